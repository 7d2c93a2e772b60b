"""The memories of a project: its own, which grows as it is translated, and others."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from threading import RLock

from postil.errors import InputError, UsageError
from postil.formats.exchange.memory_files import languages_in
from postil.formats.exchange.tmx import ImportReport
from postil.memory.composing.parts import ContainedUnit, Fragment
from postil.memory.importer import ALREADY_THERE, export_memory, read_units, unknown_units
from postil.memory.index.fuzzy_index import FuzzyIndex
from postil.memory.options import MatchOptions
from postil.memory.rows import known_identities
from postil.memory.shared import SharedMemory
from postil.memory.staging import (
    StagedUnits,
    finish_moves,
    hide_memory,
    show_staged,
    staged_memories,
)
from postil.memory.store import TranslationMemory
from postil.memory.units import ConcordanceHits, Context, Match, MemoryUnit, Mode, Side
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.background import BackgroundWork
from postil.workspace.database import ProjectDatabase, setting
from postil.workspace.proposals.match_settings import (
    MatchSettings,
    MemorySettings,
    read_match_settings,
    write_match_settings,
)
from postil.workspace.proposals.shared_memories import SharedMemories, create_shared

FEW_UNITS = 1000
"""Units that are added in one transaction: about 50 ms."""


class ProjectMemories:
    """All memories in a project's database; methods may be called from any thread."""

    def __init__(
        self, database: ProjectDatabase, languages: tuple[str, str], changing: RLock
    ) -> None:
        self._database = database
        self._changing = changing
        self._languages = languages
        self._background = BackgroundWork(database)
        with database.using() as connection:
            if not database.read_only:
                finish_moves(connection)
            own = setting(connection, "memory")
            self.settings = read_match_settings(connection)
            self.own = self._open(connection, own)
            names = connection.execute(
                "SELECT name FROM memory WHERE name <> ? AND NOT staged ORDER BY id", (own,)
            ).fetchall()
            self.references = [self._open(connection, name) for (name,) in names]
            # confirming adds to the list of changes; now is the moment
            for memory in () if database.read_only else self.all:
                memory.compact()
            self._left = [] if database.read_only else staged_memories(connection)
        self.shared = SharedMemories(database, self.own, languages)
        self.references += self.shared.memories
        self._protect()

    def begin_background(self) -> None:
        """Begin to remove what imports left that were stopped or killed, and to give shared
        memories what is confirmed; once all is opened.
        """
        self._background.clear(self._left)
        if not self._database.read_only:
            self.shared.begin(self._updated)

    def _open(self, connection: sqlite3.Connection, name: str) -> TranslationMemory:
        return TranslationMemory(connection, name, self._languages[0], seeing=self._database.seeing)

    @property
    def all(self) -> Sequence[TranslationMemory]:
        return [self.own, *self.references]

    def sizes(self) -> dict[str, int]:
        """Units by name of memory; the project's own first."""
        return {memory.name: len(memory) for memory in self.all}

    @property
    def used(self) -> Sequence[TranslationMemory]:
        """The memories that are asked, those of higher priority first, else the own one first."""
        settings = self.settings
        used = [memory for memory in self.all if settings.memory(memory.name).used]
        return sorted(used, key=lambda memory: -settings.memory(memory.name).priority)

    def set_settings(self, settings: MatchSettings) -> None:
        """Weigh the memories differently from now on; ``UsageError`` if the project has no memory
        of a name.
        """
        unknown = settings.memories.keys() - self._names
        if unknown:
            raise UsageError(
                Message("The project has no memory {names}.", names=", ".join(sorted(unknown)))
            )
        if settings.memory(self.own.name).read_only:
            raise UsageError("The project's own memory takes what is confirmed.")
        with self._changing, self._database.writing() as connection:
            write_match_settings(connection, settings)
        self.settings = settings
        self._protect()
        self.shared.give_to(self._updated)

    @property
    def _names(self) -> set[str]:
        """Names of the memories, of those that are not there now, too."""
        return {memory.name for memory in self.all} | self.shared.missing.keys()

    @property
    def _updated(self) -> list[str]:
        """Shared memories that get what is confirmed."""
        return [name for name in self.shared.names if self.settings.memory(name).read_only is False]

    @property
    def version(self) -> tuple[object, ...] | None:
        """Version of the memories: equal as long as a look-up finds the same; None while one is
        changed.
        """
        used = self.used
        versions = [memory.version for memory in used]
        if None in versions:
            return None
        return self.settings, tuple(memory.id for memory in used), tuple(versions)

    def lookup(
        self, source: TaggedText, threshold: int, limit: int, context: Context
    ) -> list[Match]:
        """The best matches of all memories in use, best first.

        ``limit`` counts different texts: what several memories have comes several times.
        """
        found: list[Match] = []
        for memory in self.used:
            penalty = self.settings.memory(memory.name).penalty
            options = MatchOptions(threshold, limit, penalty, self.settings.scoring)
            found += memory.lookup(source, options, context)
        found.sort(key=lambda match: match.score, reverse=True)
        texts: set[tuple[TaggedText, TaggedText]] = set()
        kept = []
        for match in found:
            texts.add((match.unit.source, match.unit.target))
            if len(texts) > limit:
                break
            kept.append(match)
        return kept

    def exact(self, text: str) -> tuple[TaggedText, str] | None:
        """The translation of just ``text``, with the name of the memory that has it."""
        for memory in self.used:
            if found := memory.exact_targets(TaggedText(text)):
                return found[0].target, memory.name
        return None

    def contained(self, source: TaggedText) -> list[tuple[ContainedUnit, str]]:
        """Units that are a part of ``source``, with their memories, best memory first."""
        return [(unit, memory.name) for memory in self.used for unit in memory.contained(source)]

    def fragments(self, source: TaggedText) -> list[Fragment]:
        """Parts of ``source``, as long as can be, that stand in units of the memories."""
        return [found for memory in self.used for found in memory.fragments(source)]

    def concordance(
        self,
        query: str,
        side: Side = "source",
        limit: int = 50,
        *,
        whole_words: bool = False,
        mode: Mode = "text",
    ) -> ConcordanceHits:
        """Units of all memories in use that contain ``query``, as
        ``TranslationMemory.concordance`` finds them.
        """
        found = ConcordanceHits()
        for memory in self.used:
            hits = memory.concordance(
                query, side, limit - len(found), whole_words=whole_words, mode=mode
            )
            found += hits
            found.complete = found.complete and hits.complete
            found.more = hits.more
            if found.more:
                break
        return found

    def add(self, path: Path, progress: Progress | None = None) -> tuple[str, ImportReport]:
        """Bring a TMX file along as a memory of its own; returns its name. All of it or nothing.

        What memories of that file's name have already is left out; if that is all of it, the name
        is that of the first of them. Nobody waits for it: whoever looks something up, types or
        confirms goes first.

        Raises
        ------
        InputError
            The file is damaged, or has no unit in the languages of the project.
        """
        report = ImportReport()
        before = self._of_file(path)
        units = read_units(path, *self._languages, report=report, progress=progress)
        with self._background.staging() as staged:
            staged.add(unknown_units(units, report, lambda some: self._known(before, some)))
            if not report.kept:
                if not report.reasons[ALREADY_THERE]:
                    raise self._nothing_in(path, report)
                self._background.clear([staged.id])
                return before[0].name, report
            words, tokens = staged.index(progress)
            index = FuzzyIndex(words, tokens)
            with self._database.writing() as connection:
                name = self._free_name(path)
                memory = self._show(connection, staged, name, index)
        self._bring_along(memory)
        return name, report

    def import_into(self, name: str, path: Path, progress: Progress | None = None) -> ImportReport:
        """Add to a memory what a TMX file has and it has not. All of it or nothing.

        Raises
        ------
        InputError
            As :meth:`add`.
        UsageError
            There is no such memory, or it is read-only.
        """
        memory = self._named(name)
        if memory is None:
            raise self._no_memory(name)
        report = ImportReport()
        units = read_units(path, *self._languages, report=report, progress=progress)
        self.add_units(name, unknown_units(units, report, memory.known_identities), progress)
        if not report.kept and not report.reasons[ALREADY_THERE]:
            raise self._nothing_in(path, report)
        return report

    def _of_file(self, path: Path) -> list[TranslationMemory]:
        """Memories that have the name of a file, the first of them first."""
        named = re.compile(rf"{re.escape(_stem(path))}(?: \(\d+\))?")
        return [memory for memory in self.references if named.fullmatch(memory.name)]

    def _known(
        self, memories: Sequence[TranslationMemory], units: Sequence[MemoryUnit]
    ) -> set[object]:
        if not memories:
            return set()
        with self._database.reading() as connection:
            return known_identities(connection, [memory.id for memory in memories], units)

    def _nothing_in(self, path: Path, report: ImportReport) -> InputError:
        """Error to raise for a file without a unit that can be used."""
        if not report.read:
            return InputError("the memory has no units", file=path)
        source, target = self._languages
        names = ", ".join(languages_in(path))
        return InputError(
            Message(
                "none of its {count} units has a text in {source} and one in {target}",
                count=report.read,
                source=source,
                target=target,
            ),
            file=path,
            hint=Message("The languages in it are: {names}.", names=names) if names else "",
        )

    def attach(self, path: Path, *, updates: bool = False) -> str:
        """Use a shared memory in this project, too; returns what it is called here.

        Parameters
        ----------
        updates
            Whether what is confirmed in the project, and was so far, is given to it; and whether
            its units may be changed here.

        Raises
        ------
        InputError
            There is no such file, or it is no shared memory.
        UsageError
            It is of other languages, or attached already.
        """
        with self._changing:
            memory = self.shared.attach(path, self._free_name(path))
            self._bring_along(memory)
            weighed = MemorySettings(read_only=False if updates else None)
            memories = {**self.settings.memories, memory.name: weighed}
            self.set_settings(replace(self.settings, memories=memories))
        return memory.name

    def share(self, name: str, path: Path, progress: Progress | None = None) -> int:
        """Make a shared memory in a new file, with the units of a memory; returns how many. It is
        there as a whole or not at all; :meth:`attach` it then.

        Raises
        ------
        UsageError
            There is no memory of that name, or there is such a file.
        """
        memory = self._named(name)
        if memory is None:
            raise self._no_memory(name)
        project = self.shared.key() if memory is self.own else ""
        return create_shared(path, self._languages, memory.units(), progress, project)

    def remove(self, name: str) -> None:
        """Remove a memory that was brought along, with its settings. It is gone at once; the room
        it took is freed in the background. This cannot be undone. A shared memory is only no
        longer used here; its file stays.

        Raises
        ------
        UsageError
            There is no such memory, it is the project's own, or it was set to read-only.
        """
        with self._changing:
            if name in self.shared.names:
                self._detach(name)
                return
            memory = self._named(name)
            if memory is None:
                raise self._no_memory(name)
            if memory is self.own:
                raise UsageError("The project's own memory takes what is confirmed.")
            self._check_writable(name)
            settings = self._settings_without(name)
            with self._database.writing() as connection:
                hide_memory(connection, memory.id)
                write_match_settings(connection, settings)
            self.settings = settings
            self.references = [one for one in self.references if one is not memory]
            self._background.clear([memory.id])

    def _detach(self, name: str) -> None:
        settings = self._settings_without(name)
        with self._database.writing() as connection:
            write_match_settings(connection, settings)
            self.shared.forget(connection, name)
        self.settings = settings
        self.references = [one for one in self.references if one.name != name]
        self.shared.detach(name)

    def _settings_without(self, name: str) -> MatchSettings:
        others = {other: one for other, one in self.settings.memories.items() if other != name}
        return replace(self.settings, memories=others)

    def writing(self, memory: TranslationMemory) -> AbstractContextManager[object]:
        """A transaction that changes a memory: of the project, or of the shared memory itself."""
        if isinstance(memory, SharedMemory):
            return memory.writing()
        return self._database.writing()

    def path_of(self, memory: TranslationMemory) -> Path:
        """Database that a memory is in."""
        return memory.path if isinstance(memory, SharedMemory) else self._database.path

    def add_units(
        self, name: str, units: Iterable[MemoryUnit], progress: Progress | None = None
    ) -> int:
        """Add units to the memory of that name, made if there is none; returns how many. All of
        them or none.

        Raises
        ------
        UsageError
            The memory was set to read-only.
        """
        self._check_writable(name)
        remaining = iter(units)
        few = list(islice(remaining, FEW_UNITS))
        if len(few) < FEW_UNITS:
            return self._add_few(name, few, progress)
        with self._background_of(name).staging() as staged:
            count = staged.add(chain(few, remaining), progress)
            words, tokens = staged.index(progress)
            known = self._named(name)
            if known is None:
                with self._database.writing() as connection:
                    known = self._show(connection, staged, name, FuzzyIndex(words, tokens))
            else:
                behind = partial(self._writing_to, name, behind=True)
                known.take_over(staged.id, words, tokens, behind)
        self._bring_along(known)
        return count

    def _add_few(self, name: str, units: list[MemoryUnit], progress: Progress | None) -> int:
        with self._writing_to(name) as (connection, known):
            memory = self._open(connection, name) if known is None else known
            memory.read_only = False
            count = memory.add_many(units, progress)
        self._bring_along(memory)
        return count

    @contextmanager
    def _writing_to(
        self, name: str, *, behind: bool = False
    ) -> Iterator[tuple[sqlite3.Connection, TranslationMemory | None]]:
        """A transaction that may change the memory of that name; None if there is none.

        ``behind``: it waits until nobody else wants to write.
        """
        shared = self._named(name)
        if isinstance(shared, SharedMemory):
            self._check_writable(name)
            with shared.database.write_lock.behind() if behind else nullcontext(), shared.writing():
                yield shared.database.writer, shared
            return
        database = self._database
        with database.writing_behind() if behind else database.writing() as connection:
            memory = self._named(name)
            try:
                if memory is not None:
                    self._check_writable(name)
                    memory.read_only = False
                yield connection, memory
            finally:
                self._protect()

    def _check_writable(self, name: str) -> None:
        memory = self._named(name)
        asked = self.settings.memory(name).read_only
        if memory is not None and (asked or (asked is None and name in self.shared.names)):
            raise UsageError(
                Message("The memory {name} is read-only.", name=name),
                hint="Allow changes in the settings of the project's memories.",
            )

    def _background_of(self, name: str) -> BackgroundWork:
        """The background writer of the database of a memory."""
        return self.shared.background.get(name, self._background)

    def _show(
        self, connection: sqlite3.Connection, staged: StagedUnits, name: str, index: FuzzyIndex
    ) -> TranslationMemory:
        show_staged(connection, staged.id, name)
        return TranslationMemory(
            connection, name, self._languages[0], seeing=self._database.seeing, index=index
        )

    def _bring_along(self, memory: TranslationMemory) -> None:
        if memory not in self.all:
            self.references.append(memory)
        self._protect()

    def _named(self, name: str) -> TranslationMemory | None:
        return next((memory for memory in self.all if memory.name == name), None)

    def export(self, path: Path, progress: Progress | None = None, name: str = "") -> int:
        """Write a memory, by default the project's own, as TMX; returns how many units.

        Raises
        ------
        UsageError
            There is no memory of that name.
        """
        found = [memory for memory in self.all if memory.name == (name or self.own.name)]
        if not found:
            raise self._no_memory(name)
        return export_memory(found[0], path, *self._languages, progress=progress)

    def _no_memory(self, name: str) -> UsageError:
        return UsageError(
            Message("The project has no memory {name}.", name=name),
            hint=Message("It has: {names}.", names=", ".join(memory.name for memory in self.all)),
        )

    def _protect(self) -> None:
        for memory in self.all:
            asked = self.settings.memory(memory.name).read_only
            memory.read_only = memory is not self.own if asked is None else asked

    def _free_name(self, path: Path) -> str:
        stem = _stem(path)
        taken = self._names
        name, count = stem, 1
        while name in taken:
            count += 1
            name = f"{stem} ({count})"
        return name


def _stem(path: Path) -> str:
    """Name of the memory of a file."""
    return path.name.split(".")[0] or path.name
