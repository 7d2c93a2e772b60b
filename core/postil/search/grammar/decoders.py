"""Decoders with a grammar: what those of every way of searching have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from copy import copy
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from postil.models.grammar.fitting import fitting_rules
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.rule_corpus import RuleCorpus
from postil.models.lexicon.model import Lexicon
from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel
from postil.models.lm.others import OtherModels
from postil.models.session.ngrams import SessionNgrams
from postil.search.constraints import EVERY_KIND, FREE, Constraints, ExtraOption, feature_rows
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import Forest
from postil.search.grammar.features import GRAMMAR_FEATURES
from postil.search.grammar.rules import RuleTable
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions
from postil.search.sparse.rule_scorer import RuleScorer

U32 = npt.NDArray[np.uint32]
S = TypeVar("S", ChartSearchOptions, TopDownSearchOptions)


class GrammarDecoder(Protocol):
    """Decodes one sentence at a time."""

    @property
    def score(self) -> float:
        """Model score of the best derivation (natural log)."""

    def search(
        self,
        source: U32,
        extra: Iterable[tuple[ExtraOption, object]] = (),
        constraints: Constraints = FREE,
    ) -> None:
        """Translate a sentence; raises ValueError for a span outside of it."""


D = TypeVar("D", bound=GrammarDecoder)


class GrammarDecoders(Decoders[D], Generic[D, S]):
    """Decoders with a grammar, a language model and perhaps others, also of word classes, and what
    confirmed segments add.
    """

    features = GRAMMAR_FEATURES
    heeds = EVERY_KIND - {"forbidden"}

    def __init__(
        self,
        grammar: Grammar | RuleCorpus,
        lm: LanguageModel,
        lexicon: Lexicon | None,
        weights: npt.ArrayLike,
        options: S,
        *,
        scorer: RuleScorer | None = None,
        session: SessionNgrams | None = None,
        others: Sequence[LanguageModel] = (),
        classes: ClassModel | None = None,
    ) -> None:
        self.grammar = grammar
        self.lm = lm
        self.options: S = options
        self.session = session
        self.lexicon = lexicon
        self.scorer = scorer
        self.others = tuple(others)
        self.classes = classes
        self._whole: Self | None = None  # what it was fitted from
        super().__init__(weights)

    def _rules(self) -> RuleTable:
        return RuleTable(
            self.grammar,
            self.lm,
            self.weights,
            self.options.table_limit,
            self.session,
            self.lexicon,
            self.scorer,
            OtherModels(self.others, self.classes),
        )

    def fitted_to(self, sentences: Iterable[U32]) -> Self:
        """As of any decoders; rules that are looked up in text, or have labels, stay where they
        are.
        """
        if not isinstance(self.grammar, Grammar) or self.grammar.typed:
            return self
        made = copy(self)
        made.grammar = fitting_rules(self.grammar, sentences, self.options.span_limit)
        made._whole = self
        made.set_weights(self.weights)  # with decoders of its own
        return made

    @abstractmethod
    def _tokens_of(self, decoder: D) -> U32:
        """Target ids of the best derivation of its last search."""

    @abstractmethod
    def _forest_of(self, decoder: D) -> Forest:
        """All derivations that its last search kept."""

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        if constraints.beyond(self.heeds).binds:
            return super().best(source, extra, constraints)
        with self._decoder() as decoder:
            decoder.search(source, _with_values(extra), constraints)
            return self._tokens_of(decoder), decoder.score

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        with self._decoder() as decoder:
            decoder.search(source, _with_values(extra), constraints)
            return self._forest_of(decoder).parsed(constraints.constituents)

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        if self._whole is not None:
            return self._whole.described()
        folders: list[Path | None] = [*self.grammar.folders, self.lm.folder]
        folders += [other.folder for other in self.others]
        folders += self.classes.folders if self.classes else ()
        if self.lexicon:
            folders.append(self.lexicon.folder)
        facts = self.options, len(self.grammar), self.lm.order
        return facts, [folder for folder in folders if folder]


def _with_values(extra: Iterable[ExtraOption]) -> list[tuple[ExtraOption, object]]:
    """Options of a sentence with their dense values by column, for ``SpanRules.take``."""
    options = list(extra)
    return list(zip(options, feature_rows(options, GRAMMAR_FEATURES), strict=True))
