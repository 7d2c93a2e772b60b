"""Symmetrisation, IBM model 1 and HMM the slow, obvious way: what the kernels must match.

Parameters of one direction are plain dictionaries: ``lexicon[conditioning word, generated word]``,
``null[generated word]``; jump weights are a list over -60 .. 60.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

Point = tuple[int, int]  # (source position, target position)
Lexicon = dict[tuple[int, int], float]
NEIGHBOURS = [(-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]
FURTHEST = 60


def symmetrise_slowly(forward: set[Point], backward: set[Point]) -> set[Point]:
    """Grow-diag-final-and, the pseudo-code of Koehn (2010), figure 4.13; e: target, f: source."""
    alignment = forward & backward
    grow_slowly(alignment, forward | backward)
    for direction in (forward, backward):
        for f, e in sorted(direction, key=lambda point: (point[1], point[0])):
            if f not in {a for a, _ in alignment} and e not in {b for _, b in alignment}:
                alignment.add((f, e))
    return alignment


def grow_slowly(alignment: set[Point], union: set[Point]) -> None:
    everything = alignment | union
    targets = range(max((e for _, e in everything), default=-1) + 1)
    sources = range(max((f for f, _ in everything), default=-1) + 1)
    added = True
    while added:
        added = False
        for e, f in product(targets, sources):
            if (f, e) not in alignment:
                continue
            for step_e, step_f in NEIGHBOURS:
                new = f + step_f, e + step_e
                f_free = new[0] not in {a for a, _ in alignment}
                e_free = new[1] not in {b for _, b in alignment}
                if (f_free or e_free) and new in union:
                    alignment.add(new)
                    added = True


@dataclass
class Model:
    """One direction."""

    lexicon: Lexicon
    null: dict[int, float]
    jumps: Sequence[float]


@dataclass
class Counts:
    """Expected counts of one direction."""

    lexicon: dict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))
    null: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    jumps: dict[int, float] = field(default_factory=lambda: defaultdict(float))


def model_1_counts(
    pairs: Sequence[tuple[Sequence[int], Sequence[int]]], model: Model, p0: float
) -> Counts:
    """E-step of IBM model 1 (Brown et al. 1993) with a fixed share of NULL."""
    counts = Counts()
    for given, generated in pairs:
        for word in generated:
            share = (1 - p0) / len(given)
            terms = [share * model.lexicon[other, word] for other in given]
            total = sum(terms) + p0 * model.null[word]
            for other, term in zip(given, terms, strict=True):
                counts.lexicon[other, word] += term / total
            counts.null[word] += p0 * model.null[word] / total
    return counts


def paths(states: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Every sequence of HMM states; ``states + i`` is NULL with the memory of position i."""
    return product(range(2 * states), repeat=steps)


def path_probability(
    path: Sequence[int], given: Sequence[int], generated: Sequence[int], model: Model, p0: float
) -> float:
    states = len(given)
    value = 1.0
    for step, state in enumerate(path):
        position, is_null = state % states, state >= states
        if step == 0:
            value *= (p0 if is_null else 1 - p0) / states
        elif is_null:
            value *= p0 if position == path[step - 1] % states else 0.0
        else:
            before = path[step - 1] % states
            value *= (1 - p0) * model.jumps[jump(position - before)]
            value /= math.fsum(model.jumps[jump(i - before)] for i in range(states))
        word = generated[step]
        value *= model.null[word] if is_null else model.lexicon[given[position], word]
    return value


def jump(distance: int) -> int:
    return FURTHEST + max(-FURTHEST, min(FURTHEST, distance))


def hmm_posteriors(
    given: Sequence[int], generated: Sequence[int], model: Model, p0: float
) -> tuple[list[list[float]], dict[int, float]]:
    """p(a_step = i) by summing over every path, and the expected jumps to words."""
    states, steps = len(given), len(generated)
    cells = [[0.0] * states for _ in range(steps)]
    jumps: dict[int, float] = defaultdict(float)
    total = 0.0
    for path in paths(states, steps):
        value = path_probability(path, given, generated, model, p0)
        total += value
        for step, state in enumerate(path):
            if state < states:
                cells[step][state] += value
                if step:
                    jumps[jump(state - path[step - 1] % states)] += value
    normalised = [[cell / total for cell in row] for row in cells]
    return normalised, {index: count / total for index, count in jumps.items()}
