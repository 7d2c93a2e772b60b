"""Corpora as arrays in memory, as the builders of models read them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class Tokens:
    """One side of a corpus: sentence i is ``tokens[offsets[i]:offsets[i + 1]]``."""

    tokens: npt.NDArray[np.uint32]
    offsets: npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Pairs:
    """Both sides of a corpus."""

    source: Tokens
    target: Tokens


@dataclass(frozen=True, slots=True)
class Points:
    """Word alignment of a corpus: the links of pair i are ``points[offsets[i]:offsets[i + 1]]``."""

    points: npt.NDArray[np.uint16]
    offsets: npt.NDArray[np.uint64]
