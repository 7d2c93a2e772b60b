"""Each word of a suggestion: where it stands, and how far it can be trusted."""

from __future__ import annotations

import pytest

from postil.engine.events import Provenance
from postil.text.tags import Tag, TaggedText

TAGGED = TaggedText.from_parts(
    ["Press ", Tag("open", "1", "<b>"), "the green button", Tag("close", "1", "</b>"), " now."]
)
SOURCES = [
    TaggedText("Load paper in tray 1."),
    TaggedText("Press the Frobnicator button: it isn't (yet) done…"),
    TaggedText("Visit https://printer.example/x?a=1 or 請按綠色按鈕 now 🖨️ !"),
    TaggedText("Press the green button. " * 60),
    TAGGED,
]


@pytest.mark.parametrize("source", SOURCES, ids=range(len(SOURCES)))
def test_words_stand_in_order_and_leave_nothing_but_space(engine, source):
    suggestion = engine.suggest(source)
    plain = suggestion.target.plain
    at = 0
    for word in suggestion.words:
        assert not plain[at : word.start].strip()
        assert plain[word.start : word.end].casefold() == word.text.strip().casefold()
        assert 0.0 < word.confidence < 1.0
        at = word.end
    assert not plain[at:].strip()


def test_a_copied_word_is_trusted_less_than_its_neighbours(engine):
    words = engine.suggest(TaggedText("Press the Frobnicator button.")).words
    unknown = next(word for word in words if word.text == "Frobnicator")
    assert unknown.kind == "unknown"
    assert unknown.confidence < min(w.confidence for w in words if w.kind == "table")


def test_confirming_a_translation_makes_its_words_surer(engine):
    source = TaggedText("The frobnicator hums.")
    before = engine.suggest(source)
    event = engine.learn(
        source, TaggedText("Le frobnicateur bourdonne."), Provenance("2026-01-01", "a.docx", "1")
    )
    after = engine.suggest(source)
    engine.undo(event)
    assert min(w.confidence for w in after.words) > min(w.confidence for w in before.words)
    assert engine.suggest(source) == before
