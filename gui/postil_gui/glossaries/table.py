"""The terms of a project as a table that is sorted by any column."""

from __future__ import annotations

from typing import Any

import numpy as np

from postil_gui.glossaries.listing import Entry, Kind, Listing, Places, cells
from postil_gui.i18n import tr
from postil_gui.models.titled import Index, TitledModel
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.row_table import RowTable

SOURCE, TARGET, NOTE, FORBIDDEN, CASE, GLOSSARY = range(6)
WIDTHS = {FORBIDDEN: 110, CASE: 110, GLOSSARY: 150}


class TermModel(TitledModel):
    """The terms that are looked for, in the order that is asked for."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._listing = Listing([])
        self._shown: Places = np.zeros(0, dtype=np.int64)
        self._order = (SOURCE, False)

    def show(self, listing: Listing) -> None:
        """Take over these terms; :meth:`look` shows them."""
        self.beginResetModel()
        self._listing = listing
        self._shown = self._shown[:0]
        self.endResetModel()

    def look(self, glossary: str, kind: Kind, text: str) -> None:
        """Show the terms of a glossary ("": of all) that are of a kind and contain a text."""
        self.beginResetModel()
        self._shown = self._listing.find(glossary, kind, text, self._order)
        self.endResetModel()

    def entry(self, place: int) -> Entry | None:
        """The term in a row."""
        if not 0 <= place < len(self._shown):
            return None
        return self._listing.entries[int(self._shown[place])]

    def place_of(self, wanted: Entry) -> int | None:
        """The row of a term, known by glossary, source and target."""
        number = self._listing.number_of(wanted)
        found = np.flatnonzero(self._shown == number)
        return int(found[0]) if number >= 0 and len(found) else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return cells(entry)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (SOURCE, TARGET, NOTE):
            return cells(entry)[index.column()]
        return None

    def titles(self) -> tuple[str, ...]:
        return (
            tr("Source"),
            tr("Translation"),
            tr("Note"),
            tr("Forbidden"),
            tr("Capitals"),
            tr("Glossary"),
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (max(0, column), order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._shown = self._listing.sorted(self._shown, self._order)
        self.endResetModel()


class TermTable(RowTable):
    """The table; Enter edits, Delete deletes, Insert adds."""

    add_asked = Signal()

    def __init__(self) -> None:
        self.terms = TermModel()
        resizing = QtWidgets.QHeaderView.ResizeMode.Interactive
        super().__init__(tr("Terms"), self.terms, (SOURCE, TARGET, NOTE), WIDTHS, resizing)
        self.terms.setParent(self)
        self.horizontalHeader().setSortIndicator(SOURCE, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.fit_titles(WIDTHS)  # with room for the sign of the order

    @property
    def chosen(self) -> list[Entry]:
        """The terms that are selected."""
        return [entry for entry in map(self.terms.entry, self.places) if entry is not None]

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.add_asked.emit()
        else:
            super().keyPressEvent(event)
