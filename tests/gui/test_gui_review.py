"""A review by keyboard: changes marked, accepted, rejected; approval, findings, the report."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, held
from hypothesis import given
from hypothesis import strategies as st

from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.project import Project
from postil.workspace.review import ReviewFinding, changes_between
from postil_gui.features.editing.grid.segments_model import TARGET
from postil_gui.features.review.commands import FindingDialog
from postil_gui.features.review.strip import ReviewStrip
from postil_gui.qt import Qt, QtWidgets
from postil_gui.tagged_text.removed_words import with_removals
from postil_gui.tagged_text.text_document import Mark
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs import file_dialogs as files

BASE = "Un guide rapide pour votre imprimante"
REVIEWED = "Le guide rapide de votre imprimante"


@pytest.fixture
def review(driver: Driver) -> Driver:
    """A review in which the first segment was changed in two places."""
    driver.write(BASE)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.desk.window.book["review.begin"].trigger()
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog)
    assert isinstance(dialog, QtWidgets.QInputDialog)
    dialog.setTextValue("Bea")
    driver.bot.keyClick(dialog, Qt.Key.Key_Return)
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    driver.wait_until_idle()
    driver.go(1)
    driver.write(REVIEWED)
    driver.view.editing.save()
    driver.wait_until_idle()
    return driver


def finding_of(project: Project, row_id: int) -> ReviewFinding:
    """The first finding of a segment."""
    return next(one for one in project.review.findings() if one.row_id == row_id)


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


@pytest.mark.parametrize(
    "command",
    ["accept", "reject_all", "accept_every", "reject_every", "end"],
)
def test_without_a_review_its_commands_say_how_to_begin_one(driver: Driver, command: str) -> None:
    driver.write(BASE)
    driver.desk.window.book[f"review.{command}"].trigger()
    driver.wait_until_idle()
    assert driver.desk.window.status.currentMessage().startswith("No review is under way")
    assert driver.text == BASE


def test_the_switch_says_what_it_did(review: Driver) -> None:
    status = review.desk.window.status
    review.press("Ctrl+Alt+V")
    assert status.currentMessage() == "Changes of the review are not marked any more."
    review.press("Ctrl+Alt+V")
    assert status.currentMessage() == "Changes of the review are marked."


def test_the_strip_takes_no_more_room_than_it_fills(qapp: QtWidgets.QApplication) -> None:
    window = QtWidgets.QWidget()
    strip = ReviewStrip(Theme(qapp, "light"), right_to_left=False)
    column = QtWidgets.QVBoxLayout(window)
    column.addWidget(QtWidgets.QTextEdit(), 1)
    column.addWidget(strip)
    window.resize(700, 500)
    window.show()
    qapp.processEvents()
    strip.show_changes(TaggedText(BASE), TaggedText(REVIEWED), 2, "")
    assert strip.list.height() < strip.height()
    assert strip.height() == strip.list.height_for(strip.width()) + 3
    window.deleteLater()


def test_each_change_is_accepted_or_rejected_by_key(review: Driver) -> None:
    review.press("Ctrl+Alt+.")
    review.wait_until_idle()
    assert review.text == REVIEWED
    review.press("Ctrl+Alt+,")
    review.wait_until_idle()
    assert review.text == "Le guide rapide pour votre imprimante"
    strip = review.desk.review.strip
    assert strip is not None
    assert not strip.isVisible()  # nothing is left to decide


def test_a_segment_is_approved_and_the_next_one_opened(review: Driver) -> None:
    review.press("Ctrl+Alt+Return")
    review.wait_until_idle()
    assert review.project.segments.get(1).state is SegmentState.REVIEWED
    assert review.project.segments.get(1).target == TaggedText(REVIEWED)
    assert review.view.grid.current_row == 1


def test_only_what_was_changed_is_shown(review: Driver) -> None:
    review.desk.window.book["review.changed"].trigger()
    review.wait_until_idle()
    assert review.view.model.rowCount() == 1
    assert review.view.filter.is_active
    review.view.filter.clear()
    review.wait_until_idle()
    assert review.view.model.rowCount() == review.view.model.total


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
    review.wait_until_idle()
    page = tmp_path / "report.html"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: page)
    review.desk.window.book["review.report"].trigger()
    review.wait_until_idle()
    text = page.read_text(encoding="utf-8")
    assert "too long" in text
    assert BASE in text
    assert REVIEWED in text


def test_the_translator_takes_over(review: Driver) -> None:
    review.desk.window.book["review.take_over"].trigger()
    review.wait_until_idle()
    assert review.project.segments.get(1).confirmed
    assert review.project.segments.get(1).state is SegmentState.TRANSLATED
    learned = [one for one in review.project.learned.events() if not one.undone]
    assert [one.row_id for one in learned] == [1]
    review.desk.window.book["review.end"].trigger()
    review.wait_until_idle()
    assert review.desk.review.reviewer == ""


def shown_in_grid(driver: Driver, row: int) -> tuple[str, dict[str, list[str]]]:
    """What the grid shows as translation, and the words of it that are marked, by mark."""
    delegate, segment = driver.view.grid.delegate, driver.view.model.segment(row)
    told = delegate.removals_of(segment)
    marks = delegate.marks(segment, TARGET)
    text = segment.target.plain if told is None else told.text.plain
    found: dict[str, list[str]] = {}
    for mark in marks if told is None else told.with_marks(marks):
        found.setdefault(mark.role, []).append(text[mark.start : mark.end])
    return text, found


def test_the_grid_shows_what_was_taken_out_and_put_in(review: Driver) -> None:
    review.go(2)
    text, marked = shown_in_grid(review, 0)
    assert text == "Un Le guide rapide pour de votre imprimante"
    assert marked == {"added": ["Le", "de"], "removed": ["Un", "pour"]}
    assert review.project.segments.get(1).target.plain == REVIEWED
    review.press("Ctrl+Alt+V")
    assert shown_in_grid(review, 0) == (REVIEWED, {})


def test_everything_is_accepted_and_rejected_with_undo(review: Driver) -> None:
    book = review.desk.window.book
    review.go(2)
    book["review.reject_every"].trigger()
    review.wait_until_idle()
    assert review.project.segments.get(1).target.plain == BASE
    service = review.view.work.service
    review.press("Ctrl+Z")
    review.wait_until_idle()
    assert review.project.segments.get(1).target.plain == REVIEWED
    assert len(review.desk.review.changed) == 1
    book["review.accept_every"].trigger()
    review.wait_until_idle()
    assert not review.desk.review.changed
    service.steps.undo()
    review.wait_until_idle()
    assert len(review.desk.review.changed) == 1
    service.steps.redo()
    review.wait_until_idle()
    assert not review.desk.review.changed
    assert review.project.segments.get(1).target.plain == REVIEWED


def test_approval_is_undone(review: Driver) -> None:
    before = review.project.segments.get(1)
    review.press("Ctrl+Alt+Return")
    review.wait_until_idle()
    service = review.view.work.service
    service.steps.undo()
    review.wait_until_idle()
    now = review.project.segments.get(1)
    assert (now.target, now.state, now.confirmed) == (before.target, before.state, before.confirmed)
    service.steps.redo()
    review.wait_until_idle()
    assert review.project.segments.get(1).state is SegmentState.REVIEWED


def test_findings_stand_in_their_panel_and_are_dealt_with_by_key(review: Driver) -> None:
    project, view = review.project, review.view
    project.review.add_finding(1, "style", "minor", "clumsy")
    project.review.add_finding(4, "terminology", "major", "printer")
    view.reviewing.service.load()
    review.wait_until_idle()
    panel = view.review
    review.press("Alt+9")
    assert panel.isVisible()
    assert [one.finding.text for one in panel.shown] == ["clumsy", "printer"]
    assert review.focus() is panel.list
    review.press("Down")
    review.press("Return")
    review.wait_until_idle()
    assert view.grid.current_row == 3
    review.press("Alt+9")
    review.press("F2")
    review.keys("changed everywhere")
    review.press("Return")
    review.wait_until_idle()
    assert finding_of(project, 4).answer == "changed everywhere"
    assert review.focus() is panel.list
    review.press("Del")
    review.wait_until_idle()
    assert finding_of(project, 4).resolved
    assert [one.finding.text for one in panel.shown] == ["clumsy"]
    panel.resolved.setFocus()
    review.press("Space")
    assert len(panel.shown) == 2
    panel.kind.setFocus()
    review.keys("Term")
    assert [one.finding.text for one in panel.shown] == ["printer"]
    service = view.work.service
    service.steps.undo()
    review.wait_until_idle()
    assert not finding_of(project, 4).resolved
    service.steps.undo()
    review.wait_until_idle()
    assert finding_of(project, 4).answer == ""
    service.steps.redo()
    review.wait_until_idle()
    assert finding_of(project, 4).answer == "changed everywhere"
    spoken = panel.list.cards[0].spoken
    assert "Terminology, Major" in spoken
    assert "Segment 4" in spoken


def test_findings_of_the_open_segment_only(review: Driver) -> None:
    review.project.review.add_finding(1, "style", "minor", "clumsy")
    review.view.reviewing.service.load()
    review.wait_until_idle()
    panel = review.view.review
    panel.scope.setCurrentIndex(1)
    assert len(panel.shown) == 1
    review.go(2)
    assert not panel.shown
    review.go(1)
    assert len(panel.shown) == 1
    menu = panel.menu(0)
    menu.actions()[-1].trigger()
    menu.close()
    review.wait_until_idle()
    assert not review.project.review.findings()
    review.view.work.service.steps.undo()
    review.wait_until_idle()
    assert [one.text for one in review.project.review.findings()] == ["clumsy"]


@pytest.fixture
def two(review: Driver) -> Driver:
    """Two findings, in the panel, which has the focus."""
    review.project.review.add_finding(1, "style", "minor", "clumsy")
    review.project.review.add_finding(4, "terminology", "major", "printer")
    review.view.reviewing.service.load()
    review.wait_until_idle()
    review.press("Alt+9")
    return review


def test_a_menu_is_about_the_finding_it_was_opened_for(two: Driver) -> None:
    panel, service = two.view.review, two.view.reviewing.service
    first, second = (one.finding.id for one in panel.shown)
    menu = panel.menu(0)
    service.resolve(first, on=True)
    two.wait_until_idle()
    assert [one.finding.id for one in panel.shown] == [second]
    answer, resolve = menu.actions()[1:3]
    resolve.trigger()
    two.wait_until_idle()
    assert [bool(one.resolved) for one in two.project.review.findings()] == [True, False]
    answer.trigger()
    two.keys("right", panel.field)
    two.press("Return")
    two.wait_until_idle()
    assert [one.answer for one in two.project.review.findings()] == ["right", ""]
    menu.close()


def test_an_answer_leaves_the_rest_of_a_finding_as_it_is_by_then(two: Driver) -> None:
    panel, service = two.view.review, two.view.reviewing.service
    first = panel.shown[0].finding.id
    two.press("F2")
    two.keys("so be it")
    service.resolve(first, on=True)
    two.wait_until_idle()
    assert panel.field.hasFocus()
    two.press("Return")
    two.wait_until_idle()
    found = two.project.review.findings()[0]
    assert (bool(found.resolved), found.answer) == (True, "so be it")


def test_a_finding_that_was_removed_is_not_answered(two: Driver) -> None:
    panel, service = two.view.review, two.view.reviewing.service
    two.press("F2")
    two.keys("so be it")
    service.remove_finding(panel.shown[0].finding.id)
    two.wait_until_idle()
    two.press("Return")
    two.wait_until_idle()
    boxes = two.desk.window.findChildren(QtWidgets.QMessageBox)
    assert any("was removed meanwhile" in box.text() + box.informativeText() for box in boxes)
    for box in boxes:
        box.close()
    assert [one.row_id for one in two.project.review.findings()] == [4]


def test_a_finding_leads_to_its_segment_wherever_that_is_now(two: Driver) -> None:
    panel = two.view.review
    before = panel.shown
    total = two.view.model.total
    two.view.work.service.split(1, 3, 2)
    two.wait_until_idle()
    assert two.view.model.total == total + 1
    panel.show_findings(before, "")  # as long as they are not read again
    panel.list.choose(1)
    panel.list.setFocus()
    two.press("Return")
    two.wait_until_idle()
    assert two.row_id == 4


def test_what_is_decided_is_what_stands_there_by_then(review: Driver) -> None:
    review.desk.window.book["review.accept_every"].trigger()
    review.wait_until_idle()
    with held(review.open_project.data):
        review.write(REVIEWED.replace("rapide", "lent"))
        review.press("Ctrl+Alt+,")
    review.wait_until_idle()
    assert review.text == REVIEWED
    review.press("Ctrl+Alt+,")
    review.wait_until_idle()
    assert "changed nothing here" in review.desk.window.status.currentMessage()
    review.desk.window.book["review.accept_every"].trigger()
    review.wait_until_idle()
    assert review.desk.window.status.currentMessage() == "The review has changed nothing."


def test_the_review_does_not_wait_for_matches(two: Driver) -> None:
    loaded: list[str] = []
    service = two.view.reviewing.service
    service.loaded.connect(lambda reviewer, _: loaded.append(reviewer))
    with held(two.open_project.search):
        service.load()
        two.bot.waitUntil(lambda: loaded == ["Bea"], timeout=PATIENCE)
    two.wait_until_idle()


words = st.lists(st.sampled_from(["a", "bc", "d.", "é", " ", "  ", "𝄞"]), max_size=8)
tags = st.sampled_from(
    [Tag("open", "1", "<b>"), Tag("close", "1", "</b>"), Tag("single", "2", "x")]
)


@given(words, st.lists(st.one_of(words.map("".join), tags), max_size=6))
def test_a_text_told_with_what_is_gone_has_both_texts_in_it(
    old: list[str], new: list[str | Tag]
) -> None:
    base, text = "".join(old), TaggedText.from_parts(new)
    changes = changes_between(base, text.plain)
    told = with_removals(text, base, changes)
    added = [Mark(one.start, one.end, "added") for one in changes if one.end > one.start]
    marks = told.with_marks(added)
    shown = told.text.plain
    assert [shown[m.start : m.end] for m in marks if m.role == "added"] == [
        text.plain[one.start : one.end] for one in changes if one.end > one.start
    ]
    assert [shown[m.start : m.end] for m in marks if m.role == "removed"] == [
        base[one.base_start : one.base_end] for one in changes if one.base_end > one.base_start
    ]
    gone = set()
    for place, length in told.shifts:
        start = place + sum(by for at, by in told.shifts if at < place)
        gone |= set(range(start, start + length))
    assert "".join(c for n, c in enumerate(shown) if n not in gone) == text.plain
    assert [p for p in told.text.parts() if isinstance(p, Tag)] == [
        p for p in text.parts() if isinstance(p, Tag)
    ]
