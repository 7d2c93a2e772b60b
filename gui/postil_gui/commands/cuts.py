"""What is done to segments as such."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.project_view import ProjectView

if TYPE_CHECKING:
    from postil_gui.desk import Desk

Command = Callable[[ProjectView], object]


def cut_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """Callbacks that need an open project, by id of the action."""
    commands: dict[str, Command] = {
        "segment.split": lambda view: view.work.split(),
        "segment.merge_next": lambda view: view.work.merge(+1),
        "segment.merge_previous": lambda view: view.work.merge(-1),
        "segment.undo_change": lambda view: view.work.undo(),
    }
    return {name: _bound(desk, command) for name, command in commands.items()}


def _bound(desk: Desk, command: Command) -> Callable[[], None]:
    def callback() -> None:
        if desk.view is not None:
            command(desk.view)

    return callback
