"""Sentences that cover a sample, against plain Python."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from relevant_world import RelevantWorld

from postil.errors import UsageError
from postil.training.coverage import Coverage
from postil.training.folded_text import folded_text

SENTENCES = st.lists(st.lists(st.integers(0, 9), max_size=8), max_size=12)


def sequences(words, longest):
    """With the unknown word and others that are none (0 to 2) nothing is in common."""
    found = set()
    for start in range(len(words)):
        for end in range(start + 1, min(len(words), start + longest) + 1):
            if min(words[start:end]) > 2:
                found.add(tuple(words[start:end]))
    return found


def naive(sample, corpus, wanted, longest):
    """Sentences with the longest common sequences first, then in order; a sentence is taken if it
    has one that is covered too seldom.
    """
    covered = dict.fromkeys({x for words in sample for x in sequences(words, longest)}, 0)
    common = [sequences(words, longest) & covered.keys() for words in corpus]
    order = sorted(
        (n for n in range(len(corpus)) if common[n]), key=lambda n: -max(map(len, common[n]))
    )
    taken, level, most = set(), 0, min(wanted, len(order))
    while len(taken) < most:
        level += 1
        for n in order:
            if len(taken) == most:
                break
            if n not in taken and any(covered[x] < level for x in common[n]):
                taken.add(n)
                for start in range(len(corpus[n])):
                    for end in range(start + 1, len(corpus[n]) + 1):
                        if tuple(corpus[n][start:end]) in common[n]:
                            covered[tuple(corpus[n][start:end])] += 1
    return sorted(taken)


@given(SENTENCES, SENTENCES, st.integers(0, 12), st.integers(1, 5))
def test_it_is_what_plain_python_chooses(sample, corpus, wanted, longest):
    tokens = np.array([x for words in corpus for x in words], dtype=np.uint32)
    offsets = np.cumsum([0, *map(len, corpus)]).astype(np.uint64)
    coverage = Coverage([np.array(words, dtype=np.uint32) for words in sample], longest)
    assert len(coverage) == len({x for words in sample for x in sequences(words, longest)})
    found = coverage.chosen(tokens, offsets, wanted).tolist()
    assert found == naive(sample, corpus, wanted, longest)
    assert all(left < right for left, right in pairwise(found))


def test_every_sequence_is_covered_before_one_is_twice():
    corpus = [[3, 4], [3, 4], [5], [6, 7, 8], [9]]
    tokens = np.array([x for words in corpus for x in words], dtype=np.uint32)
    offsets = np.cumsum([0, *map(len, corpus)]).astype(np.uint64)

    def chosen(wanted):
        sample = [np.array(words, dtype=np.uint32) for words in ([3, 4, 5], [6, 7])]
        return Coverage(sample).chosen(tokens, offsets, wanted).tolist()

    assert chosen(3) == [0, 2, 3]
    assert chosen(4) == chosen(10) == [0, 1, 2, 3]


def test_a_text_chooses_the_sentences_that_are_trained_on(tmp_path):
    world = RelevantWorld(tmp_path)
    like = tmp_path / "like.txt"
    like.write_text("the old lamp sees\nnothing of this\n", encoding="utf-8")
    text, parts = folded_text(
        world.models, world.engine, world.bitext, tmp_path / "folds", folds=2, sentences=20,
        like=like, threads=1,
    )  # fmt: skip
    assert len(text) == parts[-1].last == 20
    word = world.models.source.vocabulary.token
    found = [" ".join(word(x) for x in source.tolist()) for source in text.sources]
    longest = max((line for line in found), key=lambda line: "old lamp sees" in line)
    assert "old lamp sees" in longest
    even, _ = folded_text(
        world.models, world.engine, world.bitext, tmp_path / "folds", folds=2, sentences=20
    )
    plain = [" ".join(word(x) for x in source.tolist()) for source in even.sources]
    assert sum("old lamp" in x for x in found) > sum("old lamp" in x for x in plain)
    like.write_text("xyz\n", encoding="utf-8")
    with pytest.raises(UsageError, match="has a word of"):
        folded_text(
            world.models, world.engine, world.bitext, tmp_path / "folds", folds=2, like=like
        )
