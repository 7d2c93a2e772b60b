"""Decoding with grammars bottom-up."""

from __future__ import annotations

from collections.abc import Iterable

from postil.search.chart.chart import ChartDecoder
from postil.search.chart.chart_forest import best_tokens, chart_forest
from postil.search.constraints import FREE, Constraints, ExtraOption
from postil.search.forest.hypergraph import Forest
from postil.search.grammar.decoders import U32, GrammarDecoders, rule_arguments
from postil.search.settings import ChartSearchOptions


class ChartTranslator(GrammarDecoders[ChartDecoder, ChartSearchOptions]):
    """Chart decoders for any number of threads."""

    def _new_decoder(self) -> ChartDecoder:
        return ChartDecoder(self._rules(), self.weights, self.options)

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        if constraints.beyond(self.heeds).binds:
            return super().best(source, extra, constraints)
        with self._decoder() as decoder:
            decoder.search(source, rule_arguments(extra), constraints)
            return best_tokens(decoder), decoder.score

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        with self._decoder() as decoder:
            decoder.search(source, rule_arguments(extra), constraints)
            return chart_forest(decoder)
