"""Long work in sight: how far it is, a way to stop it, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import heading, muted
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.wrapped_items import wrap_items

LOOK_MILLISECONDS = 100


class WorkDialog(Dialog):
    """Shows an operation until it ends or is stopped.

    Whoever began it closes the dialog, and tells what was done up to then of work that was stopped.
    """

    guide = "projects"

    def __init__(self, title: str, operation: Operation, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setMinimumWidth(scaled(self, 420))
        self.operation = operation
        self.message = muted("")
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.stop = QtWidgets.QPushButton(tr("Stop"))
        self.stop.setAutoDefault(False)  # Enter stops nothing
        self.stop.clicked.connect(self.reject)
        row = QtWidgets.QHBoxLayout()
        row.addWidget(self.message, 1)
        row.addWidget(self.stop)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(heading(title))
        column.addWidget(self.bar)
        column.addLayout(row)
        self._clock = QtCore.QTimer(self)
        self._clock.setInterval(LOOK_MILLISECONDS)
        self._clock.timeout.connect(self._look)
        self._clock.start()

    def reject(self) -> None:
        """Stop the work, and close."""
        self.operation.cancel()
        super().reject()

    def _look(self) -> None:
        progress = self.operation.progress
        if progress.fraction > 0:
            self.bar.setRange(0, 1000)
            self.bar.setValue(round(1000 * progress.fraction))
        self.message.setText(say(progress.message))


class OutcomeDialog(Dialog):
    """Outcome of work on several files: what went well, and what did not and why."""

    guide = "projects"

    def __init__(
        self,
        theme: Theme,
        title: str,
        text: str,
        rows: Sequence[tuple[str, str]],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        begin_with(self, 640, 380 if rows else 140)
        self.text = muted(text)
        self.list = QtWidgets.QListWidget()
        self.list.setProperty("framed", True)
        self.list.setAccessibleName(title)
        wrap_items(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for name, error in rows:
            icon = theme.icon("warning", "wrong") if error else theme.icon("document")
            item = QtWidgets.QListWidgetItem(
                icon, tr("{group}: {name}", group=name, name=say(error)) if error else name
            )
            self.list.addItem(item)
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(heading(title))
        column.addWidget(self.text)
        column.addWidget(self.list, 1)
        self.list.setVisible(bool(rows))
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
