"""Commands on the team server of a project."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.team.commands import TeamCommands
from postil_gui.i18n.messages import mark

TEAM_ACTIONS: tuple[Action, ...] = (
    Action(
        "team.connect",
        mark("Connect to a Team &Server …"),
        Section.TEAM,
        on(TeamCommands, TeamCommands.connect),
        when="project",
        help=mark("Use the engine and the memory that a server in the office has for all."),
        separate=True,
    ),
    Action(
        "team.lessons",
        mark("&Taught to the Team’s Engine …"),
        Section.TEAM,
        on(TeamCommands, TeamCommands.show_lessons),
        when="project",
        help=mark("See who taught the engine of the team what, and take it back."),
    ),
)
