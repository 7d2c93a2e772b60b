"""Corpus scores as the field reports them, through sacrebleu; paired bootstrap of two systems.

Some scripts have no spaces between words (Chinese, Japanese, Thai ...): TER counts their
characters, and so does BLEU, which a tokenizer that leaves them whole would make a share of
sentences that are right throughout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt
import regex

from postil.metrics.ter import UNPARTED_CHARACTER, ter_of, ter_statistics
from postil.text.scripts import KANA, UNSPACED

F64: TypeAlias = npt.NDArray[np.float64]

_PHONETIC = regex.compile(f"[{KANA}{UNSPACED}]")  # Thai and its like, no Han
_LETTER = regex.compile(r"\p{L}")
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


def tokenizer_for(*references: Iterable[str]) -> str:
    """sacrebleu's BLEU tokenizer for the language of some texts: ``13a``, but ``zh`` for Chinese
    and ``char`` for Japanese, Thai, Lao, Khmer and Burmese.
    """
    letters = unparted = phonetic = 0
    for text in chain.from_iterable(references):
        letters += len(text) if text.isascii() else len(_LETTER.findall(text))
        if not text.isascii():
            unparted += len(UNPARTED_CHARACTER.findall(text))
            phonetic += len(_PHONETIC.findall(text))
    if 2 * unparted < letters or not unparted:
        return "13a"
    return "char" if 10 * phonetic > unparted else "zh"


def corpus_scores(
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str]],
    *,
    tokenize: str | None = None,
) -> CorpusScores:
    """Score a document.

    Parameters
    ----------
    hypotheses
        One string per segment.
    references
        One list of strings per reference translation, each as long as ``hypotheses``.
    tokenize
        sacrebleu's BLEU tokenizer; "none" for text that is tokenised already; None: that of
        :func:`tokenizer_for` the references.
    """
    from sacrebleu.metrics import BLEU, CHRF, TER  # noqa: PLC0415  (0.15 s to import)

    texts, streams = list(hypotheses), [list(stream) for stream in references]
    bleu, chrf, ter = BLEU(tokenize=tokenize or tokenizer_for(*streams), force=True), CHRF(), TER()
    found = CorpusScores(
        bleu=bleu.corpus_score(texts, streams).score,
        chrf=chrf.corpus_score(texts, streams).score,
        ter=ter_of(ter_statistics(texts, streams).sum(axis=0)),
        signatures={},
    )
    ter.num_refs = bleu.num_refs
    for name, metric in (("bleu", bleu), ("chrf", chrf), ("ter", ter)):
        found.signatures[name] = str(metric.get_signature())
    return found


def sentence_bleu(
    hypotheses: Sequence[str], references: Sequence[str], *, tokenize: str | None = None
) -> list[float]:
    """sacrebleu's smoothed BLEU (0-100) of each segment; ``tokenize`` as for
    :func:`corpus_scores`.
    """
    from sacrebleu.metrics import BLEU  # noqa: PLC0415

    metric = BLEU(tokenize=tokenize or tokenizer_for(references), effective_order=True, force=True)
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

    metric = BLEU(tokenize=tokenizer_for(*references), force=True)
    score = metric.corpus_score(
        list(hypotheses), [list(stream) for stream in references], n_bootstrap=1000
    )
    return score._mean - score._ci, score._mean + score._ci


def sentence_ter(hypotheses: Sequence[str], references: Sequence[str]) -> list[float]:
    """TER of each segment: edits per 100 words of its reference; not cut at 100."""
    return [ter_of(row) for row in ter_statistics(hypotheses, [references])]


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
    tokenize: str | None = None,
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
    statistics, scored = _statistics((first, second), references, metric, tokenize)
    generator = np.random.default_rng(SEED)
    draws = generator.integers(0, len(first), size=(samples, len(first)))

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


def _statistics(
    outputs: Iterable[Sequence[str]],
    references: Sequence[Sequence[str]],
    metric: Literal["bleu", "chrf", "ter"],
    tokenize: str | None,
) -> tuple[list[F64], Callable[[F64], float]]:
    """Statistics of the segments of several outputs, and the score of a sum of them."""
    from sacrebleu.metrics import BLEU, CHRF  # noqa: PLC0415

    if metric == "ter":
        return [ter_statistics(output, references) for output in outputs], ter_of
    streams = [list(stream) for stream in references]
    scorer: BLEU | CHRF = CHRF()
    if metric == "bleu":
        scorer = BLEU(tokenize=tokenize or tokenizer_for(*streams), force=True)
    statistics = [
        np.array(scorer._extract_corpus_statistics(list(output), streams), dtype=np.float64)
        for output in outputs
    ]
    return statistics, lambda values: float(scorer._compute_score_from_stats(values.tolist()).score)
