"""Splitting and merging through the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from pytestqt.qtbot import QtBot

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.features.editing.segments.split_dialog import SplitDialog, middle_break, same_break
from postil_gui.qt import Qt, QtWidgets
from postil_gui.theme.theme import Theme

TEXT = "First here. Second one, after a comma. Third.\nAlone\n"


@pytest.fixture
def text_driver(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A desk with a text document of four segments."""
    path = tmp_path / "text.txt"
    path.write_text(TEXT)
    return show(make_project(documents=[path], memories=[], glossaries=[]))


def dialog(driver: Driver) -> SplitDialog:
    found = driver.desk.window.findChildren(SplitDialog)
    assert len(found) == 1
    return found[0]


def sources(driver: Driver) -> list[str]:
    model = driver.view.model
    return [model.segment(row).source.plain for row in range(model.rowCount())]


def test_merge_type_on_and_undo(text_driver: Driver) -> None:
    driver = text_driver
    driver.write("Un.")
    driver.press("Ctrl+Return")
    driver.write("Deux")
    driver.press("Ctrl+Shift+J")
    driver.wait_until_idle()
    assert sources(driver)[0] == "First here. Second one, after a comma."
    assert driver.view.model.total == 3
    assert driver.text == "Un. Deux"
    assert driver.focus() is driver.view.grid.editor
    driver.keys(", en un.")
    confirm = driver.desk.window.book["segment.confirm"]
    driver.bot.waitUntil(
        lambda: confirm.isEnabled() and driver.text == "Un. Deux, en un.", timeout=PATIENCE
    )
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).state is SegmentState.TRANSLATED
    assert driver.project.memories.sizes() == {"Printer": 1}
    driver.press("Alt+Up")
    driver.press("Ctrl+Alt+Z")  # the confirmation came last
    driver.wait_until_idle()
    assert driver.project.memories.sizes() == {"Printer": 0}
    driver.press("Ctrl+Alt+Z")  # changed since: refused, and nothing is lost
    driver.wait_until_idle()
    boxes = driver.desk.window.findChildren(QtWidgets.QMessageBox)
    assert "changed since" in boxes[0].text() + boxes[0].informativeText()
    boxes[0].reject()
    assert driver.project.segments.get(1).target.plain == "Un. Deux, en un."


def test_undo_brings_confirmed_segments_back(text_driver: Driver) -> None:
    driver = text_driver
    driver.write("Un.")
    driver.press("Ctrl+Return")
    driver.press("Alt+Up")
    driver.press("Ctrl+J")
    driver.wait_until_idle()
    assert driver.project.memories.sizes() == {"Printer": 0}
    driver.press("Ctrl+Alt+Z")
    driver.wait_until_idle()
    assert sources(driver)[:2] == ["First here.", "Second one, after a comma."]
    assert driver.view.model.segment(0).state is SegmentState.TRANSLATED
    assert driver.project.memories.sizes() == {"Printer": 1}
    assert driver.text == "Un."


def test_split_with_the_keyboard(text_driver: Driver) -> None:
    driver = text_driver
    driver.go(2)
    driver.write("Deux, virgule.")
    driver.press("Ctrl+Alt+S")
    box = dialog(driver)
    assert box.source.offset == len("Second one, ")
    assert box.target.offset == len("Deux, ")
    driver.bot.keyClick(box.source, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    driver.bot.keyClick(box.source, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert [text.startswith(("Second", ",", "one")) for text in sources(driver)[1:3]] == [True] * 2
    assert driver.view.model.total == 5
    assert driver.view.model.number_of(driver.project.segments.read(3, 4)[0].row_id) == 4
    assert [driver.project.segments.read()[n].target.plain for n in (1, 2)] == ["Deux,", "virgule."]


def test_what_the_document_cannot_hold(driver: Driver) -> None:
    driver.press("Ctrl+J")
    driver.wait_until_idle()
    boxes = driver.desk.window.findChildren(QtWidgets.QMessageBox)
    assert len(boxes) == 1
    boxes[0].reject()
    assert driver.view.grid.current_row == 0
    assert driver.focus() is driver.view.grid.editor


@pytest.mark.parametrize(
    ("text", "place"),
    [("One, two and three", 5), ("One two three", 4), ("Onetwo", 3), ("A: b. Cd efg", 6)],
)
def test_where_a_split_is_proposed(text: str, place: int) -> None:
    assert middle_break(text) == place


@pytest.mark.parametrize(
    ("text", "at", "other", "place"),
    [
        ("One. Two. Three.", "Two", "Un. Beaucoup plus long. Trois.", "Beaucoup"),
        ("Print all to release all.", "to", "Tout imprimer pour tout.", "pour"),
        ("One word", "word", "Un", ""),
    ],
)
def test_a_translation_is_split_where_its_source_is(
    text: str, at: str, other: str, place: str
) -> None:
    found = same_break(text, text.index(at), other)
    assert found == other.index(place) if place else 0 <= found <= len(other)


def test_the_translation_follows_the_caret_of_the_source_until_it_is_put_elsewhere(
    qapp: QtWidgets.QApplication, qtbot: QtBot
) -> None:
    parent = QtWidgets.QWidget()
    qtbot.addWidget(parent)
    left = Qt.LayoutDirection.LeftToRight
    texts = TaggedText("One. Two. Three."), TaggedText("Un. Deux. Trois.")
    dialog = SplitDialog(Theme(qapp, "light"), texts, (left, left), parent)
    dialog.source.move_to(5)
    assert dialog.target.parts == ("Un. ", "Deux. Trois.")
    dialog.source.move_to(10)
    assert dialog.target.parts == ("Un. Deux. ", "Trois.")
    dialog.target.move_to(1)
    dialog.source.move_to(5)
    assert dialog.target.parts == ("U", "n. Deux. Trois.")


def test_undoing_an_unconfirming_by_the_change_key_leaves_a_segment_open(
    text_driver: Driver,
) -> None:
    driver = text_driver
    driver.write("Un.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.go(1)
    driver.view.editing.unconfirm()
    driver.wait_until_idle()
    assert not driver.project.segments.get(1).state.is_confirmed
    driver.press("Ctrl+Alt+Z")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).state.is_confirmed
    assert driver.view.editing.segment is not None
    assert driver.focus() is driver.view.grid.editor


def test_findings_of_segments_that_were_merged_are_gone(text_driver: Driver) -> None:
    driver = text_driver
    driver.view.checks.untranslated.setChecked(True)
    driver.go(2)
    driver.write("Deux deux, après")
    driver.view.editing.save()
    driver.press("Shift+F8")
    driver.wait_until_idle()
    issues = driver.view.checking.service.findings.issues
    assert len(issues) == driver.view.model.total
    driver.go(1)
    driver.press("Ctrl+J")
    driver.wait_until_idle()
    driver.press("F8")
    driver.wait_until_idle()
    there = {one.row_id for one in driver.project.segments.read()}
    assert set(driver.view.checking.service.findings.issues) <= there

    def shown() -> set[int]:
        found = driver.view.checks.shown
        assert all(driver.view.model.number_of(one.issue.row_id) == one.number for one in found)
        return {one.number for one in found}

    driver.bot.waitUntil(lambda: shown() == {1, 2, 3}, timeout=PATIENCE)
    driver.press("Ctrl+Alt+Z")
    driver.wait_until_idle()
    driver.bot.waitUntil(lambda: shown() == {1, 2, 3, 4}, timeout=PATIENCE)


def test_hits_of_find_and_replace_follow_a_merge(text_driver: Driver) -> None:
    driver = text_driver
    driver.write("Un mot.")
    driver.press("Ctrl+Shift+Down")
    driver.write("Deux mots.")
    driver.view.editing.save()
    driver.wait_until_idle()
    driver.press("Ctrl+H")
    found = driver.desk.window.findChild(ReplaceDialog)
    assert found is not None
    found.find_field.setText("mot")
    found.search()
    driver.wait_until_idle()
    assert [found.model.hit(row).segment.row_id for row in range(found.model.rowCount())] == [1, 2]
    driver.desk.window.book["segment.merge_previous"].trigger()
    driver.wait_until_idle()
    assert driver.view.model.total == 3
    assert [found.model.hit(row).segment.row_id for row in range(found.model.rowCount())] == [1, 1]
    found.close()


def test_splits_and_merges_are_undone_and_done_again_by_key(text_driver: Driver) -> None:
    driver = text_driver
    driver.write("Un.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+Shift+J")
    driver.wait_until_idle()
    merged = sources(driver)
    assert driver.view.model.total == 3
    service = driver.view.work.service
    for _ in range(2):
        service.steps.undo()
        driver.wait_until_idle()
        assert driver.view.model.total == 4
        assert driver.project.segments.get(1).confirmed
        driver.press("Ctrl+Shift+Z")
        driver.wait_until_idle()
        assert sources(driver) == merged
        assert driver.text == "Un."
        assert not driver.project.segments.get(1).confirmed


def test_a_cut_that_cannot_be_undone_any_more_does_not_bar_what_is_older(
    text_driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = text_driver
    told: list[str] = []
    monkeypatch.setattr(
        driver.desk.context, "show_error", lambda _title, error: told.append(str(error))
    )
    service = driver.view.work.service
    driver.write("Un")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    older = service.steps.last
    driver.go(2)
    driver.press("Ctrl+Shift+J")
    driver.wait_until_idle()
    driver.write("Autre")
    driver.view.editing.save()
    driver.wait_until_idle()
    assert service.steps.last is not older
    service.steps.undo()
    driver.wait_until_idle()
    assert driver.view.model.total == 3
    assert "cannot be undone any more" in told[0]
    assert (service.steps.last, service.steps.last_undone) == (older, None)
    assert driver.focus() is driver.view.grid.editor


def test_nothing_is_split_off_that_has_no_word(text_driver: Driver) -> None:
    driver = text_driver
    driver.press("Ctrl+Alt+S")
    asked = dialog(driver)
    for key in ("Home", "End"):
        driver.bot.keyClick(asked.source, getattr(Qt.Key, f"Key_{key}"))
        assert not asked.button.isEnabled()
        driver.bot.keyClick(asked.source, Qt.Key.Key_Return)
        assert asked.isVisible()
    driver.bot.keyClick(asked.source, Qt.Key.Key_Left)
    assert asked.source.parts[1] == "."
    assert not asked.button.isEnabled()
    driver.bot.keyClick(asked.source, Qt.Key.Key_Left)
    assert asked.button.isEnabled()
    asked.reject()


@pytest.mark.parametrize("shown", ["First", "Second"])
def test_segments_of_an_undone_merge_are_hidden_where_the_filter_hid_them(
    text_driver: Driver, shown: str
) -> None:
    driver = text_driver
    driver.view.filter.field.setFocus()
    driver.keys(shown)
    driver.press("Return")
    driver.wait_until_idle()
    before = sources(driver)
    assert len(before) == 1
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+J" if shown == "First" else "Ctrl+Shift+J")
    driver.wait_until_idle()
    merged = ["First here. Second one, after a comma."]
    assert sources(driver) == merged
    for key, left in (("Ctrl+Z", before), ("Ctrl+Y", merged), ("Ctrl+Z", before)):
        driver.press(key)
        driver.wait_until_idle()
        assert sources(driver) == left
        assert driver.view.editing.segment is not None
        assert driver.view.editing.segment.source.plain == left[0]
    driver.view.filter.clear()
    driver.view.filter.field.setFocus()
    driver.press("Escape")
    driver.wait_until_idle()
    assert len(sources(driver)) == 4
