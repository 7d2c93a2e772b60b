"""Text made to be slow or deep is read, or refused with the name of the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import content_types, write_zip

from postil.errors import InputError
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

FEW, MANY = 40_000, 100_000


def cases(many: int) -> dict[str, str]:
    """Texts by the names of their files, of something that stands there so many times."""
    return {
        "brackets.md": "[" * many + "x" + "]" * many,
        "items.md": "* " * many + "x",
        "quotes.md": "> " * many + "x",
        "spaces.md": "x" + " " * many + "x",
        "stars.md": "a *b " * many,
        "fences.md": "```\n~~~\n" * many,
        "tags.html": "<b><i>a</b></i>" * many,
        "tables.html": "<table><tr><td>" * many,
        "comments.html": "<!--" * many,
        "codes.po": 'msgid "' + "%d" * many + '"\nmsgstr ""\n',
        "deep.json": '{"a":' * many + "1" + "}" * many,
        "number.json": '{"a": ' + "9" * many + "}",
        "quotes.csv": 'a,"' + '""' * many + '"\n',
        "colons.properties": "a=" + ":" * many,
        "times.srt": "1\n00:00:01,000 --> 00:00:02,000\n" + "<b>" * many,
        "stops.txt": ". " * many,
        "names.txt": "Mr. " * many,
        "deep.xlf": "<xliff version='1.2'>" + "<group>" * many,
    }


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", cases(1))
def test_what_is_long_or_deep_is_read_or_refused(tmp_path: Path, name: str, many: int) -> None:
    """Readers whose time grew with the square of the length took from minutes to hours here."""
    path = tmp_path / name
    path.write_text(cases(many)[name], encoding="utf-8")
    try:
        document = open_document(path, "en", "fr")
    except InputError as error:
        assert name in str(error)
    else:
        document.save(tmp_path / f"out{path.suffix}", {})
        assert (tmp_path / f"out{path.suffix}").read_bytes() == path.read_bytes()


def test_a_timing_line_ends_a_subtitle_without_a_number(tmp_path: Path) -> None:
    path = tmp_path / "a.vtt"
    path.write_text(
        "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo\n", encoding="utf-8"
    )
    assert [s.source.text for s in open_document(path, "en", "fr").segments] == ["One", "Two"]


def test_one_gigabyte_in_a_line_is_refused_before_it_is_read(tmp_path: Path) -> None:
    for name in ("a.txt", "a.md", "a.html", "a.json", "a.po", "a.csv", "a.srt", "a.xlf", "a.docx"):
        path = tmp_path / name
        with path.open("wb") as stream:
            stream.truncate((1 << 30) + 1)  # sparse: takes no room
        with pytest.raises(InputError, match=rf"{name}.*larger than"):
            open_document(path, "en", "fr")


def test_half_a_character_in_json_stays(tmp_path: Path) -> None:
    path, out = tmp_path / "a.json", tmp_path / "o.json"
    path.write_bytes(b'{"a": "caf\xc3\xa9 \\ud800", "b": "two"}')
    document = open_document(path, "en", "fr")
    document.save(
        out, {s.id: TaggedText("É" + s.source.text, s.source.tags) for s in document.segments}
    )
    assert [s.id for s in open_document(out, "en", "fr").segments] == ["/a.1", "/b.1"]


def test_a_part_of_an_office_file_that_is_named_twice_is_read_once(tmp_path: Path) -> None:
    kinds = {"ppt/presentation.xml": "p.presentation.main+xml", "ppt/a.xml": "p.slide+xml"}
    types = content_types(
        {name: f"vnd.openxmlformats-officedocument.{kind}" for name, kind in kinds.items()}
    ).replace("p.", "presentationml.")
    start, end = types.index('<Override PartName="/ppt/a'), types.index("</Types>")
    slide = '<s xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>One</a:t></a:r></a:p></s>'
    parts = {
        "[Content_Types].xml": types[:end] + types[start:end] + types[end:],
        "ppt/presentation.xml": "<p/>",
        "ppt/a.xml": slide,
    }
    path = write_zip(tmp_path / "a.pptx", parts)
    assert [s.source.text for s in open_document(path, "en", "fr").segments] == ["One"]


@pytest.mark.parametrize("name", ["EBCDIC-CP-US", "utf-7", "unicode_escape", "base64", "idna"])
def test_a_page_cannot_be_in_an_encoding_in_which_it_could_not_say_so(
    tmp_path: Path, name: str
) -> None:
    path, out = tmp_path / "a.html", tmp_path / "o.html"
    path.write_text(f'<?xml encoding="{name}"?><p>One</p>', encoding="utf-8")
    document = open_document(path, "en", "fr")
    document.save(out, {document.segments[0].id: TaggedText("É")})
    assert [s.source.text for s in open_document(out, "en", "fr").segments] == ["É"]


def test_an_octal_escape_that_is_none_is_its_digit(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('msgid "one \\8 \\101"\nmsgstr ""\n', encoding="utf-8")
    assert open_document(path, "en", "fr").segments[0].source.text == "one 8 A"


def test_too_many_codes_in_one_string_name_the_line(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('msgid ""\nmsgstr "x\\n"\n\nmsgid "' + "%d " * 70_000 + '"\nmsgstr ""\n')
    with pytest.raises(InputError, match=r"line \d+: .*codes"):
        open_document(path, "en", "fr")
