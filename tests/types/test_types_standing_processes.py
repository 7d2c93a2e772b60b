"""Processes that stand ready: sides, results and errors as they are, who is killed, and the end."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import time
from contextlib import contextmanager
from functools import partial

import psutil
import pytest
from ended_parents import children_end_with

from postil.errors import EngineError, InputError
from postil.types.standing_processes import TRIES, StandingProcesses, outcome_of

PATIENCE = 60  # seconds


class UnpicklableError(Exception):
    """Cannot be made again elsewhere."""

    def __init__(self, number, text):
        super().__init__(f"{text} {number}")


def where(folder, number):
    """Who does it, once the gate is open."""
    (folder / f"{number}.begun").touch()
    wait_until((folder / "gate").exists)
    return os.getpid()


def refused(number):
    if number == 0:
        raise InputError("is empty", file="a.txt", line=3)
    raise UnpicklableError(number, "refused")


def killed_once(folder, number):
    """The process of number 3 is killed, the first time."""
    if number == 3 and not (folder / "killed").exists():
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)
    return number * number


def killed(_number):
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)


def wait_until(condition):
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    assert condition()


@contextmanager
def standing(count):
    processes = StandingProcesses(count)
    try:
        yield processes
    finally:
        processes.close()


def submitted(processes, function, argument, side=0):
    return processes.submit(pickle.dumps(function), pickle.dumps(argument), side)


def result(outcome):
    return outcome_of(outcome.result(PATIENCE))


def test_each_sees_to_its_side_first_and_helps_then(tmp_path):
    with standing(2) as processes:
        begun = []
        for name, sides in (("first", (0, 1)), ("later", (0, 0, 1)), ("alone", (1, 1, 1))):
            folder = tmp_path / name
            folder.mkdir()
            works = [
                submitted(processes, partial(where, folder), number, side)
                for number, side in enumerate(sides)
            ]
            for before in tmp_path.iterdir():
                if before != folder:
                    (before / "gate").touch()
            wait_until(lambda folder=folder: len([*folder.glob("*.begun")]) == 2)
            begun.append(works)
        (folder / "gate").touch()
        first, later, alone = ([result(outcome) for outcome in works] for works in begun)
        assert first[0] != first[1]
        assert later[0] != later[2]
        assert set(alone) == set(first)


def test_errors_come_whole_or_as_text():
    with standing(1) as processes:
        with pytest.raises(InputError, match=r"a\.txt, line 3: is empty") as raised:
            result(submitted(processes, refused, 0))
        assert raised.value.line == 3
        assert "in refused" in raised.value.__notes__[0]
        with pytest.raises(EngineError, match="refused 1"):
            result(submitted(processes, refused, 1))
        assert result(submitted(processes, abs, -1)) == 1


@pytest.mark.parametrize("count", [1, 2])
def test_work_of_a_killed_process_is_done_again(tmp_path, count):
    with standing(count) as processes:
        work = partial(killed_once, tmp_path)
        outcomes = [submitted(processes, work, number, number) for number in range(8)]
        assert [result(outcome) for outcome in outcomes] == [n * n for n in range(8)]
    assert (tmp_path / "killed").exists()


def test_a_process_killed_while_idle_is_replaced():
    with standing(1) as processes:
        for number in range(3):
            assert result(submitted(processes, abs, -number)) == number
            (child,) = multiprocessing.active_children()
            child.kill()
            child.join()


def test_work_that_kills_each_process_is_an_error_at_last():
    with standing(1) as processes:
        deadly = submitted(processes, killed, 0)
        with pytest.raises(EngineError, match="ended from outside"):
            result(deadly)
        assert TRIES > 1
        assert result(submitted(processes, abs, -2)) == 2


def test_what_was_given_up_is_not_done(tmp_path):
    with standing(1) as processes:
        work = partial(where, tmp_path)
        outcomes = [submitted(processes, work, number) for number in range(5)]
        wait_until((tmp_path / "0.begun").exists)
        assert outcomes[4].cancel()
        (tmp_path / "gate").touch()
        assert len({result(outcome) for outcome in outcomes[:4]}) == 1
    assert not (tmp_path / "4.begun").exists()


def test_they_end_at_once_when_closed(tmp_path):
    with standing(2) as processes:
        outcomes = [submitted(processes, partial(where, tmp_path), number) for number in range(9)]
        wait_until((tmp_path / "0.begun").exists)
        children = [psutil.Process(child.pid) for child in multiprocessing.active_children()]
        assert children
    assert not [child for child in children if child.is_running()]
    assert outcomes[-1].cancelled()


def test_large_work_and_large_results_do_not_block():
    """Both ends send more than a pipe holds at the same time."""
    with standing(1) as processes:
        large = os.urandom(5_000_000)
        outcomes = [submitted(processes, bytes, large) for _ in range(6)]
        assert all(result(outcome) == large for outcome in outcomes)


WAITING = """\
import pickle, sys, time
from postil.types.standing_processes import StandingProcesses, outcome_of
processes = StandingProcesses(1)
assert outcome_of(processes.submit(pickle.dumps(abs), pickle.dumps(-1)).result()) == 1
print("ready", flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_they_end_with_the_one_that_began_them(tmp_path):
    children_end_with(tmp_path / "script.py", WAITING, PATIENCE)
