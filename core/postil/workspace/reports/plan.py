"""Plan of a project: its deadline, and the words a day that it takes."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.memory.database import TIME
from postil.messages import Message
from postil.workspace.context import ProjectContext
from postil.workspace.database import setting

DEADLINE = "deadline"
_SATURDAY = 5
_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of the rest: words a day until the deadline.

    Attributes
    ----------
    words_left
        Source words of segments that are not confirmed.
    words_today
        Source words of segments confirmed since midnight, here.
    days_left
        Working days (Monday to Friday) from today to the deadline, both included; at least 1 until
        it is over, 0 then, None without a deadline.
    words_per_day
        What is left divided by the days, rounded up; None where there is no day left or no
        deadline.
    """

    deadline: date | None
    words_left: int
    words_today: int = 0
    days_left: int | None = None
    words_per_day: int | None = None

    @property
    def overdue(self) -> bool:
        """Whether the deadline is over and words are left."""
        return self.days_left == 0 and self.words_left > 0


def pace(deadline: date | None, words_left: int, today: date, words_today: int = 0) -> Pace:
    """The pace that ``words_left`` words need, with today's working day still to come."""
    if deadline is None:
        return Pace(None, words_left, words_today)
    if deadline < today:
        return Pace(deadline, words_left, words_today, 0, None)
    days = sum(
        (today + timedelta(number)).weekday() < _SATURDAY
        for number in range((deadline - today).days + 1)
    )
    days = max(1, days)
    return Pace(deadline, words_left, words_today, days, -(-words_left // days))


class ProjectPlan:
    """Name, author, deadline and pace of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._details = context.details
        self._confirmer = context.confirmer
        with context.database.reading() as connection:
            self._deadline = read_deadline(connection)

    @property
    def deadline(self) -> date | None:
        """The day it is due, or None; in memory."""
        return self._deadline

    def set_deadline(self, day: date | None) -> None:
        """Set the day it is due, or that it has none."""
        self._details.write({DEADLINE: "" if day is None else day.isoformat()})
        self._deadline = day

    def set_details(self, name: str, author: str) -> None:
        """Call the project differently, and say who translates from now on.

        Raises
        ------
        UsageError
            The name is empty.
        """
        if not name.strip():
            raise UsageError("A project needs a name.")
        self._details.write({"name": name.strip(), "author": author.strip()})
        self._confirmer.author = author.strip()

    def pace(self, now: datetime | None = None) -> Pace:
        """Pace of the rest: words a day until the deadline.

        Parameters
        ----------
        now
            Without a time zone it is the time here; by default the present.
        """
        # Not with the present offset: midnight had another one on the days clocks are changed.
        now = now or datetime.now()  # the time here
        midnight = datetime.combine(now.date(), time(), now.tzinfo).astimezone(UTC)
        marks = ", ".join("?" * len(_CONFIRMED))
        with self._database.surveying() as connection:
            left, done = connection.execute(
                f"SELECT coalesce(sum(CASE WHEN state IN ({marks}) THEN 0 ELSE words END), 0), "
                f"coalesce(sum(CASE WHEN state IN ({marks}) AND changed >= ? THEN words END), 0) "
                "FROM segment",
                (*_CONFIRMED, *_CONFIRMED, midnight.strftime(TIME)),
            ).fetchone()
        return pace(self._deadline, left, now.date(), done)


def read_deadline(connection: sqlite3.Connection) -> date | None:
    """The deadline kept in a project's settings; None if it is no date."""
    text = setting(connection, DEADLINE)
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        return None


def parse_deadline(text: str) -> date:
    """A day as people write it for programs: 2026-12-31.

    Raises
    ------
    UsageError
        It is no such day.
    """
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise UsageError(
            Message("{text!r} is not a day.", text=text),
            hint="Write it as year-month-day: 2026-12-31.",
        ) from error
