"""Packages of Trados and memoQ: opened as projects, and given back."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from postil.cli import main
from postil.errors import InputError, ProjectError, UsageError
from postil.formats.exchange.handoff import open_handoff
from postil.formats.registry import HANDOFF_SUFFIXES, open_document
from postil.text.tags import TaggedText
from postil.workspace.details import HANDOFF
from postil.workspace.package.handoffs import (
    OpenedHandoff,
    export_return_package,
    handoff_targets,
    open_handoff_package,
    return_name,
)
from postil.workspace.project import Project

GOLDEN = Path(__file__).parents[1] / "formats" / "golden"
TMX = (
    '<tmx version="1.4"><header srclang="en-GB" segtype="sentence"/><body><tu>'
    '<tuv xml:lang="en-GB"><seg>Open the lid.</seg></tuv>'
    '<tuv xml:lang="fr-FR"><seg>Ouvrez le couvercle.</seg></tuv></tu></body></tmx>'
)
PROJECT = """\ufeff<?xml version="1.0" encoding="utf-8"?>\r
<PackageProject xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" Version="4.0.0.0" \
Guid="11111111-1111-1111-1111-111111111111" PackageGuid="22222222-2222-2222-2222-222222222222" \
PackageType="ProjectPackage" PackageCreatedAt="2024-02-01T10:00:00Z" PackageCreatedBy="agency">\r
  <LanguageDirections>\r
    <LanguageDirection Guid="3" SourceLanguageCode="en-GB" TargetLanguageCode="fr-FR"/>\r
    <LanguageDirection Guid="4" SourceLanguageCode="en-GB" TargetLanguageCode="de-DE"/>\r
  </LanguageDirections>\r
  <TermbaseConfiguration><Termbases/></TermbaseConfiguration>\r
  <GeneralProjectInfo Name="Lids &amp; more" DueDate="2031-05-06T16:00:00Z" Status="Started"/>\r
  <ProjectFiles>\r
    <ProjectFile Guid="5" Name="lid.docx" Role="Translatable">\r
      <LanguageFiles>\r
        <LanguageFile Guid="6" LanguageCode="fr-FR"><FileVersions>\
<FileVersion Guid="7" VersionNumber="1" FileName="lid.docx.sdlxliff" \
PhysicalPath="fr-FR\\lid.docx.sdlxliff"/></FileVersions></LanguageFile>\r
        <LanguageFile Guid="11" LanguageCode="de-DE"><FileVersions>\
<FileVersion Guid="12" VersionNumber="1" FileName="lid.docx.sdlxliff" \
PhysicalPath="de-DE\\lid.docx.sdlxliff"/></FileVersions></LanguageFile>\r
      </LanguageFiles>\r
    </ProjectFile>\r
  </ProjectFiles>\r
  <Tasks>\r
    <AutomaticTask Guid="8"><Reports/></AutomaticTask>\r
    <ManualTask Guid="9" Status="Started" PercentComplete="0"><Reports><Report Name="a"/></Reports>\
<Files><TaskFile Guid="10" \
LanguageFileGuid="6" Completed="false"/></Files></ManualTask>\r
  </Tasks>\r
</PackageProject>\r
"""


def sdlxliff(*texts: str, target: str = "fr-FR") -> str:
    units = "".join(
        f'<trans-unit id="u{n}"><source>{text}</source><seg-source><mrk mtype="seg" mid="{n}">'
        f'{text}</mrk></seg-source><sdl:seg-defs><sdl:seg id="{n}"/></sdl:seg-defs></trans-unit>'
        for n, text in enumerate(texts, 1)
    )
    return (
        '\ufeff<?xml version="1.0" encoding="utf-8"?><xliff version="1.2" '
        'xmlns="urn:oasis:names:tc:xliff:document:1.2" '
        'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="lid.docx" '
        f'datatype="x-sdlfilterframework2" source-language="en-GB" target-language="{target}">'
        f"<body>{units}</body></file></xliff>"
    )


def package(path: Path, members: Mapping[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def trados(path: Path, **more: str | bytes) -> Path:
    return package(
        path,
        {
            "Lids.sdlproj": PROJECT,
            "en-GB/lid.docx.sdlxliff": sdlxliff("Open the lid.", "Close it."),
            "fr-FR/lid.docx.sdlxliff": sdlxliff("Open the lid.", "Close it."),
            "fr-FR/sub/lid.docx.sdlxliff": sdlxliff("Two words"),
            "de-DE/lid.docx.sdlxliff": sdlxliff("Open the lid.", target="de-DE"),
            "Tm/client.tmx": TMX,
            "Reports/Analyze.xml": "<task/>",
            **more,
        },
    )


def memoq(path: Path, **more: str | bytes) -> Path:
    return package(
        path,
        {
            "project.xml": "<any/>",
            "docs/lid.mqxliff": sdlxliff("Open the lid.", "Close it."),
            "docs/inner.mqxlz": _zipped(sdlxliff("Two words")),
            "TMs/client.tmx": TMX,
            "TBs/client terms.csv": "English,French\nlid,couvercle\n",
            **more,
        },
    )


def _zipped(xliff: str) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("document.mqxliff", xliff)
        archive.writestr("skeleton.bin", b"\0\1")
    return out.getvalue()


def members(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def targets(path: Path) -> list[str]:
    return [
        one.target.plain if one.target is not None else ""
        for one in open_document(path, "en-GB", "fr-FR").segments
    ]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[OpenedHandoff]:
    made = open_handoff_package(
        trados(tmp_path / "Lids.sdlppx"), tmp_path / "project", target="fr-FR", author="Ada"
    )
    yield made
    made.project.close()


def test_a_package_of_trados_makes_a_project(opened: OpenedHandoff) -> None:
    project = opened.project
    info = project.info
    assert (info.name, info.source_language, info.target_language) == (
        "Lids & more", "en-GB", "fr-FR",
    )  # fmt: skip
    assert info.handoff == "Lids.sdlppx"
    assert str(project.plan.deadline) == "2031-05-06"
    assert [one.name for one in project.files.all()] == ["lid.docx.sdlxliff"] * 2
    assert [one.source.plain for one in project.segments.read()] == [
        "Open the lid.", "Close it.", "Two words",
    ]  # fmt: skip
    assert project.memories.sizes()["client"] == 1
    assert project.matching.proposals(1)[0].target.plain == "Ouvrez le couvercle."
    assert opened.left_out == []


def test_what_goes_back_keeps_the_ids_and_has_the_targets(
    opened: OpenedHandoff, tmp_path: Path
) -> None:
    project = opened.project
    for number, text in enumerate(("Ouvrez le couvercle.", "Fermez-le.", "Deux mots"), 1):
        if number == 3:
            export_return_package(project, tmp_path / "half.sdlrpx")
            with pytest.raises(UsageError, match="1 of its segments are not confirmed"):
                export_return_package(project, tmp_path / "none.sdlrpx", drafts="refuse")
            assert not (tmp_path / "none.sdlrpx").exists()
        project.segments.confirm(number, TaggedText(text))
    out = tmp_path / return_name(project.info.handoff)
    assert out.name == "Lids.sdlrpx"
    export_return_package(project, out)
    got, before = members(out), members(tmp_path / "Lids.sdlppx")
    assert sorted(got) == [
        "Lids.sdlproj",
        "en-GB/lid.docx.sdlxliff",
        "fr-FR/lid.docx.sdlxliff",
        "fr-FR/sub/lid.docx.sdlxliff",
    ]
    assert got["en-GB/lid.docx.sdlxliff"] == before["en-GB/lid.docx.sdlxliff"]
    (tmp_path / "a.sdlxliff").write_bytes(got["fr-FR/lid.docx.sdlxliff"])
    (tmp_path / "b.sdlxliff").write_bytes(got["fr-FR/sub/lid.docx.sdlxliff"])
    assert targets(tmp_path / "a.sdlxliff") == ["Ouvrez le couvercle.", "Fermez-le."]
    assert targets(tmp_path / "b.sdlxliff") == ["Deux mots"]
    assert b'conf="Translated"' in got["fr-FR/lid.docx.sdlxliff"]

    root = etree.fromstring(got["Lids.sdlproj"])
    old = etree.fromstring(before["Lids.sdlproj"])
    assert root.get("PackageType") == "ReturnPackage"
    assert root.get("PackageCreatedBy") == "Ada"
    assert got["Lids.sdlproj"].startswith(b'\xef\xbb\xbf<?xml version="1.0" encoding="utf-8"?>\r\n')
    gone = {"8", "11", "12"}  # the automatic task, and the file in another language
    kept = [one.get("Guid") for one in old.iter() if one.get("Guid") not in (None, *gone)]
    assert [one.get("Guid") for one in root.iter() if one.get("Guid")] == kept
    assert not list(root.iter("TermbaseConfiguration", "Report"))
    assert [one.get("FileTimeStamp", "")[:2] for one in root.iter("FileVersion")] == ["20"]
    assert root.get("PackageGuid") == old.get("PackageGuid")
    task = root.find(".//ManualTask")
    assert task is not None
    assert (task.get("Status"), task.get("PercentComplete")) == ("Completed", "100")
    assert [one.get("Completed") for one in root.iter("TaskFile")] == ["true"]

    half = etree.fromstring(members(tmp_path / "half.sdlrpx")["Lids.sdlproj"])
    assert half.find(".//ManualTask").get("Status") == "Started"


def test_a_language_is_chosen_where_there_are_several(tmp_path: Path) -> None:
    path = trados(tmp_path / "Lids.sdlppx")
    assert handoff_targets(path) == ["fr-FR", "de-DE"]
    for target in ("", "it-IT"):
        with pytest.raises(UsageError, match="The package is for fr-FR, de-DE"):
            open_handoff_package(path, tmp_path / "project", target=target)
        assert not (tmp_path / "project").exists()
    with open_handoff_package(path, tmp_path / "project", target="de-DE").project as project:
        assert project.reports.counts().total.segments == 1


def test_a_package_of_memoq_there_and_back(tmp_path: Path) -> None:
    path = memoq(tmp_path / "Job.mqout")
    opened = open_handoff_package(path, tmp_path / "project")
    with opened.project as project:
        assert opened.left_out == []
        assert project.files.glossaries() == {"client terms": 1}
        assert project.memories.sizes()["client"] == 1
        for number, text in enumerate(("Ouvrez le couvercle.", "Fermez-le.", "Deux mots"), 1):
            project.segments.confirm(number, TaggedText(text))
        export_return_package(project, tmp_path / "Job.mqback")
    got, before = members(tmp_path / "Job.mqback"), members(path)
    assert list(got) == list(before)
    changed = {name for name in got if got[name] != before[name]}
    assert changed == {"docs/lid.mqxliff", "docs/inner.mqxlz"}
    (tmp_path / "a.mqxliff").write_bytes(got["docs/lid.mqxliff"])
    (tmp_path / "b.mqxlz").write_bytes(got["docs/inner.mqxlz"])
    assert targets(tmp_path / "a.mqxliff") == ["Ouvrez le couvercle.", "Fermez-le."]
    assert targets(tmp_path / "b.mqxlz") == ["Deux mots"]


def test_untouched_documents_go_back_as_they_came(tmp_path: Path) -> None:
    golden = {
        "a/memoq.mqxliff": (GOLDEN / "memoq.mqxliff").read_bytes(),
        "a/units.xlf": (GOLDEN / "units.xlf").read_bytes(),
    }
    path = package(tmp_path / "a.mqout", golden)
    target = handoff_targets(path)[0]
    with open_handoff_package(path, tmp_path / "project", target=target).project as project:
        export_return_package(project, tmp_path / "a.mqback")
    assert (tmp_path / "a.mqback").read_bytes() == path.read_bytes()


def test_what_cannot_be_read_is_left_out_and_named(tmp_path: Path) -> None:
    more = {
        "Tb/terms.sdltb": b"\0\1",
        "Tm/bad.sdltm": b"no database",
        "Tm/other.tmx": TMX.replace("fr-FR", "ja-JP"),
        "Tb/odd.csv": "a,b,c,d,e\n",
    }
    path = trados(tmp_path / "Lids.sdlppx", **more)
    opened = open_handoff_package(path, tmp_path / "project", target="fr-FR")
    opened.project.close()
    assert sorted(name for name, _ in opened.left_out) == sorted(more)
    reasons = dict(opened.left_out)
    assert "MultiTerm" in reasons["Tb/terms.sdltb"]
    assert reasons["Tm/bad.sdltm"] == "this is no memory of Trados"


@pytest.mark.parametrize(
    ("name", "inside", "said"),
    [
        ("a.sdlppx", {"x.txt": "x"}, "0 sdlproj files"),
        ("a.sdlppx", {"a.sdlproj": "<Other/>"}, "no package of Trados"),
        ("a.sdlppx", {"a.sdlproj": '<!DOCTYPE a [<!ENTITY b "c">]><PackageProject/>'}, "entities"),
        ("a.sdlppx", {"a.sdlproj": PROJECT}, "no document in the package"),
        ("a.sdlppx", {"../a.sdlproj": PROJECT}, "leads out of the folder"),
        ("a.mqout", {"a.mbd": b"\0"}, "no document in the package"),
        ("a.mqout", {"a.mqxlz": b"no zip"}, "damaged"),
        ("a.mqout", {"a.xlf": b"\0" * (70 << 20)}, "more than"),
        ("a.zip", {"a.xlf": "x"}, "no package of Trados or memoQ"),
    ],
)
def test_others_are_refused(
    tmp_path: Path, name: str, inside: dict[str, str | bytes], said: str
) -> None:
    path = package(tmp_path / name, inside)
    with pytest.raises(InputError, match=said):
        open_handoff_package(path, tmp_path / "project")
    assert not (tmp_path / "project").exists()


def test_a_bad_document_leaves_no_project(tmp_path: Path) -> None:
    path = trados(tmp_path / "Lids.sdlppx", **{"fr-FR/bad.sdlxliff": "<xliff>"})
    with pytest.raises(InputError, match=r"Lids\.sdlppx: bad\.sdlxliff: line 1"):
        open_handoff_package(path, tmp_path / "project", target="fr-FR")
    assert not (tmp_path / "project").exists()


def test_documents_removed_go_back_as_they_came_and_added_ones_stay(
    opened: OpenedHandoff, tmp_path: Path
) -> None:
    project = opened.project
    first = project.files.all()[0]
    project.files.remove(first.id)
    text = tmp_path / "more.txt"
    text.write_text("More\n", "utf-8")
    project.files.add([text])
    project.segments.confirm(project.segments.read()[0].row_id, TaggedText("Deux mots"))
    export_return_package(project, tmp_path / "a.sdlrpx")
    got, before = members(tmp_path / "a.sdlrpx"), members(tmp_path / "Lids.sdlppx")
    assert got["fr-FR/lid.docx.sdlxliff"] == before["fr-FR/lid.docx.sdlxliff"]
    assert b"Deux mots" in got["fr-FR/sub/lid.docx.sdlxliff"]


@pytest.mark.parametrize(
    "record",
    ["no json", "[]", '{"file": "../x.mqout", "target": "fr", "members": {}}',
     '{"file": "x", "target": "fr", "members": {"a": "b"}}'],
)  # fmt: skip
def test_a_damaged_record_leads_nowhere(opened: OpenedHandoff, tmp_path: Path, record: str) -> None:
    opened.project.details.write({HANDOFF: record})
    with pytest.raises(ProjectError):
        export_return_package(opened.project, tmp_path / "a.sdlrpx")


def test_a_project_of_documents_has_nothing_to_give_back(tmp_path: Path, project: Project) -> None:
    assert project.info.handoff == ""
    with pytest.raises(UsageError, match="not made of a package"):
        export_return_package(project, tmp_path / "a.sdlrpx")


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, folder = trados(tmp_path / "Lids.sdlppx"), tmp_path / "project"
    assert main(["package", "open", str(path), "--out", str(folder), "-t", "fr-FR"]) == 0
    assert "en-GB to fr-FR, 2 documents, 3 segments, 1 memory unit" in capsys.readouterr().out
    assert main(["package", "return", str(folder), "--only-confirmed"]) == 2
    assert main(["package", "return", str(folder)]) == 0
    assert zipfile.is_zipfile(tmp_path / "Lids.sdlrpx")
    assert main(["new", str(tmp_path / "n"), str(path), "-s", "en", "-t", "fr"]) == 3
    assert "package of another tool" in capsys.readouterr().err


@given(damage=st.lists(st.tuples(st.integers(0), st.binary(min_size=1, max_size=4)), max_size=4))
def test_damaged_packages_are_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, damage: list[tuple[int, bytes]]
) -> None:
    folder = tmp_path_factory.mktemp("damage")
    for suffix, make in zip(HANDOFF_SUFFIXES, (trados, memoq), strict=True):
        path = make(folder / f"a{suffix}")
        data = bytearray(path.read_bytes())
        for place, change in damage:
            at = place % len(data)
            data[at : at + len(change)] = change
        path.write_bytes(data)
        try:
            handoff = open_handoff(path)
            for target in handoff.targets:
                for member in handoff.documents(target):
                    handoff.read(member)
        except InputError as error:
            assert path.name in str(error)
