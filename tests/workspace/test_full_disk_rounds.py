"""A disk that is full at any moment: a small one in memory, with a ballast that leaves some room.

What was reported as done is there when there is room again; what could not be done says so, names
its file, and leaves nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from workspace_engine import ParrotEngine
from workspace_project import LINES, create

from postil.cli.demo import sample_file
from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.workspace.package.packages import pack_project
from postil.workspace.project import Project
from postil.workspace.safety.project_rescue import rescue_project

DISK = 128 << 20  # bytes
MOST_ROOM = 1 << 20  # bytes that the ballast leaves at most
ROUNDS = 6
UNITS = 400

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="needs a file system in memory"),
]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(place)]
    if os.geteuid() or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("needs leave to mount")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def leave(disk: Path, room: int) -> None:
    """Fill the disk up to ``room`` bytes."""
    ballast = disk / "ballast"
    ballast.unlink(missing_ok=True)
    with ballast.open("wb") as stream:
        while (size := shutil.disk_usage(disk).free - room) > 0:
            with suppress(OSError):  # a memory that was removed gives its room back meanwhile
                os.posix_fallocate(stream.fileno(), stream.tell(), size)
                return


def attempted(work: Callable[[], object], disk: Path) -> bool:
    """Whether it could be done; if not, the error names something on the disk."""
    try:
        work()
    except StorageError as error:
        assert str(disk) in str(error), error
        return False
    return True


def large_memory(path: Path) -> Path:
    units = "".join(
        f'<tu><tuv xml:lang="en"><seg>This is number {n} of them.</seg></tuv>'
        f'<tuv xml:lang="fr"><seg>Voici le {n}.</seg></tuv></tu>'
        for n in range(UNITS)
    )
    path.write_text(
        f'<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>{units}</body></tmx>',
        encoding="utf-8",
    )
    return path


def one_round(project: Project, disk: Path, tmx: Path, random: Random) -> dict[str, bool]:
    """Do everything on a disk with little room; what could be done."""
    out = disk / "out"
    out.mkdir()
    before = project.memories.sizes()
    works: list[tuple[str, Callable[[], object]]] = [
        ("import", lambda: project.memories.add(tmx)),
        ("export", lambda: project.files.export_all(out / "all")),
        ("memory", lambda: project.memories.export(out / "out.tmx")),
        ("package", lambda: pack_project(project, out / "out.postilproject")),
        ("backup", project.safety.back_up),
        ("training", lambda: _train(out / "engine")),
    ]
    random.shuffle(works)
    done = {}
    for name, work in works:
        leave(disk, random.choice((0, 4096, random.randrange(MOST_ROOM))))
        done[name] = attempted(work, disk)
    assert done["import"] or project.memories.sizes() == before
    made = {"memory": "out.tmx", "package": "out.postilproject", "training": "engine"}
    # documents are exported one by one: those that were are whole
    assert {path.name for path in out.iterdir()} - {"all"} == {
        made[name] for name in made if done[name]
    }
    shutil.rmtree(out)
    return done


def rescued(folder: Path, disk: Path, confirmed: int) -> bool:
    """Whether there is room for a rescue, which has all that was confirmed."""
    to = disk / "rescued"
    if not attempted(lambda: rescue_project(folder, to), disk):
        assert not to.exists()
        return False
    with Project.open(to, engine_opener=ParrotEngine) as project:
        assert project.reports.counts().total.confirmed == confirmed
    shutil.rmtree(to)
    return True


def _train(folder: Path) -> None:
    train_engine(TrainingRequest("Guides", "en", "fr", [sample_file("printer-guide.tmx")]), folder)


@pytest.mark.parametrize("seed", range(5))
def test_a_full_disk_loses_nothing(disk: Path, tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    engine = ParrotEngine.make(disk / "parrot")
    project = create(disk / "project", [LINES * 20], engine)
    known: dict[int, str] = {}
    counts = {True: 0, False: 0}
    for number in range(ROUNDS):
        for row_id in random.sample(range(1, 101), 8):
            leave(disk, random.choice((0, 4096, random.randrange(MOST_ROOM))))
            text = f"cible {number} " * random.choice((1, 40, 4000))
            if attempted(partial(project.segments.confirm, row_id, TaggedText(text)), disk):
                known[row_id] = text
            counts[known.get(row_id) == text] += 1
        tmx = large_memory(tmp_path / f"memory{number}.tmx")
        for could in one_round(project, disk, tmx, random).values():
            counts[could] += 1
        project.close()  # on the full disk
        counts[rescued(project.folder, disk, len(known))] += 1
        (disk / "ballast").unlink()
        project = Project.open(project.folder, engine_opener=ParrotEngine)
        assert not project.safety.check()
        found = {one.row_id: one.target.plain for one in project.segments.read() if one.confirmed}
        assert found == known
        assert not list(disk.rglob(".*.tmp"))
        for other in list(project.memories.sizes())[1:]:
            leave(disk, 4 * MOST_ROOM)
            project.memories.remove(other)
    project.close()
    assert counts[True] > ROUNDS
    assert counts[False] > ROUNDS
