"""Suggestions: the engine's translation of a segment, and its alternatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from postil.engine.events import Provenance
from postil.text.tags import TaggedText

WordKind = Literal["table", "session", "unknown", "injected", "glossary"]
WORD_KINDS: tuple[WordKind, ...] = ("table", "session", "unknown", "injected")
"""By the origin of a phrase; words of a term are of another kind, wherever their phrase is from."""


class WordOrigin(NamedTuple):
    """Origin of a target word.

    ``source_start``, ``source_end``: half-open character span in the source's plain text of the
    phrase it translates; ``kind``: "table" (trained), "session" (confirmed by the translator),
    "unknown" (copied), "injected" (a number or address), "glossary" (as ``glossary`` says).

    ``source``, ``target``: the phrase pair it is part of, as the segment and the suggestion have
    it; "…" is a gap, which other phrases fill. ``part``: of a pair with gaps, the words side by
    side with this one, and those of the source they are linked to; ``source_start``, ``source_end``
    are those of the latter then.
    ``provenance``: of the latest confirmed segment that holds the pair, ``layer`` its layer; None
    and "" for other kinds.
    ``corpora``: names of the corpora the engine was trained from, for kind "table".

    ``start``, ``end``: half-open character span of the word in the suggestion's plain text;
    ``confidence``: probability that it will be confirmed as it is.
    """

    text: str
    source_start: int
    source_end: int
    kind: WordKind
    source: str = ""
    target: str = ""
    provenance: Provenance | None = None
    layer: str = ""
    corpora: tuple[str, ...] = ()
    start: int = 0
    end: int = 0
    confidence: float = 1.0
    glossary: str = ""
    part: tuple[str, str] | None = None

    @property
    def pair(self) -> tuple[str, str]:
        """The phrase pair it is part of; of a pair with gaps, only the words beside this one."""
        return self.part or (self.source, self.target)


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
