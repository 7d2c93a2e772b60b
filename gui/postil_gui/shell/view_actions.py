"""Commands of the View menu: how the window looks, and the ways between its parts."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.settings import DENSITY, THEME
from postil_gui.shell.view_commands import (
    choose_theme,
    go_to_editor,
    resize_text,
    toggle_density,
)
from postil_gui.shell.window import MainWindow

VIEW_ACTIONS: tuple[Action, ...] = (
    Action(
        "view.light",
        "&Light",
        Section.LOOK,
        on(Context, lambda context: choose_theme(context, "light")),
        choice="theme",
        ticked=(THEME, "light"),
        help="Light colours.",
    ),
    Action(
        "view.dark",
        "&Dark",
        Section.LOOK,
        on(Context, lambda context: choose_theme(context, "dark")),
        choice="theme",
        ticked=(THEME, "dark"),
        help="Dark colours.",
    ),
    Action(
        "view.contrast",
        "&High Contrast",
        Section.LOOK,
        on(Context, lambda context: choose_theme(context, "contrast")),
        choice="theme",
        ticked=(THEME, "contrast"),
        help="White and yellow on black, for those who need strong contrast.",
    ),
    Action(
        "view.system",
        "As the D&esktop",
        Section.LOOK,
        on(Context, lambda context: choose_theme(context, "system")),
        choice="theme",
        ticked=(THEME, "system"),
        help="Light or dark, as the desktop is.",
    ),
    Action(
        "view.larger",
        "Larger &Text",
        Section.LOOK,
        on(Context, lambda context: resize_text(context, 1)),
        ("Ctrl++", "Ctrl+="),
        help="Make segment text larger.",
        separate=True,
    ),
    Action(
        "view.smaller",
        "S&maller Text",
        Section.LOOK,
        on(Context, lambda context: resize_text(context, -1)),
        ("Ctrl+-",),
        help="Make segment text smaller.",
    ),
    Action(
        "view.density",
        "&Compact Rows",
        Section.LOOK,
        on(Context, toggle_density),
        ("Ctrl+Alt+D",),
        help="Show more segments, closer together, or fewer with more space between them.",
        ticked=(DENSITY, "compact"),
    ),
    Action(
        "view.next_pane",
        "Next &Pane",
        Section.PANES,
        on(MainWindow, MainWindow.next_pane),
        ("F6",),
        when="project",
        help="Go round: editor, matches, panels, filter.",
        separate=True,
    ),
    Action(
        "view.editor",
        "Back to the &Editor",
        Section.PANES,
        on(MainWindow, go_to_editor),
        ("Escape",),
        when="project",
        help="Go back to the translation.",
    ),
)
