"""Suggestions for the coming segments, and what learning changed about them."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from threading import Lock
from weakref import ReferenceType, ref

from postil.engine.term_constraints import TermRule
from postil.engine.word_edits import WordEdit, word_edits
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.proposals.ranking import machine_threshold
from postil.workspace.proposals.term_rules import TermRules
from postil.workspace.records import ProjectSegment, confidence_percent
from postil.workspace.segments.rows import read_segment, untouched_draft, write_suggestion

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
class FollowedDraft:
    """An unedited machine draft, and the newer machine draft that replaced it."""

    before: ProjectSegment
    after: ProjectSegment


@dataclass(frozen=True, slots=True)
class _Offered:
    """A translation that the engine offered, its confidence, and what it depends on."""

    source: TaggedText
    terms: tuple[TermRule, ...]
    revision: int
    target: TaggedText
    confidence: float

    def holds(self, source: TaggedText, terms: tuple[TermRule, ...], revision: int) -> bool:
        """Whether the engine would offer the same now."""
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
        self._known: dict[int, _Offered] = {}
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

        Segments met for the first time are only remembered, and the engine prepares for their
        being confirmed. What is cancelled changes nothing.
        """
        engine = self._context.engine
        if engine is None:
            return []
        segments = self.coming(row_id, count)
        with self._lock:
            known = self._known if self._of is not None and self._of() is engine else {}
        found: dict[int, _Offered] = {}
        for segment in (progress or Progress()).track(segments, total=len(segments)):
            terms, revision = tuple(self._terms.of(segment.source)), engine.revision
            offered = known.get(segment.row_id)
            if offered is None:
                engine.prepare_confirming(segment.source)
            if offered is None or not offered.holds(segment.source, terms, revision):
                suggestion = engine.suggest(segment.source, terms=terms)
                offered = _Offered(
                    segment.source, terms, revision, suggestion.target, suggestion.confidence
                )
            found[segment.row_id] = offered
        with self._lock:
            self._known, self._of = found, ref(engine)
        return [
            Retranslated(segment, before, after, word_edits(before, after))
            for segment in segments
            if segment.row_id in known
            and (before := known[segment.row_id].target) != (after := found[segment.row_id].target)
        ]

    def follow(self, progress: Progress | None = None) -> list[FollowedDraft]:
        """Let the drafts of the segments looked at last follow the engine: the machine's own ones,
        as they were taken over, become what it offers now. What a translator touched stays, and so
        does a draft in whose place the engine has nothing it is sure enough of.
        """
        with self._lock:
            known = self._known if self._of is not None else {}
        with self._database.reading() as connection:
            least = machine_threshold(connection)
            outdated = {
                row_id: offered
                for row_id, offered in known.items()
                if offered.confidence >= least
                and not offered.target.is_empty
                and _is_outdated(connection, row_id, offered)
            }
        (progress or Progress()).check()
        return self._write(outdated) if outdated else []

    def _write(self, outdated: dict[int, _Offered]) -> list[FollowedDraft]:
        """Write new drafts in one step; those that changed meanwhile stay."""
        found = []
        confirmer = self._context.confirmer
        with self._context.changing, confirmer.together() as connection:
            for row_id, offered in outdated.items():
                if not _is_outdated(connection, row_id, offered):
                    continue
                before = read_segment(connection, row_id)
                if before.source == offered.source:
                    after = confirmer.save_draft(
                        row_id,
                        offered.target,
                        "machine",
                        confidence_percent(offered.confidence),
                        0.0,
                    )
                    write_suggestion(connection, row_id, offered.target.plain)
                    found.append(FollowedDraft(before, after))
        return found


def _is_outdated(connection: sqlite3.Connection, row_id: int, offered: _Offered) -> bool:
    """Whether a segment has an untouched draft of the machine that is another text."""
    draft = untouched_draft(connection, row_id)
    return draft is not None and draft != offered.target
