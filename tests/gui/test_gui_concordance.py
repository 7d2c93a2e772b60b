"""The concordance: whole words, regular expressions, similar texts, parts, remembered queries."""

from __future__ import annotations

import pytest
from desk_driver import PATIENCE, Driver
from pytestqt.qtbot import QtBot

from postil.text.text_tags import has_text_tags, is_text_tag
from postil_gui.features.concordance.panel import ConcordancePanel
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import QUERIES
from postil_gui.tagged_text.word_steps import bare_words
from postil_gui.theme.theme import Theme


def look(driver: Driver, text: str) -> ConcordancePanel:
    driver.press("Ctrl+K")
    panel = driver.view.concordance
    panel.field.clear()
    driver.keys(text)
    driver.press("Return")
    driver.wait_until_idle()
    return panel


def test_whole_words_find_less(driver: Driver) -> None:
    panel = look(driver, "print")
    found = len(panel.list.cards)
    assert any("printer" in card.lines[0].text.plain for card in panel.list.cards)
    panel.whole.click()
    driver.wait_until_idle()
    assert 0 < len(panel.list.cards) <= found
    for card in panel.list.cards:
        start, end, _ = card.lines[0].marks[0]
        assert card.lines[0].text.plain[start:end].lower() == "print"
    assert f"{len(panel.list.cards)} hit" in panel.count.text()


def test_regular_expressions_and_what_is_none(driver: Driver) -> None:
    panel = look(driver, r"tray [23]")
    panel.mode.setCurrentIndex(panel.mode.findData("regex"))
    driver.wait_until_idle()
    assert panel.list.cards
    panel.field.setText("tray [23")
    driver.press("Return")
    driver.wait_until_idle()
    assert not panel.list.cards
    assert panel.empty.text()


def test_similar_texts_are_found(driver: Driver) -> None:
    panel = look(driver, "Tray 3 holds up to 550 sheets of recycled paper")
    assert not panel.list.cards
    panel.mode.setCurrentIndex(panel.mode.findData("fuzzy"))
    driver.wait_until_idle()
    assert panel.list.cards


def test_a_part_of_a_hit_is_inserted_and_the_query_remembered(driver: Driver) -> None:
    driver.press("Ctrl+A")
    driver.press("Del")
    panel = look(driver, "touch screen")
    driver.press("Down")
    wanted = panel.list.cards[0].lines[1].text.plain.split()[0]
    driver.press("F2")
    driver.press("Ctrl+Shift+Right")
    driver.press("Return")
    assert driver.text.strip() == wanted
    assert driver.desk.settings.get(QUERIES)[0] == "touch screen"
    assert panel.queries[0] == "touch screen"


def test_more_hits_than_are_shown_are_told_as_such(driver: Driver) -> None:
    panel = look(driver, "tray")
    shown = len(panel.list.cards)
    assert shown == 50
    assert panel.count.text() == "more than 50 hits"
    panel.field.setText("touch screen")
    driver.press("Return")
    driver.wait_until_idle()
    assert panel.count.text().startswith(str(len(panel.list.cards)))


def test_text_that_is_a_tag_by_a_rule_of_the_project_is_found(driver: Driver) -> None:
    rows = driver.project.files.text_tags.set([r"(?i)touch screen"])
    driver.view.read_again(frozenset(rows))
    segments = driver.project.segments
    segment = next(one for one in segments.read() if has_text_tags(one.source))
    segments.confirm(segment.row_id, segment.source)
    driver.wait_until_idle()
    panel = look(driver, "touch screen")
    sources = [card.lines[0].text for card in panel.list.cards]
    assert segment.source in sources
    assert not segment.source.plain.casefold().count("touch screen")
    card = panel.list.cards[sources.index(segment.source)]
    number = next(n for n, tag in enumerate(segment.source.tags) if is_text_tag(tag))
    assert (number, number, "tag-found") in card.lines[0].marks
    similar = panel.mode.findData("fuzzy")
    panel.mode.setCurrentIndex(similar)
    driver.wait_until_idle()
    assert segment.source in [one.lines[0].text for one in panel.list.cards]


def test_a_selection_is_looked_for_without_the_full_stop_of_its_sentence(driver: Driver) -> None:
    driver.go(2)
    driver.view.grid.editor.setFocus()
    driver.write("Cette imprimante.")
    driver.press("Ctrl+Shift+Home")
    driver.press("Ctrl+K")
    driver.wait_until_idle()
    assert driver.view.concordance.field.text() == "Cette imprimante"
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+F2")
    dialog = driver.desk.window.findChild(TermDialog)
    assert dialog is not None
    assert dialog.target.text() == "Cette imprimante"
    dialog.reject()


def test_words_keep_the_punctuation_that_is_theirs() -> None:
    texts = {"installation.": "installation", "¿Qué es?": "Qué es", "e.g.": "e.g.", "...": "..."}
    texts |= {"Insert the card (N),": "Insert the card (N)", "U.S. law.": "U.S. law"}
    assert {text: bare_words(text) for text in texts} == texts


def test_asked_again_the_selected_words_lead_to_what_was_found(driver: Driver) -> None:
    driver.go(10)
    editor, panel = driver.view.grid.editor, driver.view.concordance
    driver.write("Ouvrez le papier")
    driver.press("Ctrl+Shift+Left")
    driver.press("Ctrl+K")
    driver.wait_until_idle()
    assert (panel.field.text(), panel.side.currentData()) == ("papier", "target")
    assert editor.hasFocus()  # what is typed next is the translation
    driver.press("Ctrl+K")
    assert panel.list.hasFocus()
    found = panel.list.cards[0].insertable.plain
    driver.press("Return")
    assert driver.text == f"Ouvrez le {found}"
    assert editor.hasFocus()


def test_hits_that_nobody_waits_for_any_more_do_not_take_the_keys(driver: Driver) -> None:
    driver.go(10)
    editor, panel = driver.view.grid.editor, driver.view.concordance
    editor.setFocus()
    panel.look_for("paper")
    panel.look_for("paper")
    panel.show_problem("paper", "It cannot be read.")
    panel.look_again()  # as after a segment was confirmed
    driver.wait_until_idle()
    assert panel.list.cards
    assert editor.hasFocus()


def test_asked_again_after_a_problem_it_searches_again(driver: Driver) -> None:
    driver.go(10)
    panel = driver.view.concordance
    panel.look_for("paper")
    driver.wait_until_idle()
    panel.show_problem("paper", "It cannot be read.")
    panel.look_for("paper")
    driver.wait_until_idle()
    assert panel.list.cards
    assert panel.list.hasFocus()


def test_without_a_selection_it_searches_the_language_chosen_by_hand(driver: Driver) -> None:
    panel = driver.view.concordance
    driver.go(10)
    driver.write("papier")
    driver.press("Ctrl+A")
    driver.press("Ctrl+K")
    assert panel.side.currentData() == "target"
    driver.press("End")
    panel = look(driver, "paper")
    assert panel.side.currentData() == "source"
    assert panel.list.cards
    panel.side.setCurrentIndex(1)
    panel.side.activated.emit(1)
    panel = look(driver, "papier")
    assert panel.side.currentData() == "target"
    assert panel.list.cards


def test_down_goes_nowhere_as_long_as_nothing_is_found(driver: Driver) -> None:
    panel = look(driver, "zzzz")
    driver.press("Down")
    assert panel.field.hasFocus()


def test_what_was_sought_before_does_not_stand_before_what_is_found(driver: Driver) -> None:
    panel = look(driver, "paper")
    panel.field.clear()
    popup = panel.field.completer().popup()
    driver.keys("pap")
    assert popup.isVisible()  # "paper", to be completed
    driver.keys("er")
    assert not popup.isVisible()
    driver.wait_until_idle()
    driver.bot.waitUntil(lambda: bool(panel.list.cards), timeout=PATIENCE)
    driver.press("Down")
    assert driver.focus() is panel.list
    assert panel.queries[0] == "paper"


def test_down_goes_through_all_that_was_sought_before(driver: Driver) -> None:
    panel = look(driver, "zzzz")
    queries = ["paper tray", "paper jam", "paper"]
    panel.set_queries(queries)
    panel.field.clear()
    driver.keys("pap")
    popup = panel.field.completer().popup()
    assert popup.isVisible()
    for query in queries:
        driver.bot.keyClick(popup, Qt.Key.Key_Down)
        assert panel.field.text() == query
    driver.bot.keyClick(popup, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert panel.queries == ["paper", "paper tray", "paper jam"]
    popup.hide()


@pytest.mark.parametrize("languages", [("en", "ar"), ("ja", "en"), ("zh-CN", "ru"), ("he", "hi")])
def test_what_is_typed_is_sought_where_its_letters_are_written(
    qapp: QtWidgets.QApplication, qtbot: QtBot, languages: tuple[str, str]
) -> None:
    words = {"en": "disk", "ar": "القرص", "ja": "ディスク", "zh-CN": "磁盘", "ru": "диск",
             "he": "דיסק", "hi": "डिस्क"}  # fmt: skip
    panel = ConcordancePanel(Theme(qapp, "light"), languages, (False, False), codes=languages)
    qtbot.addWidget(panel)
    asked: list[str] = []
    panel.asked.connect(lambda _, side, *_more: asked.append(side))
    for language in (*languages, *reversed(languages)):
        panel.field.setText(words[language])
        qtbot.keyClick(panel.field, Qt.Key.Key_Return)
        assert asked[-1] == ("source" if language == languages[0] else "target")
    before = asked[-1]
    panel.field.setText("123")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert asked[-1] == before
    panel.side.setCurrentIndex(1)  # by hand it is sought wherever one wants
    assert asked[-1] == "target"
