"""Import of the terms of a file into a glossary, in small steps and without all of them in memory.

They are set aside in a table of their own first: only when the file has been read to its end is it
known which of them are new, for of those that differ only in note or marks the last one counts.
SQLite compares and moves them, a stretch at a time: no other thread waits for Python's lock, and
cancelling works between two stretches.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from postil.formats.exchange.glossary import Term
from postil.memory.database import stretches
from postil.memory.terms.keys import term_key
from postil.memory.terms.rows import TERM_DETAILS
from postil.types.progress import Progress

STRETCH = 500  # terms

_SET_ASIDE = """
CREATE TEMP TABLE brought_term (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    note TEXT NOT NULL,
    forbidden INTEGER NOT NULL,
    match_case INTEGER NOT NULL,
    preferred INTEGER NOT NULL,
    definition TEXT NOT NULL,
    domain TEXT NOT NULL,
    UNIQUE (source, target)
)
"""
_VALUES = f"key, source, target, {TERM_DETAILS}"
_PUT_ASIDE = (
    f"INSERT INTO temp.brought_term ({_VALUES}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
    f"ON CONFLICT (source, target) DO UPDATE SET ({TERM_DETAILS}) = (excluded.note, "
    "excluded.forbidden, excluded.match_case, excluded.preferred, excluded.definition, "
    "excluded.domain)"
)
_STRETCH = "b.number BETWEEN ?2 AND ?3"
# The plus keeps SQLite from reading a whole glossary in search of one term of it.
_THERE = "t.key = b.key AND t.source = b.source AND t.target = b.target AND +t.glossary = ?1"
_SAME = (
    f"DELETE FROM temp.brought_term AS b WHERE {_STRETCH} AND ({TERM_DETAILS}) = "
    f"(SELECT t.note, t.forbidden, t.match_case, t.preferred, t.definition, t.domain "
    f"FROM term t WHERE {_THERE} ORDER BY t.id DESC LIMIT 1)"
)
_CHANGED = (
    f"SELECT count(*) FROM temp.brought_term b WHERE {_STRETCH} "
    f"AND EXISTS (SELECT 1 FROM term t WHERE {_THERE})"
)
_CLEAR = (
    "DELETE FROM term WHERE id IN (SELECT t.id FROM temp.brought_term b CROSS JOIN term t "
    f"ON {_THERE} WHERE {_STRETCH})"
)
_MOVE = (
    f"INSERT INTO term (glossary, {_VALUES}) SELECT ?1, {_VALUES} "
    f"FROM temp.brought_term b WHERE {_STRETCH} ORDER BY number"
)
_INSERT = f"INSERT INTO term (glossary, {_VALUES}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class TermCounts(NamedTuple):
    """Terms that were not there; that were there with another note or other marks; that were there
    as they are.
    """

    new: int
    changed: int
    same: int


def insert_terms(
    connection: sqlite3.Connection,
    glossary: int,
    terms: Iterable[Term],
    progress: Progress | None = None,
) -> int:
    """Add terms to a glossary inside a transaction; returns how many."""
    progress = progress or Progress()
    count = 0
    for stretch in stretches(terms, STRETCH):
        connection.executemany(_INSERT, ((glossary, *_values(term)) for term in stretch))
        count += len(stretch)
        progress.update(done=count)
    return count


def merge_terms(
    connection: sqlite3.Connection, glossary: int, terms: Iterable[Term], progress: Progress
) -> TermCounts:
    """Add terms to a glossary inside a transaction; each takes the place of those there with its
    source and target, unless it is the same.
    """
    connection.execute("DROP TABLE IF EXISTS temp.brought_term")
    connection.execute(_SET_ASIDE)
    for stretch in stretches(terms, STRETCH):
        connection.executemany(_PUT_ASIDE, map(_values, stretch))
        progress.check()
    (last,) = connection.execute("SELECT max(number) FROM temp.brought_term").fetchone()
    new = changed = same = 0
    for first in progress.track(
        range(1, (last or 0) + 1, STRETCH), total=(last or 0) // STRETCH + 1
    ):
        where = (glossary, first, first + STRETCH - 1)
        same += connection.execute(_SAME, where).rowcount
        known = connection.execute(_CHANGED, where).fetchone()[0]
        connection.execute(_CLEAR, where)
        new += connection.execute(_MOVE, where).rowcount - known
        changed += known
    connection.execute("DROP TABLE temp.brought_term")
    return TermCounts(new, changed, same)


def _values(term: Term) -> tuple[str, str, str, str, bool, bool, bool, str, str]:
    return (
        term_key(term.source),
        term.source,
        term.target,
        term.note,
        term.forbidden,
        term.case,
        term.preferred,
        term.definition,
        term.domain,
    )
