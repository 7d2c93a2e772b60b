"""Suggestions of an engine whose phrases have gaps, to be photographed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.tools.scene_states import Prepare, command, idle, there

if TYPE_CHECKING:
    from postil_gui.shell.main_controller import MainController


def in_a_phrase(action: str = "") -> Prepare:
    """A segment with the machine's suggestion, the caret in a word of a phrase with gaps; a command
    about this word.
    """

    def prepare(desk: MainController) -> None:
        if _go_to_one(desk) and action:
            command(action)(desk)

    return prepare


def _go_to_one(desk: MainController) -> bool:
    """Whether the machine suggests a phrase with gaps for an open segment."""
    view = there(desk.view)
    segments = there(desk.open_project).project.segments.read()
    for number, segment in enumerate(segments, 1):
        if segment.state.is_confirmed:
            continue
        view.go_to_number(number)
        idle(desk)
        found = view.editing.machine
        word = next((one for one in found.words if one.part), None) if found else None
        if found is None or word is None:
            continue
        editor = view.grid.editor
        editor.replace_all(found.target)
        idle(desk)
        cursor = editor.textCursor()
        cursor.setPosition(word.start + 1)
        editor.setTextCursor(cursor)
        idle(desk)
        return True
    return False
