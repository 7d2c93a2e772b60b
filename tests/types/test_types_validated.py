"""Files are checked once for each state they are in, and never on the word of the files."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from postil.types import validated as module
from postil.types.validated import MARKS, MOST_MARKS, cache_folder, validated


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("POSTIL_CACHE", str(tmp_path / "cache"))
    yield
    new_process()


def new_process() -> None:
    """Forget what this process knows, as the next one would not know it."""
    module._known.clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "table.bin"
    path.write_bytes(b"12345678")
    return path


class Check:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> dict[str, int]:
        self.times += 1
        return {"max_target": 41}


def test_a_file_is_checked_once_and_its_facts_come_back(file: Path) -> None:
    check = Check()
    for _ in range(3):
        assert validated([file], "table 1", check) == {"max_target": 41}
        new_process()
    assert check.times == 1


def test_it_is_the_same_file_under_another_name_of_its_folder(file: Path) -> None:
    check = Check()
    folder = file.parent / "engine"
    folder.mkdir()
    file.rename(folder / file.name)
    validated([folder / file.name], "table 1", check)
    folder.rename(file.parent / "moved")
    validated([file.parent / "moved" / file.name], "table 1", check)
    assert check.times == 1


def test_another_check_of_the_same_file_is_made(file: Path) -> None:
    check = Check()
    validated([file], "table 1", check)
    validated([file], "table 2", check)
    assert check.times == 2


@pytest.mark.parametrize("again", [True, False], ids=["this process", "next process"])
def test_a_changed_file_is_checked_again_even_with_its_old_time(file: Path, again: bool) -> None:
    check = Check()
    validated([file], "table 1", check)
    before = file.stat()
    file.write_bytes(b"87654321")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    if not again:
        new_process()
    validated([file], "table 1", check)
    assert check.times == 2


def test_a_copy_is_checked_for_itself(file: Path) -> None:
    check = Check()
    validated([file], "table 1", check)
    copy = file.with_name("copy")
    copy.mkdir()
    (copy / file.name).write_bytes(file.read_bytes())
    validated([copy / file.name], "table 1", check)
    assert check.times == 2


def test_what_fails_is_not_remembered(file: Path) -> None:
    def fail() -> dict[str, int]:
        raise ValueError("not sound")

    for _ in range(2):
        with pytest.raises(ValueError, match="not sound"):
            validated([file], "table 1", fail)


def test_a_file_that_changes_during_its_check_is_not_remembered(file: Path) -> None:
    check = Check()

    def change() -> dict[str, int]:
        file.write_bytes(b"123456789")
        return check()

    validated([file], "table 1", change)
    validated([file], "table 1", check)
    assert check.times == 2


@pytest.mark.parametrize(
    "contents",
    [b"", b"{", b"[1]", b'{"version":1,"marks":{"a":{"b":"c"}}}', b"[" * 100_000, b"\xff\0"],
    ids=["empty", "cut", "list", "no numbers", "deep", "bytes"],
)
def test_a_damaged_list_of_marks_costs_a_check_only(file: Path, contents: bytes) -> None:
    check = Check()
    validated([file], "table 1", check)
    (cache_folder() / MARKS).write_bytes(contents)
    new_process()
    for _ in range(2):
        assert validated([file], "table 1", check) == {"max_target": 41}
        new_process()
    assert check.times == 2


def test_without_a_cache_folder_a_process_knows_what_it_checked(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTIL_CACHE", str(file / "below a file"))
    check = Check()
    validated([file], "table 1", check)
    validated([file], "table 1", check)
    assert check.times == 1


def test_marks_are_bounded_and_the_latest_stay(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MARKS", 3)
    for number in range(5):
        validated([file], f"table {number}", Check())
    new_process()
    check = Check()
    validated([file], "table 4", check)
    assert check.times == 0
    validated([file], "table 0", check)
    assert check.times == 1
    assert MOST_MARKS > 100


def test_no_more_marks_are_written_or_read_than_there_may_be(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_MARKS", 3)
    check = Check()
    for number in range(5):
        validated([file], f"table {number}", check)
    path = cache_folder() / MARKS
    assert len(json.loads(path.read_text(encoding="utf-8"))["marks"]) == 3
    new_process()
    monkeypatch.setattr(module, "MOST_BYTES", path.stat().st_size - 1)
    validated([file], "table 4", check)
    assert check.times == 6


def test_facts_that_are_no_numbers_are_found_out_again(file: Path) -> None:
    check = Check()
    validated([file], "table 1", check)
    path = cache_folder() / MARKS
    path.write_text(path.read_text(encoding="utf-8").replace(":41", ':"41"'), encoding="utf-8")
    new_process()
    assert validated([file], "table 1", check) == {"max_target": 41}
    assert check.times == 2


def test_a_file_that_changed_during_its_check_and_looks_as_before_is_checked_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it can where the system keeps no time of the last change."""
    state = "before"
    monkeypatch.setattr(module, "_mark", lambda *_: state)
    check = Check()

    def change() -> dict[str, int]:
        nonlocal state
        state = "changed"
        return check()

    validated([file], "table 1", change)
    state = "before"
    validated([file], "table 1", check)
    assert check.times == 2
