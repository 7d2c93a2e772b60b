"""Documents of several formats through a project: taken in, confirmed, written out."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import content_types, sources, typed, write_zip

from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
DOCX = (
    f'<w:document xmlns:w="{W}"><w:body><w:p><w:r><w:t xml:space="preserve">Press </w:t></w:r>'
    "<w:r><w:rPr><w:b/></w:rPr><w:t>OK</w:t></w:r></w:p></w:body></w:document>"
)
KIND = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


@pytest.fixture
def documents(tmp_path: Path) -> list[Path]:
    texts = {"b.html": "<p>Press <b>OK</b>", "c.md": "Press **OK**", "d.json": '"Press <b>OK</b>"'}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "e.po").write_text('#, fuzzy\nmsgid "Press <b>OK</b>"\nmsgstr "Presser"\n')
    members = {"[Content_Types].xml": content_types({"word/document.xml": KIND})}
    path = write_zip(tmp_path / "a.docx", {**members, "word/document.xml": DOCX})
    return [path, *(tmp_path / name for name in texts), tmp_path / "e.po"]


def test_through_a_project(tmp_path: Path, documents: list[Path]) -> None:
    project = create_project(
        tmp_path / "p",
        NewProject(
            name="x",
            source_language="en",
            target_language="fr",
            documents=documents,
        ),
    )
    with project:
        segments = project.segments.read()
        assert len(segments) == len(documents)
        assert segments[-1].state == SegmentState.DRAFT
        for segment in segments:
            project.segments.confirm(segment.row_id, typed("<1>OK</1> d’abord", segment.source))
        for info in project.files.all():
            out = tmp_path / f"out-{info.name}"
            project.files.export(info.id, out)
            again = open_document(out, "en", "fr")
            if info.name.endswith(".po"):
                assert again.segments[0].state == SegmentState.TRANSLATED
                assert 'msgstr "<b>OK</b> d’abord"' in out.read_text()
            else:
                assert list(sources(again).values()) == ["<1>OK</1> d’abord"]


def test_tags_of_another_document_are_left_out(tmp_path: Path, documents: list[Path]) -> None:
    html, word = (open_document(path, "en", "fr") for path in (documents[1], documents[0]))
    foreign = html.segments[0].source
    word.save(tmp_path / "o.docx", {word.segments[0].id: TaggedText("Oui ") + foreign})
    assert sources(open_document(tmp_path / "o.docx", "en", "fr")) == {
        "document:1.1": "Oui Press OK"
    }
