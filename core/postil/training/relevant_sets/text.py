"""A training corpus as sentences to decode, read where it lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, overload

import numpy as np
import numpy.typing as npt

from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.training.tuning.loop import TuningSet

U32 = npt.NDArray[np.uint32]
T_co = TypeVar("T_co", covariant=True)


class Lazy(Sequence[T_co]):
    """A sequence whose items are made when they are asked for."""

    def __init__(self, length: int, item: Callable[[int], T_co]) -> None:
        self._length = length
        self._item = item

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> T_co: ...
    @overload
    def __getitem__(self, at: slice) -> list[T_co]: ...
    def __getitem__(self, at: int | slice) -> T_co | list[T_co]:
        if isinstance(at, slice):
            return [self._item(number) for number in range(*at.indices(self._length))]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._item(at % self._length)

    def __iter__(self) -> Iterator[T_co]:
        return map(self._item, range(self._length))


def text_of(corpus: AlignedCorpus, copies: U32, chosen: npt.NDArray[np.int64]) -> TuningSet:
    """Sentences of an encoded corpus, each with its translation as the only reference.

    Parameters
    ----------
    copies
        For each source id the target id of the same word.
    chosen
        Numbers of the sentences.
    """

    def source(number: int) -> U32:
        at = int(chosen[number])
        starts = corpus.source_offsets
        return corpus.source_tokens[int(starts[at]) : int(starts[at + 1])]

    def target(number: int) -> list[U32]:
        at = int(chosen[number])
        starts = corpus.target_offsets
        return [corpus.target_tokens[int(starts[at]) : int(starts[at + 1])]]

    count = len(chosen)
    return TuningSet(
        Lazy(count, source), Lazy(count, target), Lazy(count, lambda number: copies[source(number)])
    )
