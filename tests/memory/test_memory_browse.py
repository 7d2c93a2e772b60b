"""Looking through memories: the same units as reading all of them finds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.errors import UsageError
from postil.memory import browse
from postil.memory.browse import Browsed
from postil.memory.database import connect
from postil.memory.store import TranslationMemory
from postil.memory.unit_filter import UnitFilter, choices
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
    found = browse.search(connection, memory.id, UnitFilter("FILE"), memory.index_of)
    assert found.ids.tolist() == [numbers["Ouvrez le fichier"]]
    assert found.complete
    found = browse.search(connection, memory.id, UnitFilter("sauver"), memory.index_of)
    assert found.ids.tolist() == [numbers["Sauver"]]
    counted = browse.statistics(connection, memory.id)
    assert (counted.units, counted.sources) == (3, 2)
    assert (counted.source_words, counted.target_words) == (5, 5)
    assert (counted.first, counted.last) == ("2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z")
    assert counted.origins == {"": 2, "alignment": 1}
    assert counted.authors == {"Ada": 2, "Bob": 1}
    assert counted.documents == {"": 2, "guide.docx": 1}


ALL = st.lists(
    st.builds(
        lambda source, target, made, changed, author, other, origin, document: unit(
            source,
            target,
            created=made,
            changed=changed,
            author=author,
            changed_by=other,
            origin=origin,
            document=document,
        ),
        st.sampled_from(("Save", "Open the file", "save")),
        st.sampled_from(("Sauver", "Ouvrir le fichier", "Enregistrer")),
        st.sampled_from(("", "2025-01-01T00:00:00Z", "2025-02-01T23:59:59Z")),
        st.sampled_from(("", "2025-03-01T00:00:00Z")),
        st.sampled_from(("", "Ada", "Bob")),
        st.sampled_from(("", "Ada", "Eve")),
        st.sampled_from(("", "alignment", "machine")),
        st.sampled_from(("", "a.docx", "b.docx")),
    ),
    max_size=10,
)
DAYS = st.sampled_from(("", "2025-01-01", "2025-02-01", "2025-02-02", "2025-03-01"))
FILTERS = st.builds(
    UnitFilter,
    st.sampled_from(("", "save", "FILE", "sauver")),
    st.just(False),
    st.sampled_from(("both", "source", "target")),
    st.sampled_from((None, "", "Ada", "Eve")),
    st.sampled_from((None, "", "a.docx")),
    st.sampled_from((None, "", "machine")),
    DAYS,
    DAYS,
)


def lets_through(wanted: UnitFilter, one: MemoryUnit) -> bool:
    """The filter as one would apply it by reading."""
    texts = {"source": one.source.plain, "target": one.target.plain}
    sides = texts.values() if wanted.side == "both" else [texts[wanted.side]]
    last = (one.changed or one.created)[:10]
    people = {one.author, one.changed_by}
    by = {None: True, "": people == {""}}.get(wanted.author, wanted.author in people)
    return (
        any(wanted.text.casefold() in text.casefold() for text in sides)
        and by
        and wanted.document in (None, one.document)
        and wanted.origin in (None, one.origin)
        and (not wanted.since or last >= wanted.since)
        and (not wanted.until or (bool(last) and last <= wanted.until))
    )


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(units=ALL, wanted=FILTERS)
def test_filters_let_through_what_reading_all_units_finds(
    memory: TranslationMemory, units: list[MemoryUnit], wanted: UnitFilter
) -> None:
    for one in list(memory.units()):
        memory.remove(one.id)
    memory.add_many(units)
    connection = memory.connection  # type: ignore[attr-defined]
    everything = Browsed(browse.all_ids(connection, memory.id))
    found = browse.narrow(connection, memory.id, everything, wanted, memory.index_of)
    by_hand = [one.id for one in memory.units() if lets_through(wanted, one)]
    assert found.ids.tolist() == by_hand[::-1]
    assert wanted != UnitFilter() or len(by_hand) == len(units)


def test_what_units_can_be_filtered_by(memory: TranslationMemory) -> None:
    memory.add_many(
        [
            unit("a", "b", author="Ada", document="a.docx"),
            unit("c", "d", author="Bob", changed_by="Eve", document="b.docx"),
            unit("e", "f", author="Bob", document="b.docx"),
        ]
    )
    connection = memory.connection  # type: ignore[attr-defined]
    assert choices(connection, memory.id).authors == ("Bob", "Ada", "Eve")
    assert choices(connection, memory.id).documents == ("b.docx", "a.docx")
    found = browse.search(connection, memory.id, UnitFilter("^[ac]$", True), memory.index_of)
    assert len(found.ids) == 2
    with pytest.raises(UsageError, match="regular expression"):
        browse.search(connection, memory.id, UnitFilter("a(", True), memory.index_of)


def test_an_empty_memory(memory: TranslationMemory) -> None:
    connection = memory.connection  # type: ignore[attr-defined]
    assert len(browse.all_ids(connection, memory.id)) == 0
    assert len(browse.conflicts(connection, memory.id).ids) == 0
    assert browse.statistics(connection, memory.id).source_words == 0
