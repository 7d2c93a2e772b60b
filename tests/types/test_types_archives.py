"""Zips from outside: what is in one comes out as it went in, or is refused with its name."""

import re
import struct
import tracemalloc
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from postil.errors import InputError
from postil.types.archives import ArchiveRules, MemberKind, open_archive

ANY = MemberKind(re.compile(r"[a-z]+/?[a-z]*"), size=2 << 20)
RULES = ArchiveRules(
    kinds=(MemberKind(re.compile("head|few"), size=10), ANY),
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
        ({"head": b"x" * 11}, "head.*too large"),
        ({"head": b"x" * 10, "few": b"x" * 11}, "few.*too large"),
        ({"a": bytes((2 << 20) + 1)}, "a.*too large"),
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
    rules = ArchiveRules((MemberKind(re.compile("[A-Za-z]"), 10),), 3, "", "", "")
    path = _zip(tmp_path / "zip", {"a": b"1", "A": b"2"})
    with pytest.raises(InputError, match="same name"), open_archive(path, rules):
        pytest.fail("it was opened")


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing_are_refused(tmp_path: Path, method: int) -> None:
    path = _zip(tmp_path / "zip", {"a": b"text"}, method)
    with pytest.raises(InputError, match="packed in a way"), open_archive(path, RULES):
        pytest.fail("it was opened")


def test_encrypted_members_are_refused(tmp_path: Path) -> None:
    path = _zip(tmp_path / "zip", {"a": b"text"})
    data = bytearray(path.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(data)
    with pytest.raises(InputError, match="unit 'a': encrypted"), open_archive(path, RULES):
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


def test_the_error_for_a_damaged_zip_has_the_hint_of_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "zip"
    path.write_bytes(b"PK\x03\x04 cut off")
    said = "damaged, or not what its name says"
    with pytest.raises(InputError, match=said) as caught, open_archive(path, RULES):
        pytest.fail("it was opened")
    assert caught.value.hint == "Ask again."


MUCH = MemberKind(re.compile("much.*"), size=1 << 30, ratio=500)
HUGE = ArchiveRules((MUCH, MemberKind(re.compile("[a-z]"), 1 << 30, ratio=20)), 9, "", "full", "")


def _zeros(path: Path, names: str, size: int = 20 << 20) -> Path:
    """A zip of as many zeros in each of its members, which shrink a thousandfold."""
    return _zip(path, {name: bytes(size) for name in names.split()})


def test_a_large_member_may_shrink_as_far_as_its_kind_does(tmp_path: Path) -> None:
    path = _zeros(tmp_path / "zip", "a")
    with pytest.raises(InputError, match="far too much"), open_archive(path, HUGE):
        pytest.fail("it was opened")
    large = replace(HUGE, kinds=(replace(HUGE.kinds[1], ratio=2000),), ratio=2000)
    with open_archive(path, large) as archive:
        assert archive.size == 20 << 20


def test_small_members_do_not_add_up_to_a_large_one(tmp_path: Path) -> None:
    path = _zeros(tmp_path / "zip", "much-a much-b much-c", 10 << 20)
    with pytest.raises(InputError, match="full"), open_archive(path, HUGE):
        pytest.fail("it was opened")


@pytest.mark.parametrize(
    ("most", "said"),
    [({"a": 4}, "b.*no such thing has it"), ({"a": 3, "b": 2}, "a.*too large")],
)
def test_only_what_is_expected_may_be_there(
    tmp_path: Path, most: dict[str, int], said: str
) -> None:
    path = _zip(tmp_path / "zip", {"a": b"text", "b": b"of"})
    with open_archive(path, RULES) as archive:
        archive.expect({"a": 4, "b": 2, "c": 0})
        with pytest.raises(InputError, match=said):
            archive.expect(most)


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_lines_come_one_by_one(tmp_path: Path, end: bytes) -> None:
    lines = [b"first", b"", b"x" * (1 << 20), b"\xc2\x85\r", b"y" * 3000]
    path = _zip(tmp_path / "zip", {"a": b"\n".join(lines) + end})
    with open_archive(path, RULES) as archive:
        assert list(archive.lines("a", 1 << 20)) == lines
        with pytest.raises(InputError, match="line 3, unit a: too large"):
            list(archive.lines("a", (1 << 20) - 1))


def test_a_file_is_closed_though_a_member_was_not_read_to_its_end(tmp_path: Path) -> None:
    """Else it could not be replaced or removed on Windows."""
    with open_archive(_zip(tmp_path / "zip", {"a": b"one\ntwo\n" * 200_000}), RULES) as archive:
        file = archive._archive.fp
        lines = archive.lines("a", 100)
        assert next(lines) == b"one"
    assert file is not None
    assert file.closed


def test_a_line_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = _zip(tmp_path / "zip", {"much": bytes(60 << 20)})
    rules = replace(HUGE, kinds=(replace(MUCH, ratio=2000),), ratio=2000)
    tracemalloc.start()
    try:
        with open_archive(path, rules) as archive, pytest.raises(InputError, match="line 1"):
            list(archive.lines("much", 1000))
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("said", [None, b"\xff" * 8, bytes(4) + b"\xff" * 4])
def test_a_long_list_of_members_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes | None
) -> None:
    """Python's zipfile holds half a kilobyte for each; large files say elsewhere how many."""
    if said is not None:
        monkeypatch.setattr(zipfile, "ZIP_FILECOUNT_LIMIT", 1)
    path = _zip(tmp_path / "zip", {f"m{number}": b"" for number in range(5000)})
    if said is not None:
        data = bytearray(path.read_bytes())
        assert data[-42:-38] == b"PK\x06\x07"
        data[-10:-2] = said  # its size and place, as other programs say there
        path.write_bytes(data)
    tracemalloc.start()
    try:
        with pytest.raises(InputError, match="too large to be such"), open_archive(path, RULES):
            pytest.fail("it was opened")
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()
