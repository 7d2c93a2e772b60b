"""Commands that look words up on the web."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.features.web.commands import change_addresses, look_up
from postil_gui.i18n.messages import mark

WEB_ACTIONS: tuple[Action, ...] = (
    Action(
        "web.look_up",
        mark("Look Up on the &Web"),
        Section.WEB,
        on(Context, look_up),
        icon="search",
        when="segment",
        help=mark("Open a page of your own choice about the selected words in the browser."),
        places=("source", "target"),
    ),
    Action(
        "web.addresses",
        mark("&Addresses for Looking Up …"),
        Section.WEB,
        on(Context, change_addresses),
        help=mark("Choose the web pages on which words are looked up; there are none at first."),
    ),
)
