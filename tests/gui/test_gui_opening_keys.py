"""Keys typed while a dialog opens: they go to its fields, never into the translation."""

from __future__ import annotations

from typing import TypeVar

import pytest
from desk_driver import PATIENCE, Driver
from PySide6.QtTest import QTest

from postil_gui.features.editing.segments.split_dialog import SplitDialog
from postil_gui.features.help.keyboard_sheet import KeysDialog
from postil_gui.features.notes.comments_dialog import CommentsDialog
from postil_gui.features.projects.new_project import NewProjectDialog
from postil_gui.features.review.commands import FindingDialog
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.keys.palette import CommandPalette
from postil_gui.shell.settings_dialog import SettingsDialog
from postil_gui.widgets.dialogs.small_dialogs import GoToDialog, ask_text
from postil_gui.widgets.keys.opening_keys import is_blocked

Kind = TypeVar("Kind", bound=QtWidgets.QDialog)


def type_at_once(keys: str) -> None:
    """Type as the window system passes keys on: to the window that has them by then."""
    for key in keys:
        QTest.keyClick(QtGui.QGuiApplication.focusWindow(), key)


def opened(driver: Driver, kind: type[Kind]) -> Kind:
    """A dialog that was opened just now, and does not have the keys yet."""
    dialog = next(one for one in driver.desk.window.findChildren(kind) if one.isVisible())
    assert not dialog.isActiveWindow()
    return dialog


def test_the_number_of_a_segment_typed_at_once(driver: Driver) -> None:
    before = driver.text
    driver.press("Ctrl+G")
    opened(driver, GoToDialog)
    type_at_once("42\r")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 41
    driver.go(1)
    assert driver.text == before


def test_a_term_typed_at_once(driver: Driver) -> None:
    driver.go(3)
    before = driver.text
    driver.press("Ctrl+F2")
    dialog = opened(driver, TermDialog)
    type_at_once("guide\tnotice")
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    assert (dialog.source.text(), dialog.target.text()) == ("guide", "notice")
    assert driver.text == before
    dialog.reject()


def test_a_comment_typed_at_once(driver: Driver) -> None:
    driver.press("Ctrl+Shift+M")
    dialog = opened(driver, CommentsDialog)
    before = driver.text
    event = QtGui.QInputMethodEvent()
    event.setCommitString("ñ")  # composed by a dead key, it goes where the focus is
    QtWidgets.QApplication.sendEvent(driver.view.grid.editor, event)
    type_at_once("why")
    assert dialog.text.toPlainText() == "ñwhy"
    assert driver.text == before
    dialog.text.clear()
    dialog.reject()


def test_a_command_typed_at_once(driver: Driver) -> None:
    before = driver.text
    driver.press("Ctrl+Shift+P")
    palette = opened(driver, CommandPalette)
    type_at_once("guide")
    assert palette.field.text() == "guide"
    assert driver.text == before
    palette.close()


def test_a_name_typed_at_once(driver: Driver) -> None:
    taken: list[str] = []
    ask_text(driver.desk.window, "A new memory", "Name", taken.append)
    type_at_once("mine\r")
    assert taken == ["mine"]


@pytest.mark.parametrize(
    ("command", "kind"), [("project.settings", SettingsDialog), ("help.keys", KeysDialog)]
)
def test_a_search_typed_at_once(
    driver: Driver, command: str, kind: type[SettingsDialog | KeysDialog]
) -> None:
    before = driver.text
    driver.desk.window.book[command].trigger()
    dialog = opened(driver, kind)
    type_at_once("colour")
    assert dialog.field.text() == "colour"
    assert driver.text == before
    dialog.reject()


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("project.new", NewProjectDialog),
        ("segment.split", SplitDialog),
        ("review.finding", FindingDialog),
    ],
)
def test_a_key_pressed_at_once_in_a_form(
    driver: Driver, command: str, kind: type[QtWidgets.QDialog]
) -> None:
    """The tabulator goes to its second field, not into the translation."""
    before = driver.text
    driver.desk.window.book[command].trigger()
    dialog = opened(driver, kind)
    first = dialog.focusWidget()
    type_at_once("\t")
    assert dialog.focusWidget() not in (None, first)
    assert driver.text == before
    dialog.reject()


@pytest.fixture
def term_dialog(driver: Driver) -> TermDialog:
    driver.go(3)
    driver.press("Ctrl+F2")
    dialog = opened(driver, TermDialog)
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    return dialog


def test_nothing_is_done_in_the_window_of_such_a_dialog(
    driver: Driver, term_dialog: TermDialog
) -> None:
    window, editor, before = driver.desk.window, driver.view.grid.editor, driver.text
    assert is_blocked(window)
    driver.keys("xyz", editor)
    driver.bot.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    row = driver.view.grid.visualRect(driver.view.model.index(0, 1)).center()
    driver.bot.mouseClick(
        driver.view.grid.viewport(), Qt.MouseButton.LeftButton, pos=QtCore.QPoint(row)
    )
    assert (driver.text, driver.view.grid.current_row) == (before, 2)
    assert not driver.project.segments.read()[2].state.is_confirmed
    term_dialog.reject()
    assert not is_blocked(window)
    driver.keys("xyz", editor)
    assert "xyz" in driver.text


def test_nothing_is_done_in_the_window_after_such_a_dialog_was_minimised(
    driver: Driver, term_dialog: TermDialog
) -> None:
    window, editor, before = driver.desk.window, driver.view.grid.editor, driver.text
    term_dialog.showMinimized()
    QtWidgets.QApplication.processEvents()
    term_dialog.showNormal()
    QtWidgets.QApplication.processEvents()
    assert is_blocked(window)
    driver.keys("xyz", editor)
    assert driver.text == before
    term_dialog.reject()
    assert not is_blocked(window)


def test_nothing_is_done_in_panels_that_float(driver: Driver) -> None:
    driver.go(3)
    driver.raise_panel("Concordance")
    driver.view.concordance.field.setFocus()
    driver.desk.window.float_panel()
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+F2")
    dialog = next(one for one in driver.desk.window.findChildren(TermDialog) if one.isVisible())
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    field = driver.view.concordance.field
    assert field.window() is not driver.desk.window
    driver.bot.keyClicks(field, "abc")
    assert field.text() == ""
    dialog.reject()
    driver.bot.keyClicks(field, "abc")
    assert field.text() == "abc"


def test_the_guide_can_be_read_beside_such_a_dialog(
    driver: Driver, term_dialog: TermDialog
) -> None:
    driver.bot.keyClick(term_dialog, Qt.Key.Key_F1)
    guide = next(
        one
        for one in QtWidgets.QApplication.topLevelWidgets()
        if one.isVisible() and one.windowTitle() == "Guide"
    )
    field = guide.findChild(QtWidgets.QLineEdit)
    assert isinstance(field, QtWidgets.QLineEdit)
    driver.bot.waitUntil(guide.isActiveWindow, timeout=PATIENCE)
    driver.bot.keyClicks(field, "term")
    assert field.text() == "term"
    guide.close()
    term_dialog.reject()
