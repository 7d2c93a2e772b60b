"""The folder of engines: what is in it, and putting it in order without losing any."""

from __future__ import annotations

import json
import math
import shutil
from pathlib import Path

import pytest

from postil.engine.engine import Engine
from postil.engine.engines_folder import (
    CURVE,
    delete_engine,
    duplicate_engine,
    engine_facts,
    engines_in,
    read_curve,
    rename_engine,
)
from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.engine.models import LANGUAGE_MODEL, PHRASE_TABLE
from postil.errors import Cancelled, EngineError, UsageError
from postil.models.phrase_table.table import PhraseTable
from postil.text.tags import TaggedText
from postil.types.files import LOCK, atomic_folder
from postil.types.locks import FileLock
from postil.types.progress import Progress


@pytest.fixture
def folder(tmp_path: Path, engine_folder: Path) -> Path:
    folder = tmp_path / "engines"
    shutil.copytree(engine_folder, folder / "printer")
    return folder


def test_facts_are_those_of_the_models(folder: Path) -> None:
    facts = engine_facts(folder / "printer")
    files = [path for path in facts.folder.rglob("*") if path.is_file()]
    assert facts.size == sum(path.stat().st_size for path in files)
    assert sum(part.size for part in facts.parts) < facts.size
    assert [part.size for part in facts.parts] == sorted(
        (part.size for part in facts.parts), reverse=True
    )
    counts = {part.name: part.count for part in facts.parts}
    assert counts[PHRASE_TABLE] == len(PhraseTable.open(facts.folder / PHRASE_TABLE))
    assert facts.word_classes == 50


def test_damaged_engines_are_told_and_half_made_ones_left_out(folder: Path) -> None:
    (folder / "torn").mkdir()
    (folder / "torn" / FILE_NAME).write_text("{", encoding="utf-8")
    (folder / ".new.abc.tmp").mkdir()
    shutil.copy(folder / "printer" / FILE_NAME, folder / ".new.abc.tmp" / FILE_NAME)
    (folder / ".old.deleted").mkdir()
    shutil.copytree(folder / "printer", folder / "half")
    shutil.rmtree(folder / "half" / LANGUAGE_MODEL)
    shutil.copytree(folder / "printer", folder / "nameless")
    (folder / "nameless" / FILE_NAME).unlink()
    shutil.copytree(folder / "printer", folder / "newer")
    values = json.loads((folder / "newer" / FILE_NAME).read_text(encoding="utf-8"))
    values["format_version"] = 999
    (folder / "newer" / FILE_NAME).write_text(json.dumps(values), encoding="utf-8")
    (folder / "notes").mkdir()
    (folder / "notes" / "a.txt").write_text("mine", encoding="utf-8")
    found, damaged = engines_in(folder)
    assert [facts.folder.name for facts in found] == ["printer"]
    told = {one.folder.name: (one.reason, one.hint) for one in damaged}
    assert list(told) == ["half", "nameless", "newer", "torn"]
    assert "language-model is missing" in told["half"][0]
    assert "it has no manifest.json" in told["nameless"][0]
    assert "newer version of Postil" in told["newer"][1]
    assert "cannot be read" in told["torn"][0]
    assert not (folder / ".old.deleted").exists()
    assert engines_in(folder / "nowhere") == ([], [])


def test_damaged_engines_can_be_deleted_and_other_folders_cannot(folder: Path) -> None:
    (folder / "torn").mkdir()
    (folder / "torn" / FILE_NAME).write_text("{", encoding="utf-8")
    (folder / "printer" / FILE_NAME).unlink()
    (folder / "notes").mkdir()
    delete_engine(folder / "torn")
    delete_engine(folder / "printer")
    with pytest.raises(EngineError, match="is not an engine"):
        delete_engine(folder / "notes")
    assert [path.name for path in folder.iterdir()] == ["notes"]


def test_what_an_import_left_that_was_killed_is_removed(folder: Path) -> None:
    making = atomic_folder(folder / "new")
    alive = making.__enter__()
    killed = folder / ".dead.abc.tmp"
    killed.mkdir()
    FileLock(killed / LOCK).release()
    engines_in(folder)
    assert alive.exists()
    assert not killed.exists()
    making.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)


def test_a_new_title_changes_nothing_else(folder: Path) -> None:
    before = EngineManifest.load(folder / "printer")
    rename_engine(folder / "printer", "  Guides for\nprinters ")
    after = EngineManifest.load(folder / "printer")
    assert (after.label, after.name) == ("Guides for printers", before.name)
    after.title = ""
    assert after == before
    rename_engine(folder / "printer", before.name)
    assert EngineManifest.load(folder / "printer") == before
    for title in ("", " ", "x" * 121):
        with pytest.raises(UsageError):
            rename_engine(folder / "printer", title)


def test_engines_of_before_titles_open(folder: Path) -> None:
    path = folder / "printer" / FILE_NAME
    values = json.loads(path.read_text(encoding="utf-8"))
    del values["title"], values["checksum"]
    path.write_text(json.dumps(values), encoding="utf-8")
    assert EngineManifest.load(folder / "printer").label == "printer"


def test_a_copy_translates_the_same_under_its_own_name(folder: Path) -> None:
    duplicate_engine(folder / "printer", folder / "copy", "printer 2")
    ours, copy = Engine.open(folder / "printer"), Engine.open(folder / "copy")
    text = TaggedText.of("Close the front cover.")
    assert copy.suggest(text).target == ours.suggest(text).target
    assert copy.manifest.name == "printer 2"
    with pytest.raises(UsageError):
        duplicate_engine(folder / "printer", folder / "copy", "again")
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        duplicate_engine(folder / "printer", folder / "other", "other", progress)
    assert sorted(path.name for path in folder.iterdir()) == ["copy", "printer"]


def test_deleting_takes_engines_only(folder: Path) -> None:
    (folder / "texts").mkdir()
    with pytest.raises(EngineError):
        delete_engine(folder / "texts")
    delete_engine(folder / "printer")
    assert [path.name for path in folder.iterdir()] == ["texts"]


def test_a_curve_that_cannot_be_read_is_none(folder: Path) -> None:
    folder = folder / "printer"
    assert read_curve(folder) == []
    (folder / CURVE).write_text('[["dev BLEU", 1, 20.5]]', encoding="utf-8")
    assert read_curve(folder) == [("dev BLEU", 1.0, 20.5)]
    far = f'[["dev BLEU", 1{"0" * 400}, 2]]'
    for text in ('[["dev BLEU", 1]]', "[" * 100_000, '{"dev BLEU": 1}', "7", far):
        (folder / CURVE).write_text(text, encoding="utf-8")
        assert read_curve(folder) == []


def test_of_a_curve_comes_what_can_be_drawn(folder: Path) -> None:
    """It may be a stranger's."""
    folder = folder / "printer"
    nowhere = [(1, 1e300), (-1e300, 1), (math.nan, 1), (1, math.inf)]
    points = [["", 1, 2], ["  ", 1, 2], ["x" * 1000, 1, 2], ["loss", 1, 0.5]]
    points += [["loss", x, y] for x, y in nowhere]
    (folder / CURVE).write_text(json.dumps(points), encoding="utf-8")
    assert read_curve(folder) == [("loss", 1.0, 0.5)]
    points = [[str(number), 1, 2] for number in range(1000)]
    (folder / CURVE).write_text(json.dumps(points), encoding="utf-8")
    assert 2 <= len({name for name, _, _ in read_curve(folder)}) <= 50


@pytest.mark.parametrize(
    "manifest", ["[" * 100_000, '{"settings": {"counts": [1, NaN]}, "arrays": {}}']
)
def test_a_part_whose_manifest_says_no_number_is_not_counted(folder: Path, manifest: str) -> None:
    path = folder / "printer" / LANGUAGE_MODEL / "manifest.json"
    path.write_text(manifest, encoding="utf-8")
    (facts,), damaged = engines_in(folder)
    assert damaged == []
    assert next(part for part in facts.parts if part.name == LANGUAGE_MODEL).count is None
