"""How a confirmed segment moves the weights of features."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from postil.engine.events import Phrase
from postil.features.weights import SparseWeights, to_fixed
from postil.learning.candidates import CandidateSet
from postil.learning.learner import Learner
from postil.learning.memory import LearnerMemory, Oracle, Trace
from postil.metrics.document import SentenceRecord
from postil.metrics.sentence import Judged, SentenceMetric
from postil.search.entry_scorer import EntryScorer, entry_key
from postil.search.forest import PASS_THROUGH, Derivation
from postil.text.vocabulary import Vocabulary

U32 = npt.NDArray[np.uint32]
F64 = npt.NDArray[np.float64]
NO_WORD = 0x7FFFFFFF  # target id of a copied word that the confirmed text does not hold


@dataclass(frozen=True, slots=True)
class WeightUpdate:
    """Change of weights: keys, fixed-point deltas, what the keys stand for, and what the learner
    wants to remember.
    """

    keys: npt.NDArray[np.uint64]
    deltas: npt.NDArray[np.int64]
    pairs: dict[int, tuple[Phrase, Phrase]]
    trace: Trace | None = None


class WeightLearning:
    """A learner, the metric it learns by, and where weights and memory are kept."""

    def __init__(
        self,
        learner: Learner,
        metric: SentenceMetric,
        sparse: SparseWeights,
        memory: LearnerMemory,
        scorer: EntryScorer,
    ) -> None:
        self._learner = learner
        self._metric = metric
        self._sparse = sparse
        self._memory = memory
        self._scorer = scorer

    def update(
        self,
        derivations: Sequence[Derivation],
        source_tokens: Sequence[str],
        target_tokens: Sequence[str],
        vocabulary: Vocabulary,
    ) -> WeightUpdate:
        """Let the learner compare what the engine offers with what was confirmed.

        Parameters
        ----------
        vocabulary
            Of the target; holds all of ``target_tokens``.
        """
        if not derivations:
            return WeightUpdate(np.empty(0, dtype=np.uint64), np.empty(0, dtype=np.int64), {})
        sentence = sentence_key(source_tokens, target_tokens)
        rows, pairs = self._rows(derivations, source_tokens, vocabulary)
        oracles = self._memory.oracles(sentence)
        rows.extend(
            dict(zip(item.keys.tolist(), item.values.tolist(), strict=True)) for item in oracles
        )
        judged = Judged(
            [
                *_outputs(derivations, source_tokens, vocabulary),
                *(
                    np.array([vocabulary.id(word) or NO_WORD for word in item.words], np.uint32)
                    for item in oracles
                ),
            ],
            [vocabulary.encode(target_tokens)],
            len(source_tokens),
            sentence,
            self._memory.document,
        )
        quality = self._metric.quality(judged)
        candidates = CandidateSet.build(rows, np.zeros(len(rows)), quality, len(oracles))
        weights = self._sparse.get(candidates.columns)
        averaged = self._sparse.get(candidates.columns, average=True)
        base = np.array(
            [*(derivation.score for derivation in derivations), *(item.base for item in oracles)]
        )
        base[: candidates.offered] -= candidates.dots(averaged)[: candidates.offered]
        candidates.scores[:] = base + candidates.dots(weights)
        delta = self._learner.learn(candidates, weights)

        def words(row: int) -> tuple[str, ...]:
            if row >= candidates.offered:
                return oracles[row - candidates.offered].words
            return _words(derivations[row], source_tokens, vocabulary)

        return WeightUpdate(
            delta.keys,
            to_fixed(delta.values),
            {int(key): pairs[int(key)] for key in delta.keys if int(key) in pairs},
            self._trace(candidates, judged, base, words),
        )

    def _rows(
        self,
        derivations: Sequence[Derivation],
        source_tokens: Sequence[str],
        vocabulary: Vocabulary,
    ) -> tuple[list[dict[int, float]], dict[int, tuple[Phrase, Phrase]]]:
        rows: list[dict[int, float]] = []
        pairs: dict[int, tuple[Phrase, Phrase]] = {}
        for derivation in derivations:
            row: dict[int, float] = {}
            for rule, start, end, dense in _steps(derivation):
                target = derivation.forest.rules.tokens(rule)
                if not len(target) or (target >= PASS_THROUGH).any():
                    continue
                key = entry_key(derivation.forest.source[start:end], target)
                row[key] = row.get(key, 0.0) + self._scorer.value(dense)
                if key not in pairs:
                    words = vocabulary.decode(target.tolist())
                    pairs[key] = (tuple(source_tokens[start:end]), tuple(words))
            rows.append(row)
        return rows, pairs

    def _trace(
        self,
        candidates: CandidateSet,
        judged: Judged,
        base: F64,
        words: Callable[[int], tuple[str, ...]],
    ) -> Trace | None:
        """What learner and metric want to find again; ``words``: those of a candidate."""
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
            oracles.append(Oracle(keys, values, float(base[row]), words(row)))
        return Trace(record, tuple(oracles))


def sentence_key(source: Sequence[str], target: Sequence[str]) -> int:
    """64-bit key of a sentence pair, the same in every session."""
    text = "\n".join((*source, "", *target))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")


def _steps(derivation: Derivation) -> Iterable[tuple[int, int, int, npt.NDArray[np.float32]]]:
    """(rule, source start, source end, dense values of the step)."""
    forest = derivation.forest
    for edge in derivation.edges.tolist():
        rule = int(forest.rule[edge])
        if rule < len(forest.rules):
            start, end = forest.span[edge].tolist()
            yield rule, start, end, forest.dense[edge]


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
    copies = np.array([vocabulary.id(token) or NO_WORD for token in source_tokens], dtype=np.uint32)
    outputs = []
    for derivation in derivations:
        tokens = derivation.tokens.copy()
        passed = tokens >= PASS_THROUGH
        tokens[passed] = copies[tokens[passed] - PASS_THROUGH]
        outputs.append(tokens)
    return outputs
