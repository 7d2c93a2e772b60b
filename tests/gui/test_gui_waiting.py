"""Ways to another segment whose end is found after a while: who types on meanwhile, types on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show, held
from pytestqt.qtbot import QtBot

from postil.formats.segment import SegmentState
from postil_gui.project.open_project import OpenProject
from postil_gui.shell.main_controller import MainController
from postil_gui.shell.project_view import SURVEY_FROM

MARKED = 5  # the segment with a bookmark
UNKNOWN = 290  # a segment whose row id the window has not seen yet


@pytest.fixture
def lines(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A project of which only the beginning was read, in its first segment."""
    path = tmp_path / "text.txt"
    path.write_text("\n".join(f"Line {number}" for number in range(1, 301)))
    project = make_project(documents=[path], memories=[], glossaries=[])
    project.tools.annotations.bookmark([MARKED], on=True)
    return show(project)


def next_bookmark(lines: Driver) -> None:
    lines.press("Ctrl+Alt+B")


def go_to_row(lines: Driver) -> None:
    lines.view.go_to_row(UNKNOWN)


def open_document(lines: Driver) -> None:
    assert lines.desk.page.page is not None
    lines.desk.page.page.open_asked.emit(1)


def type_on(lines: Driver) -> None:
    lines.keys("Ligne")


def type_elsewhere(lines: Driver) -> None:
    lines.view.concordance.field.setFocus()
    lines.keys("Ligne")


def go_elsewhere(lines: Driver) -> None:
    lines.press("Alt+Down")


WAYS = {next_bookmark: MARKED, go_to_row: UNKNOWN, open_document: 1}
Act = Callable[[Driver], None]


@pytest.mark.parametrize("ask", WAYS)
def test_who_waits_gets_there(lines: Driver, ask: Act) -> None:
    lines.go(3)
    with held(lines.open_project.search):
        ask(lines)
    lines.wait_until_idle()
    assert lines.row_id == WAYS[ask]


@pytest.mark.parametrize("ask", WAYS)
@pytest.mark.parametrize("go_on", [type_on, type_elsewhere, go_elsewhere])
def test_who_goes_on_stays(lines: Driver, ask: Act, go_on: Act) -> None:
    lines.go(3)
    lines.desk.window.project_area.raise_panel("concordance")  # type: ignore[union-attr]
    lines.view.grid.editor.setFocus()
    with held(lines.open_project.search):
        ask(lines)
        go_on(lines)
        row_id, focus = lines.row_id, lines.focus()
    lines.wait_until_idle()
    assert lines.row_id == row_id
    assert lines.focus() is focus
    next_bookmark(lines)
    lines.wait_until_idle()
    assert lines.row_id == MARKED, "the next question is answered again"


def test_the_next_finding_waits_for_nobody(lines: Driver) -> None:
    said: list[str] = []
    lines.view.announced.connect(said.append)
    lines.go(MARKED)
    lines.write("aa aa")
    lines.go(1)
    with held(lines.open_project.reports):
        lines.press("F8")
        lines.keys("Ligne")
    lines.wait_until_idle()
    assert lines.row_id == 1
    assert "The checks report" in said[-1]
    lines.press("F8")
    lines.wait_until_idle()
    assert lines.row_id == MARKED


def test_after_an_approval_one_can_go_elsewhere(lines: Driver) -> None:
    told: list[tuple[str, SegmentState]] = []
    lines.view.work.service.changed.connect(
        lambda found: told.extend((one.target.plain, one.state) for one in found)
    )
    lines.write("Ligne 1")
    with held(lines.open_project.data):
        lines.press("Ctrl+Alt+Return")
        lines.keys("!")
    lines.wait_until_idle()
    assert told == [("Ligne 1", SegmentState.REVIEWED)]
    assert (lines.row_id, lines.text) == (1, "Ligne 1!")


def test_a_large_project_does_not_take_the_focus_of_who_searches_already(
    desk: MainController,
    qtbot: QtBot,
    make_project: MakeProject,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Callable[[int], None]] = []
    monkeypatch.setattr(OpenProject, "find_beginning", lambda _, _row, done: asked.append(done))
    path = tmp_path / "text.txt"
    path.write_text("\n".join(f"Line {number}" for number in range(SURVEY_FROM + 1)))
    desk.show_project(make_project(documents=[path], memories=[], glossaries=[]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    field = driver.view.concordance.field
    driver.raise_panel("concordance")
    field.setFocus()
    driver.keys("Lin")
    (answer,) = asked
    answer(7)
    assert driver.view.editing.segment is None
    assert driver.focus() is field
    monkeypatch.undo()
    driver.view.start()
    driver.wait_until_idle()
    assert driver.row_id == 1
