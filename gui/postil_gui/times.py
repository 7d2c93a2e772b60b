"""Days and times as the language of the desk writes them, where the user is."""

from __future__ import annotations

from datetime import datetime

from postil_gui.i18n import tr
from postil_gui.qt import QtCore

_SHORT = QtCore.QLocale.FormatType.ShortFormat


def day_text(time: str) -> str:
    """The day of an ISO time in figures; empty if there is none."""
    moment = _moment(time)
    return QtCore.QLocale().toString(moment.date(), _SHORT) if moment is not None else ""


def date_text(time: str) -> str:
    """The day of an ISO time, its month by name; empty if there is none."""
    moment = _moment(time)
    return QtCore.QLocale().toString(moment.date(), tr("d MMM yyyy")) if moment is not None else ""


def time_text(time: str) -> str:
    """Day and time of an ISO time; empty if there is none."""
    moment = _moment(time)
    return QtCore.QLocale().toString(moment, _SHORT) if moment is not None else ""


def _moment(time: str) -> QtCore.QDateTime | None:
    try:
        seconds = datetime.fromisoformat(time).timestamp()
    except ValueError:
        return None
    return QtCore.QDateTime.fromSecsSinceEpoch(int(seconds))
