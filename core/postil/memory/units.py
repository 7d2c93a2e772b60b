"""The records of a translation memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from postil.text.tags import TaggedText

Operation = Literal["equal", "replace", "insert", "delete"]
Side = Literal["source", "target"]

CONTEXT = 101
"""Score of an exact match whose neighbours are the same too."""

EXACT = 100


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
        Percent, rounded down: 101 same text, tags and neighbours; 100 same text and tags; at most
        99 otherwise.
    differences
        Edit script over the whole of both sources, in order; one "equal" step for the same text.
    memory
        Name of the memory it was found in.
    """

    unit: MemoryUnit
    score: int
    differences: tuple[Difference, ...]
    memory: str


@dataclass(frozen=True, slots=True)
class ConcordanceHit:
    """A unit that contains what was sought; ``spans`` are offsets into the plain ``side``."""

    unit: MemoryUnit
    side: Side
    spans: tuple[tuple[int, int], ...]
    memory: str
