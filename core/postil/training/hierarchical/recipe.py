"""The recipes of hierarchical engines: phrases with gaps, for languages of another word order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from postil.training.phrase_based.recipe import (
    CLASS_MODEL,
    LANGUAGE_MODEL_SETTINGS,
    TUNING_SETTINGS,
    common_request,
)
from postil.training.recipe import Recipe, RecipeRequest, Setting

if TYPE_CHECKING:
    from pathlib import Path

    from postil.training.request import TrainingReport
    from postil.types.progress import Progress

TARGET_TEXT = Setting(
    "target-text",
    "More text in the target language",
    "A text file of what is written well in your field, a sentence a line: a second language model "
    "learns from it, and tuning finds how much it counts.",
    default="",
    file=True,
)
GAPS = Setting(
    "gaps",
    "Gaps in a rule",
    "How many parts of a rule other phrases may fill, as in “neither … nor …”. With 0 it has "
    "phrases only.",
    default=2,
    low=0,
    high=2,
    advanced=True,
)
SPAN = Setting(
    "span",
    "Words a rule may span",
    "Longer rules move words further, and take more time and space.",
    default=10,
    low=3,
    high=15,
    advanced=True,
)
OCCURRENCES = Setting(
    "occurrences",
    "Least number of occurrences",
    "Rules with gaps that were seen less often are left out: 10 makes the engine several times "
    "smaller and half as quick again.",
    default=1,
    low=1,
    high=100,
    advanced=True,
)
SAMPLES = Setting(
    "samples",
    "Places looked at",
    "At how many of its places in your texts a frequent phrase is looked at. Fewer are quicker; "
    "more show better how it is usually translated.",
    default=300,
    low=10,
    high=10_000,
    advanced=True,
)
LANGUAGE_MODELS = (CLASS_MODEL, *LANGUAGE_MODEL_SETTINGS)
SETTINGS = (*TUNING_SETTINGS, TARGET_TEXT, GAPS, SPAN, OCCURRENCES, *LANGUAGE_MODELS)
SETTINGS_ON_DEMAND = (*TUNING_SETTINGS, TARGET_TEXT, GAPS, SPAN, SAMPLES, *LANGUAGE_MODELS)


def run(
    request: RecipeRequest, destination: Path, progress: Progress, *, name: str
) -> TrainingReport:
    """Train a hierarchical engine: see ``EngineTraining.train``."""
    from postil.training.hierarchical.training import train_hierarchical  # noqa: PLC0415

    recipe = next(recipe for recipe in RECIPES if recipe.name == name)
    recipe.check_machine(request)
    settings = recipe.values(request.settings)
    training = common_request(request.training, request.settings)
    return train_hierarchical(name, training, settings, destination, progress)


RECIPE = Recipe(
    name="hierarchical",
    title="New engine with phrases that have gaps",
    about="Learns phrases with gaps as well, which carry words over long distances: for languages "
    "whose word order differs much. Takes more time and space than a phrase-based engine.",
    settings=SETTINGS,
    needs_base=False,
    run=partial(run, name="hierarchical"),
)
LEFT_TO_RIGHT = Recipe(
    name="hierarchical-left-to-right",
    title="New engine with phrases that have gaps, left to right",
    about="Learns phrases with gaps whose translation begins with a word, so that translations "
    "grow from left to right. Has fewer rules than a hierarchical engine and takes less "
    "space.",
    settings=SETTINGS,
    needs_base=False,
    run=partial(run, name="hierarchical-left-to-right"),
)
ON_DEMAND = Recipe(
    name="hierarchical-on-demand",
    title="New engine with phrases that have gaps, looked up when needed",
    about="Keeps your texts instead of all phrases with gaps, and looks them up for each sentence: "
    "the engine takes a fraction of the space, and a suggestion about a tenth of a second more. "
    "Whoever gets the engine gets your texts with it.",
    settings=SETTINGS_ON_DEMAND,
    needs_base=False,
    run=partial(run, name="hierarchical-on-demand"),
)
RECIPES = (RECIPE, LEFT_TO_RIGHT, ON_DEMAND)
