"""Decoding prepared text with all that an engine knows: its models, what was confirmed, what it may
not say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from postil.engine.blocked import BlockedPairs, PhrasePair
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.session.state import OnlineState
from postil.engine.terms import TermFinder, TermRule
from postil.models.max_margin.session import SessionCounts
from postil.search.constraints import Constraints, ExtraOption
from postil.search.forest.hypergraph import ORIGIN_INJECTED, PASS_THROUGH, Derivation, Forest
from postil.search.forest.yields import word_links
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.text.nontranslatable import classify
from postil.text.tags import TaggedText
from postil.text.vocabulary import FIRST_LEARNED, UNKNOWN
from postil.types.progress import Progress

S = TypeVar("S")
R = TypeVar("R")


class SegmentDecoder:
    """Decodes; who changes what it knows must :meth:`take_note`, and keep others out meanwhile.

    Parameters
    ----------
    weights
        Of the dense features, (columns,).
    learned
        What confirmed segments taught about phrase pairs.
    counts
        Of confirmed segments, where the decoder asks for them.
    terms
        Finds the terms of glossaries.
    use_session
        Whether confirmed phrases are offered to the decoder.
    """

    def __init__(
        self,
        models: EngineModels,
        session: OnlineState,
        weights: npt.NDArray[np.float32],
        learned: LearnedScorer,
        counts: SessionCounts | None,
        *,
        terms: TermFinder,
        use_session: bool,
    ) -> None:
        self._models = models
        self._session = session
        self._terms = terms
        self._use_session = use_session
        self._blocked = BlockedPairs(models, terms)
        self._scorer = models.scorer(learned)
        self._translator = models.decoder(weights, self._scorer, counts, session.ngrams)

    def block(self, pairs: Iterable[PhrasePair]) -> None:
        """Never use these phrase pairs, in place of those before."""
        self._blocked = BlockedPairs(self._models, self._terms, pairs)

    def take_note(self, weights: npt.NDArray[np.float32]) -> None:
        """Heed what was learned; weights of dense features by now, (columns,)."""
        self._scorer.declare()
        self._translator.set_weights(weights)

    def derivations(
        self, prepared: Prepared, count: int, terms: Sequence[TermRule] = ()
    ) -> list[Derivation]:
        """The ``count`` best, of distinct strings, best first."""
        return self._translator.nbest(prepared.ids, count, *self._given(prepared, terms))

    def forest(self, prepared: Prepared, terms: Sequence[TermRule]) -> Forest:
        """All derivations that the search kept."""
        return self._translator.forest(prepared.ids, *self._given(prepared, terms))

    def constraints(self, prepared: Prepared, terms: Sequence[TermRule]) -> Constraints:
        """Constraints on the translations of a sentence."""
        return self._blocked.constraints(prepared, terms)

    def map(
        self,
        function: Callable[[S], R],
        items: Sequence[S],
        *,
        threads: int,
        progress: Progress | None,
    ) -> Iterator[R]:
        """``function``, which decodes, over many items, in order."""
        self._session.settle()  # not by the first look-up of each thread
        return self._translator.map(function, items, threads=threads, progress=progress)

    def tokens(self, prepared: Prepared, derivation: Derivation) -> list[str]:
        """Target tokens; copied words as they stand in the source."""
        vocabulary = self._models.target.vocabulary
        return [
            prepared.words[token - PASS_THROUGH]
            if token >= PASS_THROUGH
            else vocabulary.token(token)
            for token in derivation.tokens.tolist()
        ]

    def realise(self, prepared: Prepared, derivation: Derivation) -> TaggedText:
        """The text, with the tags of the source where they belong."""
        links = word_links(derivation) if prepared.placed else []
        return self._models.target.realise(self.tokens(prepared, derivation), links, prepared)

    def _given(
        self, prepared: Prepared, terms: Sequence[TermRule]
    ) -> tuple[list[ExtraOption], Constraints]:
        """Extra options and constraints of a sentence."""
        confirmed = self._session.options(prepared.ids) if self._use_session else []
        extra = injected_options(prepared, confirmed) + self._models.predicted(prepared)
        if self._use_session and self._models.gap_span:
            confirmed += self._session.gapped_options(prepared.ids, self._models.gap_span)
        return extra + confirmed, self.constraints(prepared, terms)


def injected_options(
    prepared: Prepared, confirmed: Sequence[ExtraOption] = ()
) -> list[ExtraOption]:
    """Options for tokens that mean the same in every language (numbers, addresses, code): itself,
    exclusively.

    Only where the engine does not know the token: a known one may have a translation of its own
    ("1" as "one"), and its phrases know better where it goes. A token of a confirmed segment is
    known as long as a phrase of that segment has it; when the segment is forgotten, so is the
    token.

    Parameters
    ----------
    confirmed
        Options of the sentence from confirmed segments.
    """
    covered = np.zeros(len(prepared), dtype=bool)
    for option in confirmed:
        covered[option.start : option.end] = True
    unknown = (prepared.ids == UNKNOWN) | ((prepared.ids >= FIRST_LEARNED) & ~covered)
    return [
        ExtraOption(
            position, position + 1, [PASS_THROUGH + position], origin=ORIGIN_INJECTED, only=True
        )
        for position in np.flatnonzero(unknown).tolist()
        if classify(prepared.words[position]) is not None
    ]
