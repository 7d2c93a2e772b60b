"""The rows of an alignment as a table: both sides in full, confidence, and whether the pair is
kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from postil_gui.i18n.messages import percent, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.row_table import seat_scroll_bar
from postil_gui.widgets.titled_model import Index, TitledModel

if TYPE_CHECKING:
    from postil.bitext.alignment_review import AlignmentReview, Change, ReviewRow

NUMBER, SOURCE, TARGET, KIND, SURE, STATE = range(6)
SENTENCE = " ¶ "  # between sentences of one cell
PADDING, SIDE = 7, 12  # above and below; beside, as the titles have it
LEAST_HEIGHT = 34
NARROW = {NUMBER: 58, KIND: 62, SURE: 84, STATE: 128}
SIGN, SIGN_GAP = 14, 5  # of a state, and up to its words
SIGN_ROLES = {"warning": "similar", "state-translated": "exact"}  # colours


class AlignModel(TitledModel):
    """Follows an ``AlignmentReview``."""

    figures = frozenset({NUMBER, SURE})

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self.review: AlignmentReview | None = None

    def show(self, review: AlignmentReview | None) -> None:
        """Follow another one."""
        self.beginResetModel()
        self.review = review
        if review is not None:
            review.changed = self._follow
        self.endResetModel()

    def row(self, place: int) -> ReviewRow | None:
        """A row, or None if there is none."""
        review = self.review
        return review.rows[place] if review is not None and 0 <= place < len(review) else None

    def rowCount(self, parent: Index | None = None) -> int:
        if self.review is None or (parent is not None and parent.isValid()):
            return 0
        return len(self.review)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.review is None:
            return None
        row = self.review.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join(
                str(self._text(row, index.row(), column))
                for column in (NUMBER, SOURCE, TARGET, STATE)
            )
        return None

    def titles(self) -> tuple[str, ...]:
        return (
            tr("No."),
            tr("Document"),
            tr("Translation"),
            tr("Kind"),
            tr("Sure"),
            tr("State"),
        )

    def _text(self, row: ReviewRow, place: int, column: int) -> str:
        if column in (SOURCE, TARGET) and self.review is not None:
            sentences = self.review.texts(place)[column - SOURCE]
            return SENTENCE.join(text.strip() for text in sentences)
        return {
            NUMBER: f"{place + 1}",
            KIND: "{} – {}".format(*row.shape),
            SURE: percent(row.confidence),
        }.get(column) or state_text(row)

    def _follow(self, change: Change) -> None:
        """Rows were replaced by others."""
        start, old, new = change
        same = min(len(old), len(new))
        if len(new) > len(old):
            self.beginInsertRows(QtCore.QModelIndex(), start + same, start + len(new) - 1)
            self.endInsertRows()
        elif len(new) < len(old):
            self.beginRemoveRows(QtCore.QModelIndex(), start + same, start + len(old) - 1)
            self.endRemoveRows()
        self.dataChanged.emit(self.index(start, 0), self.index(max(start, start + same - 1), STATE))


def state_text(row: ReviewRow) -> str:
    """State of a row, in words."""
    if not row.is_pair:
        return tr("one side only")
    if row.uncertain:
        return tr("look at it")
    return tr("kept") if row.kept else tr("left out")


def state_sign(row: ReviewRow) -> str:
    """Icon of a state, so that a column of them is read at a glance."""
    if row.uncertain:
        return "warning"
    return ("state-translated" if row.kept else "close") if row.is_pair else ""


class AlignDelegate(QtWidgets.QStyledItemDelegate):
    """Paints texts in full, each in its direction; rows in doubt have a tint beside their sign."""

    def __init__(self, theme: Theme, parent: QtWidgets.QTableView, model: AlignModel) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self.directions = (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.LeftToRight)

    def height(self, place: int, widths: tuple[int, int]) -> int:
        """The height a row needs."""
        metrics = QtGui.QFontMetrics(self._theme.segment_font())
        tallest = LEAST_HEIGHT
        for column, width in zip((SOURCE, TARGET), widths, strict=True):
            text = str(self._model.index(place, column).data() or "")
            box = QtCore.QRect(0, 0, max(20, width - 2 * SIDE), 100_000)
            used = metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), text)
            tallest = max(tallest, used.height() + 2 * PADDING + 2)
        return tallest

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: Index,
    ) -> None:
        row = self._model.row(index.row())
        if row is None:
            return
        theme, box = self._theme, option.rect
        chosen = bool(option.state & QtWidgets.QStyle.StateFlag.State_Selected)
        focus = bool(option.state & QtWidgets.QStyle.StateFlag.State_HasFocus)
        ground = "similar_soft" if row.uncertain else "surface"
        painter.fillRect(box, theme.colour("accent_tint" if chosen else ground))
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, theme.colour("line"))
        texts = index.column() in (SOURCE, TARGET)
        painter.setFont(theme.segment_font() if texts else theme.small_font())
        muted = not texts or (not row.kept and not row.uncertain)
        painter.setPen(theme.colour("muted" if muted else "text"))
        right = index.column() in AlignModel.figures
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option_ = QtGui.QTextOption(side | Qt.AlignmentFlag.AlignTop)
        wrap = QtGui.QTextOption.WrapMode
        option_.setWrapMode(wrap.WordWrap if texts else wrap.NoWrap)
        if texts:
            option_.setTextDirection(self.directions[index.column() - SOURCE])
            if option_.textDirection() == Qt.LayoutDirection.RightToLeft:
                option_.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        inner = QtCore.QRectF(box.adjusted(SIDE, PADDING, -SIDE, -PADDING))
        text_metrics = QtGui.QFontMetricsF(theme.segment_font())
        metrics = QtGui.QFontMetricsF(painter.font())
        inner.translate(0, text_metrics.ascent() - metrics.ascent())
        if index.column() == STATE:
            inner = self._paint_sign(painter, inner, metrics.height(), row)
        painter.drawText(inner, str(index.data() or ""), option_)
        if focus and texts:
            painter.setPen(theme.colour("accent"))
            painter.drawRect(box.adjusted(0, 0, -1, -2))

    def _paint_sign(
        self, painter: QtGui.QPainter, inner: QtCore.QRectF, line: float, row: ReviewRow
    ) -> QtCore.QRectF:
        """Paint the icon of a state; returns what is left for its words."""
        sign = state_sign(row)
        if sign:
            role = SIGN_ROLES.get(sign, "muted")
            pixmap = self._theme.pixmap(sign, role, SIGN, painter.device().devicePixelRatioF())
            painter.drawPixmap(inner.topLeft() + QtCore.QPointF(0, (line - SIGN) / 2), pixmap)
        return inner.adjusted(SIGN + SIGN_GAP, 0, 0, 0)


Order = Literal[
    "merge up", "merge down", "split", "up", "down", "keep", "mark", "next", "undo", "redo"
]
KEYS: dict[str, Order] = {
    "Ctrl+Shift+Up": "merge up",
    "Ctrl+Shift+Down": "merge down",
    "Ctrl+Up": "up",
    "Ctrl+Down": "down",
    "Ctrl+T": "split",
    "S": "split",
    "Del": "keep",
    "Space": "mark",
    "N": "next",
    "F8": "next",
    "Ctrl+Z": "undo",
    "Ctrl+Y": "redo",
    "Ctrl+Shift+Z": "redo",
}


class AlignTable(QtWidgets.QTableView):
    """The table; asks for what its keys mean. Heights are found for the rows in sight only."""

    asked = Signal(str)
    """An :data:`Order`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pairs of the alignment"))
        self.rows = AlignModel(self)
        self.setModel(self.rows)
        self.delegate_ = AlignDelegate(theme, self, self.rows)
        self.setItemDelegate(self.delegate_)
        behaviour = QtWidgets.QAbstractItemView
        self.setSelectionBehavior(behaviour.SelectionBehavior.SelectRows)
        self.setSelectionMode(behaviour.SelectionMode.SingleSelection)
        self.setEditTriggers(behaviour.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(behaviour.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(LEAST_HEIGHT)
        self.verticalHeader().setDefaultSectionSize(LEAST_HEIGHT)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Fixed)
        for column in (SOURCE, TARGET):
            header.setSectionResizeMode(column, QtWidgets.QHeaderView.ResizeMode.Stretch)
        for column, width in NARROW.items():
            self.setColumnWidth(column, scaled(self, width))
        seat_scroll_bar(self)
        header.sectionResized.connect(lambda *_: self._fit())
        self.verticalScrollBar().valueChanged.connect(lambda _: self._fit())
        self.rows.dataChanged.connect(lambda *_: self._fit())
        self.rows.modelReset.connect(self._fit)
        theme.changed.connect(self._fit)
        self._fitting = False

    def set_directions(self, source: Qt.LayoutDirection, target: Qt.LayoutDirection) -> None:
        """Direction of the texts."""
        self.delegate_.directions = (source, target)
        sides = zip((SOURCE, TARGET), (source, target), strict=True)
        backwards = Qt.LayoutDirection.RightToLeft
        self.rows.set_right_to_left(column for column, way in sides if way == backwards)

    @property
    def place(self) -> int:
        """The current row."""
        return self.currentIndex().row()

    @property
    def side(self) -> Literal["source", "target"]:
        """The side the keys that move a sentence are about."""
        return "target" if self.currentIndex().column() == TARGET else "source"

    def go_to(self, place: int) -> None:
        """Make a row the current one."""
        place = max(0, min(place, self.rows.rowCount() - 1))
        column = self.currentIndex().column()
        column = column if column in (SOURCE, TARGET) else SOURCE
        index = self.rows.index(place, column)
        self.setCurrentIndex(index)
        self._fit()
        self.scrollTo(index)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        keys = QtGui.QKeySequence(event.keyCombination()).toString()
        if keys in KEYS:
            self.asked.emit(KEYS[keys])
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            column = SOURCE if event.key() == Qt.Key.Key_Left else TARGET
            self.setCurrentIndex(self.rows.index(self.place, column))
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the rows in sight the height they need."""
        if self._fitting:
            return
        self._fitting = True
        try:
            widths = self.columnWidth(SOURCE), self.columnWidth(TARGET)
            place, count = max(0, self.rowAt(0)), self.rows.rowCount()
            height = self.viewport().height()
            while place < count and self.rowViewportPosition(place) < height:
                wanted = self.delegate_.height(place, widths)
                if wanted != self.rowHeight(place):
                    self.setRowHeight(place, wanted)
                place += 1
        finally:
            self._fitting = False
