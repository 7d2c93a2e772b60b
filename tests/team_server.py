"""A team server in a process of its own, which tests kill and bring back at the same address."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import server_process

PATIENCE = 90.0


def eventually(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


class TeamServer:
    """The server of a folder.

    Parameters
    ----------
    follows
        Address of a server that it is a copy of, and the token of an owner there.
    """

    def __init__(self, folder: Path, *follows: str) -> None:
        self.folder = folder
        self._follows = follows
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Begin to answer, at the same address as before."""
        process = self._process = subprocess.Popen(
            [
                sys.executable,
                server_process.__file__,
                str(self.folder),
                str(self._port),
                *self._follows,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()
        assert self.address.startswith("http")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill it: nothing it was about to do is done."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
