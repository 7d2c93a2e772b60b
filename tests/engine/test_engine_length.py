"""Learning makes translations neither shorter nor longer."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Evidence, LearningEvent, Provenance
from postil.engine.session.length import FARTHEST, FIRST, SLACK, STRENGTH, Length, lengths_of
from postil.text.tags import TaggedText

LENGTHS = st.just(()) | st.tuples(*[st.integers(0, 200)] * 2)


def length_of(*pairs):
    length = Length()
    for pair in pairs:
        length.add(Evidence(lengths=pair))
    return length


@given(st.lists(LENGTHS, max_size=8), st.data())
def test_sums_are_those_of_the_evidence_in_force(pairs, data):
    length = length_of(*pairs)
    kept = data.draw(st.sets(st.sampled_from(range(len(pairs))))) if pairs else set()
    for number in data.draw(st.permutations([k for k in range(len(pairs)) if k not in kept])):
        length.remove(Evidence(lengths=pairs[number]))
    again = length_of(*(pairs[number] for number in kept))
    assert length.dump() == again.dump()
    assert length.change == again.change
    restored = Length()
    restored.restore(length.save())
    assert restored.dump() == length.dump()


def test_words_gain_weight_as_far_as_translations_became_shorter():
    assert Length().change == length_of((1000, 1000)).change == 0.0
    shorter, longer = length_of((990, 1000)), length_of((1010, 1000))
    assert shorter.change == pytest.approx(STRENGTH * (10 / (1000 + FIRST) - SLACK))
    assert longer.change == -shorter.change
    assert length_of((996, 1000)).change == 0.0
    assert length_of((5, 10)).change < length_of((500, 1000)).change == FARTHEST
    assert length_of((2000, 1000)).change == -FARTHEST


def test_a_segment_that_the_sums_do_not_hold_can_be_taken_back():
    """As of a project whose kept sums somebody changed."""
    length = Length()
    length.remove(Evidence(lengths=(0, int(FIRST))))
    assert length.change == -FARTHEST


def test_sums_below_nothing_are_refused():
    for words in ([5, -1], [-1, 5]):
        with pytest.raises(ValueError, match="below 0"):
            Length().restore({"words": np.array(words, dtype=np.int64)})


def weight_of_words(engine):
    return float(engine._version._translator.weights[engine._models.features.column("word.count")])


def test_an_engine_that_has_become_terse_gives_words_more_weight(engine, pairs):
    """Exactly undone, kept in the event, and the same in an engine that learns it again."""
    before = weight_of_words(engine)
    event = engine.study(pairs[0][0], TaggedText("Prêt."), Provenance())
    learned, trained = event.evidence.lengths
    assert learned == trained > 0
    terse = LearningEvent(
        engine.next_number, Provenance(), event.keys[:0], event.deltas[:0],
        evidence=Evidence(lengths=(900, 1000)),
    )  # fmt: skip
    engine.apply(terse)
    assert weight_of_words(engine) == pytest.approx(before + FARTHEST, abs=1e-6)
    again = engine.reopened()
    again.apply(LearningEvent.from_bytes(terse.to_bytes()))
    assert again.state() == engine.state()
    restored = engine.reopened()
    restored.restore(engine.snapshot())
    assert restored.state() == engine.state()
    assert weight_of_words(restored) == weight_of_words(engine)
    engine.undo(terse)
    assert weight_of_words(engine) == before


def test_lengths_are_those_of_what_is_said_now_and_was_said_as_trained(engine, pairs):
    for source, target in pairs[:6]:
        engine.learn(source, target, Provenance())
    source, target = pairs[7]
    event = engine.study(source, target, Provenance())
    prepared = engine._models.source.prepare(source)
    said = [one.best_tokens(prepared) for one in (engine._version, engine._trained)]
    assert event.evidence.lengths == lengths_of(*said)
    assert all(
        0 < words < len(tokens) for words, tokens in zip(event.evidence.lengths, said, strict=True)
    )  # the full stop is none


def test_signs_are_no_words():
    assert lengths_of(["l'", "écran", ":", "5", "%", "!"], ["—", "…"]) == (3, 0)


def test_who_learns_no_weights_changes_none(engine_folder, pairs):
    engine = Engine.open(engine_folder, EngineOptions(use_weights=False))
    assert not engine.study(*pairs[0], Provenance()).evidence.lengths
