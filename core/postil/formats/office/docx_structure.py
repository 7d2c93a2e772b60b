"""Parts of a Word document that its paragraphs are: headings by their style, cells, notes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from postil.formats.office.docx_runs import W
from postil.formats.raw.xml_input import local_name
from postil.formats.structure import Kind, Structure

_HEADING = re.compile(r"heading ([1-9])", re.IGNORECASE)
_LEVELS = 9
_AROUND = f"{W}tc", f"{W}txbxContent"
_LOOK = f"{W}pPr"
_SAYING = _LEVEL, _STYLE, _NUMBERS = f"{W}outlineLvl", f"{W}pStyle", f"{W}numPr"
_PARTS: Mapping[str, Kind] = {
    "hdr": "header",
    "ftr": "footer",
    "footnotes": "footnote",
    "endnotes": "footnote",
}


def heading_styles(root: Any) -> dict[str, Structure]:
    """Styles of headings and titles by their id, from the styles of a document."""
    own: dict[str, Structure | None] = {}
    based_on: dict[str, str] = {}
    for style in root.iter(f"{W}style"):
        identifier = style.get(f"{W}styleId", "")
        based_on[identifier] = _value(style.find(f"{W}basedOn"))
        name = _value(style.find(f"{W}name"))
        level = _value(style.find(f"{W}pPr/{W}outlineLvl"))
        heading = _HEADING.fullmatch(name)
        if name.casefold() == "title":
            own[identifier] = Structure("title")
        elif heading:
            own[identifier] = Structure("heading", (int(heading[1]),))
        elif level:
            own[identifier] = _of_level(level)
    found = {}
    for identifier in based_on:
        at, seen = identifier, set[str]()
        while at not in own and at in based_on and at not in seen:
            seen.add(at)
            at = based_on[at]
        structure = own.get(at)
        if structure is not None:
            found[identifier] = structure
    return found


class DocxStructures:
    """Finds the structure of the paragraphs of one part.

    Parameters
    ----------
    root
        Of the part.
    headings
        Styles of headings, see :func:`heading_styles`.
    """

    def __init__(self, root: Any, headings: Mapping[str, Structure]) -> None:
        self._part = _PARTS.get(local_name(root))
        self._headings = headings
        self._cells: dict[Any, Structure] = {}
        for table, element in enumerate(root.iter(f"{W}tbl"), 1):
            for row, line in enumerate(element.iterchildren(f"{W}tr"), 1):
                for column, cell in enumerate(line.iterchildren(f"{W}tc"), 1):
                    self._cells[cell] = Structure("cell", (table, row, column))

    def of(self, paragraph: Any) -> Structure | None:
        """Structure of a paragraph (heading, cell …); None for running text."""
        if self._part is not None:
            return Structure(self._part)
        for one in paragraph.iterancestors(*_AROUND):
            return self._cells.get(one, Structure("box"))
        look = next(paragraph.iterchildren(_LOOK), None)
        if look is None:
            return None
        said = {mark.tag: mark for mark in look.iterchildren(*_SAYING)}
        level = _value(said.get(_LEVEL))
        heading = _of_level(level) if level else self._headings.get(_value(said.get(_STYLE)))
        if heading is None and _NUMBERS in said:
            return Structure("list")
        return heading


def _of_level(level: str) -> Structure | None:
    if not level.isdecimal() or len(level) > 1 or int(level) >= _LEVELS:
        return None
    return Structure("heading", (int(level) + 1,))


def _value(element: Any | None) -> str:
    return "" if element is None else str(element.get(f"{W}val", ""))
