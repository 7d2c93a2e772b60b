"""Commands on marks of segments, and the ways to marked ones."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

GO = "Edit/Go to the Ne&xt"
BACK = "Edit/Go to the Pre&vious"
STATES = "Segment/S&tate"

# What to go to, and the letter of its key.
GOALS: tuple[tuple[str, str, str, str], ...] = (
    ("comment", "C", mark("&Comment"), mark("Go to a segment with a comment.")),
    ("bookmark", "B", mark("&Bookmark"), mark("Go to a segment with a bookmark.")),
    ("finding", "Q", mark("&Finding"), mark("Go to a segment in which the checks find something.")),
    ("fuzzy", "F", mark("F&uzzy Match"), mark("Go to an open segment from a fuzzy match.")),
    ("machine", "A", mark("&Machine Draft"), mark("Go to an open segment from the machine.")),
    ("source", "N", mark("Other &Source"), mark("Go to a segment with another source.")),
)

MARK_MENU: tuple[Action, ...] = (
    Action(
        "segment.comment",
        mark("Co&mments …"),
        "Segment",
        ("Ctrl+Shift+M",),
        "note",
        "segment",
        mark("Read the comments on the segment, and add one."),
        separate=True,
    ),
    Action(
        "segment.bookmark",
        mark("&Bookmark"),
        "Segment",
        ("Ctrl+B",),
        when="segment",
        help=mark("Put a bookmark on the segment, or take it off."),
    ),
    Action(
        "segment.lock",
        mark("Loc&k or Unlock"),
        "Segment",
        ("Ctrl+Alt+L",),
        "locked",
        "segment",
        mark("Lock the segment against changes, or unlock it."),
    ),
    Action(
        "segment.history",
        mark("&History …"),
        "Segment",
        ("Ctrl+Alt+H",),
        when="segment",
        help=mark("See earlier versions of the translation, and bring one back."),
    ),
    Action(
        "segment.edit_source",
        mark("&Edit the Source …"),
        "Segment",
        ("F2",),
        when="segment",
        help=mark("Correct the source in the project; the document keeps its own."),
    ),
    Action(
        "segment.state_translated",
        mark("&Translated"),
        STATES,
        when="confirmed",
        help=mark("The segment is translated and waits for review."),
    ),
    Action(
        "segment.state_reviewed",
        mark("&Reviewed"),
        STATES,
        when="confirmed",
        help=mark("The segment was reviewed."),
    ),
    Action(
        "segment.state_final",
        mark("&Final"),
        STATES,
        when="confirmed",
        help=mark("The segment is final."),
    ),
    Action(
        "segment.state_rejected",
        mark("Re&jected"),
        STATES,
        when="confirmed",
        help=mark("The review rejects the translation."),
    ),
    *(
        Action(
            f"go.{way}_{name}",
            title,
            menu,
            (f"Ctrl+Alt+{shift}{letter}",),
            when="segment",
            help=help_,
        )
        for way, menu, shift in (("next", GO, ""), ("previous", BACK, "Shift+"))
        for name, letter, title, help_ in GOALS
    ),
    Action(
        "go.first",
        mark("&First Segment"),
        "Edit",
        ("Ctrl+Alt+Home",),
        when="segment",
        help=mark("Go to the first segment shown."),
    ),
    Action(
        "go.last",
        mark("&Last Segment"),
        "Edit",
        ("Ctrl+Alt+End",),
        when="segment",
        help=mark("Go to the last segment shown."),
    ),
)
