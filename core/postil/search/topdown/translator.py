"""Decoding with grammars from left to right."""

from __future__ import annotations

from postil.search.forest.hypergraph import Forest
from postil.search.grammar.decoders import U32, GrammarDecoders
from postil.search.settings import TopDownSearchOptions
from postil.search.topdown.topdown import TopDownDecoder
from postil.search.topdown.topdown_forest import topdown_forest


class TopDownTranslator(GrammarDecoders[TopDownDecoder, TopDownSearchOptions]):
    """Top-down decoders for any number of threads; rules that are not in normal form are left
    out.
    """

    def _new_decoder(self) -> TopDownDecoder:
        return TopDownDecoder(self._rules(), self.weights, self.options)

    def _tokens_of(self, decoder: TopDownDecoder) -> U32:
        return decoder.tokens()

    def _forest_of(self, decoder: TopDownDecoder) -> Forest:
        return topdown_forest(decoder)
