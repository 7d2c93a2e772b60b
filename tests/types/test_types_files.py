"""Durable writing leaves the old or the new, and progress passes on Cancel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from postil.errors import Cancelled, StorageError
from postil.types import files
from postil.types.files import atomic_folder, atomic_write, remove_stale
from postil.types.progress import Progress


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path):
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(RuntimeError), atomic_write(path) as temporary:
        temporary.write_text("half", encoding="utf-8")
        raise RuntimeError
    assert path.read_text(encoding="utf-8") == "old"
    assert [item.name for item in tmp_path.iterdir()] == ["file"]
    with atomic_write(path) as temporary:
        temporary.write_text("new", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == "new"
    assert [item.name for item in tmp_path.iterdir()] == ["file"]


def test_a_folder_is_replaced_whole_or_not_at_all(tmp_path):
    path = tmp_path / "folder"
    path.mkdir()
    (path / "old").touch()
    with pytest.raises(RuntimeError), atomic_folder(path) as temporary:
        (temporary / "half").touch()
        raise RuntimeError
    assert [item.name for item in path.iterdir()] == ["old"]
    with atomic_folder(path) as temporary:
        (temporary / "new").touch()
    assert [item.name for item in path.iterdir()] == ["new"]
    assert [item.name for item in tmp_path.iterdir()] == ["folder"]


def test_what_cannot_be_written_is_a_storage_error(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError), atomic_write(tmp_path / "file" / "x") as temporary:
        temporary.touch()
    with pytest.raises(StorageError), atomic_folder(tmp_path / "file" / "x"):
        pass


def test_parts_move_their_parent_and_cancel_reaches_them():
    seen = []
    progress = Progress(lambda item: seen.append(item.fraction))
    progress.update(0, 1, "whole")
    part = progress.part(0.5)
    for _ in part.track(range(4), 4, "half"):
        pass
    assert progress.fraction == pytest.approx(0.5)
    assert seen == sorted(seen)
    progress.cancel()
    with pytest.raises(Cancelled):
        part.check()
    with pytest.raises(Cancelled):
        part.step()


KILLED = """
import os, sys
from pathlib import Path
from postil.types.files import atomic_folder

with atomic_folder(Path(sys.argv[1])) as folder:
    (folder / "half").write_text("done")
    os._exit(9)
"""


def test_what_a_killed_process_left_is_removed_and_what_a_living_one_fills_is_not(
    tmp_path: Path,
) -> None:
    for name in ("engine", "engine.two"):
        arguments = [sys.executable, "-c", KILLED, str(tmp_path / name)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(arguments, env=environment, check=False)
        assert done.returncode == 9
    assert len(list(tmp_path.iterdir())) == 2
    with atomic_folder(tmp_path / "other") as living:
        (living / "text").write_text("text", encoding="utf-8")
        removed = remove_stale(tmp_path, "engine.two")
        assert [path.name.startswith(".engine.two.") for path in removed] == [True]
        with atomic_folder(tmp_path / "engine") as folder:
            (folder / "whole").write_text("done", encoding="utf-8")
        assert remove_stale(tmp_path) == []
        assert living.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["engine", "other"]
    assert [path.name for path in (tmp_path / "engine").iterdir()] == ["whole"]
    assert [path.name for path in (tmp_path / "other").iterdir()] == ["text"]


def test_a_folder_moved_aside_by_a_killed_process_gets_its_name_back(tmp_path, monkeypatch):
    """Killed between the two renames that replace a folder, it would be gone."""
    for name, there in (("engine", False), ("other", True)):
        aside = tmp_path / f".{name}.0123abcd.old"
        aside.mkdir()
        (aside / "text").write_text("before", encoding="utf-8")
        if there:
            (tmp_path / name).mkdir()
    remove_stale(tmp_path)
    assert not (tmp_path / "engine").exists()  # perhaps somebody is at it
    monkeypatch.setattr(files, "_SWAPPED", 0.0)
    remove_stale(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["engine", "other"]
    assert (tmp_path / "engine" / "text").read_text(encoding="utf-8") == "before"
    assert list((tmp_path / "other").iterdir()) == []


def test_a_written_file_whose_name_the_disk_does_not_confirm_is_reported(tmp_path, monkeypatch):
    def fail(_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(files, "sync_folder", fail)
    with (
        pytest.raises(StorageError, match="is written, but the disk") as raised,
        atomic_write(tmp_path / "a") as temporary,
    ):
        temporary.write_text("new")
    assert "Nothing was changed" not in raised.value.hint
    assert (tmp_path / "a").read_text() == "new"
    with (
        pytest.raises(StorageError, match="is written, but the disk"),
        atomic_folder(tmp_path / "b") as folder,
    ):
        (folder / "c").write_text("new")
    assert (tmp_path / "b" / "c").read_text() == "new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


def test_a_folder_within_another_is_synced_with_it(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(files, "sync_file", lambda path: synced.append(path.name))
    with atomic_folder(tmp_path / "engine") as folder:
        with atomic_folder(folder / "model") as inner:
            (inner / "numbers").touch()
        assert not synced
        with files.syncing([folder / "model", folder / "none"]):
            pass
        assert synced == ["numbers"]
        (folder / "manifest").touch()
    assert sorted(synced) == ["manifest", "numbers", "numbers"]
    with atomic_folder(tmp_path / "other") as folder:
        (folder / "text").touch()
    assert synced[-1] == "text"
