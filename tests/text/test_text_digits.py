"""Digits of words: in any script, without the zeros that dates and times are padded with."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.digits import digit_sums, digits, same_digits


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("1.234,00", "123400"),
        ("1\N{NO-BREAK SPACE}234", "1234"),
        ("A4", "4"),
        ("\N{ARABIC-INDIC DIGIT FOUR}\N{ARABIC-INDIC DIGIT TWO}", "42"),
        ("x²", ""),
        ("page", ""),
        ("￭.", ""),
        ("01/05/2001", "152001"),
        ("2001-05-01", "200151"),
        ("01.05.2001", "152001"),
        ("08:05", "85"),
        ("05", "5"),
        ("00", "0"),
        ("1.05", "105"),
        ("007", "007"),
        ("05A", "05"),
    ],
)
def test_digits_of_a_token(token: str, expected: str) -> None:
    assert digits(token) == expected


TOKENS = st.lists(
    st.one_of(
        st.text("0123٤-/.:aé", max_size=6),
        st.sampled_from(["01/05/2001", "2001-5-1", "5.1.2001", "08:00", "8:00", "05", "5", "1,05"]),
    ),
    max_size=4,
)


@given(TOKENS, TOKENS)
def test_sums_tell_digits_apart(left: list[str], right: list[str]) -> None:
    one, other = (Counter("".join(map(digits, side))) for side in (left, right))
    assert same_digits(left, right) == (one == other)
    assert [bool(value) for value in digit_sums(left)] == [bool(digits(token)) for token in left]


@pytest.mark.parametrize(
    ("left", "right", "same"),
    [
        (["2001-01-25"], ["25", "-", "01", "-", "2001"], True),
        (["15,000"], ["15", "000"], True),
        (["15,000"], ["15"], False),
        (["2.4"], ["2,4"], True),
        (["2.4"], ["2"], False),
        (["1", "st"], ["1er"], True),
        (["two"], ["2"], False),
        ([], ["deux"], True),
    ],
)
def test_digits_of_phrases(left: list[str], right: list[str], same: bool) -> None:
    assert same_digits(left, right) is same
