"""Tables VI to VIII of Tillmann & Zhang: real-valued features, flat, by MER, and by their training.

Search is theirs (SWAP). Their "training" column is the mean of sentence BLEU; here it is corpus
BLEU of the development set. In the place of METEOR stands chrF.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import numpy.typing as npt

from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL
from postil.training.experiments.claims import as_good, better, no_worse
from postil.training.experiments.experiment import Experiment, Figure, Outcome, Row
from postil.training.experiments.laboratory import Laboratory, Size
from postil.training.experiments.tz_training import (
    LENGTH,
    SEARCH,
    UPDATES,
    RealPlan,
    flat,
    outcome,
    real_plan,
    trained,
)
from postil.training.relevant_sets.loop import SEED_SPREAD
from postil.training.relevant_sets.sgd import Update
from postil.training.tuning.loop import TuningOptions, tune
from postil.types.progress import CurvePoint, Progress

F64 = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
SIZES = (1, 3, 10, 100)
SIX = tuple(name for name in TZ_REAL if name != LENGTH)
LABELS: dict[Update, str] = {"costmargin": "cost-margin", "perceptron": "perceptron"}
FLAT = "flat"
PAPER: dict[
    str, dict[str, tuple[float, ...]]
] = {  # test BLEU, by table, method and size of the n-best list
    "VI": {
        FLAT: (40.0,),
        "mer": (44.6, 44.9, 44.7, 44.9),
        "costmargin": (44.0, 44.7, 44.0, 44.5),
        "perceptron": (44.1, 43.7, 44.5, 42.8),
    },
    "VII": {
        FLAT: (43.1,),
        "mer": (42.5, 43.2, 44.0, 43.7),
        "costmargin": (44.8, 44.6, 44.9, 44.3),
        "perceptron": (44.7, 44.6, 45.7, 44.6),
    },
    "VIII": {
        "costmargin": (42.9, 41.5, 41.9, 41.7),
        "perceptron": (45.3, 44.3, 44.5, 44.3),
    },
}
PATIENCE = 30  # rounds of MER training: of lists of one the first ones fall before they rise
ERRORS = "1-wer"  # their reverse mWER, as a quality


def _make_flat(plan: RealPlan, laboratory: Laboratory, progress: Progress) -> Outcome:
    translator = laboratory.translator(flat(laboratory, plan), search=SEARCH)
    found = laboratory.translated(translator, laboratory.test, progress)
    return Outcome(found, {"dev": 100 * laboratory.bleu(translator, laboratory.tune)})


def _make_mer(plan: RealPlan, n_best: int, laboratory: Laboratory, progress: Progress) -> Outcome:
    progress.update(0.0, 1.0)
    moved = PHRASE_FEATURES.mask(plan.features)
    translator = laboratory.translator(flat(laboratory, plan), search=SEARCH)
    options = TuningOptions(
        method="mert",
        nbest=n_best,
        rounds=laboratory.size.rounds,
        patience=PATIENCE,
        threads=laboratory.threads,
    )
    _, rounds = tune(
        translator,
        laboratory.tune.ids,
        options,
        progress.part(0.9),
        tuned=moved,
        beside=[_near(translator.weights.astype(np.float64), moved)],
    )
    curve = [CurvePoint("dev BLEU", n, 100 * item.bleu) for n, item in enumerate(rounds)]
    found = laboratory.translated(translator, laboratory.test, progress.part(0.1))
    return Outcome(found, {"dev": 100 * max(item.bleu for item in rounds)}, curve)


def _near(weights: F64, moved: Bools) -> F64:
    """The second weights of the paper's seed (section V), without whose candidates a list of one
    leaves MER training nothing to choose from.
    """
    noise = np.random.default_rng(1).uniform(-SEED_SPREAD, SEED_SPREAD, size=len(weights))
    return np.where(moved, weights + noise, weights)


def _make_trained(plan: RealPlan, laboratory: Laboratory, progress: Progress) -> Outcome:
    progress.update(0.0, 1.0)
    result = trained(laboratory, plan, progress.part(0.9))
    return outcome(laboratory, result, "SWAP", progress.part(0.1))


def _rows(table: str, features: tuple[str, ...], _size: Size) -> Sequence[Row]:
    """Flat weights, and each method with each size of the n-best list."""
    paper = PAPER[table]
    start = RealPlan(features, UPDATES["costmargin"])
    rows = [Row(FLAT, (FLAT, "-"), partial(_make_flat, start), {"bleu": paper[FLAT][0]}, features)]
    for number, n_best in enumerate(SIZES):
        rows.append(
            Row(
                f"mer-{n_best}",
                ("mer", str(n_best)),
                partial(_make_mer, start, n_best),
                {"bleu": paper["mer"][number]},
                (features, SEED_SPREAD, PATIENCE),
            )
        )
    for update, label in LABELS.items():
        for number, n_best in enumerate(SIZES):
            plan = RealPlan(features, real_plan(update, n_best).options)
            rows.append(
                Row(
                    f"{update}-{n_best}",
                    (label, str(n_best)),
                    partial(_make_trained, plan),
                    {"bleu": paper[update][number]},
                    plan,
                )
            )
    return rows


def _error_rows(_size: Size) -> Sequence[Row]:
    """Both updates trained for word errors, after each trained for BLEU."""
    rows = []
    for update, label in LABELS.items():
        plan = real_plan(update, 1)
        paper = {"bleu": PAPER["VII"][update][0]}
        rows.append(
            Row(f"{update}-bleu", (label, "BLEU", "1"), partial(_make_trained, plan), paper, plan)
        )
    for update, label in LABELS.items():
        for number, n_best in enumerate(SIZES):
            plan = real_plan(update, n_best, ERRORS)
            rows.append(
                Row(
                    f"{update}-{n_best}",
                    (label, "mWER", str(n_best)),
                    partial(_make_trained, plan),
                    {"bleu": PAPER["VIII"][update][number]},
                    plan,
                )
            )
    return rows


COLUMNS = {"dev": "dev BLEU", "bleu": "test BLEU", "chrf": "test chrF", "round": "round"}
PAIRS = ("multi30k.en-de", "tech-en-fr.en-fr")
SAME = tuple(
    no_worse(f"{LABELS[update]}: the 1-best is as good as n-best lists", f"{update}-1",
             [f"{update}-{n_best}" for n_best in SIZES[1:]])
    for update in LABELS
)  # fmt: skip
LEVEL = tuple(
    as_good(f"{LABELS[update]} with the 1-best comes within 0.5 BLEU of MER training", "mer-100",
            [f"{update}-1"])
    for update in LABELS
)  # fmt: skip
CURVES = (
    Figure(
        "methods",
        "BLEU of the development set by round",
        "round",
        {
            "mer, 100-best": ("mer-100", "dev BLEU"),
            "cost-margin": ("costmargin-1", "dev BLEU"),
            "perceptron": ("perceptron-1", "dev BLEU"),
        },
    ),
)
TABLE_VI = Experiment(
    "tz-table-vi",
    "Tillmann & Zhang, table VI: six real-valued features, (a) to (f)",
    ("method", "n-best"),
    COLUMNS,
    partial(_rows, "VI", SIX),
    FLAT,
    (
        better("Cost-margin training improves on flat weights", FLAT, "costmargin-1"),
        *LEVEL,
        *SAME,
        no_worse("MER training needs no n-best list with these features", "mer-1", ["mer-100"]),
    ),
    CURVES,
    PAIRS,
)
TABLE_VII = Experiment(
    "tz-table-vii",
    "Tillmann & Zhang, table VII: seven real-valued features, (a) to (g)",
    ("method", "n-best"),
    COLUMNS,
    partial(_rows, "VII", TZ_REAL),
    FLAT,
    (
        better("Cost-margin training improves on flat weights", FLAT, "costmargin-1"),
        *LEVEL,
        *SAME,
        better("With the length feature MER training needs n-best lists", "mer-1", "mer-100"),
        better("Cost-margin is ahead of MER training with the same 1-best", "mer-1",
               "costmargin-1"),
        better("The perceptron is ahead of MER training with the same 1-best", "mer-1",
               "perceptron-1"),
    ),
    CURVES,
    PAIRS,
)  # fmt: skip
TABLE_VIII = Experiment(
    "tz-table-viii",
    "Tillmann & Zhang, table VIII: seven real-valued features trained for word errors (mWER)",
    ("method", "trained for", "n-best"),
    {"error": "dev error", **COLUMNS},
    _error_rows,
    "costmargin-bleu",
    (
        better("Cost-margin trained for word errors loses BLEU", "costmargin-1",
               "costmargin-bleu"),
        no_worse("The perceptron trained for word errors loses little BLEU", "perceptron-1",
                 ["perceptron-bleu"], within=1.0),
        better("The perceptron trained for word errors has more BLEU than cost-margin",
               "costmargin-1", "perceptron-1"),
    ),
    (),
    PAIRS,
)  # fmt: skip
