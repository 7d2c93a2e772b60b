"""Small office files, each with texts that a filter may miss or cut to pieces.

``SAMPLES`` has what makes each file, and the parts whose translation is compared with golden files.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from office_files import DOCX_SPACES, HEAD, docx, idml, odt, odt_style, run
from package_files import content_types, write_zip

A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'
R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
X = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
_KIND = "vnd.openxmlformats-officedocument"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_URN = "urn:oasis:names:tc:opendocument:xmlns"
ODF_SPACES = " ".join(
    f'xmlns:{name}="{_URN}:{name}:1.0"'
    for name in ("office", "text", "style", "table", "draw", "chart", "meta")
) + (
    f' xmlns:svg="{_URN}:svg-compatible:1.0" xmlns:fo="{_URN}:xsl-fo-compatible:1.0"'
    ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'
)
CORE = (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/'
    'core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Price list</dc:title>'
    "<dc:creator>Ann</dc:creator><cp:keywords>prices, pens</cp:keywords></cp:coreProperties>"
)


def relations(*targets: tuple[str, str]) -> str:
    """Kinds and targets of relations, called ``r1`` and so on."""
    rows = "".join(
        f'<Relationship Id="r{n}" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
        f'relationships/{kind}" Target="{target}"/>'
        for n, (kind, target) in enumerate(targets, 1)
    )
    return f'{HEAD}<Relationships xmlns="{_RELATIONS}">{rows}</Relationships>'


def chart(title: str) -> str:
    """A chart with a title, a series of a cell and one of its own, words and numbers below."""
    return (
        f"{HEAD}<c:chartSpace {C} {A}><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>{title}"
        "</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:ser><c:tx><c:strRef><c:f>D!B1"
        '</c:f><c:strCache><c:pt idx="0"><c:v>Sales</c:v></c:pt></c:strCache></c:strRef></c:tx>'
        '<c:cat><c:strRef><c:f>D!A2</c:f><c:strCache><c:pt idx="0"><c:v>North</c:v></c:pt>'
        '<c:pt idx="1"><c:v>2019</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef>'
        "<c:f>D!B2</c:f><c:numCache><c:formatCode>General</c:formatCode>"
        '<c:pt idx="0"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>'
        "<c:ser><c:tx><c:v>Own words</c:v></c:tx></c:ser></c:plotArea></c:chart></c:chartSpace>"
    )


def _picture(text: str) -> str:
    return (
        '<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/'
        f'wordprocessingDrawing"><wp:docPr id="1" name="Picture 1" descr="{text}"/></wp:inline>'
        "</w:drawing></w:r>"
    )


def _field(instruction: str, *more: str) -> str:
    texts = "".join(
        f'<w:r><w:instrText xml:space="preserve">{one}</w:instrText></w:r>'
        for one in (instruction, *more)
    )
    begin, end = (f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>' for kind in ("begin", "end"))
    return f"{begin}{texts}{end}"


def word(path: Path) -> Path:
    """Runs that look alike, empty ones, pictures, terms of the index."""
    hint = '<w:rFonts w:hint="eastAsia"/>'
    return docx(
        path,
        run("リーダー")
        + run("シップ", hint)
        + run("に係る", '<w:lang w:val="ja-JP"/>')
        + run("委託"),
        run("Press ") + run("", "<w:b/>") + run("the ") + run("button", "<w:b/>") + run("."),
        run("A pen") + _field(' XE "Pens:red', ' ones" \\t "See Colours" ') + run(" is red."),
        run("See ") + _picture("A red pen") + run(" here.") + _picture("C:\\scan\\pen1.jpg"),
        run("Again")
        + _picture("A red pen")
        + '<w:r><w:pict><v:shape id="s" alt="An old drawing"/></w:pict></w:r>',
    )


def word_chart(path: Path) -> Path:
    """A chart in a text, and properties of the document."""
    kinds = {
        "word/document.xml": f"{_KIND}.wordprocessingml.document.main+xml",
        "word/charts/chart1.xml": f"{_KIND}.drawingml.chart+xml",
        "docProps/core.xml": "vnd.openxmlformats-package.core-properties+xml",
    }
    body = f"<w:document {DOCX_SPACES}><w:body><w:p>{run('Text')}</w:p></w:body></w:document>"
    return write_zip(path, {
        "[Content_Types].xml": content_types(kinds),
        "word/document.xml": HEAD + body,
        "word/charts/chart1.xml": chart("Sales of pens"),
        "docProps/core.xml": HEAD + CORE,
    })  # fmt: skip


def sheets(path: Path, *, strict: bool = False, by_ending: bool = False) -> Path:
    """A workbook whose strings are in another order than its cells."""
    strings = ["Second sheet", "Total", "North", "27.", "Sales", "Never shown", "First cell"]
    cells = [[6, 4, 3], [2, 1], [1, 1]]
    rows = "".join(
        f'<row r="{n}">'
        + "".join(f'<c r="{"ABC"[m]}{n}" t="s"><v>{v}</v></c>' for m, v in enumerate(row))
        + "</row>"
        for n, row in enumerate(cells, 1)
    )
    head = (
        '<dataValidations count="1"><dataValidation sqref="A1" promptTitle="Area" '
        'prompt="Choose an area." error="No such area."/></dataValidations>'
        "<headerFooter><oddHeader>&amp;LPrices &amp;&amp; more&amp;C&amp;&quot;Arial,Bold&quot;"
        "&amp;12 Page &amp;P of &amp;N</oddHeader></headerFooter>"
    )
    tail = f'<drawing {R} r:id="r1"/>'
    drawing = (
        f"<xdr:wsDr {A} {R} xmlns:xdr='x'><xdr:sp><xdr:nvSpPr><xdr:cNvPr id='1' name='n' "
        "descr='A curve that rises'/></xdr:nvSpPr><xdr:txBody><a:p><a:r><a:t>In a box</a:t></a:r>"
        "</a:p></xdr:txBody></xdr:sp></xdr:wsDr>"
    )
    members = {
        "xl/workbook.xml": f'<workbook {X} {R}><sheets><sheet name="Prices" sheetId="1" r:id="r2"/>'
        '<sheet name="More" sheetId="2" r:id="r1"/></sheets></workbook>',
        "xl/worksheets/sheet2.xml": f"<worksheet {X}><sheetData>{rows}</sheetData>{head}{tail}"
        "</worksheet>",
        "xl/worksheets/sheet1.xml": f'<worksheet {X}><sheetData><row><c t="s"><v>0</v></c>'
        '<c t="s"><v>1</v></c></row></sheetData></worksheet>',
        "xl/sharedStrings.xml": f"<sst {X}>"
        + "".join(f"<si><t>{text}</t></si>" for text in strings)
        + "</sst>",
        "xl/drawings/drawing1.xml": drawing,
        "xl/charts/chart1.xml": chart("Sales by area").removeprefix(HEAD),
    }
    members = {name: HEAD + text for name, text in members.items()}
    members["_rels/.rels"] = relations(("officeDocument", "xl/workbook.xml"))
    members["xl/_rels/workbook.xml.rels"] = relations(
        ("worksheet", "worksheets/sheet1.xml"), ("worksheet", "worksheets/sheet2.xml")
    )
    members["xl/worksheets/_rels/sheet2.xml.rels"] = relations(
        ("drawing", "../drawings/drawing1.xml")
    )
    members["xl/drawings/_rels/drawing1.xml.rels"] = relations(("chart", "../charts/chart1.xml"))
    if strict:
        for kind in ("spreadsheetml", "drawingml", "officeDocument"):
            for name, text in members.items():
                members[name] = text.replace(
                    f"http://schemas.openxmlformats.org/{kind}/2006/",
                    f"http://purl.oclc.org/ooxml/{kind}/",
                )
    types = _types_of_sheets(by_ending=by_ending)
    return write_zip(path, {"[Content_Types].xml": types, **members})


def _types_of_sheets(*, by_ending: bool) -> str:
    main = f"{_KIND}.spreadsheetml.sheet.main+xml"
    kinds = {
        "xl/workbook.xml": main,
        "xl/worksheets/sheet1.xml": f"{_KIND}.spreadsheetml.worksheet+xml",
        "xl/worksheets/sheet2.xml": f"{_KIND}.spreadsheetml.worksheet+xml",
        "xl/sharedStrings.xml": f"{_KIND}.spreadsheetml.sharedStrings+xml",
        "xl/drawings/drawing1.xml": "vnd.openxmlformats-officedocument.drawing+xml",
        "xl/charts/chart1.xml": f"{_KIND}.drawingml.chart+xml",
    }
    if by_ending:
        del kinds["xl/workbook.xml"]
    types = content_types(kinds)
    if by_ending:
        types = types.replace(
            "<Override", f'<Default Extension="XML" ContentType="application/{main}"/><Override', 1
        )
    return types


def strict_sheets(path: Path) -> Path:
    """The same in the namespaces of the strict standard."""
    return sheets(path, strict=True)


def slides(path: Path) -> Path:
    """A slide with a chart and a picture, a layout and a master with text boxes."""
    shape = (
        "<p:sp><p:nvSpPr><p:cNvPr id='1' name='n'{}/><p:nvPr>{}</p:nvPr></p:nvSpPr><p:txBody><a:p>"
        "<a:r><a:t>{}</a:t></a:r></a:p></p:txBody></p:sp>"
    )
    place = "<p:ph type='title'/>"
    parts = {
        "slides/slide1": ("slide", "sld", shape.format(" descr='A map'", place, "The title")),
        "slideLayouts/slideLayout1": (
            "slideLayout", "sldLayout",
            shape.format("", place, "Click to edit") + shape.format("", "", "Confidential"),
        ),
        "slideMasters/slideMaster1": (
            "slideMaster", "sldMaster", shape.format("", "", "Pens and more"),
        ),
    }  # fmt: skip
    kinds = {
        f"ppt/{name}.xml": f"{_KIND}.presentationml.{kind}+xml"
        for name, (kind, _, _) in parts.items()
    }
    kinds["ppt/presentation.xml"] = f"{_KIND}.presentationml.presentation.main+xml"
    kinds["ppt/charts/chart1.xml"] = f"{_KIND}.drawingml.chart+xml"
    kinds["docProps/core.xml"] = "vnd.openxmlformats-package.core-properties+xml"
    return write_zip(path, {
        "[Content_Types].xml": content_types(kinds),
        "ppt/presentation.xml": f"{HEAD}<p:presentation {P}/>",
        "ppt/charts/chart1.xml": chart("Sales of pens"),
        "docProps/core.xml": HEAD + CORE,
        **{
            f"ppt/{name}.xml": f"{HEAD}<p:{root} {P} {A}>{text}</p:{root}>"
            for name, (_, root, text) in parts.items()
        },
    })  # fmt: skip


def odf(path: Path, kind: str, body: str, styles: str = "", **others: str) -> Path:
    """An OpenDocument file of a kind (``presentation``); other parts by their folders."""
    members = {
        "mimetype": f"application/vnd.oasis.opendocument.{kind}",
        "content.xml": f'<?xml version="1.0"?>\n<office:document-content {ODF_SPACES}>'
        f"<office:automatic-styles>{styles}</office:automatic-styles><office:body>"
        f"<office:{kind}>{body}</office:{kind}></office:body></office:document-content>",
        "META-INF/manifest.xml": "<m/>",
    }
    for name, text in others.items():
        part = "meta" if name == "meta" else "content"
        file = "meta.xml" if name == "meta" else f"{name}/content.xml"
        members[file] = (
            f'<?xml version="1.0"?>\n<office:document-{part} {ODF_SPACES}>{text}'
            f"</office:document-{part}>"
        )
    return write_zip(path, members, stored=("mimetype",))


_BOLD = odt_style("T1", 'fo:font-weight="bold"')
_ODF_CHART = (
    "<office:body><office:chart><chart:chart><chart:title><text:p>Sales of pens</text:p>"
    '</chart:title><table:table table:name="local-table"><table:table-row><table:table-cell '
    'office:value-type="string"><text:p>North</text:p></table:table-cell><table:table-cell '
    'office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>'
    "</table:table-row></table:table></chart:chart></office:chart></office:body>"
)


def odf_slides(path: Path) -> Path:
    """Links in spans and spans in links, a chart, a picture with a description."""
    link = '<text:a xlink:href="http://example.org/">{}</text:a>'
    bold = '<text:span text:style-name="T1">{}</text:span>'
    body = (
        f"<draw:page><text:p>Read {bold.format(link.format('this page'))}, and "
        f"{link.format('the ' + bold.format('other'))}.</text:p><draw:frame><draw:image/>"
        "<svg:title>A map</svg:title><svg:desc>Where pens are sold</svg:desc></draw:frame>"
        "</draw:page>"
    )
    meta = "<office:meta><dc:title>Pens</dc:title><dc:creator>Ann</dc:creator></office:meta>"
    return odf(path, "presentation", body, _BOLD, meta=meta, **{"Object 1": _ODF_CHART})


def odf_sheets(path: Path) -> Path:
    """Numbers, dates, formulas, the same text in several cells."""
    cell = '<table:table-cell office:value-type="{}"{}><text:p>{}</text:p></table:table-cell>'
    row = "<table:table-row{}>{}</table:table-row>"
    total = cell.format("string", "", "Total")
    rows = (
        row.format("", total + cell.format("float", ' office:value="7"', "7 pieces"))
        + row.format(
            ' table:number-rows-repeated="3"',
            cell.format("date", "", "1 May")
            + cell.format("string", ' table:formula="of:=A1"', "x"),
        )
        + row.format("", '<table:table-cell table:number-columns-repeated="2"/>' + total)
        + row.format("", cell.format("string", ' office:string-value="Kept"', "Kept"))
        + row.format("", cell.format("string", "", "27."))
    )
    body = f'<table:table table:name="Prices">{rows}</table:table>'
    return odf(path, "spreadsheet", body, **{"Object 1": _ODF_CHART})


def indesign(path: Path) -> Path:
    """Text tagged for XML within a character style range: a word, a paragraph, several."""
    tagged = '<XMLElement Self="e{}" MarkupTag="XMLTag/{}">{}</XMLElement>'
    content = "<Content>{}</Content>"
    characters = "<CharacterStyleRange A='x'>{}</CharacterStyleRange>"
    return idml(path, {
        "u1": characters.format(
            tagged.format(1, "title", content.format("The title")) + "<Br/>"
            + content.format("Press ") + tagged.format(2, "key", content.format("Enter"))
            + content.format(" now.") + "<Br/>"
            + tagged.format(3, "list", content.format("First.") + "<Br/>" + content.format("Last."))
        ),
    })  # fmt: skip


def twice_named(path: Path) -> Path:
    """An id that two elements have."""
    item = '<text:section><text:p xml:id="a">{}</text:p></text:section>'
    return odt(path, item.format("One"), item.format("Two"))


SAMPLES: dict[str, tuple[Callable[[Path], Path], tuple[str, ...]]] = {
    "word.docx": (word, ("word/document.xml",)),
    "word_chart.docx": (word_chart, ("word/charts/chart1.xml", "docProps/core.xml")),
    "sheets.xlsx": (
        sheets,
        ("xl/worksheets/sheet2.xml", "xl/sharedStrings.xml", "xl/drawings/drawing1.xml",
         "xl/charts/chart1.xml"),
    ),
    "strict.xlsx": (strict_sheets, ("xl/worksheets/sheet2.xml", "xl/sharedStrings.xml")),
    "slides.pptx": (
        slides,
        ("ppt/slides/slide1.xml", "ppt/charts/chart1.xml", "ppt/slideLayouts/slideLayout1.xml",
         "ppt/slideMasters/slideMaster1.xml"),
    ),
    "slides.odp": (odf_slides, ("content.xml", "Object 1/content.xml", "meta.xml")),
    "sheets.ods": (odf_sheets, ("content.xml",)),
    "tagged.idml": (indesign, ("Stories/Story_u1.xml",)),
    "ids.odt": (twice_named, ("content.xml",)),
}  # fmt: skip
