"""Packages: handed over, opened, brought back; and those that are hostile."""

from __future__ import annotations

import json
import shutil
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from workspace_engine import ParrotEngine
from workspace_project import LINES, MakeProject, create

from postil.errors import DamagedProject, InputError, UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.merge import Prefer, merge_package, merge_rows
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

OTHER = ["Turn the page.", "Save"]


def seen(project: Project) -> list[tuple[object, ...]]:
    """All there is to see of the segments."""
    return [
        (one.key, one.source, one.target, one.state, one.origin, one.score, one.confirmed)
        for one in project.segments.read()
    ]


def units(project: Project) -> set[tuple[str, str, str]]:
    return {
        (one.source.plain, one.target.plain, one.author) for one in project.context.memory.units()
    }


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    """Two documents, one segment confirmed, one a draft; a term, a split."""
    made = make_project(LINES, [*OTHER, "First part here. Second part there."])
    made.segments.confirm(1, TaggedText("Ouvrez le fichier."))
    made.segments.save_draft(2, TaggedText("brouillon"))
    made.terminology.add_own(Term("file", "fichier"))
    made.details.set_thresholds(70, 0.2)
    return made


def hand_over(project: Project, folder: Path, name: str = "theirs") -> Project:
    package = folder / f"{name}.postilproject"
    pack_project(project, package)
    return unpack_project(package, folder / name, author="Bea", engine_opener=ParrotEngine)


def test_a_project_goes_through_a_package_whole(project: Project, tmp_path: Path) -> None:
    project.tools.recutting.merge(
        project.segments.read()[-2].row_id
    )  # cut elsewhere than the rules
    project.segments.save_draft(project.segments.read()[-1].row_id, TaggedText("tout"))
    project.memories.set_settings(replace(project.memories.settings, terms="always"))
    with hand_over(project, tmp_path) as theirs:
        assert theirs.memories.settings.terms == "always"
        assert seen(theirs) == seen(project)
        assert units(theirs) == units(project)
        assert theirs.info.author == "Bea"
        assert (theirs.info.memory_threshold, theirs.info.machine_threshold) == (70, 0.2)
        assert theirs.terminology.in_segment(1)[0].target == "fichier"
        theirs.files.export_all(tmp_path / "out")
        project.files.export_all(tmp_path / "ours")
        for path in (tmp_path / "ours").iterdir():
            assert (tmp_path / "out" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "text", ["deux\u2028lignes", "a\u2029b", "a\x85b", "a\x0bb\x0cc\x1cd", "a\nb"]
)
def test_every_separator_of_lines_goes_through_a_package(
    project: Project, tmp_path: Path, text: str
) -> None:
    project.segments.save_draft(project.segments.read()[-1].row_id, TaggedText(text))
    with hand_over(project, tmp_path) as theirs:
        assert theirs.segments.read()[-1].target.plain == text
        pack_project(theirs, tmp_path / "back.postilproject")
    assert not merge_package(project, tmp_path / "back.postilproject").taken


def test_what_was_confirmed_before_does_not_count_as_done_today(
    project: Project, tmp_path: Path
) -> None:
    before = "2020-02-29T12:00:00Z"
    with project.context.database.writing() as connection:
        connection.execute("UPDATE segment SET changed = ? WHERE changed <> ''", (before,))
    with hand_over(project, tmp_path) as theirs:
        assert theirs.plan.pace().words_today == 0
        assert [one.changed for one in theirs.segments.read()] == [
            one.changed for one in project.segments.read()
        ]


def test_what_was_done_there_comes_back_with_a_report(project: Project, tmp_path: Path) -> None:
    with hand_over(project, tmp_path) as theirs:
        theirs.segments.confirm(1, TaggedText("Ouvrez ce fichier."))  # changed there only
        theirs.segments.confirm(3, TaggedText("Enregistrer"))  # new there
        theirs.segments.confirm(5, TaggedText("Imprimez leur page."))  # changed here, too
        pack_project(theirs, tmp_path / "back.postilproject")
    project.segments.confirm(5, TaggedText("Imprimez notre page."))
    project.segments.save_draft(4, TaggedText("à nous"))  # changed here only
    report = merge_package(project, tmp_path / "back.postilproject")
    assert [one.before.row_id for one in report.taken] == [1, 3, 5]
    assert [one.before.row_id for one in report.conflicts] == [5]
    assert (report.kept, report.unknown) == (1, 0)
    assert project.segments.get(1).target.plain == "Ouvrez ce fichier."
    assert project.segments.get(3).confirmed
    assert project.segments.get(4).target.plain == "à nous"
    assert project.segments.get(5).target.plain == "Imprimez leur page."
    assert [row[1] for row in merge_rows(report)] == ["taken", "taken", "conflict, theirs taken"]
    assert {target for _, target, _ in units(project)} == {
        "Ouvrez ce fichier.",
        "Enregistrer",
        "Imprimez leur page.",
    }
    again = merge_package(project, tmp_path / "back.postilproject")
    assert not again.taken


@pytest.mark.parametrize("prefer", ["theirs", "ours"])
@pytest.mark.parametrize("before", ["", "draft", "confirmed"])
@pytest.mark.parametrize("after", ["longer draft", "confirmed later", "draft"])
def test_a_package_that_nobody_opened_takes_nothing_back(
    make_project: MakeProject, tmp_path: Path, before: str, after: str, prefer: Prefer
) -> None:
    """Such a package does not say with what it was handed over."""
    project = make_project(["Open the file."])
    _write(project, before)
    pack_project(project, tmp_path / "straight.postilproject")
    _write(project, after)
    now, remembered = seen(project), units(project)
    report = merge_package(project, tmp_path / "straight.postilproject", prefer)
    assert (seen(project), units(project)) == (now, remembered)
    assert not report.taken


def test_later_work_in_a_copy_of_the_project_is_taken(
    make_project: MakeProject, tmp_path: Path
) -> None:
    """A package of a copied folder has no base, too."""
    project = make_project(["Open the file.", "Save."])
    _write(project, "draft")
    pack_project(project, tmp_path / "first.postilproject")  # gives the project its number
    project.close()
    shutil.copytree(project.folder, tmp_path / "copy")
    with Project.open(tmp_path / "copy") as copy:
        _write(copy, "confirmed there")
        copy.segments.save_draft(2, TaggedText("Enregistrer"))
        with copy.context.database.writing() as connection:
            connection.execute("UPDATE segment SET changed = '2100-01-01T00:00:00Z'")
        pack_project(copy, tmp_path / "back.postilproject")
    with Project.open(project.folder) as again:
        report = merge_package(again, tmp_path / "back.postilproject")
        assert [one.target.plain for one in again.segments.read()] == [
            "confirmed there",
            "Enregistrer",
        ]
        assert len(report.taken) == 2


def _write(project: Project, text: str) -> None:
    if text.startswith("confirmed"):
        project.segments.confirm(1, TaggedText(text))
    elif text:
        project.segments.save_draft(1, TaggedText(text))


def test_what_comes_back_goes_to_its_document(make_project: MakeProject, tmp_path: Path) -> None:
    ours = make_project(["One.", "Save."], ["Two.", "Save."], ["Three.", "Save."])
    with hand_over(ours, tmp_path) as theirs:
        for row_id, target in ((2, "zu a"), (3, "zwei"), (4, "zu b"), (6, "zu c")):
            theirs.segments.confirm(row_id, TaggedText(target))
        pack_project(theirs, tmp_path / "back.postilproject")
    ours.files.remove(ours.files.all()[0].id)
    merge_package(ours, tmp_path / "back.postilproject")
    assert [one.target.plain for one in ours.segments.read()] == ["zwei", "zu b", "", "zu c"]


def test_changes_accepted_there_come_back(project: Project, tmp_path: Path) -> None:
    with hand_over(project, tmp_path) as theirs:
        theirs.review.begin("Bea")
        theirs.segments.save_draft(1, TaggedText("Ouvrez ce fichier."))
        theirs.review.accept_all()
        pack_project(theirs, tmp_path / "back.postilproject")
    report = merge_package(project, tmp_path / "back.postilproject")
    assert [one.before.row_id for one in report.taken] == [1]
    assert project.segments.get(1).target.plain == "Ouvrez ce fichier."


def test_what_both_have_stays_confirmed(project: Project, tmp_path: Path) -> None:
    with hand_over(project, tmp_path) as theirs:
        theirs.segments.save_draft(3, TaggedText("Drei"))
        pack_project(theirs, tmp_path / "back.postilproject")
    project.segments.confirm(3, TaggedText("Drei"))
    report = merge_package(project, tmp_path / "back.postilproject")
    assert not report.taken
    assert project.segments.get(3).confirmed


def test_ours_can_be_preferred(project: Project, tmp_path: Path) -> None:
    with hand_over(project, tmp_path) as theirs:
        theirs.segments.confirm(5, TaggedText("leur page"))
        pack_project(theirs, tmp_path / "back.postilproject")
    project.segments.confirm(5, TaggedText("notre page"))
    report = merge_package(project, tmp_path / "back.postilproject", "ours")
    assert not report.taken
    assert len(report.conflicts) == 1
    assert project.segments.get(5).target.plain == "notre page"


def test_packages_of_other_projects_are_refused(
    project: Project, tmp_path: Path, make_project: MakeProject
) -> None:
    pack_project(project, tmp_path / "a.postilproject")
    other = make_project(folder=tmp_path / "other")
    with pytest.raises(UsageError, match="another project"):
        merge_package(other, tmp_path / "a.postilproject")


texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=12)
deeds = st.lists(
    st.tuples(st.integers(1, len(LINES)), texts.filter(str.strip), st.booleans()), max_size=8
)


@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(deeds)
def test_every_state_goes_through_a_package(
    tmp_path_factory: pytest.TempPathFactory, done: list[tuple[int, str, bool]]
) -> None:
    folder = tmp_path_factory.mktemp("packages")
    with create(folder / "ours", [LINES], None) as ours:
        for row, text, confirm in done:
            if confirm:
                ours.segments.confirm(row, TaggedText.of(text))
            else:
                ours.segments.save_draft(row, TaggedText.of(text))
        with hand_over(ours, folder) as theirs:
            assert seen(theirs) == seen(ours)
            assert units(theirs) == units(ours)
            pack_project(theirs, folder / "back.postilproject")
        before = seen(ours)
        report = merge_package(ours, folder / "back.postilproject")
        assert not report.taken
        assert seen(ours) == before


def spoil(package: Path, member: str, data: bytes, *, add: bool = False) -> Path:
    """A copy of a package with another content of a member."""
    spoilt = package.with_name("spoilt.postilproject")
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(spoilt, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            if info.filename != member:
                new.writestr(info, old.read(info))
        if add or data:
            new.writestr(member, data)
    return spoilt


@pytest.mark.parametrize(
    ("member", "data"),
    [
        ("../evil", b"x"),
        ("/etc/evil", b"x"),
        ("documents/../../x", b"x"),
        ("documents/999999999", b"x"),
        ("manifest.json", b"not json"),
        ("manifest.json", b"[]"),
        ("manifest.json", b'{"format": 99}'),
        ("manifest.json", b'{"format": 1}'),
        ("segments.jsonl", b"[]\n"),
        ("segments.jsonl", b'{"document": 0, "key": "x", "source": ["a", null]}\n'),
        ("documents/0", b""),
        ("memories/1.tmx", b"\0" * (40 << 20)),  # a bomb
    ],
)
def test_hostile_packages_leave_nothing(
    project: Project, tmp_path: Path, member: str, data: bytes
) -> None:
    package = tmp_path / "good.postilproject"
    pack_project(project, package)
    spoilt = spoil(package, member, data, add=bool(data))
    with pytest.raises(InputError, match=r"spoilt\.postilproject"):
        unpack_project(spoilt, tmp_path / "made", engine_opener=ParrotEngine)
    assert not (tmp_path / "made").exists()
    before = seen(project)
    if member.startswith("documents/0") or data.startswith(b'{"document"'):
        return  # merging needs no documents, and passes over segments it does not know
    with pytest.raises((InputError, UsageError)):
        merge_package(project, spoilt)
    assert seen(project) == before


def test_an_error_in_a_member_names_the_package(project: Project, tmp_path: Path) -> None:
    package = tmp_path / "good.postilproject"
    pack_project(project, package)
    with zipfile.ZipFile(package) as archive:  # as an older Postil wrote it, terms in files only
        manifest = json.loads(archive.read("manifest.json"))
    del manifest["glossary_terms"]
    older = spoil(package, "manifest.json", json.dumps(manifest).encode())
    spoilt = spoil(older.rename(package), "glossaries/0.tbx", b"<tbx>")
    with pytest.raises(InputError, match=r"spoilt\.postilproject: .*tbx: line 1") as raised:
        unpack_project(spoilt, tmp_path / "made", engine_opener=ParrotEngine)
    assert raised.value.file == str(spoilt)


def test_names_from_outside_are_no_paths(project: Project, tmp_path: Path) -> None:
    package = tmp_path / "good.postilproject"
    pack_project(project, package)
    with zipfile.ZipFile(package) as archive:
        manifest = json.loads(archive.read("manifest.json"))
    manifest["documents"][0]["name"] = "../../evil.txt"
    spoilt = spoil(package, "manifest.json", json.dumps(manifest).encode())
    with unpack_project(spoilt, tmp_path / "made", engine_opener=ParrotEngine) as made:
        assert all(made.folder in one.path.parents for one in made.files.all())
        assert made.segments.get(1).state is SegmentState.TRANSLATED
    assert not list(tmp_path.glob("**/evil.txt"))


def test_an_edited_source_goes_through_a_package(project: Project, tmp_path: Path) -> None:
    project.tools.annotations.allow_source_edits(True)
    project.tools.annotations.edit_source(3, TaggedText("Save all"))
    project.segments.confirm(3, TaggedText("Tout enregistrer"))
    with hand_over(project, tmp_path) as theirs:
        assert seen(theirs) == seen(project)
        assert theirs.tools.annotations.own_source(3) == TaggedText("Save")
        theirs.segments.confirm(3, TaggedText("Enregistrer tout"))
        pack_project(theirs, tmp_path / "back.postilproject")
    merge_package(project, tmp_path / "back.postilproject")
    assert project.segments.get(3).target.plain == "Enregistrer tout"


def test_repeated_translations_and_long_names_go_through_a_package(tmp_path: Path) -> None:
    path = tmp_path / f"{'long name ' * 14}.txt"
    path.write_text("Save\nSave\n")
    with create_project(
        tmp_path / "ours",
        NewProject(
            name="x",
            source_language="en",
            target_language="fr",
            documents=[path],
        ),
    ) as ours:
        ours.segments.confirm(1, TaggedText("Enregistrer"))
        ours.tools.propagation.repeat(1)
        with hand_over(ours, tmp_path) as theirs:
            assert [one.origin for one in theirs.segments.read()] == ["translator", "repeated"]
            assert theirs.files.all()[0].name == path.name


def test_what_is_here_stays_when_they_only_ended_their_review(
    project: Project, tmp_path: Path
) -> None:
    with hand_over(project, tmp_path) as theirs:
        theirs.review.end()
        pack_project(theirs, tmp_path / "back.postilproject")
    project.segments.confirm(1, TaggedText("Ouvrez ce fichier."))
    report = merge_package(project, tmp_path / "back.postilproject")
    assert report.conflicts == []
    assert report.kept > 0
    assert project.segments.get(1).target.plain == "Ouvrez ce fichier."


@pytest.mark.parametrize("kind", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_only_plain_zips_are_packages(project: Project, tmp_path: Path, kind: int) -> None:
    package, other = tmp_path / "good.postilproject", tmp_path / "other.postilproject"
    pack_project(project, package)
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(other, "w", kind) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    with pytest.raises(InputError, match="packed in a way"):
        merge_package(project, other)


def test_numbers_beyond_all_bounds(project: Project, tmp_path: Path) -> None:
    package = tmp_path / "good.postilproject"
    pack_project(project, package)
    with zipfile.ZipFile(package) as archive:
        lines = archive.read("segments.jsonl").decode()
    spoilt = spoil(
        package, "segments.jsonl", lines.replace('"score": null', '"score": 1e999').encode()
    )
    with pytest.raises(InputError, match=r"spoilt\.postilproject"):
        unpack_project(spoilt, tmp_path / "made", engine_opener=ParrotEngine)


@pytest.mark.parametrize(
    ("member", "old", "new"),
    [
        ("segments.jsonl", '"seconds": 0.0', '"seconds": NaN'),
        ("segments.jsonl", '"seconds": 0.0', '"seconds": 1e999'),
        ("segments.jsonl", '"seconds": 0.0', '"seconds": -1.0'),
        ("manifest.json", '"cuts": {}', '"cuts": "x"'),
        ("manifest.json", '"glossaries": {', '"glossaries": {"a": 1, '),
    ],
)
def test_values_of_another_kind(
    project: Project, tmp_path: Path, member: str, old: str, new: str
) -> None:
    package = tmp_path / "good.postilproject"
    pack_project(project, package)
    with zipfile.ZipFile(package) as archive:
        text = archive.read(member).decode()
    assert old in text
    spoilt = spoil(package, member, text.replace(old, new).encode())
    with pytest.raises(InputError, match=r"spoilt\.postilproject"):
        unpack_project(spoilt, tmp_path / "made", engine_opener=ParrotEngine)
    assert not (tmp_path / "made").exists()


def test_work_comes_back_to_its_places_in_a_new_version(project: Project, tmp_path: Path) -> None:
    first, again = (one for one in project.segments.read() if one.source.plain == "Open the file.")
    with hand_over(project, tmp_path) as theirs:
        theirs.segments.confirm(first.row_id, TaggedText("Ouvrez d'abord."))
        theirs.segments.confirm(again.row_id, TaggedText("Ouvrez encore."))
        pack_project(theirs, tmp_path / "back.postilproject")
    document = project.files.all()[first.document - 1].path
    new = tmp_path / "new" / document.name
    new.parent.mkdir()
    # what stood in the first line stands in the second now, where there was something else
    new.write_text("Before all.\n" + document.read_text(encoding="utf-8"), encoding="utf-8")
    project.files.update(first.document, new)
    assert merge_package(project, tmp_path / "back.postilproject").unknown == 0
    assert project.segments.get(first.row_id).target.plain == "Ouvrez d'abord."
    assert project.segments.get(again.row_id).target.plain == "Ouvrez encore."


@pytest.mark.parametrize("kept", ['"a" b', "[1]", '{"text": 1}', "[" * 100_000, b"\xff"])
def test_a_source_that_makes_no_sense_is_damage(
    project: Project, tmp_path: Path, kept: str | bytes
) -> None:
    with project.context.database.writing() as connection:
        connection.execute("UPDATE segment SET own_source = ? WHERE id = 1", (kept,))
    with pytest.raises(DamagedProject):
        pack_project(project, tmp_path / "theirs.postilproject")
    assert not (tmp_path / "theirs.postilproject").exists()
