"""The demonstration's report: one HTML page that stands alone."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from postil.cli.engines.learning_curve import learning_curve
from postil.metrics.corpus import corpus_scores
from postil.text.tags import TaggedText
from postil.types.files import atomic_write

if TYPE_CHECKING:
    from postil.engine.events import LearnedItem
    from postil.training.request import TrainingReport
    from postil.workspace.records import Proposal

EXAMPLES = 6
LEARNED = 12

STYLE = """
body { font: 14px/1.45 system-ui, sans-serif; color: #1e293b; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #e2e8f0;
  vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
figure { margin: 1rem 0 } img, svg { max-width: 100% } .quiet { color: #64748b }
"""


@dataclass(slots=True)
class DemoSegment:
    """One segment of the demonstration: what was suggested, offered, confirmed and learned."""

    source: TaggedText
    reference: TaggedText
    static: TaggedText
    adaptive: TaggedText = field(default_factory=lambda: TaggedText(""))
    offered: Proposal | None = None
    learned: list[LearnedItem] = field(default_factory=list)


@dataclass(slots=True)
class DemoResult:
    """Results of the demonstration; ``steps`` by segment id, in document order."""

    out: Path
    training: TrainingReport | None = None
    steps: dict[str, DemoSegment] = field(default_factory=dict)
    suggest_seconds: list[float] = field(default_factory=list)
    confirm_seconds: list[float] = field(default_factory=list)
    files: list[tuple[str, Path]] = field(default_factory=list)

    def texts(self, which: Literal["static", "adaptive", "reference"]) -> list[str]:
        """The plain texts of all steps."""
        return [getattr(step, which).plain for step in self.steps.values()]

    def scores(self) -> list[tuple[str, ...]]:
        """Static beside adaptive, as a table."""
        rows: list[tuple[str, ...]] = [("machine suggestions", "BLEU", "chrF", "TER")]
        for about, texts in (
            ("engine as trained", self.texts("static")),
            ("learning as it goes", self.texts("adaptive")),
        ):
            found = corpus_scores(texts, [self.texts("reference")])
            rows.append((about, f"{found.bleu:.1f}", f"{found.chrf:.1f}", f"{found.ter:.1f}"))
        return rows


def write_report(result: DemoResult, path: Path) -> Path:
    """Write the page, with the curve inside and the pictures linked; returns ``path``."""
    body = "\n".join(
        [
            "<h1>Postil on the sample project</h1>",
            f'<p class="quiet">The quick guide of an office printer, {len(result.steps)} segments, '
            "English to French. Every segment was suggested, then confirmed with its reference "
            "translation, as a translator would; the engine learned from each at once.</p>",
            "<h2>Machine suggestions, before any editing</h2>",
            _html_table(result.scores()),
            '<p class="quiet">BLEU and chrF: more is better. TER: edits per 100 words, less is '
            "better. Measured by sacrebleu.</p>",
            f"<figure>{_curve(result)}</figure>",
            "<h2>What changed</h2>",
            _changes(result),
            "<h2>What was learned</h2>",
            _learned(result),
            "<h2>Engine and time</h2>",
            _html_table(_facts(result)),
            *_pictures(result),
            "<h2>Files</h2>",
            _html_table([("", ""), *((about, str(file.name)) for about, file in result.files)]),
        ]
    )
    page = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>Postil: demonstration</title><style>{STYLE}</style></head>\n"
        f"<body>\n{body}\n</body></html>\n"
    )
    with atomic_write(path) as temporary:
        temporary.write_text(page, encoding="utf-8")
    return path


def _curve(result: DemoResult) -> str:
    return learning_curve(
        result.texts("static"), result.texts("adaptive"), result.texts("reference")
    )


def _changes(result: DemoResult) -> str:
    """Segments translated differently because the engine had learned, greatest gain first."""
    changed = []
    for step in result.steps.values():
        if step.adaptive != step.static:
            before, after = (
                corpus_scores([text.plain], [[step.reference.plain]]).ter
                for text in (step.static, step.adaptive)
            )
            changed.append((after - before, step))
    changed.sort(key=lambda pair: pair[0])
    better = sum(gain < 0 for gain, _ in changed)
    worse = sum(gain > 0 for gain, _ in changed)
    summary = (
        f"<p>{len(changed)} of {len(result.steps)} segments were translated differently because of "
        f"what had been learned: {better} needed fewer edits, {worse} more.</p>"
    )
    rows: list[tuple[str, ...]] = [("source", "as trained", "after learning", "confirmed")]
    rows += [
        (step.source.plain, step.static.plain, step.adaptive.plain, step.reference.plain)
        for _, step in changed[:EXAMPLES]
    ]
    return summary + (_html_table(rows) if changed else "")


def _learned(result: DemoResult) -> str:
    kinds = Counter(item.kind for step in result.steps.values() for item in step.learned)
    counts = (
        f"<p>{kinds['phrase']:,} new phrases; {kinds['reinforced']:,} known ones were reinforced, "
        f"{kinds['weakened']:,} weakened.</p>"
    )
    telling = _telling_phrases(result)
    rows = [("new phrase", "its translation", "later segments with it"), *telling]
    return counts + (_html_table(rows) if telling else "")


def _telling_phrases(result: DemoResult) -> list[tuple[str, str, str]]:
    """Short new phrases that occur again later, the most useful first, none within another."""
    sources = [f" {step.source.plain.lower()} " for step in result.steps.values()]
    uses: dict[tuple[str, str], int] = {}
    for number, step in enumerate(result.steps.values()):
        for item in step.learned:
            if item.kind == "phrase" and 2 <= len(item.source.split()) <= 4:
                again = sum(f" {item.source.lower()} " in later for later in sources[number + 1 :])
                uses.setdefault((item.source, item.target), again)
    chosen: list[tuple[str, str, str]] = []
    for (source, target), again in sorted(
        uses.items(), key=lambda entry: (-entry[1], -len(entry[0][0]))
    ):
        if again and not any(source in other or other in source for other, _, _ in chosen):
            chosen.append((source, target, str(again)))
    return chosen[:LEARNED]


def _facts(result: DemoResult) -> list[tuple[str, str]]:
    rows = [("", "")]
    if result.training is not None:
        report = result.training
        rows += [
            ("translation units trained on", f"{report.pairs:,}"),
            ("words", f"{report.source_words:,} + {report.target_words:,}"),
            ("phrase pairs", f"{report.phrase_pairs:,}"),
            ("training", f"{sum(report.seconds.values()):.1f} s"),
        ]
    rows += [
        ("a suggestion, median", f"{1000 * statistics.median(result.suggest_seconds):.0f} ms"),
        ("confirm and learn, median", f"{1000 * statistics.median(result.confirm_seconds):.0f} ms"),
        ("confirm and learn, slowest", f"{1000 * max(result.confirm_seconds):.0f} ms"),
    ]
    first = Counter(step.offered.kind for step in result.steps.values() if step.offered)
    rows += [
        ("segments where the memory made the first proposal", str(first["memory"])),
        ("segments where the machine made the first proposal", str(first["machine"])),
    ]
    return rows


def _pictures(result: DemoResult) -> Iterable[str]:
    pictures = [(about, file) for about, file in result.files if file.suffix == ".png"]
    if pictures:
        yield "<h2>The desk, half-way through</h2>"
    for about, file in pictures:
        name = escape(file.name)
        yield f'<figure><img src="{name}" alt="{escape(about)}"></figure>'


def _html_table(rows: Sequence[Sequence[str]]) -> str:
    """The first row is the heading, left out where empty; columns of figures go to the right."""
    lines = ["<table>"]
    for number, row in enumerate(rows):
        if number == 0 and not any(row):
            continue
        tag = "th" if number == 0 else "td"
        cells = "".join(
            f"<{tag}{' class=n' if _is_figure(rows, column) else ''}>{escape(cell)}</{tag}>"
            for column, cell in enumerate(row)
        )
        lines.append(f"<tr>{cells}</tr>")
    return "\n".join([*lines, "</table>"])


def _is_figure(rows: Sequence[Sequence[str]], column: int) -> bool:
    return column > 0 and all(row[column][:1].isdigit() for row in rows[1:])
