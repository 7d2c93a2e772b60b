"""Find and replace, the parts that such dialogs share: what to find, and a list of the hits."""

from __future__ import annotations

from collections.abc import Sequence

from postil.workspace.segments.replacing import MOST_HITS
from postil.workspace.segments.text_search import SearchSide, TextQuery
from postil_gui.actions.keys import shown
from postil_gui.features.editing.replace.replace_model import NUMBER, TEXT, HitModel, pieces
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label, set_tip
from postil_gui.widgets.row_table import runs_right_to_left
from postil_gui.widgets.wrap_row import WrapRow

REPLACE = "Ctrl+Return"  # key, also that of the number pad
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
        backwards = runs_right_to_left(f"{before}{found}{after}")
        if backwards:
            painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        room = float(box.width())
        for piece, role, tint, struck in (
            (before, "muted", "", False),
            (found, "wrong" if replaces else "text", "wrong_soft" if replaces else "", replaces),
            (new if replaces else "", "exact", "exact_soft", False),
            (after, "muted", "", False),
        ):
            font = QtGui.QFont(theme.small_font())
            font.setPointSizeF(font.pointSizeF() + 1)
            font.setStrikeOut(struck)
            font.setBold(role != "muted")
            metrics = QtGui.QFontMetricsF(font)
            text = metrics.elidedText(piece, Qt.TextElideMode.ElideRight, room)
            width = metrics.horizontalAdvance(text)
            x = box.left() + (room - width if backwards else box.width() - room)
            place = QtCore.QRectF(x, box.top(), width, box.height())
            if tint and text:
                painter.fillRect(place.adjusted(0, 4, 0, -4), theme.colour(tint))
            painter.setFont(font)
            painter.setPen(theme.colour(role))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
            room -= width
        painter.restore()


class HitsDialog(Dialog):
    """Lists what would be replaced while the text is typed; subclasses make the replacements.

    Parameters
    ----------
    leave
        Words of the button that leaves it.
    """

    guide = "checks"

    def __init__(self, theme: Theme, leave: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._is_current = True  # what is listed is what is asked for
        self.find_field = QtWidgets.QLineEdit()
        self.find_field.setAccessibleName(tr("Text to find"))
        self.new_field = QtWidgets.QLineEdit()
        self.new_field.setAccessibleName(tr("Text to put in its place"))
        self.case = QtWidgets.QCheckBox(tr("Match &case"))
        self.whole = QtWidgets.QCheckBox(tr("&Whole words"))
        self.expression = QtWidgets.QCheckBox(tr("Regular &expression"))
        self.capitals = QtWidgets.QCheckBox(tr("Keep ca&pitals"))
        self.capitals.setChecked(True)
        self.options = WrapRow(spacing=14)
        for box in (self.case, self.capitals, self.whole, self.expression):
            self.options.addWidget(box)
        self.model = HitModel(self)
        self.table = QtWidgets.QTableView()
        self.table.setAccessibleName(tr("What was found"))
        self.table.setModel(self.model)
        self.table.setItemDelegate(HitDelegate(theme, self.table))
        self.message = muted("")
        self.replace = QtWidgets.QPushButton(tr("Replace"))
        set_tip(self.replace, tr("Replace what is checked ({key}).", key=shown(REPLACE)))
        self.all = QtWidgets.QPushButton(tr("Check &all"))
        self.none = QtWidgets.QPushButton(tr("&Uncheck all"))
        self.leave = QtWidgets.QPushButton(leave)
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)

    def _lay_out(
        self,
        height: int,
        above: Sequence[QtWidgets.QWidget] = (),
        below: Sequence[QtWidgets.QLayout] = (),
    ) -> None:
        """Put all in its place.

        Parameters
        ----------
        above, below
            What stands above the fields, and below the options.
        """
        self.table.horizontalHeader().hide()
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setColumnWidth(NUMBER, scaled(self, 90))
        self.table.setShowGrid(False)
        behaviour = QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows
        self.table.setSelectionBehavior(behaviour)
        self.table.setTabKeyNavigation(False)
        form = QtWidgets.QGridLayout()
        form.setHorizontalSpacing(10)
        fields = ((tr("&Find"), self.find_field), (tr("&Replace with"), self.new_field))
        for row, (name, field) in enumerate(fields):
            label = Label(name)
            label.setBuddy(field)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        for widget in above:
            column.addWidget(widget)
        for layout in (form, self.options, *below):
            column.addLayout(layout)
        column.addWidget(self.table, 1)
        column.addWidget(self.message)
        column.addLayout(self._buttons())
        begin_with(self, 760, height)

    def _buttons(self) -> QtWidgets.QHBoxLayout:
        buttons = QtWidgets.QHBoxLayout()
        for widget in (self.all, self.none):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.replace)
        for button in (self.all, self.none, self.leave, self.replace):
            button.setAutoDefault(False)
        self.replace.setProperty("primary", True)
        return buttons

    def _connect(self) -> None:
        self._pause.timeout.connect(self.search)
        for field in (self.find_field, self.new_field):
            field.textChanged.connect(self._ask_again)
        for box in (self.case, self.capitals, self.whole, self.expression):
            box.toggled.connect(self._ask_again)
        self.model.checked_changed.connect(self._count)
        self.all.clicked.connect(lambda: self.model.check_all(True))
        self.none.clicked.connect(lambda: self.model.check_all(False))
        self.replace.clicked.connect(self._replace)
        key = QtGui.QShortcut(self)
        key.setKeys([QtGui.QKeySequence(keys) for keys in (REPLACE, "Ctrl+Enter")])
        key.activated.connect(self.replace.click)

    def search(self) -> None:
        """Search with the values of the dialog."""
        raise NotImplementedError

    def _replace(self) -> None:
        raise NotImplementedError

    def _query(self, side: SearchSide) -> TextQuery:
        return TextQuery(
            self.find_field.text(),
            side,
            self.expression.isChecked(),
            self.case.isChecked(),
            self.whole.isChecked(),
        )

    @property
    def _keeps_capitals(self) -> bool:
        return self.capitals.isChecked() and self.capitals.isEnabled()

    def _ask_again(self) -> None:
        """Search again: the list is no longer what is asked for."""
        self._is_current = False
        self._pause.start()
        self._enable()

    def _enable(self) -> None:
        """Enable the button, and put the number of replacements into its text."""
        checked = len(self.model.checked)
        counts = checked > 0 and self._is_current
        self.replace.setEnabled(counts)
        self.all.setEnabled(checked < self.model.replaceable)
        self.none.setEnabled(checked > 0)
        self.replace.setText(tr("Replace %Ln", checked) if counts else tr("Replace"))
        self.capitals.setEnabled(not (self.case.isChecked() or self.expression.isChecked()))

    def _count(self) -> None:
        self._enable()
        self.message.setText(self._found(tr("Type what to find.")))

    def _found(self, hint: str) -> str:
        """Text about the number of hits, or a hint while the search field is empty."""
        found = self.model.rowCount()
        if not self.find_field.text():
            lines = [hint]
        elif found == MOST_HITS:
            lines = [tr("More than {number} hits; only these are listed.", number=whole(found))]
        else:
            lines = [tr("%Ln hits", found) if found else tr("Nothing was found.")]
        if self.model.locked:
            lines.append(tr("%Ln in locked segments, which stay as they are", self.model.locked))
        if self.model.tagged:
            lines.append(
                tr("%Ln with tags inside, which stay around the new text", self.model.tagged)
            )
        return " · ".join(lines)
