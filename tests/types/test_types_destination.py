"""Writing keeps what a file is: its permissions, the link it is named by, the device it stands for;
what killed writers left is removed.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from postil.errors import StorageError
from postil.types import temporary
from postil.types.destination import Destination
from postil.types.files import atomic_folder, atomic_write
from postil.types.temporary import ScratchFolder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")

NOBODY = 65534


def write(path: Path, text: str = "new") -> None:
    with atomic_write(path) as temporary:
        temporary.write_text(text, encoding="utf-8")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("before", [0o600, 0o640, 0o755])
def test_a_file_keeps_its_permissions(tmp_path: Path, before: int) -> None:
    path = tmp_path / "out.txt"
    path.write_text("old", encoding="utf-8")
    path.chmod(before)
    seen = []
    with atomic_write(path) as temporary:
        seen.append(mode(temporary))
        temporary.write_text("new", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == "new"
    assert mode(path) == before
    assert seen == [0o600]  # nobody else reads it before it is done


def test_nothing_new_runs_with_the_rights_of_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    path.touch()
    path.chmod(0o4755)
    write(path)
    assert mode(path) == 0o755


@pytest.mark.parametrize(("before", "after"), [(0o640, 0o600), (0o664, 0o644)])
def test_another_group_does_not_get_what_the_one_of_the_file_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int, after: int
) -> None:
    path, made = tmp_path / "out.txt", tmp_path / "made"
    path.touch()
    path.chmod(before)
    made.touch()

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "chown", refuse)
    found = path.stat()
    of_others = os.stat_result((*found[:5], found.st_gid + 1, *found[6:]))
    Destination(path, of_others, replaced=True).dress(made)
    assert mode(made) == after


@pytest.mark.parametrize(("mask", "expected"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_gets_what_the_system_gives_to_new_ones(
    tmp_path: Path, mask: int, expected: int
) -> None:
    before = os.umask(mask)
    try:
        write(tmp_path / "out.txt")
        with atomic_folder(tmp_path / "engine"):
            pass
    finally:
        os.umask(before)
    assert mode(tmp_path / "out.txt") == expected
    assert mode(tmp_path / "engine") == 0o777 & ~mask


def test_a_folder_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.mkdir(0o700)
    link.symlink_to("real")
    with atomic_folder(link) as folder:
        (folder / "new").touch()
    assert link.is_symlink()
    assert mode(real) == 0o700
    assert [path.name for path in real.iterdir()] == ["new"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "real"]


def test_links_are_followed_to_the_end(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "file").write_text("old", encoding="utf-8")
    (tmp_path / "first").symlink_to("second")
    (tmp_path / "second").symlink_to(inner / "file")
    write(tmp_path / "first")
    assert (tmp_path / "first").is_symlink()
    assert (tmp_path / "second").is_symlink()
    assert (inner / "file").read_text(encoding="utf-8") == "new"


def test_what_a_dangling_link_names_is_made(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "link").symlink_to("inner/file")
    write(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "inner" / "file").read_text(encoding="utf-8") == "new"


def test_links_in_a_circle_and_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    (tmp_path / "folder").mkdir()
    for name, reason in (("a", "symbolic links"), ("folder", "directory")):
        with pytest.raises(StorageError, match=reason) as told:
            write(tmp_path / name)
        assert str(tmp_path / name) in told.value.message
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "folder"]


def test_another_name_of_a_file_keeps_the_old_content(tmp_path: Path) -> None:
    path, other = tmp_path / "out.txt", tmp_path / "other.txt"
    path.write_text("old", encoding="utf-8")
    other.hardlink_to(path)
    write(path)
    assert path.read_text(encoding="utf-8") == "new"
    assert other.read_text(encoding="utf-8") == "old"


def test_nobody_can_put_a_link_where_the_temporary_file_will_be(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("dear", encoding="utf-8")
    names = set()
    for _ in range(2):
        (tmp_path / f".out.txt.{os.getpid()}.tmp").unlink(missing_ok=True)
        (tmp_path / f".out.txt.{os.getpid()}.tmp").symlink_to(victim)
        with atomic_write(tmp_path / "out.txt") as temporary:
            names.add(temporary.name)
            temporary.write_text("new", encoding="utf-8")
    assert len(names) == 2
    assert victim.read_text(encoding="utf-8") == "dear"


@pytest.mark.parametrize("kind", ["symlink", "hard link"])
def test_what_somebody_put_where_the_temporary_file_will_be_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """By luck, or at the last moment: a name that nobody can guess does not help then."""
    victim, place = tmp_path / "victim", tmp_path / ".out.txt.00000000.postil.tmp"
    victim.write_text("dear", encoding="utf-8")

    def drawn(count: int) -> bytes:
        (place.symlink_to if kind == "symlink" else place.hardlink_to)(victim)
        return bytes(count)

    monkeypatch.setattr(os, "urandom", drawn)
    with pytest.raises(StorageError, match="File exists"):
        write(tmp_path / "out.txt")
    assert victim.read_text(encoding="utf-8") == "dear"
    assert not (tmp_path / "out.txt").exists()


def test_a_pipe_is_written_through(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write(pipe, "new" * 100_000)
    reader.join()
    assert read == [b"new" * 100_000]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


STDOUT = """
from pathlib import Path
from postil.types.files import atomic_write

print("before")
with atomic_write(Path("/dev/stdout")) as temporary:
    temporary.write_text("written\\n")
print("after")
"""


def test_standard_output_is_written_where_it_goes(tmp_path: Path) -> None:
    """After what is in the file already: it is not replaced under the shell that opened it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", STDOUT]
    piped = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert piped.stdout == b"before\nwritten\nafter\n"
    file = tmp_path / "out.txt"
    file.write_bytes(b"old\n")
    with file.open("ab") as stream:
        subprocess.run(command, env=environment, stdout=stream, check=True)
    assert file.read_bytes() == b"old\nbefore\nwritten\nafter\n"
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


def unprivileged(folder: Path, work: Callable[[], None]) -> str:
    """What ``work`` complains of, done in ``folder`` by somebody who is not root."""
    tempfile.gettempdir()
    if os.getuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.chdir(folder)
        if os.getuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        try:
            work()
        except StorageError as error:
            os.write(into, error.message.encode())
        except BaseException as error:
            os.write(into, repr(error).encode())
        os._exit(0)
    os.close(into)
    with open(out, "rb") as stream:  # noqa: PTH123 (a pipe)
        said = stream.read().decode()
    os.waitpid(child, 0)
    return said


def test_a_file_in_a_folder_that_takes_no_other_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    for name, old in (("longer", "x"), ("shorter", "x" * 9999)):
        (folder / name).write_text(old, encoding="utf-8")
    folder.chmod(0o555)
    try:
        for name in ("longer", "shorter"):
            assert unprivileged(folder, lambda name=name: write(Path(name), "new" * 50)) == ""
            assert (folder / name).read_text(encoding="utf-8") == "new" * 50
        assert "Permission denied" in unprivileged(folder, lambda: write(Path("another")))
    finally:
        folder.chmod(0o755)
    assert sorted(path.name for path in folder.iterdir()) == ["longer", "shorter"]


def test_where_there_is_no_room_such_a_file_stays_as_it_was(
    tmp_path: Path, files_of_at_most: Callable
) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    path = folder / "file"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o600)
    folder.chmod(0o555)

    def work() -> None:
        with atomic_write(Path("file")) as temporary:
            temporary.write_text("new" * 3000, encoding="utf-8")
            limit.__enter__()

    limit = files_of_at_most(4096)
    try:
        assert "too large" in unprivileged(folder, work)
    finally:
        folder.chmod(0o755)
    assert path.read_text(encoding="utf-8") == "old"


def test_a_file_that_may_not_be_written_to_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    said = unprivileged(tmp_path, lambda: write(Path("file")))
    assert said == "file: could not be written: Permission denied"
    assert path.read_text(encoding="utf-8") == "old"


KILLED = """
import os, sys
from pathlib import Path
from postil.types.files import atomic_write
from postil.types.temporary import ScratchFolder

scratch = ScratchFolder()
with atomic_write(Path(sys.argv[1])) as temporary:
    temporary.write_text("half")
    print(scratch.path, flush=True)
    sys.stdin.readline()
    os._exit(9)
"""


def test_what_killed_writers_left_is_removed_and_what_living_ones_write_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(scratch)}
    folder = tmp_path / "exports"
    folder.mkdir()
    old = folder / ".a.postilproject.123.tmp"  # as it was called before
    for path in (old, folder / ".a.txt.123.tmp", folder / ".b.0123abcd.tmp"):
        path.touch()
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(folder / "a.txt")],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as living:
        assert living.stdout is not None
        made = Path(living.stdout.readline().decode().strip())
        others = {".a.txt.123.tmp", ".b.0123abcd.tmp"}  # not ours, by their names
        for done in (False, True):
            write(folder / "b.txt")
            with ScratchFolder() as here:
                assert here.is_dir()
            names = {path.name for path in folder.iterdir()} - others
            assert (len(names), made.exists()) == ((1, False) if done else (2, True))
            assert not old.exists()
            living.kill()
            living.wait()
    assert names == {"b.txt"}
    assert list(scratch.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="folders have no owner there")
def test_a_leftover_that_another_process_removes_at_the_same_time_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ScratchFolder(tmp_path) as one:
        gone = tmp_path / f"{one.name}x"
    gone.mkdir()
    (gone / temporary.LOCK).touch()
    lstat = Path.lstat

    def late(path: Path) -> os.stat_result:
        if path == gone:
            shutil.rmtree(gone, ignore_errors=True)
        return lstat(path)

    monkeypatch.setattr(Path, "lstat", late)
    with ScratchFolder(tmp_path) as here:
        assert here.is_dir()
    assert not gone.exists()


@pytest.mark.skipif(os.name == "nt", reason="folders have no owner there")
def test_folders_of_others_stay_whatever_they_are_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = tmp_path / "postil-theirs"
    theirs.mkdir()
    (theirs / temporary.LOCK).touch()
    with monkeypatch.context() as others:
        others.setattr(os, "getuid", lambda: theirs.stat().st_uid + 1)
        ScratchFolder(tmp_path).remove()
        assert theirs.exists()
    ScratchFolder(tmp_path).remove()
    assert not theirs.exists()
