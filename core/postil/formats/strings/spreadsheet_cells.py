"""Cells of text tables that spreadsheets open: no text is taken for a formula.

A spreadsheet that opens a file of separated values takes a cell for a formula if it begins with one
of a few signs, whoever wrote it; an apostrophe before the sign keeps it a text (OWASP, CSV
Injection). Reports are written so. Tables for exchange are not (glossaries, documents): other
programs would read the apostrophe as part of the text.
"""

from __future__ import annotations

import re

_FORMULA = re.compile("'*[=+\\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
_NUMBER = re.compile(r"[+-]?\d{1,15}(?:[.,]\d{1,15})?\s?%?")


def report_cell(text: str) -> str:
    """A cell of a report. Its line ends are line feeds: a writer of tables leaves a carriage return
    alone without quotes, and what follows would be a row of its own.
    """
    return guarded(text.replace("\r\n", "\n").replace("\r", "\n"))


def guarded(text: str) -> str:
    """A cell with a text; :func:`unguarded` takes it back."""
    if _FORMULA.match(text) and not _NUMBER.fullmatch(text):
        return f"'{text}"
    return text


def unguarded(cell: str) -> str:
    """Text that :func:`guarded` made a cell of."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
