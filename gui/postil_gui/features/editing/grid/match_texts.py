"""Origin of a translation: as a short text of the grid, and as a sentence."""

from __future__ import annotations

from postil.workspace.records import ProjectSegment
from postil_gui.i18n.messages import percent, tr


def match_text(segment: ProjectSegment) -> str:
    """Origin of the target, in as few characters as a column has: "87%", "MT 74", ""."""
    if segment.target.is_empty:
        return ""
    if segment.origin in ("memory", "earlier"):
        return tr("TM") if segment.score is None else percent(min(segment.score, 102) / 100)
    if segment.origin != "machine":
        return ""
    return tr("MT") if segment.score is None else tr("MT {number}", number=segment.score)


def origin_text(segment: ProjectSegment) -> str:
    """Origin of the target, in a sentence."""
    if segment.target.is_empty:
        return ""
    if segment.origin == "memory" and segment.score is not None:
        return tr("From a memory match of {score}", score=percent(segment.score / 100))
    if segment.origin == "machine" and segment.score is not None:
        return tr(
            "From the machine, which expected {score} of it to stay",
            score=percent(segment.score / 100),
        )
    return {
        "machine": tr("From the machine"),
        "memory": tr("From a memory"),
        "repeated": tr("Repeated from a segment with the same source"),
        "earlier": tr("From the earlier version of the document, whose source was another."),
        "translator": tr("Typed"),
    }.get(segment.origin, "")
