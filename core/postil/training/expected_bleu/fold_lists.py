"""n-best lists of the training sentences, labelled, for the training of phrase scores.

The corpus is cut into folds, and each is translated with models of all the others (see ``folds``).
Gao & He (2013, section 3.1) translate the training text with the models made from it, and hope for
phrases of at most four words; ``folds = 1`` does the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.aligned import optional
from postil.engine.models import CLASS_LANGUAGE_MODEL, LANGUAGE_MODEL, PHRASE_TABLE
from postil.metrics.bleu import length_ratio, sbleu
from postil.metrics.ngrams import bleu_statistics
from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.builder import PhraseTableOptions
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.table import PhraseTable
from postil.search.forest.hypergraph import NO_ENTRY, NO_RULE, Derivation
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from postil.training.expected_bleu.lists import NBestList
from postil.training.expected_bleu.phrase_scores_rows import same_rows
from postil.training.folds import build_fold
from postil.training.tuning.pools import resolved
from postil.types.array_folder import ArraysWriter, damaged, open_arrays
from postil.types.files import atomic_folder
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
KIND = "decoded fold"
VERSION = 1
TYPES: dict[str, np.dtype[Any]] = {
    "sizes": np.dtype("<u4"),  # candidates of each sentence
    "base": np.dtype("<f4"),  # model score of each candidate
    "statistics": np.dtype("<u2"),  # (N, 10), see bleu_statistics
    "counts": np.dtype("<u4"),  # phrase pairs of each candidate
    "units": np.dtype("<u4"),  # rows of the engine's phrase table
}


@dataclass(frozen=True, slots=True)
class Baseline:
    """The engine whose translations are to be improved, and the corpus it was made from.

    Attributes
    ----------
    table, lm, weights, search
        As a ``Translator`` takes them.
    corpus
        Aligned, in the ids of the engine's vocabularies.
    copies
        Target id of each source id's word, where the decoder passes it through; uint32.
    target_words
        Ids of the engine's target vocabulary are below this.
    classes
        As a ``Translator`` takes it.
    """

    table: PhraseTable
    lm: LanguageModel
    weights: F32
    search: SearchOptions
    corpus: AlignedCorpus
    copies: U32
    target_words: int
    classes: ClassModel | None = None


def decode_fold(
    baseline: Baseline,
    span: tuple[int, int],
    folder: Path,
    progress: Progress | None = None,
    *,
    nbest: int = 100,
    threads: int = 2,
) -> None:
    """Translate the sentences of ``span`` into ``folder``, with models that have not seen them.

    If the span is the whole corpus, there is nothing else to make models from: then with the
    engine's own.

    Parameters
    ----------
    nbest
        Candidates per sentence, of different words.
    threads
        Results do not depend on it.

    Raises
    ------
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left behind.
    """
    progress = progress or Progress()
    progress.update(0.0, 1.0)
    with (
        atomic_folder(folder) as temporary,
        TemporaryDirectory(prefix="models.", dir=temporary, ignore_cleanup_errors=True) as models,
    ):
        _write_fold(
            baseline, span, temporary, Path(models) / "fold", progress, nbest=nbest, threads=threads
        )


def _write_fold(
    baseline: Baseline,
    span: tuple[int, int],
    folder: Path,
    models: Path,
    progress: Progress,
    *,
    nbest: int,
    threads: int,
) -> None:
    """Make models in the folder ``models``, and translate with them. At the end none is open, or
    ``folder`` could not get its name on Windows.
    """
    with ArraysWriter(folder, TYPES) as writer:
        translator, rows = _fold_translator(baseline, span, models, threads, progress)
        corpus = baseline.corpus
        sentences = [_sentence(corpus, number) for number in range(*span)]
        work = partial(_decoded, translator, rows, baseline.copies, nbest)
        found = translator.map(
            work, sentences, threads=threads, progress=progress.part(1.0 - progress.fraction)
        )
        for arrays in found:
            for name, values in arrays.items():
                writer.append(name, values)
        writer.finish(KIND, VERSION, {"first": span[0], "last": span[1]})


def _fold_translator(
    baseline: Baseline, span: tuple[int, int], folder: Path, threads: int, progress: Progress
) -> tuple[Translator, U32 | None]:
    """A translator that has not seen ``span``; for each row of its table, the engine's row."""
    options = baseline.weights, baseline.search
    if span == (0, len(baseline.corpus)):
        return Translator(baseline.table, baseline.lm, *options, classes=baseline.classes), None
    known = baseline.table.settings.get("options", {})
    build_fold(
        baseline.corpus,
        span,
        folder,
        PhraseTableOptions(**known, threads=threads),
        order=baseline.lm.order,
        target_words=baseline.target_words,
        classes=baseline.classes,
        progress=progress.part(0.12),
    )
    progress.update(0.12)
    table = PhraseTable.open(folder / PHRASE_TABLE)
    lm = LanguageModel.open(folder / LANGUAGE_MODEL)
    classes = optional(ClassModel.open, folder / CLASS_LANGUAGE_MODEL)
    return Translator(table, lm, *options, classes=classes), same_rows(table, baseline.table)


def _sentence(corpus: AlignedCorpus, number: int) -> tuple[U32, U32]:
    source = slice(int(corpus.source_offsets[number]), int(corpus.source_offsets[number + 1]))
    target = slice(int(corpus.target_offsets[number]), int(corpus.target_offsets[number + 1]))
    return corpus.source_tokens[source], corpus.target_tokens[target]


def _decoded(
    translator: Translator, rows: U32 | None, copies: U32, nbest: int, pair: tuple[U32, U32]
) -> dict[str, npt.NDArray[Any]]:
    """Record of one sentence in the file of a fold."""
    source, reference = pair
    found = translator.nbest(source, nbest)
    words = [resolved(item.tokens, copies[source]) for item in found]
    counts, units = phrase_rows(found, rows)
    return {
        "sizes": np.array([len(found)]),
        "base": np.array([item.score for item in found]),
        "statistics": bleu_statistics(words, [reference]),
        "counts": counts,
        "units": units,
    }


def phrase_rows(found: list[Derivation], rows: U32 | None = None) -> tuple[I64, U32]:
    """Rows of the phrase table that derivations of one forest use.

    Parameters
    ----------
    rows
        For each row of the decoder's table, the number to give instead; ``NO_ENTRY`` leaves it out.

    Returns
    -------
    counts, units
        How many rows each derivation uses, (k,); the rows, one derivation after another. Words
        passed through and phrases from elsewhere are left out.
    """
    if not found:
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.uint32)
    forest = found[0].forest
    owner = np.repeat(np.arange(len(found)), [len(item.edges) for item in found])
    rule = forest.rule[np.concatenate([item.edges for item in found])]
    owner, rule = owner[rule != NO_RULE], rule[rule != NO_RULE]
    entry = forest.rules.entry[rule]
    owner, entry = owner[entry != NO_ENTRY], entry[entry != NO_ENTRY]
    if rows is not None:
        entry = rows[entry]
        owner, entry = owner[entry != NO_ENTRY], entry[entry != NO_ENTRY]
    return np.bincount(owner, minlength=len(found)), entry


def labelled(folds: list[Path], progress: Progress | None = None) -> Iterator[NBestList]:
    """The lists of all folds, with the sentence BLEU of each candidate.

    β is that of the first candidates of all lists.

    Raises
    ------
    EngineError
        A folder is missing or damaged.
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    opened = [_open_fold(folder) for folder in folds]
    firsts = []
    for arrays in opened:
        sizes = arrays["sizes"].astype(np.int64)
        starts = np.cumsum(sizes) - sizes
        firsts.append(arrays["statistics"].reshape(-1, 10)[starts[sizes > 0]])
    beta = length_ratio(np.concatenate(firsts))
    for arrays in opened:
        for item in _lists_of(arrays, beta):
            progress.check()
            yield item


def _open_fold(folder: Path) -> dict[str, npt.NDArray[Any]]:
    """The arrays of a fold, which fit together."""
    _, arrays = open_arrays(folder, KIND, VERSION, TYPES)
    candidates = len(arrays["base"])
    if not (
        int(arrays["sizes"].sum(dtype=np.uint64)) == candidates == len(arrays["counts"])
        and arrays["statistics"].size == 10 * candidates
        and int(arrays["counts"].sum(dtype=np.uint64)) == len(arrays["units"])
    ):
        raise damaged(folder, "its arrays do not fit together", "Train again from the start.")
    return arrays


def _lists_of(arrays: dict[str, npt.NDArray[Any]], beta: float) -> Iterator[NBestList]:
    statistics = arrays["statistics"].reshape(-1, 10)
    first = unit = 0
    for size in arrays["sizes"].tolist():
        span = slice(first, first + size)
        counts = arrays["counts"][span].astype(np.int64)
        total = int(counts.sum())
        yield NBestList(
            arrays["base"][span],
            sbleu(statistics[span].astype(np.int64), beta).astype(np.float32),
            counts,
            arrays["units"][unit : unit + total],
        )
        first, unit = span.stop, unit + total
