"""Tables V and IX of Tillmann & Zhang: binary features alone, with a language model, and beside
real-valued ones.

Their training sentences, which cover the test set's sequences of words, are translated with blocks
taken from the same sentences. Here each part is translated with models of the others, so that
training BLEU is that of text not seen; rows with "own" blocks do as the paper. As there, it is the
mean of sentences, without the length penalty.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from postil.search.phrase.features import TZ_REAL
from postil.training.experiments.claims import better, more
from postil.training.experiments.experiment import Experiment, Figure, Outcome, Row
from postil.training.experiments.laboratory import Laboratory, Size
from postil.training.experiments.tz_training import (
    BESIDE_OPTIONS,
    BINARY,
    BINARY_OPTIONS,
    LM_WEIGHT,
    MODES,
    UPDATES,
    BesidePlan,
    BinaryPlan,
    RealPlan,
    RetunedPlan,
    outcome,
    real_plan,
    trained,
)
from postil.types.progress import Progress

LINES = {  # mode and features -> training and test BLEU of the paper
    ("MON", "phrase"): (41.6, 28.2),
    ("MON", "word"): (42.3, 34.0),
    ("MON", "all"): (45.8, 34.7),
    ("MON", "all & LM"): (34.1, 36.5),
    ("SWAP", "phrase"): (43.9, 30.5),
    ("SWAP", "word"): (44.9, 34.4),
    ("SWAP", "all"): (44.4, 35.4),
    ("SWAP", "all & LM"): (36.6, 38.7),
}
ORACLE = {"MON": 54.2, "SWAP": 59.4}
BASE = "SWAP.all"
BLOCKS = {0: "of other parts", 1: "own"}  # by how many parts the text is cut in, 0 as of the size


def binary_plan(features: str, mode: str, folds: int = 0) -> BinaryPlan:
    """Binary features; "all & LM" has a language model of constant weight beside them; ``folds``:
    see ``BinaryPlan``.
    """
    with_lm = features.endswith("& LM")
    fixed = (("lm", LM_WEIGHT),) if with_lm else ()
    templates = features.removesuffix("& LM").strip()
    return BinaryPlan(templates, mode, BINARY_OPTIONS, fixed, folds)


def _make(plan: BinaryPlan, laboratory: Laboratory, progress: Progress) -> Outcome:
    progress.update(0.0, 1.0)
    result = trained(laboratory, plan, progress.part(0.95))
    return outcome(laboratory, result, plan.mode, progress.part(0.05))


def _make_oracle(plan: BinaryPlan, laboratory: Laboratory, progress: Progress) -> Outcome:
    """The start of training: mean sentence BLEU of the best that search can reach, without length
    penalty, as all training BLEU of this table.
    """
    result = trained(laboratory, plan, progress)
    return Outcome(None, {"train": 100 * result.reports[0].train_bleu})


def _table_v(_size: Size) -> Sequence[Row]:
    rows = []
    for folds, blocks in BLOCKS.items():
        for mode in MODES:
            phrase = binary_plan("phrase", mode, folds)
            rows.append(
                Row(
                    _key(mode, "oracle", folds),
                    (mode, "oracle bleu", blocks),
                    partial(_make_oracle, phrase),
                    {"train": ORACLE[mode]},
                    phrase,
                )
            )
            for features in (*BINARY, "all & LM"):
                train, test = LINES[mode, features]
                plan = binary_plan(features, mode, folds)
                rows.append(
                    Row(
                        _key(mode, features, folds),
                        (mode, features, blocks),
                        partial(_make, plan),
                        {"train": train, "bleu": test},
                        plan,
                    )
                )
    return rows


def _key(mode: str, features: str, folds: int) -> str:
    key = f"{mode}.{features}".replace(" & ", "-")
    return f"{key}.own" if folds == 1 else key


def _make_beside(
    plan: RealPlan | BesidePlan | RetunedPlan, laboratory: Laboratory, progress: Progress
) -> Outcome:
    progress.update(0.0, 1.0)
    result = trained(laboratory, plan, progress.part(0.95))
    return outcome(laboratory, result, "SWAP", progress.part(0.05))


def _table_ix(_size: Size) -> Sequence[Row]:
    real = real_plan("costmargin", 1)
    first, with_lm = (binary_plan(features, "SWAP") for features in ("all", "all & LM"))
    beside, beside_lm = (
        RealPlan(TZ_REAL, UPDATES["costmargin"], plan) for plan in (first, with_lm)
    )
    binary = BesidePlan("all", real, BESIDE_OPTIONS)
    again = RetunedPlan(binary)
    return [
        Row("real", ("7 features",), partial(_make_beside, real), {"bleu": 44.8}, real),
        Row(
            "real-binary",
            ("7 features & binary",),
            partial(_make_beside, binary),
            {"bleu": 45.1},
            binary,
        ),
        Row(
            "real-binary-real",
            ("7 features & binary, the 7 tuned again",),
            partial(_make_beside, again),
            settings=again,
        ),
        Row(
            "binary-real",
            ("binary & 7 features",),
            partial(_make_beside, beside),
            {"bleu": 45.6},
            beside,
        ),
        Row(
            "binary-lm-real",
            ("binary & LM, then 7 features",),
            partial(_make_beside, beside_lm),
            settings=beside_lm,
        ),
    ]


COLUMNS = {
    "train": "training BLEU",
    "dev": "dev BLEU",
    "bleu": "test BLEU",
    "chrf": "test chrF",
    "features": "features",
    "round": "round",
}
TABLE_V = Experiment(
    "tz-table-v",
    "Tillmann & Zhang, table V: binary features, alone and with a language model",
    ("reordering", "features", "blocks"),
    COLUMNS,
    _table_v,
    BASE,
    (
        *(
            better(f"{mode}: word features are ahead of phrase features", f"{mode}.phrase",
                   f"{mode}.word")
            for mode in MODES
        ),
        *(
            better(f"{mode}: all features are ahead of word features", f"{mode}.word",
                   f"{mode}.all")
            for mode in MODES
        ),
        *(
            better(f"{mode}: a language model beside them gains", f"{mode}.all", f"{mode}.all-LM")
            for mode in MODES
        ),
        better("SWAP is ahead of MON", "MON.all", "SWAP.all"),
        better("SWAP is ahead of MON with the language model", "MON.all-LM", "SWAP.all-LM"),
        more("SWAP reaches a better oracle than MON", "train", "MON.oracle", "SWAP.oracle"),
        more("Training stays below the oracle", "train", "SWAP.all", "SWAP.oracle"),
        more("The language model lowers BLEU on the training text", "train", "SWAP.all-LM",
             "SWAP.all"),
        more("With their own blocks sentences are translated better than others", "train",
             "SWAP.all", "SWAP.all.own"),
    ),
    (
        Figure("all", "SWAP, all features (figure 2)", "round",
               {"training": (BASE, "training BLEU"), "development": (BASE, "dev BLEU")}),
        Figure("all-lm", "SWAP, all features and LM (figure 3)", "round",
               {"training": ("SWAP.all-LM", "training BLEU"),
                "development": ("SWAP.all-LM", "dev BLEU")}),
    ),
)  # fmt: skip
TABLE_IX = Experiment(
    "tz-table-ix",
    "Tillmann & Zhang, table IX: binary features on top of the real-valued ones, in both orders",
    ("features",),
    COLUMNS,
    _table_ix,
    "real",
    (
        better("Binary features trained after the real-valued ones gain", "real", "real-binary"),
        better("Binary features trained first gain", "real", "binary-real"),
        better("Binary first is the better order", "real-binary", "binary-real"),
        better("With a language model beside them from the start, too", "real", "binary-lm-real"),
        better("Tuning the real-valued ones again gains", "real-binary", "real-binary-real"),
    ),
    (
        Figure("binary", "binary features beside the real-valued ones", "round",
               {"training": ("real-binary", "training BLEU"),
                "development": ("real-binary", "dev BLEU")}),
    ),
    ("tech-en-fr.en-fr", "multi30k.en-de"),
)  # fmt: skip
