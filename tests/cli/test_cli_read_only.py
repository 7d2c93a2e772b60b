"""Commands that only read do so where nothing can be written, and write nothing where it could."""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import postil
from postil.cli import main
from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.read_only import open_read_only

NOBODY = 65534


def is_closed_to_others(path: Path) -> bool:
    """Whether nobody but the owner may enter a folder above, as that of root."""
    return any(not parent.stat().st_mode & 0o001 for parent in path.parents)


pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX"),
    pytest.mark.skipif(
        sys.platform != "win32" and os.getuid() == 0 and is_closed_to_others(Path(postil.__file__)),
        reason="for root these commands are given by another user, who may not read the code here",
    ),
]
READING = [
    ["status", "PROJECT"],
    ["check", "PROJECT"],
    ["check", "PROJECT", "--csv"],
    ["statistics", "PROJECT", "--out", "OUT/analysis.csv"],
    ["statistics", "PROJECT", "--edits"],
    ["find", "PROJECT", "file"],
    ["learned", "PROJECT"],
    ["match", "PROJECT"],
    ["match", "PROJECT", "2"],
    ["export", "PROJECT", "--documents", "OUT", "--memory", "OUT/memory.tmx"],
]


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that others may enter."""
    folder = Path(tempfile.mkdtemp(prefix="test-read-only-"))
    folder.chmod(0o755)
    yield folder
    for path in folder.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture
def project(place: Path) -> Path:
    """The folder of a project with a confirmed segment."""
    document = place / "guide.txt"
    document.write_text("Open the file.\nClose the file.\n", encoding="utf-8")
    with create_project(
        place / "project",
        NewProject(
            name="guide",
            source_language="en",
            target_language="fr",
            documents=[document],
            memories=[],
            author="me",
        ),
    ) as made:
        made.segments.confirm(1, TaggedText("Ouvrez le fichier."))
        made.segments.save_draft(2, TaggedText("Fermez"))
    (place / "out").mkdir(mode=0o777)
    (place / "out").chmod(0o777)
    return place / "project"


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """All files of a folder, and when they were changed."""
    return {
        str(path): (path.read_bytes() if path.is_file() else b"", path.stat().st_mtime_ns)
        for path in (folder, *folder.rglob("*"))
    }


def protect(folder: Path) -> None:
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)


def told(arguments: list[str], project: Path, temporary: str | None = None) -> tuple[int, str]:
    """Exit code and output of a command, given by somebody who is not root."""
    out = project.parent / "out"
    words = [word.replace("PROJECT", str(project)).replace("OUT", str(out)) for word in arguments]
    read, into = os.pipe()
    child = os.fork()
    if child == 0:
        if os.getuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        tempfile.tempdir = temporary or tempfile.tempdir
        sys.stdout = sys.stderr = io.TextIOWrapper(os.fdopen(into, "wb"), "utf-8")
        code = 99
        try:
            code = main(words)
        except BaseException as error:
            print(repr(error))
        finally:
            sys.stdout.flush()
            os._exit(code)
    os.close(into)
    with os.fdopen(read, encoding="utf-8") as stream:
        said = stream.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


def test_everything_can_be_read_where_nothing_can_be_written(project: Path) -> None:
    """Not even among the temporary files."""
    protect(project)
    before = contents(project)
    for arguments in READING:
        code, said = told([*arguments, "--read-only"], project, "/nonexistent")
        if arguments[0] == "learned":
            assert said == "postil: This project has no engine.\n"
            continue
        assert code == 0 or (arguments[0], code) == ("check", 1), (arguments, said)
        assert "postil:" not in said
    assert contents(project) == before
    out = project.parent / "out"
    assert (out / "guide.txt").read_text(encoding="utf-8") == "Ouvrez le fichier.\nFermez\n"
    assert "Ouvrez le fichier." in (out / "memory.tmx").read_text(encoding="utf-8")
    assert (out / "analysis.csv").exists()


@pytest.mark.parametrize("arguments", [line for line in READING if line[0] != "status"])
def test_the_hint_names_the_option(project: Path, arguments: list[str]) -> None:
    protect(project)
    code, said = told(arguments, project)
    assert code == 4, said
    assert f"postil {arguments[0]} --read-only" in said


def test_nothing_is_written_where_it_could_be(project: Path) -> None:
    before = contents(project)
    for arguments in READING:
        words = [word.replace("PROJECT", str(project)) for word in arguments]
        words = [word.replace("OUT", str(project.parent / "out")) for word in words]
        assert main([*words, "--read-only"]) == (2 if words[0] == "learned" else 0)
    assert contents(project) == before


def test_what_would_change_it_is_refused(project: Path) -> None:
    before = contents(project)
    with open_read_only(project) as opened:
        for change in (
            lambda: opened.segments.confirm(2, TaggedText("Fermez le fichier.")),
            lambda: opened.segments.save_draft(2, TaggedText("x")),
            lambda: opened.details.set_thresholds(80, 0.5),
        ):
            with pytest.raises(StorageError, match="may not be written to"):
                change()
        assert opened.segments.get(2).target.plain == "Fermez"
    assert main(["learned", str(project), "--delete", "project", "--read-only"]) in (2, 4, 6)
    assert contents(project) == before


def test_what_is_open_elsewhere_is_read_as_it_is_now(project: Path) -> None:
    with Project.open(project) as elsewhere:
        elsewhere.segments.confirm(2, TaggedText("Fermez le fichier."))
        code, said = told(["check", "PROJECT"], project)
        assert code in (4, 6)
        assert "--read-only" in said
        with open_read_only(project) as opened:
            assert opened.segments.get(2).target.plain == "Fermez le fichier."
            elsewhere.segments.save_draft(2, TaggedText("autre"))
            assert opened.segments.get(2).target.plain == "autre"
    with Project.open(project):
        pass  # the lock is free


def test_what_a_crash_left_in_the_journal_is_read_too(project: Path) -> None:
    """From a copy, for only who may write can read it in place."""
    crashed = project.parent / "crashed"
    with Project.open(project) as opened:
        opened.segments.confirm(2, TaggedText("Fermez le fichier."))
        shutil.copytree(project, crashed)
    (crashed / "project.sqlite-shm").unlink(missing_ok=True)
    assert (crashed / "project.sqlite-wal").stat().st_size > 0
    for protected in (False, True):
        if protected:
            protect(crashed)
        before = contents(crashed)
        with open_read_only(crashed) as opened:
            assert opened.segments.get(2).target.plain == "Fermez le fichier."
        code, said = told(["find", "PROJECT", "Fermez", "--target", "--read-only"], crashed)
        assert (code, "Close the file." in said) == (0, True), said
        assert contents(crashed) == before
    code, said = told(["find", "PROJECT", "x", "--read-only"], crashed, "/nonexistent")
    assert code == 4
    assert "TMPDIR" in said
