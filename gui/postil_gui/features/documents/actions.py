"""Commands on documents: the translation exported."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.documents.export_commands import ExportCommands

DOCUMENT_ACTIONS: tuple[Action, ...] = (
    Action(
        "project.export_document",
        "&Export the Translation …",
        Section.EXPORT,
        on(ExportCommands, ExportCommands.export_document),
        ("Ctrl+E",),
        "export",
        "project",
        "Write the translated document in its own format.",
        toolbar=True,
        bar_text="Export",
    ),
)
