"""Commands of the Help menu: finding commands, keys, the guide."""

from __future__ import annotations

from postil_gui.actions.action import Action
from postil_gui.i18n import mark

HELP_MENU: tuple[Action, ...] = (
    Action(
        "help.palette",
        mark("&Find a Command …"),
        "Help",
        ("Ctrl+Shift+P",),
        "search",
        help=mark("Find any command by a few letters, and run it."),
    ),
    Action(
        "help.keys",
        mark("&Keyboard"),
        "Help",
        ("Shift+F1",),
        "keyboard",
        help=mark("All commands and their keys, to read and to print."),
        separate=True,
    ),
    Action(
        "help.shortcuts",
        mark("&Change Keys …"),
        "Help",
        icon="keyboard",
        help=mark("Choose a keymap, and give commands other keys."),
    ),
    Action(
        "help.toolbar",
        mark("Customise the &Tool Bar …"),
        "Help",
        help=mark("Choose which commands stand in the tool bar."),
    ),
    Action(
        "help.about",
        mark("&About Postil"),
        "Help",
        icon="info",
        help=mark("Version and licence."),
        separate=True,
    ),
)
