"""Matches in another case, or with signs that are not seen, as the desk shows and takes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil_gui.settings import PREFILL_MEMORY
from postil_gui.widgets.cards.cards_model import Card

LINES = [
    "PRESS THE START BUTTON",
    "Press the start button",
    "Press the Start button now",
    "Load the recycled paper",
]
UNITS = [
    ("Press the start button", "Appuyez sur le bouton vert"),
    ("Lo\u00adad the re\u00adcy\u00adcled\u200b pa\u00adper", "Chargez le papier recyclé"),
]


@pytest.fixture
def driver(show: Show, make_project: MakeProject, tmp_path: Path) -> Driver:
    """Without an engine; the first segment is open."""
    memory, document = tmp_path / "known.tmx", tmp_path / "lines.txt"
    with TmxWriter(memory, "en", "fr") as writer:
        for source, target in UNITS:
            writer.write(TranslationUnit(TaggedText(source), TaggedText(target)))
    document.write_text("\n".join(LINES) + "\n", encoding="utf-8")
    return show(make_project(documents=[document], memories=[memory], glossaries=[], engine=None))


def differences(card: Card) -> list[tuple[str, str]]:
    """What the line with the unit's source marks, with the role of each mark."""
    line = card.lines[1]
    return [(line.text.plain[start:end], role) for start, end, role in line.marks]


def test_the_panel_shows_a_match_in_another_case_and_what_differs(driver: Driver) -> None:
    card = driver.view.matches.list.cards[0]
    assert card.badge == "99%"
    assert card.lines[0].text.plain == "APPUYEZ SUR LE BOUTON VERT"
    assert "100/100/99" in card.meta
    assert differences(card) == [
        ("Press the start button", "removed"),
        ("PRESS THE START BUTTON", "added"),
    ]
    driver.go(3)
    card = driver.view.matches.list.cards[0]
    assert card.badge == "79%"
    assert differences(card) == [("start", "removed"), ("Start", "added"), ("now", "added")]


def test_it_is_filled_in_as_a_draft_that_is_not_exact(driver: Driver) -> None:
    assert driver.text == "APPUYEZ SUR LE BOUTON VERT"
    shown = driver.view.model.segment(0)
    assert (shown.state, shown.origin, shown.score) == (SegmentState.DRAFT, "memory", 99)
    driver.go(2)
    assert driver.text == "Appuyez sur le bouton vert"
    assert driver.view.model.segment(1).score == 100
    driver.desk.settings.set(PREFILL_MEMORY, 100)
    driver.go(4)
    assert driver.text == ""


def test_words_with_signs_that_are_not_seen_are_matched_and_found(driver: Driver) -> None:
    driver.go(4)
    card = driver.view.matches.list.cards[0]
    assert (card.badge, card.lines[0].text.plain) == ("99%", "Chargez le papier recyclé")
    driver.press("Ctrl+K")
    panel = driver.view.concordance
    panel.field.clear()
    driver.keys("RECYCLED paper")
    driver.press("Return")
    driver.wait_until_idle()
    (hit,) = panel.list.cards
    (start, end, _), *others = hit.lines[0].marks
    assert hit.lines[0].text.plain[start:end] == "re\u00adcy\u00adcled\u200b pa\u00adper"
    assert not others
