"""Undo and redo of what was done to segments: one key each, and what a confirmation filled goes
with it.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.errors import StorageError, UsageError
from postil.workspace.segments.bulk import BulkChange
from postil_gui.features.editing.undo.steps import MOST_STEPS, UndoSteps
from postil_gui.qt import QtWidgets


@pytest.fixture
def repeated(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk whose second, third and fifth segments have the same source."""
    path = tmp_path / "lines.txt"
    path.write_text("Load the tray\nClose the lid\nClose the lid\nPrint\nClose the lid\n")
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def confirm(driver: Driver, text: str) -> None:
    driver.write(text)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()


def press(driver: Driver, key: str) -> None:
    driver.press(key)
    driver.wait_until_idle()


def targets(driver: Driver) -> list[str]:
    return [one.target.plain for one in driver.project.segments.read(0, 5)]


def confirmed(driver: Driver) -> list[int]:
    return [one.row_id for one in driver.project.segments.read(0, 5) if one.confirmed]


@pytest.fixture
def steps(qapp: QtWidgets.QApplication) -> UndoSteps:
    return UndoSteps(lambda _: None, qapp)


def test_the_last_hundred_steps_can_be_undone(steps: UndoSteps) -> None:
    undone: list[int] = []
    for number in range(MOST_STEPS + 1):
        steps.add("step", partial(undone.append, number))
    while steps.last is not None:
        steps.undo()
    assert undone == list(range(MOST_STEPS, 0, -1))


def test_nothing_is_redone_after_another_step(steps: UndoSteps) -> None:
    for title in ("first", "second"):
        steps.add(title, lambda: None, lambda: None)
    steps.undo()
    assert steps.last_undone is not None
    steps.add("third", lambda: None, lambda: None)
    assert steps.last_undone is None
    steps.redo()
    assert steps.last is not None
    assert steps.last.title == "third"


def test_what_is_filled_belongs_to_the_last_step_of_its_segment(steps: UndoSteps) -> None:
    change = BulkChange((), ())
    for row_id in (1, 1, 2):
        steps.add("step", lambda: None, row_id=row_id)
    assert steps.add_filled(1, change)
    assert not steps.add_filled(3, change)
    filled = []
    while steps.last is not None:
        filled.append(steps.take_filled())
        steps.undo()
    assert filled == [None, change, None]


def test_a_step_whose_segments_are_gone_blocks_no_older_one(steps: UndoSteps) -> None:
    for _ in range(2):
        steps.add("step", lambda: None, lambda: None)
    older, step = steps._steps
    steps.undo()
    steps.failed(step, StorageError("the disk is full"))
    assert (steps.last, steps.last_undone) == (step, None)
    steps.undo()
    steps.failed(step, UsageError("the segments have changed"))
    assert (steps.last, steps.last_undone) == (older, None)


def test_one_key_takes_a_confirmation_back_with_what_it_filled(repeated: Driver) -> None:
    said: list[str] = []
    repeated.view.announced.connect(said.append)
    confirm(repeated, "Chargez le bac")
    confirm(repeated, "Fermez le capot")
    filled = ["Chargez le bac", "Fermez le capot", "Fermez le capot", "", "Fermez le capot"]
    assert targets(repeated) == filled
    press(repeated, "Ctrl+Z")
    assert targets(repeated) == ["Chargez le bac", "Fermez le capot", "", "", ""]
    assert confirmed(repeated) == [1]
    assert (repeated.row_id, repeated.text) == (2, "Fermez le capot")
    assert "Undone: confirmation of segment 2, with 2 repetitions." in said
    assert not any("again takes back" in one for one in said)
    press(repeated, "Ctrl+Shift+Z")
    assert targets(repeated) == filled
    assert confirmed(repeated) == [1, 2]
    press(repeated, "Ctrl+Z")
    assert targets(repeated) == ["Chargez le bac", "Fermez le capot", "", "", ""]


def test_what_was_filled_can_be_taken_back_alone_and_filled_again(repeated: Driver) -> None:
    repeated.go(2)
    confirm(repeated, "Fermez le capot")
    press(repeated, "Ctrl+Alt+Z")
    assert targets(repeated) == ["", "Fermez le capot", "", "", ""]
    assert confirmed(repeated) == [2]
    press(repeated, "Ctrl+Shift+Z")
    assert targets(repeated) == ["", "Fermez le capot", "Fermez le capot", "", "Fermez le capot"]
    for _ in range(3):  # the repetitions; a question, for the segment is another one; the rest
        press(repeated, "Ctrl+Z")
    assert confirmed(repeated) == []
    assert targets(repeated)[4] == ""


def test_a_filled_segment_that_was_edited_stays(repeated: Driver) -> None:
    repeated.go(2)
    confirm(repeated, "Fermez le capot")
    repeated.go(5)
    repeated.write("Baissez le capot")
    repeated.go(3)
    press(repeated, "Ctrl+Z")
    press(repeated, "Ctrl+Z")
    assert confirmed(repeated) == []
    assert targets(repeated) == ["", "Fermez le capot", "", "", "Baissez le capot"]


def test_a_new_confirmation_taken_back_fills_with_the_one_before(repeated: Driver) -> None:
    repeated.go(2)
    confirm(repeated, "Fermez le capot")
    repeated.go(2)
    confirm(repeated, "Baissez le capot")
    assert targets(repeated)[4] == "Baissez le capot"
    press(repeated, "Ctrl+Z")
    assert targets(repeated) == ["", "Fermez le capot", "Fermez le capot", "", "Fermez le capot"]
    assert confirmed(repeated) == [2]
    press(repeated, "Ctrl+Shift+Z")
    assert targets(repeated)[4] == "Baissez le capot"


def test_as_many_keys_do_again_as_were_needed_to_undo(repeated: Driver) -> None:
    confirm(repeated, "Chargez le bac")
    confirm(repeated, "Fermez le capot")
    done = targets(repeated), confirmed(repeated)
    for _ in range(2):
        press(repeated, "Ctrl+Z")  # the confirmation, then what was typed for it
    assert targets(repeated)[1] in ("", "Fermez le capot")
    assert repeated.text == ""
    for _ in range(2):
        press(repeated, "Ctrl+Y")
    assert (targets(repeated), confirmed(repeated)) == done


def test_what_was_typed_since_is_not_overwritten_without_a_question(repeated: Driver) -> None:
    said: list[str] = []
    repeated.view.announced.connect(said.append)
    confirm(repeated, "Chargez le bac")
    press(repeated, "Ctrl+Z")
    repeated.write("Remplissez le bac")
    press(repeated, "Ctrl+Shift+Z")
    assert repeated.text == "Remplissez le bac"
    assert "confirmation of segment 1" in said[-1]


def test_a_text_undone_before_does_not_come_before_the_confirmation(repeated: Driver) -> None:
    repeated.press("Ctrl+Insert")
    text = repeated.text
    repeated.keys(", please")
    press(repeated, "Ctrl+Z")
    assert repeated.text == text
    press(repeated, "Ctrl+Return")
    press(repeated, "Ctrl+Z")
    assert (repeated.text, confirmed(repeated)) == (text, [])
    press(repeated, "Ctrl+Y")
    assert (repeated.text, confirmed(repeated)) == (text, [1])


@pytest.mark.parametrize("command", ["segment.unconfirm", "segment.split", "segment.repeat"])
def test_a_step_just_done_is_taken_back_by_one_key(repeated: Driver, command: str) -> None:
    if command == "segment.split":
        service = repeated.view.work.service
        repeated.write("Chargez")
        repeated.view.work._leave()
        service.split(1, 5, None)
        repeated.wait_until_idle()
        assert repeated.view.model.total == 6
        press(repeated, "Ctrl+Z")
        assert repeated.view.model.total == 5
        press(repeated, "Ctrl+Y")
        assert repeated.view.model.total == 6
        return
    repeated.go(2)
    confirm(repeated, "Fermez le capot")
    if command == "segment.repeat":
        press(repeated, "Ctrl+Alt+Z")
        repeated.go(2)
        repeated.view.work.repeating.repeat(2, [3, 5])
        repeated.wait_until_idle()
        assert targets(repeated)[4] == "Fermez le capot"
        press(repeated, "Ctrl+Z")
        assert targets(repeated)[4] == ""
        assert confirmed(repeated) == [2]
        return
    repeated.go(2)
    press(repeated, "Ctrl+Shift+U")
    assert confirmed(repeated) == []
    press(repeated, "Ctrl+Z")
    assert confirmed(repeated) == [2]


@pytest.mark.parametrize("key", ["Ctrl+Alt+Z", "Ctrl+Z"])
def test_a_confirmation_made_again_after_undo_can_be_undone_again(
    repeated: Driver, key: str
) -> None:
    for _ in range(3):
        repeated.go(1)
        if not repeated.text:
            repeated.write("Chargez le bac")
        press(repeated, "Ctrl+Return")
        assert confirmed(repeated) == [1]
        press(repeated, key)
        assert confirmed(repeated) == []
        assert (repeated.row_id, repeated.text) == (1, "Chargez le bac")


def test_undo_of_a_confirmation_after_unconfirming_by_hand_leaves_no_confirmation(
    repeated: Driver,
) -> None:
    confirm(repeated, "Chargez le bac")
    repeated.go(1)
    press(repeated, "Ctrl+Shift+U")
    confirm(repeated, "Remplissez le bac")
    press(repeated, "Ctrl+Z")
    assert confirmed(repeated) == []


def test_undo_of_a_confirmation_after_a_refused_unconfirming_brings_the_first_back(
    repeated: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm(repeated, "Chargez le bac")
    repeated.go(1)
    with monkeypatch.context() as patch:
        patch.setattr(repeated.project.segments, "unconfirm", _full)
        press(repeated, "Ctrl+Shift+U")
    assert confirmed(repeated) == [1]
    confirm(repeated, "Remplissez le bac")
    press(repeated, "Ctrl+Z")
    assert confirmed(repeated) == [1]
    assert targets(repeated)[0] == "Chargez le bac"


def _full(*_values: object) -> None:
    raise StorageError("The disk is full.", hint="Make room.")
