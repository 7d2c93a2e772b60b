"""Zip packages: hostile ones are refused, others change only where something is translated."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

import pytest
from package_files import write_zip

from postil.errors import InputError
from postil.formats.raw import package as package_module
from postil.formats.raw.package import Package

MEMBERS = {"b.xml": "<b/>" * 50, "a/": "", "a/x.bin": bytes(range(256)) * 9, "é.xml": "<é/>"}


def test_untouched_members_keep_their_bytes(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "a.zip", MEMBERS, stored=("a/x.bin",))
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = b"made by hand"
        info = zipfile.ZipInfo("z.xml")
        info.extra = struct.pack("<HH4s", 0x7777, 4, b"keep")
        with archive.open(info, "w", force_zip64=True) as stream:
            stream.write(b"<z/>")
    package = Package(path)
    assert package.names == ["b.xml", "a/x.bin", "é.xml", "z.xml"]
    assert package.replaced({}) == path.read_bytes()
    (tmp_path / "b.zip").write_bytes(package.replaced({"b.xml": b"new", "z.xml": b"<z>y</z>"}))
    before, after = zipfile.ZipFile(path), zipfile.ZipFile(tmp_path / "b.zip")
    assert after.testzip() is None
    assert after.comment == b"made by hand"
    assert (after.read("b.xml"), after.read("z.xml")) == (b"new", b"<z>y</z>")
    for old, new in zip(before.infolist(), after.infolist(), strict=True):
        for name in ("filename", "date_time", "compress_type", "external_attr"):
            assert getattr(old, name) == getattr(new, name)
        if old.filename not in ("b.xml", "z.xml"):
            assert _raw(path, old) == _raw(tmp_path / "b.zip", new)
    assert b"keep" in after.getinfo("z.xml").extra
    again = Package(tmp_path / "b.zip")
    assert again.replaced({"b.xml": b"<b/>" * 50})[:30] == path.read_bytes()[:30]


def _raw(path: Path, info: zipfile.ZipInfo) -> bytes:
    data = path.read_bytes()
    name, extra = struct.unpack_from("<2H", data, info.header_offset + 26)
    return data[info.header_offset : info.header_offset + 30 + name + extra + info.compress_size]


@pytest.mark.parametrize("name", ["../x", "a/../../x", "/etc/x", "C:/x", "..\\x", "\\x"])
def test_names_that_lead_out(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError, match="leads out"):
        Package(write_zip(tmp_path / "a.zip", {name: "x"}))


def test_two_members_of_one_name(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "a.zip", {"a": "1", "b": "2"})
    path.write_bytes(path.read_bytes().replace(b"b", b"a"))
    with pytest.raises(InputError, match=r"unit a: .*twice"):
        Package(path)


def test_bombs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_zip(tmp_path / "a.zip", {"a": bytes(70 << 20)})
    with pytest.raises(InputError, match="unpacks to 70 MiB"):
        Package(path)
    path = write_zip(tmp_path / "a.zip", {"a": bytes(2 << 20)})
    monkeypatch.setattr(package_module, "MAX_MEMBER_SIZE", 1 << 20)
    with pytest.raises(InputError, match=r"unit a: .*more than 1 MiB"):
        Package(path).read("a")
    monkeypatch.setattr(package_module, "MAX_MEMBERS", 1)
    with pytest.raises(InputError, match="2 parts"):
        Package(write_zip(tmp_path / "a.zip", {"a": "", "b": ""}))
    monkeypatch.setattr(package_module, "MAX_PACKAGE_SIZE", 100)
    with pytest.raises(InputError, match="larger than"):
        Package(path)


def test_a_lying_size_is_found(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "a.zip", {"a": bytes(1 << 20)})
    true, lie = struct.pack("<L", 1 << 20), struct.pack("<L", 1 << 10)
    path.write_bytes(path.read_bytes().replace(true, lie))
    with pytest.raises(InputError, match="damaged"):
        Package(path).read("a")


def test_overlapping_members(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "a.zip", {"a": "1" * 99, "b": "1" * 99}, stored=("a", "b"))
    data = bytearray(path.read_bytes())
    second = data.rindex(b"PK\1\2")
    data[second + 42 : second + 46] = bytes(4)
    path.write_bytes(data)
    with pytest.raises(InputError, match="overlaps"):
        Package(path)


def test_damaged_packages(tmp_path: Path) -> None:
    whole = write_zip(tmp_path / "a.zip", MEMBERS).read_bytes()
    path = tmp_path / "b.zip"
    for end in (0, 1, 40, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        path.write_bytes(whole[:end])
        with pytest.raises(InputError, match="no zip file" if end else "the file is empty"):
            Package(path)
    path.write_bytes(whole[:33] + b"####" + whole[37:])
    with pytest.raises(InputError, match="damaged"):
        Package(path).read("b.xml")
    with pytest.raises(InputError, match="is missing"):
        Package(path).read("c.xml")
    path.write_bytes(b"\xd0\xcf\x11\xe0" + bytes(600))
    with pytest.raises(InputError, match="password"):
        Package(path)
    encrypted = bytearray(whole)
    for at in (whole.index(b"PK\3\4") + 6, whole.index(b"PK\1\2") + 8):
        encrypted[at] |= 1
    path.write_bytes(encrypted)
    with pytest.raises(InputError, match="password"):
        Package(path)


@pytest.mark.parametrize("field", [30, 32])  # length of the extra field, of the comment
def test_a_last_record_that_runs_over_the_directory(tmp_path: Path, field: int) -> None:
    """Python reads it as if it ended there; a copy of it would be longer."""
    path = write_zip(tmp_path / "a.zip", {"a.xml": "<a/>", "b.xml": "<b/>"})
    data = bytearray(path.read_bytes())
    data[data.rindex(b"PK\1\2") + field] = 255
    path.write_bytes(data)
    with pytest.raises(InputError, match="directory"):
        Package(path)
