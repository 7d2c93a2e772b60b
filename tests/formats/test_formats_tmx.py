"""TMX: reading, languages, inline codes, writing, hostile files."""

from __future__ import annotations

import gzip
import io
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lxml import etree

from postil import __version__
from postil.errors import Cancelled, InputError, StorageError
from postil.formats.exchange.tmx import (
    ImportReport,
    TmxWriter,
    TranslationUnit,
    read_tmx,
    tmx_languages,
)
from postil.formats.exchange.tmx_inline import write_segment
from postil.formats.languages import canonical, distance
from postil.formats.raw import files
from postil.text.tags import Tag, TaggedText
from postil.types.progress import Progress

GOLDEN = Path(__file__).parent / "golden"
LEVEL2 = GOLDEN / "level2.tmx"
BOLD, END = Tag("open", "7", "<b>", "<b>"), Tag("close", "7", "</b>", "</b>")


def parts(text: TaggedText) -> list[object]:
    return [(p.kind, p.id, p.markup) if isinstance(p, Tag) else p for p in text.parts()]


def pack(path: Path, kind: str, data: bytes) -> Path:
    if kind == "gz":
        path.write_bytes(gzip.compress(data))
    elif kind == "zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("__MACOSX/._memory.tmx", b"rubbish")
            archive.writestr("folder/memory.tmx", data)
    else:
        path.write_bytes(data)
    return path


def memory(body: str, head: str = "") -> bytes:
    return f'{head}<tmx version="1.4"><header srclang="en"/><body>{body}</body></tmx>'.encode()


def pair(source: str, target: str) -> str:
    return (
        f'<tu><tuv xml:lang="en"><seg>{source}</seg></tuv>'
        f'<tuv xml:lang="fr"><seg>{target}</seg></tuv></tu>'
    )


def test_golden_file() -> None:
    report = ImportReport()
    units = list(read_tmx(LEVEL2, "en-GB", "fr", report=report))
    first, second, third, fourth = units
    assert parts(first.source) == [
        "A ", ("open", "7", "<b>"), "big", ("close", "7", "</b>"), " cat",
        ("single", "3", "<br/>"), ".",
    ]  # fmt: skip
    assert first.source.tags == first.target.tags
    assert (first.id, first.created, first.author) == ("one", "2025-01-31T12:00:00Z", "anna")
    assert (first.changed, first.changed_by) == ("2025-02-01T00:00:00Z", "bert")
    assert first.note == "Unit note\nVariant note"
    assert first.properties == {"x-document": "manual.docx\nsecond.docx"}
    assert second.source.plain == third.source.plain == "Colour word"
    assert [second.target.plain, third.target.plain] == ["Couleur mot", "La couleur mot"]
    assert parts(second.source)[1] == ("open", "hi1", '<hi type="term">')
    assert parts(fourth.source) == [
        "Image ",
        ("single", "1", '<ph type="image">&lt;img alt="<sub>text</sub>"/&gt;</ph>'),
        " ", ("open", "2", "{i}"), "end",
    ]  # fmt: skip
    assert (report.read, report.kept, report.rejected, report.pairs) == (7, 3, 4, 4)
    assert report.reasons == {
        "no text in the target language": 1,
        "no text in the source language": 1,
        "empty target": 1,
        "empty source": 1,
    }
    assert str(report).startswith("7 read, 3 kept, 4 rejected (")
    assert str(ImportReport()) == "0 read, 0 kept, 0 rejected"


@pytest.mark.parametrize(
    ("source", "target", "texts"),
    [
        ("EN_us", "fr-fr", ["Color word"]),
        ("en", "FR-CA", ["Colour word"]),  # the header says EN-gb is the source
        ("fr-CA", "en-US", ["Couleur mot"]),
        ("de", "fr", []),
    ],
)
def test_languages_are_matched(source: str, target: str, texts: list[str]) -> None:
    units = [u for u in read_tmx(LEVEL2, source, target) if u.id == "two"]
    assert [u.source.plain for u in units] == texts


def test_languages_of_a_file() -> None:
    assert tmx_languages(LEVEL2) == ["fr", "en", "en-GB", "fr-FR", "en-US", "fr-CA", "de"]


def test_distance_of_languages() -> None:
    assert canonical("ZH_hans-cn") == "zh-Hans-CN"
    assert canonical("sl-rozaj") == "sl-rozaj"
    assert distance("en", "EN-gb") == distance("en-GB", "en") == 1
    assert distance("en-GB", "en-US") == 2
    assert distance("en", "fr") is None
    assert distance("zh-CN", "zh-TW") is None
    assert distance("zh-Hans", "zh-CN") == 2
    assert distance("zh-Hans", "zh-Hans-SG") == 1
    assert distance("", "") == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be", "ISO-8859-1"])
@pytest.mark.parametrize("kind", ["plain", "gz", "zip"])
def test_encodings_and_packing(tmp_path: Path, encoding: str, kind: str) -> None:
    declared = {"utf-8-sig": "UTF-8", "utf-16-be": "UTF-16"}.get(encoding, encoding)
    text = f'<?xml version="1.0" encoding="{declared}"?>' + memory(pair("a", "été")).decode()
    data = text.encode(encoding)
    if encoding == "utf-16-be":
        data = b"\xfe\xff" + data
    path = pack(tmp_path / f"memory.{kind}", kind, data)
    progress = Progress()
    assert [u.target.plain for u in read_tmx(path, "en", "fr", progress)] == ["été"]
    assert progress.total == path.stat().st_size


def test_a_foreign_doctype_is_not_fetched(tmp_path: Path) -> None:
    path = tmp_path / "m.tmx"
    head = '<!DOCTYPE tmx PUBLIC "-//X//DTD" "http://localhost:1/tmx14.dtd" [<!ELEMENT a ANY>]>'
    path.write_bytes(memory(pair("a &eacute; b", "c"), head))
    assert [u.source.plain for u in read_tmx(path, "en", "fr")] == ["a &eacute; b"]


BOMB = "<!ENTITY a 'ha'>" + "".join(
    f"<!ENTITY {chr(n + 1)} '{f'&{chr(n)};' * 10}'>" for n in range(97, 110)
)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"text", "not an XML file"),
        (b"PK\x03\x04 cut", "damaged"),
        (b"\x00\x00\xfe\xff" + "<tmx/>".encode("utf-32-be"), "not an XML file"),
        (memory(pair("&n;", "x"), f"<!DOCTYPE tmx [{BOMB}]>"), "entities"),
        (memory(pair("x", "x"), f"<!DOCTYPE tmx [<!-- ' -->{BOMB}]>"), "entities"),
        (memory(pair("&e;", "x"), '<!DOCTYPE t [<!ENTITY e SYSTEM "/etc/passwd">]>'), "entities"),
        (memory(pair("x", "x"), '<!DOCTYPE t [<!ENTITY % e SYSTEM "file:///x">%e;]>'), "entities"),
        (
            '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE t [<!ENTITY e "x">]><tmx/>'.encode(
                "utf-16"
            ),
            "entities",
        ),
        (b"<!DOCTYPE t [" + b"<!-- -->" * 20_000 + b"]><tmx/>", "XML"),
        (b"<!DOCTYPE t [" + b"<!--" * 15_000, "XML"),
        (b"<!--" + b" " * 70_000 + b"--><tmx/>", "too much"),
        (b" " * 70_000 + b"<tmx/>", "too much"),
        (b'<?xml version="1.0" encoding="klingon"?><tmx/>', "klingon"),
        (b"<html/>", "no TMX file"),
        (b"<html>" + b"<p>" * 50_000, "no TMX file"),
        (b"<html a='" + b" " * 70_000 + b"'/>", "too much"),
        (memory(pair("a", "b") + "<x/>" * 5_000_000), "16 MB without the end of a unit"),
        (memory(pair("a", "b"))[:-10], "line 1, unit 2: not well-formed"),
        (memory(pair("a", "b") + "<tu>"), "not well-formed"),
        (memory(pair("a\x08", "b")), "not well-formed"),
        ('<tmx><body>é'.encode("latin-1"), "not well-formed"),
        (memory(pair("a", "é")).decode().encode("latin-1"), "not in the encoding that the file"),
        (memory(pair("<x>" * 5000 + "</x>" * 5000, "b")), "well-formed|nested"),
        (memory(pair("<hi>" * 100 + "</hi>" * 100, "b")), "nested too deeply"),
    ],
)  # fmt: skip
def test_hostile_and_broken_files(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "m.tmx"
    path.write_bytes(data)
    with pytest.raises(InputError, match=message) as caught:
        list(read_tmx(path, "en", "fr"))
    assert caught.value.file == str(path)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.tmx", tmp_path):
        with pytest.raises(InputError, match="cannot be read"):
            tmx_languages(path)


@pytest.mark.parametrize("kind", ["gz", "zip"])
@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_cut_packed_files(tmp_path: Path, kind: str, share: float) -> None:
    data = memory("".join(pair(f"source {n}", f"target {n * n}") for n in range(2000)))
    path = pack(tmp_path / "m.tmx", kind, data)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * share)])
    with pytest.raises(InputError, match=r"m\.tmx"):
        list(read_tmx(path, "en", "fr"))


@pytest.mark.parametrize("kind", ["gz", "zip"])
def test_archive_bombs_are_refused(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "SUSPICIOUS_SIZE", 1 << 20)
    path = pack(tmp_path / "m.tmx", kind, memory(pair(" " * (3 << 20), "b")))
    with pytest.raises(InputError, match="trap"):
        list(read_tmx(path, "en", "fr"))


def test_odd_zips(tmp_path: Path) -> None:
    path = tmp_path / "m.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.tmx", b"")
        archive.writestr("b.tmx", b"")
    with pytest.raises(InputError, match="holds 2"):
        tmx_languages(path)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("a.tmx", memory(pair("a", "b")))
    data = bytearray(buffer.getvalue())
    data[6] |= 1  # encrypted, in the local header
    data[data.index(b"PK\x01\x02") + 8] |= 1  # and in the directory
    path.write_bytes(data)
    with pytest.raises(InputError, match="encrypted"):
        tmx_languages(path)


def test_reading_can_be_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "m.tmx"
    path.write_bytes(memory("".join(pair("a", "b") for _ in range(2000))))
    progress = Progress(lambda p: p.cancel() if p.done else None)
    with pytest.raises(Cancelled):
        list(read_tmx(path, "en", "fr", progress))


def test_written_file_is_as_it_should_be(tmp_path: Path) -> None:
    opening, closing = Tag("open", "1", '<g id="1">'), Tag("close", "1", "</g>")
    line = Tag("single", "br", '<x id="br"/>')
    unit = TranslationUnit(
        TaggedText.from_parts(["A ", opening, "big", closing, " cat", line, "&\r"]),
        TaggedText.from_parts(["Un ", closing, "gros", opening, " chat", line, "\x00"]),
        "a&b",
        "2025-01-31T12:00:00Z",
        "anna",
        "2025-02-01T00:00:00Z",
        "bert",
        "one\ntwo",
        {"x-document": "manual<.docx"},
    )
    path = tmp_path / "m.tmx"
    with TmxWriter(path, "en-GB", "fr") as writer:
        writer.write(unit)
    expected = (GOLDEN / "written.tmx").read_text(encoding="utf-8").replace("VERSION", __version__)
    assert path.read_bytes().decode() == expected


DTD = """
<!ENTITY % text "(#PCDATA|bpt|ept|ph|it|hi|ut)*"> <!ENTITY % code "(#PCDATA|sub)*">
<!ELEMENT tmx (header, body)> <!ATTLIST tmx version CDATA #REQUIRED>
<!ELEMENT header (note|prop)*> <!ATTLIST header creationtool CDATA #REQUIRED
 creationtoolversion CDATA #REQUIRED segtype (block|paragraph|sentence|phrase) #REQUIRED
 o-tmf CDATA #REQUIRED adminlang CDATA #REQUIRED srclang CDATA #REQUIRED datatype CDATA #REQUIRED>
<!ELEMENT body (tu*)> <!ELEMENT tu ((note|prop)*, tuv+)>
<!ATTLIST tu tuid CDATA #IMPLIED creationdate CDATA #IMPLIED creationid CDATA #IMPLIED
 changedate CDATA #IMPLIED changeid CDATA #IMPLIED>
<!ELEMENT note (#PCDATA)> <!ELEMENT prop (#PCDATA)> <!ATTLIST prop type CDATA #REQUIRED>
<!ELEMENT tuv (seg)> <!ATTLIST tuv xml:lang CDATA #REQUIRED>
<!ELEMENT seg %text;> <!ELEMENT hi %text;> <!ELEMENT sub %text;>
<!ELEMENT bpt %code;> <!ELEMENT ept %code;> <!ELEMENT ph %code;> <!ELEMENT it %code;>
<!ELEMENT ut %code;>
<!ATTLIST bpt i CDATA #REQUIRED x CDATA #IMPLIED type CDATA #IMPLIED> <!ATTLIST ut x CDATA #IMPLIED>
<!ATTLIST ept i CDATA #REQUIRED> <!ATTLIST hi x CDATA #IMPLIED type CDATA #IMPLIED>
<!ATTLIST ph x CDATA #IMPLIED type CDATA #IMPLIED assoc CDATA #IMPLIED>
<!ATTLIST it x CDATA #IMPLIED pos (begin|end) #REQUIRED type CDATA #IMPLIED>
<!ATTLIST sub datatype CDATA #IMPLIED type CDATA #IMPLIED>
"""

characters = st.characters(exclude_categories=["Cs"], exclude_characters="\ufffe\uffff")
xml_text = st.text(
    characters.filter(lambda c: c >= " " or c in "\t\n\r") | st.sampled_from("<>&\"' a"), max_size=8
).map(lambda text: TaggedText.of(text).text)
markup = xml_text | st.sampled_from(
    ["<b>", '<g id="1">', "</g>", '<bpt id="1">x</bpt>', '<ph type="image">x</ph>', "<hi>", "</hi>",
     "<hint>", "<hi", '<it pos="begin">x</it>', "<ut>y</ut>", '<bpt type="b">&lt;b&gt;</bpt>']
)  # fmt: skip
tags = st.builds(
    Tag, st.sampled_from(["open", "close", "single"]), st.sampled_from(["1", "2", "b", ""]), markup
)
texts = st.lists(xml_text.filter(bool) | tags, min_size=1, max_size=8).map(TaggedText.from_parts)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(source=texts, target=texts)
def test_whatever_is_written_is_valid_and_read(
    tmp_path_factory: pytest.TempPathFactory, source: TaggedText, target: TaggedText
) -> None:
    path = tmp_path_factory.mktemp("tmx") / "m.tmx"
    with TmxWriter(path, "en", "fr") as writer:
        writer.write(TranslationUnit(source, target))
    tree = etree.parse(path)
    dtd = etree.DTD(io.StringIO(DTD))
    assert dtd.validate(tree), dtd.error_log
    (unit,) = read_tmx(path, "en", "fr")
    assert (unit.source.plain, unit.target.plain) == (source.plain, target.plain)
    assert len(unit.source.tags) == len(source.tags)
    with TmxWriter(path, "en", "fr") as writer:
        writer.write(unit)
    (again,) = read_tmx(path, "en", "fr")
    assert again.source.plain == unit.source.plain


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        xml_text.filter(bool)
        | st.sampled_from(
            [BOLD, END, Tag("single", "3", "<br/>", "<br/>"), Tag("single", "", "&x;", "&x;")]
        ),
        min_size=1,
    ).map(TaggedText.from_parts)
)
def test_tags_of_documents_come_back(
    tmp_path_factory: pytest.TempPathFactory, text: TaggedText
) -> None:
    path = tmp_path_factory.mktemp("tmx") / "m.tmx.gz"
    with TmxWriter(path, "en", "fr") as writer:
        writer.write(TranslationUnit(text, text))
    (unit,) = read_tmx(path, "en", "fr")
    assert unit.source == unit.target == text
    assert path.read_bytes()[:2] == b"\x1f\x8b"


def test_words_for_ids_get_numbers_that_are_free() -> None:
    numbers = {"1000": "1000", "1002": "1002"}
    first = TaggedText.from_parts([Tag("single", "a", "A"), Tag("single", "1000", "B")])
    assert write_segment(first, numbers) == '<ph x="1001">A</ph><ph x="1000">B</ph>'
    second = TaggedText.from_parts([Tag("single", "b", "C"), Tag("single", "a", "A")])
    assert write_segment(second, numbers) == '<ph x="1003">C</ph><ph x="1001">A</ph>'


def test_failed_writing_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.tmx"
    path.write_text("old")
    unit = TranslationUnit(TaggedText("a"), TaggedText("b"))
    with pytest.raises(RuntimeError), TmxWriter(path, "en", "fr") as writer:
        writer.write(unit)
        raise RuntimeError
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["m.tmx"]
    with pytest.raises(StorageError), TmxWriter(tmp_path / "none" / "m.tmx", "en", "fr"):
        pass
    with pytest.raises(ValueError, match="with block"):
        TmxWriter(path, "en", "fr").write(unit)
