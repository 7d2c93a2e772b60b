"""Placeholders in JSON, properties and tables: what is one, and how text beside it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from package_files import shown, sources, translated

from postil.cli import main
from postil.formats.codes import text_of
from postil.formats.filter_options import FilterOptions, Style
from postil.formats.registry import open_document
from postil.formats.strings.string_rules import MESSAGE_FORMAT
from postil.workspace.project import Project


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def test_apostrophes_of_message_format(tmp_path: Path) -> None:
    path, out = tmp_path / "a.properties", tmp_path / "o.properties"
    write(path, "a=Can''t open '{'{0}'}'\nb=It's\n")
    assert sources(open_document(path, "en", "fr")) == {"a.1": "Can't open {<1/>}", "b.1": "It's"}
    translated(path, out, {"a.1": "L'image {<1/>} n'a", "b.1": "C'est l'été"})
    assert out.read_text("utf-8") == ("a=L''image '{'{0}'}' n''a\nb=C'est l'\\u00E9t\\u00E9\n")


def test_a_program_that_does_not_format_so(tmp_path: Path) -> None:
    path, out = tmp_path / "a.properties", tmp_path / "o.properties"
    write(path, "a=Can't open {0}\nb=It's {1}\n")
    translated(path, out, {"a.1": "L'image <1/>"})
    assert out.read_text("utf-8") == "a=L'image {0}\nb=It's {1}\n"


@pytest.mark.parametrize(
    ("style", "read"),
    [
        (Style.AUTO, "<1/> of <2/> isn't <3>100 % sure</3>"),
        (Style.NONE, "%s of {name} isn't <1>100 % sure</1>"),
        (Style.PRINTF, "<1/> of {name} isn't <2>100 % sure</2>"),
        (Style.BRACES, "%s of <1/> isn't <2>100 % sure</2>"),
        (Style.JAVA, "%s of <1/> isnt <b>100 % sure</b>"),
    ],
)
def test_styles_that_users_set(tmp_path: Path, style: Style, read: str) -> None:
    path = write(tmp_path / "a.csv", "a,%s of {name} isn't <b>100 % sure</b>!\n")
    options = FilterOptions(placeholders=style)
    assert FilterOptions.from_json(options.to_json()) == options
    document = open_document(path, "en", "fr", options=options)
    assert shown(document.segments[-1].source) == f"{read}!"
    document.save(tmp_path / "o.csv", {})
    assert (tmp_path / "o.csv").read_bytes() == path.read_bytes()


def test_documents_of_before_keep_their_placeholders(tmp_path: Path) -> None:
    path = write(tmp_path / "a.properties", "a=Can''t open {0} %1\n")
    document = open_document(path, "en", "fr", options=FilterOptions(version=3))
    assert shown(document.segments[0].source) == "Can''t open <1/> <2/>"


def test_command_line(tmp_path: Path) -> None:
    path = write(tmp_path / "a.csv", "100%s\n")
    for number, style in enumerate(Style):
        folder = tmp_path / str(number)
        arguments = ["new", str(folder), str(path), "-s", "en", "-t", "fr"]
        assert main([*arguments, "--placeholders", style.value]) == 0
        with Project.open(folder) as project:
            tags = [len(one.source.tags) for one in project.segments.read()]
        assert tags == [int(style in (Style.AUTO, Style.PRINTF))]


@given(st.lists(st.sampled_from(["a", "'", "{", "}", "''", "é ", "0"])).map("".join))
def test_any_text_is_read_as_it_was_written(text: str) -> None:
    written = MESSAGE_FORMAT.written([text])
    assert text_of(MESSAGE_FORMAT.parts(written)) == text
