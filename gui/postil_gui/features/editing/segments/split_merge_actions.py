"""Commands on segments as such: split, merge, take changes back."""

from __future__ import annotations

from postil_gui.i18n.messages import mark
from postil_gui.shell.actions.action import Action

CUT_MENU: tuple[Action, ...] = (
    Action(
        "segment.split",
        mark("Sp&lit …"),
        "Segment",
        ("Ctrl+Alt+S",),
        when="segment",
        help=mark("Split the segment in two, where the document allows it."),
        separate=True,
    ),
    Action(
        "segment.merge_next",
        mark("&Merge with the Next"),
        "Segment",
        ("Ctrl+J",),
        when="segment",
        help=mark("Make one segment of this one and the next of the same paragraph."),
    ),
    Action(
        "segment.merge_previous",
        mark("Merge with the Pre&vious"),
        "Segment",
        ("Ctrl+Shift+J",),
        when="segment",
        help=mark("Make one segment of this one and the previous of the same paragraph."),
    ),
    Action(
        "segment.repeat",
        mark("&Repeat in Segments with the Same Source …"),
        "Segment",
        ("Ctrl+Alt+P",),
        when="confirmed",
        help=mark("Choose segments with the same source to fill with this translation."),
    ),
    Action(
        "edit.replace",
        mark("Find and &Replace …"),
        "Edit",
        ("Ctrl+H",),
        when="project",
        help=mark("Find a text in all segments and replace it where you want."),
    ),
    Action(
        "segment.undo_change",
        mark("Undo the Last &Change of Segments"),
        "Edit",
        ("Ctrl+Alt+Z",),
        when="project",
        help=mark("Take the last split, merge, replacement or propagation back as a whole."),
    ),
)
