"""Packages that say little in much: refused before they fill the memory."""

from __future__ import annotations

import json
import random
import tracemalloc
import zipfile
from pathlib import Path

import pytest

from postil.errors import InputError
from postil.workspace.package import file
from postil.workspace.package.file import open_package

MANIFEST = {
    "format": 1,
    "documents": [{"rules": ""}, {"rules": "0a.srx"}],
    "memories": {"a": {}},
    "glossaries": {},
}
MEGABYTE = 1 << 20


def package(path: Path, manifest: str = json.dumps(MANIFEST), **members: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("manifest.json", manifest)
        for name, data in members.items():
            archive.writestr(name, data)
    return path


@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        (json.dumps(MANIFEST) + " " * (40 * MEGABYTE), "manifest.*(too large|too much)"),
        (json.dumps({**MANIFEST, "x": [0] * 5_000_000}), "too many values"),
        (json.dumps({**MANIFEST, "x": ""})[:-2] + "[" * 3_000_000, "damaged|not say"),
    ],
)
def test_manifests_that_would_fill_the_memory(tmp_path: Path, manifest: str, reason: str) -> None:
    path = package(tmp_path / "a.postilproject", manifest)
    tracemalloc.start()
    try:
        with pytest.raises(InputError, match=reason) as told, open_package(path):
            pass
        assert tracemalloc.get_traced_memory()[1] < 50 * MEGABYTE
    finally:
        tracemalloc.stop()
    assert told.value.file == str(path)


@pytest.mark.parametrize(
    "name", ["documents/2", "memories/1.tmx", "glossaries/0.tbx", "segmentation/ff.srx"]
)
def test_only_what_the_manifest_names_may_be_there(tmp_path: Path, name: str) -> None:
    path = package(tmp_path / "a.postilproject", **{name: b"x"})
    with pytest.raises(InputError, match="no project package has a member"), open_package(path):
        pass
    named = {"documents/1": b"x", "memories/0.tmx": b"x", "segmentation/0a.srx": b"x"}
    with open_package(package(path, **named)) as opened:
        assert opened.has("documents/1")


@pytest.mark.parametrize(("limit", "most", "line"), [("MOST_SEGMENTS", 2, 3), ("MAX_LINE", 40, 1)])
def test_segments_are_so_many_and_so_long_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int, line: int
) -> None:
    row = json.dumps({"document": 0, "key": "1", "source": ["text", None]})
    path = package(tmp_path / "a.postilproject", **{"segments.jsonl": f"{row}\n".encode() * 3})
    with open_package(path) as opened:
        assert sum(1 for _ in opened.segments()) == 3
    monkeypatch.setattr(file, limit, most)
    with pytest.raises(InputError, match=f"line {line}.*too large"), open_package(path) as opened:
        list(opened.segments())


def test_segments_are_read_one_by_one(tmp_path: Path) -> None:
    count, draw = 40_000, random.Random(1)
    texts = [draw.randbytes(450).hex() for _ in range(count // 10)] * 10
    lines = (json.dumps({"document": 0, "key": "1", "source": [text, None]}) for text in texts)
    data = "\n".join(lines).encode()
    path = package(tmp_path / "a.postilproject", **{"segments.jsonl": data})
    with open_package(path) as opened:
        tracemalloc.start()
        try:
            assert sum(1 for _ in opened.segments()) == count
            assert tracemalloc.get_traced_memory()[1] < 8 * MEGABYTE  # of 37
        finally:
            tracemalloc.stop()
