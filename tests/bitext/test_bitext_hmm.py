"""The kernels of the aligner against summing over every path, on corpora small enough for that."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import pytest
from bitext_oracle import Counts, Model, hmm_posteriors, model_1_counts

from postil.bitext.hmm import Direction, align_pass, hmm_pass, jump_count, model_1_pass
from postil.bitext.pair_table import (
    collect_pairs,
    find_pairs,
    index_pairs,
    normalise_by_column,
    normalise_by_row,
)

P0 = 0.3
SOURCE_WORDS, TARGET_WORDS = 6, 5
NOBODY = 0xFFFF
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
        self.rows, self.columns = collect_pairs(*self.text, SOURCE_WORDS, TARGET_WORDS)
        chance = np.random.default_rng(self.seed)
        pairs = len(self.columns)
        self.lexicons = [chance.uniform(0.01, 1, pairs).astype(np.float32) for _ in range(2)]
        self.nulls = [
            chance.uniform(0.01, 1, words).astype(np.float32)
            for words in (TARGET_WORDS, SOURCE_WORDS)
        ]
        self.jumps = [chance.uniform(0.01, 1, jump_count()) for _ in range(2)]

    def numbers(self, start: int = 0, stop: int | None = None) -> npt.NDArray[np.uint32]:
        stop = len(self.sentences) if stop is None else stop
        cells = sum(len(f) * len(e) for f, e in self.sentences[start:stop])
        out = np.zeros(cells, dtype=np.uint32)
        assert index_pairs(*self.text, self.rows, self.columns, start, stop, out) == cells
        return out

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
        return result

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
    found = find_pairs([1, 4, 9, 2], [3, 0, 7], toy.rows, toy.columns)
    known = [[toy.pair_of(n) if n >= 0 else None for n in row] for row in found.reshape(3, 4)]
    assert known == [[(1, 3), (4, 3), None, None], [(1, 0), None, None, None], [None] * 4]


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
    model_1_pass(
        toy.offsets[0], toy.offsets[1], toy.tokens[0], toy.tokens[1], toy.numbers(),
        0, len(toy.sentences), toy.lexicons[0], toy.nulls[0], toy.lexicons[1], toy.nulls[1], P0,
        direct, direct_null, inverse, inverse_null,
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
    hmm_pass(
        toy.offsets[0], toy.offsets[1], toy.tokens[0], toy.tokens[1], toy.numbers(),
        0, len(toy.sentences), toy.direction(0), toy.direction(1), P0, agree, *counts,
    )  # fmt: skip
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
    expected: tuple[list[int], list[int]] = [], []
    for f, e in used:
        if f and e:
            tables = toy.posteriors((f, e))
            expected[0].extend(best(row) for row in tables[0])
            expected[1].extend(best(row) for row in tables[1].T)
        else:
            expected[0].extend([NOBODY] * len(e))
            expected[1].extend([NOBODY] * len(f))
    assert (forward.tolist(), backward.tolist()) == expected


def best(row: npt.NDArray[np.float64]) -> int:
    """The likeliest partner, or nobody if NULL is likelier."""
    partner = int(row.argmax())
    return partner if row[partner] > 1 - row.sum() else NOBODY


def test_long_sentences_keep_their_probabilities() -> None:
    """Hundreds of factors below 1 must not run out of the range of a float."""
    length = 300
    toy = Toy([([n % SOURCE_WORDS for n in range(length)], [n % 5 for n in range(length)])], 1)
    for values in (*toy.lexicons, *toy.nulls):
        np.multiply(values, 1e-12, out=values)
    counts = toy.counted()
    hmm_pass(
        toy.offsets[0], toy.offsets[1], toy.tokens[0], toy.tokens[1], toy.numbers(),
        0, 1, toy.direction(0), toy.direction(1), P0, False, *counts,
    )  # fmt: skip
    for side in (0, 3):
        total = counts[side].sum() + counts[side + 1].sum()
        assert math.isclose(total, length, rel_tol=1e-3)
