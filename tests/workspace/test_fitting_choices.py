"""Other words as they can stand among those beside them, by a language model of two words."""

from __future__ import annotations

from itertools import pairwise

from postil.engine.choices import Choice
from postil.text.tags import Tag, TaggedText
from postil.workspace.proposals.fitting_choices import WordChoice, fitting_choices

COMMON = {"la page", "l'écran", "le menu", "du menu", "de la", "d'une", "une page", "un menu"}


def fluency(text: str) -> float:
    """Mean over the words: one that a pair of ``COMMON`` ends is likely."""
    words = text.casefold().replace(".", "").replace("l'", "l' ").replace("d'", "d' ").split()
    pairs = [f"{a} {b}".replace("' ", "'") for a, b in pairwise(words)]
    return -sum(1.0 if pair in COMMON else 4.0 for pair in pairs) / (len(words) + 1)


def offered(text: TaggedText, words: str, *choices: str) -> list[tuple[str, str]]:
    """What each offer would say, and the text with it."""
    start = text.plain.index(words)
    span = start, start + len(words)
    found: list[WordChoice] = list(
        fitting_choices(fluency, text, span, [Choice(one, 0.1) for one in choices], "fr")
    )
    return [(one.text, text.plain[: one.start] + one.text + text.plain[one.end :]) for one in found]


def test_the_article_before_goes_along_in_the_form_that_reads_best() -> None:
    text = TaggedText("Fermez l'écran.")
    assert offered(text, "écran", "page", "menu", "écran") == [
        ("la page", "Fermez la page."),
        ("le menu", "Fermez le menu."),
    ]


def test_what_is_there_already_is_no_offer_in_any_spelling() -> None:
    assert offered(TaggedText("Fermez l'écran."), "l'écran", "le écran", "L'écran") == []


def test_other_marks_are_no_other_words() -> None:
    text = TaggedText("Fermez l'écran.")
    assert offered(text, "écran.", "écran", "écran,") == []
    assert offered(text, ".", ",") == [(",", "Fermez l'écran,")]


def test_what_reads_much_worse_is_left_out() -> None:
    text = TaggedText("Sortez d'une page.")
    assert offered(text, "une", "un", "la") == [("de la", "Sortez de la page.")]


def test_tags_beside_the_words_stay_where_they_are() -> None:
    bold = Tag("single", "1", "<x/>")
    text = TaggedText.from_parts(["Fermez l'", bold, "écran."])
    assert offered(text, "écran", "page") == [("page", "Fermez l'page.")]
