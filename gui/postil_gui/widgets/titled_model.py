"""A table model whose columns have titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from postil_gui.qt import Qt, QtCore

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex


class TitledModel(QtCore.QAbstractTableModel):
    """A table with one title above each column.

    Attributes
    ----------
    figures
        Columns of numbers, which end on one line with their titles.
    """

    figures: ClassVar[frozenset[int]] = frozenset()
    _right_to_left: frozenset[int] = frozenset()
    _titles: tuple[str, ...] | None = None  # Qt asks for them, and for their number, all the time

    def titles(self) -> tuple[str, ...]:
        """Titles of the columns."""
        raise NotImplementedError

    def known_titles(self) -> tuple[str, ...]:
        """The same, asked for once."""
        if self._titles is None:
            self._titles = self.titles()
        return self._titles

    def forget_titles(self) -> None:
        """They are other ones now."""
        self._titles = None

    def set_right_to_left(self, columns: Iterable[int]) -> None:
        """In which columns texts run from right to left: their titles stand where those begin."""
        self._right_to_left = frozenset(columns)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.known_titles())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = section in self.figures or section in self._right_to_left
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return self.known_titles()[section] if role == Qt.ItemDataRole.DisplayRole else None
