"""A day that may be left open: ticked and chosen, or none."""

from __future__ import annotations

from datetime import date

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore, QtWidgets, Signal
from postil_gui.widgets.measures import scaled

AHEAD = 14  # days from today that are proposed


class DeadlineField(QtWidgets.QWidget):
    """Whether there is a deadline, and which day it is."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tick = QtWidgets.QCheckBox(tr("&Due on"))
        self.tick.setAccessibleName(tr("There is a deadline"))
        self.date = QtWidgets.QDateEdit(QtCore.QDate.currentDate().addDays(AHEAD))
        self.date.setAccessibleName(tr("Deadline"))
        self.date.setCalendarPopup(True)
        self.date.setDisplayFormat(
            QtCore.QLocale().dateFormat(QtCore.QLocale.FormatType.ShortFormat)
        )
        self.date.setMinimumWidth(scaled(self, 150))
        self.date.setEnabled(False)
        self.tick.toggled.connect(self.date.setEnabled)
        self.tick.toggled.connect(lambda _: self.changed.emit())
        self.date.dateChanged.connect(lambda _: self.changed.emit())
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.tick)
        row.addWidget(self.date)
        row.addStretch(1)
        self.setFocusProxy(self.tick)

    @property
    def day(self) -> date | None:
        """The deadline, or None."""
        if not self.tick.isChecked():
            return None
        day = self.date.date()
        return date(day.year(), day.month(), day.day())

    def set_day(self, day: date | None) -> None:
        """Show a deadline, or that there is none."""
        self.tick.setChecked(day is not None)
        if day is not None:
            self.date.setDate(QtCore.QDate(day.year, day.month, day.day))
