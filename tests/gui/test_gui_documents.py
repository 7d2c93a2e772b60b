"""Documents added, replaced and removed while one translates: who types, types on."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, held
from pytestqt.qtbot import QtBot

from postil_gui.features.editing.grid.segments_model import MATCH
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs import file_dialogs as files

LINES = [f"Line {number} of the text." for number in range(1, 41)]


def written(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def lines(desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path: Path) -> Driver:
    """A project of forty lines; the twentieth is open, its translation begun and not saved."""
    desk.show_project(make_project(documents=[written(tmp_path / "text.txt", LINES)]))
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    made.go(20)
    made.write("Ligne vingt")
    return made


@pytest.fixture
def more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is chosen whenever a document is asked for."""
    path = written(tmp_path / "more.txt", ["One more.", "And another line."])
    monkeypatch.setattr(files, "ask_files", lambda *_: [path])
    monkeypatch.setattr(files, "ask_file", lambda *_: path.with_name("new.txt"))
    yes = QtWidgets.QMessageBox.StandardButton.Yes
    monkeypatch.setattr(QtWidgets.QMessageBox, "exec", lambda _: yes)
    return path


def change(driver: Driver, command: str) -> None:
    driver.desk.window.book[f"project.document_{command}"].trigger()


def update(driver: Driver, lines: list[str], folder: Path) -> None:
    """Ask for a new version of the first document, from its page."""
    written(folder / "new.txt", lines)
    driver.press("Ctrl+Shift+H")
    driver.wait_until_idle()
    change(driver, "update")
    driver.press("Ctrl+Shift+H")


def top(driver: Driver) -> int:
    """Where the open text begins in the window."""
    return driver.view.grid.editor.y()


def caret(driver: Driver) -> tuple[int, int]:
    cursor = driver.view.grid.editor.textCursor()
    return cursor.anchor(), cursor.position()


def test_a_document_is_added_under_the_hands_of_who_types(lines: Driver, more: Path) -> None:
    view = lines.view
    lines.press("Shift+Ctrl+Left")
    before = caret(lines), top(lines)
    change(lines, "add")
    lines.wait_until_idle()
    assert lines.view is view
    assert view.model.total == view.model.rowCount() == 42
    assert view.model.document_head(0)
    assert (lines.text, (caret(lines), top(lines))) == ("Ligne vingt", before)
    lines.keys("20")
    assert lines.text == "Ligne 20"
    lines.press("Ctrl+Z")
    assert lines.text == "Ligne vingt"
    lines.press("Ctrl+End")
    lines.press("Ctrl+Return")
    lines.wait_until_idle()
    assert lines.project.segments.get(20).target.plain == "Ligne vingt"
    lines.go(42)
    assert view.grid.source.text().plain == "And another line."
    assert view.filter.count.text() == "42 segments"


@pytest.mark.parametrize("number", [1, 2])
def test_names_of_documents_do_not_move_the_first_segments(
    lines: Driver, more: Path, number: int
) -> None:
    lines.go(number)
    before = top(lines)
    change(lines, "add")
    lines.wait_until_idle()
    assert lines.view.model.document_head(0)
    assert top(lines) == before


def test_what_is_typed_and_confirmed_meanwhile_is_shown_and_written(
    lines: Driver, more: Path
) -> None:
    with held(lines.open_project.data):
        change(lines, "add")
        lines.keys(" et un")
        lines.press("Ctrl+Return")
        lines.keys("Ligne vingt-deux")
        shown = lines.view.model.segment(19)
    seen: list[tuple[str, bool, str]] = []

    def look(_: object) -> None:
        segment = lines.view.model.segment(19)
        seen.append((segment.target.plain, segment.state.is_confirmed, lines.text))

    lines.open_project.documents_changed.connect(look)
    lines.wait_until_idle()
    assert shown.state.is_confirmed
    assert seen == [("Ligne vingt et un", True, "Ligne vingt-deux")]
    assert (lines.row_id, lines.text) == (21, "Ligne vingt-deux")
    lines.keys("!")
    lines.view.editing.save()
    lines.wait_until_idle()
    texts = [one.target.plain for one in lines.project.segments.read(19, 21)]
    assert texts == ["Ligne vingt et un", "Ligne vingt-deux!"]


def test_the_open_segment_goes_to_its_place_in_a_new_version(
    lines: Driver, more: Path, tmp_path: Path
) -> None:
    before = top(lines)
    update(lines, ["Something quite new stands here.", *LINES[:30]], tmp_path)
    lines.wait_until_idle()
    assert "30 segments kept" in lines.desk.window.status.currentMessage()
    assert lines.row_id == 20
    assert lines.view.grid.current_row == 20
    assert lines.view.grid.segments.index(20, 0).data() == "21"
    assert (lines.text, top(lines)) == ("Ligne vingt", before)
    assert lines.focus() is lines.view.grid.editor
    assert lines.view.model.total == 31


def test_who_is_in_a_segment_that_goes_is_led_to_its_neighbour(
    lines: Driver, more: Path, tmp_path: Path
) -> None:
    update(lines, LINES[:10], tmp_path)
    lines.wait_until_idle()
    assert "30 gone." in lines.desk.window.status.currentMessage()
    assert "1 draft went with what is gone." in lines.desk.window.status.currentMessage()
    assert (lines.row_id, lines.text) == (10, "")
    assert not lines.open_project.writes.refused_rows
    lines.keys("Ligne dix")
    lines.press("Ctrl+Return")
    lines.wait_until_idle()
    assert lines.project.segments.get(10).target.plain == "Ligne dix"


def test_a_filter_takes_new_segments_in_and_stays(lines: Driver, more: Path) -> None:
    bar = lines.view.filter
    bar.field.setFocus()
    lines.keys("another")
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 0)
    lines.press("Ctrl+A")
    lines.keys("line 2")
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 11)
    change(lines, "add")
    lines.wait_until_idle()
    assert lines.view.model.rowCount() == 11
    assert lines.focus() is bar.field
    lines.press("Ctrl+A")
    lines.keys("line")
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 41)
    documents = [box.action for box in bar.menu._boxes if box.kind == "document"]
    assert [one.text() for one in documents] == ["text.txt", "more.txt"]
    documents[1].trigger()
    lines.wait_until_idle()
    assert lines.view.model.rowCount() == 1
    lines.view.go_to_row(20)
    lines.wait_until_idle()
    documents[0].trigger()
    lines.bot.waitUntil(lambda: lines.view.model.rowCount() == 40)
    lines.wait_until_idle()
    change(lines, "add")
    lines.wait_until_idle()
    assert lines.view.model.rowCount() == 40, "the document that was ticked stays ticked"
    assert (lines.row_id, lines.text) == (20, "Ligne vingt")


def test_the_filter_of_a_document_that_goes_is_dropped(lines: Driver, more: Path) -> None:
    change(lines, "add")
    lines.wait_until_idle()
    bar = lines.view.filter
    next(box.action for box in bar.menu._boxes if box.value == 1).trigger()
    lines.wait_until_idle()
    lines.press("Ctrl+Shift+H")
    lines.wait_until_idle()
    change(lines, "remove")
    lines.wait_until_idle()
    assert not bar.is_active
    assert lines.view.model.rowCount() == lines.view.model.total == 2


def test_without_any_document_nothing_is_open(lines: Driver, more: Path) -> None:
    lines.press("Ctrl+Shift+H")
    lines.wait_until_idle()
    change(lines, "remove")
    lines.wait_until_idle()
    assert lines.view.editing.segment is None
    assert lines.view.model.total == 0
    assert "No segment is open." in lines.view.terms.empty.text()
    change(lines, "add")
    lines.wait_until_idle()
    lines.press("Ctrl+Shift+H")
    assert lines.view.grid.current_row == 0
    lines.keys("Encore une.")
    lines.view.editing.save()
    lines.wait_until_idle()
    assert lines.project.segments.read()[0].target.plain == "Encore une."


def test_rows_that_are_gone_are_painted_until_the_window_knows(
    lines: Driver, more: Path, tmp_path: Path
) -> None:
    model, project = lines.view.model, lines.project
    lines.view.editing.save()
    lines.wait_until_idle()
    with held(lines.open_project.data):
        project.files.update(1, written(tmp_path / "new.txt", LINES[:3]))
        model.reload([])
        model._pages.clear()
        model._places.clear()
        texts = [model.index(row, MATCH - 2).data() for row in range(model.rowCount())]
        assert len(texts) == 40
    lines.open_project.documents_changed.emit(project.files.outline())
    lines.wait_until_idle()
    assert model.rowCount() == 3


def test_panels_follow_the_segments_to_their_places(
    driver: Driver, more: Path, tmp_path: Path
) -> None:
    written(tmp_path / "text.txt", LINES)
    driver.open_project.project.files.add([tmp_path / "text.txt"])  # as by somebody else
    driver.open_project.documents_changed.emit(driver.project.files.outline())
    driver.wait_until_idle()
    total = driver.view.model.total
    number = total - 10
    driver.go(number)
    driver.write("Ligne 31 du du texte.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.raise_panel("checks")
    driver.press("Shift+F8")
    driver.raise_panel("preview")
    driver.wait_until_idle()
    assert driver.view.learning.heading.text() == f"Learned from segment {number}"
    assert number in {one.number for one in driver.view.checks.shown}
    driver.desk.page.service.remove_document(1)  # type: ignore[union-attr]
    driver.wait_until_idle()
    here = number - (total - 40)
    assert driver.view.model.total == 40
    assert driver.view.learning.heading.text() == f"Learned from segment {here}"
    assert here in {one.number for one in driver.view.checks.shown}
    for one in driver.view.checks.shown:
        assert one.number == driver.view.model.number_of(one.issue.row_id)
    assert driver.view.preview.toPlainText().startswith("Line 1 of the text.")
    assert driver.view.grid.current_row == here


def test_a_step_before_a_document_was_added_can_be_taken_back(lines: Driver, more: Path) -> None:
    lines.press("Ctrl+Return")
    lines.wait_until_idle()
    change(lines, "add")
    lines.wait_until_idle()
    lines.press("Ctrl+Alt+Z")
    lines.wait_until_idle()
    assert not lines.project.segments.get(20).state.is_confirmed
    assert lines.row_id == 20


def test_what_was_typed_in_a_segment_that_goes_away_meanwhile_is_on_the_clipboard(
    lines: Driver, more: Path
) -> None:
    change(lines, "add")
    lines.wait_until_idle()
    told: list[str] = []
    lines.view.announced.connect(told.append)
    lines.go(41)  # of the document that was added
    with held(lines.open_project.data):
        lines.desk.page.service.remove_document(2)  # type: ignore[union-attr]
        lines.write("Encore une")
        lines.press("Ctrl+Return")
    lines.wait_until_idle()
    assert lines.view.model.total == 40
    assert QtGui.QGuiApplication.clipboard().text() == "Encore une"
    assert [one for one in told if "Encore une" in one]
    assert not lines.desk.window.findChildren(QtWidgets.QMessageBox)
