"""A day that may be left open: ticked and chosen, or none."""

from __future__ import annotations

from datetime import date

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.widgets.measures import scaled


class DayField(QtWidgets.QWidget):
    """Whether a day counts, and which one it is.

    Parameters
    ----------
    text
        Beside the tick.
    tick_name, date_name
        Of the tick and the day, for screen readers.
    ahead
        Days from today that are proposed.
    """

    changed = Signal()

    def __init__(self, text: str, tick_name: str, date_name: str, ahead: int = 0) -> None:
        super().__init__()
        self.tick = QtWidgets.QCheckBox(text)
        self.tick.setAccessibleName(tick_name)
        self.date = QtWidgets.QDateEdit(QtCore.QDate.currentDate().addDays(ahead))
        self.date.setAccessibleName(date_name)
        self.date.setCalendarPopup(True)
        self.date.setDisplayFormat(tr("d MMM yyyy"))  # as all days are written
        self.date.setMinimumWidth(scaled(self, 150))
        self.date.setEnabled(False)
        self.tick.toggled.connect(self.date.setEnabled)
        self.tick.toggled.connect(lambda _: self.changed.emit())
        self.date.dateChanged.connect(lambda _: self.changed.emit())
        self.row = QtWidgets.QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(10)
        self.row.addWidget(self.tick)
        self.row.addWidget(self.date)
        self.setFocusProxy(self.tick)

    @property
    def day(self) -> date | None:
        """The day, or None."""
        if not self.tick.isChecked():
            return None
        day = self.date.date()
        return date(day.year(), day.month(), day.day())

    def set_day(self, day: date | None) -> None:
        """Show a day, or that there is none."""
        self.tick.setChecked(day is not None)
        if day is not None:
            self.date.setDate(QtCore.QDate(day.year, day.month, day.day))
