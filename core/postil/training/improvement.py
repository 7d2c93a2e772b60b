"""Common parts of recipes that improve an engine by decoding the text it was made from.

They start from an engine, which is trained first if none is given; decode the text, in parts with
models that have not seen them, on this machine or on a cluster; and keep what is done beside the
engine to be until it ends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from postil.bitext.store import Bitext
    from postil.engine.models import EngineModels
    from postil.training.folded_text import Part
    from postil.training.recipe import Recipe, RecipeRequest, Value
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningSet
    from postil.training.workers import Workers
    from postil.types.progress import Progress

Models = TypeVar("Models", bound="EngineModels")
READ, DECODABLE = 0.03, 0.3  # shares of a training's time until then


@dataclass(slots=True)
class Improvement(ABC, Generic[Models]):
    """One training, stage by stage.

    Attributes
    ----------
    engine
        Folder of the engine to start from.
    destination
        Folder of the new engine.
    work
        Folder of intermediate results.
    """

    recipe: Recipe
    request: RecipeRequest
    engine: Path
    destination: Path
    work: Path
    workers: Workers

    @property
    def settings(self) -> dict[str, Value]:
        """All settings of the recipe, by name."""
        return self.recipe.values(self.request.settings)

    @abstractmethod
    def open(self) -> Models:
        """Open the models of the engine to start from; UsageError if it cannot be improved."""

    @abstractmethod
    def train(
        self,
        models: Models,
        bitext: Bitext,
        segments: TuningSet,
        report: TrainingReport,
        progress: Progress,
    ) -> None:
        """Write the new engine; ``segments`` are held out, ``progress`` stands at ``READ``."""

    def run(self, progress: Progress) -> TrainingReport:
        """Read the corpora, and train."""
        from postil.training.preparation import prepare, tuning_set  # noqa: PLC0415
        from postil.training.request import TrainingReport  # noqa: PLC0415

        progress.update(0.0, 1.0, "Reading the corpora")
        report = TrainingReport(self.destination)
        models = self.open()
        reading = progress.part(READ)
        prepared = prepare(self.request.training, self.work, report, reading, must_tune=True)
        report.source_words = len(prepared.bitext.source.tokens)
        report.target_words = len(prepared.bitext.target.tokens)
        segments = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
        progress.update(READ)
        self.train(models, prepared.bitext, segments, report, progress)
        progress.update(1.0)
        return report

    def text(
        self, models: Models, bitext: Bitext, progress: Progress
    ) -> tuple[TuningSet, list[Part]]:
        """The text to decode, by the settings "folds", "sentences" and "like", and the models to
        decode each part with; ``progress`` then stands at ``DECODABLE``.
        """
        from postil.training.folded_text import folded_text  # noqa: PLC0415

        settings = self.settings
        found = folded_text(
            models,
            self.engine,
            bitext,
            self.work,
            folds=int(settings["folds"]),
            sentences=int(settings["sentences"]),
            like=Path(str(settings["like"])) if settings["like"] else None,
            threads=self.request.training.threads,
            progress=progress.part(DECODABLE - READ),
        )
        progress.update(DECODABLE)
        return found


def improve(
    recipe: Recipe,
    training: type[Improvement[Models]],
    request: RecipeRequest,
    destination: Path,
    progress: Progress,
) -> TrainingReport:
    """Improve a copy of an engine, in the folder ``destination``.

    Raises
    ------
    UsageError
        The corpora are too small, nothing is left to tune on, the engine cannot be improved, or
        there is no such cluster.
    InputError, EngineError
        Corpora or engine are damaged, or a machine of the cluster failed.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    from postil.training.resume import base_engine, work_folder  # noqa: PLC0415 (all models)
    from postil.training.workers import open_workers  # noqa: PLC0415

    progress.update(0.0, 1.0, "The engine to start from")
    with (
        open_workers(request.cluster, request.training.threads) as workers,
        work_folder(recipe, request, destination) as work,
    ):
        engine = base_engine(request, work, progress.part(0.15))
        progress.update(0.15)
        made = training(recipe, request, engine, destination, work, workers)
        return made.run(progress.part(0.85))
