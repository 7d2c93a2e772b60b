"""Twice the file is twice the work: files that would take minutes if it were four times."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from counted_calls import calls_of
from office_files import docx, run

from postil.errors import InputError
from postil.formats.exchange.termbase import stream_termbase
from postil.formats.exchange.tmx import read_tmx
from postil.formats.office.style_tree import styles_that
from postil.formats.raw.xml_input import MOST_ATTRIBUTES, each_element
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

XLIFF = (
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" '
    'source-language="en" target-language="fr" datatype="x"><body>{}</body></file></xliff>'
)
XLIFF_2 = (
    '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="fr">'
    '<file id="f">{}</file></xliff>'
)
TBX = (
    '<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text>'
    "<body>\n<conceptEntry>{}</conceptEntry></body></text></tbx>"
)


def tmx(path: Path, unit: str) -> Path:
    path.write_text(
        f'<tmx version="1.4"><header srclang="en"/><body>\n<tu>{unit}</tu></body></tmx>',
        encoding="utf-8",
    )
    return path


def variant(language: str, text: str) -> str:
    return f'<tuv xml:lang="{language}"><seg>{text}</seg></tuv>'


def test_targets_of_a_unit(tmp_path: Path) -> None:
    """Each had looked through all of them again."""

    def read(count: int) -> int:
        targets = "".join(variant("fr", f"texte {n}") for n in range(count))
        note = "<note>said</note><prop type='p'>kept</prop>"
        path = tmx(tmp_path / "a.tmx", note + variant("en", "text") + targets)
        units = list(read_tmx(path, "en", "fr"))
        assert len(units) == count
        assert {unit.note for unit in units} == {"said"}
        assert units[-1].properties == {"p": "kept"}
        return count

    assert calls_of(lambda: read(1600)) < 2.5 * calls_of(lambda: read(800))


def test_notes_and_properties_of_a_unit(tmp_path: Path) -> None:
    count = 40_000
    notes = "".join(f"<note>note {n}</note><prop type='p'>{n}</prop>" for n in range(count))
    path = tmx(tmp_path / "a.tmx", notes + variant("en", "text") + variant("fr", "texte"))
    (unit,) = read_tmx(path, "en", "fr")
    assert unit.note.count("\n") == unit.properties["p"].count("\n") == count - 1


def test_notes_are_kept_once_and_those_of_a_variant_come_last(tmp_path: Path) -> None:
    own = '<tuv xml:lang="fr"><note>c</note><note>a</note><prop type="p">2</prop><seg>x</seg></tuv>'
    notes = '<note>a</note><note>b</note><note>a</note><prop type="p">1</prop>'
    (unit,) = read_tmx(tmx(tmp_path / "a.tmx", notes + variant("en", "t") + own), "en", "fr")
    assert (unit.note, unit.properties) == ("a\nb\nc", {"p": "1\n2"})


@pytest.mark.parametrize("kind", ["msgid", "msgstr"])
def test_lines_of_a_string(tmp_path: Path, kind: str) -> None:
    count = 60_000
    long = '""\n' + '"line of some text \\n"\n' * count
    strings = {"msgid": '"a"\n', "msgstr": '""\n', kind: long}
    path = tmp_path / "a.po"
    path.write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        f"msgid {strings['msgid']}msgstr {strings['msgstr']}",
        encoding="utf-8",
    )
    (segment,) = open_document(path, "en", "fr").segments
    text = segment.source if kind == "msgid" else segment.target
    assert text is not None
    assert text.text.count("line") == count


def test_segments_of_a_unit(tmp_path: Path) -> None:
    """Each had looked for the notes among all of them."""
    path = tmp_path / "a.xlf"
    count = 8_000
    segments = "<segment><source>One. </source></segment>" * count
    unit = f'<unit id="u"><notes><note>said</note></notes>{segments}</unit>'
    path.write_text(XLIFF_2.format(unit), encoding="utf-8")
    found = open_document(path, "en", "fr").segments
    assert len(found) == count
    assert {segment.note for segment in found} == {"said"}


def attributes(count: int) -> str:
    return " ".join(f'a{n}="x"' for n in range(count))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("place", ["trans-unit", "g"])
def test_attributes_of_an_element(tmp_path: Path, place: str, encoding: str) -> None:
    path = tmp_path / "a.xlf"
    for count in (MOST_ATTRIBUTES - 10, 40_000):
        more = {"trans-unit": "", "g": "", place: attributes(count)}
        unit = (
            f"\n<trans-unit id='1' {more['trans-unit']}><source>a <g id='1' {more['g']}>b</g>"
            "</source></trans-unit>"
        )
        path.write_bytes(XLIFF.format(unit).encode(encoding))
        if count < MOST_ATTRIBUTES:
            assert len(open_document(path, "en", "fr").segments) == 1
        else:
            with pytest.raises(InputError, match="line 2: more than 2000 attributes"):
                open_document(path, "en", "fr")


def test_attributes_in_other_formats(tmp_path: Path) -> None:
    """Long texts and comments are no attributes."""
    many = attributes(40_000)
    memory = tmx(tmp_path / "a.tmx", variant("en", f"a<ph {many}>x</ph>") + variant("fr", "b"))
    with pytest.raises(InputError, match="line 2: more than 2000 attributes"):
        list(read_tmx(memory, "en", "fr"))
    more = " ".join(f'w:a{n}="x"' for n in range(40_000))
    with pytest.raises(InputError, match=r"unit word/document\.xml: more than 2000 attributes"):
        open_document(docx(tmp_path / "a.docx", f"<w:r {more}><w:t>a</w:t></w:r>"), "en", "fr")
    row = f"<a>\n<row {attributes(40_000)}/></a>".encode()
    with pytest.raises(InputError, match="line 2, unit sheet: more than 2000 attributes"):
        next(each_element(row, tmp_path / "a.xlsx", "sheet", "row"))
    text = "a='b' " * 5000
    fine = docx(tmp_path / "b.docx", f"<!-- {text} -->" + run(text), run("second"))
    assert len(open_document(fine, "en", "fr").segments) == 2


def test_terms_of_a_concept(tmp_path: Path) -> None:
    path = tmp_path / "a.tbx"
    for count in (90, 110):
        sides = "".join(
            f'<langSec xml:lang="{language}">'
            + "".join(f"<termSec><term>{language} {n}</term></termSec>" for n in range(count))
            + "</langSec>"
            for language in ("en", "fr")
        )
        path.write_text(TBX.format(sides), encoding="utf-8")
        if count**2 <= 10_000:
            assert len(list(stream_termbase(path, "en", "fr"))) == count**2
        else:
            with pytest.raises(InputError, match="line 2: a concept has more than 10000 pairs"):
                list(stream_termbase(path, "en", "fr"))


STRINGS: dict[str, tuple[str, str, str]] = {  # beginning, one of the strings, end
    ".yml": ("en:\n", "  a%d:\n    one: 1 file\n    other: '%%{n} files'\n", ""),
    ".xcstrings": (
        '{"sourceLanguage":"en","version":"1.0","strings":{"":{}',
        ',"Hi %d %%@":{}',
        "}}",
    ),
}


@pytest.mark.parametrize("ending", STRINGS)
def test_strings_of_a_program(tmp_path: Path, ending: str) -> None:
    """Each had looked through all of the file again, in one call."""
    begin, one, end = STRINGS[ending]

    def seconds(count: int) -> float:
        path = tmp_path / f"a{ending}"
        path.write_text(begin + "".join(one % number for number in range(count)) + end, "utf-8")
        started = time.process_time()
        document = open_document(path, "en", "fr")
        assert len(document.segments) >= count
        document.save(path, {each.id: each.source + TaggedText("é") for each in document.segments})
        return time.process_time() - started

    seconds(10)
    assert seconds(8000) < 8 * min(seconds(2000) for _ in range(2))


def test_styles_based_on_each_other() -> None:
    """Each is come by once, in whatever order they stand, also where they go round in a circle."""
    count = 20_000
    for order in (range(count), reversed(range(count))):
        based_on = {n: n + 1 for n in order}
        assert styles_that({count: True}, based_on) == set(range(count))
        assert styles_that({count: True, 7: False}, based_on) == set(range(8, count))
    circle = {1: 2, 2: 3, 3: 1, 4: 3, 5: 6}
    assert styles_that({6: True}, circle) == {5}
    assert styles_that({3: True}, circle) == {1, 2, 3, 4}
