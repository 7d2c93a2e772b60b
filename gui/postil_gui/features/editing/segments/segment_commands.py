"""Saving, and the ways to the filter and to a segment by its number."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.editing.grid.filter_bar import FilterBar
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.i18n.messages import tr
from postil_gui.widgets.dialogs.small_dialogs import GoToDialog
from postil_gui.widgets.keys.opening_keys import open_for_typing


def save_now(context: Context) -> None:
    """Save the text in the editor, and show that this happens by itself."""
    view = context.view
    if view is not None:
        view.save()
        view.remark(tr("Saved. Postil saves while you type, and when you leave a segment."))


def go_to_filter(context: Context) -> None:
    """Move the focus into the filter."""
    bar = context.part(FilterBar)
    if bar is not None:
        bar.show()  # the focus mode hides it
        bar.field.setFocus()
        bar.field.selectAll()


def go_to_segment(context: Context) -> None:
    """Ask for the number of a segment, and go to it."""
    view = context.view
    if view is None:
        return
    model, row = view.parts.get(SegmentModel), view.parts.get(SegmentGrid).current_row
    current = model.place_of(row) + 1 if row >= 0 else 1
    dialog = GoToDialog(model.total, current, context.window)
    dialog.accepted.connect(lambda: view.go_to_number(dialog.number.value()))
    open_for_typing(dialog)
