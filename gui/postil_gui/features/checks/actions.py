"""Commands of quality assurance."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

MENU = "Segment/C&hecks"

CHECKS_MENU: tuple[Action, ...] = (
    Action(
        "qa.run",
        mark("Check &Everything"),
        MENU,
        ("Shift+F8",),
        "warning",
        "project",
        mark("Look through all segments for what may be wrong."),
    ),
    Action(
        "qa.next",
        mark("&Next Finding"),
        MENU,
        ("F8",),
        when="project",
        help=mark("Go to the next segment in which the checks find something."),
    ),
    Action(
        "qa.previous",
        mark("&Previous Finding"),
        MENU,
        ("Ctrl+F8",),
        when="project",
        help=mark("Go to the segment before in which the checks find something."),
    ),
    Action(
        "qa.export",
        mark("E&xport the Findings …"),
        MENU,
        when="project",
        icon="export",
        help=mark("Write the findings that are shown as a web page or a table."),
        separate=True,
    ),
    Action(
        "qa.settings",
        mark("&Which Checks …"),
        MENU,
        when="project",
        icon="settings",
        help=mark("Switch checks on and off, set limits, write rules of your own."),
    ),
)
