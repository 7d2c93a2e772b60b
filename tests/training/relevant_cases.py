"""Random stores of candidates, and training on relevant sets in plain Python."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from postil.training.relevant_sets.candidate_store import Candidate, CandidateStore, Origin
from postil.training.relevant_sets.differences import Trained, Weights
from postil.training.relevant_sets.sgd import Pass, RelevantSetOptions

DENSE, FEATURES = 3, 60


def random_candidate(generator, origin, grid=0):
    """With ``grid``, all values are from so few that equal candidates and ties come up."""
    size = int(generator.integers(0, 5 if grid else 25))
    ids = np.sort(generator.choice(6 if grid else FEATURES, size, replace=False)).astype(np.uint32)
    counts = np.where(generator.random(size) < 0.8, 1, generator.integers(1, 5, size))
    dense, quality = generator.normal(size=DENSE), generator.random()
    if grid:
        counts, dense = np.minimum(counts, 2), np.round(dense)
        quality = round(quality * grid) / grid
    return Candidate(
        dense.astype(np.float32), ids, counts.astype(np.uint8), float(np.float32(quality)), origin
    )


def random_store(
    folder: Path, seed: int, *, sentences: int = 12, oracle: bool = True, grid: int = 0
) -> tuple[CandidateStore, np.ndarray]:
    """A store of four rounds, and how often each feature was seen."""
    generator = np.random.default_rng(seed)
    store = CandidateStore.create(folder, sentences, DENSE)
    occurrences = np.zeros(FEATURES, dtype=np.uint32)
    first = [Origin.TRUTH, Origin.TRUTH, Origin.TRUTH, Origin.BAG] if oracle else [Origin.SEED] * 2
    for origins in (first, [Origin.DECODED], [Origin.DECODED] * 3, [Origin.DECODED]):
        with store.new_round() as writer:
            for sentence in range(sentences):
                for origin in origins:
                    if generator.random() < 0.9:
                        candidate = random_candidate(generator, origin, grid)
                        occurrences[candidate.ids] += 1
                        writer.add(sentence, candidate)
    return store, occurrences


def vector(candidate: Candidate) -> np.ndarray:
    """All features of a candidate, dense ones first."""
    values = np.zeros(DENSE + FEATURES)
    values[:DENSE] = candidate.dense
    values[DENSE + candidate.ids.astype(int)] = candidate.counts
    return values


def naive_sets(store, kept, truths):
    """Per sentence: truths and alternatives as pairs of vector and quality; ``kept`` (F,)."""
    mask = np.concatenate([np.ones(DENSE), kept])
    sets = []
    for sentence in range(store.sentences):
        found = []  # (origin, vector, quality)
        for one in store.candidates(sentence):
            found.append((one.origin, vector(one) * mask, one.quality))
        oracle = any(origin == Origin.TRUTH for origin, _, _ in found)
        pool = [
            one for one in found if (one[0] == Origin.TRUTH if oracle else one[0] != Origin.BAG)
        ]
        chosen: list = []
        for one in sorted(pool, key=lambda one: -one[2]):
            if len(chosen) < truths and not any(same(one, other) for other in chosen):
                chosen.append(one)
        count = len(chosen)
        for one in found:
            excluded = oracle and one[0] == Origin.TRUTH
            if not excluded and not any(same(one, other) for other in chosen):
                chosen.append(one)
        if 0 < count < len(chosen):
            pairs = [(values, quality) for _, values, quality in chosen]
            sets.append((pairs[:count], pairs[count:]))
    return sets


def same(one, other):
    return one[2] == other[2] and one[1].tobytes() == other[1].tobytes()


def naive_step(w, truths, alternatives, update, rates):
    """The update of one visit without the rate, and its loss and shown quality."""
    scored = [(w @ x, -quality, x) for x, quality in truths + alternatives]
    _, minus, shown = max(scored, key=lambda entry: entry[:2])
    step, loss = np.zeros(len(w)), 0.0
    if update == "perceptron":
        loss = max(0.0, truths[0][1] + minus)
    for x, quality in truths:
        if update == "perceptron":
            if quality > -minus:
                step += (x - shown) / len(truths)
            continue
        violations = [(quality - other) * max(0.0, 1 - w @ (x - y)) for y, other in alternatives]
        worst = int(np.argmax(violations))
        if violations[worst] > 0:
            gap = x - alternatives[worst][0]
            closed = (quality - alternatives[worst][1]) * (rates @ gap**2)
            step += violations[worst] * gap / max(1.0, closed) / len(truths)
            loss += violations[worst] * (1 - w @ gap) / len(truths)
    return step, loss, -minus


def naive_train(
    store: CandidateStore,
    occurrences: np.ndarray,
    start: Weights,
    trained: Trained,
    options: RelevantSetOptions,
) -> tuple[Weights, list[Pass]]:
    """What ``train_on_relevant_sets`` returns, by the formulas."""
    kept = occurrences >= options.least if trained.sparse else np.ones(FEATURES)
    sets = naive_sets(store, kept, options.truths)
    w = np.concatenate([start.dense, start.sparse]).astype(float)
    sparse_rate, dense_rate = options.rates
    dense_rates = np.full(DENSE, dense_rate)
    if options.standardise:
        gaps = [y - truths[0][0] for truths, rest in sets for y, _ in truths[1:] + rest]
        spread = np.sqrt(np.mean(np.square([gap[:DENSE] for gap in gaps]), axis=0))
        dense_rates /= np.where(spread > 0, spread, 1) ** 2
    rates = np.concatenate(
        [dense_rates * trained.dense, np.full(FEATURES, sparse_rate * trained.sparse)]
    )
    generator = np.random.default_rng(options.seed)
    total, visits, reports = np.zeros(len(w)), 0, []
    for _ in range(options.passes):
        losses, updated, shown = 0.0, 0, 0.0
        for sentence in generator.permutation(len(sets)):
            step, loss, quality = naive_step(w, *sets[sentence], options.update, rates)
            w = w + rates * step
            total += w
            visits += 1
            losses, shown = losses + loss, shown + quality
            updated += bool(step.any())
        count = max(1, len(sets))
        reports.append(Pass(losses / count, updated / count, shown / count))
    result = total / max(1, visits) if options.average else w
    return Weights(result[:DENSE], result[DENSE:].astype(np.float32)), reports
