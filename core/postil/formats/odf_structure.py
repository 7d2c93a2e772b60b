"""Parts of an OpenDocument file that its paragraphs are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from postil.formats.odf_places import STYLE, TABLE, TEXT
from postil.formats.structure import Kind, Structure
from postil.formats.xml_input import local_name

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
    """Says of the paragraphs of one part what they are."""

    def __init__(self, root: Any) -> None:
        self._cells: dict[Any, Structure] = {}
        for table, element in enumerate(root.iter(f"{TABLE}table"), 1):
            rows = (one for one in element.iter(_ROWS) if _table_of(one) is element)
            for row, line in enumerate(rows, 1):
                for column, cell in enumerate(line.iterchildren(*_CELLS), 1):
                    self._cells[cell] = Structure("cell", (table, row, column))

    def of(self, paragraph: Any) -> Structure | None:
        """What a paragraph is; None for running text."""
        for one in paragraph.iterancestors(*_CELLS, *_KINDS):
            if one in self._cells:
                return self._cells[one]
            kind = _KINDS.get(one.tag)
            if kind is not None:
                return Structure(kind)
        if local_name(paragraph) == "h":
            level = paragraph.get(f"{TEXT}outline-level", "1")
            return Structure("heading", (int(level) if level in "123456789" else 1,))
        return None


def _table_of(row: Any) -> Any:
    return next(row.iterancestors(f"{TABLE}table"), None)
