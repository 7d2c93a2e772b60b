"""What a concordance looks for in texts: words, or a regular expression.

Each pattern says what a text must contain to be worth reading (pieces of three characters or more
for SQLite's trigram index, as a condition over them) and where in a text it occurs. The first only
saves time: it never rules out a text in which the second would find something.
"""

from __future__ import annotations

import re
import time
import unicodedata
from typing import Protocol

import regex

from postil.errors import UsageError

Spans = tuple[tuple[int, int], ...]

MOST_TRIGRAMS = 16
"""Trigrams asked for; more cost more than they save."""


class Pattern(Protocol):
    """Something to look for."""

    @property
    def words(self) -> list[str]:
        """Words of which a text must hold the longest, in lower or upper case, if no trigrams."""

    def trigrams(self) -> str:
        """A condition in the language of FTS5, "" if there is none to make."""

    def spans(self, text: str, deadline: float) -> Spans:
        """Where the pattern occurs in ``text``, left to right.

        Raises
        ------
        TimeoutError
            ``deadline`` (of ``time.monotonic``) was reached.
        """


def pattern_of(query: str, *, expression: bool, whole_words: bool) -> Pattern | None:
    """What to look for; None if the query holds nothing.

    Raises
    ------
    UsageError
        The regular expression is not one.
    """
    query = unicodedata.normalize("NFC", query)
    words = query.split()
    if not words:
        return None
    if expression:
        return Expression(query, whole_words=whole_words)
    return Words(words, whole_words=whole_words)


class Words:
    """The words in a row, whatever their case and the white space between them."""

    def __init__(self, words: list[str], *, whole_words: bool) -> None:
        self.words = words
        text = r"\s+".join(map(re.escape, words))
        if whole_words:
            text = rf"(?<!\w){text}(?!\w)"
        self._pattern = re.compile(text, re.IGNORECASE)

    def trigrams(self) -> str:
        return _all_of(self.words)

    def spans(self, text: str, deadline: float) -> Spans:  # noqa: ARG002  (quick in any text)
        return tuple(hit.span() for hit in self._pattern.finditer(text))


class Expression:
    """A regular expression, in any case."""

    def __init__(self, query: str, *, whole_words: bool) -> None:
        self.words: list[str] = []
        text = rf"(?<!\w)(?:{query})(?!\w)" if whole_words else query
        try:
            self._pattern = regex.compile(text, regex.IGNORECASE)
        except regex.error as error:
            raise UsageError(
                f"This is no regular expression: {error}.",
                hint="To look for the characters themselves, switch regular expressions off.",
            ) from error
        self._literals = literals(query)

    def trigrams(self) -> str:
        return _all_of(self._literals)

    def spans(self, text: str, deadline: float) -> Spans:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        found = self._pattern.finditer(text, timeout=left, concurrent=False)
        return tuple(hit.span() for hit in found if hit.end() > hit.start())


def _all_of(words: list[str]) -> str:
    trigrams = sorted({word[n : n + 3] for word in words for n in range(len(word) - 2)})
    step = -(-len(trigrams) // MOST_TRIGRAMS) or 1
    return " AND ".join('"' + part.replace('"', '""') + '"' for part in trigrams[::step])


_OPTIONAL = re.compile(r"[*?]|\{(?!0*[1-9]\d*(?:,\d*)?\})")
_REPEATED = re.compile(r"\+|\{\d")
_PLAIN_ESCAPE = re.compile(r"[^\w\s]")


def literals(pattern: str) -> list[str]:
    """Pieces of plain text that everything a regular expression matches must contain.

    Only what stands outside groups, sets and alternatives counts, and nothing at all in patterns
    with comments or flags: too little costs time, too much would cost results.
    """
    if "|" in pattern or "(?" in pattern or "#" in pattern:
        return []
    pieces: list[str] = []
    run = ""
    place = depth = 0
    while place < len(pattern):
        char, step = pattern[place], 1
        plain = char
        if char == "\\":
            plain, step = pattern[place + 1 : place + 2], 2
            if not _PLAIN_ESCAPE.fullmatch(plain):
                return pieces if depth else [*pieces, run]  # after \d, \N{..}: nothing is certain
        elif char == "[":
            plain, step = "", _set_length(pattern, place)
        elif char in "()":
            depth += 1 if char == "(" else -1
            plain = ""
        elif char in ".^$*?+{}":
            plain = ""
        rest = pattern[place + step :]
        optional = _OPTIONAL.match(rest) is not None
        if plain and not optional and not depth:
            run += plain
            if not _REPEATED.match(rest):
                place += step
                continue
        pieces.append(run)
        run = ""
        place += step
        if char == "{":
            place = max(place, pattern.find("}", place) + 1)
    return [piece for piece in [*pieces, run] if piece]


def _set_length(pattern: str, start: int) -> int:
    """Characters of the set that begins at ``start``; the whole rest where it is not a simple
    one.
    """
    end = start + 1
    while end < len(pattern) and (pattern[end] != "]" or end <= start + 1):
        if pattern[end] == "[":
            return len(pattern) - start
        end += 2 if pattern[end] == "\\" else 1
    return end + 1 - start
