"""The terms of a project as a table of any length that is sorted by any column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from postil_gui.features.glossaries.listing import (
    CASE,
    DOMAIN,
    GLOSSARY,
    NOTE,
    SOURCE,
    STATUS,
    TARGET,
)
from postil_gui.features.terms.dialog import STATUS as STATUS_NAMES
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.paged_model import PagedModel
from postil_gui.widgets.plain_text import tip_text
from postil_gui.widgets.row_table import RowTable
from postil_gui.widgets.titled_model import Index

if TYPE_CHECKING:
    from postil.memory.terms.terminology import GlossaryTerm

BESIDE = 26  # pixels of a cell beside its text
WIDTHS = {STATUS: 84, CASE: 76, DOMAIN: 84, GLOSSARY: 110}


class TermModel(PagedModel["GlossaryTerm"]):
    """The terms that are looked for, in the order that is asked for."""

    order_asked = Signal()

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self.order = (SOURCE, False)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        tip = role == Qt.ItemDataRole.ToolTipRole and index.column() in (SOURCE, TARGET, NOTE)
        if not (shown or tip):
            return None
        entry = self.item(index.row())
        if entry is None:
            return "…" if shown and index.column() == SOURCE else ""
        text = cells(entry)[index.column()]
        if tip and index.column() == SOURCE and entry[1].definition:
            text = f"{text}\n\n{entry[1].definition}"
        return tip_text(text) if tip else text

    def titles(self) -> tuple[str, ...]:
        return (
            tr("Source"),
            tr("Translation"),
            tr("Note"),
            tr("Status"),
            tr("Capitals"),
            tr("Domain"),
            tr("Glossary"),
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.order = (max(SOURCE, column), order == Qt.SortOrder.DescendingOrder)
        self.order_asked.emit()


def cells(entry: GlossaryTerm) -> tuple[str, ...]:
    """Cells of an entry: source, translation, note, status, capitals, domain, glossary."""
    glossary, term = entry
    return (
        term.source,
        term.target,
        " ".join(term.note.split()),
        tr(STATUS_NAMES[term.status]),
        tr("as written") if term.case else "",
        term.domain,
        glossary,
    )


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
        names = (self.fontMetrics().horizontalAdvance(tr(name)) for name in STATUS_NAMES.values())
        self.setColumnWidth(STATUS, max(self.columnWidth(STATUS), max(names) + BESIDE))

    @property
    def chosen(self) -> list[int]:
        """Ids of the terms that are selected."""
        return self.terms.ids_at(self.places)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.add_asked.emit()
        else:
            super().keyPressEvent(event)
