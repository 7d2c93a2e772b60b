"""Completing the word alignment of a confirmed segment.

A term the engine never saw stays unaligned on both sides. Where a short unaligned stretch of the
source stands beside a word whose translation stands beside a short unaligned stretch of the target,
the two are most likely each other's translation: both sides of a confirmed segment say the same.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

U16 = npt.NDArray[np.uint16]
LONGEST = 4  # words of a stretch


def complete_links(points: U16, source_length: int, target_length: int) -> U16:
    """Links with neighbouring unaligned stretches joined, word by word.

    Parameters
    ----------
    points : uint16 array, shape (N, 2)
        (source, target) positions.
    """
    links = {(int(source), int(target)) for source, target in points}
    targets = _partners(links, source_length)
    free = _stretches({target for _, target in links}, target_length)
    for start, end in _stretches({source for source, _ in links}, source_length):
        around = [t for k in (start - 1, end) if 0 <= k < source_length for t in targets[k]]
        near = [gap for gap in free if _contacts(gap, around)]
        if not near:
            continue
        # Both neighbours beside it is the surest sign, then length.
        chosen = max(
            near, key=lambda gap: ((gap[0] - 1 in around) + (gap[1] in around), gap[1] - gap[0])
        )
        free.remove(chosen)
        links |= {(i, j) for i in range(start, end) for j in range(*chosen)}
    ordered = sorted(links, key=lambda link: (link[1], link[0]))
    return np.array(ordered, dtype=np.uint16).reshape(-1, 2)


def _contacts(gap: tuple[int, int], around: list[int]) -> int:
    """On how many sides a stretch of the target stands beside the given positions."""
    return (gap[0] - 1 in around) + (gap[1] in around)


def _partners(links: set[tuple[int, int]], source_length: int) -> list[list[int]]:
    targets: list[list[int]] = [[] for _ in range(source_length)]
    for source, target in links:
        targets[source].append(target)
    return targets


def _stretches(used: set[int], length: int) -> list[tuple[int, int]]:
    """Maximal runs of unused positions, half-open, up to ``LONGEST`` long."""
    runs = []
    start = 0
    for position in [*sorted(used), length]:
        if 0 < position - start <= LONGEST:
            runs.append((start, position))
        start = position + 1
    return runs
