"""Documents that are no UTF-8: told on the project page, read in another encoding by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver

from postil.text.tags import TaggedText
from postil_gui.features.documents.encoding_dialog import EncodingDialog
from postil_gui.features.projects.page import NAME, ProjectPage
from postil_gui.i18n.encodings import encoding_label
from postil_gui.qt import QtGui, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files

TEXT = "Press the button.\nKlikněte na tlačítko.\nKůň je ďábel.\n"
COMMAND = "project.document_encoding"


def page_of(driver: Driver) -> ProjectPage:
    page = driver.desk.page.page
    assert page is not None
    return page


def dialog(driver: Driver) -> EncodingDialog:
    driver.bot.waitUntil(
        lambda: any(one.isVisible() for one in driver.desk.window.findChildren(EncodingDialog)),
        timeout=PATIENCE,
    )
    return next(one for one in driver.desk.window.findChildren(EncodingDialog) if one.isVisible())


def add(driver: Driver, path: Path, monkeypatch: pytest.MonkeyPatch) -> ProjectPage:
    driver.press("Ctrl+Shift+H")
    driver.wait_until_idle()
    page = page_of(driver)
    monkeypatch.setattr(files, "ask_files", lambda *_: [path])
    driver.desk.window.book["project.document_add"].trigger()
    driver.wait_until_idle()
    page.documents.setFocus()
    driver.press("Down")
    assert page.document is not None
    assert page.document.name == path.name
    return page


@pytest.fixture
def page(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ProjectPage:
    """The project page with a text in a Central European code page, read as a Western one."""
    path = tmp_path / "old.txt"
    path.write_bytes(TEXT.encode("cp1250"))
    return add(driver, path, monkeypatch)


def press(driver: Driver, form: EncodingDialog, key: str) -> None:
    """Press a key in the dialog."""
    focus = form.focusWidget()
    assert focus is not None
    driver.bot.keyClick(focus, QtGui.QKeySequence(key)[0].key())


def choose(driver: Driver, form: EncodingDialog, encoding: str) -> None:
    """Go down the list by keyboard."""
    assert form.focusWidget() is form.list
    for _ in range(form.list.count()):
        if form.encoding == encoding:
            return
        press(driver, form, "Down")
    raise AssertionError(f"{encoding} is not offered")


def test_a_document_is_read_in_another_encoding_by_keyboard(
    driver: Driver, page: ProjectPage
) -> None:
    item = page.documents.topLevelItem(1)
    assert item.text(NAME) == "old.txt, in windows-1252"
    assert "not in UTF-8" in item.toolTip(NAME)
    assert page.documents.topLevelItem(0).text(NAME) == "quick-guide.xlf"
    first = driver.project.segments.count() - 3
    rows = [one.row_id for one in driver.project.segments.read(first, None)]
    for row in rows[:2]:
        driver.project.segments.confirm(row, TaggedText(f"Oui {row}"))
    driver.desk.window.book[COMMAND].trigger()
    form = dialog(driver)
    assert "not sure" not in form.explanation.text()
    assert form.list.accessibleName()
    assert form.preview.accessibleName()
    assert form.preview.toPlainText() == "Kliknìte na tlaèítko.\nKùò je ïábel."
    assert not form.read.isEnabled(), "it is read so already"
    choose(driver, form, "cp1250")
    assert form.list.currentItem().text() == "windows-1250 (Central European)"
    assert form.preview.toPlainText() == "Klikněte na tlačítko.\nKůň je ďábel."
    press(driver, form, "Return")
    driver.wait_until_idle()
    assert page.documents.topLevelItem(1).text(NAME) == "old.txt, in windows-1250"
    found = driver.project.segments.read(first, None)
    assert [one.source.plain for one in found] == TEXT.splitlines()
    assert [one.state.is_confirmed for one in found] == [True, False, False]
    assert [one.target.plain for one in found[:2]] == [f"Oui {row}" for row in rows[:2]]
    assert "1 segments kept (1 confirmed)" in driver.desk.window.status.currentMessage()


def test_escape_leaves_it_as_it_is(driver: Driver, page: ProjectPage) -> None:
    driver.desk.window.book[COMMAND].trigger()
    form = dialog(driver)
    choose(driver, form, "cp1250")
    press(driver, form, "Escape")
    driver.wait_until_idle()
    assert page_of(driver) is page
    assert driver.project.files.all()[1].code_page == "windows-1252"


def test_a_document_that_says_what_it_is_in_needs_no_choice(
    driver: Driver, page: ProjectPage
) -> None:
    page.documents.setFocus()
    driver.press("Up")
    driver.desk.window.book[COMMAND].trigger()
    driver.wait_until_idle()
    assert "quick-guide.xlf says itself" in driver.desk.window.status.currentMessage()
    assert not driver.desk.window.findChildren(EncodingDialog)


def test_of_an_added_document_that_may_well_be_otherwise_it_is_asked(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "few.txt"
    path.write_bytes("Press ĽA¤B now.\n".encode("cp1250"))
    page = add(driver, path, monkeypatch)
    form = dialog(driver)
    assert "not sure" in form.explanation.text()
    choose(driver, form, "cp1250")
    press(driver, form, "Return")
    driver.wait_until_idle()
    assert page.documents.topLevelItem(1).text(NAME) == "few.txt, in windows-1250"
    assert not any(one.isVisible() for one in driver.desk.window.findChildren(EncodingDialog))


def test_every_encoding_says_what_texts_it_is_for(driver: Driver, page: ProjectPage) -> None:
    document = driver.project.files.all()[1].id
    for one in driver.project.files.encodings.readings(document):
        assert encoding_label(one.name) != one.name, one
    assert isinstance(page, QtWidgets.QWidget)
