"""Forced terms and forbidden sequences against exhaustive search."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from search_world import (
    COLUMN,
    SOURCE_WORDS,
    TARGET_WORDS,
    Exhaustive,
    make_world,
    phrases_of,
    sentences,
    translator,
)
from test_search_block import best_of

from postil.search.constraints import Blocked, Constraints, Forced, Preferred
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions

WORDS = st.integers(3, 2 + TARGET_WORDS)


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return make_world(tmp_path_factory.mktemp("world"), 4)


@given(
    sentence=st.lists(st.integers(3, 3 + SOURCE_WORDS), min_size=1, max_size=4),
    forbidden=st.lists(st.lists(WORDS, min_size=1, max_size=3), min_size=1, max_size=4),
)
def test_a_forbidden_sequence_is_not_said_and_nothing_else_is_lost(world, sentence, forbidden):
    decoder = translator(world, 2)
    allowed = [
        found.score
        for found in Exhaustive(world, 2).derivations(sentence)
        if not any(found.holds(sequence) for sequence in forbidden)
    ]
    source = np.array(sentence, dtype=np.uint32)
    tokens, score = best_of(decoder, source, forbidden=forbidden)
    if allowed:
        assert score == pytest.approx(max(allowed), abs=1e-3)
    else:  # a word whose every translation is forbidden is copied
        assert max(tokens) >= 0x80000000


@given(
    sentence=st.lists(st.integers(3, 3 + SOURCE_WORDS), min_size=1, max_size=4),
    blocked=st.lists(
        st.builds(
            lambda start, size, words: Blocked(start, start + size, tuple(words)),
            st.integers(0, 3),
            st.integers(1, 2),
            st.lists(st.tuples(WORDS), min_size=1, max_size=8),
        ),
        min_size=1,
        max_size=2,
    ),
)
def test_a_word_with_blocked_translations_is_copied_only_where_it_must_be(world, sentence, blocked):
    constraints = Constraints(blocked=blocked)
    best = []
    for copies in (False, True):
        oracle = Exhaustive(world, 2, constraints=constraints, copies=copies)
        best.append(max((found.score for found in oracle.derivations(sentence)), default=None))
    _, score = best_of(translator(world, 2), np.array(sentence, np.uint32), blocked=blocked)
    assert score == pytest.approx(best[1] if best[0] is None else best[0], abs=1e-3)


def test_a_word_with_blocked_translations_is_translated_within_a_longer_phrase(world):
    """Though to copy it would cost nothing."""
    weights = world.weights.copy()
    weights[COLUMN["unknown"]] = 0.0
    decoder = translator(world, 2)
    decoder.set_weights(weights)
    own: dict[int, list[tuple[int, ...]]] = {}
    for one in world.entries:
        if len(one.source) == 1:
            own.setdefault(one.source[0], []).append(one.target)
    tried = 0
    for sentence in ([first, second] for first in own for second in own):
        constraints = Constraints(blocked=[Blocked(0, 1, tuple(own[sentence[0]]))])
        translated = list(Exhaustive(world, 2, constraints=constraints).derivations(sentence))
        (found,) = decoder.nbest(np.array(sentence, np.uint32), 1, (), constraints)
        assert (max(found.tokens.tolist()) >= 0x80000000) == (not translated)
        tried += bool(translated)
    assert tried


@pytest.mark.parametrize("limit", [0, 3])
def test_a_term_is_translated_as_wanted_and_the_best_way_to_do_so_is_found(world, limit):
    decoder = translator(world, limit)
    oracle = Exhaustive(world, limit)
    tried = 0
    for sentence in sentences(31, 12, 5):
        for start, word in enumerate(sentence.tolist()):
            for entry in oracle.by_source.get((word,), [])[:2]:
                term = Forced(start, start + 1, (entry.target,))
                allowed = [
                    found.score
                    for found in oracle.derivations(sentence.tolist())
                    if any(
                        first <= start < end and in_order(entry.target, target)
                        for first, end, target in found.steps
                    )
                ]
                _, score = best_of(decoder, sentence, forced=[term])
                assert score == pytest.approx(max(allowed), abs=1e-3)
                tried += 1
    assert tried > 20


def in_order(part, whole):
    return any(whole[at : at + len(part)] == part for at in range(len(whole)))


def test_one_of_several_targets_is_chosen(world):
    decoder = translator(world, 3)
    sentence = np.array([4, 5, 6], dtype=np.uint32)
    targets = ((14, 14, 14), (13, 13, 13))
    for item in decoder.nbest(sentence, 10, (), Constraints(forced=[Forced(0, 2, targets)])):
        steps = {(start, end): tokens for start, end, tokens in phrases_of(item)}
        assert steps[0, 2] in targets


def test_constraints_that_leave_nothing_give_an_answer_all_the_same(world):
    decoder = translator(world, 3)
    sentence = np.array([4, 5, 6], dtype=np.uint32)
    with decoder._decoder() as search:
        search.search(
            sentence,
            constraints=Constraints(forced=[Forced(0, 1, ((14,),))], forbidden=[(14,)]),
        )
        assert search.relaxed
        assert 14 in search.tokens().tolist()
        search.search(sentence)
        assert not search.relaxed


def test_senseless_terms_are_refused(world):
    decoder = translator(world, 3)
    sentence = np.array([4, 5, 6], dtype=np.uint32)
    with pytest.raises(ValueError, match="terms overlap"):
        Constraints(forced=[Forced(0, 2, ((14,),)), Forced(1, 3, ((14,),))])
    with pytest.raises(ValueError, match="no span"):
        best_of(decoder, sentence, forced=[Forced(2, 4, ((14,),))])
    with pytest.raises(ValueError, match="forced to nothing"):
        best_of(decoder, sentence, forced=[Forced(1, 2, ())])


@pytest.mark.parametrize("limit", [0, 3])
def test_preferred_terms_are_worth_their_weight_and_no_more(world, limit):
    """Of two terms in a sentence, each alone or within a longer phrase."""
    decoder = translator(world, limit)
    oracle = Exhaustive(world, limit)
    weight = world.weights[COLUMN["glossary"]]
    tried = changed = 0
    for sentence in sentences(37, 14, 4):
        terms = [
            Preferred(start, start + 1, (entry.target, (13, 13, 13)))
            for start, word in enumerate(sentence.tolist())
            for entry in oracle.by_source.get((word,), [])[-1:]
        ][:2]
        # the other target is offered by no phrase: forbidden, it cannot be what is found
        nothing = [[13, 13, 13]]
        expected = max(
            found.score + weight * sum(says(found, term) for term in terms)
            for found in oracle.derivations(sentence.tolist())
            if not found.holds(nothing[0])
        )
        constraints = Constraints(preferred=terms, forbidden=nothing)
        (best,) = decoder.nbest(sentence, 1, (), constraints)
        assert best.score == pytest.approx(expected, abs=1e-3)
        assert best.score == pytest.approx(best.dense @ world.weights, abs=1e-3)
        (plain,) = decoder.nbest(sentence, 1, (), Constraints(forbidden=nothing))
        tried += bool(terms)
        changed += best.tokens.tolist() != plain.tokens.tolist()
    assert tried > 8
    assert changed > 1


def says(found, term):
    return any(
        first <= term.start
        and term.end <= end
        and any(in_order(wanted, target) for wanted in term.targets)
        for first, end, target in found.steps
    )


def test_a_preferred_target_that_no_phrase_has_is_offered(world):
    decoder = translator(world, 3)
    sentence = np.array([4, 5, 6], dtype=np.uint32)
    term = Preferred(0, 2, ((14, 13, 14),))
    found = decoder.nbest(sentence, 200, (), Constraints(preferred=[term]))
    said = [(0, 2, (14, 13, 14)) in phrases_of(item) for item in found]
    assert 0 < sum(said) < len(found)
    for item, does in zip(found, said, strict=True):
        assert item.dense[COLUMN["glossary"]] == (2.0 if does else 0.0)
        assert item.score == pytest.approx(item.dense @ world.weights, abs=1e-3)


def test_preferred_terms_of_no_weight_leave_every_byte_as_it_is(world):
    weights = world.weights.copy()
    weights[COLUMN["glossary"]] = 0.0
    options = SearchOptions(table_limit=1000, distortion_limit=3)
    decoder = Translator(world.table, world.lm, weights, options)
    for sentence in sentences(41, 8, 9):
        terms = [Preferred(start, start + 1, ((14,), (13, 14))) for start in range(len(sentence))]
        given, free = (
            decoder.nbest(sentence, 100, (), Constraints(preferred=some)) for some in (terms, [])
        )
        assert [(one.tokens.tobytes(), one.score, one.dense.tobytes()) for one in given] == [
            (one.tokens.tobytes(), one.score, one.dense.tobytes()) for one in free
        ]


def test_preferred_terms_keep_to_what_is_required(world):
    decoder = translator(world, 3)
    sentence = np.array([4, 5, 6], dtype=np.uint32)
    told = Constraints(forced=[Forced(0, 2, ((14, 14),))], preferred=[Preferred(0, 2, ((13,),))])
    for item in decoder.nbest(sentence, 5, (), told):
        assert (0, 2, (14, 14)) in phrases_of(item)
    walled = Constraints(walls=[1], preferred=[Preferred(0, 2, ((13, 13, 13),))])
    for item in decoder.nbest(sentence, 20, (), walled):
        assert all(not start < 1 < end for start, end, _ in phrases_of(item))
    with pytest.raises(ValueError, match="no span"):
        decoder.nbest(sentence, 1, (), Constraints(preferred=[Preferred(2, 4, ((13,),))]))
