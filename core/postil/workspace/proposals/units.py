"""Units of a project's memories, changed by hand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from postil.errors import UsageError
from postil.memory import browse
from postil.memory.browse import Browsed, Kind, MemoryStatistics
from postil.memory.database import address, database_errors, now
from postil.memory.rows import read_units
from postil.memory.store import TranslationMemory
from postil.memory.unit_filter import UnitChoices, UnitFilter, choices
from postil.memory.units import MemoryUnit
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments


class MemoryUnits:
    """Looks at, changes and deletes units; methods may be called from any thread.

    A unit of the project's own memory belongs to a confirmed segment: changing it confirms the
    segment anew, deleting it takes the confirmation back, and what the engine learned goes along.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._memories = context.memories
        self._confirmer = context.confirmer
        self._changing = context.changing

    def unit(self, memory: str, number: int) -> MemoryUnit:
        """One unit.

        Raises
        ------
        UsageError
            There is no such memory or unit.
        """
        found = self._memory(memory).get(number)
        if found is None:
            raise UsageError("This memory unit is not there any more.")
        return found

    def browse(
        self,
        memory: str,
        kind: Kind = "all",
        wanted: UnitFilter | None = None,
        progress: Progress | None = None,
    ) -> Browsed:
        """Ids of the units of a memory that a filter lets through: all, newest first; or those that
        repeat others or contradict each other. Takes no lock: it neither waits nor keeps others
        waiting.

        Raises
        ------
        UsageError
            There is no such memory, or the text of the filter is no regular expression.
        """
        asked = self._memory(memory)
        wanted = wanted or UnitFilter()
        with self._looking(asked) as connection:
            if kind == "all" and wanted.text and not wanted.asks_details:
                return browse.search(connection, asked.id, wanted, asked.index_of)
            if kind == "doubles":
                found = browse.doubles(connection, asked.id, progress)
            elif kind == "conflicts":
                found = browse.conflicts(connection, asked.id, progress)
            else:
                found = Browsed(browse.all_ids(connection, asked.id))
            return browse.narrow(connection, asked.id, found, wanted, asked.index_of)

    def choices(self, memory: str) -> UnitChoices:
        """Authors and documents that units of a memory can be filtered by."""
        asked = self._memory(memory)
        with self._looking(asked) as connection:
            return choices(connection, asked.id)

    def read(self, memory: str, ids: Sequence[int]) -> dict[int, MemoryUnit]:
        """The units of these ids that are there, by id."""
        asked = self._memory(memory)
        with self._looking(asked) as connection:
            return read_units(connection, asked.id, [int(one) for one in ids])

    def statistics(self, memory: str, progress: Progress | None = None) -> MemoryStatistics:
        """Count what a memory holds; reads all of it."""
        asked = self._memory(memory)
        with self._looking(asked) as connection:
            return browse.statistics(connection, asked.id, progress)

    @contextmanager
    def _looking(self, memory: TranslationMemory) -> Iterator[sqlite3.Connection]:
        """A connection of its own, so that long looking keeps nobody from the project."""
        path = self._memories.path_of(memory)
        with database_errors(path):
            connection = sqlite3.connect(address(path.resolve()), uri=True)
            try:
                connection.execute("PRAGMA query_only = ON")
                yield connection
            finally:
                connection.close()

    def segment_of(self, memory: str, number: int) -> int | None:
        """Row id of the segment that a unit was confirmed in, or None."""
        if memory != self._memories.own.name:
            return None
        with self._database.reading() as connection:
            return segments.segment_of_unit(connection, number)

    def may_change(self, memory: str) -> bool:
        """Whether the units of a memory may be changed: the project's own may, others if the
        settings of the project say so.
        """
        return not self._memory(memory).read_only

    def add(
        self, memory: str, units: Iterable[MemoryUnit], progress: Progress | None = None
    ) -> int:
        """Add units to the memory of that name, made if there is none; returns how many. All of
        them or none.

        Raises
        ------
        UsageError
            The memory was set to read-only.
        """
        return self._memories.add_units(memory, units, progress)

    @contextmanager
    def together(self, memory: str) -> Iterator[None]:
        """The changes of the block to units of a memory are one step: all of them or none."""
        with self._changing:
            if memory == self._memories.own.name:
                with self._confirmer.together():
                    yield
            else:
                with self._memories.writing(self._memory(memory)):
                    yield

    def put_back(self, memory: str, unit: MemoryUnit) -> ProjectSegment | None:
        """Make a unit again what it was; returns the segment it was confirmed in, which is
        confirmed anew.

        Raises
        ------
        UsageError
            There is no such unit, or its memory is protected.
        """
        if self.segment_of(memory, unit.id) is not None:
            return self.change(memory, unit.id, unit.target)
        with self._changing:
            found = self._memory(memory)
            with self._memories.writing(found):
                found.update(unit)
            return None

    def change(self, memory: str, number: int, target: TaggedText) -> ProjectSegment | None:
        """Give a unit another target; returns the segment it was confirmed in, as it is now.

        Raises
        ------
        UsageError
            There is no such unit, its memory is protected, or the target is empty.
        """
        with self._changing:
            unit = self.unit(memory, number)
            row_id = self.segment_of(memory, number)
            if row_id is not None:
                return self._confirmer.confirm(row_id, target, "translator", None, 0.0).segment
            if target.is_empty:
                raise UsageError("A memory unit needs a translation.")
            found = self._memory(memory)
            with self._memories.writing(found):
                found.update(
                    replace(unit, target=target, changed=now(), changed_by=self._confirmer.author)
                )
            return None

    def delete(self, memory: str, number: int) -> ProjectSegment | None:
        """Delete a unit; returns the segment it was confirmed in, a draft now.

        Raises
        ------
        UsageError
            There is no such unit, or its memory is protected.
        """
        with self._changing:
            self.unit(memory, number)
            if memory == self._memories.own.name:
                return self._confirmer.forget_unit(number)
            found = self._memory(memory)
            with self._memories.writing(found):
                found.remove(number)
            return None

    def restore(
        self, memory: str, unit: MemoryUnit, row_id: int | None = None
    ) -> ProjectSegment | None:
        """Take :meth:`delete` back: ``unit`` as it was before, and the segment it was confirmed
        in, which is confirmed again; returns that.

        Raises
        ------
        UsageError
            There is no such memory, it is protected, or the unit is there.
        """
        with self._changing:
            if row_id is not None:
                return self._confirmer.confirm(row_id, unit.target, "translator", None, 0.0).segment
            found = self._memory(memory)
            with self._memories.writing(found):
                found.restore(unit)
            return None

    def _memory(self, name: str) -> TranslationMemory:
        for memory in self._memories.all:
            if memory.name == name:
                return memory
        raise UsageError(Message("The project has no memory {name}.", name=name))
