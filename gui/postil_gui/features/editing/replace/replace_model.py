"""List model of find and replace: a check mark for each replacement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from postil.text.tags import TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, Signal
from postil_gui.widgets.plain_text import tip_text

NUMBER, TEXT = range(2)
AROUND = 40  # characters shown before a hit

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex


class Listed(Protocol):
    """A place in a segment or a memory unit where a text was found."""

    @property
    def owner(self) -> int: ...

    @property
    def place(self) -> int: ...

    @property
    def side(self) -> str: ...

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def new(self) -> str | None: ...

    @property
    def locked(self) -> bool: ...

    @property
    def text(self) -> TaggedText: ...

    @property
    def found(self) -> TaggedText: ...


def pieces(hit: Listed) -> tuple[str, str, str, str]:
    """Pieces of a hit: text before, text found, replacement, text after."""
    text = hit.text
    before = text[: hit.start].plain.replace("\n", " ")
    after = text[hit.end :].plain.replace("\n", " ")
    if len(before) > AROUND:
        near = before[-AROUND:]
        before = "… " + (near.partition(" ")[2] or near)
    return before, hit.found.plain, hit.new or "", after


def _place(hit: Listed) -> tuple[int, str, int, str]:
    """Place of a hit: the same in another search."""
    return hit.owner, hit.side, hit.start, hit.found.plain


class HitModel(QtCore.QAbstractTableModel):
    """Hits in document order; those that can be replaced are checked at first."""

    checked_changed = Signal()
    """Another number of hits is checked."""

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._hits: list[Any] = []  # all of one kind: what was shown last
        self._checked: list[bool] = []
        self.replacing = False

    def show_hits(self, hits: Sequence[Listed], *, replacing: bool) -> None:
        """Show these, all checked that can be replaced, but those that were unchecked before."""
        self.beginResetModel()
        left_out = {
            _place(hit) for hit, yes in zip(self._hits, self._checked, strict=True) if not yes
        }
        left_out &= {_place(hit) for hit in self._hits if self.replacing and hit.new is not None}
        self._hits = list(hits)
        self.replacing = replacing
        self._checked = [
            replacing and hit.new is not None and _place(hit) not in left_out for hit in hits
        ]
        self.endResetModel()
        self.checked_changed.emit()

    @property
    def locked(self) -> int:
        """Number of hits in translations of locked segments."""
        return sum(hit.locked and hit.side == "target" for hit in self._hits)

    @property
    def tagged(self) -> int:
        """Number of hits that can be replaced and have tags within."""
        return sum(hit.new is not None and bool(hit.found.tags) for hit in self._hits)

    @property
    def replaceable(self) -> int:
        """Number of hits that can be checked."""
        return sum(hit.new is not None for hit in self._hits) if self.replacing else 0

    @property
    def checked(self) -> list[Any]:
        """The hits to be replaced."""
        return [hit for hit, yes in zip(self._hits, self._checked, strict=True) if yes]

    def hit(self, row: int) -> Any:
        return self._hits[row]

    def check_all(self, checked: bool) -> None:
        """Check all that can be replaced, or none."""
        self._checked = [checked and hit.new is not None for hit in self._hits]
        if self._hits:
            last = self.index(len(self._hits) - 1, TEXT)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.CheckStateRole])
        self.checked_changed.emit()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._hits)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        can = self.replacing and self._hits[index.row()].new is not None
        if index.column() == NUMBER and can:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        hit = self._hits[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == NUMBER:
            if not self.replacing or hit.new is None:
                return None
            yes = self._checked[index.row()]
            return Qt.CheckState.Checked if yes else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if index.column() == NUMBER:
                return str(hit.place + 1)
            before, found, new, after = pieces(hit)
            return f"{before}{found}{f' → {new}' if self.replacing else ''}{after}"
        if role == Qt.ItemDataRole.ToolTipRole and hit.locked:
            return tip_text(tr("This segment is locked."))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        self._checked[index.row()] = Qt.CheckState(value) == Qt.CheckState.Checked
        self.dataChanged.emit(index, index, [role])
        self.checked_changed.emit()
        return True
