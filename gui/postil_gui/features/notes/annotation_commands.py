"""Comments, bookmarks, locks, states, history of the open segment; and the way to others."""

from __future__ import annotations

from collections.abc import Callable

from postil.formats.segment import SegmentState
from postil.workspace.segments.history import Version
from postil_gui.features.editing.grid.grid import SegmentGrid
from postil_gui.features.editing.grid.segments_model import SegmentModel
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.segments.source_dialog import SourceDialog
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.notes.comments_dialog import CommentsDialog
from postil_gui.features.notes.history_dialog import HistoryDialog
from postil_gui.features.notes.service import Goal, MarkService, Way
from postil_gui.i18n.messages import mark, tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal
from postil_gui.widgets.keys.opening_keys import open_for_typing

NONE_FOUND: dict[str, str] = {
    "comment": mark("No other segment shown has a comment."),
    "bookmark": mark("No other segment shown has a bookmark."),
    "fuzzy": mark("No other open segment shown comes from a fuzzy match."),
    "machine": mark("No other open segment shown comes from the machine."),
    "finding": mark("The checks find nothing in the other segments shown."),
    "other source": mark("All other segments shown have the same source."),
}


class AnnotationCommands(QtCore.QObject):
    """Work of the commands on marks; dialogs belong to the window of the grid."""

    announced = Signal(str)
    """Something the translator should know, in a sentence."""

    def __init__(
        self,
        grid: SegmentGrid,
        model: SegmentModel,
        editing: SegmentEditing,
        open_project: OpenProject,
        changes: ChangeService,
        *,
        waiting: Waiting,
    ) -> None:
        super().__init__(grid)
        self._grid = grid
        self._model = model
        self._editing = editing
        self._waiting = waiting
        self._changes = changes
        self.service = MarkService(open_project, changes)
        self.service.marked.connect(self._remember)

    def comment(self) -> None:
        """Show the comments on the open segment, and take another one."""
        segment = self._editing.segment
        if segment is None:
            return
        row_id = segment.row_id
        dialog = CommentsDialog(self._model.number_of(row_id), self._grid.window())
        dialog.begin(self.service.not_added.get(row_id, ""))

        def found(other: int, comments: list[object]) -> None:
            if other == row_id:
                dialog.show_comments(comments)  # type: ignore[arg-type]

        def finished(_: int) -> None:
            self.service.comments_found.disconnect(found)
            self.service.leave_comment(row_id, dialog.text.toPlainText())
            if row_id in self.service.not_added:
                self.announced.emit(
                    tr("The comment is not added. It is there when you open the comments again.")
                )

        self.service.comments_found.connect(found)
        dialog.finished.connect(finished)

        def add(text: str) -> None:
            self.service.comment(row_id, text)
            self.service.load_comments(row_id)

        def change(number: int, text: str) -> None:
            self.service.change_comment(row_id, number, text)
            self.service.load_comments(row_id)

        dialog.added.connect(add)
        dialog.changed.connect(change)
        self.service.load_comments(row_id)
        open_for_typing(dialog)

    def bookmark(self) -> None:
        """Put a bookmark on the open segment, or take it off."""
        segment = self._editing.segment
        if segment is not None:
            self.service.bookmark(segment.row_id, on=not segment.bookmarked)

    def _remember(
        self, row_id: int, title: str, back: Callable[[], None], again: Callable[[], None]
    ) -> None:
        def there(act: Callable[[], None]) -> Callable[[], None]:
            def turn() -> None:
                row = self._model.row_of(row_id)
                if row is not None:
                    self._grid.go_to(row)
                act()

            return turn

        title = tr(title, number=self._model.number_of(row_id))
        self._changes.steps.add(title, there(back), there(again))

    def lock(self) -> None:
        """Lock the open segment, or unlock it."""
        segment = self._editing.segment
        if segment is not None:
            self._editing.save()
            self.service.lock(segment.row_id, on=not segment.locked)

    def set_state(self, state: SegmentState) -> None:
        """Set the state of the open segment."""
        segment = self._editing.segment
        if segment is None or self._editing.is_locked():
            return
        if not segment.state.is_confirmed and segment.state is not SegmentState.REJECTED:
            self.announced.emit(tr("Confirm the segment first."))
            return
        if state is not segment.state:
            self.service.set_state(segment.row_id, state, segment.state)

    def edit_source(self) -> None:
        """Correct the source of the open segment."""
        segment = self._editing.segment
        if segment is None or self._editing.is_locked():
            return
        if not self.service.sources_editable:
            self.announced.emit(
                tr(
                    "This project does not let sources be edited. The settings of the project "
                    "allow it."
                )
            )
            return
        self._editing.save()
        theme, side = self._grid.theme, self._grid.directions[0]
        dialog = SourceDialog(theme, segment.source, side, self._grid.window())
        dialog.accepted.connect(
            lambda: self.service.edit_source(segment.row_id, dialog.editor.text())
        )
        open_for_typing(dialog)

    def history(self) -> None:
        """Show the versions of the open segment."""
        segment = self._editing.segment
        if segment is None:
            return
        row_id = segment.row_id
        self._editing.save()
        number = self._model.number_of(row_id)
        dialog = HistoryDialog(number, self._grid.theme, self._grid.window())

        def found(other: int, versions: list[Version]) -> None:
            if other == row_id:
                dialog.show_versions(versions)

        def chosen(version: Version) -> None:
            if self._editing.segment is not None and self._editing.segment.row_id == row_id:
                self._editing.take_text(version.target, version.origin, version.score)

        self.service.versions_found.connect(found)
        dialog.finished.connect(lambda _: self.service.versions_found.disconnect(found))
        dialog.chosen.connect(chosen)
        self.service.load_versions(row_id)
        dialog.open()

    def go(self, goal: Goal, direction: int) -> None:
        """To the next or previous segment of a kind, in the order they are shown."""
        row = self._grid.current_row
        if row < 0:
            return
        self._editing.save()
        arrive = self._waiting.then(self._grid.go_to)

        def found(place: int | None) -> None:
            there = None if place is None else self._model.row_of_place(place)
            if there is None:
                self.announced.emit(tr(NONE_FOUND[goal]))
            else:
                arrive(there)

        self.service.go(goal, Way(self._model.places, row, direction), found)

    def to_end(self, direction: int) -> None:
        """To the first or the last segment shown."""
        self._grid.go_to(0 if direction < 0 else self._model.rowCount() - 1)
