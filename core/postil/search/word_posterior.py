"""How sure a decoder is of each word it wrote.

The posterior of a target word is the probability, over all derivations of the forest, that the
source word it translates is translated by a phrase that has the same target word (Ueffing & Ney
2007, "Word-level confidence estimation for machine translation", 4.4, with the source position for
the target position: a word that merely moves is no less right).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.search.forest import NO_RULE, Derivation
from postil.search.posterior import edge_posteriors

Links = Sequence[tuple[int, int]]


def word_posteriors(
    derivation: Derivation, links: Links, scale: float = 1.0
) -> npt.NDArray[np.float64]:
    """Posterior of each target word of a derivation.

    Parameters
    ----------
    links
        (source, target) positions of words that translate each other. A target word with several
        source words gets their mean; one without any that of all words of its phrase.
    scale
        Model scores are multiplied by it.

    Returns
    -------
    float64 array, shape (number of tokens,)
        In 0 to 1.
    """
    forest = derivation.forest
    posteriors, _ = edge_posteriors(forest, scale)
    writes = forest.rule != NO_RULE
    rule, mass = forest.rule[writes], posteriors[writes]
    first, last = forest.span[writes, 0], forest.span[writes, 1]
    # The rule each token of the table of rules belongs to.
    owner = np.repeat(np.arange(len(forest.rules)), np.diff(forest.rules.target_offset))
    sources = _sources(derivation, links)
    result = np.zeros(len(derivation.tokens))
    for position, token in enumerate(derivation.tokens):
        has_word = np.zeros(len(forest.rules), dtype=bool)
        has_word[owner[forest.rules.target == token]] = True
        same = has_word[rule]
        shares = [
            float(mass[same & (first <= source) & (source < last)].sum())
            for source in sources[position]
        ]
        result[position] = min(1.0, sum(shares) / len(shares))
    return result


def _sources(derivation: Derivation, links: Links) -> list[list[int]]:
    """Source positions each target word stands for."""
    sources: list[list[int]] = [[] for _ in derivation.tokens]
    for source, target in links:
        sources[target].append(source)
    at = 0
    for rule, start, end in derivation.steps():
        length = len(derivation.forest.rules.tokens(rule))
        for position in range(at, at + length):
            sources[position] = sources[position] or list(range(start, end))
        at += length
    return sources
