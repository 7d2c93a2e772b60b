"""Control words of RTF by what they are in a text, and styles of headings."""

from __future__ import annotations

import re
from collections.abc import Mapping

from postil.formats.structure import Kind, Structure

_HEADING = re.compile(r"\\s(\d{1,4})(?!\d)[^{};]{0,2000}?[ ](?:heading|Heading) ([1-9]);")
_TITLE = re.compile(r"\\s(\d{1,4})(?!\d)[^{};]{0,2000}?[ ]Title;")

SIGNS = {
    "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“",
    "rdblquote": "”", "bullet": "•", "emspace": "\u2003", "enspace": "\u2002",
    "qmspace": "\u2005", "zwj": "\u200d", "zwnj": "\u200c", "zwbo": "\u200b", "zwnbo": "\u2060",
    "ltrmark": "\u200e", "rtlmark": "\u200f",
}  # fmt: skip
SYMBOLS_OF_TEXT = {"~": "\u00a0", "_": "\u2011", "-": "\u00ad", "\\": "\\", "{": "{", "}": "}"}
CODES = {"tab": "tab", "line": "br", "lbr": "br", "softline": "br"}
FIELDS = {"chpgn": "page", "chdate": "date", "chtime": "time", "chdpl": "date", "chdpa": "date"}
KEPT = {"chftn": "note", "page": "page break", "column": "column break", "chftnsep": "note"}
PARAGRAPHS = frozenset({"par", "cell", "nestcell", "row", "nestrow", "sect"})
SIDES = frozenset({"ql", "qr", "qc", "qj", "qd", "qk", "qt"})
SKIPPED = frozenset({
    "fonttbl", "colortbl", "stylesheet", "info", "listtext", "pntext", "rxe", "fldinst",
    "datafield", "ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "nonesttables",
    "listtable", "listoverridetable", "rsidtbl", "filetbl", "revtbl", "shprslt", "themedata",
    "upr", "pn", "pnseclvl", "private", "bkmkstart", "bkmkend", "annotation", "atnid", "atnauthor",
    "sp", "template", "macpict",
})  # fmt: skip
FLOWS: Mapping[str, Kind] = {
    "footnote": "footnote", "shptxt": "box", "dptxbxtext": "box",
    **dict.fromkeys(("header", "headerl", "headerr", "headerf"), "header"),
    **dict.fromkeys(("footer", "footerl", "footerr", "footerf"), "footer"),
}  # fmt: skip
ENTRIES = frozenset({"xe", "txe", "tc", "tcn"})
"""Terms of the index, what they refer to, entries of the table of contents: often hidden."""
PROPERTIES = frozenset({"title", "subject", "keywords", "doccomm", "category"})
PICTURES = {
    "pict": "image", "shppict": "image", "nonshppict": "image", "object": "object", "mmath": "math",
}  # fmt: skip
CONTAINERS = frozenset({"shp", "shpinst", "do", "shpgrp", "dptxbx"})
"""Drawings: only the text in their boxes is text."""


def heading_styles(sheet: str) -> dict[str, Structure]:
    """Styles of headings and of the title by their numbers, from the sheet of styles."""
    found = {one[1]: Structure("heading", (int(one[2]),)) for one in _HEADING.finditer(sheet)}
    return found | {one[1]: Structure("title") for one in _TITLE.finditer(sheet)}
