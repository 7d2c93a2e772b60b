"""The direction of exported files: that of the target language."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree
from office_files import DOCX_SPACES, docx, idml, member, odt, run
from package_files import content_types, write_zip

from postil.formats.office.docx_runs import W
from postil.formats.office.office_direction import turn_word, turned_sheet
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

_PML = "vnd.openxmlformats-officedocument.presentationml"
_A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'


def exported(path: Path, source: str, target: str, *texts: str) -> Path:
    """The file with its segments translated; tags stay around all of the text."""
    document = open_document(path, source, target)
    out = path.with_name(f"{target}{path.suffix}")
    targets = {}
    for segment, text in zip(document.segments, texts, strict=False):
        parts = [text if isinstance(part, str) else part for part in segment.source.parts()]
        targets[segment.id] = TaggedText.from_parts(parts)
    document.save(out, targets)
    return out


def test_paragraphs_and_runs_of_word_are_turned(tmp_path: Path) -> None:
    path = docx(
        tmp_path / "a.docx",
        run("One.", '<w:b/><w:sz w:val="28"/><w:lang w:val="en-GB"/>'),
        run("Two."),
        run("Three."),
    )
    text = member(exported(path, "en", "ar", "واحد.", "Word 3", "3"), "word/document.xml")
    assert "<w:pPr><w:bidi/></w:pPr><w:r><w:rPr>" in text
    assert '<w:b/><w:bCs/><w:sz w:val="28"/><w:szCs w:val="28"/><w:rtl/><w:lang ' in text
    assert text.count("<w:bidi/>") == text.count("<w:rtl/>") == 1, "the others are as they were"
    back = exported(tmp_path / "ar.docx", "ar", "en", "One.")
    text = member(back, "word/document.xml")
    assert "<w:bidi/>" not in text
    assert "<w:rtl/>" not in text
    assert '<w:b/><w:bCs/><w:sz w:val="28"/>' in text


def test_a_word_of_the_source_does_not_keep_a_paragraph_from_being_turned(tmp_path: Path) -> None:
    look = "<w:rPr><w:rtl/></w:rPr>"
    marked = f"<w:pPr><w:bidi/></w:pPr><w:r>{look}<w:t>واحد</w:t></w:r>"
    path = docx(tmp_path / "a.docx", marked, marked)
    out = exported(path, "ar", "en", "This is called “واحد” there.", "واحد")
    text = member(out, "word/document.xml")
    assert text.count("<w:bidi/>") == text.count("<w:rtl/>") == 1, "what is not translated"


def test_a_table_with_nothing_but_a_style_is_turned_behind_it(tmp_path: Path) -> None:
    table = (
        "<w:tbl xmlns:w='{}'><w:tblPr><w:tblStyle/></w:tblPr><w:tr><w:tc><w:p><w:r><w:t>واحد</w:t>"
        "</w:r></w:p></w:tc></w:tr></w:tbl>"
    )
    root = etree.fromstring(table.format(W.strip("{}")))
    assert turn_word(root, "rtl")
    assert [one.tag for one in root[0]] == [f"{W}tblStyle", f"{W}bidiVisual"]


def test_the_mark_of_a_paragraph_stands_where_the_schema_has_it(tmp_path: Path) -> None:
    inside = '<w:pPr><w:pStyle w:val="a"/><w:spacing w:after="1"/><w:jc w:val="both"/></w:pPr>'
    path = docx(tmp_path / "a.docx", "")
    document = (
        f"<w:document {DOCX_SPACES}><w:body><w:p>{inside}{run('One.')}</w:p>"
        f"<w:tbl><w:tblPr><w:tblStyle/><w:tblW/></w:tblPr><w:tr><w:tc><w:p>{run('Two.')}</w:p>"
        "</w:tc></w:tr></w:tbl></w:body></w:document>"
    )
    kind = "vnd.openxmlformats-officedocument.wordprocessingml"
    styles = (
        f"<w:styles {DOCX_SPACES}><w:style><w:pPr><w:bidi/></w:pPr><w:rPr><w:bCs/><w:rtl/></w:rPr>"
        "</w:style></w:styles>"
    )
    write_zip(
        path,
        {
            "[Content_Types].xml": content_types(
                {
                    "word/document.xml": f"{kind}.document.main+xml",
                    "word/styles.xml": f"{kind}.styles+xml",
                }
            ),
            "word/document.xml": document,
            "word/styles.xml": styles,
        },
    )
    out = exported(path, "en", "he", "אחת.", "שתיים.")
    text = member(out, "word/document.xml")
    assert '<w:pStyle w:val="a"/><w:bidi/><w:spacing w:after="1"/><w:jc w:val="both"/>' in text
    assert "<w:tblStyle/><w:bidiVisual/><w:tblW/>" in text
    assert "<w:bidi/>" in member(out, "word/styles.xml")
    back = exported(out, "he", "en", "One.", "Two.")
    text = member(back, "word/document.xml")
    assert "bidi" not in text
    assert "<w:rPr><w:b/><w:bCs/></w:rPr>" in member(back, "word/styles.xml")


def test_sections_of_word_are_turned(tmp_path: Path) -> None:
    path = docx(tmp_path / "a.docx", run("One."))
    section = "<w:sectPr><w:cols/><w:titlePg/><w:docGrid/></w:sectPr>"
    text = member(path, "word/document.xml").replace("</w:body>", section + "</w:body>")
    kind = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    types = content_types({"word/document.xml": kind})
    write_zip(path, {"[Content_Types].xml": types, "word/document.xml": text})
    out = exported(path, "en", "he", "אחת.")
    assert "<w:titlePg/><w:bidi/><w:docGrid/>" in member(out, "word/document.xml")
    assert section in member(exported(out, "he", "en", "One."), "word/document.xml")


RTF = (
    rb"{\rtf1\ansi{\info{\title T}}\pard\ltrpar\ql One {\b two}.\par"
    rb"\pard\qc{\fs30 Three}\par\pard 4 four\par}"
)


def test_paragraphs_and_runs_of_rtf_are_turned(tmp_path: Path) -> None:
    """A paragraph outside of the groups in it, for what is said of it there ends with them."""
    path = tmp_path / "a.rtf"
    path.write_bytes(RTF)
    out = exported(path, "en", "he", "א", "אב", "USB").read_text("latin-1")
    assert r"\pard\ltrpar\ql \rtlpar\qr {\rtlch \u1488?}{\plain\b {\rtlch \u1488?}}" in out
    assert r"\pard\qc\rtlpar {\fs30 {\rtlch \u1488?\u1489?}}\par" in out
    assert out.endswith(r"\pard USB\par}"), "it is not of the language"
    back = exported(tmp_path / "he.rtf", "he", "en", "One", "Two", "USB").read_text("latin-1")
    assert r"\rtlpar\qr \ltrpar\ql One{\plain\b\rtlch {\ltrch One}}" in back
    assert r"\pard\qc\rtlpar \ltrpar {\fs30 " in back
    assert exported(path, "en", "fr", "Un", "Trois", "USB").read_bytes().count(b"par") == 7


def test_stories_and_styles_of_indesign_are_turned(tmp_path: Path) -> None:
    path = idml(tmp_path / "a.idml", {"one": ""})
    space = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"'
    story = (
        f'<idPkg:Story {space}><Story><StoryPreference StoryDirection="LeftToRightDirection"/>'
        '<ParagraphStyleRange Justification="RightAlign"><CharacterStyleRange><Content>One.'
        "</Content></CharacterStyleRange></ParagraphStyleRange></Story></idPkg:Story>"
    )
    styles = (
        f"<idPkg:Styles {space}><RootParagraphStyleGroup>"
        '<ParagraphStyle Self="ParagraphStyle/$ID/[No paragraph style]" Composer="HL Composer"/>'
        '<ParagraphStyle Self="a" Justification="CenterAlign"/>'
        '<ParagraphStyle Self="b" Justification="LeftJustified"/>'
        "</RootParagraphStyleGroup></idPkg:Styles>"
    )
    designmap = (
        f'<Document {space}><idPkg:Styles src="Resources/Styles.xml"/>'
        '<idPkg:Story src="Stories/Story_one.xml"/></Document>'
    )
    write_zip(
        path,
        {
            "mimetype": member(path, "mimetype"),
            "designmap.xml": designmap,
            "Resources/Styles.xml": styles,
            "Stories/Story_one.xml": story,
        },
        stored=("mimetype",),
    )
    out = exported(path, "en", "ar", "واحد.")
    text = member(out, "Stories/Story_one.xml")
    assert '<StoryPreference StoryDirection="RightToLeftDirection"/>' in text
    assert '<ParagraphStyleRange Justification="LeftAlign">' in text
    text = member(out, "Resources/Styles.xml")
    assert 'Composer="HL Composer Optyca" ParagraphDirection="RightToLeftDirection"' in text
    assert text.count('Justification="RightAlign"') == 1, "the one all are based on"
    assert 'Self="a" Justification="CenterAlign"' in text
    assert 'Self="b" Justification="RightJustified"' in text
    back = exported(out, "ar", "en", "One.")
    assert 'ParagraphDirection="LeftToRightDirection" Justification="LeftAlign"' in member(
        back, "Resources/Styles.xml"
    )
    same = exported(path, "en", "fr", "Un.")
    assert member(same, "Resources/Styles.xml") == styles


@pytest.mark.parametrize("languages", [("en", "fr"), ("ar", "he"), ("en", "ja")])
def test_where_both_run_the_same_way_nothing_is_turned(
    tmp_path: Path, languages: tuple[str, str]
) -> None:
    path = docx(tmp_path / "a.docx", run("x", "<w:rtl/>"))
    text = member(exported(path, *languages, "שלום"), "word/document.xml")
    assert "<w:bidi/>" not in text
    assert "<w:rtl/>" in text


@pytest.mark.parametrize(
    ("source", "target", "start", "turned"),
    [
        ("en", "ar", '<html lang="en">', '<html lang="ar" dir="rtl">'),
        ("en", "he", "<html>", '<html dir="rtl">'),
        ("en", "he", '<html dir="ltr" class="a">', '<html dir="rtl" class="a">'),
        ("ar", "en", '<html lang="ar" dir="rtl">', '<html lang="en" dir="ltr">'),
        ("ar", "en", '<html lang="ar">', '<html lang="en">'),
        ("ar", "fa", '<html lang="ar" dir="rtl">', '<html lang="fa" dir="rtl">'),
    ],
)
def test_a_page_says_its_direction(
    tmp_path: Path, source: str, target: str, start: str, turned: str
) -> None:
    path = tmp_path / "a.html"
    path.write_text(f"<!DOCTYPE html>\n{start}<body><p>Text</p></body></html>", encoding="utf-8")
    assert turned in exported(path, source, target, "نص").read_text(encoding="utf-8")


def test_slides_begin_at_the_other_side(tmp_path: Path) -> None:
    path = tmp_path / "a.pptx"
    levels = '<a:lvl1pPr algn="l"/><a:lvl2pPr algn="ctr" rtl="0"/><a:lvl3pPr/>'
    write_zip(
        path,
        {
            "[Content_Types].xml": content_types(
                {
                    "ppt/presentation.xml": f"{_PML}.presentation.main+xml",
                    "ppt/slides/slide1.xml": f"{_PML}.slide+xml",
                    "ppt/slideMasters/m.xml": f"{_PML}.slideMaster+xml",
                }
            ),
            "ppt/presentation.xml": f"<p {_A}/>",
            "ppt/slideMasters/m.xml": f"<p:m xmlns:p='p' {_A}><p:bodyStyle>{levels}</p:bodyStyle>"
            '<a:lstStyle><a:lvl1pPr indent="0"/></a:lstStyle></p:m>',
            "ppt/slides/slide1.xml": f"<p:sld xmlns:p='p' {_A}><a:p><a:pPr algn='r'/>"
            "<a:r><a:t>One.</a:t></a:r></a:p><a:p><a:pPr lvl='1'/><a:r><a:t>Two.</a:t></a:r></a:p>"
            "</p:sld>",
        },
    )
    out = exported(path, "en", "ar", "واحد.", "اثنان.")
    slide, master = (member(out, f"ppt/{name}.xml") for name in ("slides/slide1", "slideMasters/m"))
    assert "<a:pPr algn='l'/>" in slide.replace('"', "'")
    assert "<a:pPr lvl='1'/>" in slide.replace('"', "'")
    assert '<a:lvl1pPr algn="r" rtl="1"/><a:lvl2pPr algn="ctr" rtl="1"/>' in master
    assert '<a:lvl3pPr rtl="1" algn="r"/>' in master
    assert '<a:lvl1pPr indent="0"/>' in master


@pytest.mark.parametrize(
    ("sheet", "turned"),
    [
        (b'<sheetView workbookViewId="0"/>', b'<sheetView rightToLeft="1" workbookViewId="0"/>'),
        (b'<x:sheetView rightToLeft="0">', b'<x:sheetView rightToLeft="1">'),
        (
            b"<s><x:cols/><x:sheetData/></s>",
            b'<s><x:sheetViews><x:sheetView rightToLeft="1" workbookViewId="0"/></x:sheetViews>'
            b"<x:cols/><x:sheetData/></s>",
        ),
    ],
)
def test_sheets_begin_at_the_other_side(sheet: bytes, turned: bytes) -> None:
    assert turned_sheet(sheet, "rtl") == turned
    assert b"rightToLeft" not in turned_sheet(turned, "ltr")
    assert turned_sheet(b"<sheetData/>", "ltr") == b"<sheetData/>"


def test_pages_and_paragraphs_of_open_document_are_turned(tmp_path: Path) -> None:
    common = (
        '<style:default-style style:family="paragraph"><style:text-properties/>'
        "</style:default-style>"
        '<style:style style:name="a" style:family="paragraph">'
        '<style:paragraph-properties style:writing-mode="lr-tb"/></style:style>'
    )
    path = odt(tmp_path / "a.odt", "One.", common=common)
    styles = member(exported(path, "en", "he", "אחת."), "styles.xml")
    assert '<style:paragraph-properties style:writing-mode="rl-tb"/><style:text-pr' in styles
    assert "lr-tb" not in styles
    styles = member(exported(path, "en", "fr", "Un."), "styles.xml")
    assert "rl-tb" not in styles
