"""From corpora to a max-margin engine folder: texts, matrix W, language model, tuned weights."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import postil
from postil.engine.manifest import EngineManifest, moment
from postil.engine.models import (
    LANGUAGE_MODEL,
    MARGIN_MATRIX,
    MAX_MARGIN,
    truecase_path,
    vocabulary_path,
)
from postil.features.dense import weights_to_dict
from postil.models.lm import LanguageModel
from postil.models.lm_estimate import estimate_lm
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.search.margin_translator import (
    MARGIN_TUNED,
    PAPER,
    MarginSearchOptions,
    MarginTranslator,
    margin_weights,
)
from postil.training.confidence import train_confidence
from postil.training.preparation import Prepared, prepare, tuning_set
from postil.training.recipe import Value
from postil.training.recipes import tuning_folder
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningRound, tune
from postil.types.files import atomic_folder
from postil.types.progress import Progress


def train_margin_engine(
    request: TrainingRequest,
    settings: Mapping[str, Value],
    destination: Path,
    progress: Progress,
) -> TrainingReport:
    """Train the folder ``destination``; it appears whole, or not at all.

    Rounds of tuning are kept until it ends, as those of the phrase-based system are.

    Parameters
    ----------
    settings
        Of the recipe, all of them.

    Raises
    ------
    UsageError, InputError
        The corpora cannot be used.
    StorageError
        The disk is full or not writable.
    Cancelled
        ``progress`` was cancelled.
    """
    rounds = tuning_folder(destination)
    try:
        with (
            atomic_folder(destination) as folder,
            TemporaryDirectory(prefix="work.", dir=folder) as work,
        ):
            training = _Training(request, settings, folder, progress)
            training.run(Path(work), rounds)
    except Exception:  # not an interrupt from the keyboard, after which one may go on
        shutil.rmtree(rounds, ignore_errors=True)
        raise
    shutil.rmtree(rounds, ignore_errors=True)
    training.report.folder = destination
    return training.report


def search_options(settings: Mapping[str, Value]) -> MarginSearchOptions:
    """How an engine of these settings decodes."""
    mode, bag = settings["decoder"], int(settings["bag"])
    if mode == "improved":
        return MarginSearchOptions(bag=bag)
    if mode == "contradiction":
        return replace(PAPER, bag=bag)
    return replace(PAPER, mode="no-contradiction", bag=bag)


def margin_options(settings: Mapping[str, Value], threads: int) -> MarginOptions:
    """How the matrix of these settings is made."""
    return MarginOptions(
        gaps=bool(settings["gaps"]),
        measure=str(settings["measure"]),
        threshold=float(settings["threshold"]) or None,
        limit=int(settings["limit"]),
        rare=bool(settings["rare"]),
        threads=threads,
    )


class _Training:
    """One training, step by step."""

    def __init__(
        self,
        request: TrainingRequest,
        settings: Mapping[str, Value],
        folder: Path,
        progress: Progress,
    ) -> None:
        self.request = request
        self.settings = settings
        self.folder = folder
        self.progress = progress
        self.report = TrainingReport(folder)

    def run(self, work: Path, rounds: Path) -> None:
        with self._step("Reading the corpora", 0.0):
            prepared = prepare(self.request, work, self.report, self.progress.part(0.2))
        self._save_texts(prepared)
        self._build(prepared)
        manifest = self._manifest()
        with self._step("Tuning", 0.55):
            if prepared.held_out:
                self._tune(prepared, manifest, rounds)
        manifest.save(self.folder)

    @contextmanager
    def _step(self, name: str, done: float) -> Iterator[None]:
        """A named step, timed, that starts when ``done`` of the whole is done."""
        self.progress.update(done, 1.0, name)
        start = time.perf_counter()
        yield
        self.report.seconds[name] = round(time.perf_counter() - start, 3)

    def _save_texts(self, prepared: Prepared) -> None:
        texts, bitext = prepared.texts, prepared.bitext
        self.report.source_words = len(bitext.source.tokens)
        self.report.target_words = len(bitext.target.tokens)
        texts.source_truecaser.save(truecase_path(self.folder, "source"))
        texts.target_truecaser.save(truecase_path(self.folder, "target"))
        bitext.source.vocabulary.save(vocabulary_path(self.folder, "source"))
        bitext.target.vocabulary.save(vocabulary_path(self.folder, "target"))

    def _build(self, prepared: Prepared) -> None:
        """Matrix and language model."""
        bitext = prepared.bitext
        with self._step("Counting pairs of phrases", 0.2):
            build_matrix(
                bitext,
                (len(bitext.source.vocabulary), len(bitext.target.vocabulary)),
                self.folder / MARGIN_MATRIX,
                margin_options(self.settings, self.request.threads),
                self.progress.part(0.25),
            )
        self.matrix = MarginMatrix.open(self.folder / MARGIN_MATRIX)
        self.report.phrase_pairs = len(self.matrix)
        with self._step("Estimating the language model", 0.45):
            estimate_lm(
                [bitext.target],
                self.request.language_model_order,
                self.folder / LANGUAGE_MODEL,
                self.request.language_model,
                self.progress.part(0.1),
                vocabulary_size=len(bitext.target.vocabulary),
            )

    def _manifest(self) -> EngineManifest:
        request = self.request
        return EngineManifest(
            name=request.name,
            source_language=request.source_language,
            target_language=request.target_language,
            kind=MAX_MARGIN,
            created=moment(),
            build=postil.__version__,
            tokeniser=request.tokeniser,
            sources=self.report.sources,
            settings={
                "search": asdict(search_options(self.settings)),
                "order": request.language_model_order,
                "recipe": dict(self.settings),
            },
            weights=weights_to_dict(margin_weights()),
        )

    def _tune(self, prepared: Prepared, manifest: EngineManifest, rounds: Path) -> None:
        """Dense weights and the confidence model from held-out segments."""
        bitext, threads = prepared.bitext, self.request.threads
        options = search_options(self.settings)
        lm = LanguageModel.open(self.folder / LANGUAGE_MODEL)
        translator = MarginTranslator(self.matrix, lm, margin_weights(), options)
        segments = tuning_set(prepared.held_out, bitext.source.vocabulary, bitext.target.vocabulary)
        if self.request.tuning is not None and options.mode == "improved":
            progress = self.progress.part(0.43)
            weights, made = tune(
                translator,
                segments,
                replace(self.request.tuning, threads=threads),
                progress,
                partial(_show, progress, count()),
                state=rounds,
                tuned=MARGIN_TUNED,
            )
            self.report.tuning = [round(100 * item.bleu, 2) for item in made]
            manifest.weights = weights_to_dict(weights)
            manifest.scores = {"tuning.bleu": max(self.report.tuning)}
        self.progress.update(0.98, message="Fitting the confidence model")
        manifest.confidence = train_confidence(
            translator, segments, threads, self.progress.part(0.02)
        )


def _show(progress: Progress, number: Iterator[int], made: TuningRound) -> None:
    """A round of tuning as a point of the learning curve."""
    progress.curve("BLEU of the tuning set", next(number), 100 * made.bleu)
