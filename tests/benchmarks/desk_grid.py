"""The grid alone at 100,000 segments: opening, scrolling, jumping, filtering, sorting, cutting.

``python tests/benchmarks/desk_grid.py [--segments N]`` prints one line of JSON, in milliseconds. A
*block* is the longest time in which the GUI thread did not come back to its event loop while work
went on in the background. ``cpu`` is the GUI thread's own time, which other programs do not
lengthen.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.segments.filters import Order, SegmentFilter
from postil.workspace.segments.text_search import TextQuery

if TYPE_CHECKING:
    from postil_gui.qt import QtWidgets
    from postil_gui.shell.main_controller import MainController
    from postil_gui.shell.project_view import ProjectView

SEGMENTS = 100_000
DOCUMENT_SEGMENTS = 25_000
CONFIRMED = 400
PATIENCE_SECONDS = 120.0
TEXT = (
    "press the button to open paper tray and load printer file save close menu screen user guide "
    "network cable power cartridge settings select before after when remove cover replace wait"
)
WORDS = TEXT.split()


def build(folder: Path, segments: int = SEGMENTS) -> Path:
    """A project of ``segments`` in ``folder``, some of them repeated and some confirmed."""
    generator = random.Random(7)
    documents = []
    for first in range(0, segments, DOCUMENT_SEGMENTS):
        path = folder / f"part{first // DOCUMENT_SEGMENTS + 1}.txt"
        lines = []
        for number in range(first, min(segments, first + DOCUMENT_SEGMENTS), 2):
            words = generator.choices(WORDS, k=generator.randint(2, 28))
            second = "Save the file." if number % 20 == 0 else f"See section {number}."
            lines.append(f"{' '.join(words).capitalize()}. {second}")
        path.write_text("\n".join(lines), encoding="utf-8")
        documents.append(path)
    project = create_project(
        folder / "project",
        NewProject(
            name="Grid",
            source_language="en",
            target_language="fr",
            documents=documents,
        ),
    )
    with project:
        for row_id in range(1, CONFIRMED):
            project.segments.confirm(row_id, TaggedText(f"Traduction {row_id}."))
    return folder / "project"


def measure(project: Path) -> dict[str, float]:
    """All figures of a project, in a window of 1920 by 1080."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415 (Qt: after the platform is chosen)
    from postil_gui.settings import Settings  # noqa: PLC0415

    application = make_application()
    desk = make_desk(application, Settings(None))
    desk.window.resize(1920, 1080)
    desk.window.show()
    application.processEvents()
    found: dict[str, float] = {}
    start = time.perf_counter()
    opened = Project.open(project)
    desk.show_project(opened)
    desk.finish_showing()
    application.processEvents()
    found["open"] = _since(start)
    view = desk.view
    if view is None:
        raise RuntimeError("no project is open")
    _settle(application, desk)
    found |= _frames(application, view)
    found |= _searches(application, desk, view)
    found |= _cuts(application, desk, view)
    desk.window.close()
    return {name: round(value, 2) for name, value in found.items()}


def _frames(application: QtWidgets.QApplication, view: ProjectView) -> dict[str, float]:
    bar = view.grid.verticalScrollBar()
    generator = random.Random(1)

    def frame(change: Callable[[], object]) -> tuple[float, float]:
        start, used = time.perf_counter(), time.thread_time()
        change()
        view.grid.viewport().repaint()
        figures = _since(start), (time.thread_time() - used) * 1000
        application.processEvents()
        return figures

    bar.setValue(0)
    scroll = [frame(lambda: bar.setValue(bar.value() + 120)) for _ in range(300)]
    jump = [frame(lambda: bar.setValue(generator.randrange(bar.maximum()))) for _ in range(100)]
    return _spread("scroll", scroll) | _spread("jump", jump)


def _searches(
    application: QtWidgets.QApplication, desk: MainController, view: ProjectView
) -> dict[str, float]:
    from postil_gui.features.editing.grid.finding import SegmentQuery  # noqa: PLC0415

    asked: dict[str, SegmentQuery] = {
        "text": SegmentQuery(SegmentFilter(TextQuery("cartridge"))),
        "regex": SegmentQuery(SegmentFilter(TextQuery(r"\bsection \d*7\b", is_regex=True))),
        "repeated": SegmentQuery(SegmentFilter(repeated=True)),
        "all": SegmentQuery(),
    }
    orders: dict[str, Order] = {f"sort_{order}": order for order in get_args(Order)[1:]}
    asked |= {name: SegmentQuery(SegmentFilter(), order) for name, order in orders.items()}
    found: dict[str, float] = {}
    for name, shown in asked.items():
        start = time.perf_counter()
        view.finding.show(shown)
        block, used = _settle(application, desk)
        found |= {name: _since(start), f"{name}.block": block, f"{name}.block.cpu": used}
    return found


def _cuts(
    application: QtWidgets.QApplication, desk: MainController, view: ProjectView
) -> dict[str, float]:
    view.filter.clear()
    view.go_to_number(1001)
    _settle(application, desk)
    start = time.perf_counter()
    view.work.merge(+1)
    block, used = _settle(application, desk)
    return {"merge": _since(start), "merge.block": block, "merge.block.cpu": used}


def _settle(application: QtWidgets.QApplication, desk: MainController) -> tuple[float, float]:
    """Wait until no background work is left; returns the longest block meanwhile, and its CPU."""
    open_project = desk.open_project
    if open_project is None:
        raise RuntimeError("no project is open")
    worst = worst_used = 0.0
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        start, used = time.perf_counter(), time.thread_time()
        application.processEvents()
        worst = max(worst, _since(start))
        worst_used = max(worst_used, (time.thread_time() - used) * 1000)
        if open_project.is_idle:
            return worst, worst_used
        if time.monotonic() > end:
            raise RuntimeError("background work does not end")
        time.sleep(0.001)


def _spread(name: str, frames: list[tuple[float, float]]) -> dict[str, float]:
    figures = {}
    for kind, place in (("", 0), (".cpu", 1)):
        ordered = sorted(frame[place] for frame in frames)
        figures[f"{name}{kind}.median"] = ordered[len(ordered) // 2]
        figures[f"{name}{kind}.p95"] = ordered[int(len(ordered) * 0.95)]
    return figures


def _since(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Build, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the grid of the desk.")
    parser.add_argument("--segments", type=int, default=SEGMENTS)
    parser.add_argument("--project", type=Path, help="a project built before")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="postil-grid-") as name:
        project = args.project or build(Path(name), args.segments)
        print(json.dumps({"segments": args.segments} | measure(project)))


if __name__ == "__main__":
    main()
