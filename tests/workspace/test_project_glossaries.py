"""How a project uses its glossaries: off, before another, protected; kept, and packed along."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, reopen

from postil.errors import Cancelled, InputError, UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase, write_termbase
from postil.memory.database import connect
from postil.memory.terms.importing import STRETCH
from postil.memory.terms.terminology import Glossaries
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil.workspace.proposals.glossary_settings import GlossarySettings

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
    return [(hit.target, hit.glossary) for hit in project.terminology.in_segment(1)]


def term_findings(project: Project) -> list[str]:
    found = project.checks.segment(1)
    return [one.finding.message for one in found if one.finding.check == "term-absent"]


def test_a_glossary_that_is_off_is_nowhere_seen(project: Project) -> None:
    project.segments.save_draft(1, TaggedText("Ouvrez cela."))
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
        lambda: project.terminology.import_file(table),
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


PAIRS = st.sampled_from(["a", "b", "c d"])
TERMS = st.lists(st.builds(Term, PAIRS, PAIRS, st.sampled_from(["", "n"]), st.booleans()))


@settings(deadline=None, max_examples=40)
@given(there=TERMS, brought=TERMS)
def test_what_a_file_brings_is_counted_and_the_last_one_counts(
    there: list[Term], brought: list[Term]
) -> None:
    connection = connect(Path(":memory:"))
    glossaries = Glossaries(connection)
    glossaries.add("other", brought)
    glossaries.add_terms("g", there)
    before = {(one.source, one.target): one for one in there}
    wanted = {(one.source, one.target): one for one in brought}
    counts = glossaries.merge("g", iter(brought))
    assert counts.same == sum(before.get(pair) == one for pair, one in wanted.items())
    assert counts.new == len(wanted.keys() - before.keys())
    assert sum(counts) == len(wanted)
    after = {(one.source, one.target): one for one in glossaries.terms("g")}
    assert after == before | wanted
    assert glossaries.terms("other") == brought
    connection.close()


def _table(path: Path, terms: int, rest: str = "") -> Path:
    lines = [f"new {number}\tneuf {number}\t\n" for number in range(terms)]
    path.write_text("".join(["source\ttarget\tnote\n", *lines, rest]), encoding="utf-8")
    return path


@pytest.mark.parametrize("ending", [".tsv", ".tbx", ".utx"])
@pytest.mark.parametrize("way", ["bring", "import"])
def test_a_file_that_is_broken_far_down_changes_nothing(
    project: Project, tmp_path: Path, ending: str, way: str
) -> None:
    terms = project.terminology
    path = tmp_path / f"client{ending}"
    if ending == ".tsv":
        _table(path, 3 * STRETCH, "alone\t\t\n")
    elif ending == ".utx":
        lines = [f"new {number}\tneuf {number}" for number in range(3 * STRETCH)]
        text = "\n".join(["#UTX 1.20; en/fr", "#src\ttgt", *lines, "alone\t"])
        path.write_text(text, encoding="utf-8")
    else:
        write_termbase((Term(f"new {n}", "neuf") for n in range(3 * STRETCH)), path, "en", "fr")
        whole = path.read_bytes()
        path.write_bytes(whole[: 9 * len(whole) // 10])
    before = list(terms.rows())
    with pytest.raises(InputError) as caught:
        terms.bring(path) if way == "bring" else project.terminology.import_file(path)
    assert caught.value.file == str(path)
    assert (caught.value.line or 0) > STRETCH
    assert list(terms.rows()) == before
    assert found(project) == [("dossier", "client"), ("fichier", "house")]
    _table(tmp_path / "client.tsv", 1)
    assert terms.bring(tmp_path / "client.tsv").new == 1, "and the next one is read as ever"


def test_an_import_that_is_cancelled_changes_nothing(project: Project, tmp_path: Path) -> None:
    path = _table(tmp_path / "client.tsv", 5 * STRETCH)
    before = list(project.terminology.rows())
    seen: list[float] = []

    def stop(progress: Progress) -> None:
        seen.append(progress.done)
        if len(seen) > 2:
            progress.cancel()

    for bring in (project.terminology.bring, project.terminology.import_file):
        seen.clear()
        with pytest.raises(Cancelled):
            bring(path, Progress(stop))
        assert list(project.terminology.rows()) == before
    with pytest.raises(Cancelled):
        project.terminology.export(tmp_path / "out.tbx", progress=Progress(Progress.cancel))
    assert not (tmp_path / "out.tbx").exists()


def test_of_one_source_there_is_one_concept_and_what_is_there_twice_is_told_once(
    project: Project, tmp_path: Path
) -> None:
    terms = project.terminology
    for glossary, source, target in (
        ("house", "print", "imprimer"),
        ("client", "file", "classeur"),
        ("client", "print", "imprimer"),
    ):
        terms.add(glossary, Term(source, target))
    assert terms.export(tmp_path / "all.tbx") == 4
    text = (tmp_path / "all.tbx").read_text(encoding="utf-8")
    assert text.count("<conceptEntry") == 2
    assert list(stream_termbase(tmp_path / "all.tbx", "en", "fr")) == [
        Term("file", "dossier"),
        Term("file", "fichier"),
        Term("file", "classeur"),
        Term("print", "imprimer"),
    ]
    assert terms.export(tmp_path / "client.csv", "client") == 3
