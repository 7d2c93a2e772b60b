"""Tracked changes, comments and text that is not seen: what a translator is shown, what stays.

Everywhere the text is the one of today: insertions are in it, deletions are not. Nothing of the
record is lost where nothing is translated, and where something is, only the record of that very
place may go. Comments are read beside the segment and stay in the file.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree
from office_files import DOCX_SPACES, W, docx, idml, member, odt, odt_style, run
from package_files import sources, translated, typed

from postil.formats.document import Document
from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

BY = 'w:author="Ann" w:date="2026-01-02T03:04:05Z"'


def opened(path: Path) -> Document:
    return open_document(path, "en", "fr")


def notes(path: Path) -> dict[str, str]:
    return {segment.id: segment.note for segment in opened(path).segments if segment.note}


def deleted(text: str) -> str:
    return f'<w:del w:id="2" {BY}><w:r><w:delText>{text}</w:delText></w:r></w:del>'


def test_word_changes(tmp_path: Path) -> None:
    inserted, moved = f'<w:ins w:id="1" {BY}>', f'<w:moveTo w:id="3" {BY}>'
    path, out = tmp_path / "a.docx", tmp_path / "o.docx"
    docx(
        path,
        run("Press the ") + deleted("green ") + f"{inserted}{run('red ')}</w:ins>" + run("button."),
        f"{inserted}{run('All of it is new.')}</w:ins>",
        deleted("All of it is gone."),
        run("Here ") + f'<w:moveFrom w:id="4" {BY}>{run("was ")}</w:moveFrom>' + run("it stands."),
        run("There ") + f"{moved}{run('was ')}</w:moveTo>" + run("it goes."),
        f'{inserted}<w:del w:id="6" {BY}><w:r><w:delText>both</w:delText></w:r></w:del></w:ins>'
        + run("Neither."),
        run("Bold", f'<w:b/><w:rPrChange w:id="7" {BY}><w:rPr/></w:rPrChange>') + run(" now."),
    )
    assert sources(opened(path)) == {
        "document:1.1": "Press the <1/><2>red </2>button.",
        "document:2.1": "All of it is new.",
        "document:4.1": "Here <1/>it stands.",
        "document:5.1": "There <1>was </1>it goes.",
        "document:6.1": "Neither.",
        "document:7.1": "<1>Bold</1> now.",
    }
    first = opened(path).segments[0].source
    assert [tag.display for tag in first.tags] == ["deleted", "inserted", "inserted"]
    texts = {
        "document:1.1": "Appuyez sur le bouton <2>rouge</2>.",
        "document:2.1": "Tout est nouveau.",
        "document:4.1": "Ici <1/>c’est.",
        "document:5.1": "Là, <1>c’était</1>.",
        "document:7.1": "En <1>gras</1>.",
    }
    again = translated(path, out, texts)
    # What was deleted and left out stands at the end of its sentence.
    assert again["document:1.1"] == "Appuyez sur le bouton <1>rouge</1>."
    assert again["document:2.1"] == "Tout est nouveau."
    tree = etree.fromstring(member(out, "word/document.xml").encode())
    before = etree.fromstring(member(path, "word/document.xml").encode())
    for name in ("ins", "del", "moveFrom", "moveTo", "rPrChange"):
        marks = [dict(element.attrib) for element in tree.iter(f"{{{W}}}{name}")]
        assert marks == [dict(element.attrib) for element in before.iter(f"{{{W}}}{name}")]
    assert [e.text for e in tree.iter(f"{{{W}}}delText")] == [
        "green ", "All of it is gone.", "both",
    ]  # fmt: skip
    (moved_away,) = tree.iter(f"{{{W}}}moveFrom")
    assert "".join(moved_away.itertext()) == "was "
    assert [text.text for text in tree.find(f".//{{{W}}}ins").iter(f"{{{W}}}t")] == ["rouge"]


def test_word_fields(tmp_path: Path) -> None:
    def mark(kind: str) -> str:
        return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'

    def field(instruction: str, result: str) -> str:
        code = f"<w:r><w:instrText>{instruction}</w:instrText></w:r>"
        return mark("begin") + code + mark("separate") + result + mark("end")

    simple = '<w:fldSimple w:instr=" MERGEFIELD Name \\* MERGEFORMAT ">{}</w:fldSimple>'
    link = "<w:fldSimple w:instr=' HYPERLINK \"http://x\" '>{}</w:fldSimple>"
    nested = field(' IF "', field("MERGEFIELD Sex", run("m")) + run("Mr"))
    path, out = tmp_path / "a.docx", tmp_path / "o.docx"
    docx(
        path,
        simple.format(run("«Name»")) + run(", welcome!"),
        run("See ") + link.format(run("this page")) + run("."),
        run("Dear ") + nested + run(" Smith"),
        run("Printed on ") + field(" DATE ", run("2 May")),
        mark("begin") + run("1 Contents"),  # a table of contents ends in another paragraph
        run("2 More") + mark("end"),
    )
    assert sources(opened(path)) == {
        "document:1.1": "<1/>, welcome!",  # the name is a word of the sentence
        "document:2.1": "See <1>this page</1>.",
        "document:3.1": "Dear <1/> Smith",
        "document:4.1": "Printed on <1/>",
        "document:5.1": "1 Contents",
        "document:6.1": "2 More",
    }
    names = {tag.display for segment in opened(path).segments for tag in segment.source.tags}
    assert names == {"mergefield", "link", "if", "date"}
    texts = {
        "document:1.1": "Bienvenue, <1/> !",
        "document:2.1": "Voir <1>cette page</1>.",
        "document:3.1": "Cher <1/> Smith",
        "document:4.1": "Imprimé le <1/>",
    }
    assert texts.items() <= translated(path, out, texts).items()
    xml = member(out, "word/document.xml")
    shown = [text.text for text in etree.fromstring(xml.encode()).iter(f"{{{W}}}t")]
    assert shown[:3] == ["Bienvenue, ", "«Name»", " !"]
    assert "cette page</w:t></w:r></w:fldSimple>" in xml
    assert xml.count("fldCharType") == member(path, "word/document.xml").count("fldCharType")


def test_word_comments_and_notes(tmp_path: Path) -> None:
    def comment(number: int, text: str, author: str = "Ann") -> str:
        return (
            f'<w:comment w:id="{number}" w:author="{author}"><w:p>{run(text)}</w:p>'
            f"<w:p>{run('Really.')}</w:p></w:comment>"
        )

    def reference(kind: str, number: int) -> str:
        return f'<w:r><w:{kind}Reference w:id="{number}"/></w:r>'

    around = '<w:commentRange{} w:id="1"/>'
    note = (
        f'<w:endnote w:id="5"><w:p>{run("At the end.")}{reference("comment", 2)}</w:p></w:endnote>'
    )
    path, out = tmp_path / "a.docx", tmp_path / "o.docx"
    docx(
        path,
        run("The ") + around.format("Start") + run("lever") + around.format("End")
        + reference("comment", 1) + run(" moves.") + reference("endnote", 5),
        run("Nothing said."),
        comments=f"<w:comments {DOCX_SPACES}>{comment(1, 'Which one?')}{comment(2, 'OK', '')}"
        "</w:comments>",
        endnotes=f"<w:endnotes {DOCX_SPACES}>{note}</w:endnotes>",
    )  # fmt: skip
    assert sources(opened(path)) == {
        "document:1.1": "The <1/>lever<2/> moves.",
        "document:2.1": "Nothing said.",
        "endnotes:1.1": "At the end.",
    }
    assert notes(path) == {
        "document:1.1": "Ann: Which one? Really.",
        "endnotes:1.1": "OK Really.",
    }
    translated(path, out, {"document:1.1": "Bouge <1/>le levier<2/>.", "endnotes:1.1": "Fin."})
    xml = member(out, "word/document.xml")
    anchors = [
        xml.index(piece)
        for piece in (
            "commentRangeStart",
            "levier",
            "commentRangeEnd",
            "commentReference",
            "endnoteR",
        )
    ]
    assert anchors == sorted(anchors)
    assert member(out, "word/comments.xml") == member(path, "word/comments.xml")
    assert notes(out) == notes(path)
    again = translated(path, out, {"document:1.1": "Le levier bouge."})
    assert again["document:1.1"] == "Le levier bouge."  # what was left out stands after it
    assert member(out, "word/document.xml").count("comment") == xml.count("comment")


def test_styles_that_show_what_is_hidden(tmp_path: Path) -> None:
    styles = "".join(
        f'<w:style w:styleId="{name}">{based}<w:rPr>{said}</w:rPr></w:style>'
        for name, based, said in (
            ("Hid", "", "<w:vanish/>"),
            ("Shown", '<w:basedOn w:val="Hid"/>', '<w:vanish w:val="0"/>'),
            ("Round", '<w:basedOn w:val="Trip"/>', ""),
            ("Trip", '<w:basedOn w:val="Round"/>', ""),
        )
    )
    path = docx(
        tmp_path / "a.docx",
        run("Hidden.", '<w:rStyle w:val="Hid"/>'),
        run("Shown.", '<w:rStyle w:val="Shown"/>'),
        run("Based on itself.", '<w:rStyle w:val="Round"/>'),
        styles=f"<w:styles {DOCX_SPACES}>{styles}</w:styles>",
    )
    assert sources(opened(path)) == {
        "document:2.1": "Shown.",
        "document:3.1": "Based on itself.",
    }


def test_opendocument_changes(tmp_path: Path) -> None:
    record = (
        '<text:tracked-changes><text:changed-region text:id="c1">'
        "<text:deletion><text:p>gone</text:p>"
        '</text:deletion></text:changed-region><text:changed-region text:id="c2"><text:insertion/>'
        "</text:changed-region></text:tracked-changes>"
    )
    path, out = tmp_path / "a.odt", tmp_path / "o.odt"
    odt(
        path,
        '<text:section text:name="x">' + record + "<text:p>In a section.</text:p></text:section>",
        'Press <text:change text:change-id="c1"/>the <text:change-start text:change-id="c2"/>red '
        '<text:change-end text:change-id="c2"/>button.',
    )
    assert list(sources(opened(path)).values()) == [
        "In a section.",
        "Press <1/>the <2/>red <3/>button.",
    ]
    (_, name) = sources(opened(path))
    translated(path, out, {name: "Le <1/>bouton <2/>rouge<3/>."})
    xml = member(out, "content.xml")
    assert record in xml
    assert '<text:change-start text:change-id="c2"/>rouge<text:change-end' in xml
    translated(path, out, {name: "Le bouton."})
    assert member(out, "content.xml").count("text:change-id") == 3


def test_opendocument_hidden_text(tmp_path: Path) -> None:
    path, out = tmp_path / "a.odt", tmp_path / "o.odt"
    hidden, shown = 'text:display="none"', 'text:display="true"'
    styles = (
        odt_style("T1", hidden)
        + odt_style("T2", 'fo:font-weight="bold"', parent="Deep")
        + odt_style("T3", shown, parent="Deep")
        + odt_style("P1", hidden, "paragraph")
        + odt_style("ta1", 'table:display="false"', "table")
        + odt_style("ta2", 'table:display="true"', "table")
    )

    def sheet(style: str, text: str) -> str:
        return (
            f'<table:table table:style-name="{style}"><table:table-row><table:table-cell>'
            f"<text:p>{text}</text:p></table:table-cell></table:table-row></table:table>"
        )

    field = '<text:hidden-paragraph text:condition="ooow:1==1" text:is-hidden="{}"/>'
    odt(
        path,
        'Seen <text:span text:style-name="T1">secret </text:span>text.',
        'Also <text:span text:style-name="T2">deep</text:span><text:span text:style-name="T3">here'
        "</text:span>.",
        field.format("true") + "Hidden by a field.",
        field.format("false") + "Shown by a field.",
        f'<text:section text:name="s" {hidden}><text:p>In a hidden section.'
        "</text:p></text:section>",
        sheet("ta1", "On a hidden sheet"),
        sheet("ta2", "On a sheet"),
        '<text:section text:name="s"><text:p text:style-name="P1">Hidden by style.</text:p>'
        "</text:section>",
        styles=styles,
        common=odt_style("Deep", hidden),
    )
    found = sources(opened(path))
    assert list(found.values()) == [
        "Seen <1/>text.",
        "Also <1/><2>here</2>.",
        "Shown by a field.",
        "On a sheet",
    ]
    first = min(found)
    assert translated(path, out, {first: "Texte <1/>vu."})[first] == "Texte <1/>vu."
    text = '<text:p>Texte <text:span text:style-name="T1">secret </text:span>vu.</text:p>'
    assert text in member(out, "content.xml")


def test_opendocument_comments(tmp_path: Path) -> None:
    def annotation(author: str, *texts: str) -> str:
        inside = "".join(f"<text:p>{text}</text:p>" for text in texts)
        return (
            f"<office:annotation><dc:creator>{author}</dc:creator><dc:date>2026-01-02</dc:date>"
            f"{inside}</office:annotation>"
        )

    cell = "<table:table-cell>{}<text:p>Price</text:p></table:table-cell>"
    path = odt(
        tmp_path / "a.ods",
        f"A {annotation('Ann', 'Which', 'one?')}lever. It moves.",
        "Nothing said.",
        "<table:table><table:table-row>"
        + cell.format(annotation("Bob", "In euros."))
        + "</table:table-row></table:table>",
    )
    found = {s.source.plain: s.note for s in opened(path).segments}
    assert found == {
        "A lever.": "Ann: Which one?",
        "It moves.": "Ann: Which one?",
        "Nothing said.": "",
        "Price": "Bob: In euros.",
    }


def test_indesign_changes(tmp_path: Path) -> None:
    inserted = '<Change ChangeType="InsertedText" UserName="Ann">{}</Change>'
    removed = (
        '<Change ChangeType="DeletedText" UserName="Ann"><ParagraphStyleRange><CharacterStyleRange>'
        "<Content>green </Content></CharacterStyleRange></ParagraphStyleRange></Change>"
    )
    red = inserted.format("<Content>red </Content>")
    lines = inserted.format("<Content>new. </Content><Br/><Content>Second </Content>")
    around = inserted.format(
        '<CharacterStyleRange S="b"><Content>deep</Content></CharacterStyleRange>'
    )
    note = (
        '<Note UserName="Bob"><ParagraphStyleRange><CharacterStyleRange><Content>Which?</Content>'
        "</CharacterStyleRange></ParagraphStyleRange></Note>"
    )
    story = (
        f'<CharacterStyleRange S="a"><Content>Press the </Content>{removed}{red}<Content>button.'
        f"</Content><Br/><Content>First is </Content>{lines}<Content>line.</Content><Br/>"
        f'<Content>Water is </Content></CharacterStyleRange>{around}<CharacterStyleRange S="a">'
        f"<Content> here.</Content>{note}</CharacterStyleRange>"
    )
    path, out = idml(tmp_path / "a.idml", {"u1": story}), tmp_path / "o.idml"
    opened(path).save(out, {})
    assert out.read_bytes() == path.read_bytes()
    assert sources(opened(path)) == {
        "Story_u1:1.1": "Press the <1/><2>red </2>button.",
        "Story_u1:2.1": "First is <1>new. </1>",
        "Story_u1:3.1": "<1>Second </1>line.",
        "Story_u1:4.1": "Water is <1>deep</1> here.",
    }
    assert notes(path) == {"Story_u1:4.1": "Bob: Which?"}
    texts = {
        "Story_u1:1.1": "Le bouton <1/><2>rouge</2>.",
        "Story_u1:2.1": "Le premier est <1>nouveau. </1>",
        "Story_u1:3.1": "<1>Deuxième</1> ligne.",
        "Story_u1:4.1": "L’eau est <1>profonde</1>.",
    }
    assert translated(path, out, texts) == texts
    assert notes(out) == notes(path)
    xml = member(out, "Stories/Story_u1.xml")
    assert xml.count("DeletedText") == 1
    assert xml.count("<Br/>") == 3
    for word in ("rouge", "nouveau.", "Deuxième", "profonde"):
        assert f"<Content>{word}" in xml[: xml.index(word) + len(word)]
        assert "InsertedText" in xml[xml.rindex("<Change", 0, xml.index(word)) : xml.index(word)]


XLIFF = """<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" {spaces} version="1.2">{info}
<file original="a" datatype="x" source-language="en" target-language="fr"><body>
{units}
</body></file></xliff>
"""
SDL = 'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"'
MEMOQ = 'xmlns:mq="MQXliff"'


def sdl_unit(number: int, target: str, source: str = "") -> str:
    source = source or f'Press <g id="{number}">the</g> button.'
    return (
        f'<trans-unit id="u{number}"><source>{source}</source><seg-source><mrk mtype="seg" '
        f'mid="{number}">{source}</mrk></seg-source><target>'
        f'<mrk mtype="seg" mid="{number}">{target}'
        f'</mrk></target><sdl:seg-defs><sdl:seg id="{number}" conf="Draft"/>'
        "</sdl:seg-defs></trans-unit>"
    )


def mrk(kind: str, text: str, more: str = "") -> str:
    return f'<mrk mtype="{kind}"{more}>{text}</mrk>'


def test_trados_changes_and_comments(tmp_path: Path) -> None:
    gone = mrk("x-sdl-deleted", 'Pressez <g id="1">la</g> ', ' sdl:revid="r1"')
    new = mrk("x-sdl-added", 'Appuyez sur <g id="1">le</g>', ' sdl:revid="r2"')
    said = mrk("x-sdl-comment", "bouton", ' sdl:cid="c1"')
    only = mrk("x-sdl-deleted", "Tout", ' sdl:revid="r3"')
    info = (
        '<doc-info xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><cmt-defs>'
        '<cmt-def id="c1"><Comments '
        'xmlns=""><Comment severity="Low" user="Ann">Or “touche”?</Comment></Comments></cmt-def>'
        "</cmt-defs></doc-info>"
    )
    units = [
        sdl_unit(1, f"{gone}{new} {said}."),
        sdl_unit(2, "Appuyez " + mrk("x-mine", "ici", ' comment="Really?"') + "."),
        sdl_unit(3, only),
    ]
    path, out = tmp_path / "a.sdlxliff", tmp_path / "o.sdlxliff"
    text = XLIFF.format(spaces=SDL, info=info, units="\n".join(units))
    path.write_text(text, encoding="utf-8")
    document = opened(path)
    first, second, third = document.segments
    assert first.target is not None
    assert first.target.plain == "Appuyez sur le bouton."
    assert first.target.tags == first.source.tags  # no marks that a translator would have to place
    assert (first.note, second.note) == ("Ann: Or “touche”?", "Really?")
    assert third.target is not None
    assert third.target.is_empty
    # Confirmed as it is, a segment keeps its record; one that is translated anew loses its own.
    states = {s.id: SegmentState.TRANSLATED for s in document.segments}
    targets = {s.id: s.target for s in document.segments if s.target is not None}
    document.save(out, targets, states)
    kept = out.read_text(encoding="utf-8")
    assert (
        kept.replace('conf="Translated"', 'conf="Draft"').replace(' origin="interactive"', "")
        == text
    )
    assert 'conf="Translated"' in kept
    document.save(out, {first.id: typed("Touchez <1>le</1> bouton !", first.source)})
    changed = out.read_text(encoding="utf-8")
    assert 'Touchez <g id="1">le</g> bouton !</mrk></mrk></target>' in changed
    assert changed.count('sdl:cid="c1"') == 1
    assert "x-sdl-added" not in changed
    assert only in changed
    again = opened(out).segments[0]
    assert again.target == typed("Touchez <1>le</1> bouton !", first.source)
    assert again.note == first.note


def test_memoq_changes_and_comments(tmp_path: Path) -> None:
    def change(kind: str, text: str) -> str:
        return mrk("x-mq-tc", text, f' mq:tctype="{kind}" mq:tcuser="Ann"')

    bold, plain = '<bpt id="1" rid="1">{b}</bpt>', '<ept id="2" rid="1">{/b}</ept>'
    target = (
        change("del", f"{bold}LE{plain} ") + change("ins", f"{bold}le") + change("ins", plain)
        + " bouton"
    )  # fmt: skip
    comments = (
        '<mq:comments><mq:comment creatoruser="Ann" deleted="false">Short, please.</mq:comment>'
        '<mq:comment creatoruser="Ann" deleted="true">Never mind.</mq:comment></mq:comments>'
    )
    unit = (
        f'<trans-unit id="1" mq:status="PartiallyEdited"><source>{bold}the{plain} button</source>'
        f"<target>{target}</target>{comments}</trans-unit>"
    )
    path, out = tmp_path / "a.mqxliff", tmp_path / "o.mqxliff"
    path.write_text(XLIFF.format(spaces=MEMOQ, info="", units=unit), encoding="utf-8")
    document = opened(path)
    (segment,) = document.segments
    assert segment.target is not None
    assert segment.target.plain == "le bouton"
    assert segment.target.tags == segment.source.tags
    assert segment.note == "Ann: Short, please."
    document.save(out, {segment.id: segment.target})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {segment.id: TaggedText("bouton")})
    assert "<target>bouton</target>" + comments in out.read_text(encoding="utf-8")
    assert "x-mq-tc" not in out.read_text(encoding="utf-8")


def test_a_memory_gets_the_text_of_today(tmp_path: Path) -> None:
    new = mrk("x-sdl-added", "Rouge") + mrk("x-sdl-deleted", "Vert")
    path = tmp_path / "a.sdlxliff"
    unit = sdl_unit(1, new, "Red")
    path.write_text(XLIFF.format(spaces=SDL, info="", units=unit), encoding="utf-8")
    (segment,) = opened(path).segments
    assert segment.target is not None
    with TmxWriter(tmp_path / "m.tmx", "en", "fr") as writer:
        writer.write(TranslationUnit(segment.source, segment.target))
    assert "<seg>Rouge</seg>" in (tmp_path / "m.tmx").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("ChangeTracking_Trados_1.sdlxliff", "WITH TAGS, PARAGRAPH #3."),
        ("ChangeTracking_memoQ_1.mqxliff", "WITH TAGS, PARAGRAPH #3."),
    ],
)
def test_real_files(shared_data: Path, tmp_path: Path, name: str, wanted: str) -> None:
    (path,) = shared_data.glob(f"interop/**/{name}")
    document = opened(path)
    texts = [segment.target.plain for segment in document.segments if segment.target]
    assert texts == [
        "CHANGE TRACKING", "#1.", "PARAGRAPH #2 INSERTED.", wanted, "ABRACADABRA #4 with TAGS.",
    ]  # fmt: skip
    document.save(tmp_path / name, {s.id: s.target for s in document.segments if s.target})
    assert (tmp_path / name).read_bytes() == path.read_bytes()
