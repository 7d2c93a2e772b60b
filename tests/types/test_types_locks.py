"""Locks on files: held by one, and not taken for held where there are none."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from postil.types import locks
from postil.types.locks import FileLock


def test_one_holds_it(tmp_path: Path) -> None:
    first = FileLock(tmp_path / "lock")
    with pytest.raises(BlockingIOError):
        FileLock(tmp_path / "lock")
    first.release()
    FileLock(tmp_path / "lock").release()


def test_a_file_system_without_locks_is_not_taken_for_a_held_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "_acquire", refuse)
    with pytest.raises(OSError, match="No locks available") as told:
        FileLock(tmp_path / "lock")
    assert not isinstance(told.value, BlockingIOError)
