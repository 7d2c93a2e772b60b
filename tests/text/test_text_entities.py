"""Numbers, quantities, dates and codes as other languages write them."""

from __future__ import annotations

import datetime

import pytest
from babel.dates import format_date
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from postil.text.entities import find_entities

NARROW, NO_BREAK = "\u202f", "\u00a0"


def written(text, source, target):
    """What is found, with what it becomes."""
    return [(text[one.start : one.end], one.target) for one in find_entities(text, source, target)]


@pytest.mark.parametrize(
    ("pair", "text", "expected"),
    [
        ("en-fr", "1,234.50 km", f"1{NARROW}234,50{NARROW}km"),
        ("en-fr", "5 GB", f"5{NARROW}Go"),
        ("fr-en", f"1{NO_BREAK}234,5 km", "1,234.5 km"),
        ("fr-de", "5 Mo", "5 MB"),
        ("en-fr", "10%", f"10{NO_BREAK}%"),
        ("en-de", "-1,234.5", "-1.234,5"),
        ("en-eu", "3.5%", f"%{NO_BREAK}3,5"),
        ("de-CH-en", "1’234.5", "1,234.5"),
        ("en-fr", "1234", "1234"),
        ("en-fr", "March 5, 2024", "5 mars 2024"),
        ("en-fr", "5th March", "5 mars"),
        ("fr-en", "1er janvier", "January 1"),
        ("de-en", "5. März 2024", "March 5, 2024"),
        ("en-de", "12/31/2026", "31.12.2026"),
        ("en-GB-de", "04/05/2024", "04.05.2024"),
        ("en-de", "04/05/2024", "05.04.2024"),
        ("en-fr", "2024-05-06", "2024-05-06"),
        ("en-fr", "Sept. 3, 2024", "3 septembre 2024"),
        ("de-fr", "3. Jänner 2024", "3 janvier 2024"),
        ("sr-Latn-en", "3. mart 2024", "March 3, 2024"),
        ("en-fr", "MB_OK", "MB_OK"),
        ("en-fr", "RS-2320", "RS-2320"),
        ("de-fr", "AB-1234/X", "AB-1234/X"),
        ("en-fr", "http://x.org/2024-05-06/12", "http://x.org/2024-05-06/12"),
        ("en-fr", "http://x.org/a", "http://x.org/a"),
    ],
)
def test_each_kind_alone_and_in_a_sentence(pair, text, expected):
    source, _, target = pair.rpartition("-")
    assert written(text, source, target) == [(text, expected)]
    assert written(f"so: {text}, and", source, target) == [(text, expected)]


@pytest.mark.parametrize(
    "text",
    [
        "a 5 b",  # a model may say it in words
        "Java 1.8",
        "only 5 may be",
        "at 10:30",
        "see 1.2.3",
        "31.02.2024",
        "2,3 and",  # no thousands, no decimals in English
        "x12",
        "AB-1,234.5",
        "ID 24,356,789-K",
        "part 1,234/X",
    ],
)
def test_what_is_unsure_is_left(text):
    assert written(text, "en", "fr") == []


def test_languages_that_the_cldr_lacks():
    assert written("MB_OK on 2024-05-06 at 1,234.5 km", "xx", "fr") == [
        ("MB_OK", "MB_OK"),
        ("2024-05-06", "2024-05-06"),
    ]


LANGUAGES = st.sampled_from(["en", "de", "fr", "es", "it", "pl", "pt_BR", "ru", "de_CH", "sv"])


@given(st.integers(1000, 10**9), st.integers(0, 99), LANGUAGES, LANGUAGES)
def test_grouped_numbers_of_any_two_languages(whole, cents, source, target):
    """Written by Babel in one language they are found whole, and read as it writes in the other;
    without groups, if it groups none in the first (as 2.19 does in German of Switzerland).
    """
    value = f"{whole}.{cents:02}"
    text = format_decimal(value, "#,##0.00", source)
    form = "0.00" if text[:-3].isdigit() else "#,##0.00"
    expected = format_decimal(value, form, target)
    assert written(f"a {text} b", source, target) == [(text, expected)]


@given(st.dates(datetime.date(1900, 1, 1), datetime.date(2100, 1, 1)), LANGUAGES, LANGUAGES)
def test_dates_in_words_of_any_two_languages(date, source, target):
    texts = [format_date(date, "long", locale) for locale in (source, target)]
    found = written(f"({texts[0]})", source, target)
    if source != "ru":  # what stands behind the year belongs to it there
        assert found == [(texts[0], texts[1])]


@given(
    st.text("0123456789.,:/-%° kmGB'’JanuaryMarch5\u202f\u00a0", max_size=40), LANGUAGES, LANGUAGES
)
def test_what_is_found_lies_in_the_text_one_behind_the_other(text, source, target):
    end = 0
    for one in find_entities(text, source, target):
        assert end <= one.start < one.end <= len(text)
        end = one.end
