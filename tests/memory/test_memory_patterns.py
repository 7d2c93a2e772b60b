"""What the index asks for never rules out a text in which the expression matches."""

from __future__ import annotations

import time

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import UsageError
from postil.memory.comparing.tokens import match_tokens
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.index.required import required
from postil.memory.patterns import pattern_of

LETTERS = "abcdISiİıſß ΣςЖ"


def literal(char: str) -> str:
    return regex.escape(char)


ATOMS = st.one_of(
    st.text("abcdis", min_size=3, max_size=6),
    st.sampled_from([literal(char) for char in LETTERS]),
    st.sampled_from(
        [".", r"\w", r"\s", r"\b", "^", "$", "[ab]", "[^a]", "[a-c]", r"[\w.]", r"\p{L}"]
    ),
)


def grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    groups = ["({})", "(?:{})", "(?>{})", "(?P<x>{})", "(?={})", "(?!{})", "(?<={})", "(?i:{})"]
    return st.one_of(
        st.lists(inner, min_size=1, max_size=4).map("".join),
        st.lists(inner, min_size=2, max_size=3).map(lambda some: f"(?:{'|'.join(some)})"),
        st.builds(lambda form, some: form.format(some), st.sampled_from(groups), inner),
        st.builds(
            lambda some, count: f"(?:{some}){count}",
            inner,
            st.sampled_from(
                ["*", "+", "?", "+?", "*+", "{2}", "{0,1}", "{1}", "{,2}", "{1,}", "{e<=1}"]
            ),
        ),
    )


EXPRESSIONS = st.recursive(ATOMS, grown, max_leaves=8)


@given(EXPRESSIONS, st.lists(st.text(LETTERS + "ABCDK", max_size=14), min_size=1, max_size=20))
@settings(max_examples=600, deadline=None)
def test_nothing_that_matches_is_ruled_out(expression: str, texts: list[str]) -> None:
    try:
        pattern = pattern_of(expression, expression=True, whole_words=False)
    except UsageError:  # a group of one name twice
        return
    if pattern is None:
        return
    deadline = time.monotonic() + 60
    matching = {n for n, text in enumerate(texts) if pattern.spans(text, deadline)}
    assert pattern.any_of(texts, deadline) or not matching
    index = FuzzyIndex()
    index.put_many((n, match_tokens(text)) for n, text in enumerate(texts))
    likely = pattern.units(index, len(texts))
    if likely is not None:
        assert matching <= {unit for ids in likely for unit in ids.tolist()}


@pytest.mark.parametrize(
    ("expression", "clauses"),
    [
        ("colou?r", [{"color", "colour"}]),
        (r"(?:un|re)do\w+ing", [{"ing"}, {"redo", "undo"}]),
        (r"print\w+ed\b", [{"print"}]),
        ("Print(?:er|ing)? page", [{"print page", "printer page", "printing page"}]),
        (r"abc.*xyz|def\d+ghi", [{"abc", "def"}, {"ghi", "xyz"}]),
        (r"[Tt]ray \d", [{"tray "}]),
        (r"(ab)\1", []),
        ("(?i)abc", []),
        ("(?:abc){e<=1}", []),
        ("abc{2}", [{"abc"}]),
        ("(?:abc)*", []),
        ("(?!abc)def", [{"def"}]),
        ("ab", []),
        ("ქართული", []),
    ],
)
def test_what_is_asked_for(expression: str, clauses: list[set[str]]) -> None:
    assert sorted(map(sorted, required(expression))) == sorted(map(sorted, clauses))


@pytest.mark.parametrize(
    ("query", "expression"),
    [
        ("3.5", False),
        ("v2.0 of", False),
        ("a.b", False),
        ("colour|gris", True),
        (r"^(?:the|an) printer|page \d", True),
    ],
)
def test_texts_are_found_by_their_words(query: str, expression: bool) -> None:
    """Else all of a memory would be read, for as long as there is time."""
    texts = ["Version 3.5 of it", "v2.0 of", "a.b", "the COLOUR", "The printer", "page 3", "none"]
    index = FuzzyIndex()
    index.put_many((n, match_tokens(text)) for n, text in enumerate(texts))
    pattern = pattern_of(query, expression=expression, whole_words=False)
    assert pattern is not None
    likely = pattern.units(index, len(texts))
    assert likely is not None
    found = {unit for ids in likely for unit in ids.tolist()}
    deadline = time.monotonic() + 60
    matching = {n for n, text in enumerate(texts) if pattern.spans(text, deadline)}
    assert matching <= found < set(range(len(texts)))
    assert matching
