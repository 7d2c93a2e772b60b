"""The engine a project uses and what it taught it, read without opening the project."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from postil.engine.events import LearningEvent
from postil.engine.manifest import EngineManifest
from postil.errors import EngineError
from postil.memory.database import address
from postil.memory.soundness import foreign_name
from postil.workspace.learning.engine import engine_key
from postil.workspace.schema import DATABASE


@dataclass(frozen=True, slots=True)
class EngineUse:
    """Use of an engine by a project.

    Parameters
    ----------
    name
        Of the project.
    engine
        Folder of the engine in use; None without one.
    learned
        Confirmed segments in force by key of the engine they taught, see ``engine_key``.
    """

    project: Path
    name: str
    engine: Path | None
    learned: dict[str, int]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Lesson that an engine learned from one segment, and when (ISO 8601 UTC)."""

    time: str
    event: LearningEvent


def engine_use(project: Path) -> EngineUse | None:
    """Engine use of the project in a folder; None if there is no readable project.

    The project may be open, here or elsewhere: nothing is locked and nothing written.
    """
    try:
        with _reading(project) as connection:
            settings = dict(
                connection.execute(
                    "SELECT name, value FROM setting WHERE name IN ('name', 'engine')"
                )
            )
            learned = dict(
                connection.execute(
                    "SELECT engine, count(*) FROM learning WHERE undone = 0 GROUP BY engine"
                )
            )
    except sqlite3.Error:
        return None
    if not all(isinstance(value, str) and "\0" not in value for value in settings.values()):
        return None
    folder = settings.get("engine", "")
    return EngineUse(
        project, settings.get("name", project.name), Path(folder) if folder else None, learned
    )


def lessons(project: Path, manifest: EngineManifest, most: int = 1000) -> list[Lesson]:
    """Lessons that a project taught an engine and did not take back, the newest first.

    Parameters
    ----------
    most
        How many are read.
    """
    found = []
    try:
        with _reading(project) as connection:
            rows = connection.execute(
                "SELECT time, event FROM learning WHERE engine = ? AND undone = 0 "
                "ORDER BY number DESC LIMIT ?",
                (engine_key(manifest), most),
            ).fetchall()
    except sqlite3.Error:
        return []
    for time, blob in rows:
        try:
            found.append(Lesson(time, LearningEvent.from_bytes(blob)))
        except EngineError:
            continue  # opening the project reports its damage
    return found


@contextmanager
def _reading(project: Path) -> Iterator[sqlite3.Connection]:
    path = (project / DATABASE).resolve()
    with closing(sqlite3.connect(address(path), uri=True)) as connection:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        if foreign_name(connection) is not None:
            raise sqlite3.DatabaseError("not as Postil makes it")
        yield connection
