"""Train by a recipe, then try the new engine against the one in use, on segments held out."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from postil.engine.engines_folder import CURVE
from postil.engine.manifest import EngineManifest
from postil.engine.models import HELD_OUT
from postil.errors import EngineError, UsageError
from postil.messages import Message
from postil.metrics.corpus import CorpusScores, corpus_scores
from postil.training import held_out
from postil.training.comparison import (
    Comparison,
    compare,
    filled,
    reference_streams,
    translated,
)
from postil.training.corpora import Corpus, CorpusFiles, Segment
from postil.training.recipe import Recipe, RecipeRequest
from postil.training.request import TrainingReport
from postil.training.resume import left_work, work_folder
from postil.types.files import atomic_write
from postil.types.progress import Progress

CHOOSING, TRAINING = 0.02, 0.88  # shares of the time; the rest is comparing
REPORT = "report.json"
WORK = "trial"


@dataclass(frozen=True, slots=True)
class TrainingOutcome:
    """Outcome of a training that was judged against another engine.

    Parameters
    ----------
    report
        Of the training itself.
    scores
        Of the new engine on the held-out segments; None if there were none.
    held_out
        How many held-out segments there were.
    comparison
        With the engine in use; None if there is none, or nothing was held out.
    seen_before
        Whether the engine in use may have been trained on the held-out segments, which favours it:
        it keeps none itself.
    starts_seen
        Whether the engine that the new one was made from may have been: then the new one is not
        judged by them alone, and keeps neither the scores nor the segments.
    """

    report: TrainingReport
    scores: CorpusScores | None = None
    held_out: int = 0
    comparison: Comparison | None = None
    seen_before: bool = False
    starts_seen: bool = False

    @property
    def better(self) -> bool:
        """Whether the new engine proved better than the one in use."""
        return self.comparison is not None and self.comparison.better


@dataclass(frozen=True, slots=True)
class _HeldOut:
    """Segments to judge by, and whether the engine in use, and that the new one starts from, may
    have been trained on them.
    """

    segments: Sequence[Segment]
    seen_before: bool = False
    starts_seen: bool = False


def train_and_compare(
    recipe: Recipe,
    request: RecipeRequest,
    destination: Path,
    progress: Progress | None = None,
    *,
    against: Path | None = None,
) -> TrainingOutcome:
    """Make the engine folder ``destination`` and find out whether it is better.

    Segments to judge by are the request's test set; else those the engine in use, or the base, was
    never trained on; else some of the corpora. The new engine is not trained on them. If the
    process is killed, the same call goes on where it stopped.

    Parameters
    ----------
    against
        Folder of the engine in use; None: the base, if the request has one.

    Raises
    ------
    UsageError, InputError
        The settings or the corpora cannot be used.
    EngineError
        The engine to compare with cannot be opened.
    StorageError
        The disk is full or not writable.
    Cancelled
        ``progress`` was cancelled; nothing is left.
    """
    progress = progress or Progress()
    recipe.values(request.settings)
    against = against or request.base
    if against is not None:
        _check(against, request)
    finished = destination.exists()
    with work_folder(recipe, request, destination, WORK, against=against) as work:
        try:
            progress.update(0.0, 1.0, "Starting")
            judges, request = _held_out(recipe, request, against, work, progress.part(CHOOSING))
            progress.update(CHOOSING, 1.0)
            report = _trained(recipe, request, destination, work, progress.part(TRAINING))
            progress.update(CHOOSING + TRAINING, 1.0)
            rest = progress.part(1 - CHOOSING - TRAINING)
            return _tried(report, judges, against, request.training.threads, rest)
        except Exception:
            if not finished or (work / REPORT).exists():
                shutil.rmtree(destination, ignore_errors=True)
            raise


def is_made(
    recipe: Recipe, request: RecipeRequest, destination: Path, against: Path | None = None
) -> bool:
    """Whether a process that was killed had made the engine ``destination``, so that all that
    :func:`train_and_compare` has to do is compare. Arguments are those of that function.
    """
    work = left_work(recipe, request, destination, WORK, against=against or request.base)
    return work is not None and (work / REPORT).exists() and destination.exists()


def _check(engine: Path, request: RecipeRequest) -> None:
    manifest = EngineManifest.load(engine)
    for side in ("source_language", "target_language"):
        theirs, ours = str(getattr(manifest, side)), str(getattr(request.training, side))
        if theirs.split("-", maxsplit=1)[0].lower() != ours.split("-", maxsplit=1)[0].lower():
            raise EngineError(
                Message(
                    "{engine} translates from {source_language} into "
                    "{target_language}, not from {wanted_source} into "
                    "{wanted_target}.",
                    engine=manifest.label,
                    source_language=manifest.source_language,
                    target_language=manifest.target_language,
                    wanted_source=request.training.source_language,
                    wanted_target=request.training.target_language,
                ),
                hint="Choose an engine for these languages.",
            )


def _held_out(
    recipe: Recipe, request: RecipeRequest, against: Path | None, work: Path, progress: Progress
) -> tuple[_HeldOut, RecipeRequest]:
    """The segments to judge by, and the request that leaves them out.

    Raises
    ------
    UsageError
        What was named to judge by holds no segment.
    """
    training = request.training
    test, seen = training.test_set, False
    if test is None:
        test = held_out.of_engine(against) or held_out.of_engine(request.base)
    if test is None:
        folder = work / HELD_OUT
        seen = against is not None
        if held_out.saved(folder) is None:
            held_out.save(held_out.draw(training, progress), folder)
        test = held_out.saved(folder)
    if test is None:
        return _HeldOut([]), request
    languages = training.source_language, training.target_language
    segments = list(test.segments(*languages, progress))
    if training.test_set is not None and not segments:
        raise UsageError(
            Message(
                "{name}, which the engine is to be judged by, holds no segment in "
                "{source_language} with a translation into {target_language}.",
                name=test.name,
                source_language=training.source_language,
                target_language=training.target_language,
            ),
            hint="Check the languages, or leave it out: part of the corpora is held out then.",
        )
    starts_seen = recipe.needs_base and training.test_set is None and _may_have_seen(request, test)
    training = replace(training, test_set=test if segments else None)
    return _HeldOut(segments, seen, starts_seen), replace(request, training=training)


def _may_have_seen(request: RecipeRequest, test: Corpus) -> bool:
    """Whether the base may have been trained on segments: it kept out others, or none."""
    if request.base is None:
        return False
    kept = held_out.of_engine(request.base)
    if kept is None or not isinstance(test, CorpusFiles):
        return True
    return kept.source.read_bytes() != test.source.read_bytes()


def _trained(
    recipe: Recipe, request: RecipeRequest, destination: Path, work: Path, progress: Progress
) -> TrainingReport:
    """Train, or take the report of a training that had ended when the process was killed."""
    kept = work / REPORT
    if kept.exists() and destination.exists():
        values = json.loads(kept.read_text(encoding="utf-8"))
        return TrainingReport(**(values | {"folder": destination}))
    start = time.monotonic()
    report = recipe.run(request, destination, progress)
    _describe(recipe, request, destination, round(time.monotonic() - start), progress)
    values = asdict(report) | {"folder": str(destination)}
    with atomic_write(kept) as temporary:
        temporary.write_text(json.dumps(values), encoding="utf-8")
    return report


def _describe(
    recipe: Recipe, request: RecipeRequest, engine: Path, seconds: int, progress: Progress
) -> None:
    """Write into the engine how it was made: recipe, settings, base, and the curve it drew."""
    manifest = EngineManifest.load(engine)
    manifest.settings["made"] = {
        "recipe": recipe.name,
        "settings": recipe.values(request.settings),
        "base": EngineManifest.load(request.base).label if request.base is not None else "",
        "seconds": seconds,
    }
    manifest.save(engine)
    (engine / CURVE).unlink(missing_ok=True)  # that of the base, which was copied
    if progress.points:
        with atomic_write(engine / CURVE) as temporary:
            temporary.write_text(json.dumps(progress.points), encoding="utf-8")


def _tried(
    report: TrainingReport,
    judges: _HeldOut,
    against: Path | None,
    threads: int,
    progress: Progress,
) -> TrainingOutcome:
    """Compare, and let the new engine keep what it was judged by."""
    segments, engine = judges.segments, report.folder
    if not segments:
        return TrainingOutcome(report)
    comparison = None
    if against is not None:
        comparison = compare(against, engine, segments, threads=threads, progress=progress)
        scores = comparison.after
    else:
        segments = filled(segments)
        progress.update(0.0, 1.0, "Held-out segments: the new engine translates")
        texts = translated(engine, segments, threads, progress.part(1.0))
        scores = corpus_scores(texts, reference_streams(segments))
    if not judges.starts_seen:
        held_out.save(segments, engine / HELD_OUT)
        manifest = EngineManifest.load(engine)
        manifest.scores |= scores.as_dict()
        manifest.save(engine)
    seen = judges.seen_before, judges.starts_seen
    return TrainingOutcome(report, scores, len(segments), comparison, *seen)
