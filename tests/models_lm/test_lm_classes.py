"""Language models of word classes: scores by a plain oracle, and folders that are damaged."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from lm_cases import as_arrays, random_sentences
from lm_oracle import EOS, LmOracle

from postil.errors import EngineError, UsageError
from postil.models.lm import class_estimate
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel, class_tokens, words_folder
from postil.types.array_folder import verify_arrays

WORDS, CLASSES, ORDER = 40, 6, 6


def classes_of_words() -> np.ndarray:
    """A class for all words but the last three."""
    numbers = np.random.default_rng(2).integers(0, CLASSES, WORDS).astype(np.int32)
    numbers[:3] = numbers[-3:] = -1
    numbers[3] = CLASSES - 1
    return numbers


def make(folder) -> ClassModel:
    text = as_arrays(random_sentences(3, 300, WORDS))
    return estimate_class_model(text, class_tokens(classes_of_words()), ORDER, folder / "model")


def test_a_word_has_the_probability_of_its_class_after_the_classes_before_it(tmp_path, monkeypatch):
    monkeypatch.setattr(class_estimate, "AT_ONCE", 7)
    model = make(tmp_path)
    numbers = classes_of_words().tolist()

    def in_classes(sentence):
        return [numbers[w] + 3 if w < WORDS and numbers[w] >= 0 else 0 for w in sentence]

    oracle = LmOracle([in_classes(sentence) for sentence in random_sentences(3, 300, WORDS)], ORDER)
    for sentence in [*random_sentences(8, 60, WORDS + 5), [], [1 << 31, 5]]:
        words = (1, *in_classes(sentence), EOS)
        wanted = [oracle.score(words[:at], words[at]) for at in range(1, len(words))]
        assert model.score_sentence(sentence).tolist() == pytest.approx(wanted, abs=1e-4)
    assert model.words == WORDS
    assert sorted(path.name for path in tmp_path.iterdir()) == ["model", "model-words"]


def test_unknown_words_are_taken_for_the_class_that_most_rare_words_have(tmp_path):
    numbers = classes_of_words()
    rare = np.flatnonzero(numbers == 2)[:3].tolist() + np.flatnonzero(numbers == 4)[:2].tolist()
    tokens = class_tokens(numbers, [*rare, WORDS - 1])  # the last one has no class
    assert tokens[:3].tolist() == [2 + 3, 1, 2]
    assert tokens[-3:].tolist() == [2 + 3] * 3
    text = as_arrays(random_sentences(3, 300, WORDS))
    model = estimate_class_model(text, tokens, ORDER, tmp_path / "model")
    unknown, known = (model.score_sentence([7, word, 9]) for word in (1 << 31, rare[0]))
    assert unknown.tolist() == known.tolist()


def test_it_comes_back_as_it_was(tmp_path):
    made, opened = make(tmp_path), ClassModel.open(tmp_path / "model")
    for sentence in random_sentences(8, 20, WORDS):
        assert opened.score_sentence(sentence).tolist() == made.score_sentence(sentence).tolist()
    for folder in opened.folders:
        verify_arrays(folder)


def test_a_model_that_is_damaged_names_its_folder(tmp_path):
    make(tmp_path)
    beside = words_folder(tmp_path / "model")
    whole = (beside / "classes.bin").read_bytes()
    (beside / "classes.bin").write_bytes(whole[:-4])
    with pytest.raises(EngineError, match="classes"):
        ClassModel.open(tmp_path / "model")
    for at, number in ((5, 99), (2, 3)):
        values = np.frombuffer(whole, np.uint32).copy()
        values[at] = number
        (beside / "classes.bin").write_bytes(values.tobytes())
        with pytest.raises(EngineError, match="model-words"):
            ClassModel.open(tmp_path / "model")
    shutil.rmtree(beside)
    with pytest.raises(EngineError, match="model-words"):
        ClassModel.open(tmp_path / "model")


def test_nothing_is_left_of_a_text_without_sentences(tmp_path):
    with pytest.raises(UsageError, match="no sentences"):
        nothing = as_arrays([])
        estimate_class_model(nothing, class_tokens(classes_of_words()), ORDER, tmp_path / "model")
    assert not list(tmp_path.iterdir())
