"""Undo where the desk filled in a suggestion by itself: that is no step of the translator."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.formats.segment import SegmentState

MEMORY = """<tmx version="1.4"><header srclang="en"/><body><tu>
<tuv xml:lang="en"><seg>Close the lid</seg></tuv>
<tuv xml:lang="fr"><seg>Fermez le capot</seg></tuv>
</tu></body></tmx>"""


@pytest.fixture
def filled(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk whose second segment is filled in from the memory."""
    path = tmp_path / "lines.txt"
    path.write_text("Load the tray\nClose the lid\nPrint\n")
    memory = tmp_path / "old.tmx"
    memory.write_text(MEMORY)
    return show(make_project(documents=[path], memories=[memory], glossaries=[]))


def test_one_key_takes_a_confirmation_back_though_the_next_segment_was_filled_in(
    filled: Driver,
) -> None:
    said: list[str] = []
    filled.view.announced.connect(said.append)
    filled.write("Chargez le bac")
    filled.press("Ctrl+Return")
    filled.wait_until_idle()
    assert (filled.row_id, filled.text) == (2, "Fermez le capot")
    filled.press("Ctrl+Z")
    filled.wait_until_idle()
    assert (filled.row_id, filled.text) == (1, "Chargez le bac")
    assert "Undone: confirmation of segment 1." in said
    assert not any("again takes back" in one for one in said)
    first, second = filled.project.segments.get(1), filled.project.segments.get(2)
    assert (first.state, first.confirmed) == (SegmentState.DRAFT, False)
    assert filled.view.model.segment(0).state is SegmentState.DRAFT
    assert (second.state, second.target.plain) == (SegmentState.DRAFT, "Fermez le capot")
    filled.press("Ctrl+Z")  # and on with what was typed before it
    assert filled.text != "Chargez le bac"


def test_a_suggestion_that_was_filled_in_goes_after_what_was_typed_behind_it(
    filled: Driver,
) -> None:
    filled.write("Chargez le bac")
    filled.press("Ctrl+Return")
    filled.wait_until_idle()
    filled.keys("!")
    for text in ("Fermez le capot", "Fermez le capot"):  # what was typed, then the question
        filled.press("Ctrl+Z")
        assert filled.text == text
    assert filled.project.segments.get(1).confirmed
    filled.press("Ctrl+Z")
    filled.wait_until_idle()
    assert not filled.project.segments.get(1).confirmed


def test_a_suggestion_that_was_filled_in_is_emptied_where_nothing_else_was_done(
    filled: Driver,
) -> None:
    filled.press("Ctrl+Down")
    filled.wait_until_idle()
    assert filled.text == "Fermez le capot"
    filled.press("Ctrl+Z")
    assert filled.text == ""
    filled.keys("x")  # what is typed in its place is a step as any other
    filled.press("Ctrl+Z")
    assert filled.text == ""


def test_what_was_filled_in_is_no_step_after_coming_back_either(filled: Driver) -> None:
    said: list[str] = []
    filled.view.announced.connect(said.append)
    filled.write("Chargez le bac")
    filled.press("Ctrl+Return")
    filled.wait_until_idle()
    filled.press("Ctrl+Down")
    filled.wait_until_idle()
    filled.press("Ctrl+Up")
    filled.wait_until_idle()
    filled.press("Ctrl+Z")
    assert filled.text == "Fermez le capot"
    assert "confirmation of segment 1" in said[-1]


def test_the_last_confirmation_of_all_is_taken_back_by_one_key(filled: Driver) -> None:
    for _ in range(3):
        filled.write("Un texte")
        filled.press("Ctrl+Return")
        filled.wait_until_idle()
    last = filled.row_id
    assert filled.project.segments.get(last).confirmed
    filled.press("Ctrl+Z")
    filled.wait_until_idle()
    assert (filled.row_id, filled.text) == (last, "Un texte")
    assert not filled.project.segments.get(last).confirmed
