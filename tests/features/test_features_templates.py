"""Sparse features of block sequences against a plain-Python reading of the templates."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import EngineError, UsageError
from postil.features.extraction import FeatureExtractor
from postil.features.index import FeatureIndex
from postil.features.parse import LONGEST, label_numbers, label_texts
from postil.features.templates import (
    ALL,
    CONTEXT,
    GAPPED,
    JUMPS,
    SOURCE_SYNTAX,
    STRUCTURE,
    TEMPLATES,
    TREES,
    TRIPLETS,
    template_bits,
    template_names,
)
from postil.text.vocabulary import Vocabulary

COPY = 0x80000000
WORDS = st.sampled_from([0, 3, 4, 5, 6, 7])
EVERYTHING = ALL | TRIPLETS | STRUCTURE | CONTEXT | {"target-word", "target-phrase"}


@st.composite
def sequences(draw):
    """A sentence and a block sequence that covers it in some order."""
    size = draw(st.integers(1, 8))
    source = draw(st.lists(WORDS, min_size=size, max_size=size))
    cuts = sorted({0, size, *draw(st.lists(st.integers(0, size), max_size=4))})
    spans = draw(st.permutations(list(pairwise(cuts))))
    steps = []
    for start, end in spans:
        words = draw(st.lists(WORDS, min_size=1, max_size=4))
        if end - start == 1 and draw(st.booleans()):
            words = [COPY + start]
        points = st.tuples(st.integers(0, end - start - 1), st.integers(0, len(words) - 1))
        links = sorted(draw(st.sets(points, max_size=5)), key=lambda link: link[::-1])
        steps.append((start, end, words, links))
    return np.array(source, dtype=np.uint32), steps


def naive(source, steps, templates):
    """(template, left, right) of every feature, as the docstring of ``emission`` says."""
    fired = []
    said = [1]
    before, end, first = ((), ()), 0, None
    pairs = [(1, 1)]
    for start, stop, words, links in steps:
        left = tuple(source[start:stop].tolist())
        right = tuple(0 if word >= COPY else word for word in words)
        fired += naive_block(left, right)
        fired += [("aligned-pair", (left[i],), (right[j],)) for i, j in links]
        way = 0 if start == end else 1 if stop == first else 2
        fired += naive_step(left, right, before, said[-1], way=way, jump=start - end)
        for word in right:
            said.append(word)
            fired.append(("word-bigram", (), tuple(said[-2:])))
            fired += [ngram(said, size) for size in (1, 2, 3) if size <= len(said)]
        for position, word in enumerate(right):
            if position not in {place for _, place in links}:
                fired += [("insertion", (other,), (word,)) for other in source.tolist()]
        whole = [1, *source.tolist(), 2]
        for i, j in links:
            at = start + i + 1
            fired.append(("word-before", tuple(whole[at - 1 : at + 1]), (right[j],)))
            fired.append(("word-after", tuple(whole[at : at + 2]), (right[j],)))
            pairs.append((left[i], right[j]))
            fired.append(("aligned-bigram", *zip(*pairs[-2:], strict=True)))
        before, end, first = (left, right), stop, start
    return Counter(item for item in fired if item[0] in templates)


def ngram(words, size):
    return "target-ngram", (), tuple(words[-size:])


def naive_block(left, right):
    yield "block", left, right
    yield "length", (len(left),), right
    yield "target-phrase", (), right
    yield from (("target-word", (), (word,)) for word in right)
    for f in left:
        for e in right:
            yield "word-pair", (f,), (e,)
    for one, other in combinations(left, 2):
        if one != other:
            yield from (("triplet-source", tuple(sorted((one, other))), (e,)) for e in right)
    for one, other in combinations(right, 2):
        if one != other:
            yield from (("triplet-target", (f,), tuple(sorted((one, other)))) for f in left)


def naive_step(left, right, before, last, *, way, jump):
    size = abs(jump) if abs(jump) <= 4 else 5 if abs(jump) <= 6 else 6
    bin_number = 6 + (size if jump >= 0 else -size)
    yield "orientation", left, (*right, way)
    yield "target-bigram", before[1], right
    yield "source-bigram", before[0], left
    yield "jump", (), (bin_number,)
    yield "jump", left[:1], (bin_number,)
    yield "boundary", (last,), right[:1]


def records(index, ids, counts):
    found = Counter()
    for number, count in zip(ids.tolist(), counts.tolist(), strict=True):
        template, left, right, *words = index.record(number).tolist()
        found[TEMPLATES[template - 1], tuple(words[:left]), tuple(words[left:])] = count
        assert len(words) == left + right
    return found


@given(sequences(), st.sets(st.sampled_from(TEMPLATES), min_size=1))
def test_what_fires_is_what_the_templates_say(case, templates):
    source, steps = case
    index, extractor = FeatureIndex(), FeatureExtractor(templates)
    ids, counts = index.ids(extractor, source, steps, 0)
    assert records(index, ids, counts) == naive(source, steps, templates)


@given(sequences())
def test_a_bag_knows_no_order(case):
    source, steps = case
    index, extractor = FeatureIndex(), FeatureExtractor(EVERYTHING)
    ids, counts = index.ids(extractor, source, steps, 0, bag=True)
    assert records(index, ids, counts) == naive(source, steps, {"block", "word-pair"})
    other, times = index.ids(extractor, source, steps[::-1], 0, bag=True)
    assert (other.tolist(), times.tolist()) == (ids.tolist(), counts.tolist())


@given(st.lists(st.tuples(sequences(), st.integers(0, 2)), min_size=1, max_size=6))
def test_sentences_count_and_not_their_translations(cases):
    index, extractor = FeatureIndex(), FeatureExtractor(ALL)
    expected: dict[object, set[int]] = {}
    for (source, steps), sentence in cases:
        index.ids(extractor, source, steps, sentence)
        for feature in naive(source, steps, ALL):
            expected.setdefault(feature, set()).add(sentence)
    counted = {
        next(iter(records(index, np.array([k]), np.array([1])))): count
        for k, count in enumerate(index.sentences.tolist())
    }
    assert counted.keys() == expected.keys()
    for feature, sentences in expected.items():
        assert (counted[feature] == 1) == (len(sentences) == 1)


def test_an_index_grows_and_comes_back_from_disk(tmp_path):
    rng = np.random.default_rng(1)
    index, extractor = FeatureIndex(), FeatureExtractor(ALL)
    for number in range(1500):
        source = rng.integers(3, 400, size=8).astype(np.uint32)
        steps = [(k, k + 2, rng.integers(3, 400, size=3).tolist()) for k in range(0, 8, 2)]
        index.ids(extractor, source, steps, number)
    assert len(index) > 1 << 16
    index.save(tmp_path / "index")
    again = FeatureIndex.open(tmp_path / "index")
    assert (again.all_keys == index.all_keys).all()
    assert (again.sentences == index.sentences).all()
    for number in rng.integers(0, len(index), size=50).tolist():
        assert (again.record(number) == index.record(number)).all()
    ids, _ = again.ids(extractor, source, steps, 0)
    assert len(again) == len(index)
    assert (ids == index.ids(extractor, source, steps, 0)[0]).all()
    path = tmp_path / "index" / "starts.bin"
    raw = bytearray(path.read_bytes())
    raw[8] ^= 1
    path.write_bytes(raw)
    with pytest.raises(EngineError, match="do not fit"):
        FeatureIndex.open(tmp_path / "index")


def test_names_are_readable():
    source, target = Vocabulary(), Vocabulary()
    left = np.array([source.add(word) for word in ("la", "maison", "bleue")], dtype=np.uint32)
    words = [target.add(word) for word in ("the", "blue", "house")]
    index, extractor = FeatureIndex(), FeatureExtractor(EVERYTHING)
    steps = [(0, 1, words[:1]), (2, 3, words[1:2], [(0, 0)]), (1, 2, words[2:], [(0, 0)])]
    ids, _ = index.ids(extractor, left, steps, 0)
    names = {index.name(number, source, target) for number in ids.tolist()}
    assert {
        "block: maison | house",
        "word-pair: bleue | blue",
        "orientation: bleue | blue other",
        "orientation: maison | house swap",
        "target-bigram: blue | house",
        "source-bigram: bleue | maison",
        "length: 1 | house",
        "jump: 1",
        "jump: maison | -2",
        "target-ngram: the blue house",
        "target-ngram: <s> the",
        "boundary: the | blue",
        "target-word: blue",
        "target-phrase: house",
        "aligned-pair: maison | house",
        "aligned-bigram: bleue maison | blue house",
        "insertion: bleue | the",
        "word-bigram: the blue",
        "word-before: maison bleue | blue",
        "word-after: bleue </s> | blue",
    } <= names
    assert len(JUMPS) == 13


@given(st.lists(st.text(min_size=1).filter(lambda label: "\0" not in label), max_size=5))
def test_labels_are_numbers_and_come_back(labels):
    numbers = [number for label in labels for number in label_numbers(label)]
    shortened = [label.encode()[:LONGEST].decode("utf-8", "replace") for label in labels]
    assert label_texts(numbers) == shortened
    assert all(0 <= number < 1 << 32 for number in numbers)


def test_templates_have_numbers_and_names():
    every = EVERYTHING | GAPPED | SOURCE_SYNTAX | TREES
    assert template_names(template_bits(every)) == list(TEMPLATES)
    with pytest.raises(UsageError, match="colour"):
        FeatureExtractor(["colour"])
    with pytest.raises(ValueError, match="no span"):
        FeatureIndex().ids(FeatureExtractor(ALL), np.zeros(2, np.uint32), [(1, 3, [4])], 0)
