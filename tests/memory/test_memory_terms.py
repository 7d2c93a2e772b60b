"""Terms found in a text."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.formats.exchange.glossary import Term
from postil.memory.comparing.tokens import match_spans, match_tokens
from postil.memory.database import connect
from postil.memory.terms import finder as term_finder
from postil.memory.terms.finder import find_term, occurs
from postil.memory.terms.keys import keys_at, term_key
from postil.memory.terms.terminology import Glossaries
from postil.text.inflection import same_word


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
        ("casa", "case", True),
        ("città", "cittá", True),
        ("рука", "руки", True),
        ("form", "fort", False),
        ("file", "fill", False),
        ("bit", "bits", True),
        ("jeu", "jeux", True),
        ("box", "boxes", True),
        ("class", "classes", True),
        ("car", "card", False),
        ("cap", "capes", False),
        ("it", "its", False),
        ("a4b", "a4b1", False),
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


def test_preferred_translations_come_first_within_a_glossary(glossaries: Glossaries) -> None:
    said = {"preferred": True, "definition": "a sheet holder", "domain": "printing"}
    glossaries.add("other", [Term("tray", "plateau"), Term("tray", "bac", **said)])
    glossaries.add("house", [Term("tray", "tiroir")])
    hits = glossaries.recognise("the tray")
    assert [hit.target for hit in hits if hit.glossary == "other"] == ["bac", "plateau"]
    first = next(hit for hit in hits if hit.target == "bac")
    assert (first.preferred, first.definition, first.domain) == (True, "a sheet holder", "printing")
    glossaries.set_priorities((), {"house": 1})
    assert glossaries.recognise("the tray")[0].target == "tiroir", "the glossary counts for more"


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


@pytest.mark.parametrize(
    ("source", "text", "there"),
    [
        ("ملف", "افتح الملف، وللملفات أسماء.", ["الملف", "وللملفات"]),
        ("إعدادات الشبكة", "تغيير اعدادات الشبكة", ["اعدادات الشبكة"]),
        ("مُحَرِّر", "المحرر", ["المحرر"]),
        ("محرر", "مـحـرر مُحَرِّر", ["مـحـرر", "مُحَرِّر"]),
        ("קובץ", "פתחו את הקובץ. בקובץ יש מספר.", ["הקובץ", "בקובץ"]),
        ("ספר", "מספר", []),
        ("שלום", "שָׁלוֹם", ["שָׁלוֹם"]),
        ("データ", "ﾃﾞｰﾀを送る", ["ﾃﾞｰﾀ"]),
        ("ＵＳＢ", "USBを挿す", ["USB"]),
    ],
)
def test_a_term_in_scripts_that_write_words_in_several_ways(
    glossaries: Glossaries, source: str, text: str, there: list[str]
) -> None:
    glossaries.add_term("g", term(source, "x"))
    assert [found for found, _ in found(glossaries, text)] == there
    assert [text[slice(*span)] for span in find_term(source, text)] == there


STEMS = st.text("abcesx", min_size=2, max_size=7)
ENDINGS = st.sampled_from(("", "s", "x", "es", "a", "e", "o", "n", "en", "ion", "ions"))
FORMS = st.tuples(STEMS, ENDINGS, ENDINGS).map(
    lambda parts: (parts[0] + parts[1], parts[0] + parts[2])
)


@given(st.lists(FORMS, min_size=1, max_size=3), st.lists(FORMS, max_size=3))
def test_a_term_is_recognised_where_its_words_are_found(
    term_and_text: list[tuple[str, str]], others: list[tuple[str, str]]
) -> None:
    source, there = (" ".join(pair[side] for pair in term_and_text) for side in (0, 1))
    text = " ".join([*(word for pair in others for word in pair), there, "."])
    with closing(connect(Path(":memory:"))) as connection:
        glossaries = Glossaries(connection)
        glossaries.add_term("g", Term(source, "x"))
        hits = [(hit.start, hit.end) for hit in glossaries.recognise(text)]
    spans = find_term(source, text)
    assert set(hits) <= set(spans)
    assert bool(hits) == bool(spans)
    if all(same_word(*pair) for pair in term_and_text):
        assert spans


@given(FORMS)
def test_what_is_the_same_word_has_a_key_in_common(pair: tuple[str, str]) -> None:
    for word, other in (pair, pair[::-1]):
        if same_word(word, other):
            assert any(term_key(word) in keys for keys in keys_at([other], 0))


WORDS = (
    "file",
    "files",
    "filé",
    "File",
    "open",
    "bit",
    "bits",
    "casa",
    "case",
    "opens",
    "in",
    "of",
    "IT",
    "it",
    "中",
    "-",
)
TEXTS = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)


@given(
    st.lists(st.tuples(st.sampled_from("ab"), TEXTS, st.booleans(), st.booleans()), max_size=8),
    st.lists(TEXTS, min_size=1, max_size=3),
)
def test_terms_are_found_as_one_would_by_reading_all_of_them(
    terms: list[tuple[str, str, bool, bool]], texts: list[str]
) -> None:
    connection = connect(Path(":memory:"))
    glossaries = Glossaries(connection)
    entries = []
    for number, (name, source, forbidden, case) in enumerate(terms):
        one = Term(source, str(number), "", forbidden, case)
        glossaries.add_term(name, one)
        entries.append((name, one))
    glossaries.set_priorities([], {"b": 1})
    entries.sort(key=lambda entry: entry[0] != "b")
    for text in texts:
        assert [(h.start, h.end, h.target) for h in glossaries.recognise(text)] == by_reading_all(
            text, entries
        )
    connection.close()


def by_reading_all(text: str, entries: list[tuple[str, Term]]) -> list[tuple[int, int, str]]:
    """What occurs in a text, place by place."""
    tokens, spans = match_spans(text)
    found = []
    place = 0
    while place < len(tokens):
        here = [(len(match_tokens(t.source)), t) for _, t in entries if begins(t, tokens, place)]
        longest = max((length for length, _ in here), default=1)
        alike = [term for length, term in here if length == longest]
        written = " ".join(tokens[place : place + longest]).casefold()
        same = [t for t in alike if " ".join(match_tokens(t.source)).casefold() == written]
        end = spans[place + longest - 1][1]
        found += [(spans[place][0], end, term.target) for term in same or alike]
        place += longest
    return found


def begins(term: Term, tokens: list[str], place: int) -> bool:
    """Whether a term stands at a place."""
    words = match_tokens(term.source)
    there = tokens[place : place + len(words)]
    if not words or len(there) < len(words) or (term.case and there != words):
        return False
    pairs = [(one.casefold(), other.casefold()) for one, other in zip(words, there, strict=True)]
    return all(same_word(*pair) for pair in pairs)


def test_terms_that_change_while_they_are_read_are_found_anew(tmp_path: Path) -> None:
    connection, other = (connect(tmp_path / "g.sqlite") for _ in range(2))
    during: list[Callable[[], object]] = []

    @contextmanager
    def reading() -> Iterator[sqlite3.Connection]:
        yield other
        while during:
            during.pop()()

    glossaries = Glossaries(connection, reading)
    glossaries.add("g", [term("file", "fichier")])
    during.append(lambda: glossaries.add_term("g", term("file", "dossier")))
    assert found(glossaries, "file") == [("file", "fichier")]
    assert found(glossaries, "file") == [("file", "fichier"), ("file", "dossier")]
    connection.close()
    other.close()


def test_more_terms_than_are_asked_for_at_once(
    glossaries: Glossaries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(term_finder, "MOST_KEYS", 5)
    monkeypatch.setattr(term_finder, "BATCH", 3)
    numbers = range(1000)
    glossaries.add("g", [term(f"word{n} two", str(n)) for n in numbers])
    for start in (0, 400):
        text = " ".join(f"word{n} two" for n in numbers[start : start + 500])
        assert [int(target) for _, target in found(glossaries, text)] == list(
            numbers[start : start + 500]
        )
    ids = list(numbers)
    assert len(glossaries.read([n + 1 for n in ids])) == glossaries.remove_ids(range(1, 1001))
    assert glossaries.names(ids) == set()


def test_the_number_of_a_removed_term_is_not_that_of_another(glossaries: Glossaries) -> None:
    glossaries.add("x", [Term("one", "un"), Term("two", "deux")])
    found = glossaries.find("x", "two", "deux")
    assert found is not None
    glossaries.remove_ids([found[0]])
    glossaries.add_term("x", Term("three", "trois"))
    assert glossaries.remove_ids([found[0]]) == 0
    assert [term.source for term in glossaries.terms("x")] == ["one", "three"]


def test_of_terms_with_the_same_first_words_few_are_compared(
    glossaries: Glossaries, monkeypatch: pytest.MonkeyPatch
) -> None:
    glossaries.add("x", [Term(f"article number {n}", f"x{n}") for n in range(100, 900)])
    compared = []

    def counting(term: Sequence[str], words: Sequence[str], place: int) -> bool:
        compared.append(term)
        return occurs(term, words, place)

    monkeypatch.setattr(term_finder, "occurs", counting)
    (hit,) = glossaries.recognise("See article number 517.")
    assert hit.target == "x517"
    assert len(compared) == 1
