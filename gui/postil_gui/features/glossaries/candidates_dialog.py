"""Term candidates with their contexts and likely translations; ticked ones go into a glossary."""

from __future__ import annotations

from collections.abc import Sequence

from postil.memory.terms.candidates import Candidate
from postil.workspace.proposals.term_extraction import ExtractionOptions
from postil_gui.features.glossaries.candidates_model import COUNT, SOURCE, TARGET, CandidateModel
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.dialogs.settings_form import Number
from postil_gui.widgets.measures import begin_with, room_for
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.row_table import RowTable
from postil_gui.widgets.wrap_row import WrapRow

BETWEEN = 8  # pixels, the table and the contexts below it
MOST_LEAST = 999
DOCUMENT, MEMORY = "document", "memory"


class CandidatesDialog(Dialog):
    """Options of the search, the candidates found, and the glossary for the ticked ones.

    Parameters
    ----------
    documents, memories
        Names of those of the project.
    glossaries
        Those that may be added to; the first one is proposed.
    """

    guide = "glossaries"

    asked = Signal(object)
    """:class:`ExtractionOptions` of the candidates that are to be shown."""

    added = Signal(str, list)
    """A glossary, and :class:`Term` that are to be added to it."""

    def __init__(
        self,
        documents: Sequence[str],
        memories: Sequence[str],
        glossaries: Sequence[str],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Term Candidates"))
        self.where = Choice()
        self.where.setAccessibleName(tr("Where to look"))
        self.where.addItem(tr("All documents"), (DOCUMENT, None))
        for name in documents if len(documents) > 1 else ():
            self.where.addItem(name, (DOCUMENT, name))
        for name in memories:
            self.where.addItem(tr("Memory {name}", name=name), (MEMORY, name))
        self.least = Number()
        self.least.setRange(1, MOST_LEAST)
        self.least.setValue(2)
        self.least.setKeyboardTracking(False)
        self.groups = QtWidgets.QCheckBox(tr("Only &groups of words"))
        self.known = QtWidgets.QCheckBox(tr("Also &those of glossaries"))
        self.model = CandidateModel(self)
        resizing = QtWidgets.QHeaderView.ResizeMode.Interactive
        name = tr("Term candidates")
        self.table = RowTable(name, self.model, (SOURCE, TARGET), {COUNT: 110}, resizing)
        self.table.edit_asked.connect(self._edit)
        self.contexts = QtWidgets.QListWidget()
        self.contexts.setAccessibleName(tr("Where the candidate stands"))
        self.contexts.setObjectName("contexts")
        self.contexts.setWordWrap(True)
        self.contexts.setProperty("paper", True)
        self.contexts.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.NoSelection)
        self.message = muted("")
        self.into = Choice()
        self.into.setAccessibleName(tr("Glossary that takes them"))
        for glossary in glossaries:
            self.into.addItem(glossary, glossary)
        self.add = QtWidgets.QPushButton(tr("Add"))
        self.add.setProperty("primary", True)
        self._close = QtWidgets.QPushButton(tr("Close"))
        self._lay_out()
        self._connect()
        self._count()

    def _lay_out(self) -> None:
        options = WrapRow(spacing=12)
        for text, field in (
            (tr("Loo&k in"), self.where),
            (tr("Occurrences at &least"), self.least),
        ):
            label = Label(text)
            label.setBuddy(field)
            options.addWidget(label)
            options.addWidget(field)
        options.addWidget(self.groups)
        options.addWidget(self.known)
        both = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        both.setChildrenCollapsible(False)
        both.addWidget(self.table)
        both.addWidget(self.contexts)
        both.setHandleWidth(BETWEEN)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 1)
        into = Label(tr("&Into the glossary"))
        into.setBuddy(self.into)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(into)
        buttons.addWidget(self.into)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self.add)
        for button in (self._close, self.add):
            button.setAutoDefault(False)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(options)
        column.addWidget(both, 1)
        column.addWidget(self.message)
        column.addLayout(buttons)
        begin_with(self, 820, 600)
        self.ensurePolished()
        in_one_line = options.sizeHint().width() + MARGINS[0] + MARGINS[2]
        if self.width() < in_one_line <= room_for(self).width():
            self.resize(in_one_line, self.height())

    def _connect(self) -> None:
        self.where.currentIndexChanged.connect(lambda _: self.look())
        self.least.valueChanged.connect(lambda _: self.look())
        for box in (self.groups, self.known):
            box.toggled.connect(lambda _: self.look())
        self.model.checked_changed.connect(self._count)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_contexts())
        self.add.clicked.connect(self._add)
        self._close.clicked.connect(self.reject)

    def look(self) -> None:
        """Ask for the candidates."""
        kind, name = self.where.currentData()
        self.message.setText(tr("Looking …"))
        self.asked.emit(
            ExtractionOptions(
                document=name if kind == DOCUMENT else None,
                memory=name if kind == MEMORY else "",
                least=self.least.value(),
                shortest=2 if self.groups.isChecked() else 1,
                with_known=self.known.isChecked(),
            )
        )

    def show_candidates(self, candidates: Sequence[Candidate]) -> None:
        """Show what was found, the best first."""
        self.model.show(candidates)
        if candidates:
            self.table.go_to(0)
        self._show_contexts()

    def _show_contexts(self) -> None:
        self.contexts.clear()
        row = self.table.currentIndex().row()
        if 0 <= row < self.model.rowCount():
            self.contexts.addItems(list(self.model.candidate(row).contexts))

    def _edit(self) -> None:
        """Type another translation."""
        row = self.table.currentIndex().row()
        if row >= 0:
            self.table.edit(self.model.index(row, TARGET))

    def _add(self) -> None:
        terms = self.model.terms
        if terms:
            self.added.emit(self.into.currentData(), terms)
            self.model.remove_checked()
            self._count(tr("%Ln terms added.", len(terms)))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.table.hasFocus():
            for row in self.table.places:
                index = self.model.index(row, SOURCE)
                on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
                state = Qt.CheckState.Unchecked if on else Qt.CheckState.Checked
                self.model.setData(index, state, Qt.ItemDataRole.CheckStateRole)
            return
        super().keyPressEvent(event)

    def _count(self, done: str = "") -> None:
        ticked = len(self.model.terms)
        self.add.setEnabled(ticked > 0)
        self.add.setText(tr("Add %Ln terms", ticked) if ticked else tr("Add"))
        found = self.model.rowCount()
        said = tr("%Ln candidates. Space ticks one, F2 changes its translation.", found)
        self.message.setText(" ".join(filter(None, (done, said if found else tr("None found.")))))
