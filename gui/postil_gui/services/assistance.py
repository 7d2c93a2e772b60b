"""Help with the text of the open segment: what needs the engine, on its lane."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore, Signal
from postil_gui.session import Session


class AssistanceService(QtCore.QObject):
    """Asks ``Project.assistance``; a later question of one kind replaces the one before."""

    tags_placed = Signal(int, object)
    """Row id, target with all tags of its source."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def place_tags(self, row_id: int, source: TaggedText, target: TaggedText) -> None:
        """Find the places of the missing tags."""
        help_ = self._session.project.assistance
        self._session.machine.submit(
            Operation(
                "Place the tags",
                lambda _: help_.place_tags(source, target),
                lambda placed: self.tags_placed.emit(row_id, placed),
                key="tags",
            )
        )
