"""The dense features of a decoder: names, columns, and the weights an engine begins with.

Every decoder declares its own. The names travel with its forests; its kernels have the columns as
compile-time constants in a ``.pxd`` beside the declaration. All values are natural logarithms or
counts; a score is the dot product of weights and values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError
from postil.messages import Message
from postil.types.ranges import Decimal

F32 = npt.NDArray[np.float32]

WEIGHT = Decimal(-1e6, 1e6)  # those of a decoder add up to about 1


@dataclass(frozen=True, slots=True)
class FeatureBlock:
    """Features that belong together.

    Attributes
    ----------
    default
        Weight of each by its name, in column order, without a tuning set.
    tuned
        Whether tuning moves their weights.
    learned
        Whether confirmed segments move them.
    """

    default: Mapping[str, float]
    tuned: bool = True
    learned: bool = True


class FeatureLayout:
    """The columns of a decoder, block after block.

    Parameters
    ----------
    follow
        Names of features that weigh as much as others, unless their weights move themselves.

    Attributes
    ----------
    names : tuple of str
        By column.
    tuned, learned : bool array, shape (columns,)
        Which weights tuning moves, and which confirmed segments.
    """

    def __init__(self, *blocks: FeatureBlock, follow: Mapping[str, str] | None = None) -> None:
        self.names = tuple(name for block in blocks for name in block.default)
        self._columns = {name: column for column, name in enumerate(self.names)}
        if len(self._columns) < len(self.names):
            raise ValueError("two features have one name")
        self._follow = [(self.column(a), self.column(b)) for a, b in (follow or {}).items()]
        sizes = [len(block.default) for block in blocks]
        self.tuned = np.repeat([block.tuned for block in blocks], sizes)
        self.learned = np.repeat([block.learned for block in blocks], sizes)
        self._defaults = np.array(
            [weight for block in blocks for weight in block.default.values()], dtype=np.float32
        )

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: str) -> bool:
        return name in self._columns

    def column(self, name: str) -> int:
        """Column number of a feature; KeyError if it has none of this name."""
        return self._columns[name]

    def mask(self, names: Iterable[str]) -> npt.NDArray[np.bool_]:
        """Columns of the named features, shape (columns,).

        Raises
        ------
        KeyError
            A name that no feature has.
        """
        wanted = set(names)
        if unknown := wanted - set(self.names):
            raise KeyError(*sorted(unknown))
        return np.array([name in wanted for name in self.names])

    def default_weights(self) -> F32:
        """Untuned weights, shape (columns,)."""
        return self._defaults.copy()

    def kernel_weights(self, weights: npt.ArrayLike) -> F32:
        """Weights as decoders take them, (columns,) float32, contiguous.

        Raises
        ------
        ValueError
            They are too few or too many, or one is no number or so large that sums would overflow.
        """
        values = np.ascontiguousarray(weights, dtype=np.float32)
        if values.shape != (len(self),):
            raise ValueError(f"weights of shape {values.shape} for {len(self)} features")
        if not (np.abs(values) <= WEIGHT.high).all():
            raise ValueError(f"a weight is no number between {WEIGHT}")
        return values

    def following(
        self, weights: npt.NDArray[np.float64], moved: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float64]:
        """Weights, (columns,) or more, where features that ``follow`` others have their weights
        unless they are ``moved`` themselves.
        """
        result = weights.copy()
        for follower, leader in self._follow:
            if not moved[follower]:
                result[follower] = result[leader]
        return result

    def named(self, weights: npt.ArrayLike) -> dict[str, float]:
        """Weights by name."""
        values = np.asarray(weights, dtype=np.float64)
        return {name: float(value) for name, value in zip(self.names, values, strict=True)}

    def weights(self, named: Mapping[str, float]) -> F32:
        """Weights in column order, (columns,); a name left out gets its default.

        Raises
        ------
        EngineError
            A name that no feature has, with a weight other than 0: engines of earlier versions name
            the features of all decoders.
        """
        unknown = sorted(name for name, weight in named.items() if weight and name not in self)
        if unknown:
            raise EngineError(
                Message(
                    "The engine has weights for unknown features: {names}.",
                    names=", ".join(unknown)[:200],
                ),
                hint="The engine was made by a newer version of Postil: update, or train it anew.",
            )
        known = zip(self.names, self._defaults.tolist(), strict=True)
        return np.array([named.get(name, default) for name, default in known], dtype=np.float32)
