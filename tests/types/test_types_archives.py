"""Zips from outside: what is in one comes out as it went in, or is refused with its name."""

import re
import struct
import zipfile
from pathlib import Path

import pytest

from postil.errors import InputError
from postil.types.archives import ArchiveRules, open_archive

RULES = ArchiveRules(
    names=re.compile(r"[a-z]+/?[a-z]*"),
    members=3,
    stranger="no such thing has it",
    too_large="too large to be such a thing",
    hint="Ask again.",
)


def _zip(path: Path, members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_what_went_in_comes_out(tmp_path: Path) -> None:
    members = {"a": b"", "b/c": bytes(range(256)) * 5000, "d": b"text"}
    with open_archive(_zip(tmp_path / "zip", members), RULES) as archive:
        out = {
            name: archive.unpack(name, tmp_path / name.replace("/", "-")).read_bytes()
            for name in archive.members
        }
        assert out == members
        assert archive.read("d", limit=4) == b"text"
        with pytest.raises(InputError, match="too large"):
            archive.read("d", limit=3)
        with pytest.raises(InputError, match="it lacks e"):
            archive.unpack("e", tmp_path / "e")


@pytest.mark.parametrize(
    ("members", "said"),
    [
        (dict.fromkeys("abcd", b""), "too large to be such a thing"),
        ({"../a": b""}, "no such thing has it"),
        ({"a": b"", "b": b"", "2": b""}, "no such thing has it"),
    ],
)
def test_what_may_not_be_in_it_is_refused(
    tmp_path: Path, members: dict[str, bytes], said: str
) -> None:
    path = _zip(tmp_path / "zip", members)
    with pytest.raises(InputError, match=said) as caught, open_archive(path, RULES):
        pytest.fail("it was opened")
    assert caught.value.file == str(path)


def test_names_that_are_one_on_some_systems_are_two_of_one_name(tmp_path: Path) -> None:
    rules = ArchiveRules(re.compile("[A-Za-z]"), 3, "", "", "")
    path = _zip(tmp_path / "zip", {"a": b"1", "A": b"2"})
    with pytest.raises(InputError, match="same name"), open_archive(path, rules):
        pytest.fail("it was opened")


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing_are_refused(tmp_path: Path, method: int) -> None:
    path = _zip(tmp_path / "zip", {"a": b"text"}, method)
    with pytest.raises(InputError, match="packed in a way"), open_archive(path, RULES):
        pytest.fail("it was opened")


@pytest.mark.parametrize("size", [99, 101])
def test_a_size_is_not_believed(tmp_path: Path, size: int) -> None:
    """In the directory at the end; zipfile itself believes that one."""
    path = _zip(tmp_path / "zip", {"a": b"x" * 100}, zipfile.ZIP_DEFLATED)
    data = bytearray(path.read_bytes())
    place = data.index(b"PK\x01\x02") + 24
    assert struct.unpack_from("<L", data, place) == (100,)
    struct.pack_into("<L", data, place, size)
    path.write_bytes(data)
    with pytest.raises(InputError) as caught, open_archive(path, RULES) as archive:
        archive.unpack("a", tmp_path / "out")
    assert caught.value.file == str(path)


def test_what_is_no_zip_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "zip"
    path.write_bytes(b"PK\x03\x04 cut off")
    said = "damaged, or not what its name says"
    with pytest.raises(InputError, match=said) as caught, open_archive(path, RULES):
        pytest.fail("it was opened")
    assert caught.value.hint == "Ask again."
