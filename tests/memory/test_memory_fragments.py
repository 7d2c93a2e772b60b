"""Longest common fragments and contained units, against reading everything; assembly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.memory.composing.assembly import Piece, assemble, projected
from postil.memory.composing.parts import LONGEST_UNIT
from postil.memory.database import connect
from postil.memory.index import fuzzy_index as index_module
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText

SENTENCE = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=9)


def longest_fragments(
    units: dict[int, list[str]], query: list[str], least: int
) -> dict[tuple[int, int], set[tuple[int, int]]]:
    found: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for start in range(len(query)):
        for end in range(start + least, len(query) + 1):
            for unit, tokens in units.items():
                for place in range(len(tokens) - (end - start) + 1):
                    if tokens[place : place + end - start] == query[start:end]:
                        found.setdefault((start, end), set()).add((unit, place))
    return {
        span: places
        for span, places in found.items()
        if not any(o != span and o[0] <= span[0] and span[1] <= o[1] for o in found)
    }


@given(
    st.lists(st.tuples(st.integers(1, 12), SENTENCE), max_size=25),
    SENTENCE.map(lambda words: [*words, "new"][-8:]),
    st.integers(1, 3),
    st.sampled_from([1, 3, 100]),
)
@settings(max_examples=300, deadline=None)
def test_fragments_same_as_brute_force(
    history: list[tuple[int, list[str]]], query: list[str], least: int, tail: int
) -> None:
    units: dict[int, list[str]] = {}
    with patch.object(index_module, "TAIL_LIMIT", tail):
        index = FuzzyIndex()
        for unit, tokens in history:
            if len(tokens) == 1:
                index.delete(unit)
                units.pop(unit, None)
            else:
                index.put(unit, tokens)
                units[unit] = tokens
    expected = longest_fragments(units, query, least)
    found = index.fragments(query, least, 1000)
    assert [(start, end) for start, end, _, _ in found] == sorted(expected)
    for start, end, count, places in found:
        assert places == sorted(expected[start, end], reverse=True)
        assert count == len(places)


@pytest.fixture
def memory() -> Iterator[TranslationMemory]:
    with closing(connect(Path(":memory:"))) as connection:
        yield TranslationMemory(connection, "main")


def add(memory: TranslationMemory, *pairs: tuple[str, str]) -> None:
    memory.add_many(MemoryUnit(TaggedText(a), TaggedText(b)) for a, b in pairs)


def test_fragments_and_contained_units_of_a_text(memory: TranslationMemory) -> None:
    add(
        memory,
        ("Paper size", "Format du papier"),
        ("Choose the paper size here.", "Choisissez ici le format du papier."),
        ("Choose a printer", "Choisissez une imprimante"),
        (".", "."),
        ("the", "le"),
    )
    text = TaggedText("Now choose the paper size again.")
    (fragment,) = memory.fragments(text)
    assert text.text[fragment.start : fragment.end] == "the paper size"
    assert (fragment.count, fragment.memory) == (1, "main")
    place = fragment.places[0]
    assert place.unit.source.text[place.start : place.end] == "the paper size"
    assert [
        (text.text[hit.start : hit.end], hit.unit.target.text, hit.recased)
        for hit in memory.contained(text)
    ] == [("the", "le", False), ("paper size", "Format du papier", True)]
    assert memory.contained(TaggedText("Paper size")) == []


def test_a_fragment_has_two_words_beside_numbers_and_signs(memory: TranslationMemory) -> None:
    add(memory, ("Now load 3 - 7 sheets", "Chargez maintenant 3 - 7 feuilles"))
    assert memory.fragments(TaggedText("Use 3 - 7 sheets")) == []
    (fragment,) = memory.fragments(TaggedText("Do load 3 - 7 sheets"))
    assert (fragment.start, fragment.end) == (3, 20)


def test_units_of_up_to_twenty_five_words_are_found_in_longer_texts(
    memory: TranslationMemory,
) -> None:
    words = [f"w{'abcdefghijklmnopqrstuvwxyz'[number]}" for number in range(LONGEST_UNIT + 1)]
    whole, less = " ".join(words), " ".join(words[:LONGEST_UNIT])
    add(memory, (whole, "trop"), (less, "assez"))
    text = TaggedText(f"begin {whole} end")
    assert [hit.unit.target.text for hit in memory.contained(text)] == ["assez"]


@pytest.mark.parametrize(
    ("source", "pieces", "target"),
    [
        ("Execute all actions", [(0, 7, "実行"), (8, 11, "全て"), (12, 19, "アクション")],
         "実行全てアクション"),
        ("Open USB drive", [(0, 4, "開く"), (5, 8, "USB"), (9, 14, "ドライブ")],
         "開く USB ドライブ"),
        ("全て実行", [(0, 2, "all"), (2, 4, "execute")], "all execute"),
        ("実行、全て", [(0, 2, "execute"), (3, 5, "all")], "execute、all"),
        ("ลบไฟล์", [(0, 2, "delete"), (2, 6, "file")], "delete file"),
    ],
)  # fmt: skip
def test_parts_are_put_together_with_the_spaces_of_their_language(
    source: str, pieces: list[tuple[int, int, str]], target: str
) -> None:
    found = assemble(source, [Piece(start, end, text, "term") for start, end, text in pieces])
    assert found is not None
    assert found.target == target
    assert [target[span.start : span.end] for span in found.spans if span.kind == "term"] == [
        text for _, _, text in pieces
    ]


def test_assembly_covers_most_words_with_fewest_pieces() -> None:
    source = "Press the red button, then release it."
    found = assemble(
        source,
        [
            Piece(0, 5, "appuyez", "memory", "m"),
            Piece(6, 20, "le bouton rouge", "memory", "m"),
            Piece(10, 13, "rouge", "term", "g"),
            Piece(14, 20, "bouton", "term", "g"),
            Piece(7, 13, "broken", "memory", "m"),
            Piece(27, 34, "relâchez", "term", "g"),
        ],
    )
    assert found is not None
    assert found.target == "Appuyez le bouton rouge, then relâchez it."
    assert [
        (span.kind, found.target[span.start : span.end], source[slice(*span[3:5])])
        for span in found.spans
    ] == [
        ("memory", "Appuyez", "Press"),
        ("memory", "le bouton rouge", "the red button"),
        ("source", ", then", ", then"),
        ("term", "relâchez", "release"),
        ("source", "it.", "it."),
    ]  # fmt: skip
    assert found.coverage == 5 / 7
    turkish = assemble(
        "Two trays", [Piece(0, 3, "iki", "term"), Piece(4, 9, "tepsi", "term")], "tr"
    )
    assert turkish is not None
    assert turkish.target == "İki tepsi"
    assert assemble(source, []) is None
    assert assemble("Save", [Piece(0, 4, "Enregistrer", "term")]) is None
    assert assemble("", [Piece(0, 0, "x", "term")]) is None


def test_projection_needs_links_of_its_own() -> None:
    links = [((0, 1), (0, 2)), ((2, 3), (3, 5)), ((4, 5), (3, 5))]
    assert projected(0, 1, links) == (0, 2)
    assert projected(2, 5, links) == (3, 5)
    assert projected(2, 3, links) is None
    assert projected(6, 9, links) is None
