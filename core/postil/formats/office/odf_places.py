"""Places of text in an OpenDocument part: its paragraphs, the cells they lie in, and the
titles and descriptions of its pictures.

Cells that hold a number, a date or the result of a formula say nothing to translate. Of the cells
of a spreadsheet that say the same, the first stands for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from lxml import etree

from postil.formats.office.cell_names import Places
from postil.formats.plain_texts import PlainText

_URN = "urn:oasis:names:tc:opendocument:xmlns"
TEXT = f"{{{_URN}:text:1.0}}"
OFFICE = f"{{{_URN}:office:1.0}}"
STYLE = f"{{{_URN}:style:1.0}}"
TABLE = f"{{{_URN}:table:1.0}}"
SVG = f"{{{_URN}:svg-compatible:1.0}}"
PARAGRAPHS = (f"{TEXT}p", f"{TEXT}h")
COMMENT = f"{OFFICE}annotation"
_INDEX_MARKS = tuple(
    f"{TEXT}{kind}-mark{end}"
    for kind in ("alphabetical-index", "user-index", "toc")
    for end in ("", "-start")
)
_INDEX_TERMS = (f"{TEXT}string-value", f"{TEXT}key1", f"{TEXT}key2")
PICTURE_TEXTS = (f"{SVG}title", f"{SVG}desc")
_CELL, _COVERED = f"{TABLE}table-cell", f"{TABLE}covered-table-cell"
_VALUE_TYPE, _FORMULA = f"{OFFICE}value-type", f"{TABLE}formula"
_ROW, _TABLE, _SECTION = f"{TABLE}table-row", f"{TABLE}table", f"{TEXT}section"
_SHEETS = f"{OFFICE}spreadsheet"
_WATCHED = (
    *PARAGRAPHS, _CELL, _COVERED, _ROW, _TABLE, _SECTION, COMMENT, f"{TEXT}tracked-changes",
)  # fmt: skip
_MOST_REPEATED = 1 << 20  # rows of a sheet
_BETWEEN_CHECKS = 20_000  # steps


@dataclass(slots=True)
class Place:
    """A paragraph and its number in the part; ``more`` are those with the same text.

    Attributes
    ----------
    cells
        Names of the cells that it stands in, where the part is a spreadsheet.
    """

    number: int
    paragraph: Any
    more: list[Any] = field(default_factory=list)
    cells: Places = field(default_factory=Places)


@dataclass(slots=True)
class _Table:
    name: str
    row: int = 0
    column: int = 0
    rows: int = 0  # that the present row stands for


def text_places(
    root: Any, is_hidden: Callable[[Any], bool], check: Callable[[], None], *, every_cell: bool
) -> list[Place]:
    """The paragraphs of a part, in its order.

    Parameters
    ----------
    is_hidden
        Whether an element and all in it are not seen, or no text of the document.
    check
        Called now and then; it may raise ``Cancelled``.
    every_cell
        Numbers and repeated cells are texts of their own, as in the first filter.
    """
    walk = _Walk(is_hidden, named=root.find(f".//{_SHEETS}") is not None, every_cell=every_cell)
    steps = etree.iterwalk(root, events=("start", "end"), tag=_WATCHED)
    for number, (event, element) in enumerate(steps):
        if number % _BETWEEN_CHECKS == 0:
            check()
        if event == "end":
            walk.leave(element)
        elif not walk.enter(element):
            steps.skip_subtree()
    return walk.found


class _Walk:
    def __init__(self, is_hidden: Callable[[Any], bool], *, named: bool, every_cell: bool) -> None:
        self._is_hidden = is_hidden
        self._named = named
        self._every_cell = every_cell
        self._number = 0
        self._tables: list[_Table] = []
        self._known: dict[str, Place] = {}
        self.found: list[Place] = []

    def enter(self, element: Any) -> bool:
        """Come to an element; whether to go into it."""
        tag = element.tag
        if self._is_hidden(element):
            self._number += sum(1 for _ in element.iter(*PARAGRAPHS))
            self._begin(element)
            return False
        if tag in PARAGRAPHS:
            self._number += 1
            self._take(element)
        else:
            self._begin(element)
        return True

    def _begin(self, element: Any) -> None:
        if element.tag == _TABLE:
            self._tables.append(_Table(element.get(f"{TABLE}name", "")))
        elif element.tag == _ROW and self._tables:
            self._tables[-1].rows = _repeated(element, "rows")
            self._tables[-1].column = 0

    def leave(self, element: Any) -> None:
        """Come to the end of an element."""
        if not self._tables:
            return
        if element.tag == _TABLE:
            self._tables.pop()
        elif element.tag == _ROW:
            self._tables[-1].row += self._tables[-1].rows
        elif element.tag in (_CELL, _COVERED):
            self._tables[-1].column += _repeated(element, "columns")

    def _take(self, paragraph: Any) -> None:
        cell = paragraph.getparent()
        if not self._every_cell and cell.tag in (_CELL, _COVERED) and self._tables:
            if not _holds_text(cell):
                return
            alone = self._named and len(cell) == 1 and len(paragraph) == 0
            text = (paragraph.text or "").strip() if alone else ""
            known = self._known.get(text) if text else None
            if known is not None:
                self._name(known)
                known.more.append(paragraph)
                return
            if not _has_letters(cell):
                return
            place = Place(self._number, paragraph)
            if text:
                self._known[text] = place
            self._name(place)
        else:
            place = Place(self._number, paragraph)
        self.found.append(place)

    def _name(self, place: Place) -> None:
        if self._named and len(self._tables) == 1:
            table = self._tables[0]
            place.cells.add(table.name, table.row, table.column)


def _holds_text(cell: Any) -> bool:
    """Whether a cell holds no number, date or formula."""
    kind = cell.get(_VALUE_TYPE)
    return (kind is None or kind == "string") and cell.get(_FORMULA) is None


def _has_letters(cell: Any) -> bool:
    texts = ("".join(one.itertext()) for one in cell.iterchildren(*PARAGRAPHS))
    return any(map(str.isalpha, "".join(texts)))


def _repeated(element: Any, what: str) -> int:
    number = element.get(f"{TABLE}number-{what}-repeated", "1")
    return min(int(number), _MOST_REPEATED) if number.isdecimal() and len(number) < 9 else 1


def written(paragraphs: Sequence[Any]) -> None:
    """Called when paragraphs were given another text: what their cells note beside it is wrong."""
    for paragraph in paragraphs:
        cell = paragraph.getparent()
        if cell is not None and cell.tag in (_CELL, _COVERED):
            cell.attrib.pop(f"{OFFICE}string-value", None)


def picture_texts(root: Any, is_hidden: Callable[[Any], bool]) -> Iterator[Any]:
    """Titles and descriptions of pictures that are seen."""
    for element in root.iter(*PICTURE_TEXTS):
        if not any(is_hidden(one) for one in element.iterancestors()):
            yield element


def index_texts(root: Any, is_hidden: Callable[[Any], bool]) -> Iterator[PlainText]:
    """Terms that marks in the text give to an index or a table of contents, and the keys above
    them.
    """
    for element in root.iter(*_INDEX_MARKS):
        if not any(is_hidden(one) for one in element.iterancestors()):
            yield from (PlainText(element, name) for name in _INDEX_TERMS)
