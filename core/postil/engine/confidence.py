"""Confidence in a suggestion: a logistic model over a few features of its derivation.

The target is word-level closeness to the confirmed text, 1 − min(1, edits / length) (the word error
rate of Cesa-Bianchi et al. 2008, 3.4, turned round); the coefficients are fitted on held-out
segments when an engine is trained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import ORIGIN_SESSION, ORIGIN_UNKNOWN, Derivation
from postil.search.forest.yields import applications, rule_origins, word_links

FEATURES = ("bias", "score", "lm", "unknown", "phrases", "session")

LEAST_WORDS = 4  # of a text that may be foreign: a heading may be a name and nothing else
SOME_FOREIGN, ALL_FOREIGN = 0.4, 0.7
"""Shares of foreign words up to which the confidence holds, and from which on it is 0. Of 439
segments in the language of an engine, of its field and of others, those with more than 0.5 kept
0.16 of their words, and 4 that kept 0.3 are held back; of 596 in other languages, 587 are."""

RIDGE = 1.0  # weight of the L2 penalty of a fit
_CERTAIN = 500.0  # beyond it exponentials overflow

# Used by engines that had nothing held out: fitted on 3,660 segments that engines of 30 to 1,200
# pairs had not seen, phrase-based ones and such with grammars (guides, captions, debates; English,
# French, German). Nothing was confirmed there: the weight of "session" is chosen.
DEFAULT = {
    "bias": 1.1,
    "score": 0.75,
    "lm": 0.15,
    "unknown": -3.3,
    "phrases": 0.5,
    "session": 0.5,
}


def confidence_features(derivation: Derivation) -> npt.NDArray[np.float64]:
    """Values of ``FEATURES``, float64, shape (6,): per-word log p(e|f) and LM score (natural logs),
    and shares per target word.
    """
    words = max(1, len(derivation.tokens))
    origins = rule_origins(derivation)
    return np.array(
        [
            1.0,
            derivation.feature("tm.direct") / words,
            derivation.feature("lm") / words,
            origins.count(ORIGIN_UNKNOWN) / words,
            len(origins) / words,
            origins.count(ORIGIN_SESSION) / max(1, len(origins)),
        ]
    )


def confidence(derivation: Derivation, coefficients: Mapping[str, float]) -> float:
    """Expected closeness, in [0, 1]."""
    weights = np.array([coefficients.get(name, DEFAULT[name]) for name in FEATURES])
    value = float(weights @ confidence_features(derivation))
    value = max(-_CERTAIN, min(_CERTAIN, value))
    return float(1.0 / (1.0 + np.exp(-value)))


def familiarity(derivation: Derivation, source: Sequence[str], tokens: Sequence[str]) -> float:
    """Factor of the confidence, in [0, 1]: below 1 for a sentence most of whose words are copied.

    Such a sentence is in another language, or about something the engine was not trained on; the
    confidence model was fitted to held-out text with few unknown words, and does not hold for it. A
    known word that stays as it is ("de" in French) counts as half a foreign one. A text that is too
    short to judge, such as a name by itself, keeps its confidence.

    Parameters
    ----------
    source, tokens
        Tokens of the source and of the translation.
    """
    if ORIGIN_UNKNOWN not in rule_origins(derivation):
        return 1.0
    words = {number for number, token in enumerate(tokens) if any(map(str.isalpha, token))}
    if len(words) < LEAST_WORDS:
        return 1.0
    copied = {
        number
        for rule in applications(derivation)
        if rule.origin == ORIGIN_UNKNOWN
        for number in rule.positions()
    }
    same = {
        number
        for place, number in word_links(derivation)
        if source[place].lower() == tokens[number].lower()
    }
    foreign = (len(copied & words) + len((copied | same) & words)) / (2 * len(words))
    return max(0.0, min(1.0, (ALL_FOREIGN - foreign) / (ALL_FOREIGN - SOME_FOREIGN)))


def fit_confidence(
    features: Sequence[npt.NDArray[np.float64]], closeness: Sequence[float]
) -> dict[str, float]:
    """Coefficients by logistic regression on fractional targets, with an L2 penalty of
    :data:`RIDGE` on all but the intercept; by Newton's method.

    Parameters
    ----------
    features
        Values of ``FEATURES`` for each segment; the first is 1, for the intercept.
    closeness
        Closeness of each translation to its reference, 0 to 1.

    Returns
    -------
    dict
        Coefficient by name of feature.
    """
    design = np.array(features)
    goal = np.clip(np.array(closeness), 0.0, 1.0)
    weights = np.zeros(design.shape[1])
    penalty = RIDGE * np.eye(len(weights))
    penalty[0, 0] = 1e-6
    for _ in range(25):
        mean = 1.0 / (1.0 + np.exp(-(design @ weights)))
        gradient = design.T @ (goal - mean) - penalty @ weights
        hessian = (design * (mean * (1.0 - mean))[:, None]).T @ design + penalty
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if float(np.abs(step).max()) < 1e-8:
            break
    return {name: float(value) for name, value in zip(FEATURES, weights, strict=True)}
