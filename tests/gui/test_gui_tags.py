"""Tags in the target editor: placed, chosen, carried, looked over."""

from __future__ import annotations

import pytest
from desk_driver import Driver, MakeEditor
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.chips import NUMBER_PROPERTY
from postil_gui.tagged_text.segment_text import SegmentText

B, B_END = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
ITALIC, ITALIC_END = Tag("open", "2", "<b>", "<b>"), Tag("close", "2", "</b>", "</b>")
BREAK = Tag("single", "3", "<br/>", "<br>")
SOURCE = TaggedText.from_parts([B, "one", B_END, " two ", ITALIC, "three", ITALIC_END, BREAK])
TAGGED = 20  # 'Tap <g>Print all</g> to release all your print jobs at once.'


@pytest.fixture
def editor(make_editor: MakeEditor) -> TargetEditor:
    return make_editor(SOURCE)


def parts(editor: TargetEditor) -> list[str | Tag]:
    return list(editor.text().parts())


def centre(editor: SegmentText, position: int) -> QtCore.QPoint:
    """The middle of the character behind a position."""
    cursor = QtGui.QTextCursor(editor.document())
    cursor.setPosition(position)
    left = editor.cursorRect(cursor)
    cursor.setPosition(position + 1)
    return left.united(editor.cursorRect(cursor)).center()


def test_two_pairs_that_look_alike_have_numbers(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts([B, ITALIC]))
    numbers = []
    for position in (1, 2):
        cursor = QtGui.QTextCursor(editor.document())
        cursor.setPosition(position)
        numbers.append(cursor.charFormat().property(NUMBER_PROPERTY))
    assert numbers == [1, 2]


def test_all_missing_tags_go_around_a_selection_if_they_are_pairs(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts(["un deux", BREAK]))
    cursor = editor.textCursor()
    cursor.setPosition(3)
    cursor.setPosition(7, QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    assert editor.insert_missing_tags() == 4
    assert parts(editor) == ["un ", B, ITALIC, "deux", B_END, ITALIC_END, BREAK]
    editor.undo()
    assert parts(editor) == ["un deux", BREAK]


def test_all_missing_tags_stand_at_the_caret_in_the_order_of_the_source(
    editor: TargetEditor,
) -> None:
    editor.replace_all(TaggedText("un"))
    assert editor.insert_missing_tags() == 5
    assert parts(editor) == ["un", B, B_END, ITALIC, ITALIC_END, BREAK]
    assert editor.insert_missing_tags() == 0


def test_tags_are_removed_from_the_selection_or_from_everything(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts([B, "un", B_END, "𝄞", ITALIC, "trois", ITALIC_END]))
    cursor = editor.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(4, QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    assert editor.remove_tags() == 2
    assert parts(editor) == ["un𝄞", ITALIC, "trois", ITALIC_END]
    editor.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
    assert editor.remove_tags() == 2
    assert parts(editor) == ["un𝄞trois"]
    editor.undo()
    assert parts(editor) == ["un𝄞", ITALIC, "trois", ITALIC_END]


def test_placed_tags_come_in_as_one_step_and_the_caret_stays(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText("𝄞 un deux"))
    cursor = editor.textCursor()
    cursor.setPosition(6)
    editor.setTextCursor(cursor)
    assert editor.place_tags(TaggedText.from_parts(["𝄞 ", B, "un", B_END, " deux", BREAK]))
    assert parts(editor) == ["𝄞 ", B, "un", B_END, " deux", BREAK]
    assert editor.textCursor().position() == 8
    editor.undo()
    assert parts(editor) == ["𝄞 un deux"]
    assert not editor.place_tags(TaggedText.from_parts(["other", B]))
    assert parts(editor) == ["𝄞 un deux"]


def test_a_chip_is_carried_with_the_mouse(editor: TargetEditor, qtbot: QtBot) -> None:
    editor.replace_all(TaggedText.from_parts(["un deux trois ", B]))
    chip, view = 14, editor.viewport()
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=centre(editor, chip))
    assert editor.textCursor().selectedText() == "\ufffc"  # held as a whole
    for position in (10, 3):
        qtbot.mouseMove(view, centre(editor, position) - QtCore.QPoint(3, 0))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=centre(editor, 3))
    assert parts(editor) == ["un ", B, "deux trois "]
    editor.undo()
    assert parts(editor) == ["un deux trois ", B]


def test_a_tag_of_the_source_is_dragged_into_the_translation(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez Tout imprimer.")
    source, editor = driver.view.grid.source, driver.view.grid.editor
    chip = source.toPlainText().index("\ufffc")
    view = source.viewport()
    driver.bot.mousePress(view, Qt.MouseButton.LeftButton, pos=centre(source, chip))
    assert source.textCursor().selectedText() == "\ufffc"  # Qt drags what is selected
    carried = source.createMimeDataFromSelection()
    driver.bot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=centre(source, chip))
    for _ in range(2):  # the second time it is there already
        for kind in (QtGui.QDragEnterEvent, QtGui.QDropEvent):
            event = kind(
                centre(editor, 8) - QtCore.QPoint(3, 0),
                Qt.DropAction.CopyAction,
                carried,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QtWidgets.QApplication.sendEvent(editor.viewport(), event)
        kinds = [part if isinstance(part, str) else part.kind for part in editor.text().parts()]
        assert kinds == ["Touchez ", "open", "Tout imprimer."]


def test_escape_lets_go_of_a_carried_chip(editor: TargetEditor, qtbot: QtBot) -> None:
    editor.replace_all(TaggedText.from_parts(["un deux trois ", B]))
    view = editor.viewport()
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=centre(editor, 14))
    qtbot.mouseMove(view, centre(editor, 3))
    qtbot.mouseMove(view, centre(editor, 1))
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=centre(editor, 1))
    assert parts(editor) == ["un deux trois ", B]


def test_missing_tags_are_placed_by_the_engine_and_taken_out_by_undo(driver: Driver) -> None:
    driver.go(TAGGED)
    segment = driver.project.segments.get(TAGGED)
    driver.write("Touchez Tout imprimer pour libérer tous vos travaux d'impression à la fois.")
    assert driver.view.note.tags.text().startswith("2 tags")
    driver.press("Ctrl+Shift+T")
    driver.wait_until_idle()
    text = driver.view.grid.editor.text()
    assert [p.kind for p in text.parts() if isinstance(p, Tag)] == ["open", "close"]
    inner = text.text[text.text.index(chr(0xF0000)) + 1 : text.text.index(chr(0xF0001))]
    assert "imprimer" in inner
    assert inner in ("Tout imprimer", "imprimer")
    assert not driver.view.note.tags.text()
    said = driver.desk.window.status.currentMessage()
    assert said.startswith("2 tags placed. Ctrl+Z")
    driver.press("Ctrl+Z")
    assert not driver.view.grid.editor.text().tags
    assert len(driver.view.grid.editor.missing_tags()) == len(segment.source.tags)


def test_what_is_said_of_a_text_goes_with_its_segment(driver: Driver) -> None:
    status = driver.desk.window.status
    driver.go(TAGGED)
    driver.write("Touchez Tout imprimer")
    driver.press("Ctrl+Shift+T")
    driver.wait_until_idle()
    assert "Ctrl+Z" in status.currentMessage()
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert "tags placed" not in status.currentMessage()
    status.announce("Exported")  # this holds, whatever segment is open
    driver.go(TAGGED)
    assert status.currentMessage() == "Exported"


def test_a_tag_is_chosen_by_its_number(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez ")
    driver.press("F9")
    popup = driver.view.tools.popup
    assert popup.isVisible()
    assert driver.focus() is popup.list
    assert "Print all" in popup.list.cards[0].spoken
    driver.press("2")
    assert not popup.isVisible()
    assert driver.focus() is driver.view.grid.editor
    tags = [p for p in driver.view.grid.editor.text().parts() if isinstance(p, Tag)]
    assert [tag.kind for tag in tags] == ["close"]


def test_escape_closes_the_list_and_nothing_else(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez ")
    driver.press("F9")
    driver.press("Escape")
    assert not driver.view.tools.popup.isVisible()
    assert driver.focus() is driver.view.grid.editor
    assert driver.text == "Touchez "


def test_a_tag_that_closes_nothing_is_marked_while_typing(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez ")
    driver.press("F9")
    driver.press("2")
    marked = driver.view.grid.editor.decorations.stretches("tags")
    assert [(one.start, one.end) for one in marked] == [(8, 9)]
    assert "nothing opened before it" in marked[0].tip
    assert "nothing opened before it" in driver.view.note.tags.text()
    driver.keys("Tout")
    assert driver.view.grid.editor.decorations.stretches("tags")
    driver.press("Ctrl+A")
    driver.keys("x")
    assert not driver.view.grid.editor.decorations.stretches("tags")


def test_who_types_on_beside_the_list_of_tags_types_in_the_text(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Appuyez ")
    driver.press("F9")
    driver.wait_until_idle()
    assert driver.focus() is not driver.view.grid.editor
    driver.keys("sur Tout")
    assert driver.focus() is driver.view.grid.editor
    assert driver.text == "Appuyez sur Tout"
    driver.press("F9")
    driver.keys("1")  # a number of the list still chooses
    assert driver.text == "Appuyez sur Tout"
    assert len(parts(driver.view.grid.editor)) == 2
