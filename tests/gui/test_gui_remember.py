"""Segments that came confirmed are put into the memory, by keyboard, and taken out again."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, held

from postil.workspace.project import Project
from postil_gui.features.batch.dialogs import RememberDialog
from postil_gui.qt import Qt
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs.work_dialog import WorkDialog

PO = """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Press the green button twice."
msgstr "Appuyez deux fois sur le bouton vert."

#, fuzzy
msgid "Close it."
msgstr "Fermez."

msgid "Wait for the green light."
msgstr "Attendez le voyant vert."
"""


@pytest.fixture
def driver(
    desk: MainController, qtbot, make_project: MakeProject, sample_engine: Path, tmp_path: Path
) -> Driver:
    """A project of a document that came translated in part, and of another that is open."""
    came, other = tmp_path / "came.po", tmp_path / "other.txt"
    came.write_text(PO, encoding="utf-8")
    other.write_text("Press the red button.\n", encoding="utf-8")
    desk.show_project(make_project(sample_engine, documents=[came, other]))
    made = Driver(desk, qtbot)
    made.wait_until_idle()
    return made


def asked(driver: Driver) -> RememberDialog:
    driver.desk.window.book["project.remember"].trigger()
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(RememberDialog) is not None, timeout=PATIENCE
    )
    found = driver.desk.window.findChild(RememberDialog)
    assert isinstance(found, RememberDialog)
    return found


def targets(project: Project) -> set[str]:
    own = project.info.name
    found = project.units.read(own, project.units.browse(own).ids)
    return {unit.target.plain for unit in found.values()}


def lessons(project: Project) -> int:
    return sum(not one.undone for one in project.learned.events())


def said(driver: Driver) -> str:
    return driver.desk.window.status.currentMessage()


BOTH = {"Appuyez deux fois sur le bouton vert.", "Attendez le voyant vert."}


def test_confirmed_segments_go_into_the_memory_and_out_again(driver: Driver) -> None:
    form = asked(driver)
    assert form.focusWidget() is form.document
    names = [form.document.itemText(n) for n in range(form.document.count())]
    assert names == ["All documents", "came.po", "other.txt"]
    assert form.learning.isChecked()
    driver.bot.keyClick(form.document, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert targets(driver.project) == BOTH
    assert lessons(driver.project) == 2
    assert "Put into the memory: 2 segments" in said(driver)
    assert "learned from 2 segments" in said(driver)
    driver.go(1)
    assert driver.desk.window.book["segment.unconfirm"].isEnabled()
    proposals = driver.project.matching.memory(driver.row_id)
    assert "came.po" not in {one.origin for one in proposals[1:]}

    for _ in range(2):  # the first time it only tells what it would take back
        driver.desk.window.book["edit.undo"].trigger()
    driver.wait_until_idle()
    assert targets(driver.project) == set()
    assert lessons(driver.project) == 0
    assert all(one.state.is_confirmed for one in driver.project.segments.read()[:3:2])
    for _ in range(2):
        driver.desk.window.book["edit.redo"].trigger()
    driver.wait_until_idle()
    assert targets(driver.project) == BOTH
    assert lessons(driver.project) == 2


def test_a_second_time_says_that_all_is_there(driver: Driver) -> None:
    for _ in range(2):
        driver.bot.keyClick(asked(driver).do, Qt.Key.Key_Return)
        driver.wait_until_idle()
    assert "Put into the memory: 0 segments" in said(driver)
    assert "in it already: 2" in said(driver)
    assert lessons(driver.project) == 2


def test_one_document_and_without_learning(driver: Driver) -> None:
    form = asked(driver)
    form.document.setCurrentIndex(2)
    form.learning.setChecked(False)
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert targets(driver.project) == set()
    form = asked(driver)
    form.document.setCurrentIndex(1)
    form.learning.setChecked(False)
    driver.bot.keyClick(form.do, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert targets(driver.project) == BOTH
    assert lessons(driver.project) == 0


def test_it_can_be_stopped(driver: Driver) -> None:
    with held(driver.open_project.machine):
        driver.bot.keyClick(asked(driver).do, Qt.Key.Key_Return)
        work = driver.desk.window.findChild(WorkDialog)
        assert isinstance(work, WorkDialog)
        driver.bot.mouseClick(work.stop, Qt.MouseButton.LeftButton)
    driver.wait_until_idle()
    assert targets(driver.project) == set()
    assert not driver.view.work.service.steps.last
