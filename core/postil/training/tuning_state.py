"""What a tuning has done so far, on disk: one file per round, each written whole or not at all."""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.errors import InputError, StorageError, UsageError
from postil.types.files import atomic_write

HEAD = "tuning.json"


@dataclass(frozen=True, slots=True)
class SavedRound:
    """One round: what it decoded with, what came of it, and the candidates it added.

    ``weights`` (DENSE,) float64; ``bleu``: shape (), in [0, 1]; ``counts`` (n,) int64: new
    candidates of each sentence; ``features`` (m, DENSE) float32 and ``statistics`` (m, 10) int32:
    those of all sentences in order.
    """

    weights: npt.NDArray[np.float64]
    bleu: npt.NDArray[np.float64]
    counts: npt.NDArray[np.int64]
    features: npt.NDArray[np.float32]
    statistics: npt.NDArray[np.int32]


class TuningState:
    """A folder of rounds.

    Parameters
    ----------
    folder
        Made if needed.
    fingerprint
        Of the tuning; a folder serves one tuning only.

    Raises
    ------
    UsageError
        The folder holds another tuning.
    InputError
        A file in it is damaged.
    StorageError
        It cannot be written.
    """

    def __init__(self, folder: Path, fingerprint: str) -> None:
        self.folder = folder
        head = folder / HEAD
        if not head.exists():
            _make(folder)
            with atomic_write(head) as temporary:
                temporary.write_text(json.dumps({"tuning": fingerprint}), encoding="utf-8")
        elif _read_head(head) != fingerprint:
            raise UsageError(
                f"{folder} keeps the rounds of another tuning: other segments, models, start "
                "weights or options.",
                hint="Give another folder, or delete this one to start afresh.",
            )

    def load(self, number: int) -> SavedRound | None:
        """Round ``number`` (0 is the first), or None if it was not finished."""
        path = self._path(number)
        if not path.exists():
            return None
        try:
            # a file of our own: numpy leaves the one it opened open if it is no archive
            with path.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
                return SavedRound(**arrays)
        except (OSError, ValueError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise _damaged(path) from error

    def save(self, number: int, made: SavedRound) -> None:
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
        return self.folder / f"round-{number + 1:03}.npz"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            f"{folder}: could not be made: {error.strerror or error}",
            hint="Nothing was changed. Check the name and permissions.",
        ) from error


def _read_head(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))["tuning"]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise _damaged(path) from error


def _damaged(path: Path) -> InputError:
    return InputError(
        "This is not the state of a tuning, or it is damaged.",
        file=path,
        hint="Delete the folder to start the tuning afresh.",
    )
