"""The rows of an Excel sheet that is a table: what its cells show, without formatting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from postil.errors import InputError
from postil.formats.office.office import main_part, parts_of_types, related_parts
from postil.formats.office.office_runs import X
from postil.formats.office.strict_ooxml import as_transitional
from postil.formats.office.xlsx import BOOK, RELATION, STRINGS, string_text
from postil.formats.office.xlsx_sheets import column_number, is_number
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import parse

MOST_COLUMNS = 64  # what stands further right belongs to no table


def sheet_rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    """The rows with text of the first visible sheet that has some, with their numbers.

    Raises
    ------
    InputError
        This is no workbook, or it is damaged.
    """
    package = Package(path)
    book = main_part(package, BOOK)
    if not book:
        raise InputError("this is no Excel workbook", file=path)
    strings = [
        string_text(string)
        for name in parts_of_types(package, STRINGS)
        for string in _root(package, name).iterchildren(f"{X}si")
    ]
    for sheet in _visible_sheets(package, book):
        rows = list(_rows(_root(package, sheet), strings))
        if rows:
            yield from rows
            return


def _root(package: Package, name: str) -> Any:
    return parse(as_transitional(package.read(name))[0], package.path, name).getroot()


def _visible_sheets(package: Package, book: str) -> Iterator[str]:
    """Their parts, in the order of the tabs."""
    related = related_parts(package, book)
    for sheet in _root(package, book).iter(f"{X}sheet"):
        part = related.get(sheet.get(RELATION, ""), "")
        if sheet.get("state", "visible") == "visible" and part in package:
            yield part


def _rows(sheet: Any, strings: list[str]) -> Iterator[tuple[int, list[str]]]:
    for place, row in enumerate(sheet.iter(f"{X}row"), 1):
        cells: list[str] = []
        for cell in row.iterchildren(f"{X}c"):
            column = _column(cell.get("r", ""), len(cells))
            if len(cells) <= column < MOST_COLUMNS:
                cells += [""] * (column - len(cells))
                cells.append(_shown(cell, strings))
        if any(cell.strip() for cell in cells):
            number = row.get("r", "")
            yield int(number) if is_number(number) else place, cells


def _column(name: str, following: int) -> int:
    """The column of a cell, 0 for ``A7``; ``following`` if it has no name."""
    column = column_number(name.rstrip("0123456789"))
    return column if column >= 0 else following


def _shown(cell: Any, strings: list[str]) -> str:
    inline = cell.find(f"{X}is")
    if inline is not None:
        return string_text(inline)
    value = (cell.findtext(f"{X}v") or "").strip()
    if cell.get("t") != "s":
        return value
    return strings[int(value)] if is_number(value) and int(value) < len(strings) else ""
