"""Curves of the gain from learning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from postil.cli.engines.chart import Curve, line_chart
from postil.metrics.corpus import sentence_bleu
from postil.training.simulation.report import effort_curve

if TYPE_CHECKING:
    from postil.training.simulation.report import SimulationReport

FIRST_POINT = 5  # the mean of fewer segments has no meaning


def learning_curve(
    static: Sequence[str], adaptive: Sequence[str], references: Sequence[str]
) -> str:
    """An SVG: mean sentence BLEU of the suggestions up to each segment, as trained and learning."""
    counts = range(min(FIRST_POINT, len(references)), len(references) + 1)
    lines = []
    for name, texts in (("as trained", static), ("learning", adaptive)):
        sums = list(accumulate(sentence_bleu(texts, references)))
        lines.append(Curve(name, counts, [sums[count - 1] / count for count in counts]))
    return line_chart(
        "How good the suggestions were so far", "segments confirmed", "mean sentence BLEU", lines
    )


def simulation_charts(report: SimulationReport) -> dict[str, str]:
    """SVG charts of a simulation by name: ``bleu`` and ``ter``, summed differences from the engine
    as trained; ``ksr`` and ``ksmr`` where typing was replayed.
    """
    ways = report.ways.values()
    charts = {
        "bleu": line_chart(
            "Sentence BLEU gained so far",
            "segments confirmed",
            "cumulative BLEUDIFF",
            [_curve(way.name, way.bleu_difference) for way in ways],
        ),
        "ter": line_chart(
            "Sentence TER so far, below 0: fewer edits",
            "segments confirmed",
            "cumulative difference of TER",
            [_curve(way.name, way.ter_difference) for way in ways],
        ),
    }
    typed = [("as trained", report.static), *((way.name, way.shown) for way in ways)]
    efforts = [(name, effort_curve(shown)) for name, shown in typed]
    if any(effort for _, effort in efforts):
        charts["ksr"] = line_chart(
            "Keystrokes per 100 characters so far",
            "segments typed",
            "KSR",
            [_curve(name, [effort.ksr for effort in made]) for name, made in efforts if made],
        )
        charts["ksmr"] = line_chart(
            "Actions per 100 characters so far",
            "segments typed",
            "KSMR",
            [_curve(name, [effort.ksmr for effort in made]) for name, made in efforts if made],
        )
    return charts


def _curve(name: str, values: Sequence[float]) -> Curve:
    return Curve(name, range(1, len(values) + 1), values)
