"""Where words come from, on their way from the server to a project."""

from __future__ import annotations

import json

from postil.engine.suggestion import WordOrigin
from postil.server.interfaces.answers import word_answer
from postil.workspace.team.answers import word_of


def test_the_words_beside_each_other_of_a_phrase_with_gaps_arrive() -> None:
    pair = "type … Enter", "saisissez … Entrée"
    apart = WordOrigin("Entrée", 9, 14, "table", *pair, part=("Enter", "Entrée"))
    together = WordOrigin("Entrée", 9, 14, "table", "Enter", "Entrée")
    for word in (apart, together):
        assert word_of(json.loads(json.dumps(word_answer(word)))) == word
    assert apart.pair == together.pair
