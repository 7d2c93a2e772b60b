"""Projection of inline tags: every tag once, pairs nested, whatever the word order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from postil.engine.tag_projection import PlacedTag, place_tags, project_tags
from postil.text.tags import Tag, TaggedText

OPEN, CLOSE = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
SINGLE = Tag("single", "2", "<br/>")


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
                placed.append(PlacedTag(len(tags) - 1, start))
                span(start, end, depth - 1)
                tags.append(Tag("close", name, ""))
                placed.append(PlacedTag(len(tags) - 1, end))
                position = end
            else:
                tags.append(Tag(draw(st.sampled_from(["single", "open", "close"])), "x", ""))
                placed.append(PlacedTag(len(tags) - 1, start))
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
    order = [number for slot in slots for number in slot]
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
    assert slots == [[], [0], [1]]


def test_a_single_tag_stands_before_its_word():
    slots = project_tags([SINGLE], [PlacedTag(0, 1)], [(0, 1), (1, 0)], 2, 2)
    assert slots == [[0], [], []]


def test_tags_stand_at_tokens():
    text = TaggedText.from_parts([OPEN, "ab", CLOSE, " c", SINGLE])
    assert place_tags(text, [(0, 2), (3, 4)]) == [
        PlacedTag(0, 0),
        PlacedTag(1, 1),
        PlacedTag(2, 2),
    ]
