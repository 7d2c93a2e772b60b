"""Encodings that texts are read in, and that exports say they are in."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from postil.errors import InputError
from postil.formats.document import Document
from postil.formats.exchange.tbx import stream_tbx
from postil.formats.exchange.tmx_inline import read_segment, write_segment
from postil.formats.raw import files
from postil.formats.raw.xml_input import fragment
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

PO = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset={}\\n"\n\n'
    'msgid "Open"\nmsgstr "Öffnen"\n'
)


def opened(path: Path, data: bytes, source: str = "en", target: str = "de") -> Document:
    path.write_bytes(data)
    return open_document(path, source, target)


def translated(path: Path, data: bytes, text: str, source: str = "en") -> bytes:
    """The file with every segment translated so; written back untouched first."""
    document = opened(path, data, source)
    out = path.with_name("out" + path.suffix)
    document.save(out, {})
    assert out.read_bytes() == data
    targets = {one.id: TaggedText.of(text) for one in document.segments}
    document.save(out, targets, dict.fromkeys(targets, SegmentState.TRANSLATED))
    return out.read_bytes()


def test_po_that_outgrows_its_encoding_says_utf8(tmp_path: Path) -> None:
    data = PO.format("ISO-8859-1").encode("latin-1")
    out = translated(tmp_path / "a.po", data, "Öffnen …")
    assert out == PO.format("UTF-8").replace("Öffnen", "Öffnen …").encode()
    assert translated(tmp_path / "b.po", data, "Schließe") == PO.format("ISO-8859-1").replace(
        "Öffnen", "Schließe"
    ).encode("latin-1")


@pytest.mark.parametrize("name", ["ASCII", "us-ascii", "CHARSET"])
def test_po_in_ascii_says_utf8_when_it_is(tmp_path: Path, name: str) -> None:
    data = PO.format(name).replace("Öffnen", "").encode()
    assert (
        translated(tmp_path / "a.po", data, "Ä")
        == PO.format("UTF-8").replace("Öffnen", "Ä").encode()
    )


def test_po_domains(tmp_path: Path) -> None:
    text = 'domain "one"\n\nmsgid "Open"\nmsgstr ""\n\ndomain "two"\nmsgid "Close"\nmsgstr ""\n'
    out = translated(tmp_path / "a.po", text.encode(), "x")
    assert out.decode() == text.replace('msgstr ""', 'msgstr "x"')


PAGES = [
    (
        "<!DOCTYPE html>\n<html>\n<head>\n  <title>A</title>\n</head>\n<body>a</body></html>",
        '<head>\n  <meta charset="utf-8">\n  <title>',
    ),
    ("<!DOCTYPE html>\n<p>a</p>", '<!DOCTYPE html><meta charset="utf-8">\n<p>'),
    ("<title>a</title><p>a</p>", '<meta charset="utf-8"><title>'),
    ("<html><head><br/></head><body>a</body></html>", '<head><meta charset="utf-8"/><br/>'),
]


@pytest.mark.parametrize(("page", "expected"), PAGES)
def test_a_page_that_says_no_encoding_says_it_when_translated(
    tmp_path: Path, page: str, expected: str
) -> None:
    out = translated(tmp_path / "a.html", page.encode(), "Ünï").decode()
    assert expected in out
    assert "Ünï" in out
    again = opened(tmp_path / "b.html", out.encode())
    assert {one.source.plain for one in again.segments} == {"Ünï"}


def test_a_part_of_a_page_stays_ascii(tmp_path: Path) -> None:
    assert translated(tmp_path / "a.html", b"<p>a</p>", "Ü") == b"<p>&#220;</p>"
    utf8 = "<p>é a</p>".encode()
    assert translated(tmp_path / "b.html", utf8, "Ü") == "<p>Ü</p>".encode()


@pytest.mark.parametrize(
    "page", ['<head><meta charset="utf-8"></head>a', '<?xml version="1.0"?><html>a</html>']
)
def test_a_page_that_says_its_encoding_is_left_so(tmp_path: Path, page: str) -> None:
    out = translated(tmp_path / "a.html", page.encode(), "Ü").decode()
    assert out == "Ü".join(page.rsplit("a", 1)) if page.endswith("a") else "Ü</html>" in out
    assert out.count("charset") == page.count("charset")


@pytest.mark.parametrize("pair", [b"\xee\xe0", b"\xed\xb3", b"\xfb\xfc", b"\x87\x8a"])
def test_characters_that_windows_has_twice(tmp_path: Path, pair: bytes) -> None:
    kept = "日本語のテキストです。".encode("cp932") + pair
    data = kept + b"\n\n" + "もう一つの文です。".encode("cp932") + b"\n"
    document = opened(tmp_path / "a.txt", data, "ja", "en")
    assert document.code_page == "shift-jis"
    out = tmp_path / "o.txt"
    document.save(out, {document.segments[-1].id: TaggedText.of("Another.")})
    assert out.read_bytes() == kept + b"\n\nAnother.\n"


@pytest.mark.parametrize(
    ("encoding", "text"), [("iso2022_jp", "日本語。もう一つ。"), ("iso2022_kr", "한국어 텍스트")]
)
def test_texts_with_escape_sequences(tmp_path: Path, encoding: str, text: str) -> None:
    data = f"{text}\n".encode(encoding)
    document = opened(tmp_path / "a.txt", data, text[:0] or "ja", "en")
    assert "".join(one.source.plain for one in document.segments) == text
    assert translated(tmp_path / "b.txt", data, text, "ja") != b""


@pytest.mark.parametrize("language", ["cs", "sk", "pl", "sl"])
def test_iso_8859_2_is_not_read_as_windows_1250(tmp_path: Path, language: str) -> None:
    texts = {"cs": "škola", "sk": "veľmi", "pl": "dziś są", "sl": "šola"}
    for encoding in ("iso8859_2", "cp1250"):
        data = texts[language].encode(encoding)
        (segment,) = opened(tmp_path / "a.txt", data, language, "en").segments
        assert segment.source.plain == texts[language]


def test_tables_with_backslashes(tmp_path: Path) -> None:
    text = 'id,text\n1,"He said \\"Yes\\", then left"\n2,"a\\\\"\n3,plain\n'
    document = opened(tmp_path / "a.csv", text.encode())
    found = {one.id: one.source.plain for one in document.segments}
    assert found["2:2.1"] == 'He said "Yes", then left'
    assert found["3:2.1"] == "a\\"
    new = {"2:2.1": 'Er: "Ja"', "3:2.1": "b\\", "4:2.1": 'x, "y"'}
    out = tmp_path / "o.csv"
    document.save(out, {key: TaggedText.of(value) for key, value in new.items()})
    assert '1,"Er: \\"Ja\\""\n2,"b\\\\"\n3,"x, \\"y\\""' in out.read_text()
    again = {one.id: one.source.plain for one in open_document(out, "en", "de").segments}
    assert again == found | new


def test_ids_with_spaces_and_slashes(tmp_path: Path) -> None:
    text = (
        '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" '
        'trgLang="de"><file id="a/b c"><unit id="d e/f"><segment><source>Open</source></segment>'
        "</unit></file></xliff>"
    )
    out = translated(tmp_path / "a.xlf", text.encode(), "Auf")
    assert b">Auf</target>" in out


def test_languages_of_a_concept_in_several_parts(tmp_path: Path) -> None:
    def part(language: str, term: str) -> str:
        return f'<langSet xml:lang="{language}"><tig><term>{term}</term></tig></langSet>'

    path = tmp_path / "a.tbx"
    body = part("en", "cat") + part("fr", "chat") + part("fr", "minou") + part("EN", "kitty")
    path.write_text(f"<martif><text><body><termEntry>{body}</termEntry></body></text></martif>")
    pairs = {(term.source, term.target) for term in stream_tbx(path, "en", "fr")}
    assert pairs == {(a, b) for a in ("cat", "kitty") for b in ("chat", "minou")}


@pytest.mark.parametrize("code", ['<ph id="1">{b}</ph>', '<ph id="1" x="2">&lt;b&gt;</ph>'])
def test_codes_with_an_id_are_not_wrapped(code: str) -> None:
    text = read_segment(fragment(f"<seg>a {code} c</seg>"))
    xml = write_segment(text, {})
    assert "id=" not in xml
    assert read_segment(fragment(f"<seg>{xml}</seg>")) == text


def is_known(encoding: str) -> bool:
    try:
        return bool(codecs.lookup(encoding))
    except LookupError:
        return False


EUC_TW = bytes.fromhex(
    "ddd5d1d2c4a1d4b6e0c1e6dcc5c6c7b5a1a2c6eecbf4f3f4d1e7eebeeea3a1a4eef9cac4f3f2d5f9c7f4c8a9c9b1"
    "cefbd6aac8a2a1a2e0d3d1a5c7c2c6d4e2e4c6c6a1a4"
)  # as glibc writes it
CHINESE = "這是一個測試文件，用來檢查編碼。請把檔案存成別的格式，然後再打開它。"


@pytest.mark.skipif(not is_known(files.EUC_TW), reason="the system has no iconv that knows it")
def test_euc_tw_is_read_and_written(tmp_path: Path) -> None:
    path, out = tmp_path / "a.txt", tmp_path / "b.txt"
    path.write_bytes(b"A: " + EUC_TW + b"\n")
    document = open_document(path, "zh-TW", "en")
    text = "".join(one.source.plain for one in document.segments)
    assert text == f"A: {EUC_TW.decode('euc_tw')}"
    assert "這" in text
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    assert "€".encode("euc_tw", "xmlcharrefreplace") == b"&#8364;"
    assert (EUC_TW + b"\xff\xff!").decode("euc_tw", "replace").endswith("\ufffd\ufffd!")
    for wrong in (lambda: "😀".encode("euc_tw"), lambda: EUC_TW[:-1].decode("euc_tw")):
        with pytest.raises(UnicodeError):
            wrong()


def test_euc_tw_is_refused_by_name_where_the_system_lacks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "EUC_TW", "unknown")
    path = tmp_path / "a.txt"
    path.write_bytes(b"A: " + EUC_TW + b"\n")
    for language in ("zh-TW", "zh"):
        with pytest.raises(InputError, match="EUC-TW"):
            open_document(path, language, "en")
    simplified = "这是一个测试文件，用来检查编码。请把文件保存成别的格式，然后再打开它。"
    for text, page in ((CHINESE, "big5"), (simplified, "gb2312"), (CHINESE, "gb18030")):
        path.write_bytes(text.encode(page))
        (segment, *_) = open_document(path, "zh-TW" if page == "big5" else "zh", "en").segments
        assert segment.source.plain in text
