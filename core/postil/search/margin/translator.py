"""Decoding with the max-margin system, in the modes of its paper and in ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from postil.models.lm.model import LanguageModel
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.session import SessionCounts
from postil.search.constraints import EVERY_KIND, FREE, Constraints, ExtraOption
from postil.search.decoders import Decoders
from postil.search.forest.hypergraph import ORIGIN_INJECTED, Forest
from postil.search.margin.bags import BagPredictor
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.margin.overlap import OverlapDecoder
from postil.search.margin.overlap_forest import overlap_forest
from postil.search.margin.tabu import TabuDecoder
from postil.search.margin.tabu_forest import tabu_forest
from postil.search.settings import MarginSearchOptions

U32 = npt.NDArray[np.uint32]
Term: TypeAlias = tuple[int, int, Sequence[Sequence[int]], int]  # start, end, targets, origin

# Of the paper's modes: what did best on held-out text.
PAPER = MarginSearchOptions("contradiction", bag=20, row_limit=4, window=1)


class MarginTranslator(Decoders[OverlapDecoder | TabuDecoder]):
    """Decoders of the max-margin system for any number of threads."""

    features = MARGIN_FEATURES
    heeds = EVERY_KIND

    def __init__(
        self,
        table: MarginMatrix,
        lm: LanguageModel,
        weights: npt.ArrayLike,
        options: MarginSearchOptions | None = None,
        session: SessionCounts | None = None,
    ) -> None:
        self.table = table
        self.lm = lm
        self.options = options or MarginSearchOptions()
        self.session = session
        super().__init__(weights)

    def _new_decoder(self) -> OverlapDecoder | TabuDecoder:
        options = self.options
        bags = BagPredictor(
            self.table, options.bag, options.weighted, self.session, options.row_limit
        )
        if options.mode == "improved":
            return OverlapDecoder(bags, self.lm, self.weights, options.beam, options.window)
        contradiction = options.mode == "contradiction"
        return TabuDecoder(bags, contradiction, options.tabu, window=options.window)

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        folders = [folder for folder in (self.table.folder, self.lm.folder) if folder]
        return (self.options, len(self.table), self.lm.order), folders

    def forest(
        self, source: U32, extra: Iterable[ExtraOption] = (), constraints: Constraints = FREE
    ) -> Forest:
        """All derivations the search kept.

        Parameters
        ----------
        extra
            Options that translate their words alone (``only``) replace what was predicted; others
            are left to the counts of the session.
        constraints
            Terms replace what was predicted for their words; these models have no weight that could
            set the merits of a preferred one against the rest, so that it is as good as forced
            unless a border cuts it or it has a forbidden sequence. Forbidden sequences, walls and
            zones hold as in ``Constraints``; a border within a forced term does not. The paper's
            modes translate what borders part in the order of the source. Without phrase pairs none
            can be blocked: where the source of one stands in the sentence, its target is forbidden
            altogether.
        """
        blocked = [target for pair in constraints.blocked for target in pair.targets]
        constraints = replace(constraints, blocked=[], forbidden=[*constraints.forbidden, *blocked])
        terms: list[Term] = [
            (option.start, option.end, [option.target], option.origin)
            for option in extra
            if option.only
        ]
        terms += [
            (term.start, term.end, term.targets, ORIGIN_INJECTED) for term in constraints.forced
        ]
        preferred = list(_allowed(constraints))
        with self._decoder() as decoder:
            _search(decoder, source, constraints, terms + preferred)
            if decoder.relaxed and preferred:
                _search(decoder, source, constraints, terms)
            if isinstance(decoder, TabuDecoder):
                return tabu_forest(source, decoder.results())
            return overlap_forest(decoder)


def _search(
    decoder: OverlapDecoder | TabuDecoder,
    source: U32,
    constraints: Constraints,
    terms: Sequence[Term],
) -> None:
    """Decode with each term as the translation of its words; borders within terms do not hold."""

    def free(border: int) -> bool:
        return not any(start < border < end for start, end, *_ in terms)

    walls = [wall for wall in constraints.walls if free(wall)]
    zones = [zone for zone in constraints.all_zones if free(zone[0]) and free(zone[1])]
    bags = decoder.predictor
    bags.predict(source, walls, zones)
    for start, end, targets, origin in terms:
        bags.force(start, end, [list(target) for target in targets], origin)
    if constraints.forbidden:
        bags.forbid(constraints.forbidden)
    decoder.run(constraints.forbidden)


def _allowed(constraints: Constraints) -> Iterator[Term]:
    """The preferred terms that no border cuts, with those of their targets that may be used."""
    borders = [*constraints.walls, *(border for zone in constraints.all_zones for border in zone)]
    for term in constraints.preferred:
        span = (term.start, term.end)
        targets = [
            target
            for target in term.targets
            if term.may_offer(target) and constraints.allows(*span, target)
        ]
        if targets and not any(term.start < border < term.end for border in borders):
            yield *span, targets, ORIGIN_INJECTED
