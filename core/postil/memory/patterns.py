"""Patterns of a concordance search: words, or a regular expression.

Each pattern says what a text must contain to be worth reading (pieces of three characters or more
for SQLite's trigram index, as a condition over them) and where in a text it occurs. The first only
saves time: it never rules out a text in which the second would find something.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Protocol

import regex

from postil.errors import UsageError
from postil.memory.index import FuzzyIndex, Int64s
from postil.memory.inner_words import I_FORMS, inner_parts, query_parts
from postil.memory.required import Clause, is_local, required
from postil.messages import Message
from postil.text.expressions import compile_expression

Spans = tuple[tuple[int, int], ...]

BETWEEN = "\n\0\n"
"""Between texts that are read as one: no word, and no dot goes over it."""

_GLANCE = 0.1
"""Seconds for a look at the vocabulary."""

TRIGRAM = 3  # characters

MOST_TRIGRAMS = 16
"""Trigrams asked for; more cost more than they save."""


class Pattern(Protocol):
    """Something to look for."""

    @property
    def words(self) -> list[str]:
        """Words of which a text must hold the longest, in lower or upper case, if no trigrams."""

    @property
    def by_tokens(self) -> bool:
        """Whether trigrams say so little that an index of tokens is worth reading."""

    def trigrams(self) -> str:
        """A condition in the language of FTS5, "" if there is none to make."""

    def units(self, index: FuzzyIndex, wanted: int) -> Iterable[Int64s] | None:
        """Ids, newest first, of all units that can have it, as far as they are asked for; None
        where tokens say too little. ``wanted`` units are enough.

        Raises
        ------
        TimeoutError
            Tokens take too long.
        """

    def any_of(self, texts: Sequence[str], deadline: float) -> bool:
        """Whether the pattern may occur in one of ``texts``; quick where it does not.

        Raises
        ------
        TimeoutError
            ``deadline`` (of ``time.monotonic``) was reached.
        """

    def spans(self, text: str, deadline: float) -> Spans:
        """Occurrences of the pattern in ``text``, left to right.

        Raises
        ------
        TimeoutError
            ``deadline`` (of ``time.monotonic``) was reached.
        """


def pattern_of(query: str, *, expression: bool, whole_words: bool) -> Pattern | None:
    """Pattern to look for; None if the query holds nothing.

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
        self._tokens = query_parts(words, whole_words=whole_words)
        self.by_tokens = any(len(word) < TRIGRAM for word in words)

    def trigrams(self) -> str:
        return _all_of(self.words)

    def units(self, index: FuzzyIndex, wanted: int) -> Iterable[Int64s] | None:
        return index.holding_in_a_row(self._tokens, _GLANCE, wanted) if self._tokens else None

    def any_of(self, texts: Sequence[str], deadline: float) -> bool:  # noqa: ARG002  (quick)
        return self._pattern.search(BETWEEN.join(texts)) is not None

    def spans(self, text: str, deadline: float) -> Spans:  # noqa: ARG002  (quick in any text)
        return tuple(hit.span() for hit in self._pattern.finditer(text))


class Expression:
    """A regular expression, in any case."""

    by_tokens = True

    def __init__(self, query: str, *, whole_words: bool) -> None:
        self.words: list[str] = []
        text = rf"(?<!\w)(?:{query})(?!\w)" if whole_words else query
        try:
            self._pattern = compile_expression(text, regex.IGNORECASE)
        except ValueError as error:
            raise UsageError(
                Message("This is no regular expression: {reason}.", reason=error),
                hint="To look for the characters themselves, switch regular expressions off.",
            ) from error
        self._clauses = required(query)
        self._inner = inner_parts(query)
        self._local = is_local(query)  # the marks of whole words look no further than one sign

    def trigrams(self) -> str:
        return _condition(self._clauses)

    def units(self, index: FuzzyIndex, wanted: int) -> Iterable[Int64s] | None:
        return index.holding(self._inner, _GLANCE, wanted) if self._inner else None

    def any_of(self, texts: Sequence[str], deadline: float) -> bool:
        if not self._local:
            return bool(texts)
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        whole = BETWEEN.join(texts)
        return self._pattern.search(whole, timeout=left, concurrent=False) is not None

    def spans(self, text: str, deadline: float) -> Spans:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        found = self._pattern.finditer(text, timeout=left, concurrent=False)
        return tuple(hit.span() for hit in found if hit.end() > hit.start())


def _all_of(words: list[str]) -> str:
    """The condition that all of these words are there."""
    return _spread(sorted({part for word in words for part in _parts(word)}))


def _condition(clauses: list[Clause]) -> str:
    """The condition that of each clause one string is there."""
    sure = {part for clause in clauses if len(clause) == 1 for part in _parts(*clause)}
    conditions = [_spread(sorted(sure))] if sure else []
    for clause in clauses:
        if len(clause) > 1:
            choices = sorted({_spread(_parts(text)) for text in clause})
            conditions.append("(" + " OR ".join(f"({choice})" for choice in choices) + ")")
    return " AND ".join(conditions)


def _parts(word: str) -> list[str]:
    return [word[n : n + TRIGRAM] for n in range(len(word) - TRIGRAM + 1)]


def _spread(trigrams: list[str]) -> str:
    """The condition that these are there, or some of them if they are many."""
    step = -(-len(trigrams) // MOST_TRIGRAMS) or 1
    return " AND ".join(map(_there, trigrams[::step]))


def _there(trigram: str) -> str:
    """The condition that three characters are there, in any case.

    SQLite finds all cases but those of the i with and without a dot.
    """
    forms = product(*(I_FORMS if char in I_FORMS else char for char in trigram))
    quoted = ['"' + "".join(form).replace('"', '""') + '"' for form in forms]
    return quoted[0] if len(quoted) == 1 else "(" + " OR ".join(quoted) + ")"
