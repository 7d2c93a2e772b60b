"""How databases are named and opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path, PureWindowsPath
from unittest.mock import patch
from urllib.parse import unquote, urlsplit

import pytest

from postil.formats.exchange.glossary import Term
from postil.memory.comparing.tokens import SCANNER
from postil.memory.database import address, connect, more_cache, transaction
from postil.memory.shared import SharedMemory
from postil.memory.store import TranslationMemory
from postil.memory.terms.terminology import Glossaries
from postil.memory.units import MemoryUnit
from postil.text.normalise import nfc
from postil.text.tags import TaggedText


@pytest.mark.parametrize("name", ["a b#c?d%20.sqlite", "größe.sqlite", "данные.sqlite"])
def test_a_database_of_any_name_is_found_by_its_address(tmp_path: Path, name: str) -> None:
    connection = connect(tmp_path / name)
    connection.execute("CREATE TABLE here (x)")
    connection.close()
    reader = sqlite3.connect(address(tmp_path / name), uri=True)
    try:
        assert reader.execute("SELECT count(*) FROM here").fetchone() == (0,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DROP TABLE here")
    finally:
        reader.close()


@pytest.mark.parametrize(
    "path", [r"\\server\share\my project\project.sqlite", r"Z:\a#b\project.sqlite"]
)
def test_a_share_is_no_authority(path: str) -> None:
    parts = urlsplit(address(PureWindowsPath(path)))  # type: ignore[arg-type]
    assert (parts.netloc, parts.fragment, parts.query) == ("", "", "mode=ro")
    assert unquote(parts.path) == path


def go_back(connection: sqlite3.Connection, version: int) -> None:
    """Make the tables what they were in a version."""
    for side in ("source", "target"):
        connection.execute(
            f"CREATE VIRTUAL TABLE memory_{side}_text USING fts5 "
            "(text, content = '', detail = none, tokenize = 'trigram')"
        )
    for column in ("staged", "moving_to"):
        connection.execute(f"ALTER TABLE memory DROP COLUMN {column}")
    for column in ("preferred", "definition", "domain"):
        connection.execute(f"ALTER TABLE term DROP COLUMN {column}")
    if version < 6:
        connection.execute("DROP INDEX term_key")
        connection.execute("ALTER TABLE term DROP COLUMN key")
    connection.execute(
        "DELETE FROM migration WHERE component = 'memory' AND version > ?", (version,)
    )


def test_units_of_scripts_whose_words_changed_are_indexed_anew(tmp_path: Path) -> None:
    connection = connect(tmp_path / "old.sqlite")
    memory = TranslationMemory(connection, "m")
    memory.add_many(
        [
            MemoryUnit(TaggedText(source), TaggedText(target))
            for source, target in (("open", "খুলুন"), ("தமிழ்", "Tamil"), ("one", "two"))
        ]
    )
    connection.execute("DELETE FROM memory_change")
    go_back(connection, 4)
    TranslationMemory(connection, "m")
    assert connection.execute("SELECT unit FROM memory_change").fetchall() == [(1,), (2,)]
    connection.close()


def test_units_with_vowels_and_other_widths_are_indexed_anew(tmp_path: Path) -> None:
    connection = connect(tmp_path / "old.sqlite")
    with (
        patch("postil.memory.store.CHANGES_LIMIT", 0),
        patch("postil.memory.index.blocks.matched", nfc),
        patch("postil.memory.store.match_tokens", lambda text: SCANNER.tokens(nfc(text))),
    ):
        memory = TranslationMemory(connection, "m")
        texts = ["２．５ＧＢ", "مُحَرِّر النصوص", "One page"]
        memory.add_many(MemoryUnit(TaggedText(text), TaggedText(text)) for text in texts)
    Glossaries(connection).add("g", [Term("الملف", "file")])
    connection.execute("UPDATE term SET key = 'الم'")
    connection.execute("DELETE FROM migration WHERE component = 'memory' AND version > 15")
    memory = TranslationMemory(connection, "m")
    assert [unit for (unit,) in connection.execute("SELECT unit FROM memory_change")] == [1, 2]
    assert [match.score for match in memory.lookup(TaggedText("2.5GB"))] == [99]
    assert len(memory.concordance("محرر", "target")) == 1
    assert [hit.target for hit in Glossaries(connection).recognise("افتح ملف")] == ["file"]
    connection.close()


@pytest.mark.parametrize("limit", [0, 100])
def test_units_with_signs_that_are_not_seen_are_indexed_anew(tmp_path: Path, limit: int) -> None:
    connection = connect(tmp_path / "old.sqlite")
    texts = ["Re\u00ad\ufb01le\u200b the\ufeff drop\u2011down li\u00adst", "One page of six", "Two"]
    with (
        patch("postil.memory.store.CHANGES_LIMIT", limit),  # with 0 in blocks, else among changes
        patch("postil.memory.index.blocks.matched", nfc),
        patch("postil.memory.store.match_tokens", lambda text: SCANNER.tokens(nfc(text))),
    ):
        memory = TranslationMemory(connection, "m")
        memory.add_many(MemoryUnit(TaggedText(text), TaggedText(text)) for text in texts)
    Glossaries(connection).add("g", [Term("so\u00adft", "doux")])
    connection.execute("UPDATE term SET key = 'so'")
    connection.execute("DELETE FROM migration WHERE component = 'memory' AND version > 14")
    memory = TranslationMemory(connection, "m")
    changed = [unit for (unit,) in connection.execute("SELECT unit FROM memory_change")]
    assert changed == ([1] if limit == 0 else [1, 2, 3])
    (match,) = memory.lookup(TaggedText("refile the drop-down list"))
    assert match.score == 99
    assert len(memory.concordance("refile the drop-down", "target", mode="fuzzy")) == 1
    assert len(memory.concordance("down list", "target")) == 1
    assert [hit.target for hit in Glossaries(connection).recognise("a soft one")] == ["doux"]
    connection.close()


def test_what_changed_in_a_shared_memory_is_indexed_for_good_when_it_is_opened(
    tmp_path: Path,
) -> None:
    path = tmp_path / "m.postilmemory"
    memory = SharedMemory.create(path, ("en", "fr"))
    with memory.writing():
        memory.read_only = False
        for n in range(5):
            memory.add(MemoryUnit(TaggedText(f"Page {n}"), TaggedText("x")))
    memory.close()
    with patch("postil.memory.store.CHANGES_LIMIT", 4):
        SharedMemory(path).close()
    memory = SharedMemory(path)
    with memory.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM memory_change").fetchone() == (0,)
    assert [match.score for match in memory.lookup(TaggedText("PAGE 3"))] == [99]
    memory.close()


def test_terms_kept_under_other_keys_are_found(tmp_path: Path) -> None:
    connection = connect(tmp_path / "old.sqlite")
    Glossaries(connection).add("g", [Term("file name", "nom"), Term("there", "là")])
    connection.execute(
        "UPDATE term SET key = CASE source WHEN 'there' THEN 'th' ELSE 'file nam' END"
    )
    go_back(connection, 8)
    found = Glossaries(connection).recognise("there the file names")
    assert [hit.target for hit in found] == ["là", "nom"]
    connection.close()


def test_terms_of_an_older_version_are_found(tmp_path: Path) -> None:
    connection = connect(tmp_path / "old.sqlite")
    terms = [Term("print head", "tête"), Term("Cartridge", "cartouche"), Term("-", "tiret")]
    Glossaries(connection).add("g", terms)
    go_back(connection, 5)
    glossaries = Glossaries(connection)
    found = glossaries.recognise("The print heads - of two cartridges")
    assert [hit.target for hit in found] == ["tête", "tiret", "cartouche"]
    assert glossaries.terms("g") == terms, "neither preferred nor defined"
    better = Term("print head", "tête d'impression", preferred=True, definition="d", domain="D")
    glossaries.add_term("g", better)
    assert glossaries.terms("g")[-1] == better
    assert glossaries.remove_term("g", "print head", "tête")
    connection.close()


def test_a_connection_has_more_cache_for_a_while_only(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "cache.sqlite")) as connection:

        def size() -> int:
            (found,) = connection.execute("PRAGMA cache_size").fetchone()
            return int(found)

        usual = size()
        with pytest.raises(KeyError), transaction(connection), more_cache(connection):
            assert size() < usual  # KiB, below zero
            raise KeyError
        assert size() == usual
