"""Bullets and numbers before the text of a list item."""

from __future__ import annotations

import pytest

from postil.text.list_markers import has_dotted_markers, list_marker


@pytest.mark.parametrize(
    ("text", "marker"),
    [
        ("• Open it", "• "),
        ("• 5 files", "• "),
        ("- Oui, dit-il.", "- "),
        ("1. Open it", "1. "),
        ("12.\tOpen it", "12.\t"),
        ("3.2. Open it", "3.2. "),
        ("3.2.1 Open it", "3.2.1 "),
        ("1) Open it", "1) "),
        ("(12) Open it", "(12) "),
        ("a)\u00a0«\u00a0Open\u00a0»", "a)\u00a0"),
        ("iv) ¿Qué?", "iv) "),
        ("1. (Open) it", "1. "),
        ("- „Ja“", "- "),
        ("2) 'Open' it", "2) "),
        ("• [Open]", "• "),
        ("3.5 million", ""),
        ("1. 2 files", ""),
        ("2010. It was", ""),
        ("1.Open it", ""),
        ("- 5", ""),
        ("A. Smith", ""),
        ("-5 degrees", ""),
        ("Open it", ""),
        ("1. ", ""),
        ("", ""),
    ],
)
def test_marker(text: str, marker: str) -> None:
    assert list_marker(text, dotted=True) == marker


def test_a_number_with_a_dot_may_be_an_ordinal() -> None:
    assert has_dotted_markers("en-GB", "fr")
    assert not has_dotted_markers("en", "de-CH")
    assert list_marker("3. Kapitel", dotted=False) == ""
    assert list_marker("3) Kapitel", dotted=False) == "3) "
