"""State of a tuning on disk: one file per round, each written whole or not at all."""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.types.files import atomic_write, make_folder

HEAD = "tuning.json"
ROUNDS = "round-*.npz"


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


class TuningState:
    """A folder of rounds, for one tuning.

    Rounds of another tuning are deleted, and a damaged one counts as not done: whoever takes up a
    tuning wants it to go on, and what is missing can be made again.

    Parameters
    ----------
    folder
        Made if needed; nothing but the state may be in it.
    fingerprint
        Of the tuning.

    Raises
    ------
    StorageError
        The folder cannot be made or written.
    """

    def __init__(self, folder: Path, fingerprint: str) -> None:
        self.folder = folder
        head = folder / HEAD
        make_folder(folder)
        if _read_head(head) != fingerprint:
            for path in folder.glob(ROUNDS):
                path.unlink()
            with atomic_write(head) as temporary:
                temporary.write_text(json.dumps({"tuning": fingerprint}), encoding="utf-8")

    def load(self, number: int) -> SavedRound | None:
        """Round ``number`` (0 is the first), or None if it was not finished."""
        path = self._path(number)
        try:
            # a file of our own: numpy leaves the one it opened open if it is no archive
            with path.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
                return SavedRound(**arrays)
        except (OSError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
            return None

    def save(self, number: int, made: SavedRound) -> None:
        """Keep a round; on disk when this returns."""
        with atomic_write(self._path(number)) as temporary, temporary.open("wb") as stream:
            np.savez(
                stream,
                weights=made.weights,
                bleu=made.bleu,
                counts=made.counts,
                features=made.features,
                statistics=made.statistics,
            )

    def _path(self, number: int) -> Path:
        return self.folder / ROUNDS.replace("*", f"{number + 1:03}")


def _read_head(path: Path) -> object:
    """Values of the head, None if there is none that could be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))["tuning"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
