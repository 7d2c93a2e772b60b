"""Decoding with grammars bottom-up."""

from __future__ import annotations

from postil.search.chart.chart import ChartDecoder
from postil.search.chart.chart_forest import best_tokens, chart_forest
from postil.search.forest.hypergraph import Forest
from postil.search.grammar.decoders import U32, GrammarDecoders
from postil.search.settings import ChartSearchOptions


class ChartTranslator(GrammarDecoders[ChartDecoder, ChartSearchOptions]):
    """Chart decoders for any number of threads."""

    def _new_decoder(self) -> ChartDecoder:
        return ChartDecoder(self._rules(), self.weights, self.options)

    def _tokens_of(self, decoder: ChartDecoder) -> U32:
        return best_tokens(decoder)

    def _forest_of(self, decoder: ChartDecoder) -> Forest:
        return chart_forest(decoder)
