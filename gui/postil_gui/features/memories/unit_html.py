"""A unit and a memory in words, as pages of HTML. No widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.memories.table import origin_text
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.i18n.times import date_text, time_text
from postil_gui.theme.schemes import Scheme
from postil_gui.widgets.markup import SPACE, Html, element

if TYPE_CHECKING:
    from postil.memory.browse import MemoryStatistics
    from postil.memory.units import MemoryUnit

PROPERTIES = {"@tuid": mark("Identifier"), "x-document": mark("Document")}
"""Properties that memories often keep beside a unit; others are shown by their own names."""


def unit_html(unit: MemoryUnit, scheme: Scheme, right_to_left: tuple[bool, bool]) -> Html:
    """All values of a unit."""
    rows = [
        (tr("Source"), unit.source.plain, right_to_left[0]),
        (tr("Translation"), unit.target.plain, right_to_left[1]),
        (tr("Created"), _made(unit.created, unit.author), False),
        (tr("Changed"), _made(unit.changed, unit.changed_by), False),
        (tr("Origin"), origin_text(unit), False),
        (tr("Before it"), unit.previous, right_to_left[0]),
        (tr("After it"), unit.following, right_to_left[0]),
        (tr("Note"), unit.note, False),
        *(
            (tr(PROPERTIES.get(name, name)), value, False)
            for name, value in unit.properties.items()
        ),
    ]
    return _table(rows, scheme)


def statistics_html(found: MemoryStatistics, scheme: Scheme) -> Html:
    """Statistics of a memory."""
    origins = {"": tr("people"), "alignment": tr("alignment"), "machine": tr("machine")}
    rows = [
        (tr("Units"), whole(found.units), False),
        (tr("Different sources"), whole(found.sources), False),
        (
            tr("Words"),
            tr(
                "{source} in the source, {target} in the translation",
                source=whole(found.source_words),
                target=whole(found.target_words),
            ),
            False,
        ),
        (tr("Created"), " – ".join(filter(None, map(date_text, (found.first, found.last)))), False),
        (tr("Created by"), _named({origins.get(k, k): n for k, n in found.origins.items()}), False),
        (tr("Authors"), _named(found.authors), False),
        (tr("Documents"), _named(found.documents), False),
    ]
    return _table(rows, scheme)


def _named(counts: dict[str, int]) -> str:
    return ", ".join(f"{name or tr('unknown')} ({whole(n)})" for name, n in counts.items())


def _made(time: str, author: str) -> str:
    return " · ".join(part for part in (time_text(time), author) if part)


def _table(rows: list[tuple[str, str, bool]], scheme: Scheme) -> Html:
    lines = (
        element(
            "tr",
            element("td", name + 2 * SPACE, style=f"color:{scheme.muted}"),
            element("td", text, dir="rtl" if rtl else "ltr"),
        )
        for name, text, rtl in rows
        if text
    )
    table = element("table", *lines, cellspacing=0, cellpadding=3)
    return element("body", table, style=f"color:{scheme.text}")
