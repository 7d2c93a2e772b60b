"""Renames that wait, where a file cannot be renamed as long as another program has it open."""

from __future__ import annotations

import time
from pathlib import Path

from postil.types import locks

_PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5)  # seconds
"""Programs that look into every new file, such as those against viruses, are done by then."""


def rename(path: Path, target: Path) -> None:
    """Give a file or a folder another name; a file that has it is replaced.

    Raises
    ------
    OSError
        As ``Path.replace`` does.
    """
    for pause in _PAUSES if locks.OPEN_FILES_STAY else ():
        try:
            path.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    path.replace(target)
