"""A small world for the decoders of the max-margin system: a matrix, a language model, weights."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from postil.models.lm.estimate import estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.search.margin.features import MARGIN_FEATURES
from token_text import Side

WORDS = 8
SIZE = 3 + WORDS
MODES = ["improved", "contradiction", "no-contradiction"]


@dataclass
class World:
    source: Side
    target: Side
    matrix: MarginMatrix
    lm: LanguageModel
    weights: np.ndarray


def margin_world(folder: Path) -> World:
    rng = random.Random(4)
    left, right = [], []
    for _ in range(80):
        source = [rng.randrange(3, SIZE) for _ in range(rng.randint(1, 8))]
        target = [w if rng.random() < 0.8 else rng.randrange(3, SIZE) for w in source]
        if len(target) > 2 and rng.random() < 0.3:
            target[0], target[1] = target[1], target[0]
        left.append(source)
        right.append(target)
    source, target = Side.of(left), Side.of(right)
    world = World(source, target, None, None, weights())  # type: ignore[arg-type]
    options = MarginOptions(measure="f1", threshold=0.2, least=1, limit=8)
    build_matrix(world, (SIZE, SIZE), folder / "w", options)
    world.matrix = MarginMatrix.open(folder / "w")
    world.lm = estimate_lm(
        [(target.tokens, target.offsets)], 3, folder / "lm", vocabulary_size=SIZE
    )
    return world


def weights():
    values = np.zeros(len(MARGIN_FEATURES), dtype=np.float32)
    for name, value in {
        "lm": 0.3, "word.count": 0.4, "phrase.count": -0.1, "distortion": 0.2, "unknown": 1.0,
        "margin.score": 0.4, "margin.f1": 0.5, "margin.overlap": 0.1, "margin.skip": 0.7,
    }.items():  # fmt: skip
        values[MARGIN_FEATURES.column(name)] = value
    return values


def sentences(count, longest=7, seed=1):
    rng = random.Random(seed)
    return [[rng.randrange(3, SIZE) for _ in range(rng.randint(1, longest))] for _ in range(count)]
