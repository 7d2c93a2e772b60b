"""The status bar: what is announced can be read, whatever else stands there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from postil_gui.shell.status_bar import StatusBar


@pytest.fixture
def status(qtbot: QtBot) -> StatusBar:
    bar = StatusBar()
    qtbot.addWidget(bar)
    bar.show_project(True)
    bar.show_engine("Office printer")
    bar.counts.setText("19 of 60 confirmed, 31% of words")
    bar.training.setText("Training 37%")
    bar.training.show()
    bar.resize(900, 30)
    bar.show()
    return bar


def test_a_message_takes_the_room_it_needs_and_gives_it_back(
    status: StatusBar, qtbot: QtBot
) -> None:
    assert status.counts.isVisible()
    status.announce("Exported")
    assert status.counts.isVisible(), "there is room for both"
    long = "Exported to /home/ana/projects/manuals/exported memories/printer.tmx"
    status.announce(long)
    qtbot.waitUntil(lambda: status.message.text() == long)
    assert not status.counts.isVisible()
    assert status.training.isVisible(), "it leads to the training"
    status.clearMessage()
    assert status.counts.isVisible()
    assert status.engine.isVisible()


def test_a_message_without_room_is_elided_and_has_a_tip(status: StatusBar, qtbot: QtBot) -> None:
    long = " ".join(["word"] * 100)
    status.announce(long)
    qtbot.waitUntil(lambda: status.message.text().endswith("…"))
    assert status.message.toolTip().split() == long.split()
    assert not status.engine.isVisible()


def test_without_a_project_nothing_of_one_comes_back(status: StatusBar) -> None:
    status.show_project(False)
    status.announce("The engine is deleted.")
    status.clearMessage()
    assert not status.engine.isVisible()
    assert not status.counts.isVisible()
