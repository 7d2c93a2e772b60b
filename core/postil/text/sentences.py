"""Sentences of a paragraph: rules and abbreviation lists, nothing trained.

A sentence ends after its final punctuation, the quotes and brackets that close there, inline tags,
and the white space that follows; so the sentences in a row are the text, to the character.
"""

from __future__ import annotations

import re

import regex

from postil.text.abbreviations import BOUND, LOOSE, ORDINAL_STOP, STARTERS, UNCOUNTED, of_language
from postil.text.casing import is_small
from postil.text.tokeniser import primary_subtag

_TAG = "\U000f0000-\U000ffffd"
_CLOSING = rf"\"'’‘”“»›)\]}}{_TAG}"
STOPS = ".!?…‥؟।॥۔።፧։။។"
GREEK_QUESTION = ";\u037e"  # written with the semicolon, which Unicode says is the same
WIDE = r"(?:[。！？｡]|(?<![\p{N}A-Za-zＡ-Ｚａ-ｚ])．)"  # none in numbers and names


GOES_ON = "(?:と(?!ても|ころ|にかく|ある|き)|って)"
"""What is said in Japanese ends within a sentence: "「遅い！」と言った"."""


def _ends(stops: str) -> regex.Pattern[str]:
    return regex.compile(
        rf"""(?P<line>\n\s*+)
        | (?P<wide>{WIDE}++[」』）】〉》”’{_TAG}]*+)(?!(?<=[」』{_TAG}]){GOES_ON})\s*+
        | (?<![{stops}])(?P<stop>[{stops}]++)(?:[\u00a0\u202f]?[{_CLOSING}]++)*+(?P<space>\s++)""",
        regex.VERSION1 | regex.VERBOSE,
    )


_END = _ends(STOPS)
_ENDS = {"el": _ends(STOPS + GREEK_QUESTION)}
_WORD_BEFORE = regex.compile(rf"[^\s(\[{{\"'«“„’{_TAG}]*+", regex.REVERSE)
_NEXT = regex.compile(
    rf"[\s{_TAG}\"'«»“”„‘’(\[{{¿¡]{{0,32}}+(?P<first>.)?" + r"(?P<rest>\w{0,20}+)", regex.DOTALL
)
_SPACED = regex.compile(r"(?<![^\s(\[{\"'«“„’])(?:\p{L}{1,4}\.[ \u00a0\u202f]){1,3}\p{L}{1,4}$")
_SPACE = re.compile(r"\s*+")  # as str.strip sees it
_LOOK_BACK = 40  # characters before a full stop that can matter
_INITIAL = regex.compile(r"(?:\p{L}[.-])*+\p{L}")
_NUMBER = regex.compile(r"\d{1,3}|[IVXLC]{1,6}|[a-z]|x{0,3}(?:ix|iv|v?i{0,3})")


def split_sentences(text: str, language: str) -> list[str]:
    """The sentences of ``text``, each with the white space after it.

    A line feed always ends a sentence. Inline tags may stand in the text. Linear in its length.

    Returns
    -------
    list of str
        Their concatenation is ``text``; empty for the empty text.
    """
    primary = primary_subtag(language)
    sentences = []
    start = 0
    head = _first_letter(text, start)
    for found in _ENDS.get(primary, _END).finditer(text):
        end = found.end()
        if end >= len(text):
            break
        if found["stop"] and not _ends_sentence(text, head, found, primary):
            continue
        sentences.append(text[start:end])
        start = end
        head = _first_letter(text, start)
    if start < len(text):
        sentences.append(text[start:])
    return sentences


def _first_letter(text: str, start: int) -> int:
    """Where the white space at ``start`` ends."""
    space = _SPACE.match(text, start)
    return space.end() if space else start


def _ends_sentence(text: str, start: int, end: regex.Match[str], language: str) -> bool:
    """Whether final punctuation followed by space ends the sentence whose text, behind the white
    space before it, began at ``start``.
    """
    if "\n" in end["space"]:
        return True
    upcoming = _NEXT.match(text, end.end())
    first = (upcoming["first"] if upcoming else None) or ""
    small = is_small(first)
    if small or end["stop"] != ".":
        return not small
    stop = end.start("stop")
    before = text[max(start, stop - _LOOK_BACK) : stop]
    found = _WORD_BEFORE.search(before)
    word = found[0] if found else ""
    at_head = start >= stop - len(word)
    following = first + upcoming["rest"] if upcoming and first else ""
    if not word or not before.strip():
        return bool(before.strip())
    takes = _takes_stop(word, following, language, at_head)
    return not (takes or _is_spaced(before, following, language))


def _is_spaced(before: str, following: str, language: str) -> bool:
    """Whether a text ends in an abbreviation written with spaces: "d. h", "p. ej"."""
    found = _SPACED.search(before)
    parts = found[0].split() if found else []
    capital = following[:1].isupper()
    for count in range(2, len(parts) + 1):
        joined = "".join(parts[-count:]).lower()
        if joined in of_language(BOUND, language):
            return True
        if joined in of_language(LOOSE, language):
            return not capital
    return False


def _takes_stop(word: str, following: str, language: str, at_head: bool) -> bool:
    """Whether the full stop after ``word`` is part of it: abbreviation, ordinal, list number."""
    lowered = word.lower()
    if lowered in of_language(BOUND, language):
        return True
    capital = following[:1].isupper()
    if lowered in of_language(LOOSE, language):
        starters = STARTERS.get(language)
        named = starters is not None and "." in word and following.lower() not in starters
        return named or not capital
    if _NUMBER.fullmatch(word):
        counted = following.lower() not in UNCOUNTED.get(language, ())
        return at_head or (word.isdigit() and language in ORDINAL_STOP and counted)
    if not (_INITIAL.fullmatch(word) and word[0].isupper()):
        return False
    return capital or ("." in word and following[:1].isdecimal())  # "C.P. 46021"
