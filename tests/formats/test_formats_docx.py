"""Word documents: few tags, everything kept, the translation where its source was."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree
from office_files import DOCX_SPACES as SPACES
from office_files import W, docx, member, run
from package_files import content_types, sources, translated, typed, write_zip

from postil.errors import InputError, UsageError
from postil.formats.registry import open_document
from postil.text.tags import Tag, TaggedText


def part(path: Path, name: str = "document") -> str:
    return member(path, f"word/{name}.xml")


def test_runs_that_look_alike_are_joined(tmp_path: Path) -> None:
    path = docx(
        tmp_path / "a.docx",
        run("Press ")
        + '<w:proofErr w:type="spellStart"/>'
        + run("the", '<w:lang w:val="en-GB"/>')
        + '<w:proofErr w:type="spellEnd"/>'
        + '<w:r><w:lastRenderedPageBreak/></w:r><w:bookmarkStart w:id="7" w:name="_GoBack"/>'
        + run(" red ", '<w:b/><w:color w:val="FF0000"/>')
        + run("button", '<w:b/><w:color w:val="FF0000"/><w:noProof/>')
        + '<w:bookmarkEnd w:id="7"/>'
        + run(". Don")
        + run("’", '<w:rFonts w:hint="eastAsia"/>')
        + run("t wait. "),
    )
    assert sources(open_document(path, "en", "fr")) == {
        "document:1.1": "Press the<1> red button</1>.",
        "document:1.2": "Don’t wait.",
    }
    out = tmp_path / "o.docx"
    assert translated(path, out, {"document:1.1": "Appuyez sur le <1>bouton rouge</1>."}) == {
        "document:1.1": "Appuyez sur le <1>bouton rouge</1>.",
        "document:1.2": "Don’t wait.",
    }
    assert '<w:b/><w:color w:val="FF0000"/></w:rPr><w:t>bouton rouge</w:t>' in part(out)
    assert "_GoBack" not in part(out)


def test_what_is_not_translated_stays(tmp_path: Path) -> None:
    path = docx(
        tmp_path / "a.docx",
        run("One.") + "<w:unknown xmlns:w='urn:other' w:x='1'>é</w:unknown><!-- a note --><?pi x?>",
        '<w:proofErr w:type="gramStart"/>' + run("Two.", "<w:caps/>"),
        header1=f"<w:hdr {SPACES}><w:p>{run('Head')}</w:p></w:hdr>",
    )
    before, out = path.read_bytes(), tmp_path / "o.docx"
    document = open_document(path, "en", "fr")
    document.save(out, {s.id: s.source for s in document.segments})
    assert out.read_bytes() == before
    translated(path, out, {"document:1.1": "Un."})
    assert part(out).replace("Un.", "One.").replace('<w:r w:rsidR="00A1">', "<w:r>") == (
        part(path).replace('<w:r w:rsidR="00A1">', "<w:r>").replace(
            "<w:r><w:t xml:space=\"preserve\">One", "<w:r><w:t>One"
        ).replace("xmlns:w='urn:other' w:x='1'", 'xmlns:w="urn:other" w:x="1"')
    )  # fmt: skip
    assert part(out, "header1") == part(path, "header1")
    document.save(path, {"document:2.1": TaggedText("Deux.")})  # over the file itself
    assert "<w:caps/></w:rPr><w:t>Deux.</w:t>" in part(path)
    with pytest.raises(UsageError, match="no segment document:9"):
        document.save(out, {"document:9.1": TaggedText("x")})


def test_parts_of_a_document(tmp_path: Path) -> None:
    notes = (
        f'<w:footnotes {SPACES}><w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/>'
        f'</w:r></w:p></w:footnote><w:footnote w:id="2"><w:p><w:r><w:rPr><w:rStyle w:val="FR"/>'
        f"</w:rPr><w:footnoteRef/></w:r>{run(' See there.')}</w:p></w:footnote></w:footnotes>"
    )
    reference = '<w:r><w:rPr><w:rStyle w:val="FR"/></w:rPr><w:footnoteReference w:id="2"/></w:r>'
    path = docx(
        tmp_path / "a.docx",
        run("Words") + reference + run(" and more") + reference.replace("2", "3"),
        header2=f"<w:hdr {SPACES}><w:p>{run('Second')}</w:p></w:hdr>",
        header10=f"<w:hdr {SPACES}><w:p>{run('Tenth')}</w:p></w:hdr>",
        footnotes=notes,
        comments=f"<w:comments {SPACES}><w:comment><w:p>{run('Hm')}</w:p></w:comment></w:comments>",
    )
    assert list(sources(open_document(path, "en", "fr")).items()) == [
        ("document:1.1", "Words<1/> and more"),
        ("header2:1.1", "Second"),
        ("header10:1.1", "Tenth"),
        ("footnotes:2.1", "See there."),
    ]
    out = tmp_path / "o.docx"
    again = translated(path, out, {"document:1.1": "Mots et plus", "footnotes:2.1": "Voir là."})
    assert again["document:1.1"] == "Mots et plus"
    order = [element.get(f"{{{W}}}id") for element in _tree(out).iter(f"{{{W}}}footnoteReference")]
    assert order == ["2", "3"]  # what was left out comes at the end of its sentence
    assert again["footnotes:2.1"] == "Voir là."
    assert '<w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> Voir' in part(out, "footnotes")


def _tree(path: Path) -> etree._Element:
    return etree.fromstring(part(path).encode())


def test_links_fields_and_hidden_text(tmp_path: Path) -> None:
    def mark(kind: str) -> str:
        return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'

    def instruction(text: str) -> str:
        return f"<w:r><w:instrText> {text} </w:instrText></w:r>"

    blue = '<w:rStyle w:val="Hyperlink"/>'
    path = docx(
        tmp_path / "a.docx",
        run("See ") + f'<w:hyperlink r:id="rId5">{run("the ", blue)}{run("site", blue)}'
        "</w:hyperlink>.",
        run("Or ") + mark("begin") + instruction("HYPERLINK x") + mark("separate")
        + run("here", blue) + mark("end") + run(" on page ")
        + mark("begin") + instruction("PAGEREF y") + mark("separate") + run("12") + mark("end"),
        run("Seen") + run(" secret", "<w:vanish/>") + run(" text", '<w:vanish w:val="0"/>'),
        run("All of it", "<w:vanish/>"),
        run("In a hidden style", '<w:rStyle w:val="Deep"/>'),
        run("A") + f'<w:ins w:id="1">{run("dded")}</w:ins><w:del w:id="2"><w:r><w:delText>gone'
        "</w:delText></w:r></w:del>",
        run("non", more='<w:noBreakHyphen/><w:t>stop</w:t><w:tab/><w:t>end</w:t><w:br/>'),
        styles=f'<w:styles {SPACES}><w:style w:styleId="Hid"><w:rPr><w:vanish/></w:rPr></w:style>'
        '<w:style w:styleId="Deep"><w:basedOn w:val="Hid"/></w:style></w:styles>',
    )  # fmt: skip
    assert sources(open_document(path, "en", "fr")) == {
        "document:1.1": "See <1>the site</1>",
        "document:2.1": "Or <1>here</1> on page <2/>",
        "document:3.1": "Seen<1/><2> text</2>",
        "document:6.1": "A<1>dded</1>",
        "document:7.1": "non\u2011stop<1/>end",
    }
    texts = {
        "document:1.1": "Voir <1>le site</1>",
        "document:2.1": "Page <2/> ou <1>ici</1>",
        "document:3.1": "Vu<1/><2> texte</2>",
        "document:6.1": "A<1>jouté</1>",
        "document:7.1": "sans\u2011arrêt<1/>fin",
    }
    out = tmp_path / "o.docx"
    again = translated(path, out, texts)
    assert again.pop("document:2.1") == "Page <1/> ou <2>ici</2>"  # tags count from the left
    assert again.items() <= texts.items()
    tree = _tree(out)
    instructions = [e.text.split()[0] for e in tree.iter(f"{{{W}}}instrText")]
    assert instructions == ["PAGEREF", "HYPERLINK"]
    kinds = [e.get(f"{{{W}}}fldCharType") for e in tree.iter(f"{{{W}}}fldChar")]
    assert kinds == ["begin", "separate", "end"] * 2
    assert tree.find(f".//{{{W}}}noBreakHyphen").getprevious().text == "sans"
    assert [e.text for e in tree.iter(f"{{{W}}}delText")] == ["gone"]


def test_a_link_whose_text_is_computed_is_one_code(tmp_path: Path) -> None:
    def field(instruction: str, shown: str) -> str:
        begin, between, end = (
            f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'
            for kind in ("begin", "separate", "end")
        )
        said = f"<w:r><w:instrText>{instruction}</w:instrText></w:r>"
        return f"{begin}{said}{between}{shown}{end}"

    inner = field("PAGEREF y", run("12"))
    path = docx(tmp_path / "a.docx", run("See ") + field("HYPERLINK x", inner) + run(" there"))
    assert sources(open_document(path, "en", "fr")) == {"document:1.1": "See <1/> there"}


def test_a_text_box_is_translated_once_for_all_programs(tmp_path: Path) -> None:
    inner = f"<w:txbxContent><w:p>{run('In the box')}</w:p></w:txbxContent>"
    box = (
        f'<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>{inner}'
        f"</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>{inner}</v:textbox>"
        "</w:pict></mc:Fallback></mc:AlternateContent></w:r>"
    )
    path = docx(tmp_path / "a.docx", run("Be") + box + run("fore"), run("After"))
    assert sources(open_document(path, "en", "fr")) == {
        "document:1.1": "Be<1/>fore", "document:2.1": "In the box", "document:3.1": "After",
    }  # fmt: skip
    texts = {"document:1.1": "A<1/>vant", "document:2.1": "Dans la boîte", "document:3.1": "Après"}
    assert translated(path, tmp_path / "o.docx", texts) == texts
    assert part(tmp_path / "o.docx").count("Dans la boîte") == 2
    assert (
        translated(path, tmp_path / "o.docx", {"document:2.1": "Boîte"})["document:1.1"]
        == "Be<1/>fore"
    )
    assert part(tmp_path / "o.docx").count("Boîte") == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<1>a <2>b</1> c</2> d", "<1>a </1><2>b c</2> d"),  # crossed
        ("x <1>a", "x <1>a</1>"),  # left open
        ("a</1> <2>b</2>", "a <1>b</1>"),  # never opened; tags count from the left
        ("plain", "plain"),
        ("x <2>a</2>+<2>b</2>", "x <1>a</1>+<2>b</2>"),  # used twice
    ],
)
def test_tags_that_do_not_nest(tmp_path: Path, text: str, expected: str) -> None:
    path = docx(
        tmp_path / "a.docx", run("x ") + run("bold", "<w:b/>") + run(" y ") + run("it", "<w:i/>")
    )
    assert sources(open_document(path, "en", "fr")) == {"document:1.1": "x <1>bold</1> y <2>it</2>"}
    again = translated(path, tmp_path / "o.docx", {"document:1.1": text})
    assert again["document:1.1"] == expected


def test_tags_from_elsewhere_stay_out(tmp_path: Path) -> None:
    path = docx(tmp_path / "a.docx", run("x ") + run("bold", "<w:b/>"))
    document = open_document(path, "en", "fr")
    evil = TaggedText.from_parts([Tag("single", "9", "<w:object r:id='evil'/>"), "y"])
    document.save(tmp_path / "o.docx", {"document:1.1": evil})
    assert "evil" not in part(tmp_path / "o.docx")
    control = typed("a\x0b\tb\nc\ufffe", document.segments[0].source)
    document.save(tmp_path / "o.docx", {"document:1.1": control})
    assert "<w:t>a\ufffd</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c\ufffd</w:t>" in part(
        tmp_path / "o.docx"
    )


def test_hostile_documents(tmp_path: Path) -> None:
    bomb = f'<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:styles {SPACES}>&b;</w:styles>'
    with pytest.raises(InputError, match=r"unit word/styles\.xml: the file declares XML entities"):
        open_document(docx(tmp_path / "a.docx", run("x"), styles=bomb), "en", "fr")
    external = f'<!DOCTYPE d SYSTEM "file:///etc/passwd"><w:hdr {SPACES}/>'
    open_document(docx(tmp_path / "a.docx", run("x"), header1=external), "en", "fr")
    with pytest.raises(InputError, match=r"line 2, unit word/document\.xml: not well-formed"):
        open_document(docx(tmp_path / "a.docx", "<w:r>"), "en", "fr")
    path = write_zip(tmp_path / "a.docx", {"[Content_Types].xml": content_types({})})
    with pytest.raises(InputError, match="no Word document"):
        open_document(path, "en", "fr")
    with pytest.raises(InputError, match=r"Content_Types.* is missing"):
        open_document(write_zip(path, {"a": "b"}), "en", "fr")
    deep = docx(tmp_path / "a.docx", "<w:smartTag>" * 300 + run("x") + "</w:smartTag>" * 300)
    with pytest.raises(InputError, match="document"):
        open_document(deep, "en", "fr")
