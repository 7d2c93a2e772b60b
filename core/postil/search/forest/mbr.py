"""Minimum Bayes risk decoding on n-best lists (Kumar & Byrne 2004), with smoothed BLEU."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.metrics.bleu import bleu_smooth, bleu_statistics
from postil.search.forest.hypergraph import Derivation

F64 = npt.NDArray[np.float64]
# The probability of a candidate is proportional to exp(SCALE * score): of 0.3 to 4 the best on
# held-out image captions en-de; 1 to 4 differ by 0.1 BLEU.
SCALE = 2.0


def expected_gains(candidates: Sequence[Derivation]) -> F64:
    """Expected BLEU of each candidate if the translation is drawn from the list, in [0, 1]."""
    scores = SCALE * np.array([candidate.score for candidate in candidates])
    probability = np.exp(scores - scores.max())
    probability /= probability.sum()
    outputs = [candidate.tokens for candidate in candidates]
    gains: F64 = np.zeros(len(candidates))
    for share, reference in zip(probability, outputs, strict=True):
        gains += share * bleu_smooth(bleu_statistics(outputs, [reference]))
    return gains


def minimum_risk(candidates: Sequence[Derivation]) -> Derivation:
    """The candidate of lowest expected loss; ties go to the one with the better score."""
    return candidates[int(expected_gains(candidates).argmax())]
