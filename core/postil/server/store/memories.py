"""Memories of a server: looked up, added to, brought in and written out."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from postil.formats.exchange.tmx import ImportReport
from postil.memory import contributions, schema
from postil.memory.connections import Connections
from postil.memory.importer import export_memory, read_units, unknown_units
from postil.memory.staging import finish_moves, staged_memories
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.server.store.stores import StoreFacts, Stores
from postil.workspace.background import BackgroundWork


class TeamMemory:
    """An open memory; methods may be called from any thread, and look-ups wait for no change."""

    def __init__(self, path: Path, facts: StoreFacts) -> None:
        self.facts = facts
        self._database = Connections(
            path, schema.SMALL_TABLES, schema.prepare, contributions.prepare
        )
        with self._database.using() as connection:
            finish_moves(connection)
        self.memory = TranslationMemory(
            self._database.writer, facts.name, facts.source_language, seeing=self._database.seeing
        )
        with self._database.writing():
            self.memory.compact()
        self._importing = threading.Lock()
        self._background = BackgroundWork(self._database)
        with self._database.reading() as connection:
            left = staged_memories(connection)
        self._background.clear(left)
        self._contributions = contributions.Contributions(self.memory, self._database.writer)

    def contribute(self, project: str, units: Mapping[int, MemoryUnit | None]) -> None:
        """Bring the memory in line with units of a project, all or none; durable when it returns.

        Parameters
        ----------
        project
            Key of the project, the same for ever.
        units
            By their ids in the project; None: the unit is gone there.
        """
        with self._database.writing():
            for number, unit in units.items():
                self._contributions.bring(project, number, unit)

    def import_tmx(self, path: Path) -> ImportReport:
        """Add what a TMX file has and the memory has not, all or nothing; nobody waits for it.

        Raises
        ------
        InputError
            The file is damaged.
        """
        report = ImportReport()
        units = unknown_units(
            read_units(path, *self.facts.languages, report), report, self.memory.known_identities
        )
        with self._importing, self._background.staging() as staged:
            if staged.add(units):
                self.memory.take_over(staged.id, *staged.index(), self._database.writing_behind)
            else:
                self._background.clear([staged.id])
        return report

    def export_tmx(self, file: IO[bytes]) -> int:
        """Write all units into an open file; returns how many."""
        return export_memory(self.memory, file, *self.facts.languages)

    def add(self, units: list[MemoryUnit]) -> list[tuple[int, bool]]:
        """Add units, all or none; durable when it returns.

        A unit that is there, with the same texts, neighbours and place, is not added again: so
        what is sent twice is there once.

        Returns
        -------
        list of (int, bool)
            Of each, its id and whether it is new.
        """
        with self._database.writing():
            return [self._add(unit) for unit in units]

    def _add(self, unit: MemoryUnit) -> tuple[int, bool]:
        for known in self.memory.exact_targets(unit.source):
            if known.identity == unit.identity:
                return known.id, False
        return self.memory.add(unit), True

    def close(self) -> None:
        self._database.close()


class Memories(Stores[TeamMemory]):
    """The memories in a folder, by name."""

    TABLE = "team_memory"
    KIND = "memory"

    def _opened(self, path: Path, facts: StoreFacts) -> TeamMemory:
        return TeamMemory(path, facts)
