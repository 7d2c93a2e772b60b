"""Filtering and sorting through the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil.workspace.segments.filters import SegmentFilter
from postil_gui.features.editing.grid.filter_bar import ORDERS
from postil_gui.features.editing.grid.segments_model import SOURCE, TARGET
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.theme.stylesheet import USUAL_TEXT

LINES = ["Zebra", "apple", "Save file 12", "Apple pie", "Save"]


@pytest.fixture
def lines(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a text of five lines; the third has another number in its translation."""
    path = tmp_path / "text.txt"
    path.write_text("\n".join(LINES))
    project = make_project(documents=[path], memories=[], glossaries=[])
    project.segments.save_draft(3, TaggedText("Enregistrer 13"), origin="memory", score=87)
    return show(project)


def shown(driver: Driver) -> list[str]:
    driver.wait_until_idle()
    model = driver.view.model
    return [model.segment(row).source.plain for row in range(model.rowCount())]


def tick(driver: Driver, *titles: str) -> None:
    """Tick a line of the menu, by its title and those of the menus before it."""
    menu: QtWidgets.QMenu = driver.view.filter.menu
    for title in titles:
        action = next(one for one in menu.actions() if one.text().replace("&", "") == title)
        if action.menu() is not None:
            menu = action.menu()  # type: ignore[assignment]
            continue
        menu.setActiveAction(action)
        kind, space = QtCore.QEvent.Type.KeyPress, Qt.Key.Key_Space
        event = QtGui.QKeyEvent(kind, space, Qt.KeyboardModifier.NoModifier, " ")
        QtWidgets.QApplication.sendEvent(menu, event)


def test_the_button_for_clearing_is_there_while_there_is_text(lines: Driver) -> None:
    bar = lines.view.filter
    buttons = bar.field.findChildren(QtWidgets.QToolButton)
    (clear,) = (one for one in buttons if one.property("opacity") == 0)
    lines.press("Ctrl+F")
    for _ in range(2):
        lines.keys("apple")
        lines.bot.waitUntil(lambda: clear.property("opacity") == 1, timeout=PATIENCE)
        lines.bot.waitUntil(lambda: len(shown(lines)) == 2, timeout=PATIENCE)
        lines.press("Escape")
        lines.press("Ctrl+F")
        assert shown(lines) == LINES
        lines.bot.waitUntil(lambda: clear.property("opacity") == 0, timeout=PATIENCE)


def test_order_and_back(lines: Driver) -> None:
    bar = lines.view.filter
    bar.order.setCurrentIndex([order for _, order, _ in ORDERS].index("source"))
    assert shown(lines) == ["apple", "Apple pie", "Save", "Save file 12", "Zebra"]
    assert lines.view.model.place_of(0) == 1
    assert lines.view.model.row_of_place(0) == 4
    assert lines.view.grid.current_row == 4  # still the same segment
    assert not bar.all.isHidden()
    bar.all.click()
    assert shown(lines) == LINES
    assert bar.all.isHidden()
    assert lines.focus() is lines.view.grid.editor


def test_conditions_in_the_menu(lines: Driver) -> None:
    tick(lines, "Match", "85–94%")
    assert shown(lines) == ["Save file 12"]
    assert lines.view.filter.more.text() == "Filters (1)"
    tick(lines, "Match", "No match")  # or that band: any of them
    assert shown(lines) == LINES
    tick(lines, "Match", "85–94%")
    assert shown(lines) == [line for line in LINES if line != "Save file 12"]
    tick(lines, "Match", "No match")
    tick(lines, "With findings of the checks")
    assert shown(lines) == ["Save file 12"]
    tick(lines, "With findings of the checks")
    tick(lines, "Locked")
    tick(lines, "Not locked")  # the other one goes
    assert shown(lines) == LINES


def test_regular_expression_and_its_mistakes(lines: Driver) -> None:
    tick(lines, "Look in", "Regular expression")
    lines.press("Ctrl+F")
    lines.keys("e$")
    lines.bot.waitUntil(lambda: lines.view.model.is_filtered, timeout=PATIENCE)
    assert shown(lines) == ["apple", "Apple pie", "Save"]
    lines.press("Ctrl+A")
    lines.keys("(")
    lines.bot.waitUntil(
        lambda: "regular expression" in lines.view.filter.count.text(), timeout=PATIENCE
    )
    assert shown(lines) == ["apple", "Apple pie", "Save"]  # as before
    lines.press("Escape")
    assert shown(lines) == LINES


def test_where_and_how_the_text_is_looked_for(lines: Driver) -> None:
    def wait_for(rows: list[str]) -> None:
        lines.bot.waitUntil(lambda: shown(lines) == rows, timeout=PATIENCE)

    lines.press("Ctrl+F")
    lines.keys("apple")
    wait_for(["apple", "Apple pie"])
    tick(lines, "Look in", "Match case")
    wait_for(["apple"])
    tick(lines, "Look in", "Match case")
    lines.press("Ctrl+A")
    lines.keys("app")
    wait_for(["apple", "Apple pie"])
    tick(lines, "Look in", "Whole words")
    wait_for([])
    tick(lines, "Look in", "Whole words")
    lines.press("Ctrl+A")
    lines.keys("1")
    wait_for(["Save file 12"])
    tick(lines, "Look in", "Translation only")
    lines.press("Ctrl+A")
    lines.keys("13")
    wait_for(["Save file 12"])
    tick(lines, "Look in", "Source only")
    wait_for([])
    lines.press("Escape")
    assert shown(lines) == LINES


def test_a_filter_is_kept_by_name(lines: Driver) -> None:
    bar = lines.view.filter
    lines.press("Ctrl+F")
    lines.keys("save")
    lines.bot.waitUntil(lambda: lines.view.model.is_filtered, timeout=PATIENCE)
    bar.menu.actions()[-1].menu().actions()[0].trigger()  # type: ignore[attr-defined]
    dialog = bar.findChild(QtWidgets.QInputDialog)
    assert dialog is not None
    dialog.setTextValue("Mine")
    dialog.accept()
    lines.wait_until_idle()
    kept = lines.project.tools.finder.named
    assert isinstance(kept["Mine"], SegmentFilter)
    bar.clear()
    assert shown(lines) == LINES
    kept_menu = bar.menu.actions()[-1].menu()
    assert isinstance(kept_menu, QtWidgets.QMenu)
    next(one for one in kept_menu.actions() if one.text() == "Mine").trigger()
    assert shown(lines) == ["Save file 12", "Save"]
    bar.forget_asked.emit("Mine")
    lines.wait_until_idle()
    assert "Mine" not in [one.text() for one in kept_menu.actions()]


def test_a_merge_in_a_sorted_view(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path: Path
) -> None:
    path = tmp_path / "two.txt"
    path.write_text("B one. A two.\nC\n")
    desk.show_project(make_project(documents=[path], memories=[], glossaries=[]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    driver.view.filter.order.setCurrentIndex([order for _, order, _ in ORDERS].index("source"))
    assert shown(driver) == ["A two.", "B one.", "C"]
    driver.press("Ctrl+J")
    assert shown(driver) == ["B one. A two.", "C"]
    assert driver.view.model.place_of(1) == 1
    driver.press("Ctrl+Alt+Z")
    assert shown(driver) == ["B one.", "A two.", "C"]


def test_that_nothing_passes_is_said_on_its_page_only(driver: Driver) -> None:
    status = driver.desk.window.status
    driver.press("Ctrl+F")
    driver.keys("xylophone")
    driver.bot.waitUntil(lambda: "passes" in status.currentMessage(), timeout=PATIENCE)
    driver.press("Ctrl+Shift+H")
    driver.wait_until_idle()
    assert status.currentMessage() == ""
    status.announce("Exported")
    driver.press("Ctrl+Shift+H")
    assert status.currentMessage() == "Exported", "what was done is told on every page"


def test_the_text_that_is_sought_has_room(driver: Driver) -> None:
    window, bar = driver.desk.window, driver.view.filter
    window.resize(1280, 800)
    driver.press("Ctrl+F")
    driver.keys("the")
    driver.bot.waitUntil(lambda: driver.view.model.is_filtered, timeout=PATIENCE)
    driver.wait_until_idle()
    driver.bot.waitUntil(bar.all.isVisible, timeout=PATIENCE)
    share = 0.3 * min(1, USUAL_TEXT / bar.fontInfo().pixelSize())
    driver.bot.waitUntil(lambda: bar.field.width() >= share * bar.width(), timeout=PATIENCE)


def test_an_order_takes_the_room_of_its_name_and_its_list_that_of_all(lines: Driver) -> None:
    order = lines.view.filter.order
    names = [order.itemText(item) for item in range(order.count())]
    longest = max(names, key=order.fontMetrics().horizontalAdvance)
    narrow = order.sizeHint().width()
    order.setCurrentText(longest)
    assert order.sizeHint().width() > narrow
    order.setCurrentIndex(0)
    assert order.sizeHint().width() == narrow
    order.showPopup()
    assert order.view().width() >= order.fontMetrics().horizontalAdvance(longest)
    order.hidePopup()


def test_what_the_filter_seeks_is_marked(lines: Driver) -> None:
    """In the rows, and in the open segment; no more once the filter is dropped."""
    grid, model = lines.view.grid, lines.view.model

    def found(column: int) -> list[str]:
        segments = map(model.segment, range(model.rowCount()))
        return [
            (one.source if column == SOURCE else one.target).plain[mark.start : mark.end]
            for one in segments
            for mark in grid.delegate.marks(one, column)
            if mark.role == "found"
        ]

    def tinted() -> list[str]:
        colour = grid.theme.colour("found")
        selections = grid.source.extraSelections()
        return [
            one.cursor.selectedText()
            for one in selections
            if one.format.background().color() == colour
        ]

    lines.view.filter.field.setText("apple")
    lines.bot.waitUntil(lambda: len(shown(lines)) == 2, timeout=PATIENCE)
    assert found(SOURCE) == ["apple", "Apple"]
    lines.go(4)
    assert tinted() == ["Apple"]
    lines.view.filter.field.setText("registrer 1")
    lines.bot.waitUntil(lambda: len(shown(lines)) == 1, timeout=PATIENCE)
    assert (found(SOURCE), found(TARGET)) == ([], ["registrer 1"])
    lines.go(3)
    (span,) = grid.editor.decorations.stretches("hits")
    assert (span.start, span.end, span.role) == (2, 13, "found")
    lines.view.filter.clear()
    lines.bot.waitUntil(lambda: len(shown(lines)) == len(LINES), timeout=PATIENCE)
    assert (found(TARGET), tinted(), grid.editor.decorations.stretches("hits")) == ([], [], [])


def test_the_number_of_segments_is_shown_where_a_line_has_room(driver: Driver) -> None:
    bar = driver.view.filter
    parts = [bar.field, bar.state, bar.more, bar.order]
    row = bar.layout()
    assert row is not None
    gaps = len(parts) * row.spacing()
    one_line = sum(one.sizeHint().width() for one in parts) + gaps + 24
    count = bar.count.sizeHint().width()
    shown = []
    for width in (one_line + count, one_line, one_line - bar.order.sizeHint().width() // 2):
        bar.setFixedWidth(width)
        driver.wait_until_idle()
        shown.append(bar.count.isVisible())
    assert shown == [True, False, True], "it is hidden where it would need a line of its own"


def test_a_filter_makes_the_window_no_wider(driver: Driver) -> None:
    bar = driver.view.filter
    before = bar.minimumSizeHint().width()
    bar.field.setText("button")
    driver.bot.waitUntil(bar.all.isVisible, timeout=PATIENCE)
    bar.show_count(4, 26)
    assert bar.minimumSizeHint().width() == before
    assert bar.field.sizeHint().width() == bar.field.minimumWidth(), "one line is enough before"
    narrow = bar.field.sizeHint().width() + bar.state.sizeHint().width() + 40
    bar.setFixedWidth(narrow)
    for _ in range(5):
        QtWidgets.QApplication.processEvents()
    parts = [bar.field, bar.state, bar.more, bar.order, bar.count, bar.all]
    for one in parts:
        assert bar.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(two.geometry()) for two in parts if two is not one)
