"""Hierarchical engines: a grammar of rules with gaps, and a language model. Those of one kind
translate span by span, those of another from left to right; those of a third look their rules up in
the aligned corpus; rules of the fourth kind come from trees and have labels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from postil.engine.kinds.aligned import ALIGNED_PARTS, AlignedModels
from postil.engine.kinds.declared import HIERARCHICAL, LEFT_TO_RIGHT, ON_DEMAND, SYNTAX
from postil.engine.models import (
    ALIGNER,
    GRAMMAR,
    GRAMMAR_PREFIXES,
    GRAMMAR_TREES,
    LANGUAGE_MODEL,
    LEXICON,
    OTHER_LANGUAGE_MODELS,
    RULE_CORPUS,
    Types,
)
from postil.models.grammar.extract import WIDEST
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.prefixes import TYPES as PREFIX_TYPES
from postil.models.grammar.rule_corpus import TYPES as RULE_CORPUS_TYPES
from postil.models.grammar.rule_corpus import RuleCorpus
from postil.models.lm.files import TRIE_TYPES
from postil.models.lm.model import LanguageModel
from postil.models.max_margin.session import SessionCounts
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.pair_scores import PHRASE_SCORES
from postil.models.phrase_table.pair_scores import TYPES as SCORE_TYPES
from postil.models.phrase_table.writer import TYPES as RULE_TYPES
from postil.models.session.ngrams import SessionNgrams
from postil.models.tree_grammar.rule_trees import TYPES as TREE_TYPES
from postil.search.chart.translator import ChartTranslator
from postil.search.grammar.decoders import GrammarDecoders
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.sparse.rule_scorer import RuleScorer
from postil.search.topdown.translator import TopDownTranslator

F32 = npt.NDArray[np.float32]
U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True, kw_only=True)
class HierarchicalModels(AlignedModels):
    """Models of a hierarchical engine.

    Attributes
    ----------
    others
        Language models of other text in the target language.
    """

    KIND = HIERARCHICAL
    PARTS: ClassVar[Mapping[str, Types]] = {
        **ALIGNED_PARTS,
        **dict.fromkeys(OTHER_LANGUAGE_MODELS, TRIE_TYPES),
        GRAMMAR: RULE_TYPES,
        GRAMMAR_PREFIXES: PREFIX_TYPES,
    }
    NEEDED: ClassVar[tuple[str, ...]] = (
        LANGUAGE_MODEL,
        GRAMMAR,
        GRAMMAR_PREFIXES,
        LEXICON,
        ALIGNER,
    )
    SEARCH: ClassVar[type[ChartSearchOptions | TopDownSearchOptions]] = ChartSearchOptions
    TRANSLATOR: ClassVar[type[GrammarDecoders[Any, Any]]] = ChartTranslator

    grammar: Grammar | RuleCorpus
    others: tuple[LanguageModel, ...] = ()

    @classmethod
    def _own(cls, folder: Path) -> dict[str, Any]:
        shared = super(HierarchicalModels, cls)._own(folder)  # slots make the class anew
        return {
            **shared,
            "grammar": cls.open_grammar(folder),
            "others": open_other_models(folder),
        }

    @classmethod
    def open_grammar(cls, folder: Path) -> Grammar | RuleCorpus:
        """Open the source of rules for the decoder, of an engine of this kind in ``folder``.

        Raises
        ------
        EngineError
            It is missing or damaged.
        """
        return Grammar.open(folder / GRAMMAR)

    def words(self) -> Iterator[tuple[str, int, int]]:
        yield from super(HierarchicalModels, self).words()
        rules = next(part for part in self.NEEDED if part in (GRAMMAR, RULE_CORPUS))
        yield rules, self.grammar.source_words, self.grammar.target_words
        for name, other in zip(OTHER_LANGUAGE_MODELS, self.others, strict=False):
            yield name, 0, other.vocabulary_size

    def decoder(
        self,
        weights: F32,
        scorer: RuleScorer,
        counts: SessionCounts | None,  # noqa: ARG002  (confirmed phrases come as options)
        ngrams: SessionNgrams,
    ) -> GrammarDecoders[Any, Any]:
        return self.TRANSLATOR(
            self.grammar,
            self.lm,
            self.lexicon,
            weights,
            self.search_settings(self.SEARCH),
            scorer=scorer,
            session=ngrams,
            others=self.others,
            classes=self.classes,
        )

    @property
    def span_limit(self) -> int:
        """Source words of the longest span that a rule covers."""
        return self.search_settings(self.SEARCH).span_limit

    @property
    def gap_span(self) -> int:
        return min(WIDEST, self.span_limit)

    def phrases(self, source: Sequence[int] | U32) -> Sequence[PhraseEntry]:
        return self.grammar.phrases(source)


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftToRightModels(HierarchicalModels):
    """Models of a hierarchical engine that translates from left to right."""

    KIND = LEFT_TO_RIGHT
    SEARCH = TopDownSearchOptions
    TRANSLATOR = TopDownTranslator


@dataclass(frozen=True, slots=True, kw_only=True)
class OnDemandModels(HierarchicalModels):
    """Models of a hierarchical engine that looks its rules up in the aligned corpus."""

    KIND = ON_DEMAND
    PARTS: ClassVar[Mapping[str, Types]] = {
        **{
            part: types
            for part, types in HierarchicalModels.PARTS.items()
            if part not in (GRAMMAR, GRAMMAR_PREFIXES)
        },
        RULE_CORPUS: RULE_CORPUS_TYPES,
    }
    NEEDED: ClassVar[tuple[str, ...]] = (LANGUAGE_MODEL, RULE_CORPUS, LEXICON, ALIGNER)

    @classmethod
    def open_grammar(cls, folder: Path) -> RuleCorpus:
        return RuleCorpus.open(folder / RULE_CORPUS)


@dataclass(frozen=True, slots=True, kw_only=True)
class SyntaxModels(HierarchicalModels):
    """Models of an engine whose rules come from syntax trees."""

    KIND = SYNTAX
    PARTS: ClassVar[Mapping[str, Types]] = {
        **HierarchicalModels.PARTS,
        PHRASE_SCORES: SCORE_TYPES,
        GRAMMAR_TREES: TREE_TYPES,
    }
    NEEDED: ClassVar[tuple[str, ...]] = (*HierarchicalModels.NEEDED, PHRASE_SCORES)

    @classmethod
    def open_grammar(cls, folder: Path) -> Grammar:
        return Grammar.open(folder / GRAMMAR, folder / PHRASE_SCORES)


def open_other_models(folder: Path) -> tuple[LanguageModel, ...]:
    """The language models that an engine has beside its first.

    Raises
    ------
    EngineError
        One is damaged.
    """
    found = [folder / name for name in OTHER_LANGUAGE_MODELS]
    return tuple(LanguageModel.open(path) for path in found if path.exists())
