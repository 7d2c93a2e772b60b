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
from postil.models.lexicon.model import Lexicon
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
from postil.text.nontranslatable import classify
from postil.text.vocabulary import FIRST_LEARNED, UNKNOWN

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]
M = TypeVar("M")

OFFERED = 3  # options of the matrix, the lexicon or the table for a word
LEAST_LINKS = 2  # of a pair of the lexicon: one may be a link by chance
_SCORES = ("tm.inverse", "lex.inverse", "tm.direct", "lex.direct")
_AS_F1 = (*_SCORES, "margin.f1")


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
        """Options for known words that the table has only within longer phrases: what the matrix,
        else the lexicon, has for them, or the table for the same word with small letters.
        """
        found: list[ExtraOption] = []
        for position, word in enumerate(prepared.ids.tolist()):
            if not UNKNOWN < word < FIRST_LEARNED or [word] in self.table:
                continue
            token = prepared.tokens[position]
            if self.matrix is not None:
                found += _of_matrix(self.matrix, position, word)
            elif any(map(str.isalpha, token)):
                found += self._in_small_letters(position, token)
                if self.lexicon is not None:
                    found += _of_lexicon(self.lexicon, position, word)
        return found

    def _in_small_letters(self, position: int, token: str) -> Iterator[ExtraOption]:
        form = self.source.truecaser.from_capitals(token)
        if form == token or classify(token) is not None:
            return
        word = self.source.vocabulary.id(form)
        for entry in self.table.options([word])[:OFFERED] if word != UNKNOWN else ():
            yield ExtraOption(
                position, position + 1, entry.target, _SCORES, entry.scores, ORIGIN_TABLE
            )


def _of_matrix(matrix: MarginMatrix, position: int, word: int) -> Iterator[ExtraOption]:
    """What W predicts. F1, the harmonic mean of both directions' relative frequencies, stands for
    all four scores.
    """
    for target, f1, _ in matrix.predicted([word])[:OFFERED]:
        values = [log(f1)] * len(_AS_F1) + [log(2.0)]
        names = (*_AS_F1, "margin.score")
        yield ExtraOption(position, position + 1, target, names, values, ORIGIN_TABLE)


def _of_lexicon(lexicon: Lexicon, position: int, word: int) -> Iterator[ExtraOption]:
    """The words that were linked most often, with their probabilities for those of phrases."""
    known = lexicon.translations(word)
    linked = [target for target, links in known if target is not None and links >= LEAST_LINKS]
    for target in linked[:OFFERED]:
        inverse, direct = log(lexicon.inverse(word, target)), log(lexicon.probability(word, target))
        values = (inverse, inverse, direct, direct)
        yield ExtraOption(position, position + 1, [target], _SCORES, values, ORIGIN_TABLE)
