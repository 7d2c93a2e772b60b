"""State of a large-margin training on disk: one file per round, written whole or not at all."""

from __future__ import annotations

import json
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.types.files import atomic_write, make_folder

HEAD = "training.json"
ROUNDS = "round-*.npz"
Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True, slots=True)
class RoundReport:
    """Report of a round; the first is of the engine as it was.

    Attributes
    ----------
    bleu
        Corpus BLEU of what judges (see ``loop``) under the average weights, in [0, 1].
    lead
        By how much quality the candidates that were hoped for led those that were shown, on the
        average, in matching words; it falls as training goes on.
    updates
        Sentences that moved the weights.
    features
        Sparse features with a weight.
    """

    bleu: float
    lead: float = 0.0
    updates: int = 0
    features: int = 0


class TrainingState:
    """A folder of rounds, for one training; those of another are deleted.

    Parameters
    ----------
    folder
        Made if needed; nothing but the state may be in it.
    fingerprint
        Of the training.

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
                temporary.write_text(json.dumps({"training": fingerprint}), encoding="utf-8")

    def load(self, number: int) -> tuple[RoundReport, Arrays] | None:
        """A finished round and the weights after it; None if it is not done, or damaged."""
        try:
            with np.load(self._path(number), allow_pickle=False) as stored:
                arrays = {name: stored[name] for name in stored.files}
            report = RoundReport(**json.loads(bytes(arrays.pop("report")).decode()))
        except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile, EOFError):
            return None
        return report, arrays

    def save(self, number: int, report: RoundReport, arrays: Arrays) -> None:
        """Make a round count."""
        text = np.frombuffer(json.dumps(asdict(report)).encode(), dtype=np.uint8)
        with atomic_write(self._path(number)) as temporary, temporary.open("wb") as stream:
            np.savez(stream, allow_pickle=False, report=text, **arrays)

    def _path(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.npz"


def _read_head(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))["training"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
