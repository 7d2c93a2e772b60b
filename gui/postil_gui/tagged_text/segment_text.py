"""One text of the open segment, in place of what the grid paints; and the source view."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from postil.text.tags import Tag, TaggedText
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.chips import CHIP_TYPE, chip_order
from postil_gui.tagged_text.line_ends import keep_punctuation_with_tags
from postil_gui.tagged_text.text_document import (
    TextStyle,
    insert_tagged,
    prepare_document,
    qt_offset,
    tagged_text,
)
from postil_gui.tagged_text.word_steps import (
    bare_words,
    step_by_word,
    with_whole_words,
    word_around,
)

MIME = "application/x-postil-tagged-text"
FRAME = 1
_OF_EMACS = (Qt.Key.Key_D, Qt.Key.Key_E, Qt.Key.Key_K, Qt.Key.Key_U)
"""With Ctrl, on X11 Qt deletes a character or a line with them, and nobody expects that."""
_UNDONE_ELSEWHERE = ("edit-undo", "edit-redo")
"""Entries of Qt's menu that know the text alone, and not what confirming and filling did."""


class SegmentText(QtWidgets.QTextEdit):
    """A text with chips that stands exactly where the grid paints it.

    Attributes
    ----------
    language
        Code of the language it is in; it decides where words end.
    menu_fillers
        Put their entries into the context menu, for the position that was clicked.
    """

    height_changed = Signal()
    """The text needs another height."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = ""
        self.menu_fillers: list[Callable[[QtWidgets.QMenu, int], None]] = []
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._source = TaggedText("")
        self._table: list[Tag] = []
        self._order: dict[str, int] = {}
        self._loaded = TaggedText("")
        self._style: TextStyle | None = None
        self._direction = Qt.LayoutDirection.LeftToRight
        self._word: tuple[int, int] | None = None  # while the button of a double click is held
        self.document().documentLayout().documentSizeChanged.connect(
            lambda _: self.height_changed.emit()
        )
        self.document().contentsChanged.connect(lambda: keep_punctuation_with_tags(self.document()))

    def load(
        self,
        source: TaggedText,
        text: TaggedText,
        style: TextStyle,
        direction: Qt.LayoutDirection,
    ) -> None:
        """Show ``text`` of the segment with this ``source``; the history of undo starts here."""
        self._source = source
        self._table = list(source.tags)
        self._order = chip_order(source.tags)
        self._loaded = text
        self._style = style
        self._direction = direction
        density = style.theme.density
        side = density.padding_x - density.inset_x - FRAME
        self.setViewportMargins(side, density.padding_y - density.inset_y - FRAME, side, 0)
        document = self.document()
        self.clear()
        self.setFont(style.font)
        prepare_document(document, style, direction)
        document.setUndoRedoEnabled(False)
        insert_tagged(QtGui.QTextCursor(document), text, self._table, self._order)
        document.setUndoRedoEnabled(True)
        document.setModified(False)
        self.moveCursor(QtGui.QTextCursor.MoveOperation.End)
        self.height_changed.emit()

    def restyle(self, style: TextStyle) -> None:
        """Use another font or other colours; text, caret and undo stay."""
        self._style = style
        self.setFont(style.font)
        self.document().setDefaultFont(style.font)
        self.document().documentLayout().registerHandler(CHIP_TYPE, style.chips)
        self.document().markContentsDirty(0, self.document().characterCount())

    def text(self) -> TaggedText:
        """The text as it stands; exactly what was loaded as long as nothing was changed."""
        if not self.document().isModified():
            return self._loaded
        return tagged_text(self.document(), self._table)

    def end_step(self) -> None:
        """End the step of undo: text typed from now on is one of its own."""
        self._loaded = self.text()
        self.document().setModified(False)  # Qt adds to a step only in a modified text

    def wanted_height(self) -> int:
        """Height of the text in pixels, without frame and padding."""
        return round(self.document().size().height())

    def selected_text(self) -> TaggedText:
        """The selection, with its tags."""
        return self._text_of(self.textCursor())

    def _text_of(self, cursor: QtGui.QTextCursor) -> TaggedText:
        document = QtGui.QTextDocument()
        if self._style is not None:
            prepare_document(document, self._style, self._direction)
        QtGui.QTextCursor(document).insertFragment(cursor.selection())
        return tagged_text(document, self._table)

    def selected_words(self, *, whole: bool = False) -> str:
        """The selection in one line, without the punctuation of its sentence at the ends.

        Parameters
        ----------
        whole
            Several words are taken as a whole, where the first or last one is cut.
        """
        cursor = self.textCursor()
        if whole:
            cursor = with_whole_words(cursor)
        return bare_words(self._text_of(cursor).plain)

    @property
    def has_chip_selected(self) -> bool:
        """Whether a tag is selected, and nothing else."""
        cursor = self.textCursor()
        start = cursor.selectionStart()
        return cursor.selectionEnd() - start == 1 and self.chip_at(start)

    def chip_at(self, position: int) -> bool:
        """Whether a tag stands behind a position."""
        cursor = QtGui.QTextCursor(self.document())
        if not 0 <= position < self.document().characterCount() - 1:
            return False
        cursor.setPosition(position + 1)
        return cursor.charFormat().objectType() == CHIP_TYPE

    def chip_under(self, point: QtCore.QPoint) -> int | None:
        """The position before the tag under a point of the viewport, if there is one."""
        layout = self.document().documentLayout()
        place = layout.hitTest(QtCore.QPointF(point), Qt.HitTestAccuracy.ExactHit)
        for position in (place, place - 1):  # the nearer edge of the chip is what is hit
            if self.chip_at(position) and self._chip_box(position).contains(point):
                return position
        return None

    def _chip_box(self, position: int) -> QtCore.QRect:
        cursor = QtGui.QTextCursor(self.document())
        cursor.setPosition(position)
        first = self.cursorRect(cursor)
        cursor.setPosition(position + 1)
        second = self.cursorRect(cursor)
        if first.top() != second.top():  # the chip ends its line
            second = first.translated(first.height() * 3, 0)
        return first.united(second)

    def createMimeDataFromSelection(self) -> QtCore.QMimeData:
        selected = self.selected_text()
        data = QtCore.QMimeData()
        data.setText(selected.plain)
        data.setData(MIME, QtCore.QByteArray(json.dumps(selected.to_json()).encode()))
        return data

    def event(self, event: QtCore.QEvent) -> bool:
        if (
            event.type() == QtCore.QEvent.Type.ShortcutOverride
            and isinstance(event, QtGui.QKeyEvent)
            and self._is_command(event)
        ):
            event.ignore()  # else the keys of Qt's own editor (Ctrl+K, Ctrl+Ins) go before ours
            return False
        return super().event(event)

    def _is_command(self, event: QtGui.QKeyEvent) -> bool:
        typing = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if not event.modifiers() & ~typing and event.text().isprintable() and event.text():
            return False
        keys = QtGui.QKeySequence(event.keyCombination())
        return any(
            keys in action.shortcuts() for action in self.window().actions() if action.isEnabled()
        )

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and event.key() in _OF_EMACS:
            event.ignore()
        elif not step_by_word(self, event, self.language):
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Select the word, without the tags that Qt takes for parts of it."""
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._word = word_around(self._cursor_before(event.position()), self.language)
            self.select(*self._word)

    def _cursor_before(self, point: QtCore.QPointF) -> QtGui.QTextCursor:
        """Cursor before the character at a point, even nearer its end; else where a click goes."""
        cursor = self.cursorForPosition(point.toPoint())
        hit = self.document().documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit)
        if hit >= 0:
            cursor.setPosition(hit)
        return cursor

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._word is None:
            super().mouseMoveEvent(event)
            return
        start, end = self._word
        place = self.cursorForPosition(event.position().toPoint()).position()
        if place < start:
            self.select(end, place)
        else:
            self.select(start, max(place, end))

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        self._word = None
        super().mouseReleaseEvent(event)

    def select(self, anchor: int, position: int) -> None:
        """Select from one position to another, where the caret is then."""
        cursor = self.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QtGui.QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        keep_punctuation_with_tags(self.document())

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        by_mouse = event.reason() == QtGui.QContextMenuEvent.Reason.Mouse
        self.show_menu(event.pos() if by_mouse else None, event.globalPos())

    def show_menu(self, point: QtCore.QPoint | None, place: QtCore.QPoint) -> None:
        """Show the context menu: commands for what was clicked, then cut, copy and paste.

        Parameters
        ----------
        point
            Of the viewport, that was clicked; None for the caret.
        place
            On the screen, where the menu shall stand.
        """
        if point is not None:
            self._take_hold(point)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        position = (
            self.textCursor().selectionStart()
            if self.has_chip_selected
            else (self.textCursor() if point is None else self.cursorForPosition(point)).position()
        )
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in menu.actions():
            if action.objectName() in _UNDONE_ELSEWHERE:
                menu.removeAction(action)
        first = next((one for one in menu.actions() if not one.isSeparator()), None)
        for fill in self.menu_fillers:
            ours = QtWidgets.QMenu(menu)
            fill(ours, position)
            menu.insertActions(first, ours.actions())  # type: ignore[arg-type]
            if ours.actions():
                menu.insertSeparator(first)  # type: ignore[arg-type]
        menu.popup(place)

    def _take_hold(self, point: QtCore.QPoint) -> None:
        """Select the tag under the mouse; what is selected stays if it was clicked on."""
        chip, cursor = self.chip_under(point), self.cursorForPosition(point)
        if chip is not None:
            self.select(chip, chip + 1)
            return
        selected = self.textCursor()
        if not selected.selectionStart() <= cursor.position() <= selected.selectionEnd():
            self.setTextCursor(cursor)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        event.ignore()  # the grid scrolls


class SourceView(SegmentText):
    """The source of the open segment: to be read, selected and copied from."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sourceView")
        self.setAccessibleName(tr("Source"))
        self.setReadOnly(True)
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flag.TextSelectableByMouse | flag.TextSelectableByKeyboard)
        self._tints: list[QtWidgets.QTextEdit.ExtraSelection] = []
        self._lines: list[QtWidgets.QTextEdit.ExtraSelection] = []

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """A tag is taken hold of, to be dragged into the translation: Qt drags what is selected."""
        chip = self.chip_under(event.position().toPoint())
        if chip is not None and event.button() == Qt.MouseButton.LeftButton:
            self.select(chip, chip + 1)
        super().mousePressEvent(event)

    def _take_hold(self, point: QtCore.QPoint) -> None:
        """Select the word under the mouse, too: it is looked up, or becomes a term."""
        super()._take_hold(point)
        if not self.textCursor().hasSelection():
            self.select(*word_around(self.textCursor(), self.language))

    def underline(self, spans: Iterable[tuple[int, int]], colour: QtGui.QColor) -> None:
        """Underline stretches of the plain text, in place of those before."""
        form = QtGui.QTextCharFormat()
        form.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.DotLine)
        form.setUnderlineColor(colour)
        self._lines = self._selections(spans, form)
        self.setExtraSelections(self._tints + self._lines)

    def tint(self, spans: Iterable[tuple[int, int]], colour: QtGui.QColor) -> None:
        """Colour the ground of stretches of the plain text, in place of those before."""
        form = QtGui.QTextCharFormat()
        form.setBackground(colour)
        self._tints = self._selections(spans, form)
        self.setExtraSelections(self._tints + self._lines)

    def _selections(
        self, spans: Iterable[tuple[int, int]], form: QtGui.QTextCharFormat
    ) -> list[QtWidgets.QTextEdit.ExtraSelection]:
        selections = []
        for start, end in spans:
            cursor = QtGui.QTextCursor(self.document())
            cursor.setPosition(qt_offset(self._loaded, start))
            cursor.setPosition(
                qt_offset(self._loaded, end, before=True), QtGui.QTextCursor.MoveMode.KeepAnchor
            )
            selection = QtWidgets.QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, form
            selections.append(selection)
        return selections
