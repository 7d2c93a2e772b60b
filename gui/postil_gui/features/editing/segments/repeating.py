"""Repeated segments: filled when one of them is confirmed, depending on the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from postil.workspace.records import Confirmation
from postil.workspace.segments.bulk import BulkChange
from postil.workspace.segments.propagation import Repetitions
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal
from postil_gui.settings import REPEAT, Settings


class RepeatingService(QtCore.QObject):
    """Repeats what was confirmed, through ``Project.tools.propagation``."""

    asked = Signal(int, object)
    """Row id, ``Repetitions`` that are to be filled if the translator wants."""

    differ = Signal(list)
    """Confirmed segments with the same source that are translated otherwise."""

    def __init__(
        self, open_project: OpenProject, changes: ChangeService, settings: Settings
    ) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self._changes = changes
        self._settings = settings
        changes.confirmed.connect(self._confirmed)

    def repeat(self, row_id: int, rows: Sequence[int]) -> None:
        """Fill these repetitions of a segment, as a step of its own."""
        title = tr("Repeat the translation")
        self._fill(row_id, rows, lambda change: self._changes.finish_change(title, change))

    def _fill(
        self, row_id: int, rows: Sequence[int] | None, tell: Callable[[BulkChange], None]
    ) -> None:
        propagation = self._open_project.project.tools.propagation

        def done(change: BulkChange) -> None:
            if change.after:
                tell(change)
                self._changes.announced.emit(
                    tr(
                        "Repeated in %Ln segments. {key} takes it back.",
                        len(change.after),
                        key=key_of("segment.undo_change"),
                    )
                )

        self._changes.submit(
            tr("Repeat the translation"), lambda _: propagation.repeat(row_id, rows), done
        )

    def look(self, row_id: int, *, ask: bool) -> None:
        """Find the repetitions; ``asked`` or ``differ`` is sent if there are any."""
        propagation = self._open_project.project.tools.propagation

        def done(found: Repetitions) -> None:
            if ask and (found.open or found.different):
                self.asked.emit(row_id, found)
            elif found.different:
                self.differ.emit(list(found.different))

        self._open_project.data.submit(
            Operation(tr("Look for repetitions"), lambda _: propagation.repetitions(row_id), done)
        )

    def _confirmed(self, confirmation: Confirmation, turned: bool) -> None:
        row_id = confirmation.segment.row_id
        how = self._settings.get(REPEAT)
        if how == "fill":
            self._fill(row_id, None, partial(self._changes.finish_filling, row_id))
            self.look(row_id, ask=False)
        elif how == "ask" and not turned:  # nobody who undoes something wants a question
            self.look(row_id, ask=True)
