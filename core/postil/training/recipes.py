"""Recipes: from corpora to an engine folder."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import postil
from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.bitext.store import Bitext
from postil.engine.manifest import EngineManifest, moment
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    PHRASE_TABLE,
    WORD_DISTORTION,
    truecase_path,
    vocabulary_path,
)
from postil.features.dense import default_weights, weights_to_dict
from postil.models.lexicon import Lexicon
from postil.models.lm import LanguageModel
from postil.models.lm_estimate import estimate_lm
from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.models.phrase_table import PhraseTable
from postil.models.phrase_table_builder import build_phrase_table
from postil.models.word_classes import classes_path, save_word_classes, train_word_classes
from postil.models.word_distortion import WordDistortion, estimate_word_distortion
from postil.search.translator import Translator
from postil.training.confidence import train_confidence
from postil.training.preparation import Prepared, prepare, tuning_set
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningRound, tune
from postil.types.files import atomic_folder
from postil.types.progress import Progress


def train_engine(
    request: TrainingRequest, destination: Path, progress: Progress | None = None
) -> TrainingReport:
    """Train a phrase-based engine into the folder ``destination``.

    The folder appears when everything has succeeded; on an error or Cancel nothing is left. Rounds
    of tuning are kept in :func:`tuning_folder` meanwhile: if the process is killed, the same
    training, started again, goes on after the last of them.

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
            training = _Training(request, folder, Path(work), rounds, progress or Progress())
            training.run()
    except Exception:  # not an interrupt from the keyboard, after which one may go on
        shutil.rmtree(rounds, ignore_errors=True)
        raise
    shutil.rmtree(rounds, ignore_errors=True)
    training.report.folder = destination
    return training.report


def tuning_folder(destination: Path) -> Path:
    """Where a training of ``destination`` keeps its rounds of tuning until it ends."""
    return destination.with_name(f".{destination.name}.tuning")


def _show(progress: Progress, number: Iterator[int], made: TuningRound) -> None:
    """A round of tuning as a point of the learning curve."""
    progress.curve("tuning BLEU", next(number), 100 * made.bleu)


class _Training:
    """One training, step by step."""

    def __init__(
        self,
        request: TrainingRequest,
        folder: Path,
        work: Path,
        rounds: Path,
        progress: Progress,
    ) -> None:
        self.rounds = rounds
        self.request = request
        self.folder = folder
        self.work = work
        self.progress = progress
        self.report = TrainingReport(folder)

    @contextmanager
    def _step(self, name: str, done: float) -> Iterator[None]:
        """A named step, timed, that starts when ``done`` of the whole is done."""
        self.progress.update(done, 1.0, name)
        start = time.perf_counter()
        yield
        self.report.seconds[name] = round(time.perf_counter() - start, 3)

    def run(self) -> None:
        with self._step("Reading the corpora", 0.0):
            prepared = prepare(self.request, self.work, self.report, self.progress.part(0.1))
        self._save_texts(prepared)
        self._build_models(prepared.bitext)
        manifest = self._manifest()
        with self._step("Tuning", 0.55):
            if prepared.held_out:
                self._tune(prepared, manifest)
        manifest.save(self.folder)

    def _save_texts(self, prepared: Prepared) -> None:
        texts, bitext = prepared.texts, prepared.bitext
        self.report.source_words = len(bitext.source.tokens)
        self.report.target_words = len(bitext.target.tokens)
        texts.source_truecaser.save(truecase_path(self.folder, "source"))
        texts.target_truecaser.save(truecase_path(self.folder, "target"))
        bitext.source.vocabulary.save(vocabulary_path(self.folder, "source"))
        bitext.target.vocabulary.save(vocabulary_path(self.folder, "target"))

    def _build_models(self, bitext: Bitext) -> None:
        """Everything that is estimated from the bitext."""
        threads = self.request.threads
        with self._step("Aligning words", 0.1):
            options = AlignerOptions(threads=threads)
            aligner = train_aligner(bitext, options, self.progress.part(0.2))
            alignment = aligner.align_corpus(
                bitext, self.work / "alignment", progress=self.progress.part(0.05)
            )
            aligner.save(self.folder / ALIGNER)
        with self._step("Extracting phrases", 0.35):
            corpus = AlignedCorpus.of(bitext, alignment)
            lexicon = Lexicon.count(corpus, self.progress.part(0.02))
            lexicon.save(self.folder / LEXICON)
            estimate_word_distortion(
                corpus, self.folder / WORD_DISTORTION, len(bitext.source.vocabulary)
            )
            table = self.folder / PHRASE_TABLE
            build_phrase_table(
                bitext,
                alignment,
                table,
                replace(self.request.phrase_table, threads=threads),
                self.progress.part(0.13),
                lexicon=lexicon,
            )
            self.report.phrase_pairs = len(PhraseTable.open(table))
        if self.request.word_classes:
            with self._step("Grouping words", 0.49):
                self._group_words(bitext)
        with self._step("Estimating the language model", 0.5):
            estimate_lm(
                [bitext.target],
                self.request.language_model_order,
                self.folder / LANGUAGE_MODEL,
                self.request.language_model,
                self.progress.part(0.05),
                vocabulary_size=len(bitext.target.vocabulary),
            )

    def _group_words(self, bitext: Bitext) -> None:
        """Word classes of both sides, for features of learning from the translator."""
        for side, text in (("source", bitext.source), ("target", bitext.target)):
            classes = train_word_classes(
                text.tokens,
                text.offsets,
                len(text.vocabulary),
                self.request.word_classes,
                self.progress.part(0.005),
            )
            save_word_classes(classes_path(self.folder, side), classes)

    def _manifest(self) -> EngineManifest:
        request = self.request
        return EngineManifest(
            name=request.name,
            source_language=request.source_language,
            target_language=request.target_language,
            created=moment(),
            build=postil.__version__,
            tokeniser=request.tokeniser,
            sources=self.report.sources,
            settings={"search": asdict(request.search), "order": request.language_model_order},
            weights=weights_to_dict(default_weights()),
        )

    def _tune(self, prepared: Prepared, manifest: EngineManifest) -> None:
        """Dense weights and the confidence model from held-out segments."""
        bitext, threads = prepared.bitext, self.request.threads
        translator = Translator(
            PhraseTable.open(self.folder / PHRASE_TABLE),
            LanguageModel.open(self.folder / LANGUAGE_MODEL),
            default_weights(),
            self.request.search,
            jumps=WordDistortion.open(self.folder / WORD_DISTORTION),
        )
        segments = tuning_set(prepared.held_out, bitext.source.vocabulary, bitext.target.vocabulary)
        if self.request.tuning is not None:
            options = replace(self.request.tuning, threads=threads)
            progress = self.progress.part(0.43)
            curve = partial(_show, progress, count())
            weights, rounds = tune(
                translator, segments, options, progress, curve, state=self.rounds
            )
            self.report.tuning = [round(100 * item.bleu, 2) for item in rounds]
            manifest.weights = weights_to_dict(weights)
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
