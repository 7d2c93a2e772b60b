"""Which part of its document a paragraph is: headings, cells, notes of docx and odt."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from office_files import DOCX_SPACES, HEAD, content_types, write_zip

from postil.formats.registry import open_document
from postil.formats.structure import Structure, paragraph_of, read_structure

ODT = (
    '<?xml version="1.0"?><office:document-content '
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:text>'
    '<text:h text:outline-level="2">Head</text:h><text:p>Body one. Body two.</text:p>'
    "<text:p>See<text:note><text:note-citation>1</text:note-citation><text:note-body>"
    "<text:p>Remark</text:p></text:note-body></text:note></text:p>"
    "<table:table><table:table-row><table:table-cell><text:p>Left</text:p></table:table-cell>"
    "<table:table-cell><text:p>Right</text:p></table:table-cell></table:table-row></table:table>"
    "<text:list><text:list-item><text:p>Point</text:p></text:list-item></text:list>"
    "</office:text></office:body></office:document-content>"
)


KIND = "application/vnd.openxmlformats-officedocument.wordprocessingml"
STYLES = (
    '<w:style w:styleId="Top"><w:name w:val="Title"/></w:style>'
    '<w:style w:styleId="H"><w:name w:val="heading 1"/></w:style>'
    '<w:style w:styleId="Own"><w:name w:val="Mine"/><w:basedOn w:val="H"/></w:style>'
    '<w:style w:styleId="A"><w:name w:val="Round"/><w:basedOn w:val="A"/></w:style>'
)


def paragraph(text: str, look: str = "") -> str:
    return f"<w:p><w:pPr>{look}</w:pPr><w:r><w:t>{text}</w:t></w:r></w:p>"


def parts(path: Path) -> dict[str, str]:
    return {
        one.source.plain: str(one.structure or "")
        for one in open_document(path, "en", "fr").segments
    }


def test_word_documents_say_what_their_paragraphs_are(tmp_path: Path) -> None:
    body = (
        paragraph("The whole", '<w:pStyle w:val="Top"/>')
        + paragraph("First part", '<w:pStyle w:val="Own"/>')
        + paragraph("Deeper", '<w:outlineLvl w:val="2"/>')
        + paragraph("Running text. Goes on.", '<w:outlineLvl w:val="9"/>')
        + paragraph("One point", "<w:numPr/>")
        + f"<w:tbl><w:tr><w:tc>{paragraph('Above')}</w:tc></w:tr>"
        + f"<w:tr><w:tc>{paragraph('Below')}</w:tc></w:tr></w:tbl>"
    )
    members = {
        "document": f"<w:document {DOCX_SPACES}><w:body>{body}</w:body></w:document>",
        "header": f"<w:hdr {DOCX_SPACES}>{paragraph('On every page')}</w:hdr>",
        "footnotes": f"<w:footnotes {DOCX_SPACES}>{paragraph('A remark')}</w:footnotes>",
        "styles": f"<w:styles {DOCX_SPACES}>{STYLES}</w:styles>",
    }
    kinds = {f"word/{name}.xml": f"{KIND}.{name}+xml" for name in members}
    kinds["word/document.xml"] = f"{KIND}.document.main+xml"
    parts_of_file = {f"word/{name}.xml": HEAD + text for name, text in members.items()}
    path = write_zip(
        tmp_path / "parts.docx", {"[Content_Types].xml": content_types(kinds), **parts_of_file}
    )
    found = parts(path)
    assert found["The whole"] == "title"
    assert found["First part"] == "heading 1"
    assert found["Running text."] == found["Goes on."] == ""
    assert found["Deeper"] == "heading 3"
    assert found["One point"] == "list"
    assert (found["Above"], found["Below"]) == ("cell 1.1.1", "cell 1.2.1")
    assert found["A remark"] == "footnote"
    assert found["On every page"] == "header"


def test_opendocument_texts_say_what_their_paragraphs_are(tmp_path: Path) -> None:
    path = tmp_path / "parts.odt"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.text")
        archive.writestr("content.xml", ODT)
    found = parts(path)
    assert found["Head"] == "heading 2"
    assert found["Body one."] == found["Body two."] == ""
    assert found["Remark"] == "footnote"
    assert (found["Left"], found["Right"]) == ("cell 1.1.1", "cell 1.1.2")
    assert found["Point"] == "list"


@given(st.sampled_from(["heading", "cell", "box"]), st.lists(st.integers(0, 10**6), max_size=3))
def test_what_is_written_is_read_again(kind: str, numbers: list[int]) -> None:
    structure = read_structure(f"{kind} {'.'.join(map(str, numbers))}".rstrip())
    assert structure is not None
    assert read_structure(str(structure)) == structure


@pytest.mark.parametrize(
    "text", ["", "poem", "cell 1.x", "cell 1..2", "heading ²", "cell 9999999999"]
)
def test_nonsense_is_nothing(text: str) -> None:
    assert read_structure(text) is None


def test_sentences_belong_to_their_paragraph() -> None:
    assert paragraph_of("document:3.2") == "document:3"
    assert paragraph_of("unit.a") == "unit.a"
    assert Structure("box").cell == (0, 0, 0)
