"""Help at the keyboard: which words belong together, and what else they could be."""

from __future__ import annotations

from postil.workspace.proposals.linked_words import LinkedWords

LANGUAGES = ("en", "fr")
SOURCE, TARGET = "Press the green button.", "Appuyez sur le bouton vert."


def linked() -> LinkedWords:
    pairs = [("Press", "Appuyez"), ("Press", "sur"), ("the", "le"), ("green", "vert")]
    pairs += [("button", "bouton"), (".", ".")]
    links = [
        ((SOURCE.index(s), SOURCE.index(s) + len(s)), (TARGET.index(t), TARGET.index(t) + len(t)))
        for s, t in pairs
    ]
    return LinkedWords.of_links(links, SOURCE, TARGET, LANGUAGES)


def said(found) -> tuple[str, str] | None:
    return found and (SOURCE[slice(*found[0])], TARGET[slice(*found[1])])


def test_the_phrase_at_a_place_is_all_that_stands_for_the_same_words() -> None:
    words = linked()
    assert said(words.phrase_at(2, 2)) == ("Press", "Appuyez sur")
    assert said(words.phrase_at(TARGET.index("bouton"), TARGET.index("bouton"))) == (
        "button",
        "bouton",
    )
    start = TARGET.index("bouton")
    assert said(words.phrase_at(start, len(TARGET) - 1)) == ("green button", "bouton vert")


def test_behind_a_word_it_is_that_word_and_between_words_none() -> None:
    words = linked()
    assert said(words.phrase_at(7, 7)) == ("Press", "Appuyez sur")
    assert LinkedWords.of_links([], SOURCE, TARGET, LANGUAGES).phrase_at(2, 2) is None
