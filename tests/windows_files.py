"""Files as they are on Windows, told on Linux: what is open or mapped in this process can be
neither removed, renamed nor replaced, nor the name of a folder changed in which it lies.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from postil.types import locks, temporary

_DESCRIPTORS, _MAPS = Path("/proc/self/fd"), Path("/proc/self/maps")


class WindowsFiles:
    """Refuses what Windows refuses, as long as ``monkeypatch`` does not take it back.

    Attributes
    ----------
    refused
        What was asked, of which path; leftovers that could not be removed are found here, too.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refused: list[tuple[str, Path]] = []
        self._unlink, self._rename, self._replace = os.unlink, os.rename, os.replace
        monkeypatch.setattr(locks, "OPEN_FILES_STAY", True)
        monkeypatch.setattr(temporary, "mark_in_use", lambda _: None)
        for name, function in (
            ("unlink", self.unlink),
            ("remove", self.unlink),
            ("rename", self.rename),
            ("replace", self.replace),
        ):
            monkeypatch.setattr(os, name, function)

    def unlink(self, path: Any, *, dir_fd: int | None = None) -> None:
        place = _place(path, dir_fd)
        if not place.is_symlink():
            self._check("unlink", place)
        self._unlink(path, dir_fd=dir_fd)

    def rename(self, source: Any, target: Any, **folders: Any) -> None:
        if _place(target, None).exists():
            raise FileExistsError(errno.EEXIST, "there is one", os.fspath(target))
        self._check("rename", _place(source, None))
        self._rename(source, target, **folders)

    def replace(self, source: Any, target: Any, **folders: Any) -> None:
        self._check("rename", _place(source, None))
        self._check("replace", _place(target, None))
        self._replace(source, target, **folders)

    def _check(self, asked: str, place: Path) -> None:
        used = _in_use()
        if place in used or any(place in one.parents for one in used):
            self.refused.append((asked, place))
            raise PermissionError(errno.EACCES, "it is in use", str(place))


def _in_use() -> set[Path]:
    """Files of this process that are open or mapped; folders that are open count on no system."""
    found = set()
    for link in _DESCRIPTORS.iterdir():
        with suppress(OSError):
            found.add(link.readlink())
    for line in _MAPS.read_text(encoding="utf-8", errors="surrogateescape").splitlines():
        if (start := line.find("/")) >= 0:
            found.add(Path(line[start:]))
    return {path for path in found if path.is_file()}


def _place(path: Any, folder: int | None) -> Path:
    place = Path(os.fsdecode(path))
    if folder is not None:
        place = (_DESCRIPTORS / str(folder)).readlink() / place
    return Path(os.path.realpath(place.parent)) / place.name
