"""The text of the open segment: what the editor's tools do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.editor.text_moves import cycle_case, move_words
from postil_gui.i18n.messages import tr
from postil_gui.shell.actions.keys import key_of
from postil_gui.shell.project_view import ProjectView

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk

Command = Callable[[ProjectView], object]


def text_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """Callbacks that need an open segment, by id of the action."""
    commands: dict[str, Command] = {
        "segment.place_tags": lambda view: view.tools.tags.place_missing(),
        "segment.choose_tag": lambda view: view.tools.tags.choose(),
        "segment.insert_tags": lambda view: view.tools.tags.insert_missing(),
        "segment.words": lambda view: view.tools.alternatives.of_words(),
        "segment.alternatives": lambda view: view.tools.alternatives.of_segment(),
        "segment.completion": lambda view: view.tools.completion.toggle(),
        "segment.accept_word": lambda view: _take(view, view.tools.completion.accept_word()),
        "segment.accept_all": lambda view: _take(view, view.tools.completion.accept_all()),
        "segment.explain": lambda view: view.tools.provenance.show(),
        "segment.revert": lambda view: view.tools.changes.revert(),
        "segment.changes": lambda view: view.tools.changes.toggle(),
        "edit.spelling": lambda view: view.tools.spelling.suggest(),
        "edit.check_spelling": lambda view: view.tools.spelling.toggle(),
        "edit.case": lambda view: _edit(view, cycle_case),
        "edit.move_left": lambda view: _edit(view, lambda editor: move_words(editor, -1)),
        "edit.move_right": lambda view: _edit(view, lambda editor: move_words(editor, 1)),
        "edit.no_break_space": lambda view: view.tools.characters.insert("\N{NO-BREAK SPACE}"),
        "edit.left_to_right": lambda view: view.tools.characters.insert("\N{LEFT-TO-RIGHT MARK}"),
        "edit.right_to_left": lambda view: view.tools.characters.insert("\N{RIGHT-TO-LEFT MARK}"),
        "edit.character": lambda view: view.tools.characters.choose(),
        "edit.show_invisible": lambda view: view.tools.characters.toggle(),
        "segment.shading": lambda view: view.tools.shading.toggle(),
        "segment.remove_tags": lambda view: view.tools.tags.remove_all(),
    }
    return {name: _bound(desk, command) for name, command in commands.items()}


def _edit(view: ProjectView, change: Callable[[TargetEditor], bool]) -> None:
    """Change the text, if it may be changed; say so where there was nothing to change."""
    if view.flow.can_edit and not change(view.grid.editor):
        view.announced.emit(tr("There is nothing to change here."))


def _take(view: ProjectView, taken: bool) -> None:
    """Say so where nothing was there to take."""
    if not taken:
        view.announced.emit(
            tr(
                "Nothing is shown in grey here. {key} switches completion on or off.",
                key=key_of("segment.completion"),
            )
        )


def _bound(desk: Desk, command: Command) -> Callable[[], None]:
    def callback() -> None:
        if desk.view is not None:
            command(desk.view)

    return callback
