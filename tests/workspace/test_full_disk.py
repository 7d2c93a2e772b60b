"""A disk that fills up while one works: the limit the system sets for files stands in for it.

Whatever cannot be written is told with file and place, nothing of it is left, and nothing that was
there before is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from workspace_project import LINES, MakeProject, reopen

from postil.cli.demo import sample_file
from postil.errors import StorageError
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest

SMALL = 4096  # bytes: more than a record of a job, less than anything that is worth its name
LONG = TaggedText("Fermez le fichier. " * 30_000)


Limit = Callable[[int], AbstractContextManager[None]]


def test_confirming_and_saving(make_project: MakeProject, files_of_at_most: Limit) -> None:
    project = make_project(engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    before = project.segments.read(), project.memories.sizes()
    size = max(path.stat().st_size for path in project.folder.rglob("*"))
    with files_of_at_most(size + SMALL):
        for change in (
            lambda: project.segments.confirm(2, LONG),
            lambda: project.segments.save_draft(3, LONG),
        ):
            with pytest.raises(StorageError, match=r"project\.sqlite: "):
                change()
            assert (project.segments.read(), project.memories.sizes()) == before
    project.segments.confirm(2, LONG)  # there is room again
    project = reopen(project)
    assert project.segments.get(1).target.plain == "Ouvrez."
    assert project.segments.get(2).target == LONG
    project.close()


def test_exporting(make_project: MakeProject, tmp_path: Path, files_of_at_most: Limit) -> None:
    project = make_project([f"{line} {'More of it. ' * 40}" for line in LINES * 10])
    for row_id in range(1, 11):
        project.segments.confirm(row_id, TaggedText("Ouvrez le fichier. " * 20))
    document, memory = tmp_path / "out.txt", tmp_path / "out.tmx"
    document.write_text("of last week", encoding="utf-8")
    for path, export in (
        (document, lambda: project.files.export(1, document)),
        (memory, lambda: project.memories.export(memory)),
    ):
        with files_of_at_most(SMALL), pytest.raises(StorageError) as told:
            export()
        assert str(path) in str(told.value)
        assert "too large" in str(told.value) or "space" in str(told.value)
    assert document.read_text(encoding="utf-8") == "of last week"
    assert not memory.exists()
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_importing_a_memory(
    make_project: MakeProject, tmp_path: Path, files_of_at_most: Limit
) -> None:
    project = make_project()
    units = "".join(
        f'<tu><tuv xml:lang="en"><seg>This is number {n}.</seg></tuv>'
        f'<tuv xml:lang="fr"><seg>Voici le {n}.</seg></tuv></tu>'
        for n in range(3000)
    )
    tmx = tmp_path / "large.tmx"
    tmx.write_text(
        f'<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>{units}</body></tmx>',
        encoding="utf-8",
    )
    before = project.memories.sizes()
    size = max(path.stat().st_size for path in project.folder.rglob("*"))
    with (
        files_of_at_most(size + SMALL),
        pytest.raises(StorageError, match=r"project\.sqlite: "),
    ):
        project.memories.add(tmx)
    assert project.memories.sizes() == before
    name, report = project.memories.add(tmx)
    assert project.memories.sizes()[name] == report.kept == 3000


def test_training(tmp_path: Path, files_of_at_most: Limit) -> None:
    folder = tmp_path / "engines" / "Guides"
    folder.parent.mkdir()
    memory = sample_file("printer-guide.tmx")
    with files_of_at_most(SMALL), pytest.raises(StorageError) as told:
        train_engine(TrainingRequest("Guides", "en", "fr", [memory]), folder)
    assert str(folder.parent) in str(told.value)
    assert not folder.exists()
