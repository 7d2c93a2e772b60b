"""Commands on documents: the translation exported, a text read in another encoding."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.features.documents.encoding_commands import EncodingCommands
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
    Action(
        "project.document_encoding",
        "Read with Another &Encoding …",
        Section.ENCODING,
        on(EncodingCommands, EncodingCommands.ask),
        when="project",
        help="Read the chosen document again, if it is a text that is not in UTF-8, in another "
        "encoding.",
    ),
)
