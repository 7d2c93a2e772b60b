"""The Matches panel through the keyboard: cycling, parts, units, what is put together."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from desk_driver import PATIENCE, Driver, held

from postil.cli import main
from postil.engine.suggestion import WordOrigin
from postil.text.tags import TaggedText
from postil.workspace.proposals import matches as matching
from postil.workspace.proposals.sources import all_sources
from postil.workspace.records import ProjectSegment, Proposal, SourceAnswer
from postil_gui.features.editing.suggestion.provenance import machine_word
from postil_gui.features.matches.settings_dialog import MatchingDialog
from postil_gui.features.memories.unit_dialog import UnitDialog
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import PREFILL_MACHINE, PREFILL_MEMORY
from postil_gui.widgets.measures import room_for

COMPOSED = 33  # similar units, terms and fragments, but no whole match
FUZZY = 11
LESS_LIKE_THAN_SURE = 36  # has a match of 66%, and a suggestion the machine is 74% sure of


def test_one_list_ranks_all_kinds_of_proposals(driver: Driver) -> None:
    driver.go(FUZZY)
    proposals = driver.view.editing.proposals
    kinds = [one.kind for one in proposals]
    assert {"machine", "memory", "repaired", "assembled", "fragment"} <= set(kinds)
    parts = [one.part for one in proposals]
    assert parts == sorted(parts)
    cards = driver.view.matches.list.cards
    assert len(cards) == len(proposals)
    put_together = cards[kinds.index("assembled")]
    assert put_together.badge == "Σ", "how much of it will stay nobody knows: no per cent"
    roles = {mark[2] for mark in put_together.lines[0].marks}
    legend = put_together.lines[-1]
    assert roles == {mark[2] for mark in legend.marks}  # every tint has its name
    assert "memory" in legend.text.plain


def test_parts_and_terms_take_one_line_each(driver: Driver) -> None:
    driver.go(FUZZY)
    panel, proposals = driver.view.matches, driver.view.editing.proposals
    assert {"fragment", "term"} & {one.kind for one in proposals}
    line = panel.list.fontMetrics().height()
    for number, (card, proposal) in enumerate(zip(panel.list.cards, proposals, strict=True)):
        if proposal.part:
            assert card.compact and len(card.lines) == 1
            assert f"{proposal.target.plain}" in card.lines[0].text.plain
            high = panel.list.visualRect(panel.list.model().index(number, 0)).height()
            wide = panel.list.fontMetrics().horizontalAdvance(card.lines[0].text.plain)
            if wide * 2 < panel.list.width():
                assert high < 2.5 * line


def test_a_match_tells_its_scores_and_doubts_in_words(driver: Driver) -> None:
    driver.go(FUZZY)
    proposals = driver.view.editing.proposals
    number = next(n for n, one in enumerate(proposals) if one.kind == "memory")
    card, best = driver.view.matches.list.cards[number], proposals[number]
    assert best.scores is not None
    assert f"{best.scores.stemmed}/{best.scores.words}/{best.scores.tokens}" in card.meta
    assert card.doubt == "Other numbers"
    assert "Other numbers" in card.spoken


def test_matches_are_gone_through_and_taken_by_keys(driver: Driver) -> None:
    driver.go(COMPOSED)
    panel = driver.view.matches
    driver.press("Alt+PgDown")
    driver.press("Alt+PgDown")
    assert panel.list.chosen == 1
    assert driver.focus() is driver.view.grid.editor
    driver.press("Ctrl+R")
    assert driver.text == driver.view.editing.proposals[1].target.plain
    driver.press("Alt+PgUp")
    driver.press("Alt+PgUp")
    assert panel.list.chosen == len(panel.list.cards) - 1


def test_a_selected_part_of_a_match_is_inserted(driver: Driver) -> None:
    driver.go(FUZZY)
    wanted = driver.view.editing.proposals[0].target.plain.split()[0]
    driver.press("Ctrl+A")
    driver.press("Del")
    driver.press("Alt+1")
    driver.press("F2")
    part = driver.view.matches.list.part
    assert driver.focus() is part
    driver.press("Ctrl+Shift+Right")
    driver.press("Return")
    assert driver.text.strip() == wanted
    assert driver.focus() is driver.view.grid.editor


def test_escape_leaves_the_part_and_then_the_panel(driver: Driver) -> None:
    driver.go(FUZZY)
    driver.press("Alt+1")
    driver.press("F2")
    driver.press("Escape")
    assert driver.focus() is driver.view.matches.list
    driver.press("Escape")
    assert driver.focus() is driver.view.grid.editor


def test_a_fragment_goes_to_the_caret_and_leaves_the_rest(driver: Driver) -> None:
    driver.go(COMPOSED)
    number = [one.kind for one in driver.view.editing.proposals].index("fragment")
    fragment = driver.view.editing.proposals[number].target.plain
    driver.write("Avant ")
    driver.press(f"Ctrl+{number + 1}")
    assert driver.text == "Avant " + fragment


def menu_of(driver: Driver) -> QtWidgets.QMenu:
    """The menu of the first match."""
    panel = driver.view.matches
    panel.list.choose(0)
    return driver.desk.window.book.context_menu("match", panel, panel.not_possible(0))


def confirmed_twin(driver: Driver) -> Proposal:
    """Confirm segment 11 and look at it again: the project's own memory has it."""
    driver.go(FUZZY)
    driver.write("Le bac trois.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    driver.go(FUZZY)
    best = driver.view.editing.proposals[0]
    assert best.target.plain == "Le bac trois."
    return best


def test_the_unit_behind_a_match_is_edited_and_learned_anew(driver: Driver) -> None:
    confirmed_twin(driver)
    menu = menu_of(driver)
    next(one for one in menu.actions() if one.objectName() == "match.edit_unit").trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(UnitDialog)
    assert dialog is not None
    assert not dialog.save.isEnabled()
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    driver.bot.keyClicks(dialog.target, " Neuf.")
    driver.bot.keyClick(dialog.target, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    driver.wait_until_idle()
    assert driver.project.segments.get(FUZZY).target.plain == "Le bac trois. Neuf."
    assert driver.view.editing.proposals[0].target.plain == "Le bac trois. Neuf."
    events = [one for one in driver.project.learned.events() if not one.undone]
    assert len(events) == 1
    menu.close()


def test_the_unit_behind_a_match_is_deleted_and_unlearned(driver: Driver) -> None:
    engine = driver.project.engine
    best = confirmed_twin(driver)
    menu = menu_of(driver)
    next(one for one in menu.actions() if one.objectName() == "match.delete_unit").trigger()
    driver.wait_until_idle()
    assert all(one.unit != best.unit for one in driver.view.editing.proposals)
    assert not driver.project.segments.get(FUZZY).confirmed
    assert all(one.undone for one in driver.project.learned.events())
    assert engine is driver.project.engine
    assert "Ctrl+Z takes it back" in driver.desk.window.status.currentMessage()
    menu.close()
    driver.view.grid.editor.setFocus()
    driver.press("Ctrl+Z")
    driver.wait_until_idle()
    assert driver.project.segments.get(FUZZY).confirmed
    assert driver.view.editing.proposals[0].target.plain == "Le bac trois."
    assert not all(one.undone for one in driver.project.learned.events())


def test_units_of_a_protected_memory_cannot_be_changed(driver: Driver) -> None:
    driver.go(FUZZY)
    menu = menu_of(driver)
    assert "match.edit_unit" not in [one.objectName() for one in menu.actions()]
    assert any("protected" in one for one in driver.view.matches.remarks(0))
    menu.close()
    said: list[str] = []
    driver.view.editing.announced.connect(said.append)
    driver.desk.window.book["match.delete_unit"].trigger()
    assert "protected" in said[-1]


def want_all_of_the_machine(driver: Driver) -> None:
    """Let the machine keep back what it is not wholly sure of, and open such a segment."""
    driver.desk.settings.set(PREFILL_MEMORY, 102)
    driver.desk.settings.set(PREFILL_MACHINE, 0)
    driver.desk.window.book["project.matching"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(MatchingDialog)
    assert dialog is not None
    dialog.machine.setValue(100)
    driver.bot.keyClick(dialog, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert driver.project.info.machine_threshold == 1.0
    window = driver.desk.window
    window.activateWindow()
    driver.bot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    driver.view.grid.editor.setFocus()
    driver.go(COMPOSED)


def test_what_the_machine_keeps_back_is_said(driver: Driver) -> None:
    want_all_of_the_machine(driver)
    panel = driver.view.matches
    assert all(one.kind != "machine" for one in driver.view.editing.proposals)
    assert panel.notice.isVisible()
    assert "threshold 100%" in panel.notice.text()
    assert driver.text == ""  # nothing is better than nonsense
    driver.go(2)
    assert driver.view.editing.segment is not None


def test_what_the_machine_keeps_back_is_inserted_by_its_key(driver: Driver) -> None:
    said: list[str] = []
    driver.view.editing.told.connect(said.append)
    want_all_of_the_machine(driver)
    hidden = driver.view.editing.withheld
    assert hidden is not None
    driver.press("Ctrl+M")
    assert driver.text == hidden.target.plain
    assert driver.view.editing.origin == "machine"
    quality = round(100 * (hidden.confidence or 0.0))
    assert f"estimated quality {quality}%, threshold 100%" in said[-1]
    assert not driver.view.matches.notice.isVisible()  # it is among the matches now
    driver.press("Ctrl+Z")
    assert driver.text == ""


def test_what_the_machine_keeps_back_is_shown_if_wanted_and_put_in_by_nobody(
    driver: Driver,
) -> None:
    want_all_of_the_machine(driver)
    panel, hidden = driver.view.matches, driver.view.editing.withheld
    assert hidden is not None
    assert panel.show_button.focusPolicy() & Qt.FocusPolicy.TabFocus
    driver.bot.mouseClick(panel.show_button, Qt.MouseButton.LeftButton)
    assert hidden in driver.view.editing.proposals
    assert any(card.lines[0].text == hidden.target for card in panel.list.cards)
    assert not panel.notice.isVisible()
    driver.view.matching.look_again()
    driver.wait_until_idle()
    assert any(one.kind == "machine" for one in driver.view.editing.proposals)
    assert driver.text == ""
    driver.go(2)
    driver.go(COMPOSED)
    assert all(one.kind != "machine" for one in driver.view.editing.proposals)
    assert panel.notice.isVisible()


def test_a_machine_that_has_not_answered_yet_says_so(driver: Driver) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    with held(driver.open_project.machine):
        driver.view.go_to_number(2)
        driver.press("Ctrl+M")
        assert said[-1] == "The machine has not answered yet."
    driver.wait_until_idle()


def test_how_terms_are_used_is_chosen_with_the_keyboard(driver: Driver) -> None:
    driver.desk.window.book["project.matching"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(MatchingDialog)
    assert dialog is not None
    assert dialog.terms.currentText() == "Preferred"
    dialog.terms.setFocus()
    driver.bot.keyClick(dialog.terms, Qt.Key.Key_Down)
    driver.bot.keyClick(dialog, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert driver.project.memories.settings.terms == "always"


def test_numbers_by_rule_are_chosen_in_the_dialog(driver: Driver) -> None:
    """Chosen there, the machine writes them as French does."""
    service = driver.project.matching
    source = TaggedText.of("Print 1,234 pages.")
    assert service.terms.of(source) == []
    driver.desk.window.book["project.matching"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(MatchingDialog)
    assert dialog is not None
    assert not dialog.entities.isChecked()
    dialog.entities.click()
    driver.bot.keyClick(dialog, Qt.Key.Key_Return)
    driver.wait_until_idle()
    assert driver.project.memories.settings.entities
    assert [rule.target for rule in service.terms.of(source)] == ["1\u202f234"]


def test_a_word_of_a_term_names_its_glossary() -> None:
    word = WordOrigin("capot", 0, 5, "glossary", "cover", "capot", glossary="Parts")
    assert machine_word(word, "engine").split("\n") == [
        "“capot” for “cover”",
        "As the glossary Parts says",
        "Expected to stay: 100%",
    ]


def test_a_word_of_a_phrase_with_gaps_says_what_stands_in_its_gaps() -> None:
    part = "Enter", "Entrée"
    word = WordOrigin("Entrée", 0, 5, "table", "type … Enter", "saisissez … Entrée", part=part)
    lines = machine_word(word, "engine").split("\n")
    assert lines[:2] == [
        "“saisissez … Entrée” for “type … Enter”",
        "“…” stands for words that are translated on their own",
    ]
    whole = WordOrigin("Entrée", 0, 5, "table", "Enter …", "Entrée …")  # dots of the text itself
    assert not any("stands for" in line for line in machine_word(whole, "engine").split("\n"))


def test_the_dialog_ranks_the_list_of_the_desk_and_of_the_command_line(
    driver: Driver, capsys: pytest.CaptureFixture[str]
) -> None:
    driver.desk.settings.set(PREFILL_MEMORY, 102)  # says what is filled in, and nothing of the list
    folder = driver.project.info.folder
    for first, better in ((50, "memory"), (102, "machine")):
        driver.go(2)
        driver.desk.window.book["project.matching"].trigger()
        driver.wait_until_idle()
        dialog = driver.desk.window.findChild(MatchingDialog)
        assert dialog is not None
        dialog.first.setValue(first)
        driver.bot.keyClick(dialog, Qt.Key.Key_Return)
        driver.wait_until_idle()
        driver.go(LESS_LIKE_THAN_SURE)
        listed = [one for one in driver.view.editing.proposals if not one.part]
        pair = [
            one.kind
            for one in listed
            if one.kind == "machine" or (one.kind, one.score) == ("memory", 66)
        ]
        assert pair[0] == better
    driver.desk.window.book["project.close"].trigger()
    driver.bot.waitUntil(lambda: driver.desk.open_project is None, timeout=PATIENCE)
    capsys.readouterr()
    assert main(["match", str(folder), str(LESS_LIKE_THAN_SURE)]) == 0
    printed = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[0] for line in printed[: len(listed)]] == [one.kind for one in listed]


@dataclass(frozen=True, slots=True)
class Echo:
    """A source of suggestions for a test: it says everything twice."""

    id = "echo"
    name = "Echo"
    learns = False
    is_remote = False

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        target = TaggedText(segment.source.plain * 2)
        return SourceAnswer((Proposal("machine", target, origin="Echo"),))


def test_every_source_of_suggestions_is_listed_and_has_a_switch(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matching, "all_sources", lambda given: [*all_sources(given), Echo()])
    driver.go(FUZZY)
    engine = driver.project.engine.manifest.label
    assert {"Echo", engine} <= {one.origin for one in driver.view.editing.proposals}
    card = next(card for card in driver.view.matches.list.cards if "Echo" in card.meta)
    assert card.badge == "MT"
    driver.desk.window.book["project.matching"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(MatchingDialog)
    assert dialog is not None
    dialog.sources["echo"].setFocus()
    driver.bot.keyClick(dialog.sources["echo"], Qt.Key.Key_Space)
    driver.bot.keyClick(dialog, Qt.Key.Key_Return)
    driver.wait_until_idle()
    driver.go(2)
    driver.go(FUZZY)
    origins = {one.origin for one in driver.view.editing.proposals}
    assert engine in origins
    assert "Echo" not in origins


def test_many_memories_are_scrolled_and_leave_the_buttons_in_sight(driver: Driver) -> None:
    driver.desk.window.resize(1000, 700)
    driver.desk.window.book["project.matching"].trigger()
    driver.wait_until_idle()
    first = driver.desk.window.findChild(MatchingDialog)
    assert first is not None
    values = first.values
    first.reject()
    for count in (2, 40):
        units = {f"Memory {number}": 1000 for number in range(count)}
        dialog = MatchingDialog(replace(values, units=units), driver.desk.window)
        dialog.show()
        for _ in range(3):
            QtWidgets.QApplication.processEvents()
        room = room_for(dialog)
        assert dialog.height() <= room.height()
        assert dialog.width() <= room.width()
        (area,) = dialog.findChildren(QtWidgets.QScrollArea)
        assert bool(area.verticalScrollBar().maximum()) == (count > 2)
        assert not area.horizontalScrollBar().maximum()
        for button in dialog.findChildren(QtWidgets.QPushButton):
            assert dialog.rect().contains(button.geometry())
        dialog.close()
