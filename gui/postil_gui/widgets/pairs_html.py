"""Names and what they stand for, as a table of HTML. No widgets."""

from __future__ import annotations

from collections.abc import Iterable

from postil_gui.theme.schemes import Scheme
from postil_gui.widgets.markup import SPACE, Html, element


def pairs_table(rows: Iterable[tuple[str, str]], scheme: Scheme) -> Html:
    """A line for each pair; the names are muted."""
    lines = (
        element(
            "tr",
            element("td", name + 2 * SPACE, style=f"color:{scheme.muted}"),
            element("td", text),
        )
        for name, text in rows
    )
    return element("table", *lines, cellspacing=0, cellpadding=4)
