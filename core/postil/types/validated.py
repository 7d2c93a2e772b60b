"""Files that were checked once are not checked again until they change.

Kernels read arrays without looking where they read, so each array from a file is checked before
that, in one pass over all of it. What passed is remembered by what it is, not by where it lies:
device, inode, size, time of change of each file, and the name of the check. A check may find out
small facts on its way, such as the largest word of a table; they are remembered with it.

The marks lie in the user's cache folder, never beside the files: an engine from elsewhere cannot
bring its own. A list of marks that is lost, damaged or not writable costs a check, nothing else.
Out of scope: files that are written to, or cut, while they are in use.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from postil.errors import StorageError
from postil.types.files import atomic_write, make_folder
from postil.types.system_folders import cache_folder

Facts = dict[str, int]

MARKS = "validated.json"
MOST_MARKS = 2000  # some 200 engines; the oldest are forgotten first
MOST_BYTES = 4 << 20
_VERSION = 1

_lock = threading.Lock()
_known: dict[Path, dict[str, Facts]] = {}


def validated(
    files: Iterable[Path], check: str, validate: Callable[[], Mapping[str, int]]
) -> Facts:
    """Result of ``validate`` on ``files``, from the last time where they are the same.

    Call it after the files were opened or mapped, and before anything relies on them.

    Parameters
    ----------
    files
        All that ``validate`` reads, and only those: a change of any of them is a new check.
    check
        Name and version of the check. Give it another version whenever the check, or the code that
        relies on it, changes: old marks then count for nothing.
    validate
        Reads the files, or arrays mapped from them; returns facts, names and whole numbers, or {}.
        What it raises goes to the caller, and nothing is remembered.
    """
    files = list(files)
    before = _mark(files, check)
    if before is not None and (facts := _remembered(before)) is not None:
        return facts
    facts = {name: int(value) for name, value in validate().items()}
    if before is not None and _mark(files, check) == before:
        _remember(before, facts)
    return dict(facts)


def _mark(files: Iterable[Path], check: str) -> str | None:
    """Mark of these very files having passed a check; None where one cannot be made."""
    parts = [check]
    try:
        for path in files:
            status = path.stat()
            numbers = (
                status.st_dev,
                status.st_ino,
                status.st_size,
                status.st_mtime_ns,
                status.st_ctime_ns,
            )
            parts.append(" ".join(map(str, (path.name, *numbers))))
    except OSError:
        return None
    return sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _remembered(mark: str) -> Facts | None:
    with _lock:
        facts = _marks().get(mark)
        return None if facts is None else dict(facts)


def _remember(mark: str, facts: Facts) -> None:
    """Remember facts in this process, and for the next ones if the cache folder can be written."""
    path = cache_folder() / MARKS
    with _lock:
        # other processes add theirs: what one loses by the race is checked once more
        marks = _marks() | _read(path)
        marks.pop(mark, None)
        marks[mark] = dict(facts)
        while len(marks) > MOST_MARKS:
            del marks[next(iter(marks))]
        _known[path] = marks
        text = json.dumps({"version": _VERSION, "marks": marks}, separators=(",", ":"))
        with suppress(StorageError):
            _write(path, text)


def _marks() -> dict[str, Facts]:
    """Marks of the cache folder in use, read once in a process."""
    path = cache_folder() / MARKS
    if path not in _known:
        _known[path] = _read(path)
    return _known[path]


def _read(path: Path) -> dict[str, Facts]:
    """The marks of a file; none if it is missing or not as it was written."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return {}
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    marks = values.get("marks") if isinstance(values, dict) else None
    if not isinstance(marks, dict) or values.get("version") != _VERSION or not _sound(marks):
        return {}
    return dict(list(marks.items())[-MOST_MARKS:])


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    make_folder(path.parent)
    with atomic_write(path) as temporary:
        temporary.write_text(text, encoding="utf-8")


def _sound(marks: dict[str, object]) -> bool:
    return all(
        isinstance(facts, dict) and all(type(value) is int for value in facts.values())
        for facts in marks.values()
    )
