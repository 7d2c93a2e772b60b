"""The recipe of a phrase-based engine: what every other recipe starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from postil.training.recipe import Recipe, RecipeRequest, Setting, Value

if TYPE_CHECKING:
    from postil.training.request import TrainingReport, TrainingRequest
    from postil.training.tuning.loop import Method, TuningOptions
    from postil.types.progress import Progress

TUNERS = ("mira", "mert", "none")
FORMS: dict[str, dict[str, Any]] = {
    "probing": {},
    "trie": {"form": "trie"},
    "trie-8bit": {"form": "trie", "quantise": True},
}
TUNER = Setting(
    "tuner",
    "Tuning of the weights",
    "How the weights of the models are found on held-out segments: MIRA is quick and steady, "
    "MERT is the classic. None keeps the weights Postil comes with.",
    default="mira",
    choices=TUNERS,
    labels=("MIRA", "MERT", "None"),
)
ORDERS = Setting(
    "orders",
    "Orders of the segments",
    "What MIRA finds depends a little on the order of the segments. It goes through them in so "
    "many orders and takes the mean of the weights: more orders leave less to chance, and take "
    "little time.",
    default=3,
    low=1,
    high=20,
    advanced=True,
)
TUNING_SETTINGS = (TUNER, ORDERS)
LANGUAGE_MODEL_SETTINGS = (
    Setting(
        "order",
        "Words the language model looks at",
        "Longer is better with much text; with less than 20,000 segments, 3 does as well.",
        default=5,
        low=1,
        high=6,
        advanced=True,
    ),
    Setting(
        "language-model",
        "Language model on disk",
        "Probing is the fastest, trie has half its size, with 8 bits a quarter.",
        default="probing",
        choices=tuple(FORMS),
        labels=("Probing", "Trie", "Trie, 8 bits"),
        advanced=True,
    ),
)
CLASS_MODEL = Setting(
    "class-model",
    "Classes of words in a language model",
    "Words that are used alike are put into this many classes, and a second language model learns "
    "how classes follow each other: it knows good word order even where the words themselves were "
    "never seen together. 0: no such model.",
    default=200,
    low=0,
    high=1000,
    advanced=True,
)
SETTINGS = (
    *TUNING_SETTINGS,
    Setting(
        "phrases",
        "Phrases",
        "Significant ones: without pairs of phrases that may have met by chance; the engine has a "
        "tenth of the size and loses some tenths of a BLEU point.",
        default="all",
        choices=("all", "significant"),
        labels=("All", "Significant ones"),
    ),
    CLASS_MODEL,
    *LANGUAGE_MODEL_SETTINGS,
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train a phrase-based engine: see ``EngineTraining.train``."""
    from postil.training.phrase_based.training import train_engine  # noqa: PLC0415 (all models)

    RECIPE.check_machine(request)
    return train_engine(request_of(request), destination, progress)


def request_of(request: RecipeRequest) -> TrainingRequest:
    """The training request, with the settings of the recipe that were given in place of its own."""
    from postil.models.phrase_table.builder import ALPHA_PLUS  # noqa: PLC0415

    RECIPE.values(request.settings)
    training, given = common_request(request.training, request.settings), request.settings
    if "phrases" in given:
        significance = ALPHA_PLUS if given["phrases"] == "significant" else None
        table = replace(training.phrase_table, significance=significance)
        training = replace(training, phrase_table=table)
    if "class-model" in given:
        training = replace(training, class_model=int(given["class-model"]))
    return training


def common_request(training: TrainingRequest, given: Mapping[str, Value]) -> TrainingRequest:
    """The training request, with the tuner and the language model that were given, if any."""
    from postil.models.lm.estimate import LMOptions  # noqa: PLC0415

    if "tuner" in given:
        training = replace(training, tuning=tuning_options(str(given["tuner"]), training.seed))
    if "orders" in given and training.tuning is not None:
        mira = replace(training.tuning.mira, orders=int(given["orders"]))
        training = replace(training, tuning=replace(training.tuning, mira=mira))
    if "order" in given:
        training = replace(training, language_model_order=int(given["order"]))
    if "language-model" in given:
        form = LMOptions(**FORMS[str(given["language-model"])])
        training = replace(training, language_model=form)
    return training


def tuning_options(tuner: str, seed: int) -> TuningOptions | None:
    """Tuning options of a tuner by its name; None for "none": the default weights are kept."""
    from postil.training.tuning.loop import TuningOptions  # noqa: PLC0415
    from postil.training.tuning.mert import MertOptions  # noqa: PLC0415
    from postil.training.tuning.mira import MiraOptions  # noqa: PLC0415
    from postil.training.tuning.sentence_passes import PassOptions  # noqa: PLC0415

    if tuner == "none":
        return None
    return TuningOptions(
        method=cast("Method", tuner),
        mira=MiraOptions(seed=seed),
        mert=MertOptions(seed=seed),
        passes=PassOptions(seed=seed),
    )


RECIPE = Recipe(
    name="phrase-based",
    title="New engine from translations",
    about="Learns words, phrases and their order from your memories and parallel texts. The start "
    "of everything else: train one first, the more text and the closer to your work, the better.",
    settings=SETTINGS,
    needs_base=False,
    run=run,
)
