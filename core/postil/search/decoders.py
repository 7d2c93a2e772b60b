"""Decoders of one kind behind one interface: one call per sentence, or a corpus over several
threads.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import ClassVar, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from postil.features.layout import FeatureLayout
from postil.search.constraints import FREE, Constraints, ExtraOption
from postil.search.forest.honoured import honours
from postil.search.forest.hypergraph import Derivation, Forest
from postil.search.forest.kbest import KBest
from postil.types.progress import Progress

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
D = TypeVar("D")
S = TypeVar("S")
R = TypeVar("R")
SIFTED = 1000  # derivations looked at where a search does not heed all constraints


class Decoders(ABC, Generic[D]):
    """Decoders for any number of threads.

    They are made on demand, one per thread at work, and share the memory-mapped models. Results do
    not depend on how many there are.

    Attributes
    ----------
    features
        The dense features, whose weights it takes and whose values stand in its forests.
    heeds
        Kinds of constraints (fields of ``Constraints``) that its search obeys. Derivations that
        break the others are left out of n-best lists afterwards.
    """

    features: ClassVar[FeatureLayout]
    heeds: ClassVar[frozenset[str]]

    def __init__(self, weights: npt.ArrayLike) -> None:
        self.set_weights(weights)

    @property
    def tuned(self) -> npt.NDArray[np.bool_]:
        """Which weights tuning moves, shape (columns,)."""
        return self.features.tuned

    def set_weights(self, weights: npt.ArrayLike) -> None:
        """Use other dense weights, shape (columns,), from the next sentence on; also to be called
        after the session or the sparse weights have changed.
        """
        self.weights = np.asarray(weights, dtype=np.float32)
        self._idle: SimpleQueue[D] = SimpleQueue()

    def take_over(self, former: Self) -> None:
        """Reuse the idle decoders of an earlier version, of other weights and another session, if
        decoders of this kind can be reused; they keep what they cached of the static models.
        """

    @contextmanager
    def _decoder(self) -> Iterator[D]:
        idle = self._idle
        try:
            decoder = idle.get_nowait()
        except Empty:
            decoder = self._new_decoder()
        yield decoder
        idle.put(decoder)

    @abstractmethod
    def _new_decoder(self) -> D: ...

    @abstractmethod
    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        """What translations depend on beside the weights, for fingerprints: settings and sizes, and
        the folders of the models, whose manifests have checksums.
        """

    def fitted_to(self, sentences: Iterable[U32]) -> Self:  # noqa: ARG002  (the whole will do)
        """Decoders with the same translations of these sentences, which hold only what these need
        of large models in memory: for decoding them many times. Weights are set separately.
        """
        return self

    @abstractmethod
    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        """All derivations the search kept. Constraints of kinds not in ``heeds`` are ignored."""

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        """Target ids of the best translation and its model score (natural log)."""
        found = self.nbest(source, 1, extra, constraints)
        return (found[0].tokens, found[0].score) if found else (np.empty(0, np.uint32), 0.0)

    def nbest(
        self,
        source: U32,
        k: int,
        extra: Iterable[ExtraOption] = (),
        constraints: Constraints = FREE,
        *,
        distinct: bool = True,
    ) -> list[Derivation]:
        """The ``k`` best derivations, best first; if ``distinct``, only the best of each target
        string.
        """
        forest = self.forest(source, extra, constraints)
        return self.nbest_of(forest, k, constraints, distinct=distinct)

    def nbest_of(
        self, forest: Forest, k: int, constraints: Constraints = FREE, *, distinct: bool = True
    ) -> list[Derivation]:
        """:meth:`nbest` of what :meth:`forest` gave for the same constraints.

        If there are constraints of kinds not in ``heeds``: of the ``SIFTED`` best derivations,
        those that meet them; if none does, those that meet ``Constraints.relaxed``, or else all.
        """
        sieve = constraints.beyond(self.heeds)
        if not sieve.binds:
            return KBest(forest, distinct=distinct).derivations(k)
        # whether forbidden sequences are in it depends on the string of a derivation only
        one_each = not sieve.beyond(("forbidden",)).binds
        offered = KBest(forest, distinct=one_each).derivations(max(k, SIFTED))
        for wanted in (sieve, sieve.relaxed()):
            if obeying := [one for one in offered if honours(one, wanted)]:
                offered = obeying
                break
        if distinct:
            first = {one.tokens.tobytes(): one for one in reversed(offered)}
            offered = [one for one in offered if first[one.tokens.tobytes()] is one]
        return offered[:k]

    def candidates(self, source: U32, k: int) -> tuple[U32, I64, F64, F64]:
        """:meth:`nbest` of a sentence without constraints, as arrays, for tuning.

        Returns
        -------
        tokens, offsets
            Target ids: those of candidate i are ``tokens[offsets[i]:offsets[i + 1]]``.
        scores
            Their model scores, shape (n,), natural log.
        dense
            Their dense features, shape (n, columns).
        """
        return KBest(self.forest(source), distinct=True).candidates(k)

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
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

        with ThreadPoolExecutor(threads) as pool:
            try:
                yield from progress.track(pool.map(function, sentences), len(sentences))
            except BaseException:
                pool.shutdown(wait=True, cancel_futures=True)
                raise
