"""Concordance, terms, filter, going to a segment, export, engines: driven through the window."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, MakeProject
from pytestqt.qtbot import QtBot

from postil.formats.registry import open_document
from postil.memory.units import Difference
from postil.text.tags import TaggedText
from postil_gui.features.documents.export_commands import OpenSegments, what_is_written
from postil_gui.features.engines.dialog import EnginesDialog
from postil_gui.features.help.keyboard_sheet import KeysDialog
from postil_gui.features.matches.differences import difference_line
from postil_gui.paths import engines_folder, known_engines
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.shell.main_controller import MainController
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_list import CardList
from postil_gui.widgets.cards.cards import PADDING_X, CardDelegate
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.dialogs.small_dialogs import GoToDialog

FUZZY = 11
TERMS = 36  # "Tap Settings, then Network, and select your wireless network."


def test_concordance_of_words_selected_in_the_source(driver: Driver) -> None:
    driver.go(FUZZY)
    source = driver.view.grid.source
    source.setFocus()
    cursor = source.textCursor()
    start = source.text().plain.index("recycled paper")
    cursor.setPosition(start)
    cursor.setPosition(start + len("recycled paper"), QtGui.QTextCursor.MoveMode.KeepAnchor)
    source.setTextCursor(cursor)
    driver.press("Ctrl+K")
    driver.wait_until_idle()
    panel = driver.view.concordance
    assert panel.field.text() == "recycled paper"
    assert panel.list.cards
    line = panel.list.cards[0].lines[0]
    start, end, role = line.marks[0]
    assert line.text.plain[start:end].lower() == "recycled paper"
    assert role == "found"


def test_concordance_typed_and_inserted_with_the_keyboard(driver: Driver) -> None:
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.press("Ctrl+K")
    panel = driver.view.concordance
    assert driver.focus() is panel.field
    driver.keys("touch screen")
    driver.bot.waitUntil(lambda: bool(panel.list.cards), timeout=PATIENCE)
    driver.wait_until_idle()
    driver.press("Down")
    assert driver.focus() is panel.list
    wanted = panel.list.cards[0].lines[1].text.plain
    driver.press("Return")
    assert driver.text == wanted
    assert driver.focus() is driver.view.grid.editor


def test_concordance_says_when_there_is_nothing(driver: Driver) -> None:
    driver.press("Ctrl+K")
    driver.keys("xylophone")
    panel = driver.view.concordance
    driver.press("Return")
    driver.wait_until_idle()
    assert not panel.list.cards
    assert "xylophone" in panel.empty.text()


def test_terms_of_the_open_segment_can_be_inserted(driver: Driver) -> None:
    driver.go(TERMS)
    cards = driver.view.terms.list.cards
    assert cards
    driver.raise_panel("Terms")
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.view.terms.list.setFocus()
    target = cards[0].insertable.plain
    driver.press("Return")
    assert driver.text == target


def test_filter_by_text_and_back(driver: Driver) -> None:
    driver.press("Ctrl+F")
    driver.keys("touch screen")
    driver.bot.waitUntil(lambda: driver.view.model.is_filtered, timeout=PATIENCE)
    model = driver.view.model
    assert 0 < model.rowCount() < model.total
    for row in range(model.rowCount()):
        segment = model.segment(row)
        assert "touch screen" in (segment.source.plain + segment.target.plain).lower()
    assert f"of {model.total}" in driver.view.filter.count.text()
    assert f"of {model.total} segments" in driver.view.filter.count.accessibleDescription()
    driver.press("Return")
    assert driver.focus() is driver.view.grid.editor
    driver.go(2)  # hidden by the filter, which gives way
    assert not model.is_filtered
    assert driver.view.grid.current_row == 1


def test_filter_by_state(driver: Driver) -> None:
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.view.filter.state.setCurrentText("Confirmed")
    driver.wait_until_idle()
    assert driver.view.model.rowCount() == 1
    driver.view.filter.state.setCurrentText("All segments")
    driver.wait_until_idle()
    assert driver.view.model.rowCount() == driver.view.model.total


def test_a_filter_that_nothing_passes_leaves_no_editor(driver: Driver) -> None:
    driver.go(FUZZY)
    driver.view.filter.field.setText("zzzz")
    driver.bot.waitUntil(lambda: driver.view.model.rowCount() == 0, timeout=PATIENCE)
    assert not driver.view.grid.editor.isVisible()
    driver.press("Escape")
    driver.view.filter.clear()
    driver.bot.waitUntil(lambda: driver.view.model.rowCount() > 0, timeout=PATIENCE)
    driver.wait_until_idle()
    assert driver.view.grid.editor.isVisible()
    assert driver.view.grid.current_row == FUZZY - 1


def test_go_to_a_segment_by_its_number(driver: Driver) -> None:
    driver.press("Ctrl+G")
    dialog = driver.desk.window.findChild(GoToDialog)
    assert dialog is not None
    driver.keys("42", dialog.number)
    driver.bot.keyClick(dialog.number, "\r")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == 41


def test_f6_goes_round_the_panes_and_escape_back(driver: Driver) -> None:
    driver.go(FUZZY)
    seen = []
    for _ in range(4):
        driver.press("F6")
        seen.append(driver.focus().accessibleName())
    assert seen[0] == "Matches"
    assert "Filter by source or translation" in seen
    driver.press("Escape")
    assert driver.focus() is driver.view.grid.editor


def test_the_translation_is_exported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.xlf"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(out), ""))
    )
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.press("Ctrl+E")
    driver.answer_open_segments()
    driver.wait_until_idle()
    segment = open_document(out, "en", "fr").segments[0]
    assert segment.target is not None
    assert segment.target.plain == "Guide rapide"
    opened: list[str] = []
    monkeypatch.setattr(
        QtGui.QDesktopServices,
        "openUrl",
        staticmethod(lambda url: opened.append(url.toLocalFile())),
    )
    notice = driver.desk.window.notice
    assert "Exported to" in notice.text.accessibleName()
    focus = driver.focus()
    for button in notice.buttons:
        button.click()
    assert opened == [str(out), str(tmp_path)]
    driver.desk.window.activateWindow()
    driver.bot.waitUntil(driver.desk.window.isActiveWindow, timeout=PATIENCE)
    for _ in range(9):
        if driver.focus() not in notice.buttons:
            driver.press("F6")
    assert driver.focus() in notice.buttons
    driver.press("Escape")
    assert notice.isHidden()
    assert driver.focus() is focus
    driver.press("Ctrl+E")
    driver.answer_open_segments()
    driver.wait_until_idle()
    assert notice.isVisible()
    driver.desk.window.book["segment.confirm"].trigger()
    driver.wait_until_idle()
    assert notice.isHidden(), "work goes on"


def test_whoever_exports_too_early_can_go_to_the_first_open_segment(driver: Driver) -> None:
    for number in (1, 2):
        driver.go(number)
        driver.write("Guide rapide")
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
    driver.go(20)
    driver.write("Un brouillon")
    driver.press("Ctrl+E")
    asked = driver.answer_open_segments("Go to the First")
    driver.wait_until_idle()
    total = driver.project.reports.counts().total
    assert f"{total.segments - 2} segments of quick-guide.xlf are not confirmed" in asked
    assert what_is_written(OpenSegments(total.drafts)) in asked
    assert driver.view.model.number_of(driver.row_id) == 3


def test_what_is_not_confirmed_is_told_as_it_is() -> None:
    """Nobody is told of none."""
    drafts = "1 has a draft, which is written as it is."
    empty = "2 have no translation and stay as the document has them."
    assert what_is_written(OpenSegments(drafts=1)) == drafts
    assert what_is_written(OpenSegments(empty=2)) == empty
    assert what_is_written(OpenSegments(drafts=1, empty=2)) == f"{drafts} {empty}"


def test_the_memory_is_exported_and_another_imported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "mine.tmx"
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(out), ""))
    )
    monkeypatch.setattr(
        QtWidgets.QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(out), ""))
    )
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.desk.window.book["project.export_memory"].trigger()
    driver.wait_until_idle()
    assert "1 unit exported" in driver.desk.window.status.currentMessage()
    driver.desk.window.book["project.add_memory"].trigger()
    driver.wait_until_idle()
    assert "Units read: 1; 1 new" in driver.desk.window.status.currentMessage()


def test_without_an_engine_everything_else_works(
    desk: MainController, qtbot: QtBot, make_project: MakeProject, sample_engine: Path
) -> None:
    desk.show_project(make_project())
    driver = Driver(desk, qtbot)
    driver.wait_until_idle()
    assert desk.window.status.engine.text() == "No engine"
    assert not desk.window.book["engine.export"].isEnabled()
    assert "This project has no engine" in driver.view.matches.empty.text()
    assert "This project has no engine" in driver.view.learning.empty.text()
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert "Without an engine" in driver.view.learning.empty.text()
    assert desk.open_project is not None
    desk.open_project.attach_engine(sample_engine)
    driver.wait_until_idle()
    assert desk.window.status.engine.text() == "Engine: Office printer"
    assert any(one.kind == "machine" for one in driver.view.editing.proposals)
    desk.window.book["engine.detach"].trigger()
    driver.wait_until_idle()
    assert desk.window.status.engine.text() == "No engine"


def test_the_status_bar_counts(driver: Driver) -> None:
    total = driver.view.model.total
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.desk.window.status.counts.text().startswith(f"1 of {total} confirmed")


def test_a_confirmed_segment_shows_again_what_was_learned_from_it(driver: Driver) -> None:
    for text in ("Guide rapide", "Ce guide explique tout."):
        driver.write(text)
        driver.press("Ctrl+Return")
        driver.wait_until_idle()
    assert driver.view.learning.heading.text() == "Learned from segment 2"
    driver.go(1)
    assert driver.view.learning.heading.text() == "Learned from segment 1"


def test_the_keyboard_sheet_lists_what_the_menus_have(driver: Driver) -> None:
    driver.press("Shift+F1")
    sheet = driver.desk.window.findChild(KeysDialog)
    assert sheet is not None
    assert "Ctrl+K" in sheet.text.toPlainText()
    sheet.close()


@pytest.mark.parametrize("badge", ["new", "deutlich schwächer"])
def test_texts_of_cards_begin_behind_the_widest_badge(
    qapp: QtWidgets.QApplication, badge: str
) -> None:
    theme = Theme(qapp, "light")
    cards = CardList(theme, "Cards")
    line = Line(TaggedText("paper tray"))
    shown = [Card((line,), badge=text, compact=True, part_line=0) for text in (badge, "neu")]
    cards.show_cards(shown)
    box = QtCore.QRect(0, 0, 400, 40)
    delegate = cards.itemDelegate()
    assert isinstance(delegate, CardDelegate)
    places = [delegate.part_place(box, card).left() for card in shown]
    needed = QtGui.QFontMetricsF(theme.small_font(bold=True)).horizontalAdvance(badge)
    assert places[0] == places[1] > PADDING_X + needed + 12
    cards.deleteLater()


def test_differences_read_as_one_line() -> None:
    line = difference_line(
        TaggedText("Jobs left after 24 hours are deleted."),
        TaggedText("Print jobs left after 12 hours are deleted."),
        (
            Difference("insert", 0, 0, 0, 4),
            Difference("delete", 0, 5, 5, 5),
            Difference("delete", 6, 10, 5, 5),
            Difference("equal", 11, 21, 5, 15),
            Difference("replace", 22, 24, 16, 18),
            Difference("equal", 25, 43, 19, 37),
        ),
    )
    assert line.text.plain == "Jobs Print jobs left after 24 12 hours are deleted."
    marked = [(line.text.plain[start:end], role) for start, end, role in line.marks]
    assert marked == [
        ("Jobs", "removed"),
        ("Print", "added"),
        ("jobs", "added"),
        ("24", "removed"),
        ("12", "added"),
    ]


def test_the_engine_is_exported_and_imported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive_file = tmp_path / "mine.postil"
    dialogs = QtWidgets.QFileDialog
    monkeypatch.setattr(
        dialogs, "getSaveFileName", staticmethod(lambda *_: (str(archive_file), ""))
    )
    monkeypatch.setattr(
        dialogs, "getOpenFileName", staticmethod(lambda *_: (str(archive_file), ""))
    )
    driver.write("Guide rapide")
    driver.press("Ctrl+Return")
    driver.desk.window.book["engine.export"].trigger()
    driver.wait_until_idle()
    assert archive_file.is_file()
    driver.desk.window.book["engine.import"].trigger()
    driver.bot.waitUntil(lambda: bool(known_engines()), timeout=PATIENCE)
    folder = driver.desk.engine_page.service
    driver.bot.waitUntil(lambda: folder.is_idle, timeout=PATIENCE)
    assert "is imported" in driver.desk.window.status.currentMessage()
    assert driver.desk.window.page is driver.desk.engine_page.page  # among the others
    driver.press("Escape")
    driver.desk.window.book["engine.attach"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(EnginesDialog)
    assert dialog is not None
    assert len(dialog.list.cards) == 2, "the one in use is kept elsewhere"
    assert "in use" in dialog.list.cards[dialog.list.chosen].meta
    dialog.list.choose(1)
    dialog.use.click()
    driver.wait_until_idle()
    engine = driver.project.info.engine
    assert engine is not None
    assert engine.name == "mine"


def test_the_engine_in_use_is_marked_and_chosen_and_stays_if_taken_again(
    driver: Driver, sample_engine: Path
) -> None:
    newer = engines_folder() / "A newer one with a name that is much too long for a line of a list"
    shutil.copytree(sample_engine, newer)
    driver.desk.window.book["engine.attach"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(EnginesDialog)
    assert dialog is not None
    assert len(dialog.list.cards) == 2
    card = dialog.list.cards[dialog.list.chosen]
    assert "in use" in card.meta
    assert "in use" in card.spoken
    assert [one.meta for one in dialog.list.cards if one is not card] == [""]
    assert card.lines[1].text.plain == "Phrase-based"
    facts = card.lines[2].text.plain
    assert all(words in facts for words in ("segment pairs", "not measured"))
    changes: list[None] = []
    driver.open_project.engine_changed.connect(lambda: changes.append(None))
    assert dialog.list.hasFocus()
    driver.bot.keyClick(dialog.list, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert not dialog.isVisible()
    assert not changes
    assert driver.project.info.engine == sample_engine
