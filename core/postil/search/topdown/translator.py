"""Decoding with grammars from left to right."""

from __future__ import annotations

from collections.abc import Iterable

from postil.search.constraints import FREE, Constraints, ExtraOption
from postil.search.forest.hypergraph import Forest
from postil.search.grammar.decoders import U32, GrammarDecoders, rule_arguments
from postil.search.settings import TopDownSearchOptions
from postil.search.topdown.topdown import TopDownDecoder
from postil.search.topdown.topdown_forest import topdown_forest


class TopDownTranslator(GrammarDecoders[TopDownDecoder, TopDownSearchOptions]):
    """Top-down decoders for any number of threads; rules that are not in normal form are left
    out.
    """

    def _new_decoder(self) -> TopDownDecoder:
        return TopDownDecoder(self._rules(), self.weights, self.options)

    def best(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> tuple[U32, float]:
        if constraints.beyond(self.heeds).binds:
            return super().best(source, extra, constraints)
        with self._decoder() as decoder:
            decoder.search(source, rule_arguments(extra), constraints)
            return decoder.tokens(), decoder.score

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        with self._decoder() as decoder:
            decoder.search(source, rule_arguments(extra), constraints)
            return topdown_forest(decoder)
