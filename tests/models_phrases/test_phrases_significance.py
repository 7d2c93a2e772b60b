"""Significance filtering against Fisher's exact test and counting, in plain Python."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from pathlib import Path

import pytest
from phrases_oracle import Example, alignment, arrays, bitext, europarl

from postil.errors import UsageError
from postil.models.phrase_table.builder import ALPHA_PLUS, PhraseTableOptions, build_phrase_table
from postil.models.phrase_table.table import PhraseTable

ALL = PhraseTableOptions(smoothing="none", limit=0, minimum=0.0)
ALPHA_MINUS = -ALPHA_PLUS  # keeps pairs of phrases that occur once each, together


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


def build(
    examples: list[Example], folder: Path, options: PhraseTableOptions, skip: int = 0
) -> PhraseTable:
    """The table of all examples but the first ``skip``."""
    corpus = arrays(examples)
    corpus = replace(
        corpus,
        source_offsets=corpus.source_offsets[skip:],
        target_offsets=corpus.target_offsets[skip:],
        point_offsets=corpus.point_offsets[skip:],
    )
    build_phrase_table(bitext(corpus), alignment(corpus), folder, options)
    return PhraseTable.open(folder)


def minus_log_p(joint: int, source: int, target: int, size: int) -> float:
    """Fisher's exact test, term by term: -ln of the chance of ``joint`` or more."""

    def choose(n: int, k: int) -> float:
        return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)

    terms = [
        choose(source, k) + choose(size - source, target - k) - choose(size, target)
        for k in range(joint, min(source, target) + 1)
        if target - k <= size - source
    ]
    most = max(terms)
    return -most - math.log(sum(math.exp(term - most) for term in terms))


def meeting(counts: list[tuple[int, int, int]], size: int) -> list[Example]:
    """Sentences in which pair n of words, 1000 + n and 5000 + n, stands so often: both words of it,
    aligned; its source word; its target word.
    """
    examples = [Example([], [], []) for _ in range(size)]
    for number, (joint, source, target) in enumerate(counts):
        for place in range(source + target - joint):
            one = examples[place]
            if place < joint:
                one.points.append((len(one.source), len(one.target)))
            if place < source:
                one.source.append(1000 + number)
            if place < joint or place >= source:
                one.target.append(5000 + number)
    return examples


def kept(examples: list[Example], least: float, folder: Path) -> set[int]:
    """Numbers of the pairs of words whose -ln p is found to be ``least`` or more."""
    significance = least - math.log(len(examples))
    table = build(examples, folder, replace(ALL, max_length=1, significance=significance))
    entries = list(table.entries())
    assert all(one.target[0] - one.source[0] == 4000 for one in entries)
    return {one.source[0] - 1000 for one in entries}


@pytest.mark.parametrize(("size", "near"), [(2, 1e-7), (7, 1e-7), (12, 1e-7), (20_000, 1e-5)])
def test_p_values_are_those_of_fishers_exact_test(size: int, near: float, tmp_path: Path) -> None:
    """Of all counts in a few sentences, of some in many: a pair is kept up to its value."""
    every = range(1, size + 1)
    if size < 100:
        counts = [(j, s, t) for s in every for t in every for j in range(1, min(s, t) + 1)]
    else:
        chance = random.Random(1)
        draws = [[int(10 ** chance.uniform(0, 4.2)) for _ in range(3)] for _ in range(150)]
        counts = [(min(draw), *draw[:2]) for draw in draws]
    counts = [(j, s, t) for j, s, t in counts if s + t - j <= size]
    random.Random(2).shuffle(counts)
    counts = counts[:120]
    expected = [minus_log_p(*one, size) for one in counts]
    examples = meeting(counts, size)
    for value in random.Random(3).sample(expected, min(10, len(expected))):
        margin = near * (1 + value)
        for least in (value - margin, value + margin):
            sure = {n for n, one in enumerate(expected) if one >= least + margin / 2}
            maybe = {n for n, one in enumerate(expected) if one >= least - margin / 2}
            assert sure <= kept(examples, least, tmp_path / "table") <= maybe


def phrases(sentences: list[list[int]]) -> dict[tuple[int, ...], set[int]]:
    """For each phrase of up to 7 words the numbers of the sentences that hold it."""
    found: dict[tuple[int, ...], set[int]] = {}
    for number, words in enumerate(sentences):
        for start in range(len(words)):
            for end in range(start + 1, min(len(words), start + 7) + 1):
                found.setdefault(tuple(words[start:end]), set()).add(number)
    return found


@pytest.mark.parametrize("threshold", [ALPHA_MINUS, ALPHA_PLUS, 2.0])
@pytest.mark.parametrize("real", [False, True])
@pytest.mark.parametrize("skip", [0, 20])
def test_the_table_keeps_what_is_significant(
    threshold: float, real: bool, skip: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Of a part of a corpus too, whose offsets do not start at 0."""
    examples = habits(150)
    if real:
        examples = europarl(request.getfixturevalue("shared_data"), 200)
    full = build(examples, tmp_path / "full", ALL, skip)
    options = replace(ALL, significance=threshold)
    filtered = build(examples, tmp_path / "filtered", options, skip)
    examples = examples[skip:]
    sources = phrases([list(one.source) for one in examples])
    targets = phrases([list(one.target) for one in examples])
    expected = []
    for entry in full.entries():
        in_source, in_target = sources[entry.source], targets[entry.target]
        counts = len(in_source & in_target), len(in_source), len(in_target)
        value = minus_log_p(*counts, len(examples)) - math.log(len(examples))
        assert abs(value - threshold) > 1e-7
        if value >= threshold:
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
