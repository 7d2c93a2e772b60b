"""Undo and redo: first what was done to the open text, then what was done to segments."""

from __future__ import annotations

from collections.abc import Callable

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
    take back of other segments; right after a step it is clear what is meant, and so it is what to
    do again while nothing else was done. A suggestion that the desk filled in by itself is no step
    before what was done to segments. What was done to a text can be undone after coming back to it.
    """

    def __init__(self, editor: TargetEditor, flow: Flow, changes: ChangeService) -> None:
        super().__init__(editor)
        self._editor = editor
        self._flow = flow
        self._changes = changes
        self._warned: Step | None = None
        self._fresh: Step | None = None  # and nothing was done since
        self._is_clear = False  # what to do again: only undone was since, and done again
        self._undone_here = 0  # steps of the text that had been undone before that
        self._is_turning = False
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
        changes.stepped.connect(self._stepped)
        changes.taken_back.connect(self._taken_back)

    def undo(self) -> None:
        """Take back the last step."""
        if self._editor.is_composing:
            return
        if self._text_goes_first():
            self._turn(self._editor.undo)
            return
        step = self._changes.last
        if step is None:
            self._flow.announced.emit(tr("There is nothing to undo."))
        elif step not in (self._warned, self._fresh):
            self._warned = step
            self._flow.announced.emit(
                tr(
                    "Nothing more to undo in this segment. {key} again takes back: {what}.",
                    key=key_of("edit.undo"),
                    what=step.told,
                )
            )
        else:
            told = tr("Undone: {what}.", what=step.told)
            self._turn_step(self._changes.undo)
            self._flow.announced.emit(told)

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._editor.is_composing:
            return
        step = self._changes.last_undone
        was_undone = self._undone > (self._undone_here if step else 0)
        if was_undone and not self._editor.isReadOnly():
            self._turn(self._editor.redo)
        elif step is None:
            self._flow.announced.emit(tr("There is nothing to do again."))
        elif self._warned is not step and not self._is_clear:
            self._warned = step
            self._flow.announced.emit(
                tr(
                    "Nothing more to do again in this segment. {key} again repeats: {what}.",
                    key=key_of("edit.redo"),
                    what=step.told,
                )
            )
        else:
            self._turn_step(self._changes.redo)
            self._fresh = step  # though it put a text into the editor
            self._flow.announced.emit(tr("Done again: {what}.", what=step.told))

    def _turn(self, act: Callable[[], None]) -> None:
        """Undo, or do again, without taking it for something that is done."""
        self._is_turning = True
        try:
            act()
        finally:
            self._is_turning = False

    def _turn_step(self, act: Callable[[], None]) -> None:
        self._flow.save()
        self._turn(act)
        self._warned = None
        self._undone_here = self._undone

    @property
    def _undone(self) -> int:
        """Steps of the open text that can be done again; Qt's count leaves one out."""
        document = self._editor.document()
        return document.availableRedoSteps() + 1 if document.isRedoAvailable() else 0

    def _text_goes_first(self) -> bool:
        """Whether the last thing done was done to the text; what was typed before the segment was
        left is older than what was done to segments since.
        """
        document = self._editor.document()
        if self._editor.isReadOnly() or not document.isUndoAvailable():
            return False
        last = self._changes.last
        filled_only = document.availableUndoSteps() <= self._recorder.filled
        if last is not None and (filled_only or last is self._fresh):
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

    def _stepped(self, step: Step) -> None:
        self._forget()
        self._fresh = step

    def _taken_back(self) -> None:
        self._forget()
        self._is_clear, self._undone_here = True, self._undone

    def _moved_on(self) -> None:
        self._fresh = self._changes.last

    def _opened(self, segment: ProjectSegment) -> None:
        if segment.row_id != self._row_id:
            self._forget()
        self._row_id = segment.row_id
        self._recorder.begin(self._editor.text())
        self._last_before, self._brought = self._changes.last, 0
        self._undone_here = 0
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
        """Something else was done."""
        if not self._is_turning:
            self._is_clear, self._undone_here = False, 0
        self._warned = self._fresh = None
