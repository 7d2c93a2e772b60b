"""Table 1 and figure 2 of Chiang et al. 2009: new features of two engines, trained by large margins
on the development set.

As in the paper the engines are hierarchical and string-to-tree, the baselines are tuned by minimum
error rate training, and dense and sparse weights are trained together, ten candidates by score, ten
hoped for and ten feared, on BLEU in the context of what was translated before. Every rewrite of a
rule's tree is a feature, not those four alone that the authors found bad, and the learners are not
twenty but one, with the same result however many workers decode. Source trees and target trees are
those of the corpus, of the Berkeley parser; without trees of the source no feature of them fires,
and without those of the target a parser is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from postil.features.templates import CONTEXT, SOURCE_SYNTAX, TREES
from postil.training.experiments.claims import as_good, better, more
from postil.training.experiments.experiment import Claim, Experiment, Figure, Row, Table, Verdict
from postil.training.experiments.laboratory import Size
from postil.training.experiments.large_margin import (
    COLUMNS,
    TITLE,
    MarginPlan,
    make_baseline,
    make_trained,
)

BASE, DENSE = "mert", "mira"
ROUNDS = 20
STEP = 0.01  # C of the paper; features such as sizes of gaps fire many times in a sentence
DISCOUNT = frozenset({"rule-count"})
SYNTAX_DISTORTION = SOURCE_SYNTAX | {"gap-size"}
SOURCE_SIDE = SYNTAX_DISTORTION | DISCOUNT | CONTEXT
TARGET_SIDE = TREES | DISCOUNT | {"inserted-word"}


def plan_of(templates: frozenset[str], *, followed: bool = False) -> MarginPlan:
    """The paper's training of some features and all dense weights."""
    return MarginPlan(
        tuple(sorted(templates)),
        (),
        step=STEP,
        mode="hope-fear",
        rounds=ROUNDS,
        followed=followed,
    )


def _row(
    key: str,
    label: str,
    templates: frozenset[str],
    paper: tuple[float, ...] = (),
    *,
    followed: bool = False,
) -> Row:
    """``paper``: features, and BLEU of the tuning and of the test set."""
    plan = plan_of(templates, followed=followed)
    figures = dict(zip(("features", "dev", "bleu"), paper, strict=False))
    return Row(key, (label,), partial(make_trained, plan), figures, plan)


def _hierarchical(_size: Size) -> Sequence[Row]:
    return [
        Row(BASE, ("MERT, baseline",), make_baseline, {"features": 11, "dev": 35.4, "bleu": 36.1}),
        _row(DENSE, "MIRA, baseline", frozenset()),
        _row("syntax", "MIRA, syntax, distortion", SYNTAX_DISTORTION, (56, 35.9, 36.9)),
        _row("discount", "MIRA, syntax, distortion, discount", SYNTAX_DISTORTION | DISCOUNT,
             (61, 36.6, 37.3)),
        _row("all", "MIRA, all source-side, discount", SOURCE_SIDE, (10990, 38.4, 37.6)),
    ]  # fmt: skip


def _string_to_tree(_size: Size) -> Sequence[Row]:
    return [
        Row(BASE, ("MERT, baseline",), make_baseline, {"features": 25, "dev": 38.6, "bleu": 39.5}),
        _row(DENSE, "MIRA, baseline", frozenset(), (25, 38.5, 39.8)),
        _row("overlap", "MIRA, overlap", frozenset({"rule-root"}), (132, 38.7, 39.9)),
        _row("nodes", "MIRA, node count", frozenset({"node-count"}), (136, 38.7, 40.0)),
        _row("all", "MIRA, all target-side, discount", TARGET_SIDE, (283, 39.6, 40.6)),
    ]


def _over_time(_size: Size) -> Sequence[Row]:
    return [
        Row(BASE, ("MERT, baseline",), make_baseline, {"dev": 35.4, "bleu": 36.1}),
        _row("all", "MIRA, all source-side, discount", SOURCE_SIDE, (10990, 38.4, 37.6),
             followed=True),
    ]  # fmt: skip


def curve(table: Table, series: str) -> list[float]:
    """BLEU after each round, from the engine as it was on."""
    return [point.y for point in table.rows["all"].curves if point.series == series]


def _judge_gains(table: Table) -> tuple[Verdict, str]:
    """By the curves, without an interval."""
    tuned, tested = (curve(table, name) for name in ("dev BLEU", "test BLEU"))
    if not (tuned and tested):
        return "undecided", "no rounds"
    gains = [max(values) - values[0] for values in (tuned, tested)]
    verdict: Verdict = "holds" if gains[0] > gains[1] > 0 else "does not hold"
    return (
        verdict,
        f"tuning set {gains[0]:+.2f}, test set {gains[1]:+.2f} at the best round, no interval",
    )


def _judge_end(table: Table) -> tuple[Verdict, str]:
    """By the curve, without an interval."""
    values = curve(table, "test BLEU")
    if not values:
        return "undecided", "no rounds"
    best = values.index(max(values))
    verdict: Verdict = "holds" if 0 < best < len(values) - 1 else "does not hold"
    return (
        verdict,
        f"round {best}: {values[best]:.2f}, round {len(values) - 1}: {values[-1]:.2f}, no interval",
    )


TABLE_1 = Experiment(
    "ch-table-1",
    "Chiang et al. 2009, table 1: source-side features of a hierarchical engine",
    ("training",),
    COLUMNS,
    _hierarchical,
    BASE,
    (
        better("Syntax and distortion features gain over the tuned baseline", BASE, "syntax"),
        better("With discount features, too", BASE, "discount"),
        better("All source-side and discount features gain over it", BASE, "all"),
        more("Word context fits the tuning set better", "dev", "discount", "all"),
        more("Word context makes most of the features", "features", "discount", "all"),
    ),
    (Figure("rounds", TITLE, "round", {
        key: (key, "dev BLEU") for key in (DENSE, "syntax", "discount", "all")
    }),),
    ("hansards.en-fr", "multi30k.en-de"),
    "hierarchical",
)  # fmt: skip
TABLE_1_SYNTAX = Experiment(
    "ch-table-1-syntax",
    "Chiang et al. 2009, table 1: target-side features of a string-to-tree engine",
    ("training",),
    COLUMNS,
    _string_to_tree,
    BASE,
    (
        as_good("Large margins find dense weights as good as tuning does", BASE, (DENSE,)),
        as_good("Rule overlap and node counts alone make a small difference", DENSE,
                ("overlap", "nodes")),
        better("All target-side and discount features gain over the tuned baseline", BASE, "all"),
        more("They fit the tuning set better", "dev", DENSE, "all"),
    ),
    (Figure("rounds", TITLE, "round", {
        key: (key, "dev BLEU") for key in (DENSE, "overlap", "nodes", "all")
    }),),
    ("hansards.fr-en",),
    "syntax",
)  # fmt: skip
FIGURE_2 = Experiment(
    "ch-figure-2",
    "Chiang et al. 2009, figure 2: BLEU of tuning and test set over the rounds",
    ("training",),
    COLUMNS,
    _over_time,
    BASE,
    (
        Claim("The test set gains, but less than the tuning set", _judge_gains),
        Claim("Towards the end the test set loses again", _judge_end),
        better("Overfitting or not, other text gains", BASE, "all"),
    ),
    (Figure("rounds", "BLEU of tuning and test set", "round", {
        "tuning set": ("all", "dev BLEU"), "test set": ("all", "test BLEU")
    }),),
    ("multi30k.en-de",),
    "hierarchical",
)  # fmt: skip
