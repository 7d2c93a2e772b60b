"""The deadline of a project: a day, or none."""

from __future__ import annotations

from postil_gui.i18n.messages import tr
from postil_gui.widgets.day_field import DayField

AHEAD = 14  # days from today that are proposed


class DeadlineField(DayField):
    """Whether there is a deadline, and which day it is."""

    def __init__(self) -> None:
        super().__init__(tr("&Due on"), tr("There is a deadline"), tr("Deadline"), AHEAD)
        self.row.addStretch(1)
