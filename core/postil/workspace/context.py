"""Context of an open project, handed to each of its collaborators."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from threading import RLock

from postil.memory.store import TranslationMemory
from postil.memory.terms.terminology import Glossaries
from postil.workspace.database import ProjectDatabase
from postil.workspace.details import ProjectDetails
from postil.workspace.learning.engine import ProjectEngine
from postil.workspace.proposals.memories import ProjectMemories
from postil.workspace.segments.confirm import Confirmer
from postil.workspace.team.team import ProjectTeam


@dataclass(frozen=True, slots=True)
class ProjectContext:
    """Parts of one open project.

    Attributes
    ----------
    languages
        Source and target language.
    team
        The team server it uses, if any.
    changing
        Lock of what changes the project.
    """

    database: ProjectDatabase
    folder: Path
    languages: tuple[str, str]
    details: ProjectDetails
    memories: ProjectMemories
    glossaries: Glossaries
    confirmer: Confirmer
    team: ProjectTeam
    changing: RLock

    @property
    def memory(self) -> TranslationMemory:
        """The project's own memory."""
        return self.memories.own

    @property
    def engine(self) -> ProjectEngine | None:
        """The engine attached now."""
        return self.confirmer.engine
