"""Word distortion: its estimate, and what the decoder makes of it, against plain Python."""

from __future__ import annotations

import math
import random
from collections import Counter

import numpy as np
import pytest
from search_world import COLUMN, SOURCE_WORDS, Exhaustive, make_world, phrases_of

from postil.errors import EngineError
from postil.models.inspection import distortion_logs
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.phrase.options import OptionTable
from postil.search.phrase.oracle import OracleDecoder
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from postil.types.array_folder import verify_arrays

BOS, REACH, PRIOR = 1, 10, 5.0
WORDS = 3 + SOURCE_WORDS + 2


def random_corpus(seed, sentences=40, longest=14):
    """Sentences as lists of source ids, target length and links."""
    rng = random.Random(seed)
    corpus = []
    for _ in range(sentences):
        source = [rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(rng.randint(1, longest))]
        length = rng.randint(1, longest)
        links = {
            (rng.randrange(len(source)), rng.randrange(length))
            for _ in range(rng.randint(0, 2 * length))
        }
        corpus.append((source, length, sorted(links)))
    return corpus


def arrays_of(corpus):
    def offsets(sizes):
        return np.cumsum([0, *sizes]).astype(np.uint64)

    return AlignedCorpus(
        np.array([word for source, _, _ in corpus for word in source], dtype=np.uint32),
        offsets(len(source) for source, _, _ in corpus),
        np.zeros(sum(length for _, length, _ in corpus), dtype=np.uint32),
        offsets(length for _, length, _ in corpus),
        np.array([link for _, _, links in corpus for link in links], np.uint16).reshape(-1, 2),
        offsets(len(links) for _, _, links in corpus),
    )


class Naive:
    """The model's formulas, counted with dictionaries."""

    def __init__(self, corpus):
        self.out, self.into = Counter(), Counter()
        for source, length, links in corpus:
            place = -1
            for e in range(length):
                linked = [f for f, other in links if other == e]
                if not linked:
                    continue
                jump = max(-REACH, min(REACH, min(linked) - place))
                if jump:
                    self.out[source[place] if place >= 0 else BOS, jump] += 1
                    self.into[source[min(linked)], jump] += 1
                place = max(linked)

    def log(self, counts, word, jump):
        jump = max(-REACH, min(REACH, jump))
        total = Counter()
        for (_, found), count in counts.items():
            total[found] += count
        prior = (total[jump] + 1) / (sum(total.values()) + 2 * REACH)
        seen = [sum(n for (w, _), n in side.items() if w == word) for side in (self.out, self.into)]
        if max(seen) < 2:
            return math.log(prior)
        own = sum(n for (w, _), n in counts.items() if w == word)
        return math.log((counts[word, jump] + PRIOR * prior) / (own + PRIOR))


def model_of(corpus, folder):
    estimate_word_distortion(arrays_of(corpus), folder, WORDS)
    return WordDistortion.open(folder)


@pytest.mark.parametrize("seed", range(4))
def test_probabilities_are_those_counted_by_hand(tmp_path, seed):
    corpus = random_corpus(seed, sentences=3 + 30 * (seed % 2), longest=20)
    model, naive = model_of(corpus, tmp_path / "model"), Naive(corpus)
    for word in (BOS, *range(3, WORDS), WORDS + 100):
        for jump in (*range(-13, 0), *range(1, 14)):
            out, into = distortion_logs(model, word, jump)
            assert out == pytest.approx(naive.log(naive.out, word, jump), abs=1e-5)
            assert into == pytest.approx(naive.log(naive.into, word, jump), abs=1e-5)
        jumps = [jump for jump in range(-REACH, REACH + 1) if jump]
        sums = np.exp([distortion_logs(model, word, jump) for jump in jumps]).sum(axis=0)
        assert sums == pytest.approx(1, 1e-4)


def with_jumps(found, sentence, model):
    """Dense values of a derivation of the exhaustive search, word distortion added."""
    dense = found.dense.copy()
    place = -1
    for start, end, _ in found.steps:
        left = int(sentence[place]) if place >= 0 else BOS
        dense[COLUMN["distortion.outbound"]] += distortion_logs(model, left, start - place)[0]
        into = distortion_logs(model, int(sentence[start]), start - place)[1]
        dense[COLUMN["distortion.inbound"]] += into
        place = end - 1
    return dense


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("swap", [False, True])
def test_the_decoder_finds_the_best_of_all_derivations(tmp_path, seed, swap):
    world = make_world(tmp_path, seed)
    model = model_of(random_corpus(seed), tmp_path / "model")
    wide = SearchOptions(100_000, 100_000, 2, table_limit=1000, swap=swap)
    translator = Translator(world.table, world.lm, world.weights, wide, jumps=model)
    rng = random.Random(seed)
    for _ in range(5):
        words = [rng.randrange(3, 4 + SOURCE_WORDS) for _ in range(rng.randint(1, 4))]
        sentence = np.array(words, dtype=np.uint32)
        scores = [
            float(world.weights @ with_jumps(found, sentence, model))
            for found in Exhaustive(world, 2, swap=swap).derivations(words)
        ]
        steps, dense, score = translator.best_steps(sentence)
        assert score == pytest.approx(max(scores), abs=1e-3)
        assert float(world.weights @ dense) == pytest.approx(score, abs=1e-3)
        said = [word for _, _, words in steps for word in words]
        assert said == translator.best(sentence)[0].tolist()
        best = translator.nbest(sentence, 1)[0]
        assert dense == pytest.approx(best.dense, abs=1e-4)


@pytest.mark.parametrize("class_order", [0, 2, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_oracle_gives_the_values_the_decoder_would(tmp_path, seed, class_order):
    world = make_world(tmp_path, seed, class_order=class_order)
    world.weights[COLUMN["lm.first"]] = 0.3
    model = model_of(random_corpus(seed), tmp_path / "model")
    more = {"jumps": model, "classes": world.classes}
    options = OptionTable(world.table, world.lm, world.weights, 1000, **more)
    oracle = OracleDecoder(options, stack_limit=1000, distortion_limit=2)
    wide = SearchOptions(100_000, 100_000, 2, table_limit=1000)
    translator = Translator(world.table, world.lm, world.weights, wide, **more)
    rng = random.Random(seed)
    for _ in range(4):
        words = [rng.randrange(3, 4 + SOURCE_WORDS) for _ in range(rng.randint(1, 3))]
        sentence = np.array(words, dtype=np.uint32)
        everything = {}
        for item in translator.nbest(sentence, 100_000, distinct=False):
            everything[tuple(phrases_of(item))] = item.dense
        for found in oracle.decode(sentence, [np.array([3, 4, 5], dtype=np.uint32)], 5):
            steps = tuple((start, end, tokens) for start, end, tokens, _ in found.steps)
            assert found.dense == pytest.approx(everything[steps], abs=1e-4)


def test_an_empty_sentence_has_a_derivation_without_steps(tmp_path):
    world = make_world(tmp_path, 1)
    nothing = np.empty(0, dtype=np.uint32)
    steps, dense, score = Translator(
        world.table, world.lm, world.weights, SearchOptions()
    ).best_steps(nothing)
    assert steps == []
    assert float(world.weights @ dense) == pytest.approx(score, abs=1e-5)


def test_a_damaged_model_is_refused(tmp_path):
    model_of(random_corpus(1), tmp_path / "model")
    verify_arrays(tmp_path / "model")
    path = tmp_path / "model" / "rows.bin"
    whole = path.read_bytes()
    path.write_bytes(whole[:-4])
    with pytest.raises(EngineError, match="damaged"):
        WordDistortion.open(tmp_path / "model")
    path.write_bytes(b"\xff" * len(whole))
    with pytest.raises(EngineError, match="damaged"):
        WordDistortion.open(tmp_path / "model")


def test_words_beyond_those_of_the_model_are_as_one_that_was_never_met(tmp_path):
    model = model_of(random_corpus(1), tmp_path / "model")
    for side, name in enumerate(("outbound", "inbound")):
        logs = np.fromfile(tmp_path / "model" / f"{name}.bin", np.float32)
        for word in (model.words, model.words + 1, 4_000_000, 2**32 - 1):
            assert distortion_logs(model, word, 0)[side] == logs[REACH]
