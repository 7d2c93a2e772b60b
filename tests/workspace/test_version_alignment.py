"""Segments of a new version of a document, paired with those of the old one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText
from postil.workspace.documents.version_alignment import earlier_segments
from postil.workspace.records import ProjectSegment


def row(number: int, text: str, key: str = "") -> ProjectSegment:
    text_ = TaggedText(text)
    return ProjectSegment(number, 1, number, key or f"k{number}", text_, text_, SegmentState.DRAFT)


words = st.lists(st.sampled_from(["a b c d", "a b c e", "a x y z", "e"]), max_size=9)


@given(words, words)
def test_nothing_is_carried_twice_and_what_is_the_same_comes_first(
    old: list[str], new: list[str]
) -> None:
    rows = [row(number, text) for number, text in enumerate(old)]
    found = earlier_segments(
        rows, [Segment(f"k{number}", TaggedText(text)) for number, text in enumerate(new)]
    )
    taken = [one.segment.row_id for one in found if one is not None]
    assert len(taken) == len(set(taken))
    for text in set(new):
        same = sum(one is not None and one.score == 100 and new[n] == text
                   for n, one in enumerate(found))  # fmt: skip
        assert same == min(old.count(text), new.count(text))
    for text, one in zip(new, found, strict=True):
        if one is not None:
            assert (one.score == 100) == (one.segment.source.plain == text)
            assert one.score >= 60


def test_repeated_sentences_before_one_that_stayed_are_paired_backwards() -> None:
    old = ["Z", "R", "S", "W", "R", "S", "A"]
    new = ["Q", "R", "S", "A"]
    found = earlier_segments(
        [row(number, text) for number, text in enumerate(old)],
        [Segment(f"x{number}", TaggedText(text)) for number, text in enumerate(new)],
    )
    assert [one and one.segment.row_id for one in found] == [None, 4, 5, 6]


def test_of_texts_as_much_alike_the_one_of_the_same_key_comes() -> None:
    old = [row(number, f"a b c d {sign}") for number, sign in enumerate("xy")]
    (found,) = earlier_segments(old, [Segment("k1", TaggedText("a b c d z"))])
    assert found is not None and found.segment.row_id == 1


@pytest.mark.parametrize(("words", "score"), [(6, 60), (5, None)])
def test_how_much_must_be_alike(words: int, score: int | None) -> None:
    new = " ".join([*"abcdefghij"[:words], *"0123456789"[words:]])
    (found,) = earlier_segments([row(0, " ".join("abcdefghij"))], [Segment("x", TaggedText(new))])
    assert (found and found.score) == score


def test_a_version_in_which_all_changed_a_little_is_paired_in_order() -> None:
    old = [f"The part number {number} is made of steel" for number in range(400)]
    new = [text.replace("steel", "brass") for text in old]
    found = earlier_segments(
        [row(number, text) for number, text in enumerate(old)],
        [Segment(f"x{number}", TaggedText(text)) for number, text in enumerate(["New.", *new])],
    )
    assert found[0] is None
    assert [one.segment.row_id for one in found[1:] if one is not None] == list(range(400))


def test_texts_of_any_length_are_compared() -> None:
    long = [f"w{number}" for number in range(200_000)]
    changed = [*long[:100_000], "new", *long[100_000:]]
    old = [row(0, " ".join(long)), row(1, "x" * 200_000), row(2, "a b c d e f g " * 30_000)]
    new = [" ".join(changed), "y" * 200_000, "h i j k l m n " * 30_000]
    found = earlier_segments(old, [Segment(text[:9], TaggedText(text)) for text in new])
    assert [one and (one.segment.row_id, one.score) for one in found] == [(0, 99), None, None]
