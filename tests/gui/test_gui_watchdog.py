"""The desk notices when its window does not answer, and tells whose work it was and where."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot
from thread_guard import ThreadGuard

from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.operations.watchdog import Stall, Watchdog
from postil_gui.qt import Qt, QtWidgets

LIMIT = 0.15
Start = Callable[..., Watchdog]


@pytest.fixture
def start(qapp: QtWidgets.QApplication) -> Iterator[Start]:
    """Starts watchdogs, and ends them."""
    started: list[Watchdog] = []

    def make(**named: object) -> Watchdog:
        started.append(Watchdog(qapp, **({"limit": LIMIT, "always": True} | named)))  # type: ignore[arg-type]
        return started[-1]

    yield make
    for one in started:
        one.close()


def stand_still() -> None:
    time.sleep(2 * LIMIT)


def test_a_window_that_does_not_answer_is_noticed(start: Start, qtbot: QtBot) -> None:
    stalls: list[Stall] = []
    start(report=stalls.append)
    stand_still()
    qtbot.waitUntil(lambda: bool(stalls), timeout=PATIENCE)
    assert stalls[0].seconds >= 2 * LIMIT
    assert not stalls[0].stacks


def test_a_witness_tells_where_it_stood(start: Start, qtbot: QtBot) -> None:
    """A loaded machine may not give the witness the processor in time, so it is asked again."""
    stalls: list[Stall] = []
    start(report=stalls.append, witness=True)
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            time.sleep(0.01)

    threads = [
        threading.Thread(target=work, name="at work"),
        threading.Thread(target=over.wait, name="idle"),
    ]
    for thread in threads:
        thread.start()

    def was_seen() -> bool:
        stand_still()
        return any("stand_still" in str(one) and "at work" in dict(one.stacks) for one in stalls)

    qtbot.waitUntil(was_seen, timeout=PATIENCE)
    told = next(one for one in stalls if "stand_still" in str(one))
    over.set()
    for thread in threads:
        thread.join()
    assert "stand_still" in told.stacks[0][1]  # the GUI thread comes first
    assert {"idle", "postil-witness"}.isdisjoint(dict(told.stacks))


def test_without_the_focus_it_does_not_beat(
    start: Start, qapp: QtWidgets.QApplication, qtbot: QtBot
) -> None:
    """Nobody types then, and the system may give the processor to others."""
    stalls: list[Stall] = []
    start(report=stalls.append, always=False)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    stand_still()
    qtbot.wait(1)
    assert not stalls
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    stand_still()
    qtbot.waitUntil(lambda: bool(stalls), timeout=PATIENCE)


@pytest.mark.parametrize(
    ("own", "process", "cause"),
    [(0.08, 0.09, "window"), (0.01, 0.09, "other threads"), (0.01, 0.02, "waiting")],
)
def test_whose_work_it_was(own: float, process: float, cause: str) -> None:
    assert Stall(0.1, own, process).cause == cause


def test_it_is_logged(start: Start, caplog: pytest.LogCaptureFixture, qtbot: QtBot) -> None:
    with caplog.at_level(logging.INFO, logger="postil_gui.operations.watchdog"):
        start()
        stand_still()
        qtbot.waitUntil(lambda: "no answer for" in caplog.text, timeout=PATIENCE)


def test_the_guard_of_these_tests_finds_what_it_shall(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A database asked on the GUI thread by the desk is found; by a test or a thread it is not."""
    guard = ThreadGuard()
    with guard.watching(monkeypatch):
        connection = sqlite3.connect(":memory:", check_same_thread=False)
        connection.execute("SELECT 1")
        assert not guard.found
        executor = SerialExecutor("guarded")
        executor.submit(Operation("Ask", lambda _: "SELECT 2", connection.execute))
        qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
        executor.close(cancel=False)
        assert "_deliver" in next(iter(guard.found))
        assert "SELECT 2" in next(iter(guard.found.values()))
        guard.found.clear()
        executor = SerialExecutor("guarded")
        executor.submit(Operation("Ask", lambda _: connection.execute("SELECT 3").fetchall()))
        qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
        executor.close(cancel=False)
        connection.close()
    assert not guard.found
