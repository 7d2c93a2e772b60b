"""Several threads at one engine: suggestions are made side by side and beside learning, each of one
version of what is known.
"""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.events import Provenance

PATIENCE = 60.0
WHERE = Provenance("quick-guide", "4", "Ada", "2026-01-31T12:00:00Z")


@pytest.fixture
def halted(engine, monkeypatch):
    """Makes the next decoding wait: events (it has begun, it may go on)."""
    begun, may_end = threading.Event(), threading.Event()
    decoders = type(engine._version)
    candidates = decoders.candidates

    def waiting(self, *arguments):
        if not begun.is_set():
            begun.set()
            assert may_end.wait(PATIENCE)
        return candidates(self, *arguments)

    monkeypatch.setattr(decoders, "candidates", waiting)
    return begun, may_end


def test_learning_waits_for_no_suggestion(engine, pairs, halted):
    begun, may_end = halted
    source, target = pairs[3]
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(engine.suggest, source)
        assert begun.wait(PATIENCE)
        event = engine.learn(source, target, WHERE)
        after = engine.suggest(source)
        engine.undo(event)
        before = engine.suggest(source)
        engine.apply(event)
        may_end.set()
        assert asked.result(timeout=PATIENCE) == before != after
    assert engine.suggest(source) == after


def test_a_suggestion_waits_for_no_learning(engine, pairs, halted):
    begun, may_end = halted
    source, target = pairs[3]
    before = None
    with ThreadPoolExecutor(1) as pool:
        learned = pool.submit(engine.learn, source, target, WHERE)
        assert begun.wait(PATIENCE)
        before = engine.suggest(source)
        may_end.set()
        learned.result(timeout=PATIENCE)
    assert engine.suggest(source) != before


def test_each_suggestion_is_of_one_version(engine, pairs):
    """Two threads ask while a third learns, takes back, blocks; what they get is what the engine
    gave, all alone, in one of the states between asking and answer.
    """
    sources = [source for source, _ in pairs[:8]]
    events = [engine.learn(*pair, WHERE) for pair in pairs[:6]]
    taken = PhrasePair("printer", "imprimante")
    chance = random.Random(5)
    steps = [chance.randrange(7) for _ in range(60)]

    def walk(note):
        """Take the steps from the state where all is learned and nothing blocked."""
        known, blocked = set(range(len(events))), False
        for step in steps:
            if step == len(events):
                blocked = not blocked
                engine.block([taken] if blocked else [])
            elif step in known:
                engine.undo(events[step])
                known.remove(step)
            else:
                engine.apply(events[step])
                known.add(step)
            note()
        for number in sorted(set(range(len(events))) - known):
            engine.apply(events[number])
            note()
        engine.block([])
        note()

    def suggested(one):
        return engine.suggest(one, alternatives=1)

    expected = [[suggested(one) for one in sources]]
    walk(lambda: expected.append([suggested(one) for one in sources]))
    state = engine.state()
    assert [suggested(one) for one in sources] == expected[0]
    reached = [0]
    over = threading.Event()

    def ask(first):
        found = []
        while not over.is_set():
            for number in (*range(first, len(sources)), *range(first)):
                low = reached[0]
                one = suggested(sources[number])
                found.append((number, low, reached[0], one))
        return found

    def count():
        time.sleep(0.002)
        reached[0] += 1

    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(ask, first) for first in (0, 4)]
        walk(count)
        over.set()
        found = [one for each in asked for one in each.result(timeout=PATIENCE)]
    assert found
    for number, low, high, one in found:
        # a step is counted after it is taken
        assert one in [alone[number] for alone in expected[low : high + 2]]
    assert engine.state() == state


def test_many_suggestions_at_once_are_of_one_version(engine, pairs):
    sources = [source for source, _ in pairs[:12]] * 3
    before = engine.suggest_all(sources, threads=1)
    begun = threading.Event()

    class Telling(list):
        def __iter__(self):
            for one in super().__iter__():
                begun.set()
                yield one

    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(engine.suggest_all, Telling(sources))
        assert begun.wait(PATIENCE)
        engine.learn(*pairs[3], WHERE)
        assert asked.result(timeout=PATIENCE) == before
