"""The matrix W beside a phrase-based engine: two features of every phrase pair, and translations
for words that the phrase table lacks.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import MARGIN_MATRIX
from postil.models.max_margin.builder import build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.table_scores import MARGIN_SCORES, write_margin_scores
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.phrase.translator import Translator
from postil.text.vocabulary import Vocabulary
from postil.training.confidence import train_confidence
from postil.training.corpus_arrays import Pairs, Tokens
from postil.training.max_margin.training import margin_options
from postil.training.preparation import Prepared, prepare, tuning_set
from postil.training.recipe import Value
from postil.training.request import TrainingReport, TrainingRequest
from postil.training.tuning.loop import TuningOptions, tune
from postil.types.files import atomic_folder
from postil.types.progress import Progress

SCORES = PHRASE_FEATURES.mask(["margin.score", "margin.f1"])


def train_beside(
    request: TrainingRequest,
    settings: Mapping[str, Value],
    engine: Path,
    destination: Path,
    *,
    work: Path,
    progress: Progress,
) -> TrainingReport:
    """A copy of a phrase-based engine with a matrix W of its corpora, tuned again.

    Parameters
    ----------
    settings
        Of the recipe, all of them.
    work
        For the encoded corpora and the rounds of tuning.

    Raises
    ------
    UsageError, InputError
        The corpora cannot be used, or nothing is left to tune on.
    StorageError
        The disk is full or not writable.
    Cancelled
        Through ``progress``; nothing is left.
    """
    report = TrainingReport(destination)
    progress.update(0.0, 1.0, "Reading the corpora")
    models = PhraseModels.open(engine)
    prepared = prepare(request, work, report, progress.part(0.1), must_tune=True)
    report.phrase_pairs = models.table.rows
    with atomic_folder(destination) as folder:
        shutil.copytree(engine, folder, dirs_exist_ok=True)
        progress.update(0.1, message="Counting pairs of phrases")
        build_matrix(
            _renumbered(prepared, models),
            (len(models.source.vocabulary), len(models.target.vocabulary)),
            folder / MARGIN_MATRIX,
            margin_options(settings, request.threads),
            progress.part(0.2),
        )
        matrix = MarginMatrix.open(folder / MARGIN_MATRIX)
        write_margin_scores(folder / MARGIN_SCORES, models.table, matrix, progress)
        progress.update(0.3, message="Tuning")
        _tune(request, folder, prepared, report, state=work / "tuning", progress=progress)
    progress.update(1.0)
    return report


def _renumbered(prepared: Prepared, models: PhraseModels) -> Pairs:
    """The corpus in the engine's numbers; words it does not know are unknown."""
    sides = []
    for side, wanted in (
        (prepared.bitext.source, models.source.vocabulary),
        (prepared.bitext.target, models.target.vocabulary),
    ):
        known: Vocabulary = side.vocabulary
        numbers = wanted.encode([known.token(number) for number in range(len(known))])
        sides.append(Tokens(numbers[side.tokens], side.offsets))
    return Pairs(*sides)


def _tune(
    request: TrainingRequest,
    folder: Path,
    prepared: Prepared,
    report: TrainingReport,
    *,
    state: Path,
    progress: Progress,
) -> None:
    """New weights and confidence into the manifest."""
    models = PhraseModels.open(folder)
    manifest = models.manifest
    manifest.name = request.name
    manifest.title = ""
    translator = Translator(
        models.table,
        models.lm,
        models.weights,
        models.search_options,
        phrase_scores=models.phrase_scores,
        jumps=models.jumps,
        margin_scores=models.margin_scores,
        classes=models.classes,
    )
    segments = tuning_set(prepared.held_out, models.source.vocabulary, models.target.vocabulary)
    options = replace(request.tuning or TuningOptions(), threads=request.threads)
    weights, rounds = tune(
        translator,
        segments,
        options,
        progress.part(0.65),
        state=state,
        tuned=translator.tuned | SCORES,
    )
    report.tuning = [round(100 * item.bleu, 2) for item in rounds]
    manifest.weights = models.features.named(weights)
    manifest.scores = {"tuning.bleu": max(report.tuning)}
    manifest.confidence = train_confidence(
        translator, segments, request.threads, progress.part(0.05)
    )
    manifest.save(folder)
