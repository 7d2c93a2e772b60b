"""What assistive technology gets, asked through Qt's accessibility interface."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desk_driver import Driver

from postil.training.recipe_book import RECIPES
from postil_gui.desk import Desk
from postil_gui.dialogs.train import TrainDialog
from postil_gui.models.segments import MATCH, SOURCE, STATE, TARGET
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets

Role = QtGui.QAccessible.Role
NAME = QtGui.QAccessible.Text.Name
COMMANDS = (
    *("project.new", "project.settings", "help.keys", "help.shortcuts", "help.toolbar"),
    *("help.palette", "help.about", "edit.go_to"),
)


def _focusable(root: QtWidgets.QWidget) -> Iterator[QtWidgets.QWidget]:
    """Widgets in sight that the keyboard can reach."""
    for widget in (root, *root.findChildren(QtWidgets.QWidget)):
        if (
            widget.isVisible()
            and widget.isEnabled()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
            and not (isinstance(widget, QtWidgets.QTabBar) and not widget.count())  # Qt's spare
        ):
            yield widget


def _wrong(root: QtWidgets.QWidget) -> list[str]:
    found = []
    for widget in _focusable(root):
        reader = QtGui.QAccessible.queryAccessibleInterface(widget)
        what = f"{type(widget).__name__} {widget.objectName()!r} in {type(root).__name__}"
        keys = isinstance(widget, QtWidgets.QKeySequenceEdit)  # its field has the role
        if reader is None or (reader.role() in (Role.NoRole, Role.Client) and not keys):
            found.append(f"{what}: has no role")
        elif not reader.text(NAME).strip() and not isinstance(widget, QtWidgets.QMenuBar):
            found.append(f"{what}: has no accessible name")
    return found


def test_everything_the_keyboard_reaches_has_name_and_role(driver: Driver) -> None:
    assert not _wrong(driver.desk.window)
    driver.desk.close_project()
    assert not _wrong(driver.desk.window), "welcome page"


@pytest.mark.parametrize("command", COMMANDS)
def test_dialogs_have_names_roles_and_an_order(driver: Driver, command: str) -> None:
    desk = driver.desk
    before = set(desk.window.findChildren(QtWidgets.QDialog))
    desk.window.book[command].trigger()
    (dialog,) = set(desk.window.findChildren(QtWidgets.QDialog)) - before
    assert not _wrong(dialog)
    assert dialog.windowTitle()
    _assert_all_reached(dialog)
    dialog.close()


def test_the_training_dialog_has_names_and_roles(desk: Desk) -> None:
    dialog = TrainDialog(
        desk.theme, desk.settings, desk.trainer, list(RECIPES.values()), desk.window
    )
    dialog.show()
    assert not _wrong(dialog)
    dialog.close()
    dialog.deleteLater()


def _assert_all_reached(window: QtWidgets.QWidget) -> None:
    """Tab reaches every focusable widget of a window, and comes round again."""
    wanted = list(_focusable(window))
    if not wanted:
        return
    reached, here = [], wanted[0]
    for _ in range(2000):
        reached.append(here)
        here = here.nextInFocusChain()
        if here is wanted[0]:
            break
    missing = [type(one).__name__ for one in wanted if one not in reached]
    assert not missing, f"not in the tab order of {window.windowTitle()}: {missing}"


def test_tab_reaches_everything_in_the_main_window(driver: Driver) -> None:
    _assert_all_reached(driver.desk.window)


def test_the_grid_is_a_table_with_what_it_shows(driver: Driver) -> None:
    driver.go(11)
    grid, model = driver.view.grid, driver.view.model
    reader = QtGui.QAccessible.queryAccessibleInterface(grid)
    assert reader.role() == Role.Table
    assert reader.text(NAME) == "Segments"
    columns = model.columnCount()
    wide = columns + 1  # with the numbers of rows, which are not shown
    assert reader.childCount() == (model.rowCount() + 1) * wide
    headers = [reader.child(1 + column).text(NAME) for column in range(columns)]
    assert headers[SOURCE : TARGET + 1] == ["English", "French"]
    segment = model.segment(10)
    cells = [reader.child(wide * 11 + 1 + column) for column in range(columns)]
    assert all(cell.role() == Role.Cell for cell in cells)
    assert cells[SOURCE].text(NAME) == segment.source.plain
    assert cells[STATE].text(NAME)
    described = model.data(model.index(10, TARGET), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Segment 11" in described
    assert cells[STATE].text(NAME).lower() in described.lower()
    assert cells[MATCH].text(NAME) in described


def test_where_one_is_and_what_was_learned_is_spoken(driver: Driver) -> None:
    said: list[str] = []
    driver.desk.announcer.spoken.connect(said.append)
    driver.go(11)
    assert any(("Segment 11 of" in one and "Not started" in one) or "Draft" in one for one in said)
    assert any("Best match: 81%" in one for one in said)
    said.clear()
    driver.write("Le bac 2 contient jusqu'à 550 feuilles.")
    driver.press("Ctrl+Return")
    driver.settle()
    assert any("Segment 11 confirmed" in one and "phrase pair" in one for one in said)
    assert any("Segment 12 of" in one for one in said)


def test_the_editor_describes_its_segment(driver: Driver) -> None:
    driver.go(11)
    reader = QtGui.QAccessible.queryAccessibleInterface(driver.view.grid.editor)
    assert reader.role() == Role.EditableText
    assert reader.text(NAME) == "Translation"
    described = reader.text(QtGui.QAccessible.Text.Description)
    segment = driver.view.flow.segment
    assert segment is not None
    assert segment.source.plain in described
    assert QtCore.QLocale().toString(driver.view.model.total) in described
