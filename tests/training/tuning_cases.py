"""Small tuning problems, and the tuners' formulas in plain Python."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from postil.metrics.bleu import corpus_bleu
from postil.search.forest.hypergraph import PASS_THROUGH
from postil.search.phrase.features import PHRASE_FEATURES
from postil.training.tuning.loop import TuningSet
from postil.training.tuning.pools import Pool
from postil.training.tuning.sentence_passes import SCALE
from postil.types.progress import Progress

DENSE = len(PHRASE_FEATURES)


def random_pools(seed: int, *, sentences: int = 30, dimensions: int = 4, most: int = 25):
    """Pools whose features say a little about how good a candidate is; sizes differ, some are 0."""
    generator = np.random.default_rng(seed)
    truth = generator.normal(size=dimensions)
    pools = []
    for number in range(sentences):
        pool = Pool([], DENSE)
        size = number % 3 if number < 3 else int(generator.integers(2, most))
        pool.features = generator.normal(size=(size, dimensions)).astype(np.float32)
        length = generator.integers(6, 15, size=size)
        closeness = 1 / (1 + np.exp(-(pool.features @ truth) - generator.normal(size=size)))
        pool.statistics = np.zeros((size, 10), dtype=np.int32)
        for n in range(4):
            pool.statistics[:, 4 + n] = length - n
            pool.statistics[:, n] = np.floor(closeness ** (n + 1) * (length - n))
        pool.statistics[:, 8] = length
        pool.statistics[:, 9] = 10
        pools.append(pool)
    return pools


def naive_bleu(pools, weights) -> float:
    """Corpus BLEU of the best candidates."""
    total = np.zeros(10)
    for pool in pools:
        if len(pool):
            total += pool.statistics[int((pool.features.astype(np.float64) @ weights).argmax())]
    return corpus_bleu(total)


def naive_mira(pools, weights, tuned, options):
    """The mean of what batch MIRA comes to with sentences in so many random orders."""
    seeds = range(options.seed, options.seed + options.orders)
    mean = np.mean([naive_order(pools, weights, tuned, options, seed) for seed in seeds], axis=0)
    return mean, naive_bleu(pools, mean)


def naive_order(pools, weights, tuned, options, seed):
    """Batch MIRA sentence by sentence (Cherry & Foster 2012, algorithm 1)."""
    usable = [pool for pool in pools if len(pool) > 1]
    w, total, count, background = weights.copy(), np.zeros_like(weights), 0, np.ones(10)
    best, best_bleu = weights.copy(), -1.0
    generator = np.random.default_rng(seed)
    for _ in range(options.epochs):
        for index in generator.permutation(len(usable)):
            features = usable[index].features.astype(np.float64)
            statistics = usable[index].statistics.astype(np.float64)
            document = statistics + background
            precision = np.log(document[:, :4] / document[:, 4:8]).mean(axis=1)
            brevity = np.minimum(0, 1 - document[:, 9] / document[:, 8])
            gains = np.exp(precision + brevity) * document[:, 9]
            scores = features @ w
            hope, fear = (scores + gains).argmax(), (scores - gains).argmax()
            shown = scores.argmax()
            difference = np.where(tuned, features[hope] - features[fear], 0.0)
            loss = gains[hope] - gains[fear] - (scores[hope] - scores[fear])
            if gains[hope] > gains[fear] and loss > 0 and difference.any():
                step = min(options.aggressiveness, loss / (difference @ difference))
                w = w + step * difference
            background = options.decay * (background + statistics[shown])
            total += w
            count += 1
        bleu = naive_bleu(pools, total / count)
        if bleu > best_bleu:
            best, best_bleu = total / count, bleu
    return best


class ToyTranslator:
    """Stands for a ``Translator``: every sentence has a fixed list of candidates to choose from.

    Source i is ``[i]``. ``calls`` counts decoded sentences; the one numbered ``fail_at`` raises
    ``KeyboardInterrupt``, as if the process were stopped.
    """

    def __init__(self, seed: int = 1, sentences: int = 12, candidates: int = 40) -> None:
        generator = np.random.default_rng(seed)
        self.features, self.tuned = PHRASE_FEATURES, PHRASE_FEATURES.tuned
        self.weights = np.full(DENSE, 0.1, dtype=np.float32)
        self.calls, self.fail_at = 0, -1
        self.references = [
            generator.integers(3, 9, size=9).astype(np.uint32) for _ in range(sentences)
        ]
        self.lists = []
        truth = generator.normal(size=DENSE)
        for reference in self.references:
            made = []
            for _ in range(candidates):
                wrong = generator.random(9) < generator.random()
                tokens = np.where(wrong, generator.integers(3, 9, size=9), reference)
                tokens = tokens[: int(generator.integers(6, 10))].astype(np.uint32)
                features = generator.normal(size=DENSE) + truth * (0.5 - wrong.mean())
                made.append((tokens, features))
            made[0][0][-1] = PASS_THROUGH  # copies the source word, whose target id is 7
            self.lists.append(made)

    def described(self) -> tuple[tuple[object, ...], list[Path]]:
        return ("toy",), []

    def tuning_set(self, *, references: int = 1) -> TuningSet:
        count = len(self.lists)
        groups = [
            [self.references[i], *([self.references[i][:7]] * ((references - 1) * (i % 2)))]
            for i in range(count)
        ]
        sources = [np.array([i], dtype=np.uint32) for i in range(count)]
        return TuningSet(sources, groups, [np.array([7], dtype=np.uint32)] * count)

    def set_weights(self, weights) -> None:
        self.weights = np.asarray(weights, dtype=np.float32)

    def candidates(self, source, k):
        self.calls += 1
        if self.calls == self.fail_at:
            raise KeyboardInterrupt
        weights = self.weights.astype(np.float64)
        found = sorted(self.lists[int(source[0])], key=lambda item: -float(item[1] @ weights))[:k]
        offsets = np.cumsum([0, *(len(tokens) for tokens, _ in found)])
        tokens = np.concatenate([tokens for tokens, _ in found])
        rows = np.array([features for _, features in found])
        return tokens, offsets, rows @ weights, rows

    def map(self, function, sentences, *, threads=1, progress=None):  # noqa: ARG002
        return (progress or Progress()).track(map(function, sentences), len(sentences))


# -- sentence passes: each rule moves weights of columns divided by their spread


def naive_passes(rule, pools, weights, tuned, options):
    """Four rules that go through the sentences one by one; averages as of batch MIRA."""
    usable = [pool for pool in pools if len(pool) > 1]
    spread = naive_spread(pools)
    start = np.where(tuned & (rule in {"cost-margin", "perceptron"}), 0.0, weights)
    w, total, count = SCALE * start * spread, np.zeros_like(weights), 0
    best, best_bleu = weights.copy(), -1.0
    background = np.ones(10)
    generator = np.random.default_rng(options.seed)
    for _ in range(options.passes):
        for index in generator.permutation(len(usable)):
            pool = usable[index]
            rows = pool.features.astype(np.float64) / spread
            statistics = pool.statistics.astype(np.float64)
            scores = rows @ w
            w = w + NAIVE[rule](rows * tuned, scores, statistics, background, options.rate)
            background = DECAY * (background + statistics[scores.argmax()])
            total += w
            count += 1
        average = total / count / spread / SCALE
        bleu = naive_bleu(pools, average)
        if bleu > best_bleu:
            best, best_bleu = np.where(tuned, average, weights), bleu
    return best, best_bleu


def naive_spread(pools):
    filled = [pool.features.astype(np.float64) for pool in pools if len(pool)]
    centred = np.concatenate([rows - rows.mean(axis=0) for rows in filled])
    spread = np.sqrt((centred**2).mean(axis=0))
    spread[spread == 0] = 1.0
    return spread


def naive_sentence_bleu(statistics):
    """Add one for n > 1 (Liang et al. 2006)."""
    result = []
    for row in statistics:
        precisions = [(row[n] + (n > 0)) / max(1.0, row[4 + n] + (n > 0)) for n in range(4)]
        brevity = min(0.0, 1 - row[9] / row[8])
        product = np.prod(precisions) ** 0.25
        result.append(product * np.exp(brevity))
    return np.array(result)


def naive_cost_margin(rows, scores, statistics, _background, rate):
    quality = naive_sentence_bleu(statistics)
    truth = max(range(len(rows)), key=lambda k: (quality[k], scores[k], k))
    worst, move = 0.0, 0 * rows[0]
    for k in range(len(rows)):
        difference = rows[truth] - rows[k]
        cost, missing = quality[truth] - quality[k], max(0.0, 1 - (scores[truth] - scores[k]))
        if cost * missing > worst:
            worst, step = cost * missing, min(rate * cost, 1 / (difference @ difference))
            move = step * missing * difference
    return move


def naive_perceptron(rows, scores, statistics, _background, rate):
    quality = naive_sentence_bleu(statistics)
    truth = int(quality.argmax())
    shown = max(range(len(rows)), key=lambda k: (scores[k], -quality[k], k))
    return rate * (rows[truth] - rows[shown]) if quality[truth] > quality[shown] else 0 * rows[0]


def naive_expected_bleu(rows, scores, statistics, _background, rate):
    quality = naive_sentence_bleu(statistics)
    shares = np.exp(scores) / np.exp(scores).sum()
    expected = sum(share * value for share, value in zip(shares, quality, strict=True))
    move = sum(
        share * (value - expected) * row
        for share, value, row in zip(shares, quality, rows, strict=True)
    )
    return rate * move


def naive_large_margin(rows, scores, statistics, background, rate):
    """Hope and fear as a quadratic program, solved by scipy."""
    from scipy.optimize import minimize  # noqa: PLC0415

    document = statistics + background
    precision = np.log(document[:, :4] / document[:, 4:8]).mean(axis=1)
    gains = np.exp(precision + np.minimum(0, 1 - document[:, 9] / document[:, 8]))
    gains *= document[:, 9]
    hope = int((scores + gains).argmax())
    chosen = set()
    for order in (scores, scores + gains, scores - gains):
        chosen |= set(sorted(range(len(rows)), key=lambda k: -order[k])[:10])
    rivals = sorted(chosen - {hope})
    differences = np.array([rows[hope] - rows[k] for k in rivals])
    missing = np.array([gains[hope] - gains[k] - (scores[hope] - scores[k]) for k in rivals])
    if not rivals or missing.max() <= 0:
        return 0 * rows[0]
    found = minimize(
        lambda a: 0.5 * float((a @ differences) @ (a @ differences)) - float(a @ missing),
        np.zeros(len(rivals)),
        jac=lambda a: differences @ (a @ differences) - missing,
        bounds=[(0, None)] * len(rivals),
        constraints={
            "type": "ineq",
            "fun": lambda a: rate - a.sum(),
            "jac": lambda a: -np.ones(len(a)),
        },
        method="SLSQP",
        options={"ftol": 1e-15, "maxiter": 500},
    )
    return found.x @ differences


NAIVE = {
    "cost-margin": naive_cost_margin,
    "perceptron": naive_perceptron,
    "expected-bleu": naive_expected_bleu,
    "large-margin": naive_large_margin,
}
DECAY = 0.999
