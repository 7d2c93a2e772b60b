"""Commands of View/Panels: each panel by its key, and the layout of them all."""

from __future__ import annotations

from collections.abc import Callable

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.i18n.messages import mark
from postil_gui.shell.docks.docked_panels import PLACES
from postil_gui.shell.view_commands import toggle_focus_mode
from postil_gui.shell.window import MainWindow


def _going_to(panel: str) -> Callable[[MainWindow], None]:
    return lambda window: window.go_to_panel(panel)


PANEL_ACTIONS: tuple[Action, ...] = (
    *(
        Action(
            f"view.panel_{place.id}",
            place.title.replace("&", "&&"),
            Section.PANELS,
            on(MainWindow, _going_to(place.id)),
            (place.key,),
            place.icon,
            "project",
            place.help,
        )
        for place in PLACES
    ),
    Action(
        "view.close_panel",
        mark("&Close the Panel"),
        Section.PANELS,
        on(MainWindow, MainWindow.close_panel),
        ("Shift+Escape",),
        "close",
        "project",
        mark("Close the panel you are in, and go back to the translation."),
        separate=True,
    ),
    Action(
        "view.float_panel",
        mark("&Float the Panel"),
        Section.PANELS,
        on(MainWindow, MainWindow.float_panel),
        when="project",
        icon="float",
        help=mark("Make the panel you are in a window of its own, or put it back."),
    ),
    Action(
        "view.reset_layout",
        mark("&Reset the Layout"),
        Section.PANELS,
        on(MainWindow, MainWindow.reset_layout),
        when="project",
        help=mark("Put all panels back in their places."),
    ),
    Action(
        "view.focus_mode",
        mark("F&ocus Mode"),
        Section.FOCUS,
        on(MainWindow, toggle_focus_mode),
        ("F11",),
        "focus",
        "project",
        mark("Show the segments only, or everything again."),
        switch=True,
    ),
)
