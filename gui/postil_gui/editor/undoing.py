"""Undo and redo: first what was done to the open text, then what was done to segments."""

from __future__ import annotations

from postil.workspace.records import ProjectSegment
from postil_gui.actions.keys import key_of
from postil_gui.editor.flow import Flow
from postil_gui.editor.histories import Histories, Recorder, play_back
from postil_gui.editor.target_editor import TargetEditor
from postil_gui.i18n import tr
from postil_gui.qt import QtCore
from postil_gui.services.changes import ChangeService, Step


class Undoing(QtCore.QObject):
    """Where the open text has nothing more to undo, the first key says what the next one would
    take back of other segments; right after a confirmation it is clear what is meant. A suggestion
    that the desk filled in by itself is no step before what was done to segments. What was done to
    a text can be undone after coming back to it.
    """

    def __init__(self, editor: TargetEditor, flow: Flow, changes: ChangeService) -> None:
        super().__init__(editor)
        self._editor = editor
        self._flow = flow
        self._changes = changes
        self._warned: Step | None = None
        self._confirmed: Step | None = None  # and nothing was done since
        self._row_id = 0
        self._brought = 0  # steps of an earlier stay
        self._last_before: Step | None = None
        self._recorder = Recorder()
        self._histories = Histories()
        editor.edited.connect(self._edited)
        flow.opened.connect(self._opened)
        flow.leaving.connect(self._leaving)
        flow.acted.connect(changes.remember)
        flow.moved_on.connect(self._moved_on)

    def undo(self) -> None:
        """Take back the last step."""
        if self._editor.is_composing:
            return
        if self._text_goes_first():
            self._editor.undo()
            return
        step = self._changes.last
        if step is None:
            self._flow.announced.emit(tr("There is nothing to undo."))
        elif step not in (self._warned, self._confirmed):
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

    def _text_goes_first(self) -> bool:
        """Whether the last thing done was done to the text; what was typed before the segment was
        left is older than what was done to segments since.
        """
        document = self._editor.document()
        if self._editor.isReadOnly() or not document.isUndoAvailable():
            return False
        last = self._changes.last
        filled_only = document.availableUndoSteps() <= self._recorder.filled
        if last is not None and (filled_only or last is self._confirmed):
            return False
        typed_here = document.availableUndoSteps() > self._brought
        return typed_here or not self._changes.has_newer(self._last_before)

    def _edited(self) -> None:
        filled = self._flow.is_filling
        if not filled:
            self._forget()
        document = self._editor.document()
        self._recorder.note(
            document.availableUndoSteps(),
            self._editor.text(),
            redo=document.isRedoAvailable(),
            filled=filled,
        )

    def _moved_on(self) -> None:
        self._confirmed = self._changes.last

    def _opened(self, segment: ProjectSegment) -> None:
        if segment.row_id != self._row_id:
            self._forget()
        self._row_id = segment.row_id
        self._recorder.begin(self._editor.text())
        self._last_before, self._brought = self._changes.last, 0
        document = self._editor.document()
        if document.isUndoAvailable():  # a text that could not be written was put in
            return
        history = self._histories.take(segment.row_id, self._editor.text())
        if history is None or segment.locked:
            return
        self._flow.origins.update(history.origins)
        play_back(self._editor, history, self._recorder)
        self._brought = document.availableUndoSteps()

    def _leaving(self, row_id: int) -> None:
        self._histories.keep(row_id, self._recorder.history(self._flow.origins))

    def _forget(self) -> None:
        self._warned = self._confirmed = None
