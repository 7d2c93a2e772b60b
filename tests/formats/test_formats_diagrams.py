"""Diagrams of Office: what the picture of one says again is translated with its model."""

from __future__ import annotations

from pathlib import Path

import pytest
from office_files import HEAD, member
from package_files import content_types, sources, translated, write_zip

from postil.formats.filter_options import FilterOptions
from postil.formats.registry import open_document
from postil.formats.round_trip import Result, round_trip

A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"'
DSP = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"'
_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData"
_PICTURE = "http://schemas.microsoft.com/office/2007/relationships/diagramDrawing"


def paragraphs(*texts: str, look: str = "") -> str:
    out = ""
    for text in texts:
        plain, _, bold = text.partition("*")
        out += f"<a:p><a:r><a:rPr {look}/><a:t>{plain}</a:t></a:r>"
        out += f'<a:r><a:rPr b="1" {look}/><a:t>{bold}</a:t></a:r></a:p>' if bold else "</a:p>"
    return out


def diagram(path: Path, model: list[str], picture: list[str], reference: str = "rId9") -> Path:
    """A slide or a Word document with one diagram."""
    is_word = path.suffix == ".docx"
    folder, owner = ("word", "document") if is_word else ("ppt/slides", "slide1")
    base = "vnd.openxmlformats-officedocument"
    kinds = {
        "d/data1.xml": f"{base}.drawingml.diagramData+xml",
        "d/drawing1.xml": "vnd.ms-office.drawingml.diagramDrawing+xml",
    }
    w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    if is_word:
        kinds["word/document.xml"] = f"{base}.wordprocessingml.document.main+xml"
        own = {"word/document.xml": f"{HEAD}<w:document {w}><w:body/></w:document>"}
    else:
        kinds["ppt/presentation.xml"] = f"{base}.presentationml.presentation.main+xml"
        kinds["ppt/slides/slide1.xml"] = f"{base}.presentationml.slide+xml"
        own = {"ppt/presentation.xml": f"{HEAD}<p/>", "ppt/slides/slide1.xml": f"{HEAD}<p/>"}
    rows = (
        f'<Relationship Id="rId5" Type="{_RELATION}" Target="/d/data1.xml"/>'
        f'<Relationship Id="rId9" Type="{_PICTURE}" Target="/d/drawing1.xml"/>'
    )
    space = "http://schemas.openxmlformats.org/package/2006/relationships"
    return write_zip(path, {
        "[Content_Types].xml": content_types(kinds),
        **own,
        f"{folder}/_rels/{owner}.xml.rels": (
            f'{HEAD}<Relationships xmlns="{space}">{rows}</Relationships>'
        ),
        "d/data1.xml": f"{HEAD}<dgm:dataModel {DGM} {A} {DSP}>{paragraphs(*model)}<a:ext>"
        f'<dsp:dataModelExt relId="{reference}"/></a:ext></dgm:dataModel>',
        "d/drawing1.xml": f"{HEAD}<dsp:drawing {DSP} {A}>"
        + paragraphs(*picture, look='kern="1200"') + "</dsp:drawing>",
    })  # fmt: skip


@pytest.mark.parametrize("kind", [".pptx", ".docx"])
def test_each_text_is_one_segment(tmp_path: Path, kind: str) -> None:
    path, out = tmp_path / f"a{kind}", tmp_path / f"o{kind}"
    diagram(path, ["Plan. Do", "Act *now", "Plan. Do"], ["Act *now", "Plan. Do", "Shown only"])
    assert sources(open_document(path, "en", "fr")) == {
        "data1:1.1": "Plan.", "data1:1.2": "Do", "data1:2.1": "Act <1>now</1>",
        "data1:3.1": "Plan.", "data1:3.2": "Do", "drawing1:3.1": "Shown only",
    }  # fmt: skip
    texts = {"data1:1.2": "Faites", "data1:2.1": "<1>Agir</1> ici", "drawing1:3.1": "Vu"}
    translated(path, out, texts)
    model, picture = member(out, "d/data1.xml"), member(out, "d/drawing1.xml")
    for text in ("Faites", "Agir", " ici"):
        assert text in model
        assert text in picture
    assert '<a:rPr b="1" kern="1200"/><a:t>Agir<' in picture
    assert "Vu" in picture
    assert "now" not in picture
    (tmp_path / "scratch").mkdir()
    report = round_trip(path, ("en", "fr"), tmp_path / "scratch")
    assert (report.result, report.faults) == (Result.SOUND, [])


def test_a_picture_of_another_diagram(tmp_path: Path) -> None:
    path = diagram(tmp_path / "a.pptx", ["Plan"], ["Plan"], reference="rId77")
    assert list(sources(open_document(path, "en", "fr"))) == ["data1:1.1", "drawing1:1.1"]


def test_documents_of_before_keep_their_segments(tmp_path: Path) -> None:
    path = diagram(tmp_path / "a.pptx", ["Plan"], ["Plan"])
    document = open_document(path, "en", "fr", options=FilterOptions(version=3))
    assert list(sources(document)) == ["data1:1.1", "drawing1:1.1"]
