"""Blocked phrases: the machine never uses them again in this project."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from postil.engine.blocked_pairs import PhrasePair
from postil.errors import UsageError
from postil.memory.database import now
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.learning.engine import ProjectEngine

_SETTING = "blocked"


@dataclass(frozen=True, slots=True)
class BlockedPhrase:
    """A phrase pair the engine must not use; ``time`` (ISO 8601 UTC) and ``author``: who blocked
    it, and when.
    """

    source: str
    target: str
    time: str = ""
    author: str = ""


class BlockedPhrases:
    """The list of a project; methods may be called from any thread.

    The engine itself is not changed: taking a pair off the list leaves it exactly as it was.

    Parameters
    ----------
    engine
        The engine attached now, or None.
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._context = context
        self._changing = context.changing

    def all(self) -> list[BlockedPhrase]:
        """The pairs in the order they were blocked."""
        with self._database.reading() as connection:
            return _read(connection)

    def block(self, source: str, target: str) -> BlockedPhrase:
        """Never use ``target`` for ``source`` from now on; twice is once.

        Raises
        ------
        UsageError
            A side is empty.
        """
        pair = BlockedPhrase(
            source.strip(), target.strip(), now(), self._context.details.info.author
        )
        if not pair.source or not pair.target:
            raise UsageError("To block a translation, both sides must have words.")
        with self._changing:
            others = [one for one in self.all() if not _same(one, pair)]
            self._write([*others, pair])
        return pair

    def unblock(self, source: str, target: str) -> None:
        """Let the engine use a pair again; nothing happens if it is not blocked."""
        pair = BlockedPhrase(source.strip(), target.strip())
        with self._changing:
            self._write([one for one in self.all() if not _same(one, pair)])

    def replace(self, connection: sqlite3.Connection, pairs: Sequence[BlockedPhrase]) -> None:
        """Make ``pairs`` the list, as part of a transaction; the engine does not have it yet."""
        text = json.dumps([asdict(pair) for pair in pairs], ensure_ascii=False)
        set_setting(connection, _SETTING, text)

    def tell(self, engine: ProjectEngine) -> None:
        """Give an engine the list."""
        engine.block([PhrasePair(one.source, one.target) for one in self.all()])

    def _write(self, pairs: list[BlockedPhrase]) -> None:
        with self._database.writing() as connection:
            self.replace(connection, pairs)
        engine = self._context.engine
        if engine is not None:
            self.tell(engine)


def _read(connection: sqlite3.Connection) -> list[BlockedPhrase]:
    text = setting(connection, _SETTING)
    names = BlockedPhrase.__slots__
    return [
        BlockedPhrase(**{name: str(one.get(name, "")) for name in names})
        for one in (json.loads(text) if text else [])
    ]


def _same(one: BlockedPhrase, other: BlockedPhrase) -> bool:
    return (one.source, one.target) == (other.source, other.target)
