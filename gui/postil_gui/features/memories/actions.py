"""Commands on memories: imported, exported, their units."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.memories.commands import MemoryCommands
from postil_gui.features.memories.file_commands import MemoryFileCommands

MEMORY_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.add_memory",
        "&Import a Memory …",
        Section.MEMORY_FILES,
        on(MemoryFileCommands, MemoryFileCommands.add),
        icon="import",
        when="project",
        help="Bring a TMX file along.",
        separate=True,
    ),
    Action(
        "project.memories",
        "Memory &Units …",
        Section.MEMORIES,
        on(MemoryCommands, MemoryCommands.show),
        ("Ctrl+Shift+Y",),
        "memory",
        "project",
        "Find, change and delete units; repetitions and different translations of one source.",
    ),
    Action(
        "project.export_memory",
        "Export the &Memory …",
        Section.MEMORY_EXPORT,
        on(MemoryFileCommands, MemoryFileCommands.export),
        when="project",
        icon="memory",
        help="Write what was confirmed in this project as TMX.",
    ),
)
