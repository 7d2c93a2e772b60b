"""Text that expressions make a tag, and that comes back whatever they say later."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import UsageError
from postil.text.tags import Tag, TaggedText
from postil.text.text_tags import (
    TextTagRules,
    is_text_tag,
    retagged,
    untagged,
    untagged_offset,
)

BOLD = (Tag("open", "1", "<b>", "<b>"), Tag("close", "1", "</b>", "</b>"))
PATTERNS = (r"\{\w+\}", r"%[sd]", r"[A-Z]{2}-\d+", r"\d+", r"(?<=a)b")
PIECES = st.sampled_from(["Press ", "{0}", "%s", "AB-12", "7", "ab", " and ", "{name}", "é", "."])


def shown(text: TaggedText) -> str:
    return "".join(part if isinstance(part, str) else f"[{part.display}]" for part in text.parts())


def test_what_rules_find_is_a_tag_that_shows_it() -> None:
    rules = TextTagRules(PATTERNS[:2])
    source = TaggedText.from_parts(["Put ", BOLD[0], "{file} in %s", BOLD[1], ", then {file}."])
    made = rules.tagged(source)
    assert shown(made) == "Put [<b>][{file}] in [%s][</b>], then [{file}]."
    assert [tag.kind for tag in made.tags] == ["open", "single", "single", "close", "single"]
    assert len({(tag.kind, tag.id) for tag in made.tags}) == 5
    assert made.plain == "Put  in , then ."
    assert untagged(made) == source
    assert rules.tagged(made) == made


def test_tags_of_the_document_are_never_part_of_what_is_found() -> None:
    source = TaggedText.from_parts(["a{", BOLD[0], "b}", BOLD[1]])
    assert TextTagRules([r"\{.*\}", r"."]).tagged(source).tags[1:3] != BOLD
    assert TextTagRules([r"\{.*\}"]).tagged(source) == source


def test_earlier_rules_count_before_later_ones() -> None:
    assert shown(TextTagRules([r"v\d+", r"\d+"]).tagged(TaggedText("in v12 of 3"))) == (
        "in [v12] of [3]"
    )
    assert shown(TextTagRules([r"\d+", r"v\d+"]).tagged(TaggedText("in v12 of 3"))) == (
        "in v[12] of [3]"
    )


def test_a_text_is_not_left_without_words() -> None:
    alone = TaggedText("{title}.")
    assert TextTagRules(PATTERNS).tagged(alone) == alone
    assert TextTagRules(["x*"]).tagged(TaggedText("none here")) == TaggedText("none here")


def test_a_translation_gets_the_tags_of_its_source() -> None:
    source = TextTagRules([r"\d+", r"%s"]).tagged(TaggedText("Page 5 of 15 in %s"))
    made = retagged(TaggedText("%s : page 5 sur 15"), source)
    assert shown(made) == "[%s] : page [5] sur [15]"
    assert set(made.tags) == set(source.tags)
    assert shown(retagged(made, TaggedText("Page"))) == "%s : page 5 sur 15"
    assert shown(retagged(TaggedText("seulement 15 et 25"), source)) == "seulement [15] et 25"


@pytest.mark.parametrize(
    ("pattern", "reason"), [("(a", "position"), ("[b-a]", "position"), ("a{99999999999}", "")]
)
def test_what_is_no_expression_is_refused_with_its_place(pattern: str, reason: str) -> None:
    with pytest.raises(UsageError, match=r"Rule 2 is not a regular expression") as caught:
        TextTagRules(["fine", pattern])
    assert reason in str(caught.value)


def test_an_expression_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("postil.text.text_tags.SECONDS", 0.05)
    rules = TextTagRules(["b", r"(a|aa|a?a?)+$"])
    with pytest.raises(UsageError, match=r"Rule 2 takes too long on the text “aaa"):
        rules.tagged(TaggedText("a" * 60 + "!"))


@given(st.lists(PIECES | st.sampled_from(BOLD)), st.lists(st.sampled_from(PATTERNS), max_size=4))
def test_the_text_comes_back(parts: list[str | Tag], patterns: list[str]) -> None:
    text = TaggedText.from_parts(parts)
    made = TextTagRules(patterns).tagged(text)
    assert untagged(made) == text
    other = TextTagRules(patterns[1:]).tagged(made)
    assert untagged(other) == text
    assert other == TextTagRules(patterns[1:]).tagged(text)
    assert untagged(retagged(text, made)) == text
    assert untagged(retagged(made, other)) == text
    whole = untagged(made)
    for offset in range(len(made) + 1):
        at = untagged_offset(made, offset)
        before = TaggedText(made.text[:offset], made.tags)
        assert untagged(before).plain == TaggedText(whole.text[:at], whole.tags).plain
    assert all(is_text_tag(tag) or tag in BOLD for tag in made.tags)
