"""Announcements for screen readers: the place, the match, what was learned."""

from __future__ import annotations

from postil.workspace.records import Confirmation, ProjectSegment, Proposal
from postil_gui.i18n.messages import percent, tr, whole
from postil_gui.qt import QtCore, QtGui, Signal
from postil_gui.shell.project_view import ProjectView
from postil_gui.widgets.segment_states import STATE_NAMES


class Announcer(QtCore.QObject):
    """Announces the events of a project view to screen readers, through Qt; does nothing if none
    runs.

    A screen reader reads the editor when the focus comes to it; but from segment to segment the
    focus stays where it is, so that must be said.
    """

    spoken = Signal(str)
    """The last announcement, also where no screen reader runs."""

    def __init__(self) -> None:
        super().__init__()
        self._view: ProjectView | None = None
        self._row_id = -1
        self._best = ""

    def follow(self, view: ProjectView) -> None:
        """Announce the events of this view from now on, until it is deleted."""
        self._view = view
        self._row_id = -1
        view.editing.opened.connect(self._opened)
        view.editing.proposals_changed.connect(self._proposals)
        view.open_project.confirmed.connect(self._confirmed)
        view.open_project.unconfirmed.connect(self._unconfirmed)
        view.destroyed.connect(self._gone)

    def say(self, text: str) -> None:
        """Queue an announcement after the present one."""
        self.spoken.emit(text)
        if self._view is not None and QtGui.QAccessible.isActive():
            event = QtGui.QAccessibleAnnouncementEvent(self._view.grid.editor, text)
            QtGui.QAccessible.updateAccessibility(event)

    def _opened(self, segment: ProjectSegment) -> None:
        if self._view is None or segment.row_id == self._row_id:
            return
        self._row_id = segment.row_id
        self._best = ""
        model = self._view.model
        parts = [
            tr(
                "Segment {number} of {total}.",
                number=whole(model.number_of(segment.row_id)),
                total=whole(model.total),
            ),
            tr(STATE_NAMES[segment.state]) + ".",
            segment.source.plain,
        ]
        if segment.locked:
            parts.insert(2, tr("Locked") + ".")
        if segment.note:
            parts.append(tr("Note: {note}", note=segment.note))
        self.say(" ".join(parts))

    def _proposals(self, proposals: list[Proposal], waiting: bool) -> None:
        if not proposals or waiting:
            return
        best = proposals[0]
        if best.kind == "machine":
            shown = tr("machine, {percent}", percent=percent(best.confidence or 0.0))
        elif best.score is not None:
            shown = percent(best.score / 100)
        else:
            return
        if shown != self._best:
            self._best = shown
            self.say(tr("Best match: {match}.", match=shown))

    def _confirmed(self, confirmation: Confirmation) -> None:
        if self._view is None:
            return
        number = whole(self._view.model.number_of(confirmation.segment.row_id))
        text = tr("Segment {number} confirmed.", number=number)
        event = confirmation.event
        if event is not None and event.phrase_count:
            learned = tr("%Ln phrase pairs taken in", event.phrase_count)
            text = f"{text} {learned}."
        self.say(text)

    def _unconfirmed(self, segment: ProjectSegment) -> None:
        if self._view is not None:
            number = whole(self._view.model.number_of(segment.row_id))
            self.say(tr("Segment {number} is a draft again.", number=number))

    def _gone(self) -> None:
        self._view = None
