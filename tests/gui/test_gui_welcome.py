"""The welcome page: recent projects with their progress, and those that are not there."""

from __future__ import annotations

import shutil
from datetime import date

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import RECENT
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.cards.cards import CardDelegate


@pytest.fixture
def listed(desk: MainController, qtbot: QtBot, make_project: MakeProject) -> MainController:
    """A desk whose list has a project under way, and one that is gone."""
    for name in ("gone", "there"):
        with make_project(folder=name, name=f"Guide {name}") as project:
            project.segments.confirm(1, TaggedText("Guide rapide"))
            project.plan.set_deadline(date(2099, 1, 5))
            desk.settings.remember_project(project.folder)
    shutil.rmtree(project.folder.parent / "gone")
    desk.window.welcome.refresh()
    qtbot.waitUntil(lambda: desk.executor.is_idle, timeout=PATIENCE)
    return desk


def test_projects_are_listed_with_progress_and_deadline(listed: MainController) -> None:
    there, gone = listed.window.welcome.recent.cards
    assert there.badge.endswith("%")
    assert there.lines[0].text.plain == "Guide there"
    assert there.meta.endswith("there"), "the folder, which has another name than the project"
    details = there.lines[1].text.plain
    assert details.startswith("English → French · ")
    assert "words left" in details
    assert "words a day" in details or "word a day" in details
    assert "not there" in gone.spoken.lower()
    assert gone.icon == ("warning", "wrong")
    delegate = listed.window.welcome.recent.itemDelegate()
    assert isinstance(delegate, CardDelegate)
    assert delegate._margin(there) == delegate._margin(gone), "their texts begin on one line"


def test_many_projects_make_the_window_no_larger(desk: MainController, qtbot: QtBot) -> None:
    """As with large text on a small screen: they are scrolled."""
    page, small = desk.window.welcome, (1000, 500)
    desk.settings.set(RECENT, [f"/nowhere/project {number}" for number in range(6)])
    page.refresh()
    desk.window.resize(*small)
    QtWidgets.QApplication.processEvents()
    assert desk.window.size().toTuple() == small
    assert page.recent.verticalScrollBar().maximum() > 0
    assert page.rect().contains(page.remove.mapTo(page, page.remove.rect().bottomLeft()))
    desk.window.resize(1000, 1500)
    qtbot.waitUntil(lambda: page.recent.verticalScrollBar().maximum() == 0)


def test_nothing_is_taken_off_that_is_not_chosen(listed: MainController, qtbot: QtBot) -> None:
    welcome = listed.window.welcome
    welcome.recent.setCurrentIndex(QtCore.QModelIndex())
    assert not welcome.remove.isEnabled()
    place = welcome.recent.visualRect(welcome.recent.model().index(1, 0)).center()
    reason = QtGui.QContextMenuEvent.Reason.Mouse
    event = QtGui.QContextMenuEvent(reason, place, welcome.recent.mapToGlobal(place))
    QtWidgets.QApplication.sendEvent(welcome.recent.viewport(), event)
    assert welcome.remove.isEnabled()
    menu = QtWidgets.QApplication.activePopupWidget()
    assert isinstance(menu, QtWidgets.QMenu)
    kept = welcome.recent.cards[0]
    menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)
    assert welcome.recent.cards == [kept]


def test_what_is_gone_is_taken_off_by_key_and_nothing_else(
    listed: MainController, qtbot: QtBot
) -> None:
    recent = listed.window.welcome.recent
    recent.setFocus()
    qtbot.keyClick(recent, Qt.Key.Key_Down)
    recent.setCurrentIndex(recent.model().index(1, 0))
    qtbot.keyClick(recent, Qt.Key.Key_Return)  # looks again, and opens nothing
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)
    assert listed.open_project is None
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)
    assert len(recent.cards) == 1
    assert len(listed.settings.get(RECENT)) == 1
    listed.window.welcome.remove.click()
    assert listed.window.welcome.empty.isVisible()
    assert not listed.window.welcome.remove.isVisible()
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)


def test_a_disk_that_is_back_is_noticed(
    listed: MainController, qtbot: QtBot, make_project: MakeProject
) -> None:
    with make_project(folder="gone", name="Back again"):
        pass
    recent = listed.window.welcome.recent
    recent.setCurrentIndex(recent.model().index(1, 0))
    qtbot.keyClick(recent, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)
    assert recent.cards[1].lines[0].text.plain == "Back again"


def test_a_double_click_opens_a_project_once(listed: MainController, qtbot: QtBot) -> None:
    recent = listed.window.welcome.recent
    place = recent.visualRect(recent.model().index(0, 0)).center()
    refused: list[Exception] = []
    listed.rescue.offer = lambda _folder, _title, error: refused.append(error)  # type: ignore[method-assign]
    button = Qt.MouseButton.LeftButton
    qtbot.mouseClick(recent.viewport(), button, pos=place)
    qtbot.mouseDClick(recent.viewport(), button, pos=place)
    qtbot.waitUntil(lambda: listed.view is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not listed.is_showing and listed.executor.is_idle, timeout=PATIENCE)
    assert not refused
    assert listed.open_project is not None
    folder = listed.open_project.project.folder
    listed.close_project()
    qtbot.waitUntil(lambda: listed.executor.is_idle, timeout=PATIENCE)
    listed.projects.open_folder(folder)  # once it is closed it can be opened again
    qtbot.waitUntil(lambda: listed.open_project is not None, timeout=PATIENCE)
    assert not refused


def test_enter_opens_again_what_was_closed(listed: MainController, qtbot: QtBot) -> None:
    driver = Driver(listed, qtbot)
    recent = listed.window.welcome.recent
    recent.setFocus()
    assert [index.row() for index in recent.selectedIndexes()] == [0], "what Enter opens is marked"
    driver.press("Return")
    qtbot.waitUntil(lambda: listed.open_project is not None, timeout=PATIENCE)
    driver.wait_until_idle()
    driver.press("Ctrl+W")
    assert listed.open_project is None
    assert driver.focus() is recent
    driver.press("Return")
    qtbot.waitUntil(lambda: listed.open_project is not None, timeout=PATIENCE)
    driver.wait_until_idle()


def test_enter_presses_the_button_that_has_the_focus(desk: MainController, qtbot: QtBot) -> None:
    welcome = desk.window.welcome
    driver = Driver(desk, qtbot)
    asked: list[str] = []
    welcome.action_asked.disconnect()
    welcome.action_asked.connect(asked.append)
    assert driver.focus() is welcome.buttons["project.new"], "the first thing to do"
    driver.press("Return")
    driver.press("Tab")
    driver.press("Enter")
    assert asked == ["project.new", "project.open"]


def test_postil_has_its_own_colours(desk: MainController) -> None:
    """Its sign is no drawing of lines in the colour of the text."""
    for picture in (desk.theme.logo(64), desk.window.windowIcon().pixmap(64)):
        image = picture.toImage()
        colours = {image.pixelColor(x, y).name() for x in range(64) for y in range(64)}
        assert {"#3a4fb8", "#ffffff", "#ffd166"} <= colours
