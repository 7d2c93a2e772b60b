"""Learning of the weights of features from a confirmed segment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.dense_learning import DenseLearning
from postil.engine.ending_learning import EndingLearning, EndingOrder, EndingRows
from postil.engine.kinds.declared import EngineKind
from postil.engine.pipeline import Side
from postil.engine.session.trust import PARTS, evidence_of
from postil.engine.session.version import SessionVersion
from postil.features.index import record_words
from postil.features.layout import FeatureLayout
from postil.features.sets import ENTRIES, PHRASES, WORDS, feature_set
from postil.features.templates import TEMPLATES
from postil.features.weights import SparseWeights, from_fixed, to_fixed
from postil.features.word_forms import WordForms
from postil.learning.candidates import CandidateSet
from postil.learning.memory import LearnerMemory, OracleCandidate, Trace
from postil.learning.registry import make_learner
from postil.metrics.document import DocumentStatistics, SentenceRecord
from postil.metrics.sentence import Judged, SentenceMetric
from postil.search.forest.hypergraph import PASS_THROUGH, Derivation
from postil.search.sparse.fired_features import fired_rows, records_of
from postil.search.sparse.learned_scorer import LearnedScorer
from postil.search.sparse.rule_scorer import BASE_FEATURES
from postil.text.vocabulary import Vocabulary

U32 = npt.NDArray[np.uint32]
F64 = npt.NDArray[np.float64]
NO_WORD = 0x7FFFFFFF  # target id of a copied word that the confirmed text does not hold
SHOWN_WEIGHTS = 12
SCALED = {TEMPLATES.index(name) + 1 for name in (ENTRIES, PHRASES, WORDS)}


@dataclass(frozen=True, slots=True)
class LearningOptions:
    """Options of learning weights.

    Parameters
    ----------
    learner, learner_options
        One of ``learning.registry.LEARNERS``, and settings of it.
    features
        What is learned about: one of ``features.sets.FEATURE_SETS``.
    metric
        Sentence-level quality of candidates, see ``SentenceMetric.parse``.
    average
        Suggest with the mean of all past weights, update the current ones. Off: on the few hundred
        segments of a document the mean lags behind, and was worth half as much or less.
    dense_rate
        The largest step of the weights of dense features, see :mod:`postil.engine.dense_learning`;
        0 leaves them as they were trained.
    ending_rate
        The largest change of the weight of two endings by one segment, see
        :mod:`postil.engine.ending_learning`; 0 learns none.
    """

    learner: str = "mira"
    learner_options: Mapping[str, Any] = field(default_factory=dict)
    features: str = "entries-one"
    metric: str = "bleu_smooth:0.75,1-ter:0.25"
    average: bool = False
    dense_rate: float = 0.0006
    ending_rate: float = 0.03

    @property
    def wants_classes(self) -> bool:
        """Whether the features use word classes."""
        return "class" in feature_set(self.features).forms


@dataclass(frozen=True, slots=True)
class LearnedWeight:
    """A feature that became better (``gain`` above 0) or worse, in words of both languages."""

    source: tuple[str, ...]
    target: tuple[str, ...]
    gain: float


@dataclass(frozen=True, slots=True)
class WeightUpdate:
    """Change of weights: keys, fixed-point deltas, those that moved most; what is remembered;
    evidence of how much what was learned should count, see ``events.Evidence``; pairs of endings
    of the candidates, if there are any.
    """

    keys: npt.NDArray[np.uint64]
    deltas: npt.NDArray[np.int64]
    most: tuple[LearnedWeight, ...] = ()
    trace: Trace | None = None
    trust: tuple[int, ...] = ()
    endings: EndingRows | None = None

    @classmethod
    def empty(cls) -> WeightUpdate:
        return cls(np.empty(0, dtype=np.uint64), np.empty(0, dtype=np.int64))


class WeightLearning:
    """Features whose weights are learned, and how; from any thread, unless the document counts.

    Parameters
    ----------
    options
        Names of feature set, learner and metric.
    kind
        Of the engine: the features of its decoder.
    weights
        Of the dense ones, shape (columns,).
    source, target
        Sides of the engine.
    classes
        Numbers of the word classes of both sides; empty where there are none.
    memory
        Of the learner; changed by events only.
    """

    def __init__(
        self,
        options: LearningOptions,
        kind: EngineKind,
        weights: npt.NDArray[np.float32],
        sides: tuple[Side, Side],
        classes: tuple[Mapping[str, int], Mapping[str, int]],
        *,
        memory: LearnerMemory,
    ) -> None:
        self._learner = make_learner(options.learner, options.learner_options)
        self._metric = SentenceMetric.parse(options.metric)
        self._features = feature_set(options.features)
        self._source, self._target = sides
        kinds = self._features.forms
        self._forms = (
            WordForms(self._source.vocabulary, kinds, classes[0]),
            WordForms(self._target.vocabulary, kinds, classes[1]),
        )
        self._memory = memory
        self._base = base_weights(kind.features, weights)
        self._reach = kind.sparse
        self._average = options.average
        # that finds which features fire
        self._scorer = self.scorer(SparseWeights(), np.ones(len(PARTS)))
        self._dense = DenseLearning(kind.features, weights, options.dense_rate)
        self._endings = EndingLearning(self._target.vocabulary, options.ending_rate)

    @property
    def sees_document(self) -> bool:
        """Whether what is learned of a segment depends on all those before."""
        return self._metric.sees_document

    def scorer(self, sparse: SparseWeights, factors: F64) -> LearnedScorer:
        """Scores of rules by learned weights, which count as much as they have earned: ``factors``
        of ``trust.PARTS``.
        """
        scorer = LearnedScorer(
            sparse,
            self._base,
            self._features,
            *self._forms,
            average=self._average,
            reach=self._reach,
        )
        scorer.set_factor(factors[1])
        return scorer

    def endings(self, session: SessionVersion) -> EndingOrder:
        """Order of the best candidates by what a session knows."""
        return self._endings.order(session.sparse)

    def dense_weights(
        self, sparse: SparseWeights, factors: F64, longer: float
    ) -> npt.NDArray[np.float32]:
        """The weights of dense features, shape (columns,); see :meth:`scorer`."""
        return self._dense.weights(sparse, factors, longer)

    def update(
        self,
        derivations: Sequence[Derivation],
        source_tokens: Sequence[str],
        target_tokens: Sequence[str],
        session: SessionVersion,
    ) -> WeightUpdate:
        """Let the learner compare what the engine offers with what was confirmed; ``session``: what
        it knew when it did.
        """
        if not derivations:
            return WeightUpdate.empty()
        sentence = sentence_key(source_tokens, target_tokens)
        oracles = self._memory.oracles(sentence)
        judged = self._judged(derivations, source_tokens, target_tokens, sentence, oracles)
        columns, indptr, indices, values = fired_rows(self._scorer, derivations)
        scores = np.array([derivation.score for derivation in derivations])
        offered = CandidateSet(columns, indptr, indices, values, scores, scores)
        sparse, factors = session.sparse, session.factors
        learned = offered.dots(sparse.get(columns, average=self._average))
        base = np.append(scores - factors[1] * learned, [item.base for item in oracles])
        quality = self._metric.quality(judged)
        candidates = offered.with_rows(
            [(item.keys, item.values) for item in oracles], base, quality
        )
        current = sparse.get(candidates.columns)
        candidates.scores[:] = base + candidates.dots(current)
        delta = self._learner.learn(candidates, current)
        deltas = to_fixed(delta.values)
        features, own = self._dense.values(derivations), quality[: len(derivations)]
        contributions = self._dense.contributions(features, sparse, factors)
        contributions[:, 1] += learned
        dense = self._dense.update(features, scores, own, len(target_tokens))
        rows = self._endings.rows(derivations, source_tokens)
        shown = scores + rows.dots(sparse.get(rows.keys))
        endings = self._endings.update(rows, shown, own, len(target_tokens))

        def words(row: int) -> tuple[str, ...]:
            if row >= candidates.offered:
                return oracles[row - candidates.offered].words
            return _words(derivations[row], source_tokens, self._target.vocabulary)

        return WeightUpdate(
            np.concatenate([delta.keys, dense[0], endings[0]]),
            np.concatenate([deltas, dense[1], endings[1]]),
            self._most(delta.keys, deltas, derivations, offered),
            self._trace(candidates, judged, base, words),
            evidence_of(scores, contributions, factors, own),
            rows,
        )

    def _judged(
        self,
        derivations: Sequence[Derivation],
        source_tokens: Sequence[str],
        target_tokens: Sequence[str],
        sentence: int,
        oracles: Sequence[OracleCandidate],
    ) -> Judged:
        """The new candidates and those remembered, against what was confirmed."""
        vocabulary = self._target.vocabulary
        remembered = [
            np.array([vocabulary.id(word) or NO_WORD for word in item.words], dtype=np.uint32)
            for item in oracles
        ]
        return Judged(
            [*_outputs(derivations, source_tokens, vocabulary), *remembered],
            [self._target.learn_words(target_tokens)],
            len(source_tokens),
            sentence,
            self._memory.document if self._metric.sees_document else DocumentStatistics(),
        )

    def _most(
        self,
        keys: npt.NDArray[np.uint64],
        deltas: npt.NDArray[np.int64],
        derivations: Sequence[Derivation],
        offered: CandidateSet,
    ) -> tuple[LearnedWeight, ...]:
        """The features whose weights moved most, in words; ``offered``: rows of the derivations."""
        order = np.argsort(-np.abs(deltas), kind="stable")[:SHOWN_WEIGHTS]
        wanted = {int(keys[k]): float(from_fixed(deltas[k])) for k in order}
        found: dict[int, LearnedWeight] = {}
        rows = [derivations[row] for row in offered.first_rows(keys[order])]
        for key, record in records_of(self._scorer, rows, wanted).items():
            left, right = record_words(record, *self._forms)
            # Base translation scores are logarithms: where they are the value, a lower weight
            # makes a pair cheaper.
            scaled = self._features.scaled and int(record[0]) in SCALED
            found[key] = LearnedWeight(left, right, -wanted[key] if scaled else wanted[key])
        return tuple(found[key] for key in wanted if key in found)

    def _trace(
        self,
        candidates: CandidateSet,
        judged: Judged,
        base: F64,
        words: Callable[[int], tuple[str, ...]],
    ) -> Trace | None:
        """Trace for the learner and the metric to find again; ``words``: those of a candidate."""
        if not self._learner.oracles and not self._metric.sees_document:
            return None
        best = candidates.best(max(1, self._learner.oracles))
        statistics = judged.statistics
        record = SentenceRecord(
            judged.sentence,
            tuple(statistics[best[0]].tolist()),
            tuple(statistics[candidates.shown()].tolist()),
            judged.source_length,
        )
        oracles = []
        for row in best[: self._learner.oracles]:
            start, end = candidates.indptr[row], candidates.indptr[row + 1]
            keys = candidates.columns[candidates.indices[start:end]]
            values = candidates.values[start:end].copy()
            oracles.append(OracleCandidate(keys, values, float(base[row]), words(row)))
        return Trace(record, tuple(oracles))


def sentence_key(source: Sequence[str], target: Sequence[str]) -> int:
    """64-bit key of a sentence pair, the same in every session."""
    text = "\n".join((*source, "", *target))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")


def _words(
    derivation: Derivation, source_tokens: Sequence[str], vocabulary: Vocabulary
) -> tuple[str, ...]:
    """Target tokens; copied words as they stand in the source."""
    return tuple(
        source_tokens[token - PASS_THROUGH] if token >= PASS_THROUGH else vocabulary.token(token)
        for token in derivation.tokens.tolist()
    )


def _outputs(
    derivations: Sequence[Derivation], source_tokens: Sequence[str], vocabulary: Vocabulary
) -> list[U32]:
    """Target ids of each candidate; copied words as the target vocabulary has them."""
    outputs = [derivation.tokens for derivation in derivations]
    tokens = np.concatenate(outputs)
    passed = tokens >= PASS_THROUGH
    if not passed.any():
        return outputs
    ids = [vocabulary.id(token) or NO_WORD for token in source_tokens]
    tokens[passed] = np.array(ids, dtype=np.uint32)[tokens[passed] - PASS_THROUGH]
    ends = np.cumsum([len(output) for output in outputs]).tolist()
    return [tokens[end - len(output) : end] for output, end in zip(outputs, ends, strict=True)]


def base_weights(
    features: FeatureLayout, weights: npt.NDArray[np.float32]
) -> npt.NDArray[np.float32]:
    """Weights of the translation scores of a phrase pair, (4,); 0 where a decoder has none."""
    named = features.named(weights)
    return np.array([named.get(name, 0.0) for name in BASE_FEATURES], dtype=np.float32)
