"""Direction of the text of Word, PowerPoint, Excel and OpenDocument files, turned where the
languages of source and target run in different directions.

Word has it at paragraphs, runs, tables and sections. A run from right to left has looks of its own:
bold and size of its Latin letters are not those of its others, so both get the same. Only
paragraphs of the target's direction are turned. Of runs that are to go from right to left, those
without Latin letters are marked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from postil.formats.languages import Direction, runs
from postil.formats.office.docx_runs import W
from postil.formats.office.odf_places import OFFICE, STYLE
from postil.text.directions import has_backwards

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_VIEW = re.compile(rb"(?P<name><(?:\w+:)?sheetView)\b(?P<rest>[^>]*>)")
_VIEW_MARK = re.compile(rb"\srightToLeft\s*=\s*[\"'][^\"']*[\"']")
_BEHIND_VIEWS = re.compile(rb"<(?P<space>(?:\w+:)?)(?:sheetFormatPr|cols|sheetData)\b")
_TWINS = ((f"{W}b", f"{W}bCs"), (f"{W}i", f"{W}iCs"), (f"{W}sz", f"{W}szCs"))
# What the schema has behind the marks of direction.
_AFTER_BIDI = frozenset(
    f"{W}{name}"
    for name in (
        *("adjustRightInd", "snapToGrid", "spacing", "ind", "contextualSpacing", "mirrorIndents"),
        *("suppressOverlap", "jc", "textDirection", "textAlignment", "textboxTightWrap"),
        *("outlineLvl", "divId", "cnfStyle", "rPr", "sectPr", "pPrChange"),
    )
)
_AFTER_BIDI_OF_SECTION = frozenset(
    f"{W}{name}" for name in ("rtlGutter", "docGrid", "printerSettings", "sectPrChange")
)
_AFTER_RTL = frozenset(
    f"{W}{name}"
    for name in ("cs", "em", "lang", "eastAsianLayout", "specVanish", "oMath", "rPrChange")
)
_BEFORE_VISUAL = frozenset(f"{W}{name}" for name in ("tblStyle", "tblpPr", "tblOverlap"))
_DRAWN = (f"{_A}pPr", f"{_A}defPPr", *(f"{_A}lvl{level}pPr" for level in range(1, 10)))
_WITH_MODE = ("page-layout", "paragraph", "table", "graphic")
_MODE = f"{STYLE}writing-mode"
_STYLES = frozenset(("titleStyle", "bodyStyle", "otherStyle", "defaultTextStyle"))
_SIDES = {"l": "r", "r": "l"}


def turn_word(root: Any, direction: Direction) -> bool:
    """Turn the text of a part of a Word document, or its styles; whether anything changed."""
    if root.tag == f"{W}styles":
        return direction == "ltr" and _without_marks(root)
    changed = False
    for paragraph in root.iter(f"{W}p"):
        text = "".join(one.text or "" for one in paragraph.iter(f"{W}t"))
        if text and runs(text, direction):
            changed |= _turn_paragraph(paragraph, direction)
    for table in root.iter(f"{W}tbl") if changed else ():
        _turn_table(table, direction)
    for section in root.iter(f"{W}sectPr") if changed else ():
        _turn_section(section, direction)
    return changed


def _turn_paragraph(paragraph: Any, direction: Direction) -> bool:
    runs = [one for one in paragraph.iter(f"{W}r") if one.find(f"{W}t") is not None]
    if direction == "ltr":
        return _without_marks(paragraph)
    properties = _first(paragraph, f"{W}pPr")
    _insert(properties, f"{W}bidi", _AFTER_BIDI)
    for run in runs:
        text = "".join(one.text or "" for one in run.iter(f"{W}t"))
        if has_backwards(text) or not any(map(str.isalpha, text)):
            look = _first(run, f"{W}rPr")
            _insert(look, f"{W}rtl", _AFTER_RTL)
            _copy_looks(look)
    return True


def _turn_table(table: Any, direction: Direction) -> None:
    """Let the first column stand where its text begins, if any of its paragraphs was turned."""
    marked = next(table.iter(f"{W}bidi"), None) is not None
    properties = table.find(f"{W}tblPr")
    if properties is None or marked != (direction == "rtl"):
        return
    mark = properties.find(f"{W}bidiVisual")
    if direction == "ltr":
        if mark is not None:
            properties.remove(mark)
    elif mark is None:
        before = [one for one in properties if one.tag in _BEFORE_VISUAL]
        properties.insert(len(before), properties.makeelement(f"{W}bidiVisual"))


def _turn_section(section: Any, direction: Direction) -> None:
    """Let columns follow each other, and pages have their gutter, as the text runs."""
    if direction == "rtl":
        _insert(section, f"{W}bidi", _AFTER_BIDI_OF_SECTION)
    elif (mark := section.find(f"{W}bidi")) is not None:
        section.remove(mark)


def _without_marks(parent: Any) -> bool:
    """Take away the marks of text from right to left; its looks become those of Latin letters."""
    marks = [one for name in ("bidi", "rtl") for one in parent.iter(f"{W}{name}")]
    for mark in marks:
        holder = mark.getparent()
        holder.remove(mark)
        if mark.tag == f"{W}rtl":
            _copy_looks(holder, backwards=True)
    return bool(marks)


def _copy_looks(look: Any, *, backwards: bool = False) -> None:
    """Give bold, italic and size of one kind of letters to the other where it has none."""
    for plain, other in _TWINS:
        have, lack = (other, plain) if backwards else (plain, other)
        mark = look.find(have)
        if mark is None or look.find(lack) is not None:
            continue
        twin = deepcopy(mark)
        twin.tag = lack
        look.insert(look.index(mark) + (0 if backwards else 1), twin)


def turn_drawing(root: Any, direction: Direction) -> bool:
    """Turn text of slides, charts and shapes, and of the styles for it, which is aligned by sides.

    Styles say which side text begins at; a paragraph only where it differs from them.
    """
    changed = False
    for properties in root.iter(*_DRAWN):
        is_style = properties.getparent().tag.rpartition("}")[2] in _STYLES
        side = properties.get("algn", "l" if is_style else "")
        if is_style or properties.get("rtl") is not None:
            properties.set("rtl", "1" if direction == "rtl" else "0")
            changed = True
        if side in _SIDES:
            properties.set("algn", _SIDES[side])
            changed = True
    for table in root.iter(f"{_A}tblPr"):
        table.set("rtl", "1" if direction == "rtl" else "0")
        changed = True
    return changed


def turned_sheet(data: bytes, direction: Direction) -> bytes:
    """A sheet whose first column stands at the side where its text begins."""
    mark = b' rightToLeft="1"' if direction == "rtl" else b""

    def with_mark(found: re.Match[bytes]) -> bytes:
        return found["name"] + mark + _VIEW_MARK.sub(b"", found["rest"])

    turned, count = _VIEW.subn(with_mark, data)
    if count or not mark:
        return turned
    return _BEHIND_VIEWS.sub(
        lambda found: (
            b'<%(space)bsheetViews><%(space)bsheetView%(mark)b workbookViewId="0"/>'
            b"</%(space)bsheetViews>%(tag)b"
            % {b"space": found["space"], b"mark": mark, b"tag": found[0]}
        ),
        data,
        count=1,
    )


def turn_odf(root: Any, direction: Direction) -> bool:
    """Turn pages, paragraphs and tables of a part of an OpenDocument file by their styles."""
    new, old = ("rl", "lr") if direction == "rtl" else ("lr", "rl")
    changed = False
    for properties in root.iter(*(f"{STYLE}{name}-properties" for name in _WITH_MODE)):
        mode = properties.get(_MODE, "")
        if mode.startswith(old):
            properties.set(_MODE, new + mode[2:])
            changed = True
    for style in root.iterfind(f"{OFFICE}styles/{STYLE}default-style"):
        if style.get(f"{STYLE}family") == "paragraph":
            properties = _first(style, f"{STYLE}paragraph-properties")
            if not properties.get(_MODE):
                properties.set(_MODE, f"{new}-tb")
                changed = True
    return changed


def _first(parent: Any, tag: str) -> Any:
    """The properties that a paragraph or a run begins with, made if it has none."""
    found = parent.find(tag)
    if found is None:
        found = parent.makeelement(tag)
        parent.insert(0, found)
    return found


def _insert(properties: Any, tag: str, after: Iterable[str]) -> None:
    """Set a mark, which stands before what comes ``after`` it."""
    mark = properties.find(tag)
    if mark is not None:
        mark.attrib.pop(f"{W}val", None)  # it may say no
        return
    place = next((n for n, one in enumerate(properties) if one.tag in after), len(properties))
    properties.insert(place, properties.makeelement(tag))
