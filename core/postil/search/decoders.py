"""Decoders of one kind as the rest of the house uses them: one call per sentence, or a corpus over
several threads.
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
        Kinds of constraints (fields of ``Constraints``) that its search obeys. By the others its
        n-best lists are sifted.
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
        """Use other dense weights; also needed after the session or the sparse weights change."""
        self.weights = np.asarray(weights, dtype=np.float32)
        self._idle: SimpleQueue[D] = SimpleQueue()

    def take_over(self, former: Self) -> None:
        """Make use of the idle decoders of an earlier version, of other weights and of what was
        learned by then; where there is a way to.
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
        """Things that translations depend on beside the weights: settings and sizes, and folders of
        the models, whose manifests have checksums.
        """

    def fitted_to(self, sentences: Iterable[U32]) -> Self:  # noqa: ARG002  (the whole will do)
        """Decoders that translate these sentences as it does, and hold what they need of large
        models in less memory: for whoever decodes them again and again. Weights are set apart.
        """
        return self

    @abstractmethod
    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        """All derivations the search kept; constraints that it does not heed are not obeyed."""

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
        """The ``k`` best derivations (of distinct strings), best first."""
        forest = self.forest(source, extra, constraints)
        return self.nbest_of(forest, k, constraints, distinct=distinct)

    def nbest_of(
        self, forest: Forest, k: int, constraints: Constraints = FREE, *, distinct: bool = True
    ) -> list[Derivation]:
        """:meth:`nbest` of what :meth:`forest` gave for the same constraints.

        Where the search does not heed a kind of constraints, they are those of its best ``SIFTED``
        that obey; if none does, those that do as far as ``Constraints.relaxed``, or all.
        """
        sieve = constraints.beyond(self.heeds)
        if not sieve.binds:
            return KBest(forest, distinct=distinct).derivations(k)
        one_each = not sieve.beyond(
            ("forbidden",)
        ).binds  # it takes no more than the string to tell
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
        """:meth:`nbest` of a sentence that nothing binds, as arrays, for whoever tunes weights.

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
