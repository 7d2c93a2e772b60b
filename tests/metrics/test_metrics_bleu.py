"""BLEU statistics against counting by hand and against sacrebleu; edit distance."""

from __future__ import annotations

import math
import random
from collections import Counter

import numpy as np
import pytest
import sacrebleu
from hypothesis import given
from hypothesis import strategies as st

from postil.metrics.bleu import bleu_smooth, bleu_statistics, corpus_bleu, length_ratio, sbleu
from postil.metrics.corpus import corpus_scores, paired_bootstrap, sentence_bleu
from postil.metrics.edit_distance import levenshtein, word_closeness

SENTENCE = st.lists(st.integers(3, 8), max_size=12)


def ids(words):
    return np.array(words, dtype=np.uint32)


def grams(words, n):
    return Counter(tuple(words[k : k + n]) for k in range(len(words) - n + 1))


@given(st.lists(SENTENCE, min_size=1, max_size=4), st.lists(SENTENCE, min_size=1, max_size=3))
def test_statistics_are_clipped_counts(candidates, references):
    found = bleu_statistics([ids(item) for item in candidates], [ids(item) for item in references])
    for row, words in zip(found.tolist(), candidates, strict=True):
        for n in range(1, 5):
            limit = Counter()
            for reference in references:
                limit |= grams(reference, n)
            assert row[n - 1] == (grams(words, n) & limit).total()
            assert row[3 + n] == max(0, len(words) - n + 1)
        assert row[8] == len(words)
        nearest = min((abs(len(item) - len(words)), len(item)) for item in references)
        assert row[9] == nearest[1]


def test_corpus_bleu_is_sacrebleus():
    rng = random.Random(5)
    words = "abcdefg"
    references = [[rng.choice(words) for _ in range(rng.randint(4, 20))] for _ in range(60)]
    outputs = [[w if rng.random() < 0.8 else "z" for w in item] for item in references]
    number = {word: index + 3 for index, word in enumerate(words + "z")}
    total = sum(
        bleu_statistics([ids([number[w] for w in left])], [ids([number[w] for w in right])])[0]
        for left, right in zip(outputs, references, strict=True)
    )
    expected = sacrebleu.corpus_bleu(
        [" ".join(item) for item in outputs],
        [[" ".join(item) for item in references]],
        tokenize="none",
        smooth_method="none",
    )
    assert 100 * corpus_bleu(total) == pytest.approx(expected.score)
    assert corpus_bleu(np.zeros(10)) == 0.0


def test_smoothed_bleu_by_hand():
    reference = ids([3, 4, 5, 6])
    exact, short, wrong = bleu_smooth(
        bleu_statistics([reference, reference[:2], ids([9, 9])], [reference])
    )
    assert exact == pytest.approx(1.0)
    # 1-grams 2/2, 2-grams 2/2, 3- and 4-grams (0+1)/(0+1); brevity exp(1 - 4/2).
    assert short == pytest.approx(np.exp(-1.0))
    assert wrong == 0.0


def test_smoothed_bleu_without_length_penalty():
    reference = ids([3, 4, 5, 6])
    short, longer = bleu_smooth(
        bleu_statistics([reference[:2], ids([3, 4, 5, 6, 7])], [reference]), brevity=False
    )
    assert short == pytest.approx(1.0)
    # 4/5, (3+1)/(4+1), (2+1)/(3+1), (1+1)/(2+1); what is longer had no penalty anyway
    assert longer == pytest.approx((4 / 5 * 4 / 5 * 3 / 4 * 2 / 3) ** 0.25)


def naive_sbleu(candidate, references, beta):
    """Gao & He 2013, equation 8, word by word."""
    if not candidate:
        return 0.0
    limit = Counter()
    for reference in references:
        for n in range(1, 5):
            limit |= grams(reference, n)
    nearest = min((len(item) for item in references), key=lambda n: (abs(n - len(candidate)), n))
    precisions = []
    for n in range(1, 5):
        found = grams(candidate, n)
        total, matches = found.total(), (found & limit).total()
        if n == 1:
            value = matches / total
        elif n == 2:
            value = matches / total if total else precisions[0]
        else:
            prior = precisions[n - 2] ** 2 / precisions[n - 3]
            value = (matches + 5 * prior) / (total + 5)
        precisions.append(max(value, 1e-9))
    mean = sum(map(math.log, precisions)) / 4
    return math.exp(1 - beta * nearest / len(candidate)) * math.exp(mean)


@given(
    st.lists(SENTENCE, min_size=1, max_size=4),
    st.lists(SENTENCE, min_size=1, max_size=3),
    st.floats(0.5, 1.5),
)
def test_sbleu_is_equation_8(candidates, references, beta):
    found = sbleu(
        bleu_statistics([ids(item) for item in candidates], [ids(item) for item in references]),
        beta,
    )
    expected = [naive_sbleu(item, references, beta) for item in candidates]
    assert found == pytest.approx(expected, rel=1e-9)


def test_length_ratio_makes_the_baseline_neither_short_nor_long():
    """Twice too short everywhere: with β the brevity penalty of what is as long as that is 1."""
    references = [ids([3, 4, 5, 6, 7, 8, 9, 10]), ids([3, 4, 5, 6])]
    outputs = [item[: len(item) // 2] for item in references]
    rows = np.concatenate(
        [bleu_statistics([a], [b]) for a, b in zip(outputs, references, strict=True)]
    )
    assert length_ratio(rows) == 0.5
    assert sbleu(rows, 0.5) == pytest.approx([1.0, 1.0])
    assert length_ratio(np.zeros((3, 10))) == 1.0
    longer = bleu_statistics([references[0]], [references[0]])
    assert sbleu(longer, 0.5)[0] > 1.0  # not clipped


@given(SENTENCE, SENTENCE)
def test_edit_distance_is_a_metric(left, right):
    distance = levenshtein(left, right)
    assert distance == levenshtein(right, left)
    assert abs(len(left) - len(right)) <= distance <= max(len(left), len(right))
    assert (distance == 0) == (left == right)
    assert 0.0 <= word_closeness(left, right) <= 1.0


def test_corpus_scores_and_bootstrap():
    references = [
        f"the {word} sat on the mat today" for word in ["cat", "dog", "cow", "hen", "pig"]
    ]
    worse = [text.replace("sat", "sit") for text in references]
    perfect = corpus_scores(references, [references])
    assert (round(perfect.bleu), round(perfect.chrf), perfect.ter) == (100, 100, 0.0)
    assert sentence_bleu(references, references) == pytest.approx([100.0] * 5)
    result = paired_bootstrap(worse, references, [references], samples=100)
    assert result.difference > 20
    assert result.p_value == 0.0
    assert result.low <= result.difference <= result.high + 1e-9
