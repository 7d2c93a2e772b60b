"""A disk that fills up, may not be written to or is taken out, under the window: what could not be
done is told with its file, nothing is lost, and the work goes on once there is room.

The limit the system sets for the size of files stands in for a full disk.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from stalls import write_memory

from postil.errors import StorageError
from postil.formats.segment import SegmentState
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment
from postil_gui import paths
from postil_gui.qt import QtWidgets
from postil_gui.settings import AUTHOR, AUTOSAVE
from postil_resources.sample_project import MEMORY, sample_file

TEXT = "Guide rapide de votre imprimante"
BELOW_A_PAGE = 4096  # bytes: no commit of a database fits, a record of a training does
NOTHING = 64
Limit = Callable[[int], AbstractContextManager[None]]


def wait_for_message(driver: Driver, wanted: str) -> None:
    """Wait until it is told, and close what is told; the window has the keyboard."""
    window = driver.desk.window

    def shown() -> list[QtWidgets.QMessageBox]:
        return [box for box in window.findChildren(QtWidgets.QMessageBox) if box.isVisible()]

    driver.bot.waitUntil(lambda: any(wanted in box.text() for box in shown()), timeout=PATIENCE)
    driver.wait_until_idle()
    for box in shown():
        assert box.informativeText()
        box.close()
    window.activateWindow()
    driver.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    driver.view.grid.editor.setFocus()


def wait_for_notice(driver: Driver, wanted: str) -> None:
    """Wait until the bar below the pages tells it; who types is not disturbed."""
    notice = driver.desk.window.notice
    driver.bot.waitUntil(
        lambda: notice.isVisible() and wanted in notice.text.accessibleName(), timeout=PATIENCE
    )
    driver.wait_until_idle()
    assert driver.focus() is driver.view.grid.editor
    assert driver.desk.window.isActiveWindow()


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Answers the next questions for a file."""

    def choose(path: Path) -> None:
        for name in ("getSaveFileName", "getOpenFileName"):
            monkeypatch.setattr(
                QtWidgets.QFileDialog, name, staticmethod(lambda *_: (str(path), ""))
            )

    return choose


def test_a_segment_is_confirmed_once_there_is_room(driver: Driver, files_of_at_most: Limit) -> None:
    driver.write(TEXT)
    with files_of_at_most(BELOW_A_PAGE):
        driver.press("Ctrl+Return")
        wait_for_message(driver, str(driver.project.folder / "project.sqlite"))
    assert driver.view.grid.current_row == 0
    assert driver.text == TEXT
    assert driver.project.segments.get(1).target.is_empty
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == TEXT
    assert driver.project.segments.get(1).confirmed


def test_a_draft_waits_until_there_is_room(driver: Driver, files_of_at_most: Limit) -> None:
    driver.write(TEXT)
    with files_of_at_most(BELOW_A_PAGE):
        driver.press("Ctrl+Down")
        wait_for_notice(driver, "project.sqlite")
    assert driver.project.segments.get(1).target.is_empty
    driver.press("Ctrl+Up")
    assert driver.text == TEXT
    driver.press("Ctrl+Down")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == TEXT
    assert driver.project.segments.get(1).state is SegmentState.DRAFT


def test_all_drafts_are_written_once_there_is_room(driver: Driver, files_of_at_most: Limit) -> None:
    texts = [f"{TEXT} {number}" for number in range(1, 4)]
    with files_of_at_most(BELOW_A_PAGE):
        for text in texts:
            driver.write(text)
            driver.press("Ctrl+Down")
            wait_for_notice(driver, "project.sqlite")
    driver.go(10)
    driver.write("Autre texte")
    driver.press("Ctrl+Down")
    driver.wait_until_idle()
    assert [one.target.plain for one in driver.project.segments.read(0, 3)] == texts
    assert not driver.open_project.writes.refused_rows
    assert not driver.desk.window.notice.isVisible()


def test_what_was_refused_is_written_at_the_end_if_there_is_room(
    driver: Driver, files_of_at_most: Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.write(TEXT)
    with files_of_at_most(BELOW_A_PAGE):
        driver.press("Ctrl+Down")
        wait_for_notice(driver, "project.sqlite")
    folder = driver.project.folder
    monkeypatch.setattr(driver.desk, "_lose", lambda number: pytest.fail(f"{number} are lost"))
    assert driver.desk.close_project()
    with Project.open(folder) as project:
        assert project.segments.get(1).target.plain == TEXT


def export(driver: Driver, action: str) -> None:
    """Export, though not all is confirmed."""
    driver.desk.window.book[action].trigger()
    if action == "project.export_document":
        driver.answer_open_segments()


@pytest.mark.parametrize("action", ["project.export_document", "project.export_memory"])
def test_an_export_leaves_the_file_as_it_was(
    driver: Driver,
    answer: Callable[[Path], None],
    tmp_path: Path,
    files_of_at_most: Limit,
    action: str,
) -> None:
    driver.write(TEXT)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    path = tmp_path / "exported.xlf"
    path.write_text("of last week", encoding="utf-8")
    answer(path)
    with files_of_at_most(NOTHING):
        export(driver, action)
        wait_for_message(driver, str(path))
    assert path.read_text(encoding="utf-8") == "of last week"
    export(driver, action)
    driver.wait_until_idle()
    assert TEXT in path.read_text(encoding="utf-8")
    window = driver.desk.window
    assert str(path) in (
        window.notice.text.accessibleName()
        if action == "project.export_document"
        else window.status.currentMessage()
    )


def test_an_export_that_fails_does_not_seem_to_go_on_nor_to_be_done(
    driver: Driver, answer: Callable[[Path], None], tmp_path: Path, files_of_at_most: Limit
) -> None:
    path, window = tmp_path / "exported.txt", driver.desk.window
    answer(path)
    export(driver, "project.export_document")
    driver.bot.waitUntil(window.notice.isVisible, timeout=PATIENCE)
    before = path.read_bytes()
    with files_of_at_most(NOTHING):
        export(driver, "project.export_document")
        wait_for_message(driver, str(path))
    assert window.status.currentMessage() == ""  # not "Exporting …"
    assert not window.notice.isVisible()  # not "Exported to …", of the export before
    assert path.read_bytes() == before


def test_an_export_of_the_engine_leaves_nothing_half_done(
    driver: Driver, answer: Callable[[Path], None], tmp_path: Path, files_of_at_most: Limit
) -> None:
    path = tmp_path / "out" / "mine.postil"
    path.parent.mkdir()
    answer(path)
    with files_of_at_most(NOTHING):
        driver.desk.window.book["engine.export"].trigger()
        wait_for_message(driver, str(path))
    assert list(path.parent.iterdir()) == []
    driver.desk.window.book["engine.export"].trigger()
    driver.wait_until_idle()
    assert path.is_file()


def test_a_memory_comes_whole_or_not_at_all(
    driver: Driver, answer: Callable[[Path], None], tmp_path: Path, files_of_at_most: Limit
) -> None:
    answer(write_memory(tmp_path / "large.tmx", 2000))
    before = driver.project.memories.sizes()
    with files_of_at_most(BELOW_A_PAGE):
        driver.desk.window.book["project.add_memory"].trigger()
        wait_for_message(driver, "project.sqlite")
    assert driver.project.memories.sizes() == before
    driver.desk.window.book["project.add_memory"].trigger()
    driver.wait_until_idle()
    assert driver.project.memories.sizes() == before | {"large": 2000}


@pytest.mark.parametrize("size", [NOTHING, pytest.param(BELOW_A_PAGE, marks=pytest.mark.long)])
def test_a_training_says_what_it_could_not_write(
    driver: Driver, files_of_at_most: Limit, size: int
) -> None:
    def train() -> None:
        driver.desk.training.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])

    folder = paths.engines_folder()
    with files_of_at_most(size):
        train()
        wait_for_message(driver, str(folder))
    trainer = driver.desk.trainer
    driver.bot.waitUntil(
        lambda: not trainer.is_running and not list(folder.iterdir()), timeout=PATIENCE
    )
    train()
    driver.bot.waitUntil((folder / "Guides").is_dir, timeout=PATIENCE)
    driver.bot.waitUntil(lambda: not trainer.is_running, timeout=PATIENCE)
    assert [one.folder.name for one in paths.known_engines()] == ["Guides"]


def test_settings_that_cannot_be_written_stop_nobody(
    driver: Driver, tmp_path: Path, files_of_at_most: Limit
) -> None:
    settings = driver.desk.settings
    status = driver.desk.window.status
    file = str(tmp_path / "settings.json")
    settings.flush()
    with files_of_at_most(NOTHING):
        settings.set(AUTHOR, "Someone with a name that is long")
        driver.bot.waitUntil(lambda: file in status.currentMessage(), timeout=PATIENCE)
        status.clearMessage()
        settings.set(AUTHOR, "Someone else")
        settings.flush()
        driver.wait_until_idle()
        assert status.currentMessage() == "", "it is told once"
    assert settings.get(AUTHOR) == "Someone else"
    settings.set(AUTHOR, "The third")
    settings.flush()
    assert "The third" in (tmp_path / "settings.json").read_text(encoding="utf-8")


def test_a_folder_that_may_not_be_written_to_is_named(
    driver: Driver, answer: Callable[[Path], None], tmp_path: Path
) -> None:
    out, engines = tmp_path / "out", paths.engines_folder()
    for folder in (out, engines):
        folder.mkdir(parents=True)
        folder.chmod(0o555)
    if os.access(out, os.W_OK):
        pytest.skip("who may do all is refused nothing")
    try:
        answer(out / "guide.xlf")
        export(driver, "project.export_document")
        wait_for_message(driver, str(out / "guide.xlf"))
        driver.desk.training.train_in_background("Guides", ("en", "fr"), [sample_file(MEMORY)])
        wait_for_message(driver, str(engines))
    finally:
        for folder in (out, engines):
            folder.chmod(0o755)
    export(driver, "project.export_document")
    driver.wait_until_idle()
    assert (out / "guide.xlf").is_file()


def test_a_disk_that_is_taken_out_refuses_what_changes_the_project(
    driver: Driver, answer: Callable[[Path], None], tmp_path: Path
) -> None:
    folder = driver.project.folder
    answer(write_memory(tmp_path / "small.tmx", 20))
    before = driver.project.memories.sizes()
    folder.rename(folder.with_name("aside"))
    driver.desk.window.book["project.add_memory"].trigger()
    wait_for_message(driver, f"{folder} is not there any more: ")
    folder.with_name("aside").rename(folder)
    driver.desk.window.book["project.add_memory"].trigger()
    driver.wait_until_idle()
    assert driver.project.memories.sizes() == before | {"small": 20}


def test_the_last_segment_is_not_called_confirmed_if_it_is_not(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    (tmp_path / "one.txt").write_text("One sentence.", encoding="utf-8")
    driver = show(make_project(documents=[tmp_path / "one.txt"], memories=[], glossaries=[]))
    folder = driver.project.folder
    aside = folder.with_name("aside")
    driver.write("Une phrase.")
    folder.rename(aside)
    driver.press("Ctrl+Return")
    wait_for_message(driver, f"{folder} is not there any more: ")
    assert driver.desk.window.status.currentMessage() == ""
    aside.rename(folder)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert "All segments are confirmed." in driver.desk.window.status.currentMessage()


def test_rows_that_cannot_be_read_are_shown_when_they_can(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, project = driver.view.model, driver.project
    driver.write(TEXT)
    path = project.folder / "project.sqlite"

    def refuse(*_: object) -> list[ProjectSegment]:
        raise StorageError(f"{path}: reading or writing failed.", hint="Put it back.")

    with monkeypatch.context() as within:
        within.setattr(project.segments, "read", refuse)
        within.setattr(project.segments, "at", refuse)
        model.recut(1, 0, [])  # nothing is kept of what was read
        wait_for_message(driver, str(path))
        driver.view.grid.viewport().repaint()
        assert model.segment(2).source.plain == "This segment cannot be read now."
        assert model.segment(2).locked
        assert model.next_open(0) == 1
        model.show_only([2, 3])
        assert model.segment(1).source.plain == "This segment cannot be read now."
        model.show_only(None)
    driver.view.grid.viewport().repaint()
    assert model.segment(2) == project.segments.read()[2]
    driver.view.grid.go_to(0)
    driver.wait_until_idle()
    assert driver.text == TEXT


def test_who_types_goes_on_typing(driver: Driver, files_of_at_most: Limit) -> None:
    """What is typed while nothing can be saved is not taken by a message."""
    driver.desk.settings.set(AUTOSAVE, 100)
    notice = driver.desk.window.notice
    driver.write("Guide")
    with files_of_at_most(BELOW_A_PAGE):
        driver.keys(" rapide")
        wait_for_notice(driver, "project.sqlite")
        driver.keys(" de votre imprimante")
        driver.bot.waitUntil(lambda: bool(driver.open_project.writes.refused_rows))
        driver.wait_until_idle()
        assert notice.isVisible()
        assert driver.text == TEXT
    driver.keys(" ")
    driver.bot.waitUntil(lambda: not notice.isVisible(), timeout=PATIENCE)
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == f"{TEXT} "
