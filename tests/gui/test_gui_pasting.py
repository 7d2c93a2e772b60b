"""Pasting and putting in tags: no word and no tag is lost on the way."""

from __future__ import annotations

import pytest
from desk_driver import MakeEditor
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.pasting import fitted, pasted_lines
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.qt import Qt, QtCore, QtGui

LTR = Qt.LayoutDirection.LeftToRight
OPEN, CLOSE = Tag("open", "1", "<g id='1'>", "<b>"), Tag("close", "1", "</g>", "</b>")
BREAK = Tag("single", "2", "<x id='2'/>", "<br>")
SOURCE = TaggedText.from_parts(["Press ", OPEN, "Start", CLOSE, BREAK, " now"])


@pytest.fixture
def editor(make_editor: MakeEditor) -> TargetEditor:
    return make_editor(SOURCE)


def parts(editor: TargetEditor) -> list[str | Tag]:
    return list(editor.text().parts())


def select(editor: TargetEditor, start: int, end: int) -> None:
    cursor = editor.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(end, QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)


def paste(editor: TargetEditor, text: str) -> str:
    data = QtCore.QMimeData()
    data.setText(text)
    editor.insertFromMimeData(data)
    return editor.text().plain


def test_pasting_over_tags_brings_them_again(editor: TargetEditor, qtbot: QtBot) -> None:
    whole: list[str | Tag] = ["Go ", OPEN, "on", CLOSE, BREAK]
    editor.replace_all(TaggedText.from_parts(whole))
    editor.selectAll()
    editor.copy()
    qtbot.keyClick(editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert parts(editor) == whole
    select(editor, 0, 3)  # what stays in the text does not come twice
    qtbot.keyClick(editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert parts(editor) == ["Go on", OPEN, "on", CLOSE, BREAK]


def test_a_tag_takes_no_selected_word_away(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts(["Drücken ", CLOSE, "jetzt"]))
    select(editor, 0, 7)
    editor.insert_tag(OPEN)
    assert parts(editor) == [OPEN, "Drücken ", CLOSE, "jetzt"]
    select(editor, 10, 15)
    editor.insert_tag(BREAK)
    assert parts(editor) == [OPEN, "Drücken ", CLOSE, "jetzt", BREAK]
    assert editor.textCursor().position() == 16
    editor.undo()
    assert parts(editor) == [OPEN, "Drücken ", CLOSE, "jetzt"]


def test_all_tags_take_no_selected_word_away(editor: TargetEditor) -> None:
    editor.replace_all(TaggedText.from_parts([OPEN, "Start jetzt"]))
    select(editor, 1, 6)
    assert editor.insert_missing_tags() == 2
    assert parts(editor) == [OPEN, "Start", CLOSE, BREAK, " jetzt"]


def test_tags_of_another_segment_become_those_that_look_alike(editor: TargetEditor) -> None:
    theirs = [Tag("open", "7", "<g id='7'>", "<b>"), Tag("close", "7", "</g id='7'>", "</b>")]
    other = Tag("single", "9", "<x id='9'/>", "<img>")
    editor.insert_at_caret(TaggedText.from_parts([theirs[0], "Start", theirs[1], other]))
    assert parts(editor) == [OPEN, "Start", CLOSE]
    editor.insert_at_caret(TaggedText.from_parts([theirs[0], " on", theirs[1]]))
    assert parts(editor) == [OPEN, "Start", CLOSE, " on"]


def test_pairs_of_another_segment_stay_pairs(make_editor: MakeEditor) -> None:
    def pair(number: str) -> tuple[Tag, Tag]:
        return (
            Tag("open", number, f"<g id='{number}'>", "<b>"),
            Tag("close", number, "</g>", "</b>"),
        )

    (one, end_one), (two, end_two) = pair("1"), pair("2")
    (out, end_out), (inner, end_inner) = pair("7"), pair("8")
    editor = make_editor(TaggedText.from_parts([one, "a", two, "b", end_two, end_one]))
    editor.insert_at_caret(TaggedText.from_parts([out, "x", inner, "y", end_inner, end_out]))
    assert parts(editor) == [one, "x", two, "y", end_two, end_one]


@pytest.mark.parametrize(
    ("copied", "comes"),
    [
        ("cell\n", "cell"),
        ("cell\r\n", "cell"),
        ("\nparagraph\n\n", "paragraph"),
        ("first \r\n  second", "first second"),
        ("first\u2028second\u2029", "first second"),
        ("first\vsecond", "first second"),
        (" kept ", " kept "),
    ],
)
def test_lines_of_other_programs(editor: TargetEditor, copied: str, comes: str) -> None:
    assert paste(editor, copied) == comes


def test_text_that_comes_as_html_only_is_pasted_and_a_picture_takes_nothing_away(
    editor: TargetEditor,
) -> None:
    hints: list[str] = []
    editor.hint.connect(hints.append)
    editor.replace_all(TaggedText("un deux"))
    select(editor, 3, 7)
    picture = QtCore.QMimeData()
    picture.setImageData(QtGui.QImage(2, 2, QtGui.QImage.Format.Format_RGB32))
    editor.insertFromMimeData(picture)
    assert parts(editor) == ["un deux"]
    assert len(hints) == 1
    page = QtCore.QMimeData()
    page.setHtml("<p>le <b>mot</b>&nbsp;!</p>")
    editor.insertFromMimeData(page)
    assert parts(editor) == ["un le mot\u00a0!"]


def test_lines_stay_where_the_segment_has_lines(make_editor: MakeEditor) -> None:
    editor = make_editor(TaggedText("a\nb"))
    assert paste(editor, "one\r\ntwo\r\n") == "one\ntwo"


def test_files_that_were_copied_paste_no_path(editor: TargetEditor, qtbot: QtBot) -> None:
    hints: list[str] = []
    editor.hint.connect(hints.append)
    editor.replace_all(TaggedText("Bonjour"))
    for url, left in {
        "file:///home/me/text.docx": "Bonjour",
        "https://example.org/": "https://example.org/",
    }.items():
        data = QtCore.QMimeData()
        data.setUrls([QtCore.QUrl(url)])
        data.setText(url)
        QtGui.QGuiApplication.clipboard().setMimeData(data)
        editor.selectAll()
        qtbot.keyClick(editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert editor.text().plain == left
    assert hints == ["There are files on the clipboard, and no text."]


@pytest.mark.parametrize(
    ("text", "kept", "joined"),
    [
        ("one\r\n", "one", "one"),
        ("one\r\ntwo\n", "one\ntwo", "one two"),
        ("\r\n", "\n", " "),
        ("one", "one", "one"),
    ],
)
def test_line_breaks_of_other_programs(text: str, kept: str, joined: str) -> None:
    assert pasted_lines(text, keep=True) == kept
    assert pasted_lines(text, keep=False) == joined


def test_the_ends_of_a_pair_become_the_ends_of_one_pair() -> None:
    outer, inner, other = (
        (Tag("open", name, "<b>", "<b>"), Tag("close", name, "</b>", "</b>")) for name in "127"
    )
    text = TaggedText.from_parts([other[0], "x", other[1]])
    missing = [outer[0], inner[0], inner[1], outer[1]]
    assert list(fitted(text, missing).parts()) == [outer[0], "x", outer[1]]
