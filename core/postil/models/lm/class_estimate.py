"""Estimation of a language model of word classes, see ``class_model``."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt

from postil.models.lm.class_model import ClassModel, save_class_tokens
from postil.models.lm.estimate import LMOptions, Offsets, Tokens, estimate_lm
from postil.types.progress import Progress

AT_ONCE = 1 << 20  # words


def estimate_class_model(
    text: tuple[Tokens, Offsets],
    classes: npt.NDArray[np.uint32],
    order: int,
    folder: Path,
    options: LMOptions | None = None,
    *,
    progress: Progress | None = None,
) -> ClassModel:
    """Estimate a model of ``order`` from one side of a corpus and open it.

    Parameters
    ----------
    text
        Tokens uint32, offsets uint64: sentence i is ``tokens[offsets[i]:offsets[i + 1]]``.
    classes
        Token id of the class of each word, see ``class_model.class_tokens``.
    folder
        Where the n-grams go; the classes of words go beside it. Replaced if they exist.
    options
        Of the estimation, as for a language model of words.

    Raises
    ------
    UsageError
        No sentences, or an impossible order.
    StorageError
        The disk is full or not writable.
    """
    words, offsets = text
    with TemporaryDirectory(prefix="classes.", dir=folder.parent) as work:
        path = Path(work) / "text"
        with path.open("wb") as file:
            for start in range(0, len(words), AT_ONCE):
                file.write(classes[words[start : start + AT_ONCE]].data)
        mapped = np.memmap(path, np.uint32, "r") if len(words) else words
        largest = int(classes.max())
        estimate_lm(
            [(mapped, offsets)], order, folder, options, progress, vocabulary_size=largest + 1
        )
        del mapped  # some systems do not remove a file that is mapped
    save_class_tokens(folder, classes)
    return ClassModel.open(folder)
