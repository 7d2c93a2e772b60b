"""Days and times as the language of the desk writes them, where the user is.

Every date is written in one style, its month by name (4/5/26 is April to some, May to others); only
where one is typed it is in figures.
"""

from __future__ import annotations

from datetime import date, datetime

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore


def day_text(day: date) -> str:
    """A day."""
    return _written(QtCore.QDate(day.year, day.month, day.day))


def date_text(time: str) -> str:
    """The day of an ISO time; empty if there is none."""
    moment = _moment(time)
    return _written(moment.date()) if moment is not None else ""


def time_text(time: str) -> str:
    """Day and time of an ISO time; empty if there is none."""
    moment = _moment(time)
    if moment is None:
        return ""
    hour = QtCore.QLocale().toString(moment.time(), QtCore.QLocale.FormatType.ShortFormat)
    return f"{_written(moment.date())}, {hour}"


def _written(day: QtCore.QDate) -> str:
    return QtCore.QLocale().toString(day, tr("d MMM yyyy"))


def _moment(time: str) -> QtCore.QDateTime | None:
    try:
        seconds = datetime.fromisoformat(time).timestamp()
    except ValueError:
        return None
    return QtCore.QDateTime.fromSecsSinceEpoch(int(seconds))
