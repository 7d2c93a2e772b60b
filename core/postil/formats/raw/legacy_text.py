"""Text files from before Unicode: which code page their bytes are in.

Such a file does not declare it, and statistics of bytes fail on the few words of a string table.
But the language of the text is known, and with it the two or three code pages that were ever used
for it. Of those that can hold the bytes the one is taken in which they read most like that
language: letters of its script, in usual case, not signs within words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from postil.formats.raw.system_codecs import EUC_TW, of_system

WESTERN = "cp1252"
_CENTRAL = ("cp1250", "iso8859_2")
_CYRILLIC = ("cp1251", "koi8_r", "iso8859_5")
_SIMPLIFIED, _TRADITIONAL = ("gb18030", "cp950"), ("cp950", "gb18030")
_BALTIC = ("cp1257", "iso8859_13")
_ARABIC = ("cp1256", "iso8859_6")
_PAGES: dict[str, Sequence[str]] = {
    **dict.fromkeys(["bs", "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq"], _CENTRAL),
    **dict.fromkeys(["be", "bg", "kk", "mk", "mn", "ru", "tg", "tt"], _CYRILLIC),
    "uk": ("cp1251", "koi8_u", "iso8859_5"),
    "sr": ("cp1251", "cp1250", "iso8859_5", "iso8859_2"),
    "el": ("cp1253", "iso8859_7"),
    **dict.fromkeys(["az", "tr"], ("cp1254", "iso8859_9")),
    **dict.fromkeys(["he", "iw", "yi"], ("cp1255", "iso8859_8")),
    **dict.fromkeys(["ar", "fa", "ku", "ps", "ur"], _ARABIC),
    **dict.fromkeys(["et", "lt", "lv"], _BALTIC),
    "vi": ("cp1258",),
    "th": ("cp874",),
    "ja": ("cp932", "euc_jp"),
    "ko": ("cp949",),
    "zh": _SIMPLIFIED,
}
_ALPHABETS = {
    "cs": "áčďéěíňóřšťúůýž", "sk": "áäčďéíĺľňóôŕšťúýž", "pl": "ąćęłńóśźż", "hu": "áéíóöőúüű",
    "ro": "ăâîșşțţ", "sq": "ëç", **dict.fromkeys(["bs", "hr", "sl", "sr"], "čćđšž"),
    "lt": "ąčęėįšųūž", "lv": "āčēģīķļņšūž", "et": "äõöüšž",
}  # fmt: skip
"""Letters beyond ASCII of languages in whose code pages one byte is another Latin letter."""

_OLDER = ("cp850", "cp852", "cp866", "cp437", "mac_roman")
"""From before Windows: of no language first, but some texts are in nothing else."""

_TRADITIONAL_MARKS = {"tw", "hk", "mo", "hant"}
_SCRIPTS = {
    "cyrillic": ("CYRILLIC",),
    "greek": ("GREEK",),
    "hebrew": ("HEBREW",),
    "arabic": ("ARABIC",),
    "thai": ("THAI",),
    "japanese": ("HIRAGANA", "KATAKANA", "CJK", "FULLWIDTH", "IDEOGRAPHIC"),
    "korean": ("HANGUL", "CJK", "FULLWIDTH"),
    "chinese": ("CJK", "FULLWIDTH", "IDEOGRAPHIC"),
    "latin": ("LATIN", "COMBINING"),
}
_OF_PAGE = {
    **dict.fromkeys([*_CYRILLIC, "koi8_u", "cp866"], "cyrillic"),
    **dict.fromkeys(["cp1253", "iso8859_7"], "greek"),
    **dict.fromkeys(["cp1255", "iso8859_8"], "hebrew"),
    **dict.fromkeys(_ARABIC, "arabic"),
    **dict.fromkeys(["cp932", "euc_jp"], "japanese"),
    **dict.fromkeys([*_SIMPLIFIED, EUC_TW], "chinese"),
    "cp874": "thai",
    "cp949": "korean",
}
_PUNCTUATION = frozenset(
    "\u00a0«»“”„‟‘’‚‛–—―…•·°§©®™€£¥№¿¡‹›†‡×÷±²³¼½¾ªº、。「」『』・〜～¶"  # as they are
)
_WORD = re.compile(r"[^\W\d_]+")
_WITHIN = re.compile(r"(?<=[^\W\d_])[^\w\s\x00-\x7f’·–—、。「」・](?=[^\W\d_])")  # signs
_RARE = 3  # no word of so many letters, or more, has nothing but accented ones
_COMMON = {"gb18030": (0xB0, 0xD7), "cp950": (0xA4, 0xC6)}  # leading bytes of the usual characters
_WRONG, _ODD, _SIGN, _LETTER = -5.0, -1.0, 0.3, 1.0
_FOREIGN = 0.5  # a letter of the script that the language has not
_PAIR = re.compile(rb"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]|[\x00-\xff]", re.DOTALL)
_ESCAPES = re.compile(rb"\x1b(?:\(I|\$(?:[@B]|\([DO-Q]|\)C))")
_EUC_TW = re.compile(rb"(?:[\x00-\x7f]|\x8e[\xa1-\xb0][\xa1-\xfe]{2}|[\xa1-\xfe]{2})*+")
_EUC_TW_SIGN = re.compile(rb"\x8e[\xa1-\xb0][\xa1-\xfe]{2}|[\xa1-\xfe]{2}")
_EUC_TW_EMPTY = range(0xA7, 0xC2)  # leading bytes that its first plane does not have
_ENOUGH = 16  # characters: of so many, some have such bytes in any other encoding
_SEVEN_BITS = ("iso2022_jp_ext", "iso2022_jp_3", "iso2022_kr")
_SURE, _NEARLY = 0.2, 0.1  # likeness of what is no guess; that of two that may both be right
_LIKELY = 0.5  # that of text which is hardly anything else
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")
_SHOUTED = 0.4  # taken off each letter of a word in capitals


def legacy_page(data: bytes, languages: Sequence[str]) -> str:
    """Python's name of the code page that bytes which are no UTF-8 are most likely in.

    Parameters
    ----------
    languages
        Those of the text, the main one first; without any it is Windows-1252.
    """
    return _likeliest(data, pages_of(languages), 0.0, _alphabet(languages)) or WESTERN


def escaped_page(data: bytes) -> str | None:
    """The encoding of mail and old terminals (ISO 2022) that bytes of ASCII switch to by escape
    sequences; None if they do not.
    """
    if not data.isascii() or not _ESCAPES.search(data):
        return None
    for page in _SEVEN_BITS:
        try:
            text = data.decode(page)
            if "\x1b" not in text and text.encode(page).decode(page) == text:
                return page
        except UnicodeError:
            continue
    return None


def is_euc_tw(data: bytes, languages: Sequence[str]) -> bool:
    """Whether bytes are Chinese in EUC-TW: its first plane begins where other encodings of Chinese
    have their most usual characters.
    """
    if not any(one.lower().startswith("zh") for one in languages):
        return False
    if not _EUC_TW.fullmatch(data):
        return False
    signs = _EUC_TW_SIGN.findall(data)
    return len(signs) >= _ENOUGH and all(sign[0] not in _EUC_TW_EMPTY for sign in signs)


def odd_page(data: bytes, languages: Sequence[str]) -> str | None:
    """The code page of bytes that none of their languages' has: one from before Windows in the same
    script, else that of another language; None if they read like text in none at all.
    """
    if _NO_TEXT.search(data):
        return None
    script = _script(pages_of(languages)[0])
    older = [page for page in _OLDER if _script(page) == script]
    return _likeliest(data, older, _LIKELY) or _likeliest(data, all_pages(()), _SURE)


def _alphabet(languages: Sequence[str]) -> str:
    """Letters of the first of some languages, if they are known."""
    first = languages[0].lower().replace("_", "-").split("-")[0] if languages else ""
    return _ALPHABETS.get(first, "")


def _likeliest(data: bytes, pages: Iterable[str], least: float, alphabet: str = "") -> str | None:
    """The page in which bytes read most like text, if they do so more than this."""
    best, most = None, least
    for page in pages:
        score = _likeness(data, page, alphabet)
        if score > most:
            best, most = page, score
    return best


def _script(page: str) -> str:
    return _OF_PAGE.get(page, "latin")


def is_unsure(data: bytes, languages: Sequence[str]) -> bool:
    """Whether bytes that are no UTF-8 read nearly as well in another code page of their languages,
    but otherwise.
    """
    pages = pages_of(languages)
    own = pages[: -1 if len(pages) > 1 else None]  # the last one is for those who have none
    graded = [(_likeness(data, page, _alphabet(languages)), page) for page in own]
    best, first = max(graded, key=lambda one: one[0])
    text = data.decode(first, "replace")
    return best < _SURE or any(
        score > best - _NEARLY and data.decode(page) != text for score, page in graded
    )


def all_pages(languages: Iterable[str]) -> list[str]:
    """Every code page that is known, those of the languages first."""
    known = [page for pages in _PAGES.values() for page in pages]
    return list(dict.fromkeys([*pages_of(languages), *known, *_OLDER, *of_system()]))


def page_named(name: str) -> str | None:
    """Python's name of the code page that people know by a name; None if there is none."""
    wanted = name.strip().lower().replace("_", "-")
    return next((page for page in all_pages(()) if wanted in (shown(page), page)), None)


def text_in(data: bytes, page: str) -> str | None:
    """Bytes as a code page reads them; None if it lacks some or would write them otherwise."""
    try:
        text = data.decode(page)
        return text if encoded(text, page, twins(data, page)) == data else None
    except (UnicodeError, LookupError):
        return None


def twins(data: bytes, page: str) -> dict[str, bytes]:
    """Characters that Windows' Shift-JIS has twice (髙, 﨑 and others that makers of computers
    added), as these bytes have them; those that Python writes so anyhow are left out.
    """
    if page != "cp932":
        return {}
    found: dict[str, bytes] = {}
    for sign in set(_PAIR.findall(data)):
        if len(sign) > 1:
            try:
                char = sign.decode(page)
            except UnicodeDecodeError:
                continue
            if char.encode(page) != sign:
                found[char] = sign
    return found


def encoded(text: str, page: str, twins: Mapping[str, bytes], errors: str = "strict") -> bytes:
    """``text`` in a code page, with the bytes its file has for some of its characters."""
    if not twins:
        return text.encode(page, errors)
    pieces = re.split("([" + "".join(map(re.escape, twins)) + "])", text)
    return b"".join(twins.get(piece) or piece.encode(page, errors) for piece in pieces)


def pages_of(languages: Iterable[str]) -> list[str]:
    """Code pages that texts of these languages were written in, the usual first."""
    found: list[str] = []
    for language in languages:
        parts = language.lower().replace("_", "-").split("-")
        pages = _PAGES.get(parts[0], (WESTERN,))
        if parts[0] == "zh" and not _TRADITIONAL_MARKS.isdisjoint(parts):
            pages = _TRADITIONAL
        found += pages
    return list(dict.fromkeys([*found, WESTERN]))


def shown(page: str) -> str:
    """The name people know a code page by: windows-1250, shift-jis."""
    special = {"cp932": "shift-jis", "cp949": "euc-kr", "cp950": "big5", "cp874": "windows-874"}
    if page in special:
        return special[page]
    if page.startswith("cp125"):
        return f"windows-{page[2:]}"
    return page.replace("iso8859_", "iso-8859-").replace("_", "-")


def _likeness(data: bytes, page: str, alphabet: str = "") -> float:
    """Likeness of bytes to text in a code page, up to 1; 0 or less: they do not."""
    text = text_in(data, page)
    if text is None:
        return _WRONG
    script = _script(page)
    number = sum(not char.isascii() for char in text)
    if not number:
        return 0.0
    words = (word for word in _WORD.findall(text) if not word.isascii())
    total = sum(_of_word(word, script, alphabet) for word in words)
    total += sum(_of_sign(char) for char in text if not (char.isascii() or char.isalpha()))
    total -= sum(unicodedata.category(sign)[0] != "M" for sign in _WITHIN.findall(text))
    if page in _COMMON:
        total -= _uncommon(text, page)
    return total / number


def _of_sign(char: str) -> float:
    category = unicodedata.category(char)
    if category in ("Cc", "Co", "Cn"):
        return _WRONG
    if category in ("Mn", "Mc"):
        return _LETTER
    return _SIGN if char in _PUNCTUATION or "\u3000" <= char <= "\u303f" else _ODD


def _of_word(word: str, script: str, alphabet: str) -> float:
    """Score of the letters beyond ASCII of a word."""
    letters = [char for char in word if not char.isascii()]
    total = sum(_of_letter(char, script) for char in letters)
    if alphabet:
        total -= _FOREIGN * sum(char.lower() not in alphabet for char in letters)
    if script == "latin" and len(letters) == len(word) >= _RARE:
        total -= 2 * len(word)
    if word[1:] != word[1:].lower():
        total -= len(letters) * (_SHOUTED if word.isupper() else 1.0)
    return total


def _of_letter(char: str, script: str) -> float:
    name = _name(char)
    if name.startswith(_SCRIPTS[script]):
        return _LETTER
    return _WRONG if name.startswith("HALFWIDTH") else _ODD


def _uncommon(text: str, page: str) -> float:
    """Number of Chinese characters that are none of the usual ones of their code page."""
    first, last = _COMMON[page]
    found = (char.encode(page)[0] for char in text if "\u4e00" <= char <= "\u9fff")
    return float(sum(not first <= lead <= last for lead in found))


@lru_cache(4096)
def _name(char: str) -> str:
    return unicodedata.name(char, "")
