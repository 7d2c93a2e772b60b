"""The recipe of phrase scores by expected BLEU (Gao & He 2013): a better engine from the same text.

What is done is kept beside the engine to be until it ends, fold by fold and round by round.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.training.recipe import FOLDS, Recipe, RecipeRequest, Setting, Value

if TYPE_CHECKING:
    from postil.engine.kinds.phrase import PhraseModels
    from postil.training.expected_bleu.lists import NBestLists
    from postil.training.expected_bleu.scoring import TrainedScores
    from postil.training.expected_bleu.sga import AscentOptions
    from postil.training.preparation import Prepared
    from postil.training.request import TrainingReport
    from postil.training.tuning.loop import TuningSet
    from postil.types.progress import Progress

SETTINGS = (
    Setting(
        "features",
        "Features",
        "What a phrase pair is scored by: itself (p), its pairs of words (t), triplets of words "
        "(tp), or all that is named. More of them learn more and take longer.",
        default="p+t+tp",
        choices=("p", "t", "p+t", "p+t+tp"),
        labels=(
            "Phrase pairs",
            "Word pairs",
            "Phrase pairs and word pairs",
            "Phrase pairs, word pairs and triplets",
        ),
    ),
    FOLDS,
    Setting(
        "n-best",
        "Translations per sentence",
        "How many translations of each sentence are compared with what you wrote.",
        default=100,
        low=2,
        high=1000,
    ),
    Setting(
        "epochs",
        "Passes at most",
        "Training stops earlier when the held-out segments gain nothing any more.",
        default=30,
        low=1,
        high=1000,
        advanced=True,
    ),
    Setting(
        "rate",
        "Rate of learning",
        "How far each sentence moves the scores.",
        default=0.5,
        low=1e-9,
        high=100.0,
        advanced=True,
    ),
    Setting(
        "loss",
        "Goal",
        "Expected BLEU is what works; the others are there to compare with.",
        default="xbleu",
        choices=("xbleu", "log", "hinge", "logistic"),
        labels=("Expected BLEU", "Log loss", "Hinge loss", "Logistic loss"),
        advanced=True,
    ),
    Setting(
        "choice",
        "Choice of the pass",
        "How the best pass is found, whose scores are kept. The held-out segments are "
        "translated after each pass: with the weights of the engine as they are, or with "
        "weights tuned by MERT, as the method was published, which takes many times as long.",
        default="fixed",
        choices=("fixed", "tuned"),
        labels=("With fixed weights", "With weights tuned for each pass"),
        advanced=True,
    ),
    Setting(
        "tuner",
        "Tuning of the weights",
        "How the weights of the models are found again once the scores are in: MERT is the classic "
        "and what the method was published with, MIRA is steadier; none leaves them as they were.",
        default="mert",
        choices=("mert", "mira", "none"),
        labels=("MERT", "MIRA", "None"),
        advanced=True,
    ),
)


def run(request: RecipeRequest, destination: Path, progress: Progress) -> TrainingReport:
    """Train phrase scores for a copy of an engine, in the folder ``destination``.

    Raises
    ------
    UsageError
        The corpora are too small, or nothing is left to tune on.
    InputError, EngineError
        Corpora or engine are damaged.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    from postil.training.resume import base_engine, work_folder  # noqa: PLC0415 (all models)

    RECIPE.check_machine(request)
    progress.update(0.0, 1.0, "The engine to start from")
    with work_folder(RECIPE, request, destination) as work:
        engine = base_engine(request, work, progress.part(0.15))
        progress.update(0.15)
        return PhraseScoreTraining(request, engine, destination, work, progress.part(0.85)).run()


@dataclass(slots=True)
class PhraseScoreTraining:
    """One training, stage by stage; what it made on the way stays in ``work``."""

    request: RecipeRequest
    engine: Path
    destination: Path
    work: Path
    progress: Progress

    def run(self) -> TrainingReport:
        from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415
        from postil.training.preparation import prepare  # noqa: PLC0415
        from postil.training.request import TrainingReport  # noqa: PLC0415

        report = TrainingReport(self.destination)
        with self._step(report, "Reading the corpora", 0.0):
            models = PhraseModels.open(self.engine)
            progress = self.progress.part(0.05)
            prepared = prepare(self.request.training, self.work, report, progress, must_tune=True)
            segments = self._segments(models, prepared)
            report.phrase_pairs = models.table.rows
            report.source_words = len(prepared.bitext.source.tokens)
            report.target_words = len(prepared.bitext.target.tokens)
        with self._step(report, "Translating the training text", 0.05):
            lists = self._lists(models, prepared)
        with self._step(report, "Training phrase scores", 0.55):
            made = self._scores(models, lists, segments)
        with self._step(report, "Tuning", 0.75):
            self._write(models, made, segments, report)
        self.progress.update(1.0)
        return report

    @contextmanager
    def _step(self, report: TrainingReport, name: str, done: float) -> Iterator[None]:
        """A named step, timed, that starts when ``done`` of the whole is done."""
        self.progress.update(done, 1.0, name)
        start = time.perf_counter()
        yield
        report.seconds[name] = round(time.perf_counter() - start, 3)

    @property
    def settings(self) -> dict[str, Value]:
        return RECIPE.values(self.request.settings)

    def _segments(self, models: PhraseModels, prepared: Prepared) -> TuningSet:
        from postil.training.preparation import tuning_set  # noqa: PLC0415

        return tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)

    def _lists(self, models: PhraseModels, prepared: Prepared) -> NBestLists:
        from postil.training.expected_bleu.scoring import (  # noqa: PLC0415
            baseline_of,
            training_lists,
        )

        threads, settings = self.request.training.threads, self.settings
        baseline = baseline_of(models, prepared.bitext, self.work / "alignment", threads)
        return training_lists(
            baseline,
            self.work,
            self.progress.part(0.5),
            folds=int(settings["folds"]),
            nbest=int(settings["n-best"]),
            threads=threads,
        )

    def _scores(
        self, models: PhraseModels, lists: NBestLists, segments: TuningSet
    ) -> TrainedScores:
        from postil.training.expected_bleu.scoring import train_scores  # noqa: PLC0415
        from postil.training.phrase_based.recipe import tuning_options  # noqa: PLC0415

        training = self.request.training
        tuning = None
        if self.settings["choice"] == "tuned":
            tuning = tuning_options("mert", training.seed)
        return train_scores(
            models,
            lists,
            segments,
            str(self.settings["features"]),
            self.progress.part(0.2),
            options=self._ascent(),
            threads=training.threads,
            tuning=tuning and replace(tuning, threads=training.threads),
        )

    def _ascent(self) -> AscentOptions:
        from postil.training.expected_bleu.scoring import ASCENT  # noqa: PLC0415

        known: dict[str, Any] = {name: self.settings[name] for name in ("loss", "rate", "epochs")}
        return replace(ASCENT, **known, seed=self.request.training.seed)

    def _write(
        self,
        models: PhraseModels,
        made: TrainedScores,
        segments: TuningSet,
        report: TrainingReport,
    ) -> None:
        """The engine with the scores, tuned."""
        import shutil  # noqa: PLC0415

        from postil.models.phrase_table.pair_scores import PHRASE_SCORES, write_phrase_scores  # noqa: PLC0415
        from postil.types.files import atomic_folder  # noqa: PLC0415

        settings = self.settings
        with atomic_folder(self.destination) as folder:
            shutil.copytree(self.engine, folder, dirs_exist_ok=True)
            write_phrase_scores(
                folder / PHRASE_SCORES, models.table, made.scores, {"settings": settings}
            )
            manifest = models.manifest
            manifest.name = self.request.training.name
            manifest.title = ""
            manifest.settings["phrase-scores"] = {
                **settings,
                "number": made.features,
                "epoch": made.best,
                "development": [round(100 * epoch.worth, 2) for epoch in made.epochs],
            }
            self._tune(models, made, segments, report)
            manifest.save(folder)

    def _tune(
        self,
        models: PhraseModels,
        made: TrainedScores,
        segments: TuningSet,
        report: TrainingReport,
    ) -> None:
        """New weights and confidence into the manifest."""
        from postil.training.confidence import train_confidence  # noqa: PLC0415
        from postil.training.expected_bleu.scoring import scored_translator  # noqa: PLC0415
        from postil.training.phrase_based.recipe import tuning_options  # noqa: PLC0415
        from postil.training.tuning.loop import tune  # noqa: PLC0415

        training, manifest = self.request.training, models.manifest
        translator = scored_translator(models, made.scores)
        report.tuning = [round(100 * made.epochs[made.best].worth, 2)]
        options = tuning_options(str(self.settings["tuner"]), training.seed)
        if options is not None:
            state = self.work / f"tuning-{sha256(made.scores.tobytes()).hexdigest()[:16]}"
            options = replace(options, threads=training.threads)
            _, rounds = tune(translator, segments, options, self.progress.part(0.23), state=state)
            report.tuning = [round(100 * item.bleu, 2) for item in rounds]
        manifest.weights = models.features.named(translator.weights)
        manifest.scores = {"tuning.bleu": max(report.tuning)}
        manifest.confidence = train_confidence(
            translator, segments, training.threads, self.progress.part(0.02)
        )


RECIPE = Recipe(
    name="expected-bleu",
    title="Sharper phrases",
    about="Improves an engine with the text it was made from: every sentence is translated again "
    "in many ways, and phrases that lead to what you wrote are scored up, others down. "
    "Translating takes no longer afterwards.",
    settings=SETTINGS,
    needs_base=True,
    run=run,
)
