"""A small random world for search tests, and an exhaustive search of it in plain Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from phrase_tables import table_of
from postil.models.lm.class_estimate import estimate_class_model
from postil.models.lm.class_model import ClassModel, class_tokens
from postil.models.lm.estimate import estimate_lm
from postil.models.lm.model import LanguageModel
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.table import PhraseTable
from postil.search.constraints import FREE, Constraints
from postil.search.forest.hypergraph import Derivation
from postil.search.forest.yields import applications
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.search.settings import SearchOptions
from token_text import Side

COLUMN = {name: number for number, name in enumerate(PHRASE_FEATURES.names)}
LANGUAGE_MODELS = [COLUMN["lm"], COLUMN["lm.classes"]]
TARGET_WORDS = 12
SOURCE_WORDS = 9
WIDE = 100_000  # no limit of the search


@dataclass
class World:
    """Random phrase pairs and a language model over a dozen words; perhaps one of their classes."""

    entries: list[PhraseEntry]
    table: PhraseTable
    lm: LanguageModel
    weights: np.ndarray
    classes: ClassModel | None = None


def make_world(folder: Path, seed: int, *, reordering: bool = True, class_order: int = 0) -> World:
    """The world of a seed; ``class_order``: of its model of word classes, 0: it has none."""
    rng = random.Random(seed)
    text = [
        [rng.randrange(3, 3 + TARGET_WORDS) for _ in range(rng.randint(1, 9))] for _ in range(300)
    ]
    side = Side.of(text)
    lm = estimate_lm(
        [(side.tokens, side.offsets)], 3, folder / "lm", vocabulary_size=3 + TARGET_WORDS
    )
    table = table_of(random_entries(rng, reordering))
    entries = list(table.entries())  # as the table rounds them
    weights = np.zeros(len(PHRASE_FEATURES), dtype=np.float32)
    for name in PHRASE_FEATURES.names:
        weights[COLUMN[name]] = rng.uniform(0.1, 0.6)
    weights[COLUMN["unknown"]] = 2.0
    weights[COLUMN["glossary"]] = 1.0  # enough to change what is said
    weights[COLUMN["lm.first"]] = 0.0  # not in the exhaustive search
    classes = None
    if class_order:
        numbers = [-1, -1, -1, *(k % 3 for k in range(TARGET_WORDS - 1)), -1]
        tokens = class_tokens(np.array(numbers, np.int32))
        text = side.tokens, side.offsets
        classes = estimate_class_model(text, tokens, class_order, folder / "classes")
    return World(entries, table, lm, weights, classes)


def random_entries(rng: random.Random, reordering: bool) -> list[PhraseEntry]:
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], PhraseEntry] = {}
    for _ in range(60):
        source = tuple(
            rng.randrange(3, 3 + SOURCE_WORDS) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))
        )
        target = tuple(rng.randrange(3, 3 + TARGET_WORDS) for _ in range(rng.choice([1, 1, 2, 3])))
        scores = tuple(rng.uniform(-3, -0.1) for _ in range(4))
        orientation = tuple(rng.uniform(-2, -0.1) if reordering else -1.0986123 for _ in range(6))
        found[source, target] = PhraseEntry(
            source, target, scores, orientation, random_links(source, target)
        )
    return list(found.values())


def random_links(source: tuple[int, ...], target: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """By target, then source; the same for the same phrases."""
    rng = random.Random(f"{source} {target}")
    return tuple(
        (i, j) for j in range(len(target)) for i in range(len(source)) if rng.random() < 0.4
    )


def translator(world: World, limit: int, **changes: Any) -> Translator:
    """A decoder of the world that prunes nothing, but for ``changes``."""
    options = SearchOptions(
        **{
            "pop_limit": WIDE,
            "stack_limit": WIDE,
            "distortion_limit": limit,
            "table_limit": 1000,
            **changes,
        }
    )
    return Translator(world.table, world.lm, world.weights, options, classes=world.classes)


def sentences(seed: int, count: int, longest: int) -> list[np.ndarray]:
    """Sentences of words that the world has, and one it has not."""
    rng = random.Random(seed)
    return [
        np.array(
            [rng.randrange(3, 4 + SOURCE_WORDS) for _ in range(rng.randint(1, longest))],
            dtype=np.uint32,
        )
        for _ in range(count)
    ]


def phrases_of(derivation: Derivation) -> list[tuple[int, int, tuple[int, ...]]]:
    """Source span and target ids of each phrase, in target order."""
    return [(*rule.source_span, rule.tokens) for rule in applications(derivation)]


@dataclass
class Found:
    """One derivation of the exhaustive search."""

    score: float
    tokens: tuple[int, ...]
    dense: np.ndarray
    steps: tuple[tuple[int, int, tuple[int, ...]], ...]

    def holds(self, sequence) -> bool:
        size = len(sequence)
        return any(
            self.tokens[at : at + size] == tuple(sequence)
            for at in range(len(self.tokens) - size + 1)
        )


class Exhaustive:
    """All derivations of a sentence, by brute force: the oracle for the decoder.

    Parameters
    ----------
    constraints
        Of which phrases heed what is blocked and forbidden within them.
    copies
        Whether words are copied whose phrases by themselves are all blocked or forbidden, too.
    """

    def __init__(
        self,
        world: World,
        limit: int,
        *,
        swap=False,
        walls=(),
        zones=(),
        enclosures=(),
        constraints: Constraints = FREE,
        copies: bool = False,
    ) -> None:
        self.world = world
        self.limit = limit
        self.swap = swap
        self.walls = walls
        self.zones = (*zones, *enclosures)
        self.enclosures = enclosures
        self.constraints = constraints
        self.copies = copies
        self.by_source: dict[tuple[int, ...], list[PhraseEntry]] = {}
        for entry in world.entries:
            self.by_source.setdefault(entry.source, []).append(entry)

    def derivations(self, sentence: list[int]) -> Iterator[Found]:
        yield from self._extend(
            sentence, frozenset(), (0, 0), None, [], np.zeros(len(PHRASE_FEATURES))
        )

    def _options(self, sentence: list[int], start: int, end: int) -> list[PhraseEntry | None]:
        known = self.by_source.get(tuple(sentence[start:end]), [])
        options: list[PhraseEntry | None] = [
            one for one in known if self.constraints.allows(start, end, one.target)
        ]
        if not options and end - start == 1 and (self.copies or not known):
            return [None]
        return options

    def _extend(  # noqa: PLR0917
        self, sentence, covered, last, entry, steps, dense
    ) -> Iterator[Found]:
        if len(covered) == len(sentence):
            yield self._complete(steps, dense)
            return
        for option, start, end in self._choices(sentence, covered, last):
            added = option.target if option else (0x80000000 + start,)
            yield from self._extend(
                sentence,
                covered | set(range(start, end)),
                (start, end),
                option or "copy",
                [*steps, (start, end, added)],
                dense + self._step(option, entry, last, start, end),
            )

    def _allowed(self, covered, first_gap: int, last, start: int, end: int) -> bool:
        if self.swap:
            if len(covered) > first_gap:  # one gap is open: L, the block before which it was left
                return (start, end) == (first_gap, last[0])
            return start - first_gap <= self.limit
        if self.limit < 0 or start == first_gap:
            return True
        return abs(start - last[1]) <= self.limit and end - first_gap <= self.limit

    def _respects(self, covered, start: int, end: int) -> bool:
        after = covered | set(range(start, end))
        for wall in self.walls:
            if start < wall < end or (max(after) >= wall and not set(range(wall)) <= after):
                return False
        for low, high in self.zones:
            zone = set(range(low, high))
            begun = bool(covered & zone) and not zone <= covered
            if begun and not set(range(start, end)) <= zone:
                return False
            if set(range(start, end)) & zone and not (
                set(range(start, end)) <= zone or zone <= set(range(start, end))
            ):
                return False
        for low, high in self.enclosures:
            if low < start < high and low not in covered:
                return False
            if low < start < high == end and not set(range(low, start)) <= covered:
                return False
        return True

    def _step(self, option, previous, last, start, end) -> np.ndarray:
        step = np.zeros(len(PHRASE_FEATURES))
        step[COLUMN["phrase.count"]] = 1
        step[COLUMN["word.count"]] = len(option.target) if option else 1
        step[COLUMN["distortion"]] = -abs(start - last[1])
        way = 0 if start == last[1] else 1 if end == last[0] else 2
        if option is None:
            step[COLUMN["unknown"]] = -1
        else:
            step[:4] = option.scores
            step[9 + way] = option.reordering[way]
        if isinstance(previous, PhraseEntry):
            step[12 + way] += previous.reordering[3 + way]
        return step

    def _complete(self, steps, dense) -> Found:
        dense = dense.copy()
        tokens = tuple(word for _, _, added in steps for word in added)
        words = [0 if word >= 0x80000000 else word for word in tokens]
        dense[COLUMN["lm"]] = self.world.lm.score_sentence(words).sum()
        if self.world.classes is not None:
            dense[COLUMN["lm.classes"]] = self.world.classes.score_sentence(words).sum()
        return Found(float(dense @ self.world.weights), tokens, dense, tuple(steps))

    def best_score(self, sentence: list[int]) -> float:
        """Score of the best derivation, for longer sentences: every state is looked into once.

        Nothing is pruned. A state is the coverage, the last span, the last entry and the words the
        language model can still see.
        """
        weights, classes = self.world.weights, self.world.classes
        history = self.world.lm.order - 1
        if classes is not None:
            history = max(history, classes.lm.order - 1)
        states = {(frozenset(), (0, 0), None, ()): 0.0}
        best = -np.inf
        for size in range(len(sentence) + 1):
            here = [state for state in states if len(state[0]) == size]
            for state in here:
                covered, last, entry, words = state
                score = states.pop(state)
                if size == len(sentence):
                    end = self._lm_values(words, bos=len(words) < history)[:, -1]
                    best = max(best, score + weights[LANGUAGE_MODELS] @ end)
                    continue
                for option, start, end in self._choices(sentence, covered, last):
                    target = option.target if option else (0,)
                    step = self._step(option, entry, last, start, end)
                    longer = (*words, *target)
                    scores = self._lm_values(longer, bos=len(words) < history)
                    step[LANGUAGE_MODELS] = scores[:, len(words) : -1].sum(axis=1)
                    key = (
                        covered | set(range(start, end)),
                        (start, end),
                        option or "copy",
                        longer[-history:],
                    )
                    states[key] = max(states.get(key, -np.inf), score + float(step @ weights))
        return best

    def _lm_values(self, words, *, bos: bool) -> np.ndarray:
        """Of each word and of the end, by the words and by their classes, (2, words + 1)."""
        plain = self.world.lm.score_sentence(words, bos=bos)
        if self.world.classes is None:
            return np.array([plain, np.zeros(len(words) + 1)])
        tokens = self.world.classes.tokens[list(words)]
        return np.array([plain, self.world.classes.lm.score_sentence(tokens, bos=bos)])

    def _choices(self, sentence, covered, last) -> Iterator[tuple[PhraseEntry | None, int, int]]:
        first_gap = min(set(range(len(sentence))) - covered)
        for start in range(first_gap, len(sentence)):
            for end in range(start + 1, len(sentence) + 1):
                if end - 1 in covered:
                    break
                if self._allowed(covered, first_gap, last, start, end) and self._respects(
                    covered, start, end
                ):
                    for option in self._options(sentence, start, end):
                        yield option, start, end
