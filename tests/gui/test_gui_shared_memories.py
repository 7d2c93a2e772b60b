"""Shared memories by hand: made, attached to two projects, shown, taken out again."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot
from test_gui_memories import texts, wait_until_idle

from postil.memory.shared import SUFFIX, SharedMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.creation import MemoryFile, NewProject, create_project
from postil.workspace.documents.import_candidates import memory_languages
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings
from postil_gui.features.memories.page import MemoriesPage
from postil_gui.features.memories.share_dialog import UPDATE, ShareDialog
from postil_gui.features.memories.table import TARGET
from postil_gui.qt import QtWidgets
from postil_gui.settings import SHARED_MEMORIES
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.keys.mnemonics import letter_of
from postil_resources.sample_project import sample_file


def open_page(driver: Driver) -> MemoriesPage:
    driver.desk.memories.show()
    wait_until_idle(driver)
    page = driver.desk.memories.page
    assert page is not None
    return page


def ask(driver: Driver, page: MemoriesPage) -> ShareDialog:
    page.buttons["share"].click()
    dialog = driver.desk.window.findChild(ShareDialog)
    assert dialog is not None
    return dialog


def share(driver: Driver, page: MemoriesPage, path: Path) -> None:
    """Make a shared memory of the project's own one, to be read and updated."""
    page.choose("Printer")
    wait_until_idle(driver)
    dialog = ask(driver, page)
    letters = {letter_of(one.text()) for one in (dialog.existing, dialog.make)}
    assert len(letters - {""}) == 2
    dialog.make.click()
    dialog.path.setEditText(str(path))
    dialog.priority.setValue(2)
    dialog.penalty.setValue(5)
    assert dialog.use.currentIndex() == UPDATE
    dialog.attach.click()
    wait_until_idle(driver)


def test_a_memory_is_shared_and_gets_what_is_confirmed(driver: Driver, tmp_path: Path) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    page = open_page(driver)
    path = tmp_path / f"customer{SUFFIX}"
    share(driver, page, path)
    assert page.name == "customer"
    assert "shared" in page.store.currentText()
    assert "attached" in page.message.text()
    assert texts(page, TARGET) == ["Guide rapide"]
    assert page.buttons["edit"].isEnabled(), "it may be updated"
    settings = driver.project.memories.settings.memory("customer")
    assert (settings.priority, settings.penalty, settings.read_only) == (2, 5, False)
    assert driver.desk.context.settings.get(SHARED_MEMORIES) == [str(path)]
    page.table.setFocus()
    driver.press("Escape")
    assert driver.desk.window.page is None
    row = driver.project.segments.read(3, 4)[0].row_id
    driver.project.segments.confirm(row, TaggedText("Configuration"))
    driver.project.memories.shared.wait()
    page = open_page(driver)
    driver.bot.waitUntil(
        lambda: texts(page, TARGET) == ["Configuration", "Guide rapide"], timeout=PATIENCE
    )


def test_the_next_project_is_offered_it_and_a_missing_one_says_so(
    driver: Driver, tmp_path: Path
) -> None:
    page = open_page(driver)
    path = tmp_path / f"customer{SUFFIX}"
    share(driver, page, path)
    page.buttons["remove"].click()
    box = driver.desk.window.findChild(QtWidgets.QMessageBox, "remove memory")
    assert box is not None
    assert "can be attached again" in box.informativeText()
    next(button for button in box.buttons() if button.text() == "Remove").click()
    wait_until_idle(driver)
    assert page.store.findData("customer") < 0
    assert path.is_file()
    dialog = ask(driver, page)
    assert dialog.path.currentText() == str(path), "known from before"
    assert dialog.attach.isEnabled()
    dialog.path.setEditText(str(tmp_path / "none.postilmemory"))
    assert not dialog.attach.isEnabled()
    assert "no such file" in dialog.note.text()
    dialog.path.setEditText(str(path))
    dialog.attach.click()
    wait_until_idle(driver)
    assert page.name == "customer"
    folder = driver.project.folder
    driver.desk.close_project()
    path.unlink()
    driver.desk.show_project(Project.open(folder))
    driver.wait_until_idle()
    notice = driver.desk.window.notice
    assert notice.isVisible()
    assert notice.text.text().startswith("The shared memory “customer” cannot be used: ")
    notice.buttons[0].click()
    wait_until_idle(driver)
    assert page.name == "customer"
    assert "no such memory" in page.message.text()
    assert page.buttons["remove"].isEnabled()


def test_a_memory_that_was_deleted_while_it_is_attached_is_told(
    driver: Driver, tmp_path: Path
) -> None:
    page = open_page(driver)
    path = tmp_path / f"customer{SUFFIX}"
    share(driver, page, path)
    page.table.setFocus()
    driver.press("Escape")
    for file in tmp_path.glob(f"customer{SUFFIX}*"):
        file.unlink()
    driver.write("Guide rapide")
    driver.desk.window.book["segment.confirm"].trigger()
    driver.wait_until_idle()
    notice = driver.desk.window.notice
    driver.bot.waitUntil(notice.isVisible, timeout=PATIENCE)
    assert "The shared memory “customer” takes nothing now: " in notice.text.text()
    assert "moved or deleted" in notice.text.text()
    assert driver.project.segments.read(0, 1)[0].confirmed
    notice.buttons[0].click()
    wait_until_idle(driver)
    assert page.name == "customer"
    assert "is not there any more: it was moved or deleted" in page.empty.text()


def test_a_new_project_attaches_a_shared_memory_among_its_files(tmp_path: Path) -> None:
    path = tmp_path / f"customer{SUFFIX}"
    SharedMemory.create(path, ("en", "fr")).close()
    assert memory_languages(path) == ("en", "fr")
    document = tmp_path / "text.txt"
    document.write_text("Open the tray.\n", encoding="utf-8")
    project = create_project(
        tmp_path / "project",
        NewProject(
            name="Next",
            source_language="en",
            target_language="fr",
            documents=[document],
            memories=[MemoryFile(path, MemorySettings(priority=1, read_only=False))],
        ),
    )
    row = project.segments.read(0, 1)[0].row_id
    project.segments.confirm(row, TaggedText("Ouvrez le bac."))
    project.close()
    memory = SharedMemory(path)
    assert [unit.target.plain for unit in memory.units()] == ["Ouvrez le bac."]
    memory.close()


def test_an_open_page_shows_a_memory_that_the_menu_imports(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(driver)
    count = page.store.count()
    driver.project.memories.remove("printer-guide")
    monkeypatch.setattr(files, "ask_file", lambda *_: sample_file("printer-guide.tmx"))
    driver.desk.window.book["project.add_memory"].trigger()
    wait_until_idle(driver)
    driver.bot.waitUntil(lambda: page.store.count() == count, timeout=PATIENCE)
    assert page.store.findData("printer-guide") >= 0


def test_the_ending_of_shared_memories_is_one(qtbot: QtBot) -> None:
    assert files.SHARED_MEMORY_SUFFIX == SUFFIX


def test_matches_lose_a_shared_unit_once_it_is_taken_back(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    page = open_page(driver)
    share(driver, page, tmp_path / f"customer{SUFFIX}")
    page.table.setFocus()
    driver.press("Escape")
    driver.project.memories.shared.wait()
    gate, contribute = threading.Event(), SharedMemory.contribute

    def late(memory: SharedMemory, project: str, units: Mapping[int, MemoryUnit | None]) -> None:
        gate.wait(60)
        contribute(memory, project, units)

    def shown() -> set[str]:
        return {one.memory for one in driver.view.editing.proposals if one.unit}

    monkeypatch.setattr(SharedMemory, "contribute", late)
    driver.go(1)
    driver.desk.window.book["segment.unconfirm"].trigger()
    driver.wait_until_idle()
    assert "customer" in shown(), "the memory was not given anything yet"
    gate.set()
    driver.bot.waitUntil(lambda: "customer" not in shown(), timeout=PATIENCE)
    assert not any("customer" in str(card.lines) for card in driver.view.matches.list.cards)
