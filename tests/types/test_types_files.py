"""Durable writing leaves the old or the new, and progress passes on Cancel."""

from __future__ import annotations

import pytest

from postil.errors import Cancelled, StorageError
from postil.types.files import atomic_folder, atomic_write
from postil.types.progress import Progress


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path):
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(RuntimeError), atomic_write(path) as temporary:
        temporary.write_text("half", encoding="utf-8")
        raise RuntimeError
    assert path.read_text(encoding="utf-8") == "old"
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
