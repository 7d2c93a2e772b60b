"""The desk at full size: start, 100,000 segments, confirming beside a memory of 1 M units, panels.

The project is made once in the work folder: its documents are real English segments, its memory is
that of ``run.py memory``, its engine is trained on tech-en-fr. The window is a real one on Qt's
offscreen platform (or on the display there is). Figures are wall time, because that is what a
translator waits for: run it on a quiet machine. Beside those of frames, keys and confirmations
stands what the window's thread worked itself ("_own"), which other programs hardly change.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench_memory import source_and_target
from common import Row, measure, peak_memory_mb, percentile, row
from desk_panels import measure_panels
from engines import add_work_argument, trained, work_folder, write_lines
from yardstick import Yardstick, add_yardstick_arguments

from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project

if TYPE_CHECKING:
    from postil_gui.qt import QtWidgets
    from postil_gui.shell.main_controller import MainController

SEGMENTS, UNITS, CONFIRMS, STARTS = 100_000, 1_000_000, 60, 5
DOCUMENT_SEGMENTS = 25_000
PATIENCE_SECONDS = 60.0

START = """
import sys, time
from postil_gui.app import make_application, make_desk
from postil_gui.qt import QtCore
from postil_gui.settings import Settings

class FirstPaint(QtCore.QObject):
    def eventFilter(self, watched, event):
        if event.type() == QtCore.QEvent.Type.Paint:
            QtCore.QTimer.singleShot(0, told)
        return False

def told():
    print(time.time())
    sys.stdout.flush()
    application.exit()

application = make_application()
desk = make_desk(application, Settings(None))
watcher = FirstPaint()
desk.window.welcome.installEventFilter(watcher)
desk.window.show()
application.exec()
desk.window.close()
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_work_argument(parser)
    add_yardstick_arguments(parser)
    parser.add_argument("--segments", type=int, default=SEGMENTS)
    parser.add_argument("--units", type=int, default=UNITS, help="in the memory")
    parser.add_argument("--confirms", type=int, default=CONFIRMS)
    parser.add_argument(
        "--density",
        default="compact",
        choices=("compact", "comfortable"),
        help="of the grid: a frame of compact rows paints nearly twice as many",
    )


def run(args: argparse.Namespace) -> list[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    segments, units = (3_000, 20_000) if args.small else (args.segments, args.units)
    beside = Yardstick.of(args).beside
    rows = beside(_starts)
    with work_folder(args) as work:
        project = work / f"desk.{segments}.{units}"
        if not project.exists():
            engine = trained(
                work, args.data, "tech-en-fr", "en-fr", "product", small=args.small
            ).folder
            measure(build, project, args.data, segments, units, engine)
        settings = {"segments": segments, "units": units, "density": args.density}
        return rows + beside(_day, project, args.confirms, settings)


def _day(project: Path, confirms: int, settings: dict[str, Any]) -> list[Row]:
    found: dict[str, float] = measure(work_day, project, confirms, settings["density"]).value
    rows = []
    for name, value in found.items():
        unit = "MiB" if name.endswith("_mb") else "s" if name.endswith("_s") else "ms"
        rows.append(row(f"desk.{name}", value, unit, **settings))
    return rows


def _starts() -> list[Row]:
    """From the start of the process to the first painted window; the first start compiles all
    modules, the others find them compiled, as those of an installed Postil are.
    """
    seconds = []
    with tempfile.TemporaryDirectory() as name:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": name}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(STARTS):
            began = time.time()
            done = subprocess.run(
                [sys.executable, "-c", START],
                check=True,
                capture_output=True,
                text=True,
                env=environment,
            )
            seconds.append(float(done.stdout.split()[0]) - began)
    return [
        row("desk.start_s.first", seconds[0], "s"),
        row("desk.start_s.median", percentile(seconds, 0.5), "s"),
    ]


def build(project: Path, data: Path, segments: int, units: int, engine: Path) -> None:
    """The project: documents, memory and engine."""
    pairs = list(islice(source_and_target(data), units))
    sources = [source for source, _ in pairs[:: max(1, len(pairs) // segments)]][:segments]
    with tempfile.TemporaryDirectory() as name:
        tmx = Path(name) / "memory.tmx"
        with TmxWriter(tmx, "en", "fr") as writer:
            for number, (source, target) in enumerate(pairs):
                if number % 7:  # some segments shall have no match of their own
                    writer.write(TranslationUnit(TaggedText.of(source), TaggedText.of(target)))
        documents = []
        for start in range(0, len(sources), DOCUMENT_SEGMENTS):
            documents.append(Path(name) / f"part-{start // DOCUMENT_SEGMENTS + 1}.txt")
            write_lines(documents[-1], sources[start : start + DOCUMENT_SEGMENTS])
        create_project(
            project,
            NewProject(
                name="Large",
                source_language="en",
                target_language="fr",
                documents=documents,
                memories=[tmx],
                engine=engine,
            ),
        ).close()


def work_day(folder: Path, confirms: int, density: str = "compact") -> dict[str, float]:
    """Open the project in a window, move about in it, confirm some segments."""
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415 (Qt: in this process only)
    from postil_gui.settings import DENSITY, Settings  # noqa: PLC0415

    application = make_application()
    chosen = Settings(None)
    chosen.set(DENSITY, density)
    desk = make_desk(application, chosen)
    desk.window.resize(1920, 1080)
    desk.window.show()
    application.processEvents()
    found: dict[str, float] = {"empty_mb": peak_memory_mb()}
    with Timer() as timer:
        project = Project.open(folder)
    found["open_core_s"] = timer.seconds
    with Timer() as timer:
        desk.show_project(project)
        desk.finish_showing()
        application.processEvents()
    found["open_window_s"] = timer.seconds
    _settle(application, desk)
    found |= _move(application, desk)
    found |= _type(application, desk)
    found |= _confirm(application, desk, confirms)
    found |= measure_panels(application, desk)
    found["peak_mb"] = peak_memory_mb()
    desk.window.close()
    return found


class Timer:
    """Wall seconds of a ``with`` block, and those its thread worked."""

    seconds = own = 0.0

    def __enter__(self) -> Timer:
        self._start, self._used = time.perf_counter(), time.thread_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.perf_counter() - self._start
        self.own = time.thread_time() - self._used


def _move(application: QtWidgets.QApplication, desk: MainController) -> dict[str, float]:
    """Scroll by lines and pages, jump anywhere: time of each painted frame."""
    grid = _view(desk).grid
    bar = grid.verticalScrollBar()
    generator = random.Random(1)

    def frame(change: Callable[[], object]) -> Timer:
        with Timer() as timer:
            change()
            grid.viewport().repaint()
        application.processEvents()
        return timer

    bar.setValue(0)
    wheel = [frame(lambda: bar.setValue(bar.value() + 120)) for _ in range(300)]
    pages = [frame(lambda: bar.setValue(bar.value() + bar.pageStep())) for _ in range(100)]
    jumps = [frame(lambda: bar.setValue(generator.randrange(bar.maximum()))) for _ in range(100)]
    places = [generator.randrange(_view(desk).model.total) + 1 for _ in range(60)]
    goes = []
    for number in places:
        goes.append(frame(lambda n=number: _view(desk).go_to_number(n)))  # type: ignore[misc]
        _settle(application, desk)
    return (
        _spread("scroll", wheel)
        | _spread("page", pages)
        | _spread("jump", jumps)
        | _spread("go_to", goes)
    )


def _type(application: QtWidgets.QApplication, desk: MainController) -> dict[str, float]:
    """From a key to the painted letter, with everything a key sets going."""
    from PySide6.QtTest import QTest  # noqa: PLC0415

    editor = _view(desk).grid.editor
    times = []
    for number in range(40, 46):
        _view(desk).go_to_number(number)
        _settle(application, desk)
        for letter in "la touche marche bien ":
            with Timer() as timer:
                QTest.keyClick(editor, letter)
                editor.viewport().repaint()
            times.append(timer)
            _wait(application, 0.02)
    return _spread("keystroke", times)


def _confirm(
    application: QtWidgets.QApplication, desk: MainController, confirms: int
) -> dict[str, float]:
    """From the key to the next segment ready for typing, and to its matches and suggestion."""
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from postil_gui.qt import Qt  # noqa: PLC0415

    view = _view(desk)
    ready: list[Timer] = []
    known: list[Timer] = []
    view.go_to_number(500)
    _settle(application, desk)
    for _ in range(confirms):
        editor = view.grid.editor
        if editor.text().is_empty:
            QTest.keyClicks(editor, "Une traduction de ce segment.")
        before = view.editing.segment
        with Timer() as all_known:
            with Timer() as next_ready:
                QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
                view.grid.viewport().repaint()
            if view.editing.segment is before:
                raise RuntimeError("confirming did not go on to the next segment")
            _settle(application, desk)
        ready.append(next_ready)
        known.append(all_known)
    return _spread("confirm_to_next", ready) | _spread("confirm_to_all_known", known)


def _spread(name: str, timers: list[Timer]) -> dict[str, float]:
    found = {}
    for kind, seconds in (
        ("", [one.seconds for one in timers]),
        ("_own", [one.own for one in timers]),
    ):
        values = [1000 * one for one in seconds]
        found[f"{name}.median{kind}"] = percentile(values, 0.5)
        found[f"{name}.p95{kind}"] = percentile(values, 0.95)
        found[f"{name}.worst{kind}"] = max(values)
    return found


def _view(desk: MainController) -> Any:
    if desk.view is None:
        raise RuntimeError("no project is open")
    return desk.view


def _settle(application: QtWidgets.QApplication, desk: MainController) -> None:
    """Until no background work is left."""
    open_project = desk.open_project
    if open_project is None:
        raise RuntimeError("no project is open")
    end = time.monotonic() + PATIENCE_SECONDS
    while not open_project.is_idle:
        if time.monotonic() > end:
            raise RuntimeError("background work does not end")
        _wait(application, 0.001)


def _wait(application: QtWidgets.QApplication, seconds: float) -> None:
    end = time.monotonic() + seconds
    while True:
        application.processEvents()
        if time.monotonic() >= end:
            return
        time.sleep(0.0005)
