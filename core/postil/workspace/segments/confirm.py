"""Confirming and unconfirming: segment, memory unit and learning event in one transaction, or
nothing.

The engine learns before the transaction and is put back if the transaction fails; a crash between
the two loses only state of this process, for an engine starts from its folder and the journal.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from postil.engine.events import LearningEvent, Provenance
from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.memory.database import now
from postil.memory.store import TranslationMemory
from postil.memory.units import Context, MemoryUnit
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.workspace.database import ProjectDatabase
from postil.workspace.learning import journal
from postil.workspace.learning.engine import EngineChange, ProjectEngine, engine_key
from postil.workspace.records import Confirmation, Origin, ProjectSegment
from postil.workspace.segments import history as versions
from postil.workspace.segments import rows as segments

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Remembered:
    """Outcome of :meth:`Confirmer.remember`.

    Attributes
    ----------
    before, unit
        The unit of the segment before, None if it had none, and now.
    found
        It was in the memory already, on its own.
    """

    row_id: int
    before: MemoryUnit | None
    unit: MemoryUnit
    found: bool


class Confirmer:
    """Confirms segments of one project; the caller lets one thread in at a time.

    Parameters
    ----------
    memory
        The project's own memory, on the writing connection of ``database``.
    author
        Name written into units and provenance.
    """

    def __init__(self, database: ProjectDatabase, memory: TranslationMemory, author: str) -> None:
        self._database = database
        self._memory = memory
        self.author = author
        self.engine: ProjectEngine | None = None
        self._whole: EngineChange | None = None

    @contextmanager
    def together(self) -> Iterator[sqlite3.Connection]:
        """The block is one step: one transaction, and the engine is put back if it fails."""
        if self._whole is not None:
            with self._database.writing() as connection:
                yield connection
            return
        with self._database.using() as connection:
            change = self._whole = EngineChange(self.engine, journal.muted(connection))
        try:
            with self._database.writing() as connection:
                yield connection
        except BaseException:
            change.revert()
            raise
        finally:
            self._whole = None

    @contextmanager
    def _change(self, muted: frozenset[str]) -> Iterator[EngineChange]:
        """Steps on the engine, taken back if the block fails or the whole it is part of."""
        if self._whole is not None:
            yield self._whole
            return
        change = EngineChange(self.engine, muted)
        try:
            yield change
        except BaseException:
            change.revert()
            raise

    def save_draft(
        self,
        row_id: int,
        target: TaggedText,
        origin: Origin,
        score: int | None,
        seconds: float,
        *,
        author: str = "",
        typed: bool = False,
    ) -> ProjectSegment:
        """Keep an unfinished target; a unit of an earlier confirmation stays until the next one.
        ``author`` as in :meth:`confirm`. The text of that confirmation, ``typed`` again or come
        back to by undoing, is that confirmation.
        """
        with self._database.writing() as connection:
            segment = _editable(connection, row_id)
            state = SegmentState.NEW if target.is_empty else SegmentState.DRAFT
            if target == segment.target:
                state, origin, score = segment.state, segment.origin, segment.score
            elif typed and (confirmed := self._confirmed_as(connection, segment, target)):
                state, origin, score = confirmed.state, confirmed.origin, confirmed.score
            segments.write_target(
                connection,
                row_id,
                target,
                state,
                origin=origin,
                score=score,
                unit=segments.unit_of_segment(connection, row_id),
                seconds=seconds,
            )
            saved = segments.read_segment(connection, row_id)
            versions.keep(connection, segment, saved, author or self.author)
            return saved

    def confirm(
        self,
        row_id: int,
        target: TaggedText,
        origin: Origin,
        score: int | None,
        seconds: float,
        *,
        author: str = "",
    ) -> Confirmation:
        """Make ``target`` the translation of a segment, remember it and learn from it; by default
        in the name of the translator of the project.
        """
        author = author or self.author
        with self._database.using() as connection:
            segment = _editable(connection, row_id)
            old_unit = self.unit_of(connection, row_id)
            entries = journal.entries_in_force(connection, row_id)
            muted = journal.muted(connection)
            document = segments.document_name(connection, segment.document)
        if target.is_empty:
            raise UsageError("An empty translation cannot be confirmed.")
        if old_unit is not None and old_unit.target == target:
            stale = []
            learns = not any(self._is_current(entry) for entry in entries)
        else:
            stale, learns = entries, True
        with self._change(muted) as change:
            self._undo(change, stale)
            event, problem = (
                self._learn(change, segment, target, document, author) if learns else (None, "")
            )
            with self._database.writing() as connection:
                journal.mark_undone(connection, stale)
                if event is not None and self.engine is not None:
                    journal.record(connection, row_id, self.engine, event)
                unit = self._write_unit(connection, segment, target, old_unit, (document, author))
                segments.write_target(
                    connection,
                    row_id,
                    target,
                    SegmentState.TRANSLATED,
                    origin=origin,
                    score=score,
                    unit=unit,
                    seconds=seconds,
                )
                before, segment = segment, segments.read_segment(connection, row_id)
                versions.keep(connection, before, segment, author)
        return Confirmation(segment, event, unit, problem)

    def unconfirm(self, row_id: int) -> ProjectSegment:
        """Remove the unit and what was learned from it; the target stays as a draft."""
        with self._database.using() as connection:
            segment = _editable(connection, row_id)
            unit = segments.unit_of_segment(connection, row_id)
        if unit is None and not segment.state.is_confirmed:
            raise UsageError(Message("Segment {number} is not confirmed.", number=row_id))
        with self._unlearning(row_id) as connection:
            segments.write_target(
                connection,
                row_id,
                segment.target,
                SegmentState.NEW if segment.target.is_empty else SegmentState.DRAFT,
                origin=segment.origin,
                score=segment.score,
                unit=None,
                seconds=0.0,
            )
            if unit is not None:
                self._memory.remove(unit)
            return segments.read_segment(connection, row_id)

    def forget_unit(self, unit: int) -> ProjectSegment | None:
        """Delete a unit of the project's memory and unlearn its segment; the segment, if any."""
        with self._database.using() as connection:
            row_id = segments.segment_of_unit(connection, unit)
        if row_id is not None:
            return self.unconfirm(row_id)
        with self._database.writing():
            self._memory.remove(unit)
        return None

    def remember(self, row_id: int) -> Remembered:
        """Give a segment that came confirmed its unit, or bring its unit up to date; the engine
        forgets what another text taught it.
        """
        with self._database.writing() as connection:
            segment = segments.read_segment(connection, row_id)
            context = segments.context_of(connection, segment)
            before = self.unit_of(connection, row_id)
            found = None if before else self._unowned_unit(connection, segment, context)
            known = before or found
            author, time = versions.made_by(connection, segment) or (self.author, now())
            if known is None:
                unit = _at(MemoryUnit(segment.source, segment.target), context)
                unit = replace(unit, created=time, author=author)
                unit = replace(unit, id=self._memory.add(unit))
            else:
                unit = _at(known, context)
                if unit.target != segment.target:
                    unit = replace(unit, target=segment.target, changed=time, changed_by=author)
                    with self._unlearning(row_id):
                        self._memory.update(unit)
                elif unit != known:
                    self._memory.update(unit)
            segments.write_unit(connection, row_id, unit.id)
        return Remembered(row_id, before, unit, found is not None)

    def put_back(self, done: Remembered) -> bool:
        """Take :meth:`remember` back, with what was learned; the segment stays confirmed. Whether
        that could be: since then it may have been confirmed anew, or unconfirmed.
        """
        with self._database.writing() as connection:
            unit = self.unit_of(connection, done.row_id)
            if unit is None or (unit.id, unit.target) != (done.unit.id, done.unit.target):
                return False
            if done.before is not None and done.before.target == unit.target:
                self._memory.update(done.before)
                return True
            with self._unlearning(done.row_id):
                if done.before is not None:
                    self._memory.update(done.before)
                    return True
                segments.write_unit(connection, done.row_id, None)
                if not done.found:
                    self._memory.remove(unit.id)
        return True

    @contextmanager
    def _unlearning(self, row_id: int) -> Iterator[sqlite3.Connection]:
        """A transaction in which the engine forgets what it learned from a segment."""
        with self._database.using() as connection:
            entries = journal.entries_in_force(connection, row_id)
            muted = journal.muted(connection)
        with self._change(muted) as change:
            self._undo(change, entries)
            with self._database.writing() as connection:
                journal.mark_undone(connection, entries)
                yield connection

    def _unowned_unit(
        self, connection: sqlite3.Connection, segment: ProjectSegment, context: Context
    ) -> MemoryUnit | None:
        """The unit that the segment had when its document was in the project before."""
        place = (segment.target, context.document, context.key)
        for unit in self._memory.exact_targets(segment.source):
            if (unit.target, unit.document, unit.key) == place and (
                segments.segment_of_unit(connection, unit.id) is None
            ):
                return unit
        return None

    def refresh_context(self, row_id: int) -> None:
        """Tell the unit of a segment where the segment stands now."""
        with self._database.writing() as connection:
            unit = self.unit_of(connection, row_id)
            if unit is None:
                return
            moved = _at(
                unit, segments.context_of(connection, segments.read_segment(connection, row_id))
            )
            if moved != unit:
                self._memory.update(moved)

    def learn_confirmed(self, row_id: int) -> LearningEvent | None:
        """Learn from a confirmed segment the engine has not seen; None if it has, or if the segment
        is unconfirmed or gone by now.
        """
        if self.engine is None:
            return None
        with self._database.using() as connection:
            unit = self.unit_of(connection, row_id)
            entries = journal.entries_in_force(connection, row_id)
            if unit is None or any(self._is_current(entry) for entry in entries):
                return None
            segment = segments.read_segment(connection, row_id)
            muted = journal.muted(connection)
        author = unit.last_author
        with self._change(muted) as change:
            event, _ = self._learn(change, segment, unit.target, unit.document, author)
            if event is not None:
                with self._database.writing() as connection:
                    journal.record(connection, row_id, self.engine, event)
        return event

    def _is_current(self, entry: journal.JournalEntry) -> bool:
        """Whether an entry is of the attached engine; without one nothing is to be learned."""
        return self.engine is None or entry.engine == engine_key(self.engine.manifest)

    def _undo(self, change: EngineChange, entries: list[journal.JournalEntry]) -> None:
        for entry in entries:
            if self.engine is not None and self._is_current(entry):
                change.undo(entry.event)

    def _learn(
        self,
        change: EngineChange,
        segment: ProjectSegment,
        target: TaggedText,
        document: str,
        author: str,
    ) -> tuple[LearningEvent | None, str]:
        provenance = Provenance(document, segment.key, author, now())
        try:
            return change.learn(segment.source, target, provenance), ""
        except Exception as error:  # a translation is never refused because learning failed
            log.exception("The engine could not learn from segment %d", segment.row_id)
            return None, str(error) or type(error).__name__

    def unit_of(self, connection: sqlite3.Connection, row_id: int) -> MemoryUnit | None:
        """The unit that a segment was confirmed as, or None; inside a transaction or ``using``."""
        number = segments.unit_of_segment(connection, row_id)
        return None if number is None else self._memory.get(number)

    def _confirmed_as(
        self, connection: sqlite3.Connection, segment: ProjectSegment, target: TaggedText
    ) -> versions.Version | None:
        """The confirmation of a segment that is in force still, if it was as ``target``."""
        unit = self.unit_of(connection, segment.row_id)
        if unit is None or (unit.source, unit.target) != (segment.source, target):
            return None
        kept = versions.read(connection, segment.row_id)
        confirmed = next((one for one in kept if one.state.is_confirmed), None)
        return confirmed if confirmed is not None and confirmed.target == target else None

    def _write_unit(
        self,
        connection: sqlite3.Connection,
        segment: ProjectSegment,
        target: TaggedText,
        old: MemoryUnit | None,
        made: tuple[str, str],
    ) -> int:
        document, author = made
        if old is not None:
            if old.target != target:
                self._memory.update(replace(old, target=target, changed=now(), changed_by=author))
            return old.id
        previous, following = segments.neighbours(connection, segment)
        return self._memory.add(
            MemoryUnit(
                segment.source,
                target,
                created=now(),
                author=author,
                document=document,
                previous=previous,
                following=following,
                key=segment.key,
            )
        )


def _at(unit: MemoryUnit, context: Context) -> MemoryUnit:
    """A unit of a segment that stands there."""
    return replace(
        unit,
        previous=context.previous,
        following=context.following,
        document=context.document,
        key=context.key,
    )


def _editable(connection: sqlite3.Connection, row_id: int) -> ProjectSegment:
    segment = segments.read_segment(connection, row_id)
    if segment.locked:
        raise UsageError(Message("Segment {number} is locked.", number=row_id))
    return segment
