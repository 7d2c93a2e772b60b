"""A list of cards: taken whole or in part, by keys or with the mouse."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.cards import COMPACT_PADDING_Y, LINE_HEIGHT, PADDING_Y, CardDelegate
from postil_gui.widgets.cards.cards_model import Card, CardModel
from postil_gui.widgets.part_view import PartView

OWN_KEYS = (Qt.Key.Key_F2, Qt.Key.Key_Delete)


class CardList(QtWidgets.QListView):
    """A list of cards; Enter or a double click takes one, F2 or dragging selects a part of it."""

    taken = Signal(int)
    """Row of the card that was taken."""

    part_taken = Signal(int, object)
    """Row of a card, and the ``TaggedText`` selected in it."""

    edit_asked = Signal(int)
    """Row of a card without parts, on which F2 was pressed."""

    delete_asked = Signal(int)
    """Row of a card on which Del was pressed."""

    menu_asked = Signal(int, QtCore.QPoint)
    """Row of a card, and the place on the screen where its menu shall stand."""

    def __init__(self, theme: Theme, name: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._cards = CardModel(self)
        self.setModel(self._cards)
        self._delegate = CardDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setMouseTracking(True)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.doubleClicked.connect(lambda index: self.taken.emit(index.row()))
        self.verticalScrollBar().setSingleStep(24)
        self.part = PartView(self.viewport())
        self.part.taken.connect(self._take_part)
        self.part.left.connect(self._leave_part)
        self._part_row = -1
        self._pressed = QtCore.QPoint()
        theme.changed.connect(self._restyle)

    @property
    def cards(self) -> list[Card]:
        """Cards that are shown."""
        return self._cards.cards

    @property
    def chosen(self) -> int:
        """Row of the current card; of the first one if none is; -1 of an empty list."""
        row = self.currentIndex().row()
        return row if row >= 0 else min(0, len(self.cards) - 1)

    def show_cards(self, cards: list[Card]) -> None:
        """Show these instead."""
        if cards != self._cards.cards:
            self._leave_part()
            self._delegate.make_room(card.badge for card in cards if card.badge)
            self._cards.set_cards(cards)
            self.scrollToTop()

    def begin_apart(self) -> None:
        """Begin as far below what stands above the list, whatever the first card is."""
        compact = bool(self.cards) and self.cards[0].compact
        self.setViewportMargins(0, PADDING_Y - COMPACT_PADDING_Y if compact else 0, 0, 0)

    def choose(self, row: int) -> None:
        """Make a card the current one."""
        self.setCurrentIndex(self._cards.index(row))

    def selected_part(self) -> TaggedText | None:
        """Part that is selected in the current card, or None."""
        return self.part.chosen() if self.part.isVisible() else None

    def open_part(self, row: int) -> bool:
        """Let a part of a card be selected; False if there is nothing to be inserted from it."""
        card = self.cards[row]
        if card.part_line < 0:
            return False
        self.choose(row)
        box = self.visualRect(self._cards.index(row))
        line = card.lines[card.part_line]
        self.part.setGeometry(self._delegate.part_place(box, card).adjusted(-1, -1, 1, 3))
        self.part.open(
            card.insertable,
            self._delegate.part_style(card),
            right_to_left=line.right_to_left,
            line_height=LINE_HEIGHT,
        )
        self._part_row = row
        self.part.setFocus()
        return True

    def height_for(self, width: int) -> int:
        """Height of all cards in a list so wide."""
        option = QtWidgets.QStyleOptionViewItem()
        option.rect = QtCore.QRect(0, 0, width, 0)
        rows = range(self._cards.rowCount())
        return sum(self._delegate.sizeHint(option, self._cards.index(row)).height() for row in rows)

    def _take_part(self, text: TaggedText) -> None:
        row = self._part_row
        self._leave_part()
        self.part_taken.emit(row, text)

    def _leave_part(self) -> None:
        if self.part.isVisible():
            had_focus = self.part.hasFocus()
            self.part.hide()
            if had_focus:
                self.setFocus()

    def _restyle(self) -> None:
        self._leave_part()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_part()
        self.scheduleDelayedItemsLayout()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._leave_part()
        super().scrollContentsBy(dx, dy)

    def event(self, event: QtCore.QEvent) -> bool:
        if (
            event.type() == QtCore.QEvent.Type.ShortcutOverride
            and isinstance(event, QtGui.QKeyEvent)
            and event.key() in OWN_KEYS
            and not event.modifiers()
        ):
            event.accept()  # within the list they mean its cards, whatever commands have them
            return True
        return super().event(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        row = self.currentIndex().row()
        if row < 0:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit(row)
        elif event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Right) and self.open_part(row):
            return
        elif event.key() == Qt.Key.Key_F2:
            self.edit_asked.emit(row)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit(row)
        elif event.matches(QtGui.QKeySequence.StandardKey.Copy):
            QtWidgets.QApplication.clipboard().setText(self.cards[row].insertable.plain)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        place = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.LeftButton and not self.part.isVisible():
            far = (place - self._pressed).manhattanLength()
            index = self.indexAt(self._pressed)
            if far >= QtWidgets.QApplication.startDragDistance() and index.isValid():
                self._drag_part(index.row())
        if self.part.isVisible() and event.buttons() & Qt.MouseButton.LeftButton:
            cursor = self.part.textCursor()
            at = self.part.cursorForPosition(self.part.viewport().mapFrom(self.viewport(), place))
            cursor.setPosition(at.position(), QtGui.QTextCursor.MoveMode.KeepAnchor)
            self.part.setTextCursor(cursor)
            return
        super().mouseMoveEvent(event)

    def _drag_part(self, row: int) -> None:
        card = self.cards[row]
        if card.part_line < 0:
            return
        box = self.visualRect(self._cards.index(row))
        if self._delegate.part_place(box, card).contains(self._pressed) and self.open_part(row):
            start = self.part.viewport().mapFrom(self.viewport(), self._pressed)
            self.part.setTextCursor(self.part.cursorForPosition(start))

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        by_mouse = event.reason() == QtGui.QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if index.isValid():
            self.setCurrentIndex(index)
            place = event.pos() if by_mouse else self.visualRect(index).center()
            self.menu_asked.emit(index.row(), self.viewport().mapToGlobal(place))

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self._cards.rowCount():
            self.choose(0)  # Qt would make it the current one, but not show it as such
        super().focusInEvent(event)
