"""The guide is true to the commands there are; the tour points at what it speaks of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.text.tags import TaggedText
from postil_gui import paths
from postil_gui.features.help.guide import CHAPTERS, PLACE, chapters
from postil_gui.features.help.tour import STEPS, Tour
from postil_gui.qt import Qt
from postil_gui.settings import KEYMAP, TOUR_SEEN
from postil_gui.shell.all_actions import ACTIONS
from postil_gui.shell.docks.docked_panels import PLACES
from postil_gui.shell.main_controller import MainController
from postil_gui.tools.scenes import SCENES


def test_every_command_the_guide_names_exists() -> None:
    known = {action.id for action in ACTIONS}
    wrong = [
        f"{one.name}: {found.group()}"
        for one in chapters()
        for found in PLACE.finditer(one.source)
        if found.group(1) != "text" and found.group(2) not in known
    ]
    assert not wrong, "\n".join(wrong)


def test_chapters_have_titles_and_no_keys_of_commands_in_their_text() -> None:
    ours = {key for action in ACTIONS for key in action.shortcuts if "+" in key}
    for one in chapters():
        assert one.source.startswith("# ")
        assert one.name
        written = set(re.findall(r"(?:Ctrl|Alt)\+[^\s,.:;*]+", one.source))
        assert not written & ours, f"{one.name}: write {{key:command}} for {written & ours}"


def test_every_panel_has_a_chapter_that_exists() -> None:
    names = {one.name for one in chapters()}
    assert set(CHAPTERS.values()) <= names
    for place in PLACES:
        assert CHAPTERS.get(place.id, CHAPTERS["editor"]) in names


def test_f1_opens_the_chapter_of_the_panel_one_is_in(driver: Driver) -> None:
    help_commands = driver.desk.help
    driver.press("F1")
    assert help_commands.guide is not None
    assert help_commands.guide.chapter == "translating"
    driver.desk.window.activateWindow()
    for key, chapter in (("Alt+1", "matches"), ("Alt+2", "learning"), ("Alt+4", "matches")):
        driver.press(key)
        driver.press("F1")
        assert help_commands.guide.chapter == chapter
        driver.desk.window.activateWindow()
    help_commands.guide.close()


def test_the_guide_is_searched_and_shows_the_keymap_in_use(driver: Driver) -> None:
    desk = driver.desk
    desk.window.book["help.guide"].trigger()
    guide = desk.help.guide
    assert guide is not None
    guide.field.setText("tmx tbx")
    names = [guide.contents.item(row).text() for row in range(guide.contents.count())]
    assert "Formats" in names
    assert "Learning" not in names
    guide.field.setText("no such word anywhere")
    assert not guide.none.isHidden()
    guide.open_chapter("keys")
    assert "Ctrl+Enter" in guide.text.toPlainText()
    desk.settings.set(KEYMAP, "omegat")
    guide.refresh()
    assert "Ctrl+N" in guide.text.toPlainText()
    assert "{" not in guide.text.toPlainText()
    guide.close()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_the_tour_goes_by_keys_and_stays_in_the_window(
    driver: Driver, size: tuple[int, int]
) -> None:
    desk = driver.desk
    desk.window.resize(*size)
    desk.window.book["help.tour"].trigger()
    tour = desk.window.findChild(Tour)
    assert isinstance(tour, Tour)
    seen = []
    for number in range(len(STEPS)):
        assert tour.step == number
        assert desk.window.rect().contains(tour.geometry()), STEPS[number].title
        assert "{" not in tour.text.text()
        seen.append(tour.title.text())
        driver.bot.keyClick(tour.next, Qt.Key.Key_Return)
    assert len(set(seen)) == len(STEPS)
    assert not tour.isVisible()
    assert driver.focus() is driver.view.grid.editor


def test_the_tour_stays_beside_what_grows(driver: Driver) -> None:
    driver.desk.window.book["help.tour"].trigger()
    tour = driver.desk.help.tour
    assert tour is not None
    assert driver.desk.view is not None
    editor = driver.desk.view.grid.editor

    def below() -> bool:
        bottom = editor.mapTo(driver.desk.window, editor.rect().bottomLeft()).y()
        return tour.y() > bottom

    driver.bot.waitUntil(below, timeout=PATIENCE)
    height = editor.height()
    editor.replace_all(TaggedText("several lines of translation " * 9))
    driver.bot.waitUntil(lambda: editor.height() > height, timeout=PATIENCE)
    driver.bot.waitUntil(below, timeout=PATIENCE)
    tour.end()


def test_the_tour_ends_by_escape_and_goes_back(driver: Driver) -> None:
    driver.desk.window.book["help.tour"].trigger()
    tour = driver.desk.help.tour
    assert tour is not None
    driver.bot.keyClick(tour.next, Qt.Key.Key_Right)
    assert tour.step == 1
    assert tour.next.hasFocus(), "it stays on the balloon"
    driver.bot.keyClick(tour.next, Qt.Key.Key_Left)
    assert tour.step == 0
    driver.bot.keyClick(tour.next, Qt.Key.Key_Escape)
    assert not tour.isVisible()
    assert driver.desk.help.tour is None


def test_the_tour_comes_by_itself_with_the_sample_once(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    desk.settings.set(TOUR_SEEN, False)
    driver = Driver(desk, qtbot)
    desk.show_project(make_project(sample_engine))
    driver.wait_until_idle()
    assert desk.help.tour is None, "this is not the sample"
    desk.show_project(make_project(sample_engine, "sample", name=paths.SAMPLE_NAME))
    driver.wait_until_idle()
    assert desk.help.tour is not None
    assert desk.settings.get(TOUR_SEEN)
    desk.help.tour.end()
    desk.show_project(make_project(sample_engine, "again", name=paths.SAMPLE_NAME))
    driver.wait_until_idle()
    assert desk.help.tour is None


def test_every_scene_that_is_photographed_names_a_command() -> None:
    known = {action.id for action in ACTIONS}
    assert not {scene.command for scene in SCENES if scene.command} - known
    names = [scene.name for scene in SCENES]
    assert len(names) == len(set(names))
