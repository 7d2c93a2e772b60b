"""Trees of a corpus, as extraction reads them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class TreeArrays:
    """Trees of the target sentences of a corpus.

    Attributes
    ----------
    labels
        Names, by number.
    nodes
        uint16 (N, 3): number of the label, first token, end; parents before children, and no two of
        a tree with the same span. Those of a sentence without a tree are none.
    offsets
        uint64 (n + 1): where each sentence starts.
    found
        Sentences with a tree.
    """

    labels: tuple[str, ...]
    nodes: U16
    offsets: U64
    found: int
