"""The bar above the grid: show only segments with a text or in a state."""

from __future__ import annotations

from collections.abc import Callable

from postil.formats.segment import SegmentState
from postil.workspace.records import ProjectSegment
from postil_gui.i18n import mark, tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme

PAUSE = 200  # milliseconds without a key before the filter starts

Test = Callable[[ProjectSegment], bool]
STATES: tuple[tuple[str, Test | None], ...] = (
    (mark("All segments"), None),
    (mark("Not confirmed"), lambda segment: not segment.state.is_confirmed),
    (mark("Not started"), lambda segment: segment.state is SegmentState.NEW),
    (mark("Drafts"), lambda segment: segment.state is SegmentState.DRAFT),
    (mark("Confirmed"), lambda segment: segment.state.is_confirmed),
)


class FilterBar(QtWidgets.QWidget):
    """A text and a state."""

    asked = Signal(object)
    """A test of segments, or None for all."""

    left = Signal()
    """Down, Enter or Escape: back to the segments."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Filter by source or translation"))
        self.field.setAccessibleName(tr("Filter by source or translation"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(420)
        self._sign = self.field.addAction(
            theme.icon("search"), QtWidgets.QLineEdit.ActionPosition.LeadingPosition
        )
        self.state = QtWidgets.QComboBox()
        self.state.setAccessibleName(tr("Filter by state"))
        for name, _ in STATES:
            self.state.addItem(tr(name))
        self.count = QtWidgets.QLabel()
        self.count.setProperty("kind", "muted")
        self.count.setAccessibleName(tr("Segments shown"))
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.state)
        row.addStretch(1)
        row.addWidget(self.count)
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._ask)
        self.field.textChanged.connect(lambda _: self._pause.start())
        self.state.currentIndexChanged.connect(self._ask)
        theme.changed.connect(self._colour)

    @property
    def is_active(self) -> bool:
        """Whether it hides anything."""
        return bool(self.field.text().strip()) or self.state.currentIndex() > 0

    def show_count(self, shown: int, total: int) -> None:
        """Say how many segments pass."""
        self.count.setText(
            tr("{shown} of %Ln segments", total, shown=whole(shown))
            if shown != total
            else tr("%Ln segments", total)
        )

    def clear(self) -> None:
        """Show all segments."""
        self.state.setCurrentIndex(0)
        self.field.clear()

    def test(self) -> Test | None:
        """What a segment must pass, or None."""
        text = self.field.text().strip().casefold()
        of_state = STATES[self.state.currentIndex()][1]
        if not text:
            return of_state

        def accepts(segment: ProjectSegment) -> bool:
            if of_state is not None and not of_state(segment):
                return False
            return (
                text in segment.source.plain.casefold() or text in segment.target.plain.casefold()
            )

        return accepts

    def _ask(self) -> None:
        self._pause.stop()
        self.asked.emit(self.test())

    def _colour(self) -> None:
        self._sign.setIcon(self._theme.icon("search"))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            if self._pause.isActive():
                self._ask()
            self.left.emit()
        else:
            super().keyPressEvent(event)
