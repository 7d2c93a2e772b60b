"""Forms of the words of a vocabulary that grows, against looking at all of it."""

from __future__ import annotations

import threading

from hypothesis import given
from hypothesis import strategies as st

from postil.memory.comparing.tokens import folded
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.index.written_forms import WrittenForms

WORDS = ["on", "On", "ON", "oN", "i", "I", "İ", "ı", "ss", "ß", "SS", '"', "“", "„", "’", "'", "x"]


@given(
    st.lists(st.lists(st.sampled_from(WORDS), unique=True), max_size=6),
    st.lists(st.sampled_from(WORDS), max_size=5),
    st.sampled_from(["tr", "en"]),
)
def test_all_forms_of_each_word_are_known(
    batches: list[list[str]], tokens: list[str], language: str
) -> None:
    written = WrittenForms(language)
    vocabulary: list[str] = []
    numbers: dict[str, int] = {}
    for batch in batches:
        for word in batch:
            if word not in numbers:
                numbers[word] = len(vocabulary)
                vocabulary.append(word)
        heads, rings = written.of(tokens, numbers | {"X": len(vocabulary)}, vocabulary)
        for token, head in zip(tokens, heads.tolist(), strict=True):
            found = []
            number = head
            while number < len(rings) and number not in found:
                found.append(number)
                number = int(rings[number])
            same = folded([token], language)
            assert sorted(found) == [
                at for at, word in enumerate(vocabulary) if folded([word], language) == same
            ]


def test_searches_beside_additions_find_all_that_was_there_before() -> None:
    index = FuzzyIndex()
    index.put(1, ["Press", "start", "now"])
    stop = threading.Event()

    def add() -> None:
        for number in range(2, 3000):
            index.put(number, [f"w{number}", f"W{number}", "PRESS" * (number % 2), "start"])
        stop.set()

    adding = threading.Thread(target=add)
    adding.start()
    while not stop.is_set():
        best = index.search(["PRESS", "START", "NOW"], 90, 1)
        assert [(hit.unit, hit.score) for hit in best] == [(1, 99)]
    adding.join()
    assert [hit.unit for hit in index.search(["w7", "w7", "press", "START"], 90, 2)] == [7]
