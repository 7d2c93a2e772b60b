"""Backups: when they are due, which are kept, what becomes of them when something goes wrong."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject

from postil.errors import Cancelled, ProjectError, StorageError
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.read_only import open_read_only
from postil.workspace.safety import backups as backups_module
from postil.workspace.safety.backups import Backup, BackupRules, thinned

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


def made(hours: float, size: int = 1) -> Backup:
    return Backup(Path(f"{hours}.sqlite"), NOW - timedelta(hours=hours), size)


def test_the_latest_are_dense_the_older_thin() -> None:
    backups = [made(hour) for hour in range(24 * 60)]
    kept = thinned(backups, BackupRules())
    ages = [(NOW - one.time).total_seconds() / 3600 for one in kept]
    assert ages[:5] == [0, 1, 2, 3, 4]
    assert len(kept) == 10
    assert ages[-1] > 24 * 7
    assert ages == sorted(ages)


def test_of_an_odd_number_the_latest_are_more() -> None:
    backups = [made(hour) for hour in range(24 * 60)]
    kept = thinned(backups, BackupRules(kept=5))
    assert [(NOW - one.time).total_seconds() / 3600 for one in kept][:4] == [0, 1, 2, 3]
    assert len(kept) == 5


def test_few_are_all_kept() -> None:
    backups = [made(hour) for hour in range(10)]
    assert thinned(backups, BackupRules()) == backups
    assert thinned(backups[:1], BackupRules(kept=1)) == backups[:1]


def test_all_together_are_of_a_size_and_the_newest_stays() -> None:
    backups = [made(hour, size=100) for hour in range(10)]
    for most in (300, 350, 399):
        assert thinned(backups, BackupRules(most_bytes=most)) == backups[:3]
    assert thinned(backups, BackupRules(most_bytes=10)) == backups[:1]


def test_when_one_is_due(project: Project) -> None:
    backups = project.safety.backups
    later = datetime.now(UTC) + timedelta(hours=1, minutes=1)
    assert not backups.is_due()  # it was only just made
    assert backups.is_due(now=later)
    project.safety.back_up()
    assert not backups.is_due(now=later)  # nothing was changed
    assert not backups.is_due(closing=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert not backups.is_due()
    assert backups.is_due(now=later)
    assert backups.is_due(closing=True)
    backups.rules = BackupRules(hours=0)
    assert not backups.is_due(closing=True, now=later)


def test_closing_makes_one_when_the_last_is_old(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.safety.backups.begin("2020-01-01T00:00:00Z")
    project.close()
    (backup,) = project.safety.backups.all()
    assert backup.counts() == (5, 1)


def test_closing_makes_one_at_once_where_that_is_asked_for(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    backups = project.safety.backups
    project.safety.back_up_if_due()
    assert backups.all() == []  # nobody asked for it, and an hour has not passed
    backups.rules = BackupRules(at_closing=True)
    monkeypatch.setattr(backups_module, "QUICK", 1)
    project.safety.back_up_if_due()
    assert backups.all() == []  # nobody waits for a large one
    monkeypatch.setattr(backups_module, "QUICK", 2**20)
    project.safety.back_up_if_due()
    (backup,) = backups.all()
    assert backup.counts() == (5, 1)


def test_a_project_of_which_none_are_kept_or_that_is_only_read_has_none(project: Project) -> None:
    backups = project.safety.backups
    project.segments.confirm(1, TaggedText("Ouvrez."))
    for rules in (BackupRules(hours=0), BackupRules(hours=-1), BackupRules(kept=0)):
        backups.rules = rules
        assert not backups.is_due(closing=True)
    backups.rules = BackupRules()
    assert backups.is_due(closing=True)
    project.close()
    before = backups.all()
    with open_read_only(project.folder) as looked_at:
        assert not looked_at.safety.backups.is_due(closing=True)
    assert backups.all() == before


def test_all_but_ten_make_room(project: Project) -> None:
    folder = project.safety.backups.folder
    folder.mkdir()
    for hour in range(14):
        (folder / f"2026-01-01T{hour:02}-00-00Z.sqlite").write_bytes(b"an earlier one")
    (folder / "2026-01-01T00-00-00Z.tmp").write_bytes(b"left by a process that was killed")
    (folder / "holiday.sqlite").write_bytes(b"of somebody else")
    made = project.safety.back_up()
    kept = project.safety.backups.all()
    assert kept[0] == made
    assert len(kept) == 10
    assert {path.name for path in folder.iterdir()} == {
        "holiday.sqlite",
        *(one.path.name for one in kept),
    }


def test_a_backup_is_of_one_state_whatever_is_written_meanwhile(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups_module, "PAGES", 1)
    project = make_project([f"Line {number} of the text." for number in range(200)])
    rows = iter(range(1, 40))

    class Writing(Progress):
        def update(self, *_: object, **__: object) -> None:
            for row_id in rows:
                project.segments.confirm(row_id, TaggedText("Ligne."))
                break

        def part(self, _: float) -> Progress:
            return self

    backup = project.safety.back_up(Writing())
    assert next(rows, None) is None
    assert backup.counts() == (200, 0)
    assert project.safety.backups.is_due(closing=True)  # it does not hold what came meanwhile


def test_a_backup_that_is_cancelled_leaves_nothing(project: Project) -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        project.safety.back_up(progress)
    assert list(project.safety.backups.folder.iterdir()) == []


def test_older_ones_make_room_only_for_a_sound_one(project: Project) -> None:
    project.safety.backups.rules = BackupRules(kept=1)
    first = project.safety.back_up()
    project._database.writer.execute("DROP TRIGGER segment_update_checksum")
    project._database.writer.execute("UPDATE segment SET target = 'x' WHERE id = 1")
    with pytest.raises(ProjectError, match="not as they were"):
        project.safety.back_up()
    assert project.safety.backups.all() == [first]
    assert [path.name for path in project.safety.backups.folder.iterdir()] == [first.path.name]


def test_a_full_disk(
    make_project: MakeProject, files_of_at_most: Callable[[int], AbstractContextManager[None]]
) -> None:
    project = make_project([f"Line {number} of the text." for number in range(500)])
    project.safety.back_up()
    before = project.safety.backups.all()
    with files_of_at_most(64 * 1024), pytest.raises(StorageError, match="backup could not"):
        project.safety.back_up()
    assert project.safety.backups.all() == before
    project.segments.confirm(1, TaggedText("Ligne."))
    assert not project.safety.check()


def test_too_little_room_is_told_before(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups_module, "SPARE", 2**60)
    with pytest.raises(StorageError, match="too little room"):
        project.safety.back_up()
    project.safety.backups.begin("2020-01-01T00:00:00Z")
    project.close()  # all the same


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
def test_a_kill_while_one_is_made(make_project: MakeProject) -> None:
    project = make_project([f"Line {number} of the text." for number in range(400)])
    project.segments.confirm(1, TaggedText("Ligne."))
    project.close()
    for wait in (0.0, 0.002, 0.005, 0.01):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                inside = Project.open(project.folder, engine_opener=ParrotEngine)
                os.write(writing, b".")
                while True:
                    inside.safety.back_up()
            finally:
                os._exit(1)
        os.close(writing)
        with os.fdopen(reading, "rb") as reports:
            assert reports.read(1)
            time.sleep(wait)
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with Project.open(project.folder, engine_opener=ParrotEngine) as again:
            assert not again.safety.check()
            assert again.segments.get(1).confirmed
            for backup in again.safety.backups.all():
                assert backup.counts() == (400, 1)
    with Project.open(project.folder, engine_opener=ParrotEngine) as again:
        again.safety.back_up()
        names = [path.suffix for path in again.safety.backups.folder.iterdir()]
        assert set(names) == {".sqlite"}


def test_no_folder_is_made_where_the_project_was(project: Project, tmp_path: Path) -> None:
    folder = project.folder
    moved = folder.rename(tmp_path / "moved")
    with pytest.raises(StorageError, match="not there any more"):
        project.safety.back_up()
    assert not folder.exists()
    moved.rename(folder)
    project.safety.back_up()
    assert len(project.safety.backups.all()) == 1
