"""The tables of the project page: as few columns as there is room for, the name before all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from postil_gui.i18n.messages import percent
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.measures import scaled

SHARE = Qt.ItemDataRole.UserRole + 2
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BAR_HEIGHT = 6
FIGURE_MARGIN = 13  # the padding of the heading
LEAST_ROWS = 3
LEAST, MORE = 64, 10  # pixels of a column, and beside its text
WIDEST_NAME = 180  # that takes the room of other columns


class BarDelegate(QtWidgets.QStyledItemDelegate):
    """Paints a share of the work as a bar, with the figure beside it."""

    def __init__(self, theme: Theme, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if share is None:
            return
        figure = painter.fontMetrics().horizontalAdvance(percent(1.0))
        theme, box = self._theme, option.rect.adjusted(8, 0, -FIGURE_MARGIN - figure - 8, 0)
        bar = QtCore.QRectF(
            box.left(), box.center().y() - BAR_HEIGHT / 2, max(10, box.width()), BAR_HEIGHT
        )
        painter.save()
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(theme.colour("exact" if share >= 1 else "accent"))
        bar.setWidth(bar.width() * min(1.0, share))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(theme.colour("text"))
        place = option.rect.adjusted(0, 0, -FIGURE_MARGIN, 0)
        painter.drawText(place, FIGURES, percent(share))
        painter.restore()


class PageTable(QtWidgets.QTreeWidget):
    """Names in the first column, figures in the others.

    Parameters
    ----------
    gives_way
        Columns that are left out, one after the other, where the name has too little room.
    """

    def __init__(self, name: str, headings: Sequence[str], gives_way: Sequence[int] = ()) -> None:
        super().__init__()
        self._gives_way: tuple[int, ...] = ()
        self.setObjectName("pageTable")
        self.setAccessibleName(name)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # names of files differ in their ends
        self.header().setStretchLastSection(False)
        self.head(headings, gives_way)

    def head(self, headings: Sequence[str], gives_way: Sequence[int] = ()) -> None:
        """Have these columns from now on, and no rows."""
        self.clear()
        self._gives_way = tuple(gives_way)
        self.setColumnCount(len(headings))
        self.setHeaderLabels(list(headings))
        self.header().setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(headings)):
            self.headerItem().setTextAlignment(column, FIGURES)

    def add_row(self, texts: Sequence[str], figures: Sequence[int]) -> QtWidgets.QTreeWidgetItem:
        """Another row; ``figures`` are the columns that stand to the right."""
        item = QtWidgets.QTreeWidgetItem(list(texts))
        for column in figures:
            item.setTextAlignment(column, FIGURES)
        self.addTopLevelItem(item)
        return item

    def fit(self, wide: Mapping[int, int] | None = None) -> None:
        """Give the columns the widths they need; ``wide``: at least, at the usual size of text."""
        self.header().ensurePolished()  # else the headings are measured in another font
        for column in range(1, self.columnCount()):
            self.setColumnHidden(column, False)
            self.resizeColumnToContents(column)
            least = scaled(self, (wide or {}).get(column, LEAST))
            self.setColumnWidth(column, max(least, self.columnWidth(column) + MORE))
        self._make_room()
        self.updateGeometry()

    def minimumSizeHint(self) -> QtCore.QSize:
        """Room for some rows, if it has as many."""
        rows = min(self.topLevelItemCount(), LEAST_ROWS)
        height = self.header().sizeHint().height() + 2 * self.frameWidth()
        height += rows * max(0, self.sizeHintForRow(0))
        return super().minimumSizeHint().expandedTo(QtCore.QSize(0, height))

    def sizeHint(self) -> QtCore.QSize:
        """No higher than must be: what the page has left is shared out."""
        return QtCore.QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def choose(self, row: int) -> None:
        """Choose a row, as far as there are any."""
        item = self.topLevelItem(max(0, row))
        if item is not None:
            self.setCurrentItem(item)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Leave columns out until the names can be read."""
        columns = range(1, self.columnCount())
        widths = {}
        for column in columns:
            self.setColumnHidden(column, False)
            widths[column] = self.columnWidth(column)
        hint = self.sizeHintForColumn(0) + scaled(self, MORE)  # boxes grow with the text
        wanted = min(hint, scaled(self, WIDEST_NAME))
        wanted = max(wanted, self.header().sectionSizeHint(0))
        for column in self._gives_way:
            if self.viewport().width() - sum(widths.values()) >= wanted:
                break
            self.setColumnHidden(column, True)
            del widths[column]
