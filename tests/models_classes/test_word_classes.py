"""Word classes against the exchange algorithm in plain Python."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import log

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import EngineError
from postil.models.word_classes import (
    _bigrams,
    _neighbours,
    read_word_classes,
    save_word_classes,
    train_word_classes,
)
from postil.models.word_classes_exchange import Exchange, class_array
from postil.text.vocabulary import Vocabulary

TEXTS = st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=7), min_size=1, max_size=8)


def likelihood(text, classes, edge):
    """Σ N(c,d) log N(c,d) − 2 Σ N(c) log N(c) of a text, counted afresh."""
    pairs, single = Counter(), Counter()
    for line in text:
        numbers = [edge, *(classes[word] for word in line), edge]
        pairs.update(pairwise(numbers))
        single.update(numbers[1:-1])
    return sum(n * log(n) for n in pairs.values()) - 2 * sum(n * log(n) for n in single.values())


def naive_sweep(text, classes, count, words):
    moved = 0
    for word in range(words):
        old = classes[word]
        best, most = old, likelihood(text, classes, count)
        for place in range(count):
            classes[word] = place
            value = likelihood(text, classes, count)
            if value > most + 1e-7:
                best, most = place, value
        classes[word] = best
        moved += best != old
    return moved


@settings(max_examples=40, deadline=None)
@given(TEXTS, st.integers(2, 4))
def test_sweeps_are_those_of_the_definition(text, count):
    known = sorted({word for line in text for word in line})
    text = [[known.index(word) for word in line] for line in text]
    tokens = np.array([word for line in text for word in line], dtype=np.int32)
    offsets = np.cumsum([0, *map(len, text)]).astype(np.uint64)
    words = len(known)
    left, right, counts = _bigrams(tokens, offsets, words)
    start = np.append(np.arange(words) % count, count).astype(np.int32)
    exchange = Exchange(
        start.copy(),
        count,
        _neighbours(left, right, counts, words),
        _neighbours(right, left, counts, words),
    )
    classes = start[:-1].tolist()
    for _ in range(3):
        before = likelihood(text, classes, count)
        moved = exchange.sweep()
        naive_sweep(text, classes, count, words)
        reached = likelihood(text, class_array(exchange).tolist(), count)
        assert reached >= before - 1e-9
        assert reached == pytest.approx(likelihood(text, classes, count), abs=1e-6)
        classes = class_array(exchange).tolist()
        if not moved:
            break


def test_words_used_alike_come_together():
    rng = np.random.default_rng(1)
    nouns, verbs, marks = range(3, 23), range(23, 43), range(43, 46)
    lines = [
        [rng.choice(nouns), rng.choice(verbs), rng.choice(nouns), rng.choice(marks)]
        for _ in range(2000)
    ]
    tokens = np.array(lines, dtype=np.uint32).reshape(-1)
    offsets = np.arange(0, len(tokens) + 1, 4, dtype=np.uint64)
    classes, rarest = train_word_classes(tokens, offsets, 50, 3)
    times = np.bincount(tokens)
    assert sorted(rarest) == np.flatnonzero(times == times[times > 0].min()).tolist()
    groups = [set(classes[list(words)].tolist()) for words in (nouns, verbs, marks)]
    assert sorted(map(len, groups)) == [1, 1, 1]
    assert len(set.union(*groups)) == 3
    assert classes[:3].tolist() == [-1] * 3
    assert classes[46:].tolist() == [-1] * 4


def test_classes_come_back_and_damage_is_noticed(tmp_path):
    words = Vocabulary(["a", "b", "c"])
    path = tmp_path / "word-classes.source.txt"
    save_word_classes(path, np.array([-1, -1, -1, 4, 0, -1], dtype=np.int32))
    assert read_word_classes(path, words) == {"a": 4, "b": 0}
    for damage in ("1\nx\n", "1\n" * 7, "-2\n", f"{1 << 20}\n"):
        path.write_text(damage)
        with pytest.raises(EngineError, match="damaged"):
            read_word_classes(path, words)
    with pytest.raises(EngineError, match="no word classes"):
        read_word_classes(tmp_path / "none.txt", words)
