"""A look at a project from outside, without opening it: what a list of projects shows.

Nothing is locked, written or brought up to date; a project that is open elsewhere can be looked at.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from postil.formats.segment import SegmentState
from postil.memory.database import address
from postil.memory.soundness import foreign_name
from postil.messages import Message
from postil.types.reasons import reason_of
from postil.workspace.database import setting
from postil.workspace.reports.plan import Pace, pace, read_deadline
from postil.workspace.schema import DATABASE

_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)
_PATIENCE_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """Summary of a project as seen from outside.

    Attributes
    ----------
    problem
        Why nothing more is known, as a sentence, or "".
    missing
        The folder is not there (any more, or not now: a disk may be out).
    words, confirmed_words
        Source words in all, and of confirmed segments.
    """

    folder: Path
    name: str
    problem: str = ""
    missing: bool = False
    source_language: str = ""
    target_language: str = ""
    segments: int = 0
    words: int = 0
    confirmed_words: int = 0
    pace: Pace = field(default_factory=lambda: Pace(None, 0))

    @property
    def share(self) -> float:
        """Share of words confirmed, 0 to 1; 0 without words."""
        return self.confirmed_words / self.words if self.words else 0.0


def summarised(folder: Path, today: date | None = None) -> ProjectSummary:
    """Summary of the project in ``folder``; whatever is wrong with it stands in the summary, no
    error is raised.
    """
    path = folder / DATABASE
    try:
        if not folder.is_dir():
            return ProjectSummary(
                folder, folder.name, Message("The folder is not there."), missing=True
            )
        if not path.is_file():
            return ProjectSummary(
                folder,
                folder.name,
                Message("The folder has no {name}.", name=DATABASE),
                missing=True,
            )
    except OSError as error:
        reason = Message("{reason}.", reason=reason_of(error))
        return ProjectSummary(folder, folder.name, reason, missing=True)
    for mode in _modes(path):
        try:
            return _read(folder, address(path, mode), today or date.today())
        except sqlite3.OperationalError as error:
            problem = Message("It cannot be read ({reason}).", reason=error)
        except (sqlite3.DatabaseError, ValueError) as error:
            return ProjectSummary(
                folder, folder.name, Message("It is damaged ({reason}).", reason=error)
            )
    return ProjectSummary(folder, folder.name, problem)


def _modes(path: Path) -> tuple[str, ...]:
    """Address to open a database at so that nothing is written beside it.

    Without a journal nobody has it open, and it is a file that does not change. With one, what was
    committed last is in it; where it cannot be read, what was before must do.
    """
    unchanging = "mode=ro&immutable=1"
    return ("mode=ro", unchanging) if path.with_name(f"{path.name}-wal").exists() else (unchanging,)


def _read(folder: Path, uri: str, today: date) -> ProjectSummary:
    connection = sqlite3.connect(uri, uri=True, timeout=_PATIENCE_SECONDS)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        if (name := foreign_name(connection)) is not None:
            raise ValueError(f"it holds {name}")
        marks = ", ".join("?" * len(_CONFIRMED))
        count, words, done = connection.execute(
            "SELECT count(*), coalesce(sum(words), 0), "
            f"coalesce(sum(CASE WHEN state IN ({marks}) THEN words END), 0) FROM segment",
            _CONFIRMED,
        ).fetchone()
        return ProjectSummary(
            folder,
            setting(connection, "name", folder.name),
            source_language=setting(connection, "source_language"),
            target_language=setting(connection, "target_language"),
            segments=count,
            words=words,
            confirmed_words=done,
            pace=pace(read_deadline(connection), words - done, today),
        )
    finally:
        connection.close()
