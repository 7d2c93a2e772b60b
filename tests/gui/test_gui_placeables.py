"""Tags, numbers, dates, measures and names of the source, put into the translation by key."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import Driver, MakeProject, Show

from postil_gui.features.editing.placeables.found import find_placeables

NBSP, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def found(text: str, source: str = "en", target: str = "fr") -> list[tuple[str, str]]:
    return [(one.kind, one.target) for one in find_placeables(text, source, target)]


@pytest.mark.parametrize(
    ("text", "languages", "wanted"),
    [
        ("It costs 1,234.50 now.", ("en", "de"), [("number", "1.234,50")]),
        ("It costs 1,234.50 now.", ("en", "fr"), [("number", f"1{NARROW}234,50")]),
        ("Wait 2.5 s.", ("en", "fr"), [("measure", f"2,5{NBSP}s")]),
        ("Use 25% of it.", ("en", "fr"), [("measure", f"25{NBSP}%")]),
        ("Use 25 % of it.", ("fr", "en"), [("measure", "25%")]),
        ("Due on March 4, 2026.", ("en", "fr"), [("date", "4 mars 2026")]),
        ("Due on 4 March 2026.", ("en", "de"), [("date", "4. März 2026")]),
        ("Due on March 4, 2026.", ("en", "es"), [("date", "4 de marzo de 2026")]),
        ("Due on 3/14/2026.", ("en", "fr"), [("date", "14/03/2026")]),
        ("Since 2026-03-04.", ("en", "fr"), [("date", "2026-03-04")]),
        ("Call Anna Weber at IBM.", ("en", "fr"), [("name", "Anna Weber"), ("name", "IBM")]),
        (
            "IBM and I sell 7 PCs.",
            ("en", "fr"),
            [("name", "IBM"), ("number", "7"), ("name", "PCs")],
        ),
        ("See https://example.org/a.", ("en", "fr"), [("address", "https://example.org/a")]),
        (
            "See https://a.org/2026-03-04/5.",
            ("en", "fr"),
            [("address", "https://a.org/2026-03-04/5")],
        ),
        ("Order AB-1234/X, please.", ("de", "fr"), [("address", "AB-1234/X")]),
        ("Nothing is here.", ("en", "fr"), []),
        ("Das Haus von 1.234,5 m", ("de", "en"), [("measure", f"1,234.5{NBSP}m")]),
    ],
)
def test_what_is_placed_is_written_as_in_the_target_language(
    text: str, languages: tuple[str, str], wanted: list[tuple[str, str]]
) -> None:
    assert found(text, *languages) == wanted


def test_a_key_lists_and_a_digit_inserts(
    show: Show, make_project: MakeProject, tmp_path: Path
) -> None:
    path = tmp_path / "text.txt"
    path.write_text("Pay 1,250.75 to Anna Weber by March 4, 2026.\n")
    driver = show(make_project(documents=[path], memories=[], glossaries=[]))
    driver.write("Payez")
    driver.press("Ctrl+Alt+Down")
    popup = driver.view.tools.popup
    assert popup.isVisible()
    driver.keys("1")
    assert driver.text == f"Payez 1{NARROW}250,75"
    driver.press("Ctrl+Alt+Down")
    driver.keys("2")
    assert driver.text.endswith(" 4 mars 2026")
    driver.press("Ctrl+Alt+Down")
    assert [card.lines[0].text.plain for card in popup.list.cards] == ["Anna Weber"]
    driver.keys("1")
    driver.press("Ctrl+Alt+Down")
    assert not popup.isVisible()


def test_missing_tags_come_first(driver: Driver) -> None:
    driver.go(20)
    driver.write("Touchez")
    missing = len(driver.view.grid.editor.missing_tags())
    driver.press("Ctrl+Alt+Down")
    driver.keys("1")
    assert len(driver.view.grid.editor.missing_tags()) < missing
