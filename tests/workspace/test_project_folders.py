"""A folder translated in one go."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_engine import ParrotEngine

from postil.errors import UsageError
from postil.workspace.documents.folders import FolderOrder, translate_folder
from postil.workspace.project import Project
from postil.workspace.segments.batch import PretranslatePolicy

TMX = """<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Open the file.
</seg></tuv><tuv xml:lang="fr"><seg>Ouvrez le fichier.</seg></tuv></tu></body></tmx>"""


@pytest.fixture
def order(tmp_path: Path) -> FolderOrder:
    source = tmp_path / "in"
    (source / "deep").mkdir(parents=True)
    (source / "a.txt").write_text("Open the file.\nThis is the rest of it.\n", encoding="utf-8")
    (source / "deep" / "a.txt").write_text("Open the file.\n", encoding="utf-8")
    (source / "bad.docx").write_bytes(b"no")
    memory = tmp_path / "memory.tmx"
    memory.write_text(TMX.replace("\n", ""), encoding="utf-8")
    return FolderOrder(source, tmp_path / "out", memories=[memory])


def test_what_is_known_is_translated_and_the_folders_stay(order: FolderOrder) -> None:
    report = translate_folder(order)
    out = order.out
    assert [one.path for one in report.outcomes] == [out / "a.txt", out / "deep" / "a.txt"]
    assert (out / "a.txt").read_text() == "Ouvrez le fichier.\nThis is the rest of it.\n"
    assert (out / "deep" / "a.txt").read_text() == "Ouvrez le fichier.\n"
    assert [path.name for path, _ in report.refused] == ["bad.docx"]
    assert report.filled.segments["exact"] == 2
    assert sorted(path.name for path in out.rglob("*")) == ["a.txt", "a.txt", "deep"]


def test_the_project_can_be_kept(order: FolderOrder, tmp_path: Path) -> None:
    kept = FolderOrder(
        order.source,
        order.out,
        ("en", "de"),
        engine=ParrotEngine.make(tmp_path / "parrot", target_language="de"),
        policy=PretranslatePolicy(machine=0.0),
        project=tmp_path / "kept",
    )
    report = translate_folder(kept, engine_opener=ParrotEngine)
    assert report.filled.filled
    with Project.open(tmp_path / "kept", engine_opener=ParrotEngine) as project:
        assert project.info.target_language == "de"
        assert len(project.files.all()) == 2


def test_translations_never_go_among_their_sources(order: FolderOrder, tmp_path: Path) -> None:
    for out in (order.source, order.source / "fr"):
        with pytest.raises(UsageError, match="lies in the folder"):
            translate_folder(FolderOrder(order.source, out, ("en", "fr")))
    (tmp_path / "empty").mkdir()
    with pytest.raises(UsageError, match="no document"):
        translate_folder(FolderOrder(tmp_path / "empty", order.out, ("en", "fr")))
