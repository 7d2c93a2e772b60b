"""Commands of the Project menu: projects, documents, what is brought along and written out."""

from __future__ import annotations

from postil_gui.actions.action import Action

PROJECT_MENU: tuple[Action, ...] = (
    Action(
        "project.new",
        "&New Project …",
        "Project",
        ("Ctrl+N",),
        "new-project",
        help="Make a project of documents, memories and glossaries.",
    ),
    Action(
        "project.open",
        "&Open Project …",
        "Project",
        ("Ctrl+O",),
        "open-project",
        help="Open the folder of a project.",
    ),
    Action(
        "project.sample",
        "Open the &Sample Project",
        "Project",
        icon="sample",
        help="Open the user guide of an office printer, English to French.",
    ),
    Action(
        "project.add_memory",
        "&Import a Memory …",
        "Project",
        icon="import",
        when="project",
        help="Bring a TMX file along.",
        separate=True,
    ),
    Action(
        "project.export_document",
        "&Export the Translation …",
        "Project",
        ("Ctrl+E",),
        "export",
        "project",
        "Write the translated document in its own format.",
        separate=True,
        toolbar=True,
        bar_text="Export",
    ),
    Action(
        "project.export_memory",
        "Export the &Memory …",
        "Project",
        when="project",
        icon="memory",
        help="Write what was confirmed in this project as TMX.",
    ),
    Action(
        "project.close",
        "&Close the Project",
        "Project",
        ("Ctrl+W",),
        when="project",
        help="Save, and go back to the welcome page.",
        separate=True,
    ),
    Action(
        "project.settings",
        "Se&ttings …",
        "Project",
        ("Ctrl+Alt+O",),
        "settings",
        help="Look, language, fonts, what drafts start with, keys.",
        separate=True,
    ),
    Action("project.quit", "&Quit", "Project", ("Ctrl+Q",), icon="quit", help="Save and quit."),
)
