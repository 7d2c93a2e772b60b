"""Letters that Alt reaches: unique in every menu, and in what a window shows at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from desk_driver import Driver, MakeProject
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from postil_gui.app import make_desk
from postil_gui.i18n.messages import LANGUAGES, install
from postil_gui.qt import QtWidgets
from postil_gui.settings import LANGUAGE, TOUR_SEEN, Settings
from postil_gui.tools.scenes import SCENES, shown
from postil_gui.widgets.keys.mnemonics import distinct, letter_of, of_menu, of_widget

COMMANDS = (
    *("view.project_page", "engine.page", "project.memories", "project.glossaries"),
    *("project.align", "training.train", "project.new", "project.settings", "edit.replace"),
    "term.candidates",
    *("project.pack", "project.details", "review.begin", "qa.settings", "engine.attach"),
)


@pytest.fixture(params=LANGUAGES)
def spoken(
    qapp: QtWidgets.QApplication,
    qtbot: QtBot,
    make_project: MakeProject,
    request: pytest.FixtureRequest,
) -> Iterator[Driver]:
    """The sample project, in each language."""
    settings = Settings(None)
    settings.set(TOUR_SEEN, True)
    settings.set(LANGUAGE, request.param)
    desk = make_desk(qapp, settings)
    desk.window.show()
    desk.show_project(make_project(None))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    yield driver
    desk.trainer.close()
    desk.window.close()
    desk.window.deleteLater()
    install(qapp, "en")


def twice(texts: list[str], taken: list[str]) -> list[str]:
    letters = Counter(filter(None, map(letter_of, [*taken, *texts])))
    return [text for text in texts if letters[letter_of(text)] > 1]


def test_no_letter_stands_twice(spoken: Driver) -> None:
    window = spoken.desk.window
    bar = [text for text, _ in of_menu(window.menuBar())]
    assert all(map(letter_of, bar))
    found = twice(bar, [])
    for menu in window.menuBar().findChildren(QtWidgets.QMenu):
        found += twice([text for text, _ in of_menu(menu)], [])
    for scene in SCENES:
        wanted = scene.command in COMMANDS or scene.name in ("team", "text-tags")
        if wanted and scene.project == "sample":
            with shown(spoken.desk, scene) as opened:
                spoken.wait_until_idle()
                for root in opened or [window.pages.currentWidget()]:
                    texts = [text for text, _ in of_widget(root)]
                    found += twice(texts, [] if opened else bar)
    assert not found


@given(st.lists(st.text("ab&c é", max_size=6), max_size=6), st.sets(st.sampled_from("abc")))
def test_letters_are_distinct_and_texts_the_same(texts: list[str], taken: set[str]) -> None:
    made = distinct(texts, taken)
    letters = [letter for letter in map(letter_of, made) if letter]
    assert len(set(letters)) == len(letters)
    assert taken.isdisjoint(letters)
    if texts and letter_of(texts[0]) not in taken:
        assert made[0] == texts[0], "the first has its own"
    for before, after in zip(texts, made, strict=True):
        assert after.replace("&", "") == before.replace("&", "")


def test_another_letter_is_that_of_a_word_if_there_is_one() -> None:
    assert distinct(["&Edit", "&Engine page", "&E"]) == ["&Edit", "Engine &page", "E"]
    assert distinct(["Notes && &more", "&More"]) == ["Notes && &more", "M&ore"]
