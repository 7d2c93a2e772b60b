"""The command that searches the memories."""

from __future__ import annotations

from postil_gui.actions.action import Action, on
from postil_gui.actions.menus import Section
from postil_gui.context import Context
from postil_gui.features.concordance.commands import search_selection

CONCORDANCE_ACTIONS: tuple[Action, ...] = (
    Action(
        "edit.concordance",
        "&Concordance",
        Section.CONCORDANCE,
        on(Context, search_selection),
        ("Ctrl+K", "F3"),
        "concordance",
        "project",
        "Search the memories for the selected words. Once more: go to what was found.",
        toolbar=True,
        bar_text="Concordance",
        places=(
            "source",
            "target",
        ),
    ),
)
