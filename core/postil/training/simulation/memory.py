"""The memory of a simulation: matches of a source among all sources before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from postil.metrics.word_errors import word_edits
from postil.text.tokeniser import Tokeniser
from postil.training.simulation.ways import MemoryMetric
from postil.types.progress import Progress


class Match(NamedTuple):
    """``score`` 0-100; ``number`` of the earlier segment, -1 if there is none."""

    score: float
    number: int


def best_matches(
    sources: Sequence[str], language: str, metric: MemoryMetric, progress: Progress | None = None
) -> list[Match]:
    """For each source the best match among those before it; the latest of several.

    The score is 100 · (1 − errors / words), not below 0: word errors of the source against the
    earlier one, as it stands ("wer") or in any order ("per") (Cesa-Bianchi et al. 2008, 3.4).
    """
    progress = progress or Progress()
    tokeniser = Tokeniser(language)
    numbers: dict[str, int] = {}
    earlier: list[np.ndarray[tuple[int], np.dtype[np.uint32]]] = []
    found = []
    for source in progress.track(sources, len(sources)):
        words = [numbers.setdefault(w, len(numbers)) for w in tokeniser.tokenise(source.lower())]
        row = np.array(words, dtype=np.uint32)
        found.append(Match(0.0, -1))
        if earlier and words:
            edits = word_edits(earlier, row, metric)
            best = len(edits) - 1 - int(np.argmin(edits[::-1]))
            found[-1] = Match(100.0 * max(0.0, 1.0 - int(edits[best]) / len(words)), best)
        earlier.append(row)
    return found
