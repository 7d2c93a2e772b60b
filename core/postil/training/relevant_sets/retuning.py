"""The second stage: dense weights tuned again by MERT beside sparse ones that stay as they are.

Sparse weights are trained sentence by sentence, beside dense weights that were tuned without them.
Here the dense ones get used to them: all sparse weights together are one more feature, what they
add to a translation, with one weight of its own, and MERT (Och 2003) looks for that one and for the
dense weights. What is not better on the development set than the weights as they are is not taken
(Tillmann & Zhang, table IX; they train the dense weights on relevant sets, too).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.phrase import PhraseModels
from postil.features.sparse_model import SparseModel
from postil.search.constraints import FREE, Constraints, ExtraOption
from postil.search.forest.hypergraph import Derivation
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.training.relevant_sets.task import F64, Bools, RelevantSetResult
from postil.training.tuning.loop import TuningOptions, TuningRound, TuningSet, tune
from postil.types.progress import Progress

LEAST = 0.1  # of what the sparse weights counted before: the search cannot turn them round
OPTIONS = TuningOptions(method="mert", rounds=6)


class BesideSparse(Translator):
    """A decoder that has the sum of its sparse weights as one more dense feature, the last.

    The search adds sparse weights as they are: so the dense weights are divided by that of the last
    feature, which changes no decision. That is taken for ``least`` if it is less.
    """

    def __init__(
        self, models: PhraseModels, sparse: Path, search: SearchOptions, least: float
    ) -> None:
        self.least = least
        super().__init__(
            models.table,
            models.lm,
            np.zeros(len(PHRASE_FEATURES)),
            search,
            SparseScorer(SparseModel.open(sparse)),
            jumps=models.jumps,
        )

    def set_weights(self, weights: npt.ArrayLike) -> None:
        """Use other weights, (columns + 1,)."""
        values = np.asarray(weights, dtype=np.float64)
        super().set_weights(values[:-1] / max(self.least, values[-1]))

    def nbest(
        self,
        source: npt.NDArray[np.uint32],
        k: int,
        extra: Iterable[ExtraOption] = (),
        constraints: Constraints = FREE,
        *,
        distinct: bool = True,
    ) -> list[Derivation]:
        """As of any decoder; ``dense`` has the shape (columns + 1,)."""
        found = super().nbest(source, k, extra, constraints, distinct=distinct)
        weights = self.weights.astype(np.float64)
        return [
            replace(one, dense=np.append(one.dense, one.score - one.dense @ weights))
            for one in found
        ]


def retuned(
    result: RelevantSetResult,
    models: PhraseModels,
    segments: TuningSet,
    *,
    base: npt.NDArray[np.floating],
    options: TuningOptions = OPTIONS,
    progress: Progress | None = None,
    search: SearchOptions | None = None,
    tuned: Bools = PHRASE_FEATURES.tuned,
) -> tuple[RelevantSetResult, list[TuningRound]]:
    """Dense weights tuned on ``segments`` beside the sparse ones of ``result``.

    Parameters
    ----------
    models
        Of the engine.
    base
        Dense weights, (columns,): those that are not ``tuned`` stay as they are here, beside tuned
        ones that add up to 1 in absolute value.
    tuned
        Which dense weights may move, (columns,).

    Returns
    -------
    result, rounds
        With the weights that did best on ``segments``, and what each round did, the first with the
        weights as they were. The sparse weights stay; the dense ones are on their scale.
    """
    if result.sparse is None:
        raise ValueError("there are no sparse weights to tune beside")
    factor = 1.0 / (float(np.abs(result.dense[tuned]).sum()) + 1.0)
    start = np.append(np.where(tuned, result.dense * factor, base), factor)
    least = LEAST * factor
    translator = BesideSparse(models, result.sparse, search or models.search_options, least)
    weights, rounds = tune(
        translator, segments, options, progress, tuned=np.append(tuned, True), start=start
    )
    dense: F64 = weights[:-1] / max(least, float(weights[-1]))
    return replace(result, dense=dense), rounds
