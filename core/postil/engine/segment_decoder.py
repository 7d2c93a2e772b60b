"""Decoding prepared text with all that an engine knows: its models, what was confirmed, what is
blocked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from postil.engine.blocked_pairs import BlockedPairs
from postil.engine.ending_learning import EndingOrder
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.recent_searches import Recent, Searched, recent_outputs, sentence_key
from postil.engine.session.version import NO_OPTIONS, SessionVersion
from postil.engine.term_constraints import TermRule
from postil.models.max_margin.session import SessionCounts
from postil.search.constraints import Constraints, ExtraOption
from postil.search.forest.hypergraph import ORIGIN_INJECTED, PASS_THROUGH, Derivation, Forest
from postil.search.forest.yields import word_links
from postil.search.option_columns import OptionColumns
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.text.nontranslatable import classify
from postil.text.tags import TaggedText
from postil.text.vocabulary import FIRST_LEARNED, UNKNOWN
from postil.types.progress import Progress

S = TypeVar("S")
R = TypeVar("R")
Parse = Callable[[Sequence[str]], Sequence[tuple[str, int, int]]]


@dataclass(frozen=True, slots=True)
class Realised:
    """A translation as text.

    ``tokens``: as the models have them; ``words``: the same, cased as in ``text``.
    """

    tokens: list[str]
    words: list[str]
    text: TaggedText


class SegmentDecoder:
    """Decodes with what one version of a session knows; for any number of threads.

    Parameters
    ----------
    session
        What was learned.
    weights
        Of the dense features, (columns,).
    learned
        What confirmed segments taught about phrase pairs, in this version.
    counts
        Of confirmed segments in this version, where the decoder uses them.
    endings
        What they taught about neighbours in translations, in this version.
    blocked
        Phrase pairs that must not be used.
    use_session
        Whether confirmed phrases are offered to the decoder.
    recent
        Searches of this and earlier versions.
    parse
        See ``EngineOptions``.
    """

    def __init__(
        self,
        models: EngineModels,
        session: SessionVersion,
        weights: npt.NDArray[np.float32],
        learned: LearnedScorer,
        counts: SessionCounts | None,
        *,
        endings: EndingOrder,
        blocked: BlockedPairs,
        use_session: bool,
        recent: Recent[Searched],
        parse: Parse | None = None,
    ) -> None:
        self._models = models
        self.session = session
        self._use_session = use_session
        self._endings = endings
        self._blocked = blocked
        self._recent = recent
        self._outputs = recent_outputs()
        self._parse = parse
        self._own = object()  # distinguishes its searches from those of others
        self._translator = models.decoder(weights, models.scorer(learned), counts, session.ngrams)

    def in_place_of(self, former: SegmentDecoder) -> SegmentDecoder:
        """This version, with what the decoder of an earlier one keeps across sentences; the earlier
        one works on without it.
        """
        self._translator.take_over(former._translator)
        return self

    def blocking(self, blocked: BlockedPairs) -> SegmentDecoder:
        """A copy with other blocked pairs."""
        other = copy(self)
        other._blocked = blocked
        other._outputs = recent_outputs()
        other._own = object()
        return other

    def knowing(self, session: SessionVersion) -> SegmentDecoder:
        """A copy that gives the confidence by what another session knows."""
        other = copy(self)
        other.session = session
        return other

    def derivations(
        self, prepared: Prepared, count: int, terms: Sequence[TermRule] = ()
    ) -> list[Derivation]:
        """The ``count`` best, of distinct strings, best first."""
        return self.best(self.searched(prepared, terms), count)

    def best(self, searched: Searched, count: int) -> list[Derivation]:
        """The ``count`` best derivations, of distinct strings, of a search of this or an earlier
        version; best first by all that the engine knew in that version.
        """
        endings = searched.endings
        most = max(count, endings.most) if endings.acts else count
        return endings.ordered(self.candidates(searched, most), searched.words)[:count]

    def candidates(self, searched: Searched, count: int) -> list[Derivation]:
        """The ``count`` best derivations, of distinct strings, by their scores in the search."""
        return self._translator.nbest_of(searched.forest, count, searched.constraints)

    def suggested(
        self, prepared: Prepared, terms: Sequence[TermRule]
    ) -> tuple[Derivation, str] | None:
        """What is suggested, with its plain text but for the space at its ends; None where that is
        what the search finds best.
        """
        found = self.searched(prepared, terms)
        if not found.endings.acts:
            return None
        best = self.best(found, 1)[0]
        return best, self.realise(replace(prepared, margins=("", ""), key=None), best).text.plain

    def forest(self, prepared: Prepared, terms: Sequence[TermRule]) -> Forest:
        """Forest of all derivations that the search kept."""
        return self.searched(prepared, terms).forest

    def searched(self, prepared: Prepared, terms: Sequence[TermRule] = ()) -> Searched:
        """The search of a sentence: a recent one of this version, or a new one."""
        key = sentence_key(prepared, terms)
        found = self._recent.find(key)
        if found is None or found.version is not self._own:
            found = self.search(prepared, terms)
            self._recent.keep(key, found)
        return found

    def search(self, prepared: Prepared, terms: Sequence[TermRule] = ()) -> Searched:
        """A new search of a sentence, which is not kept for later."""
        extra, constraints = self._given(prepared, terms)
        forest = self._translator.forest(prepared.ids, extra, constraints)
        words = tuple(prepared.tokens)
        return Searched(self._own, self.session, forest, constraints, self._endings, words)

    def best_tokens(self, prepared: Prepared) -> list[str]:
        """Target tokens of the best translation; quicker than by way of a forest, and found at once
        when asked for again.
        """
        key = sentence_key(prepared, ())
        words = self._outputs.find(key)
        if words is None:
            words = tuple(self._best_tokens(prepared, self._recent.find(key)))
            self._outputs.keep(key, words)
        return list(words)

    def _best_tokens(self, prepared: Prepared, found: Searched | None) -> list[str]:
        if found is not None and found.version is not self._own:
            found = None
        if found is None and self._endings.acts:
            found = self.search(prepared)
        if found is not None:
            return self.tokens(prepared, self.best(found, 1)[0])
        extra, constraints = self._given(prepared, ())
        tokens, _ = self._translator.best(prepared.ids, extra, constraints)
        return self._words(prepared, tokens)

    def constraints(self, prepared: Prepared, terms: Sequence[TermRule]) -> Constraints:
        """Constraints on the translations of a sentence."""
        found = self._blocked.constraints(prepared, terms)
        if self._parse is None:
            return found
        return replace(found, constituents=self._parse(prepared.tokens))

    def map(
        self,
        function: Callable[[S], R],
        items: Sequence[S],
        *,
        threads: int,
        progress: Progress | None,
    ) -> Iterator[R]:
        """``function``, which decodes, over many items, in order."""
        return self._translator.map(function, items, threads=threads, progress=progress)

    def tokens(self, prepared: Prepared, derivation: Derivation) -> list[str]:
        """Target tokens; copied words as they stand in the source."""
        return self._words(prepared, derivation.tokens)

    def _words(self, prepared: Prepared, tokens: npt.NDArray[np.uint32]) -> list[str]:
        vocabulary = self._models.target.vocabulary
        return [
            prepared.words[token - PASS_THROUGH]
            if token >= PASS_THROUGH
            else vocabulary.token(token)
            for token in tokens.tolist()
        ]

    def realise(self, prepared: Prepared, derivation: Derivation) -> Realised:
        """Tokens, words and text of a translation, with the tags of the source in their places."""
        target = self._models.target
        links = word_links(derivation) if prepared.needs_links else []
        tokens = self.tokens(prepared, derivation)
        words = target.recase(target.in_capitals(tokens, links, prepared), prepared)
        words = target.with_access_key(words, links, prepared)
        return Realised(tokens, words, target.realise(words, links, prepared))

    def _given(
        self, prepared: Prepared, terms: Sequence[TermRule]
    ) -> tuple[Sequence[ExtraOption], Constraints]:
        """Extra options and constraints of a sentence."""
        predicted, confirmed = self._models.predicted(prepared), NO_OPTIONS
        if self._use_session:
            confirmed = self.session.options(prepared.ids)
        known = set(map(tuple, confirmed.spans.tolist())) if predicted else ()
        extra = [
            *injected_options(prepared, confirmed),
            *(option for option in predicted if (option.start, option.end) not in known),
        ]
        constraints = self.constraints(prepared, terms)
        if self._use_session and self._models.gap_span:
            gapped = self.session.gapped_options(prepared.ids, self._models.gap_span)
            return [*extra, *confirmed, *gapped], constraints
        return OptionColumns.of(extra).followed_by(confirmed) if extra else confirmed, constraints


def injected_options(prepared: Prepared, confirmed: OptionColumns) -> list[ExtraOption]:
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
    unknown = [
        position
        for position, number in enumerate(prepared.ids.tolist())
        if number == UNKNOWN or number >= FIRST_LEARNED
    ]
    if not unknown:
        return []
    covered = {place for span in confirmed.spans.tolist() for place in range(*span)}
    return [
        ExtraOption(
            position, position + 1, [PASS_THROUGH + position], origin=ORIGIN_INJECTED, only=True
        )
        for position in unknown
        if (prepared.ids[position] == UNKNOWN or position not in covered)
        and classify(prepared.words[position]) is not None
    ]
