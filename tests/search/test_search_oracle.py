"""BLEU-oracle decoding against all derivations of small sentences."""

from __future__ import annotations

import random

import numpy as np
import pytest
from search_world import SOURCE_WORDS, TARGET_WORDS, Exhaustive, make_world

from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.phrase.options import OptionTable
from postil.search.phrase.oracle import OracleDecoder


def bleu(tokens, references):
    return float(bleu_smooth(bleu_statistics([tokens], references))[0])


def oracle_decoder(world, **settings):
    options = OptionTable(world.table, world.lm, world.weights, 1000)
    return OracleDecoder(options, **{"stack_limit": 100_000, "distortion_limit": 2, **settings})


def problems(seed, count):
    rng = random.Random(seed)
    for _ in range(count):
        length = rng.randint(1, 4)
        source = [rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(length)]
        reference = [rng.randrange(3, 3 + TARGET_WORDS) for _ in range(rng.randint(2, 7))]
        yield np.array(source, dtype=np.uint32), [np.array(reference, dtype=np.uint32)]


@pytest.mark.parametrize("seed", range(5))
def test_the_oracle_comes_close_to_the_best_of_all_derivations(tmp_path, seed):
    world = make_world(tmp_path, seed)
    everything = Exhaustive(world, 2)
    decoder = oracle_decoder(world)
    shortfall = []
    for source, references in problems(seed, 8):
        best = max(
            bleu(np.array(found.tokens, dtype=np.uint32), references)
            for found in everything.derivations(source.tolist())
        )
        found = decoder.decode(source, references)[0]
        assert found.bleu == pytest.approx(bleu(found.tokens, references), abs=1e-9)
        assert found.bleu <= best + 1e-9
        shortfall.append(best - found.bleu)
    # Recombination is approximate, so single sentences may miss a little.
    assert max(shortfall) < 0.15
    assert sum(value < 1e-9 for value in shortfall) >= 6


def test_sequences_cover_the_source_and_come_best_first(tmp_path):
    world = make_world(tmp_path, 7)
    for swap in (False, True):
        decoder = oracle_decoder(world, swap=swap, stack_limit=20)
        for source, references in problems(3, 10):
            found = decoder.decode(source, references, count=5)
            assert 1 <= len(found) <= 5
            assert [item.bleu for item in found] == sorted(
                (item.bleu for item in found), reverse=True
            )
            for item in found:
                covered = sorted(k for start, end, _, _ in item.steps for k in range(start, end))
                assert covered == list(range(len(source)))


def test_a_reachable_reference_is_reached(tmp_path):
    world = make_world(tmp_path, 8)
    entries = [entry for entry in world.entries if len(entry.target) >= 2][:3]
    source = np.array([word for entry in entries for word in entry.source], dtype=np.uint32)
    reference = np.array([word for entry in entries for word in entry.target], dtype=np.uint32)
    found = oracle_decoder(world).decode(source, [reference])[0]
    assert found.bleu == pytest.approx(1.0)
    assert found.tokens.tolist() == reference.tolist()


def test_an_empty_sentence_has_an_empty_translation(tmp_path):
    world = make_world(tmp_path, 9)
    found = oracle_decoder(world).decode(
        np.empty(0, dtype=np.uint32), [np.array([3], dtype=np.uint32)]
    )
    assert [len(item.tokens) for item in found] == [0]


@pytest.mark.parametrize("seed", range(4))
def test_the_truth_set_is_the_best_of_all_block_sequences(tmp_path, seed):
    """Also where several of the best end alike."""
    world = make_world(tmp_path, 20 + seed)
    everything, decoder = Exhaustive(world, 2), oracle_decoder(world)
    same = several = 0
    for source, references in problems(seed, 10):
        known = {
            tuple((start, end, tuple(words)) for start, end, words in found.steps): bleu(
                np.array(found.tokens, dtype=np.uint32), references
            )
            for found in everything.derivations(source.tolist())
        }
        truths = decoder.decode(source, references, count=5)
        assert len(truths) == min(5, len(known))
        sequences = [tuple(step[:3] for step in one.steps) for one in truths]
        assert len(set(sequences)) == len(sequences)
        for one, steps in zip(truths, sequences, strict=True):
            assert one.bleu == pytest.approx(known[steps], abs=1e-9)
        best = sorted(known.values(), reverse=True)[: len(truths)]
        same += [one.bleu for one in truths] == pytest.approx(best, abs=1e-9)
        several += len(known) > len({steps[-1:] for steps in known})
    assert several >= 5
    assert same >= 8  # recombination is approximate
