"""Commands of the Engine menu: engines."""

from __future__ import annotations

from postil_gui.shell.actions.action import Action

ENGINE_MENU: tuple[Action, ...] = (
    Action(
        "engine.page",
        "E&ngines",
        "Engine",
        ("Ctrl+Shift+E",),
        icon="engine",
        help="All engines on this machine: how good they are and what they learned.",
    ),
    Action(
        "engine.compare",
        "&Compare Two Engines …",
        "Engine",
        help="See what two engines make of the same segments, side by side.",
    ),
    Action(
        "engine.attach",
        "&Use an Engine …",
        "Engine",
        when="project",
        help="Use an engine that is there already.",
        separate=True,
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
        when="engine chosen",
        help="Work without an engine.",
        separate=True,
    ),
)
