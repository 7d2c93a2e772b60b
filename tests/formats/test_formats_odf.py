"""OpenDocument: spaces, spans, notes and fields in place."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from office_files import member, odt, odt_style
from package_files import sources, translated, write_zip

from postil.errors import InputError
from postil.formats.filter_options import FilterOptions
from postil.formats.registry import open_document


def test_texts(tmp_path: Path) -> None:
    styles = (
        odt_style("T1", 'fo:font-weight="bold" xmlns:o="x" o:rsid="1"')
        + odt_style("T2", 'fo:font-weight="bold" xmlns:o="x" o:rsid="2"')
        + odt_style("T3", 'fo:language="de"')
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
    text = member(out, "content.xml")
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


def test_terms_of_indexes(tmp_path: Path) -> None:
    """Those that marks hold, and the keys above them; one that is deleted is none."""
    gone = (
        "<text:tracked-changes><text:changed-region><text:deletion><text:p>"
        '<text:toc-mark text:string-value="Gone"/></text:p></text:deletion></text:changed-region>'
        "</text:tracked-changes>"
    )
    first = (
        'The <text:alphabetical-index-mark text:string-value="pumps" text:key1="tools"/>pump, a '
        '<text:alphabetical-index-mark-start text:id="i" text:key1="tools"/>tool'
        '<text:alphabetical-index-mark-end text:id="i"/>'
    )
    second = f'{gone}See <text:user-index-mark text:string-value="valves" text:index-name="u"/>it'
    path, out = odt(tmp_path / "a.odt", first, second), tmp_path / "o.odt"
    found = sources(open_document(path, "en", "fr"))
    index = {name: text for name, text in found.items() if ":index" in name}
    assert index == {
        "content:index1.1": "pumps", "content:index2.1": "tools", "content:index7.1": "valves"
    }  # fmt: skip
    texts = {"content:index2.1": 'des "outils"', "content:1.1": "<1/>Pompe<2/>outil<3/>"}
    translated(path, out, texts)
    new = member(out, "content.xml")
    assert new.count('text:key1="des &quot;outils&quot;"') == 2
    assert 'text:string-value="pumps"' in new
    old = open_document(path, "en", "fr", options=FilterOptions(version=3))
    assert list(sources(old)) == [name for name in found if ":index" not in name]
