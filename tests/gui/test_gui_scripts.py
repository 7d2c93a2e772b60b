"""Scripts of all kinds in the target editor: direction, composing, one step for one character."""

from __future__ import annotations

from typing import cast

import pytest
from desk_driver import Driver, MakeEditor
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.editor.text_moves import cycle_case, move_words, next_case
from postil_gui.features.editing.tags.chip_drag import ChipDrag
from postil_gui.features.learning.panel import wording_card
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.widgets.cards.cards_model import pair_line

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


@pytest.mark.parametrize("outer", ["DEF ", "ابدأ "])
def test_a_chip_points_at_its_words_whichever_way_they_run(
    make_editor: MakeEditor, outer: str
) -> None:
    for side in (RTL, Qt.LayoutDirection.LeftToRight):
        editor = make_editor(SOURCE, side)
        editor.replace_all(TaggedText.from_parts([outer, B, outer, B_END, outer, "7"]))
        goes_on_left = outer == "ابدأ "
        assert _points_left(editor, len(outer)) == goes_on_left
        assert _points_left(editor, 2 * len(outer) + 1) != goes_on_left


def _points_left(editor: TargetEditor, position: int) -> bool:
    """Whether the chip behind a position has less ink at its left end."""
    cursor = QtGui.QTextCursor(editor.document())
    cursor.setPosition(position)
    edge = editor.cursorRect(cursor)
    cursor.setPosition(position + 1)
    box = edge.united(editor.cursorRect(cursor)).translated(editor.viewport().pos())
    picture = editor.grab(box.adjusted(3, 0, -3, 0)).toImage()
    paper = picture.pixelColor(picture.width() // 2, 0)

    def ink(columns: range) -> int:
        rows = range(picture.height())
        return sum(picture.pixelColor(x, y) != paper for x in columns for y in rows)

    return ink(range(5)) < ink(range(picture.width() - 5, picture.width()))


def test_steps_by_words_stop_at_tags_and_deleting_words_leaves_them(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    text = TaggedText.from_parts(["اضغط ", B, "ابدأ", B_END, " الآن"])
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    editor.replace_all(text)
    editor.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
    there = [_place_after(editor, qtbot, Qt.Key.Key_Left, control) for _ in range(5)]
    assert there == [5, 6, 10, 12, 16]
    back = [_place_after(editor, qtbot, Qt.Key.Key_Right, control) for _ in range(5)]
    assert back == [12, 10, 6, 5, 0]
    qtbot.keyClick(editor, Qt.Key.Key_Left, control | shift)
    qtbot.keyClick(editor, Qt.Key.Key_Left, control | shift)
    assert editor.textCursor().selectedText() == "اضغط \ufffc"
    _place(editor, 10)
    qtbot.keyClick(editor, Qt.Key.Key_Backspace, control)
    assert list(editor.text().parts()) == ["اضغط ", B, B_END, " الآن"]
    qtbot.keyClick(editor, Qt.Key.Key_Backspace, control)
    assert list(editor.text().parts()) == ["اضغط ", B_END, " الآن"]
    _place(editor, 0)
    qtbot.keyClick(editor, Qt.Key.Key_Delete, control)
    assert list(editor.text().parts()) == [B_END, " الآن"]


def _place(editor: TargetEditor, position: int) -> None:
    cursor = editor.textCursor()
    cursor.setPosition(position)
    editor.setTextCursor(cursor)


def _place_after(
    editor: TargetEditor, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> int:
    qtbot.keyClick(editor, key, modifier)
    return editor.textCursor().position()


def test_a_double_click_takes_the_word_and_not_the_tags_around_it(
    make_editor: MakeEditor, qtbot: QtBot
) -> None:
    editor = make_editor(SOURCE)
    editor.replace_all(TaggedText.from_parts(["un ", B, "mot", B_END, " fin"]))
    view, left = editor.viewport(), Qt.MouseButton.LeftButton
    middle = _point(editor, 5)
    qtbot.mouseClick(view, left, pos=middle)
    QtWidgets.QApplication.sendEvent(view, _mouse("MouseButtonDblClick", middle, left))
    qtbot.mouseMove(view, middle + QtCore.QPoint(1, 0))  # a hand is never quite still
    assert editor.textCursor().selectedText() == "mot"
    QtWidgets.QApplication.sendEvent(view, _mouse("MouseMove", _point(editor, 10), left))
    assert editor.textCursor().selectedText() == "mot\ufffc f"
    QtWidgets.QApplication.sendEvent(view, _mouse("MouseMove", middle, left))
    QtWidgets.QApplication.sendEvent(view, _mouse("MouseButtonRelease", middle, left))
    qtbot.keyClicks(editor, "lit")
    assert list(editor.text().parts()) == ["un ", B, "lit", B_END, " fin"]


def _point(editor: TargetEditor, position: int) -> QtCore.QPoint:
    cursor = QtGui.QTextCursor(editor.document())
    cursor.setPosition(position)
    return editor.cursorRect(cursor).center()


def _mouse(kind: str, point: QtCore.QPoint, button: Qt.MouseButton) -> QtGui.QMouseEvent:
    where, none = QtCore.QPointF(point), Qt.KeyboardModifier.NoModifier
    return QtGui.QMouseEvent(QtCore.QEvent.Type[kind], where, where, button, button, none)


def test_case_goes_round_and_tags_stay(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts(["du ", B, "pa", B_END, "pier"]))
    seen = []
    for _ in range(4):
        assert cycle_case(editor)
        seen.append(editor.text().plain)
    assert seen == ["du Papier", "du PAPIER", "du papier", "du Papier"]
    assert list(editor.text().parts()) == ["du ", B, "Pa", B_END, "pier"]
    assert [next_case(word, "tr") for word in ("ilk", "İlk", "İLK", "IŞIK")] == [
        "İlk", "İLK", "ilk", "ışık"
    ]  # fmt: skip
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
    driver.view.editing.save()
    driver.wait_until_idle()
    assert driver.project.segments.get(11).target.plain == "あ"
    driver.press("Ctrl+Return")
    assert driver.view.editing.segment is not None
    assert driver.view.editing.segment.row_id == 11
    driver.press("Ctrl+Z")
    assert driver.text == "あ"
    done = QtGui.QInputMethodEvent("", [])
    done.setCommitString("日本")
    QtWidgets.QApplication.sendEvent(editor, done)
    assert driver.text == "あ日本"


def test_lines_keep_their_height_and_direction_whatever_is_moved(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts(["دو ", B, "یک", B_END, " سه"]))
    height = editor.document().firstBlock().blockFormat().lineHeight()
    assert height > 100

    def look() -> tuple[float, Qt.LayoutDirection]:
        form = editor.document().firstBlock().blockFormat()
        return form.lineHeight(), form.layoutDirection()

    ChipDrag(editor).move_chip(3, 0)
    assert list(editor.text().parts()) == [B, "دو یک", B_END, " سه"]
    assert look() == (height, RTL)
    cursor = editor.textCursor()
    cursor.setPosition(1)
    editor.setTextCursor(cursor)
    assert move_words(editor, 1)
    assert look() == (height, RTL)
    for _ in range(2):
        editor.undo()
    assert look() == (height, RTL)
    assert list(editor.text().parts()) == ["دو ", B, "یک", B_END, " سه"]


def test_what_is_typed_behind_a_tag_that_was_moved_is_no_tag(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    editor.replace_all(TaggedText.from_parts(["Un ", B, "deux"]))
    ChipDrag(editor).move_chip(3, 8)
    qtbot.keyClicks(editor, "!")
    assert list(editor.text().parts()) == ["Un deux", B, "!"]


def test_a_text_and_its_translation_stand_beside_the_arrow_in_their_order(qtbot: QtBot) -> None:
    """From left to right, whichever way either of them runs."""
    for source, target in (("Open", "افتح 2"), ("שלום", "Hello"), ("סגור", "أغلق"), ("a", "b")):
        line = pair_line(source, target, "note")
        assert not line.right_to_left
        layout = QtGui.QTextLayout(line.text.plain)
        layout.beginLayout()
        row = layout.createLine()
        layout.endLayout()
        arrow = line.text.plain.index("→")
        words = [line.text.plain.index(word) for word in (source, target)]
        edges = [cast("tuple[float, int]", row.cursorToX(at)) for at in (*words, arrow, arrow + 1)]
        *ends, left, right = [x for x, _ in edges]
        middle = (left + right) / 2
        assert ends[0] < middle < ends[1], (source, target)
    marks = wording_card("قبل", "بعد", 1).lines[0]
    text = marks.text.plain
    assert [text[start:end].strip("\u2068\u2069") for start, end, _ in marks.marks[:2]] == [
        "قبل",
        "بعد",
    ]
