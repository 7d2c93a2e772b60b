"""Commands of the Help menu: finding commands, keys, the guide."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

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
        "help.guide",
        mark("&Guide"),
        "Help",
        ("F1",),
        "guide",
        help=mark("Open the guide at the chapter about where you are."),
        separate=True,
    ),
    Action(
        "help.tour",
        mark("&Show Me Around"),
        "Help",
        help=mark("A short tour of what matters, on the open project or the sample."),
    ),
    Action(
        "help.keys",
        mark("&Keyboard"),
        "Help",
        ("Shift+F1",),
        "keyboard",
        help=mark("All commands and their keys, to read and to print."),
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
