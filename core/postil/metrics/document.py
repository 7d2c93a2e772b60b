"""Statistics of a growing document, for metrics that look beyond one sentence.

Each confirmed segment leaves a :class:`SentenceRecord`. The state is a function of the records that
are there, whatever was added and removed in between: integer sums for the approximated BLEU, and
the last records for the decaying context, so that any of them can be taken back exactly.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.metrics.bleu import ORDER

I64 = npt.NDArray[np.int64]
F64 = npt.NDArray[np.float64]
Counts = tuple[int, ...]

DECAY = 0.9
HORIZON = 200  # records beyond count less than 1e-9 in the context
COLUMNS = 2 * ORDER + 2
MOST_WORDS = 1 << 31  # of a sentence: sums of any document stay within 64 bits


@dataclass(frozen=True, slots=True)
class SentenceRecord:
    """Statistics of one sentence.

    ``sentence``: key of source and reference; ``oracle``, ``shown``: BLEU statistics (see
    ``ngrams``) of the best candidate and of the one that was shown; ``source_length``: words.
    """

    sentence: int
    oracle: Counts
    shown: Counts
    source_length: int


def check_record(record: SentenceRecord) -> None:
    """Raise ValueError if a record is not one that can be added."""
    if {len(record.oracle), len(record.shown)} != {COLUMNS}:
        raise ValueError(f"BLEU statistics are {COLUMNS} counts")
    counts = (*record.oracle, *record.shown, record.source_length)
    if not all(0 <= count <= MOST_WORDS for count in counts) or not 0 <= record.sentence < 2**64:
        raise ValueError("a count of words is none")


class DocumentStatistics:
    """Records by event number."""

    def __init__(self) -> None:
        self._records: dict[int, SentenceRecord] = {}
        self._order: list[int] = []
        self._events_of: dict[int, list[int]] = {}
        self._oracles = np.zeros(COLUMNS, dtype=np.int64)

    def __contains__(self, event: int) -> bool:
        return event in self._records

    def __len__(self) -> int:
        return len(self._records)

    def add(self, event: int, record: SentenceRecord) -> None:
        """Count a sentence in; a record of the same sentence and an earlier event gives way.

        Raises
        ------
        ValueError
            The event has a record already, or the record is none that can be added.
        """
        if event in self._records:
            raise ValueError(f"event {event} is not new")
        check_record(record)
        self._move(record.sentence, -1)
        self._records[event] = record
        insort(self._order, event)
        insort(self._events_of.setdefault(record.sentence, []), event)
        self._move(record.sentence, 1)

    def remove(self, event: int) -> SentenceRecord:
        """Undo :meth:`add`; returns the record."""
        record = self._records[event]
        self._move(record.sentence, -1)
        del self._records[event]
        self._order.remove(event)
        self._events_of[record.sentence].remove(event)
        if not self._events_of[record.sentence]:
            del self._events_of[record.sentence]
        self._move(record.sentence, 1)
        return record

    def _move(self, sentence: int, sign: int) -> None:
        """Add or take away the oracle that stands for a sentence: that of its latest event."""
        events = self._events_of.get(sentence)
        if events:
            self._oracles += sign * np.array(self._records[events[-1]].oracle, dtype=np.int64)

    def oracles_without(self, sentence: int) -> I64:
        """Summed statistics of the best candidates of all other sentences, shape (10,)."""
        events = self._events_of.get(sentence)
        if not events:
            return self._oracles.copy()
        own = np.array(self._records[events[-1]].oracle, dtype=np.int64)
        result: I64 = self._oracles - own
        return result

    def context(self) -> tuple[F64, float]:
        """Decayed statistics of what was shown, shape (10,), and decayed source words: O and |f| of
        Chiang et al. (2008), ``O ← 0.9 (O + c(e))`` after each sentence.
        """
        statistics, words = np.zeros(COLUMNS), 0.0
        for event in self._order[-HORIZON:]:
            record = self._records[event]
            statistics = DECAY * (statistics + np.array(record.shown, dtype=np.float64))
            words = DECAY * (words + record.source_length)
        return statistics, words

    def dump(self) -> list[tuple[int, SentenceRecord]]:
        """The whole state, sorted; equal states dump equal."""
        return [(event, self._records[event]) for event in self._order]
