"""Sources of suggestions: the engine, what came with the documents, and one more of a test."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import create

from postil.cli import main
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil.workspace.proposals import matches as matching
from postil.workspace.proposals.ranking import ENGINE
from postil.workspace.proposals.sources import CORRECTOR, DOCUMENT, Supplies, all_sources
from postil.workspace.records import ProjectSegment, Proposal, SourceAnswer

XLIFF = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="x"><body>
<trans-unit id="1"><source>Open the green cover.</source>
<alt-trans origin="Other MT"><target>{machine}</target></alt-trans>
<alt-trans origin="TM" match-quality="100"><source>Open the blue cover.</source>
<target>Ouvrez le capot bleu.</target></alt-trans>
<alt-trans><target>Ouvrez.</target></alt-trans>
<alt-trans origin="TM" match-quality="99"><source>Something else entirely, and longer.</source>
<target>Non.</target></alt-trans></trans-unit>
<trans-unit id="2"><source>Close it.</source></trans-unit></body></file></xliff>"""

OF_ENGINE = ("machine", "OPEN THE GREEN COVER.")
OF_DOCUMENT = [
    ("memory", "Ouvrez le capot bleu."),
    ("machine", "Ouvrez la couverture verte."),
    ("document", "Ouvrez."),
]


def write(path: Path, machine: str = "Ouvrez la couverture verte.") -> Path:
    path.write_text(XLIFF.format(machine=machine), encoding="utf-8")
    return path


@pytest.fixture
def bilingual(tmp_path: Path) -> Project:
    with create_project(
        tmp_path / "project",
        NewProject(
            name="P",
            source_language="en",
            target_language="fr",
            documents=[write(tmp_path / "a.xlf")],
            engine=ParrotEngine.make(tmp_path / "parrot"),
        ),
        engine_opener=ParrotEngine,
    ) as project:
        yield project


def listed(project: Project, row: int = 1) -> list[tuple[str, str]]:
    return [(one.kind, one.target.text) for one in project.matching.proposals(row)]


def test_what_came_with_the_document_stands_beside_the_engine(bilingual: Project) -> None:
    match, *others = OF_DOCUMENT
    assert listed(bilingual) == [match, OF_ENGINE, *others]
    match, _, other, _ = bilingual.matching.proposals(1)
    assert match.score == 80  # four of five tokens, whatever the file says
    assert match.source == TaggedText("Open the blue cover.")
    assert other.origin == "Other MT · a.xlf"
    assert listed(bilingual, 2) == [("machine", "CLOSE IT.")]


@pytest.mark.parametrize(("source", "left"), [(ENGINE, OF_DOCUMENT), (DOCUMENT, [OF_ENGINE])])
def test_each_source_has_a_switch(
    bilingual: Project, source: str, left: list[tuple[str, str]]
) -> None:
    bilingual.memories.set_settings(replace(bilingual.memories.settings, unused_sources=(source,)))
    assert listed(bilingual) == left
    assert bilingual.matching.suggested(1, source) == SourceAnswer()


def test_a_new_version_brings_its_own_along(bilingual: Project, tmp_path: Path) -> None:
    document = bilingual.files.all()[0].id
    (tmp_path / "new").mkdir()
    bilingual.files.update(document, write(tmp_path / "new" / "a.xlf", "Ouvrez le volet vert."))
    texts = [text for _, text in listed(bilingual)]
    assert "Ouvrez le volet vert." in texts
    assert "Ouvrez la couverture verte." not in texts


def test_a_package_hands_them_on(bilingual: Project, tmp_path: Path) -> None:
    expected = [one for one in listed(bilingual) if one != OF_ENGINE]
    pack_project(bilingual, tmp_path / "p.postilproject")
    with unpack_project(tmp_path / "p.postilproject", tmp_path / "copy") as copy:
        assert listed(copy) == expected


@dataclass(frozen=True, slots=True)
class Echo:
    """A source for a test: it says everything twice."""

    id = "echo"
    name = "Echo"
    learns = False
    is_remote = False

    def suggest(self, segment: ProjectSegment) -> SourceAnswer:
        target = segment.source.plain * 2
        return SourceAnswer((Proposal("machine", TaggedText(target)),))


def test_one_more_source_is_one_class_and_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_echo(given: Supplies) -> list[object]:
        return [*all_sources(given), Echo()]

    monkeypatch.setattr(matching, "all_sources", with_echo)
    with create(tmp_path / "project", [["Save"]], None) as project:
        assert listed(project) == [("machine", "SaveSave")]
        assert [source.id for source in project.matching.sources] == [CORRECTOR, DOCUMENT, "echo"]


def test_the_command_line_switches_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matching, "all_sources", lambda given: [*all_sources(given), Echo()])
    create(tmp_path / "project", [["Save"]], None).close()
    folder = str(tmp_path / "project")
    assert main(["match", folder, "1"]) == 0
    assert "SaveSave" in capsys.readouterr().out
    assert main(["match", folder, "--sources", DOCUMENT]) == 0
    assert "from echo (Echo): no" in capsys.readouterr().out
    assert main(["match", folder, "1"]) == 0
    assert "SaveSave" not in capsys.readouterr().out
    assert main(["match", folder, "--sources", "oracle"]) != 0
    assert "echo" in capsys.readouterr().err


def post_edits(path: Path, count: int) -> Path:
    """A document whose machine says "couverture" where the translator says "capot"."""
    units = "".join(
        f'<trans-unit id="{number}"><source>Open cover {number} now.</source>'
        f'<alt-trans origin="Other MT"><target>Ouvrez la couverture {number} maintenant.</target>'
        "</alt-trans></trans-unit>"
        for number in range(count)
    )
    head, _, tail = XLIFF.partition('<trans-unit id="1">')
    path.write_text(head + units + tail[tail.index("</body>") :], encoding="utf-8")
    return path


def test_other_machines_are_corrected_as_the_translator_did(tmp_path: Path) -> None:
    document = post_edits(tmp_path / "edited.xlf", 40)
    with create_project(
        tmp_path / "project",
        NewProject(
            name="P",
            source_language="en",
            target_language="fr",
            documents=[document],
        ),
        engine_opener=ParrotEngine,
    ) as project:
        assert project.matching.suggested(40, CORRECTOR) == SourceAnswer()
        for row in range(1, 31):
            project.segments.confirm(row, TaggedText(f"Ouvrez le capot {row - 1} maintenant."))
        (found,) = project.matching.suggested(40, CORRECTOR).proposals
        assert found.target == TaggedText("Ouvrez le capot 39 maintenant.")
        assert found.origin == "Other MT + Corrector · edited.xlf"
        listed_best = project.matching.proposals(40, limit=99)
        assert any("Other MT + Corrector" in one.origin for one in listed_best)
        for row in range(1, 31):
            project.segments.unconfirm(row)
        assert project.matching.suggested(40, CORRECTOR) == SourceAnswer()
