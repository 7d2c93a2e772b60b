"""The status bar: messages to the left, the state of the project to the right."""

from __future__ import annotations

from postil.workspace.records import ProjectStatistics
from postil_gui.qt import QtGui, QtWidgets

MESSAGE_MILLISECONDS = 8000


class StatusBar(QtWidgets.QStatusBar):
    """Progress, engine, training; and announcements, which a screen reader speaks."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.training = QtWidgets.QPushButton()
        self.training.setProperty("flat", True)
        self.training.setAccessibleName("Training")
        self.engine = QtWidgets.QLabel()
        self.engine.setAccessibleName("Engine")
        self.counts = QtWidgets.QLabel()
        self.counts.setAccessibleName("Progress of the project")
        self.bar = QtWidgets.QProgressBar()
        self.bar.setFixedWidth(110)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName("Share of words confirmed")
        for widget in (self.training, self.engine, self.counts, self.bar):
            self.addPermanentWidget(widget)
        self.addPermanentWidget(QtWidgets.QLabel(" "))
        self.show_project(False)
        self.training.hide()

    def announce(self, text: str) -> None:
        """Show a message for a while, and let screen readers speak it."""
        self.showMessage(text, MESSAGE_MILLISECONDS)
        if text and QtGui.QAccessible.isActive():
            QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, text))

    def show_project(self, open_project: bool) -> None:
        """Show or hide what belongs to a project."""
        for widget in (self.engine, self.counts, self.bar):
            widget.setVisible(open_project)

    def show_statistics(self, statistics: ProjectStatistics) -> None:
        """Counts of the project."""
        total = statistics.total
        share = total.confirmed_words / total.words if total.words else 0.0
        text = f"{total.confirmed:,} of {total.segments:,} confirmed"
        if total.drafts:
            text += f" · {total.drafts:,} {'draft' if total.drafts == 1 else 'drafts'}"
        self.counts.setText(f"{text} · {share:.0%} of words")
        self.counts.setToolTip(
            f"{total.confirmed_words:,} of {total.words:,} source words are confirmed; "
            f"{statistics.memory_units:,} units in the project's memory; "
            f"learned from {statistics.learned:,} segments."
        )
        self.bar.setRange(0, max(1, total.words))
        self.bar.setValue(total.confirmed_words)

    def show_engine(self, name: str, problem: str = "") -> None:
        """Name of the engine, or that there is none; ``problem``: why it could not be opened."""
        if problem:
            self.engine.setText("⚠ Engine not available")
        else:
            self.engine.setText(f"Engine: {name}" if name else "No engine")
        self.engine.setToolTip(problem)
