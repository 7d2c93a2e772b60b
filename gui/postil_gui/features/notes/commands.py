"""Comments, bookmarks, locks, states, history; and the ways to marked segments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil.formats.segment import SegmentState
from postil_gui.features.notes.service import Goal
from postil_gui.shell.project_view import ProjectView

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk

Command = Callable[[ProjectView], object]
_GOALS: dict[str, Goal] = {
    "comment": "comment",
    "bookmark": "bookmark",
    "finding": "finding",
    "fuzzy": "fuzzy",
    "machine": "machine",
    "source": "other source",
}


def mark_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """Callbacks that need an open project, by id of the action."""
    commands: dict[str, Command] = {
        "segment.comment": lambda view: view.marks.comment(),
        "segment.bookmark": lambda view: view.marks.bookmark(),
        "segment.lock": lambda view: view.marks.lock(),
        "segment.history": lambda view: view.marks.history(),
        "segment.edit_source": lambda view: view.marks.edit_source(),
        "go.first": lambda view: view.marks.to_end(-1),
        "go.last": lambda view: view.marks.to_end(+1),
    }
    for state in ("translated", "reviewed", "final", "rejected"):
        commands[f"segment.state_{state}"] = _state(SegmentState(state))
    for name, goal in _GOALS.items():
        commands[f"go.next_{name}"] = _go(goal, +1)
        commands[f"go.previous_{name}"] = _go(goal, -1)
    return {name: _bound(desk, command) for name, command in commands.items()}


def _state(state: SegmentState) -> Command:
    return lambda view: view.marks.set_state(state)


def _go(goal: Goal, direction: int) -> Command:
    return lambda view: view.marks.go(goal, direction)


def _bound(desk: Desk, command: Command) -> Callable[[], None]:
    def callback() -> None:
        if desk.view is not None:
            command(desk.view)

    return callback
