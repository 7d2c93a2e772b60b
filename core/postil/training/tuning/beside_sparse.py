"""Dense weights tuned beside sparse ones that stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.search.constraints import FREE, Constraints, ExtraOption
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import Forest

F64 = npt.NDArray[np.float64]
I64 = npt.NDArray[np.int64]
U32 = npt.NDArray[np.uint32]
LEAST = 0.1  # of what the sparse weights counted before: the search cannot turn them round


class BesideSparse(Decoders[Any]):
    """A decoder that has the sum of its sparse weights as one more dense feature, the last.

    The search adds sparse weights as they are: so the dense weights are divided by that of the last
    feature, which changes no decision. That is taken for ``least`` if it is less.

    Parameters
    ----------
    inner
        The decoder, with sparse weights.
    """

    def __init__(self, inner: Decoders[Any], least: float) -> None:
        self.inner = inner
        self.features, self.heeds = inner.features, inner.heeds  # type: ignore[misc]  # of its class
        self.least = least
        super().__init__(np.zeros(len(inner.features) + 1))

    def set_weights(self, weights: npt.ArrayLike) -> None:
        """Use other weights, (columns + 1,)."""
        values = np.asarray(weights, dtype=np.float64)
        self.inner.set_weights(values[:-1] / max(self.least, values[-1]))
        super().set_weights(values)

    def _new_decoder(self) -> Any:
        return self.inner._new_decoder()

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        return self.inner.described()

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        return self.inner.forest(source, extra, constraints)

    def candidates(self, source: U32, k: int) -> tuple[U32, I64, F64, F64]:
        """Candidates of the decoder; their features have the shape (n, columns + 1)."""
        tokens, offsets, scores, dense = self.inner.candidates(source, k)
        sparse = scores - dense @ self.inner.weights.astype(np.float64)
        return tokens, offsets, scores, np.column_stack([dense, sparse])
