"""Memories of a server: one file each, with the languages they are of."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from postil.errors import UsageError
from postil.formats.tmx import ImportReport
from postil.memory import contributions, schema
from postil.memory.connections import Connections
from postil.memory.importer import export_memory, read_units, unknown_units
from postil.memory.staging import finish_moves, staged_memories
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.messages import Message
from postil.server.problems import Problem
from postil.workspace.background import BackgroundWork

SUFFIX = ".sqlite"
_NAME = re.compile(r"[^\W_][\w-]{0,63}")


@dataclass(frozen=True, slots=True)
class MemoryFacts:
    """A memory of the server, and its languages."""

    name: str
    source_language: str
    target_language: str


class TeamMemory:
    """An open memory; methods may be called from any thread, and look-ups wait for no change."""

    def __init__(self, path: Path, facts: MemoryFacts) -> None:
        self.facts = facts
        self._database = Connections(
            path, schema.SMALL_TABLES, schema.prepare, contributions.prepare
        )
        with self._database.writing() as connection:
            finish_moves(connection)
        self.memory = TranslationMemory(
            self._database.writer, facts.name, facts.source_language, seeing=self._database.seeing
        )
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
        languages = (self.facts.source_language, self.facts.target_language)
        units = unknown_units(
            read_units(path, *languages, report), report, self.memory.known_identities
        )
        with self._importing, self._background.staging() as staged:
            if staged.add(units):
                self.memory.take_over(staged.id, *staged.index(), self._database.writing_behind)
            else:
                self._background.clear([staged.id])
        return report

    def export_tmx(self, file: IO[bytes]) -> int:
        """Write all units into an open file; returns how many."""
        languages = (self.facts.source_language, self.facts.target_language)
        return export_memory(self.memory, file, *languages)

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


class Memories:
    """The memories in a folder, by name."""

    def __init__(self, folder: Path, database: Connections) -> None:
        self.folder = folder
        self._database = database
        self._lock = threading.Lock()
        self._open: dict[str, TeamMemory] = {}

    def all(self) -> list[MemoryFacts]:
        with self._database.reading() as connection:
            rows = connection.execute("SELECT * FROM team_memory ORDER BY name").fetchall()
        return [MemoryFacts(*row) for row in rows]

    @contextmanager
    def creating(self, facts: MemoryFacts) -> Iterator[TranslationMemory]:
        """Make a memory, to be filled in the block: if that fails, there is none.

        Raises
        ------
        UsageError
            The name is none, or there is a memory of that name.
        """
        if not _NAME.fullmatch(facts.name):
            raise UsageError(
                Message("{name!r} cannot be the name of a memory.", name=facts.name),
                hint="Use up to 64 letters, digits, _ and -, a letter or digit first.",
            )
        path = self._path(facts.name)
        known = {one.name.casefold() for one in self.all()}
        if facts.name.casefold() in known or path.exists():
            raise UsageError(Message("There is a memory {name} already.", name=facts.name))
        filled = TeamMemory(path, facts)
        try:
            yield filled.memory
            filled.close()
            with self._database.writing() as connection:
                connection.execute(
                    "INSERT INTO team_memory VALUES (?, ?, ?)",
                    (facts.name, facts.source_language, facts.target_language),
                )
        except BaseException:
            filled.close()
            for rest in path.parent.glob(f"{path.name}*"):
                rest.unlink()
            raise

    def open(self, name: str) -> TeamMemory:
        """
        Raises
        ------
        Problem
            There is no such memory.
        """
        with self._lock:
            if (memory := self._open.get(name)) is not None:
                return memory
            facts = next((known for known in self.all() if known.name == name), None)
            if facts is None:
                raise Problem(404, "There is no such memory.")
            memory = self._open[name] = TeamMemory(self._path(facts.name), facts)
            return memory

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def close(self) -> None:
        with self._lock:
            for memory in self._open.values():
                memory.close()
            self._open.clear()
