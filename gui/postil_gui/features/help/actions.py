"""The guide and the tour."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.help.commands import HelpCommands
from postil_gui.i18n.messages import mark

HELP_ACTIONS: tuple[Action, ...] = (
    Action(
        "help.guide",
        mark("&Guide"),
        Section.GUIDE,
        on(HelpCommands, HelpCommands.show_guide),
        ("F1",),
        "guide",
        help=mark("Open the guide at the chapter about where you are."),
        separate=True,
    ),
    Action(
        "help.tour",
        mark("&Show Me Around"),
        Section.GUIDE,
        on(HelpCommands, HelpCommands.show_tour),
        help=mark("A short tour of what matters, on the open project or the sample."),
    ),
)
