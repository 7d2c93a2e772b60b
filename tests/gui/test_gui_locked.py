"""Nothing comes into a locked segment, wherever it comes from, and the translator is told why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from desk_driver import Driver

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.segments.history import Version
from postil_gui.qt import Qt, QtGui, QtWidgets

LOCKED = "This segment is locked."


@pytest.fixture
def locked(driver: Driver) -> Driver:
    """A desk at a locked segment with a translation, and matches."""
    driver.go(4)
    driver.desk.window.book["segment.lock"].trigger()
    driver.wait_until_idle()
    assert driver.view.editing.segment is not None
    assert driver.view.editing.segment.locked
    assert driver.text != ""
    return driver


def take_match(driver: Driver) -> None:
    cards = driver.view.matches.list
    cards.setFocus()
    cards.choose(0)
    driver.bot.keyClick(cards, Qt.Key.Key_Return)


def take_part(driver: Driver) -> None:
    driver.view.matches.list.part_taken.emit(0, TaggedText("mot"))


def take_term(driver: Driver) -> None:
    driver.view.terms.chosen.emit(TaggedText("mot"))


def take_hit(driver: Driver) -> None:
    driver.view.concordance.chosen.emit(TaggedText("mot"))


def take_version(driver: Driver) -> None:
    version = Version(1, "", "", SegmentState.DRAFT, "translator", None, TaggedText("mot"))
    driver.view.notes.version_chosen.emit(version)


def compose(driver: Driver) -> None:
    event = QtGui.QInputMethodEvent("", [])
    event.setCommitString("日本")
    QtWidgets.QApplication.sendEvent(driver.view.grid.editor, event)


def press_enter(driver: Driver) -> None:
    driver.bot.keyClick(driver.view.grid.editor, Qt.Key.Key_Return)


WAYS: tuple[Callable[[Driver], None], ...] = (
    *(take_match, take_part, take_term, take_hit, take_version, compose, press_enter),
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_comes_into_a_locked_segment_without_a_word(
    locked: Driver, way: Callable[[Driver], None]
) -> None:
    said: list[str] = []
    locked.view.announced.connect(said.append)
    before = locked.text
    way(locked)
    locked.wait_until_idle()
    assert locked.text == before
    assert said == [LOCKED]


def test_there_is_a_word_where_nothing_grey_can_be_taken(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.go(4)
    for key in ("Alt+Right", "Alt+End"):
        driver.press(key)
        assert said.pop().startswith("Nothing is shown in grey here.")


def test_a_suggestion_that_is_brought_back_is_from_where_it_was(driver: Driver) -> None:
    driver.go(4)
    editing = driver.view.editing
    number = next(n for n, one in enumerate(editing.proposals) if one.kind == "memory")
    driver.press(f"Ctrl+{number + 1}")
    came = editing.origin, editing.score, driver.text
    assert came[0] == "memory"
    driver.press("Ctrl+Insert")
    assert editing.origin == "translator"
    driver.press("Ctrl+Alt+R")
    driver.wait_until_idle()
    assert (editing.origin, editing.score, driver.text) == came
