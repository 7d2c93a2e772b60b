"""What there are pictures of, in a language of long words: names, focus, texts that fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from cut_off import cut_off
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.exceptions import TimeoutError
from pytestqt.qtbot import QtBot
from reachable import out_of_reach, without_name

from postil.text.tags import TaggedText
from postil_gui.app import make_desk
from postil_gui.i18n.messages import LANGUAGES, install
from postil_gui.qt import QtWidgets
from postil_gui.settings import LANGUAGE, TEXT_SIZE, TOUR_SEEN, Settings
from postil_gui.tools.scenes import SCENES, SWITCHES, WITH_GRAMMARS, shown
from postil_gui.tools.screenshot import enlarge_text
from postil_gui.widgets.cards.cards_model import Card, Line

LANGUAGE_OF_LONG_WORDS = "de"
SMALL = (1280, 800)  # of a window
REST = 5000  # milliseconds, for a layout to come to rest

PLAIN = [
    scene
    for scene in SCENES
    if scene.project == "sample" and scene.command not in ("", *SWITCHES) and scene.name != "review"
]
"""Scenes that one command shows: pages, panels and dialogs. (That of the review writes one.)"""

WIDE = [scene for scene in SCENES if scene.name in ("project-page", "find-and-replace")]
"""More of them, with the most beside each other."""


@pytest.fixture
def wordy(
    qapp: QtWidgets.QApplication,
    qtbot: QtBot,
    make_project: MakeProject,
    sample_engine: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Driver]:
    """The sample project in a small window, in a language and with text of a size in per cent; by
    default in a language of long words.
    """
    language, text = getattr(request, "param", (LANGUAGE_OF_LONG_WORDS, 100))
    settings = Settings(None)
    settings.set(TOUR_SEEN, True)
    settings.set(LANGUAGE, language)
    settings.set(TEXT_SIZE, round(TEXT_SIZE.default * text / 100))
    usual = qapp.font()
    enlarge_text(qapp, text)
    desk = make_desk(qapp, settings)
    desk.window.resize(*SMALL)
    desk.window.show()
    desk.show_project(make_project(sample_engine))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    yield driver
    desk.trainer.close()
    desk.window.close()
    desk.window.deleteLater()
    install(qapp, "en")
    qapp.setFont(usual)


def test_texts_fit_and_everything_can_be_reached(wordy: Driver) -> None:
    faults: list[str] = []
    for scene in PLAIN:
        with shown(wordy.desk, scene) as opened:
            wordy.wait_until_idle()
            for window in opened or [wordy.desk.window.pages]:
                found = [*without_name(window), *_cut_off(wordy, window)]
                if isinstance(window, QtWidgets.QDialog):
                    window.activateWindow()
                    wordy.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
                    found += out_of_reach(window)
                    if window.focusWidget() is None:
                        found.append("nothing has the focus")
                faults += [f"{scene.name}: {one}" for one in found]
            if wordy.desk.window.width() > SMALL[0]:
                faults.append(f"{scene.name}: makes the window wider")
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("wordy", [(one, 150) for one in LANGUAGES], indirect=True, ids=LANGUAGES)
def test_larger_text_makes_nothing_larger_than_the_window(wordy: Driver) -> None:
    faults: list[str] = []
    for scene in (*PLAIN, *WIDE):
        with shown(wordy.desk, scene) as opened:
            wordy.wait_until_idle()
            if wordy.desk.align.page is not None:
                wordy.desk.align.page.toolbar.show()  # as above pairs
            dialogs = [one for one in opened if isinstance(one, QtWidgets.QDialog)]
            for window in (wordy.desk.window, *dialogs):
                for size in (window.minimumSizeHint(), window.size()):
                    if size.width() > SMALL[0] or size.height() > SMALL[1]:
                        faults.append(f"{scene.name}: {type(window).__name__} {size.toTuple()}")
                for area in window.findChildren(QtWidgets.QScrollArea):
                    if area.isVisible() and area.horizontalScrollBar().maximum():
                        faults.append(f"{scene.name}: what is scrolled is too wide")
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("wordy", [(LANGUAGE_OF_LONG_WORDS, 150)], indirect=True, ids=["150"])
def test_larger_text_leaves_room_for_what_is_sought_and_what_is_chosen(wordy: Driver) -> None:
    bar = wordy.view.filter
    wordy.press("Ctrl+F")
    wordy.keys("printers")
    wordy.bot.waitUntil(lambda: wordy.view.model.is_filtered, timeout=PATIENCE)
    wordy.bot.waitUntil(bar.all.isVisible, timeout=PATIENCE)
    text = bar.field.fontMetrics().horizontalAdvance(bar.field.text())
    icons = 3 * bar.field.fontMetrics().height()  # what is in the field beside the text
    wordy.bot.waitUntil(lambda: bar.field.width() >= text + icons, timeout=PATIENCE)
    popup = wordy.view.tools.popup
    title = "many words that were chosen " * 9
    popup.ask(title, [Card((Line(TaggedText("one")),))], lambda _: None)
    assert popup.title.text().endswith("…")
    shown = popup.title.fontMetrics().horizontalAdvance(popup.title.text())
    assert shown <= popup.title.contentsRect().width() <= popup.width() < SMALL[0]
    assert popup.title.toolTip().split() == title.split()
    popup.close_list()


@pytest.mark.parametrize("wordy", [(LANGUAGE_OF_LONG_WORDS, 150)], indirect=True, ids=["150"])
def test_larger_text_cuts_off_no_button_beside_the_texts_of_a_training(wordy: Driver) -> None:
    scene = next(scene for scene in SCENES if scene.name == f"train-{WITH_GRAMMARS[-1]}")
    with shown(wordy.desk, scene):
        wordy.wait_until_idle()
        dialog = wordy.desk.training.dialog
        assert dialog is not None
        assert dialog.setup.recipe.name == WITH_GRAMMARS[-1]
        buttons = dialog.setup.corpora.findChildren(QtWidgets.QPushButton)
        assert all(one.isVisible() for one in buttons)
        wordy.bot.waitUntil(
            lambda: all(one.height() >= one.sizeHint().height() for one in buttons), timeout=REST
        )


def _cut_off(driver: Driver, window: QtWidgets.QWidget) -> list[str]:
    """What does not fit when all is laid out."""
    with suppress(TimeoutError):
        driver.bot.waitUntil(lambda: not cut_off(window), timeout=REST)
    return cut_off(window)
