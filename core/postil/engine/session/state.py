"""Online state of an engine: weights, confirmed segments with their phrases, n-grams and word
translations, learned since it was trained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, fields
from functools import lru_cache
from random import randrange
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.events import LAYERS, MOST_EVENTS, LearningEvent, Provenance
from postil.engine.models import EngineModels
from postil.engine.numbers import digit_hash
from postil.engine.pipeline import Side
from postil.engine.session.calibration import Calibration
from postil.engine.session.length import Length
from postil.engine.session.origins import Origins, Texts
from postil.engine.session.standing import Standing
from postil.engine.session.trust import Trust
from postil.engine.session.version import KNOWN_SOURCES, SessionVersion
from postil.features.weights import SparseWeights
from postil.learning.memory import LearnerMemory
from postil.models.session.ngrams import SessionNgrams
from postil.models.session.option_values import WordNumbers
from postil.models.session.table import SessionTable
from postil.models.session.table_arrays import SessionTableStore

U32 = npt.NDArray[np.uint32]

PROVENANCE = len(fields(Provenance)) + 1  # texts kept of an event: its provenance and its layer


def _provenance(saved: Sequence[Sequence[Any]]) -> dict[int, Texts]:
    """By event, from what ``OnlineState.save`` gave; ValueError or TypeError if it is not that."""
    numbers, *columns = saved
    found: dict[int, Texts] = dict(
        zip(numbers, zip(*columns, strict=True), strict=True) if columns else ()
    )
    for number, texts in found.items():
        sound = type(number) is int and 0 < number <= MOST_EVENTS
        sound = sound and all(isinstance(text, str) for text in texts)
        if not sound or len(texts) != PROVENANCE or texts[-1] not in LAYERS:
            raise ValueError(f"event {number} has no origin")
    return found


def _digits_of(side: Side) -> WordNumbers:
    """Sums of hashes of the digits of its words."""
    return WordNumbers(lambda number: digit_hash(side.vocabulary.token(number)))


class Saved(Protocol):
    """A part of the state that can be kept as arrays."""

    def save(self) -> dict[str, npt.NDArray[Any]]: ...
    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None: ...


class OnlineState:
    """Learned state; every change is a :class:`LearningEvent` and can be taken back exactly.

    For one thread at a time; what others read are its versions.
    """

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
        self.trust = Trust()
        self.standing = Standing()
        self.length = Length()
        self._features = models.features
        self._known = lru_cache(KNOWN_SOURCES)(models.targets)
        self._digits = _digits_of(models.source), _digits_of(models.target)
        self._provenance = Origins()  # document, ..., time, layer
        self._reserved = 0

    @property
    def clock(self) -> int:
        """Number of the last live event."""
        return self.sparse.clock

    @property
    def next_number(self) -> int:
        """Number for a new event: the next one. Where a stranger's journal has the last number of
        all, one among so many that none of an event put aside is met.
        """
        number = max(self.clock, self._reserved) + 1
        while number > MOST_EVENTS or number in self._provenance:
            number = randrange(1, MOST_EVENTS)
        return number

    def reserve(self, number: int) -> None:
        """Give no new event a number up to this one: it is that of an event put aside."""
        self._reserved = max(self._reserved, number)

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
        self.trust.add(event.evidence)
        self.standing.add(event.evidence)
        self.length.add(event.evidence)
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
        self.memory.remove(event.number)
        self.table.remove(event.number)
        self.lexicon.remove(source, target, event.links)
        self.ngrams.remove(target)
        self.calibration.remove(event.judgement)
        self.trust.remove(event.evidence)
        self.standing.remove(event.evidence)
        self.length.remove(event.evidence)
        del self._provenance[event.number]

    def _ids(self, event: LearningEvent) -> tuple[U32, U32]:
        return self._source.learn_words(event.source), self._target.learn_words(event.target)

    def version(
        self, weights: npt.NDArray[np.float32], *, steps_back: bool = True
    ) -> SessionVersion:
        """The current version, to be read beside later changes.

        Parameters
        ----------
        weights
            Of the dense features, shape (columns,).
        steps_back
            Whether what was learned is not used while it does not help.
        """
        ngrams = self.ngrams.copy()
        ngrams.set_shares(self.trust.shares)
        return SessionVersion(
            source=self._source,
            target=self._target,
            lexicon=self._lexicon,
            table=self.table.copy(),
            ngrams=ngrams,
            links=self.lexicon.copy(),
            sparse=self.sparse.copy(),
            calibration=self.calibration.copy(),
            factors=self.trust.factors,
            helps=self.standing.helps or not steps_back,
            origins=self._provenance.copy(),
            known=self._known,
            digits=self._digits,
            phrase_weight=self._features.named(weights).get("session.phrase", 0.0),
        )

    def save(self) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """The whole state as arrays and as values for JSON, for :meth:`restore`."""
        arrays = {
            f"{name}.{key}": array
            for name, part in self._parts().items()
            for key, array in part.save().items()
        }
        origins = dict(self._provenance.items())
        values = {
            "provenance": [
                list(origins),
                *(list(column) for column in zip(*origins.values(), strict=True)),
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
        if type(reserved) is not int or not 0 <= reserved <= MOST_EVENTS:
            raise ValueError("the number of the last event is none")
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
        if not set(arrays["memory.events"].tolist()) <= set(events):
            raise ValueError("there is a trace of an event that is not known")
        self._provenance = Origins(provenance.items())
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
            "trust": self.trust,
            "standing": self.standing,
            "length": self.length,
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
            self.trust.dump(),
            self.standing.dump(),
            self.length.dump(),
            sorted(self._provenance.items()),
        )
