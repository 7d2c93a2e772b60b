"""Dense weights tuned again beside sparse ones that stay."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from relevant_world import QUICK, RelevantWorld

from postil.errors import Cancelled
from postil.features.sparse_model import SparseModel
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.relevant_sets.combination import on_engine_scale, real_then_binary
from postil.training.relevant_sets.retuning import OPTIONS, retuned
from postil.training.relevant_sets.task import translator_of
from postil.training.tuning.beside_sparse import LEAST, BesideSparse
from postil.training.tuning.loop import judged
from postil.training.tuning.pools import resolved
from postil.training.workers import Threads
from postil.types.progress import Progress


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return RelevantWorld(tmp_path_factory.mktemp("retuning"))


@pytest.fixture(scope="module")
def binary(world, tmp_path_factory):
    """Binary features beside the weights of the engine."""
    task = replace(world.binary(start="seeds"), weights=base_of(world))
    options = replace(QUICK, n_best=3)
    folder = tmp_path_factory.mktemp("state") / "binary"
    return real_then_binary(task, options, folder, Threads(1))


def base_of(world):
    return PHRASE_FEATURES.weights(world.models.manifest.weights)


def bleu(translator, text):
    found = [translator.best(source)[0] for source in text.sources]
    outputs = [resolved(tokens, text.copies[n]) for n, tokens in enumerate(found)]
    return judged(outputs, text.references)


def beside(world, binary, weights):
    nothing = np.zeros(len(PHRASE_FEATURES))
    decoder = BesideSparse(translator_of(world.models, nothing, binary.sparse), 1e-5)
    decoder.set_weights(weights)
    return decoder


def test_the_score_is_the_dense_values_times_the_weights(world, binary):
    """With the last column, which is what the sparse weights add."""
    weights = np.append(base_of(world), 0.07).astype(np.float64)
    decoder = beside(world, binary, weights)
    plain = binary.translator(world.models)
    plain.set_weights(weights[:-1] / weights[-1])
    added = set()
    for source in world.dev.sources[:8]:
        tokens, offsets, _, dense = decoder.candidates(source, 10)
        same = plain.nbest(source, 10)
        texts = np.split(tokens, offsets[1:-1])
        assert [one.tolist() for one in texts] == [one.tokens.tolist() for one in same]
        for values, other in zip(dense, same, strict=True):
            assert values[:-1].tolist() == other.dense.tolist()
            assert values @ weights == pytest.approx(weights[-1] * other.score, abs=1e-4)
            added.add(round(float(values[-1]), 3))
    assert len(added) > 5


def test_the_weight_of_the_sparse_score_changes_what_is_found(world, binary):
    weights = np.append(base_of(world), 0.0)
    texts = []
    for last in (0.0, 0.1, 10.0):
        weights[-1] = last
        decoder = beside(world, binary, weights)
        texts.append([decoder.best(source)[0].tolist() for source in world.dev.sources])
    alone = world.models
    engine = binary.translator(alone)
    engine.scorer = None
    engine.set_weights(base_of(world))
    assert texts[0] == [engine.best(source)[0].tolist() for source in world.dev.sources]
    assert texts[1] != texts[2]


def test_what_comes_of_it_is_never_worse_on_what_it_was_tuned_on(world, binary, tmp_path):
    before = np.array(binary.dense)
    sparse = SparseModel.open(binary.sparse)
    result, rounds = retuned(
        binary, world.models, world.dev, base=base_of(world), options=replace(OPTIONS, threads=1)
    )
    best = max(item.bleu for item in rounds)
    assert best >= rounds[0].bleu
    assert result.sparse == binary.sparse
    assert SparseModel.open(result.sparse).features == sparse.features
    assert binary.dense.tolist() == before.tolist()
    # fixed weights stand beside tuned ones of size 1; here all are on the scale of the sparse ones
    last = next(item.weights for item in rounds if item.bleu == best)
    assert np.abs(last[np.append(PHRASE_FEATURES.tuned, True)]).sum() == pytest.approx(1.0)
    first = rounds[0].weights[-1]
    assert first == pytest.approx(1 / (np.abs(binary.dense[PHRASE_FEATURES.tuned]).sum() + 1))
    assert result.dense.tolist() == (last[:-1] / max(LEAST * first, last[-1])).tolist()
    assert (
        last[PHRASE_FEATURES.column("unknown")] == base_of(world)[PHRASE_FEATURES.column("unknown")]
    )
    assert bleu(result.translator(world.models), world.dev) == pytest.approx(best, abs=1e-6)
    scaled = on_engine_scale(result, base_of(world), tmp_path / "scaled")
    assert bleu(scaled.translator(world.models), world.dev) == pytest.approx(best, abs=1e-6)


def test_the_first_round_has_the_weights_as_they_are(world, binary):
    _, rounds = retuned(
        binary,
        world.models,
        world.dev,
        base=base_of(world),
        options=replace(OPTIONS, rounds=1, threads=1),
    )
    assert rounds[0].bleu == pytest.approx(binary.reports[binary.best].dev_bleu, abs=1e-6)


def test_only_the_weights_that_may_move_do(world, binary):
    tuned = PHRASE_FEATURES.mask(("lm", "word.count"))
    base = base_of(world)
    result, rounds = retuned(
        binary,
        world.models,
        world.dev,
        base=base,
        options=replace(OPTIONS, rounds=3, threads=1),
        tuned=tuned,
    )
    for item in rounds:
        kept = ~tuned
        kept[PHRASE_FEATURES.column("session.lm")] = False  # it goes with the language model
        assert item.weights[:-1][kept].tolist() == base[kept].tolist()
    assert result.dense.shape == base.shape


def test_sparse_weights_there_must_be(world, binary):
    with pytest.raises(ValueError, match="no sparse"):
        retuned(replace(binary, sparse=None), world.models, world.dev, base=base_of(world))


def test_cancel_is_heard(world, binary):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        retuned(binary, world.models, world.dev, base=base_of(world), progress=progress)
