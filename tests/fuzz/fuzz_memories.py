"""Memories in files of their own, with the arrays of their index, and those of Trados: what is done
with each.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import numpy as np
from fuzz_arrays import mutate_array
from fuzz_case import Broken, Target, allowed, only
from fuzz_database import mutate_database
from fuzz_seeds import Case

from postil.formats.exchange.sdltm import read_sdltm, sdltm_languages
from postil.memory.importer import export_memory
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit, Side
from postil.text.tags import TaggedText

_TYPES = {"ids": "<i8", "lengths": "<u4", "tokens": "<u4"}
_TABLES = ("memory_block", "memory_target_block")
_SIDES: tuple[Side, Side] = ("source", "target")
_WORDS = ("press", "the", "green", "button", "of", "a", "door", "Näher", "ß", "字", "3.5", "-")


def open_memory(folder: Path) -> None:
    """Look up, look through, change, export."""
    with closing(TranslationMemory.open_file(only(folder), "case", "en")) as memory:
        allowed(*_looks(memory))
        number = memory.add(MemoryUnit(TaggedText("press the bell"), TaggedText("sonnez")))
        if not any(
            unit.id == number for unit in memory.exact_targets(TaggedText("press the bell"))
        ):
            raise Broken("a unit that was added is not found")
        allowed(
            lambda: memory.remove(number),
            lambda: [memory.remove(unit.id) for unit in list(memory.units())[:2]],
            lambda: memory.add_many(MemoryUnit(TaggedText(w), TaggedText(w)) for w in _WORDS),
            memory.compact,
        )
        allowed(*_looks(memory))
        allowed(lambda: export_memory(memory, folder / "out.tmx", "en", "fr"))


def _looks(memory: TranslationMemory) -> list:  # type: ignore[type-arg]
    """Reads the index in every way."""
    long = " ".join(_WORDS * 8)  # more than one block of bits
    texts = [TaggedText(text) for text in ("press the green button", "字 3.5", long)]
    return [
        lambda: len(memory),
        lambda: memory.index_of("source").bounds,
        *[lambda text=text: memory.lookup(text) for text in texts],  # type: ignore[misc]
        *[lambda text=text: memory.fragments(text, 1) for text in texts],  # type: ignore[misc]
        *[lambda text=text: memory.contained(text) for text in texts],  # type: ignore[misc]
        *[
            lambda side=side, query=query, mode=mode: memory.concordance(  # type: ignore[misc]
                query, side, mode=mode, seconds=1.0
            )
            for side in _SIDES
            for query, mode in (
                ("button of", "text"), ("o", "text"), (r"\bgre+n\b", "regex"), ("字|ß", "regex"),
                ("press green buttons", "fuzzy"),
            )
        ],
    ]  # fmt: skip


def _memories() -> list[Case]:
    """Some units in blocks, some in the list of changes."""
    random = Random(1)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "case.sqlite"
        with closing(TranslationMemory.open_file(path, "case", "en")) as memory:
            for _ in range(60):
                words = random.choices(_WORDS, k=random.choice((0, 1, 3, 5, 9, 70)))
                text = TaggedText(" ".join(words) or "x")
                memory.add(MemoryUnit(text, text))
            _write_blocks(memory)
            memory.add(MemoryUnit(TaggedText("a door"), TaggedText("une porte")))
            memory.remove(3)
            memory.close()
        return [{"case.sqlite": path.read_bytes()}]


def _write_blocks(memory: TranslationMemory) -> None:
    """As after many changes."""
    from postil.memory import store  # noqa: PLC0415  (its limit is lowered for a moment)

    limit, store.CHANGES_LIMIT = store.CHANGES_LIMIT, 0
    try:
        memory.compact()
    finally:
        store.CHANGES_LIMIT = limit


def _change_memory(case: Case, _: Sequence[Case], random: Random) -> Case:
    """Elements of the arrays most of the time; else any cell or page."""
    ((name, data),) = case.items()
    for _ in range(random.choice((1, 1, 2, 4))):
        change = _other_arrays if random.random() < 0.6 else mutate_database
        data = change(data, random)
    return {name: data}


def _other_arrays(data: bytes, random: Random) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.sqlite"
        path.write_bytes(data)
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                table, (column, kind) = random.choice(_TABLES), random.choice([*_TYPES.items()])
                rows = f"FROM {table} ORDER BY number"
                row, value = random.choice(
                    connection.execute(f"SELECT rowid, {column} {rows}").fetchall()
                )
                changed = mutate_array(value, np.dtype(kind), random)
                query = f"UPDATE {table} SET {column} = ? WHERE rowid = ?"
                connection.execute(query, (changed, row))
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (sqlite3.Error, ValueError, IndexError, TypeError):
            return data  # damaged already
        return path.read_bytes()


def read_trados(folder: Path) -> None:
    """Read it in its languages."""
    path = only(folder)
    source, target = sdltm_languages(path)
    for _ in read_sdltm(path, source or "en", target or "fr"):
        pass


_TRADOS = """
CREATE TABLE translation_memories (
    id INTEGER PRIMARY KEY, name TEXT, source_language TEXT, target_language TEXT
);
INSERT INTO translation_memories VALUES (1, 'case', 'en-GB', 'fr-FR'), (2, 'other', 'fr', 'en');
CREATE TABLE translation_units (
    id INTEGER PRIMARY KEY, translation_memory_id INT, source_segment TEXT, target_segment TEXT,
    creation_date TEXT, creation_user TEXT, change_date TEXT, change_user TEXT
);
CREATE INDEX by_memory ON translation_units (translation_memory_id, id);
"""
_SEGMENT = (
    "<Segment><Elements><Text><Value>{}</Value></Text><Tag><Type>Start</Type><Anchor>1</Anchor>"
    "<TagID>b</TagID></Tag><Text><Value>x</Value></Text><Tag><Type>End</Type><Anchor>1</Anchor>"
    "</Tag></Elements><CultureName>en-GB</CultureName></Segment>"
)


def _trados() -> list[Case]:
    """Enough units for pages that lead to pages."""
    texts = [_SEGMENT.format(f"{_WORDS[n % len(_WORDS)]} {n}") for n in range(300)]
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "case.sdltm"
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.executescript(_TRADOS)
            connection.executemany(
                "INSERT INTO translation_units VALUES (NULL, ?, ?, ?, '2020-01-02 03:04:05', 'A', "
                "'2021-01-02 03:04:05', 'B')",
                [(1 + n % 2, text, text) for n, text in enumerate(texts)],
            )
        return [{"case.sdltm": path.read_bytes()}]


def _change_trados(case: Case, _: Sequence[Case], random: Random) -> Case:
    """Any cell or page; where pages lead, half of the time."""
    ((name, data),) = case.items()
    for _ in range(random.choice((1, 1, 2, 4))):
        data = (_other_pages if random.random() < 0.5 else mutate_database)(data, random)
    return {name: data}


def _other_pages(data: bytes, random: Random) -> bytes:
    """A page leads to another one, or is a copy of it."""
    size, pages = 4096, len(data) // 4096
    if pages < 2:
        return data
    changed = bytearray(data)
    one, other = (random.randrange(pages) for _ in range(2))
    if random.random() < 0.3:
        changed[one * size : (one + 1) * size] = data[other * size : (other + 1) * size]
    else:  # numbers of pages stand at the end of the head, and at the beginning of cells
        at = random.choice((8, random.randrange(12, size - 4)))
        changed[one * size + at : one * size + at + 4] = (other + 1).to_bytes(4, "big")
    return bytes(changed)


TARGETS = (
    Target("memory", _memories, open_memory, _change_memory),
    Target("sdltm", _trados, read_trados, _change_trados),
)
