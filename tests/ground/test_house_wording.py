"""What the core says to people can be said in another language."""

from __future__ import annotations

import ast

import pytest

from postil_gui.i18n.messages import LANGUAGES
from postil_gui.tools import core_messages
from postil_gui.tools.messages import Catalogue

GAPS_IN_ENGLISH = 34
"""Sentences with gaps in rooms a translator hardly meets: a number to make smaller."""
ENGLISH_ONLY = 44
"""Sentences of those rooms that are literals."""


def test_what_a_translator_can_meet_can_be_translated() -> None:
    """An f-string would be English in every language: make it ``Message("… {name}", name=…)``."""
    found = [place for place in core_messages.untranslatable() if core_messages.is_shown(place)]
    assert not found, "\n".join(found)


def test_what_stays_english_only_grows_less() -> None:
    assert len(core_messages.untranslatable()) <= GAPS_IN_ENGLISH
    assert len(core_messages.english_only()) <= ENGLISH_ONLY


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_what_a_translator_can_meet_is_translated(language: str) -> None:
    """Run ``python -m postil_gui.tools.messages`` and translate what it lists."""
    there = Catalogue(language).translations
    said = core_messages.translated()
    missing = [f"{place}: {text}" for text, place in said.items() if not any(there.get(text, ()))]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize(
    ("code", "texts", "gaps"),
    [
        ('raise UsageError("No such thing.")', ["No such thing."], False),
        ('raise UsageError(f"No {name}.", hint="Look.")', ["Look."], True),
        ('raise UsageError(Message("No {name}.", name=name))', ["No {name}."], False),
        ('raise UsageError(f"{text}")', [], False),
        (
            'HINT = "Look."\nraise StorageError(text, hint=HINT if a else "See.")',
            ["Look.", "See."],
            0,
        ),
        ('yield Finding("empty", "Nothing.")', ["Nothing."], False),
        ('progress.update(0, 1, "Reading")\nprogress.update(message="On")', ["Reading", "On"], 0),
        ('log.info("not shown")', [], False),
    ],
)
def test_the_search_for_what_is_said_sees(code: str, texts: list[str], gaps: bool) -> None:
    tree = ast.parse(code)
    assert [text for text, _ in core_messages.texts_in(tree)] == texts
    assert bool(list(core_messages.gaps_in(tree))) == gaps


CYTHON = '''
cdef class Table:
    """Raises InputError("not said") if it is "damaged"."""

    cdef int _check(self, const char** text, what) except? -1:  # StorageError("not said either")
        if <uint32_t>text[0][0] == c"(":
            raise InputError(
                Message("the {what} (of {size} bytes) is cut", what=what, size=self.size),
                file=self.path,
                hint='Ask for "it" again :-)',
            )
        raise StorageError(f"{self.path} is full.") from None
'''


def test_what_is_said_in_cython_is_found_with_its_line() -> None:
    """So a new error of a ``.pyx`` is missed in every language until it is translated."""
    tree = core_messages.calls_in_cython(CYTHON)
    assert list(core_messages.texts_in(tree)) == [
        ('Ask for "it" again :-)', 10),
        ("the {what} (of {size} bytes) is cut", 8),
    ]
    assert list(core_messages.gaps_in(tree)) == [12]
    said = core_messages.translated()
    assert said["Two n-grams share one hash key."].startswith("models/lm/table.pyx:")
    assert "the n-grams of order {order} do not ascend" in core_messages.english_only()
