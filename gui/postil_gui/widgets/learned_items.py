"""Summaries of what a confirmed segment taught the engine."""

from __future__ import annotations

from postil.engine.events import LearnedItem, LearningEvent
from postil_gui.i18n.messages import tr

MOST = {"term": 4, "phrase": 4, "reinforced": 3, "weakened": 3}


ORDER = ("term", "phrase", "reinforced", "weakened")


def shown_items(items: list[LearnedItem]) -> list[LearnedItem]:
    """The most telling ones of each kind; of phrases with the same source, one."""
    shown: list[LearnedItem] = []
    for kind in ORDER:
        unique: dict[tuple[str, str], LearnedItem] = {}
        for item in items:
            if item.kind == kind:
                key = (item.source, "" if kind == "phrase" else item.target)
                unique.setdefault(key, item)
        shown += list(unique.values())[: MOST[kind]]
    return shown


def summary_text(event: LearningEvent) -> str:
    """Summary of what an event taught: "25 phrase pairs taken in · 2 stronger · 1 weaker"."""
    pairs = event.phrase_count
    parts = [tr("%Ln phrase pairs taken in", pairs)] if pairs else []
    stronger, weaker = (
        sum(item.kind == kind for item in event.summary) for kind in ("reinforced", "weakened")
    )
    if stronger:
        parts.append(tr("%Ln stronger", stronger))
    if weaker:
        parts.append(tr("%Ln weaker", weaker))
    return " · ".join(parts)
