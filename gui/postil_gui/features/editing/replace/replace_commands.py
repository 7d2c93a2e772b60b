"""The command that finds and replaces."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.features.editing.replace.replacing import ReplacingService
from postil_gui.features.editing.segments.segment_work import SegmentWork
from postil_gui.widgets.keys.opening_keys import bring_to_front


def open_replace(context: Context) -> None:
    """Show find and replace, or bring it to the front."""
    view, open_project = context.view, context.open_project
    if view is None or open_project is None:
        return
    parts = view.parts
    dialog = context.window.findChild(ReplaceDialog)
    if dialog is None:
        dialog = ReplaceDialog(context.theme, parts.get(ReplacingService), context.window)
        dialog.go_to_asked.connect(view.go_to_row)
        dialog.searching.connect(view.save)
        parts.get(SegmentWork).service.recut.connect(dialog.look_again)
        open_project.documents_changed.connect(dialog.look_again)
        context.project_closed.connect(dialog.close)
    selected = " ".join(parts.get(SegmentGrid).editor.selected_text().plain.split())
    if selected:
        dialog.find_field.setText(selected)
    bring_to_front(dialog)
    dialog.find_field.setFocus()
    dialog.find_field.selectAll()
