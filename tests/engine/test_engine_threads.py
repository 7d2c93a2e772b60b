"""Several threads at one engine: suggestions are made side by side, learning comes between them."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from postil.engine.events import Provenance
from postil.engine.shared_lock import SharedLock

PATIENCE = 60.0


def test_a_suggestion_waits_for_no_other(engine, pairs):
    source = pairs[0][0]
    with ThreadPoolExecutor(1) as pool, engine._lock.shared():
        assert pool.submit(engine.suggest, source).result(timeout=PATIENCE).target.plain


def test_what_is_suggested_while_another_learns_is_of_before_or_after(engine, pairs):
    sources = [source for source, _ in pairs[:12]]
    source, target = pairs[3]
    where = Provenance("quick-guide", "4", "Ada", "2026-01-31T12:00:00Z")

    def suggested():
        return [engine.suggest(one, alternatives=2) for one in sources]

    before = suggested()
    event = engine.learn(source, target, where)
    after = suggested()
    assert before != after
    over = threading.Event()

    def ask():
        found = []
        while not over.is_set():
            found.append(suggested())
        return found

    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(ask) for _ in range(2)]
        for _ in range(5):
            engine.undo(event)
            engine.apply(event)
        over.set()
        rounds = [one for found in asked for one in found.result(timeout=PATIENCE)]
    assert rounds
    for one in rounds:
        for found, *expected in zip(one, before, after, strict=True):
            assert found in expected
    assert suggested() == after


def test_who_wants_the_lock_alone_has_it_alone():
    lock = SharedLock()
    inside, wrong = [], []

    def share():
        for _ in range(200):
            with lock.shared():
                wrong.extend(inside)

    def alone():
        for _ in range(200):
            with lock, lock, lock.shared():
                wrong.extend(inside)
                inside.append(1)
                inside.pop()

    with ThreadPoolExecutor(4) as pool:
        for one in [pool.submit(work) for work in (share, alone, share, alone)]:
            one.result(timeout=PATIENCE)
    assert not wrong
