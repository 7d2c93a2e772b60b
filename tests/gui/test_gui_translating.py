"""A translator at work: everything through the keyboard, on a real project with a real engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.formats.segment import SegmentState
from postil.workspace.project import Project
from postil_gui.qt import QtGui
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY
from postil_gui.shell.main_controller import MainController

FUZZY = 11  # "Tray 3 holds up to 550 sheets of recycled paper.": similar in the memory
TAGGED = 20  # 'Tap <g>Print all</g> to release all your print jobs at once.'


def test_the_first_open_segment_is_being_edited(driver: Driver) -> None:
    assert driver.view.grid.current_row == 0
    assert driver.focus() is driver.view.grid.editor
    assert driver.view.grid.editor.isVisible()
    assert driver.view.grid.source.text().plain.startswith("Quick guide")


def test_an_empty_translation_gets_the_memory_match_from_the_threshold_on(driver: Driver) -> None:
    driver.go(FUZZY)
    good = [one for one in driver.project.matching.proposals(FUZZY) if (one.score or 0) >= 75]
    assert driver.text in {one.target.plain for one in good if one.kind != "machine"}
    best = next(one for one in good if one.target.plain == driver.text)
    row = driver.view.grid.current_row
    shown = driver.view.model.segment(row)
    assert (shown.state, shown.origin, shown.score) == (
        SegmentState.DRAFT,
        "memory",
        None if best.kind == "repaired" else best.score,  # no unit has a repaired text
    )


def test_else_it_gets_what_the_machine_says_and_says_so(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 10)
    driver.go(FUZZY)
    machine = driver.project.matching.machine(FUZZY).proposal
    assert machine is not None
    assert driver.text == machine.target.plain
    assert driver.view.model.segment(driver.view.grid.current_row).origin == "machine"


def test_nothing_is_filled_in_below_the_thresholds(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 101)
    driver.go(FUZZY)
    assert driver.text == ""
    assert driver.project.segments.get(FUZZY).state is SegmentState.NEW


def test_what_the_translator_typed_is_never_overwritten(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    desk.show_project(make_project(sample_engine))
    desk.finish_showing()
    driver = Driver(desk, qtbot)
    driver.view.go_to_number(FUZZY)
    driver.keys("Mon texte")  # before memory and machine have answered
    driver.wait_until_idle()
    assert driver.text == "Mon texte"


def test_confirm_flips_the_icon_at_once_and_goes_on(driver: Driver) -> None:
    driver.write("Guide rapide de votre imprimante multifonction")
    driver.press("Ctrl+Return")
    # No event was processed by hand here: the row says so before the disk does.
    assert driver.view.model.segment(0).state is SegmentState.TRANSLATED
    assert driver.view.grid.current_row == 1
    driver.wait_until_idle()
    kept = driver.project.segments.get(1)
    assert kept.state is SegmentState.TRANSLATED
    assert kept.target.plain == "Guide rapide de votre imprimante multifonction"
    assert kept.confirmed


def test_the_learning_card_says_what_was_learned_and_takes_it_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.write("Guide rapide de votre imprimante multifonction")
    driver.press("Ctrl+Enter")
    driver.wait_until_idle()
    panel = driver.view.learning
    assert panel.heading.text() == "Learned from segment 1"
    assert "phrase pairs taken in" in panel.summary.text()
    spoken = " ".join(card.spoken for card in panel.list.cards)
    assert "imprimante" in spoken
    # What it does to the coming segments, and takes back there, is another matter.
    monkeypatch.setattr(driver.project.coming_suggestions, "refresh", lambda *_, **__: [])
    panel.undo.click()
    driver.wait_until_idle()
    assert driver.project.segments.get(1).state is SegmentState.DRAFT
    assert not driver.project.segments.get(1).confirmed
    assert all(entry.undone for entry in driver.project.learned.events())
    assert panel.head.isHidden()
    assert not panel.list.cards
    assert "Taken back" in panel.empty.text()


def test_taking_back_leaves_nothing_but_how_coming_segments_change_back(driver: Driver) -> None:
    driver.write("Guide rapide de votre imprimante multifonction")
    driver.press("Ctrl+Enter")
    driver.wait_until_idle()
    panel = driver.view.learning
    learned = {"new", "new term", "stronger", "weaker"}
    assert not learned.isdisjoint(card.badge for card in panel.list.cards)
    panel.undo.click()
    driver.wait_until_idle()
    assert learned.isdisjoint(card.badge for card in panel.list.cards)
    shown = [card.badge for card in panel.list.cards if card.badge.isdigit()]
    numbers = [str(driver.project.segments.place(row_id) + 1) for row_id in panel.changed_rows]
    assert shown == numbers


def test_the_next_suggestion_knows_what_was_just_confirmed(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.write("Guide éclair de votre imprimante multifonction")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    shown = next(one for one in driver.view.editing.proposals if one.kind == "machine")
    assert driver.view.editing.segment is not None
    fresh = driver.project.matching.machine(driver.view.editing.segment.row_id).proposal
    assert fresh is not None
    assert shown.target == fresh.target


def test_confirming_nothing_is_refused_in_words(driver: Driver) -> None:
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.press("Ctrl+Return")
    assert "no translation" in driver.desk.window.status.currentMessage()
    assert driver.view.grid.current_row == 0


def test_a_match_is_taken_over_with_its_number_and_undone(driver: Driver) -> None:
    driver.go(FUZZY)
    proposals = driver.view.editing.proposals
    assert len(proposals) >= 2
    before = driver.text
    driver.press("Ctrl+2")
    assert driver.text == proposals[1].target.plain
    driver.press("Ctrl+Z")
    assert driver.text == before
    driver.press("Ctrl+9")
    assert "no match 9" in driver.desk.window.status.currentMessage()


def test_the_matches_panel_shows_score_origin_and_differences(driver: Driver) -> None:
    driver.go(FUZZY)
    cards = driver.view.matches.list.cards
    best = driver.project.matching.memory(FUZZY)[0]
    card = next(one for one in cards if one.badge == f"{best.score}%")
    assert "printer-guide" in card.meta
    roles = {role for _, _, role in card.lines[1].marks}
    assert roles == {"added", "removed"}
    assert any(card.badge.startswith("MT ") for card in cards)


def test_a_draft_is_on_disk_soon_after_the_last_key(driver: Driver) -> None:
    driver.write("Brouillon")

    def saved() -> bool:
        return driver.project.segments.get(1).target.plain == "Brouillon"

    driver.bot.waitUntil(saved, timeout=PATIENCE)
    assert driver.project.segments.get(1).state is SegmentState.DRAFT


def test_a_draft_is_saved_when_its_segment_is_left(driver: Driver) -> None:
    driver.write("Vite")
    driver.press("Ctrl+Down")
    assert driver.view.grid.current_row == 1
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == "Vite"


def test_a_draft_survives_closing_the_window(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    folder = project.folder
    desk.show_project(project)
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    driver.write("Presque fini")
    desk.window.close()
    with Project.open(folder) as again:
        assert again.segments.get(1).target.plain == "Presque fini"


@pytest.mark.parametrize("keys", [("Ctrl+Down", "Ctrl+Up"), ("Alt+Down", "Alt+Up")])
def test_previous_and_next_segment(driver: Driver, keys: tuple[str, str]) -> None:
    driver.press(keys[0])
    assert driver.view.grid.current_row == 1
    driver.press(keys[1])
    assert driver.view.grid.current_row == 0


def test_arrows_leave_the_text_at_its_first_and_last_line(driver: Driver) -> None:
    driver.press("Down")
    assert driver.view.grid.current_row == 1
    driver.press("Up")
    assert driver.view.grid.current_row == 0


def test_copy_source_brings_text_and_tags(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.press("Ctrl+Ins")
    source = driver.project.segments.get(TAGGED).source
    assert driver.view.grid.editor.text().compact() == source.compact()


def test_missing_tags_are_counted_and_inserted(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez Tout imprimer")
    assert "2 tags are missing" in driver.view.note.tags.text()
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(8)
    cursor.movePosition(QtGui.QTextCursor.MoveOperation.End, QtGui.QTextCursor.MoveMode.KeepAnchor)
    driver.view.grid.editor.setTextCursor(cursor)
    driver.press("Ctrl+,")
    text = driver.view.grid.editor.text()
    assert [tag.kind for tag in text.compact().tags] == ["open", "close"]
    assert text.plain == "Touchez Tout imprimer"
    assert text.text[8] == "\U000f0000"
    assert driver.view.note.tags.text() == ""


def test_unconfirm_with_the_keyboard(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+Up")
    driver.wait_until_idle()
    driver.press("Ctrl+Shift+U")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).state is SegmentState.DRAFT
    assert driver.view.model.segment(0).state is SegmentState.DRAFT


def test_enter_says_how_to_confirm(driver: Driver) -> None:
    before = driver.text
    driver.press("Return")
    assert driver.text == before
    assert "Ctrl+Enter" in driver.desk.window.status.currentMessage()


def test_going_through_all_segments_ends_with_a_word(driver: Driver) -> None:
    for segment in driver.project.segments.read()[1:]:
        driver.project.segments.confirm(segment.row_id, segment.source)
    driver.view.model.show_only(None)
    driver.view.model.reload([segment.row_id for segment in driver.project.segments.read()])
    driver.go(1)
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    assert "All segments are confirmed" in driver.desk.window.status.currentMessage()


def test_confirming_without_all_tags_is_said(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.write("Touchez Tout imprimer")
    driver.press("Ctrl+Return")
    assert "without 2 tags" in driver.desk.window.status.currentMessage()


def test_screen_readers_hear_where_the_translator_is(driver: Driver) -> None:
    driver.go(FUZZY)
    description = driver.view.grid.editor.accessibleDescription()
    assert description.startswith(f"Segment {FUZZY} of 60, Not started. Source: Tray 3")


def test_a_segment_that_is_read_again_keeps_the_caret_where_it_was(driver: Driver) -> None:
    driver.go(FUZZY)
    driver.write("Le bac trois contient du papier.")
    driver.press("Home")
    driver.press("Right")
    driver.press("Right")
    editor = driver.view.grid.editor
    caret = editor.textCursor().position()
    driver.view.editing.save()
    driver.wait_until_idle()
    driver.view.read_again(frozenset({driver.row_id}))
    driver.wait_until_idle()
    assert driver.text == "Le bac trois contient du papier."
    assert (editor.textCursor().position(), editor.hasFocus()) == (caret, True)
    driver.view.filter.field.setFocus()
    driver.view.read_again(frozenset({driver.row_id}))
    driver.wait_until_idle()
    assert not editor.hasFocus(), "what has the keyboard keeps it"
