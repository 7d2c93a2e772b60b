"""Sentence-level quality for learning: one registry of names, and weighted mixtures of them.

Learners know quality only as a number per candidate, so that any of these may be asked for (Cesa-
Bianchi et al. 2008, 3.2.1): the smoothed BLEUs, the two that see the document, and error rates
turned round. All take several references.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property, partial
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.errors import UsageError
from postil.metrics.bleu import bleu_smooth, bleu_statistics, corpus_bleu_rows, sbleu
from postil.metrics.document import DocumentStatistics
from postil.metrics.word_errors import word_edits

U32 = npt.NDArray[np.uint32]
I32 = npt.NDArray[np.int32]
F64 = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Judged:
    """Candidates of one sentence, and what they are measured against.

    ``candidates``, ``references``: target ids; ``source_length``: words; ``sentence``: key of
    source and reference, see ``SentenceRecord``; ``document``: what was confirmed before.
    """

    candidates: Sequence[U32]
    references: Sequence[U32]
    source_length: int = 0
    sentence: int = 0
    document: DocumentStatistics = field(default_factory=DocumentStatistics)

    @cached_property
    def statistics(self) -> I32:
        """BLEU statistics, shape (k, 10)."""
        return bleu_statistics(self.candidates, self.references)


def approx_bleu(judged: Judged) -> F64:
    """BLEU of the document of best candidates, this sentence's replaced by each candidate (Watanabe
    et al. 2007, 4.2), shape (k,). O(1) beside the candidate's own n-grams. 0 until every order has
    a match.
    """
    others = judged.document.oracles_without(judged.sentence)
    return corpus_bleu_rows(others + judged.statistics)


def context_bleu(judged: Judged) -> F64:
    """``(O_len + |f|) · BLEU(O + c(e))``, O decaying statistics of what was shown before (Chiang
    et al. 2008), shape (k,). In words, not in [0, 1].
    """
    statistics, words = judged.document.context()
    return (words + judged.source_length) * corpus_bleu_rows(statistics + judged.statistics)


def closeness(judged: Judged, kind: Literal["wer", "per", "ter"]) -> F64:
    """1 − error rate of each candidate, by the nearest reference, shape (k,). Below 0 where more
    edits are needed than the reference has words.
    """
    rates = [
        word_edits(judged.candidates, reference, kind) / max(1, len(reference))
        for reference in judged.references
    ]
    result: F64 = 1.0 - np.min(rates, axis=0)
    return result


METRICS: Mapping[str, Callable[[Judged], F64]] = {
    "bleu_smooth": lambda judged: bleu_smooth(judged.statistics),
    "sbleu": lambda judged: sbleu(judged.statistics),
    "approx_bleu": approx_bleu,
    "context_bleu": context_bleu,
    "1-wer": partial(closeness, kind="wer"),
    "1-per": partial(closeness, kind="per"),
    "1-ter": partial(closeness, kind="ter"),
}

DOCUMENT_METRICS = ("approx_bleu", "context_bleu")


@dataclass(frozen=True, slots=True)
class SentenceMetric:
    """A weighted mixture of metrics.

    ``weights``: by name, see ``METRICS``. They need not add up to 1: learners ask for margins in
    the units of quality, so that a weight is also a scale.
    """

    weights: tuple[tuple[str, float], ...]

    @classmethod
    def parse(cls, text: str) -> SentenceMetric:
        """A name, or names with weights: ``bleu_smooth:0.5,1-ter:0.5``.

        Raises
        ------
        UsageError
            A name that no metric has, or a weight that is no number.
        """
        weights: dict[str, float] = {}
        for part in text.split(","):
            name, _, weight = part.strip().partition(":")
            if name not in METRICS:
                near = get_close_matches(name, METRICS, 1)
                raise UsageError(
                    f"There is no metric {name!r}.",
                    hint=f"Did you mean {near[0]}?" if near else f"Known: {', '.join(METRICS)}.",
                )
            weights[name] = weights.get(name, 0.0) + _number(weight, name)
        return cls(tuple(weights.items()))

    @property
    def sees_document(self) -> bool:
        """Whether quality depends on the sentences before."""
        return any(name in DOCUMENT_METRICS for name, _ in self.weights)

    def quality(self, judged: Judged) -> F64:
        """B of each candidate, shape (k,)."""
        total = np.zeros(len(judged.candidates))
        if len(judged.candidates):
            for name, weight in self.weights:
                total += weight * METRICS[name](judged)
        return total


def _number(text: str, name: str) -> float:
    try:
        value = float(text) if text else 1.0
    except ValueError:
        value = np.nan
    if not np.isfinite(value):
        raise UsageError(f"The weight of {name} is {text!r}, which is no number.")
    return value
