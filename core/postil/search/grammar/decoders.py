"""Decoders with a grammar: what those of every way of searching have in common."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

from postil.models.grammar.grammar import Grammar, beside
from postil.models.lexicon.model import Lexicon
from postil.models.lm.model import LanguageModel
from postil.models.session.ngrams import SessionNgrams
from postil.search.constraints import EVERY_KIND, ExtraOption, feature_rows
from postil.search.decoders import D, Decoders
from postil.search.grammar.features import GRAMMAR_FEATURES
from postil.search.grammar.rules import RuleTable
from postil.search.settings import ChartSearchOptions, TopDownSearchOptions

U32 = npt.NDArray[np.uint32]
O = TypeVar("O", ChartSearchOptions, TopDownSearchOptions)  # noqa: E741


class GrammarDecoders(Decoders[D], Generic[D, O]):
    """Decoders with a grammar, a language model, and what confirmed segments add."""

    features = GRAMMAR_FEATURES
    heeds = EVERY_KIND - {"forbidden"}

    def __init__(
        self,
        grammar: Grammar,
        lm: LanguageModel,
        lexicon: Lexicon | None,
        weights: npt.ArrayLike,
        options: O,
        *,
        session: SessionNgrams | None = None,
    ) -> None:
        self.grammar = grammar
        self.lm = lm
        self.options: O = options
        self.session = session
        self.lexicon = lexicon
        super().__init__(weights)

    def _rules(self) -> RuleTable:
        return RuleTable(
            self.grammar,
            self.lm,
            self.weights,
            self.options.table_limit,
            self.session,
            self.lexicon,
        )

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        folders = [self.grammar.folder, self.lm.folder]
        if self.grammar.folder:
            folders.append(beside(self.grammar.folder))
        if self.lexicon:
            folders.append(self.lexicon.folder)
        facts = self.options, len(self.grammar), self.lm.order
        return facts, [folder for folder in folders if folder]


def rule_arguments(extra: Iterable[ExtraOption]) -> list[tuple[ExtraOption, object]]:
    """Options of a sentence with their dense values by column, for ``SpanRules.take``."""
    options = list(extra)
    return list(zip(options, feature_rows(options, GRAMMAR_FEATURES), strict=True))
