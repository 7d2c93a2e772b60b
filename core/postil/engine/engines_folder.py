"""The engines folder: which engines are there, how large they are; rename, copy, delete them.

The files of an engine never change once it is there; only the title in its manifest may. An engine
is deleted by renaming its folder first, so that no half of it is ever taken for an engine.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from postil.engine.kinds.registry import KINDS
from postil.engine.learned import LEARNED
from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.engine.models import (
    ALIGNER,
    CLASS_LANGUAGE_MODEL,
    CLASS_LANGUAGE_MODEL_WORDS,
    GRAMMAR,
    GRAMMAR_PREFIXES,
    GRAMMAR_TREES,
    HELD_OUT,
    LANGUAGE_MODEL,
    LEXICON,
    MARGIN_MATRIX,
    OTHER_LANGUAGE_MODELS,
    PHRASE_TABLE,
    RULE_CORPUS,
    SPARSE_WEIGHTS,
    WORD_DISTORTION,
    damaged_engine,
)
from postil.errors import EngineError, StorageError, UsageError
from postil.messages import Message
from postil.models.max_margin.table_scores import MARGIN_SCORES
from postil.models.phrase_table.pair_scores import PHRASE_SCORES
from postil.models.word_classes import classes_path
from postil.types.files import atomic_folder, check_free, remove_stale
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.types.renaming import rename

CURVE = "learning-curve.json"  # optional: what its training drew
DELETED = ".deleted"
LONGEST_TITLE = 120
MOST_POINTS = 100_000
MOST_SERIES = 20
FARTHEST = 1e12  # of a point, either way
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class Part:
    """A model within an engine.

    Parameters
    ----------
    name
        Of its file or folder.
    size
        In bytes.
    count
        How many of what it holds (see ``COUNTED``); None where that is not known.
    """

    name: str
    size: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class EngineFacts:
    """Facts of an engine that are known without opening its models.

    Parameters
    ----------
    size
        Of all its files, in bytes.
    parts
        Its models, the largest first.
    learned
        Confirmed segments it knows from the start.
    held_out
        Segments it keeps that it was never trained on.
    word_classes
        Classes of words on each side; 0 without.
    """

    folder: Path
    manifest: EngineManifest
    size: int
    parts: tuple[Part, ...]
    learned: int = 0
    held_out: int = 0
    word_classes: int = 0


@dataclass(frozen=True, slots=True)
class Damaged:
    """A folder that should be an engine, why it cannot be used, and what to do about it."""

    folder: Path
    reason: str
    hint: str = ""


def engines_in(
    folder: Path, progress: Progress | None = None
) -> tuple[list[EngineFacts], list[Damaged]]:
    """The engines in the folders of ``folder``, newest first, and those that cannot be used.

    What interrupted deletions and imports left is removed.
    """
    progress = progress or Progress()
    found: list[EngineFacts] = []
    damaged: list[Damaged] = []
    if not folder.is_dir():
        return found, damaged
    for rest in folder.glob(f".*{DELETED}"):
        shutil.rmtree(rest, ignore_errors=True)
    remove_stale(folder)
    for path in sorted(folder.iterdir()):
        progress.check()
        if path.name.startswith(".") or not is_engine(path):
            continue  # one that is being made, or none
        try:
            found.append(engine_facts(path))
        except EngineError as error:
            damaged.append(Damaged(path, error.message, error.hint))
        except OSError as error:
            damaged.append(Damaged(path, str(error)))
    found.sort(key=lambda facts: facts.manifest.created, reverse=True)
    return found, damaged


def is_engine(folder: Path) -> bool:
    """Whether a folder is an engine or what is left of one."""
    return any((folder / name).exists() for name in (FILE_NAME, *COUNTED))


def engine_facts(folder: Path) -> EngineFacts:
    """Facts of the engine in ``folder``.

    Raises
    ------
    EngineError
        It is none, its manifest is damaged, or it lacks a model.
    """
    manifest = EngineManifest.load(folder)
    if lacking := [name for name in KINDS[manifest.kind]().NEEDED if not (folder / name).exists()]:
        raise damaged_engine(folder, Message("{name} is missing", name=", ".join(lacking)))
    sizes: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            top = path.relative_to(folder).parts[0]
            sizes[top] = sizes.get(top, 0) + path.stat().st_size
    parts = [
        Part(name, sizes[name], _count(folder / name, COUNTED[name]))
        for name in COUNTED
        if name in sizes
    ]
    return EngineFacts(
        folder,
        manifest,
        sum(sizes.values()),
        tuple(sorted(parts, key=lambda part: -part.size)),
        learned=_lines(folder / LEARNED),
        held_out=_lines(folder / HELD_OUT / "source.txt"),
        word_classes=_classes(classes_path(folder, "target")),
    )


def rename_engine(folder: Path, title: str) -> EngineManifest:
    """Call an engine something else; its folder and its name in journals stay as they are.

    Raises
    ------
    UsageError
        The title is empty or too long.
    StorageError
        The manifest could not be written.
    """
    title = " ".join(title.split())
    if not 1 <= len(title) <= LONGEST_TITLE:
        raise UsageError(
            Message("An engine needs a name of 1 to {longest} characters.", longest=LONGEST_TITLE)
        )
    manifest = EngineManifest.load(folder)
    manifest.title = "" if title == manifest.name else title
    manifest.save(folder)
    return manifest


def duplicate_engine(
    folder: Path, destination: Path, name: str, progress: Progress | None = None
) -> EngineManifest:
    """Copy an engine, all or nothing. The copy is an engine of its own: it learns for itself.

    Raises
    ------
    UsageError
        ``destination`` exists.
    StorageError
        The disk is full or not writable.
    """
    progress = progress or Progress()
    check_free(destination)
    manifest = replace(EngineManifest.load(folder), name=name, title="")
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    progress.update(
        0, sum(path.stat().st_size for path in paths), Message("Copying {name}", name=name)
    )
    with atomic_folder(destination) as copy:
        for path in paths:
            place = copy / path.relative_to(folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            with path.open("rb") as source, place.open("wb") as target:
                while chunk := source.read(_CHUNK):
                    target.write(chunk)
                    progress.step(len(chunk))
        manifest.save(copy)
    return manifest


def delete_engine(folder: Path) -> None:
    """Delete an engine folder.

    Raises
    ------
    EngineError
        The folder is no engine, nor what is left of one.
    StorageError
        It could not be deleted; it is whole.
    """
    if not is_engine(folder):
        raise EngineError(
            Message("{folder} is not an engine: it has no {name}.", folder=folder, name=FILE_NAME)
        )
    aside = folder.with_name(f".{folder.name}{DELETED}")
    try:
        shutil.rmtree(aside, ignore_errors=True)
        rename(folder, aside)
    except OSError as error:
        raise StorageError(
            Message(
                "{folder}: could not be deleted: {reason}",
                folder=folder,
                reason=reason_of(error),
            ),
            hint="Another program may be using it. Close it, or check permissions.",
        ) from error
    shutil.rmtree(aside, ignore_errors=True)


def read_curve(folder: Path) -> list[tuple[str, float, float]]:
    """The learning curve an engine's training drew: series, x, y; empty without. What no training
    draws is left out: points that are nowhere, series without a name or more than anyone reads.
    """
    try:
        values = json.loads((folder / CURVE).read_text(encoding="utf-8"))
        points = [(str(name), float(x), float(y)) for name, x, y in values[:MOST_POINTS]]
    except (OSError, ValueError, TypeError, LookupError, ArithmeticError, RecursionError):
        return []
    names = [name for name in dict.fromkeys(name for name, _, _ in points) if name.strip()]
    shown = {name for name in names[:MOST_SERIES] if len(name) <= LONGEST_TITLE}
    return [
        (name, x, y)
        for name, x, y in points
        if name in shown and abs(x) <= FARTHEST and abs(y) <= FARTHEST  # which nan is not
    ]


def _number(settings: dict[str, Any], *keys: str) -> int | None:
    value: Any = settings
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value if isinstance(value, int) else None


def _pairs_of(arrays: dict[str, Any]) -> int | None:
    offsets = _number(arrays, "source_offsets", "count")
    return None if offsets is None else offsets - 1


def _ngrams(settings: dict[str, Any]) -> int | None:
    counts = settings.get("counts")
    if not isinstance(counts, list) or not all(type(count) is int for count in counts):
        return None
    return sum(counts)


COUNTED: dict[str, Callable[[dict[str, Any], dict[str, Any]], int | None]] = {
    PHRASE_TABLE: lambda settings, _: _number(settings, "index", "rows"),
    GRAMMAR: lambda settings, _: _number(settings, "index", "rows"),
    GRAMMAR_TREES: lambda _settings, _arrays: None,
    GRAMMAR_PREFIXES: lambda _settings, _arrays: None,
    RULE_CORPUS: lambda _, arrays: _pairs_of(arrays),
    LANGUAGE_MODEL: lambda settings, _: _ngrams(settings),
    **dict.fromkeys(OTHER_LANGUAGE_MODELS, lambda settings, _: _ngrams(settings)),
    CLASS_LANGUAGE_MODEL: lambda settings, _: _ngrams(settings),
    CLASS_LANGUAGE_MODEL_WORDS: lambda settings, _: _number(settings, "classes"),
    LEXICON: lambda _, arrays: _number(arrays, "counts", "count"),
    ALIGNER: lambda _settings, _arrays: None,
    WORD_DISTORTION: lambda settings, _: _number(settings, "rows"),
    MARGIN_MATRIX: lambda _, arrays: _number(arrays, "pairs-count", "count"),
    SPARSE_WEIGHTS: lambda settings, _: _number(settings, "features"),
    PHRASE_SCORES: lambda _settings, _arrays: None,
    MARGIN_SCORES: lambda _settings, _arrays: None,
}
"""Counts of entries by part: phrase pairs, rules, n-grams, word pairs, words, entries, weights."""


def _count(
    part: Path, counted: Callable[[dict[str, Any], dict[str, Any]], int | None]
) -> int | None:
    try:
        values = json.loads((part / "manifest.json").read_text(encoding="utf-8"))
        return counted(values["settings"], values["arrays"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None  # a part of an older kind; the engine may be sound


def _lines(path: Path) -> int:
    if not path.is_file():
        return 0
    with path.open("rb") as stream:
        return sum(1 for _ in stream)


def _classes(path: Path) -> int:
    if not path.is_file():
        return 0
    with path.open("rb") as stream:
        return len({line for line in stream if not line.startswith(b"-")})
