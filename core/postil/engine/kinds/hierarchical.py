"""Hierarchical engines: a grammar of rules with gaps, and a language model. Those of one kind
translate span by span, those of another from left to right; rules of the third kind come from trees
and have labels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from postil.bitext.aligner import Aligner
from postil.bitext.online_aligner import OnlineAligner
from postil.bitext.online_lexicon import OnlineLexicon
from postil.engine.kinds.declared import HIERARCHICAL, LEFT_TO_RIGHT, SYNTAX
from postil.engine.models import (
    ALIGNER,
    GRAMMAR,
    GRAMMAR_PREFIXES,
    LANGUAGE_MODEL,
    LEXICON,
    EngineModels,
    Types,
)
from postil.models.grammar.extract import WIDEST
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.prefixes import TYPES as PREFIX_TYPES
from postil.models.lexicon.count import LEXICON_TYPES
from postil.models.lexicon.model import Lexicon
from postil.models.lm.files import TRIE_TYPES
from postil.models.max_margin.session import SessionCounts
from postil.models.phrase_table.entry import PhraseEntry
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, verify_phrase_scores
from postil.models.phrase_table.pair_scores import TYPES as SCORE_TYPES
from postil.models.phrase_table.writer import TYPES as RULE_TYPES
from postil.models.session.ngrams import SessionNgrams
from postil.search.chart.translator import ChartTranslator
from postil.search.phrase.options import OptionScorer
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.topdown.translator import TopDownTranslator

F32 = npt.NDArray[np.float32]
U16 = npt.NDArray[np.uint16]
U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True, kw_only=True)
class HierarchicalModels(EngineModels):
    """Models of a hierarchical engine."""

    KIND = HIERARCHICAL
    PARTS: ClassVar[Mapping[str, Types]] = {
        LANGUAGE_MODEL: TRIE_TYPES,
        GRAMMAR: RULE_TYPES,
        GRAMMAR_PREFIXES: PREFIX_TYPES,
        LEXICON: LEXICON_TYPES,
    }
    NEEDED: ClassVar[tuple[str, ...]] = (
        LANGUAGE_MODEL,
        GRAMMAR,
        GRAMMAR_PREFIXES,
        LEXICON,
        ALIGNER,
    )

    grammar: Grammar
    lexicon: Lexicon
    aligner: Aligner

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        return {
            "grammar": Grammar.open(folder / GRAMMAR),
            "lexicon": Lexicon.open(folder / LEXICON),
            "aligner": Aligner.load(folder / ALIGNER),
        }

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(HierarchicalModels, self).words()  # slots make the class anew
        yield LEXICON, self.lexicon.sources, self.lexicon.targets
        yield ALIGNER, len(self.aligner.counts[0]), len(self.aligner.counts[1])
        yield GRAMMAR, self.grammar.source_words, self.grammar.target_words

    def decoder(
        self,
        weights: F32,
        scorer: OptionScorer,  # noqa: ARG002  (its features are those of phrases side by side)
        counts: SessionCounts | None,  # noqa: ARG002  (confirmed phrases come as options)
        ngrams: SessionNgrams,
    ) -> ChartTranslator | TopDownTranslator:
        options = self.search_settings(ChartSearchOptions)
        return ChartTranslator(
            self.grammar, self.lm, self.lexicon, weights, options, session=ngrams
        )

    @property
    def gap_span(self) -> int:
        return min(WIDEST, self.search_settings(ChartSearchOptions).span_limit)

    def align(self, source: U32, target: U32) -> U16:
        return self.aligner.align(source, target)

    def align_confirmed(
        self, lexicon: OnlineLexicon, source: U32, target: U32, kept: Iterable[tuple[int, int]]
    ) -> U16:
        return OnlineAligner(self.aligner, lexicon).align(source, target, kept)

    def phrases(self, source: Sequence[int] | U32) -> Sequence[PhraseEntry]:
        return self.grammar.phrases(source)

    def verify(self, folder: Path) -> None:
        self.grammar.verify(folder / GRAMMAR)
        self.lexicon.verify()


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftToRightModels(HierarchicalModels):
    """Models of a hierarchical engine that translates from left to right."""

    KIND = LEFT_TO_RIGHT

    @property
    def gap_span(self) -> int:
        return min(WIDEST, self.search_settings(TopDownSearchOptions).span_limit)

    def decoder(
        self,
        weights: F32,
        scorer: OptionScorer,  # noqa: ARG002  (its features are those of phrases side by side)
        counts: SessionCounts | None,  # noqa: ARG002  (confirmed phrases come as options)
        ngrams: SessionNgrams,
    ) -> TopDownTranslator:
        options = self.search_settings(TopDownSearchOptions)
        return TopDownTranslator(
            self.grammar, self.lm, self.lexicon, weights, options, session=ngrams
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SyntaxModels(HierarchicalModels):
    """Models of an engine whose rules come from syntax trees."""

    KIND = SYNTAX
    PARTS: ClassVar[Mapping[str, Types]] = {
        **HierarchicalModels.PARTS,
        PHRASE_SCORES: SCORE_TYPES,
    }
    NEEDED: ClassVar[tuple[str, ...]] = (*HierarchicalModels.NEEDED, PHRASE_SCORES)

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        return {
            "grammar": Grammar.open(folder / GRAMMAR, folder / PHRASE_SCORES),
            "lexicon": Lexicon.open(folder / LEXICON),
            "aligner": Aligner.load(folder / ALIGNER),
        }

    def verify(self, folder: Path) -> None:
        super(SyntaxModels, self).verify(folder)  # slots make the class anew
        verify_phrase_scores(folder / PHRASE_SCORES)
