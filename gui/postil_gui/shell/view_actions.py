"""Commands of the View menu: how the desk looks."""

from __future__ import annotations

from postil_gui.shell.actions.action import Action

VIEW_MENU: tuple[Action, ...] = (
    Action("view.light", "&Light", "View", choice="theme", help="Light colours."),
    Action("view.dark", "&Dark", "View", choice="theme", help="Dark colours."),
    Action(
        "view.contrast",
        "&High Contrast",
        "View",
        choice="theme",
        help="White and yellow on black, for eyes that need it.",
    ),
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
        "view.project_page",
        "&Project Page",
        "View",
        ("Ctrl+Shift+H",),
        "folder",
        "project",
        "Documents, deadline, memories and engine of the project; again: back to the editor.",
        separate=True,
    ),
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
)
