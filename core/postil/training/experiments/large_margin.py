"""Tables 1 to 3 of Watanabe et al. 2007: many features, trained by large margins on the development
set alone.

As in the paper the engine translates with gaps from left to right, training goes on for 50 rounds,
and the m best of a long list are remembered. Real-valued weights are trained together with the
features, in units of their own, no further than lists of candidates reach. Sentences are decoded in
batches, BLEU is that on top of a document which decays, features of a single sentence are dropped,
and the round that does best on the text trained on is the result.

The paper does not say what C is. Here it has to be small, or the average of the weights translates
too briefly, though they themselves do not: on hansards en-fr, with one oracle and one best, the
engine's 13.8 BLEU were 11.0 after six rounds with a C of 0.1, 11.9 with 0.01 and 13.3 with 0.001.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

import numpy as np

from postil.engine.models import trained_forms
from postil.features.sets import AFFIXES
from postil.features.sparse_model import NO_WORDS, SparseModel
from postil.features.templates import CONTEXT, SOURCE_SYNTAX, STRUCTURE
from postil.features.word_forms import KINDS
from postil.training.experiments.claims import as_good, better, more, no_worse
from postil.training.experiments.experiment import Experiment, Figure, Outcome, Row
from postil.training.experiments.laboratory import Laboratory, Size
from postil.training.folded_text import Part
from postil.training.large_margin.candidates import decoder_of
from postil.training.large_margin.loop import (
    LargeMarginResult,
    LargeMarginTask,
    frequent_words,
    train_large_margin,
)
from postil.training.large_margin.options import LargeMarginOptions, Mode
from postil.training.large_margin.rounds import RoundReport
from postil.training.workers import open_workers
from postil.types.files import atomic_folder
from postil.types.progress import CurvePoint, Progress

BASE = "baseline"
KEPT = "result.json"
SPARSE = "weights"
ENGINE = "hierarchical-left-to-right"
EVERY = STRUCTURE | {"hierarchical"}
STEP = 0.001  # C
PAIRS = frozenset({"aligned-pair", "aligned-bigram"})


@dataclass(frozen=True, slots=True)
class MarginPlan:
    """A training on the development set.

    Parameters
    ----------
    templates, forms
        See ``LargeMarginTask``; sorted, that equal plans are written alike.
    oracles, candidates
        m and k.
    document
        The loss is in BLEU on top of a document, not in that of the sentence.
    dense, step, batch, mode
        See ``LargeMarginOptions``; ``step`` is its aggressiveness.
    rounds
        At most.
    followed
        Whether the test set is translated after each round.
    """

    templates: tuple[str, ...] = tuple(sorted(EVERY))
    forms: tuple[str, ...] = KINDS
    oracles: int = 10
    candidates: int = 10
    document: bool = True
    dense: bool = True
    step: float = STEP
    batch: int = 100
    mode: Mode = "k-best"
    rounds: int = 1000
    followed: bool = False

    def options(self, size: Size) -> LargeMarginOptions:
        return LargeMarginOptions(
            mode=self.mode,
            rounds=min(self.rounds, size.margin_rounds),
            candidates=self.candidates,
            oracles=self.oracles,
            aggressiveness=self.step,
            dense=self.dense,
            batch=self.batch,
            judging=0,
            context=self.document,
            patience=0,
        )


def trained(laboratory: Laboratory, plan: MarginPlan, progress: Progress) -> LargeMarginResult:
    """The result of a training: from the laboratory's folder, or made now.

    Raises
    ------
    StorageError
        The folder cannot be written.
    Cancelled
        Through ``progress``; finished rounds stay, and are taken up.
    """
    options = plan.options(laboratory.size)
    name = sha256(repr((plan, options)).encode()).hexdigest()[:16]
    kept = laboratory.folder / "large-margin" / name
    if not kept.exists():
        _train(laboratory, plan, kept, progress)
    values = json.loads((kept / KEPT).read_text(encoding="utf-8"))
    return LargeMarginResult(
        np.array(laboratory.base.features.weights(values["dense"]), dtype=np.float64),
        kept / SPARSE,
        [RoundReport(**report) for report in values["rounds"]],
        values["best"],
    )


def _train(laboratory: Laboratory, plan: MarginPlan, kept: Path, progress: Progress) -> None:
    segments, models = laboratory.tune.ids, laboratory.base
    templates = frozenset(plan.templates)
    task = LargeMarginTask(
        laboratory.engine,
        models,
        segments,
        [Part(laboratory.engine, 0, len(segments))],
        segments,
        templates,
        plan.forms,
        frequent_words(laboratory.train.ids) if templates & CONTEXT else NO_WORDS,
        laboratory.parse if templates & SOURCE_SYNTAX else None,
        laboratory.test.ids if plan.followed else None,
    )
    state = kept.with_name(f"{kept.name}.state")
    state.parent.mkdir(parents=True, exist_ok=True)
    with open_workers(None, laboratory.threads) as workers:
        result = train_large_margin(
            task, plan.options(laboratory.size), state, workers, progress=progress
        )
    with atomic_folder(kept) as folder:
        shutil.copytree(result.sparse, folder / SPARSE)
        values = {
            "plan": repr(plan),
            "dense": models.features.named(result.dense),
            "rounds": [asdict(report) for report in result.rounds],
            "best": result.best,
        }
        (folder / KEPT).write_text(json.dumps(values, indent=1), encoding="utf-8")
    shutil.rmtree(state)


def make_trained(plan: MarginPlan, laboratory: Laboratory, progress: Progress) -> Outcome:
    """Train by a plan, and measure the engine of its best round."""
    progress.update(0.0, 1.0)
    result = trained(laboratory, plan, progress.part(0.95))
    progress.update(0.95)
    sparse = SparseModel.open(result.sparse)
    forms = trained_forms(laboratory.base, laboratory.engine, sparse.forms, sparse.frequent)
    decoder = decoder_of(laboratory.base, result.dense, result.sparse, forms)
    best = result.rounds[result.best]
    figures = {
        "dev": 100 * best.bleu,
        "features": float(best.features),
        "round": float(result.best),
    }
    curves = [
        CurvePoint("dev BLEU", number, 100 * report.bleu)
        for number, report in enumerate(result.rounds)
    ]
    if plan.followed:
        curves += [
            CurvePoint("test BLEU", number, 100 * report.followed)
            for number, report in enumerate(result.rounds)
        ]
    found = laboratory.translated(decoder, laboratory.test, progress.part(0.05))
    return Outcome(found, figures, curves)


def make_baseline(laboratory: Laboratory, progress: Progress) -> Outcome:
    """The engine as it is, tuned by minimum error rate training."""
    decoder = decoder_of(laboratory.base, laboratory.weights, None)
    found = laboratory.translated(decoder, laboratory.test, progress)
    return Outcome(found, {"dev": laboratory.base.manifest.scores["tuning.bleu"], "features": 0})


def _row(key: str, label: str, plan: MarginPlan, paper: tuple[float, ...]) -> Row:
    """``paper``: thousands of features, BLEU on the development set, on the tests of 2004, 2005."""
    names = ("1000 features", "dev", "2004", "2005")
    return Row(
        key, (label,), partial(make_trained, plan), dict(zip(names, paper, strict=True)), plan
    )


def _baseline() -> Row:
    paper = {"dev": 46.47, "2004": 49.33, "2005": 47.03}
    return Row(BASE, ("baseline, MERT",), make_baseline, paper)


def _table_1(_size: Size) -> Sequence[Row]:
    return [
        _baseline(),
        _row("surface", "surface form", MarginPlan(forms=()), (492, 54.11, 49.01, 48.05)),
        _row("affixes", "w/ prefix/suffix", MarginPlan(forms=AFFIXES),
             (4204, 63.87, 48.74, 47.18)),
        _row("class", "w/ word class", MarginPlan(forms=("class",)),
             (2689, 49.59, 49.55, 48.79)),
        _row("digits", "w/ digits", MarginPlan(forms=("digits",)), (576, 50.72, 49.67, 48.39)),
        _row("all", "all token types", MarginPlan(), (13759, 52.85, 49.81, 48.41)),
    ]  # fmt: skip


def _table_2(_size: Size) -> Sequence[Row]:
    steps = PAIRS, PAIRS | {"word-bigram"}, STRUCTURE
    pairs, bigram, insertion = (MarginPlan(tuple(sorted(names))) for names in steps)
    return [
        _baseline(),
        _row("pairs", "word pairs", pairs, (11042, 51.63, 48.69, 47.72)),
        _row("bigram", "+ target bigram", bigram, (11230, 53.49, 48.60, 47.47)),
        _row("insertion", "+ insertion", insertion, (13489, 52.20, 50.33, 48.08)),
        _row("hierarchical", "+ hierarchical", MarginPlan(), (13759, 52.85, 49.81, 48.41)),
    ]


def _table_3(_size: Size) -> Sequence[Row]:
    return [
        _baseline(),
        _row("1-1", "1-oracle 1-best", MarginPlan(oracles=1, candidates=1),
             (8735, 52.63, 50.77, 48.11)),
        _row("1-10", "1-oracle 10-best", MarginPlan(oracles=1), (10480, 53.45, 49.10, 48.49)),
        _row("10-1", "10-oracle 1-best", MarginPlan(candidates=1), (8416, 47.63, 48.88, 46.00)),
        _row("10-10", "10-oracle 10-best", MarginPlan(), (13759, 52.85, 49.81, 48.41)),
        _row("sentence", "sentence-BLEU", MarginPlan(document=False),
             (14587, 51.17, 49.97, 47.04)),
    ]  # fmt: skip


COLUMNS = {
    "features": "features",
    "dev": "dev BLEU",
    "bleu": "test BLEU",
    "chrf": "test chrF",
    "round": "round",
}
TITLE = "BLEU of the development set, which is trained on"


def _curves(keys: Sequence[str]) -> tuple[Figure, ...]:
    return (Figure("rounds", TITLE, "round", {key: (key, "dev BLEU") for key in keys}),)


TABLE_1 = Experiment(
    "wa-table-1",
    "Watanabe et al. 2007, table 1: forms of words beside the words themselves",
    ("features",),
    COLUMNS,
    _table_1,
    "surface",
    (
        more("Prefixes and suffixes make many more features", "features", "surface", "affixes"),
        more("With prefixes and suffixes training fits the development set best", "dev",
             "surface", "affixes"),
        better("Prefixes and suffixes overfit: other text gets worse", "affixes", "surface"),
        better("Word classes avoid that, and gain", "surface", "class"),
        better("Digits gain, too", "surface", "digits"),
        better("All forms together gain", "surface", "all"),
    ),
    _curves(("surface", "affixes", "class", "digits", "all")),
    recipe=ENGINE,
)  # fmt: skip
TABLE_2 = Experiment(
    "wa-table-2",
    "Watanabe et al. 2007, table 2: structural features one after the other",
    ("features",),
    COLUMNS,
    _table_2,
    "pairs",
    (
        more("Target bigrams fit the development set better", "dev", "pairs", "bigram"),
        no_worse("Target bigrams gain nothing on other text", "pairs", ("bigram",)),
        better("Insertion features mend that", "bigram", "insertion"),
        more("Hierarchical features fit the development set better", "dev", "insertion",
             "hierarchical"),
        as_good("On other text hierarchical features make little difference", "insertion",
                ("hierarchical",)),
    ),
    _curves(("pairs", "bigram", "insertion", "hierarchical")),
    recipe=ENGINE,
)  # fmt: skip
TABLE_3 = Experiment(
    "wa-table-3",
    "Watanabe et al. 2007, table 3: m oracles, k best, and the loss they are trained for",
    ("training",),
    COLUMNS,
    _table_3,
    BASE,
    (
        better("One oracle and one best gain over the tuned baseline", BASE, "1-1"),
        better("Ten oracles and ten best gain over the tuned baseline", BASE, "10-10"),
        more("More of the best fit the development set better", "dev", "1-1", "1-10"),
        better("Ten oracles with one best do harm", "10-1", "1-1"),
        more("They move fewer features than ten best", "features", "10-1", "10-10"),
        better("BLEU of the document is a better loss than that of the sentence", "sentence",
               "10-10"),
    ),
    _curves(("1-1", "1-10", "10-1", "10-10", "sentence")),
    recipe=ENGINE,
)  # fmt: skip
