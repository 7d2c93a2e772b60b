"""Snapshots of the online state: arrays in a folder, read back at once instead of learned again.

A snapshot is a cache of the journal. It is of one build of one engine; whoever has the journal
brings it up to date by applying what came since and undoing what was taken back, both exact.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import postil
from postil.engine.models import EngineModels
from postil.engine.session.state import OnlineState
from postil.errors import EngineError
from postil.models.max_margin.session import SessionCounts
from postil.types.array_folder import ArraysWriter, damaged, open_arrays, verify_arrays
from postil.types.files import atomic_folder

KIND = "session-snapshot"
VERSION = 7
_TEXT = "values"  # JSON
_TYPES = "types"  # of the arrays, JSON
_MARGIN = "margin."
# what reading and restoring raise where a file is not as it was written
_UNSOUND = (
    ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of an engine's session.

    ``key``: what engine it is of; ``arrays``, ``values``: for the session (and the matrix W, where
    the engine has one); ``words``: those that neither vocabulary had, source and target side.
    """

    key: str
    arrays: Mapping[str, Array]
    values: Mapping[str, Any]
    words: tuple[Sequence[str], Sequence[str]]


def take_snapshot(
    models: EngineModels, session: OnlineState, counts: SessionCounts | None
) -> Snapshot:
    """A copy of the state; ``counts``: of confirmed segments, where the engine has a matrix W."""
    arrays, values = session.save()
    if counts is not None:
        arrays |= {f"{_MARGIN}{name}": array for name, array in counts.save().items()}
    words = models.source.vocabulary.learned, models.target.vocabulary.learned
    return Snapshot(_key(models), arrays, values, words)


def restore_snapshot(
    snapshot: Snapshot, models: EngineModels, session: OnlineState, counts: SessionCounts | None
) -> None:
    """Restore session and counts from a snapshot.

    Everything is checked: a project comes from elsewhere with its snapshot, which a checksum does
    not make sound.

    Raises
    ------
    EngineError
        The snapshot is of another engine, or of another build of Postil, or it is damaged. In this
        case the state is undefined until something else is restored.
    """
    if snapshot.key != _key(models):
        raise EngineError("What was kept of an engine's learning is of another engine.")
    try:
        _restore(snapshot, models, session, counts)
    except _UNSOUND as error:
        raise damaged(Path(KIND), "its arrays do not fit together", "") from error


def _restore(
    snapshot: Snapshot, models: EngineModels, session: OnlineState, counts: SessionCounts | None
) -> None:
    for side, words in zip((models.source, models.target), snapshot.words, strict=True):
        side.learn_words(words)
    own, margin = {}, {}
    for name, array in snapshot.arrays.items():
        if name.startswith(_MARGIN):
            margin[name.removeprefix(_MARGIN)] = array
        else:
            own[name] = array
    session.restore(own, snapshot.values)
    if counts is not None:
        counts.restore(margin)
        entries = margin["entries"]
        inside = np.arange(entries["words"].shape[1]) < entries["length"][:, None]
        words = np.unique(entries["words"][inside]).tolist()
        models.target.vocabulary.decode(words)  # all are known
    elif margin:
        raise ValueError("the engine has no matrix")


def _key(models: EngineModels) -> str:
    return "\n".join((postil.__version__, models.manifest.name, models.manifest.created))


def write_snapshot(snapshot: Snapshot, folder: Path, extra: Mapping[str, Array]) -> None:
    """Write a snapshot with the arrays of whoever keeps it; whole, or not at all.

    Raises
    ------
    StorageError
        The folder cannot be written.
    """
    values = {"values": snapshot.values, "words": [list(side) for side in snapshot.words]}
    arrays = {
        **{f"session.{name}": array for name, array in snapshot.arrays.items()},
        **{f"extra.{name}": array for name, array in extra.items()},
        _TEXT: np.frombuffer(json.dumps(values).encode(), dtype=np.uint8),
    }
    types = {name: _description(array.dtype) for name, array in arrays.items()}
    settings = {"key": snapshot.key, _TYPES: types}
    with (
        atomic_folder(folder) as temporary,
        ArraysWriter(temporary, {name: x.dtype for name, x in arrays.items()}) as writer,
    ):
        for name, array in arrays.items():
            writer.append(name, array)
        writer.finish(KIND, VERSION, settings)


def read_snapshot(folder: Path) -> tuple[Snapshot, dict[str, Array]]:
    """The snapshot of a folder, and the arrays of whoever keeps it.

    Raises
    ------
    EngineError
        There is none, it is damaged, or of another version.
    """
    settings, _ = open_arrays(folder, KIND, VERSION, {})
    verify_arrays(folder)
    try:
        return _read(folder, settings)
    except _UNSOUND as error:
        raise damaged(Path(KIND), "its arrays do not fit together", "") from error


def _read(folder: Path, settings: Mapping[str, Any]) -> tuple[Snapshot, dict[str, Array]]:
    types = {
        name: np.dtype([tuple(field) for field in kind] if isinstance(kind, list) else kind)
        for name, kind in settings[_TYPES].items()
    }
    _, found = open_arrays(folder, KIND, VERSION, types)
    values = json.loads(found.pop(_TEXT).tobytes())
    parts: dict[str, dict[str, Array]] = {"session": {}, "extra": {}}
    for name, array in found.items():
        part, _, rest = name.partition(".")
        parts[part][rest] = array
    left, right = values["words"]
    if not all(isinstance(word, str) for word in (*left, *right)):
        raise TypeError("a word is no text")
    snapshot = Snapshot(settings["key"], parts["session"], values["values"], (left, right))
    return snapshot, parts["extra"]


def _description(dtype: np.dtype[Any]) -> Any:
    """Description of a dtype as values of JSON."""
    if dtype.names is None:
        return dtype.str
    return [[name, kind, *(list(x) for x in shape)] for name, kind, *shape in dtype.descr]
