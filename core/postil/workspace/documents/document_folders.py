"""Folders that documents were found in, so that translations go into folders of the same names.

What is kept begins with the folder that was added, and is shown and used without the part that all
documents of a project have in common. Documents that were added one by one have none.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path, PurePosixPath

from postil.memory.soundness import damaged_record
from postil.types.file_names import portable_name
from postil.workspace.database import by_document, set_by_document
from postil.workspace.schema import DATABASE

_SETTING = "document_folders"
_MOST_PARTS = 30


def keep_folder(connection: sqlite3.Connection, number: int, folder: str) -> None:
    """Remember the folder of a document, as POSIX writes it; "" if it has none."""
    if parts := [portable_name(part) for part in PurePosixPath(folder).parts]:
        set_by_document(connection, _SETTING, number, "/".join(parts[:_MOST_PARTS]))


def kept_folder(connection: sqlite3.Connection, number: int) -> str:
    """The whole folder of a document as it was remembered."""
    return str(by_document(connection, _SETTING).get(str(number), ""))


def document_folders(
    connection: sqlite3.Connection, numbers: Sequence[int], project: Path
) -> list[str]:
    """Folders of all documents of a project, by their numbers, without what they have in common.

    Raises
    ------
    DamagedProject
        One of them leads elsewhere.
    """
    kept = by_document(connection, _SETTING)
    parts = [_checked(kept.get(str(number), ""), project) for number in numbers]
    common = len(list(takewhile(lambda row: len(set(row)) == 1, zip(*parts, strict=False))))
    return ["/".join(one[common:]) for one in parts]


def _checked(folder: str, project: Path) -> tuple[str, ...]:
    parts = PurePosixPath(folder).parts
    if len(parts) > _MOST_PARTS or any(portable_name(part) != part for part in parts):
        raise damaged_record(project / DATABASE, ValueError(f"{folder[:100]!r} is no folder"))
    return parts
