"""Terms and parts of matches that are inserted between words."""

from __future__ import annotations

import pytest
from desk_driver import Driver

from postil.text.tags import Tag, TaggedText
from postil_gui.features.editing.editor.spacing import with_spaces


@pytest.mark.parametrize(
    ("before", "text", "behind", "expected"),
    [
        ("s", "Bordures", "", " Bordures"),
        ("s", "Bordures", "e", " Bordures "),
        (" ", "Bordures", " ", "Bordures"),
        ("", "Bordures", "", "Bordures"),
        (".", "Bordures", ".", " Bordures"),
        ("'", "icône", ",", "icône"),
        ("’", "icône", "-", "icône"),
        ("(", "icône", ")", "icône"),
        ("é", "(voir 3)", "e", " (voir 3) "),
        ("紙", "トレイ", "を", "トレイ"),
        ("A4", "紙", "A", "紙"),
        ("a", ", et", "", ", et"),
    ],
)
def test_an_inserted_text_runs_into_no_word(
    before: str, text: str, behind: str, expected: str
) -> None:
    assert with_spaces(TaggedText(text), before, behind).plain == expected


def test_tags_of_an_inserted_text_stay_around_its_words() -> None:
    bold, end = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    made = with_spaces(TaggedText.from_parts([bold, "gras", end]), "x", "y")
    assert list(made.parts()) == [" ", bold, "gras", end, " "]


def test_two_terms_inserted_one_after_the_other_are_two_words(driver: Driver) -> None:
    driver.write("Les cellules")
    driver.view.editing.insert_text(TaggedText("Bordures"))
    driver.view.editing.insert_text(TaggedText("Tableau"))
    driver.keys(".")
    assert driver.text == "Les cellules Bordures Tableau."
    driver.press("Ctrl+Z")
    driver.press("Ctrl+Z")
    assert driver.text == "Les cellules Bordures"
