"""Documents of several folders: their folders are kept, shown, exported, and packed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine

from postil.cli.shell import main
from postil.errors import DamagedProject
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.documents.import_candidates import look_at
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

FILES = {
    "index.html": "<p>Welcome.</p>",
    "guide/index.html": "<p>The guide.</p>",
    "guide/a b/index.html": "<p>More of it.</p>",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "site"


def make(folder: Path, *paths: Path) -> Project:
    found = look_at(paths, "document").files
    return create_project(
        folder,
        NewProject(
            name="Site",
            source_language="en",
            target_language="fr",
            documents=[one.path for one in found],
            folders={one.path: one.folder for one in found},
        ),
        engine_opener=ParrotEngine,
    )


def written(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in files}


def test_translations_go_into_folders_of_the_same_names(site: Path, tmp_path: Path) -> None:
    with make(tmp_path / "p", site) as project:
        titles = {one.title for one in project.files.all()}
        assert titles == FILES.keys()
        for segment in project.segments.read():
            text = TaggedText(f"FR {segment.source.text}")
            project.segments.confirm(segment.row_id, text)
        done = project.files.export_all(tmp_path / "out", name="{stem}{suffix}")
    assert not any(one.error for one in done)
    assert written(tmp_path / "out") == FILES.keys()
    assert "FR The guide." in (tmp_path / "out/guide/index.html").read_text("utf-8")


def test_what_all_documents_have_in_common_is_left_out(site: Path, tmp_path: Path) -> None:
    (site / "index.html").unlink()
    with make(tmp_path / "p", site) as project:
        assert {one.title for one in project.files.all()} == {"index.html", "a b/index.html"}


def test_several_folders_keep_their_own_names(site: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("<p>Other.</p>", encoding="utf-8")
    with make(tmp_path / "p", site, other) as project:
        titles = {one.title for one in project.files.all()}
        assert titles == {f"site/{name}" for name in FILES} | {"other/index.html"}
        one = tmp_path / "one.txt"
        one.write_text("One.", encoding="utf-8")
        project.files.add([one])
        assert project.files.all()[-1].title == "one.txt"


def test_files_that_were_named_themselves_have_no_folder(site: Path, tmp_path: Path) -> None:
    with make(tmp_path / "p", site / "index.html", site / "guide/index.html") as project:
        assert [one.title for one in project.files.all()] == ["index.html", "index.html"]
        done = project.files.export_all(tmp_path / "out", name="{stem}{suffix}")
        assert [one.path.name for one in done] == ["index.html", "index (2).html"]


def test_packages_keep_folders(site: Path, tmp_path: Path) -> None:
    package = tmp_path / "p.postilproject"
    with make(tmp_path / "p", site) as project:
        pack_project(project, package)
    with unpack_project(package, tmp_path / "theirs", author="Bea") as theirs:
        assert {one.title for one in theirs.files.all()} == FILES.keys()


@pytest.mark.parametrize("folder", ["../../up", "/etc", "a/../../b", "a\0b", "c:/x", "a/" * 40])
def test_folders_that_lead_elsewhere_are_damage(site: Path, tmp_path: Path, folder: str) -> None:
    with make(tmp_path / "p", site) as project:
        with project.context.database.writing() as connection:
            kept = json.dumps({"1": folder})
            query = "UPDATE setting SET value = ? WHERE name = 'document_folders'"
            connection.execute(query, (kept,))
        with pytest.raises(DamagedProject):
            project.files.export_all(tmp_path / "out")


def test_the_command_line_exports_documents_of_one_name(site: Path, tmp_path: Path) -> None:
    folder, out = str(tmp_path / "p"), tmp_path / "out"
    assert main(["new", folder, str(site), "-s", "en", "-t", "fr"]) == 0
    assert main(["export", folder, "--documents", str(out)]) == 0
    assert written(out) == FILES.keys()
