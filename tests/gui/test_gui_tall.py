"""Segments that are higher than the view: the caret stays in sight, and pages go through them."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.settings import DENSITY

WORDS = " ".join(f"word{n}" for n in range(1500))


@pytest.fixture
def tall(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a segment of 1,500 words between two short ones."""
    path = tmp_path / "tall.txt"
    path.write_text(f"Load the tray\n{WORDS}\nClose the lid\n")
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def caret_is_seen(driver: Driver) -> bool:
    QtWidgets.QApplication.processEvents()
    grid = driver.view.grid
    line = grid.editor.cursorRect()
    top = grid.editor.viewport().mapTo(grid.viewport(), line.topLeft()).y()
    return 0 <= top <= grid.viewport().height() - line.height()


def test_the_caret_of_a_long_segment_is_in_sight_wherever_it_goes(tall: Driver) -> None:
    grid = tall.view.grid
    tall.press("Ctrl+Down")
    assert grid.rowViewportPosition(1) >= 0  # where it begins
    tall.press("Ctrl+Ins")
    assert caret_is_seen(tall)
    for key in ("Ctrl+Home", "Down", "Ctrl+End", "Up", "Ctrl+Z", "Ctrl+Y"):
        tall.press(key)
        assert caret_is_seen(tall), key
    grid.verticalScrollBar().setValue(0)
    tall.keys(".")  # who types sees it, wherever the wheel was turned to
    assert caret_is_seen(tall)
    tall.press("Ctrl+Up")
    tall.press("Ctrl+Down")
    assert caret_is_seen(tall)


def test_page_keys_go_through_a_long_segment_before_they_leave_it(tall: Driver) -> None:
    grid = tall.view.grid
    tall.press("Ctrl+Down")
    tall.press("Ctrl+Ins")
    tall.press("Ctrl+Home")
    places = [0]
    tall.press("PgDown")
    while grid.current_row == 1 and len(places) < 200:
        places.append(grid.editor.textCursor().position())
        assert caret_is_seen(tall)
        tall.press("PgDown")
    assert grid.current_row == 2
    assert places == sorted(set(places))
    assert len(places) > 5
    tall.press("PgUp")
    tall.press("PgUp")
    assert grid.current_row == 1
    assert places[-3] <= grid.editor.textCursor().position() < len(tall.text)


def test_a_click_into_a_long_segment_leaves_it_where_it_is(tall: Driver) -> None:
    grid = tall.view.grid
    tall.press("Ctrl+Down")
    tall.press("Ctrl+Ins")
    tall.press("Ctrl+Up")
    tall.wait_until_idle()
    bar = grid.verticalScrollBar()
    bar.setValue(1500)
    column = grid.columnViewportPosition(2)
    point = QtCore.QPoint(column + 60, grid.viewport().height() // 2)
    tall.bot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert grid.current_row == 1
    assert bar.value() == 1500
    line = grid.editor.cursorRect()
    top = grid.editor.viewport().mapTo(grid.viewport(), line.topLeft()).y()
    assert top <= point.y() <= top + 2 * line.height()


def test_a_click_on_a_row_that_comes_into_sight_by_it_puts_the_caret_there(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    path = tmp_path / "lines.txt"
    path.write_text("".join(f"Load tray {n} and {'wait ' * 30}\n" for n in range(30)))
    driver = show(make_project(documents=[path], memories=[], glossaries=[]))
    driver.desk.settings.set(DENSITY, "comfortable")
    grid = driver.view.grid
    height = grid.viewport().height()
    row = grid.rowAt(height - 5)
    driver.go(row + 1)
    driver.press("Ctrl+Ins")
    driver.go(1)
    driver.wait_until_idle()
    QtWidgets.QApplication.processEvents()
    row_top = grid.rowViewportPosition(row)
    assert row_top < height < row_top + grid.rowHeight(row)
    point = QtCore.QPoint(grid.columnViewportPosition(2) + 60, row_top + 15)
    driver.bot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert grid.current_row == row
    assert grid.rowViewportPosition(row) < row_top
    assert 0 < grid.editor.textCursor().position() < 20  # in its first line


@pytest.mark.parametrize("number", [12, 60, 200])
def test_the_open_segment_stays_in_sight_when_the_text_grows_and_shrinks(
    show: Show, make_project: MakeProject, tmp_path: Path, number: int
) -> None:
    path = tmp_path / "lines.txt"
    path.write_text("".join(f"Load tray {n} with paper and close it\n" for n in range(200)))
    driver = show(make_project(documents=[path], memories=[], glossaries=[]))
    driver.go(number)
    grid = driver.view.grid
    for command in (*["view.larger"] * 4, *["view.smaller"] * 6):
        driver.desk.window.book[command].trigger()
        QtWidgets.QApplication.processEvents()
        top = grid.rowViewportPosition(grid.current_row)
        assert 0 <= top <= grid.viewport().height() - grid.rowHeight(grid.current_row)
