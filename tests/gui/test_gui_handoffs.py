"""Packages of Trados and memoQ through the window: opened, translated, given back."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver

from postil_gui.qt import QtCore, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog
from postil_gui.widgets.plain_text import InputDialog

PROJECT = (
    '<PackageProject PackageType="ProjectPackage" PackageGuid="1"><LanguageDirections>{}'
    '</LanguageDirections><GeneralProjectInfo Name="Lids"/></PackageProject>'
)
DIRECTION = '<LanguageDirection SourceLanguageCode="en-GB" TargetLanguageCode="{}"/>'
XLIFF = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" '
    'datatype="x" source-language="en-GB" target-language="{}"><body>'
    '<trans-unit id="1"><source>Open the lid.</source></trans-unit>'
    '<trans-unit id="2"><source>Close the lid.</source></trans-unit></body></file></xliff>'
)


def trados(path: Path, *languages: str) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        directions = "".join(map(DIRECTION.format, languages))
        archive.writestr("Lids.sdlproj", PROJECT.format(directions))
        for language in languages:
            archive.writestr(f"{language}/lid.sdlxliff", XLIFF.format(language))
        archive.writestr("Tb/terms.sdltb", b"\0\1")
    return path


def test_a_package_is_dropped_translated_and_given_back(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = driver.desk.window.book
    assert not book["project.return_package"].isEnabled()
    package, before = trados(tmp_path / "Lids.sdlppx", "fr-FR"), driver.project.folder
    driver.desk.projects.take_files([package])
    driver.bot.waitUntil(
        lambda: driver.desk.open_project is not None and driver.project.folder != before,
        timeout=PATIENCE,
    )
    driver.wait_until_idle()
    outcome = driver.desk.window.findChild(OutcomeDialog)
    assert outcome is not None
    assert "terms.sdltb" in outcome.list.item(0).text()
    outcome.close()
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    assert driver.project.info.target_language == "fr-FR"
    driver.go(1)
    driver.write("Ouvrez le couvercle.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    back = tmp_path / "Lids.sdlrpx"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: back)
    assert book["project.return_package"].isEnabled()
    book["project.return_package"].trigger()
    assert driver.answer_open_segments().startswith("1 segment of Lids is not confirmed.")
    driver.wait_until_idle()
    with zipfile.ZipFile(back) as archive:
        assert "Ouvrez le couvercle." in archive.read("fr-FR/lid.sdlxliff").decode("utf-8")
        assert b'PackageType="ReturnPackage"' in archive.read("Lids.sdlproj")
    notice = driver.desk.window.notice
    assert str(back) in notice.text.accessibleName()
    assert "Open the File" not in [button.text() for button in notice.buttons], "a zip for Studio"


def test_the_language_is_asked_for_where_there_are_several(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = trados(tmp_path / "Lids.sdlppx", "fr-FR", "de-DE")
    before = driver.project.folder
    monkeypatch.setattr(files, "ask_file", lambda *_: package)

    def choose() -> None:
        dialog = driver.desk.window.findChild(InputDialog)
        if dialog is None or not dialog.isVisible():
            QtCore.QTimer.singleShot(20, choose)
            return
        dialog.setTextValue("German (Germany)")
        dialog.accept()

    QtCore.QTimer.singleShot(0, choose)
    driver.desk.window.book["project.open_package"].trigger()
    driver.bot.waitUntil(
        lambda: driver.desk.open_project is not None and driver.project.folder != before,
        timeout=PATIENCE,
    )
    driver.wait_until_idle()
    assert driver.project.info.target_language == "de-DE"


def test_one_that_is_none_is_refused_and_what_is_open_stays(driver: Driver, tmp_path: Path) -> None:
    bad = tmp_path / "bad.mqout"
    bad.write_bytes(b"no zip")
    before = driver.project.folder
    desk: MainController = driver.desk
    desk.projects.take_files([bad])
    driver.bot.waitUntil(
        lambda: bool(desk.window.findChildren(QtWidgets.QMessageBox)), timeout=PATIENCE
    )
    box = desk.window.findChildren(QtWidgets.QMessageBox)[-1]
    assert "bad.mqout" in box.text() + box.informativeText()
    box.close()
    driver.wait_until_idle()
    assert driver.project.folder == before
