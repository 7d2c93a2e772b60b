"""What learning changes about coming segments, and what is never to be used again."""

from __future__ import annotations

import gc
import weakref

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen

from postil.errors import Cancelled, UsageError
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.records import Origin


def engine_of(project: Project) -> ParrotEngine:
    assert isinstance(project.engine, ParrotEngine)
    return project.engine


def test_what_a_confirmation_changes_about_coming_segments(project: Project) -> None:
    assert project.coming_suggestions.refresh(1) == []  # met for the first time
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    (changed,) = project.coming_suggestions.refresh(1)  # segment 4 has the same source
    assert changed.segment.row_id == 4
    assert changed.before.text == "OPEN THE FILE."
    assert changed.after.text == "Ouvrez le fichier."
    assert [(edit.before, edit.after) for edit in changed.edits] == [
        ("OPEN THE FILE.", "Ouvrez le fichier.")
    ]
    assert project.coming_suggestions.refresh(1) == []
    project.segments.unconfirm(1)
    (back,) = project.coming_suggestions.refresh(1)
    assert back.after.text == "OPEN THE FILE."


def test_only_what_is_new_or_may_have_changed_is_translated(project: Project) -> None:
    engine = engine_of(project)
    project.coming_suggestions.refresh(1)
    assert engine.asked == ["Close the file.", "Save", "Open the file.", "Print page 2."]
    engine.asked.clear()
    project.coming_suggestions.refresh(2)
    project.coming_suggestions.refresh(1)
    assert engine.asked == ["Close the file."]  # went out of sight, and came back
    engine.asked.clear()
    project.segments.confirm(1, TaggedText("Ouvrez."))
    engine.asked.clear()
    project.coming_suggestions.refresh(2)
    assert engine.asked == ["Save", "Open the file.", "Print page 2."]
    engine.asked.clear()
    project.blocked.block("Open the file.", "Ouvrez.")
    project.coming_suggestions.refresh(3)
    assert engine.asked == ["Open the file.", "Print page 2."]


def test_the_engine_prepares_once_for_coming_segments_to_be_confirmed(project: Project) -> None:
    engine = engine_of(project)
    project.coming_suggestions.refresh(1)
    assert engine.prepared == ["Close the file.", "Save", "Open the file.", "Print page 2."]
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.coming_suggestions.refresh(2)
    assert len(engine.prepared) == 4


def test_only_open_segments_that_follow_are_looked_at(make_project: MakeProject) -> None:
    project = make_project(["a", "b", "c", "d"], ["e"])
    project.segments.confirm(3, TaggedText("C"))
    assert [one.row_id for one in project.coming_suggestions.coming(1)] == [2, 4, 5]
    assert [one.row_id for one in project.coming_suggestions.coming(1, 2)] == [2, 4]
    project.detach_engine()
    assert project.coming_suggestions.refresh(1) == []


def test_a_look_that_is_cancelled_forgets_nothing(project: Project) -> None:
    project.coming_suggestions.refresh(1)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        project.coming_suggestions.refresh(1, progress=progress)
    assert [one.segment.row_id for one in project.coming_suggestions.refresh(1)] == [4]


def test_an_engine_that_is_detached_is_let_go(project: Project) -> None:
    project.coming_suggestions.refresh(1)
    left = weakref.ref(engine_of(project))
    project.detach_engine()
    gc.collect()
    assert left() is None


def test_what_is_blocked_stays_so_until_it_is_unblocked(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    project.blocked.block("Open the file.", " Ouvrez. ")
    project.blocked.block("Open the file.", "Ouvrez.")
    (entry,) = project.blocked.all()
    assert (entry.source, entry.target, entry.author) == ("Open the file.", "Ouvrez.", "Ada")
    assert entry.time.endswith("Z")
    assert engine_of(project).suggest(TaggedText("Open the file.")).target.text == "OPEN THE FILE."
    with reopen(project) as again:
        assert again.blocked.all() == [entry]
        assert len(engine_of(again).blocked) == 1
        again.attach_engine(engine_of(again).folder)
        assert len(engine_of(again).blocked) == 1
        again.blocked.unblock("Open the file.", "Ouvrez.")
        assert again.blocked.all() == []
        assert engine_of(again).suggest(TaggedText("Open the file.")).target.text == "Ouvrez."
        with pytest.raises(UsageError, match="both sides"):
            again.blocked.block("x", " ")


def draft(project: Project, row_id: int, target: str, suggestion: str | None = None) -> None:
    """A draft of the machine, untouched unless something else was suggested."""
    project.segments.save_draft(row_id, TaggedText(target), origin="machine")
    project.segments.note_suggestion(
        row_id, TaggedText(target if suggestion is None else suggestion)
    )


def followed(project: Project) -> dict[int, tuple[str, str]]:
    project.coming_suggestions.refresh(1)
    found = project.coming_suggestions.follow()
    return {one.after.row_id: (one.before.target.text, one.after.target.text) for one in found}


def test_untouched_drafts_follow_the_engine_and_come_back(project: Project) -> None:
    draft(project, 4, "OPEN THE FILE.")
    assert followed(project) == {}
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert followed(project) == {4: ("OPEN THE FILE.", "Ouvrez.")}
    now = project.segments.get(4)
    assert (now.target.text, now.origin, now.score) == ("Ouvrez.", "machine", 90)
    assert now.state is SegmentState.DRAFT
    assert followed(project) == {}
    project.segments.unconfirm(1)
    assert followed(project) == {4: ("Ouvrez.", "OPEN THE FILE.")}


@pytest.mark.parametrize(
    ("origin", "suggestion", "confirmed"),
    [("machine", "OPEN THE FILE", False), ("translator", None, False), ("machine", None, True)],
)
def test_no_draft_follows_that_somebody_touched(
    project: Project, origin: Origin, suggestion: str | None, confirmed: bool
) -> None:
    target = TaggedText("OPEN THE FILE.")
    project.segments.save_draft(4, target, origin=origin)
    project.segments.note_suggestion(4, target if suggestion is None else TaggedText(suggestion))
    if confirmed:
        project.segments.confirm(4, target)
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert followed(project) == {}
    assert project.matching.machine(4).outdated is None
    assert project.segments.get(4).target == target


def test_a_draft_stays_where_the_engine_is_not_sure_of_a_new_one(project: Project) -> None:
    project.segments.confirm(1, TaggedText("Ouvrez."))
    draft(project, 4, "Ouvrez.")
    assert followed(project) == {}
    project.details.set_thresholds(60, 0.6, 75)
    project.segments.unconfirm(1)
    assert followed(project) == {}
    assert project.segments.get(4).target.text == "Ouvrez."


def test_the_answer_about_a_segment_names_the_draft_it_replaces(project: Project) -> None:
    draft(project, 4, "OPEN THE FILE.")
    assert project.matching.machine(4).outdated is None
    project.segments.confirm(1, TaggedText("Ouvrez."))
    assert project.matching.machine(4).outdated == TaggedText("OPEN THE FILE.")
