"""What was learned counts as much as it has earned, exactly undone."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.engine import Engine
from postil.engine.events import LARGEST_EVIDENCE, Evidence, LearningEvent, Provenance
from postil.engine.session.trust import PARTS, TRIED, Trust, evidence_of
from postil.errors import EngineError
from postil.models.session.ngrams import SHARES, TRIED_SHARES, UNIT
from postil.text.tags import TaggedText

NUMBERS = st.integers(-(1 << 20), 1 << 20)
EVIDENCE = st.builds(
    Evidence,
    parts=st.just(()) | st.tuples(*[NUMBERS] * (len(PARTS) * len(TRIED))),
    shares=st.just(()) | st.tuples(*[NUMBERS] * (len(SHARES) * len(TRIED_SHARES))),
)


@given(st.lists(EVIDENCE, max_size=6), st.data())
def test_sums_are_those_of_the_evidence_in_force(evidence, data):
    trust, again = Trust(), Trust()
    for one in evidence:
        trust.add(one)
    kept = data.draw(st.sets(st.sampled_from(range(len(evidence))))) if evidence else set()
    for number in data.draw(st.permutations([k for k in range(len(evidence)) if k not in kept])):
        trust.remove(evidence[number])
    for number in kept:
        again.add(evidence[number])
    assert trust.dump() == again.dump()
    assert (trust.factors == again.factors).all()
    restored = Trust()
    restored.restore(trust.save())
    assert restored.dump() == trust.dump()


def test_without_evidence_all_counts_about_in_full():
    assert Trust().factors == pytest.approx(np.ones(len(PARTS)), abs=0.15)
    assert Trust().shares == pytest.approx(SHARES, abs=0.03)


@given(st.sampled_from(range(len(TRIED))), st.sampled_from(range(len(PARTS))))
def test_the_factor_that_did_best_is_used(best, part):
    trust = Trust()
    quality = np.full((len(PARTS), len(TRIED)), 0.4)
    quality[part, best] = 0.6
    for _ in range(10):
        trust.add(Evidence(tuple(np.rint(quality.ravel() / UNIT).astype(int).tolist())))
    assert trust.factors[part] == pytest.approx(TRIED[best], abs=0.01)


@given(st.integers(0, 10_000))
def test_evidence_is_the_quality_of_what_would_have_been_shown(seed):
    generator = np.random.default_rng(seed)
    scores, quality = generator.normal(size=9), generator.random(9)
    contributions, factors = generator.normal(size=(9, len(PARTS))), generator.random(len(PARTS))
    found = evidence_of(scores, contributions, factors, quality)
    expected = []
    for part in range(len(PARTS)):
        for tried in TRIED:
            others = scores + (tried - factors[part]) * contributions[:, part]
            expected.append(quality[int(np.argmax(others))])
    assert np.array(found) * UNIT == pytest.approx(expected, abs=UNIT)


def test_evidence_travels_with_its_event_and_is_checked(engine, pairs):
    events = [engine.learn(*pair, Provenance()) for pair in pairs[:4]]
    assert any(event.evidence.parts and any(event.evidence.shares) for event in events)
    for event in events:
        assert LearningEvent.from_bytes(event.to_bytes()).evidence == event.evidence
    wrong = LearningEvent(
        1, Provenance(), events[0].keys[:0], events[0].deltas[:0],
        evidence=Evidence((LARGEST_EVIDENCE + 1,)),
    )  # fmt: skip
    with pytest.raises(EngineError, match="damaged"):
        LearningEvent.from_bytes(wrong.to_bytes())


def test_what_misleads_is_trusted_less(engine_folder, pairs):
    """Translations that have nothing to do with their sources: the words learned from one are
    wrong in the next, and count for less than those of true pairs in the same order; those of one
    order may fit by chance.
    """

    def trusted(learned):
        engine = Engine.open(engine_folder)
        for source, target in learned:
            engine.learn(source, target, Provenance())
        assert engine._session.trust.shares[1] < SHARES[1]
        return engine._session.trust.factors[0]

    true, wrong = 0.0, 0.0
    for order in range(4):
        shuffled = list(pairs)
        random.Random(order).shuffle(shuffled)
        true += trusted(shuffled)
        wrong += trusted([(pair[0], other[1]) for pair, other in zip(pairs, shuffled, strict=True)])
    assert wrong < 0.9 * true


def test_what_repeats_is_trusted_more(engine):
    for number in range(12):
        engine.learn(
            TaggedText(f"Press the zorglub button {number}."),
            TaggedText(f"Actionnez la commande bulgroz {number}."),
            Provenance(),
        )
    assert engine._session.trust.shares[3] > SHARES[3]
    assert "bulgroz" in engine.suggest(TaggedText("Press the zorglub button.")).target.plain
