"""Estimate of the time and memory of a training, before it is begun.

The figures of Postil's own benchmarks, scaled to the number of segment pairs; better, what earlier
trainings by the same recipe took on this machine. Either way a range, for nobody knows beforehand
how long the sentences are and how soon tuning settles.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from postil.engine.manifest import EngineManifest
from postil.training.recipe import Recipe, Value
from postil.types.progress import Progress

TUNING_SECONDS = 60.0  # of one processor, for a tuning set of 600 segments
TUNED_FROM = 5000  # pairs, from which the tuning set has its 600 segments
EARLIER_SPAN, BENCHMARK_SPAN = (0.7, 1.5), (0.5, 2.5)
_CHUNK = 1 << 20
LIKE = 20.0  # a training so many times larger or smaller is no measure


@dataclass(frozen=True, slots=True)
class _Cost:
    """Cost of the models of a recipe, by `run.py train`, `grammar` and `large_margin`.

    Parameters
    ----------
    pair_seconds
        Of one processor for a segment pair: reading, aligning, extracting.
    tuning
        Times that of a phrase-based engine.
    fixed_bytes, pair_bytes
        At the peak.
    sentence_seconds
        Of one processor, to translate a sentence of the training text and to learn from it.
    """

    pair_seconds: float
    tuning: float
    fixed_bytes: float
    pair_bytes: float
    sentence_seconds: float = 0.03


_PAIR = 105e-6  # seconds to read and align a pair and to extract its phrases
_PHRASES = _Cost(_PAIR, 1.0, 250e6, 1150.0)  # and of recipes that start from such an engine
_COSTS = {
    "max-margin": _Cost(700e-6, 0.0, 250e6, 4500.0),
    "hierarchical": _Cost(0.8e-3, 3.0, 450e6, 1200.0),
    "hierarchical-left-to-right": _Cost(0.8e-3, 1.0, 450e6, 3000.0),
    "hierarchical-on-demand": _Cost(150e-6, 6.0, 500e6, 1200.0),
    "syntax": _Cost(7e-3, 10.0, 600e6, 3000.0),
    "large-margin": _Cost(_PAIR, 1.0, 400e6, 6000.0, 0.006),
    "tune": _Cost(20e-6, 1.0, 250e6, 150.0, 0.0),  # whose segments are those of any tuning
}


@dataclass(frozen=True, slots=True)
class Estimate:
    """Estimate of the time and memory of a training.

    Parameters
    ----------
    low, high
        Seconds, between which it probably ends.
    memory
        Bytes at the peak.
    earlier
        How many trainings on this machine it is based on; 0: on Postil's own benchmarks.
    """

    low: float
    high: float
    memory: float
    earlier: int = 0


def estimate(
    recipe: Recipe,
    settings: Mapping[str, Value],
    pairs: int,
    *,
    threads: int = 2,
    busy: float = 0.0,
    with_base: bool = False,
    engines: Sequence[EngineManifest] = (),
) -> Estimate:
    """Estimate of the time and memory of a training.

    Parameters
    ----------
    pairs
        Segment pairs of all its corpora.
    busy
        Processors that others use now. If they go on, each thread gets its share of what is left;
        if not, it does not take longer.
    with_base
        Whether it starts from an engine that is there, so that none is trained first.
    engines
        Those on this machine.
    """
    values = recipe.values(settings)
    cost = _COSTS.get(recipe.name, _PHRASES)
    memory = cost.fixed_bytes + pairs * cost.pair_bytes
    earlier = _earlier(recipe, values, pairs, engines)
    if earlier:
        middle, (least, most) = median(earlier), EARLIER_SPAN
    else:
        work = _work(recipe, cost, values, pairs, with_base=with_base)
        middle, (least, most) = 2.0 + work / threads, BENCHMARK_SPAN
    slower = 1.0 + busy / threads
    return Estimate(middle * least, middle * most * slower, memory, len(earlier))


def _earlier(
    recipe: Recipe,
    values: Mapping[str, Value],
    pairs: int,
    engines: Sequence[EngineManifest],
) -> list[float]:
    """Seconds that like trainings would have taken for so many pairs."""
    found = []
    for engine in engines:
        made: Any = engine.settings.get("made")
        kept = sum(int(source.get("kept", 0)) for source in engine.sources)
        if not isinstance(made, dict) or made.get("recipe") != recipe.name or not kept:
            continue
        seconds = made.get("seconds")
        if not isinstance(seconds, int) or seconds < 1 or made.get("settings") != dict(values):
            continue
        if 1 / LIKE <= pairs / kept <= LIKE:
            found.append(seconds * max(1, pairs) / kept)
    return found


def _work(
    recipe: Recipe, cost: _Cost, values: Mapping[str, Value], pairs: int, *, with_base: bool
) -> float:
    """Seconds of one processor by the benchmarks."""
    tuning = cost.tuning * TUNING_SECONDS * min(1.0, pairs / TUNED_FROM)
    if values.get("tuner") == "none":
        tuning = 0.0
    work = 0.0 if recipe.needs_base and with_base else pairs * cost.pair_seconds + tuning
    if recipe.needs_base:
        folds = int(values.get("folds", 1))
        sentences = int(values.get("sentences", 0)) or pairs
        rounds = int(values.get("rounds", 1))
        work += (folds + 1) * pairs * cost.pair_seconds
        work += min(sentences, pairs) * rounds * cost.sentence_seconds + tuning
        if values.get("phrase-scores"):  # learned first, in as much time
            work *= 2.0
    return work


def count_pairs(path: Path, progress: Progress, *, text: bool) -> int:
    """About how many segment pairs a file holds, read as fast as the disk gives it.

    Parameters
    ----------
    text
        Whether it is a text of a segment a line; else a memory, of which the units are counted.

    Raises
    ------
    OSError
        It cannot be read.
    """
    units, tail, first = 0, b"", b""
    for chunk in _chunks(path):
        progress.check()
        first = first or chunk[:2]
        if text:
            units += chunk.count(b"\n")
            continue
        block = tail + chunk
        units += block.count(b"<tu ") + block.count(b"<tu>") + block.count(b"<tu\n")
        tail = block[-3:]
    if not text and not units:  # UTF-16, or packed: by its size
        return round(path.stat().st_size / (1000 if first in (b"\xff\xfe", b"\xfe\xff") else 100))
    return units


def _chunks(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as stream:
            while chunk := stream.read(_CHUNK):
                yield chunk
    except (EOFError, zlib.error) as error:
        raise OSError(f"{path} is not packed as gzip packs files: {error}") from error
