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

from postil_gui.app import make_desk
from postil_gui.i18n import install
from postil_gui.qt import QtWidgets
from postil_gui.scenes import SCENES, SWITCHES, shown
from postil_gui.settings import LANGUAGE, TOUR_SEEN, Settings

LANGUAGE_OF_LONG_WORDS = "de"
REST = 5000  # milliseconds, for a layout to come to rest

PLAIN = [
    scene
    for scene in SCENES
    if scene.project == "sample" and scene.command not in ("", *SWITCHES) and scene.name != "review"
]
"""Scenes that one command shows: pages, panels and dialogs. (That of the review writes one.)"""


@pytest.fixture
def wordy(
    qapp: QtWidgets.QApplication,
    qtbot: QtBot,
    make_project: MakeProject,
    sample_engine: Path,
) -> Iterator[Driver]:
    """The sample project in a language of long words, in a small window."""
    settings = Settings(None)
    settings.set(TOUR_SEEN, True)
    settings.set(LANGUAGE, LANGUAGE_OF_LONG_WORDS)
    desk = make_desk(qapp, settings)
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.show_project(make_project(sample_engine))
    driver = Driver(desk, qtbot)
    driver.settle()
    yield driver
    desk.trainer.close()
    desk.window.close()
    desk.window.deleteLater()
    install(qapp, "en")


def test_texts_fit_and_everything_can_be_reached(wordy: Driver) -> None:
    faults: list[str] = []
    for scene in PLAIN:
        with shown(wordy.desk, scene) as opened:
            wordy.settle()
            for window in opened or [wordy.desk.window.pages]:
                found = [*without_name(window), *_cut_off(wordy, window)]
                if isinstance(window, QtWidgets.QDialog):
                    window.activateWindow()
                    wordy.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
                    found += out_of_reach(window)
                    if window.focusWidget() is None:
                        found.append("nothing has the focus")
                faults += [f"{scene.name}: {one}" for one in found]
            if wordy.desk.window.width() > 1280:
                faults.append(f"{scene.name}: makes the window wider")
    assert not faults, "\n".join(dict.fromkeys(faults))


def _cut_off(driver: Driver, window: QtWidgets.QWidget) -> list[str]:
    """What does not fit when all is laid out."""
    with suppress(TimeoutError):
        driver.bot.waitUntil(lambda: not cut_off(window), timeout=REST)
    return cut_off(window)
