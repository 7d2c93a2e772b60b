"""Exports of office files, opened in LibreOffice: what it read in the file, it reads translated.

The files are made by LibreOffice of flat OpenDocument, in its own formats and those of Office, or
are real ones, where there are some. Skipped without LibreOffice.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from libreoffice import KINDS, convert, program, texts, untold
from postil.errors import InputError
from postil.formats.filter_options import Extra, FilterOptions
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not program(), reason="LibreOffice is not installed"),
]

REPOSITORY = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("POSTIL_DATA", REPOSITORY.parent / "shared" / "data"))
_URN = "urn:oasis:names:tc:opendocument:xmlns"
_NAMES = ("office", "text", "style", "table", "draw", "presentation", "meta")
SPACES = " ".join(f'xmlns:{name}="{_URN}:{name}:1.0"' for name in _NAMES) + (
    f' xmlns:fo="{_URN}:xsl-fo-compatible:1.0" xmlns:svg="{_URN}:svg-compatible:1.0"'
    ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'
)
STYLES = (
    '<office:automatic-styles><style:style style:name="T1" style:family="text">'
    '<style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>'
)
LINK = '<text:a xlink:href="http://example.org/" xlink:type="simple">{}</text:a>'
BOLD = '<text:span text:style-name="T1">{}</text:span>'
MARKED = (
    f"<text:p>Read {BOLD.format('the bold words')} and {LINK.format('the linked words')} twice."
    "</text:p>"
    f"<text:p>Or {BOLD.format(LINK.format('a bold link'))} instead. A second sentence.</text:p>"
)
TEXT = (
    "<office:text>"
    + MARKED
    + '<text:p>An entry<text:alphabetical-index-mark text:string-value="x"/>'
    "<text:note text:note-class='footnote'><text:note-citation>1</text:note-citation>"
    "<text:note-body><text:p>Words of a note.</text:p></text:note-body></text:note>.</text:p>"
    '<table:table table:name="T"><table:table-column/><table:table-row><table:table-cell>'
    "<text:p>In a cell</text:p></table:table-cell></table:table-row></table:table></office:text>"
)
SHEETS = (
    '<office:spreadsheet><table:table table:name="First"><table:table-row>'
    f'<table:table-cell office:value-type="string">{MARKED}</table:table-cell>'
    '<table:table-cell office:value-type="string"><text:p>Total</text:p></table:table-cell>'
    '<table:table-cell office:value-type="float" office:value="12"><text:p>12</text:p>'
    "</table:table-cell></table:table-row><table:table-row>"
    '<table:table-cell office:value-type="string"><text:p>Total</text:p></table:table-cell>'
    '<table:table-cell office:value-type="string" office:string-value="Kept twice">'
    "<text:p>Kept twice</text:p></table:table-cell></table:table-row></table:table>"
    "</office:spreadsheet>"
)
SLIDE = (
    '<draw:frame svg:width="12cm" svg:height="5cm" svg:x="1cm" svg:y="1cm"><draw:text-box>'
    f"{MARKED}</draw:text-box><svg:title>A short name</svg:title>"
    "<svg:desc>What the box is for</svg:desc></draw:frame>"
)


def loud(text: TaggedText) -> TaggedText:
    """The text with another letter before each of its pieces that has one."""
    return TaggedText.from_parts(
        f"Ω{part}" if isinstance(part, str) and any(map(str.isalpha, part)) else part
        for part in text.parts()
    )


def translated(path: Path, out: Path) -> list[str]:
    """Write a pseudo-translation; ids of what LibreOffice reads there no more."""
    document = open_document(path, "en", "fr", options=FilterOptions(frozenset(Extra)))
    targets = {one.id: loud(one.source) for one in document.segments}
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, targets)
    said = texts([path, out], out.parent / "scratch")
    if path not in said:  # nor can LibreOffice read the original
        return []
    if out not in said:
        return ["all of it"]
    return untold(document, said[path], said[out], targets)


@pytest.mark.parametrize(
    ("body", "flat", "kind", "least"),
    [
        (TEXT, "fodt", "odt", 6),
        (TEXT, "fodt", "docx", 6),
        (TEXT, "fodt", "rtf", 6),
        (SHEETS, "fods", "ods", 5),
        (SHEETS, "fods", "xlsx", 4),
        (SLIDE, "fodp", "odp", 5),
        (SLIDE, "fodp", "pptx", 3),
    ],
)
def test_made_by_libreoffice(tmp_path: Path, body: str, flat: str, kind: str, least: int) -> None:
    given, made = tmp_path / f"given.{flat}", tmp_path / "made"
    given.write_text(_flat(flat, body, tmp_path), encoding="utf-8")
    convert([given], kind, made)
    path, out = made / f"given.{kind}", tmp_path / f"out.{kind}"
    assert len(open_document(path, "en", "fr").segments) >= least
    assert translated(path, out) == []


def _flat(kind: str, body: str, scratch: Path) -> str:
    """A flat OpenDocument file; a slide is that of an empty presentation."""
    mimetype = {"fodt": "text", "fods": "spreadsheet", "fodp": "presentation"}[kind]
    empty = "<office:presentation/>"
    text = (
        f'<?xml version="1.0"?><office:document {SPACES} office:version="1.2" '
        f'office:mimetype="application/vnd.oasis.opendocument.{mimetype}">{STYLES}'
        f"<office:body>{empty if body is SLIDE else body}</office:body></office:document>"
    )
    if body is not SLIDE:
        return text
    (scratch / "empty.fodp").write_text(text, encoding="utf-8")
    convert([scratch / "empty.fodp"], "fodp", scratch / "first")
    slide = (scratch / "first" / "empty.fodp").read_text(encoding="utf-8")
    at = slide.index("<draw:frame", slide.index("<office:body>"))
    styles = slide.index("<style:style", slide.index("<office:automatic-styles>"))
    style = STYLES.removeprefix("<office:automatic-styles>").removesuffix(
        "</office:automatic-styles>"
    )
    return slide[:styles] + style + slide[styles:at] + body + slide[at:]


def test_real_files(tmp_path: Path) -> None:
    found = [
        path
        for folder in (DATA / "seen-faults", DATA / "interop")
        for path in sorted(folder.rglob("*"))
        if path.suffix.lower() in KINDS and path.stat().st_size < 200_000
    ]
    if not found:
        pytest.skip("there are no real files here")
    wrong = {}
    for number, path in enumerate(found):
        try:
            lost = translated(path, tmp_path / f"{number}{path.suffix}")
        except InputError:
            continue
        if lost:
            wrong[path.name] = lost[:5]
    assert not wrong
