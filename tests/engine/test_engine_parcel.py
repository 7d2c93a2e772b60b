"""Parcels: round trip, equal bytes, and everything a hostile or damaged one may hold."""

from __future__ import annotations

import shutil
import stat
import zipfile

import pytest

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.learned import LEARNED, read_learned
from postil.engine.manifest import EngineManifest
from postil.engine.parcel import export_engine, import_engine
from postil.errors import EngineError, InputError, PostilError, StorageError, UsageError


@pytest.fixture
def parcel(engine_folder, tmp_path):
    path = tmp_path / "printer.postil"
    export_engine(engine_folder, path)
    return path


def rewritten(parcel, change):
    """A copy of the parcel with its members passed through ``change(name, data, info)``."""
    path = parcel.with_name("changed.postil")
    with zipfile.ZipFile(parcel) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
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


def test_equal_engines_make_equal_parcels(engine_folder, parcel, tmp_path):
    again = tmp_path / "again.postil"
    export_engine(engine_folder, again)
    assert again.read_bytes() == parcel.read_bytes()


def test_an_existing_folder_is_not_overwritten(parcel, engine_folder):
    with pytest.raises(UsageError, match="exists"):
        import_engine(parcel, engine_folder)


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
def test_names_no_engine_has_are_refused(parcel, tmp_path, name):
    path = rewritten(parcel, lambda old, data: [(old, data)])
    with zipfile.ZipFile(path, "a") as archive:
        info = zipfile.ZipInfo("x")
        info.filename = name
        archive.writestr(info, b"evil")
    with pytest.raises(InputError, match=r"changed\.postil"):
        import_engine(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "evil").exists()


def test_links_are_refused(parcel, tmp_path):
    with zipfile.ZipFile(parcel, "a") as archive:
        info = zipfile.ZipInfo("link")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    with pytest.raises(InputError, match="not a plain file"):
        import_engine(parcel, tmp_path / "new")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_members_of_one_name_are_refused(parcel, tmp_path):
    path = rewritten(
        parcel, lambda name, data: [(name, data)] * (2 if name == "manifest.json" else 1)
    )
    with pytest.raises(InputError, match="same name"):
        import_engine(path, tmp_path / "new")


def test_bombs_are_refused(parcel, tmp_path):
    with zipfile.ZipFile(parcel, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb", bytes(64 << 20))
    with pytest.raises(InputError, match="unpacks to far too much"):
        import_engine(parcel, tmp_path / "new")


def test_too_many_members_are_refused(parcel, tmp_path):
    with zipfile.ZipFile(parcel, "a") as archive:
        for number in range(1001):
            archive.writestr(f"m{number}", b"")
    with pytest.raises(InputError, match="too large"):
        import_engine(parcel, tmp_path / "new")


def test_cut_parcels_leave_nothing(parcel, tmp_path):
    data = parcel.read_bytes()
    for share in (0, 0.1, 0.5, 0.9, 0.999):
        cut = tmp_path / "cut.postil"
        cut.write_bytes(data[: int(len(data) * share)])
        with pytest.raises(InputError, match=r"cut\.postil"):
            import_engine(cut, tmp_path / "new")
        assert not (tmp_path / "new").exists()


def test_flipped_bytes_are_found(parcel, tmp_path):
    data = bytearray(parcel.read_bytes())
    for position in range(2000, len(data), len(data) // 12):
        damaged = bytearray(data)
        damaged[position] ^= 0x55
        path = tmp_path / "damaged.postil"
        path.write_bytes(damaged)
        with pytest.raises(PostilError):
            import_engine(path, tmp_path / "new")
        assert not (tmp_path / "new").exists()


def test_an_engine_that_does_not_open_gets_no_name(parcel, tmp_path):
    path = rewritten(
        parcel, lambda name, data: [] if name.startswith("lexicon/") else [(name, data)]
    )
    with pytest.raises(EngineError):
        import_engine(path, tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("line", [b"bm9uc2Vuc2U=", b"not base64!", b""])
def test_damaged_learning_names_its_line(parcel, tmp_path, line):
    with zipfile.ZipFile(parcel, "a") as archive:
        archive.writestr(LEARNED, line + b"\n")
    with pytest.raises(EngineError, match="line 1"):
        import_engine(parcel, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_what_is_no_parcel_says_so(tmp_path):
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
