"""One more score for every row of a phrase table, in a folder of its own.

A phrase table keeps what counting found; a score that training found later stands beside it, row by
row, so that the table itself need not be written again, and decoding costs one addition more per
phrase pair (Gao & He 2013, section 2.1: the model is of the same form as a phrase table). Phrases
from elsewhere, and words passed through, have 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError
from postil.messages import Message
from postil.models.phrase_table.table import PhraseTable
from postil.types.array_folder import MANIFEST, ArraysWriter, damaged, open_checked
from postil.types.files import atomic_folder
from postil.types.reasons import reason_of

F32 = npt.NDArray[np.float32]
PHRASE_SCORES = "phrase-scores"  # the folder within an engine
KIND = "phrase scores"
VERSION = 1
MOST_SCORE = 1e6  # of a phrase pair, either way; none comes near
TYPES: dict[str, np.dtype[Any]] = {"scores": np.dtype("<f4")}


def write_phrase_scores(
    folder: Path, table: PhraseTable, scores: F32, facts: Mapping[str, Any] | None = None
) -> None:
    """Write ``scores``, float32 (table.rows,), into ``folder``, which is replaced as a whole.

    Parameters
    ----------
    table
        Opened from a folder: the scores fit this very table only.
    facts
        How they were made; kept with them.

    Raises
    ------
    ValueError
        There is not one finite score per row.
    StorageError
        The disk is full or not writable.
    """
    if scores.shape != (table.rows,) or not np.isfinite(scores).all():
        raise ValueError(f"no finite score for each of {table.rows} rows")
    with atomic_folder(folder) as temporary, ArraysWriter(temporary, TYPES) as writer:
        writer.append("scores", scores)
        writer.finish(KIND, VERSION, {"table": fingerprint(table), "facts": dict(facts or {})})


def open_phrase_scores(folder: Path, table: PhraseTable) -> F32 | None:
    """Map the scores of ``table``, float32 (table.rows,), read-only; None if there is no folder.

    Raises
    ------
    EngineError
        The folder is damaged, or the scores are of another table.
    """
    if not folder.exists():
        return None
    settings, arrays, _ = open_checked(folder, KIND, VERSION, TYPES, partial(check_scores, folder))
    scores: F32 = arrays["scores"]
    check_table(folder, settings, len(scores), table)
    return scores


def check_table(folder: Path, settings: Mapping[str, Any], rows: int, table: PhraseTable) -> None:
    """Check that the scores in ``folder``, for so many rows, are those of ``table``.

    Raises
    ------
    EngineError
        They belong to another phrase table.
    """
    if settings.get("table") != fingerprint(table) or rows != table.rows:
        raise EngineError(
            Message("{folder} holds scores of another phrase table.", folder=folder),
            hint="Train them again, or remove the folder: the engine then works without them.",
        )


def check_scores(
    folder: Path, _settings: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]
) -> dict[str, int]:
    """The check of a file of scores (see ``array_folder.open_checked``): search adds them up, and
    the sums are to be numbers.
    """
    if not (np.abs(arrays["scores"]) <= MOST_SCORE).all():
        raise damaged(folder, "a score is no number")
    return {}


def fingerprint(table: PhraseTable) -> str:
    """Fingerprint of a table on disk: its manifest holds the checksums of all its arrays.

    Raises
    ------
    ValueError
        The table is in memory only.
    EngineError
        The manifest has gone.
    """
    if table.folder is None:
        raise ValueError("a phrase table in memory has no fingerprint")
    try:
        return sha256((table.folder / MANIFEST).read_bytes()).hexdigest()
    except OSError as error:
        raise EngineError(
            Message(
                "{folder}: {name} cannot be read ({reason}).",
                folder=table.folder,
                name=MANIFEST,
                reason=reason_of(error),
            ),
            hint="Import the engine again or train it again.",
        ) from error
