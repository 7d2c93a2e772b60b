"""The reliability diagram: how close the machine came where it expected how much."""

from __future__ import annotations

from postil.engine.session.calibration import Reliability
from postil_gui.i18n.messages import percent, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.charts.picture import CAPTION_FLAGS, Picture, caption_room

MARGIN, GAP = 12, 4
STEPS = 4
LEAST_DOT, MOST_DOT = 3.0, 9.0


class ReliabilityChart(Picture):
    """Dots on a square: confidence to the right, closeness upwards; bigger dots, more segments.

    On the diagonal the machine was as sure as it was right.
    """

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(tr("How true the confidences came"), parent)
        self._theme = theme
        self._found: Reliability | None = None
        self.setMinimumSize(220, 170)
        theme.changed.connect(self.update)
        self.show_reliability(None)

    def show_reliability(self, found: Reliability | None) -> None:
        """Show another one; None or an empty one shows a sentence."""
        self._found = found if found is not None and found.segments else None
        self.setAccessibleDescription(self.summary())
        self.update()

    def summary(self) -> str:
        """The diagram in words."""
        if self._found is None:
            return tr("Confirm segments the machine translates: its confidence is judged by them.")
        bins = [
            tr(
                "Expected {expected}, came {came}.",
                expected=percent(one.predicted),
                came=percent(one.actual),
            )
            for one in self._found.bins
        ]
        sentence = tr(
            "Off by {error} on average over %Ln segments.",
            self._found.segments,
            error=percent(self._found.error),
        )
        return "\n".join((sentence, *bins))

    def paintEvent(self, _event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.small_font())
        if self._found is None:
            painter.setPen(self._theme.colour("muted"))
            place = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.summary()
            )
            return
        metrics = painter.fontMetrics()
        wide = metrics.horizontalAdvance(percent(1.0))
        left = wide + 2 * GAP
        below = metrics.height() + 3 * GAP + self._caption_room().height()
        width = min(self.width() - left - max(MARGIN, wide // 2 + 1), 2 * self.height())
        box = QtCore.QRectF(left, MARGIN, width, self.height() - below - MARGIN)
        self._paint_axes(painter, box)
        most = max(one.segments for one in self._found.bins)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("accent"))
        for one in self._found.bins:
            centre = QtCore.QPointF(
                box.left() + one.predicted * box.width(),
                box.bottom() - one.actual * box.height(),
            )
            size = LEAST_DOT + (MOST_DOT - LEAST_DOT) * (one.segments / most) ** 0.5
            painter.drawEllipse(centre, size, size)

    def _paint_axes(self, painter: QtGui.QPainter, box: QtCore.QRectF) -> None:
        metrics = painter.fontMetrics()
        tall, wide = metrics.height(), metrics.horizontalAdvance(percent(1.0)) + 2
        for step in range(STEPS + 1):
            share = step / STEPS
            x, y = box.left() + share * box.width(), box.bottom() - share * box.height()
            painter.setPen(self._theme.colour("line"))
            painter.drawLine(QtCore.QPointF(x, box.top()), QtCore.QPointF(x, box.bottom()))
            painter.drawLine(QtCore.QPointF(box.left(), y), QtCore.QPointF(box.right(), y))
            painter.setPen(self._theme.colour("muted"))
            centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            place = QtCore.QRectF(x - wide / 2, box.bottom() + GAP, wide, tall)
            painter.drawText(place, centre, percent(share))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            if step:  # one 0 in the corner is enough
                place = QtCore.QRectF(0, y - tall / 2, box.left() - GAP, tall)
                painter.drawText(place, right, percent(share))
        pen = QtGui.QPen(self._theme.colour("frame"), 1.0, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(box.bottomLeft(), box.topRight())
        painter.setPen(self._theme.colour("muted"))
        below = self._caption_room()
        middle = min(box.center().x(), self.width() - below.width() / 2)
        below.moveTopLeft(
            QtCore.QPointF(max(0.0, middle - below.width() / 2), box.bottom() + tall + 2 * GAP)
        )
        painter.drawText(below, CAPTION_FLAGS, _caption())

    def _caption_room(self) -> QtCore.QRectF:
        """Room for what stands below, as wide as its longest line."""
        found = caption_room(self._theme.small_font(), _caption(), self.width() - 2)
        return found.adjusted(0, 0, 2, 0)  # or a rounded width would break the line again


def _caption() -> str:
    return tr(
        "Across: what the machine expected to stay. Up: what stayed. On the line it was right."
    )
