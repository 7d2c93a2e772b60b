"""Memories of Trados (sdltm) are read, and hostile ones refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from package_files import shown
from test_formats_interop import INTEROP

from postil.cli import main
from postil.errors import InputError
from postil.formats.exchange.memory_files import languages_in, read_memory
from postil.formats.exchange.sdltm import sdltm_languages
from postil.formats.exchange.tmx import ImportReport
from postil.workspace.project import Project

TAGGED = (
    "<Text><Value>Press </Value></Text><Tag><Type>Start</Type><Anchor>1</Anchor>"
    "<TagID>b</TagID></Tag><Text><Value>{}</Value></Text><Tag><Type>End</Type><Anchor>1</Anchor>"
    "</Tag><Tag><Type>TextPlaceholder</Type><Anchor>2</Anchor><TextEquivalent>x</TextEquivalent>"
    "</Tag>"
)


def segment(inside: str) -> str:
    return f"<Segment><Elements>{inside}</Elements><CultureName>en-GB</CultureName></Segment>"


def plain(text: str) -> str:
    return segment(f"<Text><Value>{text}</Value></Text>")


def memory(path: Path, *units: tuple[str, str]) -> Path:
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE translation_memories (id INTEGER PRIMARY KEY, source_language TEXT, "
            "target_language TEXT); INSERT INTO translation_memories VALUES (1, 'en-GB', 'fr-FR');"
            "CREATE TABLE translation_units (id INTEGER PRIMARY KEY, translation_memory_id INT, "
            "source_segment TEXT, target_segment TEXT, creation_date, creation_user, change_date, "
            "change_user);"
        )
        connection.executemany(
            "INSERT INTO translation_units VALUES (NULL, 1, ?, ?, '2020-01-02 03:04:05', 'Ann', "
            "'2021-01-02 03:04:05', 'Ben')",
            units,
        )
    connection.close()
    return path


def test_units(tmp_path: Path) -> None:
    path = memory(
        tmp_path / "a.sdltm",
        (plain("One &amp; two"), plain("Un")),
        (segment(TAGGED.format("OK")), segment(TAGGED.format("Oui"))),
        (plain(""), plain("x")),
        (plain("x"), ""),
    )
    assert sdltm_languages(path) == ("en-GB", "fr-FR")
    assert languages_in(path) == ["en-GB", "fr-FR"]
    report = ImportReport()
    first, second = read_memory(path, "en", "fr", report=report)
    assert (first.source.plain, first.target.plain) == ("One & two", "Un")
    assert (first.created, first.author) == ("2020-01-02T03:04:05Z", "Ann")
    assert (first.changed, first.changed_by) == ("2021-01-02T03:04:05Z", "Ben")
    assert shown(second.source) == "Press <1>OK</1><2/>"
    assert shown(second.target) == "Press <1>Oui</1><2/>"
    assert (report.read, report.kept, report.rejected) == (4, 2, 2)
    assert [one.target.plain for one in read_memory(path, "fr", "en")][:1] == ["One & two"]
    assert list(read_memory(path, "de", "fr", report=(none := ImportReport()))) == []
    assert none.rejected == 4


def test_into_a_project(tmp_path: Path) -> None:
    path = memory(tmp_path / "client.sdltm", (plain("Open the lid."), plain("Ouvrez.")))
    text = tmp_path / "a.txt"
    text.write_text("Open the lid.\n", "utf-8")
    before = path.read_bytes()
    assert main(["new", str(tmp_path / "p"), str(text), "--memory", str(path)]) == 0
    with Project.open(tmp_path / "p") as project:
        assert project.info.target_language == "fr-FR"
        assert [memory.name for memory in project.memories.references] == ["client"]
    assert path.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.txt", "client.sdltm", "p"]


@pytest.mark.skipif(not INTEROP.is_dir(), reason="no files of other tools")
def test_a_memory_of_trados() -> None:
    (path,) = INTEROP.rglob("tea-party.sdltm")
    units = list(read_memory(path, "en", "ja"))
    assert len(units) == 9
    assert units[0].source.plain == "A Mad Tea-Party"
    assert all(one.created and one.author for one in units)


def test_damaged_and_hostile_memories(tmp_path: Path) -> None:
    path = tmp_path / "a.sdltm"
    path.write_bytes(b"no database")
    with pytest.raises(InputError, match="no memory of Trados"):
        sdltm_languages(path)
    path.unlink()
    whole = memory(path, *[(plain(f"One {n}"), plain("Un")) for n in range(2000)]).read_bytes()
    for cut in (100, 5000, len(whole) // 2):
        path.write_bytes(whole[:cut])
        with pytest.raises(InputError):
            list(read_memory(path, "en", "fr"))
    name = b"tabletranslation_units"  # SQLite quotes it in what it says of the schema
    assert name in whole
    path.write_bytes(whole.replace(name, b"tabletranslation\xffunits"))
    with pytest.raises(InputError, match="damaged"):
        list(read_memory(path, "en", "fr"))
    path.unlink()
    with sqlite3.connect(path) as connection:  # a view could run anything
        connection.executescript(
            "CREATE TABLE translation_memories (id, source_language, target_language);"
            "CREATE VIEW translation_units AS SELECT randomblob(1000000000) AS source_segment;"
        )
    connection.close()
    with pytest.raises(InputError, match="no memory of Trados"):
        list(read_memory(path, "en", "fr"))
    path.unlink()
    with sqlite3.connect(memory(path, (plain("One"), plain("Un")))) as connection:
        connection.execute(
            "ALTER TABLE translation_units ADD COLUMN more AS (length(zeroblob(1000000000)))"
        )
    connection.close()
    with pytest.raises(InputError, match="no memory of Trados"):
        list(read_memory(path, "en", "fr"))
    path.unlink()
    bomb = '<!DOCTYPE a [<!ENTITY b "b">]>' + plain("&b;")
    with pytest.raises(InputError, match="entities"):
        list(read_memory(memory(path, (bomb, plain("Un"))), "en", "fr"))
    path.unlink()
    with pytest.raises(InputError, match="damaged"):
        list(read_memory(memory(path, (plain("a" * (5 << 20)), plain("Un"))), "en", "fr"))


def test_pages_that_lead_to_one_another_end(tmp_path: Path) -> None:
    """Each inner page names one page below a hundred times: a hundred times more rows a level."""
    path = memory(tmp_path / "a.sdltm", *[(plain(f"One {n}"), plain("Un")) for n in range(2000)])
    with sqlite3.connect(path) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'translation_units'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    data = bytearray(path.read_bytes())
    page = memoryview(data)[(root - 1) * size : root * size]
    assert page[0] == 5  # an inner page of a table
    cells = int.from_bytes(page[3:5], "big")
    places = [int.from_bytes(page[12 + 2 * n : 14 + 2 * n], "big") for n in range(cells)]
    first = bytes(page[places[0] : places[0] + 4])
    for place in places:
        page[place : place + 4] = first
    page.release()
    path.write_bytes(data)
    read = 0
    with pytest.raises(InputError, match="rows out of order"):
        for _ in read_memory(path, "en", "fr"):
            read += 1
    assert 0 < read < 200
