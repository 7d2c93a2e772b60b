"""Two scores of W for every row of a phrase table, in a folder of their own (see
``models.phrase_table.pair_scores``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.table_rows import table_rows
from postil.models.phrase_table.pair_scores import check_scores, check_table, fingerprint
from postil.models.phrase_table.table import PhraseTable
from postil.types.array_folder import ArraysWriter, damaged, open_checked
from postil.types.files import atomic_folder
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
MARGIN_SCORES = "margin-scores"  # the folder within an engine
KIND = "margin scores"
VERSION = 1
TYPES: dict[str, np.dtype[Any]] = {"scores": np.dtype("<f4")}


def write_margin_scores(
    folder: Path, table: PhraseTable, matrix: MarginMatrix, progress: Progress | None = None
) -> None:
    """Write the scores of ``table``, which lies on disk, into ``folder``, replaced as a whole.

    Raises
    ------
    StorageError
        The disk is full or not writable.
    """
    scores = table_rows(table, matrix, progress)
    with atomic_folder(folder) as temporary, ArraysWriter(temporary, TYPES) as writer:
        writer.append("scores", scores)
        writer.finish(KIND, VERSION, {"table": fingerprint(table)})


def open_margin_scores(folder: Path, table: PhraseTable) -> F32 | None:
    """Map the scores of ``table``, float32 (rows, 2); None if there is no folder.

    Raises
    ------
    EngineError
        The folder is damaged, or the scores are of another table.
    """
    if not folder.exists():
        return None
    settings, arrays, _ = open_checked(folder, KIND, VERSION, TYPES, partial(_check, folder))
    scores: F32 = arrays["scores"].reshape(-1, 2)
    check_table(folder, settings, len(scores), table)
    return scores


def _check(
    folder: Path, settings: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]
) -> dict[str, int]:
    if arrays["scores"].size % 2:
        raise damaged(folder, "its arrays do not fit together")
    return check_scores(folder, settings, arrays)
