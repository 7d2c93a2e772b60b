"""Estimation against the naive oracle, and what must hold of every model."""

from __future__ import annotations

import gc
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lm_cases import as_arrays, random_sentences
from lm_oracle import BOS, EOS, UNK, LmOracle

from postil.errors import Cancelled, UsageError
from postil.models.lm.estimate import LMOptions, estimate_lm, find_discounts
from postil.models.lm.sort import NgramSorter, Packing
from postil.models.lm.spool import Budget, Streams
from postil.types.progress import Progress

VOCABULARY = 40


def assert_same(model, oracle, sentences) -> None:
    for sentence in sentences:
        ours = model.score_sentence(sentence)
        np.testing.assert_allclose(ours, oracle.score_sentence(sentence), atol=2e-5)


@pytest.mark.parametrize("order", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("prune", [(), (0, 1), (0, 0, 1, 2)])
def test_scores_equal_the_oracle(train, order, prune):
    sentences = random_sentences(order, 400, VOCABULARY - 5)
    unseen = random_sentences(order + 100, 60, VOCABULARY + 3)
    oracle = LmOracle(sentences, order, prune)
    model = train(sentences, order, VOCABULARY, prune=prune or (0,))
    assert model.order == order
    sizes = [sum(len(ngram) == k for ngram in oracle.probs) for k in range(1, order + 1)]
    assert list(model.counts) == [sizes[0] + 1, *sizes[1:]]  # and <s>
    np.testing.assert_allclose(model.settings["made"]["discounts"], oracle.discounts, atol=1e-12)
    assert_same(model, oracle, sentences[:80] + unseen)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("memory", [0, 1 << 18, 1 << 30])
def test_memory_and_threads_change_nothing(tmp_path, memory, threads):
    sentences = random_sentences(5, 15_000, VOCABULARY, 20)
    corpora = [as_arrays(sentences[:2500]), as_arrays([]), as_arrays(sentences[2500:])]
    models = [
        estimate_lm(corpora, 4, tmp_path / str(n), options, vocabulary_size=VOCABULARY)
        for n, options in enumerate([LMOptions(), LMOptions(memory=memory, threads=threads)])
    ]
    for name in ("unigrams", "order2", "order3", "order4"):
        first, second = (model.folder / f"{name}.bin" for model in models)
        assert first.read_bytes() == second.read_bytes()
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_sentence_longer_than_the_block(tmp_path):
    sentences = [random_sentences(1, 1, VOCABULARY, 4)[0], list(range(3, 40)) * 400, [5, 6]]
    oracle = LmOracle(sentences, 3)
    model = estimate_lm(
        [as_arrays(sentences)], 3, tmp_path / "m", LMOptions(memory=0), vocabulary_size=VOCABULARY
    )
    assert_same(model, oracle, [sentence[:50] for sentence in sentences])


WORD = st.sampled_from([0, 3, 4, 5, 6])
SENTENCES = st.lists(st.lists(WORD, max_size=7), min_size=1, max_size=12)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(SENTENCES, st.integers(1, 6), st.sampled_from([(0,), (0, 1), (0, 0, 1)]))
def test_every_context_sums_to_one(train, sentences, order, prune):
    model = train(sentences, order, 7, prune=prune)
    oracle = LmOracle(sentences, order, prune)
    assert_same(model, oracle, sentences)
    words = [word for word in oracle.vocabulary if word != BOS]
    for context in {(), *oracle.backoffs, (3, 4), (6, 6, 6, 6, 6)}:
        total = sum(np.exp(model.score_sentence([*context, w], False, False)[-1]) for w in words)
        assert total == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("order", [1, 2, 5])
@pytest.mark.parametrize("sentences", [[[]], [[3]], [[3, 3, 3, 3]], [[], [], [4]]])
def test_tiny_corpora(train, order, sentences):
    assert_same(train(sentences, order), LmOracle(sentences, order), [*sentences, [4, 9, 3]])


def test_unknown_words_of_the_corpus_are_a_word(train):
    sentences = [[3, UNK, 4], [3, UNK, 4], [4, UNK, UNK, UNK, UNK, 3]]
    model = train(sentences, 3)
    assert_same(model, LmOracle(sentences, 3), sentences)
    # A word the corpus does not have continues the n-grams of <unk>.
    assert model.score_sentence([3, 30, 4]).tolist() == model.score_sentence([3, UNK, 4]).tolist()


def test_fallback_discounts_are_reported(train):
    model = train([[3, 4]], 2, fallback_discounts=(0.4, 0.9, 1.3))
    assert model.settings["made"]["fallback_orders"] == [1, 2]
    assert model.settings["made"]["discounts"] == [[0.4, 0.9, 1.3]] * 2


def test_discounts_follow_chen_and_goodman():
    values, fallback = find_discounts([(100, 40, 20, 12), (9, 9, 0, 1)], (0.5, 1, 1.5))
    y = 100 / 180
    assert values[0].tolist() == pytest.approx(
        [0, 1 - 2 * y * 40 / 100, 2 - 3 * y * 20 / 40, 3 - 4 * y * 12 / 20]
    )
    assert values[1].tolist() == [0, 0.5, 1, 1.5]
    assert fallback == [2]


@pytest.mark.parametrize(
    ("sentences", "order", "options"),
    [
        ([], 3, {}),
        ([[3]], 0, {}),
        ([[3]], 7, {}),
        ([[3, BOS]], 2, {}),
        ([[EOS]], 2, {}),
        ([[VOCABULARY]], 2, {}),
        ([[3]], 3, {"prune": (1,)}),
        ([[3]], 3, {"prune": (0, 2, 1)}),
    ],
)
def test_what_cannot_be_estimated_is_refused(train, tmp_path, sentences, order, options):
    with pytest.raises(UsageError):
        train(sentences, order, VOCABULARY, **options)
    assert not list(tmp_path.iterdir())


def test_a_vocabulary_too_large_for_the_order_is_refused(train):
    with pytest.raises(UsageError, match="too large for order 6"):
        train([[3]], 6, 1 << 22)


def test_cancelling_leaves_nothing_behind(tmp_path: Path):
    progress = Progress(lambda state: state.cancel() if state.message == "Smoothing" else None)
    with pytest.raises(Cancelled):
        estimate_lm(
            [as_arrays(random_sentences(1, 50, 20))],
            3,
            tmp_path / "m",
            progress=progress,
            vocabulary_size=20,
        )
    assert not list(tmp_path.iterdir())


def test_progress_ends_complete(tmp_path: Path):
    seen: list[float] = []
    progress = Progress(lambda state: seen.append(state.fraction))
    corpus = as_arrays(random_sentences(1, 500, 20))
    estimate_lm([corpus], 3, tmp_path / "m", progress=progress, vocabulary_size=20)
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_memory_that_the_garbage_collector_frees(tmp_path: Path, monkeypatch):
    """After an error or Cancel, sorters and streams hang in the cycles of a traceback."""
    budget = Budget(1 << 24)
    cycle: list[object] = [NgramSorter(Packing(20, 3), budget, tmp_path, 100, 1)]
    cycle.append(cycle)
    assert budget.used > 0
    del cycle
    gc.collect()
    assert budget.used == 0

    def keep(streams: Streams, *_: object) -> None:
        cycle: list[object] = [streams]
        cycle.append(cycle)
        raise ValueError("no room")

    monkeypatch.setattr("postil.models.lm.estimate._make_trie", keep)
    corpus = as_arrays(random_sentences(1, 20_000, 1000, 20))
    with pytest.raises(ValueError, match="no room"):
        estimate_lm([corpus], 4, tmp_path / "m", LMOptions(form="trie"), vocabulary_size=1000)
    gc.collect()
    assert not list(tmp_path.iterdir())
