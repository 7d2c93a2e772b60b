"""Decoding the training sentences: what one worker does with one piece of the text.

Everything here runs on any thread or machine (see ``postil.training.workers``): a :class:`Job`
names models by path, and each process opens them once. What is returned is what cannot be known
elsewhere: the phrases of a translation, in order, and the dense values. Features are numbered by
whoever collects the results, so that their numbers do not depend on who was first.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.aligned import optional
from postil.engine.models import (
    CLASS_LANGUAGE_MODEL,
    LANGUAGE_MODEL,
    PHRASE_TABLE,
    WORD_DISTORTION,
)
from postil.features.sparse_model import SparseModel
from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.table import PhraseTable
from postil.models.session.table import LONGEST_PHRASE
from postil.models.word_distortion import WordDistortion
from postil.search.forest.yields import applications
from postil.search.phrase.options import OptionTable
from postil.search.phrase.oracle import OracleDecoder
from postil.search.phrase.translator import Step, Translator
from postil.search.settings import SearchOptions
from postil.search.sparse.sparse_scorer import SparseScorer

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]
PIECE_WORDS = 250  # source words decoded in one go, some 30 ms: Cancel is checked between pieces


@dataclass(frozen=True, slots=True)
class Job:
    """Options of decoding.

    Parameters
    ----------
    models
        Folder of an engine or of a fold: phrase table, language model, and perhaps one of word
        classes and a word distortion model.
    weights
        Of the dense features, (columns,).
    sparse
        Folder of sparse weights.
    n_best
        Translations of each sentence, of different words.
    run
        Whatever distinguishes this training from others: files may change between them.
    """

    models: Path
    weights: tuple[float, ...]
    search: SearchOptions
    sparse: Path | None = None
    n_best: int = 1
    run: str = ""


class Found(NamedTuple):
    """A translation: phrases in target order, dense values (columns,), and its score."""

    steps: list[Step]
    dense: F32
    score: float

    @property
    def tokens(self) -> U32:
        """Target ids; copied words are not resolved."""
        return np.array([word for _, _, words in self.steps for word in words], dtype=np.uint32)


class OraclePiece(NamedTuple):
    """A sentence to find the truth of: source, references, and its number."""

    source: U32
    references: Sequence[U32]
    number: int


class Truth(NamedTuple):
    """The best translations by reference, best first, and a bag of blocks."""

    best: list[Found]
    bag: list[Step]


def pieces_of(lengths: Sequence[int], first: int, last: int) -> list[range]:
    """Cut the sentences ``[first, last)`` into pieces of about ``PIECE_WORDS`` words."""
    pieces, start, words = [], first, 0
    for number in range(first, last):
        words += lengths[number]
        if words >= PIECE_WORDS or number == last - 1:
            pieces.append(range(start, number + 1))
            start, words = number + 1, 0
    return pieces


def decode(job: Job, sources: Sequence[U32]) -> list[list[Found]]:
    """Translations of every sentence, best first."""
    translator = _translator(job)
    if job.n_best == 1:
        return [[Found(*translator.best_steps(source))] for source in sources]
    return [_n_best(translator, source, job.n_best) for source in sources]


def find_truths(
    job: Job, count: int, stack_limit: int, seed: int, pieces: Sequence[OraclePiece]
) -> list[Truth]:
    """The ``count`` best translations of each sentence by its references, as far as the oracle
    sees, and a bag of blocks drawn at random (Tillmann & Zhang, sections II and IV).
    """
    decoder = _oracle(job, stack_limit)
    truths = []
    for piece in pieces:
        best = [
            Found([step[:3] for step in item.steps], item.dense, item.bleu)
            for item in decoder.decode(piece.source, piece.references, count)
        ]
        generator = np.random.default_rng([seed, piece.number])
        draws = generator.integers(
            1 << 32, size=len(piece.source) * LONGEST_PHRASE, dtype=np.uint32
        )
        truths.append(Truth(best, decoder.options.blocks(draws)))
    return truths


def _n_best(translator: Translator, source: U32, count: int) -> list[Found]:
    found = translator.nbest(source, count)
    results = []
    for item in found:
        phrases = [(*rule.source_span, rule.tokens) for rule in applications(item)]
        results.append(Found(phrases, item.dense.astype(np.float32), item.score))
    return results


@lru_cache(maxsize=4)
def _models(folder: Path, _run: str) -> tuple[PhraseTable, LanguageModel]:
    return PhraseTable.open(folder / PHRASE_TABLE), LanguageModel.open(folder / LANGUAGE_MODEL)


def _jumps(job: Job) -> WordDistortion | None:
    return optional(WordDistortion.open, job.models / WORD_DISTORTION)


def _classes(job: Job) -> ClassModel | None:
    return optional(ClassModel.open, job.models / CLASS_LANGUAGE_MODEL)


@lru_cache(maxsize=2)  # neighbouring folds may be at work at once; each caches many options
def _translator(job: Job) -> Translator:
    table, lm = _models(job.models, job.run)
    scorer = SparseScorer(SparseModel.open(job.sparse)) if job.sparse else None
    return Translator(
        table, lm, job.weights, job.search, scorer, jumps=_jumps(job), classes=_classes(job)
    )


_decoders = threading.local()


def _oracle(job: Job, stack_limit: int) -> OracleDecoder:
    """This thread's decoder for the job at hand."""
    key = job, stack_limit
    if getattr(_decoders, "key", None) != key:
        table, lm = _models(job.models, job.run)
        search = job.search
        options = OptionTable(
            table,
            lm,
            job.weights,
            search.table_limit,
            jumps=_jumps(job),
            classes=_classes(job),
        )
        _decoders.decoder = OracleDecoder(
            options,
            stack_limit=stack_limit,
            distortion_limit=search.distortion_limit,
            swap=search.swap,
        )
        _decoders.key = key
    found: OracleDecoder = _decoders.decoder
    return found
