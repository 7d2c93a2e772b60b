"""Reports of unexpected errors: kept on this machine, and sent by nobody but the user.

A report is a text: versions, where the error was, what the log said before. Errors of Python are
written when they happen. For those that end the process, Python's fault handler writes the stacks
into a file that is open as long as Postil runs; the next start finds it.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import platform
import re
import traceback
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO

import postil
from postil.types.locks import FileLock
from postil.types.system_folders import bundle_folder, reports_folder
from postil_gui.qt import QtCore, QtGui

LAST_LINES = 200
MOST_KEPT = 20
MOST_BYTES = 1 << 20  # of what the fault handler wrote
_RUNNING = "running-*.txt"
_FATAL = re.compile(r"(?im)^(fatal python error|windows fatal exception)")


@dataclass(frozen=True, slots=True)
class Kept:
    """A report.

    Attributes
    ----------
    name
        Of its file, without the ending.
    """

    name: str
    text: str


class LastLines(logging.Handler):
    """Remembers the last lines of the log, from level INFO on."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: deque[str] = deque(maxlen=LAST_LINES)
        self.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")
        )

    def emit(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(Exception):  # a line that cannot be written is no second error
            self.lines.append(self.format(record))


_last_lines = LastLines()


def remember_log() -> None:
    """Begin to remember what is logged; no more than before is written to standard error."""
    root, ours = logging.getLogger(), ("postil", "postil_gui")
    for handler in root.handlers:
        handler.setLevel(root.level)
    for name in ours:
        logger = logging.getLogger(name)
        if logger.getEffectiveLevel() > logging.INFO:
            logger.setLevel(logging.INFO)
    if _last_lines not in root.handlers:
        root.addHandler(_last_lines)


def versions() -> str:
    """Versions of the program, its libraries and the system, a line for each."""
    application = QtGui.QGuiApplication.instance()
    where = bundle_folder()
    lines = [
        f"Postil {postil.__version__} ({'bundle' if where else 'package'})",
        f"Python {platform.python_version()}, Qt {QtCore.qVersion()}",
        f"System {platform.platform()}, {platform.machine()}, {os.cpu_count()} processors",
        f"Language {QtCore.QLocale.system().name()}",
    ]
    if isinstance(application, QtGui.QGuiApplication):
        lines.append(f"Platform {application.platformName()}")
    return "\n".join(lines)


def report(error: BaseException) -> str:
    """The report of an error of Python."""
    trace = "".join(traceback.format_exception(error))
    return (
        f"{versions()}\n\n{trace}\nLast lines of the log:\n" + "\n".join(_last_lines.lines) + "\n"
    )


def keep(text: str) -> Kept:
    """Write a report into the folder of reports, and forget the oldest ones."""
    name = f"postil-report-{datetime.now():%Y%m%d-%H%M%S-%f}"
    folder = reports_folder()
    with contextlib.suppress(OSError):  # then it can still be saved elsewhere
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
        for old in sorted(folder.glob("postil-report-*.txt"))[:-MOST_KEPT]:
            old.unlink()
    return Kept(name, text)


class CrashWatch:
    """Has the stacks written down if the process is ended by a fault; until it is closed."""

    def __init__(self) -> None:
        self._stream: IO[str] | None = None
        self._lock: FileLock | None = None
        self._path = reports_folder() / _RUNNING.replace("*", str(os.getpid()))
        with contextlib.suppress(OSError):  # a folder that cannot be written to
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._stream = self._path.open("w", encoding="utf-8")
            self._lock = FileLock(self._path)
            self._stream.write(f"{versions()}\n\n")
            self._stream.flush()
            faulthandler.enable(self._stream)

    def close(self) -> None:
        """Postil ends as it should."""
        if self._stream is not None:
            faulthandler.disable()
            self._stream.close()
        if self._lock is not None:
            self._lock.release()
        with contextlib.suppress(OSError):
            self._path.unlink()


def crashes() -> list[Kept]:
    """Crashes since the last time this was asked, now kept as reports; the latest last."""
    return [keep(text) for text in _left_behind() if _FATAL.search(text)]


def _left_behind() -> Iterator[str]:
    """Reports of processes of Postil that have ended; their files are removed."""
    for path in sorted(reports_folder().glob(_RUNNING)):
        try:
            lock = FileLock(path, create=False)
        except OSError:  # it runs
            continue
        try:
            yield _text(path)
        finally:
            lock.release()
            with contextlib.suppress(OSError):
                path.unlink()


def _text(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""
