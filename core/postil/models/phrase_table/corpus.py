"""An aligned corpus as six flat arrays, the form in which the kernels of this room read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from postil.errors import EngineError
from postil.text.punctuation import punctuation_of
from postil.text.vocabulary import Vocabulary

Punctuation = tuple[NDArray[np.uint8], NDArray[np.uint8]]


class SideArrays(Protocol):
    """One side of a bitext (``bitext.store.Side`` fits)."""

    @property
    def tokens(self) -> NDArray[np.uint32]: ...
    @property
    def offsets(self) -> NDArray[np.uint64]: ...


class BitextArrays(Protocol):
    """Both sides (``bitext.store.Bitext`` fits)."""

    @property
    def source(self) -> SideArrays: ...
    @property
    def target(self) -> SideArrays: ...


class AlignmentArrays(Protocol):
    """Alignment points of every sentence pair (``bitext.alignment.Alignment`` fits)."""

    @property
    def points(self) -> NDArray[np.uint16]: ...
    @property
    def offsets(self) -> NDArray[np.uint64]: ...


@dataclass(frozen=True, slots=True)
class AlignedCorpus:
    """Sentence pairs with their word alignment; nothing is copied.

    Attributes
    ----------
    source_tokens, target_tokens
        uint32 ids of all sentences, one after another.
    source_offsets, target_offsets
        uint64 (n + 1): where each sentence starts.
    points
        uint16 (N, 2): (source, target) positions within the sentence.
    point_offsets
        uint64 (n + 1) into ``points``.
    punctuation
        uint8 by token id, source and target, see ``text.punctuation``: keeps phrases from marks
        that are none of theirs, see ``phrase_table.extract``; None: all tokens are words.
    """

    source_tokens: NDArray[np.uint32]
    source_offsets: NDArray[np.uint64]
    target_tokens: NDArray[np.uint32]
    target_offsets: NDArray[np.uint64]
    points: NDArray[np.uint16]
    point_offsets: NDArray[np.uint64]
    punctuation: Punctuation | None = None

    @classmethod
    def of(
        cls,
        bitext: BitextArrays,
        alignment: AlignmentArrays,
        punctuation: Punctuation | None = None,
    ) -> AlignedCorpus:
        """Take the arrays of a bitext and its alignment and check that they belong together.

        Raises
        ------
        EngineError
            The number of sentences differs, or offsets run out of the arrays.
        """
        corpus = cls(
            source_tokens=_flat(bitext.source.tokens, np.uint32),
            source_offsets=_flat(bitext.source.offsets, np.uint64),
            target_tokens=_flat(bitext.target.tokens, np.uint32),
            target_offsets=_flat(bitext.target.offsets, np.uint64),
            points=np.ascontiguousarray(alignment.points, np.uint16).reshape(-1, 2),
            point_offsets=_flat(alignment.offsets, np.uint64),
            punctuation=punctuation,
        )
        corpus._check()
        return corpus

    def __len__(self) -> int:
        return len(self.source_offsets) - 1

    def ranges(self, words: int) -> Iterator[tuple[int, int]]:
        """Cut the corpus into runs of sentences of about ``words`` words on both sides."""
        totals = self.source_offsets + self.target_offsets
        start = 0
        while start < len(self):
            goal = totals[start] + np.uint64(words)
            stop = int(np.searchsorted(totals, goal, side="right")) - 1
            stop = min(max(stop, start + 1), len(self))
            yield start, stop
            start = stop

    def _check(self) -> None:
        parts = (
            ("source", self.source_offsets, len(self.source_tokens)),
            ("target", self.target_offsets, len(self.target_tokens)),
            ("alignment", self.point_offsets, len(self.points)),
        )
        for name, offsets, size in parts:
            if len(offsets) != len(self.source_offsets) or len(offsets) == 0:
                raise EngineError(
                    f"The {name} side has {len(offsets) - 1} sentences, "
                    f"the source side {len(self)}.",
                    hint="Align the corpus again.",
                )
            if int(offsets[-1]) > size or bool((offsets[1:] < offsets[:-1]).any()):
                raise EngineError(
                    f"The sentence offsets of the {name} side do not fit its {size} items.",
                    hint="Import the corpus again.",
                )


def misplaced_point(sentence: int) -> EngineError:
    """The error for an alignment point that lies outside its sentence pair (0-based index)."""
    return EngineError(
        f"The word alignment of sentence pair {sentence + 1} points outside the sentences.",
        hint="Align the corpus again.",
    )


def _flat(values: Any, dtype: type[np.generic]) -> NDArray[Any]:
    return np.ascontiguousarray(values, dtype).reshape(-1)


def punctuation_of_both(source: Vocabulary, target: Vocabulary) -> Punctuation:
    """``AlignedCorpus.punctuation`` of two vocabularies."""
    left, right = (punctuation_of(side.decode(range(len(side)))) for side in (source, target))
    return left, right
