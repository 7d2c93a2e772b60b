"""Renames where a file that is open keeps its name, as on Windows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from postil.types import locks, renaming
from postil.types.files import atomic_folder, atomic_write, remove_stale
from postil.types.renaming import rename
from postil.types.temporary import remove_leftovers
from windows_files import WindowsFiles


class Scanner:
    """A program that looks into new files: so many renames are refused meanwhile."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refusals: int) -> None:
        self._replace, self.left = os.replace, refusals
        monkeypatch.setattr(locks, "OPEN_FILES_STAY", True)
        monkeypatch.setattr(os, "replace", self.replace)
        monkeypatch.setattr(renaming, "_PAUSES", (0.0,) * 3)

    def replace(self, path: Path, target: Path) -> None:
        if self.left:
            self.left -= 1
            raise PermissionError(13, "another program uses it", str(path))
        self._replace(path, target)


def test_who_looks_into_a_new_file_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    for content in ("first", "second"):
        Scanner(monkeypatch, 3)
        with atomic_write(file) as temporary:
            temporary.write_text(content, encoding="utf-8")
        Scanner(monkeypatch, 3)
        with atomic_folder(folder) as temporary:
            (temporary / "file").write_text(content, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == "second"
    assert (folder / "file").read_text(encoding="utf-8") == "second"
    assert sorted(tmp_path.iterdir()) == [file, folder]


def test_who_keeps_a_file_open_is_not_waited_for_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scanner = Scanner(monkeypatch, 100)
    (tmp_path / "file").touch()
    with pytest.raises(PermissionError):
        rename(tmp_path / "file", tmp_path / "other")
    assert scanner.left == 96


def test_elsewhere_a_refusal_is_final(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scanner = Scanner(monkeypatch, 100)
    monkeypatch.setattr(locks, "OPEN_FILES_STAY", False)
    with pytest.raises(PermissionError):
        rename(tmp_path / "file", tmp_path / "other")
    assert scanner.left == 99


def test_what_another_process_is_about_to_give_its_name_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "OPEN_FILES_STAY", True)
    young, old = (tmp_path / f".guide.docx.{number * 8}.postil.tmp" for number in "01")
    young.touch()
    old.touch()
    os.utime(old, (0, 0))
    remove_leftovers(tmp_path)
    assert list(tmp_path.iterdir()) == [young]


def test_a_folder_moved_aside_a_moment_ago_is_not_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system whose st_ctime tells when a file was made, not when it got its name."""
    monkeypatch.setattr(locks, "OPEN_FILES_STAY", True)
    folder = tmp_path / "folder"
    folder.mkdir()
    os.utime(folder, (0, 0))
    rename_before, seen = os.replace, []

    def replace(path: Path, target: Path) -> None:
        rename_before(path, target)
        if Path(target).suffix == ".old":
            seen.append(Path(target).stat().st_mtime)
            remove_stale(tmp_path, folder.name)
            assert Path(target).exists()

    monkeypatch.setattr(os, "replace", replace)
    with atomic_folder(folder) as temporary:
        (temporary / "file").touch()
    assert seen
    assert min(seen) > 0
    assert [one.name for one in folder.iterdir()] == ["file"]


def test_a_folder_with_an_open_file_in_it_is_removed_by_the_next(
    tmp_path: Path, windows_files: WindowsFiles
) -> None:
    folder = tmp_path / "folder"
    stream = None
    with pytest.raises(RuntimeError), atomic_folder(folder) as temporary:
        stream = (temporary / "file").open("wb")
        raise RuntimeError
    assert windows_files.refused == [("unlink", temporary / "file")]
    assert stream is not None
    stream.close()
    assert remove_stale(tmp_path, folder.name) == [temporary]
    assert list(tmp_path.iterdir()) == []
