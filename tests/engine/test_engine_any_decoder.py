"""A kind of engine of its own, with a decoder whose rules have gaps: declared and registered, it
suggests, explains, completes and learns without a line of the engine that knows of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from shutil import copytree

import pytest

from postil.engine.choices import phrase_choices
from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.exchange.moses_exchange import export_moses_engine
from postil.engine.kinds.declared import DECLARED, EngineKind
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.kinds.registry import KINDS
from postil.engine.manifest import EngineManifest
from postil.errors import EngineError, UsageError
from postil.search.constraints import FREE
from postil.search.forest.mbr import minimum_risk
from postil.search.forest.yields import applications
from postil.search.settings import SearchOptions
from postil.search.sparse.fired_features import fired_rows
from postil.text.tags import TaggedText
from toy_chart import FEATURES, ToyChart

SOURCE = TaggedText.of("Press the green button")


TOY = EngineKind("toy-chart", SearchOptions, FEATURES, "rules")


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyModels(PhraseModels):
    """Those of a phrase-based engine, for a chart decoder; "the" between two phrases turns them
    round.
    """

    KIND = TOY

    def decoder(self, weights, scorer, counts, ngrams):  # noqa: ARG002
        the, le = self.source.vocabulary.id("the"), self.target.vocabulary.id("le")
        return ToyChart(self.table, {the: [le]}, weights)


@pytest.fixture
def chart(engine_folder, tmp_path, monkeypatch):
    """An engine of that kind."""
    monkeypatch.setitem(DECLARED, TOY.name, TOY)
    monkeypatch.setitem(KINDS, TOY.name, lambda: ToyModels)
    folder = copytree(engine_folder, tmp_path / "toy")
    manifest = EngineManifest.load(folder)
    manifest.kind = TOY.name
    manifest.weights = {}
    manifest.save(folder)
    return Engine.open(folder)


def test_an_engine_of_a_kind_that_is_not_known_is_refused(chart, monkeypatch):
    monkeypatch.delitem(DECLARED, TOY.name)
    with pytest.raises(EngineError, match="toy-chart"):
        Engine.open(chart.folder)


def test_what_needs_another_kind_says_so(chart, tmp_path):
    with pytest.raises(UsageError, match="kind toy-chart; this needs one of the kind block"):
        export_moses_engine(chart.folder, tmp_path / "moses")
    assert not (tmp_path / "moses").exists()


def test_it_goes_to_others_in_one_file(chart, tmp_path):
    export_engine(chart.folder, tmp_path / "toy.postil")
    manifest = import_engine(tmp_path / "toy.postil", tmp_path / "again")
    assert manifest.kind == TOY.name
    assert Engine.open(tmp_path / "again").suggest(SOURCE) == chart.suggest(SOURCE)


def derivations(chart, count=30):
    prepared = chart._models.source.prepare(SOURCE)
    return prepared, chart._version.derivations(prepared, count)


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
    assert best.features.keys() == set(FEATURES.names)


def test_rules_with_gaps_are_explained_by_their_own_words(chart):
    prepared, found = derivations(chart, 2000)
    turned, rule = next(
        (item, one)
        for item in found
        for one in applications(item)
        if one.tokens and item.forest.feature("inverted")[one.edge] < 0
    )
    said = chart._version.realise(prepared, turned)
    words = chart._explainer.words(prepared, turned, said, session=chart._version.session)
    assert len(words) == len(said.tokens)
    (place,) = rule.positions()
    assert words[place].source == "the"
    assert words[place].target == "le"


def test_its_best_translation_by_risk_and_its_choices(chart):
    prepared, found = derivations(chart)
    assert minimum_risk(found) in found
    best = [(item, chart._version.tokens(prepared, item)) for item in found]
    words = (2, 4)  # "green button", two phrases or one
    choices = phrase_choices(chart._models, prepared, best, words, constraints=FREE)
    assert choices[0].share > 0.0
    assert chart.choices(SOURCE, (0, 5))


def test_what_is_typed_is_completed_by_it(chart):
    completer = chart.start_completion(SOURCE)
    suggestion = chart.suggest(SOURCE).target.plain
    for end in range(len(suggestion) + 1):
        typed = TaggedText.of(suggestion[:end])
        assert completer.complete(typed).text.plain.casefold() == suggestion.casefold()


def test_it_learns_and_forgets(chart):
    state = chart.state()
    target = TaggedText.of("Appuyez sur le bouton vert")
    event = chart.learn(SOURCE, target, Provenance("guide", "1", "me", "2026-01-01T00:00:00Z"))
    assert event.phrase_count
    assert event.judgement is not None
    found = derivations(chart)[1]
    columns, indptr, _, _ = fired_rows(chart._weight_learning._scorer, found)
    assert len(columns) and (indptr[1:] > indptr[:-1]).all()
    chart.undo(event)
    assert chart.state() == state
