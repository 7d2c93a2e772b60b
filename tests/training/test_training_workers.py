"""Workers in threads, in processes and of a cluster: order, how far they go ahead, errors, losses,
Cancel.
"""

from __future__ import annotations

import importlib
import multiprocessing
import threading
import time
from contextlib import contextmanager
from functools import partial

import pytest

from postil.errors import Cancelled, EngineError
from postil.training.workers import AHEAD, TRIES, Threads, open_workers
from postil.types.progress import Progress


@contextmanager
def threads_of(count):
    workers = Threads(count)
    yield workers
    workers.close()


BOTH = pytest.mark.parametrize("opened", [threads_of, partial(open_workers, None)])


def late_square(number):
    time.sleep(0.002 * (number % 3))
    return number * number


@pytest.mark.parametrize("count", [1, 2, 5])
@BOTH
def test_results_come_in_order(opened, count):
    progress = Progress()
    with opened(count) as workers:
        assert list(workers.map(late_square, range(20), progress)) == [n * n for n in range(20)]
        assert list(workers.map(late_square, [], progress)) == []
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


def refuses_four(number):
    if number == 4:
        raise ValueError("four")
    return number


@pytest.mark.parametrize("count", [1, 3])
@BOTH
def test_an_error_of_the_work_is_raised_where_results_are_taken(opened, count):
    taken = []
    with opened(count) as workers, pytest.raises(ValueError, match="four"):
        for item in workers.map(refuses_four, range(10)):
            taken.append(item)
    assert taken == [0, 1, 2, 3]


@pytest.mark.parametrize("count", [1, 2, 5])
@BOTH
def test_pieces_handed_out_are_done_in_order(opened, count):
    progress = Progress()
    with opened(count) as workers:
        first, second = (workers.hand_out(abs, range(-n, 0)) for n in (20, 30))
        assert list(first.results(progress)) == list(range(20, 0, -1))
        assert list(second.results()) == list(range(30, 0, -1))
        assert not list(workers.hand_out(abs, []).results())
    assert progress.fraction == 1.0
    assert not any(thread.name.startswith("ThreadPool") for thread in threading.enumerate())
    assert not multiprocessing.active_children()


def test_processes_rest_and_go_on():
    with open_workers(None, 2) as workers:
        workers.rest()
        for _ in range(2):
            assert list(workers.map(abs, range(-9, 0))) == list(range(9, 0, -1))
            assert multiprocessing.active_children()
            workers.rest()
            assert not multiprocessing.active_children()


def test_a_process_that_may_have_none_has_threads(monkeypatch):
    monkeypatch.setitem(multiprocessing.current_process()._config, "daemon", True)
    with open_workers(None, 2) as workers:
        assert isinstance(workers, Threads) and workers.threads == 2


class Impatient(Progress):
    """Is cancelled at the second look, while a piece is waited for."""

    looks = 0

    def check(self):
        self.looks += 1
        if self.looks == 2:
            self.cancel()
        super().check()


def test_cancel_ends_processes_that_are_at_work():
    with open_workers(None, 2) as workers:
        with pytest.raises(Cancelled):
            list(workers.map(time.sleep, [600.0] * 9, Impatient()))
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("count", [0, 1, 20, 21, 100])
def test_threads_get_pieces_of_one_size(count):
    pieces = Threads(2).cut(range(count), 20)
    assert [number for piece in pieces for number in piece] == list(range(count))
    assert all(len(piece) == 20 for piece in pieces[:-1])


def test_pieces_handed_out_are_done_while_nobody_waits():
    done = threading.Barrier(3)
    with threads_of(2) as workers:
        pieces = workers.hand_out(lambda _: done.wait(60), range(2))
        done.wait(60)
        assert len(list(pieces.results())) == 2


def test_pieces_handed_out_are_given_up():
    gate, begun = threading.Event(), []

    def work(number):
        begun.append(number)
        assert gate.wait(60)

    progress = Progress()
    progress.cancel()
    with threads_of(2) as workers:
        pieces = workers.hand_out(work, range(50))
        with pytest.raises(Cancelled):
            list(pieces.results(progress))
        pieces.cancel()
        gate.set()
    assert len(begun) <= 2


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


@pytest.fixture(scope="module")
def cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=":0", silence_logs=50
    ) as cluster:
        yield cluster


class Forgetful(Progress):
    """Lets the scheduler say so many times that it knows nothing of the pieces under way."""

    def __init__(self, scheduler, losses):
        super().__init__()
        self.scheduler, self.losses = scheduler, losses
        self.forgotten = set()

    def check(self):
        super().check()
        keys = set(self.scheduler.tasks) - self.forgotten
        if keys and self.losses:
            self.losses -= 1
            self.forgotten |= keys
            message = {"op": "cancelled-keys", "keys": list(keys)}
            self.scheduler.loop.add_callback(self.scheduler.report, message)


def slow_square(number):
    time.sleep(0.3)
    return number * number


def fails(number):
    raise ValueError(str(number))


@pytest.mark.parametrize("losses", [1, TRIES - 1])
def test_what_the_cluster_forgets_is_handed_out_again(cluster, losses):
    progress = Forgetful(cluster.scheduler, losses)
    with open_workers(cluster.scheduler_address, 1) as workers:
        assert list(workers.map(slow_square, range(4), progress)) == [0, 1, 4, 9]
        handed_out = workers.hand_out(slow_square, range(4))
        assert list(handed_out.results(progress)) == [0, 1, 4, 9]
    assert progress.forgotten
    assert not progress.losses


def test_what_the_cluster_forgets_each_time_is_an_error_at_last(cluster):
    progress = Forgetful(cluster.scheduler, TRIES)
    with (
        open_workers(cluster.scheduler_address, 1) as workers,
        pytest.raises(EngineError, match=f"lost a piece of work {TRIES} times"),
    ):
        list(workers.map(slow_square, [1], progress))


def test_an_error_of_the_work_comes_from_the_cluster_as_it_is(cluster):
    with (
        open_workers(cluster.scheduler_address, 1) as workers,
        pytest.raises(ValueError, match="0"),
    ):
        list(workers.map(fails, range(3)))


@pytest.mark.parametrize(("count", "size"), [(0, 0), (5, 5), (50, 25), (180, 45), (10_000, 200)])
def test_a_cluster_gets_larger_pieces_where_there_is_enough_for_all(cluster, count, size):
    with open_workers(cluster.scheduler_address, 1) as workers:
        pieces = workers.cut(range(count), 20)
        threads = sum(workers._client.nthreads().values())
    assert [number for piece in pieces for number in piece] == list(range(count))
    assert threads == 2
    assert max(map(len, pieces), default=0) == size


def where(_piece):
    """Address of the worker that does it."""
    return importlib.import_module("distributed").get_worker().address


def test_turns_are_for_workers_of_their_own():
    """Each gets ready for every other turn, and for one piece of the others, to have something to
    do between its turns; a worker of no other turn does them all.
    """
    dask = pytest.importorskip("dask")
    distributed = pytest.importorskip("distributed")
    unhelped = {"distributed.scheduler.work-stealing": False}  # or who is idle takes from others
    with (
        dask.config.set(unhelped),
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=False,
            dashboard_address=":0",
            silence_logs=50,
        ) as cluster,
        open_workers(cluster.scheduler_address, 1) as workers,
    ):
        given = [workers.hand_out(where, range(6), turn) for turn in range(4)]
        found = [list(pieces.results()) for pieces in given]
        assert all(len(set(addresses[:-1])) == 1 for addresses in found)
        assert found[0] == found[2] != found[1] == found[3]
        assert [found[0][-1], found[1][-1]] == [found[1][0], found[0][0]]
        cluster.scale(1)
        cluster.sync(cluster._correct_state)
        left = [set(workers.hand_out(where, range(6), turn).results()) for turn in range(2)]
        assert left[0] == left[1] and len(left[0]) == 1
