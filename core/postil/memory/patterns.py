"""Patterns of a concordance search: words, or a regular expression.

Each pattern finds candidate texts, by the words that they must have, and its spans in a text. The
first only saves time: it never rules out a text that the pattern matches.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol

import regex

from postil.errors import UsageError
from postil.memory.comparing.tokens import as_whole_words
from postil.memory.index.fuzzy_index import FuzzyIndex, Int64s
from postil.memory.index.inner_words import inner_parts, parts_of_clauses, query_parts
from postil.memory.index.required import is_local, required
from postil.messages import Message
from postil.text.expressions import compile_expression
from postil.text.normalise import SEEN_OTHERWISE, visible
from postil.types.reasons import reason_of

Spans = tuple[tuple[int, int], ...]

BETWEEN = "\n\0\n"
"""Between texts that are read as one: no word, and no dot goes over it."""

_GLANCE = 0.5
"""Seconds for a look at the vocabulary."""

_KINDS = r"(?i:C|\{\^?(?:(?:gc|general_?category)[=:])?(?:C[cfnos]?|other|control|format)\})"
_UNSEEN = re.compile(rf"{SEEN_OTHERWISE}|\\[xuUN]|\\[pP]{_KINDS}")
"""Signs that are not seen, as they are, or by number or kind; no scripts, as Cyrillic is one."""

_SHORT = 2
"""Letters of a word that stands in so many texts that the newest have enough of it."""


class Pattern(Protocol):
    """Something to look for."""

    @property
    def as_written(self) -> bool:
        """Whether it is sought in texts as they are written, not as they are seen."""

    @property
    def words(self) -> list[str]:
        """Words of which a text must hold the longest, in lower or upper case."""

    @property
    def is_short(self) -> bool:
        """Whether all words are so short that many texts have them."""

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


_VOICED = re.compile("[\u30ab-\u30f0][\u3099\u309a]|[\u30ac-\u30f4]")


def _in_one_or_parts(kana: re.Match[str]) -> str:
    """A voiced katakana as one character, or as two, which it was in half-width."""
    one, parts = (unicodedata.normalize(form, kana[0]) for form in ("NFC", "NFD"))
    return one if parts == one else f"(?:{one}|{parts})"


def pattern_of(query: str, *, expression: bool, whole_words: bool) -> Pattern | None:
    """Pattern to look for; None if the query holds nothing.

    Raises
    ------
    UsageError
        The regular expression is not one.
    """
    query = unicodedata.normalize("NFC", query)
    if expression and query.strip():
        return Expression(query, whole_words=whole_words)
    words = visible(query).split()
    return Words(words, whole_words=whole_words) if words else None


class Words:
    """The words in a row, whatever their case and the white space between them."""

    as_written = False

    def __init__(self, words: list[str], *, whole_words: bool) -> None:
        self.words = words
        text = r"\s+".join(_VOICED.sub(_in_one_or_parts, re.escape(word)) for word in words)
        if whole_words:
            text = as_whole_words(text)
        self._pattern = re.compile(text, re.IGNORECASE)
        self._tokens = query_parts(words, whole_words=whole_words)
        self.is_short = all(len(word) <= _SHORT for word in words)

    def units(self, index: FuzzyIndex, wanted: int) -> Iterable[Int64s] | None:
        return index.holding_in_a_row(self._tokens, _GLANCE, wanted) if self._tokens else None

    def any_of(self, texts: Sequence[str], deadline: float) -> bool:  # noqa: ARG002  (quick)
        return self._pattern.search(BETWEEN.join(texts)) is not None

    def spans(self, text: str, deadline: float) -> Spans:  # noqa: ARG002  (quick in any text)
        return tuple(hit.span() for hit in self._pattern.finditer(text))


class Expression:
    """A regular expression, in any case.

    It is sought in texts as they are seen, unless it asks for a sign that is not.
    """

    is_short = False

    def __init__(self, query: str, *, whole_words: bool) -> None:
        self.words: list[str] = []
        text = as_whole_words(query) if whole_words else query
        try:
            self._pattern = compile_expression(text, regex.IGNORECASE)
        except ValueError as error:
            raise UsageError(
                Message("This is no regular expression: {reason}.", reason=reason_of(error)),
                hint="To look for the characters themselves, switch regular expressions off.",
            ) from error
        self.as_written = _UNSEEN.search(query) is not None
        self._inner = []
        if not self.as_written:  # the index has tokens as they are seen
            self._inner = inner_parts(query) or parts_of_clauses(required(query))
        self._local = is_local(query)  # the marks of whole words look no further than one sign

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
