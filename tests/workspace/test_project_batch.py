"""Work on many segments at once, and taking it back."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workspace_project import LINES, MakeProject, create

from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.segment import SegmentState
from postil.text.pseudo import pseudo
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project
from postil.workspace.segments.batch import PretranslatePolicy


def state(project: Project) -> list[tuple[object, ...]]:
    return [
        (one.row_id, one.target, one.state, one.origin, one.score)
        for one in project.segments.read()
    ]


@pytest.fixture
def known(make_project: MakeProject) -> Project:
    """ "Open the file." is in the memory, for it was confirmed; it stands there twice."""
    project = make_project(engine=True)
    project.details.set_thresholds(50, 0.0)
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    return project


def test_memory_comes_first_and_confirmed_segments_stay(known: Project) -> None:
    report = known.batch.pretranslate(PretranslatePolicy(memory=100, repaired=False, machine=None))
    assert report.segments == {"exact": 1, "none": 3}
    assert report.words["exact"] == 3
    same = known.segments.get(4)
    assert (same.target.plain, same.state, same.origin) == (
        "Ouvrez le fichier.",
        SegmentState.DRAFT,
        "memory",
    )
    assert (same.score or 0) >= 100
    assert known.segments.get(1).confirmed
    assert known.segments.get(2).target.is_empty


def test_exact_matches_that_differ_are_to_be_looked_at(known: Project, tmp_path: Path) -> None:
    tmx = tmp_path / "other.tmx"
    with create(tmp_path / "other", [["Open the file."]], None) as other:
        other.segments.confirm(1, TaggedText("Ouvrir le fichier."))
        other.memories.export(tmx)
    known.memories.add(tmx)
    report = known.batch.pretranslate(PretranslatePolicy(memory=100, repaired=False, machine=None))
    assert report.segments == {"ambiguous": 1, "none": 3}
    filled = known.segments.get(4)
    assert filled.target.plain in ("Ouvrez le fichier.", "Ouvrir le fichier.")
    assert (filled.origin, filled.score) == ("memory", 99)


def test_the_machine_fills_the_rest_if_it_is_sure(known: Project) -> None:
    report = known.batch.pretranslate(PretranslatePolicy(memory=100, repaired=False, machine=0.0))
    assert report.segments["machine"] == report.filled - 1
    assert {one.origin for one in known.segments.read()[1:] if not one.target.is_empty} == {
        "memory",
        "machine",
    }
    assert report.segments["none"] == sum(one.target.is_empty for one in known.segments.read())


@pytest.mark.parametrize(("wanted", "is_filled"), [(0.55, True), (0.56, False)])
def test_the_machine_is_as_sure_as_is_wanted(
    known: Project, wanted: float, is_filled: bool
) -> None:
    """The engine of these tests is sure by 0.55 of what it was not taught."""
    policy = PretranslatePolicy(memory=100, repaired=False, machine=wanted)
    assert ("machine" in known.batch.pretranslate(policy).segments) == is_filled


def test_one_of_several_terms_of_the_glossary_will_do(known: Project) -> None:
    source = known.segments.get(2).source.plain
    known.terminology.add("house", Term(source, "Un"))
    known.terminology.add("house", Term(source, "Autre"))
    report = known.batch.pretranslate(PretranslatePolicy(memory=100, repaired=False, machine=None))
    assert report.segments == {"exact": 2, "none": 2}
    assert known.segments.get(2).score is None


def test_one_undo_brings_everything_back_but_what_was_changed_since(known: Project) -> None:
    before = state(known)
    report = known.batch.pretranslate(PretranslatePolicy(memory=60, machine=0.0))
    assert report.filled > 1
    assert known.batch.undo(report) == report.filled
    assert state(known) == before
    report = known.batch.pretranslate(PretranslatePolicy(memory=60, machine=0.0))
    known.segments.save_draft(4, TaggedText("À moi"))
    assert known.batch.undo(report) == report.filled - 1
    assert known.segments.get(4).target.plain == "À moi"


def test_it_is_said_which_segment_is_being_filled(known: Project) -> None:
    said: list[tuple[float, str]] = []
    progress = Progress(lambda one: said.append((one.fraction, str(one.message))))
    known.batch.pretranslate(PretranslatePolicy(memory=100, machine=None), progress=progress)
    assert (0.0, "Segment 1 of 4") in said
    assert (0.75, "Segment 4 of 4") in said
    assert said[-1][0] == 1.0


def test_what_was_filled_before_it_is_stopped_stays_and_can_be_taken_back(known: Project) -> None:
    before = state(known)
    policy = PretranslatePolicy(machine=0.0)
    progress = Progress(lambda one: one.cancel() if one.done >= 2 else None)
    report = known.batch.pretranslate(policy, progress=progress)
    assert (report.seen, report.left) == (2, 2)
    assert [change.before.row_id for change in report.changes] == [2, 3]
    assert state(known)[3:] == before[3:]
    assert known.batch.undo(report) == 2
    assert state(known) == before


def test_drafts_are_filled_only_if_asked_for(known: Project) -> None:
    known.segments.save_draft(4, TaggedText("brouillon"))
    policy = PretranslatePolicy(memory=100, repaired=False, machine=None)
    assert known.batch.pretranslate(policy).filled == 0
    again = PretranslatePolicy(memory=100, repaired=False, machine=None, drafts=True)
    assert known.batch.pretranslate(again).filled == 1


def test_clearing_takes_drafts_and_nothing_confirmed(known: Project) -> None:
    known.segments.save_draft(2, TaggedText("brouillon"))
    before = state(known)
    report = known.batch.clear()
    assert report.segments == {"cleared": 1}
    assert known.segments.get(2).state is SegmentState.NEW
    assert known.segments.get(1).confirmed
    known.batch.undo(report)
    assert state(known) == before


def test_pseudo_translation_fills_or_is_written_beside(known: Project, tmp_path: Path) -> None:
    before = state(known)
    path = tmp_path / "out.txt"
    assert known.batch.pseudo_export(1, path) == len(LINES)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("[") and line.endswith("]") for line in lines)
    assert state(known) == before
    report = known.batch.pseudo_fill()
    assert report.filled == len(LINES) - 1
    assert known.segments.get(1).target.plain == "Ouvrez le fichier."
    known.batch.undo(report)
    assert state(known) == before


def test_a_policy_must_make_sense() -> None:
    with pytest.raises(UsageError):
        PretranslatePolicy(memory=20)
    with pytest.raises(UsageError):
        PretranslatePolicy(machine=1.5)


@given(st.text(max_size=40), st.floats(0, 2))
def test_pseudo_text_is_longer_and_keeps_placeholders(text: str, longer: float) -> None:
    plain = f"{text} {{name}} 100 %s https://example.org/path"
    source = TaggedText.of(plain)
    made = pseudo(source, longer)
    assert made.tags == source.tags
    for kept in ("{name}", "%s", "https://example.org/path"):
        assert kept in made.plain
    assert len(made.plain) >= len(source.plain)


def test_pseudo_text_of_what_has_no_letters_is_itself() -> None:
    for text in ("", "12 345", "—"):
        assert pseudo(TaggedText.of(text)) == TaggedText.of(text)
    assert pseudo(TaggedText("Save")).plain == "[Šåṽé·]"


def test_pseudo_text_keeps_what_only_looks_like_a_placeholder() -> None:
    """With other letters behind it, the string of a program would be read otherwise."""
    assert pseudo(TaggedText("%sinfo: line"), 0).plain == "[%sinfo: ļîñé]"


def test_what_was_written_before_can_be_found_in_the_history(known: Project) -> None:
    known.batch.pretranslate(PretranslatePolicy(memory=100, repaired=False, machine=None))
    known.batch.clear()
    assert [one.target.plain for one in known.tools.versions.of(4)] == ["", "Ouvrez le fichier."]
