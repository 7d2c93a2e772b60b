"""Undo and redo of a segment's confirmation, and of taking it back."""

from __future__ import annotations

from functools import partial

from postil_gui.features.editing.segments.open_segment import Confirmed
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.editing.undo.steps import UndoSteps
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtCore


class ConfirmationSteps(QtCore.QObject):
    """Adds a step each time a segment is confirmed or unconfirmed by hand.

    Undoing a confirmation brings back the text that was confirmed before, if the segment was
    confirmed then; else the segment is a draft again.
    """

    def __init__(self, editing: SegmentEditing, steps: UndoSteps) -> None:
        super().__init__(editing)
        self._editing = editing
        self._steps = steps
        editing.confirmed_by_hand.connect(self._confirmed)
        editing.unconfirmed_by_hand.connect(self._unconfirmed)

    def _confirmed(self, number: int, now: Confirmed, before: Confirmed | None) -> None:
        self._steps.add(
            tr("confirmation of segment {number}", number=number),
            lambda: self._undo(now, before),
            lambda: self._editing.confirm_again(now),
            now.row_id,
        )

    def _undo(self, now: Confirmed, before: Confirmed | None) -> None:
        self._editing.go_to_segment(now.row_id)
        if before is None:
            self._editing.take_confirmation_back(now.row_id)
        else:
            self._editing.confirm_again(before)

    def _unconfirmed(self, number: int, before: Confirmed) -> None:
        self._steps.add(
            tr("unconfirming of segment {number}", number=number),
            lambda: self._editing.confirm_again(before),
            partial(self._editing.take_confirmation_back, before.row_id),
            before.row_id,
        )
