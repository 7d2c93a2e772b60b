"""The memories of a project: its own, which grows as it is translated, and others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.formats.tmx import ImportReport
from postil.memory.importer import export_memory, import_tmx
from postil.memory.store import TranslationMemory
from postil.memory.units import ConcordanceHit, Match, Side
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.database import ProjectDatabase, setting


class ProjectMemories:
    """All memories in a project's database; methods may be called from any thread."""

    def __init__(self, database: ProjectDatabase, languages: tuple[str, str]) -> None:
        self._database = database
        self._languages = languages
        with database.using() as connection:
            own = setting(connection, "memory")
            self.own = TranslationMemory(connection, own)
            self.own.compact()  # confirming adds to the list of changes; opening is the moment
            names = connection.execute(
                "SELECT name FROM memory WHERE name <> ? ORDER BY id", (own,)
            ).fetchall()
            self.references = [TranslationMemory(connection, name) for (name,) in names]

    @property
    def all(self) -> Sequence[TranslationMemory]:
        return [self.own, *self.references]

    def lookup(
        self, source: TaggedText, threshold: int, limit: int, context: tuple[str, str]
    ) -> list[Match]:
        """The best matches of all memories, best first; the project's own first among equals."""
        with self._database.using():
            found = [
                match
                for memory in self.all
                for match in memory.lookup(source, threshold, limit, *context)
            ]
        found.sort(key=lambda match: match.score, reverse=True)
        return found[:limit]

    def concordance(
        self, query: str, side: Side, limit: int, whole_words: bool
    ) -> list[ConcordanceHit]:
        """Units of all memories that contain ``query``."""
        found: list[ConcordanceHit] = []
        with self._database.using():
            for memory in self.all:
                found += memory.concordance(query, side, limit - len(found), whole_words)
        return found

    def add(self, path: Path, progress: Progress | None = None) -> tuple[str, ImportReport]:
        """Bring a TMX file along as a memory of its own; returns its name. All of it or nothing."""
        with self._database.writing() as connection:
            name = self._free_name(path)
            memory = TranslationMemory(connection, name)
            report = import_tmx(memory, path, *self._languages, progress=progress)
        self.references.append(memory)
        return name, report

    def export(self, path: Path, progress: Progress | None = None) -> int:
        """Write the project's own memory as TMX; returns how many units."""
        return export_memory(self.own, path, *self._languages, progress=progress)

    def _free_name(self, path: Path) -> str:
        stem = path.name.split(".")[0] or path.name
        taken = {memory.name for memory in self.all}
        name, count = stem, 1
        while name in taken:
            count += 1
            name = f"{stem} ({count})"
        return name
