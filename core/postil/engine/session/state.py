"""Online state of an engine: weights, confirmed segments with their phrases, n-grams and word
translations, learned since it was trained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields
from functools import lru_cache, partial
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.events import LAYERS, LearningEvent, Provenance
from postil.engine.models import EngineModels
from postil.engine.numbers import keep_digits
from postil.engine.session.calibration import Calibration
from postil.engine.session.gapped import FEATURES, gapped_options
from postil.features.weights import SparseWeights
from postil.learning.memory import LearnerMemory
from postil.models.session.gapped import gapped_rules
from postil.models.session.ngrams import SessionNgrams
from postil.models.session.store import SessionTableStore
from postil.models.session.table import SessionTable
from postil.search.constraints import ExtraOption
from postil.search.forest.hypergraph import ORIGIN_SESSION

U32 = npt.NDArray[np.uint32]

MAX_OPTIONS = 10  # per source phrase
BOOST = 5.0  # what one confirmed occurrence counts beside one of the training corpus
RECENT = 20.0  # events after which the recency of a pair has halved

# A term that the translator corrected is used by the next suggestion, whatever weight confirmed
# phrases have: a phrase of so many source words that the table translates, but never so, counts at
# least so much for each word. Single words and longer phrases are changed for other reasons, too,
# and of a phrase often seen in training (so many times for each time confirmed) more is known.
TERM_WORDS = (2, 3)
TERM_WEIGHT = 0.16
TERM_SEEN = 10
LEAST_WEIGHT = 0.005  # of "session.phrase"; of a smaller one no multiple is sound
KNOWN_SOURCES = 20_000  # whose translations in the table are remembered

PROVENANCE = len(fields(Provenance)) + 1  # texts kept of an event: its provenance and its layer
_TOP = len(LAYERS) - 1


def _targets(
    models: EngineModels, source: tuple[int, ...]
) -> tuple[frozenset[tuple[int, ...]], int]:
    """Translations of a phrase in the phrase table, and how often it was seen in training."""
    entries = models.phrases(source)
    return frozenset(entry.target for entry in entries), sum(entry.count for entry in entries)


def _provenance(saved: Sequence[Sequence[Any]]) -> dict[int, tuple[str, ...]]:
    """By event, from what ``OnlineState.save`` gave; ValueError or TypeError if it is not that."""
    numbers, *columns = saved
    found: dict[int, tuple[str, ...]] = dict(
        zip(numbers, zip(*columns, strict=True), strict=True) if columns else ()
    )
    for number, texts in found.items():
        sound = type(number) is int and number > 0 and all(isinstance(text, str) for text in texts)
        if not sound or len(texts) != PROVENANCE or texts[-1] not in LAYERS:
            raise ValueError(f"event {number} has no origin")
    return found


class Saved(Protocol):
    """A part of the state that can be kept as arrays."""

    def save(self) -> dict[str, npt.NDArray[Any]]: ...
    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None: ...


class OnlineState:
    """Learned state; every change is a :class:`LearningEvent` and can be taken back exactly."""

    def __init__(self, models: EngineModels) -> None:
        self._source = models.source
        self._target = models.target
        self.sparse = SparseWeights()
        self._lexicon = models.lexicon
        self.table = SessionTable(models.lexicon)
        self.ngrams = SessionNgrams()
        self.lexicon = OnlineLexicon()
        self.memory = LearnerMemory()
        self.calibration = Calibration()
        self._features = models.features
        self.weigh(models.weights)
        self._known = lru_cache(KNOWN_SOURCES)(partial(_targets, models))
        self._provenance: dict[int, tuple[str, ...]] = {}  # document, ..., time, layer
        self._reserved = 0

    def weigh(self, weights: npt.NDArray[np.float32]) -> None:
        """Take note of the dense weights, shape (columns,)."""
        weight = self._features.named(weights).get("session.phrase", 0.0)
        # below 0 where the weight is, so that their product is what it should be
        small = abs(weight) < LEAST_WEIGHT
        self._term_factor = 1.0 if small or weight >= TERM_WEIGHT else TERM_WEIGHT / weight

    @property
    def clock(self) -> int:
        """Number of the last live event."""
        return self.sparse.clock

    @property
    def next_number(self) -> int:
        """Number for a new event."""
        return max(self.clock, self._reserved) + 1

    def reserve(self, number: int) -> None:
        """Give no new event a number up to this one: it is that of an event put aside."""
        self._reserved = max(self._reserved, number)

    def provenance(self, number: int) -> tuple[Provenance, str]:
        """Where the segment of a live event comes from, and its layer."""
        *where, layer = self._provenance[number]
        return Provenance(*where), layer

    @property
    def bytes(self) -> int:
        """Memory of phrases, n-grams and word translations."""
        return self.table.bytes + self.ngrams.bytes + self.lexicon.bytes

    def apply(self, event: LearningEvent) -> None:
        """Know what an event holds.

        Raises
        ------
        ValueError
            It is known already, or its parts do not fit together.
        """
        event.check()
        source, target = self._ids(event)
        self.sparse.add(event.number, event.keys, event.deltas)
        self.memory.add(event.number, event.trace)
        self.table.add(event.number, source, target, event.links, LAYERS.index(event.layer))
        self.lexicon.add(source, target, event.links)
        self.ngrams.add(target)
        self.calibration.add(event.judgement)
        self._provenance[event.number] = (*astuple(event.provenance), event.layer)

    def undo(self, event: LearningEvent) -> None:
        """Forget what an event holds, as if it had never been.

        Raises
        ------
        ValueError
            It is not known.
        """
        source, target = self._ids(event)
        self.sparse.remove(event.number, event.keys, event.deltas)
        self.memory.remove(event.number, event.trace)
        self.table.remove(event.number)
        self.lexicon.remove(source, target, event.links)
        self.ngrams.remove(target)
        self.calibration.remove(event.judgement)
        del self._provenance[event.number]

    def _ids(self, event: LearningEvent) -> tuple[U32, U32]:
        return self._source.learn_words(event.source), self._target.learn_words(event.target)

    def settle(self) -> None:
        """Put confirmed segments in the order of their events: until the next change, looking them
        up changes nothing, and may be done by several threads at once.
        """
        self.table.order()

    def options(self, ids: U32) -> list[ExtraOption]:
        """Options of a sentence from confirmed segments."""
        rows, words = self.table.lookup(ids, MAX_OPTIONS, _TOP)
        if not len(rows):
            return []
        rows = self._keeping_digits(ids, rows, words)
        dense = self._dense(rows, self._corrected(ids, rows, words))
        options: list[ExtraOption] = []
        for number, row in enumerate(rows.tolist()):
            start, end, offset, length, count, _, total, event, _, _ = row
            target = words[offset : offset + length].tolist()
            counts = (
                BOOST * count,
                BOOST * total + 1.0,
                BOOST * max(count, self.ngrams.occurrences(target)) + 1.0,
            )
            options.append(
                ExtraOption(
                    start,
                    end,
                    target,
                    FEATURES,
                    dense[number],
                    ORIGIN_SESSION,
                    False,
                    counts,
                    event,
                )
            )
        return options

    def gapped_options(self, ids: U32, span: int) -> list[ExtraOption]:
        """Options with gaps of a sentence, from confirmed segments, that span ``span`` words."""
        if self._lexicon is None:
            return []
        rules = gapped_rules(self.table, self._lexicon, ids, span)
        sound = {
            sides: self._keeps_digits(*sides)
            for sides in {(rule.source, rule.target) for rule in rules}
        }
        kept = [rule for rule in rules if sound[rule.source, rule.target]]
        return gapped_options(
            kept, ids, span, clock=self.clock, top=_TOP, boost=BOOST, recent=RECENT
        )

    def _keeps_digits(self, source: tuple[int, ...], target: tuple[int, ...]) -> bool:
        """Whether the words of a rule have the same digits on both sides."""
        asked, said = (
            sorted(
                letter
                for word in side.vocabulary.decode([word for word in words if word >= 0])
                for letter in word
                if letter.isdigit()
            )
            for side, words in ((self._source, source), (self._target, target))
        )
        return asked == said

    def _keeping_digits(
        self, ids: U32, rows: npt.NDArray[np.void], words: U32
    ) -> npt.NDArray[np.void]:
        """The rows that change no digit."""
        asked = self._source.vocabulary.decode(ids.tolist())
        said = self._target.vocabulary.decode(words.tolist())
        ends = rows["offset"] + rows["length"]
        return rows[keep_digits(asked, said, (rows["start"], rows["end"], rows["offset"], ends))]

    def _corrected(self, ids: U32, rows: npt.NDArray[np.void], words: U32) -> npt.NDArray[np.bool_]:
        """Which rows are terms that the table translates otherwise."""
        shortest, longest = TERM_WORDS
        lengths = rows["end"] - rows["start"]
        found: npt.NDArray[np.bool_] = (lengths >= shortest) & (lengths <= longest)
        for number in np.flatnonzero(found).tolist():
            row = rows[number]
            targets, seen = self._known(tuple(ids[row["start"] : row["end"]].tolist()))
            target = tuple(words[row["offset"] : row["offset"] + row["length"]].tolist())
            rare = seen <= TERM_SEEN * row["count"]
            found[number] = bool(targets) and rare and target not in targets
        return found

    def _dense(
        self, rows: npt.NDArray[np.void], corrected: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float32]:
        """Values of the features ``FEATURES``."""
        words = (rows["end"] - rows["start"]).astype(np.float32)
        age = self.clock - rows["event"]
        dense = np.empty((len(rows), len(FEATURES)), dtype=np.float32)
        dense[:, 0] = rows["lex_inverse"]
        dense[:, 1] = rows["lex_direct"]
        dense[:, 2] = np.log(rows["count"] / (rows["total"] + 1.0))
        dense[:, 3] = words * np.where(corrected, self._term_factor, 1.0)
        dense[:, 4] = words * 0.5 ** (age / RECENT)
        dense[:, 5] = words * (rows["own"] == 0)
        return dense

    def knows(self, source: U32, target: U32) -> bool:
        """Whether a phrase pair was confirmed."""
        rows, words = self.table.lookup(source, 1000)
        wanted = target.tolist()
        return any(
            words[offset : offset + length].tolist() == wanted
            for start, end, offset, length in rows[["start", "end", "offset", "length"]].tolist()
            if (start, end) == (0, len(source))
        )

    def save(self) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """The whole state as arrays and as values for JSON, for :meth:`restore`."""
        arrays = {
            f"{name}.{key}": array
            for name, part in self._parts().items()
            for key, array in part.save().items()
        }
        values = {
            "provenance": [
                list(self._provenance),
                *(list(column) for column in zip(*self._provenance.values(), strict=True)),
            ],
            "reserved": self._reserved,
        }
        return arrays, values

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]], values: Mapping[str, Any]) -> None:
        """Become what :meth:`save` gave.

        Raises
        ------
        ArithmeticError, AttributeError, LookupError, TypeError, ValueError
            It is not that; the state is then undefined until something else is restored.
        """
        saved, _ = self.save()
        if {name: array.dtype for name, array in arrays.items()} != {
            name: array.dtype for name, array in saved.items()
        }:
            raise ValueError("the arrays are others")
        for side, name in ((self._source, "source"), (self._target, "target")):
            side.vocabulary.decode(np.unique(arrays[f"table.{name}"]).tolist())  # all are known
        provenance = _provenance(values["provenance"])
        reserved = values["reserved"]
        if type(reserved) is not int:
            raise TypeError("the number of the last event is none")
        for name, part in self._parts().items():
            start = f"{name}."
            part.restore(
                {
                    key.removeprefix(start): array
                    for key, array in arrays.items()
                    if key.startswith(start)
                }
            )
        events = SessionTableStore(self.table).events()
        if not set(provenance) == set(events) == set(arrays["weights.events"].tolist()):
            raise ValueError("the parts know different events")
        self._provenance = provenance
        self._reserved = reserved

    def _parts(self) -> dict[str, Saved]:
        """Parts that have a state of their own."""
        return {
            "weights": self.sparse,
            "table": SessionTableStore(self.table),
            "ngrams": self.ngrams,
            "lexicon": self.lexicon,
            "memory": self.memory,
            "calibration": self.calibration,
        }

    def state(self) -> tuple[object, ...]:
        """Everything learned, in a form in which equal states are equal (for tests and audits)."""
        events, keys, totals, moments = self.sparse.dump()
        segments = [
            (event, source.tolist(), target.tolist(), links.tolist(), layer)
            for event, source, target, links, layer in self.table.dump()
        ]
        grams, counts = self.ngrams.dump()
        return (
            events,
            keys.tolist(),
            totals.tolist(),
            moments.tolist(),
            segments,
            grams.tolist(),
            counts.tolist(),
            self.lexicon.dump(),
            self.memory.dump(),
            self.calibration.dump(),
            sorted(self._provenance.items()),
        )
