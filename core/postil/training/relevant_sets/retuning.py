"""The second stage: dense weights tuned again by MERT beside sparse ones that stay as they are.

Sparse weights are trained sentence by sentence, beside dense weights that were tuned without them.
Here the dense ones are tuned beside them: the sum that all sparse weights add to a translation is
one more feature, with one weight of its own, and MERT (Och 2003) looks for that weight and for the
dense ones. New weights that are not better on the development set are not taken
(Tillmann & Zhang, table IX; they train the dense weights on relevant sets, too).
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.phrase import PhraseModels
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.settings import SearchOptions
from postil.training.relevant_sets.task import F64, Bools, RelevantSetResult, translator_of
from postil.training.tuning.beside_sparse import LEAST, BesideSparse
from postil.training.tuning.loop import TuningOptions, TuningRound, TuningSet, tune
from postil.types.progress import Progress

OPTIONS = TuningOptions(method="mert", rounds=6)


def retuned(
    result: RelevantSetResult,
    models: PhraseModels,
    segments: TuningSet,
    *,
    base: npt.NDArray[np.floating],
    options: TuningOptions = OPTIONS,
    progress: Progress | None = None,
    search: SearchOptions | None = None,
    tuned: Bools | None = None,
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
        Which dense weights may move, (columns,); by default those that the decoder names.

    Returns
    -------
    result, rounds
        With the weights that did best on ``segments``, and what each round did, the first with the
        weights as they were. The sparse weights stay; the dense ones are on their scale.
    """
    if result.sparse is None:
        raise ValueError("there are no sparse weights to tune beside")
    inner = translator_of(models, np.zeros(len(PHRASE_FEATURES)), result.sparse, search)
    if tuned is None:
        tuned = inner.tuned
    factor = 1.0 / (float(np.abs(result.dense[tuned]).sum()) + 1.0)
    start = np.append(np.where(tuned, result.dense * factor, base), factor)
    least = LEAST * factor
    translator = BesideSparse(inner, least)
    weights, rounds = tune(
        translator, segments, options, progress, tuned=np.append(tuned, True), start=start
    )
    dense: F64 = weights[:-1] / max(least, float(weights[-1]))
    return replace(result, dense=dense), rounds
