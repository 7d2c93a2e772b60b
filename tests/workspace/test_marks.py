"""Comments, bookmarks, locks, states, edited sources."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_project import MakeProject, reopen

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.segments.filters import SegmentFilter


def found(project: Project, **conditions: bool) -> list[int]:
    return project.tools.finder.find(SegmentFilter(**conditions)).tolist()  # type: ignore[arg-type]


def test_comments(project: Project) -> None:
    marks = project.tools.annotations
    assert marks.add_comment(2, " Which file? ").comments == 1
    assert marks.add_comment(2, "The one above.", "Rev").comments == 2
    marks.add_comment(1, "Hm")
    said = [(one.row_id, one.author, one.text) for one in marks.comments()]
    assert said == [(1, "Ada", "Hm"), (2, "Ada", "Which file?"), (2, "Rev", "The one above.")]
    first, second = marks.comments(2)
    assert marks.change_comment(first.id, "Which?").comments == 2
    assert marks.change_comment(second.id, " ").comments == 1
    assert marks.restore_comment(2, second.id, second).comments == 2
    assert marks.restore_comment(2, first.id, first).comments == 2
    assert marks.comments(2) == [first, second]
    assert marks.restore_comment(2, second.id, None).comments == 1
    marks.change_comment(first.id, "Which?")
    assert found(project, commented=True) == [0, 1]
    with reopen(project) as again:
        assert [one.text for one in again.tools.annotations.comments(2)] == ["Which?"]
        for call in (
            lambda: again.tools.annotations.add_comment(1, "  "),
            lambda: again.tools.annotations.add_comment(99, "x"),
            lambda: again.tools.annotations.change_comment(second.id, "x"),
        ):
            with pytest.raises(UsageError):
                call()


def test_bookmarks_and_locks(project: Project) -> None:
    marks = project.tools.annotations
    assert [one.bookmarked for one in marks.bookmark([1, 3])] == [True, True]
    marks.bookmark([1], on=False)
    assert found(project, bookmarked=True) == [2]
    assert marks.lock([2])[0].locked
    with pytest.raises(UsageError, match="locked"):
        project.segments.save_draft(2, TaggedText("x"))
    assert found(project, locked=True) == [1]
    marks.lock([2], on=False)
    assert project.segments.save_draft(2, TaggedText("x")).target.plain == "x"
    assert marks.restore_lock(2, 1)[0].locked
    marks.lock([2])  # it is already, in another name
    assert marks.locked_by(2) == 1
    marks.lock([2], on=False)
    assert marks.locked_by(2) == 0


def test_states_keep_memory_and_learning(project: Project) -> None:
    marks = project.tools.annotations
    project.segments.confirm(1, TaggedText("Ouvrez"))
    project.segments.save_draft(2, TaggedText("Fermez"))
    events = len(project.learned.events())
    changed = marks.set_state([1, 2, 3], SegmentState.REVIEWED)
    assert [(one.row_id, one.state, one.confirmed) for one in changed] == [
        (1, SegmentState.REVIEWED, True)
    ]
    assert len(project.learned.events()) == events
    marks.set_state([1], SegmentState.REJECTED)
    marks.set_state([1], SegmentState.TRANSLATED)
    assert project.segments.get(1).state is SegmentState.TRANSLATED
    with pytest.raises(UsageError, match="Unconfirm"):
        marks.set_state([1], SegmentState.DRAFT)


def test_an_edited_source_stays_in_the_project(make_project: MakeProject, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<p>Pres <b>OK</b>.</p>")
    project = make_project(["x"], engine=True)
    project.files.add([page])
    marks = project.tools.annotations
    old = project.segments.get(2).source
    new = TaggedText(old.text.replace("Pres ", "Press "), old.tags)
    with pytest.raises(UsageError, match="does not allow"):
        marks.edit_source(2, new)
    marks.allow_source_edits(True)
    project.segments.confirm(2, TaggedText.from_parts(["Tapez ", *old.tags]))
    edited = marks.edit_source(2, new)
    assert (edited.source, edited.state, edited.confirmed) == (new, SegmentState.DRAFT, False)
    assert [one.text for one in marks.comments(2)] == ["Source edited. It was: Pres OK."]
    assert found(project, edited=True) == [1]
    assert marks.own_source(2) == old
    project.segments.confirm(2, edited.target)
    assert project.memories.concordance("Press")[0].unit.source == new
    out = tmp_path / "out.html"
    project.files.export(2, out)
    assert out.read_text() == "<p>Tapez <b></b></p>"
    with pytest.raises(UsageError, match="all tags"):
        marks.edit_source(2, TaggedText("No tags"))
    assert marks.edit_source(2, old).source == old
    assert found(project, edited=True) == []


def test_marks_go_along_when_segments_merge_and_come_back(make_project: MakeProject) -> None:
    project = make_project(["One. Two.", "Three"])
    marks = project.tools.annotations
    marks.add_comment(1, "first")
    marks.add_comment(2, "second")
    marks.bookmark([2])
    project.segments.save_draft(2, TaggedText("Deux."))
    cut = project.tools.recutting.merge(1)
    merged = project.segments.get(1)
    assert (merged.comments, merged.bookmarked) == (2, True)
    project.tools.recutting.undo(cut)
    rows = project.segments.read()
    assert [(one.comments, one.bookmarked) for one in rows] == [(1, False), (1, True), (0, False)]
    assert [one.text for one in marks.comments(2)] == ["second"]


def test_what_a_project_is_is_known_without_reading(make_project: MakeProject) -> None:
    project = make_project(["x"])
    assert project.info.source_edits  # nobody has forbidden it
    project.tools.annotations.allow_source_edits(False)
    assert not project.info.source_edits
    with pytest.raises(UsageError, match="does not allow"):
        project.tools.annotations.edit_source(1, TaggedText("y"))
    project.tools.annotations.allow_source_edits(True)
    assert project.info.source_edits
    project.plan.set_details("Other", "Bea")
    project.details.set_thresholds(60, 0.5, 95)
    info = project.info
    assert (info.name, info.author) == ("Other", "Bea")
    assert (info.memory_threshold, info.machine_threshold, info.memory_first) == (60, 0.5, 95)
    with reopen(project) as again:
        assert again.info == info


def test_who_undoes_what_was_typed_keeps_the_confirmation(project: Project) -> None:
    confirmed = project.segments.confirm(
        1, TaggedText("Ouvrez le fichier."), origin="memory", score=80
    ).segment
    project.tools.annotations.set_state([1], SegmentState.FINAL)
    project.segments.save_draft(1, TaggedText("Ouvrez"))
    again = project.segments.save_draft(1, TaggedText("Ouvrez le fichier."))
    assert (again.state, again.origin, again.score) == (SegmentState.FINAL, "memory", 80)
    assert again.target == confirmed.target
    project.segments.unconfirm(1)
    project.segments.save_draft(1, TaggedText("Ouvrez"))
    assert project.segments.save_draft(1, confirmed.target).state is SegmentState.DRAFT
