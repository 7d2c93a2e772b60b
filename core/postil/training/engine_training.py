"""Training of an engine from corpora, the part that all kinds share: the folder that appears whole
or not at all, texts, language model, tuning, confidence, the manifest.
"""

from __future__ import annotations

import shutil
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import postil
from postil.bitext.store import Bitext
from postil.engine.kinds.declared import EngineKind
from postil.engine.manifest import EngineManifest, moment
from postil.engine.models import LANGUAGE_MODEL, TRAINED_PAIRS, truecase_path, vocabulary_path
from postil.models.lm.estimate import estimate_lm
from postil.models.trained_pairs import save_trained_pairs
from postil.search.decoders import Decoders
from postil.training.confidence import train_confidence
from postil.training.preparation import Prepared, prepare, tuning_set
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningOptions, TuningRound, tune
from postil.types.files import atomic_folder, syncing
from postil.types.heap import give_back
from postil.types.progress import Progress

TUNING = 0.55  # share of the time before it
ESTIMATING = "Estimating the language model"


class EngineTraining(ABC):
    """One training, step by step.

    ``folder`` is the engine's while it is made, ``work`` one for what is needed meanwhile.
    """

    KIND: ClassVar[EngineKind]
    READING: ClassVar[float]  # share of the time that reading the corpora takes

    folder: Path
    work: Path

    def __init__(self, request: TrainingRequest, progress: Progress) -> None:
        self.request = request
        self.progress = progress

    def train(self, destination: Path) -> TrainingReport:
        """Train into ``destination``, which appears when everything has succeeded.

        On an error or Cancel nothing is left. Rounds of tuning are kept in :func:`tuning_folder`
        meanwhile: if the process is killed, the same training, started again, goes on after the
        last of them.

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
                atomic_folder(destination) as self.folder,
                TemporaryDirectory(
                    prefix="work.", dir=self.folder, ignore_cleanup_errors=True
                ) as work,
            ):
                self.work = Path(work)
                self.report = TrainingReport(destination)
                self._run(rounds)
        except Exception:  # not an interrupt from the keyboard, after which one may go on
            shutil.rmtree(rounds, ignore_errors=True)
            raise
        shutil.rmtree(rounds, ignore_errors=True)
        return self.report

    @abstractmethod
    def build_models(self, bitext: Bitext) -> None:
        """Estimate everything that comes from the bitext."""

    @abstractmethod
    def translator(self) -> Decoders[Any]:
        """A decoder with the models that were built and untuned weights."""

    @abstractmethod
    def settings(self) -> dict[str, Any]:
        """Settings of the training that the manifest keeps."""

    def tuning(self) -> TuningOptions | None:
        """Options of tuning the weights, where there are segments to tune on; None: no tuning."""
        return self.request.tuning

    @contextmanager
    def step(self, name: str, done: float) -> Iterator[None]:
        """A named step, timed, that starts when ``done`` of the whole is done."""
        self.progress.update(done, 1.0, name)
        start = time.perf_counter()
        yield
        give_back()  # the next step takes its memory beside what is in use, not what was
        self.report.seconds[name] = round(time.perf_counter() - start, 3)

    def build_language_model(self, bitext: Bitext, done: float, share: float) -> None:
        """The step of the language model; ``share`` of the time."""
        with self.step(ESTIMATING, done):
            self.estimate_language_model(bitext, self.progress.part(share))

    def estimate_language_model(self, bitext: Bitext, progress: Progress) -> None:
        """Estimate the language model of the target side, on any thread."""
        estimate_lm(
            [bitext.target],
            self.request.language_model_order,
            self.folder / LANGUAGE_MODEL,
            self.request.language_model,
            progress,
            vocabulary_size=len(bitext.target.vocabulary),
        )

    def _run(self, rounds: Path) -> None:
        with self.step("Reading the corpora", 0.0):
            reading = self.progress.part(self.READING)
            prepared = prepare(self.request, self.work, self.report, reading)
        self._save_texts(prepared)
        self.build_models(prepared.bitext)
        translator = self.translator()
        manifest = self._manifest(translator)
        made = [path for path in self.folder.iterdir() if path.is_dir() and path != self.work]
        with self.step("Tuning", TUNING), syncing(made):
            if prepared.held_out:
                self._tune(translator, prepared, manifest, rounds)
        manifest.save(self.folder)

    def _save_texts(self, prepared: Prepared) -> None:
        texts, bitext = prepared.texts, prepared.bitext
        self.report.source_words = len(bitext.source.tokens)
        self.report.target_words = len(bitext.target.tokens)
        texts.source_truecaser.save(truecase_path(self.folder, "source"))
        texts.target_truecaser.save(truecase_path(self.folder, "target"))
        bitext.source.vocabulary.save(vocabulary_path(self.folder, "source"))
        bitext.target.vocabulary.save(vocabulary_path(self.folder, "target"))
        save_trained_pairs(prepared.pairs, self.folder / TRAINED_PAIRS)

    def _manifest(self, translator: Decoders[Any]) -> EngineManifest:
        request = self.request
        return EngineManifest(
            name=request.name,
            source_language=request.source_language,
            target_language=request.target_language,
            kind=self.KIND.name,
            created=moment(),
            build=postil.__version__,
            tokeniser=request.tokeniser,
            sources=self.report.sources,
            settings={**self.settings(), "order": request.language_model_order},
            weights=translator.features.named(translator.weights),
        )

    def _tune(
        self, translator: Decoders[Any], prepared: Prepared, manifest: EngineManifest, kept: Path
    ) -> None:
        """Dense weights and the confidence model from held-out segments."""
        bitext, threads, tuning = prepared.bitext, self.request.threads, self.tuning()
        segments = tuning_set(prepared.held_out, bitext.source.vocabulary, bitext.target.vocabulary)
        reading = self.progress.part(0.01)
        translator = translator.fitted_to(reading.track(segments.sources, len(segments)))
        if tuning is not None:
            options = replace(tuning, threads=threads)
            progress = self.progress.part(0.42)
            curve = partial(_show, progress, count())
            weights, rounds = tune(translator, segments, options, progress, curve, state=kept)
            self.report.tuning = [round(100 * item.bleu, 2) for item in rounds]
            manifest.weights = translator.features.named(weights)
            manifest.scores = {"tuning.bleu": max(self.report.tuning)}
            manifest.settings["tuning"] = {
                "method": options.method,
                "segments": len(segments),
                "references": sum(map(len, segments.references)),
                "rounds": self.report.tuning,
            }
        self.progress.update(0.98, message="Fitting the confidence model")
        manifest.confidence = train_confidence(
            translator, segments, threads, self.progress.part(0.02)
        )


def tuning_folder(destination: Path) -> Path:
    """Folder in which a training of ``destination`` keeps its rounds of tuning until it ends."""
    return destination.with_name(f".{destination.name}.tuning")


def _show(progress: Progress, number: Iterator[int], made: TuningRound) -> None:
    """A round of tuning as a point of the learning curve."""
    progress.curve("BLEU of the tuning set", next(number), 100 * made.bleu)
