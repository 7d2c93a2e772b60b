"""A small random grammar for search tests, and an exhaustive search with it in plain Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, product
from pathlib import Path
from typing import NamedTuple

import numpy as np

from phrase_tables import table_of
from postil.models.grammar.grammar import Grammar
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel, class_tokens
from postil.models.lm.estimate import estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.tree_grammar.rule_trees import RuleTrees
from postil.search.constraints import FREE, Constraints, holds
from postil.search.grammar.features import GRAMMAR_FEATURES
from token_text import Side

COLUMN = {name: number for number, name in enumerate(GRAMMAR_FEATURES.names)}
TARGET_WORDS = 10
SOURCE_WORDS = 7
COPY = 0x80000000
SHAPES = ("w", "w", "w", "ww", "ww", "www", "Xw", "wX", "wXw", "XwX", "wXwX", "XwXw", "Xww")
TREE_SHAPES = (*SHAPES, *["w"] * 10, "ww", "Xw", "wX", "XX", "XX", "XXw", "wXX", "XXX")
LABELS = ("NP", "VP", "S")
FIRST_WORD = 4  # of symbols in a grammar of so few labels
ALL_BEGINNINGS = np.full(1, 2**64 - 1, np.uint64)
Symbols = tuple[int, ...]  # words; gap k is -1 - k
Stretches = tuple[tuple[int, int], ...]


class Tree(NamedTuple):
    """A node of a rule's tree, and those below it; None for a gap."""

    label: int
    below: tuple[Tree, ...] | None


@dataclass
class World:
    """Random rules, three language models over a dozen words, and one of classes of these."""

    entries: list[PhraseEntry]
    grammar: Grammar
    lms: list[LanguageModel]
    classes: ClassModel
    weights: np.ndarray
    normal: bool = False  # rules with gaps count only if their target words come first
    # root, labels of gaps and log P(rule) of typed rules
    typed: dict[PhraseEntry, tuple[int, tuple[int, ...], float]] = field(default_factory=dict)
    unknown: tuple[tuple[int, float], ...] = ((0, 0.0),)
    trees: list[Tree] = field(default_factory=list)  # by row of the grammar

    @property
    def longest(self) -> int:
        """Words of sentences that are searched exhaustively in a second."""
        return 4 if self.typed else 5

    def labels(self, entry: PhraseEntry) -> tuple[int, tuple[int, ...], float]:
        gaps = sum(symbol < 0 for symbol in entry.source)
        return self.typed.get(entry, (0, (0,) * gaps, 0.0))


def make_world(folder: Path, seed: int, *, normal: bool = False) -> World:
    rng = random.Random(seed)
    lms, classes, weights = scorers(folder, rng)
    table = table_of([on_disk(one) for one in random_rules(rng, normal=normal)])
    entries = [in_words(one) for one in table.entries()]  # with scores as the table rounds them
    return World(entries, Grammar(table, ALL_BEGINNINGS), lms, classes, weights, normal)


def scorers(folder: Path, rng: random.Random) -> tuple[list[LanguageModel], ClassModel, np.ndarray]:
    lms = [random_lm(folder / f"lm{order}", order, rng) for order in (3, 2, 4)]
    classes = random_class_model(folder / "classes", 5, random.Random(9))
    weights = np.zeros(len(GRAMMAR_FEATURES), dtype=np.float32)
    for name in GRAMMAR_FEATURES.names:
        weights[COLUMN[name]] = 0.3 if name == "lm.classes" else rng.uniform(0.1, 0.6)
    weights[COLUMN["unknown"]] = 2.0
    weights[COLUMN["glossary"]] = 1.0  # enough to change what is said
    return lms, classes, weights


def random_text(rng: random.Random) -> Side:
    return Side.of(
        [[rng.randrange(3, 3 + TARGET_WORDS) for _ in range(rng.randint(1, 9))] for _ in range(300)]
    )


def random_lm(folder: Path, order: int, rng: random.Random) -> LanguageModel:
    side = random_text(rng)
    return estimate_lm(
        [(side.tokens, side.offsets)], order, folder, vocabulary_size=3 + TARGET_WORDS
    )


def random_class_model(folder: Path, order: int, rng: random.Random) -> ClassModel:
    """Of three classes; one word has none."""
    numbers = [-1, -1, -1, *(rng.randrange(3) for _ in range(TARGET_WORDS - 1)), -1]
    side, classes = random_text(rng), class_tokens(np.array(numbers, np.int32))
    return estimate_class_model((side.tokens, side.offsets), classes, order, folder)


def make_tree_world(folder: Path, seed: int) -> World:
    """One whose rules have labels and up to three gaps."""
    rng = random.Random(seed)
    lms, classes, weights = scorers(folder, rng)
    rules = random_rules(rng, normal=False, shapes=TREE_SHAPES)
    table = table_of([with_labels(rng, one) for one in rules])
    entries, typed = [], {}
    roots = np.array([rng.uniform(-4, 0) for _ in range(table.rows)], np.float32)
    for number, one in enumerate(table.entries()):
        gaps = tuple(symbol for symbol in one.source if symbol < FIRST_WORD)
        entry = replace(
            one,
            source=numbered(one.source),
            target=tuple(
                symbol - FIRST_WORD if symbol >= FIRST_WORD else -1 - symbol
                for symbol in one.target[1:]
            ),
        )
        entries.append(entry)
        typed[entry] = one.target[0], gaps, float(roots[number])
    unknown = ((1, -0.5), (2, -1.0))
    trees = [random_tree(rng, *typed[entry][:2], entry.target) for entry in entries]
    nodes = [nodes_of(tree) for tree in trees]
    offsets = np.cumsum([0, *map(len, nodes)]).astype(np.uint64)
    trees_of_rules = RuleTrees(LABELS, offsets, np.array([*chain(*nodes)], np.uint32))
    grammar = Grammar(table, ALL_BEGINNINGS, roots, LABELS, unknown, trees_of_rules)
    return World(entries, grammar, lms, classes, weights, typed=typed, unknown=unknown, trees=trees)


def random_tree(rng: random.Random, root: int, gaps: tuple[int, ...], said: Symbols) -> Tree:
    """A tree over what a rule says; gaps are leaves, words none."""
    leaves: list[Tree | None] = [
        None if symbol >= 0 else Tree(gaps[-1 - symbol], None) for symbol in said
    ]
    while len(leaves) > 1 and rng.random() < 0.6:
        start = rng.randrange(len(leaves))
        end = rng.randint(start + 1, len(leaves))
        below = tuple(leaf for leaf in leaves[start:end] if leaf is not None)
        leaves[start:end] = [Tree(rng.randrange(len(LABELS)), below)]
    return Tree(root, tuple(leaf for leaf in leaves if leaf is not None))


def nodes_of(tree: Tree) -> list[int]:
    """Its nodes as numbers, parents before children."""
    found: list[int] = []

    def add(node: Tree, parent: int) -> None:
        number = len(found)
        found.append(node.label << 16 | parent << 1 | (node.below is None))
        for child in node.below or ():
            add(child, number)

    add(tree, 0)
    return found


def with_labels(rng: random.Random, entry: PhraseEntry) -> PhraseEntry:
    """On disk, with random labels for the root and the gaps."""
    source = tuple(
        symbol + FIRST_WORD if symbol >= 0 else rng.randrange(len(LABELS))
        for symbol in entry.source
    )
    target = [symbol + FIRST_WORD if symbol >= 0 else -1 - symbol for symbol in entry.target]
    return replace(entry, source=source, target=(rng.randrange(len(LABELS)), *target))


def numbered(source: Symbols) -> Symbols:
    """Symbols of a source side with its gaps numbered."""
    gaps = iter(range(-1, -9, -1))
    return tuple(symbol - FIRST_WORD if symbol >= FIRST_WORD else next(gaps) for symbol in source)


def random_rules(
    rng: random.Random, *, normal: bool, shapes: tuple[str, ...] = SHAPES
) -> list[PhraseEntry]:
    """``normal``: most of them with their target words first."""
    found: dict[tuple[Symbols, Symbols], PhraseEntry] = {}
    for _ in range(90 if shapes is SHAPES else 50):
        shape = rng.choice(shapes)
        gaps = iter(range(-1, -5, -1))
        source = tuple(
            next(gaps) if letter == "X" else rng.randrange(3, 3 + SOURCE_WORDS) for letter in shape
        )
        target = [rng.randrange(3, 3 + TARGET_WORDS) for _ in range(rng.choice([1, 1, 2, 3]))]
        for gap in range(-1, -1 - shape.count("X"), -1):
            target.insert(rng.randint(0, len(target)), gap)
        if normal and rng.random() < 0.8:
            target.sort(key=lambda symbol: symbol < 0)
        scores = tuple(rng.uniform(-3, -0.1) for _ in range(4))
        entry = PhraseEntry(source, tuple(target), scores, count=rng.randint(1, 4))
        words = sum(symbol >= 0 for symbol in source), sum(symbol >= 0 for symbol in target)
        links = [(i, j) for j in range(words[1]) for i in range(words[0]) if rng.random() < 0.4]
        found[source, tuple(target)] = replace(entry, alignment=tuple(links))
    return list(found.values())


def on_disk(entry: PhraseEntry) -> PhraseEntry:
    """With symbols as a grammar has them on disk."""
    sides = [
        tuple(symbol + 2 if symbol >= 0 else -1 - symbol for symbol in side)
        for side in (entry.source, entry.target)
    ]
    return replace(entry, source=sides[0], target=sides[1])


def in_words(entry: PhraseEntry) -> PhraseEntry:
    sides = [
        tuple(symbol - 2 if symbol >= 2 else -1 - symbol for symbol in side)
        for side in (entry.source, entry.target)
    ]
    return replace(entry, source=sides[0], target=sides[1])


@dataclass(frozen=True)
class Said:
    """A rule where it stands: stretches of source words, and its entry (None: a copied word)."""

    stretches: Stretches
    entry: PhraseEntry | None
    gaps: Stretches = ()
    root: float = 0.0  # log P of the label of a copied word

    @property
    def words(self) -> set[int]:
        return {word for start, end in self.stretches for word in range(start, end)}


@dataclass
class Found:
    """One derivation of the exhaustive search."""

    tokens: tuple[int, ...]
    rules: tuple[Said, ...]
    glued: int = 0
    score: float = 0.0
    dense: np.ndarray | None = None


class Exhaustive:
    """All derivations of a sentence, by brute force: the oracle for the decoder.

    Parameters
    ----------
    copies
        Whether words are copied whose rules by themselves are all blocked, too.
    """

    def __init__(
        self,
        world: World,
        span: int = 10,
        constraints: Constraints = FREE,
        *,
        copies: bool = False,
    ) -> None:
        self.world = world
        self.span = span
        self.constraints = constraints
        self.copies = copies
        self.of_rules: dict[Said, np.ndarray] = {}
        self.by_source: dict[Symbols, list[PhraseEntry]] = {}
        for entry in world.entries:
            if not world.normal or is_normal(entry.target):
                self.by_source.setdefault(entry.source, []).append(entry)

    def derivations(self, sentence: list[int]) -> list[Found]:
        self.sentence = sentence
        self.memo: dict[tuple[int, int, int], list[Found]] = {}
        return [self._scored(found) for found in self._prefix(len(sentence))]

    def _prefix(self, end: int) -> Iterator[Found]:
        """Everything that glue makes of the first words."""
        if end == 0:
            yield Found((), ())
            return
        for middle in range(max(0, end - self.span), end):
            right_sides = [
                found for label in range(len(LABELS)) for found in self._part(middle, end, label)
            ]
            for left, right in product(list(self._prefix(middle)), right_sides):
                yield Found(left.tokens + right.tokens, left.rules + right.rules, left.glued + 1)

    def _part(self, start: int, end: int, label: int) -> list[Found]:
        """Everything that rules with a root make of a span."""
        key = start, end, label
        if key not in self.memo:
            self.memo[key] = list(self._rules(start, end, label))
        return self.memo[key]

    def _rules(self, start: int, end: int, label: int) -> Iterator[Found]:
        for source, entries in self.by_source.items():
            for gaps in self._fits(source, start, end):
                stretches = outside(start, end, gaps)
                for entry in entries:
                    root, labels, _ = self.world.labels(entry)
                    if root == label and self._allowed(stretches, entry.target, gaps, start, end):
                        parts = [
                            self._part(*gap, label) for gap, label in zip(gaps, labels, strict=True)
                        ]
                        for filled in product(*parts):
                            yield self._said(Said(stretches, entry, gaps), filled)
        if end - start == 1 and self._is_copied(start):
            for unknown, share in self.world.unknown:
                if unknown == label:
                    yield Found((COPY + start,), (Said(((start, end),), None, (), share),))

    def _is_copied(self, word: int) -> bool:
        own, stretch = self.by_source.get((self.sentence[word],), []), (word, word + 1)
        if not own or not self.copies:
            return not own
        return not any(self._allowed((stretch,), one.target, (), *stretch) for one in own)

    def _fits(
        self, source: Symbols, start: int, end: int, gaps: Stretches = ()
    ) -> Iterator[Stretches]:
        """Spans of the gaps of a source side, for every way it covers a span."""
        if not source:
            if start == end:
                yield gaps
        elif source[0] >= 0:
            if start < end and self.sentence[start] == source[0]:
                yield from self._fits(source[1:], start + 1, end, gaps)
        else:
            for middle in range(start + 1, end + 1):
                yield from self._fits(source[1:], middle, end, (*gaps, (start, middle)))

    def _said(self, rule: Said, filled: tuple[Found, ...]) -> Found:
        tokens: list[int] = []
        for symbol in rule.entry.target:
            tokens.extend((symbol,) if symbol >= 0 else filled[-1 - symbol].tokens)
        rules = [rule, *(inner for found in filled for inner in found.rules)]
        return Found(tuple(tokens), tuple(rules))

    def _allowed(self, stretches, target, gaps, start, end) -> bool:
        """Whether walls, zones and blocked pairs leave a rule."""
        words = {word for first, last in stretches for word in range(first, last)}
        for wall in self.constraints.walls:
            if start < wall < end:
                return False
        for low, high in self.constraints.zones:
            zone, span = set(range(low, high)), set(range(start, end))
            if not zone & span or span <= zone:
                continue
            inside_a_gap = any(first <= low and high <= last for first, last in gaps)
            if not zone <= span or not (zone <= words or inside_a_gap):
                return False
        return not any(
            any(first <= pair.start and pair.end <= last for first, last in stretches)
            and any(holds(target, one) for one in pair.targets)
            for pair in self.constraints.blocked
        )

    def _scored(self, found: Found) -> Found:
        dense = np.zeros(len(GRAMMAR_FEATURES))
        for rule in found.rules:
            of_rule = self.of_rules.get(rule)
            if of_rule is None:
                of_rule = self.of_rules[rule] = self._of_rule(rule)
            dense += of_rule
        dense[COLUMN["word.count"]] = len(found.tokens)
        dense[COLUMN["glue.count"]] = found.glued
        words = [0 if word >= COPY else word for word in found.tokens]
        for name, lm in zip(("lm", "lm.second", "lm.third"), self.world.lms, strict=True):
            dense[COLUMN[name]] = lm.score_sentence(words).sum()
        dense[COLUMN["lm.classes"]] = self.world.classes.score_sentence(words).sum()
        return replace(found, score=float(dense @ self.world.weights), dense=dense)

    def _of_rule(self, rule: Said) -> np.ndarray:
        """What a rule adds to the features, wherever it stands."""
        dense = np.zeros(len(GRAMMAR_FEATURES))
        dense[COLUMN["rule.count"]] = 1
        dense[COLUMN["phrase.count"]] = not rule.gaps
        if rule.entry is None:
            dense[COLUMN["unknown"]] = -1
            dense[COLUMN["rule.root"]] = rule.root
            return dense
        dense[:4] += rule.entry.scores
        if rule.gaps:
            dense[COLUMN["gapped.inverse"]] = rule.entry.scores[0]
            dense[COLUMN["gapped.direct"]] = rule.entry.scores[2]
        dense[COLUMN["gap.count"]] = sum(symbol < 0 for symbol in rule.entry.source)
        dense[COLUMN["rule.rarity"]] = np.exp(1 - rule.entry.count)
        dense[COLUMN["rule.root"]] = self.world.labels(rule.entry)[2]
        for gap in gaps_out_of_order(rule.entry):
            dense[COLUMN["backtrack.count"]] += 1
            dense[COLUMN["backtrack.words"]] += rule.gaps[gap][1] - rule.gaps[gap][0]
        return dense


def is_normal(target: Symbols) -> bool:
    """Whether a target side has its words first."""
    gaps = [symbol < 0 for symbol in target]
    return gaps == sorted(gaps) and not all(gaps)


def gaps_out_of_order(entry: PhraseEntry) -> list[int]:
    """Gaps that are said after something that stands behind them in the source, or before a word
    that stands before them.
    """
    places = [at for at, symbol in enumerate(entry.source) if symbol >= 0]
    order = [at for at, symbol in enumerate(entry.target) if symbol >= 0]
    words = [(places[f], order[e]) for f, e in entry.alignment]
    gaps = [
        (entry.source.index(symbol), at) for at, symbol in enumerate(entry.target) if symbol < 0
    ]
    return [
        -1 - entry.source[place]
        for place, at in gaps
        if any(other > place and said < at for other, said in words + gaps)
        or any(other < place and said > at for other, said in words)
    ]


def outside(start: int, end: int, gaps: Stretches) -> Stretches:
    """What of a span is in no gap."""
    found = []
    for first, last in gaps:
        if start < first:
            found.append((start, first))
        start = last
    return (*found, (start, end)) if start < end else tuple(found)
