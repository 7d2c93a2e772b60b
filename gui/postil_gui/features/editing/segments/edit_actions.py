"""Commands of the Edit menu: text, search and filter."""

from __future__ import annotations

from postil_gui.shell.actions.action import Action

EDIT_MENU: tuple[Action, ...] = (
    Action(
        "edit.undo",
        "&Undo",
        "Edit",
        ("Ctrl+Z",),
        "unconfirm",
        "segment",
        "Undo the last change of the translation.",
    ),
    Action(
        "edit.redo",
        "&Redo",
        "Edit",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        when="segment",
        help="Do again what was undone.",
    ),
    Action(
        "edit.concordance",
        "&Concordance",
        "Edit",
        ("Ctrl+K", "F3"),
        "concordance",
        "project",
        "Search the memories for the selected words.",
        separate=True,
        toolbar=True,
    ),
    Action(
        "edit.filter",
        "&Filter Segments",
        "Edit",
        ("Ctrl+F",),
        "filter",
        "project",
        "Go to the filter: show only segments with a text.",
    ),
    Action(
        "edit.go_to",
        "&Go to Segment …",
        "Edit",
        ("Ctrl+G",),
        "go-to",
        "project",
        "Go to a segment by its number.",
    ),
)
