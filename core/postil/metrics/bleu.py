"""BLEU from sufficient statistics (see ``ngrams``), for learning. Reported scores come from
sacrebleu.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from postil.metrics.ngrams import bleu_statistics

__all__ = ["bleu_smooth", "bleu_statistics", "corpus_bleu"]

Statistics = npt.NDArray[np.int32] | npt.NDArray[np.int64] | npt.NDArray[np.float64]
F64 = npt.NDArray[np.float64]
ORDER = 4


def _brevity(
    candidate: npt.NDArray[np.float64], reference: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    return np.minimum(0.0, 1.0 - reference / np.maximum(candidate, 1e-9))


def bleu_smooth(statistics: Statistics) -> npt.NDArray[np.float64]:
    """Sentence BLEU with add-one smoothing for n > 1 (Liang et al. 2006, footnote 5).

    Parameters
    ----------
    statistics
        Shape (k, 10), see :func:`bleu_statistics`.

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
    result: F64 = np.exp(mean + _brevity(values[:, 2 * ORDER], values[:, 2 * ORDER + 1]))
    return result


def corpus_bleu(statistics: Statistics) -> float:
    """Corpus BLEU in [0, 1] of summed statistics, shape (10,); 0 if an order has no match."""
    values = np.asarray(statistics, dtype=np.float64)
    matches, totals = values[:ORDER], values[ORDER : 2 * ORDER]
    if matches.min() <= 0 or totals.min() <= 0:
        return 0.0
    brevity = _brevity(values[2 * ORDER : 2 * ORDER + 1], values[2 * ORDER + 1 :])
    return float(np.exp(np.log(matches / totals).mean() + brevity[0]))
