"""Glossaries of a server: terms found, added, changed and removed, and their changes followed.

Each pair of source and target has a row with the time of its last change: desks follow the glossary
by asking for the rows after the last one they have. A term belongs to who added it; the owners of
the server may change any.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase, write_termbase
from postil.memory import schema
from postil.memory.connections import Connections
from postil.memory.database import migrate, now, snapshot
from postil.memory.soundness import sense
from postil.memory.terms.finder import TermHit
from postil.memory.terms.importing import TermCounts
from postil.memory.terms.terminology import Glossaries, concepts
from postil.server.http.problems import Problem
from postil.server.http.tokens import Role, User
from postil.server.store.stores import StoreFacts, Stores

_TABLES = """
CREATE TABLE term_change (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    author TEXT NOT NULL,
    time TEXT NOT NULL,
    UNIQUE (source, target)
)
"""
# Temporary: a database with triggers of its own is taken for one that somebody tampered with.
_TRIGGER = (
    "CREATE TEMP TRIGGER term_{event} AFTER {event} ON main.term BEGIN "
    "INSERT OR REPLACE INTO term_change (source, target, author, time) "
    "VALUES ({row}.source, {row}.target, acting_user(), acting_time()); END"
)
_CHANGED = (
    "SELECT c.sequence, c.source, c.target, c.author, c.time, t.note, t.forbidden, t.match_case "
    "FROM term_change c LEFT JOIN term t "
    "ON t.key = term_key(c.source) AND t.source = c.source AND t.target = c.target"
)

_COUNT = "SELECT (SELECT count(*) FROM term), coalesce(max(sequence), 0) FROM term_change"


def _prepare(connection: sqlite3.Connection, path: Path | str) -> None:
    """Create the table beside those of the terms."""
    migrate(connection, "term changes", (_TABLES,), path)


@dataclass(frozen=True, slots=True)
class TermChange:
    """A term as it is now, or its removal; ``author``: who added, changed or removed it last."""

    sequence: int
    source: str
    target: str
    author: str
    time: str
    term: Term | None


class TeamGlossary:
    """An open glossary; methods may be called from any thread, and who looks up waits for none."""

    def __init__(self, path: Path, facts: StoreFacts) -> None:
        self.facts = facts
        self._user = ""  # who changes it now; under the lock of who writes
        self._database = Connections(path, schema.SMALL_TABLES, schema.prepare, _prepare)
        writer = self._database.writer
        writer.create_function("acting_user", 0, lambda: self._user)
        writer.create_function("acting_time", 0, now)
        for event, row in (("INSERT", "new"), ("DELETE", "old")):
            writer.execute(_TRIGGER.format(event=event, row=row))
        self._terms = Glossaries(writer, self._reading)

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with sense(self._database.path), self._database.seeing() as connection:
            schema.add_functions(connection)
            connection.create_function("folded", 1, str.casefold, deterministic=True)
            yield connection

    @contextmanager
    def _changing(self, user: User) -> Iterator[None]:
        """Hold the writing connection for changes by one user, who is noted as their author."""
        with self._database.using():
            self._user = user.name
            yield

    def recognise(self, text: str) -> list[TermHit]:
        """Terms in a text, left to right."""
        return self._terms.recognise(text)

    def add(self, term: Term, user: User) -> None:
        """Add a term, or give the one of its source and target another note or other marks; durable
        when it returns.

        Raises
        ------
        Problem
            It is there otherwise, and another's.
        """
        with self._changing(user):
            known = self._terms.find(self.facts.name, term.source, term.target)
            if known is not None and known[1] == term:
                return
            if known is not None:
                self._check(term.source, term.target, user)
            self._terms.add_term(self.facts.name, term)

    def change(self, source: str, target: str, term: Term, user: User) -> None:
        """Put a term in place of another.

        Raises
        ------
        Problem
            There is no such term, or it is another's.
        """
        with self._changing(user):
            self._check(source, target, user)
            if (term.source, term.target) != (source, target):
                known = self._terms.find(self.facts.name, term.source, term.target)
                if known is not None:
                    self._check(term.source, term.target, user)
            self._terms.change_term(self.facts.name, source, target, term)

    def remove(self, source: str, target: str, user: User) -> None:
        """Remove a term.

        Raises
        ------
        Problem
            There is no such term, or it is another's.
        """
        with self._changing(user):
            self._check(source, target, user)
            self._terms.remove_term(self.facts.name, source, target)

    def _check(self, source: str, target: str, user: User) -> None:
        """Raise a problem unless the term is there and ``user`` may change it."""
        if self._terms.find(self.facts.name, source, target) is None:
            raise Problem(404, "The glossary has no such term.")
        with self._database.seeing() as connection:
            (author,) = connection.execute(
                "SELECT author FROM term_change WHERE source = ? AND target = ?", (source, target)
            ).fetchone()
        if user.role < Role.OWNER and author != user.name:
            raise Problem(403, "Only who added this term, or an owner, may change it.")

    def bring(self, path: Path, user: User) -> TermCounts:
        """Add the terms of a file, all or none; those there take over its notes and marks.

        Raises
        ------
        InputError
            The file cannot be read, or has no terms for these languages.
        """
        terms = stream_termbase(path, *self.facts.languages)
        with self._changing(user):
            return self._terms.merge(self.facts.name, terms)

    def write(self, path: Path) -> None:
        """Write all terms as TBX or a table, by the ending of ``path``."""
        place = self._database.path
        with sense(place), self._database.reading() as connection, snapshot(connection):
            write_termbase(concepts(connection), path, *self.facts.languages)

    def changes(self, since: int, limit: int) -> tuple[list[TermChange], int, int]:
        """Up to ``limit`` terms that were added, changed or removed after a place, in order; and
        as :meth:`count`.
        """
        with self._reading() as connection, snapshot(connection):
            rows = connection.execute(
                f"{_CHANGED} WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?", (since, limit)
            ).fetchall()
            counts = connection.execute(_COUNT).fetchone()
        return [_change(row) for row in rows], *counts

    def page(self, after: int, limit: int, text: str = "") -> list[TermChange]:
        """Up to ``limit`` terms that are there, after a place, those touched first before others;
        with a text in source, target or note.
        """
        with self._reading() as connection:
            rows = connection.execute(
                f"{_CHANGED} WHERE t.id IS NOT NULL AND c.sequence > ? AND (? = '' "
                "OR instr(folded(c.source || char(10) || c.target || char(10) || t.note), ?))"
                " ORDER BY c.sequence LIMIT ?",
                (after, text, text.casefold(), limit),
            ).fetchall()
        return [_change(row) for row in rows]

    def count(self) -> tuple[int, int]:
        """Terms that are there, and the place of the last change."""
        with self._database.reading() as connection:
            terms, last = connection.execute(_COUNT).fetchone()
        return terms, last

    def close(self) -> None:
        self._database.close()


def _change(row: tuple[int, str, str, str, str, str | None, bool, bool]) -> TermChange:
    sequence, source, target, author, time, note, forbidden, case = row
    term = None if note is None else Term(source, target, note, bool(forbidden), bool(case))
    return TermChange(sequence, source, target, author, time, term)


class TeamGlossaries(Stores[TeamGlossary]):
    """The glossaries in a folder, by name."""

    TABLE = "team_glossary"
    KIND = "glossary"

    def _opened(self, path: Path, facts: StoreFacts) -> TeamGlossary:
        return TeamGlossary(path, facts)
