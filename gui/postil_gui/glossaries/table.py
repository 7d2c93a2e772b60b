"""The terms of a project as a table that is sorted by any column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from postil.formats.glossary import Term
from postil_gui.i18n import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex
Entry = tuple[str, Term]
"""Name of a glossary, and a term of it."""
Kind = Literal["all", "forbidden", "several"]

SOURCE, TARGET, NOTE, FORBIDDEN, CASE, GLOSSARY = range(6)
WIDTHS = {FORBIDDEN: 110, CASE: 110, GLOSSARY: 150}


class TermModel(QtCore.QAbstractTableModel):
    """The terms that are looked for, in the order that is asked for."""

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[tuple[Entry, str]] = []  # with what is searched of it
        self._several: frozenset[str] = frozenset()
        self._shown: list[Entry] = []
        self._order = (SOURCE, False)

    def show(self, entries: Sequence[Entry]) -> None:
        """Take over these terms; :meth:`look` shows them."""
        self._entries = [
            ((glossary, term), f"{term.source}\n{term.target}\n{term.note}".casefold())
            for glossary, term in entries
        ]
        targets = {(term.source.casefold(), term.target) for _, term in entries}
        counts = Counter(source for source, _ in targets)
        self._several = frozenset(source for source, count in counts.items() if count > 1)

    def look(self, glossary: str, kind: Kind, text: str) -> None:
        """Show the terms of a glossary ("": of all) that are of a kind and contain a text."""
        sought = text.casefold()
        self.beginResetModel()
        self._shown = [
            entry
            for entry, searched in self._entries
            if (not glossary or entry[0] == glossary)
            and sought in searched
            and self._is(entry[1], kind)
        ]
        self._sort()
        self.endResetModel()

    def entry(self, place: int) -> Entry | None:
        """The term in a row."""
        return self._shown[place] if 0 <= place < len(self._shown) else None

    def place_of(self, wanted: Entry) -> int | None:
        """The row of a term, known by glossary, source and target."""
        key = _key(wanted)
        return next((n for n, entry in enumerate(self._shown) if _key(entry) == key), None)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else GLOSSARY + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _cells(entry)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (SOURCE, TARGET, NOTE):
            return _cells(entry)[index.column()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            tr("Source"),
            tr("Translation"),
            tr("Note"),
            tr("Forbidden"),
            tr("Capitals"),
            tr("Glossary"),
        )[section]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (max(0, column), order == Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._sort()
        self.endResetModel()

    def _is(self, term: Term, kind: Kind) -> bool:
        if kind == "forbidden":
            return term.forbidden
        return kind == "all" or term.source.casefold() in self._several

    def _sort(self) -> None:
        column, backwards = self._order

        def key(entry: Entry) -> tuple[str, str, str]:
            cells = [cell.casefold() for cell in _cells(entry)]
            return cells[column], cells[SOURCE], cells[TARGET]

        self._shown.sort(key=key, reverse=backwards)


def _cells(entry: Entry) -> tuple[str, ...]:
    glossary, term = entry
    return (
        term.source,
        term.target,
        " ".join(term.note.split()),
        tr("forbidden") if term.forbidden else "",
        tr("as written") if term.case else "",
        glossary,
    )


def _key(entry: Entry) -> tuple[str, str, str]:
    return entry[0], entry[1].source, entry[1].target


class TermTable(QtWidgets.QTableView):
    """The table; Enter edits, Delete deletes, Insert adds."""

    edit_asked = Signal()
    delete_asked = Signal()
    add_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Terms"))
        self.terms = TermModel(self)
        self.setModel(self.terms)
        behaviour = QtWidgets.QAbstractItemView
        self.setSelectionBehavior(behaviour.SelectionBehavior.SelectRows)
        self.setSelectionMode(behaviour.SelectionMode.ExtendedSelection)
        self.setEditTriggers(behaviour.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        for column in (SOURCE, TARGET, NOTE):
            header.setSectionResizeMode(column, QtWidgets.QHeaderView.ResizeMode.Stretch)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, width)
        header.setSortIndicator(SOURCE, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(lambda _: self.edit_asked.emit())

    def go_to(self, place: int) -> None:
        """Choose one row, whatever keys are held down just now."""
        flag = QtCore.QItemSelectionModel.SelectionFlag
        index = self.terms.index(place, SOURCE)
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.scrollTo(index)

    @property
    def chosen(self) -> list[Entry]:
        """The terms that are selected."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [entry for entry in map(self.terms.entry, places) if entry is not None]

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edit_asked.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        elif event.key() == Qt.Key.Key_Insert:
            self.add_asked.emit()
        else:
            super().keyPressEvent(event)
