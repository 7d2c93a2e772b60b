"""Decoders with grammars against exhaustive search in plain Python: bottom-up, and top-down."""

from __future__ import annotations

import random
from dataclasses import asdict

import numpy as np
import pytest
from grammar_world import (
    ALL_BEGINNINGS,
    COLUMN,
    COPY,
    SOURCE_WORDS,
    TARGET_WORDS,
    Exhaustive,
    make_tree_world,
    make_world,
    on_disk,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from phrase_tables import table_of
from postil.models.grammar.grammar import Grammar
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.session.ngrams import SessionNgrams
from postil.search.chart.translator import ChartTranslator
from postil.search.constraints import (
    Blocked,
    Constraints,
    ExtraOption,
    Forced,
    Preferred,
    holds,
)
from postil.search.forest.honoured import honours
from postil.search.forest.hypergraph import ORIGIN_INJECTED, ORIGIN_SESSION, ORIGIN_UNKNOWN
from postil.search.forest.kbest import KBest
from postil.search.forest.yields import applications
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.topdown.translator import TopDownTranslator

WIDE = ChartSearchOptions(pop_limit=100_000, stack_limit=100_000, table_limit=100, label_limit=100)
SENTENCES = st.lists(st.integers(3, 3 + SOURCE_WORDS), min_size=1, max_size=5)
WORDS = st.integers(3, 2 + TARGET_WORDS)


@pytest.fixture(scope="module", params=["bottom-up", "top-down", "trees"])
def world(request, tmp_path_factory):
    if request.param == "trees":
        return make_tree_world(tmp_path_factory.mktemp("world"), 4)
    return make_world(tmp_path_factory.mktemp("world"), 4, normal=request.param == "top-down")


def translator(world, options=WIDE, grammar=None, **more) -> ChartTranslator | TopDownTranslator:
    grammar = grammar or world.grammar
    lm, *others = world.lms
    more |= {"others": others, "classes": world.classes}
    if not world.normal:
        return ChartTranslator(grammar, lm, None, world.weights, options, **more)
    values = asdict(options)
    del values["label_limit"]
    other = TopDownSearchOptions(**values)
    return TopDownTranslator(grammar, lm, None, world.weights, other, **more)


def ids(sentence) -> np.ndarray:
    return np.array(sentence, dtype=np.uint32)


@given(sentences=st.lists(SENTENCES, min_size=1, max_size=4))
@settings(max_examples=8, deadline=None)
def test_decoders_fitted_to_sentences_translate_them_as_before(world, sentences):
    text = [ids(sentence) for sentence in sentences]
    whole = translator(world)
    part = whole.fitted_to(text)
    assert len(part.grammar) < len(world.grammar) or part is whole  # labels stay
    assert part.described() == whole.described()
    for sentence in text:
        found, wanted = part.nbest(sentence, 50), whole.nbest(sentence, 50)
        assert [one.tokens.tolist() for one in found] == [one.tokens.tolist() for one in wanted]
        assert [one.score for one in found] == [one.score for one in wanted]
        for one, other in zip(found, wanted, strict=True):
            assert one.dense.tolist() == other.dense.tolist()


@given(sentence=SENTENCES)
@settings(max_examples=25, deadline=None)
def test_nothing_better_is_there_and_nothing_is_missing(world, sentence):
    sentence = sentence[: world.longest]
    wanted = sorted(
        (found.score for found in Exhaustive(world).derivations(sentence)), reverse=True
    )
    decoder = translator(world)
    tokens, score = decoder.best(ids(sentence))
    assert score == pytest.approx(wanted[0], abs=1e-3)
    found = KBest(decoder.forest(ids(sentence))).derivations(len(wanted) + 10)
    assert len(found) == len(wanted)
    assert [one.score for one in found] == pytest.approx(wanted, abs=1e-3)
    assert found[0].tokens.tolist() == tokens.tolist() or found[1].score > wanted[0] - 1e-3


@given(sentence=SENTENCES)
@settings(max_examples=30, deadline=None)
def test_every_derivation_has_the_score_of_its_features_and_says_what_its_rules_say(
    world, sentence
):
    sentence = sentence[: world.longest]
    everything = {
        (found.tokens, tuple(sorted(rule.stretches for rule in found.rules))): found
        for found in Exhaustive(world).derivations(sentence)
    }
    for one in KBest(translator(world).forest(ids(sentence))).derivations(200):
        rules = applications(one)
        key = tuple(one.tokens.tolist()), tuple(sorted(rule.source for rule in rules))
        assert key in everything
        assert one.score == pytest.approx(float(one.dense @ world.weights), abs=1e-4)
        assert sum(len(rule.tokens) for rule in rules) == len(one.tokens)
        for rule in rules:
            assert [one.tokens[place] for place in rule.positions()] == list(rule.tokens)
            words = {word for start, end in rule.source for word in range(start, end)}
            assert {source for source, _ in rule.links} <= words
            assert {target for _, target in rule.links} <= set(rule.positions())
            assert (rule.origin == ORIGIN_UNKNOWN) == bool(rule.tokens and rule.tokens[0] >= COPY)


@pytest.mark.parametrize("span", [1, 2, 3])
def test_spans_are_limited_and_glue_does_the_rest(world, span):
    rng = random.Random(5)
    options = ChartSearchOptions(
        pop_limit=100_000, stack_limit=100_000, table_limit=100, label_limit=100, span_limit=span
    )
    for _ in range(10):
        sentence = [rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(5)]
        best = max(one.score for one in Exhaustive(world, span).derivations(sentence))
        assert translator(world, options).best(ids(sentence))[1] == pytest.approx(best, abs=1e-3)


def test_a_narrow_search_finds_no_more_than_a_wide_one_and_any_length_is_translated(world):
    rng = random.Random(6)
    narrow = translator(world, ChartSearchOptions(pop_limit=2, stack_limit=2))
    wide = translator(world, ChartSearchOptions(pop_limit=50))
    for length in (1, 7, 30, 200):
        sentence = ids([rng.randrange(3, 4 + SOURCE_WORDS) for _ in range(length)])
        assert narrow.best(sentence)[1] <= wide.best(sentence)[1] + 1e-3
        forest = narrow.forest(sentence)
        tokens, score = narrow.best(sentence)
        (best,) = KBest(forest).derivations(1)
        assert best.score == pytest.approx(score, abs=1e-2)
        assert best.tokens.tolist() == tokens.tolist()


def test_an_empty_sentence_says_nothing(world):
    tokens, score = translator(world).best(ids([]))
    assert not len(tokens)
    names = "lm", "lm.second", "lm.third", "lm.classes"
    wanted = sum(
        world.weights[COLUMN[name]] * lm.score_sentence([]).sum()
        for name, lm in zip(names, (*world.lms, world.classes), strict=True)
    )
    assert score == pytest.approx(float(wanted), abs=1e-4)
    assert len(translator(world).nbest(ids([]), 3)) == 1


def test_different_strings_are_the_best_of_each(world):
    rng = random.Random(7)
    for _ in range(10):
        sentence = [rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(world.longest)]
        best: dict[tuple[int, ...], float] = {}
        for one in Exhaustive(world).derivations(sentence):
            best[one.tokens] = max(one.score, best.get(one.tokens, -np.inf))
        found = translator(world).nbest(ids(sentence), len(best) + 5)
        assert {tuple(one.tokens.tolist()) for one in found} == set(best)
        assert [one.score for one in found] == pytest.approx(
            sorted(best.values(), reverse=True), abs=1e-3
        )


CONSTRAINTS = st.builds(
    Constraints,
    walls=st.lists(st.integers(1, 3), max_size=1),
    zones=st.lists(st.sampled_from([(0, 2), (1, 3), (1, 4), (2, 4)]), max_size=1),
    blocked=st.lists(
        st.builds(
            Blocked,
            st.integers(0, 1),
            st.just(2),
            st.lists(st.tuples(WORDS), min_size=1, max_size=3).map(tuple),
        ),
        max_size=1,
    ),
)


@given(
    sentence=st.lists(st.integers(3, 2 + SOURCE_WORDS), min_size=4, max_size=5),
    constraints=CONSTRAINTS,
)
@settings(max_examples=25, deadline=None)
def test_walls_zones_and_blocked_pairs_bind_and_nothing_else_is_lost(world, sentence, constraints):
    """A word whose every translation by itself is blocked is copied only where it must be."""
    translated = Exhaustive(world, constraints=constraints).derivations(sentence)
    copied = Exhaustive(world, constraints=constraints, copies=True).derivations(sentence)
    found = translator(world).nbest(ids(sentence), 3, constraints=constraints)[0]
    if translated or copied:
        best = max(one.score for one in translated or copied)
        if world.typed and not translated:  # a gap of a typed rule does not take such a copy
            assert max(found.tokens.tolist()) >= COPY
            assert found.score <= best + 1e-3
        else:
            assert found.score == pytest.approx(best, abs=1e-3)
        assert honours(found, constraints)
    else:
        assert not honours(found, constraints)


def test_a_word_with_blocked_translations_is_translated_within_a_longer_rule(world):
    """Though to copy it would cost nothing."""
    weights = world.weights.copy()
    weights[COLUMN["unknown"]] = 0.0
    decoder = translator(world)
    decoder.set_weights(weights)
    own: dict[int, list[tuple[int, ...]]] = {}
    for one in world.entries:
        if len(one.source) == 1:
            own.setdefault(one.source[0], []).append(one.target)
    tried = 0
    for sentence in ([first, second] for first in own for second in own):
        constraints = Constraints(blocked=[Blocked(0, 1, tuple(own[sentence[0]]))])
        translated = Exhaustive(world, constraints=constraints).derivations(sentence)
        (found,) = decoder.nbest(ids(sentence), 1, constraints=constraints)
        assert (max(found.tokens.tolist()) >= COPY) == (not translated)
        assert honours(found, constraints)
        tried += bool(translated)
    assert tried


def test_a_term_is_translated_as_wanted_and_the_best_way_to_do_so_is_found(world):
    rng = random.Random(8)
    tried = 0
    for _ in range(12):
        sentence = [rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(4)]
        oracle = Exhaustive(world)
        start = rng.randrange(4)
        for entry in oracle.by_source.get((sentence[start],), [])[:2]:
            term = Forced(start, start + 1, (entry.target,))
            allowed = [
                one.score
                for one in oracle.derivations(sentence)
                for rule in one.rules
                if start in rule.words
                and any(first <= start < last for first, last in rule.stretches)
                and rule.entry
                and holds(rule.entry.target, entry.target)
            ]
            (found,) = translator(world).nbest(
                ids(sentence), 1, constraints=Constraints(forced=[term])
            )
            if world.typed:  # it may be what no rule of the grammar makes of it
                assert found.score >= max(allowed) - 1e-3
            else:
                assert found.score == pytest.approx(max(allowed), abs=1e-3)
            assert honours(found, Constraints(forced=[term]))
            tried += 1
    assert tried > 8


@pytest.mark.parametrize("span", [(0, 1), (1, 3), (0, 7)])
def test_a_term_of_which_no_rule_knows_is_said_nevertheless(world, span):
    new = (3 + TARGET_WORDS + 5, 4)
    term = Constraints(forced=[Forced(*span, (new,))])
    sentence = ids([3, 4, 5, 6, 7, 8, 9, 3])
    narrow = ChartSearchOptions(span_limit=2)
    for decoder in (translator(world), translator(world, narrow)):
        (found,) = decoder.nbest(sentence, 1, constraints=term)
        assert holds(found.tokens.tolist(), new)
        (rule,) = [one for one in applications(found) if one.origin == ORIGIN_INJECTED]
        assert rule.source == (span,)


def test_a_forbidden_sequence_is_not_said(world):
    rng = random.Random(9)
    changed = 0
    for _ in range(15):
        sentence = ids([rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(4)])
        tokens = translator(world).best(sentence)[0].tolist()
        forbidden = tokens[1:3]
        if len(forbidden) < 2:
            continue
        constraints = Constraints(forbidden=[forbidden])
        other, _ = translator(world).best(sentence, constraints=constraints)
        assert not holds(other.tolist(), forbidden)
        allowed = [
            one.score
            for one in Exhaustive(world).derivations(sentence.tolist())
            if not holds(one.tokens, forbidden)
        ]
        (found,) = translator(world).nbest(sentence, 1, constraints=constraints)
        copied = (
            max(found.tokens.tolist()) >= COPY
        )  # a word of which every translation is forbidden
        assert copied or found.score == pytest.approx(max(allowed), abs=1e-3)
        changed += not copied
    assert changed > 5


def test_a_preferred_term_wins_where_its_weight_is_worth_it(world):
    sentence = ids([3, 4, 5, 6])
    new = (3 + TARGET_WORDS + 5,)
    term = Constraints(preferred=[Preferred(1, 2, (new,))])
    weights = world.weights.copy()
    decoder = translator(world)
    for weight, said in ((0.0, False), (100.0, True)):
        weights[COLUMN["glossary"]] = weight
        decoder.set_weights(weights)
        (found,) = decoder.nbest(sentence, 1, constraints=term)
        assert holds(found.tokens.tolist(), new) is said
        assert (found.feature("glossary") > 0) is said


def test_what_is_offered_for_a_sentence_stands_beside_the_rules(world):
    decoder = translator(world)
    sentence = ids([3, 4, 5])
    new = 3 + TARGET_WORDS + 7
    names, values = ("session.phrase", "tm.direct"), (50.0, -0.5)
    offer = ExtraOption(1, 2, [new], names, values, ORIGIN_SESSION, event=12)
    (found,) = decoder.nbest(sentence, 1, [offer])
    (rule,) = [one for one in applications(found) if one.origin == ORIGIN_SESSION]
    assert (rule.tokens, rule.event) == ((new,), 12)
    assert found.feature("session.phrase") == 50.0
    assert decoder.best(sentence)[0].tolist() != found.tokens.tolist()
    only = ExtraOption(1, 3, [new], names, (-50.0, -0.5), ORIGIN_INJECTED, only=True)
    (found,) = decoder.nbest(sentence, 1, [only])
    assert any(one.source == ((1, 3),) for one in applications(found))


def test_counts_of_a_confirmed_phrase_are_added_to_those_of_the_grammar(world):
    entry = next(one for one in world.entries if len(one.source) == 1 and one.source[0] >= 0)
    offer = ExtraOption(
        0, 1, entry.target, ("session.phrase",), (50.0,), ORIGIN_SESSION, counts=(1e9, 1e9, 1e9)
    )
    (found,) = translator(world).nbest(ids(entry.source), 1, [offer])
    assert found.feature("tm.direct") == pytest.approx(0.0, abs=1e-3)
    assert found.feature("lex.direct") == pytest.approx(entry.scores[3], abs=1e-3)


def test_confirmed_ngrams_count_across_rules_as_they_do_within(world):
    ngrams = SessionNgrams()
    ngrams.add(ids([4, 5, 6, 7]))
    ngrams.add(ids([7, 3, 4, 4]))
    decoder = translator(world, session=ngrams)
    rng = random.Random(10)
    most = 0.0
    for _ in range(8):
        sentence = ids([rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(4)])
        sums: dict[tuple[int, ...], set[float]] = {}
        for one in KBest(decoder.forest(sentence)).derivations(300):
            gain = round(one.feature("session.lm"), 3)
            sums.setdefault(tuple(one.tokens.tolist()), set()).add(gain)
        assert all(max(values) - min(values) < 2e-3 for values in sums.values())
        most = max(most, *map(max, sums.values()))
    assert most > 0.1


def test_a_rule_that_makes_no_sense_is_left_out(world):
    good = PhraseEntry((3, -1), (4, -1), (-1.0,) * 4, count=1)
    nonsense = [
        PhraseEntry((3, -1), (4, -2), (-0.1,) * 4, count=1),
        PhraseEntry((3, -1), (4, -1, -1), (-0.1,) * 4, count=1),
        PhraseEntry((3, -1), (4,), (-0.1,) * 4, count=1),
        PhraseEntry((3, -1), (5, -1), (-0.1,) * 4, alignment=((1, 0),), count=1),
        PhraseEntry((3, -1), (6, -1), (-0.1,) * 4, alignment=((0, 1),), count=1),
    ]
    flat = PhraseEntry((4,), (5,), (-1.0,) * 4, count=1)
    table = table_of([on_disk(one) for one in (good, flat, *nonsense)])
    grammar = Grammar(table, ALL_BEGINNINGS)
    decoder = translator(world, grammar=grammar)
    found = KBest(decoder.forest(ids([3, 4]))).derivations(100)
    assert {tuple(one.tokens.tolist()) for one in found} == {(4, 5), (COPY, 5)}


def test_trees_that_tell_no_label_of_unknown_words_leave_them_in_the_translation(tmp_path):
    world = make_tree_world(tmp_path, 4)
    known = world.grammar
    roots = np.array([world.typed[entry][2] for entry in world.entries], np.float32)
    grammar = Grammar(known.rules, ALL_BEGINNINGS, roots, known.labels)
    unheard = 3 + SOURCE_WORDS
    found, _ = translator(world, grammar=grammar).best(ids([unheard, unheard]))
    assert found.tolist() == [COPY, COPY + 1]


@pytest.mark.parametrize(
    "constraints",
    [
        {"walls": [4]},
        {"walls": [0]},
        {"zones": [(2, 5)]},
        {"forced": [Forced(3, 5, ((4,),))]},
        {"forced": [Forced(0, 1, ())]},
        {"preferred": [Preferred(-1, 1, ((4,),))]},
    ],
)
def test_constraints_outside_the_sentence_are_refused(world, constraints):
    with pytest.raises(ValueError, match=r"wall|zone|span"):
        translator(world).forest(ids([3, 4, 5, 6]), constraints=Constraints(**constraints))


def test_threads_give_what_one_gives(world):
    decoder = translator(world, ChartSearchOptions())
    rng = random.Random(11)
    sentences = [ids([rng.randrange(3, 10) for _ in range(9)]) for _ in range(40)]
    alone = [decoder.best(one) for one in sentences]
    for one, other in zip(decoder.map(decoder.best, sentences, threads=2), alone, strict=True):
        assert one[0].tolist() == other[0].tolist()
        assert one[1] == other[1]
