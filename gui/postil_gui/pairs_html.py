"""Names and what they stand for, as a table of HTML. No widgets."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from postil_gui.theme.schemes import Scheme


def pairs_table(rows: Iterable[tuple[str, str]], scheme: Scheme) -> str:
    """A line for each pair; the names are muted."""
    cells = "".join(
        f'<tr><td style="color:{scheme.muted}">{escape(name)}&nbsp;&nbsp;</td>'
        f"<td>{escape(text)}</td></tr>"
        for name, text in rows
    )
    return f'<table cellspacing="0" cellpadding="4">{cells}</table>'
