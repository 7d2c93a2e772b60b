"""Undo and redo: first what was done to the open text, then what was done to segments."""

from __future__ import annotations

from postil_gui.actions.keys import key_of
from postil_gui.editor.flow import Flow
from postil_gui.editor.target_editor import TargetEditor
from postil_gui.i18n import tr
from postil_gui.qt import QtCore
from postil_gui.services.changes import ChangeService, Step


class Undoing(QtCore.QObject):
    """Where the open text has nothing more to undo, the first key says what the next one would
    take back of other segments.
    """

    def __init__(self, editor: TargetEditor, flow: Flow, changes: ChangeService) -> None:
        super().__init__(editor)
        self._editor = editor
        self._flow = flow
        self._changes = changes
        self._warned: Step | None = None
        editor.edited.connect(self._forget)
        flow.opened.connect(lambda _: self._forget())
        flow.acted.connect(changes.remember)

    def undo(self) -> None:
        """Take back the last step."""
        if self._editor.is_composing:
            return
        if self._editor.document().isUndoAvailable() and not self._editor.isReadOnly():
            self._editor.undo()
            return
        step = self._changes.last
        if step is None:
            self._flow.announced.emit(tr("There is nothing to undo."))
        elif self._warned is not step:
            self._warned = step
            self._flow.announced.emit(
                tr(
                    "Nothing more to undo in this segment. {key} again takes back: {what}.",
                    key=key_of("edit.undo"),
                    what=step.title,
                )
            )
        else:
            self._forget()
            self._flow.save()
            self._changes.undo()
            self._flow.announced.emit(tr("Undone: {what}.", what=step.title))

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._editor.is_composing:
            return
        if self._editor.document().isRedoAvailable() and not self._editor.isReadOnly():
            self._editor.redo()
            return
        step = self._changes.last_undone
        if step is None:
            self._flow.announced.emit(tr("There is nothing to do again."))
        elif self._warned is not step:
            self._warned = step
            self._flow.announced.emit(
                tr(
                    "Nothing more to do again in this segment. {key} again repeats: {what}.",
                    key=key_of("edit.redo"),
                    what=step.title,
                )
            )
        else:
            self._forget()
            self._flow.save()
            self._changes.redo()
            self._flow.announced.emit(tr("Done again: {what}.", what=step.title))

    def _forget(self) -> None:
        self._warned = None
