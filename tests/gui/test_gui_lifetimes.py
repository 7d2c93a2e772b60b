"""What belongs to the window is destroyed on its thread: objects of Qt bear no other."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, held
from pytestqt.qtbot import QtBot

from postil.types.progress import Progress
from postil_gui.operations import collector
from postil_gui.operations.operation import Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.shell.main_controller import MainController
from postil_resources.sample_project import sample_file

MANY = 5_000  # objects: Python itself would collect long before


GONE = """
import gc
from postil_gui.app import make_application, make_desk
from postil_gui.qt import QtCore
from postil_gui.settings import Settings

application = make_application()
desk = make_desk(application, Settings(None))
print(gc.isenabled())
desk.window.close()
desk.window.deleteLater()
del desk
for _ in range(3):
    application.sendPostedEvents(None, QtCore.QEvent.Type.DeferredDelete.value)
    application.processEvents()
    gc.unfreeze()
    gc.collect()
print(gc.isenabled())
"""


class Mourned:
    """Tells on which thread it was destroyed."""

    def __init__(self, threads: list[int]) -> None:
        self._threads = threads
        self.itself: Mourned | None = None

    def __del__(self) -> None:
        self._threads.append(threading.get_ident())


@pytest.fixture
def executor() -> Iterator[SerialExecutor]:
    made = SerialExecutor("lifetimes")
    yield made
    made.close(cancel=True)


def test_a_lane_leaves_the_end_of_an_operation_to_the_window(
    executor: SerialExecutor, qtbot: QtBot
) -> None:
    threads: list[int] = []

    def ask(mourned: Mourned) -> None:
        executor.submit(Operation("", lambda _: mourned, lambda _: mourned.itself))

    for _ in range(20):
        ask(Mourned(threads))
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    ask(Mourned(threads))  # the executor may hold the one before until it takes this
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(threads) == 21, timeout=PATIENCE)
    assert set(threads) == {threading.get_ident()}


def test_a_failed_operation_ends_on_the_window_too(executor: SerialExecutor, qtbot: QtBot) -> None:
    threads: list[int] = []

    def ask(mourned: Mourned) -> None:
        def work(_progress: Progress) -> None:
            raise ValueError(str(mourned.itself))

        executor.submit(Operation("", work, failed=lambda _: None))

    gc.disable()
    try:
        for _ in range(20):
            ask(Mourned(threads))
        qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
        qtbot.waitUntil(lambda: len(threads) == 20, timeout=PATIENCE)
    finally:
        gc.enable()
    assert set(threads) == {threading.get_ident()}


@pytest.mark.parametrize("threshold", [700, 50_000])  # Python's own, and the command line's
def test_only_the_window_collects_garbage(
    desk: MainController,
    executor: SerialExecutor,
    qtbot: QtBot,
    request: pytest.FixtureRequest,
    threshold: int,
) -> None:
    usual = gc.get_threshold()
    request.addfinalizer(lambda: gc.set_threshold(*usual))
    gc.set_threshold(threshold, *usual[1:])
    threads: list[int] = []
    for _ in range(100):
        mourned = Mourned(threads)
        mourned.itself = mourned
    del mourned
    held: list[list[int]] = []
    executor.submit(Operation("", lambda _: held.extend([number] for number in range(MANY))))
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert len(held) == MANY  # more than enough for the clock of the window to find work
    qtbot.waitUntil(lambda: len(threads) == 100, timeout=PATIENCE)
    assert set(threads) == {threading.get_ident()}


@pytest.mark.own_collector
def test_what_was_set_aside_is_looked_at_in_a_pause(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.show_project(make_project())
    Driver(desk, qtbot).wait_until_idle()
    threads: list[int] = []
    mourned = Mourned(threads)
    mourned.itself = mourned
    gc.freeze()
    del mourned
    gc.collect()
    assert not threads
    desk.close_project()
    monkeypatch.setattr(collector, "PAUSE_SECONDS", 0.2)
    monkeypatch.setattr(collector, "IDLE", float("inf"))
    qtbot.waitUntil(lambda: bool(threads), timeout=PATIENCE)
    assert threads == [threading.get_ident()]
    assert gc.get_freeze_count() > 0


@pytest.mark.own_collector
def test_there_is_no_pause_while_an_executor_works(
    desk: MainController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little processor time the machine has left for it."""
    monkeypatch.setattr(collector, "PAUSE_SECONDS", 0.2)
    monkeypatch.setattr(collector, "IDLE", float("inf"))
    threads: list[int] = []
    with held(desk.executor):
        mourned = Mourned(threads)
        mourned.itself = mourned
        gc.freeze()
        del mourned
        desk.context.project_closed.emit()
        qtbot.wait(1000)
        assert not threads
    qtbot.waitUntil(lambda: bool(threads), timeout=PATIENCE)


@pytest.mark.own_collector
def test_a_closed_project_is_let_go(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    project = make_project(sample_engine)
    desk.show_project(project)
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    desk.window.book["view.project_page"].trigger()
    driver.wait_until_idle()
    assert desk.page.service is not None
    desk.page.service.add_documents([sample_file("quick-guide.xlf")])
    driver.wait_until_idle()
    kept = [weakref.ref(project), weakref.ref(desk.open_project), weakref.ref(desk.view)]
    del project
    desk.close_project()

    def gone() -> bool:
        gc.unfreeze()
        gc.collect()
        return all(one() is None for one in kept)

    qtbot.waitUntil(gone, timeout=PATIENCE)


@pytest.mark.own_collector
def test_much_that_was_made_at_once_is_set_aside(desk: MainController, qtbot: QtBot) -> None:
    before = gc.get_freeze_count()
    held = [[number] for number in range(10 * collector.MOST_NEW)]
    qtbot.waitUntil(lambda: gc.get_freeze_count() >= before + len(held), timeout=PATIENCE)


def test_python_collects_again_once_the_desk_is_gone() -> None:
    """In a process of its own: here, other tests have desks as well."""
    done = subprocess.run(
        [sys.executable, "-c", GONE],
        capture_output=True,
        text=True,
        timeout=PATIENCE / 1000,
        check=True,
    )
    assert done.stdout.split() == ["False", "True"]
