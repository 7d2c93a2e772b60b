"""Straight and curved quotation marks and apostrophes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.quotation_marks import quoted_otherwise, straight_quotes


@pytest.mark.parametrize(
    "text",
    [
        'Don\'t press "Off" ("Aus").',
        "Don’t press “Off” (“Aus”).",
        "Don't press „Off“ („Aus“).",
        "Don’t press „Off” („Aus”).",
    ],
)
def test_every_usual_way_to_quote_is_found_from_every_other(text: str) -> None:
    ways = {
        'Don\'t press "Off" ("Aus").',
        "Don’t press “Off” (“Aus”).",
        "Don't press „Off“ („Aus“).",
        "Don’t press „Off” („Aus”).",
    }
    assert ways - {text} <= quoted_otherwise(text)
    assert text not in quoted_otherwise(text)


def test_quotation_marks_open_before_words_and_close_behind_them() -> None:
    assert "“… and ‘so’ on”: a 5” pipe".replace("‘", "’") in quoted_otherwise(
        '"… and \'so\' on": a 5" pipe'
    )
    assert quoted_otherwise("nothing « quoted »") == set()


@given(st.text(alphabet="ab .«'\"’‘“”„", max_size=20))
def test_only_marks_change(text: str) -> None:
    for other in quoted_otherwise(text):
        assert other != text
        assert straight_quotes(other) == straight_quotes(text)
