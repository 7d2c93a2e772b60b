"""Terms found in a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postil.formats.glossary import Term
from postil.memory.database import connect
from postil.memory.terms import Glossaries, same_word


@pytest.fixture
def glossaries() -> Iterator[Glossaries]:
    connection = connect(Path(":memory:"))
    yield Glossaries(connection)
    connection.close()


def term(source: str, target: str, forbidden: bool = False) -> Term:
    return Term(source, target, "", forbidden)


def found(glossaries: Glossaries, text: str) -> list[tuple[str, str]]:
    return [(text[hit.start : hit.end], hit.target) for hit in glossaries.recognise(text)]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("cell", "cells", True),
        ("cell", "cellar", False),
        ("segment", "segments", True),
        ("traduction", "traductions", True),
        ("analyse", "analysis", True),
        ("go", "got", False),
        ("über", "über", True),
        ("2024", "20241", False),
        ("translate", "transport", False),
    ],
)
def test_same_word(one: str, other: str, same: bool) -> None:
    assert same_word(one, other) is same
    assert same_word(other, one) is same


def test_longest_term_wins(glossaries: Glossaries) -> None:
    glossaries.add("g", [term("memory", "mémoire"), term("translation memory", "MT")])
    assert found(glossaries, "A Translation Memory file and memory.") == [
        ("Translation Memory", "MT"),
        ("memory", "mémoire"),
    ]


def test_all_translations_of_a_term_and_forbidden_ones(glossaries: Glossaries) -> None:
    glossaries.add("g", [term("file", "fichier"), term("File", "dossier", forbidden=True)])
    hits = glossaries.recognise("Open files")
    assert [(hit.target, hit.forbidden, hit.glossary) for hit in hits] == [
        ("fichier", False, "g"),
        ("dossier", True, "g"),
    ]


def test_exact_forms_come_before_inflected_ones(glossaries: Glossaries) -> None:
    glossaries.add("g", [term("setting", "réglage"), term("settings", "paramètres")])
    assert found(glossaries, "the settings") == [("settings", "paramètres")]
    assert found(glossaries, "a setting") == [("setting", "réglage")]


def test_glossaries_are_kept_replaced_and_removed(tmp_path: Path) -> None:
    connection = connect(tmp_path / "g.sqlite")
    glossaries = Glossaries(connection)
    glossaries.add("g", [term("a b", "x"), term("c", "y"), term("  ", "z")])
    glossaries.add("g", [term("c", "why")])
    glossaries.add("h", [])
    again = Glossaries(connection)
    assert again.counts() == {"g": 1, "h": 0}
    assert found(again, "a b c") == [("c", "why")]
    again.remove("g")
    assert found(again, "a b c") == []
    connection.close()


def test_a_glossary_file(glossaries: Glossaries, tmp_path: Path) -> None:
    path = tmp_path / "office.tsv"
    path.write_text("source\ttarget\nprint head\ttête d’impression\n", encoding="utf-8")
    assert glossaries.add_file(path, ("en", "fr")) == 1
    assert found(glossaries, "Clean the print heads!") == [("print heads", "tête d’impression")]


def test_capitals_count_where_the_term_says_so(glossaries: Glossaries) -> None:
    glossaries.add("g", [Term("IT", "informatique", case=True), Term("LAN", "réseau local")])
    assert found(glossaries, "It is in the IT lan") == [
        ("IT", "informatique"),
        ("lan", "réseau local"),
    ]


def test_terms_are_added_one_by_one(glossaries: Glossaries) -> None:
    glossaries.add_term("mine", Term("file", "fichier"))
    glossaries.add_term("mine", Term("file", "dossier"))
    glossaries.add_term("mine", Term("file", "fichier", "not a nail file"))
    assert glossaries.counts() == {"mine": 2}
    assert glossaries.terms("mine") == [
        Term("file", "dossier"),
        Term("file", "fichier", "not a nail file"),
    ]
    assert glossaries.terms("other") == []
    assert {target for _, target in found(glossaries, "a file")} == {"dossier", "fichier"}
