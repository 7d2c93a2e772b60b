"""Sentences that moved far in a new version of a document and changed a little are found again."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from workspace_project import MakeProject

from postil.formats.segment import Segment, SegmentState
from postil.memory.comparing.likeness import percent
from postil.text.tags import TaggedText
from postil.workspace.documents.version_alignment import earlier_segments
from postil.workspace.records import ProjectSegment

WORDS = [f"{first}{second}" for first in "abcdefgh" for second in "klmnoprst"]
SENTENCES = st.lists(
    st.lists(st.sampled_from(WORDS), min_size=7, max_size=9), min_size=40, max_size=60
)


def row(number: int, words: list[str]) -> ProjectSegment:
    text = TaggedText(" ".join(words))
    return ProjectSegment(
        number + 1, 1, number, f"{number}.1", text, TaggedText(""), SegmentState.NEW
    )


@settings(deadline=None, max_examples=30)
@given(old=SENTENCES, data=st.data())
def test_what_moved_and_changed_a_word_is_found_as_by_comparing_all(
    old: list[list[str]], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(old))))
    new = []
    for number, place in enumerate(order):
        words = list(old[place])
        words[data.draw(st.integers(0, len(words) - 1))] = "changed"
        new.append(words)
        assert number < len(old)
    found = earlier_segments(
        [row(n, words) for n, words in enumerate(old)],
        [Segment(f"{n}.1", TaggedText(" ".join(words))) for n, words in enumerate(new)],
    )
    known = [one.segment.position for one in found if one is not None]
    assert len(set(known)) == len(known), "each at most once"
    for number, place in enumerate(order):
        rivals = [
            (one, other)
            for one in range(len(new))
            for other in range(len(old))
            if (one == number) != (other == place) and percent(new[one], old[other]) >= 60
        ]
        if not rivals:
            one = found[number]
            assert one is not None
            assert one.segment.position == place
            assert one.score == percent(new[number], old[place])


def test_a_translation_goes_with_its_sentence_from_the_end_to_the_beginning(
    make_project: MakeProject,
) -> None:
    rng = random.Random(2)
    lines = [" ".join(rng.sample(WORDS, 8)).capitalize() + "." for _ in range(120)]
    project = make_project(lines)
    last = project.segments.read(119, None)[0]
    project.segments.confirm(last.row_id, TaggedText("La dernière."))
    moved = lines[119].replace(lines[119].split()[3], "otherwise")
    path = project.folder.parent / project.files.all()[0].name
    path.write_text("\n".join([moved, *lines[:119]]) + "\n", encoding="utf-8")
    report = project.files.update(1, path)
    assert (report.kept, report.changed, report.new) == (119, 1, 0)
    first = project.segments.read(0, 1)[0]
    assert first.row_id == last.row_id
    assert (first.target.plain, first.origin, first.state) == (
        "La dernière.",
        "earlier",
        SegmentState.DRAFT,
    )


def test_far_away_more_must_be_alike() -> None:
    old = [row(n, [f"w{n}{letter}" for letter in "abcdefghij"]) for n in range(60)]
    words = [f"w59{letter}" for letter in "abcdef"] + ["one", "two", "three", "four"]
    new = [Segment("x", TaggedText(" ".join(words)))]
    assert earlier_segments(old, new) == [None]
    new = [Segment("x", TaggedText(" ".join([*words[:6], "w59g", "w59h", *words[8:]])))]
    (found,) = earlier_segments(old, new)
    assert found is not None
    assert (found.segment.position, found.score) == (59, 80)
