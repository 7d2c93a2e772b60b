"""A decoder with gapped rules in the place of the engine's own: all that is read off a forest
serves it, without a line of the engine that knows of it.
"""

from __future__ import annotations

import pytest

from postil.engine.choices import phrase_choices
from postil.engine.events import Provenance
from postil.search.constraints import FREE
from postil.search.mbr import minimum_risk
from postil.search.yields import applications
from postil.text.tags import TaggedText
from toy_chart import NAMES, ToyChart

SOURCE = TaggedText.of("Press the green button")


@pytest.fixture
def chart(engine):
    """The engine with a chart decoder; "the" between two phrases turns them round."""
    models = engine._models
    the, le = models.source.vocabulary.id("the"), models.target.vocabulary.id("le")
    engine._decoder._translator = ToyChart(models.table, {the: [le]})
    return engine


def derivations(chart, count=30):
    prepared = chart._models.source.prepare(SOURCE)
    return prepared, chart._decoder.derivations(prepared, count)


def test_its_suggestions_are_explained(chart):
    suggestion = chart.suggest(SOURCE, alternatives=5)
    assert suggestion.target.plain.strip()
    assert suggestion.alternatives
    assert 0.0 <= suggestion.confidence <= 1.0
    text = suggestion.target.plain
    for word in suggestion.words:
        assert text[word.start : word.end].casefold() == word.text.casefold()
        assert word.source == SOURCE.plain[word.source_start : word.source_end]
        assert word.kind == "table"
        assert 0.0 <= word.confidence <= 1.0
    (best, *_) = chart.translations(SOURCE, 3)
    assert best.features.keys() == set(NAMES)


def test_rules_with_gaps_are_explained_by_their_own_words(chart):
    prepared, found = derivations(chart, 2000)
    turned, rule = next(
        (item, one)
        for item in found
        for one in applications(item)
        if one.tokens and item.forest.feature("inverted")[one.edge] < 0
    )
    tokens = chart._decoder.tokens(prepared, turned)
    text = chart._decoder.realise(prepared, turned)
    words = chart._explainer.words(prepared, turned, tokens, text)
    assert len(words) == len(tokens)
    (place,) = rule.positions()
    assert words[place].source == "the"
    assert words[place].target == "le"


def test_its_best_translation_by_risk_and_its_choices(chart):
    prepared, found = derivations(chart)
    assert minimum_risk(found) in found
    best = [(item, chart._decoder.tokens(prepared, item)) for item in found]
    words = (2, 4)  # "green button", two phrases or one
    choices = phrase_choices(chart._models, prepared, best, words, constraints=FREE)
    assert choices[0].share > 0.0
    assert chart.choices(SOURCE, (0, 5))


def test_what_is_typed_is_completed_by_it(chart):
    session = chart.start_completion(SOURCE)
    suggestion = chart.suggest(SOURCE).target.plain
    for end in range(len(suggestion) + 1):
        typed = TaggedText.of(suggestion[:end])
        assert chart.completion(session, typed).text.plain.casefold() == suggestion.casefold()


def test_it_learns_and_forgets(chart):
    state = chart.state()
    target = TaggedText.of("Appuyez sur le bouton vert")
    event = chart.learn(SOURCE, target, Provenance("guide", "1", "me", "2026-01-01T00:00:00Z"))
    assert event.phrase_count
    assert event.judgement is not None
    found = derivations(chart)[1]
    columns, indptr, _, _ = chart._weight_learning.scorer.rows(found)
    assert len(columns) and (indptr[1:] > indptr[:-1]).all()
    chart.undo(event)
    assert chart.state() == state
