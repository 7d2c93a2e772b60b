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

from postil.formats.exchange.glossary import Term
from postil.memory.comparing.tokens import match_spans, match_tokens
from postil.memory.database import batches
from postil.memory.terms.keys import key_of, keys_at
from postil.memory.terms.rows import TERM_ROWS, read_row
from postil.text.clitics import bare, is_form
from postil.text.inflection import COMMON, same_word

Reading = Callable[[], AbstractContextManager[sqlite3.Connection]]
MOST_KEYS = 20_000  # kept in memory
BATCH = 400  # keys asked for at once
_MOST_TERMS = 1 << 48  # of a database


@dataclass(frozen=True, slots=True)
class TermHit:
    """A term found in a text; ``start`` and ``end`` are character offsets into the text, the rest
    is that of a :class:`~postil.formats.exchange.glossary.Term`.
    """

    start: int
    end: int
    source: str
    target: str
    note: str = ""
    forbidden: bool = False
    glossary: str = ""
    preferred: bool = False
    definition: str = ""
    domain: str = ""


@dataclass(frozen=True, slots=True)
class _Entry:
    words: tuple[str, ...]  # case-folded
    term: Term
    glossary: str
    rank: int  # among terms found at one place: by priority, preferred ones, as they were added
    exact: tuple[str, ...] = ()  # as they are written, if that counts


class _Entries:
    """The terms of one key, by the beginnings of all their words: two forms of a word have theirs
    in common, and a glossary of parts or articles may begin every term with the same two words.
    """

    __slots__ = ("by_beginnings", "lengths")

    def __init__(self, entries: Iterable[_Entry] = ()) -> None:
        self.by_beginnings: dict[tuple[str, ...], list[_Entry]] = {}
        for entry in entries:
            self.by_beginnings.setdefault(_beginnings(entry.words), []).append(entry)
        self.lengths = sorted({len(words) for words in self.by_beginnings}, reverse=True)


def _beginnings(words: Iterable[str]) -> tuple[str, ...]:
    return tuple([bare(word)[:COMMON] for word in words])


class _Text:
    """The words of a text, and the terms that stand at each of them."""

    def __init__(self, text: str) -> None:
        self.tokens, self.spans = match_spans(text)
        self.words = [token.casefold() for token in self.tokens]
        self._beginnings = _beginnings(self.words)
        self._places = [keys_at(self.words, place) for place in range(len(self.words))]

    @property
    def keys(self) -> set[str]:
        """Keys of all terms there may be."""
        return {key for place in self._places for keys in place for key in keys}

    def longest(self, entries: Mapping[str, _Entries], place: int) -> list[_Entry]:
        """The longest terms that start at a place; inflected forms only without exact ones."""
        for keys in self._places[place]:
            groups = [group for key in keys if (group := entries[key]).lengths]
            if not groups:
                continue
            lengths = groups[0].lengths
            if len(groups) > 1:
                lengths = sorted({n for group in groups for n in group.lengths}, reverse=True)
            for length in lengths:
                found = self._of_length(groups, place, length)
                if found:
                    if len(found) > 1:
                        found.sort(key=lambda entry: entry.rank)
                    written = tuple(self.words[place : place + length])
                    return [entry for entry in found if entry.words == written] or found
        return []

    def _of_length(self, groups: Iterable[_Entries], place: int, length: int) -> list[_Entry]:
        beginnings = self._beginnings[place : place + length]
        found = []
        for group in groups:
            for entry in group.by_beginnings.get(beginnings, ()):
                if occurs(entry.words, self.words, place) and (
                    not entry.exact or entry.exact == tuple(self.tokens[place : place + length])
                ):
                    found.append(entry)
        return found


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

    @property
    def version(self) -> int:
        """A number that changes with each change of the terms."""
        return self._version

    def set_priorities(self, off: Iterable[str], priorities: Mapping[str, int]) -> None:
        """Recognise no terms of the glossaries ``off``, and those of a higher priority first."""
        with self._lock:
            self._off, self._priorities = frozenset(off), dict(priorities)
            self._forget()

    def forget(self) -> None:
        """Forget what was read: the terms in the database have changed."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._known.clear()
        self._version += 1

    def recognise(self, text: str) -> list[TermHit]:
        """Terms in ``text``, left to right; of overlapping ones the longest, each translation,
        those of glossaries with a higher priority first, and of one glossary the preferred ones.
        """
        words = _Text(text)
        entries = self._entries(words.keys)
        hits: list[TermHit] = []
        place = 0
        while place < len(words.spans):
            found = words.longest(entries, place)
            length = len(found[0].words) if found else 1
            for entry in found:
                term = entry.term
                hits.append(
                    TermHit(
                        words.spans[place][0],
                        words.spans[place + length - 1][1],
                        term.source,
                        term.target,
                        term.note,
                        term.forbidden,
                        entry.glossary,
                        term.preferred,
                        term.definition,
                        term.domain,
                    )
                )
            place += length
        return hits

    def _entries(self, keys: set[str]) -> dict[str, _Entries]:
        """The terms of each key."""
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
                for row in connection.execute(f"{TERM_ROWS} WHERE t.key IN ({marks})", some):
                    number, glossary, term = read_row(row)
                    if glossary not in off:
                        entry = _entry(number, glossary, term, priorities)
                        found[key_of(entry.words)].append(entry)
        return {key: _Entries(entries) for key, entries in found.items()}


def _entry(number: int, glossary: str, term: Term, priorities: Mapping[str, int]) -> _Entry:
    written = tuple(match_tokens(term.source))
    words = tuple(token.casefold() for token in written)
    weight = 2 * priorities.get(glossary, 0) + (term.preferred and not term.forbidden)
    rank = number - weight * _MOST_TERMS
    return _Entry(words, term, glossary, rank, written if term.case else ())


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
        word == other or same_word(word, other) or is_form(word, other)
        for word, other in zip(term, words[place : place + len(term)], strict=True)
    )
