"""Commands on the current match, after those that take one by its number."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

MENU = "Segment/&Take a Match"

PROJECT_MATCHING = Action(
    "project.matching",
    mark("Matc&hing …"),
    "Project",
    icon="settings",
    when="project",
    help=mark("What is proposed from when on, and how each memory is weighed."),
)

MATCH_MENU: tuple[Action, ...] = (
    Action(
        "segment.next_match",
        mark("&Next Match"),
        MENU,
        ("Alt+PgDown",),
        when="segment",
        help=mark("Make the next match the current one."),
        separate=True,
    ),
    Action(
        "segment.previous_match",
        mark("&Previous Match"),
        MENU,
        ("Alt+PgUp",),
        when="segment",
        help=mark("Make the match before it the current one."),
    ),
    Action(
        "segment.replace_by_match",
        mark("&Replace by the Match"),
        MENU,
        ("Ctrl+R",),
        when="segment",
        help=mark("Put the current match in place of the translation."),
    ),
    Action(
        "segment.insert_match",
        mark("&Insert the Match"),
        MENU,
        ("Ctrl+I",),
        when="segment",
        help=mark("Insert the current match, or what is selected in it, at the caret."),
    ),
)
