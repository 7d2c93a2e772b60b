"""Memories or glossaries of a server: one file each, by name, with the languages they are of."""

from __future__ import annotations

import re
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from postil.errors import UsageError
from postil.memory.connections import Connections
from postil.server.http.problems import Problem

SUFFIX = ".sqlite"
_NAME = re.compile(r"[^\W_][\w-]{0,63}")


@dataclass(frozen=True, slots=True)
class StoreFacts:
    """A memory or glossary of the server, and its languages."""

    name: str
    source_language: str
    target_language: str

    @property
    def languages(self) -> tuple[str, str]:
        return self.source_language, self.target_language


class Store(Protocol):
    """An open one."""

    facts: StoreFacts

    def close(self) -> None: ...


Opened = TypeVar("Opened", bound=Store)


class Stores(ABC, Generic[Opened]):
    """Stores of one kind, in a folder.

    Attributes
    ----------
    TABLE
        Table of the server's database that lists them.
    KIND
        A word for one of them.
    """

    TABLE: ClassVar[str]
    KIND: ClassVar[str]

    def __init__(self, folder: Path, database: Connections) -> None:
        self.folder = folder
        self._database = database
        self._lock = threading.Lock()
        self._open: dict[str, Opened] = {}

    @abstractmethod
    def _opened(self, path: Path, facts: StoreFacts) -> Opened:
        """Open a file, which is made if there is none."""

    def all(self) -> list[StoreFacts]:
        with self._database.reading() as connection:
            rows = connection.execute(f"SELECT * FROM {self.TABLE} ORDER BY name").fetchall()
        return [StoreFacts(*row) for row in rows]

    @contextmanager
    def creating(self, facts: StoreFacts) -> Iterator[Opened]:
        """Make one, to be filled in the block: if that fails, there is none.

        Raises
        ------
        UsageError
            The name is none, or there is one of that name.
        """
        if not _NAME.fullmatch(facts.name):
            raise UsageError(
                f"{facts.name!r} cannot be the name of a {self.KIND}.",
                hint="Use up to 64 letters, digits, _ and -, a letter or digit first.",
            )
        path = self._path(facts.name)
        known = {one.name.casefold() for one in self.all()}
        if facts.name.casefold() in known or path.exists():
            raise UsageError(f"There is a {self.KIND} {facts.name} already.")
        filled = self._opened(path, facts)
        try:
            yield filled
            filled.close()
            with self._database.writing() as connection:
                connection.execute(
                    f"INSERT INTO {self.TABLE} VALUES (?, ?, ?)", (facts.name, *facts.languages)
                )
        except BaseException:
            filled.close()
            for rest in path.parent.glob(f"{path.name}*"):
                rest.unlink()
            raise

    def open(self, name: str) -> Opened:
        """
        Raises
        ------
        Problem
            There is none of this name.
        """
        with self._lock:
            if (there := self._open.get(name)) is not None:
                return there
            facts = next((known for known in self.all() if known.name == name), None)
            if facts is None:
                raise Problem(404, f"There is no such {self.KIND}.")
            there = self._open[name] = self._opened(self._path(facts.name), facts)
            return there

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def close(self) -> None:
        with self._lock:
            for there in self._open.values():
                there.close()
            self._open.clear()
