"""The fuzzy index finds exactly what comparing with every unit would find."""

from __future__ import annotations

import sqlite3
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import numpy as np
import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import ProjectError
from postil.memory import store as store_module
from postil.memory.comparing import script
from postil.memory.comparing.script import edit_script
from postil.memory.comparing.tokens import folded, match_tokens
from postil.memory.database import connect
from postil.memory.index import fuzzy_index as index_module
from postil.memory.index.fuzzy_index import FuzzyHit, FuzzyIndex, IndexedUnits
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

WORDS = [*(f"w{number}" for number in range(6)), "W0", "W1", "İ", "i", "I", '"', "“"]
SHORT = st.lists(st.sampled_from(WORDS), max_size=9)
LONG = st.lists(st.sampled_from(WORDS[:4]), min_size=50, max_size=150)
SENTENCE = st.one_of(SHORT, SHORT, SHORT, LONG)


def distance(left: list[str], right: list[str]) -> int:
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, start=1):
        previous, row[0] = row[0], i
        for j, b in enumerate(right, start=1):
            previous, row[j] = row[j], min(previous + (a != b), row[j] + 1, row[j - 1] + 1)
    return row[-1]


def forms(tokens: list[str], language: str) -> list[str]:
    """Tokens without regard to case and kind of quotation marks."""
    if language == "tr":
        tokens = [{"I": "ı", "İ": "i"}.get(token, token) for token in tokens]
    return [token.replace("“", '"').casefold() for token in tokens]


def brute_force(
    units: dict[int, list[str]], query: list[str], threshold: int, limit: int, language: str
) -> list[FuzzyHit]:
    found = []
    for unit, tokens in units.items():
        longer = max(len(tokens), len(query))
        if tokens and query:
            written = distance(query, tokens)
            otherwise = distance(forms(query, language), forms(tokens, language))
            score = 100 * (longer - otherwise) // longer - (written > otherwise)
            if score >= threshold:
                found.append((score, 100 * (longer - written) // longer, unit))
    return [FuzzyHit(unit, score, alike) for score, alike, unit in sorted(found)[::-1][:limit]]


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[tuple[int, list[str] | None]], list[str]]:
    steps = draw(
        st.lists(
            st.tuples(st.integers(1, 20), st.one_of(SENTENCE, SENTENCE, st.none())), max_size=40
        )
    )
    known = [tokens for _, tokens in steps if tokens]
    if known and draw(st.booleans()):
        query = list(draw(st.sampled_from(known)))
        for place, word in draw(
            st.lists(st.tuples(st.integers(0, 200), st.sampled_from([*WORDS, "new"])), max_size=4)
        ):
            query[place % len(query)] = word
    else:
        query = draw(SENTENCE)
    return steps, query


@given(
    histories(),
    st.integers(50, 100),
    st.integers(1, 6),
    st.sampled_from([1, 4, 1000]),
    st.sampled_from(["tr", "en"]),
)
@settings(max_examples=300, deadline=None)
def test_same_as_brute_force(
    history: tuple[list[tuple[int, list[str] | None]], list[str]],
    threshold: int,
    limit: int,
    tail: int,
    language: str,
) -> None:
    steps, query = history
    units: dict[int, list[str]] = {}
    with patch.object(index_module, "TAIL_LIMIT", tail):
        index = FuzzyIndex()
        for unit, tokens in steps:
            if tokens is None:
                index.delete(unit)
                units.pop(unit, None)
            else:
                index.put(unit, tokens)
                units[unit] = tokens
    assert len(index) == len(units)
    expected = brute_force(units, query, threshold, limit, language)
    assert index.search(query, threshold, limit, language) == expected


def test_real_segments_against_rapidfuzz(shared_data: object) -> None:
    rapidfuzz = pytest.importorskip("rapidfuzz.distance").Levenshtein
    folder = shared_data / "tech-en-fr"  # type: ignore[operator]
    texts = (folder / "train.en-fr.en").read_text(encoding="utf-8").splitlines()[:5000]
    queries = (folder / "dev.en-fr.en").read_text(encoding="utf-8").splitlines()[:2000:40]
    units = {number: match_tokens(text) for number, text in enumerate(texts, start=1)}
    index = FuzzyIndex()
    index.put_many(units.items())
    for text in queries:
        query = match_tokens(text)
        expected = []
        for unit, tokens in units.items():
            longer = max(len(tokens), len(query))
            written = rapidfuzz.distance(query, tokens)
            otherwise = rapidfuzz.distance(folded(query), folded(tokens))
            score = 100 * (longer - otherwise) // longer if tokens else 0
            if score - (written > otherwise) >= 50:
                alike = 100 * (longer - written) // longer
                expected.append((score - (written > otherwise), alike, unit))
        expected.sort(reverse=True)
        assert index.search(query, 50, 5) == [
            FuzzyHit(unit, score, alike) for score, alike, unit in expected[:5]
        ]


def test_export_and_load_give_the_same_index() -> None:
    index = FuzzyIndex()
    for number in range(50):
        index.put(number, [f"a{number % 7}", "b", f"c{number % 3}"])
    index.delete(3)
    index.put(4, ["changed", "b"])
    units = index.export()
    assert list(units.ids) == [4, *(number for number in range(50) if number not in (3, 4))]
    assert units.by_length() is units
    copy = FuzzyIndex(index.words, units)
    for query in (["a1", "b", "c1"], ["changed", "b"], ["a3", "b", "c0"]):
        assert copy.search(query, 50, 60) == index.search(query, 50, 60)


def test_the_order_of_units_in_blocks_does_not_matter() -> None:
    """Those of earlier versions are in order of id."""
    texts = [["a"] * (1 + number * 7 % 5) + [f"w{number % 4}"] for number in range(40)]
    index = FuzzyIndex()
    for number, text in enumerate(texts):
        index.put(number, text)
    units = index.export()
    starts = units.offsets.astype(np.int64)
    order = np.argsort(units.ids)
    tokens = np.concatenate([units.tokens[starts[n] : starts[n + 1]] for n in order])
    by_id = IndexedUnits(units.ids[order], units.lengths[order], tokens)
    copy = FuzzyIndex(index.words, by_id)
    for text in texts[:12]:
        assert copy.search(text, 50, 60) == index.search(text, 50, 60)
    again = copy.export()
    for name in ("ids", "lengths", "tokens"):
        assert getattr(again, name).tolist() == getattr(units, name).tolist()
    twice = IndexedUnits(np.zeros_like(units.ids), units.lengths, units.tokens)
    with pytest.raises(ValueError, match="twice"):
        FuzzyIndex(index.words, twice)


def test_empty_index_and_empty_query() -> None:
    index = FuzzyIndex()
    assert index.search(["a"], 50, 5) == []
    index.put(1, [])
    index.put(2, ["a"])
    assert index.search([], 50, 5) == []
    assert index.search(["a"], 50, 0) == []
    assert index.search(["a"], 50, 5) == [FuzzyHit(2, 100, 100)]


def test_units_of_many_lengths_survive_a_merge() -> None:
    lengths = np.array([3, 0, 70, 1], np.uint32)
    tokens = np.array([0, 1, 2, *[1] * 70, 2], np.uint32)
    index = FuzzyIndex(["a", "b", "c"], IndexedUnits(np.arange(4, dtype=np.int64), lengths, tokens))
    assert index.search(["b"] * 70, 90, 3) == [FuzzyHit(2, 100, 100)]
    assert index.search(["c"], 90, 3) == [FuzzyHit(3, 100, 100)]


@given(SENTENCE, SENTENCE)
@settings(deadline=None)
def test_edit_script_is_shortest_and_rebuilds(left: list[str], right: list[str]) -> None:
    assert cost_of(left, right) == distance(left, right) == script.distance(left, right)


def cost_of(left: list[str], right: list[str]) -> int:
    """Edits of the script between two texts, which rebuilds the second."""
    steps = edit_script(left, right)
    cost = 0
    rebuilt: list[str] = []
    place = other = 0
    for operation, a, b, c, d in steps:
        assert (a, c) == (place, other)
        place, other = b, d
        if operation == "equal":
            assert left[a:b] == right[c:d]
        else:
            cost += max(b - a, d - c)
        rebuilt += right[c:d] if operation != "delete" else []
    assert (place, other) == (len(left), len(right))
    assert rebuilt == right
    assert all(x[0] != y[0] for x, y in pairwise(steps))
    return cost


@given(st.lists(st.sampled_from("abc"), max_size=4), st.data())
@settings(deadline=None, max_examples=25)
def test_the_edit_script_of_very_long_texts_is_rough_and_rebuilds(
    ends: list[str], data: st.DataObject
) -> None:
    middles = st.lists(st.sampled_from("xy"), max_size=2)
    long = ["z"] * (int(script.MOST_CELLS**0.5) + 1)
    left = [*ends, *data.draw(middles), *long, *ends]
    right = [*ends, *data.draw(middles), *long[1:], "w", *ends]
    between = max(len(left), len(right)) - sum(script.shared_ends(left, right))
    assert cost_of(left, right) == between
    assert cost_of(left, left) == 0


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE memory_block SET tokens = substr(tokens, 2)",
        "UPDATE memory_block SET tokens = substr(tokens, 5)",
        "UPDATE memory_block SET lengths = substr(lengths, 5)",
        "UPDATE memory_block SET words = 'x'",
        "UPDATE memory_block SET ids = zeroblob(length(ids))",
        "UPDATE memory_block SET ids = NULL",
    ],
)
def test_damaged_blocks_are_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "a.sqlite"
    memory = TranslationMemory.open_file(path)
    texts = [TaggedText(f"page {n} of the book") for n in range(20)]
    with patch.object(store_module, "CHANGES_LIMIT", 1):
        memory.add_many(MemoryUnit(text, text) for text in texts)
        memory.compact()
    memory.close()
    connection = connect(path)
    assert connection.execute("SELECT count(*) FROM memory_block").fetchone() == (1,)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    try:
        connection.execute(damage)
    except sqlite3.IntegrityError:
        return
    finally:
        connection.close()
    with pytest.raises(ProjectError, match="index of a memory is damaged"):
        TranslationMemory.open_file(path)


def test_a_segment_of_a_whole_book_takes_no_memory_for_the_bits_of_its_words() -> None:
    """60,000 different words would need a gigabyte; no unit is long enough to be like them."""
    index = FuzzyIndex()
    words = [f"w{number}" for number in range(60_000)]
    index.put_many((number, [word, "a"]) for number, word in enumerate(words))
    before = psutil.Process().memory_info().rss
    assert index.search(words, 50, 5) == []
    assert psutil.Process().memory_info().rss - before < 100 << 20
