"""The trained features of greatest weight that fire in some sentences, with readable names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.models import EngineModels
from postil.features.index import feature_name
from postil.features.sets import FeatureSet
from postil.features.sparse_model import SparseModel
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.search.constraints import Constraints
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import Derivation
from postil.search.sparse.fired_features import fired_records, fired_rows
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.types.progress import Progress

U32 = npt.NDArray[np.uint32]
MOST = 100  # features
SENTENCES = 300  # that are looked at
CANDIDATES = 10  # of each


def heaviest_features(
    models: EngineModels,
    forms: tuple[WordForms, WordForms],
    sparse: SparseModel,
    decoder: Decoders[Any],
    sources: Sequence[U32],
    *,
    constituents: Sequence[Sequence[tuple[str, int, int]]] = (),
    progress: Progress | None = None,
) -> list[tuple[str, float]]:
    """Names and weights of the heaviest features that fire in the best translations of some
    sentences, the heaviest first.

    Parameters
    ----------
    forms
        Of source and target words, of the kinds that ``sparse`` has.
    decoder
        With these weights.
    constituents
        Of each sentence, if they are known.

    Raises
    ------
    Cancelled
        Through ``progress``.
    """
    features = FeatureSet(frozenset(sparse.templates), forms=sparse.forms)
    extractor = LearnedScorer(
        SparseWeights(), np.zeros(4), features, *forms, reach=models.KIND.sparse
    )
    found: dict[int, tuple[str, float]] = {}
    for number in range(0, len(sources), max(1, len(sources) // SENTENCES)):
        if progress is not None:
            progress.check()
        parse = constituents[number] if constituents else ()
        best = decoder.nbest(
            sources[number], CANDIDATES, constraints=Constraints(constituents=parse)
        )
        _add(found, best, extractor, sparse, forms)
    return sorted(found.values(), key=lambda one: (-abs(one[1]), one[0]))


def _add(
    found: dict[int, tuple[str, float]],
    best: Sequence[Derivation],
    extractor: LearnedScorer,
    sparse: SparseModel,
    forms: tuple[WordForms, WordForms],
) -> None:
    """Add the features of a sentence's translations; the lightest ones beyond ``MOST`` go."""
    if not best:
        return
    keys, *_ = fired_rows(extractor, best)
    weights = dict(zip(keys.tolist(), sparse.weights(keys).tolist(), strict=True))
    least = min((abs(weight) for _, weight in found.values()), default=0.0)
    least = least if len(found) == MOST else 0.0
    wanted = {key for key, weight in weights.items() if abs(weight) > least} - found.keys()
    for derivation in best if wanted else ():
        for key, record in fired_records(extractor, derivation, wanted).items():
            found[key] = (feature_name(record, *forms), weights[key])
    for key in sorted(found, key=lambda key: abs(found[key][1]))[: max(0, len(found) - MOST)]:
        del found[key]
