"""The learning curve as the desk paints it: live, in both themes, by keyboard and in words too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from postil_gui.i18n.messages import decimal, mark, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.charts.curves import Axis, Curves, axis, curve_name, thinned, unit_title
from postil_gui.widgets.charts.picture import CAPTION_FLAGS, Picture, caption_room

ROLES = ("accent", "exact", "similar", "wrong", "muted")
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 3), (1.2, 2.2), (7, 2.5, 1.2, 2.5), (3, 2))
MARGIN, GAP, LEGEND_GAP = 12, 26, 18
SAMPLE = 22  # length of a line in the legend
MOST_POINTS = 2000
LEAST = {"BLEU": 2.0, "chrF": 2.0, "TER": 2.0}  # a tenth of a point is to look like one
ABOUT = mark("Rounds of training; once a line is flat, more bring nothing")
MARKED = 40  # points are marked one by one up to here


@dataclass(frozen=True, slots=True)
class _Panel:
    """One unit's part of the chart: where it stands, and its axes."""

    names: list[str]
    unit: str
    area: QtCore.QRectF
    across: Axis
    up: Axis

    def place(self, x: float, y: float) -> QtCore.QPointF:
        return QtCore.QPointF(
            self.area.left() + self.across.share(x) * self.area.width(),
            self.area.bottom() - self.up.share(y) * self.area.height(),
        )


class CurveChart(Picture):
    """Several series over rounds. Left and Right move a reading line from place to place.

    Parameters
    ----------
    empty
        What to say as long as there is no point.
    """

    def __init__(self, theme: Theme, empty: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(tr("Learning curve"), parent)
        self._theme = theme
        self._empty = empty
        self.curves = Curves()
        self._reading: float | None = None
        self.setMinimumHeight(190)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleDescription(empty)
        theme.changed.connect(self.update)

    def clear(self) -> None:
        """Start a new chart."""
        self.curves = Curves()
        self._reading = None
        self._tell()

    def add(self, points: Iterable[tuple[str, float, float]]) -> None:
        """Add points: series, x, y."""
        self.curves.add(points)
        self._tell()

    def sizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(560, 260)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        del event
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        frame = QtCore.QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(self._theme.colour("accent" if self.hasFocus() else "line"))
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(frame, 6, 6)
        painter.setFont(self._theme.small_font())
        if not self.curves.series:
            painter.setPen(self._theme.colour("muted"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(24, 12, -24, -12), flags, self._empty)
            return
        top = self._paint_legend(painter)
        panels = self._panels(top)
        self._paint_title(painter, panels[-1])
        for panel in panels:
            self._paint_axes(painter, panel)
            self._paint_reading(painter, panel)
            for name in panel.names:
                self._paint_series(painter, panel, name)

    def _pen(self, name: str) -> QtGui.QPen:
        number = list(self.curves.series).index(name)
        pen = QtGui.QPen(self._theme.colour(ROLES[number % len(ROLES)]), 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if DASHES[number % len(DASHES)]:
            pen.setDashPattern(DASHES[number % len(DASHES)])
        return pen

    def _values(self) -> dict[str, float]:
        """Values in the legend: those at the reading line, or the last ones."""
        if self._reading is not None:
            found = self.curves.at(self._reading)
            return dict(found[1]) if found else {}
        return {name: points[-1][1] for name, points in self.curves.series.items()}

    def _paint_legend(self, painter: QtGui.QPainter) -> float:
        """Samples, names and values, in as many lines as they need; returns where they end."""
        metrics = painter.fontMetrics()
        values = self._values()
        x, y = float(MARGIN), float(MARGIN)
        height = float(metrics.height())
        for name in self.curves.series:
            value = decimal(values[name], 2) if name in values else "–"
            text = f"{curve_name(name)}  {value}"
            wide = SAMPLE + 6 + metrics.horizontalAdvance(text)
            if x > MARGIN and x + wide > self.width() - MARGIN:
                x, y = float(MARGIN), y + height + 4
            painter.setPen(self._pen(name))
            painter.drawLine(
                QtCore.QPointF(x, y + height / 2), QtCore.QPointF(x + SAMPLE, y + height / 2)
            )
            painter.setPen(self._theme.colour("text"))
            painter.drawText(QtCore.QPointF(x + SAMPLE + 6, y + metrics.ascent()), text)
            x += wide + LEGEND_GAP
        if self._reading is not None:
            text = tr("at {place}", place=f"{self._reading:g}")
            painter.setPen(self._theme.colour("muted"))
            painter.drawText(QtCore.QPointF(x, y + metrics.ascent()), text)
        return y + height + 8

    def _panels(self, top: float) -> list[_Panel]:
        """A panel for each unit, one below the other, with one axis of x."""
        metrics = QtGui.QFontMetricsF(self._theme.small_font())
        units = self.curves.units()
        series = self.curves.series
        across = axis((x for points in series.values() for x, _ in points), whole=True, ticks=8)
        numbers = MARGIN + metrics.height() + 6
        bottom = self.height() - numbers - self._title_room().height()
        top += metrics.height()  # the name of the unit
        gap = GAP + metrics.height()
        height = (bottom - top - gap * (len(units) - 1)) / len(units)
        ticks = max(2, int(height / 52))
        ups = [
            axis((y for name in names for _, y in series[name]), ticks=ticks, least=LEAST.get(unit))
            for unit, names in units
        ]
        labels = [up.text(tick) for up in ups for tick in up.ticks]
        left = MARGIN + max(metrics.horizontalAdvance(label) for label in labels) + 8
        width = self.width() - left - MARGIN - 8
        return [
            _Panel(
                names,
                unit,
                QtCore.QRectF(left, top + number * (height + gap) + 6, width, height - 6),
                across,
                up,
            )
            for number, ((unit, names), up) in enumerate(zip(units, ups, strict=True))
        ]

    def _paint_axes(self, painter: QtGui.QPainter, panel: _Panel) -> None:
        area, metrics = panel.area, painter.fontMetrics()
        for tick in panel.up.ticks:
            y = panel.place(panel.across.ticks[0], tick).y()
            painter.setPen(QtGui.QPen(self._theme.colour("line"), 1))
            painter.drawLine(QtCore.QPointF(area.left(), y), QtCore.QPointF(area.right(), y))
            painter.setPen(self._theme.colour("muted"))
            box = QtCore.QRectF(0, y - 10, area.left() - 8, 20)
            painter.drawText(
                box,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                panel.up.text(tick),
            )
        for tick in panel.across.ticks:
            x = panel.place(tick, panel.up.ticks[0]).x()
            text = panel.across.text(tick)
            wide = metrics.horizontalAdvance(text)
            x = min(x - wide / 2, self.width() - MARGIN - wide)
            painter.drawText(QtCore.QPointF(x, area.bottom() + 5 + metrics.ascent()), text)
        painter.drawText(QtCore.QPointF(area.left(), area.top() - 6), unit_title(panel.unit))

    def _paint_title(self, painter: QtGui.QPainter, panel: _Panel) -> None:
        """Under the numbers of the rounds: what they are, and how to read the chart."""
        below = panel.area.bottom() + 7 + painter.fontMetrics().height()
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(self._title_room().translated(0, below), CAPTION_FLAGS, tr(ABOUT))

    def _title_room(self) -> QtCore.QRectF:
        """Room for what stands below, as wide as the chart, in as many lines as it needs."""
        width = max(1, self.width() - 2 * MARGIN)
        wanted = caption_room(self._theme.small_font(), tr(ABOUT), width)
        return QtCore.QRectF(MARGIN, 0, width, wanted.height())

    def _paint_series(self, painter: QtGui.QPainter, panel: _Panel, name: str) -> None:
        points = [panel.place(x, y) for x, y in thinned(self.curves.series[name], MOST_POINTS)]
        painter.setPen(self._pen(name))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        colour = self._pen(name).color()
        painter.setPen(QtGui.QPen(self._theme.colour("surface"), 1.5))
        painter.setBrush(colour)
        for point in points if len(points) <= MARKED else points[-1:]:
            painter.drawEllipse(point, 4, 4)

    def _paint_reading(self, painter: QtGui.QPainter, panel: _Panel) -> None:
        if self._reading is None:
            return
        x = panel.place(self._reading, panel.up.ticks[0]).x()
        painter.setPen(QtGui.QPen(self._theme.colour("frame"), 1, Qt.PenStyle.DotLine))
        painter.drawLine(
            QtCore.QPointF(x, panel.area.top()), QtCore.QPointF(x, panel.area.bottom())
        )

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if not self.curves.series:
            return
        panel = self._panels(0.0)[0]
        share = (event.position().x() - panel.area.left()) / max(1.0, panel.area.width())
        first, last = panel.across.ticks[0], panel.across.ticks[-1]
        self._read(first + share * (last - first))

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        del event
        self._reading = None
        self._tell()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        places = sorted({x for points in self.curves.series.values() for x, _ in points})
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if not places or event.key() not in keys:
            super().keyPressEvent(event)
            return
        here = places.index(self._reading) if self._reading in places else len(places)
        targets = (here - 1, here + 1, 0, len(places) - 1)
        step = targets[keys.index(Qt.Key(event.key()))]
        self._read(places[max(0, min(step, len(places) - 1))])

    def _read(self, x: float) -> None:
        found = self.curves.at(x)
        if found is not None and found[0] != self._reading:
            self._reading = found[0]
            self._tell()

    def _tell(self) -> None:
        """Paint anew, and say it in words."""
        text = self.curves.summary() or self._empty
        if self._reading is not None:
            values = ", ".join(
                f"{curve_name(name)} {decimal(value, 2)}" for name, value in self._values().items()
            )
            text = tr(
                "At {place}: {values}. {text}", place=f"{self._reading:g}", values=values, text=text
            )
        self.setAccessibleDescription(text)
        self.update()
