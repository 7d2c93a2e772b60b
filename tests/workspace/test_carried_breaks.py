"""Splits and merges are found again in a new version, also where their paragraph changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_project import MakeProject
from workspace_recutting import project_of

from postil.text.tags import TaggedText
from postil.workspace.project import Project

XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
datatype="x" source-language="en" target-language="fr"><body>{}</body></file></xliff>
"""


def new_version(project: Project, lines: list[str]) -> Path:
    path = project.folder.parent / "new" / "doc0.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def xliff(folder: Path, **units: str) -> Path:
    path = folder / "units.xlf"
    made = (f'\n<trans-unit id="{id}">{text}</trans-unit>' for id, text in units.items())
    path.write_text(XLIFF.format("".join(made)), encoding="utf-8")
    return path


BEFORE = "One here. Two, then three. Four ends it."


def cut(project: Project) -> None:
    """The first two sentences in one, and the last in two."""
    project.tools.recutting.merge(project.segments.read()[0].row_id)
    project.tools.recutting.split(project.segments.read()[1].row_id, len("Four "))
    assert sources(project) == ["One here. Two, then three.", "Four", "ends it."]


def sources(project: Project) -> list[str]:
    return [one.source.plain for one in project.segments.read()]


@pytest.mark.parametrize(
    ("after", "found", "lost"),
    [
        ("One here. Two, then five. Four ends it.",
         ["One here. Two, then five.", "Four", "ends it."], 0),
        ("Now: One here. Two, then three. Four ends it. New.",
         ["Now: One here. Two, then three.", "Four", "ends it.", "New."], 0),
        ("One there. Two, then three. Four ends it.",
         ["One there. Two, then three.", "Four", "ends it."], 0),
        ("One here! Two, then three. Four ends it.",
         ["One here!", "Two, then three.", "Four", "ends it."], 1),
        ("One here. Two, then three. Four certainly ends it.",
         ["One here. Two, then three.", "Four certainly ends it."], 1),
        ("One here; two, then three. Four it ends.",
         ["One here; two, then three.", "Four it ends."], 2),
        ("Quite another text stands in its place today.", None, 0),
    ],
)  # fmt: skip
def test_own_cuts_stay_where_the_paragraph_changed_elsewhere(
    make_project: MakeProject, after: str, found: list[str] | None, lost: int
) -> None:
    project = make_project([BEFORE])
    cut(project)
    for one in project.segments.read():
        project.segments.confirm(one.row_id, TaggedText(one.source.plain.upper()))
    path = new_version(project, ["A new beginning.", after])
    report = project.files.update(1, path)
    assert report.lost_cuts == lost
    assert sources(project)[1:] == (found or [after])
    same = {"One here. Two, then three.", "Four", "ends it."} & set(sources(project))
    assert report.kept_confirmed == len(same)
    for one in project.segments.read():
        project.segments.confirm(one.row_id, TaggedText(one.source.plain.upper()))
    project.files.export(1, path)
    assert path.read_text(encoding="utf-8").splitlines()[1] == after.upper()
    again = project.files.update(1, new_version(project, ["A new beginning.", after]))
    assert (again.changed, again.new, again.lost_cuts) == (0, 0, 0)


def test_of_changed_paragraphs_the_one_that_is_most_alike_has_the_cuts(
    make_project: MakeProject,
) -> None:
    other = "Two, then three stand here. Four certainly ends that."
    project = make_project([BEFORE, other])
    cut_here = project.tools.recutting
    cut_here.merge(1)
    path = new_version(project, [other.replace("stand", "go"), BEFORE.replace("ends", "closes")])
    report = project.files.update(1, path)
    assert report.lost_cuts == 0
    assert sources(project) == [
        "Two, then three go here.",
        "Four certainly ends that.",
        "One here. Two, then three.",
        "Four closes it.",
    ]


def test_cuts_of_a_unit_that_changed_stay(tmp_path: Path) -> None:
    unit = "<source>Press OK now. Then wait here.</source>"
    changed = "<source>Press OK now. Then wait <x id='1'/>there.</source>"
    with project_of(tmp_path, xliff(tmp_path, a=unit, b=unit)) as project:
        for one in (0, 2):
            project.tools.recutting.split(project.segments.read()[one].row_id, 14)
        both = xliff(
            project.folder.parent, b="<source>Press OK. Now wait here.</source>", a=changed
        )
        report = project.files.update(1, both)
        assert (report.lost_cuts, report.kept) == (1, 1)
        assert [one.source.plain for one in project.segments.read()] == [
            "Press OK. Now wait here.",
            "Press OK now.",
            "Then wait there.",
        ]
        for one in project.segments.read():
            project.segments.confirm(one.row_id, one.source)
        project.files.export(1, tmp_path / "out.xlf")
        text = (tmp_path / "out.xlf").read_text(encoding="utf-8")
        assert (
            text.count("Then wait <x id='1'/>there.") + text.count('Then wait <x id="1"/>there.')
            == 2
        )
