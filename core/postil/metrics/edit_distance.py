"""Word-level edit distance, for single sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence


def levenshtein(first: Sequence[Hashable], second: Sequence[Hashable]) -> int:
    """Least number of insertions, deletions and substitutions that turn one into the other."""
    row = list(range(len(second) + 1))
    for i, left in enumerate(first, 1):
        previous, row[0] = row[0], i
        for j, right in enumerate(second, 1):
            previous, row[j] = (
                row[j],
                min(row[j] + 1, row[j - 1] + 1, previous + (left != right)),
            )
    return row[-1]


def word_closeness(output: Sequence[Hashable], reference: Sequence[Hashable]) -> float:
    """1 − min(1, edits / reference words): 1 for equal sentences, 0 where rewriting is as quick."""
    if not reference:
        return 0.0 if output else 1.0
    return 1.0 - min(1.0, levenshtein(output, reference) / len(reference))
