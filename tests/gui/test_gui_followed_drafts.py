"""Drafts of the machine: they follow what it learns, say how sure it was, and end as one's own."""

from __future__ import annotations

from itertools import pairwise

import pytest
from desk_driver import Driver
from hypothesis import given
from hypothesis import strategies as st

from postil.text.tags import TaggedText
from postil_gui.features.editing.grid.segments_model import MATCH, TARGET
from postil_gui.qt import Qt
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY
from postil_gui.tagged_text.word_map import added_spans, kept_share

COPIER = "Guide rapide de votre copieur multitâche"  # others than the engine's words


def shown(driver: Driver, row: int, column: int, role: Qt.ItemDataRole) -> str:
    model = driver.view.model
    return str(model.data(model.index(row, column), role))


def fill_with_the_machine(driver: Driver, numbers: range) -> dict[int, str]:
    """Give segments that are not open the machine's drafts."""
    drafts = {}
    for row_id in numbers:
        proposal = driver.project.matching.machine(row_id).proposal
        if proposal is not None:
            driver.project.segments.save_draft(
                row_id, proposal.target, origin="machine", score=round(100 * proposal.confidence)
            )
            driver.project.segments.note_suggestion(row_id, proposal.target)
            drafts[row_id] = proposal.target.plain
    driver.view.read_again(frozenset(numbers))
    driver.wait_until_idle()
    return drafts


@pytest.mark.all_coming
def test_untouched_drafts_of_coming_segments_follow_and_are_marked(driver: Driver) -> None:
    driver.wait_until_idle()
    drafts = fill_with_the_machine(driver, range(2, 22))
    driver.go(1)
    driver.write(COPIER)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    model, delegate = driver.view.model, driver.view.grid.delegate
    rows = {model.segment(row).row_id: row for row in range(21)}
    followed = [n for n in drafts if model.segment(rows[n]).target.plain != drafts[n]]
    opened = driver.row_id
    others = [n for n in followed if n != opened]
    assert others
    for row_id in others:
        segment = model.segment(rows[row_id])
        machine = driver.project.matching.machine(row_id).proposal
        assert machine is not None
        assert segment.target == machine.target == driver.project.segments.get(row_id).target
        roles = {mark.role for mark in delegate.marks(segment, TARGET)}
        assert roles <= {"added"}
        tip = shown(driver, rows[row_id], MATCH, Qt.ItemDataRole.ToolTipRole)
        assert drafts[row_id] in " ".join(tip.split())
    number = others[-1]
    driver.go(number)
    driver.press("Ctrl+Z")
    assert driver.text == drafts[number]
    driver.go(1)
    assert "Before" not in shown(driver, rows[number], MATCH, Qt.ItemDataRole.ToolTipRole)
    assert not delegate.marks(model.segment(rows[number]), TARGET)
    assert driver.project.segments.get(number).target.plain == drafts[number]
    driver.project.segments.unconfirm(1)
    driver.view.lessons.coming_suggestions.look()
    driver.wait_until_idle()
    assert driver.project.segments.get(number).target.plain == drafts[number]


def test_an_opened_draft_follows_and_undo_brings_it_back(driver: Driver) -> None:
    driver.wait_until_idle()
    drafts = fill_with_the_machine(driver, range(8, 23))
    driver.project.segments.confirm(1, TaggedText(COPIER))
    number = next(
        row_id
        for row_id, draft in drafts.items()
        if (found := driver.project.matching.machine(row_id).proposal)
        and found.target.plain != draft
    )
    driver.go(number)
    found = driver.project.matching.machine(number).proposal
    assert found is not None
    assert driver.text == found.target.plain
    assert "differently now" in driver.desk.window.status.currentMessage()
    driver.press("Ctrl+Z")
    assert driver.text == drafts[number]
    driver.go(1)
    driver.go(number)
    assert driver.text == drafts[number]  # taken back, it stays


def test_an_edited_draft_stays(driver: Driver) -> None:
    driver.wait_until_idle()
    drafts = fill_with_the_machine(driver, range(8, 23))
    for row_id in drafts:
        target = TaggedText(drafts[row_id] + " !")
        driver.project.segments.save_draft(row_id, target, origin="machine")
    driver.view.read_again(frozenset(drafts))
    driver.project.segments.confirm(1, TaggedText(COPIER))
    for row_id in drafts:
        driver.go(row_id)
        assert driver.text == drafts[row_id] + " !"


def test_another_translation_that_was_chosen_stays(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 0)
    driver.go(22)
    chosen = driver.project.assistance.alternatives(driver.view.editing.segment.source)[1]
    driver.view.editing.take_alternative(chosen)
    driver.go(1)
    assert driver.project.matching.machine(22).outdated is None
    driver.go(22)
    assert driver.text == chosen.plain


def test_the_grid_says_how_sure_the_machine_was_until_its_draft_is_retyped(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 0)
    driver.go(32)
    machine = driver.view.editing.machine
    assert machine is not None
    assert machine.confidence is not None
    badge = f"MT {round(100 * machine.confidence)}"
    assert shown(driver, 31, MATCH, Qt.ItemDataRole.DisplayRole) == badge
    assert "expected" in shown(driver, 31, MATCH, Qt.ItemDataRole.ToolTipRole)
    driver.press("End")
    driver.keys("x")
    assert shown(driver, 31, MATCH, Qt.ItemDataRole.DisplayRole) == badge
    driver.write("Zut")
    assert shown(driver, 31, MATCH, Qt.ItemDataRole.DisplayRole) == ""
    assert driver.view.editing.origin == "translator"
    driver.go(1)
    driver.go(32)
    assert shown(driver, 31, MATCH, Qt.ItemDataRole.DisplayRole) == ""
    segment = driver.project.segments.get(32)
    assert (segment.origin, segment.score) == ("translator", None)


WORDS = st.lists(st.sampled_from(["le", "bac", "papier", "vide", "ouvert", ","]), max_size=8).map(
    " ".join
)


@given(WORDS, WORDS)
def test_kept_and_added_words(before: str, after: str) -> None:
    assert 0.0 <= kept_share(before, after) <= 1.0
    assert kept_share(before, before) == 1.0
    assert added_spans(before, before) == []
    spans = added_spans(before, after)
    assert all(0 <= start < end <= len(after) for start, end in spans)
    assert all(one[1] <= two[0] for one, two in pairwise(spans))
