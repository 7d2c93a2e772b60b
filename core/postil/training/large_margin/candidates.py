"""The candidates of training sentences: what workers find, here or in other processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.registry import open_models
from postil.engine.models import EngineModels, trained_forms
from postil.features.sets import FeatureSet
from postil.features.sparse_model import NO_WORDS, SparseModel
from postil.features.weights import SparseWeights
from postil.features.word_forms import WordForms
from postil.metrics.bleu import bleu_statistics, token_gains
from postil.metrics.ngrams import bleu_statistics_of
from postil.models.session.ngrams import SessionNgrams
from postil.search.constraints import FREE, Constraints
from postil.search.decoders import Decoders
from postil.search.forest.bleu_forest import BleuForest
from postil.search.forest.kbest import KBest
from postil.search.sparse.fired_features import fired_rows_of
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.search.sparse.rule_scorer import RuleScorer
from postil.search.sparse.sparse_scorer import SparseScorer
from postil.training.folded_text import fold_models
from postil.training.tuning.pools import resolved

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
Forms = tuple[WordForms, WordForms]
Frequent = tuple[tuple[int, ...], tuple[int, ...]]
_OPENING = Lock()  # or several threads open the same models


@dataclass(frozen=True, slots=True)
class Job:
    """Options of the search for candidates.

    Attributes
    ----------
    engine, models
        Folder of the engine, and of the engine or a fold of it, whose models decode.
    weights
        Of the dense features, (columns,).
    sparse
        Folder of sparse weights, if there are any.
    templates, forms
        Sparse features of the candidates, and the forms of words they fire for; see
        ``LargeMarginTask``.
    candidates
        See ``LargeMarginOptions``.
    oracles
        So many of the best by score and BLEU are candidates beside the best by score; 0: as many
        as these, and those feared.
    background
        BLEU statistics of the document so far, (10,).
    run
        Whatever distinguishes this training from others: files may change between them.
    step
        How far it is: the weights may change in between.
    frequent
        Words that features of context know; see ``LargeMarginTask``.
    """

    engine: Path
    models: Path
    weights: tuple[float, ...]
    sparse: Path | None
    templates: frozenset[str]
    forms: tuple[str, ...]
    candidates: int
    oracles: int
    background: tuple[float, ...]
    run: str
    step: int
    frequent: Frequent = NO_WORDS


class Sentence(NamedTuple):
    """A sentence to translate, its references, what its words are when copied, and constituents."""

    source: U32
    references: Sequence[U32]
    copies: U32
    constituents: Sequence[tuple[str, int, int]] = ()


class Found(NamedTuple):
    """The candidates of a sentence, the best by score first.

    ``columns``, ``indptr``, ``indices``, ``values``: sparse features, as of ``CandidateSet``;
    ``dense``: (k, columns); ``statistics``: (k, 10), see ``bleu_statistics``.
    """

    columns: U64
    indptr: I64
    indices: U32
    values: F32
    dense: F32
    statistics: I64


class PackedCandidates(NamedTuple):
    """The candidates of some sentences, one array of each kind for them all: many small arrays take
    several times as long to travel.

    ``sizes``: (sentences, 3): how many candidates a sentence has, columns, and values; no candidate
    where there is no translation. The others as of ``Found``, one sentence after another; each has
    its own row of ``indptr``, which begins at 0.
    """

    sizes: I64
    columns: U64
    indptr: I64
    indices: U32
    values: F32
    dense: F32
    statistics: I64

    def unpacked(self) -> Iterator[Found | None]:
        """The candidates of each sentence, as parts of these arrays."""
        first = column = value = bound = 0
        for rows, columns, values in self.sizes.tolist():
            if not rows:
                yield None
                continue
            last, ends = first + rows, value + values
            yield Found(
                self.columns[column : column + columns],
                self.indptr[bound : bound + rows + 1],
                self.indices[value:ends],
                self.values[value:ends],
                self.dense[first:last],
                self.statistics[first:last],
            )
            first, value = last, ends
            column, bound = column + columns, bound + rows + 1


def packed_candidates(job: Job, sentences: Sequence[Sentence]) -> PackedCandidates:
    """The result of :func:`find_candidates` in few arrays, to be sent between processes."""
    every = find_candidates(job, sentences)
    sizes = [
        (len(one.dense), len(one.columns), len(one.values)) if one else (0, 0, 0) for one in every
    ]
    some = [one for one in every if one] or [_nothing(len(job.weights))]
    arrays = (np.concatenate(kind) for kind in zip(*some, strict=True))
    return PackedCandidates(np.array(sizes, dtype=np.int64).reshape(-1, 3), *arrays)


def _nothing(columns: int) -> Found:
    return Found(
        np.empty(0, np.uint64),
        np.empty(0, np.int64),
        np.empty(0, np.uint32),
        np.empty(0, np.float32),
        np.empty((0, columns), np.float32),
        np.empty((0, 10), np.int64),
    )


def find_candidates(job: Job, sentences: Sequence[Sentence]) -> list[Found | None]:
    """Candidates of every sentence; None where there is no translation."""
    with _OPENING:
        decoder = _decoder(job)
    extractor = _extractor(job.engine, job.templates, job.forms, job.frequent, job.run)
    background = np.array(job.background)
    return [_candidates(decoder, extractor, job, background, item) for item in sentences]


def matches_of(piece: tuple[Job, Sequence[Sentence]]) -> I64:
    """BLEU statistics of the best translations of some sentences, summed, (10,)."""
    job, sentences = piece
    with _OPENING:
        decoder = _decoder(job)
    sums = np.zeros(10, dtype=np.int64)
    for item in sentences:
        words = resolved(decoder.best(item.source, constraints=_parsed(item))[0], item.copies)
        sums += bleu_statistics([words], item.references)[0]
    return sums


def _parsed(sentence: Sentence) -> Constraints:
    return Constraints(constituents=sentence.constituents) if sentence.constituents else FREE


def _candidates(
    decoder: Decoders[Any],
    extractor: LearnedScorer,
    job: Job,
    background: F64,
    sentence: Sentence,
) -> Found | None:
    forest = decoder.forest(sentence.source, constraints=_parsed(sentence))
    tokens, offsets, _ = KBest(forest).texts(1)
    if len(offsets) < 2:
        return None
    words = resolved(tokens, sentence.copies)
    near = bleu_statistics_of(words, offsets, sentence.references)[0]
    gains = token_gains(near, background)
    whole = BleuForest(forest, sentence.copies, sentence.references, gains)
    edges, starts, tokens, offsets = whole.best(_lists(job))
    words = resolved(tokens, sentence.copies)
    statistics = bleu_statistics_of(words, offsets, sentence.references)
    rows = fired_rows_of(extractor, forest, edges, starts)
    dense = np.add.reduceat(forest.values.rows(edges), starts[:-1], axis=0, dtype=np.float64)
    return Found(*rows, dense.astype(np.float32), statistics.astype(np.int64))


def _lists(job: Job) -> list[tuple[float, float, int]]:
    """How much score and BLEU count in each list that candidates are taken from, and how many."""
    best = (1.0, 0.0, job.candidates)
    if job.oracles:
        return [best, (1.0, 1.0, job.oracles)]
    return [best, (1.0, 1.0, job.candidates), (1.0, -1.0, job.candidates)]


@lru_cache(maxsize=2)
def _engine(folder: Path, _run: str) -> EngineModels:
    return open_models(folder)


@lru_cache(maxsize=2)  # as many as decoders: pages of mapped files that were read count as memory
def _models(engine: Path, folder: Path, run: str) -> EngineModels:
    models = _engine(engine, run)
    return models if folder == engine else fold_models(models, folder)


@lru_cache(maxsize=2)  # neighbouring folds may be at work at once; each caches many rules
def _decoder(job: Job) -> Decoders[Any]:
    models = _models(job.engine, job.models, job.run)
    forms = _forms(job.engine, job.forms, job.frequent, job.run)
    return decoder_of(models, job.weights, job.sparse, forms)


@lru_cache(maxsize=2)
def _forms(engine: Path, kinds: tuple[str, ...], frequent: Frequent, run: str) -> Forms:
    return trained_forms(_engine(engine, run), engine, kinds, frequent)


@lru_cache(maxsize=2)
def _extractor(
    engine: Path, templates: frozenset[str], kinds: tuple[str, ...], frequent: Frequent, run: str
) -> LearnedScorer:
    """Extractor of the sparse features of derivations; it has no weights of its own."""
    forms, reach = _forms(engine, kinds, frequent, run), _engine(engine, run).KIND.sparse
    features = FeatureSet(templates, forms=kinds)
    return LearnedScorer(SparseWeights(), np.zeros(4), features, *forms, reach=reach)


def close_models() -> None:
    """Close the models that this process has open; a desk goes on running after its trainings."""
    for kept in (_decoder, _models, _extractor, _forms, _engine):
        kept.cache_clear()


def decoder_of(
    models: EngineModels,
    weights: npt.ArrayLike,
    sparse: Path | None,
    forms: Forms | None = None,
) -> Decoders[Any]:
    """A decoder on the models of an engine, with dense and sparse weights; ``forms``: of words, for
    weights that have any.
    """
    scorer = SparseScorer(SparseModel.open(sparse), None, forms) if sparse else RuleScorer()
    return models.decoder(np.asarray(weights, dtype=np.float32), scorer, None, SessionNgrams())
