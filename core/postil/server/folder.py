"""The folder of a server::

engines/NAME/          an engine, as "postil train --out" makes it
memories/NAME.sqlite   a memory
glossaries/NAME.sqlite a glossary
server.sqlite          tokens, languages of memories and glossaries, and the journal of lessons
server.lock            held by the server that serves it
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from postil.errors import ProjectError, UsageError
from postil.memory.connections import Connections
from postil.memory.database import address, connect, database_errors
from postil.messages import Message
from postil.server.engines.engines import Engines
from postil.server.http.tokens import Tokens
from postil.server.store.glossaries import TeamGlossaries
from postil.server.store.journal import Journal
from postil.server.store.memories import Memories
from postil.server.store.schema import SMALL_TABLES, prepare
from postil.server.store.stores import SUFFIX
from postil.types.files import atomic_folder, check_free, make_folder
from postil.types.locks import FileLock
from postil.types.progress import Progress

ENGINES, MEMORIES, GLOSSARIES = "engines", "memories", "glossaries"
DATABASE, LOCK = "server.sqlite", "server.lock"
OPEN_BYTES = 8 << 30  # of engines' files: they are mapped, not read


class ServerFolder:
    """Files of a server; :meth:`close` it.

    Parameters
    ----------
    serving
        Whether engines shall be used: one process at a time may.
    most_bytes
        See :class:`~postil.server.engines.engines.Engines`.

    Raises
    ------
    ProjectError
        Another server serves the folder; its database is damaged or of a newer version.
    StorageError
        It cannot be written.
    """

    def __init__(self, path: Path, *, serving: bool, most_bytes: int = OPEN_BYTES) -> None:
        self.path = path
        for folder in (path, path / ENGINES, path / MEMORIES, path / GLOSSARIES):
            make_folder(folder)
        self._lock = _locked(path) if serving else None
        try:
            self._database = Connections(path / DATABASE, SMALL_TABLES, prepare)
            self.tokens = Tokens(self._database)
            self.journal = Journal(self._database)
            self.memories = Memories(path / MEMORIES, self._database)
            self.glossaries = TeamGlossaries(path / GLOSSARIES, self._database)
            if serving:
                self.engines = Engines(path / ENGINES, self.journal, most_bytes)
        except BaseException:
            self._release()
            raise

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def close(self) -> None:
        self.memories.close()
        self.glossaries.close()
        self._database.close()
        self._release()

    def back_up(self, destination: Path, progress: Progress | None = None) -> None:
        """Copy all of it, whoever serves it meanwhile; what is copied can be served.

        Raises
        ------
        UsageError
            There is something at ``destination``, or it lies in the folder itself.
        StorageError
            The copy could not be written; nothing is there.
        """
        progress = progress or Progress()
        check_free(destination)
        if destination.resolve().is_relative_to(self.path.resolve()):
            raise UsageError("A backup cannot lie in the folder that it is of.")
        databases = [Path(DATABASE), *(
            Path(kind, path.name)
            for kind in (MEMORIES, GLOSSARIES)
            for path in sorted((self.path / kind).glob(f"*{SUFFIX}"))
        )]  # fmt: skip
        engines = [path for path in sorted((self.path / ENGINES).iterdir()) if path.is_dir()]
        progress.update(0, len(databases) + len(engines), "Copying")
        with atomic_folder(destination) as copy:
            for kind in (ENGINES, MEMORIES, GLOSSARIES):
                (copy / kind).mkdir()
            for name in databases:
                _copy_database(self.path / name, copy / name)
                progress.step(1)
            for engine in engines:
                if not engine.name.startswith("."):  # one that is being made or removed
                    shutil.copytree(engine, copy / ENGINES / engine.name)
                progress.step(1)


def _copy_database(source: Path, destination: Path) -> None:
    with (
        database_errors(source),
        closing(sqlite3.connect(address(source), uri=True)) as there,
        closing(connect(destination)) as here,
    ):
        there.backup(here)


def _locked(path: Path) -> FileLock:
    try:
        return FileLock(path / LOCK)
    except BlockingIOError as error:
        raise ProjectError(
            Message("{folder}: another server serves this folder.", folder=path),
            hint="Stop it first, or choose another folder.",
        ) from error
