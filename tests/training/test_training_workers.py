"""Workers in threads: order, how far they go ahead, errors, Cancel."""

from __future__ import annotations

import threading
import time

import pytest

from postil.errors import Cancelled
from postil.training.workers import AHEAD, Threads, open_workers
from postil.types.progress import Progress


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_results_come_in_order(threads):
    def work(number):
        time.sleep(0.002 * (number % 3))
        return number * number

    progress = Progress()
    with open_workers(None, threads) as workers:
        assert list(workers.map(work, range(20), progress)) == [n * n for n in range(20)]
        assert list(workers.map(work, [], progress)) == []
    assert progress.fraction == 0.0  # of nothing


def test_no_more_is_begun_than_wanted():
    begun = []

    def work(number):
        begun.append(number)
        return number

    results = Threads(2).map(work, range(1000))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    assert len(begun) <= 3 + 2 * AHEAD
    results.close()
    assert len(begun) < 20


@pytest.mark.parametrize("threads", [1, 3])
def test_an_error_of_the_work_is_raised_where_results_are_taken(threads):
    def work(number):
        if number == 4:
            raise ValueError("four")
        return number

    taken = []
    with pytest.raises(ValueError, match="four"):
        for item in Threads(threads).map(work, range(10)):
            taken.append(item)
    assert taken == [0, 1, 2, 3]


def test_cancel_is_heard_while_waiting():
    gate = threading.Event()

    class Watched(Progress):
        def check(self):
            try:
                super().check()
            except Cancelled:
                gate.set()  # a piece at work is not broken off
                raise

    progress = Watched()

    def work(number):
        if number:
            progress.cancel()
            assert gate.wait(120)
        return number

    results = Threads(2).map(work, range(10), progress)
    with pytest.raises(Cancelled):
        list(results)
