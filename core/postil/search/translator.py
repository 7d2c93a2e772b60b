"""Decoding as the rest of the house uses it: one call per sentence, or a corpus over several
threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from postil.models.lm import LanguageModel
from postil.models.phrase_table import PhraseTable
from postil.models.session_ngrams import SessionNgrams
from postil.models.word_distortion import WordDistortion
from postil.search.block import BlockDecoder
from postil.search.block_forest import best_derivation, block_forest
from postil.search.constraints import FREE, Constraints
from postil.search.forest import Derivation, Forest
from postil.search.kbest import KBest
from postil.search.options import OptionScorer, OptionTable
from postil.search.settings import SearchOptions
from postil.types.progress import Progress

U32 = npt.NDArray[np.uint32]
F32 = npt.NDArray[np.float32]
S = TypeVar("S")
R = TypeVar("R")

# (start, end, target ids, dense values, origin, only, counts, event): see OptionTable.add
Step = tuple[int, int, tuple[int, ...]]  # source start, end, target ids
Counts = tuple[float, float, float]
ExtraOption = tuple[int, int, Sequence[int], npt.NDArray[np.float32], int, bool, Counts | None, int]


class Translator:
    """A block decoder for any number of threads.

    Decoders are made on demand, one per thread at work, and share the memory-mapped models. Results
    do not depend on how many there are.
    """

    def __init__(
        self,
        table: PhraseTable,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        options: SearchOptions,
        scorer: OptionScorer | None = None,
        *,
        phrase_scores: F32 | None = None,
        jumps: WordDistortion | None = None,
        margin_scores: F32 | None = None,
        session: SessionNgrams | None = None,
    ) -> None:
        self.table = table
        self.lm = lm
        self.options = options
        self.scorer = scorer
        self.phrase_scores = phrase_scores
        self.jumps = jumps
        self.margin_scores = margin_scores
        self.session = session
        self.weights = np.asarray(weights, dtype=np.float32)
        self._idle: SimpleQueue[BlockDecoder] = SimpleQueue()

    def set_weights(self, weights: npt.ArrayLike) -> None:
        """Use other dense weights; also needed after the session or the sparse weights change."""
        self.weights = np.asarray(weights, dtype=np.float32)
        self._idle = SimpleQueue()

    @contextmanager
    def _decoder(self) -> Iterator[BlockDecoder]:
        idle = self._idle
        try:
            decoder = idle.get_nowait()
        except Empty:
            decoder = self._new_decoder()
        yield decoder
        idle.put(decoder)

    def _new_decoder(self) -> BlockDecoder:
        options = OptionTable(
            self.table,
            self.lm,
            self.weights,
            self.options.table_limit,
            self.scorer,
            self.phrase_scores,
            self.jumps,
            self.margin_scores,
            self.session,
        )
        return BlockDecoder(
            options,
            self.weights,
            pop_limit=self.options.pop_limit,
            stack_limit=self.options.stack_limit,
            distortion_limit=self.options.distortion_limit,
            swap=self.options.swap,
            beam=self.options.beam,
        )

    def best_steps(self, source: U32) -> tuple[list[Step], F32, float]:
        """Phrases of the best translation in target order, their dense values (DENSE,), score."""
        with self._decoder() as decoder:
            decoder.search(source)
            return *best_derivation(decoder), decoder.score

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        """Target ids of the best translation and its model score (natural log)."""
        with self._decoder() as decoder:
            decoder.search(source, extra, constraints)
            return decoder.tokens(), decoder.score

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        """All derivations the search kept."""
        with self._decoder() as decoder:
            decoder.search(source, extra, constraints)
            return block_forest(decoder)

    def nbest(
        self,
        source: U32,
        k: int,
        extra: Iterable[ExtraOption] = (),
        constraints: Constraints = FREE,
        *,
        distinct: bool = True,
    ) -> list[Derivation]:
        """The ``k`` best derivations (of distinct strings), best first."""
        return KBest(self.forest(source, extra, constraints)).derivations(k, distinct)

    def map(
        self,
        function: Callable[[S], R],
        sentences: Sequence[S],
        *,
        threads: int = 2,
        progress: Progress | None = None,
    ) -> Iterator[R]:
        """``function`` (one of the methods above, or what calls one) over a corpus, in order.

        Results come as they are made; what the caller does not keep takes no memory.
        """
        progress = progress or Progress()
        if threads <= 1:
            yield from progress.track(map(function, sentences), len(sentences))
            return
        with ThreadPoolExecutor(threads) as pool:
            try:
                yield from progress.track(pool.map(function, sentences), len(sentences))
            except BaseException:
                pool.shutdown(wait=True, cancel_futures=True)
                raise
