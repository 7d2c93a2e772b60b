"""Required strings of a regular expression: it can match only in texts that contain them.

The analysis is that of Russ Cox ("Regular Expression Matching with a Trigram Index", 2012): of
every part of the expression it is known which strings it can match, if they are few (``exact``),
else with which ones a match begins and ends, and what it must contain. Two parts in a row give the
strings across the seam. What a match must contain is a list of clauses: one string of each.
They are looked up by their words.

Too little costs time, too much would cost results: whatever is not understood here (flags, fuzzy
counts, recursion, nested sets …) makes the whole analysis say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import TypeAlias

Strings: TypeAlias = frozenset[str]
Clause: TypeAlias = Strings
"""Strings, one of which must be there."""

SHORTEST = 3
"""Characters of a string that few enough texts have."""

_KNOWN_CASES = re.compile("[\u0000-\u024f\u0370-\u038f\u0391-\u03af\u03b1-\u03f2\u03f4-\u0523]")
"""Letters whose other case is one letter, too, a few archaic forms aside."""

_MOST_STRINGS = 16
_LONGEST = 40
_EMPTY = frozenset({""})

_QUANTIFIER = re.compile(r"(?:[*+?]|\{(\d*)(,?)(\d*)\})[?+]?")
_GROUP = re.compile(r"\((?:\?(?:[:>]|P?<(?![=!])\w+>))?")
_LOOK = re.compile(r"\(\?(?:[=!]|<[=!])")
_PLACES = "bBAZzmMGK"
_KINDS = "dDwWsShXRntrfva"
_PROPERTY = re.compile(r"\\[pP]\{[^{}]*\}")
_LISTED = re.compile(r"\[([^\]\[\\^&|~-]{1,4})\]")
_SET = re.compile(r"\[\^?\]?(?:[^\]\[\\&|~]|\\.)*\]", re.DOTALL)


_SEES_AROUND = re.compile(
    r"""[$^]|\(\?(?!:|P?<(?![=!]))|[*+?}]\+|\\[AGKWDSPZzhHXR]|&&|--|~~|\|\||\{(?!\d|,)""",
    re.VERBOSE,
)


class _Unknown(Exception):  # noqa: N818  (no error)
    """The expression has syntax that this analysis does not handle."""


@dataclass(frozen=True, slots=True)
class _MatchSet:
    """Texts that a part of an expression matches.

    Attributes
    ----------
    exact
        All of it, or None if that is too much to list.
    begins, ends
        Strings one of which every match begins, or ends with; the empty string allows any text.
    needs
        What every match contains besides.
    """

    exact: Strings | None = None
    begins: Strings = _EMPTY
    ends: Strings = _EMPTY
    needs: frozenset[Clause] = field(default_factory=frozenset)

    def clauses(self) -> frozenset[Clause]:
        """All that every match contains."""
        if self.exact is not None:
            return _clause(self.exact)
        return self.needs | _clause(self.begins) | _clause(self.ends)

    def opened(self) -> _MatchSet:
        """The part without ``exact``: its letters may stand within a longer word."""
        if self.exact is None:
            return self
        return _MatchSet(None, _bounded(self.exact), _bounded(self.exact), _clause(self.exact))


_NOTHING = _MatchSet(_EMPTY)
_ANYTHING = _MatchSet()


def required(pattern: str) -> list[Clause]:
    """Clauses that hold for every text in which ``pattern`` (a valid one) matches, in lower case.

    Of clauses one of which follows from the other only the stronger is kept.
    """
    try:
        found = _Reader(pattern).whole().clauses()
    except (_Unknown, RecursionError):
        return []
    return [
        clause
        for clause in sorted(found, key=sorted)
        if not any(_implies(o, clause) for o in found)
    ]


def parts_in_a_row(pattern: str) -> list[str]:
    """The parts of ``pattern`` (a valid one), each with its repetitions, that follow each other;
    none if it has alternatives, or something that is not understood.
    """
    reader = _Reader(pattern)
    found: list[str] = []
    try:
        for end in reader.ends():
            found.append(pattern[sum(map(len, found)) : end])
    except (_Unknown, RecursionError):
        return []
    return found if "".join(found) == pattern else []


def is_local(pattern: str) -> bool:
    """Whether ``pattern`` matches in a text whenever it matches in a line of it.

    So it is unless it looks around, or takes more than it must and gives nothing back. What runs
    over the ends of lines for long is left out too, for it would be slow.
    """
    return _SEES_AROUND.search(pattern) is None


def _implies(strong: Clause, weak: Clause) -> bool:
    """Whether a text that satisfies ``strong`` satisfies ``weak``, another clause."""
    return strong != weak and all(any(piece in text for piece in weak) for text in strong)


def _clause(strings: Strings) -> frozenset[Clause]:
    if all(len(text) >= SHORTEST for text in strings):
        return frozenset({strings})
    return frozenset()


def _bounded(strings: Strings) -> Strings:
    return strings if len(strings) <= _MOST_STRINGS else _EMPTY


def _joined(left: Strings, right: Strings) -> Strings | None:
    """Every string of ``left`` before every one of ``right``; None if they are too many."""
    if len(left) * len(right) > _MOST_STRINGS:
        return None
    strings = frozenset(a + b for a, b in product(left, right))
    return strings if all(len(text) <= _LONGEST for text in strings) else None


def _in_a_row(left: _MatchSet, right: _MatchSet) -> _MatchSet:
    if left.exact is not None and right.exact is not None:
        exact = _joined(left.exact, right.exact)
        if exact is not None:
            return _MatchSet(exact)
    begins = left.begins if left.exact is None else _joined(left.exact, _start(right))
    ends = right.ends if right.exact is None else _joined(_end(left), right.exact)
    seam = _joined(_end(left), _start(right))
    return _MatchSet(
        None,
        begins if begins is not None else _bounded(left.exact or _EMPTY),
        ends if ends is not None else _bounded(right.exact or _EMPTY),
        left.clauses() | right.clauses() | (_clause(seam) if seam else frozenset()),
    )


def _start(part: _MatchSet) -> Strings:
    return part.begins if part.exact is None else part.exact


def _end(part: _MatchSet) -> Strings:
    return part.ends if part.exact is None else part.exact


def _either(parts: list[_MatchSet]) -> _MatchSet:
    if len(parts) == 1:
        return parts[0]
    if all(part.exact is not None for part in parts):
        exact = frozenset().union(*(part.exact or () for part in parts))
        if len(exact) <= _MOST_STRINGS:
            return _MatchSet(exact)
    begins = frozenset().union(*map(_start, parts))
    ends = frozenset().union(*map(_end, parts))
    best = [_strongest(part.clauses()) for part in parts]
    clause = frozenset().union(*best) if all(best) else _EMPTY
    return _MatchSet(None, _bounded(begins), _bounded(ends), _clause(_bounded(clause)))


def _strongest(clauses: Iterable[Clause]) -> Clause:
    """The one that few texts satisfy, judged by its strings; empty without clauses."""
    return max(
        sorted(clauses, key=sorted),
        key=lambda clause: (min(map(len, clause)), -len(clause)),
        default=frozenset(),
    )


class _Reader:
    """Reads an expression from left to right."""

    def __init__(self, pattern: str) -> None:
        self._text = pattern
        self._at = 0

    def whole(self) -> _MatchSet:
        part = self._alternatives()
        if self._at < len(self._text):
            raise _Unknown
        return part

    def ends(self) -> Iterator[int]:
        """End of each part of a sequence."""
        for _ in self._items():
            yield self._at

    def _alternatives(self) -> _MatchSet:
        parts = [self._sequence()]
        while self._next("|"):
            parts.append(self._sequence())
        return _either(parts)

    def _sequence(self) -> _MatchSet:
        part = _NOTHING
        for item in self._items():
            part = _in_a_row(part, item)
        return part

    def _items(self) -> Iterator[_MatchSet]:
        while self._at < len(self._text) and self._text[self._at] not in "|)":
            part = self._atom()
            while found := _QUANTIFIER.match(self._text, self._at):
                self._at = found.end()
                part = _repeated(part, found)
            if self._text.startswith("{", self._at):
                raise _Unknown  # a count of errors, or a brace that only looks like one
            yield part

    def _atom(self) -> _MatchSet:
        char = self._text[self._at]
        if char == "(":
            return self._group()
        if char == "[":
            return self._set()
        if char == "\\":
            return self._escape()
        self._at += 1
        if char == ".":
            return _ANYTHING
        if char in "^$":
            return _NOTHING
        if char in "*+?{":
            raise _Unknown
        return _literals(char)

    def _group(self) -> _MatchSet:
        look = _LOOK.match(self._text, self._at)
        found = look or _GROUP.match(self._text, self._at)
        if found is None:
            raise _Unknown
        self._at = found.end()
        if self._text.startswith("?", self._at):
            raise _Unknown
        part = self._alternatives()
        if not self._next(")"):
            raise _Unknown
        return _NOTHING if look else part

    def _set(self) -> _MatchSet:
        listed = _LISTED.match(self._text, self._at)
        found = listed or _SET.match(self._text, self._at)
        if found is None:
            raise _Unknown
        self._at = found.end()
        return _literals(listed[1]) if listed else _ANYTHING

    def _escape(self) -> _MatchSet:
        char = self._text[self._at + 1 : self._at + 2]
        if found := _PROPERTY.match(self._text, self._at):
            self._at = found.end()
            return _ANYTHING
        if not char or (char.isalnum() and char not in _PLACES + _KINDS):
            raise _Unknown
        self._at += 2
        if char in _PLACES:
            return _NOTHING
        return _ANYTHING if char in _KINDS else _literals(char)

    def _next(self, char: str) -> bool:
        there = self._text.startswith(char, self._at)
        self._at += there
        return there


def _literals(chars: str) -> _MatchSet:
    """One of these characters, if their other case is known."""
    lower = frozenset(char.lower() for char in chars)
    known = all(_KNOWN_CASES.fullmatch(char) or not _is_cased(char) for char in lower)
    return _MatchSet(lower) if known else _ANYTHING


def _is_cased(char: str) -> bool:
    """Whether a character has another case."""
    return char.lower() != char or char.upper() != char


def _repeated(part: _MatchSet, found: re.Match[str]) -> _MatchSet:
    sign = found[0][0]
    if sign == "?":
        return _either([part, _NOTHING])
    if sign == "+":
        return part.opened()
    if sign == "*" or not found[1] or int(found[1]) == 0:
        return _ANYTHING
    return part if found[0].startswith("{1}") else part.opened()
