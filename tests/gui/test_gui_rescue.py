"""A project that is open elsewhere, may not be written to, is gone or damaged: what is said."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.workspace.lock import ReadOnlyFolder
from postil.workspace.project import Project
from postil_gui.features.projects.rescue_dialog import RescueDialog
from postil_gui.instances.open_elsewhere import call
from postil_gui.qt import Qt, QtWidgets
from postil_gui.shell.main_controller import MainController


def box(desk: MainController, qtbot: QtBot) -> QtWidgets.QMessageBox:
    def there() -> bool:
        boxes = desk.window.findChildren(QtWidgets.QMessageBox)
        return any(one.isVisible() for one in boxes)

    qtbot.waitUntil(there, timeout=PATIENCE)
    boxes = desk.window.findChildren(QtWidgets.QMessageBox)
    return next(one for one in boxes if one.isVisible())


def press(message: QtWidgets.QMessageBox, text: str, qtbot: QtBot) -> None:
    button = next(one for one in message.buttons() if text in one.text().replace("&", ""))
    qtbot.keyClick(button, Qt.Key.Key_Space)


def test_what_is_in_use_can_be_looked_at(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    with make_project() as project:
        desk.projects.open_folder(project.folder)
        message = box(desk, qtbot)
        assert str(project.folder) in message.text()
        assert "read-only" in message.informativeText()
        press(message, "read-only copy", qtbot)
        qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
        driver = Driver(desk, qtbot)
        driver.wait_until_idle()
        assert "read-only copy" in desk.window.windowTitle()
        copy = driver.project.folder
        assert all(one.locked for one in driver.project.segments.read())
        driver.keys("x", driver.view.grid.editor)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
        assert project.segments.read()[0].target.is_empty
        assert not driver.project.segments.read()[0].confirmed
        desk.close_project()
        qtbot.waitUntil(lambda: not copy.exists(), timeout=PATIENCE)


def test_another_window_is_found(desk: MainController, qtbot: QtBot, driver: Driver) -> None:
    answers: list[bool] = []
    desk.window.showMinimized()
    thread = threading.Thread(target=lambda: answers.append(call(driver.project.folder)))
    thread.start()
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE)
    thread.join()
    qtbot.waitUntil(lambda: "open here" in desk.window.status.currentMessage(), timeout=PATIENCE)
    assert answers == [True]
    assert not desk.window.isMinimized()
    folder = driver.project.folder
    desk.close_project()
    assert not call(folder)


def test_a_folder_that_may_not_be_written_to_can_be_looked_at(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_project()
    project.close()
    opened = Project.open

    def refuse(folder: Path, **named: object) -> Project:
        if folder == project.folder:  # the tests may run as root, who may write anywhere
            raise ReadOnlyFolder(f"{folder}: the project cannot be opened for writing.")
        return opened(folder, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Project, "open", refuse)
    desk.projects.open_folder(project.folder)
    message = box(desk, qtbot)
    press(message, "read-only copy", qtbot)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()


def test_a_damaged_project_is_named(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    project.close()
    (project.folder / "project.sqlite").write_bytes(b"damaged" * 1000)
    desk.projects.open_folder(project.folder)
    message = box(desk, qtbot)
    assert "project.sqlite" in message.text()
    assert "Rescue" in message.informativeText()
    message.close()


@pytest.mark.parametrize("can_be_read", [True, False])  # by connections opened before
def test_a_project_that_vanishes_keeps_what_is_typed(
    desk: MainController, qtbot: QtBot, driver: Driver, can_be_read: bool
) -> None:
    folder = driver.project.folder
    aside = folder.with_name("aside")
    driver.write("Guide rapide")
    folder.rename(aside)
    with ExitStack() as lent:
        if not can_be_read:
            driver.wait_until_idle()
            with suppress(StorageError):
                while True:
                    lent.enter_context(driver.project._database.reading())
        driver.press("Ctrl+Return")
        message = box(desk, qtbot)
        driver.wait_until_idle()
    assert not driver.view.grid.segments.segment(0).confirmed
    assert "not there any more" in message.text()
    assert str(folder) in message.text()
    message.close()
    driver.wait_until_idle()
    assert driver.text == "Guide rapide"
    aside.rename(folder)  # the disk is back
    driver.wait_until_idle()
    for other in desk.window.findChildren(QtWidgets.QMessageBox):
        other.close()  # typing was to be written meanwhile, too
    desk.window.activateWindow()
    qtbot.waitUntil(desk.window.isActiveWindow, timeout=PATIENCE)
    driver.view.grid.go_to(0)
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).confirmed


def test_an_engine_that_was_moved_is_named(
    desk: MainController,
    qtbot: QtBot,
    make_project: MakeProject,
    sample_engine: Path,
    tmp_path: Path,
) -> None:
    engine = tmp_path / "engine"
    shutil.copytree(sample_engine, engine)
    project = make_project(engine)
    project.close()
    engine.rename(tmp_path / "elsewhere")
    desk.projects.open_folder(project.folder)
    message = box(desk, qtbot)
    assert str(engine) in message.text()
    assert "Use an Engine" in message.informativeText()
    message.close()
    Driver(desk, qtbot).wait_until_idle()
    assert desk.open_project is not None


def test_a_damaged_project_is_rescued(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    project.segments.confirm(1, TaggedText("Guide rapide"))
    project.close()
    path = project.folder / "project.sqlite"
    data = path.read_bytes()
    path.write_bytes(bytes(100) + data[100:])  # without its header
    desk.projects.open_folder(project.folder)
    press(box(desk, qtbot), "Rescue", qtbot)
    dialog = rescue_dialog(desk, qtbot)
    assert dialog.folder.text() == f"{project.folder} rescued"
    qtbot.keyClick(dialog.what, Qt.Key.Key_Return)
    message = box(desk, qtbot)
    assert f"{project.folder} rescued" in message.text()
    assert "Confirmed: 1" in message.informativeText()
    message.close()
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == "Guide rapide"
    assert path.read_bytes()[:100] == bytes(100)


def test_damage_is_found_in_the_background(
    desk: MainController, qtbot: QtBot, driver: Driver
) -> None:
    project = driver.project
    driver.wait_until_idle()
    project.segments.confirm(4, TaggedText("Guide rapide"))
    backup = project.safety.back_up()
    with closing(sqlite3.connect(project.folder / "project.sqlite")) as connection, connection:
        connection.execute("UPDATE segment SET target = 'Guide' WHERE id = 4")
    desk.backups.look()
    message = box(desk, qtbot)
    assert "1 of its records" in message.text()
    press(message, "Rescue", qtbot)
    dialog = rescue_dialog(desk, qtbot)
    assert dialog.what.count() == 2
    dialog.what.setCurrentIndex(1)
    dialog.go.click()
    qtbot.waitUntil(
        lambda: desk.open_project is not None and desk.open_project.project is not project,
        timeout=PATIENCE,
    )
    message = box(desk, qtbot)
    assert "rescued" in message.text()
    message.close()
    Driver(desk, qtbot).wait_until_idle()
    assert backup.path.exists()
    open_project = desk.open_project
    assert open_project is not None
    assert open_project.project.segments.get(4).target.plain == "Guide rapide"


def test_closing_makes_a_backup_if_something_was_changed(
    desk: MainController, driver: Driver
) -> None:
    project = driver.project
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    desk.close_project()
    (backup,) = project.safety.backups.all()
    assert backup.counts()[1] == 1


def rescue_dialog(desk: MainController, qtbot: QtBot) -> RescueDialog:
    def there() -> bool:
        return any(one.isVisible() for one in desk.window.findChildren(RescueDialog))

    qtbot.waitUntil(there, timeout=PATIENCE)
    return next(one for one in desk.window.findChildren(RescueDialog) if one.isVisible())
