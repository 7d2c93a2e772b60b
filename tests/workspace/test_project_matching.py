"""What a project makes of its memories: penalties, priorities, repaired and assembled segments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from workspace_engine import ParrotEngine
from workspace_project import MakeProject, reopen

from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.memory.options import Scoring
from postil.memory.units import Match, MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.database import set_setting
from postil.workspace.project import Project
from postil.workspace.proposals.glossary_settings import GlossarySettings
from postil.workspace.proposals.match_settings import MatchSettings, MemorySettings
from postil.workspace.proposals.memories import ProjectMemories
from postil.workspace.records import Proposal


def tmx(path: Path, *pairs: tuple[str, str]) -> Path:
    with TmxWriter(path, "en", "fr") as writer:
        for source, target in pairs:
            writer.write(TranslationUnit(TaggedText(source), TaggedText(target)))
    return path


def of_kind(project: Project, kind: str, row_id: int = 1) -> list[tuple[str, int | None]]:
    found = project.matching.proposals(row_id)
    return [(p.target.text, p.score) for p in found if p.kind == kind]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = tmp_path / "files"
    files.mkdir()
    return files


def test_a_segment_is_looked_up_once(
    make_project: MakeProject, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = tmx(folder / "one.tmx", ("Open the red door now", "Ouvrez la porte rouge"))
    looked_up: list[str] = []
    lookup = ProjectMemories.lookup

    def counted(memories: ProjectMemories, source: TaggedText, *rest: Any) -> list[Match]:
        looked_up.append(source.plain)
        return lookup(memories, source, *rest)

    def all_of(project: Project) -> list[Proposal]:
        looked_up.clear()
        found = project.matching.memory(1)
        project.matching.composed(1)
        project.matching.parts(1)
        return found

    monkeypatch.setattr(ProjectMemories, "lookup", counted)
    with make_project(["Open the red door", "Close it"], memories=[one]) as project:
        first = all_of(project)
        assert [found.target.text for found in first] == ["Ouvrez la porte rouge"]
        assert len(looked_up) == 1
        assert all_of(project) == first
        assert not looked_up
        project.segments.confirm(
            2, TaggedText("Fermez")
        )  # the memory is another one, and the neighbour
        assert all_of(project) == first
        assert len(looked_up) == 1
        project.units.add("Other", [MemoryUnit(TaggedText("Open the red door"), TaggedText("Oui"))])
        assert all_of(project)[0].target.text == "Oui"
        assert len(looked_up) == 1
        project.memories.set_settings(MatchSettings(memories={"Other": MemorySettings(used=False)}))
        assert all_of(project) == first
        assert looked_up


def test_penalties_priorities_and_unused_memories(make_project: MakeProject, folder: Path) -> None:
    lines = ["Open the door"]
    one = tmx(folder / "one.tmx", ("Open the door", "Ouvrez la porte"))
    two = tmx(folder / "two.tmx", ("Open the door", "Ouvrir la porte"))
    with make_project(lines, memories=[one, two]) as project:
        assert of_kind(project, "memory") == [("Ouvrez la porte", 100), ("Ouvrir la porte", 100)]
        project.memories.set_settings(
            MatchSettings(Scoring(machine_penalty=3), {"two": MemorySettings(priority=1)})
        )
        assert of_kind(project, "memory") == [("Ouvrir la porte", 100), ("Ouvrez la porte", 100)]
        settings = MatchSettings(
            memories={"one": MemorySettings(used=False), "two": MemorySettings(penalty=5)}
        )
        project.memories.set_settings(settings)
        assert of_kind(project, "memory") == [("Ouvrir la porte", 95)]
        assert project.matching.proposals(1)[0].penalty == 5
        with reopen(project) as again:
            assert again.memories.settings == settings
            assert of_kind(again, "memory") == [("Ouvrir la porte", 95)]
            with pytest.raises(UsageError, match="no memory three"):
                again.memories.set_settings(MatchSettings(memories={"three": MemorySettings()}))


def test_how_the_machine_uses_terms_is_the_projects_to_say(
    make_project: MakeProject, folder: Path
) -> None:
    glossary = folder / "client.tsv"
    glossary.write_text("source\ttarget\ndoor\tporte\nopen\tOuvrir\n", encoding="utf-8")

    def told(project: Project) -> list[tuple[str, bool, str]]:
        engine = project.engine
        assert isinstance(engine, ParrotEngine)
        engine.terms = []
        project.matching.machine(1)
        return [(rule.target, rule.required, rule.glossary) for rule in engine.terms]

    with make_project(["Open the door"], engine=True, glossaries=[glossary]) as project:
        assert project.memories.settings.terms == "prefer"
        assert told(project) == [("Ouvrir", False, "client"), ("porte", False, "client")]
        project.memories.set_settings(MatchSettings(terms="always"))
        assert told(project) == [("Ouvrir", True, "client"), ("porte", True, "client")]
        project.memories.set_settings(MatchSettings(terms="off"))
        assert told(project) == []
        with reopen(project) as again:
            assert again.memories.settings.terms == "off"
            with again.context.database.writing() as connection:
                set_setting(connection, "matching", '{"terms": "of a newer Postil"}')
            with reopen(again) as third:
                assert third.memories.settings.terms == "prefer"


def test_the_machine_is_told_of_terms_in_another_form(
    make_project: MakeProject, folder: Path
) -> None:
    glossary = folder / "client.tsv"
    glossary.write_text("source\ttarget\ntool icon\ticône\n", encoding="utf-8")
    lines = ["Two tool icons", "Tool\N{NO-BREAK SPACE}icon"]
    with make_project(lines, engine=True, glossaries=[glossary]) as project:
        inflected = [
            [rule.inflected for rule in project.matching.terms.of(one.source)]
            for one in project.segments.read()
        ]
        assert inflected == [[True], [False]]


def test_the_machine_keeps_to_the_preferred_translation_of_a_term(
    make_project: MakeProject, folder: Path
) -> None:
    glossary = folder / "client.tsv"
    glossary.write_text("source\ttarget\nicon\tpictogramme\n", encoding="utf-8")
    with make_project(["Two icons"], engine=True, glossaries=[glossary]) as project:
        (segment,) = project.segments.read()

        def told() -> list[str]:
            return [rule.target for rule in project.matching.terms.of(segment.source)]

        project.terminology.add("client", Term("icon", "symbole"))
        assert told() == ["pictogramme", "symbole"]
        project.terminology.add("client", Term("icon", "icône", preferred=True))
        assert told() == ["icône"]
        project.terminology.add("client", Term("icon", "image", forbidden=True))
        assert told() == ["icône", "image"]
        project.terminology.add("older", Term("icon", "signe"))
        project.terminology.use("older", GlossarySettings(priority=1))
        assert told() == ["signe", "icône", "pictogramme", "symbole", "image"]


def test_memories_brought_along_are_read_only(make_project: MakeProject, folder: Path) -> None:
    lines = ["Open the door"]
    one = tmx(folder / "one.tmx", ("Open the door", "Ouvrez la porte"))
    with make_project(lines, memories=[one]) as project:
        (reference,) = project.memories.references
        with pytest.raises(UsageError, match="read-only"):
            reference.add(MemoryUnit(TaggedText("a"), TaggedText("b")))
        project.memories.set_settings(
            MatchSettings(memories={"one": MemorySettings(read_only=False)})
        )
        reference.add(MemoryUnit(TaggedText("a"), TaggedText("b")))
        with pytest.raises(UsageError, match="own memory"):
            own = project.memories.own.name
            project.memories.set_settings(
                MatchSettings(memories={own: MemorySettings(read_only=True)})
            )


def test_repaired_with_a_term_a_number_and_the_engine(
    make_project: MakeProject, folder: Path
) -> None:
    lines = ["Open page 12 of the guide now", "Close the lid"]
    memory = tmx(
        folder / "m.tmx",
        ("Open page 3 of the manual now", "Ouvrez page 3 du manuel maintenant"),
        ("Close the door", "Fermez la porte"),
    )
    glossary = folder / "terms.tsv"
    glossary.write_text("source\ttarget\nguide\tguide\nmanual\tmanuel\n", encoding="utf-8")
    with make_project(lines, memories=[memory], glossaries=[glossary]) as project:
        (found,) = [p for p in project.matching.composed(1) if p.kind == "repaired"]
        assert found.target.text == "Ouvrez page 12 du guide maintenant"
        assert [(s.kind, found.target.text[s.start : s.end]) for s in found.spans] == [
            ("number", "12"),
            ("term", "guide"),
        ]
        assert project.matching.composed(2) == []
        project.attach_engine(ParrotEngine.make(folder / "engine"))
        assert of_kind(project, "repaired", 2) == [("Fermez la LID", 66)]
        project.memories.set_settings(MatchSettings(repair=False, assembly=False))
        assert project.matching.composed(2) == []


def test_assembled_from_units_and_terms(make_project: MakeProject, folder: Path) -> None:
    lines = ["Paper size and toner level"]
    memory = tmx(folder / "m.tmx", ("Paper size", "Format du papier"))
    glossary = folder / "terms.tsv"
    glossary.write_text("source\ttarget\ntoner level\tniveau d'encre\n", encoding="utf-8")
    with make_project(lines, memories=[memory], glossaries=[glossary]) as project:
        (found,) = project.matching.composed(1)
        assert found.target.text == "Format du papier and niveau d'encre"
        assert [(s.kind, s.origin) for s in found.spans] == [
            ("memory", "m"),
            ("source", ""),
            ("term", "terms"),
        ]
        assert found.coverage == 0.8


def test_a_part_that_begins_with_capitals_keeps_them(
    make_project: MakeProject, folder: Path
) -> None:
    pairs = ("Printer paper", "DIN-Papier"), ("Paper tray", "Papierfach")
    memory = tmx(folder / "m.tmx", *pairs)
    with make_project(["Use printer paper", "Use paper tray"], memories=[memory]) as project:
        found = [project.matching.composed(row)[0].target.text for row in (1, 2)]
        assert found == ["Use DIN-Papier", "Use papierfach"]


@pytest.mark.parametrize(("forbidden", "repaired"), [("", ["Ouvrez le guide"]), ("yes", [])])
def test_nothing_is_repaired_with_a_forbidden_term(
    make_project: MakeProject, folder: Path, forbidden: str, repaired: list[str]
) -> None:
    memory = tmx(folder / "m.tmx", ("Open the manual", "Ouvrez le manuel"))
    glossary = folder / "terms.tsv"
    glossary.write_text(
        f"source\ttarget\tforbidden\nguide\tguide\t{forbidden}\nmanual\tmanuel\t\n",
        encoding="utf-8",
    )
    with make_project(["Open the guide"], memories=[memory], glossaries=[glossary]) as project:
        found = [one for one in project.matching.composed(1) if one.kind == "repaired"]
        assert [one.target.text for one in found] == repaired


def test_nothing_is_assembled_where_half_of_the_words_are_unknown(
    make_project: MakeProject, folder: Path
) -> None:
    memory = tmx(folder / "m.tmx", ("Paper", "Papier"))
    with make_project(["Paper or things", "Paper trays"], memories=[memory]) as project:
        assert project.matching.composed(1) == []
        (found,) = project.matching.composed(2)
        assert (found.target.text, found.coverage) == ("Papier trays", 0.5)


def test_where_a_memory_has_the_segment_nothing_is_composed(
    make_project: MakeProject, folder: Path
) -> None:
    lines = ["Paper size", "Paper tray"]
    memory = tmx(folder / "m.tmx", ("Paper size", "Format du papier"), ("Paper", "Papier"))
    with make_project(lines, memories=[memory]) as project:
        assert project.matching.composed(1) == []
        assert [p.target.text for p in project.matching.composed(2)] == ["Papier tray"]
