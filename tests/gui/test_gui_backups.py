"""A project that is open is searched for damage and backed up, without anybody asking."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from pytestqt.qtbot import QtBot

from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.safety.backups import BackupRules
from postil.workspace.safety.damage import Damage
from postil_gui.features.projects import backup_commands
from postil_gui.features.projects.backup_dialog import BackupDialog
from postil_gui.qt import QtWidgets
from postil_gui.settings import BACKUP_HOURS, BACKUPS_KEPT, BACKUPS_SIZE
from postil_gui.shell.main_controller import MainController

SOON = 20  # milliseconds
LONG_AGO = "2020-01-01T00:00:00Z"


def look(driver: Driver) -> None:
    """Let the desk look after its project, and wait until that is done."""
    driver.desk.backups.look()
    driver.bot.waitUntil(lambda: driver.open_project.care.is_idle, timeout=PATIENCE)
    driver.wait_until_idle()


def boxes(desk: MainController) -> list[QtWidgets.QMessageBox]:
    return [one for one in desk.window.findChildren(QtWidgets.QMessageBox) if one.isVisible()]


def harm(project: Project) -> None:
    """Change a segment behind the back of a project."""
    with closing(sqlite3.connect(project.folder / "project.sqlite")) as connection, connection:
        connection.execute("UPDATE segment SET target = 'Guide' WHERE id = 4")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desk looks after a project at once, and again and again."""
    monkeypatch.setattr(backup_commands, "FIRST", SOON)
    monkeypatch.setattr(backup_commands, "BETWEEN", SOON)


@pytest.mark.usefixtures("soon")
def test_each_project_is_checked_once_when_it_was_opened(
    desk: MainController, qtbot: QtBot, show: Show, make_project: MakeProject
) -> None:
    first, second = make_project(), make_project(folder="second")
    checks: list[Path] = []
    for project in (first, second):
        check = project.safety.check
        project.safety.check = lambda progress, check=check, folder=project.folder: (  # type: ignore[method-assign]
            checks.append(folder),
            check(progress),
        )[1]
        show(project)
        qtbot.waitUntil(lambda: project.folder in checks, timeout=PATIENCE)  # noqa: B023
        qtbot.wait(10 * SOON)
        desk.close_project()
    assert checks == [first.folder, second.folder]
    assert boxes(desk) == []


@pytest.mark.usefixtures("soon")
def test_damage_is_told_without_being_asked_for(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    project.segments.confirm(4, TaggedText("Guide rapide"))
    project.close()
    harm(project)
    desk.projects.open_folder(project.folder)
    qtbot.waitUntil(lambda: bool(boxes(desk)), timeout=PATIENCE)
    (box,) = boxes(desk)
    assert "1 of its records" in box.text()
    assert any("Rescue" in button.text() for button in box.buttons())
    box.close()
    Driver(desk, qtbot).wait_until_idle()


@pytest.mark.usefixtures("soon")
def test_a_backup_is_made_when_it_is_due(qtbot: QtBot, driver: Driver) -> None:
    backups = driver.project.safety.backups
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    qtbot.wait(10 * SOON)
    assert backups.all() == []  # the project was only just made
    backups.begin(LONG_AGO)
    qtbot.waitUntil(lambda: bool(backups.all()), timeout=PATIENCE)
    driver.wait_until_idle()
    (made,) = backups.all()
    assert made.counts()[1] == 1


def test_nobody_looks_after_a_project_that_is_closed(desk: MainController, driver: Driver) -> None:
    timer = desk.backups._timer
    assert timer.isActive()
    look(driver)
    assert timer.interval() == backup_commands.BETWEEN
    desk.close_project()
    assert not timer.isActive()
    desk.backups.look()
    assert not timer.isActive()


def test_backups_are_made_as_the_settings_say(desk: MainController, driver: Driver) -> None:
    backups = driver.project.safety.backups
    assert backups.rules == BackupRules(1, 10, 2 * 2**30, at_closing=True)
    for setting, value in ((BACKUP_HOURS, 3), (BACKUPS_KEPT, 4), (BACKUPS_SIZE, 5)):
        desk.context.settings.set(setting, value)
    look(driver)
    assert backups.rules == BackupRules(3, 4, 5 * 2**30, at_closing=True)


def test_damage_that_a_backup_meets_is_offered_once(
    desk: MainController, qtbot: QtBot, driver: Driver
) -> None:
    """Both the check and the backup find it."""
    driver.project.segments.confirm(4, TaggedText("Guide rapide"))
    driver.project.safety.backups.begin(LONG_AGO)
    harm(driver.project)
    look(driver)
    (box,) = boxes(desk)
    box.close()
    qtbot.waitUntil(lambda: not boxes(desk), timeout=PATIENCE)
    look(driver)  # the check was made; the backup finds it again
    (box,) = boxes(desk)
    assert "1 of its records" in box.text()
    assert driver.project.safety.backups.all() == []
    box.close()


def test_a_backup_that_cannot_be_written_is_said_in_the_status_bar(
    desk: MainController, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: object) -> None:
        raise StorageError("the disk is full")

    driver.project.segments.confirm(4, TaggedText("Guide rapide"))
    driver.project.safety.backups.begin(LONG_AGO)
    monkeypatch.setattr(driver.project.safety, "back_up", full)
    look(driver)
    assert "the disk is full" in desk.window.status.currentMessage()
    assert boxes(desk) == []


def test_damage_of_a_project_that_was_closed_meanwhile_is_not_told(
    desk: MainController, show: Show, make_project: MakeProject
) -> None:
    first, second = make_project(), make_project(folder="second")
    show(first)
    desk.close_project()
    show(second)
    desk.backups._found(first, Damage(("a page is damaged",)))
    desk.backups._failed(first, Damage(("a page is damaged",)).error(first.folder))
    assert boxes(desk) == []
    desk.backups._found(second, Damage(("a page is damaged",)))
    (box,) = boxes(desk)
    box.close()


def test_a_backup_is_opened_beside_the_project_it_is_of(qtbot: QtBot, driver: Driver) -> None:
    desk, project = driver.desk, driver.project
    command = desk.window.book["project.go_back"]
    command.trigger()
    driver.wait_until_idle()
    assert "no backup" in desk.window.status.currentMessage()
    project.segments.confirm(1, TaggedText("Guide rapide"))
    kept = project.safety.back_up()
    project.segments.confirm(1, TaggedText("Une faute"))
    project.segments.confirm(2, TaggedText("Deuxième"))
    command.trigger()
    driver.wait_until_idle()
    dialog = desk.window.findChild(BackupDialog)
    assert dialog is not None
    assert dialog.what.count() == 1
    assert "1 of" in dialog.what.itemText(0)
    folder = Path(dialog.folder.text())
    assert folder.parent == project.folder.parent
    assert not folder.exists()
    name = project.info.name
    dialog.do.click()
    qtbot.waitUntil(
        lambda: desk.open_project is not None and desk.open_project.project is not project,
        timeout=PATIENCE,
    )
    driver.wait_until_idle()
    assert driver.project.folder == folder
    assert driver.project.info.name.startswith(f"{name}, backup of ")
    assert driver.project.segments.get(1).target.plain == "Guide rapide"
    assert not driver.project.segments.get(2).state.is_confirmed
    assert kept.path.exists()
    with Project.open(project.folder) as first:  # it stays as it was left
        assert first.segments.get(1).target.plain == "Une faute"
        assert first.info.name == name
