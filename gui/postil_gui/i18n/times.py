"""Days and times as the language of the desk writes them, where the user is.

Every date is written in one style, its month by name (4/5/26 is April to some, May to others); only
where one is typed it is in figures.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil.workspace.reports.plan import Pace


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


def pace_words(pace: Pace) -> list[str]:
    """Work left and when it is due, in a few words each."""
    words = [tr("%Ln words left", pace.words_left) if pace.words_left else tr("all confirmed")]
    if pace.deadline is not None:
        shown = day_text(pace.deadline)
        words.append(
            tr("overdue since {day}", day=shown) if pace.overdue else tr("due {day}", day=shown)
        )
        if pace.words_left and pace.words_per_day is not None:
            words.append(tr("%Ln words a day", pace.words_per_day))
    return words
