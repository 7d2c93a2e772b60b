"""The terms that occur in a text, read from the database as texts ask for them.

Nothing is read when a project is opened, and nothing is made anew when a term is added: a glossary
of 100,000 terms costs no more than the few of them that begin as words of the texts do.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from postil.formats.glossary import Term
from postil.memory.database import batches
from postil.memory.forms import COMMON, same_word
from postil.memory.term_keys import keys_at
from postil.memory.tokens import match_spans, match_tokens

Reading = Callable[[], AbstractContextManager[sqlite3.Connection]]
MOST_KEYS = 20_000  # kept in memory
BATCH = 400  # keys asked for at once


@dataclass(frozen=True, slots=True)
class TermHit:
    """A term found in a text; ``start`` and ``end`` are character offsets into the text."""

    start: int
    end: int
    source: str
    target: str
    note: str = ""
    forbidden: bool = False
    glossary: str = ""


@dataclass(frozen=True, slots=True)
class _Entry:
    words: tuple[str, ...]  # case-folded
    term: Term
    glossary: str
    exact: tuple[str, ...] = ()  # as they are written, if that counts


class _Entries:
    """The terms of one key, by the beginnings of all their words: two forms of a word have theirs
    in common, and a glossary of parts or articles may begin every term with the same two words.
    """

    __slots__ = ("_by_beginnings", "_lengths")

    def __init__(self, entries: Iterable[_Entry] = ()) -> None:
        self._by_beginnings: dict[tuple[str, ...], list[_Entry]] = {}
        for entry in entries:
            self._by_beginnings.setdefault(_beginnings(entry.words), []).append(entry)
        self._lengths = sorted({len(words) for words in self._by_beginnings}, reverse=True)

    def longest(self, words: list[str], tokens: list[str], place: int) -> list[_Entry]:
        """The longest that stand at a place of a text; inflected forms only without exact ones."""
        for length in self._lengths:
            text = words[place : place + length]
            found = [
                entry
                for entry in self._by_beginnings.get(_beginnings(text), ())
                if occurs(entry.words, words, place)
                and tuple(tokens[place : place + len(entry.exact)]) == entry.exact
            ]
            if found:
                return [entry for entry in found if list(entry.words) == text] or found
        return []


def _beginnings(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word[:COMMON] for word in words)


class TermFinder:
    """Recognises terms; may be used from any thread.

    Parameters
    ----------
    reading
        Lends a connection that sees what is committed.
    """

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._lock = threading.Lock()
        self._known: dict[str, _Entries] = {}
        self._version = 0
        self._off: frozenset[str] = frozenset()
        self._priorities: Mapping[str, int] = {}

    def weigh(self, off: Iterable[str], priorities: Mapping[str, int]) -> None:
        """Recognise no terms of the glossaries ``off``, and those of a higher priority first."""
        with self._lock:
            self._off, self._priorities = frozenset(off), dict(priorities)
            self._forget()

    def forget(self) -> None:
        """The terms are others now."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._known.clear()
        self._version += 1

    def recognise(self, text: str) -> list[TermHit]:
        """Terms in ``text``, left to right; of overlapping ones the longest, each translation,
        those of glossaries with a higher priority first.
        """
        tokens, spans = match_spans(text)
        words = [token.casefold() for token in tokens]
        entries = self._entries({key for n in range(len(words)) for key in keys_at(words, n)})
        hits: list[TermHit] = []
        place = 0
        while place < len(words):
            found = _longest(entries, words, tokens, place)
            length = len(found[0].words) if found else 1
            for entry in found:
                term = entry.term
                hits.append(
                    TermHit(
                        spans[place][0],
                        spans[place + length - 1][1],
                        term.source,
                        term.target,
                        term.note,
                        term.forbidden,
                        entry.glossary,
                    )
                )
            place += length
        return hits

    def _entries(self, keys: set[str]) -> dict[str, _Entries]:
        """The terms of each key that has any."""
        with self._lock:
            version, known = self._version, self._known
            found = {key: known[key] for key in keys if key in known}
            off, priorities = self._off, self._priorities
        missing = sorted(keys - found.keys())
        if missing:
            read = self._read(missing, off, priorities)
            found |= read
            with self._lock:
                if version == self._version:  # else terms changed while they were read
                    if len(self._known) + len(read) > MOST_KEYS:
                        self._known.clear()
                    self._known |= read
        return found

    def _read(
        self, keys: Sequence[str], off: frozenset[str], priorities: Mapping[str, int]
    ) -> dict[str, _Entries]:
        found: dict[str, list[_Entry]] = {key: [] for key in keys}
        with self._reading() as connection:
            for some, marks in batches(keys, BATCH):
                for key, source, target, note, forbidden, case, glossary in connection.execute(
                    "SELECT t.key, t.source, t.target, t.note, t.forbidden, t.match_case, g.name "
                    "FROM term t JOIN glossary g ON g.id = t.glossary "
                    f"WHERE t.key IN ({marks}) ORDER BY t.id",
                    some,
                ):
                    if glossary not in off:
                        term = Term(source, target, note, bool(forbidden), bool(case))
                        found[key].append(_entry(term, glossary))
        for entries in found.values():
            entries.sort(key=lambda entry: -priorities.get(entry.glossary, 0))
        return {key: _Entries(entries) for key, entries in found.items()}


def _entry(term: Term, glossary: str) -> _Entry:
    written = tuple(match_tokens(term.source))
    words = tuple(token.casefold() for token in written)
    return _Entry(words, term, glossary, written if term.case else ())


def _longest(
    entries: Mapping[str, _Entries], words: list[str], tokens: list[str], place: int
) -> list[_Entry]:
    """The longest term that starts at ``place``."""
    found = (entries[key].longest(words, tokens, place) for key in keys_at(words, place))
    return next(filter(None, found), [])


def find_term(term: str, text: str) -> list[tuple[int, int]]:
    """Spans of ``text`` where ``term`` stands, inflected or not, whatever its case."""
    words = tuple(token.casefold() for token in match_tokens(term))
    tokens, spans = match_spans(text)
    folded = [token.casefold() for token in tokens]
    return [
        (spans[place][0], spans[place + len(words) - 1][1])
        for place in range(len(folded) - len(words) + 1)
        if words and occurs(words, folded, place)
    ]


def occurs(term: Sequence[str], words: Sequence[str], place: int) -> bool:
    """Whether the words of a term, in any form, stand at a place of a text."""
    return place + len(term) <= len(words) and all(
        same_word(word, words[place + offset]) for offset, word in enumerate(term)
    )
