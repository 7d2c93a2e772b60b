"""Phrase extraction and scoring written the slow, obvious way: what the kernels must agree with."""

from __future__ import annotations

import lzma
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from postil.models.phrase_table.corpus import AlignedCorpus

Pair = tuple[tuple[int, ...], tuple[int, ...]]
Links = tuple[tuple[int, int], ...]
NULL = None


@dataclass(frozen=True)
class Example:
    """One sentence pair: ids and (source, target) alignment points."""

    source: Sequence[int]
    target: Sequence[int]
    points: Sequence[tuple[int, int]]


def arrays(examples: Sequence[Example]) -> AlignedCorpus:
    source_lengths = [0] + [len(example.source) for example in examples]
    target_lengths = [0] + [len(example.target) for example in examples]
    point_counts = [0] + [len(example.points) for example in examples]
    return AlignedCorpus(
        source_tokens=np.array([t for x in examples for t in x.source], np.uint32),
        source_offsets=np.cumsum(source_lengths).astype(np.uint64),
        target_tokens=np.array([t for x in examples for t in x.target], np.uint32),
        target_offsets=np.cumsum(target_lengths).astype(np.uint64),
        points=np.array([p for x in examples for p in x.points], np.uint16).reshape(-1, 2),
        point_offsets=np.cumsum(point_counts).astype(np.uint64),
    )


def bitext(corpus: AlignedCorpus) -> SimpleNamespace:
    return SimpleNamespace(
        source=SimpleNamespace(tokens=corpus.source_tokens, offsets=corpus.source_offsets),
        target=SimpleNamespace(tokens=corpus.target_tokens, offsets=corpus.target_offsets),
    )


def alignment(corpus: AlignedCorpus) -> SimpleNamespace:
    return SimpleNamespace(points=corpus.points, offsets=corpus.point_offsets)


@dataclass(frozen=True)
class Found:
    """One phrase pair at one place: half-open spans, orientations as 0 mono, 1 swap, 2 other."""

    source: tuple[int, int]
    target: tuple[int, int]
    links: Links
    previous: int
    next: int


def extract_slowly(example: Example, max_length: int) -> list[Found]:
    """Every pair of spans, straight from the definition of consistency.

    A pair is consistent if as many links lie inside both spans as touch either of them.
    """
    points = set(example.points)
    ends = points | {(-1, -1), (len(example.source), len(example.target))}
    below = np.zeros((len(example.source) + 1, len(example.target) + 1), np.int64)
    for f, e in points:
        below[f + 1, e + 1] = 1
    below = below.cumsum(0).cumsum(1)
    source_spans = np.array(list(spans(len(example.source), max_length)), np.int64).reshape(-1, 2)
    starts, stops = source_spans.T
    touching_source = below[stops, -1] - below[starts, -1]
    found = []
    for e in spans(len(example.target), max_length):
        column = below[:, e[1]] - below[:, e[0]]
        inside = column[stops] - column[starts]
        good = (inside > 0) & (inside == touching_source) & (inside == column[-1])
        for f in source_spans[good].tolist():
            links = [(j - f[0], k - e[0]) for k in range(*e) for j in range(*f) if (j, k) in points]
            previous = orient((f[0] - 1, e[0] - 1) in ends, (f[1], e[0] - 1) in ends)
            following = orient((f[1], e[1]) in ends, (f[0] - 1, e[1]) in ends)
            found.append(Found((f[0], f[1]), e, tuple(links), previous, following))
    return found


def spans(length: int, longest: int) -> Iterable[tuple[int, int]]:
    for start in range(length):
        for stop in range(start + 1, min(start + longest, length) + 1):
            yield start, stop


def orient(straight: bool, crossed: bool) -> int:
    return 0 if straight and not crossed else 1 if crossed and not straight else 2


@dataclass
class SlowLexicon:
    links: Counter[tuple[int | None, int | None]] = field(default_factory=Counter)
    sources: Counter[int | None] = field(default_factory=Counter)
    targets: Counter[int | None] = field(default_factory=Counter)

    @classmethod
    def count(cls, examples: Sequence[Example]) -> SlowLexicon:
        lexicon = cls()
        for example in examples:
            for f, e in example.points:
                lexicon.add(example.source[f], example.target[e])
            for f in set(range(len(example.source))) - {p[0] for p in example.points}:
                lexicon.add(example.source[f], NULL)
            for e in set(range(len(example.target))) - {p[1] for p in example.points}:
                lexicon.add(NULL, example.target[e])
        return lexicon

    def add(self, f: int | None, e: int | None) -> None:
        self.links[f, e] += 1
        self.sources[f] += 1
        self.targets[e] += 1

    def direct(self, f: int | None, e: int | None) -> float:
        return self.links[f, e] / self.sources[f] if self.links[f, e] else 0.0

    def inverse(self, f: int | None, e: int | None) -> float:
        return self.links[f, e] / self.targets[e] if self.links[f, e] else 0.0

    def weights(self, pair: Pair, links: Links) -> tuple[float, float]:
        """log lex(f|e) and log lex(e|f) (Koehn, Och & Marcu 2003, section 2.4)."""
        source, target = pair
        inverse = direct = 0.0
        for j, e in enumerate(target):
            partners = [source[f] for f, k in links if k == j] or [NULL]
            direct += math.log(sum(self.direct(f, e) for f in partners) / len(partners))
        for i, f in enumerate(source):
            partners = [target[e] for k, e in links if k == i] or [NULL]
            inverse += math.log(sum(self.inverse(f, e) for e in partners) / len(partners))
        return inverse, direct


@dataclass
class SlowCounts:
    """What all scores come from."""

    pairs: Counter[Pair] = field(default_factory=Counter)
    sources: Counter[tuple[int, ...]] = field(default_factory=Counter)
    targets: Counter[tuple[int, ...]] = field(default_factory=Counter)
    links: dict[Pair, Counter[Links]] = field(default_factory=lambda: defaultdict(Counter))
    orientations: dict[Pair, list[int]] = field(
        default_factory=lambda: defaultdict(lambda: [0] * 6)
    )

    @classmethod
    def of(cls, examples: Sequence[Example], max_length: int) -> SlowCounts:
        counts = cls()
        for example in examples:
            for found in extract_slowly(example, max_length):
                source = tuple(example.source[slice(*found.source)])
                target = tuple(example.target[slice(*found.target)])
                counts.pairs[source, target] += 1
                counts.sources[source] += 1
                counts.targets[target] += 1
                counts.links[source, target][found.links] += 1
                counts.orientations[source, target][found.previous] += 1
                counts.orientations[source, target][3 + found.next] += 1
        return counts

    def best_links(self, pair: Pair) -> Links:
        """Most frequent alignment; among equals the last as lists of sources per target word."""

        def rank(item: tuple[Links, int]) -> tuple[int, list[list[int]]]:
            links, count = item
            return count, [[f for f, e in links if e == j] for j in range(len(pair[1]))]

        return max(self.links[pair].items(), key=rank)[0]

    def orientation(self, pair: Pair, smoothing: float = 0.5) -> list[float]:
        total = self.pairs[pair] + 3 * smoothing
        return [math.log((count + smoothing) / total) for count in self.orientations[pair]]


def europarl(data: Path, count: int) -> list[Example]:
    """The first sentence pairs of Europarl French-English with the alignments given there."""
    folder = data / "europarl10k-fr-en"
    ids: dict[str, int] = {}
    examples = []
    with (
        (folder / "fr").open(encoding="utf-8") as french,
        (folder / "en").open(encoding="utf-8") as english,
        lzma.open(folder / "align.fr-en.xz", "rt") as links,
    ):
        for f, e, line in islice(zip(french, english, links, strict=True), count):
            source, target = (
                [ids.setdefault(w, len(ids) + 3) for w in side.split()] for side in (f, e)
            )
            points = [point.split("-") for point in line.split()]
            examples.append(Example(source, target, [(int(a), int(b)) for a, b in points]))
    return examples
