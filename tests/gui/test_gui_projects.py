"""Welcome page, wizard, training, opening and what can go wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject, Show
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.segments import confirmed_imports as remembering
from postil_gui import paths
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.shell import project_view
from postil_gui.shell.main_controller import MainController


def message_box(desk: MainController) -> QtWidgets.QMessageBox | None:
    return desk.window.findChild(QtWidgets.QMessageBox)


def test_the_welcome_page_offers_a_beginning(desk: MainController) -> None:
    assert desk.window.pages.currentWidget() is desk.window.welcome
    assert desk.window.welcome.empty.isVisible()
    assert not desk.window.book["segment.confirm"].isEnabled()
    assert desk.window.book["project.new"].isEnabled()


def test_the_sample_opens_and_gets_its_engine(desk: MainController, qtbot: QtBot) -> None:
    desk.window.welcome.buttons["project.sample"].click()
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    Driver(desk, qtbot).wait_until_idle()
    assert desk.window.status.engine.text() == f"Engine: {paths.SAMPLE_NAME}"
    assert len(paths.known_engines()) == 1
    desk.close_project()
    desk.projects.open_sample()
    qtbot.waitUntil(lambda: _engine(desk) is not None, timeout=PATIENCE)
    assert len(paths.known_engines()) == 1


def _engine(desk: MainController) -> object:
    return None if desk.open_project is None else desk.open_project.project.engine


def test_a_folder_that_is_no_project_is_explained(
    desk: MainController, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.projects.open_folder(tmp_path)
    qtbot.waitUntil(lambda: message_box(desk) is not None, timeout=PATIENCE)
    box = message_box(desk)
    assert box is not None
    assert "is not a Postil project" in box.text()
    assert "Choose the folder" in box.informativeText()
    box.close()


def test_a_project_that_is_open_elsewhere_is_explained(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    with make_project() as project:
        desk.projects.open_folder(project.folder)
        qtbot.waitUntil(lambda: message_box(desk) is not None, timeout=PATIENCE)
        box = message_box(desk)
        assert box is not None
        assert "in use" in box.text()
        box.close()
    assert desk.open_project is None


def test_closing_frees_the_project_and_lists_it(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    project = make_project()
    folder = project.folder
    desk.show_project(project)
    Driver(desk, qtbot).wait_until_idle()
    desk.window.book["project.close"].trigger()
    assert desk.window.pages.currentWidget() is desk.window.welcome
    assert [card.tip for card in desk.window.welcome.recent.cards] == [str(folder)]
    Project.open(folder).close()
    desk.window.welcome.recent.setFocus()
    qtbot.keyClick(desk.window.welcome.recent, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)


@pytest.mark.parametrize("large", [False, True])
def test_a_project_opens_where_it_was_left(
    driver: Driver, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if large:
        monkeypatch.setattr(project_view, "SURVEY_FROM", 5)
    desk, folder = driver.desk, driver.project.folder

    def open_again() -> None:
        desk.window.book["project.close"].trigger()
        desk.projects.open_folder(folder)
        driver.bot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
        driver.wait_until_idle()

    driver.go(9)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    row_id = driver.row_id  # the one behind what was confirmed
    open_again()
    assert driver.row_id == row_id != 1
    desk.settings.remember_place(folder, 9999)  # of a document that was removed meanwhile
    monkeypatch.setattr(desk.settings, "remember_place", lambda *_: None)
    open_again()
    assert driver.row_id == 1


def test_what_clocks_ask_for_while_a_project_closes_is_dropped(
    desk: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    desk.show_project(make_project())
    Driver(desk, qtbot).wait_until_idle()
    open_project, asked = desk.open_project, []
    assert open_project is not None
    clock = QtCore.QTimer()
    clock.timeout.connect(lambda: asked.append(desk.open_project is None))
    clock.timeout.connect(lambda: open_project.look_up(1))
    clock.timeout.connect(open_project.refresh_statistics)
    clock.timeout.connect(lambda: open_project.list_documents(lambda _: None))
    desk.project_closed.connect(clock.stop)
    clock.start(0)
    desk.window.book["project.close"].trigger()
    assert any(asked), "it was asked while the project was being closed"
    assert desk.window.pages.currentWidget() is desk.window.welcome


def test_an_engine_learns_what_was_confirmed_before_it_came(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    desk.show_project(make_project())
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    driver.write("Guide rapide de votre imprimante")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert desk.open_project is not None
    desk.open_project.attach_engine(sample_engine)
    driver.wait_until_idle()
    assert [entry.row_id for entry in driver.project.learned.events()] == [1]
    assert driver.view.learning.heading.text() == "Learned from segment 1"


def test_an_engine_learns_on_where_closing_stopped_it(
    show: Show, make_project: MakeProject, sample_engine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembering, "LEARNED_AT_ONCE", 1)
    project = make_project()
    for row, text in ((1, "Guide rapide"), (2, "Bienvenue"), (3, "Pour commencer")):
        project.segments.confirm(row, TaggedText(text))
    driver = show(project)
    desk = driver.desk
    assert desk.open_project is not None
    open_project = desk.open_project
    once = project.confirmed_imports.learn

    def learn_and_close(rows: list[int]) -> int:
        open_project.machine.take_no_more()  # what it does on closing; the rest is dropped
        return once(rows)

    monkeypatch.setattr(project.confirmed_imports, "learn", learn_and_close)
    open_project.attach_engine(sample_engine)
    driver.wait_until_idle()
    assert [entry.row_id for entry in project.learned.events()] == [1]
    folder = project.folder
    desk.close_project()
    desk.projects.open_folder(folder)
    driver.bot.waitUntil(lambda: desk.open_project is not None, timeout=PATIENCE)
    driver.wait_until_idle()
    assert [entry.row_id for entry in driver.project.learned.events()] == [1, 2, 3]
    assert driver.project.confirmed_imports.left() == []
