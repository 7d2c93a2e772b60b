"""The target editor and the texts around it: chips, clipboard, input methods, directions."""

from __future__ import annotations

import pytest
from desk_driver import MakeEditor
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from postil.formats.languages import is_right_to_left
from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.i18n.languages import language_name
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.chips import chip_look
from postil_gui.tagged_text.laid_text import display_document
from postil_gui.tagged_text.text_document import (
    Mark,
    TextStyle,
    insert_tagged,
    new_document,
    qt_offset,
    tagged_text,
)

OPEN, CLOSE = Tag("open", "1", "<g id='1'>", "<b>"), Tag("close", "1", "</g>", "</b>")
BREAK = Tag("single", "2", "<x id='2'/>", "<br>")
SOURCE = TaggedText.from_parts(["Press ", OPEN, "Start", CLOSE, BREAK, " now"])
LTR, RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture
def editor(make_editor: MakeEditor) -> TargetEditor:
    return make_editor(SOURCE)


parts = st.lists(
    st.one_of(
        st.text(st.characters(exclude_categories=["Cs", "Cc", "Co"]), max_size=12).filter(
            lambda text: not set(text) & set("\u2028\u2029\ufdd0\ufdd1")
        ),
        st.sampled_from([OPEN, CLOSE, BREAK]),
        st.just("\n"),
    ),
    max_size=8,
)


@given(parts)
@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_text_goes_into_a_document_and_comes_out_the_same(
    style: TextStyle, given_parts: list[str | Tag]
) -> None:
    text = TaggedText.from_parts(given_parts)
    document = new_document(style, LTR)
    table: list[Tag] = []
    insert_tagged(QtGui.QTextCursor(document), text, table, {})
    again = tagged_text(document, table)
    assert again.text.replace("\ufffc", "") == text.compact().text.replace("\ufffc", "")
    assert again.compact().tags == text.compact().tags


def test_no_break_spaces_survive_typing(editor: TargetEditor, qtbot: QtBot) -> None:
    editor.replace_all(TaggedText("Attention\u00a0: danger"))
    qtbot.keyClicks(editor, "!")
    assert editor.text().plain == "Attention\u00a0: danger!"


def test_what_was_loaded_comes_back_as_the_same_object(
    editor: TargetEditor, style: TextStyle
) -> None:
    odd = TaggedText("a\u2028b\r\nc", (BREAK,))
    editor.load(SOURCE, odd, style, LTR)
    assert editor.text() is odd


def test_a_chip_is_one_step_of_the_caret_and_one_deletion(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    editor.replace_all(TaggedText.from_parts(["ab", BREAK, "c"]))
    qtbot.keyClick(editor, Qt.Key.Key_Left)
    assert editor.textCursor().position() == 3
    qtbot.keyClick(editor, Qt.Key.Key_Left)
    assert editor.textCursor().position() == 2
    qtbot.keyClick(editor, Qt.Key.Key_Delete)
    assert editor.text() == TaggedText("abc")
    editor.undo()
    assert editor.text().compact().tags == (BREAK,)


def test_typing_beside_a_chip_stays_text(editor: TargetEditor, qtbot: QtBot) -> None:
    editor.replace_all(TaggedText.from_parts([OPEN, CLOSE]))
    cursor = editor.textCursor()
    cursor.setPosition(1)
    editor.setTextCursor(cursor)
    qtbot.keyClicks(editor, "Go")
    assert list(editor.text().parts()) == [OPEN, "Go", CLOSE]
    cursor.setPosition(0)
    editor.setTextCursor(cursor)
    qtbot.keyClicks(editor, "x")
    assert list(editor.text().parts()) == ["x", OPEN, "Go", CLOSE]


def test_tags_are_inserted_in_order_and_only_once(editor: TargetEditor) -> None:
    assert [tag.kind for tag in editor.missing_tags()] == ["open", "close", "single"]
    for _ in range(3):
        assert editor.insert_next_tag()
    assert not editor.insert_next_tag()
    assert list(editor.text().parts()) == [OPEN, CLOSE, BREAK]


def test_cut_and_paste_moves_tags_but_copying_does_not_double_them(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts([OPEN, "Go", CLOSE]))
    editor.selectAll()
    editor.copy()
    editor.moveCursor(QtGui.QTextCursor.MoveOperation.End)
    editor.paste()
    assert list(editor.text().parts()) == [OPEN, "Go", CLOSE, "Go"]
    editor.selectAll()
    editor.cut()
    assert editor.text().is_empty
    editor.paste()
    assert list(editor.text().parts()) == [OPEN, "Go", CLOSE, "Go"]


def test_foreign_clipboards_come_in_as_plain_text(editor: TargetEditor) -> None:
    data = QtCore.QMimeData()
    data.setHtml("<b>bold</b><br>next \U000f0000")
    data.setText("bold\r\nnext \U000f0000")
    editor.insertFromMimeData(data)
    assert editor.text().plain == "bold next \N{REPLACEMENT CHARACTER}"
    assert not editor.text().tags
    data = QtCore.QMimeData()
    data.setData("application/x-postil-tagged-text", QtCore.QByteArray(b"{nonsense"))
    hints: list[str] = []
    editor.hint.connect(hints.append)
    editor.insertFromMimeData(data)
    assert hints


def test_an_input_method_is_never_disturbed(editor: TargetEditor) -> None:
    compose = QtGui.QInputMethodEvent("にほ", [])
    QtWidgets.QApplication.sendEvent(editor, compose)
    assert editor.is_composing
    assert editor.text().is_empty  # what is being composed is not text yet
    commit = QtGui.QInputMethodEvent("", [])
    commit.setCommitString("日本")
    QtWidgets.QApplication.sendEvent(editor, commit)
    assert not editor.is_composing
    assert editor.text().plain == "日本"


def test_what_was_being_composed_stays_when_the_focus_goes(editor: TargetEditor) -> None:
    QtWidgets.QApplication.sendEvent(editor, QtGui.QInputMethodEvent("にほ", []))
    QtWidgets.QApplication.sendEvent(editor, QtGui.QFocusEvent(QtCore.QEvent.Type.FocusOut))
    assert not editor.is_composing
    assert editor.text().plain == "にほ"
    assert not editor.document().firstBlock().layout().preeditAreaText()


def test_enter_makes_a_line_only_where_the_source_has_one(
    editor: TargetEditor, style: TextStyle, qtbot: QtBot
) -> None:
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert editor.text().is_empty
    qtbot.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert editor.text().plain == "\n"
    editor.load(TaggedText("a\nb"), TaggedText(""), style, LTR)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert editor.text().plain == "\n"


def test_right_to_left_text_starts_at_the_right_edge(style: TextStyle) -> None:
    def gaps(document: QtGui.QTextDocument) -> tuple[float, float]:
        """Left and right of the text of a line that is much longer."""
        line = document.firstBlock().layout().lineAt(0)
        whole, text = line.rect(), line.naturalTextRect()
        return text.left() - whole.left(), whole.right() - text.right()

    document = display_document(TaggedText("שלום עולם"), style, RTL, 4000.0)
    assert document.firstBlock().textDirection() == RTL
    left, right = gaps(document)
    assert left > 5 > right
    left, right = gaps(display_document(TaggedText("hello"), style, LTR, 4000.0))
    assert left < 5 < right


def test_marks_count_characters_as_qt_does() -> None:
    text = TaggedText.from_parts(["𝄞 a", OPEN, "bc", CLOSE, "d"])
    assert text.plain == "𝄞 abcd"
    assert qt_offset(text, 0) == 0
    assert qt_offset(text, 1) == 2  # one character, two UTF-16 units
    assert qt_offset(text, 3) == 5  # behind the opening tag
    assert qt_offset(text, 5, before=True) == 7  # before the closing tag


def test_marked_text_is_coloured(style: TextStyle) -> None:
    text = TaggedText.from_parts(["ab", OPEN, "cd"])
    document = display_document(text, style, LTR, 400.0, marks=[Mark(2, 4, "found")])
    cursor = QtGui.QTextCursor(document)
    cursor.setPosition(4)
    assert cursor.charFormat().background().color() == style.theme.colour("found")
    cursor.setPosition(1)
    assert cursor.charFormat().background().style() == Qt.BrushStyle.NoBrush


def test_chips_are_labelled_by_what_the_format_says() -> None:
    order: dict[str, int] = {}
    assert chip_look(OPEN, order).label == "b"
    assert chip_look(BREAK, order).colour == 1
    assert chip_look(CLOSE, order).colour == 0
    assert chip_look(Tag("single", "77", "x"), order).label == "77"
    assert len(chip_look(Tag("single", "9", "x", "a very long description"), order).label) == 10


@pytest.mark.parametrize(
    ("code", "rtl"),
    [
        ("ar", True),
        ("he-IL", True),
        ("fa", True),
        ("az-Arab", True),
        ("fr", False),
        ("ar-Latn", False),
    ],
)
def test_direction_of_languages(code: str, rtl: bool) -> None:
    assert is_right_to_left(code) is rtl


def test_names_of_languages() -> None:
    assert language_name("fr") == "French"
    assert language_name("pt-BR") == "Portuguese (Brazil)"
    assert language_name("zh-Hans") == "Chinese (Simplified Han)"
    assert language_name("tlh") in ("tlh", "Klingon")
