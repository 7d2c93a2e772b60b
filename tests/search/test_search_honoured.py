"""Decoders that do not heed constraints: their lists are sifted."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from search_world import SOURCE_WORDS, TARGET_WORDS, make_world, translator

from postil.search.constraints import BINDING, FREE, Blocked, Constraints, Forced
from postil.search.forest.honoured import honours
from postil.search.phrase.translator import Translator

LENGTH = 4
SENTENCE = st.lists(st.integers(3, 2 + SOURCE_WORDS), min_size=LENGTH, max_size=LENGTH)
SPAN = st.tuples(st.integers(0, LENGTH - 1), st.integers(1, 2)).map(
    lambda pair: (pair[0], min(LENGTH, pair[0] + pair[1]))
)
WORDS = st.lists(st.integers(3, 2 + TARGET_WORDS), min_size=1, max_size=2)
CONSTRAINTS = {
    "walls": st.lists(st.integers(1, LENGTH - 1), min_size=1, max_size=2),
    "zones": st.lists(SPAN.filter(lambda span: span[1] - span[0] == 2), min_size=1, max_size=1),
    "forbidden": st.lists(WORDS, min_size=1, max_size=3),
}


class Heedless(Translator):
    """Its search knows of no constraints."""

    heeds = frozenset()

    def forest(self, source, extra=(), constraints=FREE):  # noqa: ARG002
        return super().forest(source, extra)

    def best(self, source, extra=(), constraints=FREE):
        return super(Translator, self).best(source, extra, constraints)


@pytest.fixture(scope="module")
def pair(tmp_path_factory):
    """Two decoders of one model: one heeds all constraints, the other none."""
    world = make_world(tmp_path_factory.mktemp("world"), 4)
    heeding = translator(world, -1)
    return heeding, Heedless(heeding.table, heeding.lm, heeding.weights, heeding.options)


def check(pair, sentence, constraints):
    """The sifted list begins with what the search that obeys finds."""
    heeding, heedless = pair
    source = np.array(sentence, dtype=np.uint32)
    (best, *_) = heeding.nbest(source, 3, (), constraints)
    assume(honours(best, constraints))  # else there is no such translation
    found = heedless.nbest(source, 3, (), constraints)
    assert found[0].score == pytest.approx(best.score, abs=1e-3)
    assert all(honours(one, constraints) for one in found)
    assert len({one.tokens.tobytes() for one in found}) == len(found)
    assert heedless.best(source, (), constraints)[1] == found[0].score


@pytest.mark.parametrize("kind", CONSTRAINTS)
@given(data=st.data())
@settings(deadline=None, max_examples=20)
def test_the_best_that_obeys_is_what_a_search_that_heeds_finds(pair, kind, data):
    constraints = Constraints(**{kind: data.draw(CONSTRAINTS[kind])})
    check(pair, data.draw(SENTENCE), constraints)


@pytest.mark.parametrize("kind", ["forced", "blocked"])
@given(sentence=SENTENCE, place=st.integers(0, LENGTH - 1), which=st.integers(0, 2))
@settings(deadline=None, max_examples=20)
def test_terms_are_said_and_blocked_pairs_are_not(pair, kind, sentence, place, which):
    entries = pair[0].table.options(sentence[place : place + 1])
    assume(len(entries) > which)
    target = entries[which].target
    if kind == "forced":
        constraints = Constraints(forced=[Forced(place, place + 1, (target,))])
    else:
        constraints = Constraints(blocked=[Blocked(place, place + 1, (target,))])
    check(pair, sentence, constraints)


def test_where_nothing_obeys_there_is_an_answer_all_the_same(pair):
    sentence = np.array([4, 5], dtype=np.uint32)
    impossible = Constraints(forced=[Forced(0, 1, ((9999,),))])
    found = pair[1].nbest(sentence, 5, (), impossible)
    free = pair[1].nbest(sentence, 5)
    assert [one.tokens.tolist() for one in found] == [one.tokens.tolist() for one in free]


def test_what_is_beyond_a_decoder_is_what_binds_and_is_not_heeded():
    everything = Constraints(
        walls=[1],
        zones=[(0, 2)],
        forced=[Forced(0, 1, ((4,),))],
        forbidden=[[5]],
        blocked=[Blocked(1, 2, ((6,),))],
    )
    assert everything.binds
    assert not everything.beyond(BINDING).binds
    assert everything.beyond(()) == everything
    assert everything.beyond({"forced", "zones"}) == Constraints(
        walls=[1], forbidden=[[5]], blocked=everything.blocked
    )
    assert not FREE.binds
