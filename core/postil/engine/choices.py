"""Other translations of some words of a segment: what the decoder weighed, and what it passed over.

First come the translations that derivations of the forest have for just these words, by their share
of the n-best list; then phrases of the table for them that the search never reached, but for those
it must not use. Those far behind the best of their kind are left out: mostly what is put together
of single words (wrong articles, two words for one) and phrases that were aligned by chance.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.search.constraints import Constraints
from postil.search.forest.hypergraph import Derivation
from postil.search.forest.yields import applications

DIRECT = 2  # log p(target | source) among the scores of a phrase
MOST = 9  # choices that are offered
FAIR_SHARE = 0.2  # of the share of the likeliest translation: offered from there on,
FAIR_PHRASE = 0.1  # or from this part of p(target | source) of the likeliest phrase,
FAIR_WORD = 0.01  # of a phrase that is no longer than the words it stands for


@dataclass(frozen=True, slots=True)
class Choice:
    """A translation of some words.

    ``share``: of the probability of the best translations of the segment, 0 to 1; 0 for what none
    of them has.
    """

    text: str
    share: float


def token_range(prepared: Prepared, start: int, end: int) -> tuple[int, int]:
    """The tokens that characters ``start`` to ``end`` of the plain text touch."""
    touched = [n for n, (left, right) in enumerate(prepared.spans) if left < end and start < right]
    return (touched[0], touched[-1] + 1) if touched else (0, 0)


def phrase_choices(
    models: EngineModels,
    prepared: Prepared,
    best: Sequence[tuple[Derivation, Sequence[str]]],
    words: tuple[int, int],
    *,
    constraints: Constraints,
) -> list[Choice]:
    """Up to ``MOST`` translations of source tokens ``words``, likeliest first; none that is much
    less likely than the first, by the n-best list and by the table.

    Parameters
    ----------
    best
        The best translations of the sentence, and their tokens.
    constraints
        Of the sentence.
    """
    detokenise = models.target.tokeniser.detokenise
    share: dict[str, float] = defaultdict(float)
    scores = np.array([one.score for one, _ in best])
    masses = np.exp(scores - scores.max())
    for (derivation, tokens), mass in zip(best, masses / masses.sum(), strict=True):
        span = _target_span(derivation, words)
        if span is not None:
            share[detokenise(tokens[slice(*span)])] += float(mass)
    entries = models.phrases(prepared.ids[slice(*words)])
    allowed = [entry for entry in entries if constraints.allows(*words, entry.target)]
    given: dict[str, float] = {}  # p(target | source) by the least that is fair
    for entry in sorted(allowed, key=lambda one: -one.scores[DIRECT]):
        text = detokenise([models.target.vocabulary.token(token) for token in entry.target])
        fair = FAIR_WORD if len(entry.target) <= words[1] - words[0] else FAIR_PHRASE
        given.setdefault(text, math.exp(entry.scores[DIRECT]) / fair)
    likeliest = max((math.exp(entry.scores[DIRECT]) for entry in allowed), default=0.0)
    largest = max(share.values(), default=0.0)
    ordered = sorted(share.items(), key=lambda item: -item[1]) + [(text, 0.0) for text in given]
    found = [
        (text, value)
        for text, value in ordered
        if value > FAIR_SHARE * largest or given.get(text, 0.0) > likeliest
    ]
    choices: dict[str, Choice] = {}
    for text, value in found:
        choices.setdefault(text.strip(), Choice(text.strip(), value))
    choices.pop("", None)
    return list(choices.values())[:MOST]


def _target_span(derivation: Derivation, words: tuple[int, int]) -> tuple[int, int] | None:
    """Target tokens of the rules that translate source tokens ``words`` and no others, if they
    stand together.
    """
    covered = 0
    positions: list[int] = []
    for rule in applications(derivation):
        first, last = rule.source_span
        if rule.source and words[0] <= first and last <= words[1]:
            covered += sum(end - start for start, end in rule.source)
            positions += rule.positions()
    if not positions or covered != words[1] - words[0]:
        return None
    start, end = min(positions), max(positions) + 1
    return (start, end) if end - start == len(positions) else None
