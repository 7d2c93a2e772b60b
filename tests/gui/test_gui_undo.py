"""Undo and redo: of everything that can be done to a text, and on beyond one segment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from desk_driver import Driver
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil_gui.editor.target_editor import TargetEditor
from postil_gui.editor.text_document import TextStyle
from postil_gui.editor.text_moves import cycle_case, move_words
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme

B, B_END = Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>")
BREAK = Tag("single", "3", "<br/>", "<br>")
SOURCE = TaggedText.from_parts([B, "one", B_END, " two ", BREAK])

Edit = Callable[[TargetEditor, int, int], object]


def select(editor: TargetEditor, one: int, other: int) -> None:
    length = editor.document().characterCount()
    cursor = editor.textCursor()
    cursor.setPosition(one % length)
    cursor.setPosition(other % length, QtGui.QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)


def paste(editor: TargetEditor) -> None:
    editor.insertFromMimeData(editor.createMimeDataFromSelection())


def move_first_chip(editor: TargetEditor, to: int) -> None:
    length = editor.document().characterCount()
    chip = next((n for n in range(length) if editor.chip_at(n)), None)
    if chip is not None:
        editor.move_chip(chip, to % length)


EDITS: dict[str, Edit] = {
    "type": lambda editor, a, b: (select(editor, a, b), editor.textCursor().insertText("né 𝄞")),
    "delete": lambda editor, a, b: (select(editor, a, b), editor.textCursor().removeSelectedText()),
    "paste": lambda editor, a, b: (select(editor, a, b), paste(editor)),
    "next tag": lambda editor, a, b: (select(editor, a, b), editor.insert_next_tag()),
    "all tags": lambda editor, a, b: (select(editor, a, b), editor.insert_missing_tags()),
    "no tags": lambda editor, a, b: (select(editor, a, b), editor.remove_tags()),
    "take over": lambda editor, *_: editor.replace_all(TaggedText.from_parts(["un ", B, "x"])),
    "move a chip": lambda editor, a, _b: move_first_chip(editor, a),
    "case": lambda editor, a, b: (select(editor, a, b), cycle_case(editor)),
    "move words": lambda editor, a, b: (select(editor, a, b), move_words(editor, 1 - 2 * (a % 2))),
    "new line": lambda editor, a, b: (select(editor, a, b), editor.textCursor().insertBlock()),
}
steps = st.lists(
    st.tuples(st.sampled_from(sorted(EDITS)), st.integers(0, 60), st.integers(0, 60)), max_size=12
)


@given(steps)
@settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_undoing_everything_is_the_start_and_redoing_everything_the_end(
    qapp: QtWidgets.QApplication, done: list[tuple[str, int, int]]
) -> None:
    theme = Theme(qapp, "light")
    editor = TargetEditor()
    start = TaggedText.from_parts(["Un ", B, "deux", B_END, " trois"])
    editor.load(
        SOURCE, start, TextStyle(theme, theme.segment_font()), Qt.LayoutDirection.LeftToRight
    )
    for name, one, other in done:
        EDITS[name](editor, one, other)
    end = editor.text().compact()
    while editor.document().isUndoAvailable():
        editor.undo()
    assert editor.text().compact() == start
    while editor.document().isRedoAvailable():
        editor.redo()
    assert editor.text().compact() == end
    editor.deleteLater()


def test_undo_goes_on_with_the_last_confirmation_after_saying_so(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.settle()
    assert driver.project.segment(1).confirmed
    while driver.view.grid.editor.document().isUndoAvailable():
        driver.press("Ctrl+Z")  # what was filled in
    driver.press("Ctrl+Z")
    driver.settle()
    assert driver.project.segment(1).confirmed
    assert "confirmation of segment 1" in said[-1]
    driver.press("Ctrl+Z")
    driver.settle()
    assert not driver.project.segment(1).confirmed
    assert driver.project.segment(1).state is SegmentState.DRAFT
    assert driver.view.grid.current_row == 0
    assert driver.text == "Guide rapide"
    assert all(entry.undone for entry in driver.project.learned_events())


def test_redo_confirms_again(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.settle()
    driver.view.work.service.undo()
    driver.settle()
    assert not driver.project.segment(1).confirmed
    driver.press("Ctrl+Shift+Z")
    assert not driver.project.segment(1).confirmed
    driver.press("Ctrl+Shift+Z")
    driver.settle()
    assert driver.project.segment(1).confirmed
    assert driver.project.segment(1).target.plain == "Guide rapide"
    assert driver.view.model.segment(0).state is SegmentState.TRANSLATED


def test_undo_of_a_second_confirmation_brings_the_first_one_back(driver: Driver) -> None:
    for text in ("Guide rapide", "Guide éclair"):
        driver.go(1)
        driver.write(text)
        driver.press("Ctrl+Return")
        driver.settle()
    assert driver.project.segment(1).target.plain == "Guide éclair"
    driver.view.work.service.undo()
    driver.settle()
    kept = driver.project.segment(1)
    assert kept.confirmed
    assert kept.target.plain == "Guide rapide"
    assert driver.text == "Guide rapide"


def test_unconfirming_is_undone_too(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.settle()
    driver.go(1)
    driver.press("Ctrl+Shift+U")
    driver.settle()
    assert not driver.project.segment(1).confirmed
    driver.press("Ctrl+Z")
    driver.press("Ctrl+Z")
    driver.settle()
    assert driver.project.segment(1).confirmed
    driver.press("Ctrl+Y")
    driver.press("Ctrl+Y")
    driver.settle()
    assert not driver.project.segment(1).confirmed


@pytest.mark.parametrize("key", ["Ctrl+Z", "Ctrl+Shift+Z"])
def test_nothing_to_undo_is_said(driver: Driver, key: str) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.go(3)
    while driver.view.grid.editor.document().isUndoAvailable():
        driver.press("Ctrl+Z")
    if key == "Ctrl+Shift+Z":
        driver.keys("x")
    driver.press(key)
    if key == "Ctrl+Z":
        assert "nothing to undo" in said[-1]
    else:
        assert "nothing to do again" in said[-1]
