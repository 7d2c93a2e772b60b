"""Learning events: what one confirmed segment taught the engine, in a form that can be kept and
undone.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError
from postil.learning.memory import Trace

EVENT_VERSION = 1
MAX_EVENT_BYTES = 16 << 20  # a damaged journal must not ask for all memory

Phrase = tuple[str, ...]
ItemKind = Literal["phrase", "reinforced", "weakened", "term"]


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a confirmed segment comes from: document name, segment key, translator, time (ISO 8601
    UTC).
    """

    document: str = ""
    segment: str = ""
    author: str = ""
    time: str = ""


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
class PhrasePair:
    """A phrase pair of the confirmed segment, as tokens, with its lexical weights (natural log)."""

    source: Phrase
    target: Phrase
    lex_inverse: float
    lex_direct: float


@dataclass(frozen=True, slots=True)
class LearningEvent:
    """Everything one confirm changes; ``Engine.apply`` and ``Engine.undo`` are exact inverses on
    it.

    Parameters
    ----------
    number
        Position in the engine's history, from 1; unique.
    keys, deltas
        Change of sparse weights: feature keys (uint64) and fixed-point deltas (int64).
    phrases
        Phrase pairs for the session table.
    target
        Tokens of the confirmed text, for the session language model.
    summary
        What the learning card shows.
    trace
        What the learner and its metric remember of the segment, if anything.
    source
        Tokens of the segment, where the engine counts phrases of whole segments (max-margin).
    """

    number: int
    provenance: Provenance
    keys: npt.NDArray[np.uint64]
    deltas: npt.NDArray[np.int64]
    phrases: tuple[PhrasePair, ...]
    target: Phrase
    summary: list[LearnedItem] = field(default_factory=list)
    trace: Trace | None = None
    source: Phrase = ()

    def to_bytes(self) -> bytes:
        """Compact, self-describing, no pickle."""
        values = {
            "version": EVENT_VERSION,
            "number": self.number,
            "provenance": asdict(self.provenance),
            "keys": [int(key) for key in self.keys],
            "deltas": [int(delta) for delta in self.deltas],
            "phrases": [
                [list(pair.source), list(pair.target), pair.lex_inverse, pair.lex_direct]
                for pair in self.phrases
            ],
            "target": list(self.target),
            "source": list(self.source),
            "summary": [asdict(item) for item in self.summary],
            "trace": self.trace.to_json() if self.trace else None,
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
            unpacker = zlib.decompressobj()
            text = unpacker.decompress(blob, MAX_EVENT_BYTES)
            if not unpacker.eof:
                raise ValueError("cut off or too large")
            return cls._from_values(json.loads(text))
        except (zlib.error, ValueError, KeyError, TypeError, OverflowError) as error:
            raise EngineError(f"A learning event of the journal is damaged: {error}") from error

    @classmethod
    def _from_values(cls, values: dict[str, Any]) -> LearningEvent:
        if values["version"] > EVENT_VERSION:
            raise ValueError(f"version {values['version']} is not known")
        return cls(
            number=int(values["number"]),
            provenance=Provenance(**values["provenance"]),
            keys=np.array(values["keys"], dtype=np.uint64),
            deltas=np.array(values["deltas"], dtype=np.int64),
            phrases=tuple(
                PhrasePair(tuple(source), tuple(target), float(inverse), float(direct))
                for source, target, inverse, direct in values["phrases"]
            ),
            target=tuple(values["target"]),
            summary=[LearnedItem(**item) for item in values["summary"]],
            trace=Trace.from_json(values["trace"]) if values.get("trace") else None,
            source=tuple(values.get("source", ())),
        )
