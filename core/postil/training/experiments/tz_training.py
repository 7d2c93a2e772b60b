"""Training for the tables of Tillmann & Zhang, kept so that tables can share it.

Real-valued features are trained on the development set, from two flat seeds; binary ones on the
training text, from oracle translations, each part of it decoded with models of the others.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.features.templates import ALL, PHRASE, WORD
from postil.search.phrase.features import PHRASE_FEATURES, TZ_REAL
from postil.search.settings import SearchOptions
from postil.training.experiments.experiment import Outcome
from postil.training.experiments.laboratory import Laboratory
from postil.training.folded_text import Part
from postil.training.relevant_sets.combination import SCALE
from postil.training.relevant_sets.loop import train_relevant_sets
from postil.training.relevant_sets.loop_state import RoundReport
from postil.training.relevant_sets.retuning import OPTIONS, retuned
from postil.training.relevant_sets.sgd import RelevantSetOptions, Update
from postil.training.relevant_sets.task import (
    RelevantSetResult,
    RelevantSetTask,
    flat_weights,
)
from postil.training.workers import open_workers
from postil.types.files import atomic_folder
from postil.types.progress import CurvePoint, Progress

F64 = npt.NDArray[np.float64]
KEPT = "result.json"
SPARSE = "weights"
REPORTS = 2  # form of the reports that are kept; others are made again
UNKNOWN = 10.0  # against passing words through; the same for all candidates of a sentence
LM_WEIGHT = 0.1  # of "all & LM" (section VI-A)
SEARCH = SearchOptions(pop_limit=100, stack_limit=50, distortion_limit=6, swap=True)
MODES = {"MON": replace(SEARCH, distortion_limit=0, swap=False), "SWAP": SEARCH}
BINARY: dict[str, frozenset[str]] = {"phrase": PHRASE, "word": WORD, "all": ALL}
LENGTH = "word.count"  # their feature (g)

# A perceptron has no step size of its own: columns of one size and the mean of all weights make it
# settle. Costmargin does with the larger of two rates tried.
UPDATES: dict[Update, RelevantSetOptions] = {
    "costmargin": RelevantSetOptions(update="costmargin", rate=1e-3, patience=10),
    "perceptron": RelevantSetOptions(
        update="perceptron", standardise=True, average=True, patience=10
    ),
}
# Binary features from a flat start want the paper's rate: with ten times as much the same rounds
# come to 2 to 6 BLEU less. It takes all rounds, the first few of which may be worse than the start.
BINARY_OPTIONS = RelevantSetOptions(update="costmargin", rate=1e-4)
BESIDE_OPTIONS = replace(BINARY_OPTIONS, rate=1e-3, n_best=2, patience=3)


@dataclass(frozen=True, slots=True)
class BinaryPlan:
    """Binary features on the training text.

    ``templates``: name of a set of ``BINARY``; ``mode``: of ``MODES``; ``fixed``: weights of real
    features that stand beside them, by name; ``folds``: parts of the text, each translated with
    models of the others, 0 for those of the size, and 1 for the engine's own models.
    """

    templates: str
    mode: str
    options: RelevantSetOptions
    fixed: tuple[tuple[str, float], ...] = ()
    folds: int = 0


@dataclass(frozen=True, slots=True)
class RealPlan:
    """Real-valued features on the development set.

    ``features``: columns; ``beside``: binary features trained before, whose weights are only
    multiplied.
    """

    features: tuple[str, ...]
    options: RelevantSetOptions
    beside: BinaryPlan | None = None


@dataclass(frozen=True, slots=True)
class BesidePlan:
    """Binary features on the training text, beside real-valued ones that were trained before.

    ``templates``: name of a set of ``BINARY``; ``real``: how those were trained; ``size``: sum of
    their absolute weights, as large as a lead of 1 needs them.
    """

    templates: str
    real: RealPlan
    options: RelevantSetOptions
    size: float = SCALE


@dataclass(frozen=True, slots=True)
class RetunedPlan:
    """Real-valued weights tuned again, by MERT, beside binary ones that were trained before.

    ``first``: how both were trained; the binary weights stay as they are then, up to a scale.
    """

    first: BesidePlan


Plan = RealPlan | BinaryPlan | BesidePlan | RetunedPlan


def real_plan(update: Update, n_best: int, criterion: str = "bleu_smooth") -> RealPlan:
    """All seven features."""
    return RealPlan(TZ_REAL, replace(UPDATES[update], n_best=n_best, criterion=criterion))


def fixed_weights(named: Mapping[str, float]) -> F64:
    """Weights of the named features, (columns,); those of all others are 0."""
    given = {"unknown": UNKNOWN, **named}
    return np.array([given.get(name, 0.0) for name in PHRASE_FEATURES.names])


def flat(laboratory: Laboratory, plan: RealPlan) -> F64:
    """Equal weights of the plan's features."""
    return flat_weights(_real_task(laboratory, plan))


def trained(laboratory: Laboratory, plan: Plan, progress: Progress) -> RelevantSetResult:
    """The result of a training: from the laboratory's folder, or made now.

    Raises
    ------
    StorageError
        The folder cannot be written.
    Cancelled
        Through ``progress``; finished rounds stay, and are taken up.
    """
    name = sha256(repr((REPORTS, plan, laboratory.size)).encode()).hexdigest()[:16]
    kept = laboratory.folder / "relevant-sets" / name
    if not kept.exists():
        _train(laboratory, plan, kept, progress)
    values = json.loads((kept / KEPT).read_text(encoding="utf-8"))
    sparse = kept / SPARSE
    dense = values["dense"]
    return RelevantSetResult(
        np.array([dense.get(name, 0.0) for name in PHRASE_FEATURES.names]),
        sparse if sparse.exists() else None,
        [RoundReport(**report) for report in values["reports"]],
        values["best"],
    )


def _train(laboratory: Laboratory, plan: Plan, kept: Path, progress: Progress) -> None:
    progress.update(0.0, 1.0)
    if isinstance(plan, RetunedPlan):
        _keep(kept, plan, _retuned(laboratory, plan, progress))
        return
    real = isinstance(plan, RealPlan)
    size = laboratory.size
    options = replace(plan.options, rounds=size.rounds if real else size.text_rounds)
    if isinstance(plan, RealPlan):
        task = _real_task(laboratory, plan, progress.part(0.6 if plan.beside else 0.0))
    elif isinstance(plan, BesidePlan):
        task = _beside_task(laboratory, plan, progress.part(0.3))
    else:
        task = _binary_task(laboratory, plan, progress.part(0.1))
    state = kept.with_name(f"{kept.name}.state")
    state.parent.mkdir(parents=True, exist_ok=True)
    with open_workers(None, laboratory.threads) as workers:
        rest = progress.part(1.0 - progress.fraction)
        result = train_relevant_sets(task, options, state, workers, progress=rest)
    _keep(kept, plan, result)
    shutil.rmtree(state)


def _keep(kept: Path, plan: Plan, result: RelevantSetResult) -> None:
    with atomic_folder(kept) as folder:
        if result.sparse is not None:
            shutil.copytree(result.sparse, folder / SPARSE)
        values = {
            "plan": repr(plan),
            "dense": PHRASE_FEATURES.named(result.dense),
            "reports": [asdict(report) for report in result.reports],
            "best": result.best,
        }
        (folder / KEPT).write_text(json.dumps(values, indent=1), encoding="utf-8")


def _retuned(laboratory: Laboratory, plan: RetunedPlan, progress: Progress) -> RelevantSetResult:
    """The reports are those of the binary training; the best one shows what tuning made of it."""
    first = trained(laboratory, plan.first, progress.part(0.8))
    progress.update(0.8)
    size = laboratory.size
    options = replace(
        OPTIONS, rounds=size.tuning_rounds, nbest=size.nbest, threads=laboratory.threads
    )
    result, rounds = retuned(
        first,
        laboratory.models,
        laboratory.tune.ids,
        base=fixed_weights({}),
        options=options,
        progress=progress.part(0.2),
        search=SEARCH,
        tuned=PHRASE_FEATURES.mask(plan.first.real.features),
    )
    reports = list(result.reports)
    best = max(item.bleu for item in rounds)
    reports[result.best] = replace(reports[result.best], dev_bleu=best)
    return replace(result, reports=reports)


def _real_task(
    laboratory: Laboratory, plan: RealPlan, progress: Progress | None = None
) -> RelevantSetTask:
    segments = laboratory.tune.ids
    sparse = None
    if plan.beside:
        sparse = trained(laboratory, plan.beside, progress or Progress()).sparse
    return RelevantSetTask(
        laboratory.engine,
        segments,
        [Part(laboratory.engine, 0, len(segments))],
        trained=PHRASE_FEATURES.mask(plan.features),
        weights=fixed_weights({}),
        sparse=sparse,
        scale_sparse=sparse is not None,
        search=SEARCH,
    )


def _text_task(
    laboratory: Laboratory,
    templates: str,
    fixed: Mapping[str, float],
    progress: Progress,
    folds: int = 0,
) -> RelevantSetTask:
    """Binary features on the training text, beside fixed weights of real-valued ones."""
    text, parts = laboratory.folded(progress, folds)
    return RelevantSetTask(
        laboratory.engine,
        text,
        parts,
        dev=laboratory.tune.ids,
        templates=BINARY[templates],
        weights=fixed_weights(fixed),
        search=SEARCH,
    )


def _binary_task(laboratory: Laboratory, plan: BinaryPlan, progress: Progress) -> RelevantSetTask:
    task = _text_task(laboratory, plan.templates, dict(plan.fixed), progress, plan.folds)
    return replace(task, start="oracle", search=MODES[plan.mode])


def _beside_task(laboratory: Laboratory, plan: BesidePlan, progress: Progress) -> RelevantSetTask:
    """Beside a good model the truth is the best translation near what the model prefers: weights
    trained towards the oracle's, which is far away, undo the model first.
    """
    progress.update(0.0, 1.0)
    real = trained(laboratory, plan.real, progress.part(0.5))
    progress.update(0.5)
    named = PHRASE_FEATURES.named(real.dense)
    factor = plan.size / sum(abs(named[name]) for name in plan.real.features)
    fixed = {name: factor * named[name] for name in plan.real.features}
    return _text_task(laboratory, plan.templates, fixed, progress.part(0.5))


def outcome(
    laboratory: Laboratory, result: RelevantSetResult, mode: str, progress: Progress
) -> Outcome:
    """The test set translated with what was trained, and its learning curves."""
    translator = result.translator(laboratory.models, MODES[mode])
    best = result.reports[result.best]
    curves = [
        CurvePoint(series, number, 100 * value)
        for number, report in enumerate(result.reports)
        if number
        for series, value in (("training BLEU", report.train_bleu), ("dev BLEU", report.dev_bleu))
    ]
    figures = {
        "train": 100 * best.train_bleu,
        "dev": 100 * best.dev_bleu,
        "error": 100 * (1 - best.dev),
        "round": float(result.best),
        "features": float(best.features),
    }
    translations = laboratory.translated(translator, laboratory.test, progress)
    return Outcome(translations, figures, curves)
