"""EM training of the word aligner.

A pass over the corpus is split in two halves at a fixed place, so the sums and with them the
results do not depend on the number of threads. The numbers of all word pairs lie in a memory-mapped
temporary file that each pass reads front to back.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import Aligner, AlignerOptions, direction_of, index_sentences
from postil.bitext.hmm import Direction, hmm_pass, jump_count, model_1_pass
from postil.bitext.pair_table import collect_pairs, normalise_by_column, normalise_by_row
from postil.bitext.store import Bitext
from postil.errors import UsageError
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
U32 = npt.NDArray[np.uint32]
U64 = npt.NDArray[np.uint64]
_BLOCK = 5000  # sentences indexed at a time


@dataclass(slots=True)
class _Counts:
    """Expected counts of both directions."""

    direct: F64
    direct_null: F64
    direct_jumps: F64
    inverse: F64
    inverse_null: F64
    inverse_jumps: F64

    @classmethod
    def zeros(cls, pairs: int, source_words: int, target_words: int) -> _Counts:
        return cls(
            np.zeros(pairs),
            np.zeros(target_words),
            np.zeros(jump_count()),
            np.zeros(pairs),
            np.zeros(source_words),
            np.zeros(jump_count()),
        )

    def __iadd__(self, other: _Counts) -> _Counts:
        for name in self.__slots__:
            getattr(self, name).__iadd__(getattr(other, name))
        return self


@dataclass(frozen=True, slots=True)
class _Part:
    """Sentences ``[start, stop)`` and the numbers of their word pairs."""

    start: int
    stop: int
    pairs: U32


def train_aligner(
    bitext: Bitext, options: AlignerOptions | None = None, progress: Progress | None = None
) -> Aligner:
    """Train an aligner on a bitext.

    Raises
    ------
    UsageError
        The bitext holds no word pair at all.
    """
    trainer = _Trainer(bitext, options or AlignerOptions(), progress or Progress())
    return trainer.run()


class _Trainer:
    def __init__(self, bitext: Bitext, options: AlignerOptions, progress: Progress) -> None:
        self.bitext = bitext
        self.options = options
        self.progress = progress
        source, target = bitext.source, bitext.target
        self.offsets = source.offsets, target.offsets
        self.tokens = source.tokens, target.tokens
        self.words = len(source.vocabulary), len(target.vocabulary)
        self.rows, self.columns = collect_pairs(
            source.tokens, source.offsets, target.tokens, target.offsets, *self.words
        )
        if not len(self.columns):
            raise UsageError("The corpus is empty: there is nothing to align.")

    def run(self) -> Aligner:
        total = self.options.model_1 + self.options.hmm
        with TemporaryDirectory(prefix="pairs.", dir=self.bitext.folder) as folder:
            parts = self._parts(Path(folder))
            direct, inverse = self._uniform()
            for number in range(total):
                first = number < self.options.model_1
                self.progress.update(
                    number, total, f"Aligning words: {'model 1' if first else 'HMM'}"
                )
                passes = self._model_1 if first else self._hmm
                direct, inverse = self._maximise(self._expect(parts, passes, direct, inverse))
            del parts
        self.progress.update(total, total)
        return Aligner(self.rows, self.columns, direct, inverse, self.options)

    def _parts(self, folder: Path) -> list[_Part]:
        """Index the whole corpus, cut in two at half its word pairs."""
        columns, rows = (
            np.diff(offsets.astype(np.int64)).astype(np.int64) for offsets in self.offsets
        )
        ends = np.cumsum(columns * rows)
        middle = int(np.searchsorted(ends, ends[-1] / 2)) + 1
        sentences = len(self.bitext)
        index = np.memmap(folder / "index", dtype=np.uint32, mode="w+", shape=(int(ends[-1]),))
        at = 0
        for start in range(0, sentences, _BLOCK):
            self.progress.check()
            stop = min(start + _BLOCK, sentences)
            block = index_sentences(self.bitext, self.rows, self.columns, start, stop)
            index[at : at + len(block)] = block
            at += len(block)
        cut = int(ends[middle - 1])
        parts = [_Part(0, middle, index[:cut]), _Part(middle, sentences, index[cut:])]
        return [part for part in parts if part.stop > part.start and len(part.pairs)]

    def _uniform(self) -> tuple[Direction, Direction]:
        pairs = len(self.columns)
        jumps = np.exp(-np.abs(np.arange(jump_count()) - jump_count() // 2 - 1) / 2.0) + 1e-3
        source_words, target_words = self.words
        return (
            direction_of(
                np.full(pairs, 1.0 / target_words, dtype=np.float32),
                np.full(target_words, 1.0 / target_words, dtype=np.float32),
                jumps,
            ),
            direction_of(
                np.full(pairs, 1.0 / source_words, dtype=np.float32),
                np.full(source_words, 1.0 / source_words, dtype=np.float32),
                jumps,
            ),
        )

    def _expect(
        self,
        parts: list[_Part],
        run: Callable[[_Part, Direction, Direction, _Counts], None],
        direct: Direction,
        inverse: Direction,
    ) -> _Counts:
        """One E-step: the counts of both halves, added in order."""
        counts = [_Counts.zeros(len(self.columns), *self.words) for _ in parts]
        with ThreadPoolExecutor(self.options.threads) as pool:
            for done in [
                pool.submit(run, part, direct, inverse, count)
                for part, count in zip(parts, counts, strict=True)
            ]:
                done.result()
        for other in counts[1:]:
            counts[0] += other
        return counts[0]

    def _model_1(self, part: _Part, direct: Direction, inverse: Direction, counts: _Counts) -> None:
        model_1_pass(
            *self.offsets, *self.tokens, part.pairs, part.start, part.stop,
            direct.lexicon, direct.null, inverse.lexicon, inverse.null, self.options.null,
            counts.direct, counts.direct_null, counts.inverse, counts.inverse_null,
        )  # fmt: skip

    def _hmm(self, part: _Part, direct: Direction, inverse: Direction, counts: _Counts) -> None:
        hmm_pass(
            *self.offsets, *self.tokens, part.pairs, part.start, part.stop,
            direct, inverse, self.options.null, self.options.agree,
            counts.direct, counts.direct_null, counts.direct_jumps,
            counts.inverse, counts.inverse_null, counts.inverse_jumps,
        )  # fmt: skip

    def _maximise(self, counts: _Counts) -> tuple[Direction, Direction]:
        direct = np.empty(len(self.columns), dtype=np.float32)
        inverse = np.empty(len(self.columns), dtype=np.float32)
        normalise_by_row(counts.direct, self.rows, direct)
        normalise_by_column(counts.inverse, self.columns, self.words[1], inverse)
        return (
            direction_of(direct, _share(counts.direct_null), self._jumps(counts.direct_jumps)),
            direction_of(inverse, _share(counts.inverse_null), self._jumps(counts.inverse_jumps)),
        )

    def _jumps(self, counts: F64) -> F64:
        total = float(counts.sum())
        if not total:
            jumps: F64 = np.exp(-np.abs(np.arange(len(counts)) - len(counts) // 2 - 1) / 2.0) + 1e-3
            return jumps
        result: F64 = counts / total + self.options.smoothing
        return result


def _share(counts: F64) -> Any:
    return (counts / max(1e-30, float(counts.sum()))).astype(np.float32)
