"""Candidate sets: what every learner sees of a decoder's output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class CandidateSet:
    """The candidates of one sentence as a sparse matrix, one row each.

    ``columns`` (n,) uint64: sorted keys of the features that occur; ``indptr`` (k + 1,) int64,
    ``indices`` (nnz,) uint32 into ``columns``, ``values`` (nnz,) float32: the rows (CSR);
    ``scores`` (k,) float64: model scores (natural log), ``quality`` (k,) float64: sentence-level B
    in [0, 1].
    """

    columns: npt.NDArray[np.uint64]
    indptr: npt.NDArray[np.int64]
    indices: npt.NDArray[np.uint32]
    values: npt.NDArray[np.float32]
    scores: npt.NDArray[np.float64]
    quality: npt.NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.scores)

    @classmethod
    def build(
        cls, rows: Sequence[Mapping[int, float]], scores: npt.ArrayLike, quality: npt.ArrayLike
    ) -> CandidateSet:
        """From one mapping (feature key → value) per candidate."""
        columns = np.array(sorted({key for row in rows for key in row}), dtype=np.uint64)
        number = {int(key): index for index, key in enumerate(columns)}
        indptr = np.zeros(len(rows) + 1, dtype=np.int64)
        np.cumsum([len(row) for row in rows], out=indptr[1:])
        indices = np.array([number[key] for row in rows for key in sorted(row)], dtype=np.uint32)
        values = np.array([row[key] for row in rows for key in sorted(row)], dtype=np.float32)
        return cls(
            columns,
            indptr,
            indices,
            values,
            np.asarray(scores, dtype=np.float64),
            np.asarray(quality, dtype=np.float64),
        )

    def row(self, candidate: int) -> npt.NDArray[np.float64]:
        """Feature vector of one candidate over ``columns``, dense float64."""
        start, end = self.indptr[candidate], self.indptr[candidate + 1]
        dense = np.zeros(len(self.columns))
        dense[self.indices[start:end]] = self.values[start:end]
        return dense


@dataclass(frozen=True, slots=True)
class WeightDelta:
    """A sparse change of weights: ``keys`` (n,) uint64, ``values`` (n,) float64; its negation
    reverts it.
    """

    keys: npt.NDArray[np.uint64]
    values: npt.NDArray[np.float64]

    @classmethod
    def empty(cls) -> WeightDelta:
        return cls(np.empty(0, dtype=np.uint64), np.empty(0))

    @classmethod
    def of(cls, columns: npt.NDArray[np.uint64], values: npt.NDArray[np.float64]) -> WeightDelta:
        """Only the columns that change."""
        changed = np.flatnonzero(values)
        return cls(columns[changed], values[changed])

    def __len__(self) -> int:
        return len(self.keys)
