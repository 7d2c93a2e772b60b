"""Packages carry bookmarks, locks, comments, findings and blocked pairs, and merge them."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, create

from postil.errors import InputError
from postil.text.tags import TaggedText
from postil.workspace.package.merge import merge_package
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

MANIFEST, SEGMENTS = "manifest.json", "segments.jsonl"


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """A bookmark, a lock, a comment, a finding and a blocked pair, each on its segment."""
    made = make_project(LINES)
    made.tools.annotations.bookmark([1])
    made.tools.annotations.lock([2])
    made.tools.annotations.add_comment(3, "Which page?")
    made.review.add_finding(4, "style", "minor", "clumsy")
    made.blocked.block("file", "dossier")
    return made


def opened(package: Path, folder: Path) -> Project:
    return unpack_project(package, folder, author="Bea", engine_opener=ParrotEngine)


def there_and_back(
    project: Project, folder: Path, deed: Callable[[Project], object] = lambda _: None
) -> Path:
    """The package of a colleague who was handed the project and did something."""
    pack_project(project, folder / "out.postilproject")
    with opened(folder / "out.postilproject", folder / "theirs") as theirs:
        deed(theirs)
        pack_project(theirs, folder / "back.postilproject")
    return folder / "back.postilproject"


def marks(project: Project) -> list[tuple[object, ...]]:
    """All there is to see on the segments beside their texts."""
    comments = [(one.row_id, one.author, one.text) for one in project.tools.annotations.comments()]
    found = [(one.row_id, one.kind, one.severity, one.text) for one in project.review.findings()]
    return [
        *((one.row_id, one.bookmarked, one.locked) for one in project.segments.read()),
        *comments,
        *found,
    ]


def pairs(project: Project) -> list[tuple[str, str]]:
    return [(one.source, one.target) for one in project.blocked.all()]


def older(package: Path) -> Path:
    """The package as Postil wrote it before it carried marks."""
    path = package.with_name("older.postilproject")
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            data = old.read(name)
            if name == MANIFEST:
                manifest = json.loads(data)
                data = json.dumps(
                    {key: manifest[key] for key in manifest if not key.startswith("blocked")}
                ).encode()
            elif name == SEGMENTS:
                rows = [json.loads(line) for line in data.splitlines()]
                lines = [
                    json.dumps({key: row[key] for key in row if not key.startswith("marks")})
                    for row in rows
                ]
                data = "\n".join(lines).encode()
            new.writestr(name, data)
    return path


def test_everything_goes_along_and_nothing_comes_back_of_itself(
    project: Project, tmp_path: Path
) -> None:
    pack_project(project, tmp_path / "out.postilproject")
    with opened(tmp_path / "out.postilproject", tmp_path / "theirs") as theirs:
        assert marks(theirs) == marks(project)
        assert theirs.blocked.all() == project.blocked.all()
        pack_project(theirs, tmp_path / "back.postilproject")
    before = marks(project), pairs(project)
    report = merge_package(project, tmp_path / "back.postilproject")
    assert (report.marked, report.blocked) == ([], 0)
    assert (marks(project), pairs(project)) == before


def test_what_came_and_went_there_comes_and_goes_here(project: Project, tmp_path: Path) -> None:
    def deed(theirs: Project) -> None:
        theirs.tools.annotations.bookmark([1], on=False)
        theirs.tools.annotations.bookmark([3])
        theirs.tools.annotations.lock([2], on=False)
        theirs.tools.annotations.lock([4])
        (comment,) = theirs.tools.annotations.comments()
        theirs.tools.annotations.change_comment(comment.id, "Page 3, I think")
        theirs.review.remove_finding(theirs.review.findings()[0].id)
        theirs.review.add_finding(1, "tags", "major", "one is missing")
        theirs.blocked.unblock("file", "dossier")
        theirs.blocked.block("page", "feuille")
        wanted[:] = marks(theirs)

    wanted: list[tuple[object, ...]] = []
    report = merge_package(project, there_and_back(project, tmp_path, deed))
    assert marks(project) == wanted
    assert pairs(project) == [("page", "feuille")]
    assert report.marked == [1, 2, 3, 4]
    assert report.blocked == 2


def test_what_was_done_here_meanwhile_stays(project: Project, tmp_path: Path) -> None:
    back = there_and_back(project, tmp_path)
    project.tools.annotations.bookmark([1], on=False)
    project.tools.annotations.bookmark([4])
    project.tools.annotations.lock([2], on=False)
    project.tools.annotations.add_comment(3, "Never mind")
    project.review.remove_finding(project.review.findings()[0].id)
    project.blocked.unblock("file", "dossier")
    project.blocked.block("page", "feuille")
    before = marks(project), pairs(project)
    report = merge_package(project, back)
    assert (marks(project), pairs(project)) == before
    assert (report.marked, report.blocked) == ([], 0)


def test_a_segment_that_both_locked_is_not_marked_anew(project: Project, tmp_path: Path) -> None:
    back = there_and_back(project, tmp_path, lambda theirs: theirs.tools.annotations.lock([4]))
    project.tools.annotations.lock([4])
    assert merge_package(project, back).marked == []


def test_both_sides_are_kept_where_both_did_something(project: Project, tmp_path: Path) -> None:
    def deed(theirs: Project) -> None:
        theirs.tools.annotations.add_comment(3, "Page 3")
        theirs.blocked.block("page", "feuille")

    back = there_and_back(project, tmp_path, deed)
    project.tools.annotations.add_comment(3, "Page 4")
    project.blocked.block("save", "sauver")
    merge_package(project, back)
    said = [one.text for one in project.tools.annotations.comments(3)]
    assert said == ["Which page?", "Page 4", "Page 3"]
    assert pairs(project) == [("file", "dossier"), ("save", "sauver"), ("page", "feuille")]
    merge_package(project, back)
    assert [one.text for one in project.tools.annotations.comments(3)] == said


def test_a_lock_taken_off_there_lets_their_text_in(project: Project, tmp_path: Path) -> None:
    def deed(theirs: Project) -> None:
        theirs.tools.annotations.lock([2], on=False)
        theirs.segments.confirm(2, TaggedText("leur texte"))
        theirs.segments.confirm(3, TaggedText("leur page"))
        theirs.tools.annotations.lock([3])

    report = merge_package(project, there_and_back(project, tmp_path, deed))
    assert [one.before.row_id for one in report.taken] == [2, 3]
    assert [one.locked for one in project.segments.read()[1:3]] == [False, True]
    assert [one.target.plain for one in project.segments.read()[1:3]] == ["leur texte", "leur page"]
    assert project.segments.get(3).confirmed


def test_what_was_locked_here_meanwhile_stays_and_is_told(project: Project, tmp_path: Path) -> None:
    back = there_and_back(
        project, tmp_path, lambda it: it.segments.confirm(3, TaggedText("leur page"))
    )
    project.tools.annotations.lock([3])
    report = merge_package(project, back)
    assert [one.before.row_id for one in report.conflicts] == [3]
    assert not report.taken
    assert project.segments.get(3).locked
    assert project.segments.get(3).target.is_empty


def test_the_engine_is_told_what_it_may_not_say(project: Project, tmp_path: Path) -> None:
    back = there_and_back(project, tmp_path, lambda it: it.blocked.block("page", "feuille"))
    project.attach_engine(ParrotEngine.make(tmp_path / "engine"))
    merge_package(project, back)
    assert isinstance(project.engine, ParrotEngine)
    assert [(one.source, one.target) for one in project.engine.blocked] == pairs(project)


def test_packages_of_an_older_postil_are_read(project: Project, tmp_path: Path) -> None:
    def deed(theirs: Project) -> None:
        theirs.tools.annotations.add_comment(1, "Hello")
        theirs.tools.annotations.bookmark([1], on=False)
        (comment,) = theirs.tools.annotations.comments(3)
        theirs.tools.annotations.change_comment(comment.id, "")
        theirs.segments.confirm(4, TaggedText("fait"))

    back = older(there_and_back(project, tmp_path, deed))
    with opened(back, tmp_path / "old") as theirs:
        assert [one.text for one in theirs.tools.annotations.comments()] == ["Hello"]
        assert theirs.segments.get(4).confirmed
        assert not theirs.blocked.all()
        pack_project(theirs, tmp_path / "again.postilproject")
    before = marks(project)
    report = merge_package(project, back)
    assert report.marked == [1]
    assert project.segments.get(4).confirmed
    assert set(marks(project)) - set(before) == {(1, "Bea", "Hello")}
    assert set(before) <= set(marks(project))
    # made by an older Postil, handed back by this one: nothing is taken away
    merge_package(project, tmp_path / "again.postilproject")
    assert set(before) <= set(marks(project))
    assert pairs(project) == [("file", "dossier")]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("marks", {"bookmark": 1, "locked": 0, "findings": []}),
        ("marks", {"bookmark": True, "locked": 7, "findings": []}),
        ("marks", {"bookmark": True, "locked": 0, "findings": [["style"]]}),
        ("marks", {"bookmark": True, "locked": 0, "findings": [["x", "minor", "", "", ""]]}),
        ("marks", {}),
        ("marks_base", []),
        ("comments", [["only one"]]),
    ],
)
def test_marks_that_are_none(project: Project, tmp_path: Path, name: str, value: Any) -> None:
    good, bad = there_and_back(project, tmp_path), tmp_path / "bad.postilproject"
    with zipfile.ZipFile(good) as old, zipfile.ZipFile(bad, "w") as new:
        for member in old.namelist():
            data = old.read(member)
            if member == SEGMENTS:
                rows = [json.loads(line) | {name: value} for line in data.splitlines()]
                data = "\n".join(json.dumps(row) for row in rows).encode()
            new.writestr(member, data)
    before = marks(project)
    with pytest.raises(InputError, match=r"bad\.postilproject"):
        merge_package(project, bad)
    assert marks(project) == before
    with pytest.raises(InputError, match=r"bad\.postilproject"):
        opened(bad, tmp_path / "made")
    assert not (tmp_path / "made").exists()


steps = st.tuples(*(st.sets(st.integers(1, len(LINES))) for _ in range(3)))


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(bookmarks=steps, locks=steps)
def test_any_three_states_of_bookmarks_and_locks_merge(
    tmp_path_factory: pytest.TempPathFactory,
    bookmarks: tuple[set[int], set[int], set[int]],
    locks: tuple[set[int], set[int], set[int]],
) -> None:
    """Each is here afterwards if it was added on a side, or was there and taken off on none."""
    folder = tmp_path_factory.mktemp("marks")
    everything = range(1, len(LINES) + 1)

    def put(project: Project, step: int) -> None:
        for mark, states in (("bookmark", bookmarks), ("lock", locks)):
            setter = getattr(project.tools.annotations, mark)
            setter(everything, on=False)
            setter(sorted(states[step]))

    def merged(states: tuple[set[int], set[int], set[int]]) -> set[int]:
        base, theirs, ours = states
        return (base & theirs & ours) | ((theirs | ours) - base)

    with create(folder / "ours", [LINES], None) as project:
        put(project, 0)
        back = there_and_back(project, folder, lambda theirs: put(theirs, 1))
        put(project, 2)
        merge_package(project, back)
        found = project.segments.read()
        assert {one.row_id for one in found if one.bookmarked} == merged(bookmarks)
        assert {one.row_id for one in found if one.locked} == merged(locks)
