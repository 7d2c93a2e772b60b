"""Corpora for language model tests, and a short way to a model."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from postil.models.lm import LanguageModel
from postil.models.lm_estimate import LMOptions, estimate_lm

Sentences = Sequence[Sequence[int]]
Train = Callable[..., LanguageModel]


def as_arrays(sentences: Sentences) -> tuple[np.ndarray, np.ndarray]:
    """Tokens and offsets as a bitext stores them."""
    tokens = np.array([word for sentence in sentences for word in sentence], dtype=np.uint32)
    lengths = [len(sentence) for sentence in sentences]
    return tokens, np.concatenate([[0], np.cumsum(lengths)]).astype(np.uint64)


def random_sentences(seed: int, count: int, vocabulary: int, length: int = 9) -> list[list[int]]:
    """Sentences whose words follow each other in habits, so that long n-grams repeat."""
    draw = random.Random(seed)
    sentences = []
    for _ in range(count):
        word = 3
        sentence = []
        for _ in range(draw.randrange(length + 1)):
            jump = min(int(draw.paretovariate(0.8)), vocabulary)
            word = 3 + (word * 7 + jump) % (vocabulary - 3)
            sentence.append(word)
        sentences.append(sentence)
    return sentences


@pytest.fixture
def train(tmp_path: Path) -> Train:
    """``train(sentences, order, vocabulary_size, **options)`` → an open model."""

    def run(
        sentences: Sentences, order: int, vocabulary_size: int = 40, **options: object
    ) -> LanguageModel:
        return estimate_lm(
            [as_arrays(sentences)],
            order,
            tmp_path / "model",
            LMOptions(**options),
            vocabulary_size=vocabulary_size,
        )

    return run
