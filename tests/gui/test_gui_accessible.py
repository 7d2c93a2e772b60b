"""What assistive technology gets, asked through Qt's accessibility interface."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from reachable import out_of_reach, without_name

from postil.training.recipe_book import RECIPES
from postil_gui.features.editing.grid.segments_model import MATCH, SOURCE, STATE, TARGET
from postil_gui.features.learning.dialog import LayerRow, LearnedDialog
from postil_gui.features.training.dialog import TrainDialog
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.keys.shortcuts_dialog import ShortcutsDialog
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.charts.chart import CurveChart
from postil_gui.widgets.charts.reliability import ReliabilityChart
from postil_gui.widgets.dialogs.dialog_parts import LEAVE
from postil_gui.widgets.dialogs.form_dialog import FormDialog

Role = QtGui.QAccessible.Role
NAME = QtGui.QAccessible.Text.Name
KEY = QtCore.QEvent.Type.KeyPress
COMMANDS = (
    *("project.new", "project.settings", "help.keys", "help.shortcuts", "help.toolbar"),
    *("help.palette", "help.about", "edit.go_to"),
)


def test_everything_the_keyboard_reaches_has_name_and_role(driver: Driver) -> None:
    assert not without_name(driver.desk.window)
    driver.desk.close_project()
    assert not without_name(driver.desk.window), "welcome page"


@pytest.mark.parametrize("command", COMMANDS)
def test_dialogs_have_names_roles_and_an_order(driver: Driver, command: str) -> None:
    desk = driver.desk
    before = set(desk.window.findChildren(QtWidgets.QDialog))
    desk.window.book[command].trigger()
    (dialog,) = set(desk.window.findChildren(QtWidgets.QDialog)) - before
    assert not without_name(dialog)
    assert dialog.windowTitle()
    assert not out_of_reach(dialog)
    dialog.close()


@pytest.mark.parametrize(
    "command",
    [
        *("project.details", "project.pretranslate", "project.export_all"),
        *("project.translate_folder", "project.pack", "review.finding"),
    ],
)
def test_forms_begin_with_their_fields_and_end_with_their_buttons(
    driver: Driver, command: str
) -> None:
    desk = driver.desk
    desk.window.book[command].trigger()
    driver.wait_until_idle()
    (dialog,) = desk.window.findChildren(FormDialog)
    driver.bot.waitUntil(lambda: dialog.focusWidget() is not None, timeout=PATIENCE)
    first = dialog.focusWidget()
    assert not isinstance(first, QtWidgets.QPushButton)
    order, here = [first], first.nextInFocusChain()
    while here is not first:
        if here.focusPolicy() & Qt.FocusPolicy.TabFocus and here.isVisible():
            order.append(here)
        here = here.nextInFocusChain()
    buttons = [order.index(dialog.findChild(QtWidgets.QPushButton, LEAVE)), order.index(dialog.do)]
    assert buttons == [len(order) - 2, len(order) - 1]
    assert not without_name(dialog)
    assert not out_of_reach(dialog)
    dialog.close()


def test_the_focus_stays_on_the_layer_that_is_muted(driver: Driver, sample_engine: Path) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.desk.window.book["engine.learned"].trigger()
    driver.wait_until_idle()
    (dialog,) = driver.desk.window.findChildren(LearnedDialog)
    driver.bot.waitUntil(lambda: dialog.layers.count() == 3, timeout=PATIENCE)
    row = dialog.layers.itemAt(2).widget()
    assert isinstance(row, LayerRow)
    names = [one.accessibleName() for one in row.controls]
    assert names == ["Use the layer Project", "Export: Project", "Delete: Project"]
    row.used.setFocus()
    driver.bot.keyClick(row.used, Qt.Key.Key_Space)
    driver.wait_until_idle()

    def muted() -> bool:
        now = dialog.layers.itemAt(2).widget()
        return isinstance(now, LayerRow) and now is not row and not now.used.isChecked()

    driver.bot.waitUntil(muted, timeout=PATIENCE)
    now = dialog.layers.itemAt(2).widget()
    assert isinstance(now, LayerRow)
    assert dialog.focusWidget() is now.used
    assert not out_of_reach(dialog)
    dialog.close()


def test_the_training_dialog_has_names_and_roles(desk: MainController) -> None:
    dialog = TrainDialog(
        desk.theme, desk.settings, desk.trainer, list(RECIPES.values()), desk.window
    )
    dialog.show()
    assert not without_name(dialog)
    dialog.close()
    dialog.deleteLater()


def test_tab_reaches_everything_in_the_main_window(driver: Driver) -> None:
    assert not out_of_reach(driver.desk.window)


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
    (place,) = [one for one in said if "Segment 11 of" in one]
    assert "Not started" in place or "Draft" in place
    assert said.count("Best match: 81%.") == 1
    before = list(said)
    editing = driver.view.editing
    editing.opened.emit(editing.segment)  # as when something else of it has changed
    editing.proposals_changed.emit(editing.proposals, False)
    assert said == before
    said.clear()
    driver.write("Le bac 2 contient jusqu'à 550 feuilles.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert any("Segment 11 confirmed" in one and "phrase pair" in one for one in said)
    assert any("Segment 12 of" in one for one in said)


def test_the_editor_describes_its_segment(driver: Driver) -> None:
    driver.go(11)
    reader = QtGui.QAccessible.queryAccessibleInterface(driver.view.grid.editor)
    assert reader.role() == Role.EditableText
    assert reader.text(NAME) == "Translation"
    described = reader.text(QtGui.QAccessible.Text.Description)
    segment = driver.view.editing.segment
    assert segment is not None
    assert segment.source.plain in described
    assert QtCore.QLocale().toString(driver.view.model.total) in described


def test_charts_are_pictures_that_say_what_they_show(driver: Driver) -> None:
    charts: list[QtWidgets.QWidget] = [
        CurveChart(driver.desk.theme, "Nothing yet."),
        ReliabilityChart(driver.desk.theme),
    ]
    for chart in charts:
        reader = QtGui.QAccessible.queryAccessibleInterface(chart)
        assert reader.role() == Role.Graphic
        assert reader.text(NAME)
        assert reader.text(QtGui.QAccessible.Text.Description)
        chart.deleteLater()


def test_the_field_for_a_key_is_a_field_and_says_the_key(driver: Driver) -> None:
    driver.desk.window.book["help.shortcuts"].trigger()
    dialog = driver.desk.window.findChild(ShortcutsDialog)
    assert isinstance(dialog, ShortcutsDialog)
    field = dialog.recorder
    reader = QtGui.QAccessible.queryAccessibleInterface(field)
    assert reader.role() == Role.EditableText
    for key, shown in (
        ("Ctrl+Shift+K", "Ctrl+Shift+K"),
        ("F5", "F5"),
        ("Ctrl+Del", "Ctrl+Del"),
        ("Alt+Ü", "Alt+Ü"),
    ):
        combination = QtGui.QKeySequence(key)[0]
        code, modifiers = QtGui.QKeySequence(key)[0].toCombined(), combination.keyboardModifiers()
        event = QtGui.QKeyEvent(KEY, code & ~int(modifiers.value), modifiers, "")
        QtWidgets.QApplication.sendEvent(field, event)
        assert reader.text(QtGui.QAccessible.Text.Value) == shown
    driver.bot.keyClick(field, Qt.Key.Key_Shift)
    assert field.text() == "Alt+Ü", "a modifier alone is no key"
    event = QtGui.QKeyEvent(KEY, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier, "?")
    QtWidgets.QApplication.sendEvent(field, event)
    assert field.text() == "?"
    driver.bot.keyClick(field, Qt.Key.Key_Tab)
    assert not field.hasFocus(), "Tab leaves it"
    dialog.close()


def test_tabs_of_panels_say_what_they_are(driver: Driver) -> None:
    for panel in ("checks", "notes"):
        driver.raise_panel(panel)
    driver.wait_until_idle()
    bars = [one for one in driver.desk.window.findChildren(QtWidgets.QTabBar) if one.count()]
    names = [one.accessibleName() for one in bars]
    assert all(names)
    assert any("Learned" in name and "Terms" in name for name in names)
    assert any("Notes & history" in name for name in names)
