"""A small deterministic engine for the tests of projects: it learns whole segments by heart."""

from __future__ import annotations

import re
import threading
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.events import Judgement, LearnedItem, LearningEvent, Provenance
from postil.engine.manifest import EngineManifest
from postil.engine.suggestion import Suggestion
from postil.engine.term_constraints import TermRule
from postil.metrics.edit_distance import word_closeness
from postil.text.tags import TaggedText


class ParrotEngine:
    """Suggests what it was last taught for a source, and says other sources in capitals."""

    uses_learned = True

    def __init__(self, folder: Path) -> None:
        self.manifest = EngineManifest.load(folder)
        self.folder = folder
        self.weights: Counter[int] = Counter()
        self.phrases: dict[int, LearnedItem] = {}
        self.reserved = 0
        self.fail = False
        self.terms: list[TermRule] = []
        self.blocked: list[PhrasePair] = []
        self.revision = 0
        self.asked: list[str] = []
        self.prepared: list[str] = []

    @staticmethod
    def make(folder: Path, name: str = "parrot", target_language: str = "fr") -> Path:
        folder.mkdir(parents=True)
        EngineManifest(name, "en", target_language, created="2025-01-01T00:00:00Z").save(folder)
        return folder

    def suggest(self, source: TaggedText, *, terms=()) -> Suggestion:
        self.terms = list(terms)
        self.asked.append(source.plain)
        never = {(pair.source, pair.target) for pair in self.blocked}
        known = [
            p
            for _, p in sorted(self.phrases.items())
            if p.source == source.plain and (p.source, p.target) not in never
        ]
        target = known[-1].target if known else source.plain.upper()
        return Suggestion(TaggedText(target), 0.0, 0.9 if known else 0.55, (), ())

    def block(self, pairs: Iterable[PhrasePair]) -> None:
        self.blocked = list(pairs)
        self.revision += 1

    def reopened(self) -> ParrotEngine:
        return type(self)(self.folder)

    def judge(self, source: TaggedText, target: TaggedText) -> Judgement | None:
        words = self.suggest(source).target.plain.split()
        return Judgement(0.5, 0.5, word_closeness(words, target.plain.split()), ())

    def prepare_confirming(self, source: TaggedText) -> None:
        self.prepared.append(source.plain)

    def align(self, source: str, target: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Word by word, in order."""
        return list(
            zip(
                (hit.span() for hit in re.finditer(r"\w+|[^\w\s]", source)),
                (hit.span() for hit in re.finditer(r"\w+|[^\w\s]", target)),
                strict=False,
            )
        )

    def fluency(self, target: str) -> float:
        """The fewer words, the better."""
        return -float(len(target.split()))

    def learn(
        self, source: TaggedText, target: TaggedText, provenance: Provenance
    ) -> LearningEvent:
        if self.fail:
            raise RuntimeError("the parrot is asleep")
        keys = [zlib.crc32(word.encode()) for word in sorted(set(target.plain.split()))]
        event = LearningEvent(
            self.next_number,
            provenance,
            np.array(keys, np.uint64),
            np.arange(1, len(keys) + 1, dtype=np.int64),
            target=tuple(target.plain.split()),
            summary=[LearnedItem("phrase", source.plain, target.plain, 1.0)],
        )
        self.apply(event)
        return event

    def apply(self, event: LearningEvent) -> None:
        assert event.number not in self.phrases
        self.revision += 1
        self.phrases[event.number] = event.summary[0]
        for key, delta in zip(event.keys.tolist(), event.deltas.tolist(), strict=True):
            self.weights[key] += delta

    def apply_all(self, events: Iterable[LearningEvent]) -> None:
        for event in events:
            self.apply(event)

    def reserve(self, number: int) -> None:
        self.reserved = max(self.reserved, number)

    @property
    def next_number(self) -> int:
        return max(self.reserved, max(self.phrases, default=0)) + 1

    def undo(self, event: LearningEvent) -> None:
        del self.phrases[event.number]
        self.revision += 1
        for key, delta in zip(event.keys.tolist(), event.deltas.tolist(), strict=True):
            self.weights[key] -= delta
            if not self.weights[key]:
                del self.weights[key]

    def state(self) -> tuple[dict[int, int], list[LearnedItem]]:
        return dict(self.weights), sorted(self.phrases.values(), key=repr)


class PatientParrot(ParrotEngine):
    """Says nothing until :attr:`speak` is set, as if decoding took for ever."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.speak = threading.Event()

    def suggest(self, source: TaggedText, *, terms=()) -> Suggestion:
        self.speak.wait()
        return super().suggest(source, terms=terms)
