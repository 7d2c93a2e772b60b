"""The shared memories that a project uses, and the thread that adds confirmed units to them.

The project keeps where their files are. What changes in its own memory is noted in an outbox in the
same transaction, by triggers, so that no place that changes units can forget it. A thread takes it
from there to the memories: who confirms never waits for a memory that another program writes to,
and what could not be given, for a crash or a disk that is gone, is given later.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.errors import PostilError, UsageError
from postil.memory.database import snapshot
from postil.memory.rows import read_units
from postil.memory.shared import SharedMemory
from postil.memory.staging import staged_memories
from postil.memory.store import TranslationMemory
from postil.memory.units import Identity, MemoryUnit
from postil.messages import Message
from postil.types.files import file_identity
from postil.types.progress import Progress
from postil.workspace.background import BackgroundWork
from postil.workspace.database import ProjectDatabase, set_setting, setting
from postil.workspace.unit_triggers import note_changes

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Units that are given in one transaction: some 10 ms."""

RETRY_SECONDS = 5.0
"""Time after which what could not be given is tried again."""

_SETTING, _KEY = "shared_memories", "shared_key"
_RECEIVERS = "CREATE TEMP TABLE IF NOT EXISTS shared_receiver (memory TEXT PRIMARY KEY)"
_NOTING = "INSERT INTO shared_outbox (memory, unit) SELECT memory, {row}.id FROM shared_receiver"


@dataclass(frozen=True, slots=True)
class SharedState:
    """A shared memory as a project has it.

    Attributes
    ----------
    problem
        Why it cannot be used now, or "".
    waiting
        Changes of the project that it has not been given yet.
    refused
        Why it could not be given them when that was last tried, or "".
    """

    name: str
    path: Path
    problem: str
    waiting: int
    refused: str = ""


def create_shared(
    path: Path,
    languages: tuple[str, str],
    units: Iterable[MemoryUnit] = (),
    progress: Progress | None = None,
    project: str = "",
) -> int:
    """Make a shared memory in a new file, with ``units``; returns how many. All of it or nothing.

    Parameters
    ----------
    project
        Key of the project whose own units these are, if they are: what it changes or takes back
        later, it changes in the memory, too.

    Raises
    ------
    UsageError
        There is a file.
    """
    memory = SharedMemory.create(path, languages)
    try:
        memory.read_only = False
        with BackgroundWork(memory.database, memory.importing).staging() as staged:
            numbers: defaultdict[Identity, list[int]] = defaultdict(list)
            noted = _noted(units, numbers) if project else units
            count = staged.add(noted, progress)
            memory.take_over(staged.id, *staged.index(progress))
        if project:
            memory.claim(project, numbers)
    except BaseException:
        memory.close()
        for rest in path.parent.glob(f"{path.name}*"):
            rest.unlink()
        raise
    memory.close()
    return count


def _noted(
    units: Iterable[MemoryUnit], numbers: Mapping[Identity, list[int]]
) -> Iterator[MemoryUnit]:
    """The same units; their ids are put into ``numbers``."""
    for unit in units:
        numbers[unit.identity].append(unit.id)
        yield unit


class SharedMemories:
    """Those of one project; methods may be called from any thread.

    Attributes
    ----------
    memories
        Those that are open.
    missing
        Why others could not be opened, by their names.
    refused
        Why some that are open could not be given what is confirmed, by their names.
    background
        What writes to them in the background, by name.
    """

    def __init__(
        self, database: ProjectDatabase, own: TranslationMemory, languages: tuple[str, str]
    ) -> None:
        self._database = database
        self._own = own
        self._languages = languages
        self._lock = threading.Lock()  # of whether the thread runs
        self._giving = threading.Lock()  # held while a memory is given something: it stays open
        self._wake = threading.Event()
        self._stopped = False
        self._given: Callable[[], None] | None = None
        self._refusing: Callable[[], None] | None = None
        self._thread: threading.Thread | None = None
        self._receivers: list[str] = []
        self.memories: list[SharedMemory] = []
        self.missing: dict[str, str] = {}
        self.refused: dict[str, str] = {}
        self.background: dict[str, BackgroundWork] = {}
        with database.reading() as connection:
            self._paths = {
                str(name): Path(path)
                for name, path in json.loads(setting(connection, _SETTING) or "{}").items()
            }
            self._key = setting(connection, _KEY)
        for name, path in self._paths.items():
            try:
                self._take(self._opened(path, name))
            except PostilError as error:
                log.info("The shared memory %s cannot be used: %s", path, error.message)
                self.missing[name] = error.message
        database.before_close(self._close)

    @property
    def names(self) -> Sequence[str]:
        """Of all, those that are not there now, too."""
        return list(self._paths)

    @property
    def paths(self) -> Sequence[Path]:
        """Their files."""
        return list(self._paths.values())

    def states(self) -> dict[str, SharedState]:
        """State of each shared memory, by name, for people."""
        with self._database.reading() as connection:
            waiting = dict(
                connection.execute("SELECT memory, count(*) FROM shared_outbox GROUP BY memory")
            )
        return {
            name: SharedState(
                name,
                path,
                self.missing.get(name, ""),
                waiting.get(name, 0),
                self.refused.get(name, ""),
            )
            for name, path in self._paths.items()
        }

    def begin(self, receivers: Sequence[str]) -> None:
        """Note changes of the project's own memory from now on, and give what is noted."""
        with self._database.using() as connection:
            connection.execute(_RECEIVERS)
            note_changes(connection, "shared", self._own.id, _NOTING)
            self._set_receivers(connection, receivers)
        for memory in self.memories:
            with memory.database.reading() as connection:
                left = staged_memories(connection)
            self.background[memory.name].clear(left)
        self._database.after_writing(self._wake.set)
        self._run_if_needed()

    def give_to(self, receivers: Sequence[str]) -> None:
        """Give what is confirmed to these from now on; new ones get what was confirmed before."""
        new = [name for name in receivers if name not in self._receivers]
        with self._database.writing() as connection:
            self._set_receivers(connection, receivers)
            for name in new:
                connection.execute(
                    "INSERT INTO shared_outbox (memory, unit) "
                    "SELECT ?, id FROM memory_unit WHERE memory = ?",
                    (name, self._own.id),
                )
        self._run_if_needed()

    def attach(self, path: Path, name: str) -> SharedMemory:
        """Use a memory from now on, under this name."""
        path = path.absolute()
        known = {file_identity(one): other for other, one in self._paths.items()}
        if (other := known.get(file_identity(path))) is not None and path.exists():
            raise UsageError(Message("The project has that memory already, as {name}.", name=other))
        memory = self._opened(path, name)
        with self._database.writing() as connection:
            self._write(connection, {**self._paths, name: path})
        self.key()
        self._paths[name] = path
        self._take(memory)
        return memory

    def key(self) -> str:
        """Key of the project in shared memories, the same for ever."""
        if not self._key:
            with self._database.writing() as connection:
                self._key = secrets.token_hex(16)
                set_setting(connection, _KEY, self._key)
        return self._key

    def forget(self, connection: sqlite3.Connection, name: str) -> None:
        """Keep nothing of a memory in the project."""
        self._write(connection, {one: path for one, path in self._paths.items() if one != name})
        connection.execute("DELETE FROM shared_outbox WHERE memory = ?", (name,))

    def detach(self, name: str) -> None:
        """Close a memory that was forgotten."""
        self._paths.pop(name, None)
        self.missing.pop(name, None)
        self.refused.pop(name, None)
        self.background.pop(name, None)
        self.give_to([one for one in self._receivers if one != name])
        with self._giving:
            for memory in [one for one in self.memories if one.name == name]:
                self.memories.remove(memory)
                memory.close()

    def listen(
        self, given: Callable[[], None] | None, refusing: Callable[[], None] | None = None
    ) -> None:
        """Call ``given`` each time a memory was given changes: what it finds is another thing then;
        and ``refusing`` when one begins to refuse them, or for another reason. They may be called
        from any thread; None: no callback.
        """
        self._given, self._refusing = given, refusing

    def wait(self) -> None:
        """Give what is noted now, in this thread; what cannot be given stays for later."""
        self._give_all()

    def _opened(self, path: Path, name: str) -> SharedMemory:
        memory = SharedMemory(path, name)
        try:
            memory.check_languages(self._languages)
        except BaseException:
            memory.close()
            raise
        return memory

    def _take(self, memory: SharedMemory) -> None:
        self.memories.append(memory)
        self.background[memory.name] = BackgroundWork(memory.database, memory.importing)

    @staticmethod
    def _write(connection: sqlite3.Connection, paths: dict[str, Path]) -> None:
        texts = {name: str(path) for name, path in paths.items()}
        set_setting(connection, _SETTING, json.dumps(texts, ensure_ascii=False))

    def _set_receivers(self, connection: sqlite3.Connection, receivers: Sequence[str]) -> None:
        self._receivers = list(receivers)
        connection.execute("DELETE FROM temp.shared_receiver")
        connection.executemany(
            "INSERT INTO temp.shared_receiver VALUES (?)", [(name,) for name in receivers]
        )

    def _run_if_needed(self) -> None:
        with self._lock:
            if self._receivers and self._thread is None and not self._stopped:
                self._thread = threading.Thread(target=self._run, name="postil-share", daemon=True)
                self._thread.start()
        self._wake.set()

    def _run(self) -> None:
        done = True
        while not self._stopped:
            self._wake.wait(None if done else RETRY_SECONDS)
            self._wake.clear()
            done = self._give_all()

    def _give_all(self) -> bool:
        """Give what is noted; whether all could be given."""
        done = True
        for memory in [one for one in self.memories if one.name in self._receivers]:
            try:
                while self._give_some_if_there(memory):
                    pass
                self.refused.pop(memory.name, None)
            except PostilError as error:
                self._refuse(memory.name, error.message)
                done = False
        return done

    def _refuse(self, name: str, reason: str) -> None:
        """Report that a memory refuses changes, once."""
        if self.refused.get(name) != reason:
            log.info("The shared memory %s could not be written: %s", name, reason)
            self.refused[name] = reason
            refusing = self._refusing
            if refusing is not None:
                refusing()

    def _give_some_if_there(self, memory: SharedMemory) -> bool:
        """Give some changes, as :meth:`_give_some`; none to a memory detached meanwhile."""
        with self._giving:
            return memory in self.memories and self._give_some(memory)

    def _give_some(self, memory: SharedMemory) -> bool:
        """Give some of what is noted; whether there was any."""
        with self._database.reading() as connection, snapshot(connection):
            noted = connection.execute(
                "SELECT number, unit FROM shared_outbox WHERE memory = ? ORDER BY number LIMIT ?",
                (memory.name, AT_ONCE),
            ).fetchall()
            numbers = list(dict.fromkeys(unit for _, unit in noted))
            units = read_units(connection, self._own.id, numbers)
        if not noted:
            return False
        memory.contribute(self._key, {number: units.get(number) for number in numbers})
        with self._database.writing_behind() as connection:
            connection.execute(
                "DELETE FROM shared_outbox WHERE memory = ? AND number <= ?",
                (memory.name, noted[-1][0]),
            )
        given = self._given
        if given is not None:
            given()
        return True

    def _close(self) -> None:
        """Give what is noted, then close all."""
        with self._lock:
            self._stopped = True
        if self._thread is not None:
            self._wake.set()
            self._thread.join()
            self._give_all()
        for memory in self.memories:
            memory.close()
