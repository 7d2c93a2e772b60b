"""Commands on several segments: split, merge, repeat, replace, take changes back."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.features.editing.replace.replace_commands import open_replace
from postil_gui.features.editing.segments.segment_work import SegmentWork
from postil_gui.i18n.messages import mark

SPLIT_MERGE_ACTIONS: tuple[Action, ...] = (
    Action(
        "segment.split",
        mark("Sp&lit …"),
        Section.SPLITTING,
        on(SegmentWork, SegmentWork.split),
        ("Ctrl+Alt+S",),
        when="segment",
        help=mark("Split the segment in two, where the document allows it."),
        separate=True,
        places=(
            "row",
            "source",
        ),
    ),
    Action(
        "segment.merge_next",
        mark("&Merge with the Next"),
        Section.SPLITTING,
        on(SegmentWork, lambda work: work.merge(+1)),
        ("Ctrl+J",),
        when="segment",
        help=mark("Make one segment of this one and the next of the same paragraph."),
        places=("row",),
    ),
    Action(
        "segment.merge_previous",
        mark("Merge with the Pre&vious"),
        Section.SPLITTING,
        on(SegmentWork, lambda work: work.merge(-1)),
        ("Ctrl+Shift+J",),
        when="segment",
        help=mark("Make one segment of this one and the previous of the same paragraph."),
        places=("row",),
    ),
    Action(
        "segment.repeat",
        mark("&Repeat in Segments with the Same Source …"),
        Section.SPLITTING,
        on(SegmentWork, SegmentWork.repeat),
        ("Ctrl+Alt+P",),
        when="confirmed",
        help=mark("Choose segments with the same source to fill with this translation."),
        places=("row",),
    ),
    Action(
        "edit.replace",
        mark("Find and &Replace …"),
        Section.REPLACING,
        on(Context, open_replace),
        ("Ctrl+H",),
        when="project",
        help=mark("Find a text in all segments and replace it where you want."),
    ),
    Action(
        "segment.undo_change",
        mark("Undo the Last &Change of Segments"),
        Section.UNDO_CHANGES,
        on(SegmentWork, SegmentWork.undo),
        ("Ctrl+Alt+Z",),
        when="project",
        help=mark("Take the last split, merge, replacement or propagation back as a whole."),
    ),
)
