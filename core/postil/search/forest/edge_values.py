"""Dense feature values of the edges of a forest: as an array, or computed when they are read."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]


class EdgeValues(Protocol):
    """Values by edge and feature; not to be written."""

    def rows(self, edges: U32) -> F32:
        """Values of some edges, shape (edges, features)."""
        ...

    def matrix(self) -> F32:
        """Values of all edges."""
        ...


class ArrayValues:
    """Values that are all there.

    Parameters
    ----------
    values
        By edge and feature.
    """

    def __init__(self, values: F32) -> None:
        self._values = values

    def rows(self, edges: U32) -> F32:
        return self._values[edges]

    def matrix(self) -> F32:
        return self._values


class JoinedValues:
    """Values of two forests that became one, and 0 for the edges that join them.

    Parameters
    ----------
    left, right
        Values of the two, each with its number of edges; those of ``right`` come after those of
        ``left``.
    shape
        Edges and features of the whole.
    """

    def __init__(
        self, left: tuple[EdgeValues, int], right: tuple[EdgeValues, int], shape: tuple[int, int]
    ) -> None:
        self._left, self._left_edges = left
        self._right, right_edges = right
        self._joining = self._left_edges + right_edges  # the first edge that joins
        self._shape = shape
        self._whole: F32 | None = None

    def rows(self, edges: U32) -> F32:
        found = np.zeros((len(edges), self._shape[1]), dtype=np.float32)
        left = edges < self._left_edges
        right = ~left & (edges < self._joining)
        found[left] = self._left.rows(edges[left])
        found[right] = self._right.rows(edges[right] - np.uint32(self._left_edges))
        return found

    def matrix(self) -> F32:
        if self._whole is None:
            found = np.zeros(self._shape, dtype=np.float32)
            found[: self._left_edges] = self._left.matrix()
            found[self._left_edges : self._joining] = self._right.matrix()
            self._whole = found
        return self._whole
