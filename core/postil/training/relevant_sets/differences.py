"""The relevant sets of all sentences, compiled for passes over them, in memory-mapped arrays.

Of a sentence's candidates, of all rounds together,

- the truths are the best K of those the oracle found or, in a sentence without any, the best K of
  all that were decoded (Tillmann & Zhang's "seed" scheme);
- the alternatives are all others; those of the oracle that are not among its best K are left out;
- of equal candidates (features, dense values, quality) one stays, and it is a truth if one of them
  is. Features that are dropped make no difference.

Sentences without an alternative are left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.errors import StorageError
from postil.messages import Message
from postil.training.relevant_sets.candidate_store import CandidateStore
from postil.training.relevant_sets.compile import Compiler
from postil.types.array_checks import below, divides
from postil.types.array_folder import ArraysWriter, damaged, open_arrays
from postil.types.progress import Progress
from postil.types.reasons import reason_of

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I32 = npt.NDArray[np.int32]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
KIND, VERSION = "differences of candidates", 1
TYPES: dict[str, np.dtype[Any]] = {
    "starts": np.dtype("<i8"),
    "truths": np.dtype("<i4"),
    "unit_starts": np.dtype("<i8"),
    "units": np.dtype("<u4"),
    "entry_starts": np.dtype("<i8"),
    "entries": np.dtype("<u4"),
    "dense": np.dtype("<f4"),
    "fixed": np.dtype("<f4"),
    "quality": np.dtype("<f4"),
}
_VALUE_BITS = 10  # of an entry, below its place
_BUDGET = 1 << 20  # features read, about 10 ms, between two looks at Cancel


@dataclass(frozen=True, slots=True)
class Weights:
    """A linear model: float64 (D,) of the dense, float32 (F,) of the sparse features."""

    dense: F64
    sparse: F32

    @classmethod
    def zero(cls, dense: int, sparse: int) -> Weights:
        """Weights of 0 for so many dense and sparse features."""
        return cls(np.zeros(dense), np.zeros(sparse, dtype=np.float32))


@dataclass(frozen=True, slots=True)
class Trained:
    """Weights that training may change; the others add a fixed amount to each score.

    Attributes
    ----------
    dense
        Bool (D,).
    sparse
        All of them, or none.
    """

    dense: npt.NDArray[np.bool_]
    sparse: bool


@dataclass(frozen=True, slots=True)
class Differences:
    """Arrays as ``passes.RelevantPasses`` reads them.

    Attributes
    ----------
    starts
        Int64 (n + 1,): candidates of sentence i are rows ``starts[i]:starts[i + 1]``, the truths
        first, the best of them foremost.
    truths
        Int32 (n,): how many truths.
    unit_starts, units
        Int64 (n + 1,), uint32: sparse features that differ within the sentence.
    entry_starts, entries
        Int64 (N + 1,), uint32: of row c, ``place << 10 | value``: the place of a feature among the
        units of the sentence, and how much more often it fires than in most of its candidates.
    dense, fixed
        Float32 (N, d), (N,): dense features that are trained, and what weights that are not add to
        the score; both relative to the best truth.
    quality
        Float32 (N,).
    """

    starts: I64
    truths: I32
    unit_starts: I64
    units: U32
    entry_starts: I64
    entries: U32
    dense: F32
    fixed: F32
    quality: F32

    def __len__(self) -> int:
        """Sentences."""
        return len(self.truths)

    def dense_spread(self) -> F64:
        """Root mean square of each dense column over the alternatives, shape (d,); 1 where it is
        0.

        That is how far alternatives are from the best truth.
        """
        total = np.zeros(self.dense.shape[1])
        for first in range(0, len(self.dense), _BUDGET):
            total += np.square(self.dense[first : first + _BUDGET], dtype=np.float64).sum(axis=0)
        spread: F64 = np.sqrt(total / max(1, len(self.dense) - len(self)))
        return np.where(spread > 0, spread, 1.0)


def compile_differences(
    store: CandidateStore,
    folder: Path,
    weights: Weights,
    trained: Trained,
    sentences: U32,
    *,
    truths: int = 1,
    least: int = 2,
    progress: Progress | None = None,
) -> Differences:
    """Compile all rounds of ``store`` into an existing empty ``folder``, streaming.

    Parameters
    ----------
    weights
        Those that are not ``trained`` give the fixed scores.
    sentences
        Uint32 (F,): in how many sentences each sparse feature was.
    truths
        K.
    least
        Sparse features of fewer sentences are dropped (where they are trained).

    Raises
    ------
    EngineError
        The store has features that ``sentences`` does not cover.
    StorageError
        The disk is full, or the like.
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    kept = (sentences >= least).astype(np.uint8)
    if not trained.sparse:
        kept = np.ones(len(weights.sparse), dtype=np.uint8)
    compiler = Compiler(
        store.rounds,
        kept,
        weights.dense,
        trained.dense.astype(np.uint8),
        weights.sparse,
        trained.sparse,
        truths,
    )
    try:
        with ArraysWriter(folder, TYPES) as arrays:
            writer = _Writer(arrays)
            done = 0
            progress.update(done=0, total=store.sentences)
            while done < store.sentences:
                done = compiler.add(done, store.sentences, _BUDGET)
                writer.append(compiler.take())
                progress.update(done=done)
            columns = int(trained.dense.sum())
            arrays.finish(KIND, VERSION, {"columns": columns, "rows": writer.rows})
    except OSError as error:
        raise StorageError(
            Message(
                "{folder}: the relevant sets could not be written: {reason}",
                folder=folder,
                reason=reason_of(error),
            ),
            hint="Check free space and permissions.",
        ) from error
    return open_differences(folder)


def open_differences(folder: Path) -> Differences:
    """Map what :func:`compile_differences` wrote.

    Raises
    ------
    EngineError
        It is damaged.
    """
    settings, arrays = open_arrays(folder, KIND, VERSION, TYPES)
    found = Differences(**arrays)
    rows, columns = settings.get("rows"), settings.get("columns")
    if not isinstance(rows, int) or not isinstance(columns, int) or not _fits(found, rows, columns):
        raise damaged(folder, "its arrays do not fit together", "Train again from the start.")
    return replace(found, dense=found.dense.reshape(rows, columns))


def _fits(found: Differences, rows: int, columns: int) -> bool:
    """Whether everything that a pass takes for a place is one; ``dense`` is still flat."""
    sentences = len(found.truths)
    return (
        found.dense.size == rows * columns
        and len(found.fixed) == len(found.quality) == rows
        and divides(found.starts, sentences, rows)
        and bool((found.truths >= 0).all())
        and bool((found.truths <= np.diff(found.starts)).all())
        and divides(found.unit_starts, sentences, len(found.units))
        and divides(found.entry_starts, rows, len(found.entries))
        and below(
            found.entries,
            found.entry_starts[found.starts],
            np.diff(found.unit_starts) << _VALUE_BITS,
        )
    )


class _Writer:
    """Turns counts of pieces into offsets of the whole."""

    def __init__(self, arrays: ArraysWriter) -> None:
        self._arrays = arrays
        self.rows = self._units = self._entries = 0
        for name in ("starts", "unit_starts", "entry_starts"):
            arrays.append(name, np.zeros(1, dtype=np.int64))

    def append(self, piece: dict[str, npt.NDArray[Any]]) -> None:
        self.rows = self._offsets("starts", piece["sizes"], self.rows)
        self._units = self._offsets("unit_starts", piece["unit_counts"], self._units)
        self._entries = self._offsets("entry_starts", piece["entry_counts"], self._entries)
        for name in ("truths", "units", "entries", "dense", "fixed", "quality"):
            self._arrays.append(name, piece[name])

    def _offsets(self, name: str, counts: I32, start: int) -> int:
        ends = start + np.cumsum(counts, dtype=np.int64)
        self._arrays.append(name, ends)
        return int(ends[-1]) if len(ends) else start
