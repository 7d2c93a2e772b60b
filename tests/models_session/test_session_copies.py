"""Copies of what a session knows share memory with it; no change is seen on both sides."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from postil.features.weights import SparseWeights
from postil.models.session.ngrams import SessionNgrams
from postil.models.session.table import SessionTable

# Segments are short or long: pages of the stores end in between.
LENGTHS = st.sampled_from([1, 2, 7, 130, 600])
STEPS = st.lists(st.tuples(st.booleans(), st.integers(0, 9), LENGTHS), min_size=1, max_size=14)


class Words:
    """N-grams of confirmed segments."""

    def __init__(self):
        self.known = SessionNgrams()

    def add(self, event, size):
        self.known.add(segment(event, size))

    def remove(self, event, size):
        self.known.remove(segment(event, size))

    def dump(self):
        return [array.tolist() for array in self.known.dump()]


class Phrases:
    """Confirmed segments."""

    def __init__(self):
        self.known = SessionTable()

    def add(self, event, size):
        words = segment(event, size)
        self.known.add(event + 1, words, words + 1, [(k, k) for k in range(size)])

    def remove(self, event, size):  # noqa: ARG002
        self.known.remove(event + 1)

    def dump(self):
        found = [
            (event, source.tolist(), target.tolist(), links.tolist(), layer)
            for event, source, target, links, layer in self.known.dump()
        ]
        rows, words = self.known.lookup(np.arange(40, dtype=np.uint32), 10)
        return found, rows.tolist(), words.tolist()


class Weights:
    """Weights of features, the key 0 among them."""

    def __init__(self):
        self.known = SparseWeights()

    def add(self, event, size):
        self.known.add(event + 1, *deltas(event, size))

    def remove(self, event, size):
        self.known.remove(event + 1, *deltas(event, size))

    def dump(self):
        keys = np.arange(80, dtype=np.uint64)
        mean = self.known.get(keys, average=True) if self.known.clock else []
        return self.known.get(keys).tolist(), list(mean), len(self.known), self.known.clock


def segment(event, size):
    return (np.arange(size, dtype=np.uint32) * (event + 1) + event) % 37 + 3


def deltas(event, size):
    keys = np.unique(np.arange(size, dtype=np.uint64) * np.uint64(event + 1))
    return keys, np.full(len(keys), event + 1, dtype=np.int64)


@given(st.sampled_from([Words, Phrases, Weights]), STEPS)
def test_a_copy_stays_as_it_is(kind, steps):
    origin, live, copies = kind(), {}, []
    for adds, event, size in steps:
        if adds and event not in live:
            live[event] = size
            origin.add(event, size)
        elif not adds and event in live:
            origin.remove(event, live.pop(event))
        copied = kind()
        copied.known = origin.known.copy()
        copies.append((copied, dict(live)))
    for copied, known in copies:
        alone = kind()
        for event, size in sorted(known.items()):
            alone.add(event, size)
        assert copied.dump() == alone.dump()
