"""Texts of office files that are easily missed, cut to pieces, or no texts at all.

Golden files hold the segments of each sample with all extras, as the present filters and as the
first ones read them, and the parts of its export in which every letter was made a capital. To
write them anew after a change that is meant: ``POSTIL_GOLDEN=write``, then look at the difference.
"""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest
from office_files import docx, idml, member, run
from office_samples import HEAD, SAMPLES, X, odf, relations, sheets, slides, word
from package_files import content_types, shown, sources, translated, write_zip

from postil.errors import Cancelled
from postil.formats.document import Document
from postil.formats.filter_options import FIRST_FILTERS, Extra, FilterOptions
from postil.formats.office.office import CONTENT_TYPES
from postil.formats.raw.xml_input import parse
from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.types.progress import Progress

GOLDEN = Path(__file__).parent / "golden" / "office"
ALL = FilterOptions(frozenset(Extra))


def opened(path: Path, options: FilterOptions | None = None) -> Document:
    return open_document(path, "en", "fr", options=options)


def listed(document: Document) -> str:
    """Segments with their notes, a line each."""
    lines = []
    for one in document.segments:
        note = f"  # {one.note}" if one.note else ""
        lines.append(f"{one.id}: {shown(one.source)}{note}".replace("\n", " / "))
    return "\n".join(lines)


def in_capitals(text: TaggedText) -> TaggedText:
    return TaggedText.from_parts(p.upper() if isinstance(p, str) else p for p in text.parts())


def export(document: Document, out: Path) -> None:
    document.save(out, {one.id: in_capitals(one.source) for one in document.segments})


@pytest.mark.parametrize("name", SAMPLES)
def test_golden(tmp_path: Path, name: str) -> None:
    make, parts = SAMPLES[name]
    path, out = make(tmp_path / name), tmp_path / f"out.{name}"
    for _ in range(2):  # as it was read when opened, and read again
        document = opened(path, ALL)
        document.save(out, {})
        assert out.read_bytes() == path.read_bytes()
        export(document, out)
        first = out.read_bytes()
        export(document, out)
        assert out.read_bytes() == first
    texts = [
        "now", listed(opened(path, ALL)), "", "first", listed(opened(path, FIRST_FILTERS)), "",
        *(line for part in parts for line in (part, member(out, part).replace("\r", ""), "")),
    ]  # fmt: skip
    text = "\n".join(texts)
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("POSTIL_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8", newline="\n")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SAMPLES)
def test_read_again(tmp_path: Path, name: str) -> None:
    """An export says what was written, in segments of the same names."""
    path, out = SAMPLES[name][0](tmp_path / name), tmp_path / f"out.{name}"
    document = opened(path, ALL)
    export(document, out)
    again = opened(out, ALL)
    assert sorted(one.source.plain for one in again.segments) == sorted(
        one.source.plain.upper() for one in document.segments
    )


@pytest.mark.parametrize("name", SAMPLES)
def test_first_filters(tmp_path: Path, name: str) -> None:
    """What the first filters read is written to the same places by the present ones."""
    path, out = SAMPLES[name][0](tmp_path / name), tmp_path / f"out.{name}"
    document = opened(path, FIRST_FILTERS)
    export(document, out)
    again = {one.id: one.source.plain for one in opened(out, FIRST_FILTERS).segments}
    assert {one.id: one.source.plain.upper() for one in document.segments} == again


def test_extras_only_if_wanted(tmp_path: Path) -> None:
    path = slides(tmp_path / "a.pptx")
    usual = {one.id.partition(":")[0] for one in opened(path).segments}
    assert usual == {"slide1", "chart1"}
    for extra, labels in (
        (Extra.MASTERS, {"slideLayout1", "slideMaster1"}),
        (Extra.PROPERTIES, {"core"}),
    ):
        found = opened(path, FilterOptions(frozenset({extra}))).segments
        assert {one.id.partition(":")[0] for one in found} == usual | labels


def test_type_by_the_ending_of_the_name(tmp_path: Path) -> None:
    """The type of the main part may be that of all XML parts."""
    path, out = sheets(tmp_path / "a.xlsx", by_ending=True), tmp_path / "o.xlsx"
    assert sources(opened(path)) == sources(opened(sheets(tmp_path / "b.xlsx")))
    assert translated(path, out, {"sharedStrings:7.1": "Ici"})["sharedStrings:7.1"] == "Ici"


def test_index_terms(tmp_path: Path) -> None:
    """Levels stay apart, and signs that mean something in a field are escaped."""
    path, out = word(tmp_path / "a.docx"), tmp_path / "o.docx"
    again = translated(path, out, {"document:index1.1": 'Stylos : "rouges"<1/>ici'})
    assert again["document:index1.1"] == 'Stylos : "rouges"<1/>ici'
    text = member(out, "word/document.xml")
    assert ' XE "Stylos \\: \\"rouges\\":ici" \\t "See Colours" </w:instrText>' in text


def test_header_keeps_sizes_and_digits_apart(tmp_path: Path) -> None:
    path, out = sheets(tmp_path / "a.xlsx"), tmp_path / "o.xlsx"
    source = sources(opened(path))["sheet2:oddHeader4.1"]
    assert source == "Page <1/> of <2/>"
    translated(path, out, {
        "sheet2:oddHeader4.1": "12 pages : <1/> / <2/>", "sheet2:oddHeader2.1": "A & B",
    })  # fmt: skip
    text = member(out, "xl/worksheets/sheet2.xml")
    header = '&amp;LA &amp;&amp; B&amp;C&amp;"Arial,Bold"&amp;12 12 pages : &amp;P / &amp;N<'
    assert header in text


def test_tags_of_a_word_and_a_sentence(tmp_path: Path) -> None:
    """A tag for XML that two sentences share has a name of its own in each."""
    path, out = tmp_path / "a.idml", tmp_path / "o.idml"
    text = "<XMLElement Self='e' MarkupTag='XMLTag/a'><Content>One. Two.</Content></XMLElement>"
    idml(path, {"u1": f"<CharacterStyleRange><Content>So: </Content>{text}</CharacterStyleRange>"})
    again = translated(path, out, {"Story_u1:1.2": "Deux."})
    assert again["Story_u1:1.2"] == "Deux."
    assert member(out, "Stories/Story_u1.xml").count('Self="e"') == 1


def test_repeated_texts_of_a_sheet_are_one_segment(tmp_path: Path) -> None:
    path, out = SAMPLES["sheets.ods"][0](tmp_path / "a.ods"), tmp_path / "o.ods"
    assert sources(opened(path)) == {
        "content:1.1": "Total", "content:6.1": "Kept", "Object 1/content.xml:1.1": "Sales of pens",
    }  # fmt: skip
    translated(path, out, {"content:1.1": "Somme", "content:6.1": "Gardé"})
    text = member(out, "content.xml")
    assert text.count("<text:p>Somme</text:p>") == 2
    assert "Kept" not in text
    notes = [one.note for one in opened(path).segments]
    assert notes[:2] == ["Prices!A1, C5", "Prices!A6"]


def test_form_controls(tmp_path: Path) -> None:
    """The older form of a button says what its drawing says; it need not be well-formed."""
    path, out = tmp_path / "a.xlsx", tmp_path / "o.xlsx"
    spreadsheet = "vnd.openxmlformats-officedocument.spreadsheetml"
    button = (
        "<xml><v:shape><v:textbox><div><font size=3><b>Apply\r\n  it &amp; go</b></font><br></div>"
        "</v:textbox></v:shape></xml>"
    )
    write_zip(path, {
        "[Content_Types].xml": content_types({
            "xl/workbook.xml": f"{spreadsheet}.sheet.main+xml",
            "xl/drawings/drawing1.xml": "vnd.openxmlformats-officedocument.drawing+xml",
            "xl/drawings/v1.vml": "vnd.openxmlformats-officedocument.vmlDrawing",
        }),
        "xl/workbook.xml": f"{HEAD}<workbook {X}/>",
        "xl/drawings/drawing1.xml": f"{HEAD}<d xmlns:a='http://schemas.openxmlformats.org/"
        "drawingml/2006/main'><a:p><a:r><a:t>Apply it &amp; go</a:t></a:r></a:p></d>",
        "xl/drawings/v1.vml": button,
    })  # fmt: skip
    translated(path, out, {"drawing1:1.1": "Faire & partir"})
    assert member(out, "xl/drawings/v1.vml") == button.replace(
        "Apply\r\n  it &amp; go", "Faire &amp; partir"
    )


def test_opening_can_be_cancelled(tmp_path: Path) -> None:
    path = docx(tmp_path / "a.docx", *[run(f"Line {n}.") for n in range(3000)])
    seen: list[float] = []

    def listener(progress: Progress) -> None:
        seen.append(progress.fraction)
        progress.cancel()

    with pytest.raises(Cancelled):
        open_document(path, "en", "fr", progress=Progress(listener))
    assert seen == [0.0]


def test_cells_of_a_large_sheet_stay_as_they_are(tmp_path: Path) -> None:
    """A header is written beside cells that no tree was made of."""
    path, out = sheets(tmp_path / "a.xlsx"), tmp_path / "o.xlsx"
    before = member(path, "xl/worksheets/sheet2.xml")
    translated(path, out, {"sheet2:oddHeader2.1": "Prix"})
    after = member(out, "xl/worksheets/sheet2.xml")
    start, end = before.index("<sheetData>"), before.index("</sheetData>")
    assert before[start:end] in after
    assert "&amp;LPrix&amp;C" in after


def only_directories(data: bytes, path: Path, unit: str = "") -> object:
    """Read what parts there are, how they relate and their styles, but no part with text."""
    assert unit == CONTENT_TYPES or unit.endswith((".rels", "styles.xml", "presentation.xml"))
    return parse(data, path, unit)


def test_saving_reads_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read when the document was opened serves to write it."""
    for name, (make, _) in SAMPLES.items():
        path, out = make(tmp_path / name), tmp_path / f"out.{name}"
        document = opened(path, ALL)
        with monkeypatch.context() as patch:
            if path.suffix != ".xlsx":  # which compares its strings with what they were
                patch.setattr("postil.formats.office.office.parse", only_directories)
            export(document, out)
        assert out.read_bytes() != path.read_bytes()


def test_long_sheets_can_be_cancelled(tmp_path: Path) -> None:
    """Also while its cells are looked through, which is most of the work."""
    cell = "<table:table-cell><text:p>One</text:p></table:table-cell>"
    row = f"<table:table-row>{cell * 9}</table:table-row>"
    body = f'<table:table table:name="A">{row * 3000}</table:table>'
    path = odf(tmp_path / "a.ods", "spreadsheet", body)
    checks = 0

    class Counted(Progress):
        def check(self) -> None:
            nonlocal checks
            checks += 1

    document = open_document(path, "en", "fr", progress=Counted())
    assert [one.id for one in document.segments] == ["content:1.1"]
    assert checks > 5


def test_strings_within_strings(tmp_path: Path) -> None:
    """No program writes them; what is inside goes, and headings and charts stay as they are."""
    path, out = sheets(tmp_path / "a.xlsx"), tmp_path / "o.xlsx"
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name).decode() for name in archive.namelist()}
    strings = members["xl/sharedStrings.xml"]
    members["xl/sharedStrings.xml"] = strings.replace(
        "<t>Total</t></si>", "<t>Total</t><rPh><si><t>Deep</t></si></rPh></si>"
    )
    document = opened(write_zip(path, members))
    export(document, out)
    assert "<si><t>TOTAL</t></si>" in member(out, "xl/sharedStrings.xml")


@pytest.mark.parametrize("name", ["slides.pptx", "word_chart.docx"])
def test_workbooks_of_charts(tmp_path: Path, name: str) -> None:
    """Who edits the data of a translated chart finds it translated; a damaged one is left alone."""
    folder = "ppt" if name.endswith("pptx") else "word"
    path, out, inner = tmp_path / name, tmp_path / f"out.{name}", tmp_path / "inner.xlsx"
    with zipfile.ZipFile(SAMPLES[name][0](path)) as archive:
        members: dict[str, str | bytes] = {one: archive.read(one) for one in archive.namelist()}
    data = f"{folder}/embeddings/data1.xlsx"
    related = relations(("package", "../embeddings/data1.xlsx"))
    members[f"{folder}/charts/_rels/chart1.xml.rels"] = related
    for workbook in (sheets(inner).read_bytes(), b"PK no workbook"):
        document = opened(write_zip(path, {**members, data: workbook}))
        document.save(out, {})
        assert out.read_bytes() == path.read_bytes()
        export(document, out)
        with zipfile.ZipFile(out) as archive:
            inner.write_bytes(archive.read(data))
        if workbook.startswith(b"PK no"):
            assert inner.read_bytes() == workbook
        else:
            strings = member(inner, "xl/sharedStrings.xml")
            assert "<t>SALES</t>" in strings
            assert "<t>NORTH</t>" in strings
            assert "<t>Second sheet</t>" in strings
