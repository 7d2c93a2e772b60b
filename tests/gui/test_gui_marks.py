"""Comments, bookmarks, locks, states, history, edited sources, and the ways to them, by key."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil_gui.features.editing.grid.delegate import SIGN
from postil_gui.features.editing.grid.segments_model import NUMBER, STATE
from postil_gui.features.editing.segments.source_dialog import SourceDialog
from postil_gui.features.notes.comments_dialog import CommentsDialog
from postil_gui.features.notes.history_dialog import HistoryDialog, difference_html
from postil_gui.features.projects.settings_dialog import ProjectSettingsDialog
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController

LINES = ["Save 12", "Open", "Open", "Save it", "Close"]


@pytest.fixture
def lines(desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path: Path) -> Driver:
    path = tmp_path / "text.txt"
    path.write_text("\n".join(LINES))
    project = make_project(documents=[path], memories=[], glossaries=[])
    project.segments.save_draft(1, TaggedText("Enregistrer 13"), origin="memory", score=80)
    project.segments.save_draft(4, TaggedText("ENREGISTRER"), origin="machine")
    desk.show_project(project)
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    made.go(3)
    return made


def press(driver: Driver, key: str) -> int:
    """Number of the segment a key leads to."""
    driver.press(key)
    driver.wait_until_idle()
    return driver.view.model.place_of(driver.view.grid.current_row) + 1


def test_comments_and_their_sign(lines: Driver) -> None:
    lines.press("Ctrl+Shift+M")
    lines.wait_until_idle()
    dialog = lines.desk.window.findChild(CommentsDialog)
    assert dialog is not None
    lines.keys("Which one?", dialog.text)
    dialog.add.click()
    lines.wait_until_idle()
    assert dialog.list.count() == 1
    assert "tester" in dialog.list.item(0).text()
    assert "Which one?" in dialog.list.item(0).text()
    shown = lines.view.model.index(2, NUMBER).data()
    assert shown == "3, 1 comment"
    dialog.list.setCurrentRow(0)
    dialog.remove.click()
    lines.wait_until_idle()
    assert dialog.list.count() == 0
    assert lines.view.model.index(2, NUMBER).data() == "3"
    dialog.close()


def test_ctrl_enter_comments_and_goes_back_to_the_segment(lines: Driver) -> None:
    lines.press("Ctrl+Shift+M")
    lines.wait_until_idle()
    dialog = lines.desk.window.findChild(CommentsDialog)
    assert dialog is not None
    lines.keys("Which one?", dialog.text)
    lines.bot.keyClick(dialog.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    lines.wait_until_idle()
    assert [one.text for one in lines.project.tools.annotations.comments(3)] == ["Which one?"]
    assert lines.view.model.index(2, NUMBER).data() == "3, 1 comment"


def test_comments_and_bookmarks_are_steps_of_undo_and_redo(lines: Driver) -> None:
    marks = lines.project.tools.annotations
    lines.press("Ctrl+B")
    lines.wait_until_idle()
    lines.view.marks.service.comment(3, "Which one?")
    lines.wait_until_idle()
    (first,) = marks.comments(3)
    lines.view.marks.service.change_comment(3, first.id, "")
    lines.wait_until_idle()
    lines.press("Ctrl+Z")
    lines.wait_until_idle()
    assert marks.comments(3) == [first]  # with its time and its author
    lines.go(1)
    for _ in range(4):  # each is said before it is undone
        lines.press("Ctrl+Z")
        lines.wait_until_idle()
    assert lines.view.grid.current_row == 2  # where something was undone
    assert not marks.comments(3)
    assert not lines.project.segments.get(3).bookmarked
    for _ in range(3):
        lines.press("Ctrl+Y")
        lines.wait_until_idle()
    assert not marks.comments(3)  # it was taken away last
    assert lines.project.segments.get(3).bookmarked
    lines.press("Ctrl+Z")
    lines.wait_until_idle()
    assert marks.comments(3) == [first]


def test_signs_do_not_lie_over_the_number(lines: Driver) -> None:
    """A row of one line grows, open or not, whatever the rows are like."""
    grid = lines.view.grid
    before, other = grid.rowHeight(2), grid.rowHeight(1)
    assert grid.current_row == 2
    lines.press("Ctrl+B")
    lines.wait_until_idle()
    open_height = grid.rowHeight(2)
    number = QtGui.QFontMetrics(lines.desk.theme.small_font(bold=True)).height()
    assert open_height >= number + SIGN > before
    lines.go(2)
    assert grid.rowHeight(2) == open_height
    assert grid.rowHeight(1) == other
    lines.go(3)
    lines.press("Ctrl+B")
    lines.wait_until_idle()
    assert grid.rowHeight(2) == before


@pytest.mark.parametrize("points", [8, 10, 20])
def test_the_sign_of_a_finding_is_within_its_row(lines: Driver, points: int) -> None:
    """Also where the lines of the font are low, as in a row of 20 pixels."""
    lines.desk.theme.set_text_size(points)
    lines.wait_until_idle()
    grid = lines.view.grid
    low, index = min(grid.rowHeight(1), 20 * points // 10), lines.view.model.index(1, STATE)
    row_id = lines.view.model.segment(1).row_id

    def painted() -> QtGui.QImage:
        picture = QtGui.QImage(60, 3 * low, QtGui.QImage.Format.Format_RGB32)
        picture.fill(0)
        painter, option = QtGui.QPainter(picture), QtWidgets.QStyleOptionViewItem()
        option.rect = QtCore.QRect(0, 0, 60, low)
        grid.itemDelegateForIndex(index).paint(painter, option, index)
        painter.end()
        return picture

    plain = painted()
    lines.view.model.set_findings(row_id, "warning", 1)
    with_sign = painted()
    changed = [
        y
        for y in range(plain.height())
        if any(plain.pixel(x, y) != with_sign.pixel(x, y) for x in range(plain.width()))
    ]
    assert changed
    assert max(changed) < low - 1, "it lies over the line below the row"


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_the_lines_below_rows_are_of_one_width(lines: Driver, ratio: float) -> None:
    """Whatever pixel of the screen a row ends at."""
    grid, index = lines.view.grid, lines.view.model.index(1, STATE)
    picture = QtGui.QImage(20, 300, QtGui.QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    painter, option = QtGui.QPainter(picture), QtWidgets.QStyleOptionViewItem()
    top = 0
    for height in (21, 22, 21, 23, 20):
        option.rect = QtCore.QRect(0, top, 10, height)
        grid.itemDelegateForIndex(index).paint(painter, option, index)
        top += height
    painter.end()
    colour = grid.theme.colour("line").rgb()
    column = [picture.pixel(2, y) == colour for y in range(picture.height())]
    assert sum(column) == 5 * int(ratio)


def test_the_ways_to_marked_segments(lines: Driver) -> None:
    lines.press("Ctrl+B")
    lines.wait_until_idle()
    assert lines.view.model.index(2, NUMBER).data() == "3, bookmark"
    assert press(lines, "Ctrl+Alt+Home") == 1
    assert press(lines, "Ctrl+Alt+B") == 3
    assert press(lines, "Ctrl+Alt+A") == 4
    assert press(lines, "Ctrl+Alt+End") == 5
    assert press(lines, "Ctrl+Alt+Shift+Q") == 1  # 13 instead of 12
    assert press(lines, "Ctrl+Alt+Q") == 1  # no other
    assert "checks" in lines.desk.window.status.currentMessage()
    assert press(lines, "Ctrl+Alt+F") == 1  # no other
    assert "fuzzy" in lines.desk.window.status.currentMessage()
    lines.go(2)
    assert press(lines, "Ctrl+Alt+N") == 4  # the third has the same source
    lines.go(3)
    lines.press("Ctrl+B")
    lines.wait_until_idle()
    assert lines.view.model.index(2, NUMBER).data() == "3"


def test_locking_and_unlocking(lines: Driver) -> None:
    lines.write("Ouvrir")
    lines.press("Ctrl+Alt+L")
    lines.wait_until_idle()
    assert lines.view.grid.editor.isReadOnly()
    kept = lines.project.segments.get(3)
    assert (kept.locked, kept.target.plain) == (True, "Ouvrir")
    lines.press("Ctrl+Return")
    assert "locked" in lines.desk.window.status.currentMessage()
    lines.press("Ctrl+Alt+L")
    lines.wait_until_idle()
    assert not lines.view.grid.editor.isReadOnly()


def test_states(lines: Driver) -> None:
    lines.write("Ouvrir")
    lines.press("Ctrl+Return")
    lines.wait_until_idle()
    lines.go(3)
    lines.desk.window.book["segment.state_reviewed"].trigger()
    lines.wait_until_idle()
    assert lines.view.model.segment(2).state is SegmentState.REVIEWED
    assert lines.project.segments.get(3).confirmed


def test_history_brings_a_version_back(lines: Driver) -> None:
    lines.write("Ouvrir")
    lines.press("Ctrl+Return")
    lines.wait_until_idle()
    lines.go(3)
    lines.write("Ouvrez tout")
    lines.press("Ctrl+Alt+H")
    lines.wait_until_idle()
    dialog = lines.desk.window.findChild(HistoryDialog)
    assert dialog is not None
    assert dialog.list.count() == 2
    assert "Ouvrez" in dialog.text.toPlainText()
    dialog.list.setCurrentRow(1)
    dialog.back.click()
    assert lines.text == "Ouvrir"
    lines.press("Ctrl+Z")
    assert lines.text == "Ouvrez tout"


def test_a_difference_shows_what_went_and_what_came(lines: Driver) -> None:
    html = difference_html("the old <b>", "the new <b>", lines.desk.theme)
    assert "line-through" in html
    assert ">old</span>" in html
    assert ">new</span>" in html
    assert "&lt;" in html
    assert "<b>" not in html


def test_the_source_is_edited_in_the_project(lines: Driver) -> None:
    lines.press("F2")
    dialog = lines.desk.window.findChild(SourceDialog)
    assert dialog is not None
    dialog.editor.selectAll()
    lines.keys("Open it", dialog.editor)
    lines.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    lines.bot.keyClick(dialog.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    lines.wait_until_idle()
    assert lines.project.segments.get(3).source.plain == "Open it"
    assert lines.view.grid.source.text().plain == "Open it"
    assert lines.view.model.segment(2).comments == 1
    assert not lines.desk.window.findChildren(QtWidgets.QMessageBox)


def test_a_project_can_forbid_that_sources_are_edited(lines: Driver) -> None:
    said: list[str] = []
    lines.view.announced.connect(said.append)
    lines.desk.window.book["project.details"].trigger()
    form = lines.desk.window.findChild(ProjectSettingsDialog)
    assert form is not None
    assert form.sources.isChecked()
    form.sources.setFocus()
    lines.bot.keyClick(form.sources, Qt.Key.Key_Space)
    lines.bot.keyClick(form.do, Qt.Key.Key_Return)
    lines.wait_until_idle()
    assert not lines.project.info.source_edits
    window = lines.desk.window
    window.activateWindow()
    lines.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    lines.view.grid.editor.setFocus()
    lines.press("F2")
    lines.wait_until_idle()
    assert lines.desk.window.findChild(SourceDialog) is None
    assert "does not let sources be edited" in said[-1]
