"""Real-valued and binary features together, one trained beside the other (Tillmann & Zhang, VI-E).

Training both at once is unstable, as the paper says: sums of log probabilities are far larger than
counts, and outrun them. So one kind is trained first and stays as it is while the other is trained:

- :func:`real_then_binary`: the weights of the engine's dense features, tuned, with binary features
  trained on the training text beside them (table IX, line 2);
- :func:`binary_then_real`: binary features trained beside nothing but a language model, then the
  dense weights on the tuning set, and with them how much the binary ones count (line 3).

Costmargin asks for a lead of 1. Tuned weights add up to 1 in absolute value, and their scores
differ by some hundredths from one candidate to the next: beside them binary features would have to
make all of the lead, and the model would be forgotten. ``SCALE`` makes its differences count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.features.sparse_model import SparseModel
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.folded_text import Part
from postil.training.relevant_sets.loop import train_relevant_sets
from postil.training.relevant_sets.sgd import RelevantSetOptions
from postil.training.relevant_sets.task import (
    F64,
    FLAT,
    RelevantSetResult,
    RelevantSetTask,
)
from postil.training.workers import Workers
from postil.types.progress import Progress

SCALE = 10.0


def real_then_binary(
    task: RelevantSetTask,
    options: RelevantSetOptions,
    folder: Path,
    workers: Workers,
    *,
    scale: float = SCALE,
    progress: Progress | None = None,
) -> RelevantSetResult:
    """Train the task's templates beside its dense weights, multiplied by ``scale``.

    Returns
    -------
    RelevantSetResult
        On the scale of the training: dense weights ``scale`` times the task's.
    """
    weights = np.asarray(task.weights, dtype=np.float64) * scale
    nothing = np.zeros(len(PHRASE_FEATURES), dtype=np.bool_)
    task = replace(task, weights=weights, trained=nothing, sparse=None)
    return train_relevant_sets(task, options, folder, workers, progress=progress)


def binary_then_real(
    task: RelevantSetTask,
    options: RelevantSetOptions,
    folder: Path,
    workers: Workers,
    *,
    progress: Progress | None = None,
) -> RelevantSetResult:
    """Train the task's templates beside a language model, then dense weights beside them: those
    that tuning moves, by costmargin from 1-best lists with a rate for dense features.

    Parameters
    ----------
    task
        Its development set is what the dense weights are trained on.
    options
        Of the first training; of the second, where the above says nothing else.
    """
    if task.dev is None:
        raise ValueError("dense weights are trained on the development set, and there is none")
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    nothing = np.zeros(len(PHRASE_FEATURES), dtype=np.bool_)
    alone = replace(task, weights=language_model_alone(), trained=nothing, sparse=None)
    binary = train_relevant_sets(
        alone, options, folder / "binary", workers, progress=progress.part(0.8)
    )
    progress.update(0.8)
    parts: Sequence[Part] = [Part(task.engine, 0, len(task.dev))]
    trained = PHRASE_FEATURES.tuned
    beside = replace(
        task,
        train=task.dev,
        parts=parts,
        dev=None,
        trained=trained,
        weights=np.where(trained, 0.0, PHRASE_FEATURES.default_weights()),
        templates=frozenset(),
        sparse=binary.sparse,
        scale_sparse=True,
        start="seeds",
    )
    return train_relevant_sets(
        beside,
        replace(options, update="costmargin", rate=1e-3, n_best=1),
        folder / "real",
        workers,
        progress=progress.part(0.2),
    )


def on_engine_scale(
    result: RelevantSetResult, base: npt.NDArray[np.floating], folder: Path
) -> RelevantSetResult:
    """The result as an engine keeps it: as large in absolute value as the weights it had.

    Parameters
    ----------
    base
        The engine's weights, (columns,): those that are not tuned stay.
    folder
        For the sparse weights, new.
    """
    tuned = PHRASE_FEATURES.tuned
    size = float(np.abs(base[tuned]).sum())  # the engine's own, if it was not tuned
    factor = size / max(1e-9, float(np.abs(result.dense[tuned]).sum()))
    dense = PHRASE_FEATURES.following(np.where(tuned, result.dense * factor, base), tuned)
    if result.sparse is not None:
        SparseModel.open(result.sparse).write_scaled(folder, factor)
    return replace(result, dense=dense, sparse=folder if result.sparse else None)


def language_model_alone() -> F64:
    """Dense weights of the paper's "binary features & LM": 0.1 for the language model."""
    weights = np.zeros(len(PHRASE_FEATURES))
    unknown = PHRASE_FEATURES.column("unknown")
    weights[PHRASE_FEATURES.column("lm")] = FLAT
    weights[unknown] = PHRASE_FEATURES.default_weights()[unknown]
    return weights
