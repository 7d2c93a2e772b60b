"""Looking an alignment through: whatever is done, every sentence stays, once and in order, and undo
brings back exactly what was.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext.alignment_review import AlignmentReview
from postil.bitext.sentence_alignment import Bead

SOURCE = ["s0.", "s1.", "s2.", "s3."]
TARGET = ["t0.", "t1.", "t2.", "t3."]


def review() -> AlignmentReview:
    beads = [
        Bead((0, 1), (0, 1), 0.9),
        Bead((1, 3), (1, 2), 0.2),
        Bead((3, 3), (2, 3), 0.0),
        Bead((3, 4), (3, 4), 0.8),
    ]
    return AlignmentReview(SOURCE, TARGET, beads)


def spans(found: AlignmentReview) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(row.source, row.target) for row in found.rows]


def test_doubtful_rows_are_left_out_until_they_were_looked_at() -> None:
    found = review()
    assert list(found.pairs()) == [("s0.", "t0."), ("s3.", "t3.")]
    assert found.counts == (2, 2)
    assert found.next_uncertain(0) == 1
    assert found.next_uncertain(1) == 2
    assert found.next_uncertain(2) == 1
    found.mark(1, uncertain=False)
    assert ("s1. s2.", "t1.") in list(found.pairs())
    found.mark(2, uncertain=False)
    assert found.next_uncertain(0) is None
    assert found.counts == (3, 0), "a row with one side is no pair"
    found.keep(0, kept=False)
    assert found.counts == (2, 0)


def test_merge_and_split() -> None:
    found = review()
    assert found.merge(1)
    assert spans(found)[1] == ((1, 3), (1, 3))
    assert found.rows[1].kept
    assert found.split(1)
    assert spans(found)[1:3] == [((1, 2), (1, 2)), ((2, 3), (2, 3))]
    assert not found.split(1)
    assert not found.merge(len(found) - 1)


def test_sentences_move_to_the_neighbour() -> None:
    found = review()
    assert found.move(1, "source", 1)  # s2 goes down, beside t2
    assert spans(found)[1:3] == [((1, 2), (1, 2)), ((2, 3), (2, 3))]
    assert found.move(2, "target", -1)  # t2 goes up; s2 is alone
    assert spans(found)[1:3] == [((1, 2), (1, 3)), ((2, 3), (3, 3))]
    assert not found.move(2, "target", 1), "it has none there"
    assert found.move(2, "source", 1)  # the empty row goes
    assert spans(found)[2:] == [((2, 4), (3, 4))]
    assert found.move(0, "source", -1)  # at the end a row is made
    assert spans(found)[:2] == [((0, 1), (0, 0)), ((1, 1), (0, 1))]
    assert not found.move(0, "source", -1), "it would only be itself again"


def test_nothing_to_undo() -> None:
    found = review()
    assert found.undo() is None
    assert found.redo() is None
    found.mark(0, uncertain=False)  # it is so already
    assert found.undo() is None


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["merge", "split", "source", "target", "keep", "mark", "undo", "redo"]),
        st.integers(0, 12),
        st.booleans(),
    ),
    max_size=40,
)


@given(STEPS)
def test_every_sentence_stays_and_undo_is_exact(steps: list[tuple[str, int, bool]]) -> None:
    found = review()
    mirror = list(found.rows)

    def follow(change: object) -> None:
        start, old, new = change  # type: ignore[misc]
        assert tuple(mirror[start : start + len(old)]) == old
        mirror[start : start + len(old)] = new

    found.changed = follow
    first = list(found.rows)
    for what, number, flag in steps:
        place = number % len(found)
        if what in ("source", "target"):
            found.move(place, what, 1 if flag else -1)  # type: ignore[arg-type]
        elif what in ("keep", "mark"):
            getattr(found, what)(place, flag)
        elif what in ("undo", "redo"):
            getattr(found, what)()
        else:
            getattr(found, what)(place)
        assert mirror == found.rows
        for side, count in (("source", len(SOURCE)), ("target", len(TARGET))):
            here = [getattr(row, side) for row in found.rows]
            held = [n for start, end in here for n in range(start, end)]
            assert held == list(range(count))
        assert all(any(row.shape) for row in found.rows)
    last = list(found.rows)
    while found.undo() is not None:
        pass
    assert found.rows == first
    while found.redo() is not None:
        pass
    if not any(step[0] == "undo" for step in steps):
        assert found.rows == last


@pytest.mark.parametrize("beads", [[], [Bead((0, 2), (0, 0), 0.0)]])
def test_one_sided_documents(beads: list[Bead]) -> None:
    found = AlignmentReview(["a", "b"] if beads else [], [], beads)
    assert list(found.pairs()) == []
