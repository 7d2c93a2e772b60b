"""What was done last goes back first, be it to the text or to its segment; all is told once."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.formats.segment import SegmentState


@pytest.fixture
def lines(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk at the second of four segments that nothing is known about."""
    path = tmp_path / "lines.txt"
    path.write_text("Load the tray\nClose the lid\nPrint\nWait\n")
    made = show(make_project(documents=[path], memories=[], glossaries=[]))
    made.go(2)
    return made


def press(driver: Driver, *keys: str) -> None:
    for key in keys:
        driver.press(key)
        driver.wait_until_idle()


def trigger(driver: Driver, *actions: str) -> None:
    for action in actions:
        driver.desk.window.book[action].trigger()
        driver.wait_until_idle()


def heard(driver: Driver) -> list[str]:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    return said


def confirm(driver: Driver, text: str) -> None:
    """Confirm the open segment, and come back to it."""
    row_id = driver.row_id
    driver.write(text)
    press(driver, "Ctrl+Return")
    driver.go(row_id)


def test_locks_are_steps_of_undo_and_redo(lines: Driver) -> None:
    lines.write("Fermez")
    press(lines, "Ctrl+Alt+L")
    assert lines.project.segments.get(2).locked
    said = heard(lines)
    press(lines, "Ctrl+Z")
    assert not lines.project.segments.get(2).locked
    assert not lines.view.grid.editor.isReadOnly()
    assert said == ["Undone: lock of segment 2."]
    press(lines, "Ctrl+Y")
    assert lines.project.segments.get(2).locked
    assert lines.view.grid.editor.isReadOnly()
    assert said[1:] == ["Done again: lock of segment 2."]
    press(lines, "Ctrl+Z", "Ctrl+Z")  # the lock, and what was typed before it
    assert lines.text == ""
    press(lines, "Ctrl+Y")
    assert lines.text == "Fermez"
    press(lines, "Ctrl+Y")
    assert lines.project.segments.get(2).locked


def test_an_unlocked_segment_is_locked_again_in_the_same_name(lines: Driver) -> None:
    marks = lines.project.tools.annotations
    marks.restore_lock(2, 1)
    lines.view.editing.refresh([lines.project.segments.get(2)])
    press(lines, "Ctrl+Alt+L")
    assert marks.locked_by(2) == 0
    press(lines, "Ctrl+Z")
    assert marks.locked_by(2) == 1
    press(lines, "Ctrl+Y", "Ctrl+Alt+L")
    assert marks.locked_by(2) == 2


def test_states_are_steps_of_undo_and_redo(lines: Driver) -> None:
    confirm(lines, "Fermez")
    trigger(lines, "segment.state_reviewed", "segment.state_rejected")
    said = heard(lines)
    press(lines, "Ctrl+Z")
    assert lines.project.segments.get(2).state is SegmentState.REVIEWED
    assert lines.view.model.segment(1).state is SegmentState.REVIEWED
    assert said == ["Undone: state of segment 2."]
    lines.go(4)
    press(lines, "Ctrl+Z")
    assert lines.project.segments.get(2).state is SegmentState.REVIEWED  # it is said first
    press(lines, "Ctrl+Z")
    assert lines.project.segments.get(2).state is SegmentState.TRANSLATED
    assert lines.row_id == 2
    press(lines, "Ctrl+Y", "Ctrl+Y")
    assert lines.project.segments.get(2).state is SegmentState.REJECTED
    assert lines.project.segments.get(2).confirmed


def test_a_state_comes_back_with_the_text_and_can_be_taken_back_then(lines: Driver) -> None:
    confirm(lines, "Fermez")
    trigger(lines, "segment.state_reviewed")
    lines.keys("!")
    lines.view.editing.save()
    said = heard(lines)
    press(lines, "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")  # the text, what comes next, and that
    assert lines.text == "Fermez"
    assert lines.project.segments.get(2).state is SegmentState.TRANSLATED
    assert said[-1] == "Undone: state of segment 2."


def test_a_state_that_is_no_more_stays_gone_and_this_is_said(lines: Driver) -> None:
    confirm(lines, "Fermez")
    trigger(lines, "segment.state_reviewed")
    lines.keys("!")
    lines.go(4)
    said = heard(lines)
    press(lines, "Ctrl+Z", "Ctrl+Z")
    assert lines.project.segments.get(2).state is SegmentState.DRAFT
    assert lines.project.segments.get(2).target.plain == "Fermez!"
    assert said[-2:] == [
        "Undone: state of segment 2.",
        "1 segment was changed since and stays as it is.",
    ]


def test_the_state_a_segment_has_already_is_no_step(lines: Driver) -> None:
    confirm(lines, "Fermez")
    last = lines.view.work.service.steps.last
    trigger(lines, "segment.state_translated")
    assert lines.view.work.service.steps.last is last


@pytest.mark.parametrize("action", ["segment.bookmark", "segment.lock"])
def test_what_was_typed_before_a_mark_goes_after_it_also_after_coming_back(
    lines: Driver, action: str
) -> None:
    lines.write("Fermez")
    trigger(lines, action)
    press(lines, "Ctrl+Down", "Ctrl+Up")
    said = heard(lines)
    press(lines, "Ctrl+Z")
    assert lines.text == "Fermez"
    assert "Ctrl+Z again takes back" in said[-1]
    press(lines, "Ctrl+Z")
    assert lines.text == "Fermez"
    assert not lines.project.segments.get(2).bookmarked
    assert not lines.project.segments.get(2).locked
    press(lines, "Ctrl+Z")
    assert lines.text == ""


def test_text_and_marks_go_back_and_come_again_in_their_order(lines: Driver) -> None:
    def now() -> tuple[str, bool, bool]:
        kept = lines.project.segments.get(2)
        return lines.text, kept.bookmarked, kept.comments > 0

    order = [now()]
    lines.keys("Fermez")
    order.append(now())
    press(lines, "Ctrl+B")
    order.append(now())
    lines.keys(" le capot")  # in a row with what was typed before the bookmark
    order.append(now())
    lines.view.marks.service.comment(2, "Which lid?")
    lines.wait_until_idle()
    order.append(now())
    lines.keys("!")
    order.append(now())
    assert len(set(order)) == len(order)
    for coming_back in (False, True):
        if coming_back:
            press(lines, "Ctrl+Down", "Ctrl+Up")
        turned = {"Ctrl+Z": [now()], "Ctrl+Y": []}
        for key, found in turned.items():
            for _ in range(8):  # some only say what they would do
                press(lines, key)
                found.append(now())
        undone = list(dict.fromkeys(turned["Ctrl+Z"]))
        redone = list(dict.fromkeys(turned["Ctrl+Y"]))
        assert undone == order[::-1]
        assert [order[0], *redone] == order or redone == order


def test_what_is_undone_of_a_text_comes_again_after_what_was_done_since(lines: Driver) -> None:
    lines.keys("Fermez")
    press(lines, "Ctrl+Z", "Ctrl+B", "Ctrl+Z", "Ctrl+Y")
    assert (lines.text, lines.project.segments.get(2).bookmarked) == ("", True)
    press(lines, "Ctrl+Y")
    assert (lines.text, lines.project.segments.get(2).bookmarked) == ("Fermez", True)
    press(lines, "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert (lines.text, lines.project.segments.get(2).bookmarked) == ("", False)


def test_a_locked_segment_keeps_its_caret_and_its_steps(lines: Driver) -> None:
    lines.write("Fermez")
    press(lines, "Home", "Ctrl+Alt+L")
    assert lines.view.grid.editor.textCursor().position() == 0
    press(lines, "Ctrl+Alt+L")
    assert lines.view.grid.editor.textCursor().position() == 0
    press(lines, *["Ctrl+Z"] * 4)  # the second only says what the third does
    assert lines.text == ""


@pytest.mark.parametrize("key", ["Ctrl+Z", "Ctrl+Alt+Z"])
def test_what_goes_back_is_told_once(lines: Driver, key: str) -> None:
    lines.view.work._leave()
    lines.view.work.service.split(2, 6, None)
    lines.wait_until_idle()
    said = heard(lines)
    press(lines, key)
    assert said == ["Undone: Split the segment."]
    press(lines, "Ctrl+Y")
    assert said[1:] == ["Done again: Split the segment."]
