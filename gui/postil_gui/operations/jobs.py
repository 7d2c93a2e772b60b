"""A training as the desk asks for it: plain data that outlives the process which runs it. No Qt.

Beside the engine that is to come stands a hidden folder with the job and a lock. The process that
trains holds the lock; a job nobody holds was interrupted, and can go on or be given up. What came
of a job is written there, too, and stays until somebody has looked at it.
"""

from __future__ import annotations

import glob
import json
import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.errors import StorageError
from postil.types.files import TMP, atomic_write, remove_stale
from postil.types.locks import FileLock

if TYPE_CHECKING:
    from postil.training.corpora import Corpus
    from postil.training.recipe import RecipeRequest, Value
    from postil.training.train_and_compare import TrainingOutcome
    from postil.types.progress import CurvePoint, Progress

FILE, CANCELLED, RESULT, LOCK = "job.json", "cancelled.json", "trial.json", "lock"
SUFFIX = ".job"
PURPOSES = ("trial", "tuning")  # of the folders recipes keep beside an engine to come


@dataclass(frozen=True, slots=True)
class Job:
    """One training.

    Parameters
    ----------
    recipe
        Its name in the recipe book.
    corpora
        Paths: one is a memory, two or more are parallel texts.
    destination
        Folder of the engine to come.
    settings
        Of the recipe, by name; what is missing has its default.
    base
        Folder of the engine to start from, or "".
    against
        Folder of the engine in use, or "": the new one is compared with it.
    test
        Segments to compare on, as one of ``corpora``; empty: some of the corpora.
    cluster
        "tcp://…", or "".
    use
        Folder of a project that wants the engine without being asked again, having none; or "".
    """

    recipe: str
    name: str
    source_language: str
    target_language: str
    corpora: tuple[tuple[str, ...], ...]
    destination: str
    settings: Mapping[str, Value] = field(default_factory=dict)
    base: str = ""
    against: str = ""
    test: tuple[str, ...] = ()
    cluster: str = ""
    use: str = ""

    @property
    def folder(self) -> Path:
        return Path(self.destination)

    def is_for(self, project: Path | None, outcome: TrainingOutcome) -> bool:
        """Whether what came of it is to be used in a project without a question: it asked for it,
        and there was nothing to compare with.
        """
        return project is not None and str(project) == self.use and outcome.comparison is None

    def request(self) -> RecipeRequest:
        """Request to the recipe."""
        from postil.training.recipe import RecipeRequest  # noqa: PLC0415 (reads corpora)
        from postil.training.request import TrainingRequest  # noqa: PLC0415

        training = TrainingRequest(
            name=self.name,
            source_language=self.source_language,
            target_language=self.target_language,
            corpora=[_corpus(paths) for paths in self.corpora],
            test_set=_corpus(self.test) if self.test else None,
            threads=os.cpu_count() or 1,
        )
        base = Path(self.base) if self.base else None
        return RecipeRequest(training, base, dict(self.settings), self.cluster or None)


@dataclass(frozen=True, slots=True)
class Finished:
    """A job that has ended: what came of it, and the learning curve it drew."""

    job: Job
    outcome: TrainingOutcome
    points: tuple[CurvePoint, ...] = ()


def run(job: Job, progress: Progress) -> TrainingOutcome:
    """Train, and compare with the engine in use."""
    from postil.training.recipe_book import recipe_named  # noqa: PLC0415 (all of training)
    from postil.training.train_and_compare import train_and_compare  # noqa: PLC0415

    against = Path(job.against) if job.against else None
    return train_and_compare(
        recipe_named(job.recipe), job.request(), job.folder, progress, against=against
    )


def job_folder(destination: Path) -> Path:
    """Folder of the job of an engine to come; memories made for it may be put there."""
    return destination.with_name(f".{destination.name}{SUFFIX}")


def record(job: Job) -> None:
    """Write a job down, to be found should its process be killed.

    Raises
    ------
    StorageError
        The folder cannot be written.
    """
    folder = job_folder(job.folder)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    try:
        with atomic_write(folder / FILE) as temporary:
            text = json.dumps(asdict(job), ensure_ascii=False, indent=1)
            temporary.write_text(text, encoding="utf-8")
    except StorageError:
        if not (folder / FILE).exists():
            forget(job)
        raise


def hold(job: Job) -> FileLock:
    """The lock of a job, for the process that trains.

    Raises
    ------
    OSError
        Another process holds it, or it cannot be made.
    """
    folder = job_folder(job.folder)
    folder.mkdir(parents=True, exist_ok=True)
    return FileLock(folder / LOCK)


def withdraw(job: Job) -> None:
    """The job is cancelled: its process clears up, or whoever calls :func:`clear_up`."""
    folder = job_folder(job.folder)
    with suppress(OSError):
        (folder / FILE).replace(folder / CANCELLED)


def clear_up(engines: Path) -> None:
    """Remove what processes left that were killed: half-made folders, and jobs withdrawn."""
    remove_stale(engines)
    for job in _left(engines, CANCELLED):
        give_up(job)


def keep(job: Job, outcome: TrainingOutcome, points: Sequence[CurvePoint]) -> None:
    """Write down what came of a job, until it is forgotten.

    Raises
    ------
    StorageError
        It cannot be written.
    """
    from postil.training.outcome_record import to_record  # noqa: PLC0415

    values = {"trial": to_record(outcome), "points": list(points)}
    with atomic_write(job_folder(job.folder) / RESULT) as temporary:
        temporary.write_text(json.dumps(values, ensure_ascii=False), encoding="utf-8")


def unseen(engines: Path) -> list[Finished]:
    """Jobs that have ended and whose result nobody has looked at, by name."""
    found = []
    for job in _left(engines, RESULT):
        result = _result(job)
        if result is None or not job.folder.is_dir():
            forget(job)  # the engine was deleted, or the record is damaged
        else:
            found.append(result)
    return found


def _result(job: Job) -> Finished | None:
    from postil.training.outcome_record import from_record  # noqa: PLC0415
    from postil.types.progress import CurvePoint  # noqa: PLC0415

    try:
        values = json.loads((job_folder(job.folder) / RESULT).read_text(encoding="utf-8"))
        points = tuple(CurvePoint(str(n), float(x), float(y)) for n, x, y in values["points"])
        return Finished(job, from_record(values["trial"], job.folder), points)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def forget(job: Job) -> None:
    """The job has ended, and its result was seen."""
    shutil.rmtree(job_folder(job.folder), ignore_errors=True)


def give_up(job: Job) -> None:
    """Remove all that an interrupted job left, the engine too if it was not compared yet."""
    parent, name = job.folder.parent, job.folder.name
    for purpose in (*PURPOSES, job.recipe):
        shutil.rmtree(parent / f".{name}.{purpose}", ignore_errors=True)
    shutil.rmtree(job.folder, ignore_errors=True)
    for folder in parent.glob(f".{glob.escape(name)}.*{TMP}"):
        shutil.rmtree(folder, ignore_errors=True)  # its process is gone, whatever became of locks
    forget(job)


def interrupted(engines: Path) -> list[Job]:
    """Jobs whose process is gone, or which never had one, by name."""
    return [job for job in _left(engines, FILE) if not _has_ended(job)]


def _has_ended(job: Job) -> bool:
    return (job_folder(job.folder) / RESULT).exists()


def _left(engines: Path, file: str) -> list[Job]:
    """Jobs of that kind which no process holds."""
    found = []
    for path in sorted(engines.glob(f".*{SUFFIX}/{file}")):
        try:
            FileLock(path.with_name(LOCK)).release()
            found.append(_read(path.with_name(FILE) if file == RESULT else path))
        except (OSError, ValueError, TypeError, KeyError):
            continue  # it is under way, or was never written whole
    return found


def _read(path: Path) -> Job:
    values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    values["corpora"] = tuple(tuple(map(str, paths)) for paths in values["corpora"])
    values["test"] = tuple(map(str, values["test"]))
    # the folder may have been moved; only its name counts
    name = Path(str(values["destination"])).name
    values["destination"] = str(path.parent.parent / name)
    return Job(**values)


def _corpus(paths: tuple[str, ...]) -> Corpus:
    from postil.training.corpora import CorpusFiles, MemoryFile  # noqa: PLC0415

    if len(paths) == 1:
        return MemoryFile(Path(paths[0]))
    source, target, *others = map(Path, paths)
    return CorpusFiles(source, target, tuple(others))
