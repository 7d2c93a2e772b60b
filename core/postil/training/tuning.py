"""Tuning: decode the tuning set, merge the n-best lists, optimise, and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
import numpy.typing as npt

from postil.features.dense import TUNED, column
from postil.metrics.bleu import bleu_statistics, corpus_bleu
from postil.search.translator import Translator
from postil.training.mira import MiraOptions, batch_mira
from postil.training.pools import Pool, resolved
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class TuningSet:
    """Sentences to tune on.

    ``sources``: token ids; ``references``: one or more per sentence, target ids; ``copies``: for
    each source word the target id of the same string, used where the decoder passes a word through.
    """

    sources: list[U32]
    references: list[list[U32]]
    copies: list[U32]

    def __len__(self) -> int:
        return len(self.sources)


@dataclass(frozen=True, slots=True)
class TuningOptions:
    """Settings of tuning.

    Parameters
    ----------
    rounds
        Decode-and-optimise rounds at most.
    nbest
        Candidates per sentence and round.
    patience
        Stop after this many rounds in a row without a gain in BLEU.
    """

    rounds: int = 8
    nbest: int = 100
    patience: int = 3
    threads: int = 2
    mira: MiraOptions = field(default_factory=MiraOptions)


@dataclass(frozen=True, slots=True)
class TuningRound:
    """``bleu``: of this round's 1-best output under ``weights``, in [0, 1]; ``fresh``: new
    candidates.
    """

    bleu: float
    fresh: int
    weights: F64


def tune(
    translator: Translator,
    tuning_set: TuningSet,
    options: TuningOptions,
    progress: Progress | None = None,
    watch: Callable[[TuningRound], None] = lambda _: None,
) -> tuple[F64, list[TuningRound]]:
    """Find dense weights; leaves ``translator`` with the best of them.

    Returns
    -------
    weights, rounds
        The weights whose 1-best output had the highest corpus BLEU, scaled to unit L1 norm over the
        tuned features, and what each round did.
    """
    progress = progress or Progress()
    pools = [Pool(references) for references in tuning_set.references]
    weights = translator.weights.astype(np.float64)
    rounds: list[TuningRound] = []
    for number in range(options.rounds):
        share = 1.0 / options.rounds
        progress.update(number * share, 1.0, f"Tuning, round {number + 1}")
        made = _decode(translator, tuning_set, pools, options, progress.part(share * 0.9))
        rounds.append(TuningRound(made.bleu, made.fresh, weights.copy()))
        watch(rounds[-1])
        best = max(range(len(rounds)), key=lambda index: rounds[index].bleu)
        if made.fresh == 0 or number - best >= options.patience:
            break
        weights, _ = batch_mira(pools, weights, TUNED, options.mira, progress.part(share * 0.1))
        weights = _normalised(weights)
        translator.set_weights(weights)
    best = max(range(len(rounds)), key=lambda index: rounds[index].bleu)
    translator.set_weights(rounds[best].weights)
    return rounds[best].weights, rounds


@dataclass(frozen=True, slots=True)
class _Decoded:
    bleu: float
    fresh: int


def _decode(
    translator: Translator,
    tuning_set: TuningSet,
    pools: Sequence[Pool],
    options: TuningOptions,
    progress: Progress,
) -> _Decoded:
    """Decode the tuning set with the current weights and merge the lists."""
    lists = translator.map(
        partial(translator.nbest, k=options.nbest),
        tuning_set.sources,
        threads=options.threads,
        progress=progress,
    )
    total = np.zeros(10)
    fresh = 0
    for derivations, pool, copies in zip(lists, pools, tuning_set.copies, strict=True):
        fresh += pool.merge(derivations, copies)
        if derivations:
            shown = resolved(derivations[0].tokens, copies)
            total += bleu_statistics([shown], pool.references)[0]
    return _Decoded(corpus_bleu(total), fresh)


def _normalised(weights: F64) -> F64:
    """Unit L1 norm over the tuned features: a scale does not change any decision.

    What the session adds to the language model weighs as much as the model itself.
    """
    result = weights.copy()
    result[TUNED] /= max(1e-9, float(np.abs(weights[TUNED]).sum()))
    result[column("session.lm")] = result[column("lm")]
    return result
