"""BLEU from sufficient statistics (see ``ngrams``), for learning. Reported scores come from
sacrebleu.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.metrics.ngrams import background_gains, bleu_statistics

__all__ = [
    "background_gains",
    "bleu_smooth",
    "bleu_statistics",
    "corpus_bleu",
    "corpus_bleu_rows",
    "length_ratio",
    "sbleu",
    "token_gains",
]

Statistics = npt.NDArray[np.int32] | npt.NDArray[np.int64] | npt.NDArray[np.float64]
F64 = npt.NDArray[np.float64]
ORDER = 4
PRIOR = 5.0  # α of sbleu: how many n-grams the prior of a precision is worth
LEAST = 1e-9  # no precision is taken to be less, so that its logarithm exists


def _brevity(
    candidate: npt.NDArray[np.float64], reference: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    return np.minimum(0.0, 1.0 - reference / np.maximum(candidate, 1e-9))


def bleu_smooth(statistics: Statistics, *, brevity: bool = True) -> npt.NDArray[np.float64]:
    """Sentence BLEU with add-one smoothing for n > 1 (Liang et al. 2006, footnote 5).

    Parameters
    ----------
    statistics
        Shape (k, 10), see :func:`bleu_statistics`.
    brevity
        Whether what is shorter than its reference is punished for that.

    Returns
    -------
    float64 array, shape (k,), in [0, 1]
    """
    values = np.asarray(statistics, dtype=np.float64)
    matches, totals = values[:, :ORDER], values[:, ORDER : 2 * ORDER]
    add = np.array([0.0, 1.0, 1.0, 1.0])
    precision = (matches + add) / np.maximum(totals + add, 1.0)
    with np.errstate(divide="ignore"):
        mean = np.log(precision).mean(axis=1)
    if brevity:
        mean += _brevity(values[:, 2 * ORDER], values[:, 2 * ORDER + 1])
    result: F64 = np.exp(mean)
    return result


def length_ratio(statistics: Statistics) -> float:
    """Words of candidates per word of their references: ``β`` of :func:`sbleu`.

    Parameters
    ----------
    statistics
        Shape (n, 10): of the baseline's best translation of each training sentence.

    Returns
    -------
    float
        1 if there are no words.
    """
    candidate, reference = np.asarray(statistics, dtype=np.float64)[:, 2 * ORDER :].sum(axis=0)
    return float(candidate / reference) if candidate > 0 and reference > 0 else 1.0


def sbleu(statistics: Statistics, beta: float = 1.0) -> F64:
    """Sentence BLEU as a goal of discriminative training (Gao & He 2013, equation 8).

    ``BP · exp(¼ Σ log p_n)``, where p_1 and p_2 are as they are; p_3 and p_4 are
    ``(matches + α p0) / (total + α)`` with α = 5 and the prior ``p0_n = p_{n-1}² / p_{n-2}``; and
    ``BP = exp(1 − β r / c)``, not clipped. The paper prints it without the exp, and β upside down:
    with ``β = c / r`` over all training sentences (:func:`length_ratio`) the mean BP of the
    baseline is about 1, as it says it should be.

    Parameters
    ----------
    statistics
        Shape (k, 10), see :func:`bleu_statistics`.
    beta
        Length of the baseline's translations / length of the references.

    Returns
    -------
    float64 array, shape (k,)
        From 0 up; beyond 1 for candidates that are very good and longer than β r. No words score 0.
        One word has no bigrams: its p_2 is its p_1.
    """
    values = np.asarray(statistics, dtype=np.float64)
    matches, totals = values[:, :ORDER], values[:, ORDER : 2 * ORDER]
    precision = np.empty(matches.shape)
    precision[:, 0] = matches[:, 0] / np.maximum(totals[:, 0], 1.0)
    precision[:, 1] = np.where(
        totals[:, 1] > 0, matches[:, 1] / np.maximum(totals[:, 1], 1.0), precision[:, 0]
    )
    precision[:, :2] = np.maximum(precision[:, :2], LEAST)
    for n in (2, 3):
        prior = precision[:, n - 1] ** 2 / precision[:, n - 2]
        smoothed = (matches[:, n] + PRIOR * prior) / (totals[:, n] + PRIOR)
        precision[:, n] = np.maximum(smoothed, LEAST)
    length = values[:, 2 * ORDER]
    brevity = 1.0 - beta * values[:, 2 * ORDER + 1] / np.maximum(length, LEAST)
    result: F64 = np.where(length > 0, np.exp(np.log(precision).mean(axis=1) + brevity), 0.0)
    return result


def corpus_bleu_rows(statistics: Statistics) -> F64:
    """Corpus BLEU in [0, 1] of each row of summed statistics, shape (k, 10); 0 if an order has no
    match.
    """
    values = np.asarray(statistics, dtype=np.float64)
    matches, totals = values[:, :ORDER], values[:, ORDER : 2 * ORDER]
    some = (matches.min(axis=1) > 0) & (totals.min(axis=1) > 0)
    precision = np.where(some[:, None], matches / np.maximum(totals, LEAST), 1.0)
    brevity = _brevity(values[:, 2 * ORDER], values[:, 2 * ORDER + 1])
    result: F64 = np.where(some, np.exp(np.log(precision).mean(axis=1) + brevity), 0.0)
    return result


def corpus_bleu(statistics: Statistics) -> float:
    """Corpus BLEU in [0, 1] of summed statistics, shape (10,); 0 if an order has no match."""
    return float(corpus_bleu_rows(np.asarray(statistics, dtype=np.float64)[None])[0])


def token_gains(statistics: Statistics, background: F64) -> F64:
    """What a token adds to ``background_gains`` of a translation near a given one, by the length of
    the longest n-gram of a reference that ends with it, float64 array, shape (5,): of 0 to 4 words.

    The gradient of ``B``, as Tromble et al. 2008 have it for the logarithm of BLEU: a match of an
    order gains ``B / 4m``, and every token counts as an n-gram of each order that could match, and
    as length. The larger the document, the less ``B`` bends.

    Parameters
    ----------
    statistics, background
        Of the given translation and of the document, (10,); their matches are above 0 together.
    """
    whole = np.asarray(statistics, dtype=np.float64) + background
    matches, totals = whole[:ORDER], whole[ORDER : 2 * ORDER]
    length, goal = whole[2 * ORDER :]
    short = length < goal
    gain = goal * np.prod(matches / totals) ** (1 / ORDER)
    if short:
        gain *= np.exp(1.0 - goal / length)
    token = gain * (goal / length**2 if short else 0.0) - (gain / (ORDER * totals)).sum()
    gains: F64 = token + np.append(0.0, np.cumsum(gain / (ORDER * matches)))
    return gains
