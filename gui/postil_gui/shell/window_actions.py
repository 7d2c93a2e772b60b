"""Commands on commands and settings: palette, keys, tool bar, settings; about Postil."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.i18n.messages import mark
from postil_gui.shell.keys.key_commands import (
    change_keys,
    customise_tool_bar,
    show_keys,
    show_palette,
)
from postil_gui.shell.settings_commands import show_settings
from postil_gui.shell.view_commands import show_about

WINDOW_ACTIONS: tuple[Action, ...] = (
    Action(
        "help.palette",
        mark("&Find a Command …"),
        Section.FIND_COMMAND,
        on(Context, show_palette),
        ("Ctrl+Shift+P",),
        "search",
        help=mark("Find any command by a few letters, and run it."),
        separate=True,
    ),
    Action(
        "help.keys",
        mark("&Keyboard"),
        Section.KEYS,
        on(Context, show_keys),
        ("Shift+F1",),
        "keyboard",
        help=mark("All commands and their keys, to read and to print."),
    ),
    Action(
        "help.shortcuts",
        mark("&Change Keys …"),
        Section.KEYS,
        on(Context, change_keys),
        icon="keyboard",
        help=mark("Choose a keymap, and give commands other keys."),
    ),
    Action(
        "help.toolbar",
        mark("Customise the &Tool Bar …"),
        Section.KEYS,
        on(Context, customise_tool_bar),
        help=mark("Choose which commands stand in the tool bar."),
    ),
    Action(
        "help.about",
        mark("&About Postil"),
        Section.ABOUT,
        on(Context, show_about),
        icon="info",
        help=mark("Versions and licences of Postil and its components."),
        separate=True,
    ),
    Action(
        "project.settings",
        "Se&ttings …",
        Section.SETTINGS,
        on(Context, show_settings),
        ("Ctrl+Alt+O",),
        "settings",
        help="Appearance, language, fonts, what drafts start with, keys.",
        separate=True,
    ),
)
