"""Excel workbooks (xlsx, xlsm, xltx), edited in place.

Texts of cells, each once however many cells show it, then text boxes and charts. Names of sheets,
formulas and their results, and texts that only hidden sheets show are not translated. Comments are
notes on the texts of their cells. The id of a segment is ``part:string.sentence``.

Headings of tables are also names of their columns, so both get the translation; where a formula
uses such names, headings stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import Block
from postil.formats.office import PackageDocument, parts_of_types, related_parts
from postil.formats.office_runs import CELL, X, drawing_blocks, paragraph_block
from postil.formats.segment import comment_line
from postil.formats.xml_input import parse
from postil.formats.xml_output import serialise
from postil.text.tags import TaggedText

BOOK = ("spreadsheetml.sheet.main+xml", "spreadsheetml.template.main+xml",
         "sheet.macroEnabled.main+xml", "template.macroEnabled.main+xml")  # fmt: skip
STRINGS = ("spreadsheetml.sharedStrings+xml",)
_COMMENTS = ("spreadsheetml.comments+xml",)
_SHEETS = ("spreadsheetml.worksheet+xml",)
_TABLES = ("spreadsheetml.table+xml",)
_DRAWINGS = ("officedocument.drawing+xml", "drawingml.chart+xml")
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_MOST_DIGITS = 9  # of the number of a string
_LINE_FEED = "_x000a_"  # in names of columns
_COLUMN_IN_FORMULA = re.compile(rb"<(?:\w+:)?(?:f|calculatedColumnFormula)\b[^>]*>[^<]*\[")


class XlsxDocument(PackageDocument):
    """A workbook as segments."""

    def _prepare(self) -> None:
        books = parts_of_types(self._package, BOOK)
        if not books:
            raise InputError("this is no Excel workbook", file=self.path)
        self._hidden = self._hidden_sheets(books[0])
        self._sheets = [
            name for name in parts_of_types(self._package, _SHEETS) if name not in self._hidden
        ]
        self._tables = parts_of_types(self._package, _TABLES)
        self._locked = self._locked_headings()
        self._shown = self._shown_strings() if self._hidden else None
        comments = parts_of_types(self._package, _COMMENTS)
        self._said = {name: self._comments(name, comments) for name in self._sheets if comments}
        self._of_strings = self._notes()

    def _part_names(self) -> list[str]:
        inline = [name for name in self._sheets if b"inlineStr" in self._package.read(name)]
        strings = parts_of_types(self._package, STRINGS)
        return [*strings, *inline, *parts_of_types(self._package, _DRAWINGS)]

    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        root = tree.getroot()
        if root.tag not in (f"{X}sst", f"{X}worksheet"):
            yield from drawing_blocks(self, label, tree)
            return
        shared = root.tag == f"{X}sst"
        strings = root.iterchildren(f"{X}si") if shared else root.iter(f"{X}is")
        in_cells = {} if shared else self._said.get(self._part_of(label), {})
        for number, string in enumerate(strings):
            if shared and self._shown is not None and number not in self._shown:
                continue
            if string_text(string) in self._locked:
                continue
            if shared:
                note = self._of_strings.get(number, "")
            else:
                note = in_cells.get(string.getparent().get("r", ""), "")
            block = paragraph_block(self, f"{label}:{number + 1}", string, CELL, note=note)
            if block is not None:
                yield block

    def _hidden_sheets(self, book: str) -> set[str]:
        """Parts of the sheets that the workbook does not show."""
        hidden = [
            sheet.get(RELATION)
            for sheet in self._tree(book).getroot().iter(f"{X}sheet")
            if sheet.get("state", "visible") != "visible"
        ]
        related = related_parts(self._package, book) if hidden else {}
        return {related[name] for name in hidden if name in related}

    def _shown_strings(self) -> set[int]:
        """Numbers of the shared strings that cells of visible sheets show."""
        return {number for name in self._sheets for _, number in self._string_cells(name)}

    def _string_cells(self, sheet: str) -> Iterator[tuple[str, int]]:
        """The cells that show a shared string, with its number."""
        for cell in self._tree(sheet).getroot().iter(f"{X}c"):
            value = (cell.findtext(f"{X}v") or "").strip()
            if cell.get("t") == "s" and is_number(value):
                yield cell.get("r", ""), int(value)

    def _comments(self, sheet: str, parts: Collection[str]) -> dict[str, str]:
        """Comments on cells of a sheet; they are in some of ``parts``."""
        said: dict[str, str] = {}
        for name in related_parts(self._package, sheet).values():
            if name in parts:
                said |= _comments_by_cell(self._tree(name).getroot())
        return said

    def _notes(self) -> dict[int, str]:
        """Comments on cells, by the shared strings that the cells show."""
        lines: dict[int, dict[str, None]] = {}
        for sheet, said in self._said.items():
            for cell, number in self._string_cells(sheet) if said else ():
                if cell in said:
                    lines.setdefault(number, {})[said[cell]] = None
        return {number: "\n".join(filter(None, found)) for number, found in lines.items()}

    def _locked_headings(self) -> set[str]:
        """Headings of tables, if formulas name columns."""
        parts = [*parts_of_types(self._package, _SHEETS), *self._tables]
        if not self._tables or not any(
            _COLUMN_IN_FORMULA.search(self._package.read(name)) for name in parts
        ):
            return set()
        return {
            column.get("name", "").replace(_LINE_FEED, "\n")
            for name in self._tables
            for column in self._tree(name).getroot().iter(f"{X}tableColumn")
        }

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        replaced = super()._translated_parts(targets)
        headings: dict[str, str] = {}
        for name, data in replaced.items():
            old, new = (
                _texts(tree.getroot()) for tree in (self._tree(name), parse(data, self.path))
            )
            headings.update(zip(old, new, strict=True))
        for name in self._tables if headings else ():
            tree = self._tree(name)
            changed = False
            for column in tree.getroot().iter(f"{X}tableColumn"):
                heading = column.get("name", "")
                new = headings.get(heading.replace(_LINE_FEED, "\n"), heading)
                if new.replace("\n", _LINE_FEED) != heading:
                    column.set("name", new.replace("\n", _LINE_FEED))
                    changed = True
            if changed:
                replaced[name] = serialise(tree, self._package.read(name))
        return replaced


def _comments_by_cell(root: Any) -> dict[str, str]:
    """The comments in a part of comments, by the names of their cells."""
    authors = {str(n): one.text or "" for n, one in enumerate(root.iter(f"{X}author"))}
    said = {}
    for comment in root.iter(f"{X}comment"):
        author = authors.get(comment.get("authorId", ""), "")
        text = "".join(one.text or "" for one in comment.iter(f"{X}t"))
        named = text.startswith(f"{author}:") or author.startswith("tc=")  # of a thread
        said[comment.get("ref", "")] = comment_line("" if named else author, text)
    return said


def _texts(root: Any) -> list[str]:
    """All strings of a part without their formatting."""
    return [string_text(string) for string in root.iter(f"{X}si", f"{X}is")]


def is_number(text: str) -> bool:
    """Whether a text is the number of a string, or of a row."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def string_text(string: Any) -> str:
    """A string without its formatting."""
    texts = [string.find(f"{X}t"), *string.iterfind(f"{X}r/{X}t")]
    return "".join(text.text or "" for text in texts if text is not None)
