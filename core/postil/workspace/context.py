"""Context of an open project, handed to each of its collaborators."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from threading import RLock

from postil.memory.store import TranslationMemory
from postil.workspace.database import ProjectDatabase
from postil.workspace.segments.confirm import Confirmer


@dataclass(frozen=True, slots=True)
class ProjectContext:
    """Parts of one open project.

    Attributes
    ----------
    memory
        The project's own.
    changing
        Lock of what changes the project.
    """

    database: ProjectDatabase
    folder: Path
    languages: tuple[str, str]
    confirmer: Confirmer
    memory: TranslationMemory
    changing: RLock
