"""A tiny chart decoder whose rules have gaps: what a new decoder has to bring, and no more.

Phrases of a table are spans; two neighbouring spans are said in order, the other way round, or,
where their words are known to a rule, with words of the rule around and between them.
"""

from __future__ import annotations

from postil.features.layout import FeatureBlock, FeatureLayout
from postil.models.phrase_table.table import PhraseTable
from postil.search.constraints import FREE
from postil.search.decoders import Decoders
from postil.search.forest.assembly import ForestAssembly
from postil.search.forest.hypergraph import GAP, PASS_THROUGH, Forest

FEATURES = FeatureLayout(
    FeatureBlock({"tm.direct": 0.5, "word.count": 0.2, "unknown": 1.0, "inverted": 0.3})
)
STRAIGHT, INVERTED = (GAP, GAP + 1), (GAP + 1, GAP)
LONGEST = 3  # source words of a phrase


class ToyChart(Decoders["ToyChart"]):
    """Chart decoding over a phrase table; ``between``: word of the source to words that a rule of
    its own, X1 word X2, says between X2 and X1.
    """

    features = FEATURES
    heeds = frozenset()

    def __init__(self, table: PhraseTable, between: dict[int, list[int]], weights):
        self.table = table
        self.between = between
        super().__init__(weights)

    def _new_decoder(self):
        return self

    def described(self):
        return (self.between, len(self.table)), []

    def forest(self, source, extra=(), constraints=FREE) -> Forest:  # noqa: ARG002
        return Chart(self, [int(word) for word in source]).forest()


class Chart:
    """One sentence."""

    def __init__(self, decoder: ToyChart, source: list[int]) -> None:
        self.decoder = decoder
        self.source = source
        self.assembly = ForestAssembly(FEATURES.names, linked=True)
        self.straight = self.assembly.new_rule(STRAIGHT)
        self.inverted = self.assembly.new_rule(INVERTED)
        self.nodes: dict[tuple[int, int], int] = {}

    def forest(self) -> Forest:
        length = len(self.source)
        for size in range(1, length + 1):
            for start in range(length - size + 1):
                self._fill(start, start + size)
        return self.assembly.forest(self.source)

    def _fill(self, start: int, end: int) -> None:
        edges = self._phrases(start, end)
        for middle in range(start + 1, end):
            tails = [self.nodes.get((start, middle)), self.nodes.get((middle, end))]
            if None not in tails:
                self._edge(tails, self.straight, (), {})
                self._edge(tails, self.inverted, (), {"inverted": -1.0})
                edges += 2
            edges += self._around(start, middle, end)
        if edges:
            self.nodes[start, end] = self.assembly.end_node()

    def _phrases(self, start: int, end: int) -> int:
        words = self.source[start:end]
        entries = self.decoder.table.options(words) if end - start <= LONGEST else []
        for row, entry in enumerate(entries[:3]):
            rule = self.assembly.new_rule(entry.target, entry=row, links=entry.alignment)
            dense = {"tm.direct": entry.scores[2], "word.count": float(len(entry.target))}
            self._edge((), rule, [(start, end)], dense)
        if not entries and end - start == 1:
            rule = self.assembly.new_rule([PASS_THROUGH + start], origin=2, links=[(0, 0)])
            self._edge((), rule, [(start, end)], {"unknown": -1.0, "word.count": 1.0})
            return 1
        return len(entries[:3])

    def _around(self, start: int, middle: int, end: int) -> int:
        """X1 word X2, said as X2 words X1."""
        tails = [self.nodes.get((start, middle)), self.nodes.get((middle + 1, end))]
        words = self.decoder.between.get(self.source[middle])
        if words is None or None in tails:
            return 0
        side = [GAP + 1, *words, GAP]
        rule = self.assembly.new_rule(side, links=[(0, k) for k in range(len(words))])
        dense = {"tm.direct": -0.5, "word.count": float(len(words)), "inverted": -1.0}
        self._edge(tails, rule, [(middle, middle + 1)], dense)
        return 1

    def _edge(self, tails, rule, stretches, dense) -> None:
        weights = FEATURES.named(self.decoder.weights)
        score = sum(weights[name] * value for name, value in dense.items())
        self.assembly.new_edge(tails, rule, stretches, score, dense)
