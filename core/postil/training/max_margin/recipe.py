"""The recipe of the max-margin system: an engine without word alignment, in seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.search.settings import BAG
from postil.training.recipe import Recipe, RecipeRequest, Setting

if TYPE_CHECKING:
    from pathlib import Path

    from postil.training.request import TrainingReport
    from postil.types.progress import Progress

SETTINGS = (
    Setting(
        "beside",
        "Beside a phrase-based engine",
        "Instead of an engine of its own: what it knows of phrases that belong together becomes "
        "two features of a phrase-based engine, which is then tuned again.",
        default=False,
    ),
    Setting(
        "decoder",
        "Decoder",
        "How phrases become sentences: Improved uses a language model and is the one to work with; "
        "Contradiction and No contradiction are those of the publication.",
        default="improved",
        choices=("improved", "contradiction", "no-contradiction"),
        labels=("Improved", "Contradiction", "No contradiction"),
    ),
    Setting(
        "measure",
        "Measure",
        "What tells phrases that translate each other from phrases that met by chance.",
        default="likelihood",
        choices=("likelihood", "f1", "jaccard", "chi2"),
        labels=("Likelihood ratio", "F1", "Jaccard", "χ²"),
        advanced=True,
    ),
    Setting(
        "threshold",
        "Least value",
        "Pairs of phrases below it are dropped; 0 takes the default of the measure.",
        default=0.0,
        low=0.0,
        high=1e6,
        advanced=True,
    ),
    Setting(
        "limit",
        "Translations per phrase",
        "How many target phrases each source phrase keeps.",
        default=10,
        low=1,
        high=1000,
        advanced=True,
    ),
    Setting(
        "once",
        "Phrases seen once",
        "Whether phrases that occur in one segment only are kept, as in the publication. They "
        "cover more of the text and also bring more nonsense; training takes several times as "
        "long, and more space on the disk.",
        default=False,
        advanced=True,
    ),
    Setting(
        "gaps",
        "Phrases with gaps",
        "Whether source phrases may leave words out. Takes about three times as long.",
        default=False,
        advanced=True,
    ),
    Setting(
        "rare",
        "Link rare words",
        "Whether words that no phrase explains are linked one to one.",
        default=True,
        advanced=True,
    ),
    Setting(
        "bag",
        "Phrases per word",
        "How many target phrases the decoder may choose from for each source word.",
        default=30,
        low=BAG.low,
        high=BAG.high,
        advanced=True,
    ),
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train a max-margin engine into the folder ``destination``.

    Raises
    ------
    UsageError, InputError
        The corpora cannot be used.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    from postil.training.max_margin.training import train_margin_engine  # noqa: PLC0415

    RECIPE.check_machine(request)
    settings = RECIPE.values(request.settings)
    if settings["beside"]:
        from postil.training.max_margin.beside import train_beside  # noqa: PLC0415
        from postil.training.resume import base_engine, work_folder  # noqa: PLC0415

        progress.update(0.0, 1.0, "The engine to start from")
        with work_folder(RECIPE, request, destination) as work:
            engine = base_engine(request, work, progress.part(0.4))
            progress.update(0.4)
            part = progress.part(0.6)
            return train_beside(
                request.training, settings, engine, destination, work=work, progress=part
            )
    return train_margin_engine(request.training, settings, destination, progress)


RECIPE = Recipe(
    name="max-margin",
    title="New engine without word alignment",
    about="Learns which phrases occur together, and builds sentences from phrases that overlap. "
    "Trains in seconds; translates worse than a phrase-based engine of the same text.",
    settings=SETTINGS,
    needs_base=False,
    run=run,
    advanced=True,
)
