"""Panels, dialogs and pages of a large project: until something is shown, and how long the window
does not answer meanwhile.

Of each, three figures: milliseconds until its first rows stand there, the longest stretch without
an answer by the clock, and the longest that the GUI thread worked itself, which other programs do
not change. Nothing is left in the project.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from common import peak_memory_mb

from postil.workspace.segments.filters import SegmentFilter
from postil.workspace.segments.text_search import TextQuery

if TYPE_CHECKING:
    from postil_gui.qt import QtWidgets
    from postil_gui.shell.main_controller import MainController

TERMS = 100_000
GLOSSARY = "many-terms"
PATIENCE_SECONDS = 300.0


@dataclass(frozen=True, slots=True)
class Look:
    """Something that is opened, and when it shows something."""

    name: str
    open: Callable[[], object]
    shows: Callable[[], bool]
    close: Callable[[], object] = lambda: None


def measure_panels(
    application: QtWidgets.QApplication, desk: MainController, terms: int = TERMS
) -> dict[str, float]:
    """Figures by name: "panel.NAME.shown", "….block", "….block_own" in milliseconds."""
    found: dict[str, float] = {}
    for look in chain(_filter_looks(desk), _looks(desk)):
        found |= _measure(application, desk, look)
    with _many_terms(application, desk, terms):
        for look in _glossary_looks(desk):
            found |= _measure(application, desk, look)
    found["panel.peak_mb"] = peak_memory_mb()
    return found


def _filter_looks(desk: MainController) -> Iterator[Look]:
    from postil_gui.features.editing.grid.finding import SegmentQuery  # noqa: PLC0415 (Qt: only now)

    view = _there(desk.view)

    def rows() -> bool:
        return view.model.is_filtered and view.editing.segment is not None

    filters = {
        "text": SegmentQuery(SegmentFilter(TextQuery("printer"))),
        "regex": SegmentQuery(SegmentFilter(TextQuery(r"\b\w+ing \d+\b", is_regex=True))),
        "repeated": SegmentQuery(SegmentFilter(repeated=True)),
        "by_length": SegmentQuery(SegmentFilter(), "length"),
    }
    for name, shown in filters.items():
        ask = partial(view.finding.show, shown)
        yield Look(f"filter.{name}", ask, rows, view.filter.clear)


def _looks(desk: MainController) -> Iterator[Look]:
    from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog  # noqa: PLC0415
    from postil_gui.features.learning.dialog import LearnedDialog  # noqa: PLC0415 (Qt: only now)

    view, window = _there(desk.view), desk.window
    project_area, book = _there(window.project_area), window.book

    def dialog(kind: type[Any]) -> Any:
        return window.findChild(kind)

    def replace() -> None:
        book["edit.replace"].trigger()
        dialog(ReplaceDialog).side.setCurrentIndex(0)  # sources too: few targets are written yet
        dialog(ReplaceDialog).find_field.setText("the")

    def statistics() -> bool:
        return bool(view.statistics.summary.rowCount())

    yield Look(
        "concordance",
        lambda: view.concordance.look_for("printer"),
        lambda: bool(view.concordance.list.cards),
    )
    yield Look(
        "replace",
        replace,
        lambda: dialog(ReplaceDialog).model.rowCount() > 0,
        lambda: dialog(ReplaceDialog).close(),
    )
    for name in ("preview", "notes", "learned"):
        yield Look(name, partial(project_area.raise_panel, name), lambda: True)
    yield Look(  # hidden at once when it shows something: it counts a millisecond a segment
        "statistics",
        lambda: project_area.raise_panel("statistics"),
        statistics,
        project_area.docks["statistics"].hide,
    )
    yield Look(
        "layers",
        view.lessons.open_learned,
        lambda: dialog(LearnedDialog) is not None,
        lambda: dialog(LearnedDialog).close(),
    )
    yield Look(
        "memories",
        book["project.memories"].trigger,
        lambda: _there(desk.memories.page).table.units.item(0) is not None,
        window.leave_page,
    )
    yield Look(
        "project_page",
        book["view.project_page"].trigger,
        lambda: window.pages.currentWidget() is desk.page.page,
        book["view.project_page"].trigger,
    )
    yield Look("checks", view.checking.run, lambda: bool(view.checks.list.cards))
    yield Look("next_finding", lambda: view.checking.next_finding(1), lambda: True)
    yield Look("checks.again", view.checking.show, lambda: True)


def _glossary_looks(desk: MainController) -> Iterator[Look]:
    yield Look(
        "glossaries",
        desk.window.book["project.glossaries"].trigger,
        lambda: _there(desk.glossaries.page).table.terms.rowCount() > 0,
    )
    page = _there(desk.glossaries.page)
    count = page.table.terms.rowCount()
    yield Look(
        "glossaries.search",
        lambda: page.search.setText("term 77"),
        lambda: 0 < page.table.terms.rowCount() < count,
    )
    yield Look(
        "glossaries.sort",
        lambda: page.table.sortByColumn(1, page.table.horizontalHeader().sortIndicatorOrder()),
        lambda: True,
        desk.window.leave_page,
    )


@contextmanager
def _many_terms(
    application: QtWidgets.QApplication, desk: MainController, terms: int
) -> Iterator[None]:
    """A glossary of made-up terms, as long as it is looked at."""
    project = _there(desk.open_project).project
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / f"{GLOSSARY}.tsv"
        lines = (
            f"term {n} of the {n % 97}\tterme {n * 7919 % terms}\tnote {n}\n" for n in range(terms)
        )
        path.write_text(f"source\ttarget\tnote\n{''.join(lines)}", encoding="utf-8")
        project.terminology.import_file(path)
    try:
        yield
    finally:
        _settle(application, desk)
        project.terminology.remove_glossary(GLOSSARY)


def _measure(
    application: QtWidgets.QApplication, desk: MainController, look: Look
) -> dict[str, float]:
    start, used = time.perf_counter(), time.thread_time()
    look.open()
    block, own = _since(start), (time.thread_time() - used) * 1000
    shown = block if look.shows() else 0.0
    end = time.monotonic() + PATIENCE_SECONDS
    while not (shown and _is_idle(desk)):
        if time.monotonic() > end:
            raise RuntimeError(f"{look.name} does not come to an end")
        before, used = time.perf_counter(), time.thread_time()
        application.processEvents()
        block = max(block, _since(before))
        own = max(own, (time.thread_time() - used) * 1000)
        if not shown and look.shows():
            shown = _since(start)
            if look.name == "statistics":
                look.close()
        time.sleep(0.001)
    look.close()
    _settle(application, desk)
    name = f"panel.{look.name}"
    return {f"{name}.shown": shown, f"{name}.block": block, f"{name}.block_own": own}


def _settle(application: QtWidgets.QApplication, desk: MainController) -> None:
    while not _is_idle(desk):
        application.processEvents()
        time.sleep(0.001)


def _is_idle(desk: MainController) -> bool:
    return _there(desk.open_project).is_idle and desk.executor.is_idle and desk.memories.is_idle


def _since(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def _there(value: Any) -> Any:
    if value is None:
        raise RuntimeError("the desk does not show it")
    return value
