"""Word classes of one side of an engine: trained with it, kept as text, one class number a line.

Line number = token id; the reserved tokens and words that the training text does not hold have -1.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from postil.errors import EngineError
from postil.messages import Message
from postil.models.word_classes_exchange import Exchange, class_array
from postil.text.vocabulary import RESERVED, Vocabulary
from postil.types.array_folder import damaged
from postil.types.files import atomic_write
from postil.types.progress import Progress

I32 = npt.NDArray[np.int32]
I64 = npt.NDArray[np.int64]

CLASSES = 50
SWEEPS = 10
SETTLED = 0.005  # stop when so few of the words changed their class
MOST_TOKENS = 10_000_000  # classes settle on less; the bigrams of these are in memory


class TrainedClasses(NamedTuple):
    """Word classes, and what was counted on the way.

    ``numbers``: int32 array, shape (vocabulary_size,), from 0 to ``count`` - 1; -1 for what does
    not occur. ``rarest``: the words with a class, by id, that are least often in what was
    read of the text: once, in most texts.
    """

    numbers: I32
    rarest: I64


def train_word_classes(
    tokens: npt.NDArray[np.uint32],
    offsets: npt.NDArray[np.uint64],
    vocabulary_size: int,
    count: int = CLASSES,
    progress: Progress | None = None,
) -> TrainedClasses:
    """Classes by the exchange algorithm, see ``word_classes_exchange``.

    Parameters
    ----------
    tokens, offsets
        Sentence s is ``tokens[offsets[s]:offsets[s + 1]]``.
    count
        Number of classes.
    """
    progress = progress or Progress()
    last = int(np.searchsorted(offsets, MOST_TOKENS, side="right")) - 1
    offsets = offsets[: max(2, last + 1)]
    tokens = tokens[: int(offsets[-1])]
    times = np.bincount(tokens, minlength=vocabulary_size)
    times[: len(RESERVED)] = 0
    order = np.argsort(-times, kind="stable")[: int((times > 0).sum())]
    rank = np.full(vocabulary_size, len(order), dtype=np.int32)  # others count as boundaries
    rank[order] = np.arange(len(order), dtype=np.int32)
    left, right, counts = _bigrams(rank[tokens], offsets, len(order))
    classes = np.arange(len(order) + 1, dtype=np.int32) % count
    classes[-1] = count
    exchange = Exchange(
        classes,
        count,
        _neighbours(left, right, counts, len(order)),
        _neighbours(right, left, counts, len(order)),
    )
    for number in range(SWEEPS):
        progress.update(number, SWEEPS, "Word classes")
        if exchange.sweep() <= SETTLED * len(order):
            break
    result = np.full(vocabulary_size, -1, dtype=np.int32)
    result[order] = class_array(exchange)
    return TrainedClasses(result, order[times[order] == times[order[-1:]]])


def _bigrams(words: I32, offsets: npt.NDArray[np.uint64], edge: int) -> tuple[I32, I32, I64]:
    """Distinct adjacent words and how often they are; ``edge`` stands around each sentence."""
    ends = offsets[1:].astype(np.int64)
    text = np.insert(words, np.concatenate([[0], ends]), edge)
    pairs = text[:-1].astype(np.int64) << 32 | text[1:]
    found, counts = np.unique(pairs, return_counts=True)
    keep = (found >> 32 != edge) | (found & 0xFFFFFFFF != edge)
    found, counts = found[keep], counts[keep]
    return (found >> 32).astype(np.int32), (found & 0xFFFFFFFF).astype(np.int32), counts


def _neighbours(left: I32, right: I32, counts: I64, words: int) -> tuple[I64, I32, I64]:
    """The ``right`` words of each ``left`` word: starts, words, counts."""
    order = np.argsort(left, kind="stable")
    starts = np.searchsorted(left[order], np.arange(words + 1)).astype(np.int64)
    return (
        starts,
        np.ascontiguousarray(right[order], dtype=np.int32),
        np.ascontiguousarray(counts[order], dtype=np.int64),
    )


def classes_path(folder: Path, side: str) -> Path:
    """File in which an engine keeps the classes of its "source" or "target" words."""
    return folder / f"word-classes.{side}.txt"


def save_word_classes(path: Path, classes: I32) -> None:
    """Write the class numbers of the words of a vocabulary, in the order of their ids."""
    with atomic_write(path) as temporary:
        temporary.write_text("".join(f"{number}\n" for number in classes.tolist()), "ascii")


def read_word_classes(path: Path, vocabulary: Vocabulary) -> dict[str, int]:
    """Class of each word that has one.

    Raises
    ------
    EngineError
        There is no such file, or it is damaged.
    """
    try:
        numbers = [int(line) for line in path.read_text("ascii").split()]
    except OSError as error:
        raise EngineError(
            Message("The engine has no word classes: {file} is missing.", file=path.name),
            hint="Train it anew.",
        ) from error
    except ValueError as error:
        raise damaged(path, "it holds something else than numbers") from error
    if len(numbers) > len(vocabulary) or not all(-1 <= number < 1 << 20 for number in numbers):
        raise damaged(path, "it does not fit the words of the engine")
    return {vocabulary.token(word): number for word, number in enumerate(numbers) if number >= 0}
