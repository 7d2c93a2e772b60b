"""Documents keep the filter they were added with, in an old project and in a package."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from office_samples import SAMPLES, slides

from document_segments import segments_of
from postil.cli import main
from postil.errors import ProjectError
from postil.formats.filter_options import FIRST_FILTERS, Extra
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.database import set_setting
from postil.workspace.documents.sentence_breaks import SentenceBreaks
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    path = tmp_path / "lines.txt"
    path.write_text("A line.\n", encoding="utf-8")
    made = create_project(
        tmp_path / "project",
        NewProject(
            name="Pens",
            source_language="en",
            target_language="fr",
            documents=[path],
        ),
    )
    yield made
    made.close()


def add_as_before(project: Project, path: Path) -> int:
    """Add a document as an older Postil did, which kept no options."""
    cuts = SentenceBreaks()
    cuts.options = FIRST_FILTERS
    (number,) = project.files.add([path], kept=[cuts])
    with project.context.database.writing() as connection:
        set_setting(connection, "filter_options", "{}")
    return number


def translate_all(project: Project, document: int) -> dict[str, str]:
    """Confirm a translation of each segment; keys and translations."""
    for one in segments_of(project, document):
        parts = (p.upper() if isinstance(p, str) else p for p in one.source.parts())
        project.segments.confirm(one.row_id, TaggedText.from_parts(parts))
    return {one.key: one.target.plain for one in segments_of(project, document)}


@pytest.mark.parametrize("name", SAMPLES)
def test_documents_of_older_projects(tmp_path: Path, project: Project, name: str) -> None:
    """They are written in the segments they have; a new version of the same file is read as now."""
    path, out = SAMPLES[name][0](tmp_path / name), tmp_path / f"out.{name}"
    document = add_as_before(project, path)
    keys = {one.key for one in segments_of(project, document)}
    targets = translate_all(project, document)
    assert targets.keys() == keys
    project.files.export(document, out)
    written = open_document(out, "en", "fr", options=FIRST_FILTERS).segments
    assert {one.id: one.source.plain for one in written} == targets
    report = project.files.update(document, path)
    now = segments_of(project, document)
    assert [one.key for one in now] == [one.id for one in open_document(path, "en", "fr").segments]
    assert report.lost_cuts == 0
    kept = {one.key for one in now if one.state is SegmentState.TRANSLATED}
    assert len(kept) == report.kept_confirmed
    project.files.export(document, out)


def test_extras_are_of_documents_that_are_added_then(tmp_path: Path, project: Project) -> None:
    path = slides(tmp_path / "a.pptx")
    (first,) = project.files.add([path])
    project.files.set_extras([Extra.MASTERS])
    (second,) = project.files.add([path])
    before, after = (
        {one.key for one in segments_of(project, number)} for number in (first, second)
    )
    assert after - before == {"slideLayout1:2.1", "slideMaster1:1.1"}
    for number in (first, second):
        out = tmp_path / f"{number}.pptx"
        targets = translate_all(project, number)
        project.files.export(number, out)
        assert ("CONFIDENTIAL" in targets.values()) == (number == second)
    project.files.update(second, path)
    assert {one.key for one in segments_of(project, second)} == after


def test_packages_take_options_along(tmp_path: Path, project: Project) -> None:
    old, new = (SAMPLES[name][0](tmp_path / name) for name in ("word.docx", "sheets.ods"))
    add_as_before(project, old)
    project.files.set_extras(Extra)
    project.files.add([new, slides(tmp_path / "a.pptx")])
    keys = [one.key for one in project.segments.read()]
    assert "core:1.1" in keys
    pack_project(project, tmp_path / "pens.postilpkg")
    with unpack_project(tmp_path / "pens.postilpkg", tmp_path / "other") as other:
        assert [one.key for one in other.segments.read()] == keys
        outcomes = other.files.export_all(tmp_path / "out")
        assert [one.error for one in outcomes] == [""] * 4


@pytest.mark.parametrize(
    "options",
    [{"version": 99, "include": []}, {"version": 2, "include": ["x"]}, [], {"version": 2}],
)
def test_options_that_are_not_known(tmp_path: Path, project: Project, options: object) -> None:
    (number,) = project.files.add([slides(tmp_path / "a.pptx")])
    with project.context.database.writing() as connection:
        set_setting(connection, "filter_options", json.dumps({str(number): options}))
    with pytest.raises(ProjectError, match="damaged"):
        project.files.export(number, tmp_path / "o.pptx")


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = slides(tmp_path / "a.pptx")
    arguments = ["new", str(tmp_path / "p"), str(path), "-s", "en", "-t", "fr"]
    assert main([*arguments, "--include", "masters,properties"]) == 0
    with Project.open(tmp_path / "p") as project:
        keys = {one.key for one in project.segments.read()}
    assert {"slideMaster1:1.1", "core:1.1"} <= keys
    with pytest.raises(SystemExit):
        main([*arguments, "--include", "layouts"])
    assert "properties, masters" in capsys.readouterr().err
