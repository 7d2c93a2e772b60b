"""An engine: suggests translations, learns from confirmed segments, and can take back what it
learned.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import RLock

import numpy as np
import numpy.typing as npt

from postil.engine.blocked_pairs import BlockedPairs, PhrasePair
from postil.engine.choices import Choice, phrase_choices, token_range
from postil.engine.completion import SegmentCompleter
from postil.engine.entity_rules import entity_rules
from postil.engine.events import LAYERS, EventId, Judgement, LearningEvent, Provenance
from postil.engine.kinds.registry import open_models
from postil.engine.learned import read_learned
from postil.engine.manifest import EngineManifest
from postil.engine.models import EngineModels, damaged_engine
from postil.engine.pieces import join_pieces, pieces_around_terms
from postil.engine.pipeline import Prepared
from postil.engine.recent_searches import Recent, Searched, recent_searches, sentence_key
from postil.engine.segment_decoder import Parse, SegmentDecoder
from postil.engine.session.explanation import Explainer
from postil.engine.session.snapshot import Snapshot, restore_snapshot, take_snapshot
from postil.engine.session.state import OnlineState
from postil.engine.study import Study
from postil.engine.suggestion import Suggestion, Translation
from postil.engine.term_constraints import TermConstraints, TermRule
from postil.engine.weight_learning import LearningOptions, WeightLearning
from postil.errors import InputError
from postil.memory.composing.pieces import Link
from postil.models.word_classes import classes_path, read_word_classes
from postil.search.forest.chain import chain_forests
from postil.search.forest.mbr import minimum_risk
from postil.text.tags import TaggedText
from postil.types.progress import Progress

U32 = npt.NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class EngineOptions(LearningOptions):
    """Options of suggesting and learning; for those of weights see :class:`LearningOptions`.

    Parameters
    ----------
    candidates
        Length of the n-best list that the learner compares with the confirmed text.
    use_session
        Whether confirmed phrases are offered to the decoder.
    use_weights
        Whether confirmed segments move weights; without, an n-best list of 1 is enough.
    minimum_risk
        Length of the n-best list from which the translation of least expected loss is suggested
        (minimum Bayes risk, see :mod:`postil.search.forest.mbr`), instead of the one of highest
        score; 0 disables. Takes some 20 ms more at 100.
    entities
        Whether numbers, dates, quantities and codes are translated by rule.
    steps_back
        Whether suggestions are those of the engine as trained while what was learned makes them
        worse, see ``session.standing``.
    parse
        Parser of source sentences: from tokens to constituents (label, first word, end). None, or
        no constituents for a sentence: features of source syntax do not fire.
    """

    candidates: int = 100
    use_session: bool = True
    use_weights: bool = True
    minimum_risk: int = 0
    entities: bool = False
    steps_back: bool = True
    parse: Parse | None = None


class Engine:
    """The engine of one folder: translates segments, learns from confirmed ones, undoes.

    The folder is never written. What the engine learns is in the events that :meth:`learn` returns:
    the caller keeps them, and applies them again after opening the engine anew.

    All methods may be called from any thread. A change (learn, apply, undo, block, restore) makes a
    new version of what the engine knows, one change at a time; a suggestion is made by the version
    that was current when it began. Neither waits for the other.

    Attributes
    ----------
    folder : Path
    options : EngineOptions
    origin
        Random name of this opening of the engine, part of the identity of each event it learns: so
        events of two copies of a project are never taken for one another.
    revision
        Number that grows with each change after which suggestions may differ.
    """

    def __init__(
        self, models: EngineModels, folder: Path, options: EngineOptions | None = None
    ) -> None:
        self.folder = folder
        self.options = options or EngineOptions()
        self._models = models
        self.origin = os.urandom(8).hex()
        self.revision = 0
        self._changing = RLock()  # held by who changes what was learned
        weights = models.weights
        self._session = OnlineState(models)
        self._weight_learning = WeightLearning(
            self.options,
            models.KIND,
            weights,
            (models.source, models.target),
            self._word_classes(),
            memory=self._session.memory,
        )
        self._study = Study(
            models,
            self._weight_learning,
            self.options.candidates if self.options.use_weights else 1,
            use_session=self.options.use_session,
        )
        self._terms = TermConstraints(models)
        self._explainer = Explainer(models, self._terms)
        self._counts = models.session_counts()
        self._blocked = BlockedPairs(models, self._terms)
        self._recent = recent_searches()
        self._version = self._decoder(self._recent, use_session=self.options.use_session)
        self._trained = self._decoder(recent_searches(), use_session=False)

    @classmethod
    def open(cls, folder: Path, options: EngineOptions | None = None) -> Engine:
        """Open an engine folder, with the events that were exported with it already applied.

        Raises
        ------
        EngineError
            The folder is no engine, or it is damaged.
        """
        return cls(open_models(folder), folder, options)._begun()

    def reopened(self) -> Engine:
        """Another engine on the same models, in the state this one had when it was opened."""
        return Engine(self._models, self.folder, self.options)._begun()

    def _begun(self) -> Engine:
        try:
            self.apply_all(replace(event, layer=LAYERS[0]) for event in read_learned(self.folder))
        except (InputError, ValueError, OverflowError) as error:
            raise damaged_engine(self.folder, error) from error
        return self

    def _word_classes(self) -> tuple[dict[str, int], dict[str, int]]:
        """Word classes of both sides, by word; empty unless learning asks for them."""
        if not self.options.wants_classes:
            return {}, {}
        models, folder = self._models, self.folder
        return (
            read_word_classes(classes_path(folder, "source"), models.source.vocabulary),
            read_word_classes(classes_path(folder, "target"), models.target.vocabulary),
        )

    @property
    def manifest(self) -> EngineManifest:
        """Description of the engine, from its folder."""
        return self._models.manifest

    def suggest(
        self, source: TaggedText, alternatives: int = 0, terms: Sequence[TermRule] = ()
    ) -> Suggestion:
        """Translate a segment.

        The words between the two tags of a pair are translated together, so that the pair can
        enclose their translation as well.

        Parameters
        ----------
        source
            Its inline tags are placed in the translation.
        alternatives
            How many other translations to give at most; a segment that is too long to be decoded at
            once has none.
        terms
            Glossary terms found in the source: required, preferred or forbidden.

        Returns
        -------
        Suggestion
            Of a source without words: the source itself, with confidence 1.
        """
        return self._suggest(self._offering, source, alternatives, terms)

    def suggest_all(
        self, sources: Sequence[TaggedText], *, threads: int = 2, progress: Progress | None = None
    ) -> list[Suggestion]:
        """Translate many segments, all by the version that is current now.

        Parameters
        ----------
        threads
            To decode with; results do not depend on it.

        Returns
        -------
        list of Suggestion
            In the order of ``sources``.

        Raises
        ------
        Cancelled
            Through ``progress``.
        """
        version = self._offering
        suggest = partial(self._suggest, version, alternatives=0, terms=())
        return list(version.map(suggest, sources, threads=threads, progress=progress))

    def start_completion(
        self, source: TaggedText, terms: Sequence[TermRule] = ()
    ) -> SegmentCompleter:
        """A completer for the translation of ``source``, by the version that is current now."""
        version = self._offering
        prepared = self._models.source.prepare(source)
        if not len(prepared):
            return SegmentCompleter(self._models, prepared, None)
        terms = self._binding(prepared, terms)
        pieces = pieces_around_terms(prepared, terms)
        forest = chain_forests([version.forest(piece, terms) for piece in pieces])
        shown = version.suggested(prepared, terms) if len(pieces) == 1 else None
        return SegmentCompleter(self._models, prepared, forest, shown=shown)

    def translations(self, source: TaggedText, count: int) -> list[Translation]:
        """Up to ``count`` different translations, best first, with the values of their features;
        none of a source without words.
        """
        version = self._offering
        prepared = self._models.source.prepare(source)
        if not len(prepared):
            return []
        return [
            Translation(
                version.realise(prepared, derivation).text,
                derivation.score,
                dict(zip(derivation.forest.names, derivation.dense.tolist(), strict=True)),
            )
            for derivation in version.derivations(prepared, count)
        ]

    def choices(
        self, source: TaggedText, part: tuple[int, int], terms: Sequence[TermRule] = ()
    ) -> list[Choice]:
        """Translations of the words that characters ``[start, end)`` (``part``) of the plain source
        touch, likeliest first; empty if they touch none.
        """
        version = self._offering
        prepared = self._models.source.prepare(source)
        terms = self._binding(prepared, terms)
        for piece in pieces_around_terms(prepared, terms):
            words = token_range(piece, *part)
            if words[1]:
                best = version.derivations(piece, self.options.candidates, terms)
                texts = [(one, version.tokens(piece, one)) for one in best]
                bound = version.constraints(piece, terms)
                return phrase_choices(self._models, piece, texts, words, constraints=bound)
        return []

    def _suggest(
        self,
        version: SegmentDecoder,
        source: TaggedText,
        alternatives: int,
        terms: Sequence[TermRule],
    ) -> Suggestion:
        prepared = self._models.source.prepare(source)
        if not len(prepared):
            return Suggestion(source, 0.0, 1.0, (), ())
        terms = self._binding(prepared, terms)
        pieces = pieces_around_terms(prepared, terms)
        if len(pieces) > 1:
            found = [self._suggest_piece(version, piece, 0, terms) for piece in pieces]
            return join_pieces(pieces, found, self._models.target.tokeniser)
        return self._suggest_piece(version, prepared, alternatives, terms)

    def _binding(self, prepared: Prepared, terms: Sequence[TermRule]) -> Sequence[TermRule]:
        """The terms that bind a translation: those given, and entities where the options say so."""
        if not self.options.entities:
            return terms
        languages = self.manifest.source_language, self.manifest.target_language
        return [*terms, *entity_rules(prepared.plain, *languages)]

    def _suggest_piece(
        self,
        version: SegmentDecoder,
        prepared: Prepared,
        alternatives: int,
        terms: Sequence[TermRule],
    ) -> Suggestion:
        count = max(alternatives + 1, self.options.minimum_risk)
        derivations = version.derivations(prepared, count, terms)
        best = derivations[0]
        if self.options.minimum_risk:
            best = minimum_risk(derivations)
            derivations = [best, *(other for other in derivations if other is not best)]
        derivations = derivations[: alternatives + 1]
        realised = [version.realise(prepared, derivation) for derivation in derivations]
        texts = [one.text for one in realised]
        others = tuple(text for text in dict.fromkeys(texts[1:]) if text != texts[0])
        session = version.session
        words = self._explainer.words(prepared, best, realised[0], terms, session=session)
        sure = self._study.confidence(session, best, prepared.tokens, realised[0].tokens)[1]
        return Suggestion(
            target=texts[0],
            score=best.score,
            confidence=sure,
            alternatives=others,
            words=words,
        )

    def judge(self, source: TaggedText, target: TaggedText) -> Judgement | None:
        """How close the best translation of the current version comes to a confirmed one, measured
        as by :meth:`learn`; nothing is learned. None where one side is empty.
        """
        left, right = self._models.prepared_pair(source, target)
        if not (left.plain.strip() and right.plain.strip()):
            return None
        version = self._offering
        best = version.best(version.search(left), 1)[0]
        words = version.tokens(left, best)
        return self._study.judgement(version.session, best, left.tokens, words, right.tokens)

    def prepare_confirming(self, source: TaggedText) -> None:
        """Translate ``source`` with the engine as trained, ahead of time: learning from its
        confirmation compares with that.
        """
        if len(prepared := self._models.source.prepare(source)):
            self._trained.best_tokens(prepared)

    def block(self, pairs: Iterable[PhrasePair]) -> None:
        """Set the phrase pairs that are never used; they replace those set before."""
        with self._changing:
            self._blocked = BlockedPairs(self._models, self._terms, pairs)
            self._version = self._version.blocking(self._blocked)
            self._trained = self._trained.blocking(self._blocked)
            self.revision += 1

    def align(self, source: str, target: str) -> list[Link]:
        """Word alignment of two plain texts, as pairs of character spans."""
        return self._models.linked(source, target)

    def fluency(self, target: str) -> float:
        """Mean log probability (natural) of the words of a plain target text, by the language
        model as trained.
        """
        return self._models.fluency(target)

    def learn(
        self,
        source: TaggedText,
        target: TaggedText,
        provenance: Provenance,
        layer: str = LAYERS[-1],
        *,
        decode: bool = True,
    ) -> LearningEvent:
        """Learn from a confirmed segment: phrases, n-grams, word links, weights and confidence.

        Parameters
        ----------
        source, target
            The segment as confirmed.
        provenance
            Document, segment, translator and time, for the explanation of later suggestions.
        layer
            Whose translation it is, one of ``events.LAYERS``.
        decode
            Whether to translate the source first, to compare with what was confirmed. Without,
            weights and confidence learn nothing: for many segments at once, as of a memory.

        Returns
        -------
        LearningEvent
            Already applied; keep it to :meth:`undo` it or to :meth:`apply` it to the engine opened
            anew.
        """
        with self._changing:
            event = self.study(source, target, provenance, layer, decode=decode)
            event = replace(event, id=EventId(self.origin, event.number))
            self.apply(event)
            self._recent.clear()  # who learns so never asks for what was suggested before
            return event

    def study(
        self,
        source: TaggedText,
        target: TaggedText,
        provenance: Provenance,
        layer: str = LAYERS[-1],
        *,
        decode: bool = True,
        as_offered: bool = False,
    ) -> LearningEvent:
        """The event that :meth:`learn` would apply, without an identity; nothing is learned.

        This waits for no other thread, unless weights are learned from the whole document, and
        events may be applied in another order than they were made in. A pair that the engine was
        trained on has phrases to remember, but is no evidence: it is not translated to compare, so
        that neither weights nor the confidence learn from it.

        Parameters
        ----------
        as_offered
            Compare with the last suggestion for ``source``, if its search is still kept, whatever
            was learned since; saves a search.
        """
        left, right = self._models.prepared_pair(source, target)
        with self._changing if self._weight_learning.sees_document else nullcontext():
            version, offered = self._version, None
            trained_on = self._models.was_trained_on(source.plain, target.plain)
            if decode and not trained_on and left.plain.strip():
                offered = self._offered(left, version) if as_offered else version.searched(left)
            number, pair = self._session.next_number, (left, right)
            return self._study.event(
                version, self._trained, offered, pair, provenance,
                number=number, layer=layer, trained_on=trained_on,
            )  # fmt: skip

    def _offered(self, prepared: Prepared, version: SegmentDecoder) -> Searched:
        """The search of the last suggestion for a sentence; a new one by ``version`` where that is
        not kept any more, or was confirmed since.
        """
        key = sentence_key(prepared, ())
        found = self._recent.find(key) or version.searched(prepared)
        self._recent.drop(key)
        return found

    def apply(self, event: LearningEvent) -> None:
        """Apply an event that was learned before, as when a project is opened.

        Raises
        ------
        ValueError
            It is applied already, or its parts do not fit together.
        """
        with self._changing:
            self._apply(event)
            self._publish()

    def _apply(self, event: LearningEvent) -> None:
        self._session.apply(event)
        if self._counts is not None and event.source:
            self._counts.add(*self._ids(event))

    def apply_all(self, events: Iterable[LearningEvent]) -> None:
        """Apply many events, quicker than one by one; those before one that fails stay applied."""
        with self._changing:
            try:
                for event in events:
                    self._apply(event)
            finally:
                self._publish()

    @property
    def next_number(self) -> int:
        """Number of the next event."""
        with self._changing:
            return self._session.next_number

    def reserve(self, number: int) -> None:
        """Give no new event ``number`` or a lower one: an event that is not applied now has it."""
        with self._changing:
            self._session.reserve(number)

    def undo(self, event: LearningEvent) -> None:
        """Undo an event exactly, whatever was learned after it.

        Raises
        ------
        ValueError
            It is not applied.
        """
        with self._changing:
            self._session.undo(event)
            if self._counts is not None and event.source:
                self._counts.remove(*self._ids(event))
            self._publish()

    @property
    def uses_learned(self) -> bool:
        """Whether suggestions use what was learned; they do not while it makes them worse, see
        :mod:`postil.engine.session.standing`.
        """
        return self._version.session.helps

    @property
    def _offering(self) -> SegmentDecoder:
        """Decoder of suggestions."""
        version = self._version
        return version if version.session.helps else self._trained.knowing(version.session)

    def _decoder(self, recent: Recent[Searched], *, use_session: bool) -> SegmentDecoder:
        """A decoder for what is known now: a new version."""
        now = self._session.sparse, self._session.trust.factors, self._session.length.change
        weights = self._weight_learning.dense_weights(*now)
        session = self._session.version(weights, steps_back=self.options.steps_back)
        return SegmentDecoder(
            self._models,
            session,
            weights,
            self._weight_learning.scorer(session.sparse, session.factors),
            None if self._counts is None else self._counts.copy(),
            endings=self._weight_learning.endings(session),
            blocked=self._blocked,
            use_session=use_session,
            recent=recent,
            parse=self.options.parse,
        )

    def _publish(self) -> None:
        """Make what is known now the version that suggestions read from now on."""
        version = self._decoder(self._recent, use_session=self.options.use_session)
        self._version = version.in_place_of(self._version)
        self.revision += 1

    def state(self) -> tuple[object, ...]:
        """Everything learned; equal for equal histories (for tests and audits)."""
        with self._changing:
            counts = self._counts.dump() if self._counts is not None else ()
            return *self._session.state(), counts

    @property
    def learned_bytes(self) -> int:
        """Bytes that learned phrases, n-grams and word translations take in memory."""
        return self._session.bytes

    def snapshot(self) -> Snapshot:
        """A copy of everything learned, for :meth:`restore`; quick."""
        with self._changing:
            return take_snapshot(self._models, self._session, self._counts)

    def restore(self, snapshot: Snapshot) -> None:
        """Put the state of a snapshot in place of what was learned so far.

        Raises
        ------
        EngineError
            The snapshot is of another engine or of another build of Postil, or it is damaged.
        """
        with self._changing:
            restore_snapshot(snapshot, self._models, self._session, self._counts)
            self._recent.clear()
            self._publish()

    def _ids(self, event: LearningEvent) -> tuple[U32, U32]:
        """Token ids of both sides of a confirmed segment; new words get theirs."""
        models = self._models
        return models.source.learn_words(event.source), models.target.learn_words(event.target)
