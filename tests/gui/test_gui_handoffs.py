"""Packages of Trados and memoQ through the window: opened, translated, given back."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver

from postil.formats.segment import SegmentState
from postil_gui.features.notes.comments_dialog import CommentsDialog
from postil_gui.features.projects.package_commands import MergeDialog
from postil_gui.qt import Qt, QtCore, QtWidgets
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
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" '
    'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="a" '
    'datatype="x" source-language="en-GB" target-language="{}"><body>'
    + "".join(
        f'<trans-unit id="{n}"><source>{text}</source><seg-source><mrk mtype="seg" mid="{n}">{text}'
        f'</mrk></seg-source><sdl:seg-defs><sdl:seg id="{n}"/></sdl:seg-defs></trans-unit>'
        for n, text in enumerate(("Open the lid.", "Close the lid."), 1)
    )
    + "</body></file></xliff>"
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
    driver.press("Ctrl+Shift+M")
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(CommentsDialog) is not None, timeout=PATIENCE
    )
    dialog = driver.desk.window.findChild(CommentsDialog)
    assert dialog is not None
    driver.keys("Hinged?", dialog.text)
    driver.bot.keyClick(dialog.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    driver.wait_until_idle()
    back = tmp_path / "Lids.sdlrpx"
    monkeypatch.setattr(files, "ask_new_file", lambda *_: back)
    assert book["project.return_package"].isEnabled()
    book["project.return_package"].trigger()
    assert driver.answer_open_segments().startswith("1 segment of Lids is not confirmed.")
    driver.wait_until_idle()
    with zipfile.ZipFile(back) as archive:
        written = archive.read("fr-FR/lid.sdlxliff").decode("utf-8")
        assert "Ouvrez le couvercle." in written
        assert ">Hinged?</Comment>" in written, "a note is not shown by Studio"
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


def test_a_file_that_was_reviewed_elsewhere_comes_back_as_a_review(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its changes are marked, and can be rejected: then the segment is confirmed as it was."""
    driver.go(1)
    driver.write("Le texte du traducteur")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    back = tmp_path / "back.xlf"
    driver.project.files.export(driver.project.files.all()[0].id, back)
    text = back.read_text("utf-8").replace("Le texte du traducteur", "Le texte du relecteur")
    back.write_text(text, "utf-8")
    monkeypatch.setattr(files, "ask_file", lambda *_: back)
    driver.desk.window.book["project.merge_package"].trigger()
    window = driver.desk.window
    driver.bot.waitUntil(lambda: window.findChild(MergeDialog) is not None, timeout=PATIENCE)
    how = window.findChild(MergeDialog)
    assert how is not None
    assert not how.theirs.isVisible(), "a file does not know what was changed here"
    driver.bot.keyClick(how.do, Qt.Key.Key_Return)
    driver.bot.waitUntil(lambda: window.findChild(OutcomeDialog) is not None, timeout=PATIENCE)
    outcome = window.findChild(OutcomeDialog)
    assert outcome is not None
    driver.wait_until_idle()
    assert outcome.text.text().startswith("Segments taken over: 1.")
    outcome.close()
    assert set(driver.desk.review.changed) == {1}
    driver.go(1)
    assert driver.text == "Le texte du relecteur"
    window.book["review.reject_all"].trigger()
    driver.wait_until_idle()
    assert driver.text == "Le texte du traducteur"
    assert driver.project.segments.get(1).state == SegmentState.TRANSLATED
