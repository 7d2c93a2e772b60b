"""Work in other processes: order, errors, Cancel, and processes that are ended from outside."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial

import psutil
import pytest
from ended_parents import children_end_with

from postil.errors import Cancelled, EngineError
from postil.types.processes import Processes, wait_or_cancel
from postil.types.progress import Progress

PATIENCE = 60.0  # seconds; far more than anything here takes


def doubled(number):
    return 2 * number, os.getpid()


def refused(number):
    raise ValueError(f"{number} is refused")


def ended(_number):
    os._exit(3)


def until_stopped(folder, number):
    (folder / f"{number}.begun").write_text(str(os.getpid()))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        (folder / f"{number}.works").touch()
        wait_or_cancel()
        time.sleep(0.01)
    (folder / f"{number}.late").touch()


def counted(number, progress):
    for _ in progress.track(range(20 * number), 20 * number):
        time.sleep(0.01)
    return number, os.getpid()


def counted_forever(folder, number, progress):
    for _ in progress.track(range(100_000), 100_000):
        time.sleep(0.01)
    (folder / f"{number}.late").touch()


def in_daemon(connection):
    with Processes(2) as processes:
        connection.send({pid for _, pid in processes.map(doubled, range(5))} == {os.getpid()})


def test_results_come_in_order_from_other_processes():
    with Processes(2) as processes:
        assert not processes.have_begun
        found = list(processes.map(doubled, range(40), alone=3))
        assert processes.have_begun
        again = list(processes.map(doubled, range(2)))
    assert [value for value, _ in found] == [2 * number for number in range(40)]
    others = {pid for _, pid in found}
    assert os.getpid() not in others and 1 <= len(others) <= 2
    assert {pid for _, pid in again} <= {pid for _, pid in found}


@pytest.mark.parametrize(("count", "alone"), [(1, 0), (2, 10)])
def test_little_work_is_done_here(count, alone):
    with Processes(count) as processes:
        assert {pid for _, pid in processes.map(doubled, range(10), alone=alone)} == {os.getpid()}
        assert not processes.have_begun


def test_items_are_not_taken_long_before_their_turn():
    taken = []

    def items():
        for number in range(100):
            taken.append(number)
            yield number

    with Processes(2) as processes:
        results = processes.map(doubled, items())
        next(results)
        assert len(taken) < 10
        results.close()


@pytest.mark.parametrize("count", [1, 2])
def test_progress_of_all_processes_adds_up(count):
    shares = []
    with Processes(count, Progress(lambda one: shares.append(one.fraction))) as processes:
        found = processes.track(counted, [3, 1, 4])
        assert processes.have_begun == (count > 1)
    assert [number for number, _ in found] == [3, 1, 4]
    assert (os.getpid() in {pid for _, pid in found}) == (count == 1)
    assert shares == sorted(shares), "it never goes back"
    assert any(0 < share < 1 for share in shares)


def test_cancel_stops_what_is_tracked(tmp_path):
    progress = Progress(lambda one: one.done > 0 and one.cancel())
    with pytest.raises(Cancelled), Processes(2, progress) as processes:
        processes.track(partial(counted_forever, tmp_path), [0, 1, 2])
    assert not [*tmp_path.glob("*.late")]


def test_an_error_of_the_work_is_its_own():
    with Processes(2) as processes, pytest.raises(ValueError, match="7 is refused"):
        list(processes.map(refused, [7, 8]))


def test_a_process_ended_from_outside_raises_an_error():
    with Processes(2) as processes, pytest.raises(EngineError, match="ended from outside"):
        list(processes.map(ended, range(4)))


def test_cancel_stops_what_is_under_way(tmp_path):
    progress = Progress()
    with pytest.raises(Cancelled), Processes(2, progress) as processes:
        for _ in processes.map(partial(until_stopped, tmp_path), iter_and_cancel(progress)):
            pass
    assert not [*tmp_path.glob("*.late")]
    processes = [int(path.read_text()) for path in tmp_path.glob("*.begun")]
    assert not [pid for pid in processes if psutil.pid_exists(pid)]


def test_what_is_under_way_waits_while_paused(tmp_path):
    progress = Progress()
    beats = tmp_path / "0.works"
    steps = []

    def steer():
        wait_until(beats.exists)
        progress.pause()
        wait_until(lambda: stands_still(beats))
        progress.resume()
        before = beats.stat().st_mtime_ns
        wait_until(lambda: beats.stat().st_mtime_ns > before)
        steps.append("went on")
        progress.cancel()

    user = threading.Thread(target=steer)
    user.start()
    with pytest.raises(Cancelled), Processes(2, progress) as processes:
        list(processes.map(partial(until_stopped, tmp_path), [0]))
    user.join(PATIENCE)
    assert steps == ["went on"]


def wait_until(condition):
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    assert condition()


def stands_still(path):
    before = path.stat().st_mtime_ns
    time.sleep(0.6)
    return path.stat().st_mtime_ns == before


def iter_and_cancel(progress):
    yield 0
    yield 1
    progress.cancel()
    yield 2


def test_a_daemon_does_the_work_itself():
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=in_daemon, args=(theirs,), daemon=True)
    process.start()
    assert ours.poll(PATIENCE) and ours.recv()
    process.join(PATIENCE)


SCRIPT = """\
from postil.types.processes import Processes
print("begins", flush=True)
with Processes(2) as processes:
    print(sum(processes.map(abs, range(-10, 0))))
"""


def test_a_script_without_a_main_guard_runs_once(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.split() == ["begins", "55"]


WAITING = """\
import sys, time
from postil.types.processes import Processes
with Processes(1 + 1) as processes:
    for pid in processes.map(__import__("os").getenv, ["PATH"]):
        print("ready", flush=True)
        time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_processes_end_with_the_one_that_began_them(tmp_path):
    children_end_with(tmp_path / "script.py", WAITING, PATIENCE)


def test_the_script_is_named_again_afterwards():
    script = sys.modules["__main__"]
    before = getattr(script, "__file__", None), script.__spec__
    with Processes(2) as processes:
        list(processes.map(doubled, range(3)))
    assert (getattr(script, "__file__", None), script.__spec__) == before
