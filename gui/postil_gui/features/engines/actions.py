"""Commands of the Engine menu: engines."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.engines.commands import EngineCommands
from postil_gui.features.engines.page_commands import EnginePageCommands

ENGINE_ACTIONS: tuple[Action, ...] = (
    Action(
        "engine.page",
        "E&ngines",
        Section.ENGINES,
        on(EnginePageCommands, EnginePageCommands.show),
        ("Ctrl+Shift+E",),
        icon="engine",
        help="All engines on this machine: how good they are and what they learned.",
    ),
    Action(
        "engine.compare",
        "&Compare Two Engines …",
        Section.ENGINES,
        on(EnginePageCommands, EnginePageCommands.show_comparison),
        help="See what two engines make of the same segments, side by side.",
    ),
    Action(
        "engine.attach",
        "&Use an Engine …",
        Section.ENGINES,
        on(EngineCommands, EngineCommands.attach),
        when="project",
        help="Use an engine that is there already.",
        separate=True,
    ),
    Action(
        "engine.import",
        "&Import an Engine …",
        Section.ENGINES,
        on(EnginePageCommands, EnginePageCommands.bring),
        icon="import",
        help="Unpack a .postil file.",
        separate=True,
    ),
    Action(
        "engine.export",
        "&Export the Engine …",
        Section.ENGINES,
        on(EngineCommands, EngineCommands.export),
        icon="export",
        when="engine",
        help="Write the engine with what it learned here as one .postil file.",
    ),
    Action(
        "engine.detach",
        "&Detach the Engine",
        Section.ENGINES,
        on(EngineCommands, EngineCommands.detach),
        when="engine chosen",
        help="Work without an engine.",
        separate=True,
    ),
)
