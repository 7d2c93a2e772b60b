"""Work that is done before its result is wanted."""

import threading

import pytest

from postil.errors import Cancelled, EngineError
from postil.types.pools import Beforehand
from postil.types.progress import Progress


@pytest.mark.parametrize("threads", [1, 2])
def test_results_and_errors_come_when_they_are_wanted(threads):
    done = []

    def work(progress):
        progress.update(1, 2, "Working")
        done.append(threading.get_ident())
        return len(done)

    def fail(progress):
        raise EngineError("no")

    with Beforehand(threads, Progress()) as beforehand:
        first, second = beforehand.begin(work), beforehand.begin(work)
        third = beforehand.begin(fail)
        assert (first(Progress()), second(Progress())) == (1, 2)
        with pytest.raises(EngineError, match="no"):
            third(Progress())
    assert (threading.get_ident() in done) == (threads == 1)


def test_with_two_threads_work_goes_on_beside_and_reports_no_progress():
    shown, done = [], threading.Event()

    def work(progress):
        progress.part(0.5).update(1, 2, "Working")
        done.set()

    progress = Progress(lambda whole: shown.append((whole.done, whole.message)))
    with Beforehand(2, progress) as beforehand:
        result = beforehand.begin(work)
        assert done.wait(10)
        progress.update(1, 2, "Something else")
        result(progress)
    assert shown == [(1, "Something else")]


@pytest.mark.parametrize("cancelled", [True, False])
def test_who_leaves_early_or_is_cancelled_stops_it(cancelled):
    begun, stopped, late = threading.Event(), threading.Event(), []

    def work(progress):
        begun.set()
        try:
            while True:
                progress.check()
                threading.Event().wait(0.001)
        except Cancelled:
            stopped.set()
            raise

    progress = Progress()
    with (
        pytest.raises(Cancelled if cancelled else KeyError),
        Beforehand(2, progress) as beforehand,
    ):
        result = beforehand.begin(work)
        beforehand.begin(late.append)
        assert begun.wait(10)
        if not cancelled:
            raise KeyError
        progress.cancel()
        result(progress)
    assert stopped.is_set()
    assert not late
