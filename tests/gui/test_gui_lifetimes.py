"""What belongs to the window is destroyed on its thread: objects of Qt bear no other."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot

from postil.types.progress import Progress
from postil_gui.app import make_desk
from postil_gui.desk import Desk
from postil_gui.operations.collector import QuietCollector
from postil_gui.operations.lanes import Lane
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtWidgets
from postil_gui.settings import Settings

MANY = 50_000  # objects: Python itself would collect long before


class Mourned:
    """Tells on which thread it was destroyed."""

    def __init__(self, threads: list[int]) -> None:
        self._threads = threads
        self.itself: Mourned | None = None

    def __del__(self) -> None:
        self._threads.append(threading.get_ident())


@pytest.fixture
def lane() -> Iterator[Lane]:
    made = Lane("lifetimes")
    yield made
    made.close(cancel=True)


def test_a_lane_leaves_the_end_of_an_operation_to_the_window(lane: Lane, qtbot: QtBot) -> None:
    threads: list[int] = []

    def ask(mourned: Mourned) -> None:
        lane.submit(Operation("", lambda _: mourned, lambda _: mourned.itself))

    for _ in range(20):
        ask(Mourned(threads))
    qtbot.waitUntil(lambda: lane.is_idle, timeout=PATIENCE)
    ask(Mourned(threads))  # the lane may hold the one before until it takes this
    qtbot.waitUntil(lambda: lane.is_idle, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(threads) == 21, timeout=PATIENCE)
    assert set(threads) == {threading.get_ident()}


def test_a_failed_operation_ends_on_the_window_too(lane: Lane, qtbot: QtBot) -> None:
    threads: list[int] = []

    def ask(mourned: Mourned) -> None:
        def work(_progress: Progress) -> None:
            raise ValueError(str(mourned.itself))

        lane.submit(Operation("", work, failed=lambda _: None))

    gc.disable()
    try:
        for _ in range(20):
            ask(Mourned(threads))
        qtbot.waitUntil(lambda: lane.is_idle, timeout=PATIENCE)
        qtbot.waitUntil(lambda: len(threads) == 20, timeout=PATIENCE)
    finally:
        gc.enable()
    assert set(threads) == {threading.get_ident()}


def test_only_the_window_collects_garbage(desk: Desk, lane: Lane, qtbot: QtBot) -> None:
    QuietCollector(desk)
    threads: list[int] = []
    for _ in range(100):
        mourned = Mourned(threads)
        mourned.itself = mourned
    del mourned
    held: list[list[int]] = []
    lane.submit(Operation("", lambda _: held.extend([number] for number in range(MANY))))
    qtbot.waitUntil(lambda: lane.is_idle, timeout=PATIENCE)
    assert len(held) == MANY  # more than enough for the clock of the window to find work
    qtbot.waitUntil(lambda: len(threads) == 100, timeout=PATIENCE)
    assert set(threads) == {threading.get_ident()}


def test_python_collects_again_once_the_desk_is_gone(
    qapp: QtWidgets.QApplication, qtbot: QtBot
) -> None:
    desk = make_desk(qapp, Settings(None))
    QuietCollector(desk)
    assert not gc.isenabled()
    desk.window.close()
    desk.window.deleteLater()
    del desk

    def gone() -> bool:
        gc.collect()
        return gc.isenabled()

    qtbot.waitUntil(gone, timeout=PATIENCE)
