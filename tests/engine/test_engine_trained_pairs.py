"""What an engine was trained on is remembered when it is confirmed, and is no evidence."""

from __future__ import annotations

import shutil
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.models import TRAINED_PAIRS
from postil.errors import EngineError
from postil.models.trained_pairs import TrainedPairs, save_trained_pairs
from postil.text.pair_key import pair_key
from postil.text.tags import Tag, TaggedText, placeholder
from postil.training.corpora import corpus_of
from postil.types.progress import Progress

LINES = st.text("ab \u00e9", max_size=4)
PAIRS = st.lists(st.tuples(LINES, LINES), max_size=12)


def keys_of(pairs):
    return np.frombuffer(b"".join([pair_key(*pair) for pair in pairs]), dtype="<u8")


@pytest.fixture
def engine(trained_folder):
    return Engine.open(trained_folder)


@pytest.fixture(scope="session")
def trained_pairs(sample):
    """Pairs of the memory that the engine of the sample is trained on."""
    return list(islice(corpus_of(sample / "printer-guide.tmx").pairs("en", "fr", Progress()), 30))


@given(known=PAIRS, asked=PAIRS)
def test_a_pair_is_held_if_it_was_put_in(tmp_path_factory, known, asked):
    folder = tmp_path_factory.mktemp("pairs") / "pairs"
    save_trained_pairs(keys_of([*known, *known]), folder)
    found = TrainedPairs.open(folder)
    assert len(found) == len(set(known))
    for pair in [*known, *asked]:
        assert found.holds(*pair) == (pair in known)


def test_sides_are_not_exchanged_nor_run_together():
    found = TrainedPairs(np.sort(keys_of([("a b", "c")])))
    assert found.holds("a b", "c")
    assert not any(found.holds(*pair) for pair in [("c", "a b"), ("a", "b c"), ("a b c", "")])


def test_a_pair_of_the_training_teaches_phrases_only(engine, trained_pairs):
    learned = [
        engine.learn(TaggedText.of(source), TaggedText.of(target), Provenance())
        for source, target in trained_pairs
    ]
    assert any(event.phrase_count for event in learned)
    for event in learned:
        assert not len(event.keys)
        assert event.judgement is None
        assert event.trace is None
        assert not any((event.evidence.parts, event.evidence.shares, event.evidence.gains))


def test_the_same_source_translated_otherwise_is_evidence(engine, trained_pairs):
    source, target = max(trained_pairs, key=lambda pair: len(pair[0]))
    event = engine.learn(TaggedText.of(source), TaggedText.of(f"{target} Enfin."), Provenance())
    assert event.judgement is not None
    assert len(event.keys)


def test_a_pair_is_known_whatever_its_tags_and_the_spaces_around_it(engine, trained_pairs):
    source, target = trained_pairs[0]
    bold = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
    tagged = TaggedText(f"{placeholder(0)}{source}{placeholder(1)}", bold)
    event = engine.study(tagged, TaggedText(f" {target} "), Provenance())
    assert event.judgement is None


def test_an_engine_without_the_list_learns_from_everything(engine_folder, trained_pairs):
    source, target = map(TaggedText.of, trained_pairs[0])
    assert not (engine_folder / TRAINED_PAIRS).exists()
    assert Engine.open(engine_folder).study(source, target, Provenance()).judgement is not None


def test_a_damaged_list_is_named(trained_folder, tmp_path):
    folder = tmp_path / "engine"
    shutil.copytree(trained_folder, folder)
    (folder / TRAINED_PAIRS / "keys.bin").write_bytes(b"")
    with pytest.raises(EngineError, match=TRAINED_PAIRS):
        Engine.open(folder)
