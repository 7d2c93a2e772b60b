"""PO files: every byte outside of what is translated stays; states are the fuzzy flag."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from package_files import shown, typed

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

FILE = r"""# Translators' own words.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

#. Shown in the menu
#: src/a.c:12
msgctxt "menu"
msgid "Open \"it\"\n"
msgstr "Ouvrir\n"

# A note of the translator
#, fuzzy, c-format
#| msgid "%d file"
msgid "%d files in %s"
msgid_plural "%d files in\t%s"
msgstr[0] "%s : %d fichier"
msgstr[1] ""

msgid ""
"First line\n"
"and a <b>second</b> one"
msgstr ""

#~ msgid "Old"
#~ msgstr "Vieux"
"""


def po(path: Path, text: str = FILE) -> Path:
    path.write_bytes(text.encode())
    return path


def test_entries(tmp_path: Path) -> None:
    segments = open_document(po(tmp_path / "a.po"), "en", "fr").segments
    found = [(s.id, shown(s.source), s.target and shown(s.target), s.state) for s in segments]
    assert found == [
        ("1", 'Open "it"', "Ouvrir", "translated"),
        ("2[0]", "<1/> files in <2/>", "<2/> : <1/> fichier", "draft"),
        ("2[1]", "<1/> files in\t<2/>", None, "new"),
        ("3", "First line\nand a <1>second</1> one", None, "new"),
    ]
    assert [s.note for s in segments] == [
        "Context: menu\nShown in the menu",
        "A note of the translator\nFormer source: %d file\nPlural form 0",
        "A note of the translator\nFormer source: %d file\nPlural form 1", "",
    ]  # fmt: skip


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_only_translations_change(tmp_path: Path, end: str) -> None:
    text = FILE.replace("\n", end)
    path, out = po(tmp_path / "a.po", text), tmp_path / "o.po"
    document = open_document(path, "en", "fr")
    document.save(out, {s.id: s.target for s in document.segments if s.target is not None})
    assert out.read_bytes() == path.read_bytes()
    of = {s.id: s.source for s in document.segments}
    targets = {
        "1": TaggedText('Ouvrez "\\" !'),
        "2[1]": typed("<2/> :\t<1/> fichiers", of["2[1]"]),
        "3": typed("Une ligne\net la <1>deuxième</1>, " + "qui est très longue " * 4, of["3"]),
    }
    states = dict.fromkeys(["2[0]", "2[1]"], SegmentState.TRANSLATED) | {"3": SegmentState.DRAFT}
    document.save(out, targets, states)
    expected = text
    for old, new in (
        ('msgstr "Ouvrir\\n"', 'msgstr "Ouvrez \\"\\\\\\" !\\n"'),
        (f'#, fuzzy, c-format{end}#| msgid "%d file"{end}', f"#, c-format{end}"),
        ('msgstr[1] ""', 'msgstr[1] "%s :\\t%d fichiers"'),
        (f'{end}msgid ""{end}"First', f'{end}#, fuzzy{end}msgid ""{end}"First'),
        (f'one"{end}msgstr ""', f'one"{end}msgstr ""{end}"Une ligne\\n"{end}"et la <b>deuxième</b>,'
         f' qui est très longue qui est très longue qui est très "{end}'
         '"longue qui est très longue "'),
    ):  # fmt: skip
        assert old in expected
        expected = expected.replace(old, new)
    assert out.read_bytes().decode() == expected
    again = {s.id: (s.target, s.state) for s in open_document(out, "en", "fr").segments}
    assert again["1"] == (targets["1"], SegmentState.TRANSLATED)
    assert again["2[1]"] == (targets["2[1]"], SegmentState.TRANSLATED)
    assert again["3"][1] == SegmentState.DRAFT


def test_flags_that_stay_are_not_written_anew(tmp_path: Path) -> None:
    text = '#,c-format,  no-wrap\nmsgid "x"\nmsgstr ""\n'
    path, out = po(tmp_path / "a.po", text), tmp_path / "o.po"
    translated = {"1": SegmentState.TRANSLATED}
    open_document(path, "en", "fr").save(out, {"1": TaggedText("y")}, translated)
    assert out.read_text("utf-8") == text.replace('msgstr ""', 'msgstr "y"')


@pytest.mark.parametrize("text", ["x" * 90, "abcd " * 13 + "abcd"])
def test_a_short_line_or_a_long_word_stands_beside_its_name(tmp_path: Path, text: str) -> None:
    path, out = po(tmp_path / "a.po", 'msgid "x"\nmsgstr ""\n'), tmp_path / "o.po"
    open_document(path, "en", "fr").save(out, {"1": TaggedText(text)})
    assert out.read_text("utf-8").endswith(f'\nmsgstr "{text}"\n')


@pytest.mark.parametrize(
    ("end", "first", "second"),
    [
        ("a cd ef", "a ", "cd ef"),  # 77 with the space behind it
        ("ab cd ef", "", "ab cd ef"),
        ("ab", "ab", ""),
        ("abc", "", "abc"),
    ],
)
def test_long_lines_are_wrapped_as_gettext_wraps_them(
    tmp_path: Path, end: str, first: str, second: str
) -> None:
    path, out = po(tmp_path / "a.po", 'msgid "x"\nmsgstr ""\n'), tmp_path / "o.po"
    begin = "abcd " * 15
    open_document(path, "en", "fr").save(out, {"1": TaggedText(begin + end)})
    lines = ["", begin + first, second] if second else ["", begin + first]
    written = "\n".join(f'"{line}"' for line in lines)
    assert out.read_text("utf-8").endswith(f'msgid "x"\nmsgstr {written}\n')


texts = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\U000f0000"), max_size=90
)


@settings(max_examples=150, deadline=None)
@given(text=texts)
def test_any_translation_comes_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.mktemp("po")
    path = po(folder / "a.po", 'msgid "x"\nmsgstr ""\n\nmsgid "y"\nmsgstr "z"\n')
    open_document(path, "en", "fr").save(folder / "o.po", {"1": TaggedText.of(text)})
    one, two = open_document(folder / "o.po", "en", "fr").segments
    read = "" if one.target is None else "".join(
        part if isinstance(part, str) else part.markup for part in one.target.parts()
    )  # fmt: skip
    assert read == TaggedText.of(text.replace("\0", "\ufffd")).text.strip("\n")
    assert two.target == TaggedText("z")


def test_encodings(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset={}\\n"\n\nmsgid "x"\nmsgstr "é"\n'
    path = tmp_path / "a.po"
    path.write_bytes(head.format("ISO-8859-15").encode("latin-1"))
    document = open_document(path, "en", "fr")
    document.save(tmp_path / "o.po", {"1": TaggedText("€")})
    assert b'msgstr "\xa4"' in (tmp_path / "o.po").read_bytes()
    path.write_bytes(head.format("UTF-8").encode("latin-1"))  # gettext would not read it
    document = open_document(path, "en", "fr")
    assert [one.target for one in document.segments if one.id == "1"] == [TaggedText("é")]
    document.save(tmp_path / "o.po", {"1": TaggedText("été")})
    assert (tmp_path / "o.po").read_text("utf-8") == head.format("UTF-8").replace("é", "été")
    path.write_bytes(head.format("koi8-nothing").encode())
    with pytest.raises(InputError, match="says that it is in koi8-nothing"):
        open_document(path, "en", "fr")


def test_a_file_with_a_mark_keeps_its_null_characters(tmp_path: Path) -> None:
    path, out = tmp_path / "a.po", tmp_path / "o.po"
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=CHARSET\\n"\n'
    for start in ("", head):
        path.write_text(f'\ufeff{start}msgid "\0"\nmsgstr ""\nmsgstr[1] "i"\n', encoding="utf-8")
        document = open_document(path, "en", "fr")
        texts = {one.id: one.source + TaggedText("é") for one in document.segments}
        assert list(texts) == ["1", "1[1]"]
        document.save(out, texts)
        again = open_document(out, "en", "fr").segments
        assert {one.id: one.target for one in again} == texts


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('msgid "x"\nmsgstr "y\n', "line 2: .*nothing that"),
        ('msgid "x"\nmsgstr "y" z"\n', "line 2: the string does not end"),
        ('msgid "x"\nmsgid "y"\n', "line 2: msgid a second time"),
        ('msgstr "x"\n', "line 1: msgstr without msgid"),
        ('msgid "x"\n', "line 1: the last entry is not complete"),
        ("Hello\n", "line 1: 'Hello' is nothing"),
    ],
)
def test_damaged_files(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        open_document(po(tmp_path / "a.po", text), "en", "fr")
