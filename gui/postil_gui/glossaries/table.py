"""The terms of a project as a table that is sorted by any column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from postil.formats.glossary import Term
from postil_gui.i18n import tr
from postil_gui.models.titled import Index, TitledModel
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.row_table import RowTable

Entry = tuple[str, Term]
"""Name of a glossary, and a term of it."""
Kind = Literal["all", "forbidden", "several"]

SOURCE, TARGET, NOTE, FORBIDDEN, CASE, GLOSSARY = range(6)
WIDTHS = {FORBIDDEN: 110, CASE: 110, GLOSSARY: 150}


class TermModel(TitledModel):
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

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _cells(entry)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and index.column() in (SOURCE, TARGET, NOTE):
            return _cells(entry)[index.column()]
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

    @property
    def chosen(self) -> list[Entry]:
        """The terms that are selected."""
        return [entry for entry in map(self.terms.entry, self.places) if entry is not None]

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.add_asked.emit()
        else:
            super().keyPressEvent(event)
