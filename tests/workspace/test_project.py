"""Projects: making, opening, translating, exporting."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine, PatientParrot
from workspace_project import LINES, MakeProject, reopen

from document_segments import segments_of
from postil.errors import EngineError, InputError, ProjectError, UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.srx import write_srx
from postil.formats.segment import SegmentState
from postil.memory.units import MemoryUnit
from postil.text.srx import Rule, SegmentationRules
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project

PATIENCE_SECONDS = 120.0


def text(value: str) -> TaggedText:
    return TaggedText(value)


def engine_of(project: Project) -> ParrotEngine:
    assert isinstance(project.engine, ParrotEngine)
    return project.engine


def test_a_new_project_has_its_segments_in_order(make_project: MakeProject) -> None:
    project = make_project(LINES, ["Other"])
    info = project.info
    assert (info.name, info.source_language, info.target_language) == ("Manual", "en", "fr")
    assert (info.author, info.engine) == ("Ada", None)
    documents = project.files.all()
    assert [(d.name, d.segments, d.confirmed) for d in documents] == [
        ("doc0.txt", 5, 0),
        ("doc1.txt", 1, 0),
    ]
    assert all(document.path.is_file() for document in documents)
    assert [s.source.text for s in project.segments.read()] == [*LINES, "Other"]
    assert [s.row_id for s in project.segments.read(1, 3)] == [2, 3]
    assert [s.source.text for s in segments_of(project, 2)] == ["Other"]
    assert segments_of(project, 1)[4:][0].position == 4
    assert [s.row_id for s in project.segments.read(4, 1000)] == [5, 6]
    assert project.segments.read(7) == []
    assert project.segments.count() == 6
    with pytest.raises(UsageError, match="no segment 99"):
        project.segments.get(99)


def test_creating_is_all_or_nothing(tmp_path: Path, make_project: MakeProject) -> None:
    new = NewProject("x", "en", "fr", documents=[tmp_path / "absent.txt"])
    with pytest.raises(InputError, match=r"absent\.txt"):
        create_project(tmp_path / "p", new)
    assert list(tmp_path.iterdir()) == []
    project = make_project()
    with pytest.raises(UsageError, match="not empty"):
        make_project(folder=project.folder)
    with pytest.raises(UsageError, match="needs a name"):
        create_project(tmp_path / "q", replace(new, name=""))


def test_opening_what_is_no_project(tmp_path: Path) -> None:
    with pytest.raises(ProjectError, match="not a Postil project"):
        Project.open(tmp_path)


def test_confirming_writes_segment_unit_and_event(project: Project) -> None:
    done = project.segments.confirm(1, text("Ouvrez le fichier."), seconds=2.5)
    assert done.segment.state is SegmentState.TRANSLATED
    assert done.segment.target == text("Ouvrez le fichier.")
    assert done.segment.origin == "translator"
    assert done.segment.seconds == 2.5
    assert done.segment.changed.endswith("Z")
    assert done.event is not None
    assert done.event.summary[0].target == "Ouvrez le fichier."
    assert project.files.all()[0].confirmed == 1
    best = project.matching.memory(4)[0]
    assert (best.kind, best.score, best.target.text) == ("memory", 100, "Ouvrez le fichier.")
    assert (best.origin, best.author) == ("Manual", "Ada")
    machine = project.matching.machine(4).proposal
    assert machine is not None
    assert machine.target.text == "Ouvrez le fichier."
    events = project.learned.events()
    assert [(e.number, e.row_id, e.undone, e.engine) for e in events] == [(1, 1, False, "parrot")]


def test_glossary_terms_reach_the_engine(project: Project) -> None:
    terms = [Term("file", "fichier"), Term("open", "Ouvrir", forbidden=True)]
    project.context.glossaries.add("it", terms)
    assert project.matching.machine(1).proposal is not None
    source = project.segments.get(1).source.plain
    assert [
        (source[rule.start : rule.end].lower(), rule.target, rule.forbidden)
        for rule in engine_of(project).terms
    ] == [("open", "Ouvrir", True), ("file", "fichier", False)]


def test_everything_is_there_after_opening_again(project: Project) -> None:
    project.segments.confirm(1, text("Ouvrez le fichier."))
    project.segments.confirm(2, text("Fermez le fichier."))
    project.segments.unconfirm(2)
    project.segments.save_draft(3, text("Enreg"))
    before = project.segments.read(), engine_of(project).state(), project.reports.counts()
    with reopen(project) as again:
        assert (again.segments.read(), engine_of(again).state(), again.reports.counts()) == before
        assert again.matching.memory(4)[0].score == 100
        assert again.memories.concordance("ouvrez", "target")[0].spans == ((0, 6),)


def test_unconfirming_undoes_unit_and_learning(project: Project) -> None:
    before = engine_of(project).state()
    project.segments.confirm(1, text("Ouvrez le fichier."))
    segment = project.segments.unconfirm(1)
    assert segment.state is SegmentState.DRAFT
    assert segment.target == text("Ouvrez le fichier.")
    assert not segment.confirmed
    assert engine_of(project).state() == before
    assert project.matching.memory(4) == []
    assert project.memories.concordance("ouvrez", "target") == []
    assert [event.undone for event in project.learned.events()] == [True]
    with pytest.raises(UsageError, match="not confirmed"):
        project.segments.unconfirm(1)


def test_confirming_again(project: Project) -> None:
    first = project.segments.confirm(1, text("Ouvrir fichier"))
    same = project.segments.confirm(1, text("Ouvrir fichier"), seconds=1)
    assert same.event is None
    assert same.unit_id == first.unit_id
    changed = project.segments.confirm(1, text("Ouvrez le fichier."))
    assert changed.unit_id == first.unit_id
    assert [event.undone for event in project.learned.events()] == [True, False]
    assert [p.target.text for p in project.matching.memory(4)] == ["Ouvrez le fichier."]
    other = ParrotEngine(project.info.engine or Path())
    other.learn(text(LINES[0]), text("Ouvrez le fichier."), changed.event.provenance)  # type: ignore[union-attr]
    assert engine_of(project).state() == other.state()


def test_a_draft_of_a_confirmed_segment_keeps_its_unit(project: Project) -> None:
    project.segments.confirm(1, text("Ouvrez le fichier."))
    same = project.segments.save_draft(1, text("Ouvrez le fichier."), seconds=3)
    assert (same.state, same.seconds) == (SegmentState.TRANSLATED, 3)
    draft = project.segments.save_draft(1, text("Ouvrez un"))
    assert (draft.state, draft.confirmed) == (SegmentState.DRAFT, True)
    assert project.matching.memory(4)[0].target.text == "Ouvrez le fichier."
    project.segments.confirm(1, text("Ouvrez un fichier."))
    assert project.matching.memory(4)[0].target.text == "Ouvrez un fichier."
    assert project.segments.unconfirm(1).state is SegmentState.DRAFT
    assert project.matching.memory(4) == []
    assert project.segments.save_draft(1, text("")).state is SegmentState.NEW


def test_where_a_target_came_from(project: Project) -> None:
    draft = project.segments.save_draft(2, text("FERMEZ"), origin="machine")
    assert draft.origin == "machine"
    assert project.segments.confirm(2, text("FERMEZ")).segment.origin == "machine"
    project.segments.save_draft(3, text("Enreg"), origin="memory", score=85)
    kept = project.segments.confirm(3, text("Enreg")).segment
    assert (kept.origin, kept.score) == ("memory", 85)
    project.segments.save_draft(5, text("Page"), origin="machine")
    assert project.segments.confirm(5, text("Imprimez")).segment.origin == "translator"


def test_an_empty_target_is_not_confirmed(project: Project) -> None:
    with pytest.raises(UsageError, match="empty"):
        project.segments.confirm(1, text(""))
    assert project.learned.events() == []


def test_proposals_are_ranked_and_merged(project: Project) -> None:
    project.segments.confirm(1, text("Ouvrez le fichier."))
    found = project.matching.proposals(4)
    assert len(found) == 1
    assert (found[0].score, found[0].confidence) == (100, 0.9)
    assert found[0].origin == "Manual + parrot"
    kinds = [(p.kind, p.score) for p in project.matching.proposals(2)]
    assert kinds == [("repaired", 75), ("memory", 75), ("machine", None), ("assembled", None)]
    project.details.set_thresholds(80, 0.6)
    assert [p.kind for p in project.matching.proposals(2)] == ["assembled"]
    assert project.matching.proposals(4)[0].score == 100
    assert (project.info.memory_threshold, project.info.machine_threshold) == (80, 0.6)
    with pytest.raises(UsageError):
        project.details.set_thresholds(20, 0.5)


def test_both_neighbours_make_102(make_project: MakeProject) -> None:
    project = make_project(["a b", "c d", "e f"], ["a b", "c d", "e f"])
    project.segments.confirm(2, text("x"))
    assert project.matching.memory(5)[0].score == 102


def test_exporting_documents_with_drafts(project: Project, tmp_path: Path) -> None:
    project.segments.confirm(1, text("Ouvrez."))
    project.segments.save_draft(2, text("Fermez."))
    path = tmp_path / "out.txt"
    project.files.export(1, path)
    assert path.read_text(encoding="utf-8").splitlines() == ["Ouvrez.", "Fermez.", *LINES[2:]]
    with pytest.raises(UsageError):
        project.files.export(7, path)


def test_adding_documents_is_all_or_nothing(project: Project, tmp_path: Path) -> None:
    extra = tmp_path / "extra.txt"
    extra.write_text("One\nTwo\n", encoding="utf-8")
    with pytest.raises(InputError):
        project.files.add([extra, tmp_path / "absent.txt"])
    assert project.segments.count() == 5
    assert sorted(p.name for p in (project.folder / "documents").iterdir()) == ["1"]
    assert project.files.add([extra]) == [2]
    assert [s.row_id for s in segments_of(project, 2)] == [6, 7]


def test_attaching_and_detaching(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project()
    assert project.segments.confirm(1, text("Ouvrez.")).event is None
    assert project.matching.machine(2).proposal is None
    project.attach_engine(ParrotEngine.make(tmp_path / "one", "one"))
    assert project.confirmed_imports.learn() == 1
    assert project.confirmed_imports.learn() == 0
    project.segments.confirm(2, text("Fermez."))
    state = engine_of(project).state()
    project.attach_engine(ParrotEngine.make(tmp_path / "two", "two"))
    assert engine_of(project).state() == ({}, [])
    project.segments.unconfirm(2)
    project.attach_engine(tmp_path / "one")
    assert engine_of(project).state() != state
    assert len(engine_of(project).phrases) == 1
    project.detach_engine()
    assert project.engine is None
    assert project.info.engine is None
    with reopen(project) as again:
        assert again.engine is None
        with pytest.raises(UsageError, match="translates en to de"):
            again.attach_engine(ParrotEngine.make(tmp_path / "three", "three", "de"))
        with pytest.raises(EngineError):
            again.attach_engine(tmp_path / "absent")


def test_a_missing_engine_does_not_keep_a_project_shut(project: Project) -> None:
    project.segments.confirm(1, text("Ouvrez."))
    folder = project.info.engine
    assert folder is not None
    folder.rename(folder.with_name("moved"))
    with reopen(project) as again:
        assert again.engine is None
        assert "is not there" in again.engine_error
        assert again.segments.get(1).target.text == "Ouvrez."
        again.attach_engine(folder.with_name("moved"))
        assert again.engine_error == ""
        assert len(engine_of(again).phrases) == 1


def test_learning_that_fails_does_not_lose_the_translation(
    project: Project, caplog: pytest.LogCaptureFixture
) -> None:
    engine_of(project).fail = True
    done = project.segments.confirm(1, text("Ouvrez."))
    assert done.event is None
    assert done.learning_error == "the parrot is asleep"
    assert "could not learn from segment 1" in caplog.text
    assert project.segments.get(1).confirmed
    engine_of(project).fail = False
    assert project.confirmed_imports.learn() == 1


def test_nothing_waits_for_a_decoding_engine(project: Project) -> None:
    project.close()
    with Project.open(project.folder, engine_opener=PatientParrot) as patient:
        engine = patient.engine
        assert isinstance(engine, PatientParrot)
        worker = threading.Thread(target=patient.matching.machine, args=(1,))
        worker.start()
        for row in range(2, 6):
            patient.segments.confirm(row, text(f"t{row}"))
        assert patient.matching.memory(2)
        assert worker.is_alive()
        engine.speak.set()
        worker.join()


def test_statistics(project: Project) -> None:
    project.segments.confirm(1, text("Ouvrez."), seconds=4)
    project.segments.save_draft(2, text("F"))
    numbers = project.reports.counts()
    total = numbers.total
    assert (total.segments, total.words, total.confirmed, total.confirmed_words) == (5, 13, 1, 3)
    assert (total.drafts, total.seconds, total.origins) == (1, 4, {"translator": 1})
    assert (numbers.memory_units, numbers.learned) == (1, 1)
    assert numbers.documents == {1: total}


def test_terms_are_recognised_and_proposed(project: Project, tmp_path: Path) -> None:

    project.context.glossaries.add("it", [Term("file", "fichier"), Term("save", "enregistrer")])
    assert [(h.start, h.end, h.target) for h in project.terminology.in_segment(1)] == [
        (9, 13, "fichier")
    ]
    found = project.matching.proposals(3)
    assert [(p.kind, p.target.text) for p in found] == [
        ("term", "enregistrer"),
        ("machine", "SAVE"),
    ]


def test_units_added_by_hand_are_proposed(project: Project) -> None:
    project.memories.own.add(MemoryUnit(text("Print page 3."), text("Imprimez la page 3.")))
    assert project.matching.memory(5)[0].score == 75


TMX = (
    '<tmx version="1.4"><header srclang="en"/><body><tu>'
    '<tuv xml:lang="en"><seg>Print page 3.</seg></tuv>'
    '<tuv xml:lang="fr"><seg>Imprimez la page 3.</seg></tuv></tu></body></tmx>'
)


def test_memories_brought_along(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "old.tmx"
    path.write_text(TMX, encoding="utf-8")
    name, report = project.memories.add(path)
    assert (name, report.kept) == ("old", 1)
    path.write_text(TMX.replace("<tuv", "<prop type='prev'>Other.</prop><tuv", 1), encoding="utf-8")
    assert project.memories.add(path)[0] == "old (2)"  # another place: not the same unit
    assert project.memories.sizes() == {"Manual": 0, "old": 1, "old (2)": 1}
    best = project.matching.memory(5)[0]
    assert (best.score, best.origin) == (75, "old + old (2)")
    path.write_text(TMX[:-20], encoding="utf-8")
    with pytest.raises(InputError):
        project.memories.add(path)
    project.segments.confirm(5, text("Imprimez la page 2."))
    with reopen(project) as again:
        assert again.memories.sizes() == {"Manual": 1, "old": 1, "old (2)": 1}
        assert [p.origin for p in again.matching.memory(5)] == ["Manual", "old + old (2)"]
        assert len(again.memories.concordance("page")) == 3
        exported = tmp_path / "own.tmx"
        assert again.memories.export(exported) == 1
        assert "Imprimez la page 2." in exported.read_text(encoding="utf-8")


XLIFF = """<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="plaintext"><body>
<trans-unit id="one"><source>Press <g id="1">OK</g>.</source></trans-unit>
<trans-unit id="two"><source>Press <g id="7">OK</g>.</source></trans-unit>
<trans-unit id="three"><source>Done</source><target state="final">Fini</target></trans-unit>
</body></file></xliff>
"""


def test_a_tagged_document_from_import_to_export(make_project: MakeProject, tmp_path: Path) -> None:
    project = make_project()
    path = tmp_path / "in.xlf"
    path.write_text(XLIFF, encoding="utf-8")
    (number,) = project.files.add([path])
    first, second, third = segments_of(project, number)
    assert (third.state, third.target.text, third.confirmed) == (SegmentState.FINAL, "Fini", False)
    assert project.files.all()[1].confirmed == 1
    opening, closing = first.source.tags
    project.segments.confirm(
        first.row_id, TaggedText.from_parts(["Appuyez sur ", opening, "OK", closing, "."])
    )
    best = project.matching.memory(second.row_id)[0]
    assert best.score == 100
    assert best.target.tags == second.source.tags
    project.segments.confirm(second.row_id, best.target)
    out = tmp_path / "out.xlf"
    project.files.export(number, out)
    exported = out.read_text(encoding="utf-8")
    assert 'Appuyez sur <g id="1">OK</g>.' in exported
    assert 'Appuyez sur <g id="7">OK</g>.' in exported
    assert ">Fini<" in exported
    path.write_text(XLIFF[:-30], encoding="utf-8")
    with pytest.raises(InputError, match=r"in\.xlf"):
        project.files.add([path])


def test_several_threads_at_once(make_project: MakeProject) -> None:
    project = make_project([f"Sentence {number} of many." for number in range(60)], engine=True)
    problems: list[BaseException] = []

    def guarded(rows: range, work: Callable[[int], object]) -> None:
        try:
            for row in rows:
                work(row)
        except BaseException as error:
            problems.append(error)

    def confirm(row: int) -> None:
        project.segments.confirm(row, text(f"Phrase {row}"))
        assert project.matching.memory(row)[0].target.text == f"Phrase {row}"

    jobs: list[tuple[range, Callable[[int], object]]] = [
        (range(1, 31), confirm),
        (range(31, 61), confirm),
        (range(1, 61), lambda row: project.segments.read(row, row + 5)),
        (range(1, 61), project.matching.proposals),
        (range(1, 61), lambda _: project.memories.concordance("phrase", "target")),
        (range(1, 61), lambda _: project.reports.counts()),
    ]
    threads = [threading.Thread(target=guarded, args=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert project.reports.counts().memory_units == project.reports.counts().learned == 60


def test_who_reads_waits_for_nobody(project: Project) -> None:
    """Not for one who writes, and not for one who goes through all of it: the desk reads what it
    paints meanwhile. A database closes when the last one has read.
    """
    database = project.context.database
    done = threading.Event()

    def close() -> None:
        project.close()
        done.set()

    with database.writing() as writing, database.reading() as other:
        writing.execute("UPDATE segment SET note = 'being written'")
        with ThreadPoolExecutor(1) as pool:
            found = pool.submit(project.segments.read).result(timeout=PATIENCE_SECONDS)
        assert [one.note for one in found] == [""] * len(LINES)
        assert other.execute("SELECT count(*) FROM segment").fetchone() == (len(LINES),)
    with database.reading() as last:
        closing = threading.Thread(target=close)
        closing.start()
        assert not done.is_set()
        assert last.execute("SELECT count(*) FROM segment").fetchone() == (len(LINES),)
    closing.join(PATIENCE_SECONDS)
    assert done.is_set()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        project.segments.read()


def test_what_was_confirmed_is_packed_at_the_next_opening(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("postil.memory.store.CHANGES_LIMIT", 1)
    for row in (1, 2, 3):
        project.segments.confirm(row, text(f"t{row}"))
    with reopen(project) as again:
        query = "SELECT (SELECT count(*) FROM memory_change), (SELECT count(*) FROM memory_block)"
        assert again._database.writer.execute(query).fetchone() == (0, 1)
        again.segments.unconfirm(2)
    with Project.open(project.folder, engine_opener=ParrotEngine) as third:
        assert [p.target.text for p in third.matching.memory(4)] == ["t1"]
        assert third.reports.counts().memory_units == 2


def test_documents_keep_the_rules_they_were_cut_by(tmp_path: Path) -> None:
    rules, document = tmp_path / "mine.srx", tmp_path / "a.txt"
    lists = {"x": (Rule(True, ";", ""),)}
    write_srx(SegmentationRules(lists, ((".*", "x"),)), rules)
    document.write_text("One; two. Three", encoding="utf-8")
    with create_project(
        tmp_path / "project",
        NewProject(
            name="Rules",
            source_language="en",
            target_language="fr",
            documents=[document],
            segmentation=rules,
        ),
    ) as project:
        project.files.set_segmentation(None)
        (other,) = project.files.add([document])
        sources = [segment.source.plain for segment in project.segments.read()]
        assert sources == ["One;", "two. Three", "One; two.", "Three"]
        project.segments.confirm(1, TaggedText("Un ;"))
        project.segments.confirm(4, TaggedText("Trois"))
        for number, text in ((1, "Un ; two. Three"), (other, "One; two. Trois")):
            project.files.export(number, tmp_path / "out.txt")
            assert (tmp_path / "out.txt").read_text(encoding="utf-8") == text
        with pytest.raises(InputError):
            project.files.set_segmentation(document)
