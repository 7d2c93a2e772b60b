"""Extra options of one sentence as columns, for decoders that take many at once.

A long session offers some 200 options for a sentence; as objects, one by one, they cost more than
the search for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np
import numpy.typing as npt

from postil.search.constraints import ExtraOption

NO_COUNTS = (np.nan, np.nan, np.nan)


@dataclass(frozen=True, slots=True, eq=False)
class OptionColumns(Sequence[ExtraOption]):
    """Options as columns of N rows; as a sequence, each is an :class:`ExtraOption`.

    Parameters
    ----------
    spans : int32 array, shape (N, 2)
        Source words ``[start, end)``.
    places : int64 array, shape (N, 2)
        Where in ``words`` the target stands: ``[start, end)``.
    words : uint32 array, shape (W,)
        Token ids of all targets.
    names
        Dense features whose values are in ``values``; all others are 0.
    values : float32 array, shape (N, len(names))
    counts : float64 array, shape (N, 3)
        See ``ExtraOption.counts``; not a number where there are none.
    events : int64 array, shape (N,)
    origins : int32 array, shape (N,)
    only : bool array, shape (N,)
    """

    spans: npt.NDArray[np.int32]
    places: npt.NDArray[np.int64]
    words: npt.NDArray[np.uint32]
    names: tuple[str, ...]
    values: npt.NDArray[np.float32]
    counts: npt.NDArray[np.float64]
    events: npt.NDArray[np.int64]
    origins: npt.NDArray[np.int32]
    only: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, options: Iterable[ExtraOption]) -> OptionColumns:
        """Options as columns; columns as they are. Gaps and links are not in columns."""
        if isinstance(options, OptionColumns):
            return options
        rows = list(options)
        names = tuple(dict.fromkeys(name for option in rows for name in option.names))
        values = np.zeros((len(rows), len(names)), dtype=np.float32)
        for number, option in enumerate(rows):
            values[number, [names.index(name) for name in option.names]] = option.values
        ends = np.cumsum([0, *(len(option.target) for option in rows)])
        return cls(
            np.array([(one.start, one.end) for one in rows], dtype=np.int32).reshape(-1, 2),
            np.stack([ends[:-1], ends[1:]], axis=1),
            np.array([word for one in rows for word in one.target], dtype=np.uint32),
            names,
            values,
            np.array([one.counts or NO_COUNTS for one in rows], dtype=np.float64).reshape(-1, 3),
            np.array([one.event for one in rows], dtype=np.int64),
            np.array([one.origin for one in rows], dtype=np.int32),
            np.array([one.only for one in rows], dtype=np.bool_),
        )

    def followed_by(self, other: OptionColumns) -> OptionColumns:
        """These, then the others."""
        names = tuple(dict.fromkeys(self.names + other.names))
        return OptionColumns(
            np.concatenate([self.spans, other.spans]),
            np.concatenate([self.places, other.places + len(self.words)]),
            np.concatenate([self.words, other.words]),
            names,
            np.concatenate([self._values_of(names), other._values_of(names)]),
            np.concatenate([self.counts, other.counts]),
            np.concatenate([self.events, other.events]),
            np.concatenate([self.origins, other.origins]),
            np.concatenate([self.only, other.only]),
        )

    def _values_of(self, names: tuple[str, ...]) -> npt.NDArray[np.float32]:
        found = np.zeros((len(self), len(names)), dtype=np.float32)
        found[:, [names.index(name) for name in self.names]] = self.values
        return found

    def __len__(self) -> int:
        return len(self.spans)

    def __iter__(self) -> Iterator[ExtraOption]:
        return map(self._option, range(len(self)))

    @overload
    def __getitem__(self, index: int) -> ExtraOption: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ExtraOption]: ...
    def __getitem__(self, index: int | slice) -> ExtraOption | Sequence[ExtraOption]:
        if isinstance(index, slice):
            return [*map(self._option, range(len(self))[index])]
        return self._option(range(len(self))[index])

    def _option(self, row: int) -> ExtraOption:
        start, end = self.spans[row].tolist()
        pair, left, right = self.counts[row].tolist()
        return ExtraOption(
            start,
            end,
            self.words[slice(*self.places[row])].tolist(),
            self.names,
            self.values[row],
            int(self.origins[row]),
            bool(self.only[row]),
            None if np.isnan(pair) else (pair, left, right),
            int(self.events[row]),
        )
