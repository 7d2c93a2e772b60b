"""OpenDocument: spaces, spans, notes and fields in place."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from package_files import sources, translated, write_zip

from postil.errors import InputError
from postil.formats.documents import open_document

_URN = "urn:oasis:names:tc:opendocument:xmlns"
_NAMES = ("office", "text", "style", "table", "draw")
SPACES = " ".join(f'xmlns:{name}="{_URN}:{name}:1.0"' for name in _NAMES)
SPACES += f' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:fo="{_URN}:xsl-fo-compatible:1.0"'


def odt(path: Path, *paragraphs: str, styles: str = "", manifest: str = "<m/>") -> Path:
    body = "".join(f"<text:p>{text}</text:p>" for text in paragraphs)
    content = (
        f'<?xml version="1.0"?>\n<office:document-content {SPACES}><office:automatic-styles>'
        f"{styles}</office:automatic-styles><office:body>{body}</office:body></office:document-content>"
    )
    members = {
        "mimetype": "application/vnd.oasis.opendocument.text",
        "content.xml": content,
        "META-INF/manifest.xml": manifest,
        "Pictures/1.png": b"\x89PNG" * 9,
    }
    return write_zip(path, members, stored=("mimetype",))


def content(path: Path) -> str:
    return zipfile.ZipFile(path).read("content.xml").decode()


def style(name: str, properties: str) -> str:
    return (
        f'<style:style style:name="{name}" style:family="text">'
        f"<style:text-properties {properties}/></style:style>"
    )


def test_texts(tmp_path: Path) -> None:
    styles = (
        style("T1", 'fo:font-weight="bold" xmlns:o="x" o:rsid="1"')
        + style("T2", 'fo:font-weight="bold" xmlns:o="x" o:rsid="2"')
        + style("T3", 'fo:language="de"')
    )
    path = odt(
        tmp_path / "a.odt",
        '\n  A <text:span text:style-name="T1">bo</text:span><text:span text:style-name="T2">ld'
        '</text:span>  <text:span text:style-name="T3">wo</text:span>rd.<text:soft-page-break/> '
        "Two <text:s text:c=\"2\"/>spaces\n",
        'See<text:note><text:note-body><text:p>A note.</text:p></text:note-body></text:note> '
        '<text:a xlink:href="x">this</text:a>, page <text:page-number>3</text:page-number>',
        "<office:annotation><text:p>Hm</text:p></office:annotation><text:bookmark/>Left"
        "<text:tab/>right<text:line-break/>below",
        styles=styles,
    )  # fmt: skip
    assert sources(open_document(path, "en", "fr")) == {
        "content:1.1": "A <1>bold</1> word.", "content:1.2": "Two   spaces",
        "content:2.1": "See<1/> <2>this</2>, page <3/>", "content:3.1": "A note.",
        "content:4.1": "Left<1/>right<2/>below",
    }  # fmt: skip
    out = tmp_path / "o.odt"
    texts = {
        "content:1.2": "Deux    espaces", "content:2.1": "Page <3/>,  <2>ici</2><1/>",
        "content:3.1": "Une note.", "content:4.1": "Gauche\tdroite<2/>dessous\nfin",
    }  # fmt: skip
    again = translated(path, out, texts)
    assert again["content:1.1"] == "A <1>bold</1> word."
    assert again["content:1.2"] == "Deux    espaces"
    assert again["content:2.1"] == "Page <1/>,  <2>ici</2>"  # a note may stand after the sentence
    assert again["content:3.1"] == "Une note."
    assert again["content:4.1"] == "Gauche<1/>droite<2/>dessous<3/>fin"
    text = content(out)
    assert (
        '<text:span text:style-name="T1">bold</text:span> word. Deux <text:s text:c="3"/>' in text
    )
    assert "</text:a><text:note><text:note-body><text:p>Une note.</text:p>" in text
    assert "<office:annotation><text:p>Hm</text:p></office:annotation><text:bookmark/>Gau" in text
    with zipfile.ZipFile(out) as archive:
        assert archive.infolist()[0].filename == "mimetype"
        assert archive.getinfo("mimetype").compress_type == zipfile.ZIP_STORED


def test_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="password"):
        open_document(odt(tmp_path / "a.odt", manifest="<encryption-data/>"), "en", "fr")
    with pytest.raises(InputError, match="no OpenDocument"):
        open_document(write_zip(tmp_path / "a.odt", {"x": "y"}), "en", "fr")
