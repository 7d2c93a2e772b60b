"""Comparison of two engines on segments that neither was trained on.

:func:`compare` gives a verdict with examples, after a training; :func:`side_by_side` gives every
segment with both translations and their scores. Verdicts are by the paired bootstrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from postil.engine.engine import Engine
from postil.errors import UsageError
from postil.messages import Message
from postil.metrics.corpus import (
    BootstrapResult,
    CorpusScores,
    corpus_scores,
    paired_bootstrap,
    sentence_bleu,
    sentence_chrf,
)
from postil.text.tags import TaggedText
from postil.training.corpora import Segment
from postil.types.progress import Progress

Verdict = Literal["better", "worse", "undecided", "same"]
Metric = Literal["bleu", "chrf", "ter"]
METRICS: tuple[Metric, ...] = ("bleu", "chrf", "ter")
DECODING = 0.44  # share of the time, for each of the two


@dataclass(frozen=True, slots=True)
class Example:
    """A segment the two engines translate differently.

    ``gain``: difference of sacrebleu's sentence BLEU (0-100), after minus before.
    """

    source: str
    reference: str
    before: str
    after: str
    gain: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two engines on the same segments.

    Parameters
    ----------
    before, after
        Corpus scores of the first and the second engine.
    bootstrap
        Of corpus BLEU, paired (Koehn 2004): difference, its 95 % interval, and the probability that
        the second is no better.
    segments
        How many were translated.
    examples
        All segments translated differently, greatest gain first and greatest loss last.
    """

    before: CorpusScores
    after: CorpusScores
    bootstrap: BootstrapResult
    segments: int
    examples: tuple[Example, ...]

    @property
    def verdict(self) -> Verdict:
        """Better or worse only if the whole 95 % interval is."""
        return verdict_of(self.bootstrap, differ=bool(self.examples))

    @property
    def better(self) -> bool:
        return self.verdict == "better"

    def sentence(self) -> str:
        """The verdict with its figures, as the command line and the desk say it."""
        found, on = self.bootstrap, f"on {self.segments:,} held-out segments"
        if self.verdict == "same":
            return f"No difference: the same translations {on}."
        figures = (
            f"{signed(found.difference)} BLEU [{signed(found.low)}, {signed(found.high)}], "
            f"{probability(found.p_value)}, {on}"
        )
        words = {"better": "Better", "worse": "Not better", "undecided": "No clear difference"}
        return f"{words[self.verdict]}: {figures}."

    def as_dict(self) -> dict[str, Any]:
        """Figures only, for JSON."""
        return {
            "verdict": self.verdict,
            "segments": self.segments,
            "changed": len(self.examples),
            "before": self.before.as_dict(),
            "after": self.after.as_dict(),
            "bootstrap": asdict(self.bootstrap),
        }


def verdict_of(found: BootstrapResult, *, differ: bool) -> Verdict:
    """Better or worse only if the whole interval is; ``differ``: whether any translation does."""
    if not differ:
        return "same"
    if found.low > 0:
        return "better"
    return "worse" if found.high < 0 else "undecided"


def signed(value: float) -> str:
    """One decimal, with its sign: +0.8, −0.2, 0.0."""
    text = f"{value:+.1f}".replace("-", "−")
    return "0.0" if text[1:] == "0.0" else text


def probability(value: float) -> str:
    """A p-value as papers print it: "p = .004", "p < .001"."""
    if value < 0.001:
        return "p < .001"
    return f"p = {value:.3f}".replace("0.", ".") if value < 1 else "p = 1"


def compare(
    before: Path,
    after: Path,
    segments: Sequence[Segment],
    *,
    threads: int = 2,
    samples: int = 1000,
    progress: Progress | None = None,
) -> Comparison:
    """Let two engines translate the same segments.

    Parameters
    ----------
    before, after
        Folders of the engine in use and of the one that may replace it.
    segments
        Sources with one or more references each, best such as neither engine was trained on.
    threads
        To translate with; results do not depend on it.
    samples
        Of the bootstrap, drawn from a fixed seed.

    Raises
    ------
    UsageError
        There are no segments.
    EngineError
        A folder is no engine, or it is damaged.
    Cancelled
        ``progress`` was cancelled.
    """
    segments = filled(segments)
    progress = progress or Progress()
    outputs = _outputs(
        (before, after),
        segments,
        threads,
        progress,
        [
            Message("Held-out segments: the {which} engine translates", which=which)
            for which in ("current", "new")
        ],
    )
    progress.update(2 * DECODING, 1.0, "Held-out segments: comparing")
    streams = reference_streams(segments)
    result = Comparison(
        before=corpus_scores(outputs[0], streams),
        after=corpus_scores(outputs[1], streams),
        bootstrap=paired_bootstrap(outputs[0], outputs[1], streams, samples=samples),
        segments=len(segments),
        examples=_examples(segments, outputs[0], outputs[1]),
    )
    progress.update(1.0, 1.0)
    return result


def filled(segments: Sequence[Segment]) -> list[Segment]:
    """The segments with a source and a reference.

    Raises
    ------
    UsageError
        There is none.
    """
    found = [
        (source, [text for text in references if text.strip()]) for source, references in segments
    ]
    kept: list[Segment] = [one for one in found if one[0].strip() and one[1]]
    if not kept:
        raise UsageError(
            "There are no held-out segments with a source and a translation.",
            hint="Check the languages and the files.",
        )
    return kept


def _outputs(
    engines: tuple[Path, Path],
    segments: Sequence[Segment],
    threads: int,
    progress: Progress,
    notes: Sequence[str | None] = (None, None),
) -> list[list[str]]:
    """Translations by each of two engines; ``notes``: messages of the progress of each."""
    found = []
    for number, (engine, note) in enumerate(zip(engines, notes, strict=True)):
        progress.update(number * DECODING, 1.0, note)
        found.append(translated(engine, segments, threads, progress.part(DECODING)))
    return found


def translated(
    engine: Path, segments: Sequence[Segment], threads: int, progress: Progress
) -> list[str]:
    """Translations of the sources by an engine, as plain text."""
    sources = [TaggedText.of(source) for source, _ in segments]
    suggestions = Engine.open(engine).suggest_all(sources, threads=threads, progress=progress)
    return [suggestion.target.plain for suggestion in suggestions]


def reference_streams(segments: Sequence[Segment]) -> list[list[str]]:
    """One list per reference translation, as sacrebleu takes them.

    Where a segment has fewer than others its first is repeated, which changes none of the scores.
    """
    most = max(len(references) for _, references in segments)
    return [
        [references[place if place < len(references) else 0] for _, references in segments]
        for place in range(most)
    ]


def _examples(
    segments: Sequence[Segment], before: Sequence[str], after: Sequence[str]
) -> tuple[Example, ...]:
    changed = [place for place in range(len(segments)) if before[place] != after[place]]
    references = [segments[place][1][0] for place in changed]
    old = sentence_bleu([before[place] for place in changed], references)
    new = sentence_bleu([after[place] for place in changed], references)
    examples = [
        Example(segments[place][0], references[n], before[place], after[place], new[n] - old[n])
        for n, place in enumerate(changed)
    ]
    return tuple(sorted(examples, key=lambda example: -example.gain))


@dataclass(frozen=True, slots=True)
class Row:
    """One segment.

    ``scores``: chrF (0-100) of the first and the second translation.
    """

    source: str
    references: tuple[str, ...]
    outputs: tuple[str, str]
    scores: tuple[float, float]

    @property
    def differs(self) -> bool:
        """Whether the two engines translate the segment differently."""
        return self.outputs[0] != self.outputs[1]

    @property
    def gain(self) -> float:
        """Gain of the second translation over the first."""
        return self.scores[1] - self.scores[0] if self.differs else 0.0


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two engines on the same segments.

    Parameters
    ----------
    rows
        In the order of the segments.
    scores
        Corpus scores of the first and the second engine.
    bootstrap
        By metric (Koehn 2004): difference (second minus first), its 95 % interval, p.
    """

    rows: tuple[Row, ...]
    scores: tuple[CorpusScores, CorpusScores]
    bootstrap: dict[Metric, BootstrapResult]

    @property
    def verdict(self) -> Verdict:
        """Verdict on the second engine: better or worse only if the whole interval of BLEU is."""
        return verdict_of(self.bootstrap["bleu"], differ=any(row.differs for row in self.rows))

    def as_dict(self) -> dict[str, Any]:
        """Figures only, for JSON."""
        return {
            "verdict": self.verdict,
            "segments": len(self.rows),
            "different": sum(row.differs for row in self.rows),
            "scores": [one.as_dict() for one in self.scores],
            "bootstrap": {name: asdict(found) for name, found in self.bootstrap.items()},
        }


def side_by_side(
    first: Path,
    second: Path,
    segments: Sequence[Segment],
    *,
    threads: int = 2,
    samples: int = 1000,
    progress: Progress | None = None,
) -> SideBySide:
    """Let two engines translate the same segments.

    Parameters
    ----------
    first, second
        Folders of engines.
    segments
        Sources with one or more references each, best such as neither engine was trained on.
    threads
        To translate with; results do not depend on it.
    samples
        Of each bootstrap, drawn from a fixed seed.

    Raises
    ------
    UsageError
        There are no segments.
    EngineError
        A folder is no engine, or it is damaged.
    Cancelled
        ``progress`` was cancelled.
    """
    segments = filled(segments)
    progress = progress or Progress()
    outputs = _outputs((first, second), segments, threads, progress)
    streams = reference_streams(segments)
    progress.update(2 * DECODING, 1.0)
    scores = []
    for output in outputs:
        scores.append(corpus_scores(output, streams))
        progress.step(0.02)
    bootstrap = {}
    for metric in METRICS:
        bootstrap[metric] = paired_bootstrap(
            outputs[0], outputs[1], streams, samples=samples, metric=metric
        )
        progress.step(0.02)
    result = SideBySide(_both_rows(segments, outputs), (scores[0], scores[1]), bootstrap)
    progress.update(1.0, 1.0)
    return result


def _both_rows(segments: Sequence[Segment], outputs: Sequence[Sequence[str]]) -> tuple[Row, ...]:
    references = [list(several) for _, several in segments]
    scored = [sentence_chrf(output, references) for output in outputs]
    return tuple(
        Row(
            source,
            tuple(several),
            (outputs[0][place], outputs[1][place]),
            (scored[0][place], scored[1][place]),
        )
        for place, (source, several) in enumerate(segments)
    )
