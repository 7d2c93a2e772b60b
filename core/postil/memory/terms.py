"""Terminology: glossaries in the database, and the terms that occur in a segment.

A word of the text stands for a word of a term when they are the same but for case, or share a
beginning and differ only in a short ending ("segment", "segments"; "traduction", "traductions"):
enough to find inflected forms in European languages without a stemmer for each, and strict enough
that "cell" is not found in "cellar".
"""

from __future__ import annotations

import sqlite3
import threading
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.formats.glossary import Term
from postil.formats.termbase import read_termbase
from postil.memory.database import transaction
from postil.memory.forms import SHORTEST_STEM, same_word
from postil.memory.schema import prepare
from postil.memory.tokens import match_spans, match_tokens


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


class Glossaries:
    """All glossaries in a database, kept in memory for recognition; may be used from any thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._lock = threading.RLock()
        prepare(connection, "glossaries")
        self._entries: dict[str, list[_Entry]] = defaultdict(list)
        self._off: frozenset[str] = frozenset()
        self._priorities: dict[str, int] = {}
        self._load()

    def weigh(self, off: Iterable[str], priorities: Mapping[str, int]) -> None:
        """Recognise no terms of the glossaries ``off``, and those of a higher priority first."""
        with self._lock:
            self._off, self._priorities = frozenset(off), dict(priorities)
            self._load()

    def add_file(self, path: Path, languages: tuple[str, str]) -> int:
        """Add the terms of a file as a glossary of that name; replaces one of the same name.

        Raises
        ------
        InputError
            The file cannot be read, or has no terms for the languages; nothing was changed.
        """
        return self.add(path.stem, read_termbase(path, *languages))

    def add(self, name: str, terms: Sequence[Term]) -> int:
        """Add or replace the glossary ``name``; returns how many terms it has."""
        with self._lock:
            with transaction(self._connection):
                self._remove(name)
                number = self._connection.execute(
                    "INSERT INTO glossary (name) VALUES (?)", (name,)
                ).lastrowid
                self._insert(number, terms)
            self._load()
        return len(terms)

    def add_term(self, name: str, term: Term) -> None:
        """Add one term to the glossary ``name``, which is made if there is none; twice is once."""
        self.add_terms(name, [term])

    def add_terms(self, name: str, terms: Sequence[Term]) -> None:
        """Add terms to the glossary ``name``, which is made if there is none; each takes the place
        of those there with its source and target.
        """
        with self._lock:
            with transaction(self._connection):
                self._put(name, terms)
            self._load()

    def remove_term(self, name: str, source: str, target: str) -> bool:
        """Remove one term of the glossary ``name``; whether there was one."""
        return self.remove_terms(name, [(source, target)]) > 0

    def remove_terms(self, name: str, pairs: Iterable[tuple[str, str]]) -> int:
        """Remove terms of the glossary ``name`` by source and target; returns how many."""
        with self._lock:
            with transaction(self._connection):
                removed = self._take_out(name, pairs)
            self._load()
        return removed

    def change_term(self, name: str, source: str, target: str, term: Term) -> bool:
        """Put ``term`` in place of one of the glossary ``name``, in one step; whether there was
        one.
        """
        with self._lock:
            with transaction(self._connection):
                there = self._take_out(name, [(source, target)]) > 0
                if there:
                    self._put(name, [term])
            self._load()
        return there

    def terms(self, name: str | None = None) -> list[Term]:
        """The terms of one glossary, or of all, in the order they were added."""
        with self._lock:
            return [entry for entry, glossary in self._rows() if name is None or glossary == name]

    def entries(self) -> list[tuple[str, Term]]:
        """The terms of all glossaries, each with the name of its glossary."""
        with self._lock:
            return [(glossary, term) for term, glossary in self._rows()]

    def remove(self, name: str) -> None:
        """Remove the glossary ``name``; nothing happens if there is none."""
        with self._lock:
            with transaction(self._connection):
                self._remove(name)
            self._load()

    def counts(self) -> dict[str, int]:
        """Terms by name of glossary."""
        with self._lock:
            return dict(
                self._connection.execute(
                    "SELECT g.name, count(t.id) FROM glossary g "
                    "LEFT JOIN term t ON t.glossary = g.id GROUP BY g.id ORDER BY g.id"
                )
            )

    def recognise(self, text: str) -> list[TermHit]:
        """Terms in ``text``, left to right; of overlapping ones the longest, each translation,
        those of glossaries with a higher priority first.
        """
        tokens, spans = match_spans(text)
        words = [token.casefold() for token in tokens]
        hits: list[TermHit] = []
        with self._lock:
            place = 0
            while place < len(words):
                found = self._longest(words, tokens, place)
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

    def _longest(self, words: list[str], tokens: list[str], place: int) -> list[_Entry]:
        """The longest term that starts at ``place``; inflected forms only without exact ones."""
        found = [
            entry
            for entry in self._entries.get(_key(words[place]), ())
            if _occurs(entry.words, words, place)
            and tuple(tokens[place : place + len(entry.exact)]) == entry.exact
        ]
        longest = max((len(entry.words) for entry in found), default=0)
        found = [entry for entry in found if len(entry.words) == longest]
        exact = [entry for entry in found if list(entry.words) == words[place : place + longest]]
        return exact or found

    def _load(self) -> None:
        self._entries.clear()
        for term, glossary in self._rows():
            written = tuple(match_tokens(term.source))
            words = tuple(token.casefold() for token in written)
            if words and glossary not in self._off:
                entry = _Entry(words, term, glossary, written if term.case else ())
                self._entries[_key(words[0])].append(entry)
        for entries in self._entries.values():
            entries.sort(key=lambda entry: -self._priorities.get(entry.glossary, 0))

    def _rows(self) -> list[tuple[Term, str]]:
        """Every term with the name of its glossary."""
        return [
            (Term(source, target, note, bool(forbidden), bool(case)), glossary)
            for source, target, note, forbidden, case, glossary in self._connection.execute(
                "SELECT t.source, t.target, t.note, t.forbidden, t.match_case, g.name "
                "FROM term t JOIN glossary g ON g.id = t.glossary ORDER BY t.id"
            )
        ]

    def _put(self, name: str, terms: Sequence[Term]) -> None:
        self._connection.execute("INSERT OR IGNORE INTO glossary (name) VALUES (?)", (name,))
        (number,) = self._connection.execute(
            "SELECT id FROM glossary WHERE name = ?", (name,)
        ).fetchone()
        self._connection.executemany(
            "DELETE FROM term WHERE glossary = ? AND source = ? AND target = ?",
            [(number, term.source, term.target) for term in terms],
        )
        self._insert(number, terms)

    def _take_out(self, name: str, pairs: Iterable[tuple[str, str]]) -> int:
        removed = self._connection.executemany(
            "DELETE FROM term WHERE source = ? AND target = ? AND glossary = "
            "(SELECT id FROM glossary WHERE name = ?)",
            [(source, target, name) for source, target in pairs],
        ).rowcount
        return max(0, removed)  # SQLite says -1 where there was nothing to run

    def _insert(self, glossary: int | None, terms: Iterable[Term]) -> None:
        self._connection.executemany(
            "INSERT INTO term (glossary, source, target, note, forbidden, match_case) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                (glossary, term.source, term.target, term.note, term.forbidden, term.case)
                for term in terms
            ),
        )

    def _remove(self, name: str) -> None:
        self._connection.execute(
            "DELETE FROM term WHERE glossary IN (SELECT id FROM glossary WHERE name = ?)", (name,)
        )
        self._connection.execute("DELETE FROM glossary WHERE name = ?", (name,))


def find_term(term: str, text: str) -> list[tuple[int, int]]:
    """Spans of ``text`` where ``term`` stands, inflected or not, whatever its case."""
    words = [token.casefold() for token in match_tokens(term)]
    tokens, spans = match_spans(text)
    folded = [token.casefold() for token in tokens]
    return [
        (spans[place][0], spans[place + len(words) - 1][1])
        for place in range(len(folded) - len(words) + 1)
        if words and _occurs(words, folded, place)
    ]


def _occurs(term: Iterable[str], words: Sequence[str], place: int) -> bool:
    term = tuple(term)
    return place + len(term) <= len(words) and all(
        same_word(word, words[place + offset]) for offset, word in enumerate(term)
    )


def _key(word: str) -> str:
    return word[:SHORTEST_STEM]
