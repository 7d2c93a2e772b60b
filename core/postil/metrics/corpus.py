"""Corpus scores as the field reports them, through sacrebleu; paired bootstrap of two systems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

SEED = 12345  # of the paired bootstrap


@dataclass(frozen=True, slots=True)
class CorpusScores:
    """BLEU, chrF and TER on the scale 0-100, with sacrebleu's signatures."""

    bleu: float
    chrf: float
    ter: float
    signatures: dict[str, str]

    def as_dict(self) -> dict[str, float]:
        """The scores by name, without signatures."""
        return {"bleu": self.bleu, "chrf": self.chrf, "ter": self.ter}


def corpus_scores(
    hypotheses: Sequence[str], references: Sequence[Sequence[str]], *, tokenize: str = "13a"
) -> CorpusScores:
    """Score a document.

    Parameters
    ----------
    hypotheses
        One string per segment.
    references
        One list of strings per reference translation, each as long as ``hypotheses``.
    tokenize
        sacrebleu's BLEU tokenizer; "none" for text that is tokenised already.
    """
    from sacrebleu.metrics import BLEU, CHRF, TER  # noqa: PLC0415  (0.15 s to import)

    metrics = {
        "bleu": BLEU(tokenize=tokenize, force=True),
        "chrf": CHRF(),
        "ter": TER(),
    }
    streams = [list(stream) for stream in references]
    scores = {
        name: metric.corpus_score(list(hypotheses), streams) for name, metric in metrics.items()
    }
    return CorpusScores(
        bleu=scores["bleu"].score,
        chrf=scores["chrf"].score,
        ter=scores["ter"].score,
        signatures={name: str(metric.get_signature()) for name, metric in metrics.items()},
    )


def sentence_bleu(
    hypotheses: Sequence[str], references: Sequence[str], *, tokenize: str = "13a"
) -> list[float]:
    """sacrebleu's smoothed BLEU (0-100) of each segment."""
    from sacrebleu.metrics import BLEU  # noqa: PLC0415

    metric = BLEU(tokenize=tokenize, effective_order=True, force=True)
    return [
        metric.sentence_score(hypothesis, [reference]).score
        for hypothesis, reference in zip(hypotheses, references, strict=True)
    ]


def sentence_chrf(hypotheses: Sequence[str], references: Sequence[Sequence[str]]) -> list[float]:
    """sacrebleu's chrF (0-100) of each segment, which has one or more references."""
    from sacrebleu.metrics import CHRF  # noqa: PLC0415

    metric = CHRF()
    return [
        metric.sentence_score(hypothesis, list(several)).score
        for hypothesis, several in zip(hypotheses, references, strict=True)
    ]


def corpus_interval(
    hypotheses: Sequence[str], references: Sequence[Sequence[str]]
) -> tuple[float, float]:
    """The 95 % interval of a document's BLEU (0-100), by sacrebleu's bootstrap of 1,000 samples;
    ``references`` as for :func:`corpus_scores`.
    """
    from sacrebleu.metrics import BLEU  # noqa: PLC0415

    metric = BLEU(force=True)
    score = metric.corpus_score(
        list(hypotheses), [list(stream) for stream in references], n_bootstrap=1000
    )
    return score._mean - score._ci, score._mean + score._ci


def sentence_ter(hypotheses: Sequence[str], references: Sequence[str]) -> list[float]:
    """sacrebleu's TER of each segment: edits per 100 words of its reference; not cut at 100."""
    from sacrebleu.metrics import TER  # noqa: PLC0415

    metric = TER()
    return [
        metric.sentence_score(hypothesis, [reference]).score
        for hypothesis, reference in zip(hypotheses, references, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class BootstrapResult:
    """Outcome of a paired bootstrap.

    Attributes
    ----------
    difference
        Score of the second system minus that of the first, on the scale 0-100.
    low, high
        Its 95 % interval: the 2.5th and 97.5th percentile over the samples.
    p_value
        Share of samples in which the second system is no better than the first.
    """

    difference: float
    low: float
    high: float
    p_value: float


def paired_bootstrap(
    first: Sequence[str],
    second: Sequence[str],
    references: Sequence[Sequence[str]],
    *,
    samples: int = 1000,
    tokenize: str = "13a",
    metric: Literal["bleu", "chrf", "ter"] = "bleu",
) -> BootstrapResult:
    """Paired bootstrap resampling (Koehn 2004) on corpus BLEU, chrF, or TER, of which less is
    better.

    Parameters
    ----------
    first, second
        Translations of the same segments by two systems.
    references
        One list per reference translation, each as long as ``first``.
    samples
        How many test sets are drawn, with replacement, from a fixed seed.
    """
    from sacrebleu.metrics import BLEU, CHRF, TER  # noqa: PLC0415

    bleu = BLEU(tokenize=tokenize, force=True)
    scorer = {"bleu": bleu, "chrf": CHRF(), "ter": TER()}[metric]
    streams = [list(stream) for stream in references]
    statistics = [
        np.array(scorer._extract_corpus_statistics(list(output), streams), dtype=np.float64)
        for output in (first, second)
    ]
    generator = np.random.default_rng(SEED)
    draws = generator.integers(0, len(first), size=(samples, len(first)))

    def scored(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
        return float(scorer._compute_score_from_stats(values.tolist()).score)

    gains = np.array(
        [
            scored(statistics[1][draw].sum(axis=0)) - scored(statistics[0][draw].sum(axis=0))
            for draw in draws
        ]
    )
    observed = scored(statistics[1].sum(axis=0)) - scored(statistics[0].sum(axis=0))
    low, high = np.percentile(gains, [2.5, 97.5])
    worse = gains >= 0 if metric == "ter" else gains <= 0
    return BootstrapResult(observed, float(low), float(high), float(worse.mean()))
