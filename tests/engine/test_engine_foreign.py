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


@pytest.mark.parametrize("text", ["Xerolux", "Remove the Xerolux cartridges from the printer."])
def test_names_that_are_copied_cost_no_trust(engine, text) -> None:
    """A name alone, or one among words that are known."""
    prepared = engine._models.source.prepare(TaggedText(text))
    best = engine._version.derivations(prepared, 1)[0]
    trusted = confidence(best, engine.manifest.confidence or DEFAULT)
    assert engine.suggest(TaggedText(text)).confidence == pytest.approx(trusted)
