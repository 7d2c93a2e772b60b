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
from postil.search.yields import applications

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
    # One row for each stretch of source words that the rule of an edge translates.
    edge = np.repeat(np.arange(forest.edge_count), np.diff(forest.stretch_offset))
    writes = forest.rule[edge] != NO_RULE
    edge, (first, last) = edge[writes], forest.stretches[writes].T
    rule, mass = forest.rule[edge], posteriors[edge]
    alone = np.flatnonzero((np.diff(forest.stretch_offset) == 0) & (forest.rule != NO_RULE))
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
        if not shares:  # no source word: how often a rule without any says it
            shares = [float(posteriors[alone][has_word[forest.rule[alone]]].sum())]
        result[position] = min(1.0, sum(shares) / len(shares))
    return result


def _sources(derivation: Derivation, links: Links) -> list[list[int]]:
    """Source positions each target word stands for."""
    sources: list[list[int]] = [[] for _ in derivation.tokens]
    for source, target in links:
        sources[target].append(source)
    for rule in applications(derivation):
        own = [word for start, end in rule.source for word in range(start, end)]
        for position in rule.positions():
            sources[position] = sources[position] or own
    return sources
