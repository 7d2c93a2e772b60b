"""Subtitles, JSON, properties and tables: strings in place, their escapes exact."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import sources, translated

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.text.tags import TaggedText


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


SRT = (
    "1\r\n00:00:01,000 --> 00:00:02,500 X1:1\r\n<i>Hello</i> there,\r\nyou.\r\n\r\n"
    "2\n00:00:03,000 --> 00:00:04,000\n{\\an8}Second\n3\n00:00:05,000 --> 00:00:06,000\n\n\n"
    "4\n00:00:07,000 --> 00:00:08,000\n- Third. <b>Odd\n- 4"
)


def test_subtitles(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.srt", SRT), tmp_path / "o.srt"
    assert sources(open_document(path, "en", "fr")) == {
        "1.1": "<1>Hello</1> there,<2/>you.", "2.1": "Second", "4.1": "- Third. <1/>Odd<2/>- 4",
    }  # fmt: skip
    translated(path, out, {"1.1": "<1>Salut</1>\n\n\nà toi --> !", "2.1": "Deux"})
    new = SRT.replace("<i>Hello</i> there,\r\nyou.", "<i>Salut</i>\r\nà toi → !")
    assert out.read_bytes() == new.replace("}Second", "}Deux").encode()
    vtt = (
        "WEBVTT\n\nNOTE hm\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\n<v Bob>Hi <00:01.5>all\n"
    )
    path = write(tmp_path / "a.vtt", vtt.replace("\n", "\r"))
    assert sources(open_document(path, "en", "fr")) == {"1.1": "Hi <1/>all"}
    with pytest.raises(InputError, match="no subtitles"):
        open_document(write(path, "WEBVTT"), "en", "fr")


def test_json(tmp_path: Path) -> None:
    text = (
        '{\n "a/b": ["One {x}", 2, "3", {"c": "<b>Two</b>. Three\\n"}],\r\n "d~": '
        '"\\u00e9t\\u00e9","d~":"Five\\/six", "e": null, "": "x"}\n'
    )
    path, out = write(tmp_path / "a.json", text), tmp_path / "o.json"
    assert sources(open_document(path, "en", "fr")) == {
        "/a~1b/0.1": "One <1/>", "/a~1b/3/c.1": "<1>Two</1>.", "/a~1b/3/c.2": "Three",
        "/d~0.1": "été", "/d~0#2.1": "Five/six", "/.1": "x",
    }  # fmt: skip
    texts = {"/a~1b/0.1": '<1/> "un"', "/a~1b/3/c.2": "Trois\té", "/d~0#2.1": "5/6 x"}
    translated(path, out, texts)
    expected = text.replace("One {x}", '{x} \\"un\\"').replace("Three", "Trois\\t\\u00e9")
    assert out.read_bytes() == expected.replace("Five\\/six", "5\\/6 x").encode()
    arb = '{"@@locale": "en", "hi": "Hi {name}", "@hi": {"description": "A greeting"}}'
    assert sources(open_document(write(tmp_path / "a.arb", arb), "en", "fr")) == {
        "/hi.1": "Hi <1/>"
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a":\n "b" "c"}', "line 2: not JSON"),
        ("", "line 1: not JSON"),
        ('"' + "x" * 99, "line 1: not JSON"),
        ("[" * 200_000, "too deep"),
    ],
)
def test_damaged_json(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        open_document(write(tmp_path / "a.json", text), "en", "fr")


PROPERTIES = (
    "# Greeting\n! of all\nhello = Hello {0}, it''s \\u00e9t\\u00e9\\\n   and on.\\ Two\\:\r\n"
    "empty=\nnumber: 12\n  a\\ key\tvalue here\nhello=again\nlast = end\\"
)


def test_properties(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.properties", PROPERTIES), tmp_path / "o.properties"
    document = open_document(path, "en", "fr")
    assert sources(document) == {
        "hello.1": "Hello <1/>, it's étéand on.", "hello.2": "Two:", "a key.1": "value here",
        "hello#2.1": "again", "last.1": "end",
    }  # fmt: skip
    assert document.segments[0].note == "Greeting\nof all"
    translated(path, out, {"hello.2": "2: \\ €😀", "a key.1": " x=y\n"})
    expected = PROPERTIES.replace(
        "\\\n   and on.\\ Two\\:", "and on. 2\\: \\\\ \\u20ac\\ud83d\\ude00"
    )
    expected = expected.replace("value here", "\\ x=y\\n")
    assert out.read_bytes() == expected.encode()
    path = write(tmp_path / "a.properties", "a = été\nb = naïf".encode("latin-1"))
    translated(path, out, {"a.1": "ça €"})
    assert out.read_bytes() == "a = ça \\u20AC\nb = naïf".encode("latin-1")
    path = write(tmp_path / "a.properties", "a = été\nb = naïf")
    translated(path, out, {"a.1": "ça €"})
    assert out.read_bytes() == "a = ça €\nb = naïf".encode()


def test_latin_1_that_would_be_read_as_utf_8_is_escaped(tmp_path: Path) -> None:
    """Java tries UTF-8 first, and falls back to Latin-1 where that cannot be."""
    path, out = tmp_path / "a.properties", tmp_path / "o.properties"
    write(path, "a = \xa5u".encode("latin-1"))
    document = open_document(path, "en", "fr")
    document.save(out, {document.segments[0].id: TaggedText("\xc9\xa5")})
    assert out.read_bytes() == b"a = \\u00C9\\u00A5"
    assert [one.source.text for one in open_document(out, "en", "fr").segments] == ["\xc9\xa5"]


def test_a_properties_file_with_null_bytes_is_no_text(tmp_path: Path) -> None:
    path = write(tmp_path / "a.properties", b"name = caf\xe9\x00")
    with pytest.raises(InputError, match="line 1: this is no text file"):
        open_document(path, "en", "fr")


@pytest.mark.parametrize("sign", ["\xa0", "\x0b", "\x85", "\u2028"])
def test_a_key_ends_at_the_white_space_of_properties_only(tmp_path: Path, sign: str) -> None:
    path = write(tmp_path / "a.properties", f"k{sign} Hello\n")
    document = open_document(path, "en", "fr")
    (segment,) = document.segments
    assert (segment.id, segment.source.text) == (f"k{sign}.1", "Hello")
    document.save(path, {segment.id: TaggedText("Bonjour")})
    assert path.read_text(encoding="utf-8") == f"k{sign} Bonjour\n"


CSV = 'id;"The ""text""";n\r\n1;"A; b.\nC";5\n2;plain text;\n'


def test_tables(tmp_path: Path) -> None:
    path, out = write(tmp_path / "a.csv", CSV), tmp_path / "o.csv"
    document = open_document(path, "en", "fr")
    assert sources(document) == {
        "1:1.1": "id", "1:2.1": 'The "text"', "1:3.1": "n", "2:2.1": "A; b.", "2:2.2": "C",
        "3:2.1": "plain text",
    }  # fmt: skip
    assert document.segments[-1].note == 'The "text"'
    translated(path, out, {"1:1.1": "n°", "2:2.2": 'D "e"', "3:2.1": "a;b"})
    expected = CSV.replace("id;", "n°;").replace("\nC", '\nD ""e""').replace("plain text", '"a;b"')
    assert out.read_bytes() == expected.encode()
    with pytest.raises(InputError, match="line 2: the quoted cell"):
        open_document(write(path, 'a,b\n"x"y,z\n'), "en", "fr")
    tsv = write(tmp_path / "a.tsv", "a, b\tc\n")
    assert sources(open_document(tsv, "en", "fr")) == {"1:1.1": "a, b", "1:2.1": "c"}


anything = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@settings(max_examples=150, deadline=None)
@given(text=anything, kind=st.sampled_from(["json", "properties", "csv"]))
def test_any_translation_comes_back(
    tmp_path_factory: pytest.TempPathFactory, text: str, kind: str
) -> None:
    """What is written means the translation to other readers, too."""
    folder = tmp_path_factory.mktemp("strings")
    path, out = folder / f"a.{kind}", folder / f"o.{kind}"
    before = {"json": '{"a": "b", "k": "v"}', "properties": "a=b\nk=v\n", "csv": "a,b\nk,v\n"}
    document = open_document(write(path, before[kind]), "en", "fr")
    target = TaggedText.of(text)
    document.save(out, {document.segments[-1].id: target})
    expected = target.text or "v"
    if kind == "json":
        assert json.loads(out.read_text()) == {"a": "b", "k": expected}
        return
    expected = expected.replace("\0", "\ufffd")
    if kind == "csv":
        with out.open(newline="", encoding="utf-8-sig") as stream:
            assert list(csv.reader(stream))[1] == ["k", expected]
    else:
        value = out.read_text().removeprefix("a=b\nk=").removesuffix("\n")
        assert not set(value) & set("\r\n")
        assert value == value.lstrip(" \t\f")
        plain = re.sub(r"\\(?:u(....)|(.))", _unescaped, value)
        plain = plain.encode("utf-16", "surrogatepass").decode("utf-16")
        assert plain == expected


def _unescaped(found: re.Match[str]) -> str:
    if found[1]:
        return chr(int(found[1], 16))
    return {"n": "\n", "t": "\t", "r": "\r", "f": "\f"}.get(found[2], found[2])


signs = "ab=:#!\\\"',;\t\r\n {}[]é<>%s0"
pieces = st.sampled_from([*signs, "\\u00e9", "\\\n", '""', "\r\n"])


@settings(max_examples=300, deadline=None)
@given(text=st.lists(pieces, max_size=30).map("".join), kind=st.sampled_from(["properties", "csv"]))
def test_any_file_is_written_back(
    tmp_path_factory: pytest.TempPathFactory, text: str, kind: str
) -> None:
    folder = tmp_path_factory.mktemp("strings")
    path = write(folder / f"a.{kind}", text)
    try:
        document = open_document(path, "en", "fr")
    except InputError as error:
        assert kind == "csv" and "quoted cell" in error.message
        return
    document.save(folder / "o", {s.id: s.source for s in document.segments})
    assert (folder / "o").read_bytes() == path.read_bytes()
    for segment in document.segments:
        document.save(folder / f"o.{kind}", {segment.id: TaggedText("É")})
        assert open_document(folder / f"o.{kind}", "en", "fr").segments


def test_windows_text_that_would_be_taken_for_utf_8(tmp_path: Path) -> None:
    path, out = tmp_path / "a.csv", tmp_path / "o.csv"
    path.write_bytes("\N{LATIN CAPITAL LETTER Z WITH CARON} one\n".encode("cp1252"))
    document = open_document(path, "en", "fr")
    text = "\N{LATIN CAPITAL LETTER E WITH ACUTE}\N{LATIN CAPITAL LETTER Z WITH CARON} one"
    document.save(out, {document.segments[0].id: TaggedText(text)})
    assert open_document(out, "en", "fr").segments[0].source.text == text
