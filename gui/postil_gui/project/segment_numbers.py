"""Numbers of segments among all of the project, looked up in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject


def find_numbers(
    open_project: OpenProject, row_ids: Sequence[int], done: Callable[[list[int]], None]
) -> None:
    """Tell the numbers, from 1, of segments by their row ids."""
    project = open_project.project
    open_project.search.submit(
        Operation(
            tr("Find the segment"),
            lambda _: [project.segments.place(row_id) + 1 for row_id in row_ids],
            done,
        )
    )
