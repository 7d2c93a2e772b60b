"""Segments two engines translated, as a table: which of them are shown, in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from postil_gui.i18n.messages import decimal, signed, tr
from postil_gui.qt import Qt, QtCore
from postil_gui.widgets.plain_text import tip_text
from postil_gui.widgets.titled_model import Index, TitledModel

if TYPE_CHECKING:
    from postil.training.comparison import Row

Kind = Literal["all", "different", "better", "worse"]
KINDS: tuple[Kind, ...] = ("different", "better", "worse", "all")
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
NUMBER, SOURCE, REFERENCE, FIRST, SECOND, FIRST_SCORE, SECOND_SCORE, GAIN = range(8)
TEXTS = (SOURCE, REFERENCE, FIRST, SECOND)
SCORES = (FIRST_SCORE, SECOND_SCORE, GAIN)


class CompareModel(TitledModel):
    """The rows of a ``SideBySide``."""

    figures = frozenset({NUMBER, *SCORES})

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._shown: list[int] = []
        self._names = ("A", "B")
        self._kind: Kind = "all"
        self._sorted: tuple[int, Qt.SortOrder] = (NUMBER, Qt.SortOrder.AscendingOrder)

    def show(self, rows: tuple[Row, ...], names: tuple[str, str]) -> None:
        """Show these segments; ``names`` of the engines."""
        self._names = names
        self.forget_titles()
        self._rows = rows
        self._arrange()

    def show_kind(self, kind: Kind) -> None:
        """Show only some of them."""
        self._kind = kind
        self._arrange()

    def count(self, kind: Kind) -> int:
        """Number of segments of a kind."""
        return sum(_is(row, kind) for row in self._rows)

    def row(self, place: int) -> Row:
        """Row of the table."""
        return self._rows[self._shown[place]]

    def next_difference(self, place: int, step: int) -> int | None:
        """The next row, up or down, that is translated differently."""
        place += step
        while 0 <= place < len(self._shown):
            if self.row(place).differs:
                return place
            place += step
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = column, order
        self._arrange()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.row(index.row())
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in self.figures:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.ToolTipRole:
            return super().headerData(section, orientation, role)
        first, second = self._lettered
        tips = {
            FIRST: first,
            SECOND: second,
            FIRST_SCORE: tr("chrF of “{name}”: closeness to the reference", name=first),
            SECOND_SCORE: tr("chrF of “{name}”: closeness to the reference", name=second),
            GAIN: tr("How much closer “{name}” is", name=second),
        }
        return tip_text(tips.get(section, ""))

    def titles(self) -> tuple[str, ...]:
        return (
            tr("No."),
            tr("Source"),
            tr("Reference"),
            *self._lettered,
            tr("A"),
            tr("B"),
            tr("B − A"),
        )

    @property
    def _lettered(self) -> tuple[str, str]:
        first, second = self._names
        return (
            tr("{group}: {name}", group=tr("A"), name=first),
            tr("{group}: {name}", group=tr("B"), name=second),
        )

    def _text(self, row: Row, place: int, column: int) -> str:
        return (
            f"{self._shown[place] + 1}",
            row.source,
            row.references[0],
            *row.outputs,
            decimal(row.scores[0], 0),
            decimal(row.scores[1], 0),
            signed(row.gain) if row.differs else "=",
        )[column]

    def _arrange(self) -> None:
        self.beginResetModel()
        places = [place for place, row in enumerate(self._rows) if _is(row, self._kind)]
        column, order = self._sorted
        keys = {
            NUMBER: lambda place: place,
            SOURCE: lambda place: self._rows[place].source.casefold(),
            REFERENCE: lambda place: self._rows[place].references[0].casefold(),
            FIRST: lambda place: self._rows[place].outputs[0].casefold(),
            SECOND: lambda place: self._rows[place].outputs[1].casefold(),
            FIRST_SCORE: lambda place: self._rows[place].scores[0],
            SECOND_SCORE: lambda place: self._rows[place].scores[1],
            GAIN: lambda place: self._rows[place].gain,
        }
        places.sort(key=keys.get(column, keys[NUMBER]))
        if order == Qt.SortOrder.DescendingOrder:
            places.reverse()
        self._shown = places
        self.endResetModel()


def _is(row: Row, kind: Kind) -> bool:
    if kind == "all":
        return True
    if kind == "different":
        return row.differs
    return row.gain > 0 if kind == "better" else row.gain < 0
