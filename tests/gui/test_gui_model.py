"""The segment model and the grid over 100,000 segments; executors; settings."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.records import ProjectSegment
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import (
    BLOCK,
    BLOCKS_KEPT,
    MATCH,
    NUMBER,
    PAGE,
    PAGES_KEPT,
    SOURCE,
    STATE,
    SegmentModel,
)
from postil_gui.operations.operation import Changes, Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import AUTOSAVE, DECLARED, RECENT, TEXT_SIZE, THEME, Settings
from postil_gui.theme.theme import Theme

MANY = 100_000
LTR = Qt.LayoutDirection.LeftToRight


class ManySegments:
    """A project of many segments; every third is confirmed."""

    def __init__(self, count: int) -> None:
        self.total = count
        self.rows_read = 0

    def count(self) -> int:
        return self.total

    def read(self, start: int = 0, stop: int | None = None) -> list[ProjectSegment]:
        stop = self.total if stop is None else min(stop, self.total)
        self.rows_read += stop - start
        return [self.one(place) for place in range(start, stop)]

    def at(self, places: Sequence[int]) -> list[ProjectSegment]:
        self.rows_read += len(places)
        return [self.one(place) for place in places]

    @staticmethod
    def one(place: int) -> ProjectSegment:
        state = SegmentState.TRANSLATED if place % 3 == 0 else SegmentState.NEW
        return ProjectSegment(
            row_id=place + 1,
            document=1,
            position=place,
            key=str(place),
            source=TaggedText(f"Segment {place}. " + "Words that wrap around. " * (place % 7)),
            target=TaggedText("Fait." if place % 3 == 0 else ""),
            state=state,
            origin="memory" if place % 3 == 0 else "",
            score=87 if place % 3 == 0 else None,
        )


def test_only_pages_looked_at_are_read_and_few_are_kept() -> None:
    source = ManySegments(MANY)
    model = SegmentModel(source, ("English", "French"))
    assert model.rowCount() == MANY
    assert source.rows_read == 0
    assert model.segment(50_000).position == 50_000
    assert source.rows_read == PAGE
    for row in range(0, MANY, PAGE):
        model.segment(row)
    assert len(model._pages) == PAGES_KEPT
    assert len(model._places) == (PAGES_KEPT - 1) * PAGE + (MANY % PAGE or PAGE)


def test_a_hundred_thousand_segments_open_with_the_heights_in_sight_only(
    qapp: QtWidgets.QApplication, qtbot: QtBot
) -> None:
    source = ManySegments(MANY)
    grid = SegmentGrid(Theme(qapp, "light"), (LTR, LTR))
    grid.resize(900, 700)
    model = SegmentModel(source, ("English", "French"), parent=grid)
    grid.set_segments(model)
    grid.show()
    qtbot.waitExposed(grid)
    assert source.rows_read <= 2 * PAGE
    grid.go_to(77_777)
    assert grid.editor.isVisible()
    assert grid.viewport().rect().contains(grid.editor.geometry())
    grid.go_to(77_778)
    assert grid.viewport().rect().contains(grid.editor.geometry())
    assert source.rows_read < 10 * PAGE
    grid.close()
    grid.deleteLater()


def test_cells_say_what_they_show() -> None:
    model = SegmentModel(ManySegments(10), ("English", "French"))
    assert model.data(model.index(3, NUMBER)) == "4"
    assert model.data(model.index(3, MATCH)) == "87%"
    assert model.data(model.index(3, STATE), Qt.ItemDataRole.AccessibleTextRole) == "Confirmed"
    assert "87%" in model.data(model.index(3, MATCH), Qt.ItemDataRole.ToolTipRole)
    assert model.headerData(SOURCE, Qt.Orientation.Horizontal) == "English"


def test_the_next_open_segment_goes_round() -> None:
    model = SegmentModel(ManySegments(7), ("English", "French"))
    assert model.next_open(2) == 4
    assert model.next_open(5) == 1
    model.show_only([0, 3, 6])
    assert model.next_open(0) is None


def test_rows_and_places_under_a_filter() -> None:
    model = SegmentModel(ManySegments(1000), ("English", "French"))
    model.show_only(list(range(0, 1000, 10)))
    assert model.rowCount() == 100
    assert model.place_of(7) == 70
    assert model.row_of_place(70) == 7
    assert model.row_of_place(71) is None
    assert model.segment(7).position == 70
    assert model.data(model.index(7, NUMBER)) == "71"
    model.show_only(None)
    assert model.rowCount() == 1000


def test_rows_of_a_filter_are_read_together_wherever_they_stand() -> None:
    source = ManySegments(MANY)
    model = SegmentModel(source, ("English", "French"))
    shown = list(range(7, MANY, 150))
    model.show_only(shown)
    for row in range(BLOCK):
        assert model.segment(row).position == shown[row]
    assert source.rows_read == BLOCK
    assert model.number_of(shown[3] + 1) == shown[3] + 1
    assert model.row_of(shown[3] + 1) == 3
    for row in range(len(shown)):
        model.segment(row)
    assert len(model._places) <= BLOCKS_KEPT * BLOCK


def test_what_is_ahead_of_the_disk_stays_so_whatever_is_read(qtbot: QtBot) -> None:
    """Of a row of a filter, whose page is read and dropped meanwhile."""
    model = SegmentModel(ManySegments(MANY), ("English", "French"))
    model.show_only([5, 150, 4000])
    newer = replace(model.segment(1), target=TaggedText("newer"))
    model.replace(newer)
    assert model.segment(1) == newer
    assert model.segment_at(150) == newer  # reads its page
    newest = replace(newer, target=TaggedText("newest"))
    model.replace(newest)
    for page in range(1, PAGES_KEPT + 2):
        model.segment_at(page * PAGE)  # drops its page again
    assert 0 not in model._pages
    assert model.segment(1) == newest
    model.replace(newer)
    assert model.segment(1) == newer
    assert model.row_of(newer.row_id) == 1


class _AllConfirmed(ManySegments):
    """All but one are confirmed."""

    OPEN = 60_000

    @staticmethod
    def one(place: int) -> ProjectSegment:
        state = SegmentState.NEW if place == _AllConfirmed.OPEN else SegmentState.TRANSLATED
        return replace(ManySegments.one(place), state=state)


def test_many_changed_segments_are_read_again_page_by_page_and_told_at_once(
    qapp: QtWidgets.QApplication, qtbot: QtBot
) -> None:
    model = SegmentModel(ManySegments(MANY), ("English", "French"))
    model.survey(0, ManySegments(MANY).read())
    model.segment(0)
    assert model.next_open(0) == 1
    changed = _AllConfirmed(MANY)
    model._source = changed
    with qtbot.waitSignal(model.dataChanged, timeout=PATIENCE) as told:
        model.reload(range(1, MANY + 1))
    assert changed.rows_read == PAGE
    assert told.args is not None
    assert (told.args[0].row(), told.args[1].row()) == (0, PAGE - 1)
    assert model.segment(1).state is SegmentState.TRANSLATED
    assert model.next_open(0) == _AllConfirmed.OPEN


def test_an_executor_keeps_the_order_and_tells_what_changed(qtbot: QtBot) -> None:
    executor = SerialExecutor("test")
    done: list[int] = []
    changed: list[Changes] = []
    executor.changed.connect(changed.append)

    def work(number: int) -> int:
        return number

    for number in range(20):
        executor.submit(
            Operation(
                "count",
                lambda _, n=number: work(n),
                done.append,
                changes=lambda n: Changes(frozenset((n,))),
            )
        )
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert done == list(range(20))
    assert [set(one.segments) for one in changed] == [{n} for n in range(20)]
    executor.close(cancel=False)


def test_of_one_key_only_the_last_result_arrives(qtbot: QtBot) -> None:
    executor = SerialExecutor("test")
    begun, gate = threading.Event(), threading.Event()
    seen: list[str] = []

    def wait(progress: Progress) -> str:
        begun.set()
        gate.wait(10)
        return "first"

    executor.submit(Operation("a", wait, seen.append, key="k"))
    assert begun.wait(10)  # it does not look whether it was cancelled any more
    executor.submit(Operation("b", lambda _: "second", seen.append, key="k"))
    executor.submit(Operation("c", lambda _: "third", seen.append, key="k"))
    gate.set()
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert seen == ["third"]
    executor.close(cancel=False)


def test_an_executor_that_takes_no_more_ends_what_it_has_and_drops_the_rest(qtbot: QtBot) -> None:
    executor = SerialExecutor("test")
    gate = threading.Event()
    seen: list[str] = []
    executor.submit(Operation("before", lambda _: gate.wait(10), lambda _: seen.append("before")))
    executor.take_no_more()
    late = executor.submit(Operation("after", lambda _: "after", seen.append))
    assert late.progress.cancelled
    gate.set()
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert seen == ["before"]
    executor.close(cancel=False)
    assert executor.submit(Operation("closed", lambda _: "closed", seen.append)).progress.cancelled


def test_what_was_cancelled_is_silent(qtbot: QtBot) -> None:
    executor = SerialExecutor("test")
    gate = threading.Event()
    told: list[object] = []
    executor.failed.connect(lambda *what: told.append(what))
    executor.submit(Operation("first", lambda _: gate.wait(10)))
    waiting = executor.submit(Operation("next", lambda _: 1, told.append, told.append, key="k"))
    waiting.cancel()
    gate.set()
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert told == []
    executor.close(cancel=False)


def test_a_failure_is_told_once_and_the_next_one_runs(qtbot: QtBot) -> None:
    executor = SerialExecutor("test")
    told: list[str] = []
    executor.failed.connect(lambda title, error: told.append(f"{title}: {error}"))

    def fail(progress: Progress) -> None:
        raise ValueError("no")

    executor.submit(Operation("Try", fail))
    executor.submit(Operation("Then", lambda _: None))
    qtbot.waitUntil(lambda: executor.is_idle, timeout=PATIENCE)
    assert told == ["Try: no"]
    executor.close(cancel=False)


def test_closing_an_executor_finishes_what_was_given_to_it() -> None:
    executor = SerialExecutor("test")
    done: list[int] = []
    for number in range(50):
        executor.submit(Operation("write", lambda _, n=number: done.append(n)))
    executor.close(cancel=False)
    assert done == list(range(50))


def test_settings_are_declared_once_and_kept(tmp_path: Path) -> None:
    assert len({setting.key for setting in DECLARED}) == len(DECLARED)
    for setting in DECLARED:
        assert setting.accepts(setting.default), setting.key
    path = tmp_path / "deep" / "desk.json"
    settings = Settings(path)
    heard: list[str] = []
    settings.listen(heard.append)
    settings.set(THEME, "dark")
    settings.set(TEXT_SIZE, 14)
    settings.set(TEXT_SIZE, 14)
    assert heard == ["view.theme", "view.text_size"]
    settings.flush()
    again = Settings(path)
    assert (again.get(THEME), again.get(TEXT_SIZE)) == ("dark", 14)


def test_settings_refuse_nonsense_and_survive_it(tmp_path: Path) -> None:
    settings = Settings(None)
    with pytest.raises(ValueError, match=r"view\.text_size"):
        settings.set(TEXT_SIZE, 500)
    with pytest.raises(ValueError, match=r"view\.theme"):
        settings.set(THEME, "pink")
    path = tmp_path / "desk.json"
    path.write_text(json.dumps({"view.text_size": "huge", "later.setting": 3}), encoding="utf-8")
    damaged = Settings(path)
    assert damaged.get(TEXT_SIZE) == TEXT_SIZE.default
    damaged.set(AUTOSAVE, 500)
    damaged.flush()
    assert json.loads(path.read_text(encoding="utf-8"))["later.setting"] == 3
    path.write_text("{", encoding="utf-8")
    assert Settings(path).get(THEME) == "system"


def test_recent_projects_are_few_and_newest_first(tmp_path: Path) -> None:
    settings = Settings(None)
    for number in range(20):
        settings.remember_project(tmp_path / str(number))
    settings.remember_project(tmp_path / "12")
    recent = settings.get(RECENT)
    assert recent[0] == str(tmp_path / "12")
    assert len(recent) == len(set(recent)) == 12
