"""Documents that are no UTF-8: what they are read as, and how that is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from workspace_engine import ParrotEngine
from workspace_project import reopen

from postil.errors import UsageError
from postil.formats.raw.legacy_text import is_unsure, text_in
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

TEXT = "Press the button.\nPříliš žlutý kůň úpěl ďábelské ódy.\nKlikněte na tlačítko.\nTo je vše.\n"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A Czech project whose document was taken for Western: as an English one would read it."""
    path = tmp_path / "text.txt"
    path.write_bytes(TEXT.encode("cp1250"))
    made = create_project(
        tmp_path / "project",
        NewProject(
            name="Words",
            source_language="en",
            target_language="fr",
            documents=[path],
        ),
        engine_opener=ParrotEngine,
    )
    yield made
    made.close()


def sources(project: Project) -> list[str]:
    return [one.source.plain for one in project.segments.read(0, None)]


def test_readings_show_the_lines_that_differ(project: Project) -> None:
    (info,) = project.files.all()
    assert info.code_page == "windows-1252"
    readings = project.files.encodings.readings(info.id)
    present = [one for one in readings if one.present]
    assert [one.name for one in present] == ["windows-1252"]
    central = next(one for one in readings if one.encoding == "cp1250")
    assert central.lines == (
        "Příliš žlutý kůň úpěl ďábelské ódy.",
        "Klikněte na tlačítko.",
        "To je vše.",
    )
    assert len({one.encoding for one in readings}) == len(readings)
    data = TEXT.encode("cp1250")
    assert all(text_in(data, one.encoding) is not None for one in readings)


def test_what_reads_the_same_stays_confirmed_and_the_rest_keeps_its_translation(
    project: Project, tmp_path: Path
) -> None:
    rows = project.segments.read(0, None)
    for row in rows:
        project.segments.confirm(row.row_id, TaggedText(f"Oui {row.position}"))
    units = sum(project.memories.sizes().values())
    (info,) = project.files.all()
    report = project.files.encodings.read_as(info.id, "cp1250")
    assert (report.kept, report.kept_confirmed, report.changed, report.new) == (2, 2, 2, 0)
    assert sources(project) == TEXT.splitlines()
    assert [one.target.plain for one in project.segments.read(0, None)] == [
        f"Oui {n}" for n in range(len(rows))
    ]
    assert [one.row_id for one in project.segments.read(0, None)] == [one.row_id for one in rows]
    states = [one.state.is_confirmed for one in project.segments.read(0, None)]
    assert states == [True, False, False, True]
    assert sum(project.memories.sizes().values()) == units
    (info,) = project.files.all()
    assert info.code_page == "windows-1250"
    out = tmp_path / "out.txt"
    project.files.export(info.id, out, drafts="source")
    assert out.read_bytes() == TEXT.replace("Press the button.", "Oui 0").replace(
        "To je vše.", "Oui 3"
    ).encode("cp1250")
    with reopen(project) as again:
        row = again.segments.read(0, None)[1]
        again.tools.recutting.split(row.row_id, 12, None)
        assert sources(again)[1:3] == ["Příliš žlutý", "kůň úpěl ďábelské ódy."]
        again.batch.pseudo_export(info.id, tmp_path / "pseudo.txt")


def test_a_new_version_and_a_package_are_read_as_was_chosen(
    project: Project, tmp_path: Path
) -> None:
    (info,) = project.files.all()
    project.files.encodings.read_as(info.id, "cp1250")
    path = tmp_path / "text.txt"
    path.write_bytes((TEXT + "Děkuji.\n").encode("cp1250"))
    assert project.files.update(info.id, path).new == 1
    assert sources(project)[-1] == "Děkuji."
    package = tmp_path / "a.postilproject"
    pack_project(project, package)
    with unpack_project(
        package, tmp_path / "theirs", author="Bea", engine_opener=ParrotEngine
    ) as theirs:
        assert sources(theirs) == sources(project)
        theirs.files.export(theirs.files.all()[0].id, tmp_path / "out.txt")
    path.write_text(TEXT, encoding="utf-8")
    project.files.update(info.id, path)
    assert project.files.all()[0].code_page == "", "it says itself what it is now"
    with pytest.raises(UsageError, match="says itself"):
        project.files.encodings.readings(info.id)


def test_a_code_page_without_these_bytes_is_refused(project: Project) -> None:
    (info,) = project.files.all()
    before = sources(project)
    with pytest.raises(UsageError, match="do not belong in shift-jis"):
        project.files.encodings.read_as(info.id, "cp932")
    assert sources(project) == before
    with pytest.raises(UsageError):
        project.files.encodings.read_as(99, "cp1250")


def test_a_properties_file_is_latin_1_until_another_is_chosen(
    project: Project, tmp_path: Path
) -> None:
    path = tmp_path / "words.properties"
    path.write_bytes("a=Klikněte na tlačítko\nb=Press it\n".encode("cp1250"))
    (number,) = project.files.add([path])
    assert project.files.all()[1].code_page == "iso-8859-1"
    project.files.encodings.read_as(number, "cp1250")
    assert sources(project)[-2:] == ["Klikněte na tlačítko", "Press it"]
    project.segments.confirm(project.segments.read(0, None)[-1].row_id, TaggedText("Zmáčkněte"))
    out = tmp_path / "out.properties"
    project.files.export(number, out, drafts="source")
    assert out.read_bytes() == "a=Klikněte na tlačítko\nb=Zmáčkněte\n".encode("cp1250")


@pytest.mark.parametrize(
    ("text", "page", "language", "unsure"),
    [
        ("Съешь же ещё этих мягких французских булок.", "cp1251", "ru", False),
        ("“Quoted” – it’s", "cp1252", "en", False),
        ("日本語の文章です。", "cp932", "ja", False),
        ("Zażółć gęślą jaźń", "cp1250", "pl", False),
        ("\x98 ¤ ¦", "latin-1", "en", True),
    ],
)
def test_what_reads_like_its_language_is_sure(
    text: str, page: str, language: str, unsure: bool
) -> None:
    assert is_unsure(text.encode(page), [language]) is unsure


def test_documents_whose_code_page_is_unsure_are_named(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "more.txt"
    path.write_bytes(b"Press A\x98B\xa4C.\n")
    (number,) = project.files.add([path])
    (sure,) = (one.id for one in project.files.all() if one.id != number)
    assert project.files.encodings.unsure([sure, number]) == [number]
    project.files.encodings.read_as(number, "koi8_r")
    assert project.files.encodings.unsure([number]) == []
