"""Learning events: what one confirmed segment taught the engine, in a form that can be kept and
undone.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, astuple, dataclass, field
from math import isfinite
from operator import index
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError
from postil.learning.memory import Trace
from postil.messages import Message
from postil.types.reasons import reason_of
from postil.types.unpacking import unpacked

EVENT_VERSION = 2
LAYERS = ("base", "client", "project")  # whose translations; later ones count for more
MAX_EVENT_BYTES = 16 << 20  # a damaged journal must not ask for all memory
MOST_EVENTS = 1 << 40  # the highest number of one
MOST_ORIGIN = 64  # letters of its name
LARGEST_EVIDENCE = 1 << 40  # of one number; sums of them stay far from the ends of 64 bits
LARGEST_GAIN = 1 << 15  # in the units of ``session.standing``: 128 words
MEASURES = 3  # of how good a translation is: BLEU, TER, chrF
LARGEST_FEATURE = 1 << 15  # of a judgement: 8 in the units of ``session.calibration``

Phrase = tuple[str, ...]
ItemKind = Literal["phrase", "reinforced", "weakened", "term"]
KINDS = ("phrase", "reinforced", "weakened", "term")


@dataclass(frozen=True, slots=True, order=True)
class Provenance:
    """Provenance of a confirmed segment: document name, segment key, translator, time (ISO 8601
    UTC).
    """

    document: str = ""
    segment: str = ""
    author: str = ""
    time: str = ""


@dataclass(frozen=True, slots=True, order=True)
class EventId:
    """Identity of an event, the same wherever it goes.

    ``origin``: the engine that learned it, a name of its own at each opening, so that copies of a
    project never give the same; ``number``: of the event there, from 1.
    """

    origin: str
    number: int


@dataclass(frozen=True, slots=True)
class LearnedItem:
    """One line of the learning card.

    ``kind``: "phrase" (new to the engine), "reinforced" or "weakened" (a phrase pair whose weight
    rose or fell by ``change``), "term".
    """

    kind: ItemKind
    source: str
    target: str
    change: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """Closeness of the engine's own translation to what was confirmed.

    ``guess``: confidence by the model of the engine; ``predicted``: the confidence shown;
    ``closeness``: 1 - min(1, word edits / length of the confirmed text); ``features``: those of
    ``session.calibration``, fixed point; ``corrected``: the guess as its features corrected it,
    None where nothing is learned from that.
    """

    guess: float
    predicted: float
    closeness: float
    features: tuple[int, ...]
    corrected: float | None = None


def _judgement(values: dict[str, Any] | None) -> Judgement | None:
    if values is None:
        return None
    guess, predicted, closeness = (
        float(values[name]) for name in ("guess", "predicted", "closeness")
    )
    kept = values.get("corrected")
    corrected = None if kept is None else float(kept)
    shares = guess, predicted, closeness, 0.0 if corrected is None else corrected
    if not all(0.0 <= share <= 1.0 for share in shares):
        raise ValueError("a confidence outside 0 to 1")
    known = tuple(_whole_numbers(values["features"]))
    if any(abs(value) > LARGEST_FEATURE for value in known):
        raise ValueError("a feature is too large")
    return Judgement(guess, predicted, closeness, known, corrected)


@dataclass(frozen=True, slots=True)
class Evidence:
    """Evidence of how much what was learned before should count, fixed point; an empty tuple where
    there is none.

    ``parts``: for each of ``session.trust.PARTS`` and each factor tried, the quality of what would
    have been shown; ``shares``: as ``SessionNgrams.evidence`` gives it, row by row; ``gains``: by
    how much the engine was better than as trained, see ``session.standing.gains_of``; ``lengths``:
    words of its output, and of its output as trained, see ``session.length.lengths_of``.
    """

    parts: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()
    gains: tuple[int, ...] = ()
    lengths: tuple[int, ...] = ()


def _evidence(values: dict[str, Any] | None) -> Evidence | None:
    if values is None:
        return None
    parts, shares = (tuple(_whole_numbers(values[name])) for name in ("parts", "shares"))
    if any(abs(value) > LARGEST_EVIDENCE for value in (*parts, *shares)):
        raise ValueError("evidence that is too large")
    gains = tuple(_whole_numbers(values.get("gains", [])))
    if len(gains) not in {0, MEASURES} or any(abs(gain) > LARGEST_GAIN for gain in gains):
        raise ValueError("gains that are none")
    lengths = tuple(_whole_numbers(values.get("lengths", [])))
    if len(lengths) not in {0, 2} or not all(0 <= length <= LARGEST_EVIDENCE for length in lengths):
        raise ValueError("lengths that are none")
    return Evidence(parts, shares, gains, lengths)


def _tokens(values: Any) -> Phrase:
    """Tokens that a vocabulary can learn."""
    if not isinstance(values, list) or not all(
        isinstance(token, str) and token and "\n" not in token for token in values
    ):
        raise ValueError("a token is none")
    return tuple(values)


def _no_links() -> npt.NDArray[np.uint16]:
    return np.empty((0, 2), dtype=np.uint16)


@dataclass(frozen=True, slots=True)
class LearningEvent:
    """Everything one confirm changes; ``Engine.apply`` and ``Engine.undo`` are exact inverses on
    it.

    Parameters
    ----------
    number
        Position in the history of the engine that knows it, from 1; unique there.
    keys, deltas
        Change of sparse weights: feature keys (uint64) and fixed-point deltas (int64).
    source, target
        Tokens of both sides, truecased; empty where the session models are to learn nothing.
    links
        Their word alignment, uint16, shape (n, 2): positions in source and target.
    layer
        Whose translation it is, one of ``LAYERS``.
    phrase_count
        Phrase pairs in it.
    summary
        What the learning card shows.
    trace
        What the learner and its metric remember of the segment, if anything.
    judgement
        How good the engine's own translation was, if it made one.
    evidence
        How good it would have been if what was learned before had counted for more or less.
    id
        Who learned it first; None for events from before these were kept. It stays where the event
        is brought to another engine, which gives it another ``number``.
    """

    number: int
    provenance: Provenance
    keys: npt.NDArray[np.uint64]
    deltas: npt.NDArray[np.int64]
    source: Phrase = ()
    target: Phrase = ()
    links: npt.NDArray[np.uint16] = field(default_factory=_no_links)
    layer: str = LAYERS[-1]
    phrase_count: int = 0
    summary: list[LearnedItem] = field(default_factory=list)
    trace: Trace | None = None
    judgement: Judgement | None = None
    evidence: Evidence | None = None
    id: EventId | None = None

    def check(self) -> None:
        """Raise ValueError or TypeError if the parts do not fit together, or cannot be written."""
        if self.layer not in LAYERS:
            raise ValueError(f"there is no layer {self.layer!r}")
        if not 1 <= self.number <= MOST_EVENTS or self.phrase_count < 0:
            raise ValueError("its number or its count of phrases is none")
        if len(self.keys) != len(self.deltas):
            raise ValueError("not as many deltas as keys")
        "".join((*self.source, *self.target, *astuple(self.provenance))).encode()
        ends = (len(self.source), len(self.target))
        if len(self.links) and (self.links.max(axis=0) >= ends).any():
            raise ValueError("a link leaves its segment")

    def to_bytes(self) -> bytes:
        """Compact, self-describing, no pickle."""
        values = {
            "version": EVENT_VERSION,
            "number": self.number,
            "provenance": asdict(self.provenance),
            "keys": [int(key) for key in self.keys],
            "deltas": [int(delta) for delta in self.deltas],
            "source": list(self.source),
            "target": list(self.target),
            "links": self.links.reshape(-1).tolist(),
            "layer": self.layer,
            "phrases": self.phrase_count,
            "summary": [asdict(item) for item in self.summary],
            "trace": self.trace.to_json() if self.trace else None,
            "judgement": asdict(self.judgement) if self.judgement else None,
            "evidence": asdict(self.evidence) if self.evidence else None,
            "id": astuple(self.id) if self.id else None,
        }
        return zlib.compress(json.dumps(values, ensure_ascii=False).encode("utf-8"), 6)

    @classmethod
    def from_bytes(cls, blob: bytes) -> LearningEvent:
        """The inverse of :meth:`to_bytes`.

        Raises
        ------
        EngineError
            The bytes are damaged or of a newer version.
        """
        try:
            return cls._from_values(json.loads(unpacked(blob, MAX_EVENT_BYTES)))
        except (
            ValueError, LookupError, TypeError, AttributeError, ArithmeticError,
            RecursionError,
        ) as error:  # fmt: skip
            raise EngineError(
                Message(
                    "A learning event of the journal is damaged: {reason}", reason=reason_of(error)
                )
            ) from error

    @classmethod
    def _from_values(cls, values: dict[str, Any]) -> LearningEvent:
        if values["version"] != EVENT_VERSION:
            raise ValueError(f"version {values['version']} is not known")
        event = cls(
            number=index(values["number"]),
            provenance=Provenance(**values["provenance"]),
            keys=np.array(_whole_numbers(values["keys"]), dtype=np.uint64),
            deltas=np.array(_whole_numbers(values["deltas"]), dtype=np.int64),
            source=_tokens(values["source"]),
            target=_tokens(values["target"]),
            links=np.array(_whole_numbers(values["links"]), dtype=np.uint16).reshape(-1, 2),
            layer=values["layer"],
            phrase_count=index(values["phrases"]),
            summary=[_item(item) for item in values["summary"]],
            trace=Trace.from_json(values["trace"]) if values.get("trace") else None,
            judgement=_judgement(values.get("judgement")),
            evidence=_evidence(values.get("evidence")),
            id=_event_id(values.get("id")),
        )
        event.check()
        return event


def _event_id(values: list[Any] | None) -> EventId | None:
    if values is None:
        return None
    origin, number = values
    if not isinstance(origin, str) or not 0 < len(origin) <= MOST_ORIGIN or index(number) < 1:
        raise ValueError("an event of no origin")
    origin.encode()
    return EventId(origin, index(number))


def _item(values: dict[str, Any]) -> LearnedItem:
    item = LearnedItem(**values)
    if item.kind not in KINDS or not isfinite(item.change):
        raise ValueError("a line of the summary is no item")
    "".join((item.source, item.target)).encode()
    return item


def _whole_numbers(values: list[Any]) -> list[int]:
    if not isinstance(values, list) or not set(map(type, values)) <= {int}:
        raise TypeError("no list of whole numbers")
    return values
