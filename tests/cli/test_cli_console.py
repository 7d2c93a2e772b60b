"""Text in and out, progress, charts."""

from __future__ import annotations

import argparse
import io
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from postil.cli.engines.chart import Curve, line_chart
from postil.cli.terminal import console
from postil.cli.terminal.options import existing_file, fresh_folder, language
from postil.errors import Cancelled, InputError, UsageError


def test_lines_are_read_without_bom_or_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffune\r\ndeux\u2028encore\n\ntrois".encode())
    assert console.read_lines(path) == ["une", "deux\u2028encore", "", "trois"]


def test_wrong_encoding_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"one\ntwo\nd\xe9j\xe0\n")
    with pytest.raises(InputError) as error:
        console.read_lines(path)
    assert error.value.line == 3
    assert error.value.file == str(path)


def test_standard_input_is_read_as_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (None, Path("-")):
        stream = io.TextIOWrapper(io.BytesIO("déjà\nvu\n".encode()), encoding="ascii")
        monkeypatch.setattr(sys, "stdin", stream)
        assert console.read_lines(path) == ["déjà", "vu"]


def test_lines_written_are_lines_read(tmp_path: Path) -> None:
    path = tmp_path / "text"
    lines = ["une", "", "deux é"]
    console.write_lines(lines, path)
    assert console.read_lines(path) == lines


def test_empty_file_has_no_line(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert console.read_lines(tmp_path / "empty") == []


def test_missing_file_suggests_a_near_name(tmp_path: Path) -> None:
    (tmp_path / "memory.tmx").touch()
    with pytest.raises(InputError, match=r"no such file") as error:
        existing_file(tmp_path / "memroy.tmx")
    assert "memory.tmx" in error.value.hint
    with pytest.raises(InputError, match="folder"):
        existing_file(tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    assert fresh_folder(tmp_path) == tmp_path
    assert fresh_folder(tmp_path / "new") == tmp_path / "new"
    (tmp_path / "file").touch()
    for taken in (tmp_path, tmp_path / "file"):
        with pytest.raises(UsageError):
            fresh_folder(taken)


def test_language_codes() -> None:
    assert [language(code) for code in ("en", "fr_CA", "zh-Hant-TW")] == [
        "en",
        "fr-CA",
        "zh-Hant-TW",
    ]
    for wrong in ("", "e", "english", "fr/CA", "../x"):
        with pytest.raises(argparse.ArgumentTypeError):
            language(wrong)


def test_table_is_aligned() -> None:
    rows = [("", "BLEU"), ("static", "9.5"), ("adaptive", "12.5")]
    assert console.table(rows) == "          BLEU\nstatic     9.5\nadaptive  12.5"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream, quiet, drawn in (
        (Terminal(), False, True),
        (Terminal(), True, False),
        (io.StringIO(), False, False),
    ):
        monkeypatch.setattr(sys, "stderr", stream)
        with console.progress_bar(quiet=quiet) as progress:
            assert list(progress.track("abc", 3, "Counting")) == ["a", "b", "c"]
        assert ("Counting" in stream.getvalue()) is drawn
        assert ("100%" in stream.getvalue()) is drawn


def test_progress_of_unknown_length_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    with console.progress_bar() as progress:
        progress.update(message="Reading")
    assert "Reading" in stream.getvalue()


def test_cancel_passes_through_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    with pytest.raises(Cancelled), console.progress_bar() as progress:
        progress.cancel()
        progress.step()


SVG = "{http://www.w3.org/2000/svg}"


def test_chart_is_well_formed_and_holds_every_point() -> None:
    lines = [
        Curve("static <1>", [1, 2, 3], [10.0, 11.0, 9.0]),
        Curve("adaptive & more", [1, 2, 3], [10.0, 14.0, 20.0]),
    ]
    root = ET.fromstring(line_chart("BLEU", "segments", "BLEU", lines))
    curves = root.findall(f"{SVG}polyline")
    assert [len(curve.attrib["points"].split()) for curve in curves] == [3, 3]
    assert len({curve.attrib["stroke-dasharray"] for curve in curves}) == 2
    said = [text.text for text in root.iter(f"{SVG}text")]
    assert {"static <1>", "adaptive & more", "segments"} <= set(said)


def test_chart_places_points_by_value() -> None:
    root = ET.fromstring(line_chart("t", "x", "y", [Curve("a", [0, 10], [0.0, 10.0])]))
    curve = root.find(f"{SVG}polyline")
    assert curve is not None
    (x1, y1), (x2, y2) = (
        tuple(map(float, point.split(","))) for point in curve.attrib["points"].split()
    )
    assert x1 < x2
    assert y1 > y2  # up is more


@pytest.mark.parametrize("values", [[5.0], [5.0, 5.0], [-1.0, 1e9], [0.001, 0.002]])
def test_chart_takes_any_range(values: list[float]) -> None:
    svg = line_chart("t", "x", "y", [Curve("a", range(len(values)), values)])
    assert "nan" not in svg
    ET.fromstring(svg)


def test_chart_needs_pairs() -> None:
    with pytest.raises(ValueError, match="every x"):
        line_chart("t", "x", "y", [Curve("a", [1, 2], [1.0])])
