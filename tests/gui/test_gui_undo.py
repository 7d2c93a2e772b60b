"""Undo and redo: of everything that can be done to a text, and on beyond one segment."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from desk_driver import Driver
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from postil.errors import StorageError
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.editor.text_moves import cycle_case, move_words
from postil_gui.features.editing.tags.chip_drag import ChipDrag
from postil_gui.features.editing.undo.histories import (
    MOST_STEPS,
    Histories,
    History,
    Recorder,
    play_back,
)
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.tagged_text.text_document import TextStyle
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
        ChipDrag(editor).move_chip(chip, to % length)


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


ANOTHER = TaggedText.from_parts(["un ", B, "mot", B_END])
PUT_IN: dict[str, Callable[[TargetEditor], object]] = {
    "a match": lambda editor: editor.replace_all(ANOTHER),
    "a match without tags": lambda editor: editor.replace_all(TaggedText("un mot")),
    "a text played back": lambda editor: editor.become(ANOTHER),
    "a completion": lambda editor: editor.insert_at_caret(TaggedText(" mot")),
    "a tag and words": lambda editor: editor.insert_at_caret(TaggedText.from_parts([BREAK, "mot"])),
    "another word": lambda editor: editor.replace_plain(0, 1, "mot"),
    "another case": lambda editor: editor.replace_letters(0, "É"),
}
STARTS = {
    "empty": TaggedText(""),
    "words": TaggedText("é"),
    "tags": TaggedText.from_parts([B, "é", B_END]),
}


@pytest.mark.parametrize("what", PUT_IN)
@pytest.mark.parametrize("before", STARTS)
def test_typing_on_is_undone_before_what_was_put_in(
    qapp: QtWidgets.QApplication, qtbot: QtBot, what: str, before: str
) -> None:
    start = STARTS[before]
    if start.is_empty and what in ("another word", "another case"):
        pytest.skip("there is no word")
    theme = Theme(qapp, "light")
    editor = TargetEditor()
    style = TextStyle(theme, theme.segment_font())
    editor.load(SOURCE, start, style, Qt.LayoutDirection.LeftToRight)
    PUT_IN[what](editor)
    put_in = editor.text().compact()
    qtbot.keyClicks(editor, "s!")
    assert editor.text().plain.count("s!") == 1
    editor.undo()
    assert editor.text().compact() == put_in
    editor.undo()
    assert editor.text().compact() == start
    editor.redo()
    editor.redo()
    assert editor.text().plain.count("s!") == 1
    editor.deleteLater()


@pytest.mark.parametrize("take", ["Ctrl+1", "segment.machine"])
def test_a_match_stays_when_what_was_typed_behind_it_is_undone(driver: Driver, take: str) -> None:
    driver.go(4)
    driver.write("Avant")
    if take in driver.desk.window.book.actions:
        driver.desk.window.book[take].trigger()
    else:
        driver.press(take)
    taken = driver.text
    assert taken not in ("", "Avant")
    driver.keys(" et plus")
    driver.press("Ctrl+Z")
    assert driver.text == taken
    driver.press("Ctrl+Shift+Z")
    assert driver.text == f"{taken} et plus"
    driver.press("Alt+Down")
    driver.wait_until_idle()
    driver.press("Alt+Up")
    driver.wait_until_idle()
    driver.keys("!")
    driver.press("Ctrl+Z")
    assert driver.text == f"{taken} et plus"
    driver.press("Ctrl+Z")
    assert driver.text == taken
    driver.press("Ctrl+Z")
    assert driver.text == "Avant"


def test_undo_goes_on_with_the_last_confirmation_after_saying_so(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed
    driver.go(4)  # another place than the one the confirmation led to
    filled_in = driver.text
    driver.press("Ctrl+Z")
    assert driver.text == filled_in
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed
    assert "confirmation of segment 1" in said[-1]
    driver.press("Ctrl+Z")
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).confirmed
    assert driver.project.segments.get(1).state is SegmentState.DRAFT
    assert driver.view.grid.current_row == 0
    assert driver.text == "Guide rapide"
    assert all(entry.undone for entry in driver.project.learned.events())


def test_redo_confirms_again(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.view.work.service.steps.undo()
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).confirmed
    driver.press("Ctrl+Shift+Z")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed
    assert driver.project.segments.get(1).target.plain == "Guide rapide"
    assert driver.view.model.segment(0).state is SegmentState.TRANSLATED


def test_undo_of_a_second_confirmation_brings_the_first_one_back(driver: Driver) -> None:
    for text in ("Guide rapide", "Guide éclair"):
        driver.go(1)
        driver.write(text)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == "Guide éclair"
    driver.view.work.service.steps.undo()
    driver.wait_until_idle()
    kept = driver.project.segments.get(1)
    assert kept.confirmed
    assert kept.target.plain == "Guide rapide"
    assert driver.text == "Guide rapide"


def test_unconfirming_is_undone_too(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.go(1)
    driver.press("Ctrl+Shift+U")
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).confirmed
    driver.press("Ctrl+Z")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed
    driver.press("Ctrl+Y")
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).confirmed


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


def test_what_was_typed_is_undone_after_coming_back(driver: Driver) -> None:
    editor = driver.view.grid.editor
    driver.write("Guide")
    driver.press("Ctrl+A")
    driver.press("Ctrl+C")
    driver.press("End")
    driver.keys(" rapide")
    driver.press("Alt+Down")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 1
    driver.press("Alt+Up")
    driver.wait_until_idle()
    assert driver.text == "Guide rapide"
    texts = [driver.text]
    while editor.document().isUndoAvailable():
        driver.press("Ctrl+Z")
        if driver.text != texts[-1]:
            texts.append(driver.text)
    assert texts[-1] == ""
    assert len(texts) >= 2
    while editor.document().isRedoAvailable():
        driver.press("Ctrl+Shift+Z")
    assert driver.text == "Guide rapide"
    driver.press("Ctrl+Z")
    driver.press("Alt+Down")
    driver.wait_until_idle()
    driver.press("Alt+Up")  # what was undone there can be done again, too
    driver.wait_until_idle()
    assert driver.text == texts[1]
    driver.press("Ctrl+Shift+Z")
    assert driver.text == "Guide rapide"
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == "Guide rapide"


def test_a_text_that_was_changed_elsewhere_has_no_old_steps(driver: Driver) -> None:
    driver.write("Guide")
    driver.press("Alt+Down")
    driver.wait_until_idle()
    changed = driver.project.segments.save_draft(1, TaggedText("Notice"))
    driver.view.editing.refresh([changed])
    driver.press("Alt+Up")
    driver.wait_until_idle()
    assert driver.text == "Notice"
    assert not driver.view.grid.editor.document().isUndoAvailable()


texts = st.lists(
    st.lists(
        st.one_of(st.sampled_from(["a", "b ", "é", "𝄞"]), st.sampled_from([B, B_END, BREAK])),
        max_size=6,
    ).map(TaggedText.from_parts),
    min_size=1,
    max_size=9,
).map(lambda texts: [text for text, _ in groupby(texts)])


@given(texts, st.data())
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_history_played_back_is_the_one_that_was_kept(
    qapp: QtWidgets.QApplication, texts: list[TaggedText], data: st.DataObject
) -> None:
    now = data.draw(st.integers(0, len(texts) - 1))
    later = st.lists(st.integers(0, 9), min_size=len(texts) - 1, max_size=len(texts) - 1)
    after = [0, *sorted(data.draw(later))]
    theme = Theme(qapp, "light")
    editor = TargetEditor()
    style = TextStyle(theme, theme.segment_font())
    editor.load(SOURCE, texts[now], style, Qt.LayoutDirection.LeftToRight)
    edits: list[None] = []
    editor.edited.connect(lambda: edits.append(None))
    recorder = Recorder()
    play_back(editor, History(texts, after, now), recorder)
    shown, again = editor.text().compact(), recorder.history({})
    undone, redone = [], []
    while editor.document().isUndoAvailable():
        editor.undo()
        undone.append(editor.text().compact())
    while editor.document().isRedoAvailable():
        editor.redo()
        redone.append(editor.text().compact())
    editor.deleteLater()
    assert shown == texts[now]
    assert len(edits) == len(undone) + len(redone)  # none by playing back
    assert undone == texts[:now][::-1]
    assert redone == texts[1:]
    assert (again == History(texts, after, now)) if again else len(texts) == 1


def test_histories_are_bounded() -> None:
    kept = Histories(most=1000)
    for row_id in range(50):
        kept.keep(row_id, History([TaggedText("x" * 30), TaggedText("y" * 30)], [0, 0], 1))
        assert kept.size <= 1000
    assert kept.take(49, TaggedText("y" * 30)) is not None
    assert kept.take(0, TaggedText("y" * 30)) is None
    assert kept.take(48, TaggedText("z")) is None
    for row_id in range(50):
        kept.keep(row_id, None)
    assert kept.size == 0
    recorder = Recorder()
    recorder.begin(TaggedText(""))
    for step in range(1, 500):
        recorder.note(step, TaggedText(str(step)), redo=False)
    history = recorder.history({})
    assert history is not None
    assert len(history.texts) == MOST_STEPS
    assert history.texts[history.now].plain == "499"


def test_what_was_undone_is_gone_once_something_else_is_typed() -> None:
    one, two, three, four = (TaggedText(text) for text in ("1", "2", "3", "4"))
    recorder = Recorder()
    recorder.begin(one)
    recorder.note(1, two, redo=False)
    recorder.note(2, three, redo=False)
    recorder.note(0, one, redo=True)
    history = recorder.history({})
    assert history is not None and (history.texts, history.now) == ([one, two, three], 0)
    recorder.note(1, four, redo=False)
    history = recorder.history({})
    assert history is not None and (history.texts, history.now) == ([one, four], 1)


def test_a_step_that_cannot_be_undone_can_be_tried_again(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver.desk.context, "show_error", lambda *_: None)
    service = driver.view.work.service
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    step = service.steps.last
    assert step is not None

    def refuse(*_: object) -> None:
        raise StorageError("full")

    with monkeypatch.context() as broken:
        broken.setattr(driver.project.segments, "unconfirm", refuse)
        service.steps.undo()
        driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed
    assert (service.steps.last, service.steps.last_undone) == (step, None)
    service.steps.undo()
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).confirmed
    assert (service.steps.last, service.steps.last_undone) == (None, step)
    with monkeypatch.context() as broken:
        broken.setattr(driver.project.segments, "confirm", refuse)
        service.steps.redo()
        driver.wait_until_idle()
    assert (service.steps.last, service.steps.last_undone) == (None, step)
    service.steps.redo()
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed


def test_draining_leaves_nothing_connected(driver: Driver) -> None:
    open_project = driver.desk.open_project
    assert open_project is not None
    signal = QtCore.SIGNAL("idle_changed(bool)")
    before = open_project.data.receivers(signal)
    for _ in range(3):
        open_project.save_draft(1, TaggedText("x"), "translator", None, 0.0)
        open_project.drain()
        assert open_project.data.is_idle
    assert open_project.data.receivers(signal) == before
