"""Control words of RTF by what they are in a text."""

from __future__ import annotations

from collections.abc import Mapping

from postil.formats.structure import Kind

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
SKIPPED = frozenset({
    "fonttbl", "colortbl", "stylesheet", "info", "listtext", "pntext", "xe", "tc", "rxe", "fldinst",
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
PICTURES = {
    "pict": "image", "shppict": "image", "nonshppict": "image", "object": "object", "mmath": "math",
}  # fmt: skip
CONTAINERS = frozenset({"shp", "shpinst", "do", "shpgrp", "dptxbx"})
"""Drawings: only the text in their boxes is text."""
