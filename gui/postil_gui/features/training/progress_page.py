"""Second page of training: progress, learning curve, Pause."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from postil_gui.features.training.pace import Pace
from postil_gui.i18n.messages import mark, percent, tr
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.charts.chart import CurveChart
from postil_gui.widgets.dialogs.dialog_parts import heading, muted
from postil_gui.widgets.plain_text import Label

SCALE = 1000
TICK_MILLISECONDS = 1000
FORETOLD_FROM = 0.05  # of the work done: before, an estimate is not possible
EMPTY = mark("The learning curve appears as soon as the first figures are there.")


def duration(seconds: float) -> str:
    """A time in words: "12 s", "3 min 20 s", "1 h 5 min"."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return (
            tr("{minutes} min {seconds} s", minutes=whole // 60, seconds=whole % 60)
            if whole < 600
            else tr("{minutes} min", minutes=whole // 60)
        )
    return tr("{hours} h {minutes} min", hours=whole // 3600, minutes=whole % 3600 // 60)


class TrainProgress(QtWidgets.QWidget):
    """Shows a training under way."""

    drop_asked = Signal()
    """The trainings that wait are not to be done."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = heading("")
        self.note = muted(
            tr(
                "Everything stays on this machine. You can close this window and go on "
                "translating; "
                "the status bar shows how far it is."
            )
        )
        self.message = Label()
        self.message.setAccessibleName(tr("What is being done"))
        self.message.setWordWrap(True)
        self.times = muted("")
        self.times.setWordWrap(False)
        self.times.setAccessibleName(tr("Time"))
        self.bar = QtWidgets.QProgressBar()
        self.bar.setRange(0, SCALE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.chart = CurveChart(theme, tr(EMPTY))
        self.summary = muted("")
        self.summary.setAccessibleName(tr("Learning curve in words"))
        self.waiting = muted("")
        self.waiting.setAccessibleName(tr("Trainings that wait"))
        self.drop = QtWidgets.QPushButton(tr("Do not train them"))
        self.drop.setProperty("flat", True)
        self.drop.setAutoDefault(False)
        self.drop.clicked.connect(self.drop_asked)
        queue = QtWidgets.QHBoxLayout()
        queue.addWidget(self.waiting, 1)
        queue.addWidget(self.drop)
        self.show_waiting([])
        line = QtWidgets.QHBoxLayout()
        line.setSpacing(16)
        line.addWidget(self.message, 1)
        line.addWidget(self.times)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addSpacing(4)
        column.addWidget(self.bar)
        column.addLayout(line)
        column.addWidget(self.chart, 1)
        column.addWidget(self.summary)
        column.addLayout(queue)
        self._share = 0.0
        self._worked = 0.0
        self._pace = Pace()
        self._since: float | None = None
        self._timer = QtCore.QTimer(self)
        self._timer.setInterval(TICK_MILLISECONDS)
        self._timer.timeout.connect(self._show_times)

    def show_waiting(self, names: Sequence[str]) -> None:
        """Trainings that follow when this one has ended."""
        self.waiting.setText(tr("Afterwards: {names}.", names=", ".join(names)))
        self.waiting.setVisible(bool(names))
        self.drop.setVisible(bool(names))

    def begin(self, name: str, source: str, target: str, recipe: str) -> None:
        """A training begins."""
        what = f"{source} → {target} · {recipe}"
        self.title.setText(tr("{group}: {name}", group=name, name=what))
        self.chart.clear()
        self.summary.clear()
        self._share = self._worked = 0.0
        self._pace = Pace()
        self._since = time.monotonic()
        self._timer.start()
        self.show_progress(0.0, tr("Starting"))

    def end(self) -> None:
        """The training has ended, whatever its outcome."""
        self._timer.stop()
        self._since = None

    def show_progress(self, share: float, message: str) -> None:
        """Progress, and what is being done."""
        self._share = share
        self._pace.note(self.elapsed, share)
        self.bar.setRange(0, SCALE if share > 0 else 0)
        self.bar.setValue(round(share * SCALE))
        done = f"{percent(share)} · " if share > 0 else ""
        self.message.setText(tr("{text} …", text=f"{done}{message}"))
        self._show_times()

    def add_points(self, points: Iterable[tuple[str, float, float]]) -> None:
        """Points of the learning curve."""
        self.chart.add(points)
        self.summary.setText(self.chart.curves.summary())

    def show_paused(self, paused: bool) -> None:
        """Whether it stands still; time that stands still is not counted."""
        if paused and self._since is not None:
            self._worked += time.monotonic() - self._since
            self._since = None
        elif not paused and self._since is None and self._timer.isActive():
            self._since = time.monotonic()
        self._show_times()

    @property
    def elapsed(self) -> float:
        """Seconds it worked."""
        now = time.monotonic() - self._since if self._since is not None else 0.0
        return self._worked + now

    def _show_times(self) -> None:
        text = duration(self.elapsed)
        if self._since is None:
            text = tr("{text} · paused", text=text)
        elif self._share >= FORETOLD_FROM:
            rest = self._pace.rest(self.elapsed)
            text = tr("{text} · about {duration} left", text=text, duration=duration(rest))
        self.times.setText(text)
