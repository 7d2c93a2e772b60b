"""A review by keyboard: changes marked, accepted, rejected; approval, findings, the report."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil_gui.commands.review import FindingDialog
from postil_gui.dialogs import files
from postil_gui.models.segments import TARGET
from postil_gui.qt import Qt, QtWidgets

BASE = "Un guide rapide pour votre imprimante"
REVIEWED = "Le guide rapide de votre imprimante"


@pytest.fixture
def review(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """A review in which the first segment was changed in two places."""
    driver.write(BASE)
    driver.press("Ctrl+Return")
    driver.settle()
    monkeypatch.setattr(QtWidgets.QInputDialog, "getText", lambda *_, **__: ("Bea", True))
    driver.desk.window.book["review.begin"].trigger()
    driver.settle()
    driver.go(1)
    driver.write(REVIEWED)
    driver.view.flow.save()
    driver.settle()
    return driver


def test_changes_are_marked_and_the_switch_hides_them(review: Driver) -> None:
    strip = review.desk.review.strip
    assert strip is not None
    assert strip.isVisible()
    card = strip.list.cards[0]
    assert {role for _, _, role in card.lines[0].marks} == {"added", "removed"}
    assert card.meta.startswith("2 changes")
    review.go(2)
    assert not strip.isVisible()
    segment = review.view.model.segment(0)
    marked = [
        segment.target.plain[one.start : one.end]
        for one in review.view.grid.delegate.marks(segment, TARGET)
    ]
    assert marked == ["Le", "de"]
    review.press("Ctrl+Alt+V")
    assert not review.view.grid.delegate.marks(segment, TARGET)
    review.go(1)
    assert not strip.isVisible()


def test_each_change_is_accepted_or_rejected_by_key(review: Driver) -> None:
    review.press("Ctrl+Alt+.")
    review.settle()
    assert review.text == REVIEWED
    review.press("Ctrl+Alt+,")
    review.settle()
    assert review.text == "Le guide rapide pour votre imprimante"
    strip = review.desk.review.strip
    assert strip is not None
    assert not strip.isVisible()  # nothing is left to decide


def test_a_segment_is_approved_and_the_next_one_opened(review: Driver) -> None:
    review.press("Ctrl+Alt+Return")
    review.settle()
    assert review.project.segment(1).state is SegmentState.REVIEWED
    assert review.project.segment(1).target == TaggedText(REVIEWED)
    assert review.view.grid.current_row == 1


def test_only_what_was_changed_is_shown(review: Driver) -> None:
    review.desk.window.book["review.changed"].trigger()
    review.settle()
    assert review.view.model.rowCount() == 1


def test_findings_go_into_the_report(
    review: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review.press("Ctrl+Alt+M")
    review.bot.waitUntil(
        lambda: review.desk.window.findChild(FindingDialog) is not None, timeout=PATIENCE
    )
    dialog = review.desk.window.findChild(FindingDialog)
    assert isinstance(dialog, FindingDialog)
    dialog.text.setText("too long")
    review.bot.keyClick(dialog.do, Qt.Key.Key_Return)
    review.settle()
    page = tmp_path / "report.html"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: page)
    review.desk.window.book["review.report"].trigger()
    review.settle()
    text = page.read_text(encoding="utf-8")
    assert "too long" in text
    assert BASE in text
    assert REVIEWED in text


def test_the_translator_takes_over(review: Driver) -> None:
    review.desk.window.book["review.take_over"].trigger()
    review.settle()
    assert review.project.segment(1).confirmed
    assert review.project.segment(1).state is SegmentState.TRANSLATED
    learned = [one for one in review.project.learned_events() if not one.undone]
    assert [one.row_id for one in learned] == [1]
    review.desk.window.book["review.end"].trigger()
    review.settle()
    assert review.desk.review.reviewer == ""
