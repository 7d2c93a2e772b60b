"""The best candidates of each sentence so far, which k-best training remembers."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from postil.learning.candidates import CandidateSet
from postil.training.round_files import Arrays

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U64 = npt.NDArray[np.uint64]


class KeptOracle(NamedTuple):
    """A remembered candidate: features that are learned, score of the others, BLEU statistics."""

    keys: U64
    values: F32
    base: float
    statistics: I64


class Oracles:
    """``most`` of each sentence; with 0 nothing is remembered."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: dict[int, list[KeptOracle]] = {}

    def of(self, sentence: int) -> list[KeptOracle]:
        """Oracles of a sentence, best first."""
        return self._kept.get(sentence, [])

    def keep(self, sentence: int, candidates: CandidateSet, base: F64, statistics: I64) -> None:
        """Keep the best candidates of a sentence, among which are those of before.

        Parameters
        ----------
        base, statistics
            Of all candidates, (k,) and (k, 10).
        """
        if not self.most:
            return
        self._kept[sentence] = [
            KeptOracle(*_row(candidates, row), float(base[row]), statistics[row].copy())
            for row in candidates.best(self.most)
        ]

    def save(self) -> Arrays:
        """All oracles as arrays, for :meth:`restore`."""
        every = [(sentence, one) for sentence, found in self._kept.items() for one in found]
        rows = [one for _, one in every]
        return {
            "oracle_sentences": np.array([sentence for sentence, _ in every], dtype=np.int64),
            "oracle_starts": np.cumsum([0, *(len(one.keys) for one in rows)]),
            "oracle_keys": np.concatenate([np.empty(0, np.uint64), *(one.keys for one in rows)]),
            "oracle_values": np.concatenate(
                [np.empty(0, np.float32), *(one.values for one in rows)]
            ),
            "oracle_base": np.array([one.base for one in rows]),
            "oracle_statistics": np.array([one.statistics for one in rows]).reshape(-1, 10),
        }

    def restore(self, arrays: Arrays) -> None:
        """Become what :meth:`save` gave."""
        self._kept = {}
        ends = pairwise(arrays["oracle_starts"].tolist())
        for number, (sentence, (start, end)) in enumerate(
            zip(arrays["oracle_sentences"].tolist(), ends, strict=True)
        ):
            self._kept.setdefault(sentence, []).append(
                KeptOracle(
                    arrays["oracle_keys"][start:end],
                    arrays["oracle_values"][start:end],
                    float(arrays["oracle_base"][number]),
                    arrays["oracle_statistics"][number],
                )
            )


def _row(candidates: CandidateSet, row: int) -> tuple[U64, F32]:
    start, end = candidates.indptr[row], candidates.indptr[row + 1]
    return candidates.columns[candidates.indices[start:end]], candidates.values[start:end].copy()
