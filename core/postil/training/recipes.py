"""Recipes: from corpora to an engine folder."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import postil
from postil.bitext.aligner import AlignerOptions
from postil.bitext.aligner_training import train_aligner
from postil.engine.manifest import EngineManifest
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    PHRASE_TABLE,
    truecase_path,
    vocabulary_path,
)
from postil.features.dense import default_weights, weights_to_dict
from postil.models.lexicon import Lexicon
from postil.models.lm import LanguageModel
from postil.models.lm_estimate import estimate_lm
from postil.models.phrase_extract_corpus import AlignedCorpus
from postil.models.phrase_table import PhraseTable
from postil.models.phrase_table_builder import PhraseTableOptions, build_phrase_table
from postil.search.translator import Translator
from postil.training.confidence import train_confidence
from postil.training.preparation import Prepared, prepare, read_held_out, tuning_set
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning import tune
from postil.types.files import atomic_folder
from postil.types.progress import Progress


class _Clock:
    """Measures the steps of a training into its report."""

    def __init__(self, report: TrainingReport, progress: Progress) -> None:
        self._report = report
        self._progress = progress

    @contextmanager
    def step(self, name: str, done: float) -> Iterator[None]:
        """A named step that starts when ``done`` of the whole is done."""
        self._progress.update(done, 1.0, name)
        start = time.perf_counter()
        yield
        self._report.seconds[name] = round(time.perf_counter() - start, 3)


def train_engine(
    request: TrainingRequest, destination: Path, progress: Progress | None = None
) -> TrainingReport:
    """Train a phrase-based engine into the folder ``destination``.

    The folder appears when everything has succeeded; on an error or Cancel nothing is left.

    Raises
    ------
    UsageError, InputError
        The corpora cannot be used.
    StorageError
        The disk is full or not writable.
    Cancelled
        ``progress`` was cancelled.
    """
    progress = progress or Progress()
    report = TrainingReport(destination)
    clock = _Clock(report, progress)
    with (
        atomic_folder(destination) as folder,
        TemporaryDirectory(prefix="work.", dir=folder) as work,
    ):
        with clock.step("Reading the corpora", 0.0):
            prepared = prepare(request, Path(work), report, progress.part(0.1))
        manifest = _build_models(request, prepared, folder, Path(work), clock, progress, report)
        held_out = prepared.held_out or read_held_out(request, prepared.texts, progress)
        with clock.step("Tuning", 0.55):
            _tune(request, prepared, held_out, folder, manifest, report, progress.part(0.45))
        manifest.save(folder)
    report.folder = destination
    return report


def _build_models(
    request: TrainingRequest,
    prepared: Prepared,
    folder: Path,
    work: Path,
    clock: _Clock,
    progress: Progress,
    report: TrainingReport,
) -> EngineManifest:
    """Everything that is estimated from the bitext; weights are the default ones."""
    bitext = prepared.bitext
    report.source_words = len(bitext.source.tokens)
    report.target_words = len(bitext.target.tokens)
    _save_texts(prepared, folder)
    with clock.step("Aligning words", 0.1):
        aligner = train_aligner(bitext, AlignerOptions(threads=request.threads), progress.part(0.2))
        alignment = aligner.align_corpus(
            bitext, work / "alignment", "grow-diag-final-and", progress.part(0.05)
        )
        aligner.save(folder / ALIGNER)
    with clock.step("Extracting phrases", 0.35):
        lexicon = Lexicon.count(AlignedCorpus.of(bitext, alignment), progress.part(0.02))
        lexicon.save(folder / LEXICON)
        build_phrase_table(
            bitext,
            alignment,
            folder / PHRASE_TABLE,
            PhraseTableOptions(threads=request.threads),
            progress.part(0.13),
        )
        report.phrase_pairs = len(PhraseTable.open(folder / PHRASE_TABLE))
    with clock.step("Estimating the language model", 0.5):
        estimate_lm(
            [bitext.target],
            request.language_model_order,
            folder / LANGUAGE_MODEL,
            progress=progress.part(0.05),
            vocabulary_size=len(bitext.target.vocabulary),
        )
    return EngineManifest(
        name=request.name,
        source_language=request.source_language,
        target_language=request.target_language,
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        build=postil.__version__,
        tokeniser=request.tokeniser,
        sources=report.sources,
        settings={"search": asdict(request.search), "order": request.language_model_order},
        weights=weights_to_dict(default_weights()),
    )


def _save_texts(prepared: Prepared, folder: Path) -> None:
    texts = prepared.texts
    texts.source_truecaser.save(truecase_path(folder, "source"))
    texts.target_truecaser.save(truecase_path(folder, "target"))
    prepared.bitext.source.vocabulary.save(vocabulary_path(folder, "source"))
    prepared.bitext.target.vocabulary.save(vocabulary_path(folder, "target"))


def _tune(
    request: TrainingRequest,
    prepared: Prepared,
    held_out: list[tuple[list[str], list[str]]],
    folder: Path,
    manifest: EngineManifest,
    report: TrainingReport,
    progress: Progress,
) -> None:
    """Dense weights and the confidence model from held-out pairs, if there are any."""
    if not held_out:
        return
    translator = Translator(
        PhraseTable.open(folder / PHRASE_TABLE),
        LanguageModel.open(folder / LANGUAGE_MODEL),
        default_weights(),
        request.search,
    )
    tuning = tuning_set(
        held_out, prepared.bitext.source.vocabulary, prepared.bitext.target.vocabulary
    )
    weights, rounds = tune(translator, tuning, request.tuning, progress)
    report.tuning = [round(100 * item.bleu, 2) for item in rounds]
    manifest.weights = weights_to_dict(weights)
    manifest.scores = {"tuning.bleu": max(report.tuning)}
    manifest.settings["tuning"] = {"segments": len(tuning), "rounds": report.tuning}
    manifest.confidence = train_confidence(translator, tuning, request.threads)
