"""Tables 2 and 4 of Gao & He (2013): models of phrase scores, and what they are trained for.

A row is made twice: with the weights of the engine as they were and the scores weighted with 1, and
with all weights tuned again by minimum error rate training, as the paper has it. The epoch, and
where there is a choice the rate of learning, is the one that does best on the development set.

In table 2 that is with the weights as they were, and for one model, as in the paper, with weights
tuned for each epoch. In table 4 weights are tuned for every fifth of ten: the losses other than
expected BLEU shorten translations, and with weights as they were no epoch of theirs is better than
the baseline, while tuning brings the length back.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

import numpy as np

from postil.training.expected_bleu.lists import NBestLists
from postil.training.expected_bleu.scoring import (
    ASCENT,
    TrainedScores,
    baseline_of,
    scored_translator,
    train_scores,
    training_lists,
)
from postil.training.expected_bleu.sga import AscentOptions, Epoch, Loss
from postil.training.experiments.claims import as_good, better, better_than_all
from postil.training.experiments.experiment import (
    Claim,
    Experiment,
    Figure,
    Outcome,
    Row,
    Table,
    Verdict,
)
from postil.training.experiments.laboratory import Laboratory, Size
from postil.training.tuning.loop import TuningOptions, tune
from postil.types.files import atomic_write
from postil.types.progress import CurvePoint, Progress

BASE = "baseline"
TEST2 = {  # the paper's BLEU, DE-EN and FR-EN
    BASE: (26.0, 31.4),
    "p+t+tp": (27.1, 32.2),
    "p+t": (26.9, 32.0),
    "p": (26.7, 31.8),
    "t": (26.8, 31.9),
    "xbleu": (26.9, 32.0),
    "hinge": (26.2, 31.5),
    "logistic": (26.2, 31.5),
    "log": (26.2, 31.7),
}
FEATURES = ("p+t+tp", "p+t", "p", "t")
LOSSES: dict[Loss, tuple[float, ...]] = {  # rates to choose among
    "xbleu": (0.5,),
    "hinge": (0.02, 0.1),
    "logistic": (0.02, 0.1),
    "log": (0.02, 0.1),
}
JUDGING_ROUNDS = 4  # of tuning the weights for one epoch
JUDGED = replace(ASCENT, epochs=10, every=5, patience=10)  # where weights are tuned to judge


@dataclass(frozen=True, slots=True)
class _Plan:
    """Features and goals to choose among; ``tuned``: whether the weights are tuned afterwards;
    ``each``: whether they are tuned to judge each epoch, too.
    """

    features: str
    ascents: tuple[AscentOptions, ...]
    tuned: bool
    each: bool = False


def _paper(key: str) -> dict[str, float]:
    return dict(zip(("DE-EN", "FR-EN"), TEST2[key], strict=True))


def _rows(key: str, label: str, fixed: _Plan, tuned: _Plan) -> list[Row]:
    return [
        Row(f"{key}.fixed", (label, "fixed"), partial(_make, fixed), {}, fixed),
        Row(key, (label, "MERT"), partial(_make, tuned), _paper(key), tuned),
    ]


def _baseline_row() -> Row:
    return Row(BASE, ("Baseline", "MERT"), _make_baseline, _paper(BASE))


def _make_baseline(laboratory: Laboratory, progress: Progress) -> Outcome:
    translator = laboratory.translator()
    found = laboratory.translated(translator, laboratory.test, progress)
    return Outcome(found, {"dev": laboratory.models.manifest.scores["tuning.bleu"]})


def _make(plan: _Plan, laboratory: Laboratory, progress: Progress) -> Outcome:
    progress.update(0.0, 1.0)
    made = [
        trained_scores(
            laboratory,
            plan.features,
            ascent,
            progress.part(0.6 / len(plan.ascents)),
            tuning=replace(_tuning(laboratory), rounds=JUDGING_ROUNDS) if plan.each else None,
        )
        for ascent in plan.ascents
    ]
    chosen = max(range(len(made)), key=lambda number: made[number].epochs[made[number].best].worth)
    best, ascent = made[chosen], plan.ascents[chosen]
    progress.update(0.6)
    translator = scored_translator(laboratory.models, best.scores)
    dev = 100 * best.epochs[best.best].worth
    if plan.tuned:
        options = _tuning(laboratory)
        _, rounds = tune(translator, laboratory.tune.ids, options, progress.part(0.3))
        dev = 100 * max(item.bleu for item in rounds)
    curve = [
        CurvePoint("dev BLEU", number, 100 * epoch.worth)
        for number, epoch in enumerate(best.epochs)
        if math.isfinite(epoch.worth)
    ]
    figures = {"dev": dev, "features": best.features, "epoch": best.best, "rate": ascent.rate}
    found = laboratory.translated(translator, laboratory.test, progress.part(0.1))
    return Outcome(found, figures, curve)


def _tuning(laboratory: Laboratory) -> TuningOptions:
    return TuningOptions(
        method="mert", rounds=laboratory.size.tuning_rounds, threads=laboratory.threads
    )


def trained_scores(
    laboratory: Laboratory,
    features: str,
    ascent: AscentOptions,
    progress: Progress,
    *,
    tuning: TuningOptions | None = None,
) -> TrainedScores:
    """Scores trained with these settings: from the laboratory's folder, or now; ``tuning``: see
    ``train_scores``.
    """
    facts = (features, ascent.loss, f"{ascent.rate:g}", ascent.epochs, ascent.every, ascent.seed)
    name = ".".join(map(str, facts)) + (".each" if tuning else "")
    path = laboratory.folder / "phrase-scores" / f"{name}.npz"
    if path.exists():
        with np.load(path, allow_pickle=False) as kept:
            epochs = [Epoch(*map(float, values)) for values in kept["epochs"]]
            return TrainedScores(kept["scores"], epochs, int(kept["features"]))
    progress.update(0.0, 1.0)
    lists = _lists(laboratory, progress.part(0.7))
    progress.update(0.7)
    made = train_scores(
        laboratory.models,
        lists,
        laboratory.tune.ids,
        features,
        progress.part(0.3),
        options=ascent,
        threads=laboratory.threads,
        tuning=tuning,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    table = np.array([tuple(asdict(epoch).values()) for epoch in made.epochs])
    with atomic_write(path) as temporary, temporary.open("wb") as stream:
        np.savez(stream, scores=made.scores, epochs=table, features=np.array(made.features))
    return made


def _lists(laboratory: Laboratory, progress: Progress) -> NBestLists:
    work = laboratory.folder / "phrase-scores"
    work.mkdir(parents=True, exist_ok=True)
    if (work / "lists").exists():
        return NBestLists.open(work / "lists")
    progress.update(0.0, 1.0)
    bitext = laboratory.bitext(progress.part(0.05))
    baseline = baseline_of(laboratory.models, bitext, work / "alignment", laboratory.threads)
    progress.update(0.1)
    return training_lists(
        baseline,
        work,
        progress.part(0.9),
        folds=laboratory.size.folds,
        nbest=laboratory.size.nbest,
        threads=laboratory.threads,
    )


def _table_2(_size: Size) -> Sequence[Row]:
    rows = [_baseline_row()]
    for features in FEATURES:
        fixed = _Plan(features, (ASCENT,), tuned=False)
        rows += _rows(features, f"MRF {features}", fixed, replace(fixed, tuned=True))
    plan = _Plan(FEATURES[0], (ASCENT,), tuned=True, each=True)
    rows.append(
        Row(
            f"{FEATURES[0]}.each",
            (f"MRF {FEATURES[0]}", "MERT each epoch"),
            partial(_make, plan),
            _paper(FEATURES[0]),
            plan,
        )
    )
    return rows


def _table_4(_size: Size) -> Sequence[Row]:
    rows = [_baseline_row()]
    for loss, rates in LOSSES.items():
        often, seldom = (
            tuple(replace(ascent, loss=loss, rate=rate) for rate in rates)
            for ascent in (ASCENT, JUDGED)
        )
        tuned = _Plan("p+t", seldom, tuned=True, each=True)
        rows += _rows(loss, loss, _Plan("p+t", often, tuned=False), tuned)
    return rows


def _quick(table: Table) -> tuple[Verdict, str]:
    """Most of the gain on the development set comes in the first five passes."""
    shares = {}
    for key in FEATURES:
        values = [point.y for point in table.rows[key].curves]
        whole = max(values) - values[0]
        if whole > 0:
            shares[key] = (max(values[:6]) - values[0]) / whole
    figures = "; ".join(f"{key}: {share:.0%} of the gain" for key, share in shares.items())
    if not shares:
        return "does not hold", "no pass gained anything"
    return ("holds" if min(shares.values()) >= 0.5 else "does not hold"), figures


COLUMNS = {"dev": "dev BLEU", "bleu": "test BLEU", "chrf": "test chrF"}
CHOSEN = {"rate": "rate", "epoch": "epoch"}
FIGURE = "BLEU of the development set by epoch"
TABLE_2 = Experiment(
    "gh-table-2",
    "Gao & He (2013), table 2: phrase scores of phrase pairs (p), word pairs (t), triplets (tp)",
    ("system", "weights"),
    {**COLUMNS, "features": "features", **CHOSEN},
    _table_2,
    BASE,
    (
        better("MRF p+t+tp gains 0.8 BLEU or more over the tuned baseline", BASE, "p+t+tp", by=0.8),
        *(better(f"MRF {key} gains over the tuned baseline", BASE, key) for key in FEATURES[1:]),
        better_than_all("The best model has all three classes of features", "p+t+tp",
                        FEATURES[1:]),
        as_good("p and t alone come close to p+t", "p+t", ("p", "t")),
        Claim("The first five epochs bring most of the gain (figure 3)", _quick),
    ),
    (Figure("epochs", FIGURE, "epoch", {key: (key, "dev BLEU") for key in FEATURES}),),
    ("multi30k.en-de", "multi30k.fr-en"),
)  # fmt: skip
TABLE_4 = Experiment(
    "gh-table-4",
    "Gao & He (2013), table 4: phrase scores p+t trained for expected BLEU, hinge, logistic, log "
    "loss",
    ("objective", "weights"),
    {**COLUMNS, **CHOSEN},
    _table_4,
    BASE,
    (
        better("Expected BLEU gains over the tuned baseline", BASE, "xbleu"),
        better_than_all("Expected BLEU is ahead of all other losses", "xbleu",
                        ("hinge", "logistic", "log")),
        better_than_all("Log loss, which sees all of the list, is ahead of those that see two",
                        "log", ("hinge", "logistic")),
    ),
    (Figure("epochs", FIGURE, "epoch", {key: (key, "dev BLEU") for key in LOSSES}),),
    ("multi30k.en-de", "multi30k.fr-en"),
)  # fmt: skip
