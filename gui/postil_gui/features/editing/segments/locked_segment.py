"""Commands that change the translation say so where the segment is locked, as typing does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk

CHANGING = frozenset(
    {
        *("segment.copy_source", "segment.machine", "segment.revert"),
        *("segment.replace_by_match", "segment.insert_match"),
        *(f"segment.match_{number}" for number in range(1, 10)),
        *(f"term.insert_{number}" for number in range(1, 6)),
        *("segment.insert_tag", "segment.insert_tags", "segment.place_tags"),
        *("segment.choose_tag", "segment.remove_tags"),
        *("segment.words", "segment.alternatives"),
        *("segment.accept_word", "segment.accept_all"),
        *("edit.case", "edit.move_left", "edit.move_right", "edit.spelling"),
        *("edit.no_break_space", "edit.left_to_right", "edit.right_to_left", "edit.character"),
    }
)
"""Ids of the commands that would change the text of the open segment."""


def unless_locked(
    desk: Desk, callbacks: Mapping[str, Callable[[], None]]
) -> dict[str, Callable[[], None]]:
    """The callbacks, of which those that change the text tell that the segment is locked."""

    def guarded(act: Callable[[], None]) -> Callable[[], None]:
        def callback() -> None:
            if desk.view is None or not desk.view.flow.is_locked():
                act()

        return callback

    return {name: guarded(act) if name in CHANGING else act for name, act in callbacks.items()}
