"""A corpus in blocks: work on them in threads, results in order, cancelled at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from postil.types.pools import in_order as results_in_order

T = TypeVar("T")
SentenceRange = tuple[int, int]
_CELLS = 200_000  # word pairs in a block: some 20 ms of work


def blocks_of(ends: npt.NDArray[np.uint64], cells: int = _CELLS) -> list[SentenceRange]:
    """Sentences ``[start, stop)`` with about ``cells`` word pairs each.

    Parameters
    ----------
    ends
        Word pairs before each sentence, and in all (``pair_table.count_cells``).
    """
    sentences = len(ends) - 1
    blocks, start = [], 0
    while start < sentences:
        limit = np.uint64(int(ends[start]) + cells)
        stop = max(start + 1, int(np.searchsorted(ends, limit, side="right")) - 1)
        blocks.append((start, min(stop, sentences)))
        start = stop
    return blocks


def in_order(
    function: Callable[[SentenceRange], T], blocks: Iterable[SentenceRange], threads: int
) -> Iterator[T]:
    """Results of ``function`` on each block, in order, computed a few blocks ahead in threads.

    A reader that stops early waits for the few blocks under way, not for all.
    """
    if threads <= 1:
        yield from map(function, blocks)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from results_in_order(pool, function, blocks, 2 * threads)
