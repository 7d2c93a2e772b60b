"""The preview: running text that follows the work and leads to segments."""

from __future__ import annotations

from desk_driver import Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil_gui.features.documents.preview_service import REACH
from postil_gui.shell.main_controller import MainController

TEXT = "Guide rapide de votre imprimante"


def marked(driver: Driver) -> str:
    (selection,) = driver.view.preview.extraSelections()
    return str(selection.cursor.selectedText())


def test_the_document_is_shown_with_the_open_segment_marked(driver: Driver) -> None:
    driver.view.editing.save()  # of what was filled in, before the clock does it
    driver.press("Alt+8")
    driver.wait_until_idle()
    panel = driver.view.preview
    first = driver.project.segments.get(1)
    assert marked(driver) == (first.target.plain or first.source.plain)
    assert driver.project.segments.get(20).source.plain in panel.toPlainText()
    driver.press("Escape")
    driver.write(TEXT)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert TEXT in panel.toPlainText()
    assert marked(driver) == panel.toPlainText().split("\n")[1]


def test_enter_goes_to_the_segment_at_the_caret(driver: Driver) -> None:
    driver.press("Alt+8")
    driver.wait_until_idle()
    for _ in range(3):
        driver.press("Ctrl+Down")  # the panel's own, or the next segment: both lead onwards
    panel = driver.view.preview
    cursor = panel.textCursor()
    wanted = driver.project.segments.get(7).source.plain
    cursor.setPosition(panel.toPlainText().index(wanted) + 2)
    panel.setTextCursor(cursor)
    panel.setFocus()
    driver.press("Return")
    assert driver.view.grid.current_row == 6
    assert driver.focus() is driver.view.grid.editor


def test_only_a_stretch_of_a_long_document_is_read(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, tmp_path
) -> None:
    path = tmp_path / "long.txt"
    path.write_text("\n".join(f"Line number {n}." for n in range(1, 1001)), encoding="utf-8")
    desk.show_project(make_project(None, documents=[path], memories=[], glossaries=[]))
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    driver.go(500)
    driver.press("Alt+8")
    driver.wait_until_idle()
    text = driver.view.preview.toPlainText()
    assert "Line number 500." in text
    assert f"Line number {500 - REACH - 1}." not in text
    assert marked(driver) == "Line number 500."
    driver.press("Escape")
    driver.go(900)
    assert marked(driver) == "Line number 900."
    assert len(driver.view.preview.toPlainText()) < 10_000
