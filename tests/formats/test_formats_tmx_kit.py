"""The files of LISA's TMX Compliance Kit: what each of them is there to test."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.formats.exchange.tmx import ImportReport, TmxWriter, TranslationUnit, read_tmx
from postil.text.tags import Tag, TaggedText

KIT = "interop/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit"


@pytest.fixture
def kit(shared_data: Path) -> Path:
    folder = shared_data / KIT
    if not folder.is_dir():
        pytest.skip("the compliance kit is not here")
    return folder


def read(path: Path, source: str, target: str) -> list[TranslationUnit]:
    return list(read_tmx(path, source, target))


def plain(units: list[TranslationUnit]) -> list[tuple[str, str]]:
    return [(unit.source.plain, unit.target.plain) for unit in units]


def shown(text: TaggedText) -> str:
    """Tags as ``[+id]``, ``[-id]`` and ``[id]``."""
    signs = {"open": "+", "close": "-", "single": ""}
    return "".join(
        f"[{signs[part.kind]}{part.id}]" if isinstance(part, Tag) else part for part in text.parts()
    )


def test_white_space_is_kept(kit: Path) -> None:
    first = plain(read(kit / "ImportTest1A.tmx", "en-us", "fr-ca"))[0]
    assert first[0].startswith("First segment with [\t\t   ]")
    assert plain(read(kit / "ImportTest1I.tmx", "en", "ja")) == [
        ("English segment with [    ]", "Japanese segment with [\u3000\u3000]")
    ]


def test_the_wanted_pair_of_several_languages(kit: Path) -> None:
    path = kit / "ImportTest1C.tmx"
    assert plain(read(path, "en-US", "en-GB"))[0] == (
        "First entry in US English",
        "First entry in UK English",
    )
    for target in ("ja", "FR-ca", "es_ES"):
        assert len(read(path, "EN-us", target)) == 3


@pytest.mark.parametrize("letter", "EFGH")
def test_encodings_say_the_same(kit: Path, letter: str) -> None:
    utf8 = plain(read(kit / "ImportTest1D.tmx", "en-us", "en-gb"))
    assert utf8[0] == ("à=agrave, é=eacute, æ=aelig",) * 2
    units = plain(read(kit / f"ImportTest1{letter}.tmx", "en-us", "en-gb"))
    assert units == utf8 if letter in "EFG" else len(units) == len(utf8)


def test_source_and_target_in_any_order_and_units_with_their_own_source(kit: Path) -> None:
    pairs = plain(read(kit / "ImportTest1J.tmx", "en-us", "en-gb"))
    assert [source.endswith("US English") for source, _ in pairs] == [True, True]
    path = kit / "ImportTest1K.tmx"
    german = ("First Entry - UK English", "First Entry - German")
    assert plain(read(path, "en-gb", "de-de")) == [german]
    assert plain(read(path, "de-DE", "en-GB")) == [german[::-1]]
    report = ImportReport()
    (unit,) = read_tmx(path, "fr-CA", "en-GB", report=report)
    assert unit.source.plain == "Second Entry - French Canadian"
    assert report.reasons == {"no text in the source language": 1}


def test_everything_a_header_and_a_unit_can_have(kit: Path) -> None:
    (unit,) = read(kit / "ImportTest1L.tmx", "en-us", "fr")
    assert (unit.id, unit.author, unit.created) == ("tu001", "ys", "2002-05-23T09:12:00Z")
    assert unit.note.splitlines() == [
        "Text of tu note 1",
        "Text of tu note 2",
        "Text of tuv fr note 1",
    ]
    assert unit.properties == {"myPropeType": "Data\nData\nData"}


@pytest.mark.parametrize(
    "name", ["ImportTest2A.tmx", "ImportTest2B.tmx", "ImportTest2A-0index.tmx"]
)
def test_codes_pair_by_i_and_match_by_x(kit: Path, name: str) -> None:
    units = read(kit / name, "en-us", "fr-ca")
    one, two = ("0", "1") if "0index" in name else ("1", "2")
    assert shown(units[0].source) == f"The big [+{one}]black[-{one}] [+{two}]cat[-{two}] sleeps."
    assert shown(units[0].target) == f"Le gros [+{two}]chat[-{two}] [+{one}]noir[-{one}] dors."
    for unit in units:
        if (name, unit.id) == ("ImportTest2A-0index.tmx", "5"):
            continue  # the file itself numbers its code differently in French
        ids = [
            sorted((tag.kind, tag.id) for tag in side.tags) for side in (unit.source, unit.target)
        ]
        assert ids[0] == ids[1]


def test_isolated_codes_subflows_and_highlights(kit: Path) -> None:
    (unit,) = read(kit / "ImportTest2C.tmx", "en-us", "fr")
    assert shown(unit.source) == "[+1][+2]Click [3] to [+4]start[-4].[-2]"
    picture = unit.source.tags[2]
    assert "<sub>Start Here!</sub>" in picture.markup


@pytest.mark.parametrize(
    "name",
    [
        "ExportTest1A",
        "ExportTest1B",
        "ExportTest1C",
        "ExportTest1E",
        "ExportTest2A",
        "ImportTest2B",
    ],
)
def test_what_is_exported_is_what_was_read(kit: Path, tmp_path: Path, name: str) -> None:
    units = read(kit / f"{name}.tmx", "en-US", "fr-CA")
    assert units
    with TmxWriter(tmp_path / "o.tmx", "en-US", "fr-CA") as writer:
        for unit in units:
            writer.write(unit)
    assert read(tmp_path / "o.tmx", "en-US", "fr-CA") == units
