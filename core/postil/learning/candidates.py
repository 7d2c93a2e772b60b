"""Candidate sets: what every learner sees of a decoder's output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.learning.rows import row_dots, row_products, row_sum

F64 = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class CandidateSet:
    """The candidates of one sentence as a sparse matrix, one row each.

    ``columns`` (n,) uint64: sorted keys of the features that occur; ``indptr`` (k + 1,) int64,
    ``indices`` (nnz,) uint32 into ``columns``, ``values`` (nnz,) float32: the rows (CSR);
    ``scores`` (k,) float64: model scores with the current weights (natural log), ``quality`` (k,)
    float64: sentence-level B. The last ``remembered`` rows are good candidates of an earlier time
    that were not offered now.
    """

    columns: npt.NDArray[np.uint64]
    indptr: npt.NDArray[np.int64]
    indices: npt.NDArray[np.uint32]
    values: npt.NDArray[np.float32]
    scores: F64
    quality: F64
    remembered: int = 0

    def __len__(self) -> int:
        return len(self.scores)

    @classmethod
    def build(
        cls,
        rows: Sequence[Mapping[int, float]],
        scores: npt.ArrayLike,
        quality: npt.ArrayLike,
        remembered: int = 0,
    ) -> CandidateSet:
        """A set from one mapping (feature key → value) per candidate."""
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
            remembered,
        )

    def with_rows(
        self,
        rows: Sequence[tuple[npt.NDArray[np.uint64], npt.NDArray[np.float32]]],
        scores: npt.ArrayLike,
        quality: npt.ArrayLike,
    ) -> CandidateSet:
        """A copy with remembered rows, (keys, values) each; scores and quality of all rows."""
        scores, quality = (np.asarray(values, dtype=np.float64) for values in (scores, quality))
        if not rows:
            return CandidateSet(
                self.columns, self.indptr, self.indices, self.values, scores, quality
            )
        columns = np.unique(np.concatenate([self.columns, *(keys for keys, _ in rows)]))
        moved = np.searchsorted(columns, self.columns).astype(np.uint32)
        sizes = [len(values) for _, values in rows]
        return CandidateSet(
            columns,
            np.concatenate([self.indptr, self.indptr[-1] + np.cumsum(sizes, dtype=np.int64)]),
            np.concatenate(
                [
                    moved[self.indices],
                    *(np.searchsorted(columns, keys).astype(np.uint32) for keys, _ in rows),
                ]
            ),
            np.concatenate([self.values, *(values for _, values in rows)]),
            scores,
            quality,
            len(rows),
        )

    def in_units(self, units: F64) -> CandidateSet:
        """A copy with the values of each of ``columns`` divided by its unit."""
        values = (self.values / units[self.indices]).astype(np.float32)
        return CandidateSet(
            self.columns,
            self.indptr,
            self.indices,
            values,
            self.scores,
            self.quality,
            self.remembered,
        )

    @property
    def offered(self) -> int:
        """Number of candidates the decoder gave now."""
        return len(self.scores) - self.remembered

    def row(self, candidate: int) -> F64:
        """Feature vector of one candidate over ``columns``, dense float64."""
        start, end = self.indptr[candidate], self.indptr[candidate + 1]
        dense = np.zeros(len(self.columns))
        dense[self.indices[start:end]] = self.values[start:end]
        return dense

    def first_rows(self, keys: npt.NDArray[np.uint64]) -> list[int]:
        """The first rows in which features of ``keys`` fire, ascending."""
        columns = np.searchsorted(self.columns, keys)
        columns = columns[columns < len(self.columns)]
        columns = columns[np.isin(self.columns[columns], keys)]
        wanted = np.zeros(len(self.columns), dtype=np.bool_)
        wanted[columns] = True
        places = np.flatnonzero(wanted[self.indices])
        first = np.empty(len(self.columns), dtype=np.intp)
        first[self.indices[places[::-1]]] = places[::-1]  # what is written last stays
        rows = np.searchsorted(self.indptr, first[columns], side="right") - 1
        return sorted(set(rows.tolist()))

    def products(self) -> F64:
        """Products of all rows with each other, shape (k, k)."""
        return row_products(self.indptr, self.indices, self.values, len(self.columns))

    def dots(self, weights: F64) -> F64:
        """Scores that weights of ``columns`` add to each candidate, shape (k,)."""
        return row_dots(self.indptr, self.indices, self.values, weights)

    def delta(self, coefficients: F64) -> WeightDelta:
        """Sum of the rows, each times its coefficient, as a change of weights."""
        total = row_sum(self.indptr, self.indices, self.values, coefficients, len(self.columns))
        return WeightDelta.of(self.columns, total)

    def best(self, count: int = 1) -> list[int]:
        """The candidates of highest quality, best first; of equal ones the higher score first."""
        order = np.lexsort((np.arange(len(self)), -self.scores, -self.quality))
        return [int(row) for row in order[:count]]

    def shown(self) -> int:
        """The offered candidate of highest score."""
        return int(self.scores[: self.offered].argmax())


@dataclass(frozen=True, slots=True)
class WeightDelta:
    """A sparse change of weights: ``keys`` (n,) uint64, ``values`` (n,) float64; its negation
    reverts it.
    """

    keys: npt.NDArray[np.uint64]
    values: F64

    @classmethod
    def empty(cls) -> WeightDelta:
        """A change of no weight."""
        return cls(np.empty(0, dtype=np.uint64), np.empty(0))

    @classmethod
    def of(cls, columns: npt.NDArray[np.uint64], values: F64) -> WeightDelta:
        """A delta of the columns whose value is not 0."""
        changed = np.flatnonzero(values)
        return cls(columns[changed], values[changed])

    def __len__(self) -> int:
        return len(self.keys)
