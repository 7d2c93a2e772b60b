"""Values of a session's options against the same in plain NumPy."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.models.session.ngrams import SessionNgrams
from postil.models.session.option_values import DENSE, OptionValues, WordNumbers
from postil.models.session.table import FOUND

U32 = np.uint32
WORD = st.integers(3, 9)
BOOST, RECENT = 5.0, 20.0


def number(word: int) -> int:
    """Some words have none; sums overflow."""
    return 0 if word < 6 else (word << 61) % (1 << 64)


def digits():
    return WordNumbers(number), WordNumbers(number)


@st.composite
def found(draw):
    """A sentence, the targets of rows, and rows that point into both."""
    sentence = draw(st.lists(WORD, min_size=1, max_size=6))
    words = draw(st.lists(WORD, min_size=1, max_size=12))
    rows = []
    for _ in range(draw(st.integers(0, 6))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(sentence))] * 2)))
        first, last = sorted(draw(st.tuples(*[st.integers(0, len(words))] * 2)))
        count, more = draw(st.integers(1, 9)), draw(st.integers(0, 99))
        lexical = draw(st.tuples(*[st.floats(-20, 0, width=32)] * 2))
        own, event = draw(st.integers(0, count)), draw(st.integers(1, 300))
        rows.append((start, end, first, last - first, count, own, count + more, event, *lexical))
    return np.array(sentence, U32), np.array(words, U32), np.array(rows, FOUND)


def kept_rows(sentence, words, rows):
    kept = []
    for row in rows.tolist():
        start, end, offset, length = row[:4]
        left, right = sentence[start:end].tolist(), words[offset : offset + length].tolist()
        kept.append(sum(map(number, left)) % 2**64 == sum(map(number, right)) % 2**64)
    return rows[np.array(kept, dtype=bool)] if kept else rows


def times_at_most(phrase, confirmed):
    """How often the rarest of its n-grams, of four words if it has as many, was confirmed."""
    size = min(4, len(phrase))
    times = Counter(
        tuple(segment[k : k + size]) for segment in confirmed for k in range(len(segment))
    )
    grams = [tuple(phrase[k : k + size]) for k in range(len(phrase) - size + 1)]
    return min(times[gram] for gram in grams) if phrase else 0


@given(found(), st.lists(st.lists(WORD, max_size=8), max_size=4), st.integers(300, 400))
def test_values_are_those_of_the_rows_that_keep_their_digits(given_rows, confirmed, clock):
    sentence, words, rows = given_rows
    ngrams = SessionNgrams()
    for segment in confirmed:
        ngrams.add(np.array(segment, U32))
    values = OptionValues(rows, words, sentence, digits(), ngrams, clock, BOOST, RECENT)
    kept = kept_rows(sentence, words, rows)
    ends = kept["offset"] + kept["length"]
    assert values.spans.tolist() == list(map(list, kept[["start", "end"]].tolist()))
    assert values.places.tolist() == np.stack([kept["offset"], ends], axis=1).tolist()
    assert values.seen.tolist() == kept["count"].tolist()
    assert values.events.tolist() == kept["event"].tolist()
    size = (kept["end"] - kept["start"]).astype(np.float32)
    dense = np.empty((len(kept), DENSE), np.float32)
    dense[:, 0], dense[:, 1] = kept["lex_inverse"], kept["lex_direct"]
    dense[:, 2] = np.log(kept["count"] / (kept["total"] + 1.0))
    dense[:, 3] = size
    dense[:, 4] = size * 0.5 ** ((clock - kept["event"]) / RECENT)
    dense[:, 5] = size * (kept["own"] == 0)
    np.testing.assert_array_equal(values.dense, dense)
    assert values.of_lengths(1, 2) == [
        (number, *span, *place, seen)
        for number, (span, place, seen) in enumerate(
            zip(values.spans.tolist(), values.places.tolist(), values.seen.tolist(), strict=True)
        )
        if 1 <= span[1] - span[0] <= 2
    ]
    said = [times_at_most(words[start:end].tolist(), confirmed) for start, end in values.places]
    most = np.maximum(kept["count"], np.array(said, U32))
    counts = [BOOST * kept["count"], BOOST * kept["total"] + 1.0, BOOST * most + 1.0]
    np.testing.assert_array_equal(values.counts, np.stack(counts, axis=1))


SOME = st.lists(st.integers(3, 5), max_size=8)


@given(st.lists(SOME, max_size=6), st.lists(SOME, max_size=5))
def test_a_phrase_was_said_at_most_as_often_as_the_rarest_of_its_ngrams(confirmed, phrases):
    ngrams = SessionNgrams()
    for segment in confirmed:
        ngrams.add(segment)
    ends = np.cumsum([0, *map(len, phrases)])
    rows = np.zeros(len(phrases), FOUND)
    rows["offset"], rows["length"], rows["count"] = ends[:-1], ends[1:] - ends[:-1], 1
    words = np.array([word for phrase in phrases for word in phrase], U32)
    values = OptionValues(rows, words, words[:0], digits(), ngrams, 1, 1.0, RECENT)
    said = [max(1, times_at_most(phrase, confirmed)) for phrase in phrases]
    assert (values.counts[:, 2] - 1.0).tolist() == said


def test_the_number_of_a_word_is_asked_for_once():
    asked = Counter()

    def ask(word: int) -> int:
        asked[word] += 1
        return word % 2

    numbers = WordNumbers(ask), WordNumbers(ask)
    words = np.array([4, 5, 4], U32)
    row = np.array([(0, 2, 0, 2, 1, 1, 1, 1, 0.0, 0.0)], FOUND)
    for _ in range(2):
        OptionValues(row, words, words, numbers, SessionNgrams(), 1, BOOST, RECENT)
    assert [len(side) for side in numbers] == [2, 2]
    assert asked == {4: 2, 5: 2}  # once on either side


def test_a_word_whose_number_cannot_be_told_is_an_error_and_asked_for_again():
    numbers = WordNumbers({4: 1}.__getitem__), WordNumbers({4: 1}.__getitem__)
    row = np.array([(0, 1, 0, 1, 1, 1, 1, 1, 0.0, 0.0)], FOUND)
    for _ in range(2):
        with pytest.raises(KeyError, match="5"):
            OptionValues(
                row, np.array([5], U32), np.array([4], U32), numbers, SessionNgrams(), 1, 1.0, 1.0
            )


@pytest.mark.parametrize("place", [(0, 3, 0, 1), (2, 1, 0, 1), (0, 1, 2, 1), (0, 1, 2**32 - 1, 2)])
def test_rows_of_another_sentence_are_refused(place):
    row = np.array([(*place, 1, 1, 1, 1, 0.0, 0.0)], FOUND)
    two = np.array([3, 4], U32)
    with pytest.raises(ValueError, match="row 0"):
        OptionValues(row, two, two, digits(), SessionNgrams(), 1, BOOST, RECENT)
