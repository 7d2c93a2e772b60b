"""Commands of the Engine menu: engines."""

from __future__ import annotations

from postil_gui.actions.action import Action

ENGINE_MENU: tuple[Action, ...] = (
    Action(
        "engine.attach",
        "&Use an Engine …",
        "Engine",
        icon="engine",
        when="project",
        help="Use an engine that is there already.",
    ),
    Action(
        "engine.import",
        "&Import an Engine …",
        "Engine",
        icon="import",
        help="Unpack a .postil file.",
        separate=True,
    ),
    Action(
        "engine.export",
        "&Export the Engine …",
        "Engine",
        icon="export",
        when="engine",
        help="Write the engine with what it learned here as one .postil file.",
    ),
    Action(
        "engine.detach",
        "&Detach the Engine",
        "Engine",
        when="engine",
        help="Work without an engine.",
        separate=True,
    ),
)
