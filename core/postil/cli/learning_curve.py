"""The curve that shows what learning gains: how good the suggestions were so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from postil.cli.chart import Line, line_chart
from postil.metrics.corpus import sentence_bleu

FIRST_POINT = 5  # the mean of fewer segments says nothing


def learning_curve(
    static: Sequence[str],
    adaptive: Sequence[str],
    references: Sequence[str],
    *,
    tokenize: str = "13a",
) -> str:
    """An SVG: mean sentence BLEU of the suggestions up to each segment, as trained and learning."""
    counts = range(min(FIRST_POINT, len(references)), len(references) + 1)
    lines = []
    for name, texts in (("as trained", static), ("learning", adaptive)):
        sums = list(accumulate(sentence_bleu(texts, references, tokenize=tokenize)))
        lines.append(Line(name, counts, [sums[count - 1] / count for count in counts]))
    return line_chart(
        "How good the suggestions were so far", "segments confirmed", "mean sentence BLEU", lines
    )
