"""Entries of a phrase table: a row as plain Python, many as columns on their way to a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from postil.models.phrase_table.keys import phrase_keys
from postil.types.array_folder import Array

NO_PREFERENCE = (-1.0986123085021973,) * 6  # log 1/3 in float32: all orientations equally likely
SLOT = np.dtype(
    [
        ("key", "<u8"),
        ("first", "<u4"),
        ("count", "<u4"),
        ("source", "<u4"),
        ("length", "<u4"),
        ("total", "<u4"),
        ("unused", "<u4"),
    ]
)


@dataclass(frozen=True, slots=True)
class PhraseEntry:
    """A phrase pair with what is known of it; all scores are natural logs.

    Parameters
    ----------
    source, target
        Token ids.
    scores
        log p(f|e), log lex(f|e), log p(e|f), log lex(e|f): the order of Moses.
    reordering
        Orientation to the previous phrase (mono, swap, other), then to the next one.
    alignment
        (source, target) positions within the phrase, in order of target then source.
    count, source_count, target_count
        N(S,T), N(S), N(T): how often the pair was extracted, and its sides with any partner; 0
        where unknown.
    """

    source: tuple[int, ...]
    target: tuple[int, ...]
    scores: tuple[float, ...]
    reordering: tuple[float, ...] = NO_PREFERENCE
    alignment: tuple[tuple[int, int], ...] = ()
    count: int = 0
    source_count: int = 0
    target_count: int = 0


@dataclass(frozen=True, slots=True)
class RowBlock:
    """Whole source phrases with all their rows; positions count from the start of the block.

    Attributes
    ----------
    slots
        ``SLOT`` records, one per source phrase.
    source_tokens, target_tokens
        uint32, the phrases one after another.
    target_lengths
        uint32 per row.
    scores, reordering
        float32 (n, 4) and (n, 6).
    alignment_lengths
        uint32 per row, in bytes (two per alignment point).
    alignment
        uint8, source and target index in turn.
    counts, target_counts
        uint32 per row: N(S,T) and N(T).
    """

    slots: Array
    source_tokens: NDArray[np.uint32]
    target_lengths: NDArray[np.uint32]
    target_tokens: NDArray[np.uint32]
    scores: NDArray[np.float32]
    reordering: NDArray[np.float32]
    alignment_lengths: NDArray[np.uint32]
    alignment: NDArray[np.uint8]
    counts: NDArray[np.uint32]
    target_counts: NDArray[np.uint32]


def offsets(lengths: NDArray[np.uint32]) -> NDArray[np.uint64]:
    """Running sum of ``lengths`` from 0 on, one element longer than ``lengths``."""
    result = np.zeros(len(lengths) + 1, np.uint64)
    np.cumsum(lengths, out=result[1:])
    return result


def rows_from_entries(entries: Iterable[PhraseEntry]) -> RowBlock:
    """Lay out entries given in Python; each source phrase is sorted by descending p(e|f)."""
    ordered = sorted(entries, key=lambda entry: (entry.source, -entry.scores[2]))
    groups = [
        (source, len(list(rows)))
        for source, rows in groupby(ordered, key=lambda entry: entry.source)
    ]
    sizes = np.array([size for _, size in groups], np.uint32)
    source_lengths = np.array([len(source) for source, _ in groups], np.uint32)
    source_tokens = np.array([token for source, _ in groups for token in source], np.uint32)
    slots = np.zeros(len(groups), SLOT)
    starts = offsets(source_lengths)
    slots["key"] = phrase_keys(source_tokens, starts)
    slots["first"] = offsets(sizes)[:-1]
    slots["count"] = sizes
    slots["source"] = starts[:-1]
    slots["length"] = source_lengths
    slots["total"] = [ordered[first].source_count for first in slots["first"]]
    return RowBlock(
        slots=slots,
        source_tokens=source_tokens,
        target_lengths=np.array([len(entry.target) for entry in ordered], np.uint32),
        target_tokens=np.array([token for entry in ordered for token in entry.target], np.uint32),
        scores=np.array([entry.scores for entry in ordered], np.float32).reshape(-1, 4),
        reordering=np.array([entry.reordering for entry in ordered], np.float32).reshape(-1, 6),
        alignment_lengths=np.array([2 * len(entry.alignment) for entry in ordered], np.uint32),
        alignment=np.array(
            [index for entry in ordered for point in entry.alignment for index in point], np.uint8
        ),
        counts=np.array([entry.count for entry in ordered], np.uint32),
        target_counts=np.array([entry.target_count for entry in ordered], np.uint32),
    )
