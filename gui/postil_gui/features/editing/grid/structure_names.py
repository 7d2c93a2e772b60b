"""Names of the parts of a document: a code for the column, words for its tip."""

from __future__ import annotations

from postil.formats.structure import Kind, Structure
from postil_gui.i18n.messages import mark, tr

_SHORT: dict[Kind, str] = {
    "title": mark("Title"),
    "heading": mark("H{level}"),
    "list": mark("List"),
    "cell": mark("Cell"),
    "footnote": mark("Fn"),
    "header": mark("Head"),
    "footer": mark("Foot"),
    "box": mark("Box"),
    "notes": mark("Notes"),
}
_LONG: dict[Kind, str] = {
    "title": mark("Title"),
    "heading": mark("Heading of level {level}"),
    "list": mark("Item of a list"),
    "cell": mark("Table cell: row {row}, column {column}"),
    "footnote": mark("Footnote or endnote"),
    "header": mark("Header of the page"),
    "footer": mark("Footer of the page"),
    "box": mark("Text box"),
    "notes": mark("Speaker’s notes"),
}


def short_name(structure: Structure) -> str:
    """A few letters: "H1"."""
    return tr(_SHORT[structure.kind], level=structure.level)


def long_name(structure: Structure) -> str:
    """Name of a structure in words: "Heading of level 1"."""
    _, row, column = structure.cell
    return tr(_LONG[structure.kind], level=structure.level, row=row, column=column)
