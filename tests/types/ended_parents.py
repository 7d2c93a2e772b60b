"""Processes whose parent is killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psutil


def children_end_with(script: Path, text: str, patience: float) -> None:
    """Run a script that says "ready" when it has children, kill it, and wait for their end."""
    script.write_text(text)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        children = psutil.Process(process.pid).children(recursive=True)
        assert children
        process.kill()
    gone, alive = psutil.wait_procs(children, patience)
    assert not alive and len(gone) == len(children)
