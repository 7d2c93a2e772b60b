"""Commands of the Segment menu: the open segment."""

from __future__ import annotations

from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.shell.actions.action import Action, on
from postil_gui.shell.actions.menus import Section

SEGMENT_ACTIONS: tuple[Action, ...] = (
    Action(
        "segment.confirm",
        "&Confirm and Next",
        Section.SEGMENT,
        on(SegmentEditing, SegmentEditing.confirm),
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
        Section.SEGMENT,
        on(SegmentEditing, SegmentEditing.unconfirm),
        ("Ctrl+Shift+U",),
        "unconfirm",
        "confirmed",
        "Take the confirmation back, and what was learned from it.",
        toolbar=True,
    ),
    Action(
        "segment.previous",
        "&Previous Segment",
        Section.SEGMENT,
        on(SegmentGrid, lambda grid: grid.step(-1)),
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
        Section.SEGMENT,
        on(SegmentGrid, lambda grid: grid.step(1)),
        ("Ctrl+Down", "Alt+Down"),
        "next",
        "segment",
        "Go to the segment below.",
        toolbar=True,
    ),
    Action(
        "segment.next_open",
        "Next &Open Segment",
        Section.SEGMENT,
        on(SegmentEditing, SegmentEditing.next_open),
        ("Ctrl+Shift+Down", "Ctrl+Shift+Enter"),
        "next-open",
        "segment",
        "Go to the next segment that is not confirmed, without confirming this one.",
        toolbar=True,
    ),
    Action(
        "segment.copy_source",
        "Copy &Source",
        Section.SEGMENT,
        on(SegmentEditing, SegmentEditing.copy_source),
        ("Ctrl+Insert", "Ctrl+Shift+S"),
        "copy-source",
        "segment",
        "Put the source in place of the translation.",
        separate=True,
        toolbar=True,
        changes_text=True,
    ),
    Action(
        "segment.insert_tag",
        "Insert Next &Tag",
        Section.SEGMENT,
        on(SegmentEditing, SegmentEditing.insert_tag),
        ("Ctrl+,",),
        "insert-tag",
        "segment",
        "Insert the next tag that is missing; a pair goes around the selection.",
        toolbar=True,
        changes_text=True,
    ),
)
