"""Completion in grey: shown, taken, hidden, and never part of the text."""

from __future__ import annotations

import pytest
from desk_driver import Driver

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.completion.completion import is_finished
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.settings import COMPLETE, PREFILL_MACHINE, PREFILL_MEMORY

NUMBER = 11  # "Tray 3 holds up to 550 sheets of recycled paper."
TAGGED = 20


@pytest.fixture
def typing(driver: Driver) -> Driver:
    """An empty segment with completion switched on."""
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 101)
    driver.desk.settings.set(COMPLETE, True)
    driver.go(NUMBER)
    return driver


def shown(driver: Driver) -> str:
    return driver.view.tools.completion.shown


def test_it_is_off_until_it_is_switched_on(driver: Driver) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 101)
    driver.go(NUMBER)
    driver.keys("Le bac ")
    driver.wait_until_idle()
    assert not shown(driver)
    driver.press("Ctrl+Alt+Space")
    driver.wait_until_idle()
    assert shown(driver)
    driver.press("Ctrl+Alt+Space")
    assert not shown(driver)


def test_the_whole_segment_is_offered_and_taken_word_by_word(typing: Driver) -> None:
    offered = shown(typing)
    machine = typing.project.matching.machine(NUMBER).proposal
    assert machine is not None
    assert offered == machine.target.plain
    assert typing.text == ""
    typing.press("Tab")
    first = offered.split()[0]
    assert typing.text == first
    assert typing.focus() is typing.view.grid.editor
    typing.wait_until_idle()
    assert typing.text + shown(typing) == offered
    typing.press("Alt+End")
    assert typing.text == offered
    typing.press("Ctrl+Z")
    assert typing.text == first


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ja", "「設定」|を|開|く。|Wesnoth| の|メニュー"),
        ("zh", "打|开|「菜|单」，|3|个"),
        ("th", "ลบ|ไฟล์"),
    ],
)
def test_a_word_is_taken_where_no_space_ends_it(typing: Driver, language: str, words: str) -> None:
    parts = words.split("|")
    typing.view.grid.editor.language = language
    completion = typing.view.tools.completion
    for number, part in enumerate(parts):
        typed = TaggedText("".join(parts[:number]))
        typing.view.grid.editor.replace_all(typed)
        typing.wait_until_idle()
        rest = TaggedText("".join(parts[number:]))
        completion._completed(NUMBER, typed, rest, 1.0)
        typing.press("Tab")
        assert typing.text == typed.plain + part


def test_typing_what_it_says_leaves_the_rest_without_waiting(typing: Driver) -> None:
    offered = shown(typing)
    typing.keys(offered[:2])
    assert shown(typing) == offered[2:]  # before the machine has answered
    typing.wait_until_idle()
    assert shown(typing) == offered[2:]
    typing.keys("#")
    assert shown(typing) == ""


def test_escape_hides_it_and_tab_is_tab_again(typing: Driver) -> None:
    editor = typing.view.grid.editor
    assert shown(typing)
    typing.press("Escape")
    assert not shown(typing)
    assert typing.focus() is editor
    typing.press("Tab")
    assert typing.focus() is not editor
    assert typing.text == ""


def test_it_is_never_saved_nor_confirmed(typing: Driver) -> None:
    typing.keys("Le")
    typing.wait_until_idle()
    assert shown(typing)
    typing.view.editing.save()
    typing.wait_until_idle()
    assert typing.project.segments.get(NUMBER).target.plain == "Le"
    assert typing.view.grid.editor.toPlainText() == "Le"


def test_it_makes_room_for_itself(typing: Driver) -> None:
    editor = typing.view.grid.editor
    with_ghost = editor.wanted_height()
    typing.press("Escape")
    assert editor.wanted_height() <= with_ghost
    editor.setFixedWidth(90)
    narrow = editor.wanted_height()
    typing.keys("L")
    typing.wait_until_idle()
    assert shown(typing)
    assert editor.wanted_height() > narrow


def test_an_input_method_is_never_disturbed(typing: Driver) -> None:
    editor = typing.view.grid.editor
    assert shown(typing)
    QtWidgets.QApplication.sendEvent(editor, QtGui.QInputMethodEvent("に", []))
    assert not shown(typing)
    typing.wait_until_idle()
    assert not shown(typing)
    assert editor.document().firstBlock().layout().preeditAreaText() == "に"
    assert not typing.view.editing.confirm()
    done = QtGui.QInputMethodEvent("", [])
    done.setCommitString("Le ")
    QtWidgets.QApplication.sendEvent(editor, done)
    typing.wait_until_idle()
    assert typing.text == "Le "
    assert shown(typing)


def test_a_caret_inside_the_text_has_no_completion(typing: Driver) -> None:
    typing.keys("Le bac ")
    typing.wait_until_idle()
    assert shown(typing)
    typing.press("Left")
    assert not shown(typing)
    typing.keys("x")
    typing.wait_until_idle()
    assert not shown(typing)


def test_tags_come_along_as_tags(typing: Driver) -> None:
    typing.go(TAGGED)
    assert "‹" in shown(typing)
    typing.press("Alt+End")
    tags = typing.view.grid.editor.text().compact().tags
    assert [tag.kind for tag in tags] == ["open", "close"]


@pytest.mark.parametrize(
    ("source", "typed", "rest", "finished"),
    [
        ("Open the tray.", "Ouvrez le bac.", ").", True),
        ("Open the tray.", "Ouvrez le bac. ", "Le bac.", True),
        ("“Open the tray.”", "« Ouvrez le bac. »", ".", True),
        ("Open the tray", "Ouvrez le bac.", " 2", False),
        ("Open the tray.", "Ouvrez le bac", ".", False),
        ("Mr Martin opens the tray.", "M.", " Martin ouvre le bac.", False),
        ("Open it. Close it.", "Ouvrez le bac supérieur.", " Fermez-le.", False),
    ],
)
def test_nothing_but_tags_is_offered_behind_the_last_full_stop(
    source: str, typed: str, rest: str, finished: bool
) -> None:
    found = is_finished(TaggedText(source), TaggedText(typed), TaggedText(rest), ("en", "fr"))
    assert found == finished
    tag = TaggedText.from_parts([Tag("close", "1", "</b>")])
    assert not is_finished(TaggedText(source), TaggedText(typed), tag, ("en", "fr"))


def test_behind_the_last_full_stop_no_text_is_offered(typing: Driver) -> None:
    typing.keys("Le bac 3 contient des feuilles.")
    typing.wait_until_idle()
    assert not shown(typing)
