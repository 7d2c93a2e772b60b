"""The folder of a phrase table: whatever happens to its files, it is refused or reads safely."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from phrases_oracle import Example, arrays
from test_phrases_table import build, invented

from postil.errors import EngineError
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.table import PhraseTable
from postil.types.array_folder import verify_arrays


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    build(invented(100), tmp_path / "table")
    return tmp_path / "table"


FILES = [
    "blocks", "buckets", "filter", "pattern_starts", "pattern_lengths", "points", "orientations",
]  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_cut_longer_and_missing_files_are_refused(name: str, sound: Path) -> None:
    path = sound / f"{name}.bin"
    whole = path.read_bytes()
    for damaged in (whole[:-1], whole + b"\0", b""):
        path.write_bytes(damaged)
        with pytest.raises(EngineError, match=name):
            PhraseTable.open(sound)
    path.unlink()
    with pytest.raises(EngineError, match="cannot be read"):
        PhraseTable.open(sound)


@pytest.mark.parametrize("name", FILES)
def test_a_changed_byte_is_found_by_verifying_and_never_crashes(name: str, sound: Path) -> None:
    path = sound / f"{name}.bin"
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2 | 1] ^= 0xFF
    path.write_bytes(whole)
    with pytest.raises(EngineError, match=f"{name}.bin is not what was written"):
        verify_arrays(sound)
    try:
        table = PhraseTable.open(sound)
        for entry in table.entries():
            table.options(entry.source)
    except EngineError as error:
        assert "damaged" in str(error)


@pytest.mark.parametrize(("name", "last"), [("buckets", -2), ("pattern_starts", -1)])
def test_offsets_that_do_not_end_where_they_should(name: str, last: int, sound: Path) -> None:
    path = sound / f"{name}.bin"
    values = np.frombuffer(path.read_bytes(), np.uint32).copy()
    values[last] += 1
    path.write_bytes(values.tobytes())
    with pytest.raises(EngineError, match="do not fit together"):
        PhraseTable.open(sound)


@pytest.mark.parametrize(
    ("name", "kind", "value"),
    [("points", np.uint8, 255), ("pattern_lengths", np.uint8, 1), ("orientations", None, np.nan)],
)
def test_alignment_points_and_orientations_fit_their_phrases(
    name: str, kind: type | None, value: float, sound: Path
) -> None:
    path = sound / f"{name}.bin"
    values = np.fromfile(path, kind or np.float32)
    values[:] = value
    values.tofile(path)
    with pytest.raises(EngineError, match="do not fit together"):
        PhraseTable.open(sound)


@pytest.mark.parametrize("side", [0, 1])
def test_an_alignment_point_that_leaves_its_phrase_on_one_side_is_refused(
    side: int, sound: Path
) -> None:
    path = sound / "points.bin"
    values = np.fromfile(path, np.uint8)
    values[side::2] = 7  # the longest phrases have as many words
    values.tofile(path)
    with pytest.raises(EngineError, match="do not fit together"):
        PhraseTable.open(sound)


def test_a_manifest_that_was_changed(sound: Path) -> None:
    path = sound / "manifest.json"
    text = path.read_text(encoding="utf-8")
    for damaged, message in (
        (text.replace('"max_length": 7', '"max_length": 8'), "was changed"),
        (text[: len(text) // 2], "not valid JSON"),
        ("[]", "describes nothing"),
        (text.replace('"version": 3', '"version": 99'), "version 99"),
    ):
        assert damaged != text
        path.write_text(damaged, encoding="utf-8")
        with pytest.raises(EngineError, match=message):
            PhraseTable.open(sound)
    path.unlink()
    with pytest.raises(EngineError, match="cannot be read"):
        PhraseTable.open(sound)


def test_a_lexicon_is_no_phrase_table(sound: Path, tmp_path: Path) -> None:
    Lexicon.count(arrays([Example([3], [4], [(0, 0)])])).save(tmp_path / "lexicon")
    with pytest.raises(EngineError, match="does not hold a phrase table"):
        PhraseTable.open(tmp_path / "lexicon")
    with pytest.raises(EngineError):
        PhraseTable.open(tmp_path / "nothing")


def test_the_manifest_tells_how_it_was_made(sound: Path) -> None:
    table = PhraseTable.open(sound)
    assert table.settings["options"]["max_length"] == 7
    assert table.settings["sentences"] == 100
    assert table.settings["distinct_pairs"] == table.rows
    manifest = json.loads((sound / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["kind"] == "phrase table"


def test_a_table_outlives_its_folder(sound: Path) -> None:
    table = PhraseTable.open(sound)
    before = list(table.entries())
    shutil.rmtree(sound)
    assert list(table.entries()) == before


@pytest.mark.parametrize(
    "module",
    ["phrase_table.table", "phrase_table.builder", "phrase_table.score", "phrase_table.writer",
     "phrase_table.gather", "phrase_table.significance", "phrase_table.extract",
     "lexicon.model", "lexicon.count", "lexicon.links", "phrase_table.moses",
     "phrase_table.entries", "phrase_table.pack"],
)  # fmt: skip
def test_each_module_can_be_the_first_imported(module: str) -> None:
    """A compiled module that cimports another imports it: a hidden way into a cycle."""
    command = [sys.executable, "-c", f"import postil.models.{module}"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, check=True, env=environment)
