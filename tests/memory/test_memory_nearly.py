"""The fuzzy concordance against reading everything, on both sides, through changes and opening."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory.database import connect
from postil.memory.index import fuzzy_index as index_module
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.inflection import same_word
from postil.text.tags import TaggedText

WORDS = ["printer", "Printers", "page", "pages", "the", "a", "Tray"]
SENTENCE = st.lists(st.sampled_from(WORDS), max_size=9)


def fewest_errors(words: list[str], tokens: list[str]) -> int:
    row = [0] * (len(tokens) + 1)
    for number, word in enumerate(words, start=1):
        previous, row[0] = row[0], number
        for place, token in enumerate(tokens, start=1):
            swap = previous + (not same_word(word.casefold(), token.casefold()))
            previous, row[place] = row[place], min(swap, row[place] + 1, row[place - 1] + 1)
    return min(row)


@given(
    st.lists(st.tuples(st.integers(1, 12), SENTENCE), max_size=20),
    st.lists(st.sampled_from([*WORDS, "new"]), min_size=1, max_size=9),
    st.sampled_from([1, 3, 100]),
)
@settings(max_examples=300, deadline=None)
def test_same_as_brute_force(
    history: list[tuple[int, list[str]]], words: list[str], tail: int
) -> None:
    units: dict[int, list[str]] = {}
    with patch.object(index_module, "TAIL_LIMIT", tail):
        index = FuzzyIndex()
        for unit, tokens in history:
            if tokens:
                index.put(unit, tokens)
                units[unit] = tokens
            else:
                index.delete(unit)
                units.pop(unit, None)
    errors = len(words) // 4
    ranked = sorted((fewest_errors(words, tokens), -unit) for unit, tokens in units.items())
    expected = [-unit for found, unit in ranked if found <= errors]
    found = index.near(words, errors, 100)
    assert [hit.unit for hit in found] == expected
    assert index.near(words, errors, 2) == found[:2]
    for count, unit, (first, last) in found:
        here = units[unit]
        assert fewest_errors(words, here[first:last]) == fewest_errors(words, here) == count


def unit(source: str, target: str) -> MemoryUnit:
    return MemoryUnit(TaggedText(source), TaggedText(target))


def targets(memory: TranslationMemory, query: str) -> list[str]:
    hits = memory.concordance(query, "target", mode="fuzzy")
    return [hit.unit.target.text for hit in hits]


def test_targets_follow_changes_and_survive_opening(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    with patch("postil.memory.store.CHANGES_LIMIT", 3):
        memory = TranslationMemory.open_file(path)
        memory.add_many([unit(f"n {n}", f"Les imprimantes {n}") for n in range(5)])
        assert len(targets(memory, "imprimante")) == 5
        number = memory.add(unit("new", "Une imprimante neuve"))
        assert targets(memory, "imprimantes neuves") == ["Une imprimante neuve"]
        memory.update(MemoryUnit(TaggedText("new"), TaggedText("Un scanner"), id=number))
        assert targets(memory, "imprimantes neuves") == []
        assert targets(memory, "scanners") == ["Un scanner"]
        memory.add_many([unit("x", "Deux scanners")])
        memory.remove(number)
        memory.close()
        again = TranslationMemory.open_file(path)
        assert targets(again, "scanner") == ["Deux scanners"]
        assert len(targets(again, "imprimante")) == 5
        again.close()


def test_a_memory_of_an_earlier_version_gets_an_index_of_its_targets(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    with patch("postil.memory.store.CHANGES_LIMIT", 0):
        memory = TranslationMemory.open_file(path)
        memory.add_many([unit("a printer", "Une imprimante")])
        memory.close()
    connection = connect(path)
    for column in ("staged", "moving_to"):
        connection.execute(f"ALTER TABLE memory DROP COLUMN {column}")
    for side in ("source", "target"):
        connection.execute(f"CREATE TABLE memory_{side}_text (text)")  # dropped since
    connection.execute("DROP TABLE memory_target_block")
    connection.execute("ALTER TABLE term DROP COLUMN match_case")
    connection.execute("DROP INDEX term_key")
    connection.execute("ALTER TABLE term DROP COLUMN key")
    connection.execute("DELETE FROM migration WHERE component = 'memory' AND version >= 3")
    connection.close()
    memory = TranslationMemory.open_file(path)
    assert targets(memory, "imprimantes") == ["Une imprimante"]
    memory.close()
