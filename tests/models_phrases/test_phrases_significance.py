"""Significance filtering against scipy and plain counting."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from phrases_oracle import Example, SlowCounts, alignment, arrays, bitext, europarl

from postil.errors import UsageError
from postil.models.phrase_table.builder import ALPHA_MINUS, ALPHA_PLUS
from postil.models.phrase_table.significance import Significance
from postil.models.phrase_table.table import PhraseTable, PhraseTableOptions, build_phrase_table

ALL = PhraseTableOptions(smoothing="none", limit=0, minimum=0.0)


def habits(count: int, seed: int = 1) -> list[Example]:
    """Sentences of frequent and rare words, word for word, with stray links."""
    chance = random.Random(seed)
    examples = []
    for _ in range(count):
        source = [3 + min(40, int(chance.paretovariate(0.6))) for _ in range(chance.randrange(9))]
        target = [2 * token for token in source]
        points = [
            (i, min(len(source) - 1, max(0, i + chance.choice([0, 0, 0, 0, 1, -1]))))
            for i in range(len(source))
        ]
        examples.append(Example(source, target, sorted(set(points))))
    return examples


def build(examples: list[Example], folder: Path, options: PhraseTableOptions) -> PhraseTable:
    corpus = arrays(examples)
    build_phrase_table(bitext(corpus), alignment(corpus), folder, options)
    return PhraseTable.open(folder)


def test_p_values_equal_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    for size in (1, 2, 7, 12):
        test = Significance(arrays([Example([3], [4], [])] * size), 0.0)
        for source in range(size + 1):
            for target in range(size + 1):
                distribution = stats.hypergeom(size, source, target)
                for joint in range(min(source, target) + 1):
                    expected = -distribution.logsf(joint - 1)
                    found = test.minus_log_p(joint, source, target)
                    assert found == pytest.approx(expected, rel=1e-7, abs=1e-9)


def test_p_values_of_a_large_corpus_equal_scipy() -> None:
    stats = pytest.importorskip("scipy.stats")
    size = 200_000
    test = Significance(arrays([Example([3], [4], [])] * size), 0.0)
    chance = random.Random(1)
    for _ in range(300):
        source, target = (int(10 ** chance.uniform(0, 5.2)) for _ in range(2))
        joint = int(10 ** chance.uniform(0, math.log10(min(source, target) + 1)))
        table = [[joint, source - joint], [target - joint, size - source - target + joint]]
        if table[1][1] < 0:
            continue
        expected = -stats.hypergeom(size, source, target).logsf(joint - 1)
        found = test.minus_log_p(joint, source, target)
        if expected < 600:  # beyond it scipy has no digits left
            assert found == pytest.approx(expected, rel=1e-5, abs=1e-6)
            exact = stats.fisher_exact(table, alternative="greater").pvalue
            assert math.exp(-found) == pytest.approx(exact, rel=1e-4)
        else:
            assert found > 600


def test_impossible_counts_are_refused() -> None:
    test = Significance(arrays([Example([3], [4], [])] * 5), 0.0)
    for counts in ((3, 2, 4), (1, 6, 1), (1, 1, 6)):
        with pytest.raises(ValueError, match="sentences"):
            test.minus_log_p(*counts)


def holds(sentence: list[int], phrase: tuple[int, ...]) -> bool:
    return any(
        tuple(sentence[i : i + len(phrase)]) == phrase
        for i in range(len(sentence) - len(phrase) + 1)
    )


@pytest.mark.parametrize("real", [False, True])
def test_counts_of_sentences(real: bool, request: pytest.FixtureRequest) -> None:
    """Of a part of a corpus too, whose offsets do not start at 0."""
    examples = habits(200)
    if real:
        examples = europarl(request.getfixturevalue("shared_data"), 60)
    corpus = arrays(examples)
    skip = 20
    part = replace(
        corpus,
        source_offsets=corpus.source_offsets[skip:],
        target_offsets=corpus.target_offsets[skip:],
        point_offsets=corpus.point_offsets[skip:],
    )
    pairs = sorted(SlowCounts.of(examples, 7).pairs)
    for begin in (0, skip):
        test = Significance(part if begin else corpus, 0.0)
        for source, target in random.Random(2).sample(pairs, 300):
            with_source = [holds(list(x.source), source) for x in examples[begin:]]
            with_target = [holds(list(x.target), target) for x in examples[begin:]]
            both = [a and b for a, b in zip(with_source, with_target, strict=True)]
            found = test.count(np.array(source, np.uint32), np.array(target, np.uint32))
            assert found == (sum(with_source), sum(with_target), sum(both))
        assert test.count(np.array([9999], np.uint32), np.array([2**32 - 1], np.uint32)) == (0,) * 3


@pytest.mark.parametrize("threshold", [ALPHA_MINUS, ALPHA_PLUS, 2.0])
@pytest.mark.parametrize("real", [False, True])
def test_the_table_keeps_what_is_significant(
    threshold: float, real: bool, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    examples = habits(150)
    if real:
        examples = europarl(request.getfixturevalue("shared_data"), 200)
    test = Significance(arrays(examples), threshold)
    full = build(examples, tmp_path / "full", ALL)
    filtered = build(examples, tmp_path / "filtered", replace(ALL, significance=threshold))
    expected = []
    for entry in full.entries():
        source, target = (np.array(side, np.uint32) for side in (entry.source, entry.target))
        in_source, in_target, joint = test.count(source, target)
        if test.minus_log_p(joint, in_source, in_target) >= math.log(len(examples)) + threshold:
            expected.append(entry)
    assert list(filtered.entries()) == expected
    assert 0 < filtered.rows < full.rows


def test_alpha_decides_on_pairs_seen_once(tmp_path: Path) -> None:
    lonely = Example([900, 901], [910, 911], [(0, 0), (1, 1)])
    examples = [*habits(300), lonely]
    plus = build(examples, tmp_path / "plus", replace(ALL, significance=ALPHA_PLUS))
    minus = build(examples, tmp_path / "minus", replace(ALL, significance=ALPHA_MINUS))
    assert plus.options([900, 901]) == []
    assert [entry.target for entry in minus.options([900, 901])] == [(910, 911)]
    assert minus.rows > plus.rows > 0


def test_filtering_does_not_depend_on_machinery(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    examples = habits(150)
    options = PhraseTableOptions(significance=ALPHA_MINUS, threads=1, limit=3)
    build(examples, tmp_path / "plain", options)
    monkeypatch.setattr("postil.models.phrase_table.builder._PART", 64)
    monkeypatch.setattr("postil.models.phrase_table.builder._WORDS", 300)
    build(examples, tmp_path / "tight", replace(options, threads=3, memory=0))
    for path in (tmp_path / "plain").iterdir():
        assert (tmp_path / "tight" / path.name).read_bytes() == path.read_bytes()


def test_an_empty_corpus(tmp_path: Path) -> None:
    for examples in ([], [Example([], [], [])]):
        table = build(examples, tmp_path / "t", replace(ALL, significance=ALPHA_PLUS))
        assert table.rows == 0


def test_a_threshold_is_a_number() -> None:
    with pytest.raises(UsageError, match="significance"):
        PhraseTableOptions(significance=math.nan)
