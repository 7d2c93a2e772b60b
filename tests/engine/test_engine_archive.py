"""Parcels: round trip, equal bytes, and everything a hostile or damaged one may hold."""

from __future__ import annotations

import json
import random
import shutil
import stat
import tracemalloc
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.learned import LEARNED, read_learned
from postil.engine.manifest import EngineManifest
from postil.engine.models import WORD_DISTORTION
from postil.errors import EngineError, InputError, PostilError, StorageError, UsageError
from postil.types.archives import CheckedArchive


@pytest.fixture
def archive_file(engine_folder, tmp_path):
    path = tmp_path / "printer.postil"
    export_engine(engine_folder, path)
    return path


def rewritten(archive_file, change):
    """A copy of the archive with its members passed through ``change(name, data, info)``."""
    path = archive_file.with_name("changed.postil")
    with (
        zipfile.ZipFile(archive_file) as old,
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for info in old.infolist():
            for name, data in change(info.filename, old.read(info)):
                new.writestr(name, data)
    return path


def test_an_engine_travels_with_what_it_learned(engine_folder, pairs, tmp_path):
    first = Engine.open(engine_folder)
    events = [first.learn(*pair, Provenance(segment="s"), "base") for pair in pairs[:8]]
    path = tmp_path / "learned.postil"
    export_engine(engine_folder, path, events)
    manifest = import_engine(path, tmp_path / "new")
    assert manifest.weights == first.manifest.weights
    assert manifest.sources[-1] == {"name": "confirmed segments", "read": 8, "kept": 8}
    second = Engine.open(tmp_path / "new")
    assert second.state() == first.state()
    for source, _ in pairs[8:20]:
        assert second.suggest(source) == first.suggest(source)


def test_an_engine_that_came_with_learning_learns_on(engine_folder, pairs, tmp_path):
    first = Engine.open(engine_folder)
    for name, start in (("a", 0), ("b", 4)):
        engine = Engine.open(engine_folder if name == "a" else tmp_path / "a")
        events = [engine.learn(*pair, Provenance(), "base") for pair in pairs[start : start + 4]]
        path = tmp_path / f"{name}.postil"
        export_engine(engine.folder, path, events)
        import_engine(path, tmp_path / name)
    for pair in pairs[:8]:
        first.learn(*pair, Provenance(), "base")
    assert len(read_learned(tmp_path / "b")) == 8
    assert Engine.open(tmp_path / "b").state() == first.state()


def test_an_engine_with_learning_is_another_engine_to_a_journal(engine_folder, pairs, tmp_path):
    """Else a project's journal would teach it the same again."""
    events = [Engine.open(engine_folder).learn(*pairs[0], Provenance())]
    export_engine(engine_folder, tmp_path / "a.postil", events)
    learned = import_engine(tmp_path / "a.postil", tmp_path / "a")
    assert learned.created != EngineManifest.load(engine_folder).created


def test_equal_engines_make_equal_archives(engine_folder, archive_file, tmp_path):
    again = tmp_path / "again.postil"
    export_engine(engine_folder, again)
    assert again.read_bytes() == archive_file.read_bytes()


def test_an_existing_folder_is_not_overwritten(archive_file, engine_folder):
    with pytest.raises(UsageError, match="exists"):
        import_engine(archive_file, engine_folder)


@pytest.mark.parametrize(
    "name",
    [
        "../evil",
        "/etc/passwd",
        "a/../../evil",
        "C:\\evil",
        "a\\b",
        "lm/..",
        ".hidden",
        "a/b/c/d/e/f",
        "é",
    ],
)
def test_names_no_engine_has_are_refused(archive_file, tmp_path, name):
    path = rewritten(archive_file, lambda old, data: [(old, data)])
    with zipfile.ZipFile(path, "a") as archive:
        info = zipfile.ZipInfo("x")
        info.filename = name
        archive.writestr(info, b"evil")
    with pytest.raises(InputError, match=r"changed\.postil"):
        import_engine(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "evil").exists()


def test_links_are_refused(archive_file, tmp_path):
    with zipfile.ZipFile(archive_file, "a") as archive:
        info = zipfile.ZipInfo("learned.jsonl")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    with pytest.raises(InputError, match="not a plain file"):
        import_engine(archive_file, tmp_path / "new")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_members_of_one_name_are_refused(archive_file, tmp_path):
    path = rewritten(
        archive_file, lambda name, data: [(name, data)] * (2 if name == "manifest.json" else 1)
    )
    with pytest.raises(InputError, match="same name"):
        import_engine(path, tmp_path / "new")


def test_bombs_are_refused(archive_file, tmp_path):
    with zipfile.ZipFile(archive_file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word-distortion/bomb.bin", bytes(64 << 20))
    with pytest.raises(InputError, match="unpacks to far too much"):
        import_engine(archive_file, tmp_path / "new")


@contextmanager
def thrift(folder: Path) -> Iterator[None]:
    """Let an import fail without much memory, and without a file left."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < 32 << 20
    finally:
        tracemalloc.stop()
    assert not [path for path in folder.iterdir() if path.suffix != ".postil"]


@pytest.fixture
def written(monkeypatch):
    """Bytes that imports write, by member."""
    sizes = {}
    unpack = CheckedArchive.unpack

    def counted(archive, name, path, progress=None):
        result = unpack(archive, name, path, progress)
        sizes[name] = path.stat().st_size
        return result

    monkeypatch.setattr(CheckedArchive, "unpack", counted)
    return sizes


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("manifest.json", 5 << 20),
        ("lexicon/manifest.json", 2 << 20),
        ("aligner/aligner.json", 2 << 20),
        ("learning-curve.json", 5 << 20),
    ],
)
def test_a_manifest_may_have_so_many_bytes(archive_file, tmp_path, written, name, size):
    """Once 1 GB of one was read whole."""
    path = rewritten(archive_file, lambda old, data: [(old, data)] if old != name else [])
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, b" " * size)
    with thrift(tmp_path), pytest.raises(InputError, match=rf"{name}.*too large"):
        import_engine(path, tmp_path / "new")
    assert not written


@pytest.mark.parametrize(
    "name",
    [
        "notes.txt",
        "language-model/order7.bin",  # of the right form, and of no model
        "lexicon/junk.bin",
        "sparse-weights/slots.bin",  # nothing declares it
        "bigger-model/manifest.json",
        "held-out/source.txt",
    ],
)
def test_files_that_no_model_uses_are_refused(archive_file, tmp_path, written, name):
    """Once gigabytes of them were unpacked and kept."""
    with zipfile.ZipFile(archive_file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, random.Random(1).randbytes(1 << 20) * 15)
    with thrift(tmp_path), pytest.raises(InputError, match="no engine has a file of this name"):
        import_engine(archive_file, tmp_path / "new")
    assert set(written) <= {"manifest.json"}


def test_an_array_that_is_larger_than_declared_is_refused(archive_file, tmp_path, written):
    path = rewritten(
        archive_file,
        lambda name, data: (
            [(name, data + bytes(4))] if name == "lexicon/counts.bin" else [(name, data)]
        ),
    )
    with thrift(tmp_path), pytest.raises(InputError, match=r"lexicon/counts\.bin.*too large"):
        import_engine(path, tmp_path / "new")
    assert set(written) == {"manifest.json"}


def test_parts_of_another_kind_of_engine_are_refused(archive_file, tmp_path):
    def change(name, data):
        if name != "manifest.json":
            return [(name, data)]
        values = json.loads(data)
        del values["checksum"]
        values["settings"]["search"] = {}
        return [(name, json.dumps(values | {"kind": "max-margin", "weights": {}}).encode())]

    with pytest.raises(InputError, match="no engine has a file of this name"):
        import_engine(rewritten(archive_file, change), tmp_path / "new")


@pytest.mark.parametrize("data", [b"[" * 10_000, b"{}", b'{"arrays": {"counts": {"count": -1}}}'])
def test_a_manifest_of_a_model_that_declares_nothing_is_named(archive_file, tmp_path, data):
    path = rewritten(
        archive_file,
        lambda name, old: [(name, data if name == "lexicon/manifest.json" else old)],
    )
    with pytest.raises((InputError, EngineError), match="lexicon"):
        import_engine(path, tmp_path / "new")


def test_too_many_members_are_refused(archive_file, tmp_path):
    with zipfile.ZipFile(archive_file, "a") as archive:
        for number in range(1001):
            archive.writestr(f"m{number}", b"")
    with pytest.raises(InputError, match="too large"):
        import_engine(archive_file, tmp_path / "new")


def test_cut_parcels_leave_nothing(archive_file, tmp_path):
    data = archive_file.read_bytes()
    for share in (0, 0.1, 0.5, 0.9, 0.999):
        cut = tmp_path / "cut.postil"
        cut.write_bytes(data[: int(len(data) * share)])
        with pytest.raises(InputError, match=r"cut\.postil"):
            import_engine(cut, tmp_path / "new")
        assert not (tmp_path / "new").exists()


def test_flipped_bytes_are_found(archive_file, tmp_path):
    data = bytearray(archive_file.read_bytes())
    for position in range(2000, len(data), len(data) // 12):
        damaged = bytearray(data)
        damaged[position] ^= 0x55
        path = tmp_path / "damaged.postil"
        path.write_bytes(damaged)
        with pytest.raises(PostilError):
            import_engine(path, tmp_path / "new")
        assert not (tmp_path / "new").exists()


def test_an_engine_that_does_not_open_gets_no_name(archive_file, tmp_path):
    path = rewritten(
        archive_file, lambda name, data: [] if name.startswith("lexicon/") else [(name, data)]
    )
    with pytest.raises(EngineError):
        import_engine(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("line", [b"bm9uc2Vuc2U=", b"not base64!", b""])
def test_damaged_learning_names_its_line(archive_file, tmp_path, line):
    with zipfile.ZipFile(archive_file, "a") as archive:
        archive.writestr(LEARNED, line + b"\n")
    with pytest.raises(EngineError, match="line 1"):
        import_engine(archive_file, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_what_is_no_archive_says_so(tmp_path):
    text = tmp_path / "text.postil"
    text.write_text("not a zip", encoding="utf-8")
    for path in (text, tmp_path / "absent.postil"):
        with pytest.raises(InputError, match=path.name):
            import_engine(path, tmp_path / "new")


def test_a_folder_that_cannot_be_written_is_a_storage_error(engine_folder, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(StorageError):
        export_engine(engine_folder, blocked / "x.postil")


def test_foreign_files_in_an_engine_folder_are_named(engine_folder, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(engine_folder, copy)
    (copy / "my notes.txt").write_text("", encoding="utf-8")
    with pytest.raises(EngineError, match="my notes"):
        export_engine(copy, tmp_path / "x.postil")


@pytest.mark.parametrize("part", [*PhraseModels.NEEDED, WORD_DISTORTION])
def test_a_changed_byte_in_any_model_is_found_when_importing(archive_file, part, tmp_path):
    """The error names the archive and the model, not the folder it was being unpacked to."""

    def change(name, data):
        if name.startswith(f"{part}/") and not name.endswith(".json") and len(data) > 200:
            data = data[:-6] + bytes([data[-6] ^ 1]) + data[-5:]
        return [(name, data)]

    with pytest.raises(EngineError) as caught:
        import_engine(rewritten(archive_file, change), tmp_path / "new")
    assert f"changed.postil/{part}" in caught.value.message
    assert ".tmp" not in str(caught.value)
    assert not (tmp_path / "new").exists()


def test_word_classes_and_cases_of_other_engines_are_found_when_importing(archive_file, tmp_path):
    for member, data in (
        ("word-classes.target.txt", b"x\n"),
        ("truecase.target.txt", b"postil truecaser 1 tr\n"),
    ):

        def change(name, old, member=member, data=data):
            return [(name, data if name == member else old)]

        path = rewritten(archive_file, change)
        with zipfile.ZipFile(path, "a") as archive:
            if member not in archive.namelist():
                archive.writestr(member, data)
        with pytest.raises(EngineError, match=rf"changed\.postil/{member}"):
            import_engine(path, tmp_path / "new")


def test_a_model_of_another_order_than_the_manifest_says_is_found_when_importing(
    engine_folder, tmp_path
):
    copy = tmp_path / "copy"
    shutil.copytree(engine_folder, copy)
    manifest = EngineManifest.load(copy)
    manifest.settings["order"] = 1
    manifest.save(copy)
    export_engine(copy, tmp_path / "one.postil")
    with pytest.raises(EngineError, match="of another order"):
        import_engine(tmp_path / "one.postil", tmp_path / "new")
