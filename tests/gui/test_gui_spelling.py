"""Spelling and forbidden terms while typing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.formats.exchange.glossary import Term
from postil.workspace.checks.hunspell import has_hunspell
from postil.workspace.checks.spelling import speller_of
from postil_gui.features.checks import binding
from postil_gui.features.checks.dialog import ChecksDialog
from postil_gui.features.editing.spelling.spelling import IN_MENU, PAUSE_MILLISECONDS
from postil_gui.qt import QtGui, QtWidgets

pytestmark = pytest.mark.skipif(speller_of("fr") is None, reason="no French dictionary")
NUMBER = 11


def look(driver: Driver) -> None:
    """Wait until the text was looked at."""
    driver.bot.wait(PAUSE_MILLISECONDS + 50)
    driver.wait_until_idle()


def marked(driver: Driver, layer: str = "spelling") -> list[str]:
    editor = driver.view.grid.editor
    raw = editor.document().toRawText()
    return [raw[one.start : one.end] for one in editor.decorations.stretches(layer)]


def test_a_misspelt_word_is_marked_once_it_is_typed(driver: Driver) -> None:
    driver.go(NUMBER)
    driver.write("Le baac")
    look(driver)
    assert not marked(driver)  # still being typed
    driver.keys(" contient")
    look(driver)
    assert marked(driver) == ["baac"]
    assert "baac" in driver.view.grid.editor.decorations.stretches("spelling")[0].tip
    driver.press("Ctrl+Z")
    assert driver.focus() is driver.view.grid.editor


def test_where_no_word_is_marked_it_says_why(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said() -> str:
        driver.press("F7")
        driver.wait_until_idle()
        return driver.desk.window.status.currentMessage()

    driver.go(NUMBER)
    driver.write("Le bac est vide. ")
    look(driver)
    assert said() == "No word is marked here."
    monkeypatch.setattr(type(driver.project.checks), "dictionary", lambda _: "")
    assert said().startswith("There is no dictionary of French")
    driver.desk.window.book["edit.check_spelling"].trigger()
    assert said() == "Spelling is not checked."


def test_a_right_spelling_is_chosen_by_key(driver: Driver) -> None:
    driver.go(NUMBER)
    driver.write("Le papierr est là ")
    look(driver)
    driver.press("F7")
    popup = driver.view.tools.popup
    assert popup.isVisible()
    assert "papier" in [card.spoken for card in popup.list.cards]
    number = [card.spoken for card in popup.list.cards].index("papier")
    driver.press(str(number + 1))
    assert driver.text == "Le papier est là "
    look(driver)
    assert not marked(driver)


def test_checks_that_find_nothing_say_that_spelling_was_not_checked(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    (tmp_path / "one.txt").write_text("Open the tray.", encoding="utf-8")
    values = {"documents": [tmp_path / "one.txt"], "memories": [], "glossaries": []}
    driver = show(make_project(target_language="tlh", **values))
    driver.write("Qapla.")
    driver.desk.window.book["qa.run"].trigger()
    driver.wait_until_idle()
    panel = driver.view.checks
    shown = " ".join(label.text() for label in panel.findChildren(QtWidgets.QLabel))
    assert "The checks find nothing. Spelling is not checked. There is no dictionary of" in shown


def test_a_word_goes_into_the_dictionary_of_the_project(driver: Driver) -> None:
    driver.go(NUMBER)
    driver.write("Le frobnicateur est là ")
    look(driver)
    assert marked(driver) == ["frobnicateur"]
    driver.press("F7")
    cards = driver.view.tools.popup.list.cards
    added = next(n for n, card in enumerate(cards) if card.spoken.startswith("Add"))
    driver.press(str(added + 1))
    driver.wait_until_idle()
    assert not marked(driver)
    assert "frobnicateur" in driver.project.checks.settings.words


def test_words_are_taken_out_of_the_dictionary_and_put_in_as_a_list(driver: Driver) -> None:
    driver.project.checks.add_word("frobnicateur")
    driver.go(NUMBER)
    driver.write("Le frobnicateur et le bidulleur sont là ")
    look(driver)
    assert marked(driver) == ["bidulleur"]
    driver.desk.window.book["qa.settings"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(ChecksDialog)
    assert dialog is not None
    assert dialog.words.toPlainText() == "frobnicateur"
    dialog.words.setPlainText("bidulleur\n\n machinette \n")
    dialog.save.click()
    driver.wait_until_idle()
    assert driver.project.checks.settings.words == {"bidulleur", "machinette"}
    assert marked(driver) == ["frobnicateur"]


@pytest.fixture
def own_dictionaries() -> Iterator[None]:
    """Dictionaries are looked for anew, also when the desk has gone: those added are of this test
    alone.
    """
    speller_of.cache_clear()
    yield
    speller_of.cache_clear()


@pytest.mark.skipif(not has_hunspell(), reason="no library of Hunspell")
def test_a_dictionary_is_added(
    own_dictionaries: None, driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    affixes = tmp_path / "fr-special.aff"
    affixes.write_text("SET UTF-8\n", encoding="utf-8")
    affixes.with_suffix(".dic").write_text("1\nbidulleur\n", encoding="utf-8")
    driver.go(NUMBER)
    driver.write("Le bidulleur ")
    look(driver)
    assert marked(driver) == ["bidulleur"]
    driver.desk.window.book["qa.settings"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(ChecksDialog)
    assert dialog is not None
    assert "is spelt by the dictionary" in dialog.dictionary.text()
    monkeypatch.setattr(binding.files, "ask_file", lambda *_: affixes)
    dialog.add_dictionary.click()
    driver.wait_until_idle()
    assert dialog.dictionary.text().endswith("fr.aff.")
    dialog.reject()
    driver.wait_until_idle()
    assert marked(driver) == ["Le"], "of the dictionary there is now"


def test_an_ignored_word_is_not_marked_and_the_switch_switches(driver: Driver) -> None:
    driver.go(NUMBER)
    driver.write("Le frobnicateur et le bidulleur sont là ")
    look(driver)
    assert marked(driver) == ["frobnicateur", "bidulleur"]
    driver.press("Ctrl+Home")
    driver.press("F7")
    cards = driver.view.tools.popup.list.cards
    driver.press(str(len(cards)))  # ignoring comes last
    assert marked(driver) == ["bidulleur"]
    driver.desk.window.book["edit.check_spelling"].trigger()
    assert not marked(driver)
    driver.desk.window.book["edit.check_spelling"].trigger()
    assert marked(driver) == ["bidulleur"]


def test_the_context_menu_offers_spellings(driver: Driver) -> None:
    driver.go(NUMBER)
    driver.write("Le papierr est là ")
    look(driver)
    editor = driver.view.grid.editor
    menu = QtWidgets.QMenu()
    for fill in editor.menu_fillers:
        fill(menu, 5)
    action = next(one for one in menu.actions() if one.text() == "papier")
    action.trigger()
    assert driver.text == "Le papier est là "
    menu.deleteLater()


def test_all_spellings_that_the_dictionary_knows_are_offered(driver: Driver) -> None:
    speller = speller_of("fr")
    assert speller is not None
    known = speller.suggest("voirs")
    assert len(known) > IN_MENU
    driver.go(NUMBER)
    driver.write("À voirs ")
    look(driver)
    editor = driver.view.grid.editor
    menu = QtWidgets.QMenu()
    for fill in editor.menu_fillers:
        fill(menu, 4)
    names = [one.text() for one in menu.actions()]
    assert names[:IN_MENU] == known[:IN_MENU]
    more = next(one.menu() for one in menu.actions() if one.menu() is not None)
    assert isinstance(more, QtWidgets.QMenu)
    assert [one.text() for one in more.actions()] == known[IN_MENU:]
    menu.deleteLater()
    driver.press("F7")
    popup = driver.view.tools.popup
    assert [card.spoken for card in popup.list.cards[: len(known)]] == known
    driver.press("End")
    driver.press("Up")
    driver.press("Up")
    driver.press("Return")
    assert driver.text == f"À {known[-1]} "


def test_forbidden_terms_are_marked_with_what_is_better(driver: Driver) -> None:
    driver.project.terminology.add_own(Term("tray", "plateau", "", True))
    driver.project.terminology.add_own(Term("tray", "bac"))
    driver.go(NUMBER)
    driver.write("Le plateau est là ")
    look(driver)
    assert marked(driver, "forbidden") == ["plateau"]
    driver.press("F7")
    assert driver.view.tools.popup.list.cards[0].spoken == "bac"
    driver.press("1")
    assert driver.text == "Le bac est là "


def test_marks_are_right_behind_astral_characters_and_tags(driver: Driver) -> None:
    driver.go(20)
    driver.write("")
    editor = driver.view.grid.editor
    driver.press("Ctrl+A")
    editor.insertPlainText("🖨️ 𝄞 papierr ")
    driver.press("Ctrl+,")
    driver.keys("papierr ")
    look(driver)
    cursor = QtGui.QTextCursor(editor.document())
    words = []
    for one in editor.decorations.stretches("spelling"):
        cursor.setPosition(one.start)
        cursor.setPosition(one.end, QtGui.QTextCursor.MoveMode.KeepAnchor)
        words.append(cursor.selectedText())
    assert words == ["papierr", "papierr"]
