"""Placeholders of PO entries by the format that their flags name."""

from __future__ import annotations

from pathlib import Path

import pytest
from package_files import shown

from postil.formats.filter_options import FIRST_FILTERS, FilterOptions
from postil.formats.registry import open_document
from postil.text.tags import TaggedText

READ = [
    ("c-format", "%d line %sed {it}", "<1/> line <2/>ed <3/>"),
    ("python-format", "%(n)ss at %d%%", "<1/>s at <2/>%%"),
    ("python-brace-format", "{n} of 50%s", "<1/> of 50%s"),
    ("java-format", "{0} of %d", "<1/> of %d"),
    ("no-c-format", "%sed", "%sed"),
    ("c-format", "%'d of %'.2f", "<1/> of <2/>"),
    ("no-c-format", "the top 1%'s of %'d", "the top 1%'s of %'d"),
]


@pytest.mark.parametrize(("flag", "text", "expected"), READ)
def test_placeholders_by_flags(tmp_path: Path, flag: str, text: str, expected: str) -> None:
    path = tmp_path / "a.po"
    path.write_text(f'#, {flag}\nmsgid "{text}"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de").segments
    assert shown(segment.source) == expected


def test_documents_under_way_keep_their_placeholders(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('#, c-format\nmsgid "%\'d files"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de", options=FilterOptions(version=6)).segments
    assert shown(segment.source) == "%'d files"


WORDS = [
    ("Usage: tag <file> <dir>", "Usage: tag <file> <dir>"),
    ("<empty>", "<empty>"),
    ("-T <terminal>\\tSet the <b>type</b>", "-T <terminal>\tSet the <1>type</1>"),
    ("One<br>two <x id='1'/> <name/>", "One<1/>two <2/> <3/>"),
    ("<link>here</link> and <B>", "<1>here</1> and <2/>"),
    ("One<b/> two</b>", "One<1/> two<2/>"),
]


@pytest.mark.parametrize(("text", "expected"), WORDS)
def test_words_in_angle_brackets_are_text(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "a.po"
    path.write_text(f'msgid "{text}"\nmsgstr ""\n', encoding="utf-8")
    document = open_document(path, "en", "de")
    (segment,) = document.segments
    assert shown(segment.source) == expected
    target = TaggedText.from_parts(
        part.replace("<file>", "<Datei>") if isinstance(part, str) else part
        for part in segment.source.parts()
    )
    document.save(tmp_path / "b.po", {segment.id: target})
    assert f'msgstr "{text.replace("<file>", "<Datei>")}"' in (tmp_path / "b.po").read_text()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.json", '{{"key": "{text}"}}'),
        ("a.properties", "key={text}\n"),
        ("a.csv", "{text}\n"),
    ],
)
def test_so_are_they_in_other_files_of_strings(tmp_path: Path, name: str, content: str) -> None:
    path = tmp_path / name
    path.write_text(content.format(text="Usage: <file> <b>now</b>"), encoding="utf-8")
    document = open_document(path, "en", "de")
    (segment,) = document.segments
    assert shown(segment.source) == "Usage: <file> <1>now</1>"
    target = TaggedText(segment.source.text.replace("file", "Datei"), segment.source.tags)
    document.save(tmp_path / f"b{path.suffix}", {segment.id: target})
    written = (tmp_path / f"b{path.suffix}").read_text(encoding="utf-8")
    assert written == content.format(text="Usage: <Datei> <b>now</b>")
    options = FilterOptions(version=4)
    (segment,) = open_document(path, "en", "de", options=options).segments
    assert shown(segment.source) == "Usage: <1/> <2>now</2>"


def test_documents_under_way_keep_such_words_as_tags(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('msgid "Usage: <file>"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de", options=FilterOptions(version=4)).segments
    assert shown(segment.source) == "Usage: <1/>"


def test_documents_of_the_first_filters_keep_their_tags(tmp_path: Path) -> None:
    path = tmp_path / "a.po"
    path.write_text('#, c-format\nmsgid "%d %sed"\nmsgstr ""\n', encoding="utf-8")
    (segment,) = open_document(path, "en", "de", options=FIRST_FILTERS).segments
    assert shown(segment.source) == "<1/> %sed"
