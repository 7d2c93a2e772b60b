"""From ARPA to a model of every form and back to ARPA."""

from __future__ import annotations

import math
import random
from typing import get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lm_cases import as_arrays, random_sentences

from postil.errors import Cancelled, EngineError, UsageError
from postil.models.inspection import context_after
from postil.models.lm.arpa import ArpaForm, read_arpa, write_arpa
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.lm.probing_ngrams import ProbingNgrams
from postil.models.lm.trie import ngrams_of
from postil.text.vocabulary import Vocabulary
from postil.types.progress import Progress
from written_trie import write_trie

SIZE = 40
LN10 = math.log(10)


def vocabulary(size=SIZE) -> Vocabulary:
    return Vocabulary(f"w{n}" for n in range(3, size))


def estimate(folder, order, size=SIZE, **options) -> LanguageModel:
    corpus = as_arrays(random_sentences(order, 400, size - 5))
    return estimate_lm([corpus], order, folder, LMOptions(**options), vocabulary_size=size)


def words_of(folder, order, size=SIZE, prune=(0,)) -> None:
    """The ARPA file of an estimated model beside ``folder``, from a trie: it keeps its words."""
    trie = estimate(folder, order, size, form="trie", prune=prune)
    write_arpa(trie, folder.with_suffix(".arpa"), vocabulary(size))


def lines(path) -> list[str]:
    return sorted(path.read_text("utf-8").splitlines())


def without_some(path, share: float, seed: int) -> None:
    """Leave out n-grams that no longer one begins with, as tools that prune do: what longer ones
    end in may be among them.
    """
    draw = random.Random(seed)
    sections: list[list[str]] = []
    for line in path.read_text("utf-8").splitlines():
        if line.endswith("-grams:"):
            sections.append([])
        elif sections and "\t" in line:
            sections[-1].append(line)
    contexts: set[str] = set()
    for section in reversed(sections[1:]):
        kept = [
            line for line in section if line.split("\t")[1] in contexts or draw.random() >= share
        ]
        section[:] = kept
        contexts = {line.split("\t")[1].rpartition(" ")[0] for line in kept}
    text = ["\\data\\", *(f"ngram {k}={len(one)}" for k, one in enumerate(sections, 1))]
    for k, section in enumerate(sections, 1):
        text += ["", f"\\{k}-grams:", *section]
    path.write_text("\n".join([*text, "", "\\end\\", ""]), "utf-8")


@pytest.mark.parametrize(
    ("order", "prune"), [(1, (0,)), (2, (0,)), (3, (0,)), (5, (0, 0, 1)), (6, (0,))]
)
@pytest.mark.parametrize("size", [SIZE, 3000])
def test_a_probing_model_finds_its_words_again(tmp_path, order, prune, size):
    model = estimate(tmp_path / "m", order, size, prune=prune)
    assert not model.is_trie
    write_arpa(model, tmp_path / "found.arpa", vocabulary(size))
    words_of(tmp_path / "trie", order, size, prune)
    assert lines(tmp_path / "found.arpa") == lines(tmp_path / "trie.arpa")


@pytest.mark.parametrize("quantise", [False, True])
def test_a_probing_model_becomes_the_same_trie(tmp_path, quantise):
    probing = estimate(tmp_path / "m", 4)
    trie = estimate(tmp_path / "trie", 4, form="trie", quantise=quantise)
    made = trie.settings["made"]
    again = write_trie(ngrams_of(probing), tmp_path / "again", made, quantise=quantise)
    assert again.settings == trie.settings
    for path in trie.folder.iterdir():
        assert (again.folder / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("form", get_args(ArpaForm))
@pytest.mark.parametrize(("order", "share"), [(1, 0.0), (2, 0.0), (4, 0.0), (4, 0.4), (6, 0.2)])
def test_every_form_scores_as_the_file_says(tmp_path, form, order, share):
    kenlm = pytest.importorskip("kenlm")
    words_of(tmp_path / "m", order)
    came, went = tmp_path / "m.arpa", tmp_path / "went.arpa"
    without_some(came, share, order)
    words = vocabulary()
    model = read_arpa(came, tmp_path / "read", words, form=form)
    assert model.is_trie == form.startswith("trie")
    assert model.settings["made"] == {"arpa": "m.arpa"}
    write_arpa(model, went, words)
    if order == 1:  # kenlm reads bigrams and longer only
        assert lines(went) == lines(came)
        return
    first, second = kenlm.Model(str(came)), kenlm.Model(str(went))
    allowed = 1e-4 if form != "trie-8bit" else order * max(model.settings["errors"]) / LN10 + 1e-4
    for sentence in random_sentences(7, 100, SIZE + 3):
        text = " ".join(f"w{word}" for word in sentence)
        expected = [score for score, _, _ in first.full_scores(text)]
        written = [score for score, _, _ in second.full_scores(text)]
        np.testing.assert_allclose(written, expected, atol=allowed)
        np.testing.assert_allclose(model.score_sentence(sentence) / LN10, expected, atol=allowed)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    order=st.integers(2, 6),
    share=st.floats(0, 0.9),
    form=st.sampled_from(["probing", "trie"]),
)
def test_files_with_gaps_come_back(tmp_path_factory, seed, order, share, form):
    """The gaps are filled in the file that is written; it then means the same, to the letter."""
    folder = tmp_path_factory.mktemp("gaps")
    corpus = as_arrays(random_sentences(seed, 40, 12))
    model = estimate_lm([corpus], order, folder / "m", vocabulary_size=SIZE)
    write_arpa(model, folder / "m.arpa", vocabulary())
    without_some(folder / "m.arpa", share, seed)
    one = read_arpa(folder / "m.arpa", folder / "one", vocabulary(), form="probing")
    two = read_arpa(folder / "m.arpa", folder / "two", vocabulary(), form=form)
    assert one.counts == two.counts
    write_arpa(one, folder / "one.arpa", vocabulary())
    write_arpa(two, folder / "two.arpa", vocabulary())
    assert lines(folder / "one.arpa") == lines(folder / "two.arpa")
    assert set(lines(folder / "m.arpa")[1:]) - set(lines(folder / "one.arpa")) <= {
        line for line in lines(folder / "m.arpa") if line.startswith("ngram ") or "\t" in line
    }
    for sentence in random_sentences(seed, 20, 15):
        assert two.score_sentence(sentence).tolist() == one.score_sentence(sentence).tolist()
        assert context_after(two, sentence).tolist() == context_after(one, sentence).tolist()


def test_large_files_become_tries_of_themselves(tmp_path, monkeypatch):
    words_of(tmp_path / "m", 3)
    small = read_arpa(tmp_path / "m.arpa", tmp_path / "small", vocabulary(), form="auto")
    monkeypatch.setattr("postil.models.lm.arpa._PROBING_NGRAMS", 100)
    large = read_arpa(tmp_path / "m.arpa", tmp_path / "large", vocabulary(), form="auto")
    assert (small.is_trie, large.is_trie) == (False, True)


def test_orders_may_be_asked_for_in_any_order(tmp_path):
    model = estimate(tmp_path / "m", 4)
    forwards, backwards = ProbingNgrams(model), ProbingNgrams(model)
    for k in (4, 2, 3, 2):
        one, two = (
            sorted(map(tuple, np.concatenate([words for words, _, _ in found.batches(k)])))
            for found in (forwards, backwards)
        )
        assert len(one) == len(set(one)) == model.counts[k - 1]
        assert one == two
        list(backwards.batches(3))


def test_a_table_that_lacks_an_n_gram_is_not_written(tmp_path):
    model = estimate(tmp_path / "m", 3)
    path = model.folder / "order2.bin"
    slots = np.fromfile(path, [("key", "<u8"), ("prob", "<f4"), ("backoff", "<f4")])
    place = np.flatnonzero(slots["key"] < 2**63)[0]
    slots["key"][place] ^= 1  # a key that no two words have
    slots.tofile(path)
    with pytest.raises(EngineError, match="damaged"):
        write_arpa(LanguageModel.open(model.folder), tmp_path / "out", vocabulary())
    assert not (tmp_path / "out").exists()


def test_only_a_probing_model_has_forgotten_its_words(tmp_path):
    with pytest.raises(UsageError, match="itself"):
        ProbingNgrams(estimate(tmp_path / "m", 2, form="trie"))


def test_finding_words_can_be_cancelled(tmp_path):
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        write_arpa(estimate(tmp_path / "m", 3), tmp_path / "out", vocabulary(), progress)
    assert not (tmp_path / "out").exists()
