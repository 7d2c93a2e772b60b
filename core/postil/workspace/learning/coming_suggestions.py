"""Suggestions for the coming segments, and what learning changed about them."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from weakref import ReferenceType, ref

from postil.engine.terms import TermRule
from postil.engine.word_edits import WordEdit, word_edits
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.proposals.term_rules import TermRules
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.rows import read_segment

_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)
COMING = 20
"""Segments that are looked at, unless somebody asks for another number."""


@dataclass(frozen=True, slots=True)
class Retranslated:
    """A segment the engine translates differently now; ``edits``: the words that differ."""

    segment: ProjectSegment
    before: TaggedText
    after: TaggedText
    edits: tuple[WordEdit, ...]


@dataclass(frozen=True, slots=True)
class _Said:
    """A translation of the engine, and what it depends on."""

    source: TaggedText
    terms: tuple[TermRule, ...]
    revision: int
    target: TaggedText

    def holds(self, source: TaggedText, terms: tuple[TermRule, ...], revision: int) -> bool:
        """Whether the engine would say the same now."""
        return (self.source, self.terms, self.revision) == (source, terms, revision)


class ComingSuggestions:
    """Remembers the engine's translations of coming segments, to compare them with new ones.

    Methods may be called from any thread.
    """

    def __init__(self, context: ProjectContext, terms: TermRules) -> None:
        self._database = context.database
        self._terms = terms
        self._context = context
        self._lock = Lock()
        self._known: dict[int, _Said] = {}
        self._of: ReferenceType[ProjectEngine] | None = None  # an engine that is left is closed

    def coming(self, row_id: int, count: int | None = None) -> list[ProjectSegment]:
        """The next segments after ``row_id`` that are neither confirmed nor locked."""
        marks = ", ".join("?" * len(_CONFIRMED))
        with self._database.reading() as connection:
            here = read_segment(connection, row_id)
            rows = connection.execute(
                "SELECT id FROM segment WHERE (document, position) > (?, ?) AND locked = 0 "
                f"AND state NOT IN ({marks}) ORDER BY document, position LIMIT ?",
                (here.document, here.position, *_CONFIRMED, COMING if count is None else count),
            ).fetchall()
            return [read_segment(connection, number) for (number,) in rows]

    def refresh(
        self, row_id: int, count: int | None = None, progress: Progress | None = None
    ) -> list[Retranslated]:
        """Translate the coming segments again, if the engine has changed; what differs from the
        last time.

        Segments met for the first time are only remembered. What is cancelled changes nothing.
        """
        engine = self._context.engine
        if engine is None:
            return []
        segments = self.coming(row_id, count)
        with self._lock:
            known = self._known if self._of is not None and self._of() is engine else {}
        found: dict[int, _Said] = {}
        for segment in (progress or Progress()).track(segments, total=len(segments)):
            terms, revision = tuple(self._terms.of(segment.source)), engine.revision
            said = known.get(segment.row_id)
            if said is None or not said.holds(segment.source, terms, revision):
                target = engine.suggest(segment.source, terms=terms).target
                said = _Said(segment.source, terms, revision, target)
            found[segment.row_id] = said
        with self._lock:
            self._known, self._of = found, ref(engine)
        return [
            Retranslated(segment, before, after, word_edits(before, after))
            for segment in segments
            if segment.row_id in known
            and (before := known[segment.row_id].target) != (after := found[segment.row_id].target)
        ]
