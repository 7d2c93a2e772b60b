"""Text that remembers its template: a text like any other, that another language can fill anew."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from postil.errors import InputError, UsageError
from postil.messages import Message


def test_it_is_the_text_and_knows_what_it_was_made_of() -> None:
    made = Message("{name!r} has {number:,} lines.", name="a.txt", number=12345)
    assert made == "'a.txt' has 12,345 lines."
    assert made.template == "{name!r} has {number:,} lines."
    assert made.values == {"name": "a.txt", "number": 12345}
    assert "\0".join((made, "b")) == "'a.txt' has 12,345 lines.\0b"


def test_without_values_braces_stand_for_themselves() -> None:
    assert Message("a { is no gap") == "a { is no gap"


@pytest.mark.parametrize(
    "value", ["text", 3, 0.5, Path("a/b"), ValueError("odd"), Message("in {n}", n=1)]
)
def test_another_process_gets_it_with_template_and_values(value: object) -> None:
    made = Message("It is {what}.", what=value)
    there = pickle.loads(pickle.dumps(made))
    assert (there, there.template) == (made, made.template)
    assert str(there.values["what"]) == str(value)
    assert isinstance(there.values["what"], Message) == isinstance(value, Message)


@pytest.mark.parametrize(
    ("line", "unit", "whole", "within"),
    [
        (None, "", "a.po: odd", "odd"),
        (3, "", "a.po, line 3: odd", "line 3: odd"),
        (None, "x", "a.po, unit x: odd", "unit x: odd"),
        (3, "x", "a.po, line 3, unit x: odd", "line 3, unit x: odd"),
    ],
)
def test_an_error_of_a_file_names_the_place(
    line: int | None, unit: str, whole: str, within: str
) -> None:
    error = InputError("odd", file="a.po", line=line, unit=unit, hint="Mend it.")
    assert (error.message, error.within, str(error)) == (whole, within, f"{whole}\nMend it.")
    assert isinstance(error.message, Message)


def test_an_error_keeps_the_wording_of_its_message_and_hint() -> None:
    error = UsageError(Message("No {name}.", name="a"), hint=Message("Try {name}.", name="b"))
    assert isinstance(error.message, Message)
    assert isinstance(error.hint, Message)
