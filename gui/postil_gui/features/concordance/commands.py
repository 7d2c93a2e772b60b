"""The command that searches the memories for what is selected."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.concordance.panel import ConcordancePanel
from postil_gui.features.editing.grid.grid import SegmentGrid


def search_selection(context: Context) -> None:
    """Look for the selected words in the memories, and go to what was found when asked again;
    without any, go to the search box.
    """
    panel, grid = context.part(ConcordancePanel), context.part(SegmentGrid)
    if panel is None or grid is None:
        return
    context.shell.raise_panel("concordance")
    for text, side in ((grid.editor, "target"), (grid.source, "source")):
        selected = text.selected_words()
        if selected:
            panel.look_for(selected, side)
            return
    panel.begin()
