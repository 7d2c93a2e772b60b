"""Safety of an open project: the search for damage, and backups."""

from __future__ import annotations

from pathlib import Path

from postil.types.progress import Progress
from postil.workspace.database import ProjectDatabase
from postil.workspace.safety.backups import Backup, Backups
from postil.workspace.safety.damage import Damage
from postil.workspace.safety.integrity import check_database


class ProjectSafety:
    """Looks for damage in one project and backs it up; neither keeps others waiting.

    Attributes
    ----------
    backups
        Those of the project; made when it is closed, too, if the last is old.
    last_is_torn
        Whether what was being saved when the computer went down is not whole, and was left out.
    """

    def __init__(self, folder: Path, database: ProjectDatabase) -> None:
        self.backups = Backups(folder)
        self.last_is_torn = database.last_is_torn
        self._database = database

    def begin(self, created: str) -> None:
        """Begin to make backups of a project that was opened; ``created`` is when it was made. One
        that is only read gets none.
        """
        if not self._database.read_only:
            self.backups.begin(created)

    def check(self, progress: Progress | None = None) -> Damage:
        """Look for damage; reads all of the project. See :func:`check_database`."""
        return check_database(self._database, progress)

    def back_up(self, progress: Progress | None = None) -> Backup:
        """Make a backup now. See :meth:`Backups.make`."""
        return self.backups.make(self._database, progress)

    def back_up_if_due(self) -> None:
        """Make one before the project is closed, if it is time."""
        self.backups.make_if_due(self._database)
