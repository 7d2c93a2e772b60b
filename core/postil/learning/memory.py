"""What learning keeps of confirmed segments beside weights: good candidates, document statistics.

Everything belongs to a numbered event, as the deltas of weights do, and the state is a function of
the events that are there: any of them can be taken back exactly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.metrics.document import DocumentStatistics, SentenceRecord


@dataclass(frozen=True, slots=True)
class Oracle:
    """A good candidate of a sentence: feature keys (uint64) and values (float32), its score without
    learned weights, and its words.
    """

    keys: npt.NDArray[np.uint64]
    values: npt.NDArray[np.float32]
    base: float
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """What one event leaves: ``record`` for metrics of documents, ``oracles`` best first."""

    record: SentenceRecord
    oracles: tuple[Oracle, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Values for JSON; exact."""
        record = self.record
        return {
            "sentence": record.sentence,
            "oracle": list(record.oracle),
            "shown": list(record.shown),
            "source_length": record.source_length,
            "oracles": [
                [item.keys.tolist(), item.values.tolist(), item.base, list(item.words)]
                for item in self.oracles
            ],
        }

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Trace:
        """The inverse of :meth:`to_json`; KeyError, TypeError or ValueError for damaged values."""
        record = SentenceRecord(
            int(values["sentence"]),
            tuple(int(count) for count in values["oracle"]),
            tuple(int(count) for count in values["shown"]),
            int(values["source_length"]),
        )
        oracles = tuple(
            Oracle(
                np.array(keys, dtype=np.uint64),
                np.array(numbers, dtype=np.float32),
                float(base),
                tuple(str(word) for word in words),
            )
            for keys, numbers, base, words in values["oracles"]
        )
        return cls(record, oracles)


class LearnerMemory:
    """Traces of the events that are there."""

    def __init__(self) -> None:
        self.document = DocumentStatistics()
        self._oracles: dict[int, dict[int, tuple[Oracle, ...]]] = {}  # sentence, event

    def add(self, event: int, trace: Trace | None) -> None:
        """Keep what an event leaves."""
        if trace is None:
            return
        self.document.add(event, trace.record)
        if trace.oracles:
            self._oracles.setdefault(trace.record.sentence, {})[event] = trace.oracles

    def remove(self, event: int, trace: Trace | None) -> None:
        """Undo :meth:`add` with the same arguments."""
        if trace is None:
            return
        self.document.remove(event)
        if trace.oracles:
            events = self._oracles[trace.record.sentence]
            del events[event]
            if not events:
                del self._oracles[trace.record.sentence]

    def oracles(self, sentence: int) -> tuple[Oracle, ...]:
        """The best candidates of a sentence at the latest event that learned from it."""
        events = self._oracles.get(sentence)
        return events[max(events)] if events else ()

    def dump(self) -> list[tuple[int, dict[str, Any]]]:
        """The whole state, sorted; equal states dump equal."""
        kept = {
            event: found for events in self._oracles.values() for event, found in events.items()
        }
        return [
            (event, Trace(record, kept.get(event, ())).to_json())
            for event, record in self.document.dump()
        ]
