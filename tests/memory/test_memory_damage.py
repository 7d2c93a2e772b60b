"""Memories whose files are damaged: refused by name, whatever is asked of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from postil.errors import ProjectError
from postil.memory import rows, store
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

TEXT = TaggedText("press the green button of the door")
DEEP = "[" * 100_000

Asked = Callable[[TranslationMemory], object]
FUZZY: Asked = lambda memory: memory.concordance("green button", "target", mode="fuzzy")  # noqa: E731


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A memory whose index is in blocks."""
    monkeypatch.setattr(store, "CHANGES_LIMIT", 0)
    place = tmp_path / "team.sqlite"
    with closing(TranslationMemory.open_file(place, "team", "en")) as memory:
        memory.add(MemoryUnit(TEXT, TEXT, properties={"domain": "law"}))
        memory.add(MemoryUnit(TaggedText("door"), TaggedText("porte")))
        memory.compact()
    return place


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        (f"UPDATE memory_unit SET properties = '{DEEP}' WHERE id = 1", list),
        ("UPDATE memory_unit SET properties = '[1]' WHERE id = 1", list),
        ("UPDATE memory_unit SET properties = '{\"a\": 1}' WHERE id = 1", list),
        ("UPDATE memory_block SET ids = x'" + "0000000000000080" * 2 + "'", len),
        ("UPDATE memory_unit SET target = 'x' WHERE id = 1", FUZZY),
        ("UPDATE memory_unit SET source = 'x' WHERE id = 1", lambda m: m.fragments(TEXT)),
        ("UPDATE memory_unit SET source_hash = x'ff'", lambda m: m.concordance("green b")),
        ("UPDATE memory_block SET words = x'00'", len),
        ("DROP TABLE memory_target_block", len),
        ("ALTER TABLE memory_unit RENAME COLUMN target_tagged TO other", len),
        ("ALTER TABLE migration RENAME COLUMN component TO other", len),
        ("UPDATE migration SET version = 'x' || version", len),
    ],
)
def test_a_damaged_memory_is_refused(path: Path, statement: str, asked: Asked) -> None:
    harm(path, statement)
    with (
        pytest.raises(ProjectError, match=r"damaged|fit its units"),
        closing(TranslationMemory.open_file(path, "team", "en")) as memory,
    ):
        asked(memory.units() if asked is list else memory)  # type: ignore[arg-type]


@pytest.mark.parametrize("column", ["properties", "target_tagged"])
def test_the_error_names_the_unit(path: Path, column: str) -> None:
    harm(path, f"UPDATE memory_unit SET {column} = '[1]' WHERE id = 2")
    with (
        pytest.raises(ProjectError, match=r"unit 2: The .* in the database are damaged"),
        closing(TranslationMemory.open_file(path, "team", "en")) as memory,
    ):
        list(memory.units())


def test_a_unit_that_was_not_asked_for_is_left_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An index whose entries are out of order may give one, as fuzzing has shown."""
    read = rows.read_by_source
    monkeypatch.setattr(
        rows, "read_by_source", lambda *asked: [(key + 1, unit) for key, unit in read(*asked)]
    )
    with closing(TranslationMemory.open_file(path, "team", "en")) as memory:
        assert memory.contained(TEXT) == []


def harm(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(statement)
