"""Find and replace: every replacement is seen, and can be left out, before it is made."""

from __future__ import annotations

from postil.workspace.segments.replacing import MOST_HITS, Hit
from postil.workspace.segments.text_search import SearchSide, TextQuery
from postil_gui.features.editing.grid.filter_menu import SIDES
from postil_gui.features.editing.replace.replace_model import NUMBER, TEXT, HitModel, pieces
from postil_gui.features.editing.replace.replacing import ReplacingService, Search
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialog import MARGINS, Dialog
from postil_gui.widgets.dialog_parts import muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.wrap_row import WrapRow

PAUSE = 350  # milliseconds without a key before the search starts


class HitDelegate(QtWidgets.QStyledItemDelegate):
    """Paints what goes struck out and what comes beside it."""

    def __init__(self, theme: Theme, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(
        self,
        painter: QtGui.QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        model = index.model()
        if index.column() != TEXT or not isinstance(model, HitModel):
            super().paint(painter, option, index)
            return
        hit = model.hit(index.row())
        theme = self._theme
        state = option.state
        box = option.rect.adjusted(8, 0, -8, 0)
        if state & QtWidgets.QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.colour("accent_tint"))
        before, found, new, after = pieces(hit)
        replaces = model.replacing and hit.new is not None
        painter.save()
        painter.setClipRect(box)
        x = float(box.left())
        for text, role, tint, struck in (
            (before, "muted", "", False),
            (found, "wrong" if replaces else "text", "wrong_soft" if replaces else "", replaces),
            (new if replaces else "", "exact", "exact_soft", False),
            (after, "muted", "", False),
        ):
            font = QtGui.QFont(theme.small_font())
            font.setPointSizeF(font.pointSizeF() + 1)
            font.setStrikeOut(struck)
            font.setBold(role != "muted")
            width = QtGui.QFontMetricsF(font).horizontalAdvance(text)
            place = QtCore.QRectF(x, box.top(), width, box.height())
            if tint and text:
                painter.fillRect(place.adjusted(0, 4, 0, -4), theme.colour(tint))
            painter.setFont(font)
            painter.setPen(theme.colour(role))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            x += width
        painter.restore()


class ReplaceDialog(Dialog):
    """Stays open beside the window; lists the hits while the text is typed."""

    guide = "checks"

    go_to_asked = Signal(int)
    """Row id of a segment to be opened."""

    searching = Signal()
    """The texts are about to be searched: what is being typed belongs on the disk."""

    def __init__(self, theme: Theme, service: ReplacingService, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Find and Replace"))
        self._service = service
        self._is_current = True  # what is listed is what is asked for
        self._done = ""
        self.find_field = QtWidgets.QLineEdit()
        self.find_field.setAccessibleName(tr("Text to find"))
        self.new_field = QtWidgets.QLineEdit()
        self.new_field.setAccessibleName(tr("Text to put in its place"))
        self.side = QtWidgets.QComboBox()
        self.side.setAccessibleName(tr("Where to look"))
        for _, name in SIDES:
            self.side.addItem(tr(name))
        self.side.setCurrentIndex(2)
        self.case = QtWidgets.QCheckBox(tr("Match &case"))
        self.whole = QtWidgets.QCheckBox(tr("&Whole words"))
        self.expression = QtWidgets.QCheckBox(tr("Regular &expression"))
        self.capitals = QtWidgets.QCheckBox(tr("Keep ca&pitals"))
        set_tip(
            self.capitals,
            tr("“Word” becomes “Other” and “WORD” becomes “OTHER” where “word” becomes “other”."),
        )
        self.capitals.setChecked(True)
        self.shown_only = QtWidgets.QCheckBox(tr("Only in the segments that are &shown"))
        self.keep = QtWidgets.QComboBox()
        self.keep.setAccessibleName(tr("What becomes of confirmed segments"))
        self.keep.addItem(tr("Confirmed segments become drafts"))
        self.keep.addItem(tr("Confirmed segments stay confirmed; memory and engine follow"))
        self.model = HitModel(self)
        self.table = QtWidgets.QTableView()
        self.table.setAccessibleName(tr("What was found"))
        self.table.setModel(self.model)
        self.table.setItemDelegate(HitDelegate(theme, self.table))
        self.message = muted("")
        self.replace = QtWidgets.QPushButton(tr("Replace"))
        self.all = QtWidgets.QPushButton(tr("Check &all"))
        self.none = QtWidgets.QPushButton(tr("&Uncheck all"))
        self._close = QtWidgets.QPushButton(tr("Close"))
        self._lay_out()
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self.find_field.setText(service.last[0])
        self.new_field.setText(service.last[1])
        self._goes_on = False  # to the next hit, as soon as they are listed
        self._connect()
        self._count()

    def _lay_out(self) -> None:
        self.table.horizontalHeader().hide()
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setColumnWidth(NUMBER, 90)
        self.table.setShowGrid(False)
        behaviour = QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows
        self.table.setSelectionBehavior(behaviour)
        self.table.setTabKeyNavigation(False)
        form = QtWidgets.QGridLayout()
        form.setHorizontalSpacing(10)
        for row, (name, field) in enumerate(
            ((tr("&Find"), self.find_field), (tr("&Replace with"), self.new_field))
        ):
            label = Label(name)
            label.setBuddy(field)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        options = WrapRow(spacing=14)
        for box in (self.case, self.capitals, self.whole, self.expression):
            options.addWidget(box)
        options.end_with(self.side)
        more = WrapRow()
        more.addWidget(self.shown_only)
        more.end_with(self.keep)
        buttons = QtWidgets.QHBoxLayout()
        for widget in (self.all, self.none):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self.replace)
        for button in (self.all, self.none, self._close, self.replace):
            button.setAutoDefault(False)
        self.replace.setProperty("primary", True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(form)
        column.addLayout(options)
        column.addLayout(more)
        column.addWidget(self.table, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)
        begin_with(self, 760, 560)

    def _connect(self) -> None:
        self._pause.timeout.connect(self.search)
        for field in (self.find_field, self.new_field):
            field.textChanged.connect(self._ask_again)
            field.returnPressed.connect(self._next_hit)
        for box in (self.case, self.capitals, self.whole, self.expression, self.shown_only):
            box.toggled.connect(self._ask_again)
        self.side.currentIndexChanged.connect(self._ask_again)
        self.model.checked_changed.connect(self._count)
        self.all.clicked.connect(lambda: self.model.check_all(True))
        self.none.clicked.connect(lambda: self.model.check_all(False))
        self.replace.clicked.connect(self._replace)
        self._close.clicked.connect(self.close)
        self.table.activated.connect(
            lambda index: self.go_to_asked.emit(self.model.hit(index.row()).segment.row_id)
        )
        self._service.found.connect(self._show)
        self._service.refused.connect(self._show_error)
        self._service.replaced.connect(self._replaced)

    def event(self, event: QtCore.QEvent) -> bool:
        if event.type() == QtCore.QEvent.Type.WindowActivate and self.find_field.text():
            self._ask_again()  # meanwhile something may have been typed in the window
        return super().event(event)

    def _ask_again(self) -> None:
        """Search again: the list is no longer what is asked for."""
        self._is_current = False
        self._pause.start()
        self._enable()

    def search(self) -> None:
        """Look for the text as the dialog says."""
        self._pause.stop()
        self._is_current = False
        self._enable()
        self.searching.emit()
        text = self.find_field.text()
        if not text:
            self._show([])
            return
        side: SearchSide = SIDES[self.side.currentIndex()][0]
        query = TextQuery(
            text,
            side,
            self.expression.isChecked(),
            self.case.isChecked(),
            self.whole.isChecked(),
        )
        keep = self.capitals.isChecked() and self.capitals.isEnabled()
        self._service.search(
            Search(query, self.new_field.text(), self.shown_only.isChecked(), keep)
        )

    def look_again(self, *_: object) -> None:
        """Segments were split or merged, or documents changed: what was found may be gone."""
        self.search()

    def _replace(self) -> None:
        if not self._is_current:
            self.search()
            self.message.setText(tr("Look at what is found now, then replace it."))
            return
        hits = self.model.checked
        if hits:
            self._service.replace(hits, keep_confirmed=self.keep.currentIndex() == 1)

    def _replaced(self, segments: int) -> None:
        self._done = tr("Replaced in %n segments.", segments)
        self.search()

    def _next_hit(self) -> None:
        """Show the next hit in the window, the first one after the last."""
        if not self._is_current:
            self._goes_on = True
            self.search()
            return
        count = self.model.rowCount()
        if count:
            row = (self.table.currentIndex().row() + 1) % count
            self.table.setCurrentIndex(self.model.index(row, 0))
            self.go_to_asked.emit(self.model.hit(row).segment.row_id)

    def _show(self, hits: list[Hit]) -> None:
        self._is_current = True
        self._service.last = (self.find_field.text(), self.new_field.text())
        self.model.show_hits(hits, replacing=self.side.currentIndex() != 1)
        if self._goes_on:
            self._goes_on = False
            self._next_hit()

    def _show_error(self, message: str) -> None:
        self._show([])
        self.message.setText(message)

    def _enable(self) -> None:
        """The button says what it will do."""
        checked = len(self.model.checked)
        self.replace.setEnabled(checked > 0)
        counts = checked and self._is_current
        self.replace.setText(tr("Replace %n", checked) if counts else tr("Replace"))
        self.capitals.setEnabled(not (self.case.isChecked() or self.expression.isChecked()))

    def _count(self) -> None:
        self._enable()
        found = self.model.rowCount()
        if not self.find_field.text():
            lines = [tr("Type what to find. Enter on a line opens its segment.")]
        elif found == MOST_HITS:
            lines = [tr("More than {number} hits; only these are listed.", number=whole(found))]
        else:
            lines = [tr("%n hits", found) if found else tr("Nothing was found.")]
        if self.model.locked:
            lines.append(tr("%n in locked segments, which stay as they are", self.model.locked))
        if self.model.tagged:
            lines.append(
                tr("%n with tags inside, which stay around the new text", self.model.tagged)
            )
        done, self._done = self._done, ""
        self.message.setText(" ".join(part for part in (done, " · ".join(lines)) if part))
