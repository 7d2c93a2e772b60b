"""The max-margin system's bags and decoders, against plain Python."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
from margin_world import MODES, SIZE, margin_world, sentences
from search_world import phrases_of

from postil.learning.candidates import CandidateSet
from postil.learning.passive_aggressive import PA2
from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.models.max_margin.session import SessionCounts
from postil.search.constraints import Constraints, Forced
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.forest.kbest import KBest
from postil.search.margin.bags import BagPredictor
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.margin.tabu import TabuDecoder
from postil.search.margin.tabu_forest import tabu_forest
from postil.search.margin.translator import MarginTranslator
from postil.search.settings import TABU, MarginSearchOptions


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return margin_world(tmp_path_factory.mktemp("world"))


def naive_bags(matrix, sentence, size, weighted):
    """W φ(x) over the neighbourhood of each word, in plain Python."""
    bags = []
    for word in range(len(sentence)):
        score, best = defaultdict(float), {}
        for start in range(word + 1):
            for end in range(max(word, start) + 1, min(len(sentence), start + 5) + 1):
                for target, f1, _ in matrix.predicted(sentence[start:end]):
                    score[target] += f1 if weighted else 1.0
                    best[target] = max(best.get(target, 0.0), f1)
        order = sorted(score, key=lambda t: (-score[t], -best[t], len(t)))
        bags.append([(t, score[t], best[t]) for t in order][:size])
    return bags


@pytest.mark.parametrize("weighted", [False, True])
def test_bags_are_those_of_the_definition(world, weighted):
    bags = BagPredictor(world.matrix, 6, weighted)
    for sentence in sentences(20):
        bags.predict(sentence)
        for found, wanted in zip(
            bags.listed(), naive_bags(world.matrix, sentence, 6, weighted), strict=True
        ):
            assert [x[1:] for x in found] == [pytest.approx(x[1:]) for x in wanted]
            assert len({x[0] for x in found}) == len(found)


def test_an_unknown_word_is_copied(world):
    bags = BagPredictor(world.matrix, 6)
    bags.predict([0, 3])
    assert bags.listed()[0][0][0] == (PASS_THROUGH,)


def naive_fit(words, phrase, contradiction):
    """(distance, overlap): least distance, of equals the longest overlap."""
    choices = []
    for overlap in range(min(len(words), len(phrase) - 1) + 1):
        tail = words[len(words) - overlap :]
        unequal = sum(a != b for a, b in zip(tail, phrase, strict=False))
        if unequal == 0 or contradiction:
            drift = len(phrase) - overlap
            choices.append((Fraction(unequal + drift, len(phrase)), -overlap))
    distance, overlap = min(choices)
    return distance, -overlap


def naive_tabu(bags, contradiction, tabu, window=-1):
    """The dynamic programme of SM 4.4.2, literally. Final sub-sentences, best first."""
    states = [(i, *c) for i, bag in enumerate(bags) for c in bag]
    bars = {"state": range(len(states)), "phrase": [s[1] for s in states]}
    bar = bars.get(tabu, [s[0] for s in states])

    def merged(path, r):
        cost, words, scores, barred = path
        _, phrase, score, _ = states[r]
        distance, overlap = naive_fit(words, phrase, contradiction)
        words, scores = list(words), list(scores)
        for k in range(overlap):
            at = len(words) - overlap + k
            if words[at] == phrase[k]:
                scores[at] = max(scores[at], score)
            elif score > scores[at]:
                words[at], scores[at] = phrase[k], score
        words += phrase[overlap:]
        scores += [score] * (len(phrase) - overlap)
        return cost + distance, words, scores, barred | {bar[r]}

    def allowed(r, step):
        return window < 0 or abs(states[r][0] - step) <= window

    empty = (Fraction(0), [], [], frozenset())
    now = {r: merged(empty, r) for r in range(len(states)) if allowed(r, 0)}
    for step in range(1, len(bags)):
        following = {}
        for r in range(len(states)):
            open_ = [p for p in now if bar[r] not in now[p][3]] if allowed(r, step) else []
            if open_:
                phrase = states[r][1]
                k = min(
                    open_,
                    key=lambda p: now[p][0] + naive_fit(now[p][1], phrase, contradiction)[0],
                )
                following[r] = merged(now[k], r)
        if not following:
            break
        now = following
    order = sorted(now, key=lambda r: (now[r][0], r))
    return [(now[r][0], now[r][1]) for r in order]


@pytest.mark.parametrize("contradiction", [False, True])
@pytest.mark.parametrize("tabu", TABU)
@pytest.mark.parametrize("window", [-1, 1])
def test_the_decoder_is_the_one_of_the_paper(world, contradiction, tabu, window):
    bags = BagPredictor(world.matrix, 4)
    decoder = TabuDecoder(bags, contradiction, tabu, window=window)
    for sentence in sentences(12):
        decoder.search(sentence)
        found = decoder.results()
        wanted = naive_tabu(bags.listed(), contradiction, tabu, window)
        assert [x[1].tolist() for x in found] == [words for _, words in wanted]
        assert [x[0] for x in found] == pytest.approx([float(cost) for cost, _ in wanted])


def test_the_tabu_forest_has_every_result_and_its_order(world):
    decoder = TabuDecoder(BagPredictor(world.matrix, 4), contradiction=True)
    for sentence in sentences(10):
        decoder.search(sentence)
        results = decoder.results()
        forest = tabu_forest(np.array(sentence, dtype=np.uint32), results)
        found = KBest(forest).derivations(1000)
        scores = [x.score for x in found]
        assert scores == sorted(scores, reverse=True)
        assert {(round(-x.score, 3), *x.tokens.tolist()) for x in found} == {
            (round(cost, 3), *tokens.tolist()) for cost, tokens, _ in results
        }


def overlap_of(words, phrase):
    """Words of the phrase that the last five words hold."""
    tail = words[-5:]
    if any(tuple(tail[at : at + len(phrase)]) == phrase for at in range(len(tail))):
        return len(phrase)
    for overlap in range(min(len(tail), len(phrase) - 1), 0, -1):
        if tuple(tail[len(tail) - overlap :]) == phrase[:overlap]:
            return overlap
    return 0


def exhaustive(world, bags, window, forbidden=None):
    """Score of the best translation over all orders and choices."""
    weight = dict(zip(MARGIN_FEATURES.names, world.weights.tolist(), strict=True))
    best = -np.inf

    def go(spoken, last, words, score):
        nonlocal best
        if forbidden and says(words, forbidden):
            return
        if len(spoken) == len(bags):
            lm = world.lm.score_sentence(words).sum()
            best = max(best, score + weight["lm"] * lm)
            return
        first = min(set(range(len(bags))) - spoken)
        for word in range(first, min(len(bags), first + window + 1)):
            if word in spoken:
                continue
            base = score - weight["distortion"] * abs(word - last - 1)
            go(spoken | {word}, word, words, base - weight["margin.skip"])
            for phrase, votes, f1 in bags[word]:
                overlap = overlap_of(words, phrase)
                new = phrase[overlap:]
                value = base + weight["margin.score"] * np.log(1 + votes)
                value += weight["margin.f1"] * np.log(max(f1, 1e-4))
                value += weight["margin.overlap"] * overlap + weight["word.count"] * len(new)
                value += weight["phrase.count"] * bool(new)
                go(spoken | {word}, word, [*words, *new], value)

    go(frozenset(), -1, [], 0.0)
    return best


@pytest.mark.parametrize("window", [0, 1])
def test_the_improved_decoder_finds_the_best_of_all(world, window):
    options = MarginSearchOptions(bag=3, beam=100_000, window=window)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    bags = BagPredictor(world.matrix, 3)
    for sentence in sentences(8, longest=4):
        bags.predict(sentence)
        _, score = translator.best(np.array(sentence, dtype=np.uint32))
        assert score == pytest.approx(exhaustive(world, bags.listed(), window), abs=1e-3)


@pytest.mark.parametrize("mode", ["improved", "contradiction", "no-contradiction"])
def test_lists_are_in_order_and_scores_are_those_of_their_features(world, mode):
    translator = MarginTranslator(
        world.matrix, world.lm, world.weights, MarginSearchOptions(mode=mode)
    )
    for sentence in sentences(6):
        found = translator.nbest(np.array(sentence, dtype=np.uint32), 20)
        scores = [x.score for x in found]
        assert scores == sorted(scores, reverse=True)
        assert len({tuple(x.tokens.tolist()) for x in found}) == len(found)
        if mode == "improved":
            assert scores == pytest.approx(
                [float(x.dense @ world.weights) for x in found], abs=1e-3
            )


def test_results_do_not_depend_on_threads(world):
    translator = MarginTranslator(world.matrix, world.lm, world.weights)
    sources = [np.array(x, dtype=np.uint32) for x in sentences(12)]
    one = [x.tolist() for x, _ in translator.map(translator.best, sources, threads=1)]
    two = [x.tolist() for x, _ in translator.map(translator.best, sources, threads=2)]
    assert one == two


def test_terms_are_kept(world):
    translator = MarginTranslator(world.matrix, world.lm, world.weights)
    sentence = np.array([3, 4, 5, 6], dtype=np.uint32)
    forced = Constraints(forced=[Forced(1, 3, ((9, 10, 9),))], forbidden=[(3,)])
    tokens = translator.best(sentence, (), forced)[0].tolist()
    assert [9, 10, 9] in [tokens[at : at + 3] for at in range(len(tokens))]
    assert 3 not in tokens


def says(tokens, sequence):
    size = len(sequence)
    return any(tuple(tokens[at : at + size]) == sequence for at in range(len(tokens) - size + 1))


@pytest.mark.parametrize("mode", MODES)
def test_a_forbidden_sequence_is_not_said_within_a_phrase_or_across(world, mode):
    options = MarginSearchOptions(mode=mode, bag=4, window=1)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    across = 0
    for sentence in sentences(25, seed=5):
        source = np.array(sentence, dtype=np.uint32)
        said = translator.best(source)[0].tolist()
        bags = BagPredictor(world.matrix, 4)
        bags.predict(source)
        phrases = [phrase for bag in bags.listed() for phrase, _, _ in bag]
        for at in range(len(said) - 1):
            pair = tuple(said[at : at + 2])
            across += not any(says(phrase, pair) for phrase in phrases)
            found = translator.nbest(source, 20, (), Constraints(forbidden=[pair]))
            assert found
            assert not any(says(item.tokens.tolist(), pair) for item in found)
    assert across > 3  # sequences that no phrase holds, so that dropping phrases is not enough


def test_nothing_else_is_lost_by_forbidding(world):
    """The best translation among all that do not hold the sequence."""
    options = MarginSearchOptions(bag=3, beam=100_000, window=1)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    compared = 0
    for sentence in sentences(8, longest=4, seed=9):
        source = np.array(sentence, dtype=np.uint32)
        said = translator.best(source)[0].tolist()
        for at in range(len(said) - 1):
            pair = tuple(said[at : at + 2])
            bags = BagPredictor(world.matrix, 3)
            bags.predict(source)
            bags.forbid([pair])
            wanted = exhaustive(world, bags.listed(), 1, forbidden=pair)
            found = translator.best(source, (), Constraints(forbidden=[pair]))[1]
            assert found == pytest.approx(wanted, abs=1e-3)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("mode", MODES)
def test_what_a_zone_holds_stays_together(world, mode):
    """Its words speak one after the other, and say words of their own."""
    options = MarginSearchOptions(mode=mode, bag=6, window=2)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    rng = random.Random(3)
    moved = 0
    for sentence in sentences(40, longest=9, seed=7):
        if len(sentence) < 4:
            continue
        start = rng.randrange(len(sentence) - 2)
        end = rng.randrange(start + 2, len(sentence) + 1)
        zones = [(start, end), (start, start + 1)]
        source = np.array(sentence, dtype=np.uint32)
        found = translator.nbest(source, 20, (), Constraints(zones=zones))
        assert found
        for item in found:
            spoken = [(first, last) for first, last, _ in phrases_of(item)]
            for low, high in zones:
                inside = [low <= first and last <= high for first, last in spoken]
                assert not any(first < low < last or first < high < last for first, last in spoken)
                runs = [k for k in range(1, len(inside)) if inside[k] and not inside[k - 1]]
                assert len(runs) + bool(inside and inside[0]) <= 1
            order = [first for first, _ in spoken]
            moved += order != sorted(order)
    assert moved if mode == "improved" else True


@pytest.mark.parametrize("mode", MODES)
def test_nothing_crosses_a_wall(world, mode):
    options = MarginSearchOptions(mode=mode, bag=6, window=3)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    for sentence in sentences(20, seed=8):
        source = np.array(sentence, dtype=np.uint32)
        for wall in range(1, len(sentence)):
            for item in translator.nbest(source, 10, (), Constraints(walls=[wall])):
                sides = [first >= wall for first, _, _ in phrases_of(item)]
                assert sides == sorted(sides)
                assert not any(first < wall < last for first, last, _ in phrases_of(item))


@pytest.mark.parametrize("mode", MODES)
def test_a_long_zone_far_from_the_first_word_is_finished(world, mode):
    rng = random.Random(2)
    source = np.array([rng.randrange(3, SIZE) for _ in range(60)], dtype=np.uint32)
    options = MarginSearchOptions(mode=mode, bag=4, beam=10, window=2)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, options)
    for zones in ([(2, 58)], [(1, 30), (31, 60)], [(2, 20), (4, 12), (40, 59)]):
        found = translator.nbest(source, 3, (), Constraints(zones=zones))
        assert found
        assert len(found[0].tokens) > 20


@pytest.mark.parametrize("mode", MODES)
def test_constraints_that_leave_nothing_give_an_answer_all_the_same(world, mode):
    translator = MarginTranslator(
        world.matrix, world.lm, world.weights, MarginSearchOptions(mode=mode)
    )
    source = np.array([3, 4, 5], dtype=np.uint32)
    both = Constraints(forced=[Forced(0, 1, ((9,),))], forbidden=[(9,)])
    assert 9 in translator.best(source, (), both)[0].tolist()


def test_borders_outside_the_sentence_are_refused(world):
    translator = MarginTranslator(world.matrix, world.lm, world.weights)
    source = np.array([3, 4, 5], dtype=np.uint32)
    with pytest.raises(ValueError, match="no zone"):
        translator.best(source, (), Constraints(zones=[(1, 4)]))
    with pytest.raises(ValueError, match="no wall"):
        translator.best(source, (), Constraints(walls=[3]))


def test_a_border_within_a_term_does_not_cut_it(world):
    translator = MarginTranslator(world.matrix, world.lm, world.weights)
    source = np.array([3, 4, 5, 6], dtype=np.uint32)
    term = Constraints(zones=[(0, 2)], forced=[Forced(1, 3, ((9, 10),))])
    tokens = translator.best(source, (), term)[0].tolist()
    assert sum(tokens[at : at + 2] == [9, 10] for at in range(len(tokens))) == 1


@pytest.mark.parametrize("mode", ["improved", "contradiction"])
def test_a_learner_runs_on_the_forest(world, mode):
    """pa2 on the rules of an n-best list: the update prefers what is better."""
    translator = MarginTranslator(
        world.matrix, world.lm, world.weights, MarginSearchOptions(mode=mode)
    )
    moved = 0
    for sentence in sentences(10):
        found = translator.nbest(np.array(sentence, dtype=np.uint32), 20)
        rows = []
        for derivation in found:
            row = defaultdict(float)
            for *_, tokens in phrases_of(derivation):
                row[hash(tokens) & 0xFFFF] += 1.0
            rows.append(row)
        reference = np.array(sentence, dtype=np.uint32)
        quality = bleu_smooth(bleu_statistics([x.tokens for x in found], [reference]))
        candidates = CandidateSet.build(rows, [x.score for x in found], quality)
        delta = PA2().learn(candidates, np.zeros(len(candidates.columns)))
        if len(delta):
            moved += 1
            change = np.zeros(len(candidates.columns))
            change[np.searchsorted(candidates.columns, delta.keys)] = delta.values
            best, shown = int(quality.argmax()), int(candidates.scores.argmax())
            assert change @ (candidates.row(best) - candidates.row(shown)) > 0
    assert moved


def test_a_confirmed_segment_is_in_the_next_translation(world):
    session = SessionCounts(world.matrix)
    translator = MarginTranslator(world.matrix, world.lm, world.weights, session=session)
    new = SIZE + 5  # words that training never saw
    source = np.array([3, new, 4], dtype=np.uint32)
    assert PASS_THROUGH + 1 in translator.best(source)[0].tolist()
    session.add(source, [3, new + 1, 4])
    assert new + 1 in translator.best(source)[0].tolist()
    session.remove(source, [3, new + 1, 4])
    assert PASS_THROUGH + 1 in translator.best(source)[0].tolist()
