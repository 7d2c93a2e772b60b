"""Which sparse features fire, by key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.features.extraction import FeatureExtractor
from postil.features.index import FeatureIndex


def fired(
    extractor: FeatureExtractor, source: npt.NDArray[np.uint32], steps: Iterable[Any]
) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint8]]:
    """Keys of the features of a block sequence, and how often each fires."""
    index = FeatureIndex()
    ids, counts = index.ids(extractor, source, steps, 0)
    return index.all_keys[ids], counts
