"""What the engine learned since it was trained: sparse weights, session phrases and session
n-grams.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from postil.engine.events import LearningEvent
from postil.engine.pipeline import Side
from postil.features.dense import DENSE_NAMES, column
from postil.features.weights import SparseWeights
from postil.learning.memory import LearnerMemory
from postil.models.lm import LanguageModel
from postil.models.session_ngrams import SessionNgrams
from postil.models.session_table import SessionPair, SessionTable
from postil.search.translator import ExtraOption
from postil.text.vocabulary import TokenIds

MAX_PHRASE = 7
MAX_OPTIONS = 10  # per source phrase
BOOST = 5.0  # what one confirmed occurrence counts beside one of the training corpus
RECENT = 20.0  # events after which the recency of a pair has halved

_COLUMN = {name: column(name) for name in DENSE_NAMES}
ORIGIN_SESSION = 1


class Session:
    """Learned state; every change is a :class:`LearningEvent` and can be taken back exactly."""

    def __init__(self, source: Side, target: Side, lm: LanguageModel) -> None:
        self._source = source
        self._target = target
        self._lm = lm
        self.sparse = SparseWeights()
        self.table = SessionTable()
        self.ngrams = SessionNgrams()
        self.memory = LearnerMemory()

    @property
    def clock(self) -> int:
        """Number of the last live event."""
        return self.sparse.clock

    def apply(self, event: LearningEvent) -> None:
        self.sparse.add(event.number, event.keys, event.deltas)
        self.table.add(event.number, self._pairs(event))
        self.memory.add(event.number, event.trace)
        self.ngrams.add(self._target.learn_words(event.target).tolist())

    def undo(self, event: LearningEvent) -> None:
        self.sparse.remove(event.number, event.keys, event.deltas)
        self.table.remove(event.number, self._pairs(event))
        self.memory.remove(event.number, event.trace)
        self.ngrams.remove(self._target.learn_words(event.target).tolist())

    def _pairs(
        self, event: LearningEvent
    ) -> list[tuple[tuple[int, ...], tuple[int, ...], float, float]]:
        return [
            (
                tuple(self._source.learn_words(pair.source).tolist()),
                tuple(self._target.learn_words(pair.target).tolist()),
                pair.lex_inverse,
                pair.lex_direct,
            )
            for pair in event.phrases
        ]

    def options(self, ids: TokenIds) -> list[ExtraOption]:
        """Options of a sentence from the session table, arguments of ``OptionTable.add``."""
        if not len(self.table):
            return []
        words = tuple(ids.tolist())
        return [
            option
            for start in range(len(words))
            for end in range(start + 1, min(len(words), start + MAX_PHRASE) + 1)
            for option in self._span_options(words[start:end], start, end)
        ]

    def _span_options(self, phrase: tuple[int, ...], start: int, end: int) -> Iterator[ExtraOption]:
        pairs = self.table.lookup(phrase)
        total = sum(pair.count for pair in pairs)
        for pair in pairs[:MAX_OPTIONS]:
            counts = (
                BOOST * pair.count,
                BOOST * total + 1.0,
                BOOST * self.table.target_count(pair.target) + 1.0,
            )
            yield start, end, pair.target, self._dense(pair, total), ORIGIN_SESSION, False, counts

    def _dense(
        self, pair: SessionPair, source_count: int
    ) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        """Feature values; search fills in the translation scores from the counts."""
        words = float(len(pair.source))
        dense = np.zeros(len(DENSE_NAMES), dtype=np.float32)
        dense[_COLUMN["lex.inverse"]] = pair.lex_inverse
        dense[_COLUMN["lex.direct"]] = pair.lex_direct
        dense[_COLUMN["session.direct"]] = np.log(pair.count / (source_count + 1.0))
        dense[_COLUMN["session.phrase"]] = words
        dense[_COLUMN["session.lm"]] = self.ngrams.gain(pair.target, self._lm)
        dense[_COLUMN["session.recency"]] = words * 0.5 ** ((self.clock - pair.last) / RECENT)
        return dense

    def state(self) -> tuple[Sequence[object], ...]:
        """Everything learned, in a form in which equal states are equal (for tests and audits)."""
        events, keys, totals, moments = self.sparse.dump()
        pairs = sorted(
            (
                tuple(self._source.vocabulary.decode(source)),
                tuple(self._target.vocabulary.decode(target)),
                numbers,
            )
            for source, target, numbers in self.table.dump()
        )
        grams = sorted(
            (tuple(self._target.vocabulary.decode(gram)), count)
            for gram, count in self.ngrams.dump()
        )
        return (
            events,
            keys.tolist(),
            totals.tolist(),
            moments.tolist(),
            pairs,
            grams,
            self.memory.dump(),
        )
