"""Looking through memories: the same units as reading all of them finds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.memory import browse
from postil.memory.database import connect
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[TranslationMemory]:
    connection = connect(tmp_path / "a.sqlite")
    other = TranslationMemory(connection, "other", "en")
    other.add(unit("Open", "Öffnen"))
    found = TranslationMemory(connection, "mine", "en")
    found.connection = connection  # type: ignore[attr-defined]
    yield found
    connection.close()


def unit(source: str, target: str, **more: str) -> MemoryUnit:
    return MemoryUnit(TaggedText.of(source), TaggedText.of(target), **more)  # type: ignore[arg-type]


TEXTS = st.sampled_from(["Open", "open", "Close", "Save the file"])
PAIRS = st.lists(st.tuples(TEXTS, st.sampled_from(["a", "b"])), max_size=25)


@given(PAIRS)
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    max_examples=30,
    deadline=None,
)
def test_doubles_and_conflicts_are_those_of_reading_all(
    memory: TranslationMemory, pairs: list[tuple[str, str]]
) -> None:
    for old in list(memory.units()):
        memory.remove(old.id)
    memory.add_many([unit(*pair) for pair in pairs])
    units = list(memory.units())
    connection = memory.connection  # type: ignore[attr-defined]
    assert list(browse.all_ids(connection, memory.id)) == [one.id for one in reversed(units)]
    first: dict[tuple[str, str], int] = {}
    doubled = set()
    targets: dict[str, set[str]] = {}
    for one in units:
        key = one.source.plain, one.target.plain
        if key in first:
            doubled.add(one.id)
        first.setdefault(key, one.id)
        targets.setdefault(key[0], set()).add(key[1])
    assert set(browse.doubles(connection, memory.id).ids.tolist()) == doubled
    wanted = {one.id for one in units if len(targets[one.source.plain]) > 1}
    found = browse.conflicts(connection, memory.id).ids.tolist()
    assert set(found) == wanted
    sources = [memory.get(number).source.plain for number in found]  # type: ignore[union-attr]
    assert sources == sorted(sources), "those of a source stand together"


def test_search_and_statistics(memory: TranslationMemory) -> None:
    memory.add_many(
        [
            unit(
                "Open the file", "Ouvrez le fichier", author="Ada", created="2025-01-01T00:00:00Z"
            ),
            unit("Save", "Enregistrer", author="Ada", created="2024-01-01T00:00:00Z"),
            unit("Save", "Sauver", author="Bob", origin="alignment", document="guide.docx"),
        ]
    )
    connection = memory.connection  # type: ignore[attr-defined]
    numbers = {one.target.plain: one.id for one in memory.units()}
    found = browse.search(connection, memory.id, "FILE", memory.bounds)
    assert found.ids.tolist() == [numbers["Ouvrez le fichier"]]
    assert found.complete
    assert browse.search(connection, memory.id, "sauver", memory.bounds).ids.tolist() == [
        numbers["Sauver"]
    ]
    counted = browse.statistics(connection, memory.id)
    assert (counted.units, counted.sources) == (3, 2)
    assert (counted.source_words, counted.target_words) == (5, 5)
    assert (counted.first, counted.last) == ("2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z")
    assert counted.origins == {"": 2, "alignment": 1}
    assert counted.authors == {"Ada": 2, "Bob": 1}
    assert counted.documents == {"": 2, "guide.docx": 1}


def test_an_empty_memory(memory: TranslationMemory) -> None:
    connection = memory.connection  # type: ignore[attr-defined]
    assert len(browse.all_ids(connection, memory.id)) == 0
    assert len(browse.conflicts(connection, memory.id).ids) == 0
    assert browse.statistics(connection, memory.id).source_words == 0
