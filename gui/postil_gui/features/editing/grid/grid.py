"""The table of segments, with source view and target editor in its current row.

Heights are found for the rows in sight only, as they come into sight: a project of 100,000 segments
opens at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from postil.workspace.records import ProjectSegment
from postil_gui.features.editing.editor.target_editor import TargetEditor
from postil_gui.features.editing.grid.columns import GridColumns
from postil_gui.features.editing.grid.delegate import SegmentDelegate
from postil_gui.features.editing.grid.segments_model import SOURCE, STATE, TARGET, SegmentModel
from postil_gui.features.editing.grid.still_table import StillTable
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.tagged_text.segment_text import SegmentText, SourceView
from postil_gui.theme.theme import Theme
from postil_gui.widgets.row_table import seat_scroll_bar

DEFAULT_HEIGHT, SCROLL_TRIES = 58, 6


@dataclass(frozen=True, slots=True)
class _Kept:
    """A row id, anchor and position of the caret in its text, and where that began."""

    row_id: int
    anchor: int
    position: int
    top: int


class SegmentGrid(StillTable):
    """The segments; exactly one row is current, and its target is being edited.

    Parameters
    ----------
    directions
        Of source and target text.

    Attributes
    ----------
    nothing
        What stands there if there is no segment to show.
    """

    opened = Signal(int)
    """A row became current; whoever listens loads the editor."""

    closing = Signal(int)
    """The current row is about to be left; its text is still in the editor."""

    at_edge = Signal(int)
    """There is no row to go to before the current one (-1), or after it (+1)."""

    row_menu_asked = Signal(QtCore.QPoint)
    """The menu of a row, and the point of the viewport where it shall stand."""

    def __init__(
        self,
        theme: Theme,
        directions: tuple[Qt.LayoutDirection, Qt.LayoutDirection],
        parent: QtWidgets.QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._directions = directions
        self._density = theme.density
        self._row = -1
        self._fitting = False
        self._kept: _Kept | None = None  # when the rows became others
        self.nothing = ""
        self._delegate = SegmentDelegate(theme, directions, self)
        self.setItemDelegate(self._delegate)
        self.columns = GridColumns(self, theme)
        self.source = SourceView(self.viewport())
        self.editor = TargetEditor(self.viewport())
        for text in (self.source, self.editor):
            text.hide()
            text.height_changed.connect(self._fit_current)
            text.cursorPositionChanged.connect(self._caret_moved)
        self._follow = QtCore.QTimer(self)  # undo puts the caret in its place last, and silently
        self._follow.setSingleShot(True)
        self._follow.timeout.connect(self._caret_moved)
        self.editor.left.connect(self.step)
        self.editor.paged.connect(self.step_page)
        self._set_up()
        theme.changed.connect(self._restyle)

    def _set_up(self) -> None:
        self.setObjectName("segments")
        self.setAccessibleName(tr("Segments"))
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)  # it comes before the row has its height; see _bring_into_sight
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(DEFAULT_HEIGHT)
        self.verticalHeader().setMinimumSectionSize(20)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(30)
        seat_scroll_bar(self)
        self.verticalScrollBar().setSingleStep(30)

    @property
    def segments(self) -> SegmentModel:
        """The model."""
        model = self.model()
        if not isinstance(model, SegmentModel):
            raise TypeError("the grid has no segments yet")
        return model

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def directions(self) -> tuple[Qt.LayoutDirection, Qt.LayoutDirection]:
        """Of source and target text."""
        return self._directions

    @property
    def delegate(self) -> SegmentDelegate:
        return self._delegate

    @property
    def current_row(self) -> int:
        """The open row, or -1."""
        return self._row

    def set_segments(self, model: SegmentModel) -> None:
        """Show a model; no row is current at first."""
        self.setModel(model)
        model.dataChanged.connect(self._data_changed)
        model.modelAboutToBeReset.connect(self._keep_caret)
        model.modelAboutToBeReset.connect(self.close_row)
        model.heads_changed.connect(self._column_resized)
        self._later = QtCore.QTimer(self)  # most often a row is opened at once, somewhere else
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit_rows)
        model.modelReset.connect(self._later.start)
        self.columns.follow(model)
        self.columns.changed.connect(self._column_resized)  # rows are fitted to the final widths

    def go_to(self, row: int, *, take_focus: bool = True) -> None:
        """Make a row current and open its editor; the row comes into sight."""
        if not 0 <= row < self.segments.rowCount():
            return
        if row != self._row:
            self.close_row()
            self._row = row
            self._delegate.edited_row = row
            self.setCurrentIndex(self.segments.index(row, TARGET))
            self._load_editor(self.segments.segment(row))
            self._fit_current()
            self.viewport().update()
            self._bring_into_sight(row)
            self.opened.emit(row)
            self._restore_caret(row)
        self._bring_into_sight(row)
        if take_focus and self.editor.isVisible():
            self.editor.setFocus()

    def reload(self, row: int) -> None:
        """Open the current row anew, with what its segment is now."""
        if row == self._row:
            self._keep_caret()
            self._load_editor(self.segments.segment(row))
            self._fit_current()
            self.opened.emit(row)
            self._restore_caret(row)

    @property
    def has_focus(self) -> bool:
        """Whether keys come here, and to no text, once the window is active."""
        return self.window().focusWidget() is self

    def close_row(self) -> None:
        """Leave the current row; listeners of ``closing`` take its text."""
        if self._row < 0:
            return
        row = self._row
        self.closing.emit(row)
        self._row = -1
        self._delegate.edited_row = -1
        if self.window().focusWidget() in (self.editor, self.source):
            self.setFocus()
        self.editor.hide()
        self.source.hide()
        if row < self.segments.rowCount():
            self._fit_row(row)
        self.viewport().update()

    def _keep_caret(self) -> None:
        if self._row >= 0:
            cursor = self.editor.textCursor()
            row_id = self.segments.segment(self._row).row_id
            self._kept = _Kept(row_id, cursor.anchor(), cursor.position(), self.editor.y())

    def _restore_caret(self, row: int) -> None:
        """A segment that only came to another row keeps its caret, and stays where it is seen."""
        kept, self._kept = self._kept, None
        if kept is None or kept.row_id != self.segments.segment(row).row_id:
            return
        last = self.editor.document().characterCount() - 1
        cursor = self.editor.textCursor()
        cursor.setPosition(min(kept.anchor, last))
        cursor.setPosition(min(kept.position, last), QtGui.QTextCursor.MoveMode.KeepAnchor)
        self.editor.setTextCursor(cursor)
        self._hold_editor(kept.top)

    def step(self, direction: int) -> None:
        """To the previous or next row."""
        if 0 <= self._row + direction < self.segments.rowCount():
            self.go_to(self._row + direction)
        elif self._row >= 0:
            self.at_edge.emit(direction)

    def step_page(self, direction: int) -> None:
        """By as many rows up or down as are in sight at once, one at least; in a row that goes on
        out of sight, by a page of its text.
        """
        if self._step_page_within(direction):
            return
        last = self.segments.rowCount() - 1
        if self._row < 0 or self._row == (last if direction > 0 else 0):
            self.step(direction)
            return
        top = self.verticalHeader().sectionPosition(self._row)
        reach = self.viewport().height() - self.rowHeight(self._row)
        row = self.verticalHeader().logicalIndexAt(
            max(0, top + direction * reach) - self.verticalHeader().offset()
        )
        if row < 0:
            row = last
        self.go_to(max(row, self._row + 1) if direction > 0 else min(row, self._row - 1))

    def _step_page_within(self, direction: int) -> bool:
        if self._row < 0:
            return False
        top, height = self.rowViewportPosition(self._row), self.viewport().height()
        if top >= 0 if direction < 0 else top + self.rowHeight(self._row) <= height:
            return False
        line = self.editor.cursorRect()
        line.translate(0, direction * max(line.height(), height - 2 * line.height()))
        self.editor.setTextCursor(self.editor.cursorForPosition(line.center()))
        return True

    def _load_editor(self, segment: ProjectSegment) -> None:
        styles = [self._delegate.style_of(column) for column in (SOURCE, TARGET)]
        self.source.load(segment.source, segment.source, styles[0], self._directions[0])
        self.editor.load(segment.source, segment.target, styles[1], self._directions[1])
        self.editor.setReadOnly(segment.locked)
        self.source.show()
        self.editor.show()

    def _bring_into_sight(self, row: int) -> None:
        hint = QtWidgets.QAbstractItemView.ScrollHint
        height = self.viewport().height()
        for _ in range(SCROLL_TRIES):  # rows that come into sight find their height only then
            self.updateGeometries()  # else the scroll bar still ends where it did
            if self._is_in_sight(row):
                self._fit_rows()
                if self._is_in_sight(row):
                    break
            near = -height < self.rowViewportPosition(row) < 2 * height
            how = hint.EnsureVisible if near else hint.PositionAtCenter
            self.scrollTo(
                self.segments.index(row, TARGET), hint.PositionAtTop if self._is_tall(row) else how
            )
        if not self._is_tall(row):
            self._show_around(row)
        self._place_editor()
        self._show_caret()

    def _show_around(self, row: int) -> None:
        """Keep the rows around in view: what comes is read before it is translated."""
        top, height = self.rowViewportPosition(row), self.viewport().height()
        bottom = top + self.rowHeight(row)
        reach = min(2 * DEFAULT_HEIGHT, height // 4)
        bar = self.verticalScrollBar()
        if bottom > height - reach:
            bar.setValue(bar.value() + bottom - height + reach)
        elif top < reach // 2:
            bar.setValue(bar.value() + top - reach // 2)

    def _caret_moved(self) -> None:
        if self.editor.hasFocus() or self.source.hasFocus():
            self._show_caret()

    def _show_caret(self) -> None:
        """Scroll to the line of the caret, where a row is higher than the view."""
        if self._row < 0 or not self._is_tall(self._row):
            return
        text = self.source if self.source.hasFocus() else self.editor
        line = text.cursorRect()
        top = text.viewport().mapTo(self.viewport(), line.topLeft()).y()
        above, below = top - line.height(), top + 2 * line.height() - self.viewport().height()
        if above < 0 or below > 0:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + (above if above < 0 else below))

    def _is_tall(self, row: int) -> bool:
        """Whether a row and what is kept in view around it need more than the view."""
        height = self.viewport().height()
        return self.rowHeight(row) > height - min(2 * DEFAULT_HEIGHT, height // 4)

    def _is_in_sight(self, row: int) -> bool:
        top, height = self.rowViewportPosition(row), self.viewport().height()
        if self._is_tall(row):  # the rest is up to the caret
            return -self.rowHeight(row) < top <= 2 * self._theme.density.padding_y
        return top >= 0 and top + self.rowHeight(row) <= height

    def _widths(self) -> tuple[int, int]:
        return self.columnWidth(SOURCE), self.columnWidth(TARGET)

    def _wanted(self, row: int) -> int:
        head = self._delegate.head_height(self.segments.document_head(row))
        if row != self._row:
            return head + self._delegate.row_height(self.segments.segment(row), self._widths())
        least = self._delegate.least_height(self.segments.segment(row))
        text = max(self.source.wanted_height(), self.editor.wanted_height(), least)
        return head + round(text) + 2 * self._theme.density.padding_y + 1

    def _fit_row(self, row: int) -> bool:
        wanted = self._wanted(row)
        if wanted == self.rowHeight(row):
            return False
        self.setRowHeight(row, wanted)
        return True

    def _fit_rows(self) -> None:
        """Give the rows in sight the height they need."""
        if self._fitting or self.model() is None:
            return
        self._fitting = True
        try:
            count = self.segments.rowCount()
            row = self.rowAt(0)
            if row < 0:  # no rows, or fewer than there were: the view is still below the last
                self.updateGeometries()
                row = self.rowAt(0)
            top, height = self.rowViewportPosition(row), self.viewport().height()
            # Hidden as it is, it would look for each row that grows, in a walk over all rows; and
            # it is enabled again whenever the window is shown.
            self.verticalHeader().setUpdatesEnabled(False)
            while 0 <= row < count and top < height:
                self._fit_row(row)
                top += self.rowHeight(row)  # to ask for the place is such a walk, too
                row += 1
        finally:
            self._fitting = False
        self._place_editor()

    def fit_rows(self) -> None:
        """Texts are shown otherwise: give the rows in sight the height they need."""
        self._fit_rows()
        self.viewport().update()

    def _fit_current(self) -> None:
        if self._row >= 0 and not self._fitting:
            self._place_editor()  # first the width, which decides about the height
            if self._fit_row(self._row):
                self._fit_rows()
            self._place_editor()
            self._follow.start()

    def _place_editor(self) -> None:
        if self._row < 0:
            return
        density = self._theme.density
        head = self._delegate.head_height(self.segments.document_head(self._row))
        for text, column in ((self.source, SOURCE), (self.editor, TARGET)):
            cell = self.visualRect(self.segments.index(self._row, column))
            x, y = density.inset_x, density.inset_y
            cell.adjust(x, head + y, -x, -y - 1)
            if text.geometry() != cell:
                text.setGeometry(cell)

    def _data_changed(self, first: QtCore.QModelIndex, last: QtCore.QModelIndex) -> None:
        if first.row() == last.row() and first.column() != STATE:
            self._fit_row(first.row())
        if first.column() != STATE:  # signs take no room of their own
            self._fit_rows()  # of many, those in sight; the others when they come into sight

    def _column_resized(self, shown: bool = False) -> None:
        before, in_sight = self.editor.y(), self._row >= 0 and self._is_in_sight(self._row)
        self._fit_rows()
        self._fit_current()
        if in_sight and shown:
            self._bring_into_sight(self._row)
        elif in_sight:
            self._hold_editor(before)

    def _hold_editor(self, before: int) -> None:
        """Scroll so that the open text is where it was, whatever grew above it."""
        bar = self.verticalScrollBar()
        for _ in range(SCROLL_TRIES):  # rows that come into sight find their height only then
            self.updateGeometries()
            self._place_editor()
            bar.setValue(bar.value() + self.editor.y() - before)

    def _restyle(self) -> None:
        if self.model() is None:
            return
        in_sight = self._row >= 0 and self._is_in_sight(self._row)
        self.columns.fit()
        if self._density is not self._theme.density:
            self._density = self._theme.density
            self._open_anew()
        self.editor.restyle(self._delegate.style_of(TARGET))
        self.source.restyle(self._delegate.style_of(SOURCE))
        self._fit_rows()
        self._fit_current()
        if in_sight:  # it stays so, whatever the size of the text does to the rows above
            self._bring_into_sight(self._row)
        self.viewport().update()

    def _open_anew(self) -> None:
        """Load the texts of the open row again: their lines have another height."""
        row, had_focus = self._row, self.window().focusWidget() is self.editor
        if row >= 0:
            self._keep_caret()
            self.close_row()
            self.go_to(row, take_focus=had_focus)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._fit_rows()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        super().paintEvent(event)
        if self.nothing and self.model() is not None and not self.model().rowCount():
            painter = QtGui.QPainter(self.viewport())
            painter.setPen(self._theme.colour("muted"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(40, 0, -40, 0), flags, self.nothing)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        top = self.rowViewportPosition(self._row) if self._row >= 0 else -1
        in_sight = 0 <= top < event.oldSize().height()
        super().resizeEvent(event)
        if self.model() is not None:
            self.columns.fit()
            self._fit_rows()
            self._fit_current()
            if in_sight:  # it stays so, whatever the width does to the rows above
                self._bring_into_sight(self._row)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            super().mousePressEvent(event)
            return
        row, top = index.row(), self.rowViewportPosition(index.row())
        self.go_to(row)
        if index.column() in (SOURCE, TARGET):
            text: SegmentText = self.source if index.column() == SOURCE else self.editor
            point = event.position().toPoint()
            point.setY(point.y() - top + self.rowViewportPosition(row))  # it may have scrolled
            place = text.viewport().mapFrom(self.viewport(), point)
            text.setTextCursor(text.cursorForPosition(place))
        if self._is_tall(row):  # what is clicked on stays under the mouse
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.rowViewportPosition(row) - top)
            self._show_caret()

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        """The press has opened the row: that of its texts, or the row's own beside them."""
        column = self.indexAt(event.pos()).column()
        if self._row < 0:
            return
        if column not in (SOURCE, TARGET):
            self.row_menu_asked.emit(event.pos())
            return
        text: SegmentText = self.source if column == SOURCE else self.editor
        point = text.viewport().mapFrom(self.viewport(), event.pos())
        text.show_menu(point, event.globalPos())

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        elif event.key() in pages:
            self.step_page(pages[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._row >= 0:
            self.editor.setFocus()
        else:
            super().keyPressEvent(event)
