"""Table model of the changes in each confirmed segment, of any length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from postil.workspace.reports.edits import Edit
from postil_gui.i18n.messages import decimal, mark, tr, whole
from postil_gui.qt import Qt
from postil_gui.widgets.titled_model import Index, TitledModel

SEGMENT, TRANSLATION, ORIGIN, CHARACTERS, TER, SECONDS = range(6)
TEXTS = (TRANSLATION, ORIGIN)
ORIGINS = {
    "memory": mark("memory"),
    "machine": mark("machine"),
    "translator": mark("typed"),
    "repeated": mark("repeated"),
    "earlier": mark("earlier version"),
    "unknown": mark("unknown"),
    "all": mark("all"),
}


class EditModel(TitledModel):
    """Rows are made when they come into sight: a project may have 100,000 of them."""

    def __init__(self) -> None:
        super().__init__()
        self._edits: Sequence[Edit] = ()

    def show(self, edits: Sequence[Edit]) -> None:
        """Show these instead."""
        self.beginResetModel()
        self._edits = edits
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._edits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _cells(self._edits[index.row()])[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return super().headerData(section, orientation, role)

    def titles(self) -> tuple[str, ...]:
        return (
            *(tr("Segment"), tr("Translation"), tr("Origin"), tr("Characters changed")),
            *(tr("TER"), tr("Seconds")),
        )


def _side(column: int) -> int:
    texts = column in (SEGMENT, *TEXTS)
    side = Qt.AlignmentFlag.AlignLeading if texts else Qt.AlignmentFlag.AlignTrailing
    return int(side | Qt.AlignmentFlag.AlignVCenter)


def _cells(edit: Edit) -> tuple[str, ...]:
    return (
        whole(edit.row_id),
        edit.target.replace("\n", " "),
        tr(ORIGINS.get(edit.origin, edit.origin)),
        "" if edit.characters is None else whole(edit.characters),
        "" if edit.ter is None else decimal(float(edit.ter)),
        decimal(float(edit.seconds), 0),
    )
