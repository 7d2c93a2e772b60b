"""Resuming a recipe whose process was killed: a work folder beside the new engine."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import postil
from postil.training.corpora import Corpus, MemoryFile, corpus_of
from postil.training.phrase_based.training import train_engine
from postil.training.recipe import Recipe, RecipeRequest
from postil.types.files import atomic_write, make_folder
from postil.types.progress import Progress

HEAD = "request.json"
BASE = "base"


@contextmanager
def work_folder(
    recipe: Recipe,
    request: RecipeRequest,
    destination: Path,
    purpose: str = "",
    *,
    against: Path | None = None,
) -> Iterator[Path]:
    """A folder for what a recipe has made so far; it outlives a killed process only.

    It is found again when the same request is made with files that did not change; what another
    request left is deleted. At the end, on errors and on Cancel it goes.

    Parameters
    ----------
    purpose
        Part of its name; by default the recipe's.
    against
        Folder of the engine that the new one is compared with, which decides what that is not
        trained on.

    Raises
    ------
    StorageError
        It cannot be made or written.
    """
    folder = _folder(destination, purpose or recipe.name)
    made_for = fingerprint(recipe, request, against)
    if _read_head(folder / HEAD) != made_for:
        shutil.rmtree(folder, ignore_errors=True)
        make_folder(folder)
        with atomic_write(folder / HEAD) as temporary:
            temporary.write_text(json.dumps({"request": made_for}), encoding="utf-8")
    try:
        yield folder
    except Exception:  # not an interrupt from the keyboard, after which one may go on
        shutil.rmtree(folder, ignore_errors=True)
        raise
    shutil.rmtree(folder, ignore_errors=True)


def left_work(
    recipe: Recipe,
    request: RecipeRequest,
    destination: Path,
    purpose: str = "",
    *,
    against: Path | None = None,
) -> Path | None:
    """The folder that :func:`work_folder` would find again; None if it would make a new one."""
    folder = _folder(destination, purpose or recipe.name)
    return folder if _read_head(folder / HEAD) == fingerprint(recipe, request, against) else None


def _folder(destination: Path, purpose: str) -> Path:
    return destination.with_name(f".{destination.name}.{purpose}")


def base_engine(request: RecipeRequest, work: Path, progress: Progress) -> Path:
    """Folder of the engine to start from: the request's, or a phrase-based one of the same corpora,
    trained once into ``work``.

    Raises
    ------
    UsageError, InputError
        The corpora cannot be used.
    Cancelled
        ``progress`` was cancelled.
    """
    if request.base is not None:
        return request.base
    folder = work / BASE
    if not folder.exists():
        train_engine(
            replace(request.training, name=f"{request.training.name} (base)"), folder, progress
        )
    return folder


def fingerprint(recipe: Recipe, request: RecipeRequest, against: Path | None = None) -> str:
    """Fingerprint of all that decides the result: equal ones make the same engine.

    The threads and the cluster do not count. Files count by name, size and time of change.
    """
    training = replace(request.training, threads=1)
    files: list[Corpus | Path | str] = list(training.corpora)
    files += [one for one in (training.tuning_set, training.test_set) if one is not None]
    parts = [
        postil.__version__,
        recipe.name,
        repr(sorted(recipe.values(request.settings).items())),
        repr(training),
        repr([_stamp(path) for corpus in files for path in _paths(corpus)]),
        *(repr(_stamp(one / "manifest.json") if one else None) for one in (request.base, against)),
    ]
    return hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()


def _paths(corpus: Corpus | Path | str) -> tuple[Path, ...]:
    corpus = corpus_of(corpus)
    if isinstance(corpus, MemoryFile):
        return (corpus.path,)
    return (corpus.source, corpus.target, *corpus.others)


def _stamp(path: Path) -> tuple[str, int, int]:
    try:
        status = path.stat()
    except OSError:
        return str(path.absolute()), -1, -1  # who reads it reports it
    return str(path.absolute()), status.st_size, status.st_mtime_ns


def _read_head(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))["request"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
