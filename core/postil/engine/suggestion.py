"""What the engine proposes for a segment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from postil.text.tags import TaggedText

WordKind = Literal["table", "session", "unknown", "injected"]
WORD_KINDS: tuple[WordKind, ...] = ("table", "session", "unknown", "injected")


@dataclass(frozen=True, slots=True)
class WordOrigin:
    """Where a target word comes from.

    ``source_start``, ``source_end``: half-open character span in the source's plain text of the
    phrase it translates; ``kind``: "table" (trained), "session" (confirmed by the translator),
    "unknown" (copied), "injected".
    """

    text: str
    source_start: int
    source_end: int
    kind: WordKind


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A machine translation.

    ``score``: model score (natural log); ``confidence``: expected closeness to what will be
    confirmed, in [0, 1]; ``alternatives``: other translations, best first; ``words``: one per
    target token.
    """

    target: TaggedText
    score: float
    confidence: float
    alternatives: tuple[TaggedText, ...]
    words: tuple[WordOrigin, ...]


@dataclass(frozen=True, slots=True)
class Translation:
    """One of several translations.

    ``features``: value of each dense feature by name; their weighted sum, and what sparse weights
    add, is ``score`` (natural log).
    """

    target: TaggedText
    score: float
    features: dict[str, float]
