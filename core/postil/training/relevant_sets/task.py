"""Tasks of training on relevant sets: which weights, on which sentences; and their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import CLASS_LANGUAGE_MODEL_WORDS, WORD_DISTORTION
from postil.features.sparse_model import SparseModel
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.training.folded_text import Part
from postil.training.relevant_sets.loop_state import RoundReport
from postil.training.relevant_sets.sgd import RelevantSetOptions
from postil.training.tuning.loop import TuningSet
from postil.types.array_folder import MANIFEST

F64 = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
FLAT = 0.1  # weight of each trained feature in the first seed (Tillmann & Zhang, section V)


@dataclass(frozen=True, slots=True)
class RelevantSetTask:
    """Task: which weights to train on which sentences.

    Attributes
    ----------
    engine
        Folder; its models decode the development set.
    train
        Training sentences and references.
    parts
        Which models decode them: those of the engine for sentences it was not made from (a tuning
        set), those of folds for its own corpus. In order; together all sentences.
    dev
        Judges the rounds; None: the training sentences do.
    trained
        Dense weights to train, (columns,).
    templates
        Sparse features to train; empty for none.
    weights
        Of the dense features that are not trained, (columns,). For those that are, the oracle sorts
        phrases by them.
    sparse
        Folder of sparse weights that stay as they are, unless ``templates`` are trained.
    scale_sparse
        Train by how much to multiply ``sparse``; the result is divided by it.
    start
        "oracle" or "seeds".
    search
        How training and development sentences are decoded.
    """

    engine: Path
    train: TuningSet
    parts: Sequence[Part]
    dev: TuningSet | None = None
    trained: Bools = field(default_factory=lambda: np.zeros(len(PHRASE_FEATURES), dtype=np.bool_))
    templates: frozenset[str] = frozenset()
    weights: npt.NDArray[np.floating] = field(default_factory=PHRASE_FEATURES.default_weights)
    sparse: Path | None = None
    scale_sparse: bool = False
    start: Literal["oracle", "seeds"] = "seeds"
    search: SearchOptions = field(default_factory=SearchOptions)


@dataclass(frozen=True, slots=True)
class RelevantSetResult:
    """The weights of the best round.

    ``dense``: (columns,); ``sparse``: folder of the sparse weights that go with them, or None;
    ``reports``: of the start and of all rounds; ``best``: number of the round, from 1.
    """

    dense: F64
    sparse: Path | None
    reports: list[RoundReport]
    best: int

    def translator(self, models: PhraseModels, search: SearchOptions | None = None) -> Translator:
        """A decoder with these weights."""
        return translator_of(models, self.dense, self.sparse, search)


def translator_of(
    models: PhraseModels,
    dense: npt.NDArray[np.floating],
    sparse: Path | None,
    search: SearchOptions | None = None,
) -> Translator:
    """A decoder on the models of an engine with dense and sparse weights."""
    return Translator(
        models.table,
        models.lm,
        dense,
        search or models.search_options,
        SparseScorer(SparseModel.open(sparse)) if sparse else None,
        jumps=models.jumps,
        classes=models.classes,
    )


def flat_weights(task: RelevantSetTask) -> F64:
    """All trained weights alike; the language model, which two columns share, counts once."""
    flat = np.where(task.trained, FLAT, task.weights).astype(np.float64)
    first, whole = map(PHRASE_FEATURES.column, ("lm.first", "lm"))
    if task.trained[first] and task.trained[whole]:
        flat[first] = 0.0
    return flat


def fingerprint(task: RelevantSetTask, options: RelevantSetOptions) -> str:
    """Fingerprint of all that the result depends on; where to stop is free."""
    digest = sha256(repr(replace(options, rounds=1, patience=0)).encode())
    facts = (
        task.engine, [(part.models, part.first, part.last) for part in task.parts],
        sorted(task.templates), task.sparse, task.scale_sparse, task.start, task.search,
    )  # fmt: skip
    digest.update(repr(facts).encode())
    for folder in sorted({task.engine, *(part.models for part in task.parts)}):
        for part in (folder, folder / WORD_DISTORTION, folder / CLASS_LANGUAGE_MODEL_WORDS):
            path = part / MANIFEST
            digest.update(path.read_bytes() if path.exists() else b"")
    digest.update(task.trained.tobytes() + np.asarray(task.weights, dtype=np.float64).tobytes())
    for text in (task.train, *((task.dev,) if task.dev else ())):
        for source, references in zip(text.sources, text.references, strict=True):
            for tokens in (source, *references):
                digest.update(len(tokens).to_bytes(8, "little") + tokens.tobytes())
    return digest.hexdigest()
