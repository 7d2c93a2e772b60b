"""The max-margin engine: texts, matrix W and language model, tuned in the improved mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from postil.bitext.store import Bitext
from postil.engine.kinds.declared import MAX_MARGIN
from postil.engine.models import LANGUAGE_MODEL, MARGIN_MATRIX
from postil.models.lm.model import LanguageModel
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.margin.translator import (
    PAPER,
    MarginTranslator,
)
from postil.search.settings import MarginSearchOptions
from postil.training.engine_training import EngineTraining
from postil.training.recipe import Value
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningOptions
from postil.types.progress import Progress


def train_margin_engine(
    request: TrainingRequest,
    settings: Mapping[str, Value],
    destination: Path,
    progress: Progress,
) -> TrainingReport:
    """Train a max-margin engine with all settings of its recipe: see ``EngineTraining.train``."""
    return _Training(request, settings, progress).train(destination)


def search_options(settings: Mapping[str, Value]) -> MarginSearchOptions:
    """Search settings of an engine of these settings."""
    mode, bag = settings["decoder"], int(settings["bag"])
    if mode == "improved":
        return MarginSearchOptions(bag=bag)
    if mode == "contradiction":
        return replace(PAPER, bag=bag)
    return replace(PAPER, mode="no-contradiction", bag=bag)


def margin_options(settings: Mapping[str, Value], threads: int) -> MarginOptions:
    """Options of the matrix of these settings."""
    return MarginOptions(
        gaps=bool(settings["gaps"]),
        measure=str(settings["measure"]),
        threshold=float(settings["threshold"]) or None,
        limit=int(settings["limit"]),
        once=bool(settings["once"]),
        least=1 if settings["once"] else 2,
        rare=bool(settings["rare"]),
        threads=threads,
    )


class _Training(EngineTraining):
    KIND = MAX_MARGIN
    READING = 0.2

    def __init__(
        self, request: TrainingRequest, settings: Mapping[str, Value], progress: Progress
    ) -> None:
        super().__init__(request, progress)
        self.chosen = settings
        self.search = search_options(settings)

    def build_models(self, bitext: Bitext) -> None:
        with self.step("Counting pairs of phrases", 0.2):
            build_matrix(
                bitext,
                (len(bitext.source.vocabulary), len(bitext.target.vocabulary)),
                self.folder / MARGIN_MATRIX,
                margin_options(self.chosen, self.request.threads),
                self.progress.part(0.25),
            )
        self.report.phrase_pairs = len(MarginMatrix.open(self.folder / MARGIN_MATRIX))
        self.build_language_model(bitext, 0.45, 0.1)

    def translator(self) -> MarginTranslator:
        matrix = MarginMatrix.open(self.folder / MARGIN_MATRIX)
        lm = LanguageModel.open(self.folder / LANGUAGE_MODEL)
        return MarginTranslator(matrix, lm, MARGIN_FEATURES.default_weights(), self.search)

    def tuning(self) -> TuningOptions | None:
        """The paper's modes have no weights."""
        return super().tuning() if self.search.mode == "improved" else None

    def settings(self) -> dict[str, Any]:
        return {"search": asdict(self.search), "recipe": dict(self.chosen)}
