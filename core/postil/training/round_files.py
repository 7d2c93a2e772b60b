"""Rounds of a training on disk, so that it can be taken up: a file each, written as a whole."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.types.files import atomic_write, make_folder

HEAD = "training.json"
ROUNDS = "round-*.npz"
Arrays = dict[str, npt.NDArray[Any]]


class RoundFiles:
    """A folder of rounds, for one training.

    Rounds of another training are deleted, and a damaged one counts as not done: whoever takes up a
    training wants it to go on, and what is missing can be made again.

    Parameters
    ----------
    folder
        Made if needed; nothing else may be in it.
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

    def load(self, number: int) -> Arrays | None:
        """Arrays of a round (0 is the first) by name; None if it is not done, or damaged."""
        try:
            # a file of our own: numpy leaves the one it opened open if it is no archive
            with (
                self._path(number).open("rb") as stream,
                np.load(stream, allow_pickle=False) as stored,
            ):
                return {name: stored[name] for name in stored.files}
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
            return None

    def save(self, number: int, arrays: Arrays) -> None:
        """Save a finished round; it is on disk when this returns."""
        with atomic_write(self._path(number)) as temporary, temporary.open("wb") as stream:
            np.savez(stream, allow_pickle=False, **arrays)

    def _path(self, number: int) -> Path:
        return self.folder / ROUNDS.replace("*", f"{number:03}")


def _read_head(path: Path) -> object:
    """Fingerprint of the training whose rounds these are; None if none can be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))["training"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
