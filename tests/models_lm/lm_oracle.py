"""Modified Kneser-Ney and back-off queries, written straight from the formulas, slow and plain.

An n-gram is a tuple of ids in reading order; probabilities are natural logarithms.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence

UNK, BOS, EOS = 0, 1, 2
Ngram = tuple[int, ...]


def occurrences(sentences: Sequence[Sequence[int]], order: int) -> list[Counter[Ngram]]:
    """[k]: how often each n-gram of order k is seen; <s> is never the last word."""
    result: list[Counter[Ngram]] = [Counter() for _ in range(order + 1)]
    for sentence in sentences:
        words = (BOS, *sentence, EOS)
        for end in range(2, len(words) + 1):
            for k in range(1, min(order, end) + 1):
                result[k][words[end - k : end]] += 1
    return result


def adjusted_counts(seen: list[Counter[Ngram]]) -> list[Counter[Ngram]]:
    """Occurrences for the highest order and after <s>, else distinct words to the left."""
    order = len(seen) - 1
    result: list[Counter[Ngram]] = [Counter() for _ in range(order + 1)]
    result[order] = Counter(seen[order])
    for k in range(1, order):
        for ngram in seen[k + 1]:
            result[k][ngram[1:]] += 1
        for ngram, count in seen[k].items():
            if ngram[0] == BOS:
                result[k][ngram] = count
    return result


def discounts_of(counts: Counter[Ngram], fallback: Sequence[float]) -> list[float]:
    n = Counter(counts.values())
    if not (n[1] and n[2] and n[3]):
        return [0.0, *fallback]
    y = n[1] / (n[1] + 2 * n[2])
    values = [j - (j + 1) * y * n[j + 1] / n[j] for j in (1, 2, 3)]
    if any(not 0 < value <= j for j, value in enumerate(values, 1)):
        return [0.0, *fallback]
    return [0.0, *values]


class LmOracle:
    """A model estimated from ``sentences``; ``probs`` and ``backoffs`` hold its n-grams."""

    def __init__(
        self,
        sentences: Sequence[Sequence[int]],
        order: int,
        prune: Sequence[int] = (),
        fallback: Sequence[float] = (0.5, 1.0, 1.5),
    ) -> None:
        self.order = order
        thresholds = [*prune, *[prune[-1] if prune else 0] * order][:order]
        self._seen = occurrences(sentences, order)
        self._adjusted = adjusted_counts(self._seen)
        words = {ngram[0] for ngram in self._seen[1]} | {UNK}
        self._uniform = 1 / len(words)
        self.vocabulary = sorted(words)
        self.discounts = []
        self.probs: dict[Ngram, float] = {}
        self.backoffs: dict[Ngram, float] = {}
        for k in range(1, order + 1):
            discounts = discounts_of(self._adjusted[k], fallback)
            self.discounts.append(discounts[1:])
            followers: dict[Ngram, list[int]] = defaultdict(list)
            for ngram in self._adjusted[k]:
                followers[ngram[:-1]].append(ngram[-1])
            for context, after in followers.items():
                self._smooth(context, after, discounts, thresholds[k - 1])

    def _smooth(
        self, context: Ngram, after: list[int], discounts: list[float], threshold: int
    ) -> None:
        k = len(context) + 1
        counts = {word: self._adjusted[k][(*context, word)] for word in after}
        kept = [word for word in after if self._seen[k][(*context, word)] > threshold]
        total = sum(counts.values())
        free = total - sum(counts[word] - discounts[min(3, counts[word])] for word in kept)
        gamma = free / total
        if not context and UNK not in kept:
            kept.append(UNK)
        for word in kept:
            count = counts.get(word, 0)
            lower = math.exp(self.probs[(*context[1:], word)]) if context else self._uniform
            share = (count - discounts[min(3, count)]) / total
            self.probs[(*context, word)] = math.log(share + gamma * lower)
        if context and kept:
            self.backoffs[context] = math.log(gamma)

    def score(self, context: Ngram, word: int) -> float:
        """log p(word | context); ``context`` may be longer than the model needs."""
        if (word,) not in self.probs:
            word = UNK
        context = context[max(0, len(context) - self.order + 1) :]
        total = 0.0
        while (*context, word) not in self.probs:
            total += self.backoffs.get(context, 0.0)
            context = context[1:]
        return total + self.probs[(*context, word)]

    def score_sentence(self, sentence: Sequence[int]) -> list[float]:
        words = (BOS, *(word if (word,) in self.probs else UNK for word in sentence), EOS)
        return [self.score(words[:i], words[i]) for i in range(1, len(words))]
