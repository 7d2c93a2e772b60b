"""Plain text, the registry of documents, glossaries, parallel text, decoding."""

from __future__ import annotations

import gzip
import lzma
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.errors import InputError, UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase
from postil.formats.parallel import read_parallel
from postil.formats.plaintext import PlainTextDocument
from postil.formats.registry import DOCUMENT_SUFFIXES, open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

GOLDEN = Path(__file__).parent / "golden"


def test_registry(tmp_path: Path) -> None:
    assert {".txt", ".xlf", ".xliff", ".sdlxliff", ".mqxliff"} <= set(DOCUMENT_SUFFIXES)
    document = open_document(GOLDEN / "units.xlf", "en", "fr")
    assert len(document.segments) == 9
    upper = tmp_path / "A.TXT"
    upper.write_text("One. Two.")
    assert [s.id for s in open_document(upper, "en", "fr").segments] == ["1.1", "1.2"]
    for name in ("a.exe", "a"):
        with pytest.raises(InputError, match="cannot be translated"):
            open_document(tmp_path / name, "en", "fr")
    with pytest.raises(InputError, match="cannot be read"):
        open_document(tmp_path / "none.txt", "en", "fr")


def test_golden_text(tmp_path: Path) -> None:
    document = PlainTextDocument(GOLDEN / "lines.txt", "en", "fr")
    assert [(s.id, s.source.text) for s in document.segments] == [
        ("1.1", "Title"), ("3.1", "First sentence."), ("3.2", "Second one?"), ("3.3", "Third!"),
        ("4.1", "Mr. Brown left"), ("6.1", "No end"),
    ]  # fmt: skip
    texts = {
        "1.1": "Titre", "3.1": "Première phrase.", "3.3": "Troisième\u00a0!", "6.1": "Sans fin",
        "4.1": "",
    }  # fmt: skip
    targets = {key: TaggedText(text) for key, text in texts.items()}
    document.save(tmp_path / "o.txt", targets, {"1.1": SegmentState.FINAL})
    assert (tmp_path / "o.txt").read_bytes() == (GOLDEN / "lines.expected.txt").read_bytes()
    with pytest.raises(UsageError, match=r"no segment 9\.9"):
        document.save(tmp_path / "o.txt", {"9.9": TaggedText("x")})


lines = st.text(
    st.sampled_from(list("aB1 .!?\t\r\n\x0b\x0c\x1c\x85\u2028\u00a0é…字“\U000f0000")), max_size=40
)


@settings(max_examples=200, deadline=None)
@given(text=lines | st.text(st.characters(exclude_categories=["Cs"])), data=st.data())
def test_untouched_text_is_the_input(
    tmp_path_factory: pytest.TempPathFactory, text: str, data: st.DataObject
) -> None:
    encoding = data.draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
    folder = tmp_path_factory.mktemp("text")
    path = folder / "a.txt"
    path.write_bytes(text.replace("\0", "").encode(encoding))
    document = PlainTextDocument(path, "en", "fr")
    document.save(folder / "o.txt", {})
    assert (folder / "o.txt").read_bytes() == path.read_bytes()
    if document.segments:  # every segment written as itself: the same bytes by the long way
        chosen = data.draw(st.sampled_from(document.segments))
        document.save(folder / "o.txt", {chosen.id: chosen.source})
        expected = text.replace("\0", "")
        if chosen.source.text in expected:
            assert (folder / "o.txt").read_bytes() == path.read_bytes()


def test_windows_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Größe – „ja“\r\nZwei".encode("cp1252"))
    document = PlainTextDocument(path, "de", "fr")
    assert document.segments[0].source == TaggedText("Größe – „ja“")
    document.save(tmp_path / "o.txt", {"2.1": TaggedText("Deux…")})
    assert (tmp_path / "o.txt").read_bytes() == "Größe – „ja“\r\nDeux…".encode("cp1252")
    document.save(tmp_path / "o.txt", {"2.1": TaggedText("Žluť")})
    assert (tmp_path / "o.txt").read_bytes() == "Größe – „ja“\r\nŽluť".encode("utf-8-sig")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"a\nb\x00c", "line 2: this is no text file"),
        (b"a\n\n\x81\xff\x01", "line 3: byte 3 .0x81. does not belong"),
        (b"\xff\xfea", "does not belong in UTF-16"),
        ("a".encode("utf-32"), "UTF-32"),
        (b"\xef\xbb\xbf\xff", "does not belong in UTF-8"),
    ],
)
def test_undecodable_text(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    with pytest.raises(InputError, match=message):
        PlainTextDocument(path, "en", "fr")


def test_empty_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"")
    document = PlainTextDocument(path, "en", "fr")
    assert document.segments == []
    document.save(tmp_path / "o.txt", {})
    assert (tmp_path / "o.txt").read_bytes() == b""


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("g.tsv", "source\ttarget\tnote\tforbidden\ncat\tchat\tanimal\t\ndog\tchien\t\tyes\n"),
        ("g.csv", 'Note,Term,Translation,Forbidden\nanimal,cat,chat,no\n"",dog,"chien",X\n'),
        ("g.csv", "en-GB;fr;forbidden;note\r\ncat;chat;;animal\r\n\r\ndog;chien;true\r\ncat;chat"
         ";;animal"),
        ("g.txt", "\ufeffsource\ttarget\tcomment\tforbidden\ncat\tchat\tanimal\ndog\tchien\t\t1\n"),
    ],
)  # fmt: skip
def test_glossaries(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_bytes(text.encode())
    assert list(stream_termbase(path, "en", "fr")) == [
        Term("cat", "chat", "animal"),
        Term("dog", "chien", forbidden=True),
    ]


def test_a_glossary_may_name_the_translations_that_are_forbidden(tmp_path: Path) -> None:
    path = tmp_path / "g.tsv"
    path.write_text("source\ttarget\tforbidden\ncat\tchat\tmatou; minou\ndog\tchien\tnon\n")
    assert list(stream_termbase(path, "en", "fr")) == [
        Term("cat", "chat"),
        Term("cat", "matou", forbidden=True),
        Term("cat", "minou", forbidden=True),
        Term("dog", "chien"),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("cat and dog\tchat\tx\ty\n", "line 1: the first line must name"),
        ("source\tthe cat\n", "line 1: the first line must name"),
        ("de\tfr\nKatze\tchat\n", "line 1: no column is named after the language en"),
        ("# nothing\n", "empty"),
        ("source\n", "line 1: the first line must name"),
        ("source\ttarget\ncat\tchat\ndog\t\n", "line 3: the entry has no target"),
        ("source\ttarget\n\tchat\n", "line 2: the entry has no source"),
        ('source\ttarget\ncat\t"chat\n', "not a table"),
        ('source\ttarget\na\tb\n"cat" x\tchat\n', "line 3: not a table"),
    ],
)
def test_broken_glossaries(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "g.tsv"
    path.write_text(text)
    with pytest.raises(InputError, match=message):
        list(stream_termbase(path, "en", "fr"))


def test_parallel_text(tmp_path: Path) -> None:
    source, target = tmp_path / "a.en.gz", tmp_path / "a.fr.xz"
    source.write_bytes(gzip.compress("\ufeffone\r\ntwo\u2028x\n\nlast".encode()))
    target.write_bytes(lzma.compress(b"un\ndeux\n\nfin\n"))
    expected = [("one", "un"), ("two\u2028x", "deux"), ("", ""), ("last", "fin")]
    assert list(read_parallel(source, target)) == expected


@pytest.mark.parametrize(
    ("source", "target", "message"),
    [
        (b"a\nb\n", b"a\n", "line 2: has 1 lines, but s has 2"),
        (b"a\n", b"a\nb\nc\n", "line 2: has 3 lines, but s has 1"),
        (b"a\n\xff\n", b"a\nb\n", "line 2: not UTF-8"),
        (b"a" * (1 << 20), b"a", "line 1: the line is longer"),
        (gzip.compress(b"a\n" * 1000, mtime=0)[:-12], b"a\n" * 1000, "damaged or cut off"),
        (lzma.compress(b"a\n" * 1000)[:-12], b"a\n" * 1000, "damaged or cut off"),
        (b"\xfd7zXZ\0rubbish", b"a", "damaged or cut off"),
    ],
)
def test_broken_parallel_text(tmp_path: Path, source: bytes, target: bytes, message: str) -> None:
    (tmp_path / "s").write_bytes(source)
    (tmp_path / "t").write_bytes(target)
    with pytest.raises(InputError, match=message):
        list(read_parallel(tmp_path / "s", tmp_path / "t"))


def test_missing_parallel_text(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        list(read_parallel(tmp_path / "s", tmp_path / "t"))


ZIPPED = (".docx", ".docm", ".dotx", ".xlsx", ".xlsm", ".xltx", ".pptx", ".pptm", ".potx", ".ppsx",
          ".odt", ".ott", ".ods", ".ots", ".odp", ".otp", ".idml", ".mqxlz")  # fmt: skip


@pytest.mark.parametrize("suffix", DOCUMENT_SUFFIXES)
def test_too_large_to_read(tmp_path: Path, suffix: str) -> None:
    """Nothing of such a file is read: it is larger than the memory of many machines."""
    path = tmp_path / f"a{suffix}"
    with path.open("wb") as stream:
        stream.write(b"PK\3\4" if suffix in ZIPPED else b"x")
        stream.truncate((1 << 30) + 1)
    with pytest.raises(InputError, match="larger than"):
        open_document(path, "en", "fr")


RUBBISH = [
    b"", b"\n", b"\0" * 99, b"\xff\xfe", b"\xff" * 50, b"PK\3\4", b"PK\5\6" + bytes(18), b"<",
    b"<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", b"{" * 5000, b'"', b"<a>",
    b"<x>" * 5000, b"[[" * 60_000, "é".encode("utf-16"), b"msgid",
    b"1\n00:00:01,000 --> 00:00:02,000",
]  # fmt: skip


@pytest.mark.parametrize("suffix", DOCUMENT_SUFFIXES)
def test_rubbish(tmp_path: Path, suffix: str) -> None:
    """Any file opens or is refused with an ``InputError`` that names it."""
    path, out = tmp_path / f"a{suffix}", tmp_path / f"o{suffix}"
    for data in RUBBISH:
        path.write_bytes(data)
        try:
            document = open_document(path, "en", "fr")
        except InputError as error:
            assert error.file == str(path)
            continue
        assert suffix not in ZIPPED
        document.save(out, {})
        assert out.read_bytes() == data


def test_a_glossary_has_no_character_that_xml_cannot_hold(tmp_path: Path) -> None:
    table = tmp_path / "terms.tsv"
    table.write_text("source\ttarget\nvalve\x1b\tvanne\x07basse\n", encoding="utf-8", newline="")
    assert list(stream_termbase(table, "en", "fr")) == [Term("valve", "vanne basse")]
