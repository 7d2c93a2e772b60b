"""Find and replace in the units that are listed: every replacement is seen before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from postil.workspace.proposals.unit_replacing import UnitHit
from postil.workspace.segments.replacing import MOST_HITS
from postil.workspace.segments.text_search import TextQuery
from postil_gui.features.editing.replace.replace_dialog import HitDelegate
from postil_gui.features.editing.replace.replace_model import NUMBER, HitModel
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtCore, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialog import MARGINS, Dialog
from postil_gui.widgets.dialog_parts import muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrap_row import WrapRow

PAUSE = 350  # milliseconds without a key before the search starts


@dataclass(frozen=True, slots=True)
class UnitSearch:
    """A replacement: the text to find, the new text, whether capitals are kept."""

    query: TextQuery
    replacement: str
    keep_capitals: bool


class UnitReplaceDialog(Dialog):
    """Lists what would be replaced while the text is typed.

    Parameters
    ----------
    search
        Begins a search; what it finds is given to :meth:`show_hits` or :meth:`show_error`.
    """

    guide = "memories"

    confirmed = Signal(list)
    """``UnitHit`` that are to be replaced."""

    def __init__(
        self,
        theme: Theme,
        memory: str,
        units: int,
        search: Callable[[UnitSearch], None],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Find and Replace in “{name}”", name=memory))
        self._ask = search
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
        self.model = HitModel(self)
        self.table = QtWidgets.QTableView()
        self.table.setAccessibleName(tr("What was found"))
        self.table.setModel(self.model)
        self.table.setItemDelegate(HitDelegate(theme, self.table))
        self.about = muted(
            tr("In the translations of the %Ln units that are listed on the page.", units)
        )
        self.message = muted("")
        self.replace = QtWidgets.QPushButton(tr("Replace"))
        self.all = QtWidgets.QPushButton(tr("Check &all"))
        self.none = QtWidgets.QPushButton(tr("&Uncheck all"))
        self._cancel = QtWidgets.QPushButton(tr("Cancel"))
        self._lay_out()
        self._pause = QtCore.QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
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
        fields = ((tr("&Find"), self.find_field), (tr("&Replace with"), self.new_field))
        for row, (name, field) in enumerate(fields):
            label = Label(name)
            label.setBuddy(field)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        options = WrapRow(spacing=14)
        for box in (self.case, self.capitals, self.whole, self.expression):
            options.addWidget(box)
        buttons = QtWidgets.QHBoxLayout()
        for widget in (self.all, self.none):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.replace)
        for button in (self.all, self.none, self._cancel, self.replace):
            button.setAutoDefault(False)
        self.replace.setProperty("primary", True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(self.about)
        column.addLayout(form)
        column.addLayout(options)
        column.addWidget(self.table, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)
        begin_with(self, 760, 520)

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
        self._cancel.clicked.connect(self.reject)

    def search(self) -> None:
        """Look for the text as the dialog says."""
        self._pause.stop()
        text = self.find_field.text()
        if not text:
            self.show_hits([])
            return
        query = TextQuery(
            text,
            "target",
            self.expression.isChecked(),
            self.case.isChecked(),
            self.whole.isChecked(),
        )
        keep = self.capitals.isChecked() and self.capitals.isEnabled()
        self._ask(UnitSearch(query, self.new_field.text(), keep))

    def show_hits(self, hits: Sequence[UnitHit]) -> None:
        """List what was found."""
        self._is_current = True
        self.model.show_hits(hits, replacing=True)

    def show_error(self, sentence: str) -> None:
        """Say why nothing can be found."""
        self.show_hits([])
        self.message.setText(sentence)

    def _ask_again(self) -> None:
        self._is_current = False
        self._pause.start()
        self._enable()

    def _replace(self) -> None:
        hits = self.model.checked
        if self._is_current and hits:
            self.confirmed.emit(hits)
            self.accept()

    def _enable(self) -> None:
        """The button says what it will do."""
        checked = len(self.model.checked)
        counts = checked > 0 and self._is_current
        self.replace.setEnabled(counts)
        self.replace.setText(tr("Replace %n", checked) if counts else tr("Replace"))
        self.capitals.setEnabled(not (self.case.isChecked() or self.expression.isChecked()))

    def _count(self) -> None:
        self._enable()
        found = self.model.rowCount()
        if not self.find_field.text():
            lines = [tr("Type what to find.")]
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
        self.message.setText(" · ".join(lines))
