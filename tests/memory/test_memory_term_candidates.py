"""Term candidates: by hand on small texts, and on texts that people wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.memory.comparing.tokens import match_tokens
from postil.memory.terms.candidates import (
    MOST_WORDS,
    add_translations,
    find_candidates,
    stop_words,
)
from postil.text.function_words import function_words

PAIRS = [
    ("Open the paper tray.", "Ouvrez le bac à papier."),
    ("The paper tray is empty.", "Le bac à papier est vide."),
    ("Close the paper trays of the printer.", "Fermez les bacs à papier de l'imprimante."),
    ("Paper is in the printer.", "Le papier est dans l'imprimante."),
    ("The printer - tray of the firm - is new.", "L'imprimante est neuve."),
    ("Switch the printer off.", "Éteignez l'imprimante."),
]
SOURCES = [source for source, _ in PAIRS]


def names(found: list) -> list[str]:
    return [one.source for one in found]


def test_groups_of_words_are_found_with_their_forms_and_contexts() -> None:
    found = {one.source: one for one in find_candidates(SOURCES)}
    tray = found["paper tray"]
    assert tray.count == 3, "one of them is a plural"
    assert tray.contexts == tuple(SOURCES[:3])
    assert "tray" not in found or found["tray"].score < tray.score
    assert not any("the" in name.lower().split() for name in found)
    assert "printer" in found


def test_groups_do_not_go_over_punctuation() -> None:
    found = names(find_candidates(["printer, tray", "printer - tray", "printer. tray"], least=1))
    assert set(found) == {"printer", "tray"}
    found = names(
        find_candidates(["The built-in tray.", "Use the built-in tray", "The end", "the"])
    )
    assert "built-in tray" in found


def test_what_stands_only_in_a_longer_candidate_is_none() -> None:
    texts = ["The context menu opens.", "Use the context menu.", "A context menu"]
    assert "context" not in names(find_candidates(texts))
    assert "context" in names(find_candidates([*texts, "The context.", "In context."]))


def test_words_that_are_rare_elsewhere_come_first() -> None:
    texts = ["The toner leaks.", "The page leaks.", "Toner and page."]
    others = ["This page.", "A page is read.", "Turn the page."] * 5
    ranked = names(find_candidates(texts, others))
    assert ranked.index("toner") < ranked.index("page")


def test_no_candidate_begins_or_ends_with_a_function_word() -> None:
    texts = ["Insert your card.", "Tap your card with care.", "Then remove your card."]
    assert names(find_candidates(texts, language="en-GB")) == ["card"]
    assert "your card" in names(find_candidates(texts))
    texts = ["Setzen Sie Ihre Karte ein.", "Nehmen Sie Ihre Karte."]
    assert names(find_candidates(texts, language="de")) == ["Karte"]


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "pt", "nl"])
def test_function_words_are_written_as_texts_are_cut(language: str) -> None:
    words = function_words(f"{language}_XX")
    assert len(words) > 100
    assert {word for word in words if match_tokens(word.casefold()) != [word]} <= {"zo'n", "n't"}


def test_fewer_are_given_if_that_is_asked_for() -> None:
    assert all(len(one.words) > 1 for one in find_candidates(SOURCES, shortest=2))
    assert all(one.count >= 3 for one in find_candidates(SOURCES, least=3))
    assert len(find_candidates(SOURCES, most=1)) == 1
    assert find_candidates([]) == []


def test_translations_are_those_that_stand_where_the_candidate_stands() -> None:
    found = find_candidates(SOURCES)
    add_translations(found, PAIRS)
    likely = {one.source: one.translations for one in found}
    assert likely["paper tray"][0][0] in ("bac à papier", "papier")
    assert likely["printer"][0][0].endswith("imprimante")
    add_translations(found, [])
    assert all(one.translations == () for one in found)


WORDS = st.lists(st.sampled_from(("a", "tray", "trays", "page", "the", "-", ".", "öl")), max_size=8)


@given(st.lists(WORDS.map(" ".join), max_size=8), st.integers(1, 3))
def test_counts_are_those_of_reading_all_texts(texts: list[str], least: int) -> None:
    stops = stop_words(texts)
    for one in find_candidates(texts, least=least, most=10_000):
        assert 1 <= len(one.words) <= MOST_WORDS
        assert one.count >= least
        assert one.words[0] not in stops
        assert one.words[-1] not in stops
        assert all(one.contexts)
        assert one.score > 0
        forms = {"tray": ("tray", "trays"), "trays": ("tray", "trays")}.get(
            one.words[-1], (one.words[-1],)
        )
        by_hand = 0
        for text in texts:
            tokens = text.casefold().split()
            size = len(one.words)
            by_hand += sum(
                tuple(tokens[n : n + size - 1]) == one.words[:-1] and tokens[n + size - 1] in forms
                for n in range(len(tokens) - size + 1)
            )
        assert one.count == by_hand


def test_terms_of_a_real_text_are_found_with_their_translations(shared_data: Path) -> None:
    folder = shared_data / "tech-en-fr"
    sides = [
        (folder / f"train.en-fr.{side}").read_text(encoding="utf-8").splitlines()[:4000]
        for side in ("en", "fr")
    ]
    pairs = list(zip(*sides, strict=True))
    found = find_candidates(sides[0], most=300, language="en")
    add_translations(found, pairs, language="fr")
    first = {one.source.lower(): [text.lower() for text, _ in one.translations] for one in found}
    wanted = {
        "dialog": "boîte de dialogue",
        "document": "document",
        "file": "fichier",
        "numeric expression": "expression numérique",
    }
    assert {name: first[name][0] for name in wanted} == wanted
    assert {"the", "of the", "to"}.isdisjoint(first)
