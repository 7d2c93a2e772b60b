"""What a concordance looks for: words, a regular expression, or words that are nearly there.

Each pattern says what a text must contain to be worth reading (pieces of three characters or more
for SQLite's trigram index, as a condition over them) and where in a text it occurs. The first only
saves time: it never rules out a text in which the second would find something.
"""

from __future__ import annotations

import re
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Literal, Protocol

import regex

from postil.errors import UsageError
from postil.memory.terms import same_word
from postil.memory.tokens import match_spans, match_tokens

Mode = Literal["text", "regex", "fuzzy"]
Spans = tuple[tuple[int, int], ...]

MOST_TRIGRAMS = 16
"""Trigrams asked for; more cost more than they save."""

WORDS_PER_ERROR = 4
"""A fuzzy pattern of that many words may have one of them missing, added or replaced."""


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


def pattern_of(query: str, mode: Mode, *, whole_words: bool) -> Pattern | None:
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
    if mode == "regex":
        return Expression(query, whole_words=whole_words)
    if mode == "fuzzy" and match_tokens(query):
        return Nearly(query)
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


@dataclass(frozen=True, slots=True)
class _Place:
    """Cells of the dynamic programme: errors so far, and the token the occurrence began at."""

    errors: int
    start: int


class Nearly:
    """The words in a row in any inflected form, one in four of them missing, added or replaced."""

    def __init__(self, query: str) -> None:
        self.words: list[str] = []
        self._tokens = [token.casefold() for token in match_tokens(query)]
        self.errors = len(self._tokens) // WORDS_PER_ERROR

    def trigrams(self) -> str:
        beginnings = sorted(
            {_beginning(token) for token in self._tokens if len(token) > 2}, key=len, reverse=True
        )
        group = beginnings[: self.errors + 3]
        needed = len(group) - self.errors
        if needed <= 0:
            return ""
        conditions = [f"({_all_of(list(some))})" for some in combinations(group, needed)]
        return " OR ".join(conditions)

    def spans(self, text: str, deadline: float) -> Spans:
        if time.monotonic() > deadline:
            raise TimeoutError
        tokens, places = match_spans(text)
        found = self._nearest([token.casefold() for token in tokens])
        if found is None:
            return ()
        return ((places[found[0]][0], places[found[1] - 1][1]),)

    def _nearest(self, tokens: list[str]) -> tuple[int, int] | None:
        """The tokens with the fewest errors against the pattern (Sellers 1980); leftmost."""
        column = [_Place(number, 0) for number in range(len(self._tokens) + 1)]
        best: tuple[int, int, int] | None = None
        for end, token in enumerate(tokens, start=1):
            before, column[0] = column[0], _Place(0, end)
            for row, wanted in enumerate(self._tokens, start=1):
                swap = before.errors + (not _alike(wanted, token))
                cells = (
                    _Place(swap, before.start),
                    _Place(column[row].errors + 1, column[row].start),
                    _Place(column[row - 1].errors + 1, column[row - 1].start),
                )
                before, column[row] = column[row], min(cells, key=lambda cell: cell.errors)
            last = column[-1]
            if last.errors <= self.errors and (best is None or last.errors < best[0]):
                best = (last.errors, last.start, end)
        return None if best is None or best[1] >= best[2] else best[1:]


@lru_cache(maxsize=1 << 14)
def _alike(word: str, other: str) -> bool:
    return same_word(word, other)


def _beginning(word: str) -> str:
    """What every word begins with that :func:`same_word` takes for this one."""
    length = len(word)
    if length < 4:
        return word
    return word[: length - 1] if length < 8 else word[: max(6, length - 3)]


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
