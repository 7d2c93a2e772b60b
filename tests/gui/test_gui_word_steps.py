"""Keys and clicks that go by words, in scripts with spaces between them and in others."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import MakeEditor, MakeProject, Show
from pytestqt.qtbot import QtBot

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.tagged_text.unspaced import word_ends
from postil_gui.tagged_text.word_steps import bare_words

B, B_END = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
SOURCE = TaggedText.from_parts(["Select ", B, "it", B_END])
CTRL = Qt.KeyboardModifier.ControlModifier
TEXTS = {
    "ja": "設定|メニュー|から|プリンター |ABC |を|選択|してください|。|らーめん|、|𠮷野家",
    "zh": "请|从|菜|单 |Print |中|选|择|。",
    "fr": "le |texte |ici",
}


@pytest.fixture
def editor(make_editor: MakeEditor) -> TargetEditor:
    return make_editor(SOURCE)


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("language", TEXTS)
def test_keys_go_from_word_to_word(editor: TargetEditor, qtbot: QtBot, language: str) -> None:
    words = TEXTS[language].split("|")
    editor.language = language
    editor.replace_all(TaggedText("".join(words)))
    starts = [units("".join(words[:n])) for n in range(len(words) + 1)]
    there, back = [], []
    editor.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
    for _ in words:
        there.append(editor.textCursor().position())
        qtbot.keyClick(editor, Qt.Key.Key_Right, CTRL)
    for _ in words:
        back.append(editor.textCursor().position())
        qtbot.keyClick(editor, Qt.Key.Key_Left, CTRL)
    assert there == starts[:-1]
    assert back == starts[:0:-1]
    for n in range(1, len(words) + 1):
        qtbot.keyClick(editor, Qt.Key.Key_Delete, CTRL)
        assert editor.text().plain == "".join(words[n:])
        editor.undo()
        editor.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
        qtbot.keyClick(editor, Qt.Key.Key_Right, CTRL)
        qtbot.keyClick(editor, Qt.Key.Key_Backspace, CTRL)
        assert editor.text().plain == "".join(words[n:])


@pytest.mark.parametrize("language", TEXTS)
def test_a_double_click_selects_the_word_under_it(
    editor: TargetEditor, qtbot: QtBot, language: str
) -> None:
    words = TEXTS[language].split("|")
    editor.language = language
    editor.replace_all(TaggedText("".join(words)))
    start = 0
    for word in words:
        cursor = QtGui.QTextCursor(editor.document())
        cursor.setPosition(start + units(word.rstrip()))
        end = editor.cursorRect(cursor)
        point = end.center() - QtCore.QPoint(3, 0)  # the far half of the last character
        qtbot.mouseDClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=point)
        assert editor.selected_text().plain == word.rstrip()
        qtbot.mouseRelease(editor.viewport(), Qt.MouseButton.LeftButton, pos=point)
        start += units(word)


def test_a_tag_between_words_without_spaces_is_a_word_of_its_own(
    editor: TargetEditor, qtbot: QtBot
) -> None:
    editor.replace_all(TaggedText.from_parts(["設定", B, "選択", B_END, "です"]))
    left = []
    for _ in range(5):
        qtbot.keyClick(editor, Qt.Key.Key_Backspace, CTRL)
        left.append(list(editor.text().parts()))
    assert left == [
        ["設定", B, "選択", B_END],
        ["設定", B, "選択"],
        ["設定", B],
        ["設定"],
        [],
    ]


def test_thai_words_are_told_apart_as_far_as_qt_knows_them() -> None:
    text = "กรุณา เลือก"
    ends = word_ends(text, "th")
    assert set(ends) >= {0, 5, 6, len(text)}
    assert word_ends("open the file", "th") == word_ends("déjà vu", "fr") == []


def test_the_texts_of_a_project_know_their_languages(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    path = tmp_path / "lines.txt"
    path.write_text("设置菜单", encoding="utf-8")
    languages = {"source_language": "zh-CN", "target_language": "ja"}
    driver = show(make_project(documents=[path], memories=[], glossaries=[], **languages))
    grid = driver.view.grid
    driver.write("設定")
    found = []
    for text in (grid.source, grid.editor):
        text.setFocus()
        driver.press("Ctrl+Home")
        driver.press("Ctrl+Right")
        found.append(text.textCursor().position())
    assert found == [1, 2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the tray.", "the tray"),
        (" in the\ntray: ", "in the tray"),
        ("paper, e.g.", "paper, e.g."),
        ("Now!", "Now"),
        ("...", "..."),
    ],
)
def test_words_without_the_punctuation_of_their_sentence(text: str, words: str) -> None:
    assert bare_words(text) == words
