"""Failures of a project: the draft that a crash left, and a copy of a project that cannot be opened
for writing.
"""

from __future__ import annotations

import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from postil.errors import StorageError
from postil.formats.segment import SegmentState
from postil.memory.database import address, database_errors
from postil.messages import Message
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.workspace.database import no_project
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.project import Project
from postil.workspace.schema import DATABASE, DOCUMENTS, HANDOFFS, SEGMENTATION

PAGES = 500  # copied between two looks at the progress


@dataclass(frozen=True, slots=True)
class LastDraft:
    """The unfinished text that was saved last; ``place`` counts all segments from 0."""

    row_id: int
    place: int
    time: str
    text: str


def last_draft(project: Project) -> LastDraft | None:
    """Draft that was being written when a project was left; None if there was none."""
    with project.context.database.reading() as connection:
        row = connection.execute(
            "SELECT id, changed, target FROM segment WHERE state = ? AND changed <> '' "
            "ORDER BY changed DESC, id DESC LIMIT 1",
            (SegmentState.DRAFT.value,),
        ).fetchone()
    return (
        None if row is None else LastDraft(row[0], project.segments.place(row[0]), row[1], row[2])
    )


def open_copy(
    folder: Path,
    copy: Path,
    *,
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Open a copy of a project that is in use, or may not be written to; its segments are locked.

    Parameters
    ----------
    copy
        Folder to make; whoever calls removes it afterwards.

    Raises
    ------
    ProjectError
        There is no project, or it is damaged.
    StorageError
        The copy cannot be made.
    """
    progress = progress or Progress()
    path = folder / DATABASE
    if not path.is_file():
        raise no_project(folder)
    try:
        copy.mkdir(parents=True)
        _copy_database(path, copy / DATABASE, progress)
        for name in (DOCUMENTS, SEGMENTATION, HANDOFFS):
            if (folder / name).is_dir():
                progress.check()
                shutil.copytree(folder / name, copy / name, symlinks=True)
    except OSError as error:
        raise StorageError(
            Message(
                "{folder}: a copy cannot be made: {reason}",
                folder=folder,
                reason=reason_of(error),
            ),
            hint="Check free space, and whether the disk of the project is there.",
        ) from error
    project = Project.open(copy, progress=progress, engine_opener=engine_opener)
    try:
        with project.context.database.writing() as connection:
            connection.execute("UPDATE segment SET locked = 1")
    except BaseException:
        project.close()
        raise
    return project


def _copy_database(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database as it was last committed, even while somebody writes to it."""
    error: sqlite3.OperationalError | None = None
    for mode in ("mode=ro", "mode=ro&immutable=1"):  # the latter where nothing may be written
        try:
            with database_errors(source):
                here = sqlite3.connect(address(source, mode), uri=True)
                there = sqlite3.connect(target)
                try:
                    here.backup(there, pages=PAGES, progress=lambda *_: progress.check())
                finally:
                    here.close()
                    there.close()
            return
        except (StorageError, sqlite3.OperationalError) as problem:
            cause = problem.__cause__ if isinstance(problem, StorageError) else problem
            error = cause if isinstance(cause, sqlite3.OperationalError) else None
            target.unlink(missing_ok=True)
    raise StorageError(
        Message("{source}: it cannot be read ({reason}).", source=source, reason=error),
        hint="Copy the project first.",
    )
