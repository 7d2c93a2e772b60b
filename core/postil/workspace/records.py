"""Records that a project returns: plain values, never a database row or a widget."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from postil.formats.limits import NONE, Limit
from postil.formats.segment import SegmentState
from postil.memory.composing.pieces import TargetSpan
from postil.memory.units import Difference, Doubt, Scores
from postil.text.tags import TaggedText

if TYPE_CHECKING:
    from postil.engine.events import LearningEvent
    from postil.engine.suggestion import WordOrigin

Origin = Literal["", "memory", "machine", "translator", "repeated", "earlier"]
"""Origin of a target; "earlier": the target of the segment in the last version of the document."""

ProposalKind = Literal["memory", "machine", "document", "term", "repaired", "assembled", "fragment"]


@dataclass(frozen=True, slots=True)
class ProjectInfo:
    """Facts of a project.

    Attributes
    ----------
    engine
        Folder of the attached engine, or None; whether it could be opened is ``Project.engine``.
    memory_threshold
        Least score in percent of a memory match that is proposed.
    machine_threshold
        Least confidence, 0 to 1, of a machine suggestion that is proposed.
    memory_first
        Percent from which a memory match stands before the machine, however sure that is.
    source_edits
        False if the project forbids to edit sources.
    handoff
        Name of the package of another tool that it was made of, or "".
    """

    folder: Path
    name: str
    source_language: str
    target_language: str
    author: str
    created: str
    engine: Path | None
    memory_threshold: int
    machine_threshold: float
    memory_first: int
    source_edits: bool = True
    handoff: str = ""


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """One document.

    Attributes
    ----------
    path
        Our copy.
    segments, confirmed
        Counts.
    code_page
        Code page it was read in, if it is a text that is no UTF-8 and declares no encoding.
    folder
        Where it is among the other documents, as POSIX writes it; "" if they have no folders.
    """

    id: int
    name: str
    path: Path
    segments: int
    confirmed: int
    code_page: str = ""
    folder: str = ""

    @property
    def title(self) -> str:
        """Its name, with its folder where there are several."""
        return f"{self.folder}/{self.name}" if self.folder else self.name


@dataclass(frozen=True, slots=True)
class ProjectSegment:
    """One segment of a project.

    Attributes
    ----------
    row_id
        Its number in the project: stable; the order is that of ``position``.
    position
        0-based place in its document.
    key
        Its id in the document's own format.
    target
        Empty as long as there is none.
    score
        Percent of the proposal the target came from, or None.
    changed
        ISO-8601 UTC, "" if never.
    confirmed
        Confirmed here: a memory unit belongs to it (a later draft keeps that unit until it is
        confirmed anew).
    seconds
        Time spent on it so far.
    comments
        How many there are.
    limit
        How long its document allows the target to be.
    """

    row_id: int
    document: int
    position: int
    key: str
    source: TaggedText
    target: TaggedText
    state: SegmentState
    origin: Origin = ""
    score: int | None = None
    changed: str = ""
    note: str = ""
    locked: bool = False
    confirmed: bool = False
    seconds: float = 0.0
    comments: int = 0
    bookmarked: bool = False
    limit: Limit = NONE


def confidence_percent(confidence: float) -> int:
    """Confidence of the machine as the score of a draft."""
    return round(100 * confidence)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A target that may be taken over.

    Attributes
    ----------
    kind
        "repaired": a memory match with what differs patched in; "assembled": put together from
        shorter units and terms; "fragment": words that stand in longer units; "document": came with
        the document, without its author or a score.
    score
        Memory: percent, 101 and 102 in the same context. Repaired: that of the match it was made
        from. None otherwise.
    confidence
        Machine: 0 to 1, None if unknown. None otherwise.
    source
        Memory, repaired: the unit's own source; ``differences`` are against it. Of a part: the
        words it translates.
    origin
        Name of the memory or engine; several joined by " + " when they propose the same.
    scores, doubts, penalty
        Memory: the three scores, what a glance would miss, percent taken off the score.
    spans
        Repaired, assembled: where parts of the plain target come from.
    coverage
        Assembled: share of the source's words that are translated, 0 to 1. Of a part: share of the
        source's characters.
    memory, unit
        The memory and the number of the unit in it that this comes from; "" and 0 for none.
    part
        It translates some words of the source only: to be inserted, not to be taken for the whole.
    words
        Machine: where each word of the target stands and comes from, and how sure it is.
    """

    kind: ProposalKind
    target: TaggedText
    score: int | None = None
    confidence: float | None = None
    source: TaggedText | None = None
    differences: tuple[Difference, ...] = ()
    origin: str = ""
    date: str = ""
    author: str = ""
    scores: Scores | None = None
    doubts: tuple[Doubt, ...] = ()
    penalty: int = 0
    spans: tuple[TargetSpan, ...] = ()
    coverage: float = 0.0
    memory: str = ""
    unit: int = 0
    part: bool = False
    words: tuple[WordOrigin, ...] = ()

    @property
    def draft_score(self) -> int | None:
        """Score of a draft that this is taken over as: per cent of a match, or of the words that
        the machine expects to stay; None if there is neither.
        """
        if self.kind == "machine" and self.confidence is not None:
            return confidence_percent(self.confidence)
        return self.score if self.kind == "memory" else None


@dataclass(frozen=True, slots=True)
class SourceAnswer:
    """Answer of a source of suggestions about a segment.

    Attributes
    ----------
    proposals
        Best first; empty if there is none, or the source is not sure enough.
    withheld
        A suggestion that is kept back because its confidence lies below ``wanted``; None if nothing
        is.
    wanted
        The least confidence, 0 to 1, of a suggestion that is not kept back.
    outdated
        The draft of the segment if nobody touched it and it is what the machine said before: a
        better founded proposal goes in its place. None if it is up to date or somebody's own.
    """

    proposals: tuple[Proposal, ...] = ()
    withheld: Proposal | None = None
    wanted: float = 0.0
    outdated: TaggedText | None = None

    @property
    def proposal(self) -> Proposal | None:
        """The best one, if there is one."""
        return self.proposals[0] if self.proposals else None


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Outcome of a confirmation.

    Attributes
    ----------
    event
        What the engine learned; None without an engine, or if the engine had learned just this
        before.
    unit_id
        The unit in the project's own memory.
    learning_error
        Why the engine could not learn from it, or "". The segment and its unit are kept all the
        same.
    """

    segment: ProjectSegment
    event: LearningEvent | None
    unit_id: int
    learning_error: str = ""


@dataclass(frozen=True, slots=True)
class LearnedEvent:
    """One entry of the journal.

    Attributes
    ----------
    number
        Rising in the order of learning.
    row_id
        The segment it was learned from.
    engine
        Name of the engine that learned it.
    event
        The event itself, or None if its engine is not attached.
    """

    number: int
    row_id: int
    time: str
    engine: str
    undone: bool
    event: LearningEvent | None


@dataclass(frozen=True, slots=True)
class DocumentStatistics:
    """Counts of one document, or of the whole project.

    Attributes
    ----------
    words
        Source words; ``confirmed_words`` those of confirmed segments.
    origins
        Confirmed segments by where the target came from.
    """

    segments: int
    words: int
    confirmed: int
    confirmed_words: int
    drafts: int
    seconds: float
    origins: dict[Origin, int]


@dataclass(frozen=True, slots=True)
class ProjectStatistics:
    """Progress of a project; ``documents`` by id, ``learned`` counts the events in force."""

    total: DocumentStatistics
    documents: dict[int, DocumentStatistics]
    memory_units: int
    learned: int
