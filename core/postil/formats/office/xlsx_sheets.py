"""Sheets of an Excel workbook: which cells show which shared string, a sheet without its cells.

A sheet may hold millions of cells, and only the texts of headers, footers and prompts are its own:
it is edited without its cells, which are put back as they lay in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from postil.formats.office.cell_names import cell_name
from postil.formats.office.office_runs import X
from postil.formats.raw.xml_input import each_element

_MOST_DIGITS = 9  # of the number of a string
_NAME = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_CELLS = re.compile(
    rb"(<(?:\w+:)?sheetData(?:\s[^>]*)?(?<!/)>)(.*)(</(?:\w+:)?sheetData\s*>)", re.DOTALL
)
_MARK = b"<!--cells of the sheet-->"


class Sheet(NamedTuple):
    """A sheet as the workbook has it: its part, and the name on its tab."""

    part: str
    name: str


class StringCell(NamedTuple):
    """A cell that shows a shared string: its place, counted from 0, and the string's number."""

    row: int
    column: int
    string: int

    @property
    def name(self) -> str:
        """Like ``B7``."""
        return cell_name(self.row, self.column)


def string_cells(data: bytes, path: Path, unit: str) -> Iterator[StringCell]:
    """The cells of a sheet that show a shared string, in order."""
    number = -1
    for row in each_element(data, path, unit, f"{X}row"):
        number = _number(row.get("r"), number + 1)
        column = -1
        for cell in row.iterchildren(f"{X}c"):
            found = _NAME.fullmatch(cell.get("r", ""))
            column = column_number(found[1]) if found else column + 1
            value = (cell.findtext(f"{X}v") or "").strip() if cell.get("t") == "s" else ""
            if is_number(value):
                yield StringCell(int(found[2]) - 1 if found else number, column, int(value))


def _number(name: str | None, following: int) -> int:
    return int(name) - 1 if name is not None and is_number(name) and int(name) else following


def column_number(letters: str) -> int:
    """Number of a column, 0 for ``A``."""
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column - 1


def is_number(text: str) -> bool:
    """Whether a text is the number of a string, or of a row."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS


class Cells(NamedTuple):
    """The cells of a sheet that were taken out of it."""

    content: bytes

    def put_back(self, sheet: bytes) -> bytes:
        """The sheet with its cells."""
        return sheet.replace(_MARK, self.content, 1) if self.content else sheet


def without_cells(data: bytes) -> tuple[bytes, Cells]:
    """A sheet without its cells, and these; the whole sheet where that cannot be done."""
    found = _CELLS.search(data) if b"\0" not in data[:4] and _MARK not in data else None
    if found is None or not found[2]:
        return data, Cells(b"")
    return data[: found.start(2)] + _MARK + data[found.end(2) :], Cells(found[2])
