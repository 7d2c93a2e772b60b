"""The command that aligns two documents."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.alignment.commands import AlignCommands

ALIGNMENT_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.align",
        "&Align Two Documents …",
        Section.ALIGNMENT,
        on(AlignCommands, AlignCommands.show),
        ("Ctrl+Shift+A",),
        "memory",
        help="Make a memory of a document and its translation.",
    ),
)
