"""Normal forms of text: NFC for all that is stored, text without the breaks of its lines, and text
as engines read it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from postil.text.scripts import UNSPACED

_BLANKS = re.compile(r"[ \t\r\n]+")
_LINE_ENDS = frozenset("\r\n")
_UNSEEN = "\u00ad\u2060\ufeff"
"""Soft hyphen, word joiner, byte order mark."""

_DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks of the direction of writing."""

_USUAL = {
    **{chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)},
    **dict.fromkeys("\u2010\u2011", "-"),
}
_WIDTHS = {
    char: unicodedata.normalize("NFKC", char)
    for char in map(chr, (*range(0xFF01, 0xFF5F), *range(0xFF65, 0xFFA0)))
}
"""Full-width letters, digits and signs of ASCII, and half-width katakana, in the usual width; the
mark of a voiced one is a character of its own.
"""

_VOWELS = "".join(
    chr(code)
    for first, last in (
        (0x0591, 0x05BD),  # Hebrew points and accents
        (0x05BF, 0x05BF),
        (0x05C1, 0x05C2),
        (0x05C4, 0x05C5),
        (0x05C7, 0x05C7),
        (0x0610, 0x061A),  # Arabic vowels, and signs of the Koran
        (0x064B, 0x0652),
        (0x0670, 0x0670),
        (0x06D6, 0x06DC),
        (0x06DF, 0x06E4),
        (0x06E7, 0x06E8),
        (0x06EA, 0x06ED),
    )
    for code in range(first, last + 1)
)
_OPTIONAL = f"\u0640{_VOWELS}"
"""What words of Arabic and Hebrew have or not: the stroke that makes them longer, and vowels."""

_MARKED = re.compile(f"[{_OPTIONAL}]")

_FIGURES = {
    "\u066b": ".",
    "\u066c": ",",
    **{chr(zero + one): str(one) for zero in (0x0660, 0x06F0, 0x0966) for one in range(10)},
}
"""Digits of Arabic, Persian and Hindi, and the signs of Arabic within numbers."""

WRITTEN_OTHERWISE = {**_WIDTHS, **_FIGURES, **dict.fromkeys(_OPTIONAL, "")}
"""Characters that look otherwise and mean the same, and what they are matched as."""

# Without regard to scripts: where words are matched sign by sign, no space without width matters.
SEEN_AS = {
    **_USUAL,
    **dict.fromkeys(f"\u200b{_UNSEEN}{_DIRECTIONS}", ""),
    **WRITTEN_OTHERWISE,
}
"""What :func:`visible` makes of a character."""

SEEN_OTHERWISE = f"[{''.join(SEEN_AS)}]"
"""The characters that :func:`visible` changes, as a class of an expression or of GLOB."""

_SEEN_OTHERWISE = re.compile(SEEN_OTHERWISE)

_LIGATURE = "[\ufb00-\ufb06]"  # as in text taken from a PDF file
_NARROW = "[\uff66-\uff9d][\uff9e\uff9f]?"
_WIDE = r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]|(?<=\d)[．，：／](?=\d)"
"""Full-width letters and digits, and what stands within numbers; not the marks of sentences."""

_DIGITS = r"[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]|(?<=\d)[\u066b\u066c](?=\d)"


def _odd_signs(unseen: str, *others: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?<= )[ \u200b{unseen}]+|[{unseen}]"
        rf"|(?<![{UNSPACED}])\u200b"
        rf"|{'|'.join((_LIGATURE, *others))}"
    )


_ODD_TARGET = _odd_signs(_UNSEEN)
_ODD_SOURCE = _odd_signs(
    _UNSEEN + _DIRECTIONS + _OPTIONAL,
    "[\u2010\u2011]",  # hyphens; one breaks no line
    _NARROW,
    _WIDE,
    _DIGITS,
)


def nfc(text: str) -> str:
    """Canonical composition (Unicode NFC)."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def without_line_breaks(text: str) -> str:
    """A space instead of each line break, and of the spaces and tabs around it."""
    return _BLANKS.sub(lambda found: found[0] if _LINE_ENDS.isdisjoint(found[0]) else " ", text)


def readable(text: str, *, source: bool) -> str:
    """``text`` as engines read it, so that what only looks the same is the same: without what
    cannot be seen (soft hyphens and the like), letters for ligatures, one space for several, and in
    a ``source``, which is only read, the usual hyphen for others, letters in the usual width, the
    usual digits, and neither marks of the direction of writing nor vowels of Arabic and Hebrew.
    """
    return _odd(source).sub(_usual, text) if _may_be_odd(text) else text


def readable_with_offsets(
    text: str, offsets: Sequence[int], *, source: bool
) -> tuple[str, Sequence[int]]:
    """What :func:`readable` makes of ``text``, and of the offsets of its characters."""
    if not _may_be_odd(text):
        return text, offsets
    parts: list[str] = []
    kept: list[int] = []
    end = 0
    for found in _odd(source).finditer(text):
        usual = _usual(found)
        parts += (text[end : found.start()], usual)
        kept += (*offsets[end : found.start()], *[offsets[found.start()]] * len(usual))
        end = found.end()
    return "".join((*parts, text[end:])), [*kept, *offsets[end:]]


def visible(text: str) -> str:
    """``text`` as it is matched and searched, so that what looks or means the same is found: as
    :func:`readable` makes a source, but for white space, in any script, in the usual width, without
    the vowels of Arabic and Hebrew.
    """
    if text.isascii() or not _SEEN_OTHERWISE.search(text):
        return text
    return _SEEN_OTHERWISE.sub(lambda found: SEEN_AS[found[0]], text)


def visible_with_offsets(text: str) -> tuple[str, Sequence[int]]:
    """What :func:`visible` makes of ``text``, and where in ``text`` each of its characters is."""
    if text.isascii() or not _SEEN_OTHERWISE.search(text):
        return text, range(len(text))
    seen = [(char, at) for at, one in enumerate(text) for char in SEEN_AS.get(one, one)]
    return "".join(char for char, _ in seen), [at for _, at in seen]


def without_vowels(text: str) -> str:
    """``text`` without the vowels of Arabic and Hebrew, which dictionaries lack."""
    return text if text.isascii() else _MARKED.sub("", text)


def _may_be_odd(text: str) -> bool:
    return not text.isascii() or "  " in text


def _odd(source: bool) -> re.Pattern[str]:
    return _ODD_SOURCE if source else _ODD_TARGET


def _usual(found: re.Match[str]) -> str:
    written = found[0]
    if written in _FIGURES:
        return _FIGURES[written]
    if written[0] > "\uff00":
        return unicodedata.normalize("NFKC", written)
    return _USUAL.get(written, "")
