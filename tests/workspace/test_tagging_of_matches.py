"""Tags of a memory unit carried over to the segment it is proposed for."""

from __future__ import annotations

from postil.text.tags import Tag, TaggedText
from postil.workspace.proposals.tagging import adapt_target


def pair(name: str, identifier: str) -> tuple[Tag, Tag]:
    return Tag("open", identifier, f"<{name}>"), Tag("close", identifier, f"</{name}>")


BOLD, BOLD_END = pair("b", "1")
ITALIC, ITALIC_END = pair("i", "2")
BREAK = Tag("single", "9", "<br/>")


def test_same_structure_takes_the_tags_of_the_segment() -> None:
    other, other_end = pair("strong", "77")
    adapted = adapt_target(
        TaggedText.from_parts(["Press ", BOLD, "OK", BOLD_END]),
        TaggedText.from_parts([BOLD, "OK", BOLD_END, " drücken"]),
        TaggedText.from_parts(["Press ", other, "OK", other_end]),
    )
    assert adapted == TaggedText.from_parts([other, "OK", other_end, " drücken"])


def test_tags_the_segment_does_not_have_are_dropped_in_pairs() -> None:
    adapted = adapt_target(
        TaggedText.from_parts([BOLD, "a", BOLD_END, ITALIC, "b", ITALIC_END, BREAK]),
        TaggedText.from_parts([ITALIC, "b", ITALIC_END, " ", BOLD, "a", BOLD_END, BREAK]),
        TaggedText.from_parts(["x", BOLD, "a", BOLD_END]),
    )
    assert adapted == TaggedText.from_parts(["b ", BOLD, "a", BOLD_END])


def test_a_foreign_tag_of_the_target_is_dropped() -> None:
    foreign = Tag("single", "5", "<x/>")
    adapted = adapt_target(TaggedText("a"), TaggedText.from_parts(["A", foreign]), TaggedText("a"))
    assert adapted == TaggedText("A")


def test_equal_tags_are_used_in_order() -> None:
    second = Tag("single", "10", "<br/>")
    one, two = Tag("single", "a", "<lb/>"), Tag("single", "b", "<lb/>")
    adapted = adapt_target(
        TaggedText.from_parts(["x", BREAK, "y", second]),
        TaggedText.from_parts(["X", second, "Y", BREAK]),
        TaggedText.from_parts(["x", one, "z", two]),
    )
    assert adapted == TaggedText.from_parts(["X", two, "Y", one])


def test_half_a_pair_is_not_taken_over() -> None:
    other, _ = pair("b", "3")
    adapted = adapt_target(
        TaggedText.from_parts([BOLD, "a", BOLD_END]),
        TaggedText.from_parts([BOLD, "A", BOLD_END]),
        TaggedText.from_parts([other, "a"]),
    )
    assert adapted == TaggedText("A")
