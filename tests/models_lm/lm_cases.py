"""Corpora for language model tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

Sentences = Sequence[Sequence[int]]


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
