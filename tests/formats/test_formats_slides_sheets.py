"""PowerPoint and Excel: texts with few tags, in place, and names that must stay alike do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from office_files import member
from package_files import content_types, sources, translated, write_zip

from postil.errors import InputError
from postil.formats.registry import open_document

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
X = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
POINT = "vnd.openxmlformats-officedocument.presentationml"
SHEET = "vnd.openxmlformats-officedocument.spreadsheetml"
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"


def pptx(
    path: Path, slides: dict[str, str], others: Mapping[str, tuple[str, str]] | None = None
) -> Path:
    """Slides (or notes) of these paragraphs, by the path of their part; other parts with kinds."""
    kinds = {"ppt/presentation.xml": f"{POINT}.presentation.main+xml"}
    members: dict[str, str | bytes] = {"ppt/presentation.xml": f"{HEAD}<p {A}/>"}
    for name, text in slides.items():
        kind = name.partition("/")[0].removesuffix("s")
        kinds[f"ppt/{name}.xml"] = f"{POINT}.{kind}+xml"
        members[f"ppt/{name}.xml"] = f"{HEAD}<p:sld {A} {R} xmlns:p='p'>{text}</p:sld>"
    for name, (kind, text) in (others or {}).items():
        members[f"ppt/{name}"] = HEAD + text
        if kind:
            kinds[f"ppt/{name}"] = kind
    return write_zip(path, {"[Content_Types].xml": content_types(kinds), **members})


def test_slides(tmp_path: Path) -> None:
    path = pptx(tmp_path / "a.pptx", {
        "notesSlides/notesSlide1": "<a:p><a:r><a:t>Say this.</a:t></a:r></a:p>",
        "slides/slide10": "<a:p><a:r><a:rPr lang='en-US' dirty='0'/><a:t>Ten</a:t></a:r></a:p>",
        "slides/slide2": '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="en-US" dirty="0"/><a:t>Press '
        '</a:t></a:r><a:r><a:rPr lang="en-GB" err="1"/><a:t>the </a:t></a:r><a:r><a:rPr b="1">'
        '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:rPr><a:t>red</a:t></a:r><a:r>'
        '<a:rPr/><a:t> one.</a:t></a:r><a:br/><a:r><a:t>Page </a:t></a:r><a:fld id="{1}" '
        'type="slidenum"><a:t>7</a:t></a:fld><a:endParaRPr lang="en-US"/></a:p><a:p/>',
    })  # fmt: skip
    assert list(sources(open_document(path, "en", "fr")).items()) == [
        ("slide2:1.1", "Press the <1>red</1> one.<2/>Page <3/>"),
        ("slide10:1.1", "Ten"),
        ("notesSlide1:1.1", "Say this."),
    ]
    out = tmp_path / "o.pptx"
    texts = {"slide2:1.1": "Page <3/> : le <1>rouge</1>.<2/>Appuyez\nici"}
    again = translated(path, out, texts)
    assert again["slide2:1.1"] == "Page <1/> : le <2>rouge</2>.<3/>Appuyez<4/>ici"
    text = member(out, "ppt/slides/slide2.xml")
    assert '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="fr-FR" dirty="0"/><a:t>Page </a:t></a:r>' in text
    assert '<a:srgbClr val="FF0000"/></a:solidFill></a:rPr><a:t>rouge</a:t>' in text
    assert '<a:t>ici</a:t></a:r><a:endParaRPr lang="fr-FR"/></a:p><a:p/>' in text
    assert member(out, "ppt/slides/slide10.xml") == member(path, "ppt/slides/slide10.xml")
    with pytest.raises(InputError, match="no PowerPoint"):
        open_document(xlsx(tmp_path / "b.pptx", []), "en", "fr")


def test_comments_on_slides(tmp_path: Path) -> None:
    """Of either form; they stand with the first paragraph of their slide, and stay as they are."""
    says = "<a:p><a:r><a:t>{}</a:t></a:r></a:p>"
    related = '<Relationship Id="r{}" Target="../comments/{}.xml"/>'
    old = '<p:cm authorId="0" idx="1"><p:pos x="1"/><p:text>Too\nlong?</p:text></p:cm>'
    new = (
        f'<m:cm authorId="{{A}}"><m:txBody><a:bodyPr/>{says.format("Which one?")}</m:txBody>'
        f'<m:replyLst><m:reply authorId="{{B}}"><m:txBody>{says.format("The red one.")}</m:txBody>'
        "</m:reply></m:replyLst></m:cm>"
    )
    path, out = tmp_path / "a.pptx", tmp_path / "o.pptx"
    parts = {
        "comments/old.xml": (f"{POINT}.comments+xml", f"<p:cmLst xmlns:p='p'>{old}</p:cmLst>"),
        "comments/new.xml": (
            "vnd.ms-powerpoint.comments+xml", f"<m:cmLst {A} xmlns:m='m'>{new}</m:cmLst>",
        ),
        "commentAuthors.xml": (
            f"{POINT}.commentAuthors+xml",
            "<p:cmAuthorLst xmlns:p='p'><p:cmAuthor id='0' name='Ann'/></p:cmAuthorLst>",
        ),
        "authors.xml": (
            "vnd.ms-powerpoint.authors+xml",
            "<m:authorLst xmlns:m='m'><m:author id='{A}' name='Bob'/></m:authorLst>",
        ),
        "slides/_rels/slide1.xml.rels": (
            "",
            f'<Relationships xmlns="{RELATIONS}">{related.format(1, "old")}'
            f"{related.format(2, 'new')}</Relationships>",
        ),
    }  # fmt: skip
    pptx(path, {"slides/slide1": says.format("One. Two.") + says.format("Three")}, parts)
    notes = {s.id: s.note for s in open_document(path, "en", "fr").segments}
    said = "Ann: Too long?\nBob: Which one?\nThe red one."
    assert notes == {"slide1:1.1": said, "slide1:1.2": said, "slide1:2.1": ""}
    translated(path, out, {"slide1:1.1": "Un."})
    for name in ("comments/old.xml", "comments/new.xml"):
        assert member(out, f"ppt/{name}") == member(path, f"ppt/{name}")


def xlsx(
    path: Path,
    strings: list[str],
    formula: str = "1+1",
    more: str = "",
    parts: Mapping[str, str] | None = None,
) -> Path:
    """A workbook of these ``si`` contents, with a table and a hidden sheet of the last string."""
    last = len(strings) - 1
    cells = "".join(f'<c r="A{n + 1}" t="s"><v>{n}</v></c>' for n in range(last))
    own = {
        "xl/workbook.xml": f'<workbook {X} {R}><sheets><sheet name="Data" sheetId="1" r:id="r1"/>'
        '<sheet name="Deep" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{RELATIONS}"><Relationship Id="r1" '
        'Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/>'
        "</Relationships>",
        "xl/worksheets/sheet1.xml": f"<worksheet {X}><sheetData><row>{cells}<c><f>{formula}</f></c>"
        f"{more}</row></sheetData></worksheet>",
        "xl/worksheets/sheet2.xml": f'<worksheet {X}><c t="s"><v>{last}</v></c></worksheet>',
        "xl/sharedStrings.xml": f'<sst {X} count="9">'
        + "".join(f"<si>{text}</si>" for text in strings)
        + "</sst>",
        "xl/tables/table1.xml": f'<table {X} id="1"><tableColumns count="2"><tableColumn id="1" '
        'name="Unit_x000a_price "/><tableColumn id="2" name="Sum"/></tableColumns></table>',
    }
    kinds = {
        "xl/workbook.xml": "sheet.main", "xl/worksheets/sheet1.xml": "worksheet",
        "xl/worksheets/sheet2.xml": "worksheet", "xl/sharedStrings.xml": "sharedStrings",
        "xl/tables/table1.xml": "table", "xl/comments1.xml": "comments",
    }  # fmt: skip
    types = content_types({name: f"{SHEET}.{kind}+xml" for name, kind in kinds.items()})
    return write_zip(
        path,
        {
            "[Content_Types].xml": types,
            **{name: HEAD + text for name, text in {**own, **(parts or {})}.items()},
        },
    )


STRINGS = [
    '<t xml:space="preserve">Unit\nprice </t>',
    "<t>A sentence. And another.</t>",
    '<r><t xml:space="preserve">Not </t></r><r><rPr><b/><sz val="11"/></rPr><t>bold</t></r>'
    '<rPh sb="0" eb="1"><t>x</t></rPh><phoneticPr fontId="1"/>',
    "<t>12</t>",
    "<t>Hidden</t>",
]


def test_cells_of_a_sheet_are_segments_and_written_back(tmp_path: Path) -> None:
    inline = '<c t="inlineStr"><is><t>In the cell</t></is></c><c t="str"><v>Result</v></c>'
    path, out = xlsx(tmp_path / "a.xlsx", STRINGS, more=inline), tmp_path / "o.xlsx"
    assert sources(open_document(path, "en", "fr")) == {
        "sharedStrings:1.1": "Unit", "sharedStrings:1.2": "price",
        "sharedStrings:2.1": "A sentence.", "sharedStrings:2.2": "And another.",
        "sharedStrings:3.1": "Not <1>bold</1>", "sheet1:1.1": "In the cell",
    }  # fmt: skip
    texts = {
        "sharedStrings:1.2": "prix", "sharedStrings:2.2": "Autre.",
        "sharedStrings:3.1": "<1>gras</1> ou non", "sheet1:1.1": "Ici",
    }  # fmt: skip
    assert texts.items() <= translated(path, out, texts).items()
    strings = member(out, "xl/sharedStrings.xml")
    assert '<si><t xml:space="preserve">Unit\r\nprix </t></si>' in strings
    assert "<si><t>A sentence. Autre.</t></si>" in strings
    assert (
        '<si><r><rPr><b/><sz val="11"/></rPr><t>gras</t></r><r><t xml:space="preserve"> ou non</t>'
        '</r><phoneticPr fontId="1"/></si>' in strings
    )
    assert 'name="Unit_x000a_prix "' in member(out, "xl/tables/table1.xml")
    assert "<is><t>Ici</t></is>" in member(out, "xl/worksheets/sheet1.xml")
    assert member(out, "xl/worksheets/sheet2.xml") == member(path, "xl/worksheets/sheet2.xml")


def test_comments_on_cells(tmp_path: Path) -> None:
    """Shown with the texts of their cells; the file keeps them as they are."""
    path, out = tmp_path / "a.xlsx", tmp_path / "o.xlsx"
    comments = (
        f"<comments {X}><authors><author>Ann</author><author>tc={{1}}</author>"
        "</authors><commentList>"
        '<comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>Ann:</t>'
        "</r><r><t>\nPer kilo?</t>"
        '</r></text></comment><comment ref="A2" authorId="1"><text>'
        "<t>In a thread.</t></text></comment>"
        '<comment ref="A3" authorId="0"><text><t>Keep short.</t></text></comment>'
        '<comment ref="B1" authorId="7"><text><t>Unsigned.</t></text></comment>'
        '<comment ref="Z9" authorId="0"><text><t>Nowhere.</t></text></comment>'
        "</commentList></comments>"
    )
    related = (
        f'<Relationships xmlns="{RELATIONS}"><Relationship Id="r9" Target="../comments1.xml"/>'
    )
    inline = '<c r="B1" t="inlineStr"><is><t>In the cell</t></is></c>'
    xlsx(path, STRINGS, more=inline, parts={
        "xl/comments1.xml": comments,
        "xl/worksheets/_rels/sheet1.xml.rels": related + "</Relationships>",
    })  # fmt: skip
    notes = {s.id: s.note for s in open_document(path, "en", "fr").segments}
    assert notes == {
        "sharedStrings:1.1": "Data!A1\nAnn: Per kilo?",
        "sharedStrings:1.2": "Data!A1\nAnn: Per kilo?",
        "sharedStrings:2.1": "Data!A2\nIn a thread.",
        "sharedStrings:2.2": "Data!A2\nIn a thread.",
        "sharedStrings:3.1": "Data!A3\nAnn: Keep short.", "sheet1:1.1": "Data!B1\nUnsigned.",
    }  # fmt: skip
    translated(path, out, {"sharedStrings:3.1": "Court", "sheet1:1.1": "Ici"})
    assert member(out, "xl/comments1.xml") == member(path, "xl/comments1.xml")


def test_a_sheet_that_the_workbook_does_not_name(tmp_path: Path) -> None:
    """It stands where the texts of all sheets should."""
    cell = '<c r="B1" t="inlineStr"><is><t>In the cell</t></is></c>'
    sheet = f"<worksheet {X}><sheetData><row>{cell}</row></sheetData></worksheet>"
    path = xlsx(tmp_path / "a.xlsx", ["<t>Hidden</t>"], parts={"xl/sharedStrings.xml": sheet})
    notes = {s.source.plain: s.note for s in open_document(path, "en", "fr").segments}
    assert notes == {"In the cell": ""}


def test_headings_that_formulas_name_stay(tmp_path: Path) -> None:
    path = xlsx(tmp_path / "a.xlsx", STRINGS, formula="SUM(Table1[Sum])")
    assert "sharedStrings:1.1" not in sources(open_document(path, "en", "fr"))
    with pytest.raises(InputError, match="no Excel workbook"):
        open_document(pptx(tmp_path / "b.xlsx", {}), "en", "fr")
