"""Checks of arrays from files that divide other arrays into parts, before kernels rely on them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

_PIECE = 1 << 20

Array = NDArray[Any]


def divides(bounds: Array, parts: int, total: int) -> bool:
    """Whether ``bounds`` divide ``total`` values into ``parts``: they ascend from 0 to ``total``,
    and part p is ``bounds[p]:bounds[p + 1]``.
    """
    if parts < 0 or len(bounds) != parts + 1 or bounds[0] != 0 or bounds[-1] != total:
        return False
    pieces = (bounds[start : start + _PIECE + 1] for start in range(0, parts, _PIECE))
    return all(bool((piece[1:] >= piece[:-1]).all()) for piece in pieces)


def below(values: Array, bounds: Array, limits: Array) -> bool:
    """Whether all values of part p, ``values[bounds[p]:bounds[p + 1]]``, are below ``limits[p]``.

    ``bounds`` must divide the values.
    """
    filled = np.flatnonzero(bounds[1:] > bounds[:-1])
    if not len(filled):
        return True
    return bool((np.maximum.reduceat(values, bounds[filled]) < limits[filled]).all())
