"""Rules of a project that make text a tag: work goes on, and files are as without them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, create, reopen
from workspace_recutting import cut_at_random

from postil.errors import UsageError
from postil.formats.exchange.tmx import read_tmx
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.package.merge import merge_package
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

LINES = [
    "Open {file} now.",
    "Wait %d seconds for {file}.",
    "Save",
    "{title}",
    "Press AB-12. Then press AB-13. End of {file}.",
]
BRACES, CODES = r"\{\w+\}", r"[A-Z]{2}-\d+"


def shown(text: TaggedText) -> str:
    return "".join(part if isinstance(part, str) else f"[{part.display}]" for part in text.parts())


def sources(project: Project) -> list[str]:
    return [shown(one.source) for one in project.segments.read()]


def exported(project: Project, folder: Path, document: int = 1) -> str:
    path = folder / "out.txt"
    project.files.export(document, path)
    return path.read_text(encoding="utf-8")


def test_rules_change_what_there_is_and_keep_what_was_done(
    make_project: MakeProject, tmp_path: Path
) -> None:
    project = make_project(LINES, engine=True)
    one, two, *_ = project.segments.read()
    project.segments.confirm(one.row_id, TaggedText("Ouvrez {file}."))
    project.segments.save_draft(two.row_id, TaggedText("Attendez %d s."))
    before = exported(project, tmp_path)
    assert project.files.text_tags.set([BRACES, "%d"]) == [1, 2, 7]
    one, two, *_ = project.segments.read()
    assert (shown(one.source), shown(one.target)) == ("Open [{file}] now.", "Ouvrez [{file}].")
    assert one.state is SegmentState.TRANSLATED
    assert one.confirmed
    assert set(one.target.tags) == set(one.source.tags)
    assert (shown(two.source), shown(two.target)) == (
        "Wait [%d] seconds for [{file}].",
        "Attendez [%d] s.",
    )
    (unit,) = project.context.memory.units()
    assert (unit.source, unit.target) == (one.source, one.target)
    assert exported(project, tmp_path) == before
    project = reopen(project)
    assert project.files.text_tags.patterns() == (BRACES, "%d")
    assert project.files.text_tags.set([]) == [1, 2, 7]
    assert sources(project)[:2] == LINES[:2]
    (unit,) = project.context.memory.units()
    assert (unit.source.plain, unit.target.plain) == (LINES[0], "Ouvrez {file}.")
    assert exported(project, tmp_path) == before
    project.close()


def test_documents_that_come_later_have_them_too(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project(["Save"])
    project.files.text_tags.set([BRACES])
    path = tmp_path / "later.txt"
    path.write_text("Close {file}.\nKeep {name}.\n", encoding="utf-8")
    (document,) = project.files.add([path])
    assert sources(project)[1:] == ["Close [{file}].", "Keep [{name}]."]
    rows = project.segments.read()
    project.segments.confirm(rows[1].row_id, rows[1].source)
    path.write_text("Close {file}.\nKeep {other}.\nNew {file}.\n", encoding="utf-8")
    report = project.files.update(document, path)
    assert (report.kept, report.kept_confirmed, report.changed + report.new) == (1, 1, 2)
    assert sources(project)[1:] == ["Close [{file}].", "Keep [{other}].", "New [{file}]."]
    assert exported(project, tmp_path, document) == path.read_text(encoding="utf-8")


def test_matches_bring_the_tags_of_the_segment(make_project: MakeProject) -> None:
    project = make_project(["Open {file} now.", "Open {name} now.", "Open the door."])
    first, second, _ = project.segments.read()
    project.segments.confirm(first.row_id, TaggedText("Ouvrez {file}."))
    project.files.text_tags.set([BRACES])
    (found,) = [one for one in project.matching.memory(second.row_id) if one.kind == "memory"][:1]
    assert shown(found.target) == "Ouvrez [{name}]."
    assert set(found.target.tags) == set(project.segments.read()[1].source.tags)
    project.segments.confirm(second.row_id, found.target)
    project.files.text_tags.set([])
    assert shown(project.segments.read()[1].target) == "Ouvrez {name}."


def test_other_programs_see_text(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project(LINES)
    project.files.text_tags.set([BRACES])
    one = project.segments.read()[0]
    project.segments.confirm(one.row_id, one.source)
    path = tmp_path / "out.tmx"
    project.memories.export(path)
    (unit,) = read_tmx(path, "en", "fr")
    assert (unit.source, unit.target) == (TaggedText(LINES[0]), TaggedText(LINES[0]))


def test_what_cannot_be_used_is_refused_and_changes_nothing(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_project(["Save {file}", "a" * 60 + "!"])
    project.files.text_tags.set([BRACES])
    before = sources(project)
    with pytest.raises(UsageError, match=r"Rule 1 .*position 2"):
        project.files.text_tags.set(["(a"])
    monkeypatch.setattr("postil.text.text_tags.SECONDS", 0.05)
    with pytest.raises(UsageError, match=r"Segment 2: Rule 2 takes too long"):
        project.files.text_tags.set([BRACES, r"(a|aa|a?a?)+$"])
    with pytest.raises(UsageError, match=r"Segment 2: Rule 1 takes too long"):
        project.files.text_tags.try_out([r"(a|aa|a?a?)+$"])
    assert sources(project) == before
    assert project.files.text_tags.patterns() == (BRACES,)


def test_rules_are_tried_on_a_document_or_all(make_project: MakeProject) -> None:
    project = make_project(LINES, ["Take {file} and {name}."])
    found = project.files.text_tags.try_out([BRACES])
    assert (found.segments, found.places) == (4, 5)
    (only,) = project.files.text_tags.try_out([BRACES], 2).hits
    assert only.number == project.segments.count()
    assert [only.text[start:end] for start, end in only.spans] == ["{file}", "{name}"]
    project.files.text_tags.set([BRACES])
    assert project.files.text_tags.try_out([BRACES]) == found
    with pytest.raises(UsageError):
        project.files.text_tags.try_out([BRACES], 7)


def test_a_package_comes_back_though_the_rules_changed(
    make_project: MakeProject, tmp_path: Path
) -> None:
    project = make_project(LINES)
    project.files.text_tags.set([BRACES])
    package = tmp_path / "out.postilproject"
    pack_project(project, package)
    with unpack_project(
        package, tmp_path / "theirs", author="Bea", engine_opener=ParrotEngine
    ) as theirs:
        assert sources(theirs) == sources(project)
        assert theirs.files.text_tags.patterns() == (BRACES,)
        one = theirs.segments.read()[0]
        theirs.segments.confirm(one.row_id, one.source)
        back = tmp_path / "back.postilproject"
        pack_project(theirs, back)
    project.files.text_tags.set([CODES])
    report = merge_package(project, back)
    assert (len(report.taken), report.unknown) == (1, 0)
    assert shown(project.segments.read()[0].target) == LINES[0]


@settings(max_examples=15, deadline=None)
@given(
    st.lists(st.lists(st.sampled_from([BRACES, CODES, "%d", r"\b[a-z]{4}\b"]), max_size=3)),
    st.randoms(use_true_random=False),
)
def test_whatever_the_rules_are_the_file_is_the_same(
    tmp_path_factory: pytest.TempPathFactory, steps: list[list[str]], chance: object
) -> None:
    folder = tmp_path_factory.mktemp("rules")
    with create(folder / "project", [LINES], None) as project:
        for row in project.segments.read():
            project.segments.confirm(row.row_id, row.source)
        original = project.files.all()[0].path.read_text(encoding="utf-8")
        for patterns in steps:
            project.files.text_tags.set(patterns)
            cut_at_random(project, chance)  # type: ignore[arg-type]
            for row in project.segments.read():
                placed = [part for part in row.target.parts() if isinstance(part, Tag)]
                assert all(part in row.source.tags for part in placed)
        assert re.sub(r"\s", "", exported(project, folder)) == re.sub(r"\s", "", original)
