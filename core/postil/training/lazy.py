"""A sequence whose items are made when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, overload

T_co = TypeVar("T_co", covariant=True)


class Lazy(Sequence[T_co]):
    """A sequence of ``length`` items; ``item(n)`` makes item n, each time it is asked for."""

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
