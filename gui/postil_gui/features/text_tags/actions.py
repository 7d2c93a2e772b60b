"""The command on rules that make text a tag."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.text_tags.commands import TextTagCommands

TEXT_TAG_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.text_tags",
        "&Text as Tags …",
        Section.TEXT_TAGS,
        on(TextTagCommands, TextTagCommands.show),
        when="project",
        help="Make placeholders, codes and the like tags, by regular expressions.",
        separate=True,
    ),
)
