"""Extraction against its slow twin and against cases worked out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phrases_oracle import Example, SlowLexicon, arrays, europarl, extract_slowly

from postil.errors import EngineError
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.extract import OCCURRENCE, extract
from postil.text.punctuation import END, SIGN, STOP, UNCASED_WORD


def places(
    examples: list[Example], max_length: int = 7, kinds: list[int] | None = None
) -> Counter[tuple[int, ...]]:
    """What the kernel extracts, in the terms of the oracle; ``kinds``: of punctuation, by token."""
    corpus = arrays(examples)
    if kinds is not None:
        by_token = np.array(kinds, np.uint8)
        corpus = replace(corpus, punctuation=(by_token, by_token))
    records, bounds = extract(corpus, Lexicon.count(corpus), 0, len(corpus), max_length, 0)
    assert records.dtype == OCCURRENCE
    assert bounds.tolist() == [0, len(records)]
    return Counter(
        (
            int(record["sentence"]),
            int(record["source_start"]),
            int(record["source_length"]),
            int(record["target_start"]),
            int(record["target_length"]),
            int(record["links"]),
            int(record["previous"]),
            int(record["next"]),
        )
        for record in records
    )


def slow_places(examples: list[Example], max_length: int = 7) -> Counter[tuple[int, ...]]:
    return Counter(
        (
            number,
            found.source[0],
            found.source[1] - found.source[0],
            found.target[0],
            found.target[1] - found.target[0],
            sum(1 << (8 * e + f) for f, e in found.links),
            found.previous,
            found.next,
        )
        for number, example in enumerate(examples)
        for found in extract_slowly(example, max_length)
    )


@st.composite
def sentences(draw: st.DrawFn) -> Example:
    """Short sentences of few words with any alignment at all, points in any order."""
    source = draw(st.lists(st.integers(3, 6), max_size=9))
    target = draw(st.lists(st.integers(3, 6), max_size=9))
    points: list[tuple[int, int]] = []
    if source and target:
        point = st.tuples(st.integers(0, len(source) - 1), st.integers(0, len(target) - 1))
        points = draw(st.lists(point, max_size=10, unique=True))
    return Example(source, target, points)


@settings(max_examples=300, deadline=None)
@given(st.lists(sentences(), max_size=4), st.integers(1, 8))
def test_any_alignment_agrees_with_the_definition(examples: list[Example], longest: int) -> None:
    assert places(examples, longest) == slow_places(examples, longest)


def ends_of(words: Sequence[int], kinds: list[int]) -> set[int]:
    """Places of the marks that end a sentence."""
    stops = {n for n, word in enumerate(words) if kinds[word] == STOP}
    behind_uncased = {n for n in stops if n and kinds[words[n - 1]] == UNCASED_WORD}
    rest = list(words)
    while rest and kinds[rest[-1]] == SIGN:
        rest.pop()
    return (
        behind_uncased
        | (stops & {len(rest) - 1})
        | {n for n, word in enumerate(words) if kinds[word] == END}
    )


def keeps_marks(example: Example, place: tuple[int, ...], kinds: list[int]) -> bool:
    """Whether a phrase pair parts no mark from what it belongs to."""
    _, source, source_length, target, target_length, *_ = place
    sides = (
        (example.source, source, source_length, {f for f, _ in example.points}),
        (example.target, target, target_length, {e for _, e in example.points}),
    )
    has_end, has_sign = [], []
    for words, start, length, linked in sides:
        if kinds[words[start]] in (STOP, END) and start not in linked:
            return False
        has_end.append(bool(ends_of(words, kinds) & set(range(start, start + length))))
        signs = (SIGN, STOP, END)
        has_sign.append(any(kinds[word] in signs for word in words[start : start + length]))
    return all(sign or not end for sign, end in zip(has_sign, reversed(has_end), strict=True))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(sentences(), max_size=4),
    st.integers(1, 8),
    st.lists(st.sampled_from([0, SIGN, STOP, END, UNCASED_WORD]), min_size=7, max_size=7),
)
def test_phrases_keep_to_their_punctuation(
    examples: list[Example], longest: int, kinds: list[int]
) -> None:
    found = slow_places(examples, longest)
    kept = {place: n for place, n in found.items() if keeps_marks(examples[place[0]], place, kinds)}
    assert places(examples, longest, kinds) == Counter(kept)


def test_the_point_of_an_ordinal_stays_with_its_number() -> None:
    """workspace 10 | 10 . munkaterület: 3 and 4 are the words, 5 the number, 6 the mark."""
    example = Example([3, 5], [5, 6, 4], [(0, 2), (1, 0)])
    spans = {key[1:5] for key in places([example], kinds=[0, 0, 0, 0, 0, 0, STOP])}
    assert spans == {(0, 1, 2, 1), (1, 1, 0, 1), (1, 1, 0, 2), (0, 2, 0, 3)}
    assert (0, 1, 1, 2) in {key[1:5] for key in places([example])}


def test_a_label_without_a_full_stop_teaches_none() -> None:
    """an applet | egy kisalkalmazás ."""
    example = Example([3, 4], [3, 5, 6], [(0, 0), (1, 1)])
    spans = {key[1:5] for key in places([example], kinds=[0, 0, 0, 0, 0, 0, STOP])}
    assert spans == {(0, 1, 0, 1), (1, 1, 1, 1), (0, 2, 0, 2)}


def test_a_full_stop_behind_a_word_without_case_ends_a_sentence() -> None:
    """the desk | 데스크릿 . 그: 5 has no case, as no abbreviation has."""
    example = Example([3, 4], [5, 6, 4], [(0, 2), (1, 0)])
    for kind, target_lengths in ((UNCASED_WORD, {1}), (0, {1, 2})):
        found = places([example], kinds=[0, 0, 0, 0, 0, kind, STOP])
        assert {key[4] for key in found if key[1:3] == (1, 1)} == target_lengths


def test_tokens_that_have_no_kind_are_words() -> None:
    example = Example([3, 4], [3, 5, 6], [(0, 0), (1, 1)])
    assert places([example], kinds=[0, 0, STOP]) == places([example])


def test_monotone_pair_of_two() -> None:
    example = Example([3, 4], [5, 6], [(0, 0), (1, 1)])
    assert places([example]) == Counter(
        {
            (0, 0, 1, 0, 1, 1, 0, 0): 1,
            (0, 1, 1, 1, 1, 1, 0, 0): 1,
            (0, 0, 2, 0, 2, 1 | 1 << 9, 0, 0): 1,
        }
    )


def test_swapped_pair_of_two_has_swap_orientations() -> None:
    example = Example([3, 4], [5, 6], [(0, 1), (1, 0)])
    found = {key[1:5]: key[6:] for key in places([example])}
    assert found[1, 1, 0, 1] == (2, 1)  # first target word: nothing before, then its left neighbour
    assert found[0, 1, 1, 1] == (1, 2)
    assert found[0, 2, 0, 2] == (0, 0)


def test_unaligned_words_join_both_neighbours() -> None:
    example = Example([3, 4, 5], [6, 7], [(0, 0), (2, 1)])
    spans = {key[1:5] for key in places([example])}
    assert spans == {(0, 1, 0, 1), (0, 2, 0, 1), (2, 1, 1, 1), (1, 2, 1, 1), (0, 3, 0, 2)}


def test_sentences_without_links_give_no_phrases() -> None:
    assert not places([Example([3, 4], [5], []), Example([], [], []), Example([], [5], [])])
    assert not places([])


def test_points_given_twice_count_once() -> None:
    once = Example([3, 4], [5, 6], [(0, 0), (1, 1)])
    twice = Example([3, 4], [5, 6], [(1, 1), (0, 0), (1, 1)])
    assert places([once]) == places([twice])


def test_long_sentences() -> None:
    """Positions beyond 255, and links that jump from one end of the sentence to the other."""
    length = 400
    points = [(i, length - 1 - i) for i in range(0, length, 2)]
    points += [(0, 0), (399, 399), (300, 303), (301, 303)]
    words = [3 + i % 50 for i in range(length)]
    example = Example(words, words[::-1], points)
    short = Example([3, 4], [5, 6], [(0, 0), (1, 1)])
    found = places([short, example], 3)
    assert max(key[1] for key in found) > 390
    assert found == slow_places([short, example], 3)


def test_positions_beyond_uint16_are_never_wrapped() -> None:
    words = [3] * 65_540
    assert not places([Example(words, [3], [(65_535, 0)])])
    assert not places([Example([3], words, [(0, 65_535)])])
    words = [3] * 65_535
    assert len(places([Example(words, [3], [(65_534, 0)])], 2)) == 2


def test_weights_are_those_of_the_words() -> None:
    examples = [
        Example([3, 4, 5], [6, 7, 8], [(0, 0), (0, 1), (2, 1)]),
        Example([3, 5], [7, 6, 9], [(0, 1), (1, 0)]),
    ]
    corpus = arrays(examples)
    lexicon = SlowLexicon.count(examples)
    records, _ = extract(corpus, Lexicon.count(corpus), 0, 2, 7, 0)
    for record in records:
        example = examples[record["sentence"]]
        f, e = int(record["source_start"]), int(record["target_start"])
        source = tuple(example.source[f : f + int(record["source_length"])])
        target = tuple(example.target[e : e + int(record["target_length"])])
        links = tuple(
            (s, t) for t in range(8) for s in range(8) if int(record["links"]) >> (8 * t + s) & 1
        )
        inverse, direct = lexicon.weights((source, target), links)
        assert record["inverse_weight"] == pytest.approx(inverse, abs=1e-5)
        assert record["direct_weight"] == pytest.approx(direct, abs=1e-5)


def test_records_come_in_groups_of_their_target_key() -> None:
    example = Example(list(range(3, 40)), list(range(3, 40)), [(i, i) for i in range(37)])
    corpus = arrays([example])
    records, bounds = extract(corpus, Lexicon.count(corpus), 0, 1, 7, 5)
    assert bounds[0] == 0
    assert bounds[-1] == len(records)
    for group in range(32):
        keys = records["target_key"][bounds[group] : bounds[group + 1]]
        assert (keys >> np.uint64(59) == group).all()


def test_a_point_outside_the_sentence_is_named() -> None:
    corpus = arrays([Example([3], [3], [(0, 0)]), Example([3, 4], [3], [(0, 1)])])
    lexicon = Lexicon.count(arrays([Example([3], [3], [(0, 0)])]))
    with pytest.raises(EngineError, match="sentence pair 2"):
        extract(corpus, lexicon, 0, 2, 7, 0)


def test_lengths_beyond_the_limit_are_refused() -> None:
    corpus = arrays([])
    with pytest.raises(ValueError, match="1 to 8"):
        extract(corpus, Lexicon.count(corpus), 0, 0, 9, 0)


def test_europarl_with_given_alignments(shared_data: Path) -> None:
    examples = europarl(shared_data, 1500)
    assert places(examples) == slow_places(examples)
