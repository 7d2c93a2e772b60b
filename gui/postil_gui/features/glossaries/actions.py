"""The command that shows the terms of glossaries."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.glossaries.commands import GlossaryCommands

GLOSSARY_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.glossaries",
        "&Glossary Terms …",
        Section.GLOSSARIES,
        on(GlossaryCommands, GlossaryCommands.show),
        ("Ctrl+Alt+G",),
        "term",
        "project",
        "Find, add, change and delete terms; import and export glossaries.",
    ),
)
