"""Memory of a learner beside weights: good candidates, document statistics.

Everything belongs to a numbered event, as the deltas of weights do, and the state is a function of
the applied events alone: any of them can be undone exactly.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from threading import RLock
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.metrics.document import DocumentStatistics, SentenceRecord, check_record

_LARGEST = float(np.finfo(np.float32).max)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OracleCandidate:
    """A good candidate of a sentence: feature keys (uint64) and values (float32), its score without
    learned weights, and its words.
    """

    keys: npt.NDArray[np.uint64]
    values: npt.NDArray[np.float32]
    base: float
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trace:
    """Trace of one event: ``record`` for metrics of documents, ``oracles`` best first."""

    record: SentenceRecord
    oracles: tuple[OracleCandidate, ...] = ()

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
        check_record(record)
        oracles = tuple(_oracle(*value) for value in values["oracles"])
        return cls(record, oracles)


def _oracle(
    keys: list[int], numbers: list[float], base: float, words: list[str]
) -> OracleCandidate:
    """An oracle from values of JSON."""
    "".join(words).encode()
    if not all(abs(number) <= _LARGEST for number in (*numbers, base)):  # false for nan, too
        raise ValueError("a value of a candidate is no number")
    oracle = OracleCandidate(
        np.array(keys, dtype=np.uint64),
        np.array(numbers, dtype=np.float32),
        float(base),
        tuple(words),
    )
    if oracle.keys.ndim != 1 or oracle.keys.shape != oracle.values.shape:
        raise ValueError("not as many values as keys")
    return oracle


class LearnerMemory:
    """Traces of the events that are there.

    Those that were restored stay packed until they are asked for: a long history costs nothing to
    have. Candidates may be asked for in any thread, beside changes.
    """

    def __init__(self) -> None:
        self._lock = RLock()
        self._document = DocumentStatistics()
        self._oracles: dict[int, dict[int, tuple[OracleCandidate, ...]]] = {}  # sentence, event
        self._packed: dict[int, bytes] = {}  # event
        self._packed_events: dict[int, list[int]] = {}  # sentence
        self._sentences: dict[int, int] = {}  # event that is packed
        self._lost: set[int] = set()  # events whose traces cannot be unpacked

    @property
    def document(self) -> DocumentStatistics:
        """Records of all events; unpacks what was restored."""
        with self._lock:
            for event in list(self._packed):
                self._unpack(event)
            return self._document

    def add(self, event: int, trace: Trace | None) -> None:
        """Keep what an event leaves."""
        if trace is None:
            return
        with self._lock:
            self._document.add(event, trace.record)
            if trace.oracles:
                self._oracles.setdefault(trace.record.sentence, {})[event] = trace.oracles

    def remove(self, event: int) -> None:
        """Undo :meth:`add`; goes by what is kept, which a damaged snapshot can have changed."""
        with self._lock:
            self._remove(event)

    def _remove(self, event: int) -> None:
        if event in self._packed:
            self._unpack(event)
        self._lost.discard(event)
        if event not in self._document:
            return
        sentence = self._document.remove(event).sentence
        events = self._oracles.get(sentence, {})
        events.pop(event, None)
        if not events:
            self._oracles.pop(sentence, None)

    def oracles(self, sentence: int) -> tuple[OracleCandidate, ...]:
        """The best candidates of a sentence at the latest event that learned from it."""
        with self._lock:
            for event in list(self._packed_events.get(sentence, ())):
                self._unpack(event)
            events = self._oracles.get(sentence)
            return events[max(events)] if events else ()

    def _unpack(self, event: int) -> None:
        """Take up a trace; one that is damaged is as if the event had left none."""
        text, sentence = self._packed.pop(event), self._sentences.pop(event)
        events = self._packed_events[sentence]
        events.remove(event)
        if not events:
            del self._packed_events[sentence]
        try:
            trace = Trace.from_json(json.loads(text))
            if trace.record.sentence != sentence:
                raise ValueError(f"a trace of sentence {trace.record.sentence}")
            self.add(event, trace)
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
            self._lost.add(event)
            log.warning("What was kept of event %d is damaged: %s", event, error)

    def _all(self) -> Iterator[tuple[int, Trace]]:
        """Traces that are unpacked, by event."""
        kept = {
            event: found for events in self._oracles.values() for event, found in events.items()
        }
        for event, record in self._document.dump():
            yield event, Trace(record, kept.get(event, ()))

    def save(self) -> dict[str, npt.NDArray[Any]]:
        """All traces as arrays, for :meth:`restore`."""
        packed = {
            **{
                event: (sentence, self._packed[event])
                for sentence, events in self._packed_events.items()
                for event in events
            },
            **{
                event: (trace.record.sentence, json.dumps(trace.to_json()).encode())
                for event, trace in self._all()
            },
        }
        sizes = [len(text) for _, text in packed.values()]
        return {
            "events": np.array(list(packed), dtype=np.int64),
            "sentences": np.array([sentence for sentence, _ in packed.values()], dtype=np.uint64),
            "ends": np.cumsum(sizes, dtype=np.int64),
            "text": np.frombuffer(b"".join(text for _, text in packed.values()), dtype=np.uint8),
        }

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Become what :meth:`save` gave.

        Raises
        ------
        ValueError
            The arrays do not fit together.
        """
        text = arrays["text"].tobytes()
        events, ends = arrays["events"].tolist(), arrays["ends"].tolist()
        sentences = arrays["sentences"].tolist()
        starts = [0, *ends][: len(ends)]
        if any(start > end for start, end in zip(starts, ends, strict=True)) or (
            [0, *ends][-1] != len(text) or len(set(events)) != len(events)
        ):
            raise ValueError("the traces do not follow each other")
        pieces = [text[start:end] for start, end in zip(starts, ends, strict=True)]
        with self._lock:
            self._sentences = dict(zip(events, sentences, strict=True))
            self._packed = dict(zip(events, pieces, strict=True))
            self._document, self._oracles, self._packed_events = DocumentStatistics(), {}, {}
            self._lost = set()
            for event, sentence in self._sentences.items():
                self._packed_events.setdefault(sentence, []).append(event)

    def dump(self) -> list[tuple[int, dict[str, Any]]]:
        """The whole state, sorted; equal states dump equal."""
        for event in list(self._packed):
            self._unpack(event)
        return [(event, trace.to_json()) for event, trace in self._all()]
