"""Dense weights from merged n-best lists, one sentence after another, by four rules.

cost-margin, perceptron
    Relevant-set training with every candidate found so far (Tillmann & Zhang, tables II and III):
    the weights begin at zero, and the best candidate of a sentence has to lead the others.
expected-bleu
    Gradient ascent on the BLEU to be expected of a candidate drawn by its score (Gao & He 2013,
    3.2).
large-margin
    Hope has to lead all others by as much as it is better (Chiang et al. 2009, 3.3).

Columns are divided by their spread, so that one step suits them all. The weights of a pass are the
average over all its visits and those before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from postil.learning.margin_dual import solve_margins
from postil.metrics.bleu import background_gains, bleu_smooth, corpus_bleu
from postil.training.tuning.pools import Candidates, Pool
from postil.types.progress import Progress

F32 = npt.NDArray[np.float32]
F64 = npt.NDArray[np.float64]
Rule = Literal["cost-margin", "perceptron", "expected-bleu", "large-margin"]
# Scores count this many times, as weights that add up to 1 in absolute value make all candidates
# nearly equal. Of no effect where the weights begin at zero.
SCALE = 10.0
BETWEEN_CHECKS = 256  # sentences visited, some 10 ms, between two looks at Cancel
EACH = 10  # candidates of large margins by score, by hope and by fear
DECAY = 0.999  # share of the document so far that is kept after each sentence


@dataclass(frozen=True, slots=True)
class PassOptions:
    """Settings of the passes.

    Parameters
    ----------
    passes
        Over the tuning set, per decoding round.
    rate
        η, or C of large margins; 0: that of the rule in ``RATES``.
    seed
        Order of the sentences.
    """

    passes: int = 40
    rate: float = 0.0
    seed: int = 1


def sentence_passes(
    rule: Rule,
    pools: Sequence[Pool],
    weights: F64,
    tuned: npt.NDArray[np.bool_],
    options: PassOptions,
    *,
    progress: Progress | None = None,
) -> tuple[F64, float]:
    """Weights with the best corpus BLEU on the pools among those after each pass.

    Parameters
    ----------
    rule
        Update of the weights by one sentence.
    weights : shape (columns,)
        To begin with.
    tuned : shape (columns,)
        Which of them may move.

    Returns
    -------
    weights, bleu
        Averaged over a pass, shape (columns,), and their BLEU in [0, 1].

    Raises
    ------
    Cancelled
        Through ``progress``.
    """
    progress = progress or Progress()
    best = np.array(weights, dtype=np.float64)
    candidates = Candidates.of(pools, best, tuned)
    several = np.flatnonzero(np.diff(candidates.offsets) > 1)
    if not (several.size and tuned.any()):
        return best, corpus_bleu(candidates.best_statistics(best[tuned]))
    passes = _Passes(rule, candidates, best[tuned], options)
    generator = np.random.default_rng(options.seed)
    best_bleu = -1.0
    for _ in progress.track(range(options.passes), options.passes):
        order = several[generator.permutation(len(several))]
        for first in range(0, len(order), BETWEEN_CHECKS):
            for sentence in order[first : first + BETWEEN_CHECKS].tolist():
                passes.visit(sentence)
            progress.check()
        average = passes.average()
        bleu = corpus_bleu(candidates.best_statistics(average))
        if bleu > best_bleu:
            best[tuned], best_bleu = average, bleu
    return best, best_bleu


class _Passes:
    """Weights of columns divided by their spread, and what visiting sentences needs."""

    def __init__(
        self, rule: Rule, candidates: Candidates, start: F64, options: PassOptions
    ) -> None:
        spread = _deviations(candidates)
        self.spread = np.where(spread > 0, spread, 1.0)
        self.features: F32 = np.ascontiguousarray(
            (candidates.features / self.spread[:, None].astype(np.float32)).T
        )
        self.candidates = candidates
        self.rate = options.rate or RATES[rule]
        self.rule = RULES[rule]
        self.weights: F64 = (0.0 if rule in FROM_ZERO else SCALE) * start * self.spread
        self.total = np.zeros(len(start))
        self.visits = 0
        self.background = np.ones(10)
        self.quality = bleu_smooth(candidates.statistics)

    def visit(self, sentence: int) -> None:
        """One update."""
        first, last = self.candidates.offsets[sentence : sentence + 2].tolist()
        rows = self.features[first:last]
        scores = SCALE * self.candidates.fixed[first:last] + rows @ self.weights
        pulls = self.rule(self, rows, scores, slice(first, last))
        if pulls is not None:
            self.weights += pulls @ rows
        self.total += self.weights
        self.visits += 1

    def average(self) -> F64:
        """Mean of the weights after each visit, of the columns as they are."""
        mean: F64 = self.total / max(1, self.visits) / self.spread / SCALE
        return mean

    # -- how much each candidate pulls: its features times this are added to the weights

    def cost_margin(self, rows: F32, scores: F64, here: slice) -> F64 | None:
        """Equation 7 of Tillmann & Zhang, with the best candidate as the one truth, against the
        alternative that violates most; no step goes past the margin.
        """
        quality = self.quality[here]
        truth = int(np.lexsort((scores, quality))[-1])
        costs = quality[truth] - quality
        missing = np.maximum(0.0, 1.0 - (scores[truth] - scores))
        rival = int((costs * missing).argmax())
        if costs[rival] * missing[rival] <= 0:
            return None
        difference = rows[truth].astype(np.float64) - rows[rival]
        size = float(difference @ difference)
        if size == 0.0:
            return None
        return _pair(
            len(scores), truth, rival, min(self.rate * costs[rival], 1 / size) * missing[rival]
        )

    def perceptron(self, _rows: F32, scores: F64, here: slice) -> F64 | None:
        """Table III of Tillmann & Zhang with one truth; of equal scores that of least quality."""
        quality = self.quality[here]
        truth = int(quality.argmax())
        shown = int(np.lexsort((-quality, scores))[-1])
        if quality[truth] <= quality[shown]:
            return None
        return _pair(len(scores), truth, shown, self.rate)

    def expected_bleu(self, _rows: F32, scores: F64, here: slice) -> F64 | None:
        """Equation 13 of Gao & He."""
        quality = self.quality[here]
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        pulls: F64 = self.rate * shares * (quality - shares @ quality)
        return pulls

    def large_margin(self, rows: F32, scores: F64, here: slice) -> F64 | None:
        """The update of ``learning.hope_fear`` with BLEU on top of the document so far."""
        statistics = self.candidates.statistics[here]
        quality = background_gains(statistics, self.background)
        shown = int(scores.argmax())
        self.background = DECAY * (self.background + statistics[shown])
        hope = int((scores + quality).argmax())
        orders = (scores, scores + quality, scores - quality)
        some = {row for order in orders for row in np.argsort(-order)[:EACH].tolist()}
        rivals = np.array(sorted(some - {hope}))
        violations = (quality[hope] - quality[rivals]) - (scores[hope] - scores[rivals])
        if not len(rivals) or not (violations > 0).any():
            return None
        used = np.append(rivals, hope)
        chosen = rows[used].astype(np.float64)
        places = np.arange(len(rivals))
        alphas = solve_margins(
            chosen @ chosen.T, np.full(len(rivals), len(rivals)), places, violations, self.rate
        )
        pulls = np.zeros(len(scores))
        pulls[rivals] = -alphas
        pulls[hope] = alphas.sum()
        return pulls


def _pair(count: int, better: int, worse: int, step: float) -> F64:
    pulls = np.zeros(count)
    pulls[better], pulls[worse] = step, -step
    return pulls


def _deviations(candidates: Candidates) -> F64:
    """Root mean square of each column around its mean in the sentence, shape (d,)."""
    starts, counts = candidates.offsets[:-1], np.diff(candidates.offsets)
    result = np.empty(len(candidates.features))
    for number, column in enumerate(candidates.features):
        values = column.astype(np.float64)
        means = np.add.reduceat(values, starts) / counts
        result[number] = np.sqrt(np.mean((values - np.repeat(means, counts)) ** 2))
    return result


RULES: dict[Rule, Callable[[_Passes, F32, F64, slice], F64 | None]] = {
    "cost-margin": _Passes.cost_margin,
    "perceptron": _Passes.perceptron,
    "expected-bleu": _Passes.expected_bleu,
    "large-margin": _Passes.large_margin,
}
FROM_ZERO = ("cost-margin", "perceptron")
RATES: dict[Rule, float] = {
    "cost-margin": 0.01,
    "perceptron": 0.01,
    "expected-bleu": 0.3,
    "large-margin": 0.1,
}
