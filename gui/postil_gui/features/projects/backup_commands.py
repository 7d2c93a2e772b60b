"""Backups and the search for damage while a project is open, in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.errors import DamagedProject
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore
from postil_gui.settings import BACKUP_HOURS, BACKUPS_KEPT, BACKUPS_SIZE

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil.workspace.safety.backups import Backup, BackupRules
    from postil.workspace.safety.damage import Damage
    from postil_gui.context import Context
    from postil_gui.features.projects.rescue_commands import RescueCommands

FIRST, BETWEEN = 5_000, 60_000  # milliseconds from opening to the check, and between two looks


class BackupCommands:
    """Checks a project once it is open, and sees every minute whether a backup is due."""

    def __init__(self, context: Context, rescue: RescueCommands) -> None:
        self._context = context
        self._rescue = rescue
        self._checked = False
        self._timer = QtCore.QTimer(context)
        self._timer.timeout.connect(self.look)
        context.project_opened.connect(self._opened)
        context.project_closed.connect(self._timer.stop)

    def look(self) -> None:
        """Check the project if that was not done, and make a backup if it is time."""
        open_project = self._context.open_project
        if open_project is None:
            return
        self._timer.start(BETWEEN)
        project = open_project.project
        project.safety.backups.rules = self._rules()
        if not self._checked:
            self._checked = True
            open_project.care.submit(
                Operation(
                    tr("Look for damage"),
                    project.safety.check,
                    lambda damage: self._found(project, damage),
                    lambda error: self._failed(project, error),
                    key="check",
                )
            )

        def work(progress: Progress) -> Backup | None:
            return project.safety.back_up(progress) if project.safety.backups.is_due() else None

        open_project.care.submit(
            Operation(
                tr("Make a backup"),
                work,
                lambda _: None,
                lambda error: self._failed(project, error),
                key="backup",
            )
        )

    def _opened(self) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            open_project.project.safety.backups.rules = self._rules()
            self._checked = False
            self._timer.start(FIRST)

    def _rules(self) -> BackupRules:
        from postil.workspace.safety.backups import BackupRules  # noqa: PLC0415 (comes with a project)

        get = self._context.settings.get
        size = get(BACKUPS_SIZE) * 2**30
        return BackupRules(get(BACKUP_HOURS), get(BACKUPS_KEPT), size, at_closing=True)

    def _found(self, project: Project, damage: Damage) -> None:
        if damage and self._is_open(project):
            self._rescue.offer(project.folder, "", damage.error(project.folder))

    def _failed(self, project: Project, error: Exception) -> None:
        if not self._is_open(project):
            return
        if isinstance(error, DamagedProject):
            self._rescue.offer(project.folder, "", error)
        else:
            self._context.announce(say(error))

    def _is_open(self, project: Project) -> bool:
        open_project = self._context.open_project
        return open_project is not None and open_project.project is project
