"""Fits an engine's confidence model on held-out segments."""

from __future__ import annotations

from functools import partial
from typing import Any

from postil.engine.confidence import confidence_features, fit_confidence
from postil.metrics.edit_distance import word_closeness
from postil.search.decoders import Decoders
from postil.training.tuning.loop import TuningSet
from postil.training.tuning.pools import resolved
from postil.types.progress import Progress


def train_confidence(
    translator: Decoders[Any], held_out: TuningSet, threads: int, progress: Progress
) -> dict[str, float]:
    """Coefficients for ``engine.confidence``: how close the 1-best comes to the reference."""
    lists = translator.map(
        partial(translator.nbest, k=1), held_out.sources, threads=threads, progress=progress
    )
    features, closeness = [], []
    for derivations, references, copies in zip(
        lists, held_out.references, held_out.copies, strict=True
    ):
        if derivations:
            output = resolved(derivations[0].tokens, copies).tolist()
            features.append(confidence_features(derivations[0]))
            closeness.append(max(word_closeness(output, item.tolist()) for item in references))
    return fit_confidence(features, closeness)
