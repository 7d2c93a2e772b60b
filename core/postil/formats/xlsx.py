"""Excel workbooks (xlsx, xlsm, xltx), edited in place.

Texts of cells, each once however many cells show it, then text boxes and charts. Names of sheets,
formulas and their results, comments, and texts that only hidden sheets show are not translated. The
id of a segment is ``part:string.sentence``.

Headings of tables are also names of their columns, so both get the translation; where a formula
uses such names, headings stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from posixpath import dirname, join, normpath
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import Block
from postil.formats.office import PackageDocument, parts_of_types
from postil.formats.office_runs import CELL, X, drawing_blocks, paragraph_block
from postil.formats.xml_input import parse
from postil.formats.xml_output import serialise
from postil.text.tags import TaggedText

_BOOK = ("spreadsheetml.sheet.main+xml", "spreadsheetml.template.main+xml",
         "sheet.macroEnabled.main+xml", "template.macroEnabled.main+xml")  # fmt: skip
_STRINGS = ("spreadsheetml.sharedStrings+xml",)
_SHEETS = ("spreadsheetml.worksheet+xml",)
_TABLES = ("spreadsheetml.table+xml",)
_DRAWINGS = ("officedocument.drawing+xml", "drawingml.chart+xml")
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_LINE_FEED = "_x000a_"  # in names of columns
_COLUMN_IN_FORMULA = re.compile(rb"<(?:\w+:)?(?:f|calculatedColumnFormula)\b[^>]*>[^<]*\[")


class XlsxDocument(PackageDocument):
    """A workbook as segments."""

    def _prepare(self) -> None:
        books = parts_of_types(self._package, _BOOK)
        if not books:
            raise InputError("this is no Excel workbook", file=self.path)
        self._hidden = self._hidden_sheets(books[0])
        self._sheets = [
            name for name in parts_of_types(self._package, _SHEETS) if name not in self._hidden
        ]
        self._tables = parts_of_types(self._package, _TABLES)
        self._locked = self._locked_headings()
        self._shown = self._shown_strings() if self._hidden else None

    def _part_names(self) -> list[str]:
        inline = [name for name in self._sheets if b"inlineStr" in self._package.read(name)]
        strings = parts_of_types(self._package, _STRINGS)
        return [*strings, *inline, *parts_of_types(self._package, _DRAWINGS)]

    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        root = tree.getroot()
        if root.tag not in (f"{X}sst", f"{X}worksheet"):
            yield from drawing_blocks(self, label, tree)
            return
        strings = root.iterchildren(f"{X}si") if root.tag == f"{X}sst" else root.iter(f"{X}is")
        for number, string in enumerate(strings):
            if root.tag == f"{X}sst" and self._shown is not None and number not in self._shown:
                continue
            if _text(string) in self._locked:
                continue
            block = paragraph_block(self, f"{label}:{number + 1}", string, CELL)
            if block is not None:
                yield block

    def _hidden_sheets(self, book: str) -> set[str]:
        """Parts of the sheets that the workbook does not show."""
        root = self._tree(book).getroot()
        hidden = {
            sheet.get(_RELATION)
            for sheet in root.iter(f"{X}sheet")
            if sheet.get("state", "visible") != "visible"
        }
        relations = join(dirname(book), "_rels", book.rpartition("/")[2] + ".rels")
        if not hidden or relations not in self._package:
            return set()
        found = set()
        for relation in self._tree(relations).getroot():
            if relation.get("Id") in hidden:
                target = relation.get("Target", "")
                found.add(normpath(join("/", dirname(book), target))[1:])
        return found

    def _shown_strings(self) -> set[int]:
        """Numbers of the shared strings that cells of visible sheets show."""
        numbers = set()
        for name in self._sheets:
            for cell in self._tree(name).getroot().iter(f"{X}c"):
                value = cell.findtext(f"{X}v") or ""
                if cell.get("t") == "s" and value.strip().isdigit():
                    numbers.add(int(value))
        return numbers

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


def _texts(root: Any) -> list[str]:
    """All strings of a part without their formatting."""
    return [_text(string) for string in root.iter(f"{X}si", f"{X}is")]


def _text(string: Any) -> str:
    texts = [string.find(f"{X}t"), *string.iterfind(f"{X}r/{X}t")]
    return "".join(text.text or "" for text in texts if text is not None)
