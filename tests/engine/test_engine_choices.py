"""Other translations of some words."""

from __future__ import annotations

import itertools

import pytest

from postil.engine import choices as module
from postil.engine.blocked_pairs import PhrasePair
from postil.engine.term_constraints import TermRule
from postil.text.tags import TaggedText

SOURCE = TaggedText("Press the green button to load paper in tray 1.")


def test_choices_are_translations_of_just_these_words(engine):
    start = SOURCE.plain.index("paper")
    choices = engine.choices(SOURCE, (start, start + 5))
    assert choices
    assert "papier" in choices[0].text
    assert 0.0 < choices[0].share <= 1.0
    assert len({one.text for one in choices}) == len(choices)
    shares = [one.share for one in choices]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0 + 1e-6


def test_the_best_choice_is_what_the_suggestion_says(engine):
    suggestion = engine.suggest(SOURCE)
    for word in suggestion.words:
        choices = engine.choices(SOURCE, (word.source_start, word.source_end))
        texts = [one.text.casefold() for one in choices]
        assert word.target.casefold() in texts


def test_no_words_have_no_choices(engine):
    assert engine.choices(TaggedText(""), (0, 0)) == []
    assert engine.choices(SOURCE, (5, 5)) == []


def test_long_segments_have_choices_too(engine):
    long = TaggedText(SOURCE.plain + " " + "Load paper in tray 1. " * 60)
    start = long.plain.rindex("paper")
    assert "papier" in [one.text for one in engine.choices(long, (start, start + 5))]


@pytest.mark.parametrize("word", ["paper", "cartridge", "green", "open"])
def test_what_is_blocked_or_forbidden_is_no_choice(engine, word):
    """Phrases of the table that the search did not reach are bound by what binds it."""
    source, whole = TaggedText(word), (0, len(word))
    before = engine.choices(source, whole)
    best = before[0].text
    forbidden = TermRule(*whole, best, forbidden=True)
    assert best not in {one.text for one in engine.choices(source, whole, [forbidden])}
    engine.block([PhrasePair(word, best)])
    assert best not in {one.text for one in engine.choices(source, whole)}
    engine.block([])
    assert engine.choices(source, whole) == before


def test_what_is_far_behind_the_best_is_not_offered(engine, monkeypatch):
    """What is put together of single words at 1 % is wrong, mostly."""
    words = engine.suggest(SOURCE).words
    parts = [(one.source_start, two.source_end) for one, two in itertools.pairwise(words)]
    parts += [(one.source_start, one.source_end) for one in words]
    parts = [part for part in parts if part[0] < part[1]]
    offered = [engine.choices(SOURCE, part) for part in parts]
    monkeypatch.setattr(module, "FAIR_SHARE", 0.0)
    everything = [engine.choices(SOURCE, part) for part in parts]
    left_out = 0
    for few, all_ in zip(offered, everything, strict=True):
        assert few[0] == all_[0]
        fair = [one for one in all_ if one.share > 0.2 * few[0].share]
        assert few[: len(fair)] == fair
        left_out += len({one.text for one in all_} - {one.text for one in few})
    assert left_out
