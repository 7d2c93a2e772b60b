"""What learning changes about coming segments, and what is never to be used again."""

from __future__ import annotations

import gc
import weakref

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen

from postil.errors import Cancelled, UsageError
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project


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
