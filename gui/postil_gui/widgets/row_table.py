"""A table of rows that are chosen, edited and deleted by key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from unicodedata import bidirectional

from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.measures import scaled

STRONG = frozenset({"L", "R", "AL"})


class _Corner(QtWidgets.QWidget):
    """Stands above the scroll bar of a table, as high as its titles."""

    def __init__(self, table: QtWidgets.QTableView) -> None:
        super().__init__()
        self._table = table
        self.setObjectName("headerCorner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        table.addScrollBarWidget(self, Qt.AlignmentFlag.AlignTop)
        table.horizontalHeader().geometriesChanged.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Follow the titles, which may be hidden."""
        header = self._table.horizontalHeader()
        self.setFixedHeight(header.height() if header.isVisibleTo(self._table) else 0)


def seat_scroll_bar(table: QtWidgets.QTableView) -> None:
    """Let the scroll bar begin below the titles, which go on above it."""
    _Corner(table)


class DirectionDelegate(QtWidgets.QStyledItemDelegate):
    """Sets every text in its own direction, whatever that of the window."""

    def initStyleOption(
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().initStyleOption(option, index)
        if runs_right_to_left(option.text):
            option.direction = Qt.LayoutDirection.RightToLeft


def runs_right_to_left(text: str) -> bool:
    """Whether a text runs from right to left, by its first letter that has a direction."""
    strong = (bidirectional(character) for character in text)
    return next((one for one in strong if one in STRONG), "L") != "L"


class TitleRow(QtWidgets.QHeaderView):
    """Titles that are clicked to sort; one that stands to the right has the arrow to its left."""

    def __init__(self, parent: QtWidgets.QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)

    def initStyleOptionForIndex(self, option: QtWidgets.QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        if option.textAlignment & Qt.AlignmentFlag.AlignRight:
            option.direction = Qt.LayoutDirection.RightToLeft


class RowTable(QtWidgets.QTableView):
    """Rows are chosen whole, one or many; Enter edits, Delete deletes.

    Parameters
    ----------
    wide
        Columns that share the width that is left.
    widths
        Of other columns, in pixels at the usual size of text.
    """

    edit_asked = Signal()
    delete_asked = Signal()

    def __init__(
        self,
        name: str,
        model: QtCore.QAbstractItemModel,
        wide: Iterable[int],
        widths: Mapping[int, int],
        resizing: QtWidgets.QHeaderView.ResizeMode,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(DirectionDelegate(self))
        behaviour = QtWidgets.QAbstractItemView
        self.setSelectionBehavior(behaviour.SelectionBehavior.SelectRows)
        self.setSelectionMode(behaviour.SelectionMode.ExtendedSelection)
        self.setEditTriggers(behaviour.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        header = TitleRow(self)
        self.setHorizontalHeader(header)
        header.setSectionResizeMode(resizing)
        for column in wide:
            header.setSectionResizeMode(column, QtWidgets.QHeaderView.ResizeMode.Stretch)
        self.fit_titles(widths)
        seat_scroll_bar(self)
        self.doubleClicked.connect(lambda _: self.edit_asked.emit())

    def fit_titles(self, widths: Mapping[int, int]) -> None:
        """Give columns their widths, or more where a title needs it."""
        header = self.horizontalHeader()
        header.ensurePolished()  # else the titles are measured in another font
        for column, width in widths.items():
            wanted = scaled(self, width)
            self.setColumnWidth(column, max(wanted, header.sectionSizeHint(column)))

    @property
    def places(self) -> list[int]:
        """The rows that are chosen, from the top."""
        selection = self.selectionModel().selection()
        spans = map(selection.at, range(selection.count()))
        return sorted({row for span in spans for row in range(span.top(), span.bottom() + 1)})

    def go_to(self, place: int) -> None:
        """Choose one row, whatever keys are held down just now."""
        flag = QtCore.QItemSelectionModel.SelectionFlag
        index = self.model().index(place, 0)
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        self.scrollTo(index)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.edit_asked.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        else:
            super().keyPressEvent(event)
