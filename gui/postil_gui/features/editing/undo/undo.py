"""Undo and redo: first what was done to the open text, then what was done to segments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from postil.workspace.learning.coming_suggestions import FollowedDraft
from postil.workspace.records import ProjectSegment
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.features.editing.undo.confirmation_steps import ConfirmationSteps
from postil_gui.features.editing.undo.histories import Histories, Recorder, play_back
from postil_gui.features.editing.undo.steps import UndoStep
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore


class UndoRedo(QtCore.QObject):
    """Undo and redo by key, the last thing done first: a change of the open text, or a step that
    concerns whole segments (:class:`UndoSteps`).

    Before a step, the first key only announces what the next one would undo; right after the step,
    or for redo right after undo, one key is enough. A suggestion that was filled in by itself
    counts as older than all steps.
    """

    def __init__(
        self, editor: TargetEditor, editing: SegmentEditing, changes: ChangeService
    ) -> None:
        super().__init__(editor)
        self._editor = editor
        self._editing = editing
        self._steps = changes.steps
        self._announced_step: UndoStep | None = None
        self._just_done: UndoStep | None = None  # the last thing done
        self._is_redo_expected = False  # what to do again: only undone was since, and done again
        self._is_running = False
        self._row_id = 0  # of the open segment; 0 while a change has closed it
        self._recorder = Recorder()
        self._histories = Histories()
        editor.edited.connect(self._edited)
        editing.opened.connect(self._opened)
        editing.leaving.connect(self._leaving)
        ConfirmationSteps(editing, changes.steps)
        editing.moved_on.connect(self._moved_on)
        changes.before_change.connect(self._closed)
        changes.steps.done.connect(self._stepped)
        changes.steps.undone.connect(self._taken_back)

    def undo(self) -> None:
        """Take back the last step."""
        if self._editor.is_composing:
            return
        step = self._steps.last
        if self._may_change_text(self._editor.document().isUndoAvailable()) and (
            step is None or self._recorder.after >= step.number
        ):
            self._run(self._editor.undo)
        elif step is None:
            self._editing.announced.emit(tr("There is nothing to undo."))
        elif step not in (self._announced_step, self._just_done):
            self._announced_step = step
            key = key_of("edit.undo")
            sentence = tr("{key} again takes back: {what}.", key=key, what=step.full_title)
            self._editing.announced.emit(sentence)
        else:
            self._run_step(self._steps.undo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._editor.is_composing:
            return
        step = self._steps.last_undone
        if self._may_change_text(self._editor.document().isRedoAvailable()) and (
            step is None or self._recorder.next_after < step.number
        ):
            self._run(self._editor.redo)
        elif step is None:
            self._editing.announced.emit(tr("There is nothing to do again."))
        elif self._announced_step is not step and not self._is_redo_expected:
            self._announced_step = step
            key = key_of("edit.redo")
            sentence = tr("{key} again repeats: {what}.", key=key, what=step.full_title)
            self._editing.announced.emit(sentence)
        else:
            self._run_step(self._steps.redo)
            self._just_done = step  # though it put a text into the editor

    def add_followed(self, drafts: Sequence[FollowedDraft]) -> None:
        """Note drafts that followed the engine: when one is opened, undo restores its
        former text.
        """
        for one in drafts:
            self._histories.add(
                one.before.row_id, one.before.target, one.after.target, self._steps.number
            )

    def _may_change_text(self, available: bool) -> bool:
        return available and not self._editor.isReadOnly()

    def _run(self, act: Callable[[], None]) -> None:
        """Undo, or do again, without taking it for something that is done."""
        self._is_running = True
        try:
            act()
        finally:
            self._is_running = False

    def _run_step(self, act: Callable[[], None]) -> None:
        self._editing.save()
        self._run(act)
        self._announced_step = None

    def _edited(self) -> None:
        by_itself = self._editing.is_filling or self._is_running
        if not self._editing.is_filling:
            self._forget()
        document = self._editor.document()
        self._recorder.note(
            document.availableUndoSteps(),
            self._editor.text(),
            redo=document.isRedoAvailable(),
            after=0 if by_itself else self._steps.number,
        )

    def _stepped(self, step: UndoStep) -> None:
        self._forget()
        self._just_done = step
        self._recorder.redo_after(step.number)
        self._editor.end_step()

    def _taken_back(self) -> None:
        self._forget()
        self._is_redo_expected = True

    def _moved_on(self) -> None:
        self._just_done = self._steps.last

    def _opened(self, segment: ProjectSegment) -> None:
        if self._row_id not in (0, segment.row_id):
            self._forget()
        self._row_id = segment.row_id
        self._recorder.begin(self._editor.text())
        if self._editor.document().isUndoAvailable():  # a text that could not be written was put in
            return
        history = self._histories.take(segment.row_id, self._editor.text())
        if history is not None:
            self._editing.origins.update(history.origins)
            play_back(self._editor, history, self._recorder)

    def _closed(self) -> None:
        self._row_id = 0

    def _leaving(self, row_id: int) -> None:
        self._histories.keep(row_id, self._recorder.history(self._editing.origins))

    def _forget(self) -> None:
        """Something else was done."""
        if not self._is_running:
            self._is_redo_expected = False
        self._announced_step = self._just_done = None
