"""Commands of the Help menu: help."""

from __future__ import annotations

from postil_gui.actions.action import Action

HELP_MENU: tuple[Action, ...] = (
    Action("help.keys", "&Keyboard", "Help", ("F1",), help="All commands and their keys."),
    Action("help.about", "&About Postil", "Help", icon="info", help="Version and licence."),
)
