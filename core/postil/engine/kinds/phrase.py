"""Phrase-based engines: a phrase table with what belongs to it, and a language model.

Beside them may stand sparse weights, scores learned for each phrase pair (expected BLEU), and the
matrix W of the max-margin system, which scores pairs of the table and translates words it lacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.aligned import ALIGNED_PARTS, AlignedModels, optional
from postil.engine.kinds.declared import PHRASE
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    MARGIN_MATRIX,
    PHRASE_TABLE,
    WORD_DISTORTION,
    Targets,
    Types,
)
from postil.engine.pipeline import Prepared
from postil.models.max_margin.matrix import TYPES as MATRIX_TYPES
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.session import SessionCounts
from postil.models.max_margin.table_scores import MARGIN_SCORES, open_margin_scores
from postil.models.max_margin.table_scores import TYPES as MARGIN_TYPES
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, open_phrase_scores
from postil.models.phrase_table.pair_scores import TYPES as SCORE_TYPES
from postil.models.phrase_table.table import PhraseTable
from postil.models.phrase_table.writer import TYPES as TABLE_TYPES
from postil.models.session.ngrams import SessionNgrams
from postil.models.word_distortion import TYPES as DISTORTION_TYPES
from postil.models.word_distortion import WordDistortion
from postil.search.constraints import ExtraOption
from postil.search.forest.hypergraph import ORIGIN_TABLE
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from postil.search.sparse.rule_scorer import RuleScorer

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]
M = TypeVar("M")

PREDICTED = 3  # options of the matrix per word
_AS_F1 = ("tm.inverse", "lex.inverse", "tm.direct", "lex.direct", "margin.f1")


@dataclass(frozen=True, slots=True, kw_only=True)
class PhraseModels(AlignedModels):
    """Models of a phrase-based engine."""

    KIND = PHRASE
    PARTS: ClassVar[Mapping[str, Types]] = {
        **ALIGNED_PARTS,
        MARGIN_MATRIX: MATRIX_TYPES,
        PHRASE_TABLE: TABLE_TYPES,
        WORD_DISTORTION: DISTORTION_TYPES,
        PHRASE_SCORES: SCORE_TYPES,
        MARGIN_SCORES: MARGIN_TYPES,
    }
    NEEDED = (LANGUAGE_MODEL, PHRASE_TABLE, LEXICON, ALIGNER)

    table: PhraseTable
    phrase_scores: F32 | None
    jumps: WordDistortion | None
    matrix: MarginMatrix | None
    margin_scores: F32 | None

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        table = PhraseTable.open(folder / PHRASE_TABLE)
        return {
            **super(PhraseModels, cls)._own(folder),
            "table": table,
            "phrase_scores": open_phrase_scores(folder / PHRASE_SCORES, table),
            "jumps": optional(WordDistortion.open, folder / WORD_DISTORTION),
            "matrix": optional(MarginMatrix.open, folder / MARGIN_MATRIX),
            "margin_scores": open_margin_scores(folder / MARGIN_SCORES, table),
        }

    @property
    def search_options(self) -> SearchOptions:
        """Settings of the search, as the manifest has them."""
        return self.search_settings(SearchOptions)

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(PhraseModels, self).words()
        yield PHRASE_TABLE, self.table.facts["max_source"] + 1, self.table.facts["max_target"] + 1
        if self.jumps is not None:
            yield WORD_DISTORTION, self.jumps.words, 0
        if self.matrix is not None:
            sides = self.matrix.source, self.matrix.target
            yield MARGIN_MATRIX, sides[0].vocabulary_size, sides[1].vocabulary_size

    def decoder(
        self,
        weights: F32,
        scorer: RuleScorer,
        counts: SessionCounts | None,  # noqa: ARG002  (confirmed phrases come as options)
        ngrams: SessionNgrams,
    ) -> Translator:
        return Translator(
            self.table,
            self.lm,
            weights,
            self.search_options,
            scorer,
            phrase_scores=self.phrase_scores,
            jumps=self.jumps,
            margin_scores=self.margin_scores,
            session=ngrams,
            classes=self.classes,
        )

    def phrases(self, source: Sequence[int] | U32) -> Sequence[PhraseEntry]:
        return self.table.options(source)

    def targets(self, source: Sequence[int] | U32) -> Targets:
        return self.table.targets(source)

    def predicted(self, prepared: Prepared) -> list[ExtraOption]:
        """Words of the text that the matrix knows and the table does not, with what W predicts.

        F1, the harmonic mean of both directions' relative frequencies, stands for all four scores.
        """
        if self.matrix is None:
            return []
        found: list[ExtraOption] = []
        for position, word in enumerate(prepared.ids.tolist()):
            if not word or self.table.options([word]):
                continue
            for target, f1, _ in self.matrix.predicted([word])[:PREDICTED]:
                values = [log(f1)] * len(_AS_F1) + [log(2.0)]
                names = (*_AS_F1, "margin.score")
                found.append(
                    ExtraOption(position, position + 1, target, names, values, ORIGIN_TABLE)
                )
        return found
