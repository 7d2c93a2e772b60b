"""Files of other tools: open, export, open again; what cannot be read gives a clear error."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from lxml import etree

from libreoffice import untold
from other_readers import text_of
from postil.errors import InputError
from postil.formats.exchange.tmx import ImportReport, TmxWriter, read_tmx, tmx_languages
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import parse
from postil.formats.raw.xml_output import serialise
from postil.formats.registry import DOCUMENT_SUFFIXES, open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

REPOSITORY = Path(__file__).resolve().parents[2]
INTEROP = Path(os.environ.get("POSTIL_DATA", REPOSITORY.parent / "shared" / "data")) / "interop"
BILINGUAL = (".xlf", ".xliff", ".sdlxliff", ".mqxliff", ".mqxlz", ".txlf")
# Control character in the text: no XML.
BROKEN = {"file-XLIFFFilter-invalid-content.xlf"}


def found(*endings: str) -> list[object]:
    files = (path for path in sorted(INTEROP.rglob("*")) if path.name.lower().endswith(endings))
    return [pytest.param(path, id=str(path.relative_to(INTEROP))) for path in files]


@pytest.mark.parametrize("path", found(".tmx", ".tmx.gz", ".tmx.zip"))
def test_memories(tmp_path: Path, path: Path) -> None:
    languages = tmx_languages(path)
    assert len(languages) != 1
    if not languages:
        return
    report = ImportReport()
    units = list(read_tmx(path, languages[0], languages[1], report=report))
    assert units
    assert report.read == report.kept + report.rejected
    for _ in range(2):
        with TmxWriter(tmp_path / "o.tmx", languages[0], languages[1]) as writer:
            for unit in units:
                writer.write(unit)
        again = list(read_tmx(tmp_path / "o.tmx", languages[0], languages[1]))
        texts = [(u.source.text, u.target.text) for u in units]
        assert [(u.source.text, u.target.text) for u in again] == texts
        if path.name != "invalid.tmx":  # its codes are unpaired; writing makes them valid
            assert again == units
        units = again


@pytest.mark.parametrize("path", found(*BILINGUAL))
def test_bilingual_documents(tmp_path: Path, path: Path) -> None:
    try:
        document = open_document(path, "en", "fr")
    except InputError as error:
        assert path.name in BROKEN or (
            path.parent.name == "invalid" and ": not valid XLIFF 2:" in error.message
        )
        return
    data = path.read_bytes()
    out = tmp_path / path.name
    document.save(out, {})
    assert out.read_bytes() == data
    if path.suffix == ".mqxlz":
        data = Package(path).read("document.mqxliff")
    tree = parse(data, path)
    assert _canonical(serialise(tree, data)) == _canonical(data)
    ids = [segment.id for segment in document.segments]
    assert len(set(ids)) == len(ids)
    texts = {s.id: s.source + TaggedText("é") for s in document.segments}
    document.save(out, texts, dict.fromkeys(ids, SegmentState.TRANSLATED))
    again = open_document(out, "en", "fr").segments
    assert [s.id for s in again] == ids
    assert [s.source for s in again] == [s.source for s in document.segments]
    assert [s.target for s in again] == list(texts.values())
    assert {s.state for s in again} <= {SegmentState.TRANSLATED}


@pytest.mark.parametrize("path", found(*set(DOCUMENT_SUFFIXES) - set(BILINGUAL)))
def test_other_documents(tmp_path: Path, path: Path) -> None:
    document = open_document(path, "en", "fr")
    assert document.segments
    out = tmp_path / path.name
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    document.save(out, {s.id: s.source for s in document.segments})
    assert out.read_bytes() == path.read_bytes()
    texts = {s.id: TaggedText("É" + s.source.text, s.source.tags) for s in document.segments}
    document.save(out, texts)
    again = open_document(out, "en", "fr").segments
    assert _paragraphs((s.id, s.source) for s in again) == _paragraphs(texts.items())
    before, after = text_of(path), text_of(out)
    if before is not None and after is not None:
        assert untold(document, before, after, texts) == []


def _paragraphs(segments: Iterable[tuple[str, TaggedText]]) -> dict[str, str]:
    """Texts by paragraph without spaces: a new first letter may move the end of a sentence."""
    found: dict[str, str] = {}
    for identifier, text in segments:
        paragraph = identifier.rpartition(".")[0]
        found[paragraph] = found.get(paragraph, "") + "".join(text.plain.split())
    return found


def _canonical(data: bytes) -> str:
    parser = etree.XMLParser(resolve_entities=False, huge_tree=True)
    return str(etree.canonicalize(etree.fromstring(data, parser)))
