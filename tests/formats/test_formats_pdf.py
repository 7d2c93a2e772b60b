"""Text of a PDF: its paragraphs, into a Word document of a project; others are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.errors import InputError
from postil.formats.pdf_text import joined, pdf_paragraphs, write_as_word
from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.workspace.documents.import_candidates import look_at
from postil.workspace.project import Project

PAGES = [
    [
        "Manual of the pen", "", "The pen writes on paper of every kind, and it is ex-",
        "traordinary in that it needs no ink at all for it.",
        "Take it in the hand and write with it.",
        "A short end.", "Another paragraph begins here and goes on over the", "1",
    ],
    [
        "Manual of the pen", "", "end of the page. Put the cap on it.", "• one item", "• two items",
        "2",
    ],
    ["Manual of the pen", "", "The last page (it has little on it).", "3"],
]  # fmt: skip


def pdf(path: Path, pages: list[list[str]]) -> Path:
    """A PDF with these lines, built by hand."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"", b"<</Type/Font/Subtype/Type1/BaseFont/"
               b"Helvetica/Encoding/WinAnsiEncoding>>"]  # fmt: skip
    kids = []
    for lines in pages:
        shown = b"".join(
            b"(" + line.replace("(", "\\(").replace(")", "\\)").encode("cp1252") + b") Tj T*\n"
            for line in lines
        )
        stream = b"BT /F1 12 Tf 14 TL 50 700 Td\n" + shown + b"ET"
        objects.append(b"<</Length %d>>stream\n%s\nendstream" % (len(stream), stream))
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents %d 0 R"
            b"/Resources<</Font<</F1 3 0 R>>>>>>" % len(objects)
        )
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<</Type/Pages/Kids[%s]/Count %d>>" % (b" ".join(kids), len(kids))
    out, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, one)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    path.write_bytes(out)
    return path


def test_paragraphs(tmp_path: Path) -> None:
    assert pdf_paragraphs(pdf(tmp_path / "a.pdf", PAGES)) == [
        "The pen writes on paper of every kind, and it is extraordinary in that it needs no ink at "
        "all for it. Take it in the hand and write with it. A short end.",
        "Another paragraph begins here and goes on over the end of the page. Put the cap on it.",
        "• one item",
        "• two items",
        "The last page (it has little on it).",
    ]
    assert pdf_paragraphs(pdf(tmp_path / "a.pdf", PAGES[:1]))[0] == "Manual of the pen"


@pytest.mark.parametrize(
    ("lines", "paragraphs"),
    [
        (["one line that is long enough", "two"], ["one line that is long enough two"]),
        (["Heading", "A line of much text.", "x"], ["Heading", "A line of much text. x"]),
        (["日本語の文は", "続きます。"], ["日本語の文は続きます。"]),
        (["日本語の文は、", "続きます。"], ["日本語の文は、続きます。"]),
        (["ข้อความภาษาไทย", "บรรทัดต่อไป"], ["ข้อความภาษาไทยบรรทัดต่อไป"]),
        (["see the well-", "Known pages"], ["see the well- Known pages"]),
        (["1. first", "2. second"], ["1. first", "2. second"]),
        ([], []),
    ],
)  # fmt: skip
def test_lines_become_paragraphs(lines: list[str], paragraphs: list[str]) -> None:
    assert list(joined([lines])) == paragraphs


def test_a_word_document_says_the_same(tmp_path: Path) -> None:
    path, word = pdf(tmp_path / "a.pdf", [["A < b & c.", "", "Café"]]), tmp_path / "a.docx"
    write_as_word(path, word)
    document = open_document(word, "en", "fr")
    assert [one.source.plain for one in document.segments] == ["A < b & c.", "Café"]
    first = word.read_bytes()
    write_as_word(path, word)
    assert word.read_bytes() == first


def test_into_a_project_and_out_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, folder = pdf(tmp_path / "pen.pdf", PAGES), tmp_path / "project"
    (found,) = look_at([tmp_path]).files
    assert (found.path, found.segments, found.source_language) == (path, 8, "en")
    assert "layout, pictures and tables are lost" in found.loss
    assert main(["new", str(folder), str(path), "-s", "en", "-t", "fr"]) == 0
    assert "pen.pdf: only its text is taken" in capsys.readouterr().out
    with Project.open(folder) as project:
        (document,) = project.files.all()
        assert document.name == "pen.pdf.docx"
        project.segments.confirm(project.segments.read()[0].row_id, TaggedText("Le stylo écrit."))
        project.files.export(document.id, tmp_path / "out.docx")
    texts = [one.source.plain for one in open_document(tmp_path / "out.docx", "fr", "en").segments]
    assert texts[0] == "Le stylo écrit."


def test_others_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.pdf"
    for data, said in (
        (b"", "this is no PDF"),
        (b"text", "this is no PDF"),
        (b"%PDF-1.4\nno more", "the PDF is damaged"),
        (pdf(tmp_path / "a.pdf", PAGES).read_bytes()[:300], "the PDF is damaged"),
        (pdf(tmp_path / "a.pdf", [["12", ""], []]).read_bytes(), "only pictures of pages"),
    ):
        bad.write_bytes(data)
        with pytest.raises(InputError, match=said):
            pdf_paragraphs(bad)
    (_, reason), *_ = look_at([bad]).refused
    assert reason.startswith("there is no text in it, only pictures of pages. Have its text ")
    with pytest.raises(InputError, match="not translated in place"):
        open_document(tmp_path / "a.pdf", "en", "fr")
