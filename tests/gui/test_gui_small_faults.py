"""Small things of a working day: names asked for, words kept apart, hits gone through by Enter."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver

from postil_gui.features.editing.grid.segments_model import TARGET
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.qt_print import QtPrintSupport
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog

JAPANESE = """<?xml version="1.0" encoding="utf-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a.txt" source-language="en" target-language="ja" datatype="plaintext"><body>
<trans-unit id="1"><source>Open the tray.</source><target>トレイを開きます。</target></trans-unit>
</body></file></xliff>
"""


def test_a_file_of_other_languages_is_asked_about(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / "guide.xlf", tmp_path / "good.txt"]
    for path, text in zip(paths, (JAPANESE, "Open the tray."), strict=True):
        path.write_text(text, encoding="utf-8")
    asked: list[str] = []
    answers = iter(["", "&Leave Those Out", "&Add All"])

    def answer(box: QtWidgets.QMessageBox) -> int:
        asked.append(box.text())
        wanted = next(answers)
        buttons = {"": box.defaultButton(), **{one.text(): one for one in box.buttons()}}
        buttons[wanted].click()
        return 0

    monkeypatch.setattr(QtWidgets.QMessageBox, "exec", answer)
    for number, added in ((1, []), (2, ["good.txt"]), (1, ["good.txt", "guide.xlf"])):
        monkeypatch.setattr(files, "ask_files", lambda *_, few=number: paths[:few])
        driver.desk.window.book["project.document_add"].trigger()
        driver.wait_until_idle()
        driver.wait_until_idle()
        assert [one.name for one in driver.project.files.all()][1:] == added
    assert len(asked) == 3
    assert "guide.xlf (English → Japanese)" in asked[0]
    assert "English → French" in asked[0]


def test_documents_that_cannot_be_used_are_all_named_and_the_others_added(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / name for name in ("cut.xlf", "good.txt", "empty.docx")]
    for path, text in zip(paths, ("<xliff", "Open the tray.", ""), strict=True):
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(files, "ask_files", lambda *_: paths)
    driver.desk.window.book["project.document_add"].trigger()
    driver.bot.waitUntil(lambda: len(driver.project.files.all()) == 2, timeout=PATIENCE)
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(OutcomeDialog)
    assert isinstance(dialog, OutcomeDialog)
    said = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert said[0].startswith("cut.xlf: Line 1: not well-formed XML: ")
    assert said[1:] == ["empty.docx: The file is empty. Ask for it again."]
    assert "2 documents cannot be used; the others are added" in dialog.text.text()
    dialog.accept()


def test_a_pdf_is_added_with_a_word_on_what_is_lost(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "leaflet.pdf"
    printer = QtPrintSupport.QPrinter()
    printer.setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    QtGui.QTextDocument("Open the tray.").print_(printer)
    monkeypatch.setattr(files, "ask_files", lambda *_: [path])
    driver.desk.window.book["project.document_add"].trigger()
    driver.bot.waitUntil(lambda: len(driver.project.files.all()) == 2, timeout=PATIENCE)
    driver.wait_until_idle()
    said = driver.desk.window.status.currentMessage()
    assert said.startswith("leaflet.pdf: Only its text is taken")
    assert "layout, pictures and tables are lost" in said


def test_the_open_row_stays_in_sight_while_the_text_grows(driver: Driver) -> None:
    driver.go(45)
    grid = driver.view.grid
    for key in ("Ctrl++",) * 6 + ("Ctrl+-",) * 6:
        driver.press(key)
        driver.wait_until_idle()
        row = grid.visualRect(driver.view.model.index(grid.current_row, TARGET))
        assert row.top() >= 0
        assert row.bottom() <= grid.viewport().height()


def test_a_review_needs_a_name(driver: Driver) -> None:
    driver.desk.window.book["review.begin"].trigger()
    dialog = driver.desk.window.findChild(QtWidgets.QInputDialog)
    assert isinstance(dialog, QtWidgets.QInputDialog)
    buttons = dialog.findChild(QtWidgets.QDialogButtonBox)
    assert isinstance(buttons, QtWidgets.QDialogButtonBox)
    ok = buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Ok)
    for name, able in (("", False), ("  ", False), ("Bea", True)):
        dialog.setTextValue(name)
        assert ok.isEnabled() == able
    dialog.reject()


def test_enter_goes_through_what_was_found_and_the_terms_are_kept(driver: Driver) -> None:
    driver.go(20)
    driver.desk.window.book["edit.replace"].trigger()
    dialog = driver.desk.window.findChild(ReplaceDialog)
    assert isinstance(dialog, ReplaceDialog)
    dialog.side.setCurrentIndex(1)  # the sources
    driver.keys("the", dialog.find_field)
    driver.keys("machine", dialog.new_field)
    gone: list[int] = []
    dialog.go_to_asked.connect(gone.append)
    for count in (1, 2):
        driver.bot.waitUntil(lambda: dialog.model.rowCount() > 1, timeout=PATIENCE)
        driver.bot.keyClick(dialog.find_field, Qt.Key.Key_Return)
        driver.bot.waitUntil(lambda wanted=count: len(gone) == wanted, timeout=3000)
    assert gone[0] == dialog.model.hit(0).segment.row_id
    assert gone[1] == dialog.model.hit(1).segment.row_id
    dialog.close()
    driver.wait_until_idle()
    driver.bot.waitUntil(
        lambda: driver.desk.window.findChild(ReplaceDialog) is None, timeout=PATIENCE
    )
    driver.desk.window.book["edit.replace"].trigger()
    again = driver.desk.window.findChild(ReplaceDialog)
    assert isinstance(again, ReplaceDialog)
    assert (again.find_field.text(), again.new_field.text()) == ("the", "machine")
    again.close()
