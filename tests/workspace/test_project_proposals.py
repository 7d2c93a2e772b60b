"""Memory first, the machine kept back, parts of segments; units changed and deleted by hand."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import MakeProject

from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.segment import SegmentState
from postil.memory.terms.finder import TermHit
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.effort import ExpectedEffort
from postil.workspace.proposals.match_settings import MatchSettings, MemorySettings
from postil.workspace.proposals.ranking import (
    before_machine,
    ranked,
    term_parts,
    term_proposals,
)
from postil.workspace.records import Proposal


def text(value: str) -> TaggedText:
    return TaggedText(value)


def memory(score: int, target: str = "m") -> Proposal:
    return Proposal("memory", text(target), score=score)


def machine(confidence: float) -> Proposal:
    return Proposal("machine", text("machine"), confidence=confidence)


def tmx(path: Path, *pairs: tuple[str, str]) -> Path:
    with TmxWriter(path, "en", "fr") as writer:
        for source, target in pairs:
            writer.write(TranslationUnit(text(source), text(target)))
    return path


@pytest.mark.parametrize(
    ("score", "confidence", "first"),
    [(100, 1.0, "m"), (76, 0.99, "m"), (74, 0.8, "machine"), (74, 0.5, "m")],
)
def test_a_memory_match_good_enough_stands_before_the_machine(
    score: int, confidence: float, first: str
) -> None:
    assert ranked([machine(confidence), memory(score)], 9, 75)[0].target.text == first


def test_an_exact_match_is_first_whatever_the_threshold() -> None:
    assert ranked([machine(1.0), memory(100)], 9, 102)[0].kind == "memory"
    assert before_machine(100, 102)
    assert not before_machine(99, 102)


def test_forbidden_terms_are_not_proposed() -> None:
    source = text("Paper tray")
    whole, part = TermHit(0, 10, "Paper tray", "bac"), TermHit(0, 5, "Paper", "papier")
    never = [replace(hit, target="non", forbidden=True) for hit in (whole, part)]
    assert [one.target.text for one in term_proposals([never[0], whole], source)] == ["bac"]
    assert [one.target.text for one in term_parts([never[1], part, whole], source)] == ["papier"]


def repaired(score: int) -> Proposal:
    return Proposal("repaired", text("repaired"), score=score)


def assembled(coverage: float) -> Proposal:
    return Proposal("assembled", text("assembled"), coverage=coverage)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ([memory(75), machine(0.87)], ["machine", "memory"]),
        ([machine(0.5), memory(80), repaired(80)], ["repaired", "memory", "machine"]),
        ([assembled(1.0), memory(85), machine(0.55)], ["memory", "machine", "assembled"]),
        ([memory(99), repaired(99), memory(100)], ["memory", "repaired", "memory"]),
    ],
)
def test_what_is_expected_to_need_the_fewest_changes_comes_first(
    found: list[Proposal], expected: list[str]
) -> None:
    different = [replace(one, target=text(str(number))) for number, one in enumerate(found)]
    assert [one.kind for one in ranked(different, 9)] == expected
    assert [one.score for one in ranked(different, 9) if one.score == 100] == [
        one.score for one in ranked(different, 1) if one.score == 100
    ]


@given(st.integers(0, 99), st.floats(0, 1), st.floats(0, 1), st.floats(-1, 1))
def test_nothing_but_an_exact_match_is_expected_to_stay_whole(
    score: int, confidence: float, coverage: float, learned: float
) -> None:
    effort = ExpectedEffort(learned)
    found = [memory(score), repaired(score), machine(confidence), assembled(coverage)]
    assert all(0 <= effort.closeness(one) < 1 for one in found)
    assert effort.closeness(memory(100)) == 1
    assert ranked([*found, memory(100, "exact")], 9, 102, effort)[0].target == text("exact")


@given(st.integers(0, 99), st.floats(-1, 1), st.integers(30, 102))
def test_a_match_does_not_stand_before_its_own_repaired_version(
    score: int, learned: float, memory_first: int
) -> None:
    found = ranked([memory(score), repaired(score)], 9, memory_first, ExpectedEffort(learned))
    assert [one.kind for one in found] == ["repaired", "memory"]


def test_how_well_matches_do_is_learned_from_confirmed_segments(
    make_project: MakeProject, tmp_path: Path
) -> None:
    colours = ["red", "green", "blue", "black", "white", "grey", "brown", "pink"]
    lines = [f"Open the {colour} door of it" for colour in colours]
    first = tmx(tmp_path / "m.tmx", ("Open the old door of it", "Ouvrez la vieille porte"))
    with make_project(lines, memories=[first]) as project:
        row = project.segments.read()[0].row_id
        best = project.matching.memory(row)[0]
        assert best.score is not None
        before = project.matching.effort.closeness(best)
        for number, segment in enumerate(project.segments.read()[1:]):  # nothing of it can stay
            project.segments.note_suggestion(segment.row_id, best.target)
            project.segments.confirm(
                segment.row_id, text(f"Non {number}"), origin="memory", score=best.score
            )
        project.matching.memory(row)
        learned = project.matching.effort.closeness(best)
        assert 0 < before - learned < before
        for segment in project.segments.read()[1:]:
            project.segments.unconfirm(segment.row_id)
        project.matching.memory(row)
        assert project.matching.effort.closeness(best) == before


def test_parts_come_last_and_are_not_taken_for_the_whole() -> None:
    part = Proposal("term", text("m"), coverage=0.9, part=True)
    found = ranked([part, memory(60)], 9)
    assert [one.part for one in found] == [False, True]


def test_the_project_keeps_the_machine_back_below_its_threshold(project: Project) -> None:
    project.details.set_thresholds(60, 0.6, 80)
    assert project.info.memory_first == 80
    answer = project.matching.machine(1)
    assert answer.proposal is None
    assert answer.withheld is not None
    assert (answer.withheld.confidence, answer.wanted) == (0.55, 0.6)
    assert answer.withheld.target.plain
    assert project.matching.proposals(1) == []
    project.details.set_thresholds(60, 0.55, 80)
    assert project.matching.machine(1).proposal is not None
    project.details.set_thresholds(60, 0.6, 80)
    project.segments.confirm(1, text("Ouvrez."))
    answer = project.matching.machine(1)
    assert answer.proposal is not None
    assert answer.withheld is None
    with pytest.raises(UsageError, match="Thresholds"):
        project.details.set_thresholds(60, 0.6, 20)


def test_terms_and_fragments_are_proposed_for_parts(
    make_project: MakeProject, tmp_path: Path
) -> None:
    units = tmx(tmp_path / "m.tmx", ("the paper tray of one", "le bac papier d'un"))
    engine = ParrotEngine.make(tmp_path / "parrot-two")
    lines = ["Remove the paper tray of this printer now", "Save"]
    with make_project(lines, memories=[units], engine=engine) as project:
        project.terminology.add_own(Term("printer", "imprimante"))
        project.terminology.add_own(Term("this", "cette", forbidden=True))
        found = {one.kind: one for one in project.matching.parts(1)}
        assert set(found) == {"term", "fragment"}
        term, fragment = found["term"], found["fragment"]
        assert (term.target.text, term.source) == ("imprimante", text("printer"))
        assert fragment.source == text("the paper tray of")
        assert fragment.origin == "m"
        assert all(one.part for one in found.values())
        project.segments.confirm(1, text("Fait."))
        assert project.matching.parts(1) == []


def test_a_unit_that_is_changed_confirms_its_segment_anew(project: Project) -> None:
    done = project.segments.confirm(1, text("Ouvrez le dossier."))
    own = project.matching.memory(4)[0].memory
    assert project.units.segment_of(own, done.unit_id) == 1
    segment = project.units.change(own, done.unit_id, text("Ouvrez le fichier."))
    assert segment is not None
    assert segment.target == text("Ouvrez le fichier.")
    assert segment.state is SegmentState.TRANSLATED
    assert project.matching.memory(4)[0].target == text("Ouvrez le fichier.")
    engine = project.engine
    assert isinstance(engine, ParrotEngine)
    assert [item.target for item in engine.phrases.values()] == ["Ouvrez le fichier."]


def test_a_unit_that_is_deleted_is_unlearned_exactly(project: Project) -> None:
    engine = project.engine
    assert isinstance(engine, ParrotEngine)
    project.segments.confirm(2, text("Fermez."))
    before = engine.state()
    done = project.segments.confirm(1, text("Ouvrez."))
    best = project.matching.memory(4)[0]
    assert best.unit == done.unit_id
    segment = project.units.delete(best.memory, best.unit)
    assert segment is not None
    assert segment.state is SegmentState.DRAFT
    assert engine.state() == before
    assert all(one.unit != best.unit for one in project.matching.memory(4))
    with pytest.raises(UsageError, match="not there any more"):
        project.units.delete(best.memory, best.unit)


def test_units_of_other_memories_are_protected(make_project: MakeProject, tmp_path: Path) -> None:
    units = tmx(tmp_path / "m.tmx", ("Open the file.", "Ouvrez."))
    with make_project(memories=[units]) as project:
        best = project.matching.memory(1)[0]
        assert not project.units.may_change("m")
        with pytest.raises(UsageError, match="read-only"):
            project.units.change("m", best.unit, text("Ouvrir."))
        project.memories.set_settings(
            MatchSettings(memories={"m": MemorySettings(read_only=False)})
        )
        assert project.units.change("m", best.unit, text("Ouvrir.")) is None
        changed = project.matching.memory(1)[0]
        assert (changed.target.text, changed.author) == ("Ouvrir.", "Ada")
        project.plan.set_details("Manual", "Bea")  # who changes it from now on
        project.units.change("m", best.unit, text("Ouvre."))
        assert project.units.unit("m", best.unit).changed_by == "Bea"
        assert project.blocked.block("file", "lime").author == "Bea"
        assert project.units.delete("m", best.unit) is None
        assert project.matching.memory(1) == []


def test_a_term_that_cannot_be_changed_stays(project: Project) -> None:
    project.terminology.add_own(Term("file", "fichier", "a note"))
    (hit,) = project.terminology.in_segment(1)
    old = project.terminology.term(hit.glossary, hit.source, hit.target)
    with project.context.database.writing() as connection:
        connection.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON term BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    with pytest.raises(sqlite3.IntegrityError, match="full"):
        project.terminology.change(hit.glossary, old, Term("file", "dossier"))
    assert project.terminology.term(hit.glossary, hit.source, hit.target) == old
    assert project.terminology.in_segment(1) == [hit]


def test_terms_are_changed_and_removed(project: Project) -> None:
    project.terminology.add_own(Term("file", "fichier", "a note"))
    (hit,) = project.terminology.in_segment(1)
    old = project.terminology.term(hit.glossary, hit.source, hit.target)
    assert old.note == "a note"
    project.terminology.change(hit.glossary, old, Term("file", "dossier", forbidden=True))
    (hit,) = project.terminology.in_segment(1)
    assert (hit.target, hit.forbidden) == ("dossier", True)
    with pytest.raises(UsageError, match="no term"):
        project.terminology.change(hit.glossary, old, old)
    with pytest.raises(UsageError, match="needs a source"):
        project.terminology.change(hit.glossary, Term("file", "dossier"), Term("file", " "))
    project.terminology.remove(hit.glossary, "file", "dossier")
    assert project.terminology.in_segment(1) == []
    with pytest.raises(UsageError, match="no term"):
        project.terminology.remove(hit.glossary, "file", "dossier")
