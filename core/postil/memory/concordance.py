"""Concordance: the units that contain what the translator looks for, whatever its case.

Three characters or more are found through SQLite's trigram index, which leaves a handful of units
to read; shorter queries read the texts. What is shown is decided by the pattern alone, so the index
can only save time.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from itertools import product

from postil.memory.rows import unit_of
from postil.memory.units import MemoryUnit, Side

MOST_TRIGRAMS = 16
"""Trigrams asked for; more cost more than they save."""

_UNIT = (
    "u.id, u.source_hash, u.source, u.target, u.source_tagged, u.target_tagged, u.created, "
    "u.author, u.changed, u.changed_by, u.document, u.note, u.previous, u.following"
)
_SIDES = {"source": "memory_source_text", "target": "memory_target_text"}


def find_units(
    connection: sqlite3.Connection,
    memory: int,
    query: str,
    side: Side,
    *,
    limit: int,
    whole_words: bool,
) -> list[tuple[MemoryUnit, tuple[tuple[int, int], ...]]]:
    """Units with the spans of every occurrence in the plain text of ``side``, newest first."""
    words = unicodedata.normalize("NFC", query).split()
    if not words or limit <= 0:
        return []
    pattern = _pattern(words, whole_words)
    found = []
    for row in _candidates(connection, memory, words, side):
        spans = tuple(hit.span() for hit in pattern.finditer(row[2 if side == "source" else 3]))
        if spans:
            found.append((unit_of(row), spans))
            if len(found) == limit:
                break
    return found


def _pattern(words: list[str], whole_words: bool) -> re.Pattern[str]:
    text = r"\s+".join(map(re.escape, words))
    if whole_words:
        text = rf"(?<!\w){text}(?!\w)"
    return re.compile(text, re.IGNORECASE)


def _candidates(
    connection: sqlite3.Connection, memory: int, words: list[str], side: Side
) -> sqlite3.Cursor:
    trigrams = sorted({word[n : n + 3] for word in words for n in range(len(word) - 2)})
    if trigrams:
        table = _SIDES[side]
        step = -(-len(trigrams) // MOST_TRIGRAMS)
        match = " AND ".join('"' + part.replace('"', '""') + '"' for part in trigrams[::step])
        return connection.execute(
            f"SELECT {_UNIT} FROM {table} f JOIN memory_unit u ON u.id = f.rowid "
            f"WHERE {table} MATCH ? AND +u.memory = ? ORDER BY f.rowid DESC",
            (match, memory),
        )
    longest = max(words, key=len)
    forms = sorted(map("".join, product(*({char.lower(), char.upper()} for char in longest))))
    column = "u.source" if side == "source" else "u.target"
    tests = " OR ".join([f"instr({column}, ?)"] * len(forms))
    return connection.execute(
        f"SELECT {_UNIT} FROM memory_unit u WHERE u.memory = ? AND ({tests}) ORDER BY u.id DESC",
        (memory, *forms),
    )
