"""The trie form: the same model in less room, quantised if wanted, written as ARPA afterwards."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from lm_cases import as_arrays, random_sentences
from lm_oracle import LmOracle

from postil.errors import EngineError, UsageError
from postil.models.inspection import context_after
from postil.models.lm.arpa import read_arpa, write_arpa
from postil.models.lm.bins import Bins, Histogram
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.lm.ngrams import Ngrams
from postil.models.lm.trie import ngrams_of
from postil.models.lm.trie_build import BitPacker
from postil.text.vocabulary import Vocabulary
from postil.types.array_folder import verify_arrays
from written_trie import write_trie

SIZE = 40


def estimate(folder, order, seed=1, size=SIZE, **options) -> LanguageModel:
    corpus = as_arrays(random_sentences(seed, 400, size - 5))
    return estimate_lm([corpus], order, folder, LMOptions(**options), vocabulary_size=size)


def both(tmp_path, order, **options) -> tuple[LanguageModel, LanguageModel]:
    probing = estimate(tmp_path / "probing", order, **options)
    trie = estimate(tmp_path / "trie", order, form="trie", **options)
    return probing, trie


@pytest.mark.parametrize("order", [1, 2, 3, 5, 6])
@pytest.mark.parametrize("prune", [(0,), (0, 0, 1)])
@pytest.mark.parametrize("size", [SIZE, 5000])
def test_scores_and_states_equal_the_probing_form(tmp_path, order, prune, size):
    probing, trie = both(tmp_path, order, prune=prune, size=size)
    assert trie.is_trie
    assert not probing.is_trie
    assert (trie.order, trie.counts, trie.vocabulary_size) == (order, probing.counts, size)
    assert trie.settings["made"]["words"] == probing.settings["made"]["words"]
    for sentence in [*random_sentences(9, 200, size + 3), [], [2**32 - 1, 3, 2**31]]:
        assert trie.score_sentence(sentence).tolist() == probing.score_sentence(sentence).tolist()
        assert context_after(trie, sentence).tolist() == context_after(probing, sentence).tolist()
        unbegun = trie.score_sentence(sentence, bos=False).tolist()
        assert unbegun == probing.score_sentence(sentence, bos=False).tolist()
    assert sorted(path.name for path in (tmp_path / "trie").iterdir()) == sorted(
        ["manifest.json", "unigrams.bin", "roots.bin", "bins.bin"]
        + [f"order{k}.bin" for k in range(2, 7)]
    )


def test_parts_and_memory_change_nothing(tmp_path, monkeypatch):
    plain = estimate(tmp_path / "plain", 4, form="trie", quantise=True)
    monkeypatch.setattr("postil.models.lm.trie._PART", 4)
    tight = estimate(tmp_path / "tight", 4, form="trie", quantise=True, memory=0)
    verify_arrays(tight.folder)
    for path in plain.folder.glob("*.bin"):
        assert (tight.folder / path.name).read_bytes() == path.read_bytes()


def test_a_trie_is_less_than_half_as_large(tmp_path):
    sizes = {}
    for name, options in (
        ("probing", {}),
        ("trie", {"form": "trie"}),
        ("small", {"form": "trie", "quantise": True}),
    ):
        corpus = as_arrays(random_sentences(1, 4000, 3000))
        model = estimate_lm(
            [corpus], 5, tmp_path / name, LMOptions(**options), vocabulary_size=3000
        )
        sizes[name] = sum(path.stat().st_size for path in model.folder.glob("*.bin"))
    assert sizes["trie"] < 0.5 * sizes["probing"]
    assert sizes["small"] < 0.6 * sizes["trie"]


@pytest.mark.parametrize("order", [2, 4, 6])
def test_n_grams_come_back_with_their_words(tmp_path, order):
    oracle = LmOracle(random_sentences(1, 400, SIZE - 5), order)
    model = estimate(tmp_path / "m", order, form="trie")
    for k in range(2, order + 1):
        found = {}
        for words, probs, backoffs in ngrams_of(model).batches(k):
            assert words.shape == (len(probs), k)
            for ngram, prob, backoff in zip(words.tolist(), probs, backoffs, strict=True):
                assert tuple(ngram) not in found
                found[tuple(ngram)] = prob
                assert backoff == pytest.approx(oracle.backoffs.get(tuple(ngram), 0.0), abs=1e-5)
        assert found == pytest.approx({n: p for n, p in oracle.probs.items() if len(n) == k})


@pytest.mark.parametrize("size", [SIZE, 4000])
def test_quantised_values_are_near(tmp_path, size):
    exact, coarse = (estimate(tmp_path / str(q), 4, form="trie", quantise=q, size=size)
                     for q in (False, True))  # fmt: skip
    errors = coarse.settings["errors"]
    assert len(errors) == 3
    assert 0 < max(errors) < 0.3
    for sentence in random_sentences(9, 200, size):
        assert context_after(coarse, sentence).tolist() == context_after(exact, sentence).tolist()
        # A score is one probability and at most three backoffs.
        change = np.abs(coarse.score_sentence(sentence) - exact.score_sentence(sentence))
        assert change.max() <= 4 * max(errors) + 1e-5
    held_out = random_sentences(9, 400, size)
    change = [
        np.concatenate([model.score_sentence(one) for one in held_out]).mean()
        for model in (coarse, exact)
    ]
    assert np.exp(change[1] - change[0]) == pytest.approx(1.0, abs=0.01)  # ratio of perplexities


def test_only_tries_are_quantised(tmp_path):
    with pytest.raises(UsageError, match="trie"):
        estimate(tmp_path / "m", 3, quantise=True)


@given(st.lists(st.floats(-30, 0, width=32), max_size=300))
def test_bins(values):
    array = np.array(values, np.float32)
    probs, backoffs = Histogram(), Histogram()
    probs.add(array)
    backoffs.add(array[array != 0])
    bins = Bins(probs, backoffs)
    for row, start in ((0, 0), (1, 2)):
        assert np.all(np.diff(bins.table[row, start:]) >= 0)
    coded = bins.table[0][bins.probs(array)]
    if len(set(values)) <= 250:  # fewer than bins: each value, or its cell, has its own
        np.testing.assert_allclose(coded, array, atol=1 / 256)
    flags = bins.table[1][bins.backoffs(np.array([-0.0, 0.0], np.float32))]
    assert np.signbit(flags).tolist() == [True, False]
    others = array[array != 0]
    assert np.all(bins.backoffs(others) >= 2)


@given(st.lists(st.integers(0, 2**57 - 1), min_size=1, max_size=30), st.integers(1, 57))
def test_packed_bits(values, width):
    packer = BitPacker([3, width])
    column = np.array(values, np.uint64) & np.uint64((1 << width) - 1)
    threes = np.arange(len(values), dtype=np.uint64) % np.uint64(8)
    half = len(values) // 2
    data = b"".join(
        part.tobytes()
        for part in (
            packer.add(threes[:half], column[:half]),
            packer.add(threes[half:], column[half:]),
            packer.finish(8),
        )
    )
    number = int.from_bytes(data, "little")
    for three, value in zip(threes.tolist(), column.tolist(), strict=True):
        assert number & 7 == three
        assert number >> 3 & ((1 << width) - 1) == value
        number >>= 3 + width
    assert number == 0


def test_a_trie_is_written_as_arpa(tmp_path):
    words = Vocabulary(f"w{n}" for n in range(3, SIZE))
    corpus = as_arrays(random_sentences(1, 400, SIZE - 5))
    options = LMOptions(form="trie")
    trie = estimate_lm([corpus], 4, tmp_path / "trie", options, vocabulary_size=SIZE)
    write_arpa(trie, tmp_path / "lm.gz", words)
    again = read_arpa(tmp_path / "lm.gz", tmp_path / "again", words)
    for sentence in random_sentences(4, 50, SIZE + 3):
        np.testing.assert_allclose(
            again.score_sentence(sentence), trie.score_sentence(sentence), atol=2e-6
        )


def test_scores_equal_kenlm(tmp_path):
    kenlm = pytest.importorskip("kenlm")
    words = Vocabulary(f"w{n}" for n in range(3, SIZE))
    trie = estimate(tmp_path / "trie", 5, form="trie", prune=(0, 0, 1))
    write_arpa(trie, tmp_path / "lm.arpa", words)
    theirs = kenlm.Model(str(tmp_path / "lm.arpa"))
    for sentence in random_sentences(7, 200, SIZE + 3):
        text = " ".join(f"w{word}" for word in sentence)
        expected = [score for score, _, _ in theirs.full_scores(text)]
        np.testing.assert_allclose(
            trie.score_sentence(sentence) / math.log(10), expected, atol=1e-4
        )


def test_an_n_gram_without_its_suffix_is_refused(tmp_path):
    unigrams = np.full((5, 2), -0.5, np.float32)
    values = np.full(1, -1.0, np.float32)
    batches = {2: [[3, 4]], 3: [[4, 4, 3]]}

    def read(k):
        yield np.array(batches[k], np.uint32), values, values

    with pytest.raises(EngineError, match="ends in"):
        write_trie(Ngrams(unigrams, [5, 1, 1], read), tmp_path / "m", {})
    assert not (tmp_path / "m").exists()


def test_too_many_words_for_the_order(tmp_path):
    unigrams = np.full(((1 << 22) + 1, 2), -0.5, np.float32)
    with pytest.raises(UsageError, match="too large"):
        write_trie(Ngrams(unigrams, [5, 1, 1, 1, 1, 1], lambda _: iter(())), tmp_path / "m", {})


NAMES = ["unigrams.bin", "roots.bin", "order2.bin", "order4.bin", "bins.bin", "manifest.json"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("damage", ["cut", "longer", "gone"])
def test_damaged_folders_are_refused(tmp_path, name, damage):
    folder = estimate(tmp_path / "m", 4, form="trie", quantise=True).folder
    path = folder / name
    content = path.read_bytes()
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes({"cut": content[:-5], "longer": content + content}[damage])
    with pytest.raises(EngineError, match=name) as caught:
        LanguageModel.open(folder)
    assert str(folder) in str(caught.value)


@pytest.mark.parametrize("quantise", [False, True])
@pytest.mark.parametrize("byte", [0, 0xFF, 0x5A])
def test_wrong_bytes_never_lead_astray(tmp_path, byte, quantise):
    """Whatever the arrays hold, queries stay within them."""
    model = estimate(tmp_path / "m", 4, form="trie", quantise=quantise)
    for name in ("order2", "order3", "order4"):
        path = model.folder / f"{name}.bin"
        content = path.read_bytes()
        path.write_bytes(bytes([byte]) * len(content))
        broken = LanguageModel.open(model.folder)
        for sentence in random_sentences(9, 50, SIZE):
            broken.score_sentence(sentence)
        for k in (2, 3, 4):
            try:
                for words, _, _ in ngrams_of(broken).batches(k):
                    assert words.shape[1] == k
            except EngineError as error:
                assert "damaged" in str(error)
        path.write_bytes(content)


def test_roots_that_do_not_ascend_are_refused(tmp_path):
    folder = estimate(tmp_path / "m", 3, form="trie").folder
    roots = np.fromfile(folder / "roots.bin", np.uint32)
    for place, value in ((2, 2**32 - 1), (-1, roots[-1] + 1)):
        wrong = roots.copy()
        wrong[place] = value
        wrong.tofile(folder / "roots.bin")
        with pytest.raises(EngineError, match="roots"):
            LanguageModel.open(folder)
