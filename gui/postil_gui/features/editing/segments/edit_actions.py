"""Commands of the Edit menu: undo, filter, going to a segment; saving."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.features.editing.segments.segment_commands import (
    go_to_filter,
    go_to_segment,
    save_now,
)
from postil_gui.features.editing.undo.undo import UndoRedo

EDIT_ACTIONS: tuple[Action, ...] = (
    Action(
        "edit.undo",
        "&Undo",
        Section.UNDO,
        on(UndoRedo, UndoRedo.undo),
        ("Ctrl+Z",),
        "unconfirm",
        "segment",
        "Undo the last change of the translation.",
        places=("target",),
    ),
    Action(
        "edit.redo",
        "&Redo",
        Section.UNDO,
        on(UndoRedo, UndoRedo.redo),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        when="segment",
        help="Do again what was undone.",
        places=("target",),
    ),
    Action(
        "edit.filter",
        "&Filter Segments",
        Section.FINDING,
        on(Context, go_to_filter),
        ("Ctrl+F",),
        "filter",
        "project",
        "Go to the filter: show only segments with a text.",
    ),
    Action(
        "edit.go_to",
        "&Go to Segment …",
        Section.FINDING,
        on(Context, go_to_segment),
        ("Ctrl+G",),
        "go-to",
        "project",
        "Go to a segment by its number.",
    ),
    Action(
        "project.save",
        "Save No&w",
        Section.SAVING,
        on(Context, save_now),
        ("Ctrl+S",),
        when="project",
        help="Write what was typed last. Postil does so by itself, too, while you type.",
        separate=True,
    ),
)
