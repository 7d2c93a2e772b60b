"""List model of term candidates: a check mark for those to be added, a translation to be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from postil.formats.exchange.glossary import Term
from postil.memory.terms.candidates import Candidate
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtCore, Signal
from postil_gui.widgets.plain_text import tip_text
from postil_gui.widgets.titled_model import Index, TitledModel

SOURCE, TARGET, COUNT = range(3)


class CandidateModel(TitledModel):
    """Candidates in the order of their rank; none is checked at first."""

    checked_changed = Signal()
    """Another number of candidates is checked."""

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._candidates: list[Candidate] = []
        self._targets: list[str] = []
        self._checked: set[int] = set()

    def show(self, candidates: Sequence[Candidate]) -> None:
        """Show these."""
        self.beginResetModel()
        self._candidates = list(candidates)
        self._targets = [one.translations[0][0] if one.translations else "" for one in candidates]
        self._checked.clear()
        self.endResetModel()
        self.checked_changed.emit()

    def candidate(self, row: int) -> Candidate:
        return self._candidates[row]

    @property
    def terms(self) -> list[Term]:
        """The checked candidates with their translations."""
        return [Term(self._candidates[n].source, self._targets[n]) for n in sorted(self._checked)]

    def remove_checked(self) -> None:
        """Take out what was added."""
        left = [n for n in range(len(self._candidates)) if n not in self._checked]
        self.beginResetModel()
        self._candidates = [self._candidates[n] for n in left]
        self._targets = [self._targets[n] for n in left]
        self._checked.clear()
        self.endResetModel()
        self.checked_changed.emit()

    def titles(self) -> tuple[str, ...]:
        return (tr("Candidate"), tr("Translation"), tr("Occurrences"))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._candidates)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.column() == SOURCE:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        elif index.column() == TARGET:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        one = self._candidates[row]
        if role == Qt.ItemDataRole.CheckStateRole and column == SOURCE:
            return Qt.CheckState.Checked if row in self._checked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.ToolTipRole and column == TARGET and one.translations:
            return tip_text("\n".join(f"{text} ({count})" for text, count in one.translations))
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.EditRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return (one.source, self._targets[row], whole(one.count))[column]
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.CheckStateRole and column == SOURCE:
            wanted = Qt.CheckState(value) == Qt.CheckState.Checked
            if wanted and not self._targets[row]:
                return False  # a term needs a translation
            (self._checked.add if wanted else self._checked.discard)(row)
        elif role == Qt.ItemDataRole.EditRole and column == TARGET:
            self._targets[row] = " ".join(str(value).split())
            if self._targets[row]:
                self._checked.add(row)  # who types a translation wants the term
            else:
                self._checked.discard(row)
        else:
            return False
        self.dataChanged.emit(self.index(row, SOURCE), self.index(row, COUNT))
        self.checked_changed.emit()
        return True
