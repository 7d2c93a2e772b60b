"""A small engine and sentences for training on relevant sets."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from postil.bitext.store import Bitext
from postil.engine.kinds.phrase import PhraseModels
from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL
from postil.search.settings import SearchOptions
from postil.training.corpora import CorpusFiles
from postil.training.folded_text import Part, folded_text
from postil.training.phrase_based.training import train_engine
from postil.training.preparation import prepare, tuning_set
from postil.training.relevant_sets.sgd import RelevantSetOptions
from postil.training.relevant_sets.task import RelevantSetTask
from postil.training.request import TrainingReport, TrainingRequest
from postil.types.progress import Progress

NOUNS = [("house", "maison"), ("door", "porte"), ("key", "clef"), ("road", "route")]
NOUNS += [("table", "table"), ("chair", "chaise"), ("lamp", "lampe"), ("book", "livre")]
ADJECTIVES = [("red", "rouge"), ("small", "petite"), ("old", "vieille"), ("cold", "froide")]
VERBS = [("sees", "voit"), ("takes", "prend"), ("wants", "veut"), ("sells", "vend")]
QUICK = RelevantSetOptions(rounds=3, passes=5, rate=1e-2, oracle_stack=10)
SEARCH = SearchOptions(pop_limit=30, stack_limit=20, swap=True)


def write_corpus(folder: Path, pairs: int = 240) -> tuple[Path, Path]:
    """Sentences whose adjectives trade places with their nouns."""
    chance = np.random.default_rng(1)
    source, target = [], []
    for _ in range(pairs):
        (n1, m1), (n2, m2) = (NOUNS[k] for k in chance.integers(len(NOUNS), size=2))
        a, b = ADJECTIVES[chance.integers(len(ADJECTIVES))]
        v, w = VERBS[chance.integers(len(VERBS))]
        after = chance.random() < 0.7
        source.append(f"the {a} {n1} {v} the {n2}")
        target.append(f"la {m1} {b} {w} la {m2}" if after else f"la {b} {m1} {w} la {m2}")
    paths = folder / "corpus.en", folder / "corpus.fr"
    for path, lines in zip(paths, (source, target), strict=True):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return paths


def corpora(folder: Path) -> TrainingRequest:
    """The request an engine of this corpus is trained with."""
    paths = folder / "corpus.en", folder / "corpus.fr"
    if not paths[0].exists():
        write_corpus(folder)
    tuned = CorpusFiles(folder / "tune.en", folder / "tune.fr")
    for path, whole in zip((tuned.source, tuned.target), paths, strict=True):
        if path.exists():
            continue  # its time of change is part of a request
        lines = whole.read_text(encoding="utf-8").splitlines()
        path.write_text("\n".join(lines[:40]) + "\n", encoding="utf-8")
    return TrainingRequest(
        "toy",
        "en",
        "fr",
        [CorpusFiles(*paths)],
        tuning_set=tuned,
        tuning=None,
        threads=1,
        class_model=0,
    )


class RelevantWorld:
    """An engine, its corpus by folds, and its tuning set; what is in the folder is used again."""

    def __init__(self, folder: Path) -> None:
        self.engine = folder / "engine"
        self.request = corpora(folder)
        if not self.engine.exists():
            train_engine(self.request, self.engine)
        self.models = PhraseModels.open(self.engine)
        work = folder / f"text-{os.getpid()}"
        work.mkdir()
        prepared = prepare(self.request, work, TrainingReport(folder), Progress())
        vocabularies = self.models.source.vocabulary, self.models.target.vocabulary
        self.dev = tuning_set(prepared.held_out, *vocabularies)
        self.bitext = Bitext.open(work / "bitext")
        self.text, self.parts = folded_text(
            self.models, self.engine, self.bitext, folder / "folds", folds=2, sentences=60
        )

    def real(self, **changes) -> RelevantSetTask:
        """Seven real features on the tuning set."""
        known = {"trained": PHRASE_FEATURES.mask(TZ_REAL), "search": SEARCH}
        parts = [Part(self.engine, 0, len(self.dev))]
        return RelevantSetTask(self.engine, self.dev, parts, **{**known, **changes})

    def binary(self, **changes) -> RelevantSetTask:
        """Word features on the training text."""
        known = {"start": "oracle", "search": SEARCH, "dev": self.dev}
        known["templates"] = frozenset({"word-pair", "boundary"})
        return RelevantSetTask(self.engine, self.text, self.parts, **{**known, **changes})
