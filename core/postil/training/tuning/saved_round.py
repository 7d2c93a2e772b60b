"""One round of a tuning, as it is kept so that the tuning can be taken up."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from postil.training.round_files import RoundFiles


@dataclass(frozen=True, slots=True)
class SavedRound:
    """One round: what it decoded with, what came of it, and the candidates it added.

    ``weights`` (columns,) float64; ``bleu``: shape (), in [0, 1]; ``counts`` (n,) int64: new
    candidates of each sentence; ``features`` (m, columns) float32 and ``statistics`` (m, 10) int32:
    those of all sentences in order.
    """

    weights: npt.NDArray[np.float64]
    bleu: npt.NDArray[np.float64]
    counts: npt.NDArray[np.int64]
    features: npt.NDArray[np.float32]
    statistics: npt.NDArray[np.int32]

    @classmethod
    def load(cls, files: RoundFiles, number: int) -> SavedRound | None:
        """Round ``number`` (0 is the first), or None if it was not finished."""
        arrays = files.load(number)
        if arrays is None or set(arrays) != {field.name for field in fields(cls)}:
            return None
        return cls(**arrays)

    def save(self, files: RoundFiles, number: int) -> None:
        """Keep the round; on disk when this returns."""
        files.save(number, {field.name: getattr(self, field.name) for field in fields(self)})
