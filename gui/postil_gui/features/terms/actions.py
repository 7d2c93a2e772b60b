"""Commands on terms."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

TERM_MENU: tuple[Action, ...] = (
    Action(
        "term.add",
        mark("&Add a Term …"),
        "Segment/T&erms",
        ("Ctrl+F2",),
        "term",
        "segment",
        mark("Add what is selected in source and translation to the glossary."),
    ),
    *(
        Action(
            f"term.insert_{n}",
            f"Insert Term &{n}",
            "Segment/T&erms",
            (f"Alt+Shift+{n}",),
            when="segment",
            help=f"Insert term {n} of the segment at the caret.",
        )
        for n in range(1, 6)
    ),
)
