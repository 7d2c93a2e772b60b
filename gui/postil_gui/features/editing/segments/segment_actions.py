"""Commands of the Segment menu: the open segment."""

from __future__ import annotations

from postil_gui.shell.actions.action import Action

SEGMENT_MENU: tuple[Action, ...] = (
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
)
