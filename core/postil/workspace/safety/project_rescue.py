"""Rescue of a damaged project: what can be read of it, and what backups have, in a new folder.

The damaged project is only read. The new one is complete or not there at all, opens like any other,
and has a report of what came from where and what is gone.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from postil.errors import EngineError, ProjectError, StorageError, UsageError
from postil.messages import Message
from postil.types.files import atomic_folder
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.workspace.database import ProjectDatabase, no_project
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.lock import ProjectLock, ReadOnlyFolder
from postil.workspace.project import Project
from postil.workspace.safety.backups import Backup, BackupRules, Backups
from postil.workspace.safety.pages import LogState, Pages, log_state
from postil.workspace.safety.rebuild import Rebuild, lost_rows
from postil.workspace.safety.repair import repair_references
from postil.workspace.safety.report import RescueReport, report_text
from postil.workspace.safety.salvage import Salvage
from postil.workspace.schema import DATABASE, DOCUMENTS, HANDOFFS, SEGMENTATION

REPORT = "rescue-report.txt"


def free_folder(folder: Path) -> Path:
    """A folder beside a damaged project for what is rescued, which is not there yet."""
    number, place = 1, folder.with_name(f"{folder.name} rescued")
    while place.exists():
        number += 1
        place = folder.with_name(f"{folder.name} rescued {number}")
    return place


def rescue_project(
    folder: Path,
    to: Path | None = None,
    *,
    progress: Progress | None = None,
) -> RescueReport:
    """Make a new project of all that is left of a damaged one, and, of what is damaged, from its
    backups, the newest first.

    Parameters
    ----------
    to
        Must not exist, or be empty; by default :func:`free_folder`.

    Raises
    ------
    Cancelled
    ProjectError
        There is no project, it is in use, or nothing of it can be read.
    StorageError
        The new one cannot be written.
    UsageError
        ``to`` is not empty.
    """
    to = _target(folder, to)
    progress = progress or Progress()
    backups = Backups(folder).all()
    report = RescueReport(to)
    report.last_is_torn = log_state(folder / DATABASE) is not LogState.SOUND
    with _nobody_else(folder), atomic_folder(to) as temporary:
        _copy_files(folder, temporary)
        database = ProjectDatabase(temporary)
        try:
            with database.writing() as connection:
                connection.execute("PRAGMA defer_foreign_keys = ON")
                rebuild = Rebuild(connection)
                _fill(folder / DATABASE, rebuild, backups, report, progress)
                report.repairs = repair_references(connection, temporary)
                _count(connection, report)
                _leave_out_found(connection, report)
        finally:
            database.close()
        report.missing_files = _missing_files(temporary)
        _remember(temporary, report.repairs.without_unit)
        text = report_text(report, folder)
        (temporary / REPORT).write_text(text, encoding="utf-8", errors="replace")
    return report


def restore_backup(backup: Backup, folder: Path, to: Path | None = None) -> Path:
    """Make a new project of a backup as it is; returns its folder.

    Raises
    ------
    ProjectError, StorageError, UsageError
        As :func:`rescue_project`.
    """
    to = _target(folder, to)
    with atomic_folder(to) as temporary:
        _copy_files(folder, temporary)
        shutil.copyfile(backup.path, temporary / DATABASE)
        ProjectDatabase(temporary).close()
    return to


def _target(folder: Path, to: Path | None) -> Path:
    if not folder.is_dir():
        raise no_project(folder)
    to = to or free_folder(folder)
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise UsageError(Message("{folder} is not empty.", folder=to), hint="Choose a new folder.")
    return to


@contextmanager
def _nobody_else(folder: Path) -> Iterator[None]:
    """Keep others out of the damaged project, where its folder may be written to."""
    try:
        lock = ProjectLock(folder)
    except ReadOnlyFolder:
        yield
        return
    try:
        yield
    finally:
        lock.release()


def _copy_files(folder: Path, to: Path) -> None:
    """Copy the documents and rules; files that cannot be read are left out, and reported."""
    for name in (DOCUMENTS, SEGMENTATION, HANDOFFS):
        for path in (folder / name).rglob("*"):
            target = to / path.relative_to(folder)
            if path.is_symlink():
                continue  # none is ours, and it may lead anywhere
            if path.is_dir():
                target.mkdir(parents=True, exist_ok=True)
            elif path.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                with suppress(PermissionError, FileNotFoundError):
                    shutil.copyfile(path, target)
    (to / DOCUMENTS).mkdir(exist_ok=True)


def _fill(
    path: Path,
    rebuild: Rebuild,
    backups: Sequence[Backup],
    report: RescueReport,
    progress: Progress,
) -> None:
    with _salvage(path, progress.part(0.5)) as damaged:
        if damaged is not None:
            rebuild.take(damaged)
        for number, backup in enumerate(backups):
            before = sum(map(len, rebuild.from_backup.values()))
            with _salvage(backup.path, progress.part(0.4 / len(backups))) as old:
                if old is not None:
                    rebuild.take_backup(old, damaged or old, newest=number == 0)
            if sum(map(len, rebuild.from_backup.values())) > before:
                report.backups.append(backup.name)
        if damaged is not None:
            rebuild.reserve_numbers(damaged)
    rebuild.take_doubtful()
    if not rebuild.trusted["segment"] and not rebuild.trusted["memory_unit"]:
        raise ProjectError(
            Message("{path}: nothing of the project can be read any more.", path=path),
            hint="Look for a copy of its folder elsewhere.",
        )
    report.salvaged = {table: count for table, count in rebuild.salvaged.items() if count}
    report.from_backup = dict(rebuild.from_backup)
    report.doubtful = dict(rebuild.doubtful)
    report.left_out = rebuild.left_out
    report.gone = lost_rows(damaged, rebuild) if damaged is not None else {}


@contextmanager
def _salvage(path: Path, progress: Progress) -> Iterator[Salvage | None]:
    """Salvage of a file; None if it is not there."""
    if not path.is_file():
        yield None
        return
    try:
        pages = Pages(path)
    except OSError as error:
        raise StorageError(
            Message("{path}: it cannot be read: {reason}", path=path, reason=reason_of(error))
        ) from error
    try:
        yield Salvage(pages, progress)
    finally:
        pages.close()


def _count(connection: sqlite3.Connection, report: RescueReport) -> None:
    report.segments, report.confirmed = connection.execute(
        "SELECT count(*), coalesce(sum(state IN ('translated', 'reviewed', 'final')), 0) "
        "FROM segment"
    ).fetchone()


def _leave_out_found(connection: sqlite3.Connection, report: RescueReport) -> None:
    """Remove from the lost rows the segments that were restored from the memory and their
    document.
    """
    there = {row_id for (row_id,) in connection.execute("SELECT id FROM segment")}
    report.gone["segment"] = [key for key in report.gone.get("segment", ()) if key not in there]


def _missing_files(folder: Path) -> list[str]:
    """Documents of the new project whose original is not there."""
    database = ProjectDatabase(folder)
    try:
        with database.reading() as connection:
            rows = connection.execute("SELECT file FROM document ORDER BY id").fetchall()
    finally:
        database.close()
    return [file for (file,) in rows if not (folder / file).is_file()]


def _remember(folder: Path, rows: Sequence[int]) -> None:
    """Give confirmed segments whose unit is lost a new one; opening the project checks that it is
    sound.
    """
    with Project.open(folder, engine_opener=_no_engine) as project:
        project.safety.backups.rules = BackupRules(hours=0)  # not while it has another name
        confirmer = project.context.confirmer
        with confirmer.together():
            for row_id in rows:
                if project.segments.get(row_id).state.is_confirmed:
                    confirmer.remember(row_id)


def _no_engine(_: Path) -> ProjectEngine:
    raise EngineError("Not needed for a rescue.")
