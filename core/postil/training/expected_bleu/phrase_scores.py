"""From weights of features to one score per phrase pair (Gao & He 2013, section 2.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import numpy as np
import numpy.typing as npt

from postil.features.templates import PHRASE_PAIRS, TRIPLETS, WORD_PAIRS, template_bits
from postil.models.phrase_table.table import PhraseTable
from postil.training.expected_bleu.phrase_scores_rows import RowFeatures, same_rows
from postil.training.expected_bleu.sga import PhraseFeatures
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]

# The models of their table 2: phrase pairs, word pairs, triplets of words.
MODELS: dict[str, frozenset[str]] = {
    "p": PHRASE_PAIRS,
    "t": WORD_PAIRS,
    "p+t": PHRASE_PAIRS | WORD_PAIRS,
    "p+t+tp": PHRASE_PAIRS | WORD_PAIRS | TRIPLETS,
}


@dataclass(frozen=True, slots=True)
class ScoreModel:
    """Features of the rows that training needs, and the way back to all rows.

    Attributes
    ----------
    features
        Of the rows asked for, in ascending order.
    rows
        Their numbers in the table, uint32.
    """

    features: PhraseFeatures
    rows: U32
    _all: RowFeatures

    @classmethod
    def of(
        cls,
        table: PhraseTable,
        rows: U32,
        templates: Iterable[str],
        progress: Progress | None = None,
    ) -> Self:
        """Number the features of some rows of a table.

        Parameters
        ----------
        rows
            Numbers of rows, in any order, repeated or not.
        templates
            See ``features.templates``; stateless ones.
        """
        wanted = np.zeros(table.rows, dtype=np.uint8)
        wanted[rows] = 1
        numbered = RowFeatures(table, template_bits(templates))
        offsets, features = numbered.number(wanted, progress)
        found = np.flatnonzero(wanted).astype(np.uint32)
        return cls(PhraseFeatures(offsets, features, len(numbered)), found, numbered)

    def places(self, rows: U32) -> U32:
        """Positions of ``rows`` among those that have features."""
        return np.searchsorted(self.rows, rows).astype(np.uint32)

    def scores(self, weights: F32, scale: float, progress: Progress | None = None) -> F32:
        """The score of every row of the table, whether training met it or not.

        Parameters
        ----------
        weights
            Float32 (features.count,).
        scale
            That of the softmax in training: scores are divided by it.
        """
        result: F32 = self._all.sums((weights / scale).astype(np.float32), progress)
        return result


def scores_of(scores: F32, known: PhraseTable, table: PhraseTable) -> F32:
    """Scores of the phrase pairs of a table, by those of another; pairs that are in this one only
    have 0.

    Parameters
    ----------
    scores
        Float32 (known.rows,).
    """
    rows = same_rows(table, known).astype(np.int64)
    both = rows < len(scores)
    found = np.zeros(len(rows), dtype=np.float32)
    found[both] = scores[rows[both]]
    return found
