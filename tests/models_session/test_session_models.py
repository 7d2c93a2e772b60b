"""Session phrase table and n-grams: counts, exact undo, probabilities."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.models.lm_estimate import estimate_lm
from postil.models.session_ngrams import SessionNgrams
from postil.models.session_table import SessionTable

PHRASE = st.tuples(st.integers(3, 5), st.integers(3, 5))
EVENTS = st.lists(st.lists(st.tuples(PHRASE, PHRASE), max_size=4, unique=True), max_size=6)
SEGMENTS = st.lists(st.lists(st.integers(3, 6), max_size=8), max_size=6)


def scored(pairs):
    return [(source, target, -1.0, -2.0) for source, target in pairs]


@given(EVENTS, st.data())
def test_the_table_forgets_exactly(events, data):
    table = SessionTable()
    for number, pairs in enumerate(events, 1):
        table.add(number, scored(pairs))
    order = data.draw(st.permutations(range(len(events))))
    keep = data.draw(st.integers(0, len(events)))
    for index in order[keep:]:
        table.remove(index + 1, scored(events[index]))
    rebuilt = SessionTable()
    for index in sorted(order[:keep]):
        rebuilt.add(index + 1, scored(events[index]))
    assert table.dump() == rebuilt.dump()
    assert len(table) == len(rebuilt)
    targets = {target for pairs in events for _, target in pairs}
    assert all(table.target_count(item) == rebuilt.target_count(item) for item in targets)


def test_lookup_puts_the_most_confirmed_first_then_the_latest():
    table = SessionTable()
    table.add(1, scored([((3,), (4,)), ((3,), (5,))]))
    table.add(2, scored([((3,), (6,))]))
    table.add(3, scored([((3,), (4,))]))
    found = table.lookup((3,))
    assert [(pair.target, pair.count, pair.last) for pair in found] == [
        ((4,), 2, 3),
        ((6,), 1, 2),
        ((5,), 1, 1),
    ]
    assert table.lookup((9,)) == []


@given(SEGMENTS, st.data())
def test_ngrams_are_forgotten_exactly(segments, data):
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    for segment in data.draw(st.permutations(segments)):
        ngrams.remove(segment)
    assert len(ngrams) == 0
    assert ngrams.dump() == []
    assert ngrams.probability(3, []) == 0.0


@given(SEGMENTS)
def test_probabilities_sum_to_at_most_one(segments):
    ngrams = SessionNgrams()
    for segment in segments:
        ngrams.add(segment)
    for history in ([], [3], [3, 4], [9, 9]):
        total = sum(ngrams.probability(word, history) for word in range(3, 7))
        assert 0.0 <= total <= 1.0 + 1e-9


def test_the_gain_is_that_of_the_mixture(tmp_path):
    tokens = np.array([3, 4, 5, 3, 4, 6, 5, 4], dtype=np.uint32)
    offsets = np.array([0, 3, 6, 8], dtype=np.uint64)
    lm = estimate_lm([(tokens, offsets)], 3, tmp_path / "lm", vocabulary_size=8)
    ngrams = SessionNgrams(share=0.25)
    ngrams.add([7, 3, 7, 3])
    phrase = [7, 3]
    static = lm.score_sentence(phrase, bos=False, eos=False)
    expected = sum(
        math.log(0.75 * math.exp(value) + 0.25 * ngrams.probability(word, phrase[:k])) - value
        for k, (word, value) in enumerate(zip(phrase, static, strict=True))
    )
    assert ngrams.gain(phrase, lm) == pytest.approx(expected)
    assert ngrams.gain(phrase, lm) > 1.0
    assert ngrams.gain([4], lm) == pytest.approx(math.log(0.75), abs=1e-6)
