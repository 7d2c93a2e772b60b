"""Packages carry and merge terms, settings of the checks, ignored findings, and who did what."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, create, reopen

from postil.errors import InputError
from postil.formats.exchange.glossary import Term
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.checks.settings import CheckSettings, PatternRule
from postil.workspace.package.merge import merge_package
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil.workspace.proposals.glossary_settings import GlossarySettings

MANIFEST, SEGMENTS = "manifest.json", "segments.jsonl"
RULE = PatternRule("No tilde", "~")
TERMS = [
    Term("file", "fichier", "a thing", case=True),
    Term("file", "dossier", "another", forbidden=True),
    Term("page", "page"),
]


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """With terms, settings of the checks, and a finding that is ignored."""
    made = make_project(LINES)
    for term in TERMS:
        made.terminology.add("House", term)
    made.checks.set_settings(CheckSettings(patterns=(RULE,), words=frozenset({"Postil"})))
    made.segments.save_draft(1, TaggedText("Ouvrez ~ le fichier."))
    made.checks.ignore(made.checks.segment(1))
    return made


def there_and_back(
    project: Project, folder: Path, deed: Callable[[Project], object] = lambda _: None
) -> Path:
    """The package of a colleague who was handed the project and did something."""
    out, back = folder / "out.postilproject", folder / "back.postilproject"
    pack_project(project, out)
    with unpack_project(out, folder / "theirs", author="Bea", engine_opener=ParrotEngine) as theirs:
        deed(theirs)
        pack_project(theirs, back)
    return back


def ignored(project: Project) -> set[tuple[int, bytes]]:
    return {(one.row_id, one.fingerprint) for one in project.checks.all() if one.ignored}


def entries(project: Project) -> list[tuple[str, Term]]:
    names = project.terminology.glossaries
    return [(name, term) for name in names for term in project.files.terms(name)]


def seen(project: Project) -> tuple[object, ...]:
    return ignored(project), project.checks.settings, set(entries(project))


def test_all_of_it_goes_along_and_nothing_comes_back_of_itself(
    project: Project, tmp_path: Path
) -> None:
    assert ignored(project)
    before = seen(project)
    there: list[object] = []
    report = merge_package(
        project, there_and_back(project, tmp_path, lambda theirs: there.append(seen(theirs)))
    )
    assert there == [before]
    assert seen(project) == before
    assert (report.terms, report.checks, report.marked) == (0, False, [])


def test_what_was_done_there_is_done_here(project: Project, tmp_path: Path) -> None:
    def deed(theirs: Project) -> None:
        theirs.checks.ignore(theirs.checks.segment(1), ignored=False)
        theirs.segments.save_draft(3, TaggedText("Sauver ~"))
        theirs.checks.ignore(theirs.checks.segment(3))
        terms = theirs.terminology
        terms.add("House", Term("cover", "couvercle"))
        terms.change("House", TERMS[0], replace(TERMS[0], note="a document"))
        terms.remove("House", "page", "page")
        terms.add("Client", Term("print", "tirer"))
        terms.use("Client", GlossarySettings(priority=3))
        theirs.checks.set_settings(
            replace(theirs.checks.settings, longest=80, off=frozenset({"spelling"}))
        )
        theirs.checks.add_word("Bea")
        wanted[:] = [seen(theirs)]

    wanted: list[tuple[object, ...]] = []
    report = merge_package(project, there_and_back(project, tmp_path, deed))
    assert [seen(project)] == wanted
    assert (report.terms, report.checks) == (4, True)
    assert set(report.marked) == {1, 3}
    assert project.terminology.settings_of("Client").priority == 3
    assert [hit.target for hit in project.terminology.in_segment(5)] == [
        "tirer"
    ]  # it is known at once
    with reopen(project) as again:
        assert set(entries(again)) == wanted[0][2]


def test_what_was_done_here_stays(project: Project, tmp_path: Path) -> None:
    back = there_and_back(project, tmp_path)
    project.terminology.remove("House", "page", "page")
    project.terminology.add("House", Term("cover", "couvercle"))
    project.checks.set_settings(CheckSettings(longest=70))
    project.checks.ignore(project.checks.segment(1), ignored=False)
    before = seen(project)
    report = merge_package(project, back)
    assert seen(project) == before
    assert (report.terms, report.checks) == (0, False)


@pytest.mark.parametrize("prefer", ["theirs", "ours"])
def test_where_both_changed_one_thing_somebody_counts(
    project: Project, tmp_path: Path, prefer: Any
) -> None:
    def change(one: Project, note: str) -> None:
        one.terminology.change("House", TERMS[0], replace(TERMS[0], note=note))
        one.checks.set_settings(replace(one.checks.settings, longest=len(note)))
        one.checks.add_word(note)

    back = there_and_back(project, tmp_path, lambda theirs: change(theirs, "theirs"))
    change(project, "ours")
    merge_package(project, back, prefer)
    assert project.terminology.term("House", "file", "fichier").note == prefer
    assert project.checks.settings.longest == len(prefer)
    assert project.checks.settings.words == {"Postil", "ours", "theirs"}


def test_a_glossary_that_may_not_be_changed_here_is_not(project: Project, tmp_path: Path) -> None:
    back = there_and_back(
        project, tmp_path, lambda theirs: theirs.terminology.remove("House", "page", "page")
    )
    project.terminology.use("House", GlossarySettings(read_only=True))
    assert merge_package(project, back).terms == 0
    assert len(entries(project)) == len(TERMS)


def test_who_did_it_is_told(project: Project, tmp_path: Path) -> None:
    project.segments.confirm(2, TaggedText("Fermez le fichier."))
    project.segments.save_draft(4, TaggedText("Ouvrez"))

    def deed(theirs: Project) -> None:
        theirs.segments.confirm(2, TaggedText("Fermer le fichier."))
        theirs.segments.confirm(3, TaggedText("Enregistrer"))
        theirs.segments.save_draft(4, TaggedText("Ouvrez-le"))
        wanted[:] = [
            [(one.time, one.author, one.target.plain) for one in theirs.tools.versions.of(row)]
            for row in (2, 3, 4)
        ]

    wanted: list[list[tuple[str, str, str]]] = []
    back = there_and_back(project, tmp_path, deed)
    project.attach_engine(ParrotEngine.make(tmp_path / "engine"))
    merge_package(project, back)
    found = [
        [(one.time, one.author, one.target.plain) for one in project.tools.versions.of(row)]
        for row in (2, 3, 4)
    ]
    assert found == wanted
    assert [author for _, author, _ in found[0]] == ["Bea", "Ada"]
    (close,) = (hit.unit for hit in project.memories.concordance("Close"))
    assert (close.author, close.changed_by, bool(close.changed)) == ("Ada", "Bea", True)
    (save,) = (hit.unit for hit in project.memories.concordance("Save"))
    assert (save.author, save.target.plain) == ("Bea", "Enregistrer")
    events = [one.event for one in project.learned.events()]
    assert {one.provenance.author for one in events if one is not None} == {"Bea"}
    merge_package(project, back)
    assert [
        [(one.time, one.author, one.target.plain) for one in project.tools.versions.of(row)]
        for row in (2, 3, 4)
    ] == wanted


def test_what_was_overruled_here_stays_in_the_history(project: Project, tmp_path: Path) -> None:
    back = there_and_back(
        project, tmp_path, lambda it: it.segments.confirm(3, TaggedText("leur texte"))
    )
    project.segments.confirm(3, TaggedText("notre texte"))
    merge_package(project, back)
    history = [(one.author, one.target.plain) for one in project.tools.versions.of(3)]
    assert history == [("Bea", "leur texte"), ("Ada", "notre texte")]
    assert project.segments.get(3).state is SegmentState.TRANSLATED


def test_a_package_of_an_older_postil_brings_what_it_has(project: Project, tmp_path: Path) -> None:
    new = ("glossary_terms", "glossary_base", "checks", "checks_base")

    def aged(package: Path) -> Path:
        def manifest(value: dict[str, Any]) -> dict[str, Any]:
            return {key: one for key, one in value.items() if key not in new}

        def row(value: dict[str, Any]) -> dict[str, Any]:
            for name in ("marks", "marks_base"):
                if name in value:
                    value[name].pop("ignored")
            return {key: one for key, one in value.items() if key != "history"}

        return rewritten(package, manifest, row)

    project.segments.confirm(2, TaggedText("Fermez."))
    back = there_and_back(
        project, tmp_path, lambda it: it.segments.confirm(3, TaggedText("leur texte"))
    )
    before = seen(project)
    merge_package(project, aged(back))
    assert seen(project) == before
    assert [one.author for one in project.tools.versions.of(3)] == ["Bea"]
    with unpack_project(aged(back), tmp_path / "old") as old:
        assert len(entries(old)) == len(TERMS)
        assert old.checks.settings == CheckSettings()


def rewritten(
    package: Path,
    manifest: Callable[[dict[str, Any]], dict[str, Any]] = lambda value: value,
    row: Callable[[dict[str, Any]], dict[str, Any]] = lambda value: value,
) -> Path:
    path = package.with_name("rewritten.postilproject")
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == MANIFEST:
                data = json.dumps(manifest(json.loads(data))).encode()
            elif name == SEGMENTS:
                rows = [row(json.loads(line)) for line in data.split(b"\n") if line]
                data = "\n".join(json.dumps(one) for one in rows).encode()
            new.writestr(name, data)
    return path


@pytest.mark.parametrize(
    "value",
    [
        {"checks": {"patterns": [{"name": "x", "target": "("}]}},
        {"checks": {"longest": "many"}},
        {"checks": {"forbidden_characters": [1]}},
        {"checks": []},
        {"glossary_terms": {"House": [["one", "two"]]}},
        {"glossary_terms": {"House": [["one", " ", "", False, False]]}},
        {"glossary_base": {"House": 3}},
        {"history": [["yesterday", "Bea", "draft", "", None, "x", None]]},
        {"history": [["2026-01-01T00:00:00Z", "Bea", "nearly", "", None, "x", None]]},
        {"history": [["2026-01-01T00:00:00Z", "Bea", "draft", "", None, 5, None]]},
    ],
)
def test_what_is_none_is_refused(project: Project, tmp_path: Path, value: dict[str, Any]) -> None:
    back = there_and_back(
        project, tmp_path, lambda it: it.segments.confirm(3, TaggedText("leur texte"))
    )
    rows = value if "history" in value else {}
    bad = rewritten(back, lambda it: it | ({} if rows else value), lambda row: row | rows)
    before = seen(project), project.segments.read()
    with pytest.raises(InputError, match=r"rewritten\.postilproject"):
        merge_package(project, bad)
    assert (seen(project), project.segments.read()) == before
    if "glossary_base" not in value:
        with pytest.raises(InputError, match=r"rewritten\.postilproject"):
            unpack_project(bad, tmp_path / "made")
        assert not (tmp_path / "made").exists()


steps = st.tuples(*(st.dictionaries(st.sampled_from("abcd"), st.sampled_from("12")) for _ in "123"))


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(steps, st.booleans())
def test_any_three_states_of_terms_merge(
    tmp_path_factory: pytest.TempPathFactory,
    states: tuple[dict[str, str], dict[str, str], dict[str, str]],
    ours_first: bool,  # given
) -> None:
    folder = tmp_path_factory.mktemp("terms")
    base, theirs, ours = states

    def put(project: Project, notes: dict[str, str]) -> None:
        for glossary, term in entries(project):
            project.terminology.remove(glossary, term.source, term.target)
        for word, note in notes.items():
            project.terminology.add("House", Term(word, word, note))

    def merged(word: str) -> str | None:
        was, there, here = (state.get(word) for state in (base, theirs, ours))
        if there in {was, here}:
            return here
        if here == was:
            return there
        return here if ours_first or there is None else there

    with create(folder / "ours", [LINES], None) as project:
        put(project, base)
        back = there_and_back(project, folder, lambda one: put(one, theirs))
        put(project, ours)
        merge_package(project, back, "ours" if ours_first else "theirs")
        found = {term.source: term.note for _, term in entries(project)}
        assert found == {word: note for word in "abcd" if (note := merged(word)) is not None}
