"""Look of text in RTF: what its control words set, and the code pages of its fonts."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from postil.formats.runs import Style

Look = Mapping[str, str]
"""The control words in force for characters, by what they set; each as it is written."""

NO_LOOK: Look = {}
_SLOTS = {
    **{name: name for name in (
        "b", "i", "caps", "scaps", "strike", "striked", "outl", "shad", "embo", "impr", "v",
        "deleted", "f", "fs", "cf", "cb", "highlight", "chcbpat", "chshdng", "cs", "lang",
        "langnp", "langfe", "langfenp", "noproof", "expnd", "expndtw", "kerning", "charscalex",
        "af", "afs", "ab", "ai", "alang", "acf", "animtext", "insrsid", "charrsid", "cgrid", "uc",
        "revised", "revauth", "revdttm", "revauthdel", "revdttmdel", "webhidden", "g",
    )},
    **dict.fromkeys(("super", "sub", "nosupersub", "up", "dn"), "vert"),
    **dict.fromkeys(("rtlch", "ltrch"), "direction"),
    "fcs": "script",
    **dict.fromkeys(("loch", "hich", "dbch"), "class"),
}  # fmt: skip
_OFF = re.compile(
    r"\\(?:nosupersub|ulnone|(?:ul\w*|b|i|caps|scaps|strike|striked|outl|shad|embo|impr|v|deleted"
    r"|cf|cb|highlight|chcbpat|chshdng|super|sub|up|dn|revised|webhidden|noproof|ab|ai|expnd"
    r"|expndtw|kerning|animtext)0)"
)
_LAST = ("class", "direction", "script")  # they qualify the words before them
_KEPT_BY_PLAIN = "uc"
_SEEN = {
    "b": "<b>", "i": "<i>", "ul": "<u>", "strike": "<strike>", "striked": "<dstrike>",
    "caps": "<caps>", "scaps": "<smallCaps>", "outl": "<outline>", "shad": "<shadow>",
    "embo": "<emboss>", "impr": "<imprint>",
}  # fmt: skip
_SEEN_NUMBERS = {
    "f": "font", "fs": "sz", "cf": "color", "cb": "shd", "highlight": "highlight",
    "chcbpat": "shd", "cs": "rStyle",
}  # fmt: skip
_PAGES = {
    77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gbk", 136: "cp950",
    161: "cp1253", 162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257",
    204: "cp1251", 222: "cp874", 238: "cp1250", 254: "cp437", 255: "cp850",
}  # fmt: skip
SYMBOLS = "symbols"  # instead of a code page: the bytes name pictures
_FONT = re.compile(r"\\f(\d{1,5})(?!\d)")
_CHARSET = re.compile(r"\\fcharset(\d{1,3})(?!\d)")
_FONT_PAGE = re.compile(r"\\cpg(\d{1,5})(?!\d)")
_LONGEST = 64  # control words of a look


def slot_of(name: str) -> str:
    """Property of characters that a control word sets; "" if it sets none."""
    return "ul" if name.startswith("ul") else _SLOTS.get(name, "")


def changed(look: Look, name: str, word: str) -> Look:
    """The look after a control word for characters, which is ``word`` as it is written."""
    if name == "plain":
        return {slot: old for slot, old in look.items() if slot == _KEPT_BY_PLAIN}
    slot = slot_of(name)
    if _OFF.fullmatch(word):
        return {key: old for key, old in look.items() if key != slot} if slot in look else look
    if look.get(slot) == word or (slot not in look and len(look) >= _LONGEST):
        return look
    return {**look, slot: word}


def is_hidden(look: Look) -> bool:
    """Whether text does not show: it is hidden, or deleted with the change on record."""
    return "v" in look or "deleted" in look or "webhidden" in look


def words_of(look: Look) -> str:
    """Control words that set a look, whatever was before."""
    words = [word for slot, word in look.items() if slot not in _LAST]
    return "\\plain" + "".join(words) + "".join(look[one] for one in _LAST if one in look) + " "


def style_of(look: Look) -> Style:
    """A look as the style of a run."""
    return Style(_marks(tuple(look.items())), look)


@lru_cache(maxsize=4096)
def _marks(look: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    marks = []
    for slot, word in look:
        number = word.lstrip("\\").lstrip("abcdefghijklmnopqrstuvwxyz")
        if slot in _SEEN:
            marks.append(_SEEN[slot])
        elif slot in _SEEN_NUMBERS:
            marks.append(f"<{_SEEN_NUMBERS[slot]} {number}>")
        elif slot == "vert":
            name = {"up": "superscript", "super": "superscript"}.get(word[1:].rstrip("0123456789"))
            marks.append(f'<vertAlign val="{name or "subscript"}">')
    return tuple(sorted(marks))


def unicode_skip(look: Look) -> int:
    """Number of bytes after a character of Unicode that are for readers without Unicode."""
    return min(max(int(look["uc"][3:] or "1"), 0), 32) if "uc" in look else 1


def page_named(number: int) -> str:
    """Python's name of a code page by its number; "" if there is none."""
    name = {65001: "utf-8", 10000: "mac_roman", 936: "gbk", 1361: "johab"}.get(
        number, f"cp{number}"
    )
    try:
        return codecs.lookup(name).name
    except LookupError:
        return ""


def font_pages(table: str, usual: str) -> dict[str, str]:
    """Code pages of fonts by their numbers, from the font table.

    Parameters
    ----------
    usual
        Code page of fonts that name none.
    """
    pages: dict[str, str] = {}
    found = list(_FONT.finditer(table))
    starts = [*(one.start() for one in found), len(table)]
    for font, (start, end) in zip(found, pairwise(starts), strict=True):
        entry = table[start:end]
        own = _FONT_PAGE.search(entry)
        charset = _CHARSET.search(entry)
        number = int(charset[1]) if charset else 1
        page = page_named(int(own[1])) if own else _PAGES.get(number, usual)
        pages[font[1]] = SYMBOLS if number == 2 else page or usual
    return pages


def decoded(data: bytes, page: str) -> str:
    """Bytes of a code page; those it has not are taken for Western ones, so that none is lost."""
    try:
        return data.decode(page)
    except (UnicodeDecodeError, LookupError):
        return data.decode("latin-1")
