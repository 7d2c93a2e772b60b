"""The Learned panel: what changes ahead, layers muted and back, words never used again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.engine.word_edits import WordEdit, word_edits
from postil.text.tags import Tag, TaggedText, placeholder
from postil.workspace.learning.coming_suggestions import Retranslated
from postil.workspace.learning.gain import LearningGain
from postil.workspace.project import Project
from postil_gui.features.learning.dialog import (
    LayerRow,
    LearnedDialog,
    gain_detail,
    gain_text,
)
from postil_gui.features.learning.panel import wordings
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtWidgets
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY

COPIER = "Guide rapide de votre copieur multitâche"  # others than the engine's words


def confirm(driver: Driver, text: str) -> None:
    driver.write(text)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()


@pytest.mark.all_coming
def test_a_confirmation_tells_which_coming_segments_change(driver: Driver) -> None:
    driver.wait_until_idle()
    panel = driver.view.learning
    before = {number: driver.project.matching.machine(number).proposal for number in range(2, 22)}
    confirm(driver, COPIER)
    shown = [card for card in panel.list.cards if card.badge.isdigit()]
    assert shown
    number = int(shown[0].badge)
    old, new = before[number], driver.project.matching.machine(number).proposal
    assert old is not None
    assert new is not None
    assert old.target != new.target
    assert {mark[2] for mark in shown[0].lines[0].marks} & {"added", "removed"}
    assert any("copieur multitâche" in card.lines[0].text.plain for card in panel.list.cards)
    assert any(card.badge == "flipped" for card in panel.list.cards)
    driver.press("Ctrl+Shift+L")
    driver.wait_until_idle()
    segment = driver.view.editing.segment
    assert segment is not None
    assert str(segment.row_id) in {card.badge for card in shown}


def test_an_edited_source_takes_back_what_was_learned(driver: Driver) -> None:
    driver.wait_until_idle()
    panel = driver.view.learning
    first = driver.row_id
    confirm(driver, COPIER)
    assert panel.heading.text() == "Learned from segment 1"
    driver.view.marks.service.edit_source(first, TaggedText("Quick guide"))
    driver.wait_until_idle()
    assert not driver.project.segments.get(first).state.is_confirmed
    assert not panel.list.cards
    assert panel.head.isHidden()


@pytest.mark.all_coming
def test_a_changed_segment_is_opened_from_its_card(driver: Driver) -> None:
    confirm(driver, COPIER)
    panel = driver.view.learning
    row = next(n for n, card in enumerate(panel.list.cards) if card.badge.isdigit())
    number = int(panel.list.cards[row].badge)
    driver.press("Alt+2")
    panel.list.choose(row)
    driver.press("Return")
    assert driver.view.grid.current_row == number - 1
    assert driver.focus() is driver.view.grid.editor


def shown_rows(driver: Driver) -> list[int]:
    driver.wait_until_idle()
    model = driver.view.model
    return [model.segment(row).row_id for row in range(model.rowCount())]


@pytest.mark.all_coming
def test_only_the_changed_segments_are_shown(driver: Driver) -> None:
    everything = shown_rows(driver)
    panel = driver.view.learning
    assert panel.only.isHidden()
    driver.press("Ctrl+Alt+Shift+L")
    assert shown_rows(driver) == everything  # nothing has changed yet
    assert "No coming segment" in driver.desk.window.status.currentMessage()
    confirm(driver, COPIER)
    changed = [int(card.badge) for card in panel.list.cards if card.badge.isdigit()]
    assert 0 < len(changed) < len(everything)
    driver.press("Ctrl+Alt+Shift+L")
    assert shown_rows(driver) == changed
    segment = driver.view.editing.segment
    assert segment is not None
    assert segment.row_id in changed
    assert driver.focus() is driver.view.grid.editor
    driver.view.filter.all.click()
    assert shown_rows(driver) == everything
    assert not panel.only.isHidden()
    panel.only.setFocus()
    driver.press("Space")
    assert shown_rows(driver) == changed
    assert driver.focus() is driver.view.grid.editor


def machine_draft(driver: Driver, number: int) -> str:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 0)
    driver.go(number)
    assert driver.view.editing.origin == "machine"
    return driver.text


def test_a_word_is_never_used_again_and_then_it_is(driver: Driver) -> None:
    draft = machine_draft(driver, 32)
    machine = driver.view.editing.machine
    assert machine is not None
    word = next(w for w in machine.words if w.kind == "table" and len(w.text) > 5)
    cursor = driver.view.grid.editor.textCursor()
    cursor.setPosition(word.start + 1)
    driver.view.grid.editor.setTextCursor(cursor)
    driver.press("Ctrl+Shift+X")
    driver.wait_until_idle()
    (entry,) = driver.project.blocked.all()
    assert (entry.source, entry.target) == (word.source.strip(), word.target.strip())
    after = driver.view.editing.machine
    assert after is not None
    assert all((w.source, w.target) != (word.source, word.target) for w in after.words)
    assert driver.text == after.target.plain  # an untouched draft follows
    driver.desk.window.book["engine.learned"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    assert dialog.blocked.table.rowCount() == 1
    dialog.pages.setCurrentIndex(1)
    dialog.blocked.again.click()
    driver.wait_until_idle()
    assert driver.project.blocked.all() == []
    again = driver.view.editing.machine
    assert again is not None
    assert again.target.plain == draft
    dialog.close()


def test_what_the_translator_typed_cannot_be_blocked(driver: Driver) -> None:
    machine_draft(driver, 32)
    driver.write("zorgle")
    driver.press("Ctrl+Shift+X")
    driver.wait_until_idle()
    assert driver.project.blocked.all() == []
    assert "does not come from the machine" in driver.desk.window.status.currentMessage()


def layer_row(dialog: LearnedDialog, number: int) -> LayerRow:
    widget = dialog.layers.itemAt(number).widget()
    assert isinstance(widget, LayerRow)
    return widget


def test_a_layer_is_muted_exported_and_deleted(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm(driver, COPIER)
    engine = driver.project.engine
    assert engine is not None
    driver.view.lessons.open_learned()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    assert "part in any suggestion" in " ".join(
        label.text() for label in dialog.findChildren(QtWidgets.QLabel)
    )
    before = engine.suggest(driver.project.segments.get(1).source).target
    layer_row(dialog, 2).used.click()
    driver.wait_until_idle()
    assert driver.project.learned.layers()[2].muted
    assert engine.suggest(driver.project.segments.get(1).source).target != before
    layer_row(dialog, 2).used.click()
    driver.wait_until_idle()
    assert engine.suggest(driver.project.segments.get(1).source).target == before
    path = tmp_path / "mine.layer"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(path), ""))
    )
    button = next(
        one
        for one in layer_row(dialog, 2).findChildren(QtWidgets.QPushButton)
        if one.text().startswith("Export")
    )
    button.click()
    driver.wait_until_idle()
    assert path.is_file()
    delete = next(
        one
        for one in layer_row(dialog, 2).findChildren(QtWidgets.QPushButton)
        if one.text().startswith("Delete")
    )
    delete.click()
    box = dialog.findChild(QtWidgets.QMessageBox)
    assert box is not None
    next(one for one in box.buttons() if one.text() == "Delete").click()
    driver.wait_until_idle()
    assert driver.project.learned.layers()[2].segments == 0
    dialog.close()


def test_words_that_turned_are_told_without_the_tags_at_them(driver: Driver) -> None:
    tags = (Tag("single", "1", "<br/>"),)
    before = TaggedText(f"toutes{placeholder(0)} les pages.", tags)
    after = TaggedText(f"tous{placeholder(0)} les pages.", tags)
    edits = word_edits(before, after)
    assert placeholder(0) in edits[0].before
    one = Retranslated(driver.project.segments.read(0, 1)[0], before, after, edits)
    assert wordings([one]) == [("toutes", "tous", 1)]
    same = WordEdit("lien,", "lien", 0), WordEdit("page.", "pages.", 5)
    assert wordings([replace(one, edits=same)]) == [("page", "pages", 1)], "a comma is no word"


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [
        (0.01, 0.05, "3.0 fewer have to be changed"),
        (-0.05, -0.01, "3.0 more have to be changed"),
        (-0.01, 0.07, "No certain difference yet"),
    ],
)
def test_the_gain_claims_no_more_than_its_interval(low: float, high: float, said: str) -> None:
    saved = (low + high) / 2
    gain = LearningGain(200, 3000, 0.3, 0.3 - saved, low, high)
    assert said in gain_text(gain)
    assert "200 segments" in gain_detail(gain)
    assert "made without what was learned" in gain_text(replace(gain, used=False))


def test_the_page_of_what_was_learned_tells_when_there_is_too_little(driver: Driver) -> None:
    driver.view.lessons.open_learned()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    assert "20 confirmed segments are needed" in dialog.gain.text()
    dialog.accept()


def test_without_an_engine_no_gain_is_told(show: Show, make_project: MakeProject) -> None:
    driver = show(make_project(None))
    driver.view.lessons.open_learned()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    assert not dialog.gain.isVisible()
    dialog.accept()


def test_the_gain_of_a_project_is_measured_beside_other_work(driver: Driver) -> None:
    project = driver.desk.open_project.project
    driver.desk.open_project.data.submit(Operation("Confirm many", lambda _: confirm_many(project)))
    driver.wait_until_idle()
    driver.view.lessons.open_learned()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    assert "last 24 segments" in dialog.gain_detail.text()
    dialog.accept()


def test_the_layers_are_not_cut_where_there_is_little_room(driver: Driver) -> None:
    driver.view.lessons.open_learned()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(LearnedDialog)
    assert dialog is not None
    dialog.gain_detail.setText("Many words about what was learned and what was not. " * 5)
    dialog.gain_detail.show()
    for height in (dialog.height(), 360):
        dialog.resize(dialog.width(), height)
        for _ in range(3):
            QtWidgets.QApplication.processEvents()
        for number in range(3):
            row = layer_row(dialog, number)
            for control in row.controls:
                assert row.rect().contains(control.geometry())
    dialog.accept()


def confirm_many(project: Project) -> None:
    for segment in project.segments.read()[:24]:
        project.segments.confirm(segment.row_id, segment.source)


def test_a_confirmation_while_the_engine_is_trained_says_that_it_is_not_lost(
    show: Show, make_project: MakeProject
) -> None:
    driver = show(make_project(None))
    driver.view.learning.expect_engine(True)
    confirm(driver, COPIER)
    assert "Once trained, the engine learns from it" in driver.view.learning.empty.text()
    driver.view.learning.expect_engine(False)
    driver.write(COPIER)
    confirm(driver, COPIER)
    assert "Without an engine" in driver.view.learning.empty.text()
