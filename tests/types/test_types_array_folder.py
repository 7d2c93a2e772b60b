"""Folders of arrays: what was written is read, and each thing that is not as it was is said."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postil.errors import EngineError
from postil.types.array_folder import (
    MANIFEST,
    ArraysWriter,
    file_checksum,
    kind_of,
    open_arrays,
    open_checked,
    verify_arrays,
)

KIND, VERSION = "numbers", 2
TYPES: dict[str, np.dtype[Any]] = {"small": np.dtype("u1"), "large": np.dtype("<f4")}
Manifest = dict[str, Any]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with ArraysWriter(tmp_path, TYPES) as writer:
        writer.append("small", np.array([1, 2, 3], np.uint8))
        writer.append("small", np.array([4], np.uint8))
        writer.finish(KIND, VERSION, {"words": 7})
    return tmp_path


def rewrite(folder: Path, change: Callable[[Manifest], object]) -> None:
    """Change the manifest and mend its checksum, as whoever wants to do harm would."""
    path = folder / MANIFEST
    manifest = json.loads(path.read_text(encoding="utf-8"))
    del manifest["checksum"]
    change(manifest)
    manifest["checksum"] = zlib.crc32(json.dumps(manifest, sort_keys=True).encode())
    path.write_text(json.dumps(manifest), encoding="utf-8")


def test_what_was_written_is_read(folder: Path) -> None:
    settings, arrays = open_arrays(folder, KIND, VERSION, TYPES)
    assert settings == {"words": 7}
    assert arrays["small"].tolist() == [1, 2, 3, 4]
    assert len(arrays["large"]) == 0
    assert kind_of(folder) == KIND
    verify_arrays(folder)


WRONG: dict[str, Callable[[Manifest], object]] = {
    "another kind": lambda m: m.update(kind="letters"),
    "another version": lambda m: m.update(version=3),
    "no arrays": lambda m: m.update(arrays=[]),
    "no settings": lambda m: m.update(settings=None),
    "an array is missing": lambda m: m["arrays"].pop("small"),
    "no description": lambda m: m["arrays"].update(small=["u1", 4]),
    "another type": lambda m: m["arrays"]["small"].update(dtype="|i1"),
    "no number": lambda m: m["arrays"]["small"].update(count=4.0),
    "fewer elements": lambda m: m["arrays"]["small"].update(count=3),
    "more elements": lambda m: m["arrays"]["small"].update(count=5),
    "less than none": lambda m: m["arrays"]["small"].update(count=-4),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_manifest_that_says_something_else_is_refused(folder: Path, name: str) -> None:
    rewrite(folder, WRONG[name])
    with pytest.raises(EngineError):
        open_arrays(folder, KIND, VERSION, TYPES)


@pytest.mark.parametrize("text", ["", "[]", "7", "{}", "[" * 100_000, '{"kind": "numbers"'])
def test_what_is_no_manifest_is_refused(folder: Path, text: str) -> None:
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    for read in (
        lambda: open_arrays(folder, KIND, VERSION, TYPES),
        lambda: verify_arrays(folder),
    ):
        with pytest.raises(EngineError):
            read()


def test_a_manifest_that_was_changed_is_refused(folder: Path) -> None:
    path = folder / MANIFEST
    path.write_text(path.read_text(encoding="utf-8").replace('"words": 7', '"words": 8'))
    for read in (
        lambda: open_arrays(folder, KIND, VERSION, TYPES),
        lambda: verify_arrays(folder),
    ):
        with pytest.raises(EngineError, match="was changed"):
            read()


def test_files_that_are_gone_are_named(folder: Path) -> None:
    (folder / "small.bin").unlink()
    for read in (
        lambda: open_arrays(folder, KIND, VERSION, TYPES),
        lambda: verify_arrays(folder),
    ):
        with pytest.raises(EngineError, match=r"small\.bin"):
            read()
    (folder / MANIFEST).unlink()
    with pytest.raises(EngineError, match="cannot be read"):
        kind_of(folder)


def test_a_changed_byte_is_found(folder: Path) -> None:
    path = folder / "small.bin"
    path.write_bytes(b"\1\2\3\5")
    open_arrays(folder, KIND, VERSION, TYPES)
    with pytest.raises(EngineError, match="not what was written"):
        verify_arrays(folder)
    known = {path: zlib.crc32(b"\1\2\3\4")}
    verify_arrays(folder, known)  # whoever read it knows better
    assert file_checksum(path) == zlib.crc32(b"\1\2\3\5")
    assert file_checksum(path, known) == known[path]


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m["arrays"]["small"].pop("crc32"),
        lambda m: m["arrays"].update(small=7),
        lambda m: m["arrays"].update({"../small": m["arrays"]["small"]}),
    ],
)
def test_only_arrays_of_the_folder_are_verified(
    folder: Path, change: Callable[[Manifest], object]
) -> None:
    rewrite(folder, change)
    with pytest.raises(EngineError, match="describes no arrays"):
        verify_arrays(folder)


@pytest.mark.parametrize("error", [ArithmeticError, KeyError, TypeError, ValueError])
def test_what_a_check_finds_is_damage_and_looked_at_again(
    folder: Path, error: type[Exception]
) -> None:
    asked = []

    def check(settings: Manifest, arrays: dict[str, Any]) -> dict[str, int]:
        asked.append((settings, sorted(arrays)))
        if len(asked) < 3:
            raise error("not sound")
        return {"words": 3}

    for _ in range(2):
        with pytest.raises(EngineError, match="do not fit together"):
            open_checked(folder, KIND, VERSION, TYPES, check)
    for _ in range(2):
        assert open_checked(folder, KIND, VERSION, TYPES, check)[2] == {"words": 3}
    assert len(asked) == 3
    open_checked(folder, KIND, VERSION, TYPES, check, check_version=2)
    assert len(asked) == 4
