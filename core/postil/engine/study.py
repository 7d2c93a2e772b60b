"""Study of a confirmed segment: makes its learning event; applying the event is up to others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import numpy.typing as npt

from postil.engine.confidence import confidence, familiarity
from postil.engine.events import Evidence, Judgement, LearningEvent, Phrase, Provenance
from postil.engine.learning import align_confirmed, kept_links, phrase_pairs, summarise
from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared
from postil.engine.recent_searches import Searched
from postil.engine.segment_decoder import SegmentDecoder
from postil.engine.session.calibration import features
from postil.engine.session.length import lengths_of
from postil.engine.session.standing import gains_of
from postil.engine.session.version import SessionVersion
from postil.engine.weight_learning import WeightLearning
from postil.metrics.edit_distance import word_closeness
from postil.search.forest.hypergraph import Derivation

U32 = npt.NDArray[np.uint32]
_NOTHING = (np.empty(0, dtype=np.uint64), np.empty(0, dtype=np.int64))


class Study:
    """Makes events; changes nothing, and reads versions only: for any number of threads, unless
    weights are learned from the document.

    Parameters
    ----------
    weights
        How weights are learned.
    candidates
        n-best list the learner sees; 1: no weights are learned.
    use_session
        Whether phrases are learned.
    """

    def __init__(
        self, models: EngineModels, weights: WeightLearning, candidates: int, *, use_session: bool
    ) -> None:
        self._models = models
        self._weights = weights
        self._candidates = candidates
        self._use_session = use_session

    def confidence(
        self,
        session: SessionVersion,
        derivation: Derivation,
        source: Sequence[str],
        words: Sequence[str],
    ) -> tuple[float, float]:
        """Confidence as the engine was trained, and as the session corrects it."""
        guess = confidence(derivation, self._models.manifest.confidence)
        corrected = session.calibration.confidence(guess, features(derivation, guess))
        return guess, corrected * familiarity(derivation, source, words)

    def judgement(
        self,
        session: SessionVersion,
        derivation: Derivation,
        source: Sequence[str],
        words: Sequence[str],
        confirmed: Sequence[str],
    ) -> Judgement:
        """Closeness of the engine's translation to what was confirmed."""
        guess, shown = self.confidence(session, derivation, source, words)
        values = features(derivation, guess)
        known = session.calibration
        corrected = known.corrected(guess, values) if known.is_settled else None
        return Judgement(guess, shown, word_closeness(words, confirmed), values, corrected)

    def event(
        self,
        version: SegmentDecoder,
        trained: SegmentDecoder,
        offered: Searched | None,
        pair: tuple[Prepared, Prepared],
        provenance: Provenance,
        *,
        number: int,
        layer: str,
        trained_on: bool = False,
    ) -> LearningEvent:
        """The event of a confirmed segment.

        Parameters
        ----------
        version
            Current version of the engine.
        trained
            The engine as trained.
        offered
            What is compared with the confirmed text, if anything; maybe of an earlier version.
        pair
            Source and confirmed target.
        trained_on
            Whether the engine was trained on this pair: then it is no evidence that the
            engine predicts it.
        """
        models, (left, right), session = self._models, pair, version.session
        if not (left.plain.strip() and right.plain.strip()):
            return LearningEvent(number, provenance, *_NOTHING, layer=layer)
        derivations = [] if offered is None else version.candidates(offered, self._candidates)
        found = version.tokens(left, derivations[0]) if derivations else []
        before = trained.best_tokens(left) if derivations else []
        both = left.tokens, right.tokens
        target_ids = models.target.learn_words(right.tokens)
        links = align_confirmed(
            partial(models.align_confirmed, session.links),
            models.source.learn_words(left.tokens),
            target_ids,
            both,
            kept_links(derivations[0], found, right.tokens) if derivations else [],
        )
        known = session if offered is None else offered.session
        update = self._weights.update(
            derivations if self._candidates > 1 else [], *both, session=known
        )
        phrases = phrase_pairs(both, links)
        remembered, judged, words = self._use_session, None, found
        if offered is not None and derivations:
            best = offered.endings.ordered(derivations, left.tokens, update.endings)[0]
            words = version.tokens(left, best)
            made, text = (best, words) if known.helps else (trained.derivations(left, 1)[0], before)
            judged = self.judgement(known, made, left.tokens, text, right.tokens)
        return LearningEvent(
            number=number,
            provenance=provenance,
            keys=update.keys,
            deltas=update.deltas,
            source=tuple(left.tokens) if remembered else (),
            target=tuple(right.tokens) if remembered else (),
            links=links if remembered else links[:0],
            layer=layer,
            phrase_count=len(phrases) if remembered else 0,
            summary=summarise(
                models, update, phrases if remembered else [], partial(self._knows, session)
            ),
            trace=update.trace,
            judgement=judged,
            evidence=Evidence(
                update.trust,
                () if trained_on else self._share_evidence(session, target_ids),
                gains_of(words, before, right.tokens),
                lengths_of(found, before) if derivations and self._candidates > 1 else (),
            ),
        )

    def _share_evidence(self, session: SessionVersion, target: U32) -> tuple[int, ...]:
        """``Evidence.shares`` of a segment that is about to be confirmed."""
        found = session.ngrams.evidence(target, self._models.lm.score_sentence(target))
        return tuple(found.ravel().tolist())

    def _knows(self, session: SessionVersion, source: Phrase, target: Phrase) -> bool:
        """Whether a phrase pair is in the phrase table or was confirmed before."""
        left = self._models.source.vocabulary.encode(source)
        right = self._models.target.vocabulary.encode(target)
        return session.knows(left, right) or session.in_table(left, right)
