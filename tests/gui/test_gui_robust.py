"""When writing fails: nothing typed is lost without a word."""

from __future__ import annotations

from typing import Any

import pytest
from desk_driver import PATIENCE, Driver

from postil.errors import StorageError
from postil.formats.segment import SegmentState
from postil_gui.qt import QtWidgets

TEXT = "Guide rapide de votre imprimante"


class FullDisk:
    """Makes a method of the project fail until it is mended."""

    def __init__(self, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken = True
        for name in ("confirm", "save_draft"):
            segments = driver.project.segments
            monkeypatch.setattr(segments, name, self._wrap(getattr(segments, name)))

    def _wrap(self, method: Any) -> Any:
        def call(*args: Any, **named: Any) -> Any:
            if self.broken:
                raise StorageError("The disk is full.", hint="Make room, and try again.")
            return method(*args, **named)

        return call


def boxes(driver: Driver) -> list[QtWidgets.QMessageBox]:
    found = driver.desk.window.findChildren(QtWidgets.QMessageBox)
    return [box for box in found if box.isVisible()]


def test_a_refused_confirmation_brings_the_text_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.write(TEXT)
    disk = FullDisk(driver, monkeypatch)
    driver.press("Ctrl+Return")
    driver.bot.waitUntil(lambda: bool(boxes(driver)), timeout=PATIENCE)
    driver.wait_until_idle()
    assert boxes(driver)[0].text() == "The disk is full."
    assert driver.view.grid.current_row == 0
    assert driver.text == TEXT
    assert driver.view.model.segment(0).state is SegmentState.DRAFT
    boxes(driver)[0].close()
    disk.broken = False
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == TEXT
    assert driver.project.segments.get(1).confirmed


def test_a_refused_draft_waits_in_its_segment(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(driver, monkeypatch)
    driver.write(TEXT)
    driver.press("Ctrl+Down")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 1
    assert not boxes(driver)
    assert driver.desk.window.notice.isVisible()
    disk.broken = False
    driver.view.grid.go_to(0)
    assert driver.text == TEXT
    driver.view.editing.save()
    driver.wait_until_idle()
    assert driver.project.segments.get(1).target.plain == TEXT


def test_one_error_is_told_once_while_it_is_in_sight(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(driver, monkeypatch)
    for letter in "abc":
        driver.keys(letter, driver.view.grid.editor)
        driver.view.editing.confirm()
        driver.wait_until_idle()
    assert len(boxes(driver)) == 1
    boxes(driver)[0].close()
    disk.broken = False


def test_the_window_does_not_close_over_a_text_that_is_not_on_disk(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(driver, monkeypatch)
    asked: list[str] = []

    def keep(box: QtWidgets.QMessageBox) -> QtWidgets.QMessageBox.StandardButton:
        asked.append(box.text())
        return QtWidgets.QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QtWidgets.QMessageBox, "exec", keep)
    driver.write(TEXT)
    driver.desk.window.close()
    assert len(asked) == 1
    assert "could not be written" in asked[0]
    assert driver.desk.window.isVisible()
    assert driver.text == TEXT
    for box in boxes(driver):
        box.close()
    disk.broken = False
    project = driver.project
    driver.desk.window.close()
    assert not driver.desk.window.isVisible()
    assert len(asked) == 1
    assert project is not None
