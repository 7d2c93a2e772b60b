"""Experiments as data: rows to make, one after another, and what they should show.

Each finished row is written at once. An experiment that was killed takes up the rows it finds, as
long as they were made with the same settings, from the same engine, by the same version.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import postil
from postil.engine.manifest import FILE_NAME
from postil.errors import UsageError
from postil.messages import Message
from postil.metrics.corpus import BootstrapResult, corpus_interval, corpus_scores, paired_bootstrap
from postil.training.experiments.laboratory import PHRASE_BASED, Laboratory, Size
from postil.types.files import atomic_write
from postil.types.progress import CurvePoint, Progress

FORM = 2  # of figures: grows when a column comes to mean something else
Verdict = Literal["holds", "does not hold", "undecided", "not run"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of making a row.

    Parameters
    ----------
    translations
        Of the test set, as text; they are scored. None: the row is about something else.
    figures
        Further columns by name.
    curves
        Points of learning curves.
    """

    translations: list[str] | None = None
    figures: Mapping[str, float] = field(default_factory=dict)
    curves: Sequence[CurvePoint] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the paper's table, to be made again.

    Parameters
    ----------
    key
        Short name, in file names and claims.
    labels
        The first cells.
    make
        Makes it.
    paper
        What the paper has in its columns, by their names.
    settings
        Everything the result depends on that the laboratory does not know.
    """

    key: str
    labels: tuple[str, ...]
    make: Callable[[Laboratory, Progress], Outcome]
    paper: Mapping[str, float] = field(default_factory=dict)
    settings: object = None


@dataclass(slots=True)
class Finished:
    """A row that was made.

    ``figures``: by column; "bleu", "low" and "high" (95 %, bootstrap), "chrf" and "ter" of the test
    set if it was translated. ``against``: the test set against the experiment's base row.
    """

    key: str
    labels: tuple[str, ...]
    figures: dict[str, float]
    paper: dict[str, float]
    translations: list[str] | None = None
    curves: list[CurvePoint] = field(default_factory=list)
    against: BootstrapResult | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """All rows of one pair, and how two of them compare."""

    pair: str
    rows: Mapping[str, Finished]
    references: Sequence[str]

    def difference(self, worse: str, better: str) -> BootstrapResult:
        """Test BLEU of row ``better`` minus that of ``worse``, by paired bootstrap."""
        first, second = self.rows[worse].translations, self.rows[better].translations
        if first is None or second is None:
            raise ValueError(f"{worse} or {better} has not translated the test set")
        return paired_bootstrap(first, second, [self.references])


@dataclass(frozen=True, slots=True)
class Conclusion:
    """``claim``: of the paper, in words; ``figures``: those of here that decide."""

    claim: str
    verdict: Verdict
    figures: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of the paper, and how the table judges it."""

    text: str
    judge: Callable[[Table], tuple[Verdict, str]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of learning curves.

    Parameters
    ----------
    name
        Of its files.
    title, across
        Over it, and below its x axis; upwards is BLEU.
    lines
        Name in the legend -> (key of a row, series). What was not made is left out.
    """

    name: str
    title: str
    across: str
    lines: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Experiment:
    """The comparison of one table.

    Parameters
    ----------
    name
        On the command line.
    about
        The table, in one sentence.
    labels
        Headings of the rows' first cells.
    columns
        Names of figures, in the order of printing, with their headings.
    rows
        To be made, in order, for a size.
    base
        Key of the row that all others are compared with.
    claims
        What the paper concludes from it.
    figures
        Learning curves to draw.
    pairs
        The pairs of languages it is made for, unless others are asked for.
    recipe
        Name of the recipe that makes the baseline engine.
    """

    name: str
    about: str
    labels: tuple[str, ...]
    columns: Mapping[str, str]
    rows: Callable[[Size], Sequence[Row]]
    base: str
    claims: Sequence[Claim]
    figures: Sequence[Figure] = ()
    pairs: tuple[str, ...] = ("multi30k.en-de",)
    recipe: str = PHRASE_BASED

    def laboratory(
        self, out: Path, data: Path, pair: str, size: Size, threads: int
    ) -> tuple[Laboratory, Path]:
        """Where its rows are made, shared with other experiments, and where they are put."""
        place = f"{pair}.{size.name}"
        engine = place if self.recipe == PHRASE_BASED else f"{place}.{self.recipe}"
        made = Laboratory(out / "engines" / engine, data, pair, size, threads, self.recipe)
        return made, out / self.name / place


def run_experiment(
    experiment: Experiment,
    laboratory: Laboratory,
    folder: Path,
    progress: Progress | None = None,
    *,
    only: Collection[str] | None = None,
) -> Table:
    """Make the rows that are not in ``folder`` yet; ``only``: of these keys, and the base row.

    Raises
    ------
    InputError, UsageError
        The corpora cannot be used.
    StorageError
        The folder cannot be written.
    Cancelled
        Through ``progress``; finished rows stay.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0, f"{laboratory.pair}: the baseline")
    laboratory.prepare(progress.part(0.1))
    progress.update(0.1)
    rows = experiment.rows(laboratory.size)
    wanted = _wanted(experiment, rows, only)
    finished: dict[str, Finished] = {}
    for number, row in enumerate(rows):
        done = 0.1 + 0.9 * number / len(rows)
        progress.update(done, message=f"{laboratory.pair}: {' '.join(row.labels)}")
        path = folder / "rows" / f"{row.key}.json"
        stamp = _stamp(row, laboratory)
        made = _read(path, stamp)
        if made is None and row.key not in wanted:
            continue
        if made is None:
            outcome = row.make(laboratory, progress.part(0.9 / len(rows)))
            made = _scored(row, outcome, laboratory.test.references)
            _write(path, stamp, made)
        finished[row.key] = made
    table = Table(laboratory.pair, finished, laboratory.test.references)
    base = finished[experiment.base]
    for made in finished.values():
        if made is not base and made.translations is not None and base.translations is not None:
            made.against = table.difference(base.key, made.key)
    progress.update(1.0)
    return table


def _wanted(experiment: Experiment, rows: Sequence[Row], only: Collection[str] | None) -> set[str]:
    """Keys of the rows to make."""
    keys = [row.key for row in rows]
    if unknown := set(only or ()) - set(keys):
        raise UsageError(
            Message(
                "{name} has no row {key}; there are: {keys}.",
                name=experiment.name,
                key=min(unknown),
                keys=", ".join(keys),
            )
        )
    return {experiment.base, *only} if only else set(keys)


def conclusions(experiment: Experiment, table: Table) -> list[Conclusion]:
    """The paper's claims, judged by a table; those about rows that were not made are "not run"."""
    found = []
    for claim in experiment.claims:
        try:
            verdict, figures = claim.judge(table)
        except KeyError as missing:
            verdict, figures = "not run", f"row {missing.args[0]} was not made"
        found.append(Conclusion(claim.text, verdict, figures))
    return found


def _scored(row: Row, outcome: Outcome, references: list[str]) -> Finished:
    figures = dict(outcome.figures)
    if outcome.translations is not None:
        scores = corpus_scores(outcome.translations, [references])
        low, high = corpus_interval(outcome.translations, [references])
        figures |= {**scores.as_dict(), "low": low, "high": high}
    return Finished(
        row.key,
        row.labels,
        figures,
        dict(row.paper),
        outcome.translations,
        [CurvePoint(*point) for point in outcome.curves],
    )


def _stamp(row: Row, laboratory: Laboratory) -> str:
    manifest = (laboratory.engine / FILE_NAME).read_bytes()
    facts = (postil.__version__, FORM, row.key, row.settings, laboratory.size)
    return sha256(repr(facts).encode() + manifest).hexdigest()


def _write(path: Path, stamp: str, made: Finished) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    values = {"stamp": stamp, **asdict(made)}
    with atomic_write(path) as temporary:
        temporary.write_text(json.dumps(values, ensure_ascii=False, indent=1), encoding="utf-8")


def _read(path: Path, stamp: str) -> Finished | None:
    """The row, if it was made under the same circumstances; a damaged file counts as none."""
    try:
        values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if values.pop("stamp") != stamp:
            return None
        values["labels"] = tuple(values["labels"])
        values["curves"] = [CurvePoint(*point) for point in values["curves"]]
        return Finished(**values)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
