"""Confidence in each word of a suggestion: a logistic model over what the decoder knows.

The posterior of a word alone is no evidence where there is no choice: a word the engine does not
know is copied with certainty. So beside it stand whether the word is unknown, and how likely its
phrase is by the phrase table and by the language model. On held-out technical text the area under
the ROC curve rose from 0.53 (posterior alone) to 0.78; of the words given less than 0.4, one in
seven stood in the reference, of those given 0.8 or more, six in seven.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest.hypergraph import ORIGIN_UNKNOWN, Derivation, RuleApplication
from postil.search.forest.word_posterior import word_posteriors
from postil.search.forest.yields import links_of

# bias, posterior, unknown, log p(e|f) and LM score of the phrase per word; fitted once on held-out
# segments of technical guides (3,400 words; a word is right if the reference has it, too).
COEFFICIENTS = np.array([0.34, 2.10, -2.79, 0.51, 0.10])


def word_confidences(
    derivation: Derivation, rules: Sequence[RuleApplication]
) -> npt.NDArray[np.float64]:
    """Probability that each target word will be confirmed as it is, float64, shape (tokens,);
    ``rules``: those of the derivation.
    """
    count = len(derivation.tokens)
    if not count:
        return np.empty(0)
    edges = [rule.edge for rule in rules]
    scores = derivation.forest.features_of(edges, ("tm.direct", "lm"))
    rows = [(1.0, 0.0, 0.0, 0.0, 0.0)] * count
    for rule, (direct, lm) in zip(rules, scores, strict=True):
        words = max(1, len(rule.tokens))
        unknown = float(rule.origin == ORIGIN_UNKNOWN)
        row = 1.0, 0.0, unknown, float(direct / words), float(lm / words)
        for position in rule.positions():
            rows[position] = row
    design = np.array(rows)
    design[:, 1] = word_posteriors(derivation, rules, links_of(rules))
    odds: npt.NDArray[np.float64] = np.exp(design @ COEFFICIENTS)
    return odds / (1.0 + odds)
