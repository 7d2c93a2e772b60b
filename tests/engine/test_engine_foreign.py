"""Text of another language: the engine is not sure of what it copies."""

from __future__ import annotations

import pytest

from postil.engine.confidence import DEFAULT, confidence
from postil.text.tags import TaggedText

FOREIGN = "Die Abdeckung muss vorsichtig geöffnet werden bevor der Toner entfernt wird."


def test_text_that_is_mostly_copied_is_not_trusted(engine) -> None:
    own = engine.suggest(TaggedText("Open the front cover and remove the toner cartridges."))
    foreign = engine.suggest(TaggedText(FOREIGN))
    assert foreign.confidence < 0.3 < own.confidence


@pytest.mark.parametrize(
    "text",
    [
        "Drücken Sie Start, um die Kopie auf A4 zu beginnen.",
        "Impression en option de la station sur un port USB.",
    ],
)
def test_known_words_among_foreign_ones_do_not_save_it(engine, text) -> None:
    """Words that are the same in both languages are no sign that the rest is understood."""
    assert engine.suggest(TaggedText(text)).confidence < 0.05 * _trusted(engine, text)


@pytest.mark.parametrize("text", ["Xerolux", "Remove the Xerolux cartridges from the printer."])
def test_names_that_are_copied_cost_no_trust(engine, text) -> None:
    """A name alone, or one among words that are known."""
    assert engine.suggest(TaggedText(text)).confidence == pytest.approx(_trusted(engine, text))


def _trusted(engine, text: str) -> float:
    """The confidence where no word is foreign."""
    prepared = engine._models.source.prepare(TaggedText(text))
    best = engine._version.derivations(prepared, 1)[0]
    return confidence(best, engine.manifest.confidence or DEFAULT)
