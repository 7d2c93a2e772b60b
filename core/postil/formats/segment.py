"""Segments of documents: source, target and state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from postil.formats.file_suggestions import Offer
from postil.formats.limits import NONE, Limit
from postil.formats.structure import Structure
from postil.text.tags import TaggedText


class SegmentState(StrEnum):
    """State of a segment; the order is that of the work.

    ``translated`` means confirmed by the translator. XLIFF 1.2 and 2 states map onto these; a
    format with finer states keeps them as long as the segment's state here does not change.
    """

    NEW = "new"
    DRAFT = "draft"
    TRANSLATED = "translated"
    REVIEWED = "reviewed"
    FINAL = "final"
    REJECTED = "rejected"

    @property
    def is_confirmed(self) -> bool:
        """Whether a person has accepted the target."""
        return self in (SegmentState.TRANSLATED, SegmentState.REVIEWED, SegmentState.FINAL)


@dataclass(frozen=True, slots=True)
class Remark:
    """Remark about a segment; ``author`` may be empty, and so may the time (ISO-8601, UTC)."""

    author: str
    text: str
    made: str = ""

    def __str__(self) -> str:
        """Both, for files that have no place for the author."""
        return f"{self.author}: {self.text}" if self.author else self.text


def comment_line(author: str, text: str) -> str:
    """A comment in a document as a line of a segment's note; "" if it has no text."""
    text = " ".join(text.split())
    return str(Remark(author, text)) if text else ""


@dataclass(slots=True)
class Segment:
    """One unit of translation in a document.

    Parameters
    ----------
    id
        Unique and stable within the document: reading the same file again gives the same ids.
    source, target
        ``target`` is None where the file has none at all.
    origin
        Where the target came from, in the words of the file ("tm", "mt", ...); empty if unknown.
    score
        Match per cent of that origin, 0 to 100 (memoQ and Trados go to 102), or None.
    note
        Notes of the file for the translator, one a line.
    remarks
        Those of them that a tool keeps with who made them, and when.
    locked
        The file asks not to change this segment.
    limit
        Limit of the file for the length of the target.
    author, made
        Author and time (ISO-8601 UTC) of the present target, if the file has them; else "".
    offers
        Other translations that the file brings along, and its own target where a machine made it.
    structure
        Part of the document that it is; None for running text.
    """

    id: str
    source: TaggedText
    target: TaggedText | None = None
    state: SegmentState = SegmentState.NEW
    origin: str = ""
    score: float | None = None
    note: str = ""
    locked: bool = False
    limit: Limit = NONE
    author: str = ""
    made: str = ""
    offers: tuple[Offer, ...] = ()
    structure: Structure | None = None
    remarks: tuple[Remark, ...] = ()
