"""Trainings to be done in a child process: real ones, and some that behave badly."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

from postil.errors import Cancelled, UsageError
from postil.metrics.corpus import BootstrapResult, CorpusScores
from postil.training.comparison import Comparison, Example
from postil.training.request import TrainingReport
from postil.training.train_and_compare import TrainingOutcome
from postil.types.progress import Progress
from postil_gui.operations import jobs
from postil_gui.operations.jobs import Job
from postil_resources.sample_project import MEMORY, sample_file

STAGES = ("Aligning words", "Extracting phrases")


def a_job(folder: Path, **changes: object) -> Job:
    memory = str(sample_file(MEMORY))
    job = Job("phrase-based", "Guides", "en", "fr", ((memory,),), str(folder / "Guides"))
    return replace(job, **changes)  # type: ignore[arg-type]


def busy(job: Job, progress: Progress) -> TrainingOutcome:
    """Works until it is cancelled, and draws a curve; leaves a note that it has ended."""
    (job.folder.parent / "started").touch()
    progress.curve("dev BLEU", 1, 20.0)
    progress.curve("dev BLEU", 2, 22.0)
    try:
        while True:
            progress.update(0.5, 1.0, "Working")
    except Cancelled:
        (job.folder.parent / "started").rename(job.folder.parent / "cleared up")
        raise


def deaf(job: Job, progress: Progress) -> TrainingOutcome:
    """Works, and looks at nobody."""
    (job.folder.parent / f".{job.folder.name}.trial").mkdir()
    job.folder.mkdir()
    (job.folder.parent / "started").touch()
    while True:
        time.sleep(1.0)


def staged(job: Job, progress: Progress) -> TrainingOutcome:
    """Trains; stands still at the beginning of each stage, however quickly they follow."""
    tell, begun = progress._listener, set(STAGES)
    assert tell is not None

    def listen(whole: Progress) -> None:
        if whole.message in begun:
            begun.remove(whole.message)
            whole.pause()
        tell(whole)

    progress._listener = listen
    return jobs.run(job, progress)


def lingering(job: Job, progress: Progress) -> TrainingOutcome:
    """Works until it is cancelled, and clears up when it may."""
    try:
        return busy(job, progress)
    except Cancelled:
        while not (job.folder.parent / "clear up").exists():
            time.sleep(0.01)
        raise


def broken(job: Job, progress: Progress) -> TrainingOutcome:
    """Fails for a reason nobody foresaw."""
    raise RuntimeError("the lexicon caught fire")


def killed(job: Job, progress: Progress) -> TrainingOutcome:
    """Ends as a process does that the system kills."""
    os._exit(9)


def quick(job: Job, progress: Progress) -> TrainingOutcome:
    """Makes an engine folder, and says that it is better."""
    progress.curve("dev BLEU", 1, 20.0)
    job.folder.mkdir()
    return an_outcome(0.2, 1.4, job.folder)


def until_told(job: Job, progress: Progress) -> TrainingOutcome:
    """As ``quick``, when a file says so."""
    (job.folder.parent / f"{job.folder.name} started").touch()
    while not (job.folder.parent / "go").exists():
        progress.update(0.5, 1.0, "Working")
        time.sleep(0.01)  # the desk has work to do meanwhile
    return quick(job, progress)


def first_fails(job: Job, progress: Progress) -> TrainingOutcome:
    """The second training fails, once it may."""
    if job.name == "Second":
        raise UsageError("The memory holds no segments.")
    return until_told(job, progress)


def an_outcome(low: float, high: float, folder: Path, *, examples: int = 3) -> TrainingOutcome:
    scores = CorpusScores(30.0, 50.0, 60.0, {})
    changed = tuple(
        Example(f"source {n}", "the reference", "the old text", f"the new text {n}", 5.0 - 4 * n)
        for n in range(examples)
    )
    found = BootstrapResult((low + high) / 2, low, high, 0.004)
    comparison = Comparison(scores, scores, found, 300, changed)
    return TrainingOutcome(TrainingReport(folder, pairs=900), scores, 300, comparison)
