"""Suggestions for the coming segments that a confirmation changes, found in the background; and the
drafts that follow them.
"""

from __future__ import annotations

from postil.types.progress import Progress
from postil.workspace.learning.coming_suggestions import FollowedDraft, Retranslated
from postil.workspace.proposals.ranking import ENGINE
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

KEY = "coming"


class ComingSuggestionsService(QtCore.QObject):
    """Translates the coming segments again whenever the engine has learned something.

    The open segment always goes first: its question interrupts this, which begins again after the
    answer.
    """

    changed = Signal(list)
    """``Retranslated`` segments, in order; maybe none."""

    followed = Signal(list)
    """``FollowedDraft``: untouched drafts of the machine that are another text now; never none."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._row_id: int | None = None
        self._pending = True  # the first look only remembers
        open_project.confirmed.connect(lambda _: self.look())
        open_project.unconfirmed.connect(lambda _: self.look())
        open_project.engine_changed.connect(self.look)
        open_project.machine_started.connect(lambda _: open_project.machine.cancel(KEY))
        open_project.answered.connect(self._answered)

    def look(self) -> None:
        """Something was learned or taken back: look once the machine is free."""
        self._pending = True
        if self._row_id is not None and self._open_project.machine.is_idle:
            self._start(self._row_id)

    def _answered(self, row_id: int, source: str) -> None:
        if source != ENGINE:
            return
        moved = row_id != self._row_id
        self._row_id = row_id
        if self._pending or moved:
            self._start(row_id)

    def _start(self, row_id: int) -> None:
        project = self._open_project.project
        if project.engine is None:
            return
        pending = self._pending

        def work(progress: Progress) -> tuple[list[Retranslated], list[FollowedDraft]]:
            found = project.coming_suggestions.refresh(row_id, progress=progress)
            return found, project.coming_suggestions.follow(progress)

        def done(result: tuple[list[Retranslated], list[FollowedDraft]]) -> None:
            found, drafts = result
            self._pending = False
            if drafts:
                self.followed.emit(drafts)
            if pending or found:
                self.changed.emit(found)

        self._open_project.machine.submit(
            Operation(
                tr("Look at the coming segments"),
                work,
                done,
                lambda _: None,  # a segment that went meanwhile; the next look sees to it
                key=KEY,
            )
        )
