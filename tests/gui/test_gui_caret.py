"""Where the caret is after a filter, and in the dialog that splits; keys in a locked segment."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show

from postil_gui.features.editing.segments.split_dialog import SplitDialog
from postil_gui.qt import QtGui
from postil_gui.shell.all_actions import ACTIONS


@pytest.fixture
def lines(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a document of four lines."""
    path = tmp_path / "lines.txt"
    path.write_text("Load the tray\nClose the lid\n\U0001f600 Load it again, and wait\nPrint\n")
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def select(driver: Driver, anchor: int, position: int) -> None:
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(anchor)
    cursor.setPosition(position, QtGui.QTextCursor.MoveMode.KeepAnchor)
    driver.view.grid.editor.setTextCursor(cursor)


def caret(driver: Driver) -> tuple[int, int]:
    cursor = driver.view.grid.editor.textCursor()
    return cursor.anchor(), cursor.position()


def test_a_filter_keeps_caret_and_selection_and_so_does_leaving_it(lines: Driver) -> None:
    lines.go(3)
    lines.write("Encore charger")
    select(lines, 2, 6)
    lines.press("Ctrl+F")
    lines.keys("Load")
    lines.press("Return")
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 2, timeout=PATIENCE)
    lines.wait_until_idle()
    assert lines.view.model.place_of(lines.view.grid.current_row) == 2
    assert caret(lines) == (2, 6)
    lines.press("Ctrl+F")
    lines.press("Escape")
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 4, timeout=PATIENCE)
    lines.wait_until_idle()
    assert lines.focus() is lines.view.grid.editor
    assert caret(lines) == (2, 6)
    lines.press("Ctrl+Up")  # another segment begins at its end, also on coming back
    lines.press("Ctrl+Down")
    assert caret(lines) == (14, 14)


def test_a_segment_is_split_at_the_caret_of_the_translation(lines: Driver) -> None:
    lines.go(3)
    lines.write("Un, deux trois quatre")
    select(lines, 8, 8)
    lines.view.work.split()
    (dialog,) = lines.desk.window.findChildren(SplitDialog)
    assert dialog.target.offset == 8
    dialog.reject()
    select(lines, 21, 21)  # nothing would be behind it
    lines.view.work.split()
    dialog = lines.desk.window.findChildren(SplitDialog)[-1]
    assert dialog.target.offset == 4
    dialog.reject()


def test_a_caret_in_the_source_splits_there_behind_an_emoji(lines: Driver) -> None:
    lines.go(3)
    source = lines.view.grid.source
    source.setFocus()
    cursor = source.textCursor()
    cursor.setPosition(8)  # an emoji is two for Qt
    source.setTextCursor(cursor)
    lines.view.work.split()
    (dialog,) = lines.desk.window.findChildren(SplitDialog)
    assert dialog.source.offset == len("\U0001f600 Load ")
    dialog.reject()


@pytest.mark.parametrize("key", ["x", "Backspace", "Del", "Ctrl+V"])
def test_a_key_that_changes_nothing_says_that_the_segment_is_locked(
    lines: Driver, key: str
) -> None:
    lines.go(2)
    lines.write("Fermer")
    lines.press("Ctrl+Alt+L")
    lines.wait_until_idle()
    told: list[str] = []
    lines.view.announced.connect(told.append)
    lines.press("Left")
    assert not told
    lines.press(key)
    assert told == ["This segment is locked."]
    assert lines.text == "Fermer"


def test_every_command_that_would_change_a_locked_segment_says_so(lines: Driver) -> None:
    lines.go(2)
    lines.write("Fermer")
    lines.press("Ctrl+Alt+L")
    lines.wait_until_idle()
    told: list[str] = []
    lines.view.announced.connect(told.append)
    changing = [action.id for action in ACTIONS if action.changes_text]
    assert {"segment.copy_source", "segment.match_9", "term.insert_5", "edit.case"} < set(changing)
    for name in changing:
        lines.desk.window.book[name].trigger()
        assert told == ["This segment is locked."], name
        told.clear()
    for key in ("Ctrl+1", "Ctrl+Ins", "Ctrl+,", "Ctrl+Shift+T", "Shift+F3"):
        lines.press(key)
        assert told == ["This segment is locked."], key
        told.clear()
    assert lines.text == "Fermer"
    lines.press("Ctrl+Alt+L")
    lines.wait_until_idle()
    lines.press("Ctrl+Ins")
    assert lines.text == "Close the lid"
