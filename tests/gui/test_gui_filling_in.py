"""Which proposal an empty translation starts with."""

from __future__ import annotations

import pytest

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE, ranked
from postil.workspace.records import ProjectSegment, Proposal
from postil_gui.features.editing.segments.open_segment import OpenSegment

LIKE = Proposal("memory", TaggedText("m"), score=80)
MENDED = Proposal("repaired", TaggedText("mended"), score=80)
SAME = Proposal("memory", TaggedText("same"), score=100)
SURE = Proposal("machine", TaggedText("machine"), confidence=0.9)
DOUBTFUL = Proposal("machine", TaggedText("machine"), confidence=0.5)


@pytest.fixture
def opened() -> OpenSegment:
    segment = ProjectSegment(1, 1, 0, "k", TaggedText("s"), TaggedText(""), SegmentState.NEW)
    return OpenSegment(segment, "", None)


@pytest.mark.parametrize(
    ("found", "least_memory", "least_machine", "expected"),
    [
        ([LIKE, DOUBTFUL], 75, 30, "m"),
        ([LIKE, SURE], 75, 30, "machine"),
        ([LIKE, MENDED, DOUBTFUL], 75, 30, "mended"),
        ([LIKE, SURE], 75, 101, "m"),
        ([LIKE, DOUBTFUL], 102, 30, "machine"),
        ([LIKE, MENDED, SURE], 102, 101, None),
        ([SAME, SURE], 75, 30, "same"),
    ],
)
def test_the_first_of_the_list_that_is_good_enough_is_filled_in(
    opened: OpenSegment,
    found: list[Proposal],
    least_memory: int,
    least_machine: int,
    expected: str | None,
) -> None:
    opened.suggested[ENGINE] = ()
    opened.composed = []
    chosen = opened.good_enough(ranked(found, 9), least_memory, least_machine)
    assert (chosen.target.text if chosen else None) == expected


def test_all_but_an_exact_match_wait_for_what_may_be_better(opened: OpenSegment) -> None:
    assert opened.good_enough([SAME, SURE], 75, 30) is SAME
    assert opened.good_enough([LIKE], 75, 30) is None
    opened.suggested[ENGINE] = ()
    assert opened.good_enough([LIKE], 75, 30) is None  # it may be repaired yet
    opened.composed = []
    assert opened.good_enough([LIKE], 75, 30) is LIKE
