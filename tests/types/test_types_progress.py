"""Progress: pause, cancellation and learning curves, from other threads and through parts."""

from __future__ import annotations

import threading

import pytest

from postil.errors import Cancelled
from postil.types.progress import CurvePoint, Progress

WAIT = 10.0


class Worker(threading.Thread):
    """Counts checks until it is cancelled."""

    def __init__(self, progress: Progress) -> None:
        super().__init__(daemon=True)
        self.progress = progress
        self.checks = 0
        self.moved = threading.Event()
        self.cancelled = threading.Event()

    def run(self) -> None:
        try:
            while True:
                self.progress.check()
                self.checks += 1
                self.moved.set()
        except Cancelled:
            self.cancelled.set()

    def moves(self, seconds: float = WAIT) -> bool:
        self.moved.clear()
        return self.moved.wait(seconds)


def test_a_paused_worker_stands_still_until_it_may_go_on() -> None:
    progress = Progress()
    worker = Worker(progress.part(0.5).part(0.5))
    worker.start()
    assert worker.moves()
    progress.pause()
    before = worker.checks
    assert progress.paused
    assert worker.progress.paused
    worker.moves(0.1)
    worker.moves(0.3)
    assert worker.checks <= before + 1  # the check that was under way
    progress.resume()
    assert not progress.paused
    assert worker.moves()
    progress.cancel()
    assert worker.cancelled.wait(WAIT)


@pytest.mark.parametrize("which", ["the whole", "the part"])
def test_a_paused_worker_hears_cancel(which: str) -> None:
    progress = Progress()
    worker = Worker(progress.part(0.5))
    progress.pause()
    worker.start()
    (progress if which == "the whole" else worker.progress).cancel()
    assert worker.cancelled.wait(WAIT)
    assert worker.checks == 0


def test_a_part_pauses_and_resumes_the_whole() -> None:
    progress = Progress()
    part = progress.part(1.0)
    part.pause()
    assert progress.paused
    progress.resume()
    assert not part.paused


def test_points_of_curves_reach_the_listener_of_the_whole() -> None:
    seen: list[list[CurvePoint]] = []
    progress = Progress(lambda whole: seen.append(list(whole.points)))
    progress.curve("dev BLEU", 0, 20)
    part = progress.part(0.5).part(0.5)
    part.curve("train BLEU", 1, 30.5)
    points = [CurvePoint("dev BLEU", 0.0, 20.0), CurvePoint("train BLEU", 1.0, 30.5)]
    assert seen == [points[:1], points]
    assert part.points == points
