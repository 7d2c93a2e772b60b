"""How a project uses its glossaries: off, before another, protected; kept, and packed along."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, reopen

from postil.errors import UsageError
from postil.formats.glossary import Term
from postil.text.tags import TaggedText
from postil.workspace.glossary_settings import GlossarySettings
from postil.workspace.packages import pack_project, unpack_project
from postil.workspace.project import Project

OFF = GlossarySettings(used=False)
FIRST = GlossarySettings(priority=2)
CLOSED = GlossarySettings(read_only=True)


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """A project with two glossaries that know the same word."""
    made = make_project(LINES)
    made.terminology.add("client", Term("file", "dossier"))
    made.terminology.add("house", Term("file", "fichier"))
    return made


def found(project: Project) -> list[tuple[str, str]]:
    return [(hit.target, hit.glossary) for hit in project.terms(1)]


def term_findings(project: Project) -> list[str]:
    found = project.checks.segment(1)
    return [one.finding.message for one in found if one.finding.check == "term-absent"]


def test_a_glossary_that_is_off_is_nowhere_seen(project: Project) -> None:
    project.save_draft(1, TaggedText("Ouvrez cela."))
    (message,) = term_findings(project)
    assert "dossier" in message
    project.terminology.use("client", OFF)
    assert found(project) == [("fichier", "house")]
    (message,) = term_findings(project)
    assert "dossier" not in message
    project.terminology.use("house", OFF)
    assert found(project) == []
    assert term_findings(project) == []
    assert len(list(project.terminology.rows())) == 2, "they are still there to look at"
    project.terminology.use("house", GlossarySettings())
    assert found(project) == [("fichier", "house")]


def test_a_term_added_while_a_glossary_is_off_stays_out_of_sight(project: Project) -> None:
    project.terminology.use("client", OFF)
    project.terminology.add("client", Term("open", "ouvrir"))
    assert found(project) == [("fichier", "house")]


def test_terms_of_a_higher_priority_come_first(project: Project) -> None:
    assert found(project) == [("dossier", "client"), ("fichier", "house")]
    project.terminology.use("house", FIRST)
    assert found(project) == [("fichier", "house"), ("dossier", "client")]


def test_a_glossary_that_is_read_only_refuses_every_change(
    project: Project, tmp_path: Path
) -> None:
    terms = project.terminology
    terms.use("client", CLOSED)
    old = terms.term("client", "file", "dossier")
    table = tmp_path / "client.tsv"
    table.write_text("source\ttarget\nprint\timprimer\n", encoding="utf-8")
    for change in (
        lambda: terms.add("client", Term("open", "ouvrir")),
        lambda: terms.change("client", old, Term("file", "classeur")),
        lambda: terms.remove("client", "file", "dossier"),
        lambda: terms.remove_ids([number for number, *_ in terms.rows()]),
        lambda: terms.bring(table),
        lambda: project.import_glossary(table),
    ):
        with pytest.raises(UsageError, match="read-only"):
            change()
    assert found(project) == [("dossier", "client"), ("fichier", "house")]
    terms.use("client", GlossarySettings())
    assert terms.remove_ids([terms.id_of("client", old), 999_999]) == 1


def test_what_was_set_holds_when_the_project_is_opened_again(project: Project) -> None:
    project.terminology.use("client", OFF)
    project.terminology.use("house", FIRST)
    with reopen(project) as again:
        assert again.terminology.glossaries == {"client": OFF, "house": FIRST}
        assert found(again) == [("fichier", "house")]


def test_a_glossary_taken_out_takes_its_settings_along(project: Project) -> None:
    project.terminology.use("client", OFF)
    project.terminology.remove_glossary("client")
    assert list(project.terminology.glossaries) == ["house"]
    project.terminology.add("client", Term("file", "dossier"))
    assert project.terminology.settings_of("client") == GlossarySettings()
    with pytest.raises(UsageError, match="no glossary"):
        project.terminology.use("nobody", OFF)


def test_a_package_brings_the_settings_along(project: Project, tmp_path: Path) -> None:
    project.terminology.use("client", OFF)
    package = tmp_path / "a.postilproject"
    pack_project(project, package)
    with unpack_project(
        package, tmp_path / "theirs", author="Bea", engine_opener=ParrotEngine
    ) as theirs:
        assert theirs.terminology.settings_of("client") == OFF
        assert found(theirs) == [("fichier", "house")]
