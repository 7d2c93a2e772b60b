"""Which files of a folder are opened, by whatever code: as the kernel tells it (Linux)."""

from __future__ import annotations

import ctypes
import os
import struct
from pathlib import Path
from types import TracebackType

IN_OPEN = 0x20
HEAD = struct.Struct("iIII")


class OpenedFiles:
    """Names the files below a folder that are opened from here on."""

    def __init__(self, folder: Path) -> None:
        library = ctypes.CDLL(None, use_errno=True)
        self._watch = library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        if library.inotify_add_watch(self._watch, os.fsencode(folder), IN_OPEN) < 0:
            raise OSError(ctypes.get_errno(), "the folder cannot be watched")

    def __enter__(self) -> OpenedFiles:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._watch)

    def names(self) -> set[str]:
        """What was opened since it was asked for the last time."""
        found: set[str] = set()
        while True:
            try:
                told = os.read(self._watch, 1 << 16)
            except BlockingIOError:
                return found
            while told:
                length = HEAD.unpack_from(told)[3]
                name, told = told[HEAD.size : HEAD.size + length], told[HEAD.size + length :]
                if name:  # else the folder itself, which whoever looks for files opens
                    found.add(os.fsdecode(name.rstrip(b"\0")))
