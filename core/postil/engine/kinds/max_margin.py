"""Engines of the max-margin system: a matrix W of pairs of phrases, and a language model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.kinds.declared import MAX_MARGIN
from postil.engine.models import (
    COMMON_PARTS,
    LANGUAGE_MODEL,
    MARGIN_MATRIX,
    EngineModels,
    Types,
)
from postil.errors import InputError
from postil.models.max_margin.aligner import MarginAligner
from postil.models.max_margin.matrix import TYPES, MarginMatrix
from postil.models.max_margin.session import SessionCounts
from postil.models.session.ngrams import SessionNgrams
from postil.search.margin.translator import MarginTranslator
from postil.search.settings import MarginSearchOptions
from postil.search.sparse.rule_scorer import RuleScorer

U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarginModels(EngineModels):
    """Models of a max-margin engine. Its dense weights are few and stay as they were trained."""

    KIND = MAX_MARGIN
    PARTS: ClassVar[Mapping[str, Types]] = {**COMMON_PARTS, MARGIN_MATRIX: TYPES}
    NEEDED = (LANGUAGE_MODEL, MARGIN_MATRIX)

    matrix: MarginMatrix

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        if not (folder / MARGIN_MATRIX).exists():
            raise InputError("it has no matrix", file=folder / MARGIN_MATRIX)
        return {"matrix": MarginMatrix.open(folder / MARGIN_MATRIX)}

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(MarginModels, self).words()  # slots make the class anew
        sides = self.matrix.source, self.matrix.target
        yield MARGIN_MATRIX, sides[0].vocabulary_size, sides[1].vocabulary_size

    def decoder(
        self,
        weights: npt.NDArray[np.float32],
        scorer: RuleScorer,  # noqa: ARG002  (these models have no phrase pairs to score)
        counts: SessionCounts | None,
        ngrams: SessionNgrams,  # noqa: ARG002
    ) -> MarginTranslator:
        options = self.search_settings(MarginSearchOptions)
        return MarginTranslator(self.matrix, self.lm, weights, options, counts)

    def align(self, source: U32, target: U32) -> U16:
        return MarginAligner(self.matrix).align(source, target)

    def align_confirmed(
        self,
        lexicon: OnlineLexicon,  # noqa: ARG002  (the matrix aligns without what was learned)
        source: U32,
        target: U32,
        kept: Iterable[tuple[int, int]],  # noqa: ARG002
    ) -> U16:
        return self.align(source, target)

    def session_counts(self) -> SessionCounts:
        return SessionCounts(self.matrix)
