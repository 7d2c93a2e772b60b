"""What learning may not drop is counted: words, last words, closing signs."""

from __future__ import annotations

from postil.training.simulation.outline import Outline, outline_of


def test_words_last_words_and_ends_are_counted():
    references = ["Wählen Sie „Vorlage erstellen“.", "Drucken", "Was nun?", "…"]
    texts = ["Wählen Sie „Vorlage“.", "drucken", "Was", "…"]
    found = outline_of(texts, references)
    assert found == Outline(
        segments=3, words=5, wanted_words=7, last_words=1, ends=2, wanted_ends=3
    )


def test_a_text_outlines_itself_whole():
    texts = ["One, two.", "Three!"]
    found = outline_of(texts, texts)
    assert (found.words, found.last_words, found.ends) == (found.wanted_words, 2, 2)


def test_languages_without_spaces_are_counted_by_characters():
    references = ["紙を 3 枚入れる。", "はい！"]
    found = outline_of(["紙を3枚入れた。", "はい"], references)
    assert (found.words, found.wanted_words) == (9, 9)
    assert (found.last_words, found.ends, found.wanted_ends) == (1, 1, 2)
