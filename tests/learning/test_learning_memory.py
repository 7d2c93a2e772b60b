"""Traces of events: what is kept goes with its event, whatever a snapshot said of it."""

from __future__ import annotations

import numpy as np
import pytest

from postil.learning.memory import LearnerMemory, Trace
from postil.metrics.document import COLUMNS, SentenceRecord

TRACE = Trace(SentenceRecord(3, (1,) * COLUMNS, (0,) * COLUMNS, 4), ())


def restored(memory: LearnerMemory) -> LearnerMemory:
    again = LearnerMemory()
    again.restore(memory.save())
    return again


def test_a_trace_that_was_restored_goes_with_its_event() -> None:
    memory = LearnerMemory()
    memory.add(7, TRACE)
    for one in (memory, restored(memory)):
        one.remove(7)
        assert one.dump() == LearnerMemory().dump()
        one.add(7, TRACE)
        assert one.dump() == restored(one).dump() != []


def test_a_damaged_trace_leaves_room_for_another(caplog: pytest.LogCaptureFixture) -> None:
    memory = LearnerMemory()
    memory.add(7, TRACE)
    arrays = memory.save()
    memory.restore({**arrays, "text": np.zeros_like(arrays["text"])})
    assert memory.dump() == []
    assert "event 7 is damaged" in caplog.text
    caplog.clear()
    memory.remove(7)
    memory.add(7, TRACE)
    assert [event for event, _ in memory.dump()] == [7]


def test_an_event_without_a_trace_can_be_removed() -> None:
    memory = LearnerMemory()
    memory.add(7, None)
    memory.remove(7)
    assert memory.dump() == []


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("ends", lambda ends: ends - 1),
        ("ends", lambda ends: ends[::-1].copy()),
        ("events", lambda events: events[[0, 0]]),
    ],
)
def test_traces_that_do_not_follow_each_other_are_refused(name, change) -> None:
    memory = LearnerMemory()
    for event in (7, 8):
        memory.add(event, TRACE)
    arrays = memory.save()
    with pytest.raises(ValueError, match="do not follow each other"):
        LearnerMemory().restore({**arrays, name: change(arrays[name])})
