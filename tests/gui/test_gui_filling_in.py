"""Which proposal an empty translation starts with."""

from __future__ import annotations

import pytest

from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE, ranked
from postil.workspace.records import ProjectSegment, Proposal
from postil_gui.features.editing.segments.open_segment import OpenSegment

LIKE = Proposal("memory", TaggedText("m"), score=80)
SURE = Proposal("machine", TaggedText("machine"), confidence=0.9)


@pytest.fixture
def opened() -> OpenSegment:
    segment = ProjectSegment(1, 1, 0, "k", TaggedText("s"), TaggedText(""), SegmentState.NEW)
    return OpenSegment(segment, "", None)


@pytest.mark.parametrize(
    ("memory_first", "least_memory", "least_machine", "expected"),
    [
        (75, 75, 30, "m"),
        (85, 75, 30, "machine"),
        (85, 75, 101, "m"),
        (75, 102, 30, "machine"),
        (75, 102, 101, None),
    ],
)
def test_the_first_of_the_list_that_is_good_enough_is_filled_in(
    opened: OpenSegment,
    memory_first: int,
    least_memory: int,
    least_machine: int,
    expected: str | None,
) -> None:
    opened.suggested[ENGINE] = ()
    listed = ranked([LIKE, SURE], 9, memory_first)
    found = opened.good_enough(listed, least_memory, least_machine, memory_first)
    assert (found.target.text if found else None) == expected


def test_a_match_waits_for_a_machine_that_may_come_first(opened: OpenSegment) -> None:
    assert opened.good_enough([LIKE], 75, 30, memory_first=85) is None
    assert opened.good_enough([LIKE], 75, 30, memory_first=75) is LIKE
    opened.suggested[ENGINE] = ()
    assert opened.good_enough([LIKE], 75, 30, memory_first=85) is LIKE
