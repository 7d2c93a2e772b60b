"""The hierarchical recipes, and the engines they make."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from doors_world import (
    KINDS,
    ME,
    ON_DEMAND,
    request_of,
    sentences,
    train,
    tree_of,
    write_corpus,
)

from grammar_rules import rules_in
from postil.engine.blocked_pairs import PhrasePair
from postil.engine.engine import Engine
from postil.engine.events import LearningEvent
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.exchange.moses_exchange import export_moses_engine
from postil.engine.models import CLASS_LANGUAGE_MODEL, CLASS_LANGUAGE_MODEL_WORDS
from postil.engine.term_constraints import TermRule
from postil.errors import Cancelled, EngineError, InputError, UsageError
from postil.models.session.ngrams import SessionNgrams
from postil.search.sparse.rule_scorer import RuleScorer
from postil.text.tags import Tag, TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.recipe_book import recipe_named
from postil.types.progress import Progress


@pytest.fixture(scope="module")
def corpus(tmp_path_factory) -> CorpusFiles:
    return write_corpus(tmp_path_factory.mktemp("text"))


@pytest.fixture(scope="module", params=KINDS)
def kind(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def engine_folder(corpus, kind, tmp_path_factory) -> Path:
    folder: Path = tmp_path_factory.mktemp("engine") / "doors"
    report = recipe_named(kind).run(request_of(kind, corpus), folder, Progress())
    assert report.phrase_pairs > 100 or kind == ON_DEMAND
    return folder


@pytest.fixture
def engine(engine_folder) -> Engine:
    return Engine.open(engine_folder)


def rules_of(engine: Engine) -> list:
    """All rules of an engine; if it looks them up, those of a sentence."""
    models = engine._models
    if engine.manifest.kind != ON_DEMAND:
        return rules_in(models.grammar)
    ids = models.source.prepare(TaggedText.of("do not open the blue door now")).ids
    return rules_in(models.grammar.grammars()(ids))


def said(engine: Engine, text: str, **more) -> str:
    return engine.suggest(TaggedText.of(text), **more).target.plain


def test_the_engine_is_of_its_kind_and_translates(engine, kind):
    assert engine.manifest.kind == kind
    found = engine.suggest(TaggedText.of("close the blue window now"), alternatives=3)
    assert found.target.plain == "fermez la fenêtre bleue ici"
    assert found.alternatives
    assert said(engine, "") == ""
    assert "HX-450" in said(engine, "open the HX-450 now")


def test_a_rule_with_a_gap_puts_words_around_another_phrase_it_was_never_seen_with(engine):
    assert said(engine, "do not clean the white lamp") == "ne nettoyez pas la lampe blanche"


def test_without_gaps_it_has_phrases_alone(kind, corpus, engine, tmp_path):
    if kind == "syntax":
        pytest.skip("its rules are as trees are")
    flat = train(kind, corpus, tmp_path / "flat", gaps=0)
    rules = rules_of(flat)
    assert 0 < len(rules) < len(rules_of(engine))
    assert all(min(rule.source) >= 0 for rule in rules)


def test_rare_rules_with_gaps_are_left_out_if_wanted(kind, corpus, engine, tmp_path):
    if kind in ("syntax", ON_DEMAND):
        pytest.skip("it has no such setting")
    pruned = train(kind, corpus, tmp_path / "pruned", occurrences=20)
    assert len(pruned._models.grammar) < len(engine._models.grammar)
    assert said(pruned, "do not open the blue door") == "ne ouvrez pas la porte bleue"


def test_every_word_is_explained(engine, kind):
    text = "do not clean the white lamp"
    suggestion = engine.suggest(TaggedText.of(text))
    target = suggestion.target.plain
    assert [target[word.start : word.end] for word in suggestion.words] == target.split()
    by_word = {target[word.start : word.end]: word for word in suggestion.words}
    assert all(word.kind == "table" for word in suggestion.words)
    assert all(0.0 <= word.confidence <= 1.0 for word in suggestion.words)
    assert "not" in by_word["pas"].source
    assert "lamp" in by_word["lampe"].source
    if kind in (
        "hierarchical",
        ON_DEMAND,
    ):  # only a rule with a gap puts "ne" and "pas" around a new word
        found = engine.suggest(TaggedText.of("do not polish the white lamp"))
        assert found.target.plain == "ne polish pas la lampe blanche"
        gapped = [word for word in found.words if word.part is not None]
        assert {word.text for word in gapped} >= {"ne", "pas"}
        for word in gapped:
            assert word.source.count("…") == word.target.count("…") > 0
            assert not (word.source[0] == "…" == word.target[0]), "it says nothing there"


def test_a_word_of_a_rule_with_gaps_is_kept_out(engine, kind):
    if kind not in ("hierarchical", ON_DEMAND):
        pytest.skip("it has no such rule here")
    text = TaggedText.of("do not polish the white lamp")
    gapped = [word for word in engine.suggest(text).words if word.part is not None]
    assert gapped
    for word in gapped:
        assert "…" not in "".join(word.pair)
        assert text.plain[word.source_start : word.source_end] == word.pair[0]
        engine.block([PhrasePair(*word.pair)])
        assert word.pair not in [other.pair for other in engine.suggest(text).words]
        engine.block([])
        assert word.pair in [other.pair for other in engine.suggest(text).words]


def test_what_a_pair_of_tags_holds_stays_in_it(engine):
    opening, closing = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    text = TaggedText.from_parts(["close the ", opening, "blue window", closing, " now"])
    found = list(engine.suggest(text).target.parts())
    inside = "".join(found[found.index(opening) + 1 : found.index(closing)])
    assert inside.strip() == "fenêtre bleue"


def test_terms_are_used_as_the_project_says(engine):
    text = "close the blue window now"
    start = text.index("window")
    for required, words in ((True, "croisée"), (False, "croisée")):
        rule = TermRule(start, start + len("window"), words, required=required, glossary="G")
        found = engine.suggest(TaggedText.of(text), terms=[rule])
        assert ("croisée" in found.target.plain) or not required
        named = [word for word in found.words if word.glossary == "G"]
        assert bool(named) == ("croisée" in found.target.plain)
    rule = TermRule(text.index("blue"), text.index(" now"), "fenêtre bleue", forbidden=True)
    for target in (found := engine.suggest(TaggedText.of(text), 5, terms=[rule])).alternatives:
        assert "fenêtre bleue" not in target.plain
    assert "fenêtre bleue" not in found.target.plain


def test_it_learns_from_a_segment_and_forgets_exactly(engine):
    state = engine.state()
    source, target = TaggedText.of("close the blue shutter now"), "fermez le volet bleu ici"
    event = engine.learn(source, TaggedText.of(target), ME)
    assert event.phrase_count
    found = engine.suggest(source)
    assert found.target.plain == target
    assert any(word.kind == "session" and word.provenance == ME for word in found.words)
    again = LearningEvent.from_bytes(event.to_bytes())
    engine.undo(event)
    assert engine.state() == state
    assert said(engine, source.plain) != target
    engine.apply(again)
    assert said(engine, source.plain) == target
    engine.undo(again)


def test_a_phrase_that_was_confirmed_fills_a_gap(engine, kind):
    target = "déplacez la armoire verte ici"
    event = engine.learn(TaggedText.of("move the green cupboard now"), TaggedText.of(target), ME)
    found = said(engine, "do not clean the blue cupboard")
    if kind != "hierarchical-left-to-right":
        assert found == "ne nettoyez pas la armoire bleue"
    assert "armoire" in found.split()
    engine.undo(event)


def test_a_confirmed_segment_gives_rules_with_gaps_and_takes_them_back(engine, kind):
    state = engine.state()
    before = said(engine, "never move the blue lamp now")
    event = engine.learn(
        TaggedText.of("never open the green door now"),
        TaggedText.of("ne ouvrez jamais la porte verte ici"),
        ME,
    )
    found = engine.suggest(TaggedText.of("never move the blue lamp now"), 30)
    wanted = "ne déplacez jamais la lampe bleue ici"
    if kind in (
        "hierarchical",
        ON_DEMAND,
    ):  # else "ne", a gap and "jamais" are no rule, or rare words no verb
        assert wanted in [found.target.plain, *(one.plain for one in found.alternatives)]
    engine.undo(event)
    assert engine.state() == state
    assert said(engine, "never move the blue lamp now") == before


def test_what_is_typed_is_completed(engine):
    source = TaggedText.of("do not clean the white lamp")
    completer = engine.start_completion(source)
    wanted = said(engine, source.plain)
    for end in range(len(wanted) + 1):
        typed = TaggedText.of(wanted[:end])
        assert completer.complete(typed).text.plain == wanted


def test_it_goes_to_others_in_one_file_and_not_to_moses(engine, kind, engine_folder, tmp_path):
    export_engine(engine_folder, tmp_path / "doors.postil")
    assert import_engine(tmp_path / "doors.postil", tmp_path / "again").kind == kind
    text = "do not move the white table"
    assert said(Engine.open(tmp_path / "again"), text) == said(engine, text)
    with pytest.raises(UsageError, match=f"kind {kind}"):
        export_moses_engine(engine_folder, tmp_path / "moses")


@pytest.mark.parametrize("number", [0, 1])
def test_a_damaged_grammar_is_found_at_import(kind, engine_folder, tmp_path, number):
    stored = ("grammar/blocks.bin", "grammar-prefixes/filter.bin")
    part = ("rule-corpus/suffixes.bin", "rule-corpus/points.bin")[number]
    part = part if kind == ON_DEMAND else stored[number]
    export_engine(engine_folder, tmp_path / "doors.postil")
    import_engine(tmp_path / "doors.postil", tmp_path / "doors")
    path = tmp_path / "doors" / part
    content = bytearray(path.read_bytes())
    content[len(content) // 3] ^= 0x55
    path.write_bytes(content)
    with pytest.raises(EngineError):
        export_engine(tmp_path / "doors", tmp_path / "again.postil")
        import_engine(tmp_path / "again.postil", tmp_path / "other")


def test_the_model_of_word_classes_comes_with_the_engine(kind, engine_folder, tmp_path):
    export_engine(engine_folder, tmp_path / "doors.postil")
    import_engine(tmp_path / "doors.postil", tmp_path / "doors")
    engine = Engine.open(tmp_path / "doors")
    models, text = engine._models, TaggedText.of("do not move the white table")
    assert engine.manifest.settings["class_order"] == models.classes.lm.order
    candidate = engine.suggest(text)
    ids = models.target.prepare(candidate.target).ids
    weights = models.features.mask(["lm.classes"]).astype(np.float32)
    translator = models.decoder(weights, RuleScorer(), None, SessionNgrams())
    best = translator.nbest(models.source.prepare(text).ids, 50)
    found = {tuple(one.tokens.tolist()): one.score for one in best}
    wanted = models.classes.score_sentence(ids).sum()
    assert found[tuple(ids.tolist())] == pytest.approx(wanted, abs=1e-4)
    path = tmp_path / "doors" / CLASS_LANGUAGE_MODEL_WORDS / "classes.bin"
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(EngineError, match=CLASS_LANGUAGE_MODEL_WORDS):
        Engine.open(tmp_path / "doors")


def test_an_engine_without_a_model_of_word_classes_opens_as_before(kind, engine_folder, tmp_path):
    shutil.copytree(engine_folder, tmp_path / "old")
    shutil.rmtree(tmp_path / "old" / CLASS_LANGUAGE_MODEL)
    shutil.rmtree(tmp_path / "old" / CLASS_LANGUAGE_MODEL_WORDS)
    old = Engine.open(tmp_path / "old")
    assert said(old, "close the blue window now") == "fermez la fenêtre bleue ici"
    assert old._models.classes is None


def test_word_classes_are_left_out_if_wanted(corpus, tmp_path):
    engine = train("hierarchical", corpus, tmp_path / "engine", **{"class-model": 0})
    assert engine._models.classes is None
    assert "class_order" not in engine.manifest.settings
    assert not list((tmp_path / "engine").glob("class-*"))


def test_a_cancelled_training_leaves_nothing(kind, corpus, tmp_path):
    def stop(progress: Progress) -> None:
        if progress.message.startswith(("Scoring phrases", "Counting word translations")):
            progress.cancel()

    progress = Progress(stop)
    with pytest.raises(Cancelled):
        recipe_named(kind).run(request_of(kind, corpus), tmp_path / "e", progress)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("word", ["fermez", "verrouillez"])
def test_a_second_language_model_decides_between_two_translations(kind, corpus, tmp_path, word):
    pairs = sentences()
    pairs += [(source, target.replace("fermez", "verrouillez")) for source, target in pairs]
    both = CorpusFiles(tmp_path / "text.en", tmp_path / "text.fr")
    for path, lines in zip((both.source, both.target), zip(*pairs, strict=True), strict=True):
        path.write_text("\n".join(lines), encoding="utf-8")
    trees = "".join(f"{tree_of(target)}\n" for _, target in pairs)
    (tmp_path / "text.trees").write_text(trees, encoding="utf-8")
    text = tmp_path / "more.fr"
    text.write_text(f"{word} la porte\nne {word} pas la lampe\n" * 50, encoding="utf-8")
    engine = train(kind, both, tmp_path / "engine", **{"target-text": str(text)})
    assert said(engine, "close the blue window now") == f"{word} la fenêtre bleue ici"
    export_engine(tmp_path / "engine", tmp_path / "doors.postil")
    import_engine(tmp_path / "doors.postil", tmp_path / "other")
    again = Engine.open(tmp_path / "other")
    assert said(again, "do not close the green lamp") == f"ne {word} pas la lampe verte"


def test_from_left_to_right_every_rule_says_its_words_first(corpus, tmp_path):
    found = train("hierarchical-left-to-right", corpus, tmp_path / "engine")
    targets = [[symbol < 0 for symbol in rule.target] for rule in rules_in(found._models.grammar)]
    assert all(gaps == sorted(gaps) and not gaps[0] for gaps in targets)
    assert any(gaps[-1] for gaps in targets)


@pytest.mark.parametrize("setting", [{"gaps": 3}, {"span": 2}, {"occurrences": 0}])
def test_settings_out_of_range_are_refused(corpus, tmp_path, setting):
    with pytest.raises(UsageError):
        train("hierarchical", corpus, tmp_path / "e", **setting)


def test_rules_have_the_categories_of_trees(corpus, tmp_path):
    rules = rules_in(train("syntax", corpus, tmp_path / "engine")._models.grammar)
    labels = {"S", "VP", "V", "NP", "D", "N", "A", "NEG", "ADV"}
    assert {rule.root for rule in rules} == labels | {"NP~", "S~"}
    assert any(rule.root == "VP" and rule.gaps == ("V", "NP") for rule in rules)


def test_trees_of_other_sentences_are_of_no_use(corpus, tmp_path):
    path = tmp_path / "other.trees"
    path.write_text("(S (NP autres) (VP mots))\n", encoding="utf-8")
    with pytest.raises(InputError, match="no tree of any target sentence"):
        train("syntax", corpus, tmp_path / "engine", **{"target-trees": str(path)})
    with pytest.raises(InputError):
        train("syntax", corpus, tmp_path / "engine", **{"target-trees": "missing.trees"})
    assert not (tmp_path / "engine").exists()


def test_a_parser_of_another_language_is_refused(corpus, tmp_path):
    with pytest.raises(UsageError, match="link-grammar parses English"):
        train("syntax", corpus, tmp_path / "engine", **{"target-trees": ""})
    assert not (tmp_path / "engine").exists()


def test_a_parser_makes_the_trees_of_a_training(corpus, tmp_path):
    command = "sed -e 's/la \\(.*\\)/(NP la \\1)/' -e 's/.*/(S &)/'"
    found = train("syntax", corpus, tmp_path / "engine", **{"target-trees": "", "parser": command})
    assert {rule.root for rule in rules_in(found._models.grammar)} == {"S", "S~", "NP", "NP~"}
    assert said(found, "close the blue window now") == "fermez la fenêtre bleue ici"
