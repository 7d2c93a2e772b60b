"""Round trips of many files, each within limits of time and memory.

A worker process checks one file after another. One that takes too long is ended and replaced, so
that the next file has a fresh one; what a file makes of its worker is in its report.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from postil.formats.registry import DOCUMENT_SUFFIXES
from postil.formats.round_trip import Report, Result, round_trip
from postil.types.progress import Progress

if TYPE_CHECKING:
    from postil.types.pipes import Pipe

_START_SECONDS = 120.0  # a worker imports what it needs
_WAKE_SECONDS = 0.1

Check = Callable[[Path, tuple[str, str], Path], Report]


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of the round trip of one file.

    Attributes
    ----------
    seconds
        Of wall time.
    mebibytes
        Of memory, on systems that can bound it (Linux and other Unixes).
    """

    seconds: float = 120.0
    mebibytes: int = 2048


def documents_in(folder: Path) -> list[Path]:
    """All files of a folder and those in it that Postil opens; links are not followed."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in DOCUMENT_SUFFIXES and path.is_file() and not path.is_symlink()
    )


def round_trips(
    paths: Sequence[Path],
    languages: tuple[str, str],
    limits: Limits | None = None,
    progress: Progress | None = None,
    *,
    check: Check = round_trip,
) -> Iterator[Report]:
    """Reports of files, in their order; the files are only read.

    Raises
    ------
    Cancelled
        Nothing is left behind.
    """
    progress = progress or Progress()
    workers = _Workers(languages, limits or Limits(), check)
    try:
        for path in progress.track(paths):
            progress.message = path.name
            yield workers.report(path, progress)
    finally:
        workers.end()


class _Workers:
    """One worker at a time."""

    def __init__(self, languages: tuple[str, str], limits: Limits, check: Check) -> None:
        self._languages = languages
        self._limits = limits
        self._check = check
        self._worker: tuple[SpawnProcess, Pipe] | None = None

    def report(self, path: Path, progress: Progress) -> Report:
        with TemporaryDirectory(prefix="postil-", ignore_cleanup_errors=True) as scratch:
            begun = time.monotonic()
            try:
                connection = self._connection(progress)
                begun = time.monotonic()
                connection.send((path, Path(scratch)))
                if not _waited(connection, self._limits.seconds, progress):
                    self.end()
                    return _stopped(path, begun, f"more than {self._limits.seconds:g} seconds")
                answer = connection.recv()
            except (EOFError, OSError):
                code = self._exit_code()
                self.end()
                message = f"the process that read it ended ({code})"
                return Report(
                    str(path), Result.CRASHED, seconds=time.monotonic() - begun, message=message
                )
            if answer is None:
                self.end()
                return _stopped(path, begun, f"more than {self._limits.mebibytes:,} MiB of memory")
            assert isinstance(answer, Report)  # noqa: S101  # nothing else is sent
            return answer

    def _connection(self, progress: Progress) -> Pipe:
        if self._worker is None:
            context = multiprocessing.get_context("spawn")
            mine, theirs = context.Pipe()
            arguments = (theirs, self._check, self._languages, self._limits.mebibytes)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._worker = process, mine
            if not _waited(mine, _START_SECONDS, progress):
                raise EOFError
            mine.recv()
        return self._worker[1]

    def _exit_code(self) -> int | None:
        if self._worker is None:
            return None
        self._worker[0].join(5)
        return self._worker[0].exitcode

    def end(self) -> None:
        if self._worker is not None:
            process, connection = self._worker
            connection.close()
            process.kill()
            process.join()
            self._worker = None


def _stopped(path: Path, begun: float, message: str) -> Report:
    return Report(str(path), Result.STOPPED, seconds=time.monotonic() - begun, message=message)


def _waited(connection: Pipe, seconds: float, progress: Progress) -> bool:
    """Whether something came within this time."""
    end = time.monotonic() + seconds
    while not connection.poll(min(_WAKE_SECONDS, max(0.0, end - time.monotonic()))):
        progress.check()
        if time.monotonic() >= end:
            return False
    return True


def _work(connection: Pipe, check: Check, languages: tuple[str, str], mebibytes: int) -> None:
    """Answer each path with its report; with None where the memory was not enough."""
    _bound_memory(mebibytes)
    connection.send("ready")
    while True:
        try:
            path, scratch = connection.recv()
        except (EOFError, OSError):
            return
        try:
            report: Report | None = check(path, languages, scratch)
        except MemoryError:
            report = None
        except Exception as error:  # any fault of a filter is looked for
            report = Report(str(path), Result.CRASHED, message=f"{type(error).__name__}: {error}")
        connection.send(report)


def _bound_memory(mebibytes: int) -> None:
    """Bound the memory this process takes beside what it has; no bound on Windows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  # not on Windows

    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        pages = 0
    limit = pages * resource.getpagesize() + (mebibytes << 20)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or limit < hard:
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))
