"""Terminology: glossaries in the database, and the terms that occur in a segment.

A word of the text stands for a word of a term when they are the same but for case, or share a
beginning and differ only in a short ending ("segment", "segments"; "traduction", "traductions"):
enough to find inflected forms in European languages without a stemmer for each, and strict enough
that "cell" is not found in "cellar".
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TypeAlias

from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase
from postil.memory.database import batches, transaction
from postil.memory.schema import prepare
from postil.memory.terms.finder import Reading, TermFinder, TermHit
from postil.memory.terms.importing import TermCounts, insert_terms, merge_terms
from postil.memory.terms.keys import term_key
from postil.memory.terms.rows import TERM_DETAILS, TERM_ROWS, TermRow, read_row, term_of
from postil.types.progress import Progress

GlossaryTerm: TypeAlias = tuple[str, Term]
"""Name of a glossary, and a term of it."""

# Those of one source together, where the first of them is; a term that is there twice is given
# once.
_CONCEPTS = f"""
SELECT source, target, {TERM_DETAILS} FROM (
    SELECT source, target, {TERM_DETAILS}, min(t.id) AS first
    FROM term t JOIN glossary g ON g.id = t.glossary WHERE g.name = coalesce(?, g.name)
    GROUP BY source, target, {TERM_DETAILS}
) ORDER BY min(first) OVER (PARTITION BY source), first
"""
# The plus keeps SQLite from reading a whole glossary in search of one term of it.
_THIS = "key = ? AND source = ? AND target = ? AND +glossary"
_NAMED = f"{_THIS} = (SELECT id FROM glossary WHERE name = ?)"


class Glossaries:
    """All glossaries in a database; may be used from any thread.

    Parameters
    ----------
    connection
        Changes them.
    reading
        Lends a connection that sees what is committed, for all that is looked up; by default it is
        that which changes them.
    """

    def __init__(self, connection: sqlite3.Connection, reading: Reading | None = None) -> None:
        self._connection = connection
        self._reading = reading or (lambda: nullcontext(connection))
        self._lock = threading.RLock()
        prepare(connection, "glossaries")
        self._finder = TermFinder(self._reading)

    @property
    def version(self) -> int:
        """A number that changes with each change of the terms."""
        return self._finder.version

    def set_priorities(self, off: Iterable[str], priorities: Mapping[str, int]) -> None:
        """Recognise no terms of the glossaries ``off``, and those of a higher priority first."""
        self._finder.set_priorities(off, priorities)

    def recognise(self, text: str) -> list[TermHit]:
        """Terms in ``text``, left to right; of overlapping ones the longest, each translation,
        those of glossaries with a higher priority first.
        """
        return self._finder.recognise(text)

    def add_file(
        self,
        path: Path,
        languages: tuple[str, str],
        progress: Progress | None = None,
        *,
        name: str = "",
    ) -> int:
        """Add the terms of a file as a glossary ``name``, by default that of the file; replaces one
        of the same name.

        Raises
        ------
        InputError
            The file cannot be read, or has no terms for the languages; nothing was changed.
        """
        return self.add(name or path.stem, stream_termbase(path, *languages), progress)

    def add(self, name: str, terms: Iterable[Term], progress: Progress | None = None) -> int:
        """Add or replace the glossary ``name``; returns how many terms it has."""
        with self._changing():
            self._remove(name)
            number = self._connection.execute(
                "INSERT INTO glossary (name) VALUES (?)", (name,)
            ).lastrowid
            return insert_terms(self._connection, number or 0, terms, progress)

    def merge(
        self, name: str, terms: Iterable[Term], progress: Progress | None = None
    ) -> TermCounts:
        """Add terms to the glossary ``name``, as :meth:`add_terms` does, and count them; of those
        that come twice with one source and target the last one counts.
        """
        with self._changing():
            number = self._number(name)
            return merge_terms(self._connection, number, terms, progress or Progress())

    def add_term(self, name: str, term: Term) -> None:
        """Add one term to the glossary ``name``, which is made if there is none; twice is once."""
        self.add_terms(name, [term])

    def add_terms(self, name: str, terms: Sequence[Term]) -> None:
        """Add terms to the glossary ``name``, which is made if there is none; each takes the place
        of those there with its source and target.
        """
        with self._changing():
            self._put(name, terms)

    def remove_term(self, name: str, source: str, target: str) -> bool:
        """Remove one term of the glossary ``name``; whether there was one."""
        return self.remove_terms(name, [(source, target)]) > 0

    def remove_terms(self, name: str, pairs: Iterable[tuple[str, str]]) -> int:
        """Remove terms of the glossary ``name`` by source and target; returns how many."""
        with self._changing():
            return self._take_out(name, pairs)

    def remove_ids(self, ids: Iterable[int]) -> int:
        """Remove terms of any glossary by id; returns how many."""
        with self._changing():
            removed = self._connection.executemany(
                "DELETE FROM term WHERE id = ?", ((number,) for number in ids)
            ).rowcount
        return max(0, removed)  # SQLite gives -1 where there was nothing to run

    def change_term(self, name: str, source: str, target: str, term: Term) -> bool:
        """Put ``term`` in place of one of the glossary ``name``, in one step; whether there was
        one.
        """
        with self._changing():
            there = self._take_out(name, [(source, target)]) > 0
            if there:
                self._put(name, [term])
        return there

    def terms(self, name: str | None = None) -> list[Term]:
        """The terms of one glossary, or of all, in the order they were added."""
        where, values = (" WHERE g.name = ?", (name,)) if name is not None else ("", ())
        with self._reading() as connection:
            return [
                read_row(row)[2]
                for row in connection.execute(f"{TERM_ROWS}{where} ORDER BY t.id", values)
            ]

    def read(self, ids: Sequence[int]) -> dict[int, GlossaryTerm]:
        """Terms by id; those that are not there any more are left out."""
        with self._reading() as connection:
            return {
                number: (glossary, term)
                for some, marks in batches(ids)
                for number, glossary, term in map(
                    read_row, connection.execute(f"{TERM_ROWS} WHERE t.id IN ({marks})", some)
                )
            }

    def names(self, ids: Sequence[int]) -> set[str]:
        """Names of the glossaries that have terms of these ids."""
        query = "SELECT DISTINCT g.name FROM term t JOIN glossary g ON g.id = t.glossary"
        with self._reading() as connection:
            return {
                name
                for some, marks in batches(ids)
                for (name,) in connection.execute(f"{query} WHERE t.id IN ({marks})", some)
            }

    def find(self, name: str, source: str, target: str) -> tuple[int, Term] | None:
        """The id of a term of the glossary ``name``, and the term."""
        with self._reading() as connection:
            row = connection.execute(
                f"{TERM_ROWS} WHERE {_NAMED}", (term_key(source), source, target, name)
            ).fetchone()
        if row is None:
            return None
        number, _, term = read_row(row)
        return number, term

    def remove(self, name: str) -> None:
        """Remove the glossary ``name``; nothing happens if there is none."""
        with self._changing():
            self._remove(name)

    def counts(self) -> dict[str, int]:
        """Terms by name of glossary."""
        with self._reading() as connection:
            return dict(
                connection.execute(
                    "SELECT g.name, count(t.id) FROM glossary g "
                    "LEFT JOIN term t ON t.glossary = g.id GROUP BY g.id ORDER BY g.id"
                )
            )

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """One transaction; look-ups after it find the changed terms."""
        with self._lock:
            try:
                with transaction(self._connection):
                    yield
            finally:
                self._finder.forget()

    def _put(self, name: str, terms: Sequence[Term]) -> None:
        number = self._number(name)
        self._connection.executemany(
            f"DELETE FROM term WHERE {_THIS} = ?",
            ((term_key(term.source), term.source, term.target, number) for term in terms),
        )
        insert_terms(self._connection, number, terms)

    def _number(self, name: str) -> int:
        """The number of a glossary, which is made if there is none."""
        self._connection.execute("INSERT OR IGNORE INTO glossary (name) VALUES (?)", (name,))
        (number,) = self._connection.execute(
            "SELECT id FROM glossary WHERE name = ?", (name,)
        ).fetchone()
        return int(number)

    def _take_out(self, name: str, pairs: Iterable[tuple[str, str]]) -> int:
        removed = self._connection.executemany(
            f"DELETE FROM term WHERE {_NAMED}",
            ((term_key(source), source, target, name) for source, target in pairs),
        ).rowcount
        return max(0, removed)  # SQLite gives -1 where there was nothing to run

    def _remove(self, name: str) -> None:
        self._connection.execute(
            "DELETE FROM term WHERE glossary IN (SELECT id FROM glossary WHERE name = ?)", (name,)
        )
        self._connection.execute("DELETE FROM glossary WHERE name = ?", (name,))


def walk(connection: sqlite3.Connection) -> Iterator[TermRow]:
    """The terms of all glossaries in the order of their ids, one at a time."""
    return connection.execute(f"{TERM_ROWS} ORDER BY t.id")


def concepts(connection: sqlite3.Connection, name: str | None = None) -> Iterator[Term]:
    """The terms of one glossary, or of all, each once and one at a time: those of one source
    together, else in the order they were added.
    """
    for values in connection.execute(_CONCEPTS, (name,)):
        yield term_of(*values)
