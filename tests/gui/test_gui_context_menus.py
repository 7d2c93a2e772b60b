"""Menus under the right mouse button: of the declared commands, for what was clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from desk_driver import Driver

from postil_gui.features.editing.grid.segments_model import SOURCE, STATE, TARGET
from postil_gui.features.editing.segments.split_dialog import SplitDialog
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.tagged_text.segment_text import SegmentText

TAGGED = 20
MOST = 15


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QtWidgets.QMenu]]:
    """Menus that were to be shown; they are closed at the end."""
    shown: list[QtWidgets.QMenu] = []
    monkeypatch.setattr(QtWidgets.QMenu, "popup", lambda menu, *_: shown.append(menu))
    yield shown
    for menu in shown:
        menu.deleteLater()


def clicked(widget: QtWidgets.QWidget, point: QtCore.QPoint) -> None:
    reason = QtGui.QContextMenuEvent.Reason.Mouse
    event = QtGui.QContextMenuEvent(reason, point, widget.mapToGlobal(point))
    QtWidgets.QApplication.sendEvent(widget, event)


def names(menu: QtWidgets.QMenu) -> list[str]:
    return [action.objectName() for action in menu.actions() if action.objectName()]


def on_chip(text: SegmentText) -> QtCore.QPoint:
    at = next(at for at in range(text.document().characterCount()) if text.chip_at(at))
    cursor = QtGui.QTextCursor(text.document())
    cursor.setPosition(at)
    return text.cursorRect(cursor).center() + QtCore.QPoint(8, 0)


def test_a_word_of_the_source_is_looked_up_and_becomes_a_term(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(2)
    source = driver.view.grid.source
    clicked(source.viewport(), QtCore.QPoint(source.cursorRect().width() + 40, 8))
    assert source.selected_text().plain.isalpha()
    found = names(menus[0])
    assert {"edit.concordance", "term.add", "segment.comment", "segment.lock"} <= set(found)
    driver.desk.window.book["edit.concordance"].trigger()
    assert driver.view.concordance.field.text() == source.selected_text().plain


def test_the_translation_has_the_commands_of_its_words(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(2)
    driver.write("Bonjour")
    clicked(driver.view.grid.editor.viewport(), QtCore.QPoint(5, 5))
    found = names(menus[0])
    assert {"edit.concordance", "term.add", "segment.comment", "segment.lock"} <= set(found)
    assert {"segment.place", "segment.words", "edit.spelling"} <= set(found)
    lock = next(one for one in menus[0].actions() if one.objectName() == "segment.lock")
    lock.trigger()
    driver.wait_until_idle()
    assert driver.project.segments.get(driver.row_id).locked


def test_a_segment_is_split_from_the_menu_of_its_source(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(11)
    source = driver.view.grid.source
    clicked(source.viewport(), QtCore.QPoint(source.cursorRect().width() + 40, 8))
    next(one for one in menus[0].actions() if one.objectName() == "segment.split").trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(SplitDialog)
    assert dialog is not None and dialog.isVisible()
    dialog.reject()


def test_undo_in_the_menu_is_that_of_the_desk(driver: Driver, menus: list[QtWidgets.QMenu]) -> None:
    driver.go(2)
    driver.write("Bonjour")
    clicked(driver.view.grid.editor.viewport(), QtCore.QPoint(5, 5))
    found = names(menus[0])
    assert "edit.undo" in found
    assert not {"edit-undo", "edit-redo"} & set(found)
    assert {"edit-cut", "edit-paste"} <= set(found)
    assert found.index("edit.undo") < found.index("edit-cut")


def test_a_tag_of_the_source_is_inserted_by_its_menu(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(TAGGED)
    grid = driver.view.grid
    driver.write("Touchez tout")
    clicked(grid.source.viewport(), on_chip(grid.source))
    assert grid.source.has_chip_selected
    action = next(
        one for one in menus[0].actions() if one.objectName() == "segment.insert_this_tag"
    )
    before = len(grid.editor.missing_tags())
    action.trigger()
    assert len(grid.editor.missing_tags()) == before - 1
    clicked(grid.editor.viewport(), on_chip(grid.editor))
    assert "segment.remove_tags" in names(menus[1])
    assert "segment.insert_this_tag" not in names(menus[1])
    driver.desk.window.book["segment.remove_tags"].trigger()
    assert len(grid.editor.missing_tags()) == before


def test_a_row_that_is_not_open_is_opened_and_has_the_menu_of_what_was_clicked(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(2)
    grid = driver.view.grid
    for column, wanted in (
        (STATE, "segment.bookmark"),
        (SOURCE, "term.add"),
        (TARGET, "edit.case"),
    ):
        other = grid.current_row + 1
        point = grid.visualRect(driver.view.model.index(other, column)).center()
        driver.bot.mouseClick(grid.viewport(), _right(), pos=point)
        assert grid.current_row == other
        now = grid.visualRect(driver.view.model.index(other, column)).center()
        clicked(grid.viewport(), now)
        assert wanted in names(menus[-1])


def test_a_match_has_the_commands_that_it_can_answer(
    driver: Driver, menus: list[QtWidgets.QMenu]
) -> None:
    driver.go(21)
    matches = driver.view.matches
    matches.list.choose(0)
    place = matches.list.visualRect(matches.list.currentIndex()).center()
    clicked(matches.list.viewport(), place)
    assert {"segment.replace_by_match", "match.part", "match.search"} <= set(names(menus[0]))
    assert "match.edit_unit" not in names(menus[0])  # what came with the project is protected
    assert any("protected" in one.text() for one in menus[0].actions())
    asked: list[str] = []
    matches.search_asked.connect(asked.append)
    next(one for one in menus[0].actions() if one.objectName() == "match.search").trigger()
    assert asked


def test_no_context_menu_has_more_than_fifteen_entries() -> None:
    places = {place for action in ACTIONS for place in action.places}
    assert places == {"row", "source", "target", "tag", "match"}
    for place in places:
        assert len([action for action in ACTIONS if place in action.places]) <= MOST


def _right() -> QtCore.Qt.MouseButton:
    return QtCore.Qt.MouseButton.RightButton
