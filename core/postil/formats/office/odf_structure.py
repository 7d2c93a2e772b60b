"""Parts of an OpenDocument file that its paragraphs are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from postil.formats.office.odf_places import STYLE, TABLE, TEXT
from postil.formats.raw.xml_input import local_name
from postil.formats.structure import Kind, Structure

_DRAW = "{urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}"
_NOTES = "{urn:oasis:names:tc:opendocument:xmlns:presentation:1.0}notes"
_CELLS = (f"{TABLE}table-cell", f"{TABLE}covered-table-cell")
_ROWS = f"{TABLE}table-row"
_KINDS: Mapping[str, Kind] = {
    f"{TEXT}note": "footnote",
    _NOTES: "notes",
    **{f"{STYLE}header{more}": "header" for more in ("", "-left", "-first")},
    **{f"{STYLE}footer{more}": "footer" for more in ("", "-left", "-first")},
    f"{_DRAW}text-box": "box",
    f"{TEXT}list-item": "list",
}


class OdfStructures:
    """Finds the structure of the paragraphs of one part.

    A sheet has many more cells than texts: only those in the rows of texts are counted.
    """

    def __init__(self, root: Any) -> None:
        self._rows: dict[Any, tuple[int, int]] = {}
        for table, element in enumerate(root.iter(f"{TABLE}table"), 1):
            rows = (one for one in element.iter(_ROWS) if _table_of(one) is element)
            for row, line in enumerate(rows, 1):
                self._rows[line] = table, row
        self._cells: dict[Any, dict[Any, Structure]] = {}  # by row

    def _cell(self, cell: Any) -> Structure | None:
        """The place of a cell in its table; None if it lies in no row of one."""
        line = cell.getparent()
        if line not in self._rows:
            return None
        if line not in self._cells:
            self._cells[line] = {
                one: Structure("cell", (*self._rows[line], column))
                for column, one in enumerate(line.iterchildren(*_CELLS), 1)
            }
        return self._cells[line][cell]

    def of(self, paragraph: Any) -> Structure | None:
        """Structure of a paragraph (heading, cell …); None for running text."""
        for one in paragraph.iterancestors(*_CELLS, *_KINDS):
            cell = self._cell(one) if one.tag in _CELLS else None
            if cell is not None:
                return cell
            kind = _KINDS.get(one.tag)
            if kind is not None:
                return Structure(kind)
        if local_name(paragraph) == "h":
            level = paragraph.get(f"{TEXT}outline-level", "1")
            return Structure("heading", (int(level) if level in "123456789" else 1,))
        return None


def _table_of(row: Any) -> Any:
    return next(row.iterancestors(f"{TABLE}table"), None)
