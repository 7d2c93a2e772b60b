"""The records of a translation memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from postil.text.tags import TaggedText

Operation = Literal["equal", "replace", "insert", "delete"]
Side = Literal["source", "target"]
Mode = Literal["text", "regex", "fuzzy"]
UnitOrigin = Literal["", "alignment", "machine"]
Doubt = Literal["number", "tag", "negation"]

DOUBLE_CONTEXT = 102
"""Score of an exact match with both neighbours the same, or of the same place in the document."""

CONTEXT = 101
"""Score of an exact match with one neighbour the same."""

EXACT = 100


@dataclass(frozen=True, slots=True)
class Context:
    """Context of a segment: its neighbours' plain sources, its document and its key there.

    "" where there is none; two empty keys, or keys of different documents, are not the same place.
    """

    previous: str = ""
    following: str = ""
    document: str = ""
    key: str = ""


Identity = tuple[TaggedText, TaggedText, tuple[str, ...]]
"""Source, target, and where they stand: see :attr:`MemoryUnit.identity`."""


@dataclass(frozen=True, slots=True)
class MemoryUnit:
    """One translation: a source, its target, and where they came from.

    Attributes
    ----------
    id
        Row number in the memory; 0 before it was added.
    created, changed
        ISO-8601 UTC, "2025-01-31T12:00:00Z", or "".
    previous, following
        Plain text of the source segments before and after it, or "".
    key
        Id of the segment in ``document``, or "".
    origin
        "alignment" or "machine" if no person made the pair; "" otherwise.
    properties
        What the file it came from said besides, by type; written again at export.
    """

    source: TaggedText
    target: TaggedText
    id: int = 0
    created: str = ""
    author: str = ""
    changed: str = ""
    changed_by: str = ""
    document: str = ""
    note: str = ""
    previous: str = ""
    following: str = ""
    key: str = ""
    origin: UnitOrigin = ""
    properties: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def identity(self) -> Identity:
        """Key that is equal for equal units in the same context: texts, tags, neighbours;
        the document, too, where it is known which of its segments the unit was.
        """
        around = self.previous, self.following
        place = (self.document, self.key) if self.key else ()
        return self.source, self.target, around + place

    @property
    def last_touched(self) -> str:
        """Time of the last change, or of its making if it was never changed."""
        return self.changed or self.created

    @property
    def last_author(self) -> str:
        """Author of the last change, or of the unit if it was never changed."""
        return self.changed_by or self.author


class Scores(NamedTuple):
    """Likeness of two sources in percent, rounded down, on three kinds of tokens.

    ``stemmed``: words without their endings; ``words``: words in any case, no numbers, no
    punctuation; ``tokens``: everything, with one off for other case or quotation marks: the score
    that counts.
    """

    stemmed: int
    words: int
    tokens: int


class Difference(NamedTuple):
    """One step of the edit script from the sought source to a unit's source.

    Spans are half-open character offsets into the two ``plain`` texts: ``source_*`` in the text
    that was looked up, ``unit_*`` in the unit's source. "insert": only the unit has it; "delete":
    only the sought text has it.
    """

    operation: Operation
    source_start: int
    source_end: int
    unit_start: int
    unit_end: int


@dataclass(frozen=True, slots=True)
class Match:
    """A unit that resembles what was looked up.

    Attributes
    ----------
    score
        Percent, rounded down: 100 same text and tags, 101 and 102 in the same context too; at most
        99 otherwise, less what doubts cap it at and what penalties take off.
    differences
        Edit script over the whole of both sources, in order; one "equal" step for the same text.
    memory
        Name of the memory it was found in.
    scores
        The likeness of the texts alone, before caps and penalties.
    doubts
        What differs that a glance would miss: numbers, tags, a negation.
    penalty
        Percent taken off for the memory, the author and the origin.
    """

    unit: MemoryUnit
    score: int
    differences: tuple[Difference, ...]
    memory: str
    scores: Scores
    doubts: tuple[Doubt, ...] = ()
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class ConcordanceHit:
    """A unit that contains what was sought; ``spans`` are offsets into the plain ``side``,
    ``tags`` numbers of its tags, counted from 0 as they stand, whose text has a part of it.
    """

    unit: MemoryUnit
    side: Side
    spans: tuple[tuple[int, int], ...]
    memory: str
    tags: tuple[int, ...] = ()


class ConcordanceHits(list[ConcordanceHit]):
    """Hits of a concordance search.

    Attributes
    ----------
    complete
        False if time was over before all was read.
    more
        Whether there are others than these.
    """

    complete: bool = True
    more: bool = False
