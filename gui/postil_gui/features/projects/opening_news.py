"""Progress of opening a project, shown if it takes more than a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.i18n.messages import percent, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil_gui.context import Context

EVERY_MILLISECONDS = 400


class OpeningNews(QtCore.QObject):
    """Shows in the status bar the progress of opening a project or package."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self._operation: Operation | None = None
        self._shown = ""
        self._timer = QtCore.QTimer(self)
        self._timer.setInterval(EVERY_MILLISECONDS)
        self._timer.timeout.connect(self._show)

    def follow(self, operation: Operation) -> None:
        """Show the progress of an operation from now on, instead of the one before."""
        self.end()
        self._operation = operation
        self._timer.start()

    def end(self) -> None:
        """Remove the progress: the operation has ended."""
        self._timer.stop()
        self._operation = None
        status = self._context.shell.status
        if self._shown and status.currentMessage() == self._shown:
            status.clearMessage()
        self._shown = ""

    def _show(self) -> None:
        if self._operation is None:
            return
        share = percent(self._operation.progress.fraction)
        text = tr("{title} … {share}", title=self._operation.title, share=share)
        if not self._shown:
            self._context.announce(text)  # it is spoken once
        elif self._context.shell.status.currentMessage() == self._shown:
            self._context.shell.status.showMessage(text)
        self._shown = text
