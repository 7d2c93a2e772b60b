"""Phrase scores for each part of a text, learned from the other parts.

The scores of an engine have seen every sentence of its text, and do better on them than on any
other: features learned from translations of that text beside such scores find little to mend. So
each part gets scores of its own, for the features to be learned with; the engine keeps those of the
whole text.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import PHRASE_TABLE
from postil.messages import Message
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, write_phrase_scores
from postil.models.phrase_table.table import PhraseTable
from postil.training.expected_bleu.fold_lists import labelled
from postil.training.expected_bleu.lists import write_lists
from postil.training.expected_bleu.phrase_scores import scores_of
from postil.training.expected_bleu.scoring import train_scores
from postil.training.tuning.loop import TuningSet
from postil.types.progress import Progress

GROUPS = 2  # of parts that share their scores: each costs a training


def write_part_scores(
    models: PhraseModels,
    parts: Sequence[tuple[Path, Path]],
    segments: TuningSet,
    model: str,
    progress: Progress | None = None,
    *,
    threads: int = 2,
) -> None:
    """Give the models of each part phrase scores that have not seen its sentences; parts that have
    any keep them.

    Parameters
    ----------
    models
        The engine that decoded the lists.
    parts
        Folder of the lists of each part, see ``fold_lists``, and of its models.
    segments, model
        As of :func:`train_scores`.

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
    for group in range(groups):
        own = [at for at in range(len(parts)) if at * groups // len(parts) == group]
        progress.update(
            group,
            message=Message(
                "Phrase scores of other parts, {number} of {count}", number=group + 1, count=groups
            ),
        )
        wanted = [parts[at][1] for at in own if not (parts[at][1] / PHRASE_SCORES).exists()]
        if not wanted:
            continue
        others = [lists for at, (lists, _) in enumerate(parts) if at not in own]
        place = parts[0][0].with_name(f"lists-{group + 1}")
        found = write_lists(place, labelled(others))
        scores = train_scores(
            models, found, segments, model, progress.part(1.0), threads=threads
        ).scores
        shutil.rmtree(place)
        for folder in wanted:
            table = PhraseTable.open(folder / PHRASE_TABLE)
            known = scores_of(scores, models.table, table)
            write_phrase_scores(folder / PHRASE_SCORES, table, known)
    progress.update(groups)
