"""The status bar: messages to the left, the state of the project to the right."""

from __future__ import annotations

from postil.workspace.records import ProjectStatistics
from postil_gui.i18n.messages import percent, tr, whole
from postil_gui.qt import QtCore, QtGui, QtWidgets
from postil_gui.widgets.eliding import ElidingLabel
from postil_gui.widgets.plain_text import Label, set_tip

MESSAGE_MILLISECONDS = 8000
MARGIN, OWN = 22, 2  # beside everything, as pages have it; the part of Qt in it, to the left
GAP = 8  # between what stands here


class StatusBar(QtWidgets.QStatusBar):
    """Progress, engine, training; and messages, which are announced to screen readers, too.

    What an announcement has no room beside gives way to it; one that is longer still is elided.
    """

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.message = ElidingLabel()
        self.message.setObjectName("message")
        self.addPermanentWidget(self.message, 1)
        self.training = QtWidgets.QPushButton()
        self.training.setProperty("flat", True)
        self.training.setAccessibleName(tr("Training"))
        self.team = QtWidgets.QPushButton()
        self.team.setProperty("flat", True)
        self.team.setAccessibleName(tr("Team Server"))
        self.team.setFocusPolicy(QtCore.Qt.FocusPolicy.TabFocus)
        self.engine = ElidingLabel()
        self.counts = Label()
        self.counts.setAccessibleName(tr("Progress of the project"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setFixedWidth(110)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Share of words confirmed"))
        for widget in (self.training, self.team, self.engine, self.counts, self.bar):
            self.addPermanentWidget(widget)
        self.setContentsMargins(MARGIN - OWN, 0, MARGIN, 0)
        self._project_is_open = False
        self._remark = self._about_segment = ""
        self.show_project(False)
        self.training.hide()
        self.messageChanged.connect(self._show_message)

    def announce(self, text: str) -> None:
        """Show a message for a while, and announce it to screen readers."""
        if text:
            self.show()
        self.showMessage(text, MESSAGE_MILLISECONDS)
        if text and QtGui.QAccessible.isActive():
            QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, text))

    def remark(self, text: str) -> None:
        """Announce a remark about the present view only: :meth:`drop_remark` removes it."""
        self.announce(text)
        self._remark = text

    def drop_remark(self) -> None:
        """Remove the remark: the view has changed."""
        if self._remark and self.currentMessage() == self._remark:
            self.clearMessage()
        self._remark = ""

    def tell_about_segment(self, text: str) -> None:
        """Announce a remark about the open segment: :meth:`leave_segment` removes it, too."""
        self.remark(text)
        self._about_segment = text

    def leave_segment(self) -> None:
        """Remove the remark about a segment: another one is open."""
        if self._about_segment and self.currentMessage() == self._about_segment:
            self.clearMessage()
        self._about_segment = ""

    def show_project(self, is_open: bool) -> None:
        """Show or hide what belongs to a project."""
        self._project_is_open = is_open
        if not is_open:
            self.team.setText("")
        self._make_room()

    def fold(self) -> None:
        """Take no room, if there is nothing to show."""
        self.setVisible(
            bool(self.currentMessage()) or self._project_is_open or not self.training.isHidden()
        )

    def show_statistics(self, statistics: ProjectStatistics) -> None:
        """Counts of the project."""
        total = statistics.total
        share = total.confirmed_words / total.words if total.words else 0.0
        text = tr(
            "{confirmed} of %Ln confirmed",
            total.segments,
            confirmed=whole(total.confirmed),
        )
        if total.drafts:
            text += " · " + tr("%Ln drafts", total.drafts)
        self.counts.setText(tr("{text} · {share} of words", text=text, share=percent(share)))
        set_tip(
            self.counts,
            tr(
                "{confirmed_words} of {words} source words are confirmed; {memory_units} units "
                "in the project's memory; learned from {learned} segments.",
                confirmed_words=whole(total.confirmed_words),
                words=whole(total.words),
                memory_units=whole(statistics.memory_units),
                learned=whole(statistics.learned),
            ),
        )
        self.bar.setUpdatesEnabled(False)  # else Qt paints the whole window before it goes on
        self.bar.setRange(0, max(1, total.words))
        self.bar.setValue(total.confirmed_words)
        self.bar.setUpdatesEnabled(True)

    def show_engine(self, name: str, problem: str = "") -> None:
        """Name of the engine, or that there is none; ``problem``: why it could not be opened."""
        self.engine.setProperty("kind", "wrong" if problem else "")
        self.engine.style().polish(self.engine)
        if problem:
            self.engine.setText(tr("Engine not available"))
        else:
            self.engine.setText(tr("Engine: {name}", name=name) if name else tr("No engine"))
        self.engine.set_tip(problem)

    def show_team(self, text: str, more: str) -> None:
        """State of the team server; "" without one."""
        self.team.setText(text)
        self.team.setAccessibleName(text or tr("Team Server"))
        set_tip(self.team, more)
        self._make_room()

    def event(self, event: QtCore.QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QtCore.QEvent.Type.LayoutRequest, QtCore.QEvent.Type.Resize):
            self._make_room()
        return handled

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        """The ground only: the message stands in a label, which ends in "…" where it must."""
        painter, option = QtGui.QPainter(self), QtWidgets.QStyleOption()
        option.initFrom(self)
        panel = QtWidgets.QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)

    def _show_message(self, text: str) -> None:
        self.message.setText(text)
        self._make_room()

    def _make_room(self) -> None:
        """Show what belongs to a project, as far as a message leaves room."""
        left = self.width() - 2 * MARGIN - self.message.sizeHint().width()
        for widget in (self.training, self.bar, self.engine, self.counts, self.team):
            wanted = not widget.isHidden() if widget is self.training else self._project_is_open
            if widget is self.team:
                wanted = wanted and bool(self.team.text())
            if wanted:
                left -= widget.sizeHint().width() + GAP
            fits = left >= 0 or widget is self.training or not self.currentMessage()
            widget.setVisible(wanted and fits)
