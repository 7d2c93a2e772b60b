"""Phrase scores for each part of a text, learned from the other parts.

The scores of an engine have seen every sentence of its text, and do better on them than on any
other: features learned from translations of that text beside such scores find little to mend. So
each part gets scores that were learned from other parts, for the features to be learned with
(cross-fitting), and the engine their mean, so that the features fit it as well. Scores learned from
the whole text are a third larger: with them, technical text lost 1.5 BLEU, as translations became
too short.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import PHRASE_TABLE
from postil.messages import Message
from postil.models.phrase_table.pair_scores import (
    PHRASE_SCORES,
    open_phrase_scores,
    write_phrase_scores,
)
from postil.models.phrase_table.table import PhraseTable
from postil.training.expected_bleu.fold_lists import labelled
from postil.training.expected_bleu.lists import write_lists
from postil.training.expected_bleu.phrase_scores import scores_of
from postil.training.expected_bleu.scoring import train_scores
from postil.training.tuning.loop import TuningSet
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
GROUPS = 2  # of parts that share their scores: each costs a training


def write_part_scores(
    models: PhraseModels,
    parts: Sequence[tuple[Path, Path]],
    segments: TuningSet,
    model: str,
    progress: Progress | None = None,
    *,
    work: Path,
    threads: int = 2,
) -> F32:
    """Give the models of each part phrase scores that have not seen its sentences.

    Parameters
    ----------
    models
        The engine that decoded the lists.
    parts
        Folder of the lists of each part, see ``fold_lists``, and of its models.
    segments, model
        As of :func:`train_scores`.
    work
        Folder for the scores that are learned; those that are there are not learned again.

    Returns
    -------
    scores
        Mean of the scores of all groups of parts, float32 (models.table.rows,).

    Raises
    ------
    EngineError
        Lists or models are damaged.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; scores that are written stay.
    """
    progress = progress or Progress()
    groups = min(GROUPS, len(parts))
    progress.update(0.0, groups)
    found = []
    for group in range(groups):
        own = [at for at in range(len(parts)) if at * groups // len(parts) == group]
        progress.update(
            group,
            message=Message(
                "Phrase scores of other parts, {number} of {count}", number=group + 1, count=groups
            ),
        )
        scores = open_phrase_scores(work / f"scores-{group + 1}", models.table)
        if scores is None:
            others = [lists for at, (lists, _) in enumerate(parts) if at not in own]
            place = work / f"lists-{group + 1}"
            scores = train_scores(
                models,
                write_lists(place, labelled(others)),
                segments,
                model,
                progress.part(1.0),
                threads=threads,
            ).scores
            shutil.rmtree(place, ignore_errors=True)  # not gone yet where files are mapped
            write_phrase_scores(work / f"scores-{group + 1}", models.table, scores)
        found.append(scores)
        for _, folder in (parts[at] for at in own):
            table = PhraseTable.open(folder / PHRASE_TABLE)
            write_phrase_scores(
                folder / PHRASE_SCORES, table, scores_of(scores, models.table, table)
            )
    progress.update(groups)
    mean: F32 = np.mean(found, axis=0, dtype=np.float32)
    return mean
