"""The project's own copies of documents, and checks of the paths in their records.

A record has the path of a copy, and removing a document removes the folder of its copy. So a record
that leads out of the project, in a project from a stranger or a damaged one, is refused before
anything is read or removed by it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from postil.memory.soundness import damaged_record
from postil.workspace.schema import DATABASE, DOCUMENTS, SEGMENTATION

_COPY = re.compile(rf"{DOCUMENTS}/\d+(?:-2)?/(?!\.\.?\Z)[^/\0]+")
_ELSEWHERE = re.compile(r"[\\:]" if os.name == "nt" else r"\Z.")


def is_copy(folder: Path, file: object) -> bool:
    """Whether a record names a copy in the folder of its project, and no link leads out of it."""
    if not isinstance(file, str) or not _COPY.fullmatch(file) or _ELSEWHERE.search(file):
        return False
    own = (folder / DOCUMENTS).resolve()
    return (folder / file).resolve().parent.parent == own


def checked_copy(folder: Path, file: str) -> str:
    """A record of a copy.

    Raises
    ------
    DamagedProject
        It leads out of the project.
    """
    if not is_copy(folder, file):
        raise damaged_record(folder / DATABASE, ValueError(f"{file[:100]!r} is no copy of ours"))
    return file


def checked_rules(folder: Path, name: str) -> Path:
    """The file of segmentation rules that a record names.

    Raises
    ------
    DamagedProject
        It leads out of the project.
    """
    own = (folder / SEGMENTATION).resolve()
    path = folder / SEGMENTATION / name
    if "\0" in name or Path(name).name != name or path.resolve().parent != own:
        raise damaged_record(folder / DATABASE, ValueError(f"{name[:100]!r} are no rules of ours"))
    return path
