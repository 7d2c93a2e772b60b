"""Bilingual documents that were exported, changed in another program, and come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from lxml import etree

from postil.cli import main
from postil.errors import InputError, UsageError
from postil.formats.registry import open_document
from postil.formats.segment import Remark, SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.returned_documents import ReturnedDocument
from postil.workspace.project import Project

SDL = "{http://sdl.com/FileTypes/SdlXliff/1.0}"
TEXTS = ("Open the lid.", "Close the lid. Wait.", "Push the button.", "Pull the lever.", "Stop.")
TRANSLATED, REVIEWED, REJECTED, DRAFT = (
    SegmentState.TRANSLATED, SegmentState.REVIEWED, SegmentState.REJECTED, SegmentState.DRAFT,
)  # fmt: skip


def sdlxliff(texts: tuple[str, ...] = TEXTS) -> str:
    units = "".join(
        f'<trans-unit id="u{n}"><source>{text}</source><seg-source><mrk mtype="seg" mid="{n}">'
        f'{text}</mrk></seg-source><sdl:seg-defs><sdl:seg id="{n}"/></sdl:seg-defs></trans-unit>'
        for n, text in enumerate(texts, 1)
    )
    return (
        '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" '
        'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="lid.docx" '
        'datatype="x" source-language="en-GB" target-language="fr-FR">'
        f"<body>{units}</body></file></xliff>"
    )


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    """Two documents; of the first all segments but the last are confirmed."""
    files = [tmp_path / "lid.docx.sdlxliff", tmp_path / "other.sdlxliff"]
    files[0].write_text(sdlxliff(), "utf-8")
    files[1].write_text(sdlxliff(("Open the lid.", "Another text.")), "utf-8")
    made = create_project(
        tmp_path / "project",
        NewProject(name="Lids", source_language="en-GB", target_language="fr-FR",
                   documents=files, author="Ada"),
    )  # fmt: skip
    for number, text in enumerate(("Ouvrez.", "Fermez. Attendez.", "Poussez.", "Tirez."), 1):
        made.segments.confirm(number, TaggedText(text))
    made.tools.annotations.add_comment(1, "Which lid?")
    yield made
    made.close()


def exported(project: Project, path: Path) -> Path:
    project.files.export(project.files.all()[0].id, path)
    return path


def changed(path: Path, texts: dict[int, str], states: dict[int, str], author: str = "Rae") -> None:
    """As another program would: other texts, states and their author."""
    tree = etree.parse(path)
    for number, state in states.items():
        (one,) = tree.iterfind(f".//{SDL}seg[@id='{number}']")
        one.set("conf", state)
        value = etree.SubElement(one, f"{SDL}value", key="last_modified_by")
        value.text = author
    for number, text in texts.items():
        (mark,) = tree.iterfind(f".//{{*}}target//{{*}}mrk[@mid='{number}']")
        mark[:] = []
        mark.text = text
    tree.write(path, encoding="utf-8", xml_declaration=True)


def test_what_was_changed_there_is_taken_in_the_name_of_who_did_it(
    project: Project, tmp_path: Path
) -> None:
    back = exported(project, tmp_path / "reviewed.sdlxliff")
    document = open_document(back, "en-GB", "fr-FR")
    said = {document.segments[3].id: [Remark("Rae", "Wrong term.", "2026-11-05T10:20:30Z")]}
    document.save(back, {}, {}, said)
    texts = {1: "Ouvrez le couvercle.", 3: "Appuyez."}
    changed(back, texts, {1: "Translated", 2: "ApprovedTranslation", 3: "Draft",
                          4: "RejectedTranslation"})  # fmt: skip
    returned = ReturnedDocument(project, back)
    assert returned.author == "Rae"
    report = returned.merge()
    assert [one.before.row_id for one in report.taken] == [1, 2, 3, 4]
    assert (report.unknown, report.kept, report.conflicts, report.marked) == (0, 0, [], [4])
    rows = project.segments.read()
    assert [one.target.plain for one in rows[:4]] == [
        "Ouvrez le couvercle.", "Fermez. Attendez.", "Appuyez.", "Tirez.",
    ]  # fmt: skip
    assert [one.state for one in rows[:4]] == [TRANSLATED, REVIEWED, DRAFT, REJECTED]
    assert [one.confirmed for one in rows[:4]] == [True, True, False, False]
    assert project.matching.proposals(1)[0].target.plain == "Ouvrez le couvercle."
    history = [(one.author, one.target.plain) for one in project.tools.versions.of(1)]
    assert set(history) == {("Rae", "Ouvrez le couvercle."), ("Ada", "Ouvrez.")}
    comments = [(one.row_id, one.author, one.text) for one in project.tools.annotations.comments()]
    assert comments == [(1, "Ada", "Which lid?"), (4, "Rae", "Wrong term.")]  # ours not twice
    again = ReturnedDocument(project, back).merge()
    assert (again.taken, again.marked) == ([], [])


def test_what_has_not_come_on_there_stays(project: Project, tmp_path: Path) -> None:
    back = exported(project, tmp_path / "back.sdlxliff")
    changed(back, {}, {1: "Draft", 2: "Unspecified"})
    project.segments.save_draft(5, TaggedText("Arrêtez."))  # since it was exported
    report = ReturnedDocument(project, back).merge()
    assert (report.taken, report.kept) == ([], 3)
    assert project.segments.get(1).confirmed
    assert project.segments.get(5).target.plain == "Arrêtez."


def test_what_is_locked_here_is_named_and_stays(project: Project, tmp_path: Path) -> None:
    back = exported(project, tmp_path / "back.sdlxliff")
    changed(back, {1: "Autre"}, {})
    project.tools.annotations.lock([1])
    report = ReturnedDocument(project, back).merge()
    assert ([one.before.row_id for one in report.conflicts], report.taken) == ([1], [])
    assert project.segments.get(1).target.plain == "Ouvrez."


def test_segments_that_were_split_here_come_back(project: Project, tmp_path: Path) -> None:
    project.tools.recutting.split(2, len("Close the lid."), len("Fermez."))
    back = exported(project, tmp_path / "back.sdlxliff")
    changed(back, {1: "Ouvrez le couvercle."}, {2: "ApprovedTranslation"})
    report = ReturnedDocument(project, back).merge()
    taken = {one.before.source.plain for one in report.taken}
    assert "Open the lid." in taken
    texts = [one.target.plain.strip() for one in project.segments.read()[:3]]
    assert texts == ["Ouvrez le couvercle.", "Fermez.", "Attendez."]


def test_a_file_of_another_project_is_refused(project: Project, tmp_path: Path) -> None:
    other = tmp_path / "x.sdlxliff"
    other.write_text(sdlxliff(("Nothing of it.",)), "utf-8")
    with pytest.raises(UsageError, match=r"No document of this project has the segments of x\.sdl"):
        ReturnedDocument(project, other)
    other.write_text("<xliff>", "utf-8")
    with pytest.raises(InputError, match="line 1"):
        ReturnedDocument(project, other)


def test_on_the_command_line(
    project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    back = exported(project, tmp_path / "back.sdlxliff")
    changed(back, {1: "Ouvrez le couvercle."}, {})
    project.close()
    assert main(["package", "merge", str(project.folder), str(back)]) == 0
    assert capsys.readouterr().out.startswith("1 segment taken, 0 conflicts")
