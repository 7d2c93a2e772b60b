"""Excel workbooks (xlsx, xlsm, xltx), edited in place.

Texts of cells in the order of the sheets, each once however many cells show it, then headers,
footers and prompts of the sheet, and its text boxes, charts and alternative texts. Names of sheets,
formulas and their results, and texts that only hidden sheets show are not translated, nor are
numbers. Which cells show a text is a note on it, and so are the comments on these cells. The id of
a segment is ``part:string.sentence``.

Headings of tables are also names of their columns, charts keep copies of their cells, and captions
of form controls stand twice, so these get the translation, too; where a formula uses names of
columns, headings stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.languages import new_direction
from postil.formats.office.cell_names import Places
from postil.formats.office.office import PackageDocument, main_part, parts_of_types, related_parts
from postil.formats.office.office_direction import turned_sheet
from postil.formats.office.office_runs import CELL, X, paragraph_block
from postil.formats.office.office_texts import (
    chart_labels,
    new_chart_parts,
    property_blocks,
    property_parts,
    shape_blocks,
)
from postil.formats.office.strict_ooxml import as_transitional
from postil.formats.office.xlsx_controls import captions, with_captions
from postil.formats.office.xlsx_headers import header_blocks
from postil.formats.office.xlsx_sheets import (
    Cells,
    Sheet,
    StringCell,
    column_number,
    string_cells,
    without_cells,
)
from postil.formats.plain_texts import PlainText, plain_blocks
from postil.formats.raw.xml_input import parse
from postil.formats.segment import comment_line
from postil.text.tags import TaggedText

BOOK = ("spreadsheetml.sheet.main+xml", "spreadsheetml.template.main+xml",
         "sheet.macroEnabled.main+xml", "template.macroEnabled.main+xml")  # fmt: skip
STRINGS = ("spreadsheetml.sharedStrings+xml",)
_COMMENTS = ("spreadsheetml.comments+xml",)
_SHEETS = ("spreadsheetml.worksheet+xml",)
_TABLES = ("spreadsheetml.table+xml",)
_CHARTS = ("drawingml.chart+xml",)
_CONTROLS = ("officedocument.vmlDrawing",)
_DRAWINGS = ("officedocument.drawing+xml", *_CHARTS)
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_LINE_FEED = "_x000a_"  # in names of columns
_COLUMN_IN_FORMULA = re.compile(rb"<(?:\w+:)?(?:f|calculatedColumnFormula)\b[^>]*>[^<]*\[")
_INLINE = b"inlineStr"
_OWN_TEXTS = re.compile(rb"<(?:\w+:)?(?:headerFooter|dataValidation)\b")
_PROMPTS = ("promptTitle", "prompt", "errorTitle", "error")
_CELL_NAME = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_AFTER_CELLS = 1 << 30
_Rank = tuple[int, int, int]  # sheet, row, column


class XlsxDocument(PackageDocument):
    """A workbook as segments."""

    def _prepare(self) -> None:
        book = main_part(self.package, BOOK)
        if not book:
            raise InputError("this is no Excel workbook", file=self.path)
        self._sheets = self._visible_sheets(book)
        self._tables = parts_of_types(self.package, _TABLES)
        self._locked = self._locked_headings()
        comments = parts_of_types(self.package, _COMMENTS)
        self._notes = {
            sheet.part: self._comments(sheet.part, comments) for sheet in self._sheets if comments
        }
        self._all_shown = self.options.first and not self._has_hidden
        self._places: dict[int, Places] = {}
        self._of_strings: dict[int, dict[str, None]] = {}
        self._ranks: dict[str, _Rank] = {}
        self._string_ranks: dict[int, _Rank] = {}
        self._cell_texts: set[str] = set()
        for number, sheet in enumerate(self._sheets):
            self._progress.check()
            self._look_at_cells(number, sheet)

    def _visible_sheets(self, book: str) -> list[Sheet]:
        """The sheets that the workbook shows, in its order."""
        related = related_parts(self.package, book)
        known = parts_of_types(self.package, _SHEETS)
        sheets = list(self._tree(book).getroot().iter(f"{X}sheet"))
        parts = [related.get(sheet.get(RELATION, ""), "") for sheet in sheets]
        hidden = {
            part
            for part, sheet in zip(parts, sheets, strict=True)
            if sheet.get("state", "visible") != "visible"
        }
        self._has_hidden = bool(hidden)
        names = {part: sheet.get("name", "") for part, sheet in zip(parts, sheets, strict=True)}
        if not self.options.first:
            known = list(dict.fromkeys([*(part for part in parts if part in known), *known]))
        return [Sheet(part, names.get(part, "")) for part in known if part not in hidden]

    def _look_at_cells(self, number: int, sheet: Sheet) -> None:
        """Note where the shared strings are that a sheet shows, and the comments on them there."""
        notes = self._notes.get(sheet.part, {})
        if self._all_shown and not notes:
            return
        for cell in self._string_cells(sheet.part):
            self._places.setdefault(cell.string, Places()).add(sheet.name, cell.row, cell.column)
            self._string_ranks.setdefault(cell.string, (number, cell.row, cell.column))
            if notes.get(cell.name):
                self._of_strings.setdefault(cell.string, {})[notes[cell.name]] = None

    def _string_cells(self, sheet: str) -> Iterator[StringCell]:
        data = as_transitional(self.package.read(sheet))[0]
        return string_cells(data, self.path, sheet)

    def _part_names(self) -> list[str]:
        sheets = [sheet.part for sheet in self._sheets if self._has_own_texts(sheet.part)]
        strings = parts_of_types(self.package, STRINGS)
        return [
            *strings,
            *sheets,
            *parts_of_types(self.package, _DRAWINGS),
            *new_chart_parts(self),
            *property_parts(self),
        ]

    def _has_own_texts(self, sheet: str) -> bool:
        """Whether a sheet has texts that are no shared strings."""
        data = self.package.read(sheet)
        return _INLINE in data or (not self.options.first and bool(_OWN_TEXTS.search(data)))

    def _edited(self, data: bytes) -> bytes:
        return _without_cells(data)[0]

    def _serialised(self, name: str, tree: Any) -> bytes:
        own = _without_cells(self.package.read(name))[1]
        return own.put_back(super()._serialised(name, tree))

    def _order(self) -> None:
        """Order the blocks by sheet, row and column; those in no cell come last."""
        if self.options.first:
            return
        last = (len(self._sheets), 0, 0)
        self.segments.sort(key=lambda one: self._ranks.get(one.id.rpartition(".")[0], last))

    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        root = tree.getroot()
        if root.tag == f"{X}sst":
            yield from self._string_blocks(label, root)
        elif root.tag == f"{X}worksheet":
            yield from self._sheet_blocks(label, root)
        else:
            rank = self._sheet_number(self._part_of(label)), _AFTER_CELLS, 1
            blocks = [*property_blocks(self, label, tree), *shape_blocks(self, label, tree)]
            yield from self._ranked(rank, (one for one in blocks if not self._is_copy(one)))

    def _string_blocks(self, label: str, root: Any) -> Iterator[TextBlock]:
        for number, string in enumerate(root.iterchildren(f"{X}si")):
            if not self._all_shown and number not in self._places:
                continue
            lines = [] if self.options.first else [str(self._places[number])]
            note = "\n".join([*lines, *self._of_strings.get(number, ())])
            rank = self._string_ranks.get(number, (0, 0, 0))
            yield from self._ranked(rank, self._cell_blocks(f"{label}:{number + 1}", string, note))

    def _sheet_blocks(self, label: str, root: Any) -> Iterator[TextBlock]:
        part = self._part_of(label)
        sheet = self._sheet_number(part)
        notes = self._notes.get(part, {})
        for number, string in enumerate(root.iter(f"{X}is"), 1):
            cell = string.getparent().get("r", "")
            named = cell and sheet < len(self._sheets) and not self.options.first
            lines = [f"{self._sheets[sheet].name}!{cell}"] if named else []
            note = "\n".join(filter(None, [*lines, notes.get(cell, "")]))
            found = _CELL_NAME.fullmatch(cell)
            place = (int(found[2]) - 1, column_number(found[1])) if found else (number, 0)
            blocks = self._cell_blocks(f"{label}:{number}", string, note)
            yield from self._ranked((sheet, *place), blocks)
        if not self.options.first:
            prompts = (
                PlainText(one, name) for one in root.iter("{*}dataValidation") for name in _PROMPTS
            )
            rank = sheet, _AFTER_CELLS, 0
            yield from self._ranked(rank, header_blocks(self, label, root))
            yield from self._ranked(rank, plain_blocks(self, f"{label}:prompt", prompts))

    def _cell_blocks(self, name: str, string: Any, note: str) -> Iterator[TextBlock]:
        """The block of a text of cells, if there is something to translate in it."""
        text = string_text(string)
        if text in self._locked or not (self.options.first or any(map(str.isalpha, text))):
            return
        self._cell_texts.add(text)
        block = paragraph_block(self, name, string, CELL, note=note)
        if block is not None:
            yield block

    def _ranked(self, rank: _Rank, blocks: Iterable[TextBlock]) -> Iterator[TextBlock]:
        for block in blocks:
            self._ranks[block.id] = rank
            yield block

    def _sheet_number(self, part: str) -> int:
        """Number of the sheet a part belongs to; after all of them if to none."""
        for number, sheet in enumerate(self._sheets):
            known = {sheet.part}
            for _ in range(2):  # to its drawing, and from there to a chart
                if part in known:
                    return number
                known = {
                    one for name in known for one in related_parts(self.package, name).values()
                }
            if part in known:
                return number
        return len(self._sheets)

    def _is_copy(self, block: TextBlock) -> bool:
        """Whether the whole text of a block of a chart is the text of a cell."""
        if ":label" not in block.id:
            return False
        text = " ".join(segment.source.plain for segment in block.segments)
        return text in self._cell_texts

    def _comments(self, sheet: str, parts: Collection[str]) -> dict[str, str]:
        """Comments on cells of a sheet; they are in some of ``parts``."""
        said: dict[str, str] = {}
        for name in related_parts(self.package, sheet).values():
            if name in parts:
                said |= _comments_by_cell(self._tree(name).getroot())
        return said

    def _locked_headings(self) -> set[str]:
        """Headings of tables, if formulas name columns."""
        parts = [*parts_of_types(self.package, _SHEETS), *self._tables]
        if not self._tables or not any(
            _COLUMN_IN_FORMULA.search(self.package.read(name)) for name in parts
        ):
            return set()
        return {
            column.get("name", "").replace(_LINE_FEED, "\n")
            for name in self._tables
            for column in self._tree(name).getroot().iter(f"{X}tableColumn")
        }

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        replaced = super()._translated_parts(targets)
        new_texts: dict[str, str] = {}
        for name, data in replaced.items():
            trees = self._tree(name), parse(as_transitional(data)[0], self.path)
            old, new = (_texts(tree.getroot()) for tree in trees)
            if len(old) == len(new):  # strings within strings are gone
                new_texts.update(zip(old, new, strict=True))
        self._caption_controls(replaced)
        self._turn_sheets(replaced)
        if new_texts:
            self._name_columns(new_texts, replaced)
            self._label_charts(new_texts, replaced)
        return replaced

    def _turn_sheets(self, replaced: dict[str, bytes]) -> None:
        direction = new_direction(self.source_language, self.target_language)
        if direction is None or not replaced:
            return
        for sheet in self._sheets:
            data = replaced.get(sheet.part) or self.package.read(sheet.part)
            if (turned := turned_sheet(data, direction)) != data:
                replaced[sheet.part] = turned

    def _name_columns(self, new_texts: Mapping[str, str], replaced: dict[str, bytes]) -> None:
        """Give columns of tables the translations of their headings."""
        for name in self._tables:
            tree = self._tree(name)
            changed = False
            for column in tree.getroot().iter(f"{X}tableColumn"):
                heading = column.get("name", "")
                new = new_texts.get(heading.replace(_LINE_FEED, "\n"), heading)
                if new.replace("\n", _LINE_FEED) != heading:
                    column.set("name", new.replace("\n", _LINE_FEED))
                    changed = True
            if changed:
                replaced[name] = self._serialised(name, tree)

    def _caption_controls(self, replaced: dict[str, bytes]) -> None:
        """Give form controls the captions that the drawings have now."""
        new: dict[str, str] = {}
        for name in parts_of_types(self.package, _DRAWINGS):
            if name in replaced:
                trees = self._tree(name), parse(as_transitional(replaced[name])[0], self.path)
                pairs = zip(*(captions(tree.getroot()) for tree in trees), strict=False)
                new.update(pair for pair in pairs if pair[0] != pair[1])
        for name in parts_of_types(self.package, _CONTROLS) if new else ():
            data = self.package.read(name)
            changed = with_captions(data, {" ".join(old.split()): now for old, now in new.items()})
            if changed != data:
                replaced[name] = changed

    def _label_charts(self, new_texts: Mapping[str, str], replaced: dict[str, bytes]) -> None:
        """Give charts the translations of the cells that they show."""
        charts = () if self.options.first else parts_of_types(self.package, _CHARTS)
        for name in charts:
            data = replaced.get(name) or self.package.read(name)
            tree = parse(as_transitional(data)[0], self.path, name)
            changed = False
            for label in chart_labels(tree.getroot()):
                new = new_texts.get(label.text, label.text)
                if new != label.text:
                    label.write(new)
                    changed = True
            if changed:
                replaced[name] = self._serialised(name, tree)


def _without_cells(data: bytes) -> tuple[bytes, Cells]:
    """A sheet without its cells, if they hold no text; any other part as it is."""
    if b"sheetData" not in data or _INLINE in data:
        return data, Cells(b"")
    return without_cells(data)


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


def string_text(string: Any) -> str:
    """A string without its formatting."""
    texts = [string.find(f"{X}t"), *string.iterfind(f"{X}r/{X}t")]
    return "".join(text.text or "" for text in texts if text is not None)
