"""Scripts of all kinds in the target editor: direction, composing, one step for one character."""

from __future__ import annotations

import pytest
from desk_driver import Driver, MakeEditor
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.editor.target_editor import TargetEditor
from postil_gui.editor.text_moves import cycle_case, move_words, next_case
from postil_gui.qt import Qt, QtGui, QtWidgets

B, B_END = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
SOURCE = TaggedText.from_parts(["Press ", B, "Start 2", B_END, " now"])
RTL = Qt.LayoutDirection.RightToLeft


@pytest.fixture
def editor(make_editor: MakeEditor) -> TargetEditor:
    return make_editor(SOURCE, RTL)


@pytest.mark.parametrize("text", ["👩‍👩‍👧‍👦", "👍🏽", "🇫🇷", "é", "𝄞", "1️⃣", "❤️"], ids=ascii)
def test_one_character_as_it_is_seen_is_one_step_of_the_caret(
    editor: TargetEditor, text: str
) -> None:
    editor.replace_all(TaggedText(f"a{text}b"))
    editor.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
    positions = []
    for _ in range(3):
        editor.moveCursor(QtGui.QTextCursor.MoveOperation.NextCharacter)
        positions.append(editor.textCursor().position())
    end = 1 + len(text.encode("utf-16-le")) // 2
    assert positions == [1, end, end + 1]


@pytest.mark.parametrize("text", ["👩‍👩‍👧‍👦", "👍🏽", "🇫🇷", "1️⃣", "❤️", "🖨️"], ids=ascii)
def test_backspace_deletes_an_emoji_as_a_whole(
    editor: TargetEditor, qtbot: QtBot, text: str
) -> None:
    editor.replace_all(TaggedText(f"a 🇩🇪{text}"))
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    assert editor.text().plain == "a 🇩🇪"
    editor.undo()
    assert editor.text().plain == f"a 🇩🇪{text}"


def test_backspace_takes_the_last_mark_of_a_letter_first(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    editor.replace_all(TaggedText("שָׁ"))
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    assert editor.text().plain == "שָ"


def test_arabic_with_tags_and_numbers_is_edited_in_its_own_order(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    text = TaggedText.from_parts(["اضغط ", B, "ابدأ 2", B_END, " الآن"])
    editor.replace_all(text)
    assert editor.text().compact() == text
    assert editor.document().firstBlock().textDirection() == RTL
    cursor = editor.textCursor()
    cursor.setPosition(0)
    editor.setTextCursor(cursor)
    at_start = editor.cursorRect().x()
    qtbot.keyClick(editor, Qt.Key.Key_Left)  # the eye's left: on in the text
    assert editor.textCursor().position() == 1
    assert editor.cursorRect().x() < at_start
    cursor.setPosition(5)
    editor.setTextCursor(cursor)
    qtbot.keyClick(editor, Qt.Key.Key_Left)
    assert editor.textCursor().position() == 6  # the chip is one step
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    assert [tag.kind for tag in editor.text().compact().tags] == ["close"]


def test_case_goes_round_and_tags_stay(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts(["du ", B, "pa", B_END, "pier"]))
    seen = []
    for _ in range(4):
        assert cycle_case(editor)
        seen.append(editor.text().plain)
    assert seen == ["du Papier", "du PAPIER", "du papier", "du Papier"]
    assert list(editor.text().parts()) == ["du ", B, "Pa", B_END, "pier"]
    assert next_case("straße") == "Straße"
    assert next_case("Straße") == "STRAßE"  # never another number of letters


def test_words_change_places_with_their_neighbours(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText("bouton 𝄞 vert, là"))
    cursor = editor.textCursor()
    cursor.setPosition(0)
    editor.setTextCursor(cursor)
    assert move_words(editor, 1)
    assert editor.text().plain == "vert 𝄞 bouton, là"
    assert editor.textCursor().selectedText() == "bouton"
    assert move_words(editor, 1)
    assert editor.text().plain == "vert 𝄞 là, bouton"
    assert not move_words(editor, 1)
    assert move_words(editor, -1)
    assert editor.text().plain == "vert 𝄞 bouton, là"


def test_special_characters_are_inserted_and_shown(driver: Driver) -> None:
    driver.go(11)
    driver.write("10")
    driver.press("Alt+Shift+Space")
    driver.keys("kg")
    driver.press("Alt+Shift+R")
    assert driver.text == "10\u00a0kg\u200f"
    driver.press("Alt+Shift+C")
    assert driver.view.tools.popup.isVisible()
    driver.press("3")
    assert driver.text.endswith("\N{EN DASH}")
    driver.press("Alt+Shift+I")
    formats = driver.view.grid.editor.document().firstBlock().layout().formats()
    assert [(one.start, one.length) for one in formats][:2] == [(2, 1), (5, 1)]
    driver.press("Alt+Shift+I")
    assert not driver.view.grid.editor.document().firstBlock().layout().formats()


def test_what_is_being_composed_is_neither_saved_nor_confirmed(driver: Driver) -> None:
    driver.go(11)
    driver.write("あ")
    editor = driver.view.grid.editor
    QtWidgets.QApplication.sendEvent(editor, QtGui.QInputMethodEvent("にほ", []))
    driver.view.flow.save()
    driver.settle()
    assert driver.project.segment(11).target.plain == "あ"
    driver.press("Ctrl+Return")
    assert driver.view.flow.segment is not None
    assert driver.view.flow.segment.row_id == 11
    driver.press("Ctrl+Z")
    assert driver.text == "あ"
    done = QtGui.QInputMethodEvent("", [])
    done.setCommitString("日本")
    QtWidgets.QApplication.sendEvent(editor, done)
    assert driver.text == "あ日本"
