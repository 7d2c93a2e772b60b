"""RTF: its grammar, the looks of its text, and that what is not translated stays as it looks."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import shown, sources, translated, typed

from postil.errors import InputError
from postil.formats.filter_options import Extra, FilterOptions
from postil.formats.markup.rtf_look import style_of
from postil.formats.markup.rtf_reader import RtfReader
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

HEAD = (
    r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset238 B;}"
    r"{\f2\fcharset2 Symbol;}{\f3\fcharset128 C;}{\f4\fcharset204\cpg1251 D;}}"
    r"{\stylesheet{\s1\b heading 2;}{\s2 Title;}}"
)


def rtf(path: Path, body: str, head: str = HEAD) -> Path:
    path.write_bytes((head + "\n" + body + "}").encode("latin-1"))
    return path


def read(path: Path, body: str) -> list[str]:
    return list(sources(open_document(rtf(path, body), "en", "fr")).values())


def looks(data: bytes, path: Path) -> list[tuple[str, tuple[str, ...]]]:
    """Each letter with how it looks, in the order of the file."""
    found = RtfReader(data.decode("latin-1"), path).paragraphs()
    return [
        (letter, style_of(step.look).marks)
        for one in found
        for step in one.steps
        if isinstance(step.value, str)
        for letter in step.value
        if letter.isalnum()
    ]


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        (r"One.\par Two\par", ["One.", "Two"]),
        ("One\\\ntwo\\\r\nthree", ["One", "two", "three"]),
        ("broken\r\n in the file", ["broken in the file"]),
        (r"caf\'e9 \'80", ["café €"]),
        (r"\f1 \'f8e\'e8 \f0\'e9", ["řeč <1>é</1>"]),
        (r"\f4 \'c4\'e0", ["Да"]),
        (r"\f3 \'93\'fa\'83A", ["日ア"]),
        (r"\u8364?5 \u-10179?\u-8704? \uc2\u233\'c3\'a9x \uc0\u233 x", ["€5 😀 éx éx"]),
        (r"{\uc3\u233 abcd}\u233 ef", ["édéf"]),
        (r"{\fonttbl}\uc-1 a\u233 b", ["aéb"]),
        (r"a\~b\_c\-d \emdash  \ldblquote x\rdblquote ", ["a\u00a0b\u2011c\u00add — “x”"]),
        (r"\{a\} \\ b", ["{a} \\ b"]),
        (r"a\tab b\line c", ["a<1/>b<2/>c"]),
        (r"plain {\b bold} \i it\i0  end", ["plain <1>bold</1> <2>it</2> end"]),
        (r"{\b all bold}", ["all bold"]),
        (r"{\b a b}{\b  c d}", ["a b c d"]),
        (r"x\super 2\nosupersub  y", ["x<1>2</1> y"]),
        (r"\f0 see \f2 \'b7\f0  there", ["see <1/> there"]),
        (r"{\*\unknown not this}text{\*\bkmkstart a}{\*\bkmkend a}", ["text"]),
        (r"{\listtext\tab 1.}item", ["item"]),
        (r"a {\v hidden} b", ["a <1/> b"]),
        (r"a {\deleted gone }b", ["a <1/>b"]),
        (r"{\field{\*\fldinst HYPERLINK x}{\fldrslt a link}} there", ["<1>a link</1> there"]),
        (r"page {\field{\*\fldinst PAGE}{\fldrslt 7}} of it", ["page <1/> of it"]),
        (r"{\field{\*\fldinst TOC}{\fldrslt one\par two\par}}", ["one", "two"]),
        (r"text{\footnote\pard a note} more", ["text<1/> more", "a note"]),
        (r"{\pict\bin3 {{{}picture", ["picture"]),
        (r"{\pict 00ff}{\rxe entry}seen", ["seen"]),
        (r"a{\v{\xe\bxe {\v Term\:sub}{\txe see that}}} b", ["a b", "Term<1/>sub", "see that"]),
        (r"{\tc One\tcl1}One", ["One", "One"]),
        (r"{\header top\par}body", ["top", "body"]),
        (r"a{\shp{\*\shpinst{\sp{\sn n}}{\shptxt box\par}}{\shprslt box}}b", ["a<1/>b", "box"]),
        (r"{\info{\title no}}\trowd\intbl a1\cell b1\cell\row", ["a1", "b1"]),
    ],
)  # fmt: skip
def test_what_is_read(tmp_path: Path, body: str, texts: list[str]) -> None:
    assert read(tmp_path / "a.rtf", body) == texts


def test_parts_of_the_document(tmp_path: Path) -> None:
    body = (
        r"{\header top\par}\pard\s2 Name\par\pard\s1 Chapter\par\pard\outlinelevel0 Part\par"
        r"\pard text{\footnote note}\par\pard\intbl cell\cell\row"
    )
    document = open_document(rtf(tmp_path / "a.rtf", body), "en", "fr")
    assert [(one.source.plain, str(one.structure)) for one in document.segments] == [
        ("top", "header"), ("Name", "title"), ("Chapter", "heading 2"), ("Part", "heading 1"),
        ("text", "None"), ("note", "footnote"), ("cell", "cell"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "text", "after"),
    [
        (r"One.\par", "Été – 日😀{}", r"\u201?t\u233? \u8211? \u26085?\u-10179?\u-8704?\{\}\par"),
        (r"a \uc0 b\par", "é x", r"\u233? x\uc0 \par"),
        (r"\uc0 b\par", "é x", r"\uc0 \u233  x\par"),
        (r"\fs20\'e9t\'e9\par", "summer", r"\fs20 summer\par"),
        (r"a {\b b} c\par", "<1>x</1> y", r"{\plain\b x} y\par"),
        (r"a \b b\b0  c\par", "<1>x</1> y", r"{\plain\b x} y\par"),
        (r"{\b bo\par on} off\par", "x", r"{\b x\par on} off\par"),
        (r"a\tab b\par", "x<1/>y", r"x\tab y\par"),
        (r"{\*\bkmkstart m}a {\*\bkmkend m}b\par", "x", r"{\*\bkmkstart m}x{\*\bkmkend m}\par"),
    ],
)  # fmt: skip
def test_what_is_written(tmp_path: Path, body: str, text: str, after: str) -> None:
    path, out = rtf(tmp_path / "a.rtf", body), tmp_path / "o.rtf"
    document = open_document(path, "en", "fr")
    first = document.segments[0]
    document.save(out, {first.id: typed(text, first.source)})
    assert out.read_bytes().decode("latin-1") == f"{HEAD}\n{after}}}"
    assert shown(open_document(out, "en", "fr").segments[0].source) == text


def test_a_look_that_goes_on_goes_on(tmp_path: Path) -> None:
    """Paragraphs of which one is translated: the letters of the others look as before."""
    body = (
        r"plain {\b one \i two\par three} four \ul five\par six\ulnone  seven\par"
        r"{\fs20 eight {\cf1 nine\par ten} eleven\par}twelve\par"
    )
    path, out = rtf(tmp_path / "a.rtf", body), tmp_path / "o.rtf"
    document = open_document(path, "en", "fr")
    before = looks(path.read_bytes(), path)
    for chosen in document.segments:
        again = open_document(path, "en", "fr")
        again.save(out, {chosen.id: TaggedText(chosen.source.text + "é", chosen.source.tags)})
        after = [one for one in looks(out.read_bytes(), out) if one[0] != "é"]
        assert after == before


def test_notes_within_what_is_translated(tmp_path: Path) -> None:
    body = r"Text {\super\chftn{\footnote\pard {\super\chftn} A note.}} here.\par"
    path = rtf(tmp_path / "a.rtf", body)
    texts = {"1.1": "Texte<1/> ici.", "2.1": "Une note."}
    assert sources(open_document(path, "en", "fr")) == {
        "1.1": "Text <1/> here.", "2.1": "A note.",
    }  # fmt: skip
    assert translated(path, tmp_path / "o.rtf", texts) == texts
    written = (tmp_path / "o.rtf").read_text("latin-1")
    assert written.count("\\footnote") == 1
    assert "Une note." in written


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"plain text", "no RTF file"),
        (b"", "no RTF file"),
        (rb"{\rtf1 cut off", "does not end"),
        (rb"{\rtf1 {\pict\bin999999999 }}", "does not end"),
        (b"{\\rtf1 " + b"{" * 5000 + b"a" + b"}" * 5001, "too deeply"),
    ],
)
def test_others_are_refused(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "a.rtf"
    path.write_bytes(data)
    with pytest.raises(InputError, match=said):
        open_document(path, "en", "fr")


pieces = st.sampled_from([
    "word ", "a", "{", "}", r"\b ", r"\b0 ", r"{\i ", r"\par ", "\\\n", r"\plain ", r"\pard ",
    r"\'e9", r"\u233?", r"\uc0 ", r"\uc2 ", r"\u-10179?", r"\u-8704?", r"\f1 ", r"\f2 ", r"\f3 ",
    r"\tab ", r"\line", r"{\footnote ", r"{\*\x ", r"{\field{\*\fldinst HYPERLINK a}{\fldrslt ",
    r"{\field{\*\fldinst PAGE}{\fldrslt 1}}", r"{\pict 00}", r"\v ", r"\chftn ", r"\{", r"\\",
    r"\~", r"\cell ", r"\row ", r"{\*\bkmkstart a}", r"{\shp{\*\shpinst{\shptxt ", r"\ul ",
    "\xe9", "\x93", "-1 ", "2", r"\super ", r"\cf1 ", r"\bin2 ", "\r\n",
])  # fmt: skip


def _closed(text: str) -> str:
    """The pieces with as many braces at either side."""
    depth, out = 0, []
    for piece in text:
        if piece == "{":
            depth += 1
        elif piece == "}":
            if not depth:
                continue
            depth -= 1
        out.append(piece)
    return "".join(out) + "}" * depth


@settings(deadline=None, max_examples=200)
@given(st.lists(pieces, max_size=30).map("".join).map(_closed))
def test_any_text(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("rtf")
    path, out = rtf(folder / "a.rtf", text), folder / "o.rtf"
    try:
        document = open_document(path, "en", "fr")
    except InputError:
        assert "\\bin" in text or "\\{" in text or "\\\\" in text or "\\}" in text
        return
    document.save(out, {})
    assert out.read_bytes() == path.read_bytes()
    targets = {one.id: one.source + TaggedText.of("ź") for one in document.segments}
    document.save(out, targets)
    again = open_document(out, "en", "fr")
    said = "".join(one.source.plain for one in again.segments)
    assert said.count("ź") == len(targets)
    wanted = "".join(one.source.plain for one in document.segments)
    letters = sorted(filter(str.isalnum, wanted))
    assert sorted(filter(str.isalnum, said.replace("ź", ""))) == letters


def test_hostile_text(tmp_path: Path) -> None:
    began = time.process_time()
    for text in ("{" * 300 + "a" + "}" * 300, r"\b \b0 " * 40_000 + "a", "{}" * 40_000 + "a",
                 r"{\field" * 300 + "}" * 300, r"\u233?" * 40_000, r"{\b a}b" * 5_000,
                 r"a\par " * 5_000, r"{\*\bkmkstart a}b" * 10_000, r"\'e9" * 40_000,
                 r"{\field{\*\fldinst HYPERLINK a}{\fldrslt x" * 150 + "}}" * 150,
                 r"{\footnote a" * 300 + "}" * 300, r"\par{" * 300 + "a" + "}" * 300):  # fmt: skip
        document = open_document(rtf(tmp_path / "a.rtf", text), "en", "fr")
        document.save(tmp_path / "o.rtf", {})
        targets = {one.id: TaggedText("x") for one in document.segments}
        open_document(tmp_path / "a.rtf", "en", "fr").save(tmp_path / "o.rtf", targets)
    assert time.process_time() - began < 30


INFO = HEAD + r"{\info{\title Big book}{\author A. N.}{\doccomm said}{\*\company C}}"


def test_entries_and_properties(tmp_path: Path) -> None:
    path, out = (
        rtf(tmp_path / "a.rtf", r"{\b{\xe Term{\txe see}}one {\i two}\par}", INFO),
        tmp_path / "o.rtf",
    )
    assert list(sources(open_document(path, "en", "fr")).values()) == [
        "one <1>two</1>", "Term", "see",
    ]  # fmt: skip
    wanted = FilterOptions(include=frozenset({Extra.PROPERTIES}))
    document = open_document(path, "en", "fr", options=wanted)
    names = {text: name for name, text in sources(document).items()}
    assert list(names) == ["one <1>two</1>", "Big book", "said", "Term", "see"]
    document.save(out, {one.id: one.source + TaggedText.of("é") for one in document.segments})
    assert out.read_text("latin-1") == (
        INFO.replace("book", r"book\u233?").replace("said", r"said\u233?")
        + "\n"
        + r"{\b{\xe Term\u233?{\txe see\u233?}}one {\plain\b\i two}\u233?\par}}"
    )


@pytest.mark.parametrize(
    ("languages", "body", "after"),
    [
        (("en", "fr"), r"\lang1033\langfe1041 a", r"\lang1036\langfe1041 "),
        (
            ("en", "fr"),
            r"\deflang1033 \lang1031 a \\lang1033",
            r"\deflang1036 \lang1031 a \\lang1033",
        ),
        (("en-GB", "de-AT"), r"\lang2057\langnp2057 a", r"\lang3079\langnp3079 "),
        (("en", "ja"), r"\lang1033\langfe1033 a", r"\lang1033\langfe1041 "),
        (("en", "ar"), r"\lang1033\alang1033 a", r"\lang1033\alang1025 "),
        (("en", "tlh"), r"\lang1033 a", r"\lang1033 "),
    ],
)
def test_the_language_of_exports(
    tmp_path: Path, languages: tuple[str, str], body: str, after: str
) -> None:
    picture = r"{\pict\bin9 \lang1033}"
    path, out = rtf(tmp_path / "a.rtf", picture + r"\par " + body), tmp_path / "o.rtf"
    document = open_document(path, *languages)
    document.save(out, {one.id: one.source + TaggedText.of("x") for one in document.segments})
    assert after in out.read_text("latin-1")
    assert picture in out.read_text("latin-1")


def test_text_behind_a_picture_keeps_its_language(tmp_path: Path) -> None:
    path, out = rtf(tmp_path / "a.rtf", r"{\pict ff}\lang1033 a\par"), tmp_path / "o.rtf"
    translated(path, out, {"1.1": "b"})
    assert out.read_text("latin-1").endswith(r"{\plain\lang1036 {\pict ff}b}\plain\lang1036 \par}")
