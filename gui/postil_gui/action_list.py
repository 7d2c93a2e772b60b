"""Every command of the desk as data: menus, tool bar and keyboard sheet come from this list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

When = Literal[
    "always", "project", "segment", "confirmed", "engine", "training", "training running"
]
MENUS = ("Project", "Edit", "Segment", "View", "Training", "Engine", "Help")


@dataclass(frozen=True, slots=True)
class Action:
    """One command.

    Parameters
    ----------
    id
        Stable name, ``menu.verb``; also names the callback.
    title
        As in the menu, with its mnemonic.
    menu
        One of ``MENUS``, or "Menu/Submenu"; actions stand in the order of the list.
    shortcuts
        The first is shown.
    icon
        Name of an icon, or "".
    when
        What it needs: an open project, an open segment, one that is confirmed, an engine, a
        training that runs or waits for an answer, one that runs.
    help
        What it does, for tooltip and keyboard sheet.
    separate
        A line above it in the menu.
    toolbar
        Whether it stands in the tool bar; ``bar_text`` is written beside its icon there.
    choice
        Name of a group of which exactly one is ticked; "" for a plain command.
    """

    id: str
    title: str
    menu: str
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    when: When = "always"
    help: str = ""
    separate: bool = False
    toolbar: bool = False
    bar_text: str = ""
    choice: str = ""


ACTIONS: tuple[Action, ...] = (
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
    Action("project.quit", "&Quit", "Project", ("Ctrl+Q",), icon="quit", help="Save and quit."),
    Action(
        "edit.undo",
        "&Undo",
        "Edit",
        ("Ctrl+Z",),
        "unconfirm",
        "segment",
        "Undo the last change of the translation.",
    ),
    Action(
        "edit.redo",
        "&Redo",
        "Edit",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        when="segment",
        help="Do again what was undone.",
    ),
    Action(
        "edit.concordance",
        "&Concordance",
        "Edit",
        ("Ctrl+K", "F3"),
        "concordance",
        "project",
        "Search the memories for the selected words.",
        separate=True,
        toolbar=True,
    ),
    Action(
        "edit.filter",
        "&Filter Segments",
        "Edit",
        ("Ctrl+F",),
        "filter",
        "project",
        "Go to the filter: show only segments with a text.",
    ),
    Action(
        "edit.go_to",
        "&Go to Segment …",
        "Edit",
        ("Ctrl+G",),
        "go-to",
        "project",
        "Go to a segment by its number.",
    ),
    Action(
        "segment.confirm",
        "&Confirm and Next",
        "Segment",
        ("Ctrl+Enter", "Ctrl+Return"),
        "confirm",
        "segment",
        "Confirm the translation, let the engine learn from it, go to the next open one.",
        toolbar=True,
        bar_text="Confirm",
    ),
    Action(
        "segment.unconfirm",
        "&Unconfirm",
        "Segment",
        ("Ctrl+Shift+U",),
        "unconfirm",
        "confirmed",
        "Take the confirmation back, and what was learned from it.",
        toolbar=True,
    ),
    Action(
        "segment.previous",
        "&Previous Segment",
        "Segment",
        ("Ctrl+Up", "Alt+Up"),
        "previous",
        "segment",
        "Go to the segment above.",
        separate=True,
        toolbar=True,
    ),
    Action(
        "segment.next",
        "&Next Segment",
        "Segment",
        ("Ctrl+Down", "Alt+Down"),
        "next",
        "segment",
        "Go to the segment below.",
        toolbar=True,
    ),
    Action(
        "segment.next_open",
        "Next &Open Segment",
        "Segment",
        ("Ctrl+Shift+Down", "Ctrl+Shift+Enter"),
        "next-open",
        "segment",
        "Go to the next segment that is not confirmed, without confirming this one.",
        toolbar=True,
    ),
    Action(
        "segment.copy_source",
        "Copy &Source",
        "Segment",
        ("Ctrl+Insert", "Ctrl+Shift+S"),
        "copy-source",
        "segment",
        "Put the source in place of the translation.",
        separate=True,
        toolbar=True,
    ),
    Action(
        "segment.insert_tag",
        "Insert Next &Tag",
        "Segment",
        ("Ctrl+,",),
        "insert-tag",
        "segment",
        "Insert the next tag that is missing; a pair goes around the selection.",
        toolbar=True,
    ),
    *(
        Action(
            f"segment.match_{n}",
            f"Match &{n}",
            "Segment/&Take a Match",
            (f"Ctrl+{n}",),
            when="segment",
            help=f"Put match {n} in place of the translation.",
        )
        for n in range(1, 10)
    ),
    Action("view.light", "&Light", "View", choice="theme", help="Light colours."),
    Action("view.dark", "&Dark", "View", choice="theme", help="Dark colours."),
    Action(
        "view.system",
        "As the D&esktop",
        "View",
        choice="theme",
        help="Light or dark, as the desktop is.",
    ),
    Action(
        "view.larger",
        "Larger &Text",
        "View",
        ("Ctrl++", "Ctrl+="),
        help="Make segment text larger.",
        separate=True,
    ),
    Action("view.smaller", "S&maller Text", "View", ("Ctrl+-",), help="Make segment text smaller."),
    Action(
        "view.next_pane",
        "Next &Pane",
        "View",
        ("F6",),
        when="project",
        help="Go round: editor, matches, panels, filter.",
        separate=True,
    ),
    Action(
        "view.editor",
        "Back to the &Editor",
        "View",
        ("Escape",),
        when="project",
        help="Go back to the translation.",
    ),
    Action(
        "view.reset_layout",
        "&Reset the Layout",
        "View",
        when="project",
        help="Put all panels back in their places.",
    ),
    Action(
        "training.train",
        "&Train an Engine …",
        "Training",
        ("Ctrl+T",),
        "train",
        help="Train an engine from memories and parallel texts, by the recipe you choose.",
    ),
    Action(
        "training.show",
        "&Show the Training",
        "Training",
        when="training",
        help="How far it is, and its learning curve; or what came of it.",
    ),
    Action(
        "training.pause",
        "&Pause the Training",
        "Training",
        when="training running",
        help="Let the training stand still, or go on.",
        separate=True,
    ),
    Action(
        "training.cancel",
        "&Cancel the Training",
        "Training",
        when="training running",
        help="Stop the training; nothing is kept.",
    ),
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
    Action("help.keys", "&Keyboard", "Help", ("F1",), help="All commands and their keys."),
    Action("help.about", "&About Postil", "Help", icon="info", help="Version and licence."),
)
