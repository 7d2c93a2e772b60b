"""Word-level edit distance, for single sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np

from postil.metrics.word_errors import word_edits


def levenshtein(first: Sequence[Hashable], second: Sequence[Hashable]) -> int:
    """Least number of insertions, deletions and substitutions that turn one into the other."""
    numbers: dict[Hashable, int] = {}
    left, right = (
        np.fromiter((numbers.setdefault(word, len(numbers)) for word in words), np.uint32)
        for words in (first, second)
    )
    return int(word_edits([left], right, "wer")[0])


def word_closeness(output: Sequence[Hashable], reference: Sequence[Hashable]) -> float:
    """1 − min(1, edits / reference words): 1 for equal sentences, 0 where rewriting is as quick."""
    if not reference:
        return 0.0 if output else 1.0
    return 1.0 - min(1.0, levenshtein(output, reference) / len(reference))
