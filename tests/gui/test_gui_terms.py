"""Terms: added from what is selected, changed, removed, inserted by keys."""

from __future__ import annotations

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil.engine.suggestion import WordOrigin
from postil.formats.exchange.glossary import Term
from postil.memory.terms.finder import TermHit
from postil.text.tags import TaggedText
from postil.workspace.proposals.match_settings import TermUse
from postil.workspace.records import Proposal
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.features.terms.panel import missed_terms
from postil_gui.qt import Qt, QtGui, QtWidgets

TERMS = 36  # "Tap Settings, then Network, and select your wireless network."


def dialog_of(driver: Driver) -> TermDialog:
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(TermDialog)
    assert dialog is not None
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    return dialog


def test_a_term_is_added_from_the_selections(driver: Driver) -> None:
    driver.go(TERMS)
    source = driver.view.grid.source
    assert source.find("Settings", QtGui.QTextDocument.FindFlag.FindBackward)
    driver.write("Réglages")
    driver.press("Ctrl+A")
    driver.press("Ctrl+F2")
    dialog = dialog_of(driver)
    assert (dialog.source.text(), dialog.target.text()) == ("Settings", "Réglages")
    dialog.case.click()
    driver.bot.keyClick(dialog.target, Qt.Key.Key_Return)
    driver.wait_until_idle()
    hit = next(
        one for one in driver.project.terminology.in_segment(TERMS) if one.source == "Settings"
    )
    assert hit.target == "Réglages"
    assert any(card.insertable.plain == "Réglages" for card in driver.view.terms.list.cards)
    machine = driver.view.editing.machine
    assert machine is not None
    assert "Réglages" in machine.target.plain  # the machine keeps to it at once


@pytest.mark.parametrize(
    ("chosen", "taken"),
    [
        (("your wireless net", "éseau sans fi"), ("your wireless network", "réseau sans fil")),
        (("our wireless network.", "sans fil"), ("your wireless network", "sans fil")),
        ((" your wireless ", "'installation du "), ("your wireless", "'installation du")),
        (("net", "install"), ("net", "install")),
    ],
)
def test_words_that_were_selected_but_for_a_letter_are_whole_in_a_term(
    driver: Driver, chosen: tuple[str, str], taken: tuple[str, str]
) -> None:
    """A term with half a word occurs nowhere; a part of one word may be meant."""
    driver.go(TERMS)
    driver.write("Touchez l'installation du réseau sans fil.")
    for text, words in zip((driver.view.grid.source, driver.view.grid.editor), chosen, strict=True):
        start = text.toPlainText().index(words)
        cursor = text.textCursor()
        cursor.setPosition(start)
        cursor.setPosition(start + len(words), cursor.MoveMode.KeepAnchor)
        text.setTextCursor(cursor)
    driver.press("Ctrl+F2")
    dialog = dialog_of(driver)
    assert (dialog.source.text(), dialog.target.text()) == taken
    dialog.reject()


def test_a_term_dialog_says_what_comes_of_its_status(driver: Driver) -> None:
    driver.go(TERMS)
    driver.press("Ctrl+F2")
    dialog = dialog_of(driver)
    assert "another form of the term" in dialog.effect.text()
    dialog.status.setCurrentIndex(dialog.status.findData("forbidden"))
    assert "avoids" in dialog.effect.text()
    dialog.reject()


@pytest.mark.parametrize(
    ("use", "status", "words"),
    [
        ("always", "preferred", "always uses this translation"),
        ("off", "preferred", "does not use terms"),
        ("off", "forbidden", "does not use terms"),
    ],
)
def test_a_term_dialog_knows_what_the_machine_does_with_terms(
    qtbot: QtBot, use: TermUse, status: str, words: str
) -> None:
    window = QtWidgets.QWidget()
    qtbot.addWidget(window)
    names, directions = ("English", "French"), (False, False)
    dialog = TermDialog(Term("a", "b"), names, directions, use=use, new=True, parent=window)
    dialog.status.setCurrentIndex(dialog.status.findData(status))
    assert words in dialog.effect.text()


def test_only_terms_that_the_machine_does_not_say_are_marked() -> None:
    word = WordOrigin("Capots", 0, 6, "table")
    machine = Proposal("machine", TaggedText("Capots et bacs"), words=(word,))
    hits = [TermHit(0, 6, "cover", "capot"), TermHit(11, 16, "tray", "magasin")]
    assert missed_terms(hits, machine) == hits[1:]


def test_a_term_without_a_translation_cannot_be_added(driver: Driver) -> None:
    driver.go(TERMS)
    driver.press("Ctrl+F2")
    dialog = dialog_of(driver)
    assert not dialog.save.isEnabled()
    dialog.reject()


def test_a_term_is_changed_and_shown_as_forbidden(driver: Driver) -> None:
    def forbidden() -> list[str]:
        cards = driver.view.terms.list.cards
        return [card.spoken for card in cards if card.icon == ("warning", "wrong")]

    driver.go(TERMS)
    panel = driver.view.terms
    before, some = len(panel.list.cards), len(forbidden())
    driver.press("Alt+3")
    driver.press("F2")
    dialog = dialog_of(driver)
    dialog.status.setCurrentIndex(dialog.status.findData("forbidden"))
    dialog.save.click()
    driver.wait_until_idle()
    assert len(panel.list.cards) == before
    assert len(forbidden()) == some + 1
    assert all("Avoid · " in one for one in forbidden())


def test_a_term_is_removed(driver: Driver) -> None:
    driver.go(TERMS)
    panel = driver.view.terms
    before = len(panel.list.cards)
    driver.press("Alt+3")
    driver.press("Del")
    box = driver.desk.window.findChild(QtWidgets.QMessageBox)
    assert box is not None
    next(one for one in box.buttons() if one.text() == "Remove").click()
    driver.wait_until_idle()
    assert len(panel.list.cards) == before - 1


def test_a_term_is_inserted_by_its_key(driver: Driver) -> None:
    driver.go(TERMS)
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.desk.window.book["term.insert_1"].trigger()
    assert driver.text == driver.view.terms.list.cards[0].insertable.plain
    driver.desk.window.book["term.insert_5"].trigger()
    assert "no term 5" in driver.desk.window.status.currentMessage()
