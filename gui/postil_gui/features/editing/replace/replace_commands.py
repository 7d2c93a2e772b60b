"""Commands to split, merge and take back changes of segments."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.shell.project_view import ProjectView

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk

Command = Callable[[ProjectView], object]


def cut_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """Callbacks that need an open project, by id of the action."""
    commands: dict[str, Command] = {
        "segment.split": lambda view: view.work.split(),
        "segment.merge_next": lambda view: view.work.merge(+1),
        "segment.merge_previous": lambda view: view.work.merge(-1),
        "segment.repeat": lambda view: view.work.repeat(),
        "edit.replace": lambda view: open_replace(desk, view),
        "segment.undo_change": lambda view: view.work.undo(),
    }
    return {name: _bound(desk, command) for name, command in commands.items()}


def open_replace(desk: Desk, view: ProjectView) -> None:
    """Show find and replace, or bring it to the front."""
    dialog = desk.window.findChild(ReplaceDialog)
    if dialog is None:
        dialog = ReplaceDialog(desk.theme, view.replacing, desk.window)
        dialog.go_to_asked.connect(view.go_to_row)
        dialog.searching.connect(view.flow.save)
        view.work.service.recut.connect(dialog.look_again)
        view.session.documents_changed.connect(dialog.look_again)
        desk.project_closed.connect(dialog.close)
    selected = " ".join(view.grid.editor.selected_text().plain.split())
    if selected:
        dialog.find_field.setText(selected)
    dialog.show()
    dialog.activateWindow()
    dialog.find_field.setFocus()
    dialog.find_field.selectAll()


def _bound(desk: Desk, command: Command) -> Callable[[], None]:
    def callback() -> None:
        if desk.view is not None:
            command(desk.view)

    return callback
