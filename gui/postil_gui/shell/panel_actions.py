"""Commands of View/Panels: each panel by its key, and the layout of them all."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action
from postil_gui.shell.docked_panels import PLACES

MENU = "View/Pane&ls"

PANELS_MENU: tuple[Action, ...] = (
    *(
        Action(
            f"view.panel_{place.id}",
            place.title.replace("&", "&&"),
            MENU,
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
        MENU,
        ("Shift+Escape",),
        "close",
        "project",
        mark("Close the panel you are in, and go back to the translation."),
        separate=True,
    ),
    Action(
        "view.float_panel",
        mark("&Float the Panel"),
        MENU,
        when="project",
        icon="float",
        help=mark("Make the panel you are in a window of its own, or put it back."),
    ),
    Action(
        "view.reset_layout",
        mark("&Reset the Layout"),
        MENU,
        when="project",
        help=mark("Put all panels back in their places."),
    ),
    Action(
        "view.focus_mode",
        mark("F&ocus Mode"),
        "View",
        ("F11",),
        "focus",
        "project",
        mark("Show the segments only, or everything again."),
    ),
)
