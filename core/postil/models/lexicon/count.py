"""Counting the links of a corpus into the arrays of a lexicon, in bounded memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from postil.models.lexicon.links import link_keys
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.types.array_folder import Array
from postil.types.progress import Progress

LEXICON_TYPES: dict[str, np.dtype[Any]] = {
    "offsets": np.dtype("<u8"),
    "columns": np.dtype("<u4"),
    "counts": np.dtype("<u4"),
    "source_totals": np.dtype("<u8"),
    "target_totals": np.dtype("<u8"),
}
_NULL = 2**32 - 1
_WORDS = 1 << 20  # words of the corpus per step: about 10 MB of keys

Runs = list[tuple[NDArray[np.uint64], NDArray[np.uint64]]]


def count_lexicon(corpus: AlignedCorpus, progress: Progress | None = None) -> dict[str, Array]:
    """Arrays of the lexicon of ``corpus`` (see ``model.pxd`` for their meaning)."""
    runs: Runs = []
    if progress is not None:
        progress.update(done=0, total=len(corpus), message="Counting word translations")
    for start, stop in corpus.ranges(_WORDS):
        keys, repeats = np.unique(link_keys(corpus, start, stop), return_counts=True)
        runs.append((keys, repeats.astype(np.uint64)))
        # Merge like a binary counter, so that each link is merged log(steps) times only.
        while len(runs) > 1 and len(runs[-1][0]) * 2 > len(runs[-2][0]):
            _merge_last(runs)
        if progress is not None:
            progress.update(done=stop)
    while len(runs) > 1:
        _merge_last(runs)
    keys, counts = runs[0] if runs else (np.empty(0, np.uint64), np.empty(0, np.uint64))
    sources = int(corpus.source_tokens.max(initial=0)) + 1
    targets = int(corpus.target_tokens.max(initial=0)) + 1
    return _arrays(keys, counts, sources, targets)


def _merge_last(runs: Runs) -> None:
    (keys_a, counts_a), (keys_b, counts_b) = runs.pop(), runs.pop()
    keys = np.concatenate([keys_a, keys_b])
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    firsts = np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1]]))
    counts = np.concatenate([counts_a, counts_b])[order]
    runs.append((keys[firsts], np.add.reduceat(counts, firsts)))


def _arrays(
    keys: NDArray[np.uint64], counts: NDArray[np.uint64], sources: int, targets: int
) -> dict[str, Array]:
    rows = (keys >> np.uint64(32)).astype(np.int64)
    columns = (keys & np.uint64(_NULL)).astype(np.int64)
    rows[rows == _NULL] = sources
    places = np.where(columns == _NULL, targets, columns)
    offsets = np.zeros(sources + 2, np.uint64)
    np.cumsum(np.bincount(rows, minlength=sources + 1), out=offsets[1:])
    return {
        "offsets": offsets,
        "columns": columns.astype(np.uint32),
        "counts": counts.astype(np.uint32),
        "source_totals": _totals(rows, counts, sources + 1),
        "target_totals": _totals(places, counts, targets + 1),
    }


def _totals(places: NDArray[np.int64], counts: NDArray[np.uint64], size: int) -> NDArray[np.uint64]:
    # bincount adds in double, exact below 2**53 links
    return np.bincount(places, weights=counts, minlength=size).astype(np.uint64)
