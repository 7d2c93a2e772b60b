"""The proofing language of exported files: a speller reads the translation in its own language."""

from __future__ import annotations

from pathlib import Path

import pytest
from office_files import DOCX_SPACES, docx, member, odt, odt_style, run
from package_files import content_types, write_zip

from postil.formats.proofing import ProofingLanguage, with_region
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

ENGLISH = '<w:lang w:val="en-GB"/>'
_PML = "vnd.openxmlformats-officedocument.presentationml"


def word_styles(inside: str) -> str:
    return f"<w:styles {DOCX_SPACES}>{inside}</w:styles>"


def exported(path: Path, target: str, text: str = "Texte.") -> Path:
    """The file with its first segment translated."""
    document = open_document(path, "en", target)
    out = path.with_name(f"{target}{path.suffix}")
    document.save(out, {document.segments[0].id: TaggedText(text)})
    return out


def test_word_marks_of_the_source_and_of_the_file_become_the_target(tmp_path: Path) -> None:
    default = '<w:lang w:val="de-DE" w:eastAsia="ja-JP"/>'
    path = docx(
        tmp_path / "a.docx",
        run("One. ", ENGLISH) + run("Two.", '<w:lang w:val="de-DE"/>'),
        run("Carpe diem.", '<w:lang w:val="la-Latn"/>'),
        styles=word_styles(
            f"<w:docDefaults><w:rPrDefault><w:rPr>{default}</w:rPr></w:rPrDefault></w:docDefaults>"
            f'<w:style w:styleId="a"><w:rPr>{ENGLISH}</w:rPr></w:style>'
        ),
    )
    out = exported(path, "fr")
    styles, text = (member(out, f"word/{name}.xml") for name in ("styles", "document"))
    assert '<w:lang w:val="fr-FR" w:eastAsia="ja-JP"/>' in styles
    assert "en-GB" not in styles + text
    assert "de-DE" not in styles + text
    assert '<w:lang w:val="la-Latn"/>' in text
    assert '<w:lang w:val="fr-CA"/>' in member(exported(path, "fr-CA"), "word/document.xml")


def test_word_styles_without_a_language_get_one(tmp_path: Path) -> None:
    for number, inside in enumerate(("", "<w:docDefaults><w:rPrDefault/></w:docDefaults>")):
        path = docx(tmp_path / f"{number}.docx", run("One."), styles=word_styles(inside))
        styles = member(exported(path, "es"), "word/styles.xml")
        assert (
            '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="es-ES"/></w:rPr></w:rPrDefault>'
            in styles
        )


@pytest.mark.parametrize(
    ("target", "mark"),
    [
        ("ja", '<w:lang w:val="en-GB" w:eastAsia="ja-JP"/>'),
        ("ar", '<w:lang w:val="en-GB" w:bidi="ar-SA"/>'),
    ],
)
def test_word_has_marks_of_their_own_for_other_scripts(
    tmp_path: Path, target: str, mark: str
) -> None:
    path = docx(tmp_path / "a.docx", run("One.", ENGLISH))
    assert mark in member(exported(path, target), "word/document.xml")


def test_a_word_document_without_translations_stays_byte_for_byte(tmp_path: Path) -> None:
    path = docx(tmp_path / "a.docx", run("One.", ENGLISH), styles=word_styles(""))
    out = tmp_path / "b.docx"
    open_document(path, "en", "fr").save(out, {})
    assert out.read_bytes() == path.read_bytes()


def test_slides_and_their_masters(tmp_path: Path) -> None:
    spaces = (
        'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
        'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
    )
    style = '<a:defPPr><a:defRPr lang="en-US"/></a:defPPr>'
    slide = (
        '<p:txBody><a:p><a:r><a:rPr lang="en-GB" dirty="0"/><a:t>One.</a:t></a:r>'
        '<a:endParaRPr lang="en-US"/></a:p></p:txBody>'
    )
    members = {
        "ppt/presentation.xml": (
            "presentation.main",
            f"<p:presentation {spaces}><p:defaultTextStyle>{style}</p:defaultTextStyle>"
            "</p:presentation>",
        ),
        "ppt/slides/slide1.xml": ("slide", f"<p:sld {spaces}>{slide}</p:sld>"),
        "ppt/slideMasters/slideMaster1.xml": (
            "slideMaster",
            f"<p:sldMaster {spaces}>{style}</p:sldMaster>",
        ),
    }
    kinds = {name: f"{_PML}.{kind}+xml" for name, (kind, _) in members.items()}
    path = write_zip(
        tmp_path / "a.pptx",
        {
            "[Content_Types].xml": content_types(kinds),
            **{name: text for name, (_, text) in members.items()},
        },
    )
    out = exported(path, "de")
    for name, count in zip(members, (1, 2, 1), strict=True):
        assert member(out, name).count('lang="de-DE"') == count
        assert 'lang="en' not in member(out, name)


def test_opendocument_styles(tmp_path: Path) -> None:
    english = 'fo:language="en" fo:country="US"'
    path = odt(
        tmp_path / "a.odt",
        '<text:span text:style-name="T1">One.</text:span>',
        styles=odt_style("T1", english)
        + odt_style("T2", 'fo:language="zxx" fo:country="none"')
        + odt_style("T3", 'fo:language="la" fo:country="VA"'),
        common=f'<style:default-style style:family="paragraph"><style:text-properties {english}/>'
        "</style:default-style>",
    )
    french = 'fo:language="fr" fo:country="FR"'
    out = exported(path, "fr")
    assert french in member(out, "styles.xml")
    content = member(out, "content.xml")
    assert content.count(french) == 1
    assert 'fo:language="zxx"' in content
    assert 'fo:language="la"' in content
    chinese = member(exported(path, "zh-Hant"), "styles.xml")
    assert english in chinese
    assert 'style:language-asian="zh" style:country-asian="TW"' in chinese


def test_languages_have_a_region() -> None:
    tags = {"fr": "fr-FR", "fr_ca": "fr-CA", "es-419": "es-419", "zh": "zh-CN", "tlh": "tlh"}
    assert {tag: with_region(tag) for tag in tags} == tags
    assert with_region("sr-Latn") == "sr-Latn-RS"
    language = ProofingLanguage("en", "sr-Latn", "en-US")
    assert (language.language, language.region) == ("sr", "RS")
    assert not language.replaces("x-none")
