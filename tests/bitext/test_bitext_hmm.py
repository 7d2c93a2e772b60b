"""The kernels of the aligner against summing over every path, on corpora small enough for that."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import pytest
from bitext_oracle import Counts, Model, hmm_posteriors, model_1_counts

from postil.bitext.hmm import Direction, Expected, align_pass, hmm_pass, jump_count
from postil.bitext.model_1 import model_1_pass
from postil.bitext.pair_table import (
    count_cells,
    index_pairs,
    normalise_by_column,
    normalise_by_row,
    partners,
    sentences_by_word,
)

P0 = 0.3
NEW_WORDS = 1e-3
SOURCE_WORDS, TARGET_WORDS = 6, 5
NOBODY = 0xFFFF
UNSEEN = 0xFFFFFFFF
Sentences = list[tuple[list[int], list[int]]]


def toy_sentences(seed: int, longest: int = 3) -> Sentences:
    """Sentence pairs of words 0 .. 5 and 0 .. 4, some empty on a side."""
    chance = random.Random(seed)

    def side(words: int) -> list[int]:
        return [chance.randrange(words) for _ in range(chance.randint(0, longest))]

    return [(side(SOURCE_WORDS), side(TARGET_WORDS)) for _ in range(6)]


@dataclass
class Toy:
    """A corpus as the kernels want it, with random parameters, and the same for the oracle."""

    sentences: Sentences
    seed: int
    rows: npt.NDArray[np.uint64] = field(init=False)
    columns: npt.NDArray[np.uint32] = field(init=False)

    def __post_init__(self) -> None:
        self.offsets = [
            np.cumsum([0] + [len(pair[side]) for pair in self.sentences]).astype(np.uint64)
            for side in (0, 1)
        ]
        self.tokens = [
            np.array([word for pair in self.sentences for word in pair[side]], dtype=np.uint32)
            for side in (0, 1)
        ]
        self.text = self.tokens[0], self.offsets[0], self.tokens[1], self.offsets[1]
        self.rows, self.columns = self.collect(2)
        chance = np.random.default_rng(self.seed)
        pairs = len(self.columns)
        self.lexicons = [chance.uniform(0.01, 1, pairs).astype(np.float32) for _ in range(2)]
        self.nulls = [
            chance.uniform(0.01, 1, words).astype(np.float32)
            for words in (TARGET_WORDS, SOURCE_WORDS)
        ]
        self.jumps = [chance.uniform(0.01, 1, jump_count()) for _ in range(2)]
        # For decoding, by given and by generated word; the last words are new.
        self.trust = [
            chance.uniform(0.01, 1, words - 1).astype(np.float32)
            for words in (SOURCE_WORDS, TARGET_WORDS)
        ]
        self.shares = [
            chance.uniform(0.01, 1, words).astype(np.float32)
            for words in (TARGET_WORDS, SOURCE_WORDS)
        ]

    def collect(self, step: int) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint32]]:
        """Rows and columns of the table of pairs, found ``step`` source words at a time."""
        tokens, offsets, others, other_offsets = self.text
        starts, sentences = sentences_by_word(tokens, offsets, other_offsets, SOURCE_WORDS)
        rows = np.zeros(SOURCE_WORDS + 1, dtype=np.uint64)
        parts = [
            partners(
                starts, sentences, others, other_offsets, first,
                min(first + step, SOURCE_WORDS), TARGET_WORDS, rows[1:],
            )
            for first in range(0, SOURCE_WORDS, step)
        ]  # fmt: skip
        return np.cumsum(rows, dtype=np.uint64), np.concatenate(parts)

    def numbers(self, start: int = 0, stop: int | None = None) -> npt.NDArray[np.uint32]:
        stop = len(self.sentences) if stop is None else stop
        cells = sum(len(f) * len(e) for f, e in self.sentences[start:stop])
        ends = count_cells(self.offsets[0], self.offsets[1])
        assert int(ends[stop] - ends[start]) == cells
        out = np.zeros(cells, dtype=np.uint32)
        index_pairs(*self.text, self.rows, self.columns, start, stop, out)
        return out

    def expected(self, agree: bool) -> Expected:
        """Of the whole corpus, by the HMM."""
        return hmm_pass(
            self.offsets[0], self.offsets[1], self.tokens[0], self.tokens[1], self.numbers(),
            0, len(self.sentences), self.direction(0), self.direction(1), P0, agree,
        )  # fmt: skip

    def pair_of(self, number: int) -> tuple[int, int]:
        word = int(np.searchsorted(self.rows, number, side="right")) - 1
        return word, int(self.columns[number])

    def model(self, side: int) -> Model:
        """Parameters for the oracle; side 0 generates the target."""
        lexicon = {}
        for number in range(len(self.columns)):
            f, e = self.pair_of(number)
            lexicon[(f, e) if side == 0 else (e, f)] = float(self.lexicons[side][number])
        null = {word: float(value) for word, value in enumerate(self.nulls[side])}
        return Model(lexicon, null, self.jumps[side].tolist())

    def direction(self, side: int) -> Direction:
        result = Direction()
        result.lexicon, result.null = self.lexicons[side], self.nulls[side]
        result.jumps = self.jumps[side]
        result.trust, result.shares = self.trust[side], self.shares[side]
        return result

    def backed_off(self, side: int) -> Model:
        """What decoding makes of :meth:`model`."""
        model = self.model(side)
        trust = [[*values.tolist(), 0.0] for values in self.trust]
        for (given, word), value in model.lexicon.items():
            other = (1 - trust[side][given]) * float(self.shares[side][word])
            both_new = trust[side][given] == 0 and trust[1 - side][word] == 0
            mixed = NEW_WORDS if both_new else trust[side][given] * value + other
            model.lexicon[given, word] = mixed
        return model

    def posteriors(
        self, pair: tuple[list[int], list[int]]
    ) -> tuple[
        npt.NDArray[np.float64], npt.NDArray[np.float64], dict[int, float], dict[int, float]
    ]:
        """Both directions, rows = target words."""
        f, e = pair
        forward, forward_jumps = hmm_posteriors(f, e, self.model(0), P0)
        backward, backward_jumps = hmm_posteriors(e, f, self.model(1), P0)
        return np.array(forward), np.array(backward).T, forward_jumps, backward_jumps

    def counted(self) -> list[npt.NDArray[np.float64]]:
        """Zeroed counts: lexicon, NULL, jumps of both directions."""
        return [
            np.zeros(size)
            for words in (TARGET_WORDS, SOURCE_WORDS)
            for size in (len(self.columns), words, jump_count())
        ]

    def check(self, side: int, found: list[npt.NDArray[np.float64]], expected: Counts) -> None:
        for number, value in enumerate(found[0]):
            f, e = self.pair_of(number)
            pair = (f, e) if side == 0 else (e, f)
            assert value == pytest.approx(expected.lexicon[pair], rel=1e-4, abs=1e-6)
        for word, value in enumerate(found[1]):
            assert value == pytest.approx(expected.null[word], rel=1e-4, abs=1e-6)
        if len(found) > 2:
            for index, value in enumerate(found[2]):
                assert value == pytest.approx(expected.jumps[index], rel=1e-4, abs=1e-6)


seeds = pytest.mark.parametrize("seed", range(5))


@seeds
def test_pairs_are_the_co_occurring_words(seed: int) -> None:
    toy = Toy(toy_sentences(seed, 5), seed)
    expected = sorted({(a, b) for f, e in toy.sentences for a in f for b in e})
    assert [toy.pair_of(number) for number in range(len(toy.columns))] == expected
    assert toy.rows[-1] == len(expected)
    start, stop = 2, 5
    numbers = toy.numbers(start, stop)
    cells = [(a, b) for f, e in toy.sentences[start:stop] for b in e for a in f]
    assert [toy.pair_of(int(number)) for number in numbers] == cells


def test_pairs_of_a_new_sentence() -> None:
    toy = Toy([([0, 1], [0]), ([1, 4], [2, 3])], 0)
    found = np.empty(12, dtype=np.uint32)
    words = [np.array(ids, dtype=np.uint32) for ids in ([1, 4, 9, 2], [3, 0, 7])]
    ends = [np.array([0, len(ids)], dtype=np.uint64) for ids in words]
    index_pairs(words[0], ends[0], words[1], ends[1], toy.rows, toy.columns, 0, 1, found)
    known = [
        [toy.pair_of(int(n)) if n < UNSEEN else int(n) for n in row] for row in found.reshape(3, 4)
    ]
    assert known == [
        [(1, 3), (4, 3), UNSEEN, UNSEEN],
        [(1, 0), UNSEEN, UNSEEN, UNSEEN],
        [UNSEEN] * 4,
    ]


def test_pairs_do_not_depend_on_the_steps() -> None:
    toy = Toy(toy_sentences(3, 5), 3)
    for step in (1, SOURCE_WORDS):
        rows, columns = toy.collect(step)
        assert (rows.tolist(), columns.tolist()) == (toy.rows.tolist(), toy.columns.tolist())


def test_too_long_and_empty_pairs_have_no_cells() -> None:
    lengths = [(0, 3), (1000, 1000), (1001, 1), (2, 3), (1, 1001)]
    source, target = (
        np.cumsum([0] + [pair[side] for pair in lengths]).astype(np.uint64) for side in (0, 1)
    )
    assert np.diff(count_cells(source, target)).tolist() == [0, 1_000_000, 0, 6, 0]


@seeds
def test_normalising(seed: int) -> None:
    toy = Toy(toy_sentences(seed, 5), seed)
    counts = toy.lexicons[0].astype(np.float64)
    for side, normalise in enumerate((normalise_by_row, normalise_by_column)):
        out = np.empty_like(toy.lexicons[0])
        where = toy.rows if side == 0 else toy.columns
        if side == 0:
            normalise_by_row(counts, where, out)
        else:
            normalise_by_column(counts, where, TARGET_WORDS, out)
        totals: dict[int, float] = {}
        for number, value in enumerate(out):
            word = toy.pair_of(number)[side]
            totals[word] = totals.get(word, 0.0) + float(value)
        assert all(total == pytest.approx(1, abs=1e-5) for total in totals.values()), normalise


@seeds
def test_model_1_as_written_down(seed: int) -> None:
    toy = Toy(toy_sentences(seed, 5), seed)
    direct, direct_null, _, inverse, inverse_null, _ = toy.counted()
    for side, counts, null_counts in ((0, direct, direct_null), (1, inverse, inverse_null)):
        model_1_pass(
            toy.offsets[side], toy.offsets[1 - side], toy.tokens[1 - side], toy.numbers(),
            0, len(toy.sentences), side == 0, toy.lexicons[side], toy.nulls[side], P0,
            counts, null_counts,
        )  # fmt: skip
    used = [(f, e) for f, e in toy.sentences if f and e]
    toy.check(0, [direct, direct_null], model_1_counts(used, toy.model(0), P0))
    turned = [(e, f) for f, e in used]
    toy.check(1, [inverse, inverse_null], model_1_counts(turned, toy.model(1), P0))


@seeds
@pytest.mark.parametrize("agree", [False, True])
def test_hmm_as_all_paths(seed: int, agree: bool) -> None:
    toy = Toy(toy_sentences(seed), seed)
    counts = toy.counted()
    if agree:
        counts[3] = counts[0]  # they share them, and get them once
    toy.expected(agree).add_to(*counts)
    expected = Counts(), Counts()
    for f, e in toy.sentences:
        if not f or not e:
            continue
        forward, backward, *jumps = toy.posteriors((f, e))
        for side in (0, 1):
            for index, value in jumps[side].items():
                expected[side].jumps[index] += value
        if agree:
            forward = backward = forward * backward
        for j, i in np.ndindex(len(e), len(f)):
            expected[0].lexicon[f[i], e[j]] += forward[j, i]
            expected[1].lexicon[e[j], f[i]] += backward[j, i]
        for j, word in enumerate(e):
            expected[0].null[word] += 1 - forward[j].sum()
        for i, word in enumerate(f):
            expected[1].null[word] += 1 - backward[:, i].sum()
    toy.check(0, counts[:3], expected[0])
    toy.check(1, counts[3:], expected[1])


@seeds
@pytest.mark.parametrize("start", [0, 2])
def test_decoding_takes_the_likeliest(seed: int, start: int) -> None:
    toy = Toy(toy_sentences(seed), seed)
    stop = len(toy.sentences)
    used = toy.sentences[start:stop]
    forward = np.zeros(sum(len(e) for _, e in used), dtype=np.uint16)
    backward = np.zeros(sum(len(f) for f, _ in used), dtype=np.uint16)
    align_pass(
        toy.offsets[0], toy.offsets[1], toy.tokens[0], toy.tokens[1], toy.numbers(start, stop),
        start, stop, toy.direction(0), toy.direction(1), P0, forward, backward,
    )  # fmt: skip
    chosen = [iter(forward.tolist()), iter(backward.tolist())]
    for f, e in used:
        if not f or not e:
            assert [next(chosen[0]) for _ in e] == [NOBODY] * len(e)
            assert [next(chosen[1]) for _ in f] == [NOBODY] * len(f)
            continue
        forward_table, _ = hmm_posteriors(f, e, toy.backed_off(0), P0)
        backward_table, _ = hmm_posteriors(e, f, toy.backed_off(1), P0)
        mean = (np.array(forward_table) + np.array(backward_table).T) / 2
        for table, choices in zip((mean, mean.T), chosen, strict=True):
            for row in table:
                check_choice(row, next(choices))


def check_choice(row: npt.NDArray[np.float64], choice: int) -> None:
    """The likeliest partner, or nobody if NULL is likelier; there may be ties."""
    values = {NOBODY: 1 - row.sum(), **dict(enumerate(row))}
    assert values[choice] > max(values.values()) - 1e-5


def test_long_sentences_keep_their_probabilities() -> None:
    """Hundreds of factors below 1 must not run out of the range of a float."""
    length = 300
    toy = Toy([([n % SOURCE_WORDS for n in range(length)], [n % 5 for n in range(length)])], 1)
    for values in (*toy.lexicons, *toy.nulls):
        np.multiply(values, 1e-12, out=values)
    counts = toy.counted()
    toy.expected(agree=False).add_to(*counts)
    for side in (0, 3):
        total = counts[side].sum() + counts[side + 1].sum()
        assert math.isclose(total, length, rel_tol=1e-3)
