"""Tagged text: placeholders, parts, slices, JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.text.tags import (
    MAX_TAGS,
    Tag,
    TaggedText,
    clean,
    join,
    placeholder,
    tag_index,
)

BOLD = Tag("open", "1", "<b>", "b")
END = Tag("close", "1", "</b>")
BREAK = Tag("single", "2", "<br/>")

names = st.text(max_size=4)
tags = st.builds(Tag, st.sampled_from(["open", "close", "single"]), names, names, names)
tagged = st.builds(
    TaggedText.from_parts, st.lists(st.text(min_size=1, max_size=5) | tags, max_size=8)
)


def test_placeholder_is_one_character_and_goes_back() -> None:
    assert [tag_index(placeholder(n)) for n in (0, 7, MAX_TAGS - 1)] == [0, 7, MAX_TAGS - 1]
    assert tag_index("x") is None
    with pytest.raises(ValueError, match="at most"):
        placeholder(MAX_TAGS)


def test_outside_text_cannot_forge_a_tag() -> None:
    forged = "a" + chr(0xF0000) + "\ud800b" + chr(0xFFFFF)
    assert clean(forged) == "a��b�"
    assert TaggedText.of(forged).tags == ()
    with pytest.raises(ValueError, match="no tag"):
        TaggedText("a" + placeholder(0))


def test_parts_plain_slice() -> None:
    text = TaggedText.from_parts(["a ", BOLD, "bc", END, BREAK])
    assert text.plain == "a bc"
    assert list(text.parts()) == ["a ", BOLD, "bc", END, BREAK]
    assert text[3:] == TaggedText.from_parts(["bc", END, BREAK])
    assert len(text) == 7
    assert not text.is_empty
    assert TaggedText("").is_empty


def test_strip_keeps_tags() -> None:
    text = TaggedText.from_parts(["\t ", BOLD, "b", END, " x\n"])
    before, inner, after = text.strip()
    assert (before, after) == ("\t ", "\n")
    assert list(inner.parts()) == [BOLD, "b", END, " x"]
    assert TaggedText(" \n").strip() == (" \n", TaggedText(""), "")


@given(tagged, tagged)
def test_concatenation(first: TaggedText, second: TaggedText) -> None:
    both = first + second
    assert both.plain == first.plain + second.plain
    assert both.tags == first.tags + second.tags
    assert both == join([first, second])
    assert both[: len(first)] == first
    assert both[len(first) :] == second


@given(tagged)
def test_json_goes_back(text: TaggedText) -> None:
    assert TaggedText.from_json(json.loads(json.dumps(text.to_json()))) == text


@pytest.mark.parametrize(
    "value", [None, 3, [], {"text": "x"}, {"text": "", "tags": [["odd", "", "", ""]]}]
)
def test_json_that_is_no_tagged_text_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match="tag"):
        TaggedText.from_json(value)
