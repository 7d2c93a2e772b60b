"""Commands of a review."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

MENU = "Segment/Re&view"

REVIEW_MENU: tuple[Action, ...] = (
    Action(
        "review.accept",
        mark("&Accept the Next Change"),
        MENU,
        ("Ctrl+Alt+.",),
        when="segment",
        help=mark("Accept the first change of the review in the segment."),
    ),
    Action(
        "review.reject",
        mark("&Reject the Next Change"),
        MENU,
        ("Ctrl+Alt+,",),
        when="segment",
        help=mark("Bring the translator's words back for the first change in the segment."),
    ),
    Action(
        "review.accept_all",
        mark("Accept A&ll in the Segment"),
        MENU,
        when="segment",
        help=mark("Accept all changes of the review in the segment."),
    ),
    Action(
        "review.reject_all",
        mark("Re&ject All in the Segment"),
        MENU,
        when="segment",
        help=mark("Bring the translator's whole text back."),
    ),
    Action(
        "review.approve",
        mark("A&pprove and Next"),
        MENU,
        ("Ctrl+Alt+Return", "Ctrl+Alt+Enter"),
        "state-reviewed",
        "segment",
        mark("Say that the segment is right, and go to the next one that is not reviewed."),
        separate=True,
    ),
    Action(
        "review.finding",
        mark("Add a &Finding …"),
        MENU,
        ("Ctrl+Alt+M",),
        when="segment",
        help=mark("Remark something about the segment, with its kind and severity."),
    ),
    Action(
        "review.accept_every",
        mark("Accept All C&hanges of the Project"),
        MENU,
        when="project",
        help=mark("Accept every change of the review in all segments; Undo brings them back."),
        separate=True,
    ),
    Action(
        "review.reject_every",
        mark("Reject All Changes of the Pro&ject"),
        MENU,
        when="project",
        help=mark("Bring the translator's texts back in all segments; Undo takes that back."),
    ),
    Action(
        "review.changed",
        mark("Show Only What Was &Changed"),
        MENU,
        when="project",
        help=mark("Show the segments the reviewer changed; Escape shows all again."),
        separate=True,
    ),
    Action(
        "review.marks",
        mark("&Mark the Changes"),
        MENU,
        ("Ctrl+Alt+V",),
        when="project",
        help=mark("Show what the reviewer put in and took out, or no longer."),
    ),
    Action(
        "review.report",
        mark("Write the R&eport …"),
        MENU,
        when="project",
        help=mark("Write changes and findings as a page (HTML) or a table (CSV)."),
        separate=True,
    ),
    Action(
        "review.take_over",
        mark("&Take Over What Was Changed"),
        MENU,
        when="project",
        help=mark("Confirm the reviewer's texts, so that memory and engine learn them."),
    ),
    Action(
        "review.begin",
        mark("&Begin a Review …"),
        MENU,
        when="project",
        help=mark("Tell changes against the present translations from now on."),
        separate=True,
    ),
    Action(
        "review.end",
        mark("E&nd the Review"),
        MENU,
        when="project",
        help=mark("Tell changes no more; the texts stay as they are."),
    ),
)
