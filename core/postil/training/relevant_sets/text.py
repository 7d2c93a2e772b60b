"""A training corpus as sentences to decode, read where it lies."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.bitext.store import Bitext
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import WORD_DISTORTION
from postil.errors import UsageError
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.table import PhraseTableOptions
from postil.training.expected_bleu.scoring import baseline_of
from postil.training.folds import build_fold, fold_bounds
from postil.training.relevant_sets.lazy import Lazy
from postil.training.relevant_sets.task import Part
from postil.training.tuning.loop import TuningSet
from postil.types.progress import Progress
from postil.wording import Worded

U32 = npt.NDArray[np.uint32]


def text_of(corpus: AlignedCorpus, copies: U32, chosen: npt.NDArray[np.int64]) -> TuningSet:
    """Sentences of an encoded corpus, each with its translation as the only reference.

    Parameters
    ----------
    copies
        For each source id the target id of the same word.
    chosen
        Numbers of the sentences.
    """

    def source(number: int) -> U32:
        at = int(chosen[number])
        starts = corpus.source_offsets
        return corpus.source_tokens[int(starts[at]) : int(starts[at + 1])]

    def target(number: int) -> list[U32]:
        at = int(chosen[number])
        starts = corpus.target_offsets
        return [corpus.target_tokens[int(starts[at]) : int(starts[at + 1])]]

    count = len(chosen)
    return TuningSet(
        Lazy(count, source), Lazy(count, target), Lazy(count, lambda number: copies[source(number)])
    )


def folded_text(
    models: PhraseModels,
    engine: Path,
    bitext: Bitext,
    folder: Path,
    *,
    folds: int = 10,
    sentences: int = 0,
    threads: int = 2,
    progress: Progress | None = None,
) -> tuple[TuningSet, list[Part]]:
    """The corpus of an engine, and models to decode it with that have not seen what they decode.

    Parameters
    ----------
    models, engine
        The engine and its folder.
    folder
        For the models of the folds, which stay there, and are not made again if they are.
    folds
        1: the engine's own models, which know every sentence.
    sentences
        Take so many, evenly spread; 0: all.

    Raises
    ------
    UsageError
        There are less sentences than folds.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    progress.update(0.0, folds + 1.0, "Aligning words")
    baseline = baseline_of(models, bitext, folder / "alignment", threads)
    corpus, count = baseline.corpus, len(baseline.corpus)
    if count < folds:
        raise UsageError(
            Worded("{count} pairs are too few for {folds} parts.", count=count, folds=folds)
        )
    wanted = min(sentences or count, count)
    chosen = np.arange(wanted, dtype=np.int64) * count // wanted
    table = PhraseTableOptions(**models.table.settings.get("options", {}), threads=threads)
    jump_words = 0 if models.jumps is None else len(models.source.vocabulary)
    parts = []
    for number, span in enumerate(fold_bounds(count, folds)):
        message = Worded("Models without part {number} of {folds}", number=number + 1, folds=folds)
        progress.update(number + 1.0, message=message if folds > 1 else None)
        place = folder / f"fold-{number + 1:02}" if folds > 1 else engine
        # folds of earlier versions have no jumps
        if not place.exists() or (jump_words and not (place / WORD_DISTORTION).exists()):
            build_fold(
                corpus,
                span,
                place,
                table,
                order=models.lm.order,
                target_words=len(models.target.vocabulary),
                jump_words=jump_words,
                progress=progress.part(1 / (folds + 1)),
            )
        first, last = np.searchsorted(chosen, span)
        parts.append(Part(place, int(first), int(last)))
    progress.update(folds + 1.0)
    return text_of(corpus, baseline.copies, chosen), parts
