"""Projection of inline tags: every tag once, pairs nested, whatever the word order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.pipeline import with_tags
from postil.engine.tag_projection import (
    PlacedTag,
    Side,
    TagSlot,
    place_tags,
    project_tags,
    tag_zones,
    text_without_tags,
)
from postil.text.tags import Tag, TaggedText
from postil.text.tokeniser import Tokeniser

OPEN, CLOSE = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
SINGLE = Tag("single", "2", "<br/>")
SIDES: tuple[Side, ...] = ("left", "apart", "right", "instead")


@st.composite
def tagged_alignments(draw):
    """Nested tags over a source, and any word links."""
    source, target = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    tags: list[Tag] = []
    placed: list[PlacedTag] = []

    def span(low: int, high: int, depth: int) -> None:
        position = low
        while position <= high and len(tags) < 12 and draw(st.booleans()):
            start = draw(st.integers(position, high))
            if depth and draw(st.booleans()):
                end = draw(st.integers(start, high))
                name = str(len(tags))
                tags.append(Tag("open", name, ""))
                placed.append(PlacedTag(len(tags) - 1, start, draw(st.sampled_from(SIDES))))
                span(start, end, depth - 1)
                tags.append(Tag("close", name, ""))
                placed.append(PlacedTag(len(tags) - 1, end))
                position = end
            else:
                tags.append(Tag(draw(st.sampled_from(["single", "open", "close"])), "x", ""))
                placed.append(PlacedTag(len(tags) - 1, start, draw(st.sampled_from(SIDES))))
                position = start

    span(0, source, 3)
    links = draw(
        st.lists(st.tuples(st.integers(0, source - 1), st.integers(0, target - 1)), max_size=20)
    )
    return tags, placed, links, source, target


@given(tagged_alignments())
def test_every_tag_stands_once_and_pairs_nest(case):
    tags, placed, links, source, target = case
    slots = project_tags(tags, placed, links, source, target)
    order = [number for slot in slots for number in slot.tags]
    assert len(slots) == target + 1
    assert sorted(order) == list(range(len(tags)))
    stack: list[str] = []
    for number in order:
        tag = tags[number]
        if tag.id == "x":  # generated without a partner
            continue
        if tag.kind == "open":
            stack.append(tag.id)
        else:
            assert stack.pop() == tag.id
    assert not stack


def test_a_pair_follows_its_words_when_they_move():
    # <b>red</b> car → voiture <b>rouge</b>
    placed = [PlacedTag(0, 0), PlacedTag(1, 1)]
    slots = project_tags([OPEN, CLOSE], placed, [(0, 1), (1, 0)], 2, 2)
    assert slots == [TagSlot(), TagSlot(right=[0]), TagSlot(left=[1])]


def test_an_empty_pair_opens_before_it_closes():
    placed = [PlacedTag(0, 1, "left"), PlacedTag(1, 1)]
    slots = project_tags([OPEN, CLOSE], placed, [(0, 0), (1, 1)], 2, 2)
    assert slots == [TagSlot(), TagSlot(left=[0, 1]), TagSlot()]


def test_only_pairs_around_several_words_are_zones():
    assert tag_zones([OPEN, CLOSE], [PlacedTag(0, 1), PlacedTag(1, 3)]) == [(1, 3)]
    assert tag_zones([OPEN, CLOSE], [PlacedTag(0, 1), PlacedTag(1, 2)]) == []


def test_two_line_breaks_between_words_are_one_space():
    line_break = Tag("single", "3", "<br/>", "<br>")
    text = TaggedText.from_parts(["one", line_break, line_break, "two"])
    assert text_without_tags(text) == ("one two", [0, 1, 2, 3, 3, 4, 5])


def test_a_single_tag_stands_before_its_word():
    slots = project_tags([SINGLE], [PlacedTag(0, 1)], [(0, 1), (1, 0)], 2, 2)
    assert slots == [TagSlot(right=[0]), TagSlot(), TagSlot()]


def test_tags_stand_at_tokens():
    text = TaggedText.from_parts([OPEN, "ab", CLOSE, " c", SINGLE])
    assert place_tags(text, [(0, 2), (3, 4)]) == [
        PlacedTag(0, 0),
        PlacedTag(1, 1, "left"),
        PlacedTag(2, 2, "left"),
    ]


@pytest.mark.parametrize(
    ("parts", "side"),
    [
        (["default", SINGLE, " and"], "left"),  # a footnote
        (["default ", SINGLE, "and"], "right"),  # a picture in the line
        (["default ", SINGLE, " and"], "apart"),
        (["default", SINGLE, "."], "left"),
        (["default", SINGLE], "left"),
        ([SINGLE, "default"], "right"),
        (["default  ", SINGLE, " and"], "right"),  # spaces of the text
        (["(", SINGLE, "default)"], "right"),
        (["default", SINGLE, "and"], "left"),  # inside a token
    ],
)
def test_a_tag_belongs_to_the_word_it_touches(parts: list[str | Tag], side: str) -> None:
    text = TaggedText.from_parts(parts)
    (placed,) = place_tags(text, Tokeniser("en").spans(text.plain))
    assert placed.side == side


FOOTNOTE, BREAK = Tag("single", "9", "<w:footnoteReference/>"), Tag("single", "8", "<br/>")
LINE, LINE_2 = Tag("single", "5", "\n", "br"), Tag("single", "4", '<x id="4" ctype="lb"/>', "x")
FIELD_START, FIELD_END = Tag("open", "7", "<bookmark>"), Tag("close", "6", "</bookmark>")


@pytest.mark.parametrize(
    ("source", "links", "words", "expected"),
    [
        (["default", FOOTNOTE, " and"], [0, 1], "défaut et", ["défaut", FOOTNOTE, " et"]),
        (["default ", BREAK, "and"], [0, 1], "défaut et", ["défaut ", BREAK, "et"]),
        (
            [OPEN, "default", FOOTNOTE, CLOSE, " and"],
            [0, 1],
            "défaut et",
            [OPEN, "défaut", FOOTNOTE, CLOSE, " et"],
        ),
        (
            [OPEN, "default", CLOSE, FOOTNOTE, " and"],
            [0, 1],
            "défaut et",
            [OPEN, "défaut", CLOSE, FOOTNOTE, " et"],
        ),
        (
            ["default", FOOTNOTE, " ", BREAK, "and"],
            [0, 1],
            "défaut et",
            ["défaut", FOOTNOTE, " ", BREAK, "et"],
        ),
        (["default ", FOOTNOTE, " and"], [0, 1], "défaut et", ["défaut ", FOOTNOTE, " et"]),
        (
            ["default ", FOOTNOTE, BREAK, " and"],
            [0, 1],
            "défaut et",
            ["défaut ", FOOTNOTE, BREAK, " et"],
        ),
        (
            ["default", FOOTNOTE, " ", BREAK, " and"],
            [0, 1],
            "défaut et",
            ["défaut", FOOTNOTE, " ", BREAK, " et"],
        ),
        (
            [OPEN, "default ", CLOSE, " and"],
            [0, 1],
            "défaut et",
            [OPEN, "défaut ", CLOSE, " et"],
        ),
        (["default", FIELD_END, " and"], [0, 1], "défaut et", ["défaut", FIELD_END, " et"]),
        (["default ", FIELD_START, "and"], [0, 1], "défaut et", ["défaut ", FIELD_START, "et"]),
        # it moves with its word, and not with the one behind it
        (["red", FOOTNOTE, " car"], [1, 0], "voiture rouge", ["voiture rouge", FOOTNOTE]),
        (["red car", FOOTNOTE], [1, 0], "voiture rouge", ["voiture", FOOTNOTE, " rouge"]),
        (["default", FOOTNOTE, "?"], [0, 1], "défaut\u00a0?", ["défaut", FOOTNOTE, "\u00a0?"]),
        # a line break stands instead of the space between two words, wherever they go
        (["red", LINE, "car"], [0, 1], "voiture rouge", ["voiture", LINE, "rouge"]),
        (["red", LINE, LINE_2, "car"], [0, 1], "auto rouge", ["auto", LINE, LINE_2, "rouge"]),
        (["open?", LINE, "- Yes"], [0, 1, 2, 3], "ouvert ? - Oui", ["ouvert ?", LINE, "- Oui"]),
        (["red ", LINE, "car"], [0, 1], "voiture rouge", ["voiture ", LINE, "rouge"]),
        (["red", LINE, OPEN, "car", CLOSE], [0, 1], "a b", ["a", LINE, OPEN, "b", CLOSE]),
        # of a pair that begins behind the word, nothing is drawn out of the pair
        (["a", OPEN, FOOTNOTE, " b", CLOSE], [1, 0], "y x", [OPEN, FOOTNOTE, "y", CLOSE, " x"]),
    ],
)
def test_the_translation_has_the_spaces_of_its_words(
    source: list[str | Tag], links: list[int], words: str, expected: list[str | Tag]
) -> None:
    english, french = Tokeniser("en"), Tokeniser("fr")
    text = TaggedText.from_parts(source)
    plain, offsets = text_without_tags(text)
    spans = [(offsets[start], offsets[end - 1] + 1) for start, end in english.spans(plain)]
    tokens = french.tokenise(words)
    slots = project_tags(
        text.tags, place_tags(text, spans), list(enumerate(links)), len(spans), len(tokens)
    )
    made = TaggedText(french.detokenise(with_tags(tokens, slots, french)), text.tags)
    assert made.compact() == TaggedText.from_parts(expected).compact()


def test_words_are_not_one_across_a_line_break() -> None:
    text = TaggedText.from_parts(["Select a file", LINE, "and click ", OPEN, "Insert", CLOSE, "."])
    plain, offsets = text_without_tags(text)
    assert plain == "Select a file and click Insert."
    spans = [text.plain[offsets[a] : offsets[b - 1] + 1] for a, b in Tokeniser("en").spans(plain)]
    assert spans == ["Select", "a", "file", "and", "click", "Insert", "."]
    letters = TaggedText.from_parts(["赤", LINE, "い"])  # written without spaces: none comes in
    assert text_without_tags(letters)[0] == "赤い"


@pytest.mark.parametrize("side", SIDES)
def test_a_tag_between_letters_written_without_spaces_brings_none(side: Side) -> None:
    japanese = Tokeniser("ja")
    tokens = japanese.tokenise("赤い")
    slot = TagSlot()
    slot.add(0, side)
    made = TaggedText(
        japanese.detokenise(with_tags(tokens, [TagSlot(), slot, TagSlot()], japanese)), (SINGLE,)
    )
    assert list(made.parts()) == ["赤", SINGLE, "い"]
