"""Commands of quality assurance."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.features.checks.binding import ChecksBinding
from postil_gui.features.checks.commands import check_everything
from postil_gui.i18n.messages import mark

CHECKS_ACTIONS: tuple[Action, ...] = (
    Action(
        "qa.run",
        mark("Check &Everything"),
        Section.CHECKS,
        on(Context, check_everything),
        ("Shift+F8",),
        "warning",
        "project",
        mark("Look through all segments for what may be wrong."),
    ),
    Action(
        "qa.next",
        mark("&Next Finding"),
        Section.CHECKS,
        on(ChecksBinding, ChecksBinding.next_finding),
        ("F8",),
        when="project",
        help=mark("Go to the next segment in which the checks find something."),
    ),
    Action(
        "qa.previous",
        mark("&Previous Finding"),
        Section.CHECKS,
        on(ChecksBinding, lambda checks: checks.next_finding(-1)),
        ("Ctrl+F8",),
        when="project",
        help=mark("Go to the segment before in which the checks find something."),
    ),
    Action(
        "qa.export",
        mark("E&xport the Findings …"),
        Section.CHECKS,
        on(ChecksBinding, ChecksBinding.export),
        when="project",
        icon="export",
        help=mark("Write the findings that are shown as a web page or a table."),
        separate=True,
    ),
    Action(
        "qa.settings",
        mark("&Which Checks …"),
        Section.CHECKS,
        on(ChecksBinding, ChecksBinding.open_settings),
        when="project",
        icon="settings",
        help=mark("Switch checks on and off, set limits, write rules of your own."),
    ),
)
