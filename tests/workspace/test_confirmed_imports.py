"""Segments that came confirmed with their document: into the memory, learned, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen

from postil.errors import Cancelled
from postil.formats.segment import SegmentState
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.project import Project

XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" xmlns:mq="MQXliff">\
<file original="a" datatype="x" source-language="en" target-language="fr"><body>{}\
</body></file></xliff>
"""
UNIT = '<trans-unit id="{}"{}><source>{}</source><target{}>{}</target></trans-unit>'
MADE = ' mq:lastchanginguser="Grace" mq:lastchangedtimestamp="2024-02-03T04:05:06Z" mq:status="{}"'


def brought(tmp_path: Path, name: str = "came.mqxliff") -> Path:
    """Confirmed, locked and confirmed, a draft, open."""
    units = [
        UNIT.format(1, MADE.format("ManuallyConfirmed"), "Open the file.", "", "Ouvrez."),
        UNIT.format(
            2, MADE.format("Proofread") + ' mq:locked="locked"', "Close it.", "", "Fermez."
        ),
        UNIT.format(3, MADE.format("PartiallyEdited"), "Save", "", "Enr"),
        UNIT.format(4, ' mq:status="NotStarted"', "Print", "", ""),
        UNIT.format(5, ' mq:status="Reviewer1Confirmed"', "Stop", "", "Halte"),
    ]
    path = tmp_path / name
    path.write_text(XLIFF.format("".join(units)), encoding="utf-8")
    return path


def units(project: Project) -> list[MemoryUnit]:
    own = project.info.name
    return list(project.units.read(own, project.units.browse(own).ids).values())


def learned(project: Project) -> set[tuple[str, str]]:
    assert isinstance(project.engine, ParrotEngine)
    return {(item.source, item.target) for item in project.engine.phrases.values()}


@pytest.fixture
def project(make_project: MakeProject, tmp_path: Path) -> Project:
    """A text document with one segment confirmed here, and a file that came with translations."""
    project = make_project(["Open the file.", "Save"], engine=True)
    project.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    project.files.add([brought(tmp_path)])
    return project


def test_units_are_in_the_name_of_who_made_them(project: Project) -> None:
    before = project.segments.read()
    done = project.confirmed_imports.remember()
    assert (done.new, done.updated, done.same, done.learned) == (3, 0, 1, 3)
    found = {unit.target.plain: unit for unit in units(project)}
    assert set(found) == {"Ouvrez le fichier.", "Ouvrez.", "Fermez.", "Halte"}
    closing = found["Fermez."]
    assert (closing.author, closing.created) == ("Grace", "2024-02-03T04:05:06Z")
    assert (closing.document, closing.key) == ("came.mqxliff", before[3].key)
    assert (closing.previous, closing.following) == ("Open the file.", "Save")
    assert found["Halte"].author == "Ada"  # the file does not say who
    after = project.segments.read()
    assert [one.confirmed for one in after] == [True, False, True, True, False, False, True]
    assert [(one.state, one.target) for one in after] == [(one.state, one.target) for one in before]
    assert learned(project) == {
        ("Open the file.", "Ouvrez le fichier."),
        ("Open the file.", "Ouvrez."),
        ("Close it.", "Fermez."),
        ("Stop", "Halte"),
    }
    event = project.learned.events()[-2].event
    assert event is not None
    assert (event.provenance.document, event.provenance.author) == ("came.mqxliff", "Grace")


def test_a_second_time_adds_nothing(project: Project) -> None:
    project.confirmed_imports.remember()
    known, phrases = units(project), learned(project)
    again = project.confirmed_imports.remember()
    assert (again.new, again.updated, again.same, again.learned, again.steps) == (0, 0, 4, 0, ())
    assert (units(project), learned(project)) == (known, phrases)
    project = reopen(project)
    assert learned(project) == phrases
    project.close()


def test_one_document_without_learning_and_the_learning_later(project: Project) -> None:
    assert project.confirmed_imports.remember([1]).new == 0
    done = project.confirmed_imports.remember([2], learning=False)
    assert (done.new, done.learned) == (3, 0)
    assert len(learned(project)) == 1
    later = project.confirmed_imports.remember([2])
    assert (later.new, later.same, later.learned) == (0, 3, 3)


def test_taking_it_back_leaves_everything_as_it_was(project: Project) -> None:
    assert isinstance(project.engine, ParrotEngine)
    known, state, segments = units(project), project.engine.state(), project.segments.read()
    done = project.confirmed_imports.remember()
    assert project.confirmed_imports.forget(done) == 3
    assert units(project) == known
    assert project.engine.state() == state
    assert project.segments.read() == segments
    assert project.confirmed_imports.forget(done) == 0


def test_what_was_confirmed_anew_since_is_not_taken_back(project: Project) -> None:
    done = project.confirmed_imports.remember()
    project.segments.confirm(3, TaggedText("Ouvrez donc."))
    project.segments.unconfirm(7)
    assert project.confirmed_imports.forget(done) == 1
    assert {unit.target.plain for unit in units(project)} == {"Ouvrez le fichier.", "Ouvrez donc."}
    assert ("Open the file.", "Ouvrez donc.") in learned(project)


def test_unconfirming_forgets_unit_and_learning(project: Project) -> None:
    project.confirmed_imports.remember()
    project.segments.unconfirm(3)
    assert "Ouvrez." not in {unit.target.plain for unit in units(project)}
    assert ("Open the file.", "Ouvrez.") not in learned(project)
    assert project.segments.get(3).state is SegmentState.DRAFT


def test_stopping_before_the_engine_learns_changes_nothing(project: Project) -> None:
    assert isinstance(project.engine, ParrotEngine)
    known, state = units(project), project.engine.state()
    progress = Progress(lambda now: now.cancel() if now.done > 0 else None)
    with pytest.raises(Cancelled):
        project.confirmed_imports.remember(progress=progress)
    assert units(project) == known
    assert project.engine.state() == state
    assert not project.segments.get(3).confirmed


def test_stopping_while_the_engine_learns_keeps_the_units(project: Project) -> None:
    progress = Progress(lambda now: now.cancel() if now.done > 0.5 else None)
    done = project.confirmed_imports.remember(progress=progress)
    assert (done.new, done.stopped) == (3, True)
    assert done.learned < 3
    again = project.confirmed_imports.remember()
    assert (again.new, again.same, again.learned) == (0, 4, 3 - done.learned)


def test_an_engine_that_cannot_learn_is_told_of(project: Project, caplog) -> None:
    assert isinstance(project.engine, ParrotEngine)
    project.engine.fail = True
    done = project.confirmed_imports.remember()
    assert (done.new, done.learned, done.refused) == (3, 0, 3)
    assert len(caplog.records) == 3
    caplog.clear()


def test_segments_that_went_meanwhile_are_passed_over(project: Project, tmp_path: Path) -> None:
    project.files.add([brought(tmp_path, "kept.mqxliff")])
    project.confirmed_imports.remember(learning=False)
    waiting = project.confirmed_imports.unlearned()
    project.files.remove(2)
    assert len(waiting) == 6
    assert project.confirmed_imports.learn(waiting) == 3


def test_learning_goes_on_where_closing_stopped_it(project: Project) -> None:
    project.confirmed_imports.remember(learning=False)
    assert project.confirmed_imports.left() == []  # nobody asked for it
    rows = project.confirmed_imports.begin()
    assert project.confirmed_imports.learn(rows[:1]) == 1
    project = reopen(project)
    left = project.confirmed_imports.left()
    assert left == rows[1:]
    assert project.confirmed_imports.learn(left) == 2
    project.confirmed_imports.end()
    assert project.confirmed_imports.left() == []
    project.detach_engine()
    assert project.confirmed_imports.begin() == project.confirmed_imports.left() == []
    project.close()


def test_a_document_that_was_removed_finds_its_units_again(
    project: Project, tmp_path: Path
) -> None:
    project.confirmed_imports.remember()
    project.files.remove(2)
    known = units(project)
    assert len(known) == 4
    assert project.files.add([brought(tmp_path)]) == [3]
    done = project.confirmed_imports.remember()
    assert (done.new, done.updated, done.same) == (0, 0, 4)
    assert units(project) == known
    assert project.confirmed_imports.forget(done) == 3  # they belong to nobody again, and stay
    assert units(project) == known


def test_a_unit_follows_its_segment(project: Project) -> None:
    done = project.confirmed_imports.remember()
    with project._database.writing() as connection:  # as projects of older versions may have it
        connection.execute("UPDATE segment SET target = 'Arrêtez' WHERE id = 7")
        connection.execute("UPDATE memory_unit SET previous = 'else' WHERE target = 'Ouvrez.'")
    again = project.confirmed_imports.remember()
    assert (done.new, again.new, again.updated, again.same) == (3, 0, 2, 2)
    assert {unit.target.plain for unit in units(project)} >= {"Arrêtez", "Ouvrez."}
    assert ("Stop", "Arrêtez") in learned(project)
    assert ("Stop", "Halte") not in learned(project)
    assert project.confirmed_imports.forget(again) == 2
    assert {unit.previous for unit in units(project)} >= {"else"}


def test_the_history_tells_who_made_a_translation(project: Project) -> None:
    (version,) = project.tools.versions.of(3)
    assert (version.author, version.time) == ("Grace", "2024-02-03T04:05:06Z")
    assert version.target.plain == "Ouvrez."
