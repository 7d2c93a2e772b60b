"""Translations that bilingual documents bring along beside their targets."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.formats.file_suggestions import MOST_OFFERS, Offer, kind_named
from postil.formats.registry import open_document
from postil.formats.segment import Segment

XLIFF = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="fr" datatype="x"><body>
<trans-unit id="1"><source>Press <g id="1">the</g> button.</source>
{alternatives}</trans-unit></body></file></xliff>"""

XLIFF2 = """<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"
 trgLang="fr" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><file id="f"><unit id="u">
<mtc:matches>
<mtc:match ref="#s" type="mt" origin="Parrot"><source>Open it.</source><target>Ouvre.</target>
</mtc:match>
<mtc:match ref="#s" type="tm" reference="yes"><source>Open it.</source><target>Ábrelo.</target>
</mtc:match>
</mtc:matches>
<segment id="s"><source>Open it.</source></segment></unit></file></xliff>"""

SDL = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"
 xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="a" source-language="en"
 target-language="fr" datatype="x"><body><trans-unit id="1"><source>Open it.</source>
<seg-source><mrk mtype="seg" mid="1">Open it.</mrk></seg-source>
<target><mrk mtype="seg" mid="1">Ouvre.</mrk></target>
<sdl:seg-defs><sdl:seg id="1" conf="Draft" origin="{origin}" origin-system="Parrot"/></sdl:seg-defs>
</trans-unit></body></file></xliff>"""

MEMOQ = """<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:mq="MQXliff">
<file original="a" source-language="en" target-language="fr" datatype="x"><body>
<trans-unit id="1" mq:status="MachineTranslated"><source>Open it.</source><target>Ouvre.</target>
</trans-unit></body></file></xliff>"""

PO = """msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

#, fuzzy
#| msgid "Open %s."
msgid "Close %s."
msgstr "Ouvrir %s."

msgid "Wait."
msgstr "Attendez."
"""


def read(folder: Path, name: str, text: str) -> list[Segment]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return open_document(path, "en", "fr").segments


def alternatives(folder: Path, text: str) -> list[Offer]:
    return list(read(folder, "a.xlf", XLIFF.format(alternatives=text))[0].offers)


def test_alternatives_of_xliff_come_with_their_tags_and_origin(tmp_path: Path) -> None:
    found = alternatives(
        tmp_path,
        '<alt-trans origin="Parrot NMT"><target>Pressez <g id="1">le</g> bouton.</target>'
        "</alt-trans><alt-trans><source>Push it.</source><target>Poussez.</target></alt-trans>",
    )
    assert [(one.kind, one.name) for one in found] == [("machine", "Parrot NMT"), ("", "")]
    assert found[0].target.plain == "Pressez le bouton."
    assert [tag.kind for tag in found[0].target.tags] == ["open", "close"]
    assert found[0].source is None
    assert found[1].source is not None
    assert found[1].source.plain == "Push it."


@pytest.mark.parametrize(
    "text",
    [
        '<alt-trans alttranstype="rejected"><target>Non.</target></alt-trans>',
        '<alt-trans><target xml:lang="es">Pulse el botón.</target></alt-trans>',
        '<alt-trans mid="7"><target>Non.</target></alt-trans>',
        "<alt-trans><target/></alt-trans>",
    ],
)
def test_what_is_not_for_the_segment_is_left_out(tmp_path: Path, text: str) -> None:
    assert alternatives(tmp_path, text) == []


def test_a_file_cannot_bring_along_any_number(tmp_path: Path) -> None:
    text = "<alt-trans><target>Oui.</target></alt-trans>" * (MOST_OFFERS + 5)
    assert len(alternatives(tmp_path, text)) == MOST_OFFERS


def test_matches_of_xliff_2_are_read(tmp_path: Path) -> None:
    (offer,) = read(tmp_path, "a.xlf", XLIFF2)[0].offers
    assert (offer.kind, offer.name, offer.target.text) == ("machine", "Parrot", "Ouvre.")


@pytest.mark.parametrize(
    ("origin", "count"), [("mt", 1), ("nmt", 1), ("tm", 0), ("interactive", 0)]
)
def test_a_target_by_a_machine_is_one_in_trados_files(
    tmp_path: Path, origin: str, count: int
) -> None:
    offers = read(tmp_path, "a.sdlxliff", SDL.format(origin=origin))[0].offers
    assert [(one.kind, one.name, one.target.text) for one in offers] == [
        ("machine", "Parrot", "Ouvre.")
    ] * count


def test_a_target_by_a_machine_is_one_in_memoq_files(tmp_path: Path) -> None:
    (offer,) = read(tmp_path, "a.mqxliff", MEMOQ)[0].offers
    assert (offer.kind, offer.target.text) == ("machine", "Ouvre.")


def test_a_fuzzy_entry_offers_what_its_former_source_was_translated_with(tmp_path: Path) -> None:
    fuzzy, done = read(tmp_path, "a.po", PO)
    (offer,) = fuzzy.offers
    assert offer.source is not None
    assert (offer.kind, offer.source.plain) == ("memory", "Open %s.")
    assert offer.target == fuzzy.target
    assert done.offers == ()


@pytest.mark.parametrize(
    ("name", "kind"),
    [("leveraged-mt", "machine"), ("nmt", "machine"), ("TM:client", "memory"), ("Excel", "")],
)
def test_origins_are_understood(name: str, kind: str) -> None:
    assert kind_named(name) == kind


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("AlissaSabre+disfr/UnitTestDisfrDoc/Samples/Xliff2.xliff", 2),
        ("omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1E.xlf", 4),
    ],
)
def test_offers_of_real_files(shared_data: Path, name: str, count: int) -> None:
    path = shared_data / "interop" / name
    if not path.exists():
        pytest.skip("this file is not here")
    segments = open_document(path, "en", "fr").segments
    assert sum(len(segment.offers) for segment in segments) == count
