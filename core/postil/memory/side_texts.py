"""Texts of one side of a memory, newest first, as a concordance reads them.

An answer of SQLite has one row for many texts: for each row of it a thread gives Python's lock
away, and while an import keeps the lock busy that costs more than reading the row does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from postil.memory.index.fuzzy_index import Int64s
from postil.memory.index.inner_words import I_FORMS
from postil.memory.patterns import BETWEEN, Pattern
from postil.memory.rows import tagged_value
from postil.memory.units import Side
from postil.text.normalise import SEEN_AS
from postil.text.tags import TaggedText
from postil.text.text_tags import has_text_tags

AT_ONCE = 32
"""Texts that are looked through as one, and at least read at once."""

MOST_AT_ONCE = 16_384
"""Texts that are read at once: four times as many each time, for the first may do."""

MOST_SIGNS = 32
"""Signs of a word that SQLite looks for, at most: it takes no test of a thousand parts."""

MOST_NAMED = 4096
"""Units of which SQLite gets the ids one by one, at most."""

_READ = """
SELECT group_concat(id), group_concat(text, char(10, 0, 10)), count(*), min(place) FROM (
    SELECT f.id AS place, u.id AS id, CAST(u.{side} AS TEXT) AS text
    FROM (SELECT id FROM memory_unit WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT ?) f
    LEFT JOIN memory_unit u ON u.id = f.id AND u.memory = ? AND ({test})
)
"""
_READ_NAMED = """
SELECT group_concat(id), group_concat(CAST({side} AS TEXT), char(10, 0, 10))
FROM memory_unit WHERE id IN ({marks}) AND +memory = ?
"""

_WITH_TEXT_TAGS = """
SELECT id, {side}, {side}_tagged FROM memory_unit WHERE memory = ? AND id BETWEEN ? AND ?
AND (instr(source_tagged, 'postil-text:') OR instr(target_tagged, 'postil-text:'))
ORDER BY id DESC
"""

_LETTERS_OF_TWO_CASES = 0x3000
"""Most stand before; beyond, a letter has one lower and one upper case."""

Texts = list[tuple[int, str]]
"""Ids and texts."""


class SearchedSide(NamedTuple):
    """One side of a memory, and how to read it.

    ``bounds``: the least and the greatest id that a unit of the memory can have. What other
    memories have, and what is being imported, lies beyond.
    """

    connection: sqlite3.Connection
    memory: int
    side: Side
    bounds: tuple[int, int]


def named_texts(where: SearchedSide, units: Iterable[Int64s], wanted: int) -> Iterator[Texts]:
    """Texts of these units, ``wanted`` of them at first."""
    at_once = max(AT_ONCE, wanted)
    for ids in units:
        start = 0
        while start < len(ids):
            some = ids[start : start + at_once].tolist()
            query = _READ_NAMED.format(side=where.side, marks=",".join("?" * len(some)))
            read = where.connection.execute(query, (*some, where.memory)).fetchone()
            yield _separate(where, *read)
            start += at_once
            at_once = min(4 * at_once, MOST_NAMED)


def texts_with_text_tags(where: SearchedSide) -> Iterator[tuple[int, TaggedText]]:
    """Texts of the units that have tags that stand for text, and their ids, newest first."""
    query = _WITH_TEXT_TAGS.format(side=where.side)
    for number, plain, tagged in where.connection.execute(query, (where.memory, *where.bounds)):
        text = tagged_value(plain, tagged)
        if has_text_tags(text):
            yield number, text


def likely_texts(where: SearchedSide, pattern: Pattern, wanted: int) -> Iterator[Texts]:
    """All texts that can have the pattern as far as SQLite can tell, ``wanted`` units at first."""
    tests, forms = ["1"], []
    # sign by sign: there may be something between them that cannot be seen
    longest: str = max(pattern.words, key=len, default="")
    for char in sorted(set(longest))[:MOST_SIGNS]:
        ways = sorted(_cases(char))
        tests.append(f"({' OR '.join([f'instr(u.{where.side}, ?)'] * len(ways))})")
        forms += ways
    test = " AND ".join(tests)
    query = _READ.format(side=where.side, test=test)
    least, most = where.bounds
    at_once = max(AT_ONCE, wanted)
    while most >= least:
        values = (least, most, at_once, where.memory, *forms)
        numbers, texts, count, last = where.connection.execute(query, values).fetchone()
        yield _separate(where, numbers, texts)
        if count < at_once:
            return
        most = last - 1
        at_once = min(4 * at_once, MOST_AT_ONCE)


def _cases(char: str) -> set[str]:
    """Characters that are seen as ``char``, or as a sign with it, where case does not matter."""
    cases = {*_all_cases().get(_case_key(char), ""), char, char.lower(), char.upper()}
    if "\u3099" <= normalize("NFD", char)[1:] <= "\u309a":  # one sign or two in half-width
        cases.add(normalize("NFD", char)[0])
    if char in I_FORMS:
        cases = set(I_FORMS)
    alike = {sign for sign, seen in SEEN_AS.items() if not cases.isdisjoint(seen)}
    return cases | alike


@cache
def _all_cases() -> dict[str, str]:
    """The characters of each letter that has more than one for a case, such as s and long s."""
    cases: dict[str, str] = {}
    for code in range(_LETTERS_OF_TWO_CASES):
        char = chr(code)
        if (key := _case_key(char)) != char or char.lower() != char:
            cases[key] = cases.get(key, "") + char
    return cases


def _case_key(char: str) -> str:
    return char.lower().upper()


def _separate(where: SearchedSide, ids: str | None, texts: str | None) -> Texts:
    """Texts that SQLite has put together, and their ids."""
    if ids is None or texts is None:
        return []
    numbers = list(map(int, ids.split(",")))
    found = texts.split(BETWEEN)
    if len(found) != len(numbers):  # one of them has in it what stands between them
        query = f"SELECT id, CAST({where.side} AS TEXT) FROM memory_unit WHERE id = ?"
        rows = (row for one in numbers for row in where.connection.execute(query, (one,)))
        return sorted(rows, reverse=True)
    return sorted(zip(numbers, found, strict=True), reverse=True)
