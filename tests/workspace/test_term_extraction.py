"""Term candidates of a project: from documents and memories, without what glossaries have."""

from __future__ import annotations

import pytest
from workspace_project import MakeProject

from postil.cli import main
from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil.workspace.proposals.term_extraction import ExtractionOptions

LINES = ["Open the paper tray.", "The paper tray is empty.", "Close the cover of it."]
MORE = ["The cover is open.", "A new cover"]
UNITS = [
    ("A paper tray", "Un bac à papier"),
    ("Paper tray 2", "Bac à papier 2"),
    ("Ready to print", "Prêt à imprimer"),
    ("Yes to all", "Oui à tout"),
    ("Go to it", "Aller à cela"),
    ("The toner cartridge", "La cartouche"),
    ("No toner cartridge", "Pas de cartouche"),
]


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    made = make_project(LINES, MORE)
    made.units.add(
        "house", [MemoryUnit(TaggedText(one), TaggedText(other)) for one, other in UNITS]
    )
    return made


def sources(project: Project, **options: object) -> list[str]:
    found = project.term_extraction.find(ExtractionOptions(**options))  # type: ignore[arg-type]
    return [one.source for one in found]


def test_documents_and_memories(project: Project) -> None:
    assert {"paper tray", "cover"} <= set(sources(project))
    first, second = (one.name for one in project.files.all())
    assert "cover" not in sources(project, document=first)
    assert sources(project, document=second) == ["cover"]
    assert set(sources(project, memory="house")) >= {"toner cartridge"}
    with pytest.raises(UsageError, match="no document"):
        sources(project, document="none")
    with pytest.raises(UsageError, match="no memory"):
        sources(project, memory="none")


def test_translations_come_from_the_memories(project: Project) -> None:
    found = {one.source: one for one in project.term_extraction.find()}
    best, count = found["paper tray"].translations[0]
    assert (best.lower(), count) in (("bac à papier", 2), ("bac à papier", 1))


def test_what_a_glossary_has_is_left_out(project: Project) -> None:
    project.terminology.add_all("mine", [Term("Paper tray", "bac"), Term("lid", "capot")])
    assert "paper tray" not in sources(project)
    assert "paper tray" in sources(project, with_known=True)


def test_terms_are_added_all_or_none(project: Project) -> None:
    with pytest.raises(UsageError, match="needs a source"):
        project.terminology.add_all("mine", [Term("lid", "capot"), Term("tray", " ")])
    assert "mine" not in project.files.glossaries()


def test_the_command(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(project.folder)
    project.close()
    assert main(["terms", folder, "--contexts"]) == 0
    said = capsys.readouterr().out
    assert "2\tpaper tray\t" in said.replace("Paper", "paper")
    assert "\tOpen the paper tray." in said
    assert main(["terms", folder, "--words", "2", "--add", "found"]) == 0
    assert "found: 1 term." in capsys.readouterr().out
    out = project.folder.parent / "candidates.tsv"
    assert main(["terms", folder, "--known", "--out", str(out)]) == 0
    assert "bac à papier" in out.read_text(encoding="utf-8").lower()
    with Project.open(project.folder) as again:
        assert [term.source.lower() for term in again.files.terms("found")] == ["paper tray"]
