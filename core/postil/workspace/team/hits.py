"""Local copy of the units found in a team's memory, for use while the server is away."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from postil.memory import schema
from postil.memory.connections import Connections
from postil.memory.options import MatchOptions
from postil.memory.store import TranslationMemory
from postil.memory.units import Context, MemoryUnit
from postil.text.tags import TaggedText
from postil.types.files import make_folder

FOLDER = "team"


class SeenHits:
    """Units of one memory of a server that were seen here; methods may be called from any thread.

    A file beside the project: it may be deleted, and is made again.

    Parameters
    ----------
    memory
        The memory and its server, in any words.
    """

    def __init__(self, project: Path, memory: str, language: str) -> None:
        make_folder(project / FOLDER)
        name = hashlib.sha256(memory.encode()).hexdigest()[:16]
        path = project / FOLDER / f"{name}.sqlite"
        self._database = Connections(path, schema.SMALL_TABLES, schema.prepare)
        self._memory = TranslationMemory(
            self._database.writer, "seen", language, seeing=self._database.seeing
        )

    def keep(self, source: TaggedText, units: Sequence[MemoryUnit], *, all_of_it: bool) -> None:
        """Keep what was answered for a source.

        Parameters
        ----------
        all_of_it
            Whether there is nothing else: what was seen of just this source before is gone.
        """
        there = {unit.identity for unit in units}
        with self._database.writing():
            if all_of_it:
                for known in self._memory.exact_targets(source):
                    if known.identity not in there:
                        self._memory.remove(known.id)
            for unit in units:
                same = (one.identity for one in self._memory.exact_targets(unit.source))
                if unit.identity not in same:
                    self._memory.add(unit)

    def look_up(
        self, source: TaggedText, options: MatchOptions, context: Context
    ) -> list[tuple[MemoryUnit, int]]:
        """Units that resemble a source, best first, with their scores."""
        found = self._memory.lookup(source, options, context)
        return [(replace(match.unit, id=0), match.score) for match in found]

    def close(self) -> None:
        self._database.close()
