"""The glossaries page: choose a glossary, find terms in it, change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from postil_gui.dialogs.parts import heading, muted
from postil_gui.front_page import FrontPage
from postil_gui.glossaries.table import Entry, Kind, TermTable
from postil_gui.i18n import mark, tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal

KINDS: tuple[tuple[Kind, str], ...] = (
    ("all", mark("All terms")),
    ("forbidden", mark("Forbidden")),
    ("several", mark("Several translations of one source")),
)
NOTHING: Mapping[Kind, str] = {
    "all": mark(
        "There are no terms here yet. Add one with the Insert key, or import a glossary: TBX, "
        "MultiTerm, UTX, TSV or CSV."
    ),
    "forbidden": mark("No term is forbidden."),
    "several": mark("No source has several translations."),
}
PATIENCE_MILLISECONDS = 150  # after the last letter of a search


class GlossariesPage(FrontPage):
    """Shows the terms of one glossary, or of all of them."""

    own_keys = frozenset({"F2", "Del", "Ins", "Return", "Enter", "Ctrl+F"})

    asked = Signal(str)
    """One of "add", "edit", "delete", "import", "export"."""

    def __init__(self) -> None:
        super().__init__(tr("Glossaries"))
        self.glossary = QtWidgets.QComboBox()
        self.glossary.setAccessibleName(tr("Glossary"))
        self.glossary.setMinimumWidth(280)
        self.search = QtWidgets.QLineEdit()
        self.search.setPlaceholderText(tr("Search terms and notes"))
        self.search.setAccessibleName(tr("Search terms and notes"))
        self.search.setClearButtonEnabled(True)
        self.kinds = QtWidgets.QTabBar()
        self.kinds.setAccessibleName(tr("Which terms"))
        self.kinds.setExpanding(False)
        for _, title in KINDS:
            self.kinds.addTab(tr(title))
        self.table = TermTable()
        self.empty = muted("")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = muted("")
        self.message = muted("")
        self.message.setAccessibleName(tr("Message"))
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        self.back = QtWidgets.QPushButton(tr("&Back"))
        self._timer = QtCore.QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MILLISECONDS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        head = QtWidgets.QHBoxLayout()
        head.addWidget(heading(tr("Glossaries of the project")))
        head.addStretch(1)
        head.addWidget(self.back)
        label = QtWidgets.QLabel(tr("&Glossary"))
        label.setBuddy(self.glossary)
        choice = QtWidgets.QHBoxLayout()
        choice.setSpacing(8)
        choice.addWidget(label)
        choice.addWidget(self.glossary)
        choice.addWidget(self._button("import", tr("&Import …")))
        choice.addWidget(self._button("export", tr("E&xport …")))
        choice.addStretch(1)
        choice.addWidget(self.search, 1)
        line = QtWidgets.QHBoxLayout()
        line.addWidget(self.kinds)
        line.addStretch(1)
        line.addWidget(self._button("add", tr("&Add …")))
        line.addWidget(self._button("edit", tr("&Edit …")))
        line.addWidget(self._button("delete", tr("&Delete")))
        self.parts = QtWidgets.QStackedWidget()
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.empty)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.message, 1)
        foot.addWidget(self.count)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(choice)
        column.addLayout(line)
        column.addWidget(self.parts, 1)
        column.addLayout(foot)

    def _button(self, name: str, text: str) -> QtWidgets.QPushButton:
        button = self.buttons[name] = QtWidgets.QPushButton(text)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.glossary.currentIndexChanged.connect(lambda _: self.look())
        self.kinds.currentChanged.connect(lambda _: self.look())
        self.search.textChanged.connect(lambda _: self._timer.start())
        self.search.returnPressed.connect(self.focus)
        self._timer.timeout.connect(self.look)
        self.table.edit_asked.connect(self.buttons["edit"].click)
        self.table.delete_asked.connect(self.buttons["delete"].click)
        self.table.add_asked.connect(self.buttons["add"].click)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.table.terms.modelReset.connect(self._update)

    @property
    def name(self) -> str:
        """The glossary in sight; "" for all."""
        return str(self.glossary.currentData() or "")

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    def show_terms(
        self, entries: Sequence[Entry], glossaries: Mapping[str, int], wanted: Entry | None = None
    ) -> None:
        """The terms of the project, and the glossaries with their numbers of terms.

        Parameters
        ----------
        wanted
            The term to be chosen, if it is in sight; by default the one that is.
        """
        chosen = self.name
        self.glossary.blockSignals(True)
        self.glossary.clear()
        self.glossary.addItem(
            tr("{name} ({units})", name=tr("All glossaries"), units=whole(len(entries))), ""
        )
        for name, count in glossaries.items():
            self.glossary.addItem(tr("{name} ({units})", name=name, units=whole(count)), name)
        self.glossary.setCurrentIndex(max(0, self.glossary.findData(chosen)))
        self.glossary.blockSignals(False)
        current = wanted or self._current()
        place = self.table.currentIndex().row()
        self.table.terms.show(entries)
        self._look(current, place)

    def choose(self, name: str) -> None:
        """Show a glossary, with nothing left out."""
        self.search.clear()
        self.kinds.setCurrentIndex(0)
        self.glossary.setCurrentIndex(max(0, self.glossary.findData(name)))

    def look(self) -> None:
        """Show the terms that are looked for."""
        self._look(self._current(), 0)

    def say(self, text: str) -> None:
        """Tell something in a sentence."""
        self.message.setText(text)

    def focus(self) -> None:
        """Begin in the list, or with what fills it."""
        some = self.table.terms.rowCount() > 0
        (self.table if some else self.buttons["add"]).setFocus()

    def step_back(self) -> None:
        """Escape empties the search first."""
        if self.search.text():
            self.search.clear()
            self.look()
            self.focus()
        else:
            super().step_back()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.matches(QtGui.QKeySequence.StandardKey.Find):
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Insert:
            self.buttons["add"].click()
        else:
            super().keyPressEvent(event)

    def _current(self) -> Entry | None:
        return self.table.terms.entry(self.table.currentIndex().row())

    def _look(self, current: Entry | None, place: int) -> None:
        """Show what is looked for; choose a term, or the row where it was."""
        self._timer.stop()
        had_focus = self.window().focusWidget() is self.table
        text = self.search.text().strip()
        self.table.terms.look(self.name, self.kind, text)
        number = self.table.terms.rowCount()
        self.parts.setCurrentWidget(self.table if number else self.empty)
        self.empty.setText(
            tr("No term or note contains “{text}”.", text=text) if text else tr(NOTHING[self.kind])
        )
        self.count.setText(tr("%Ln terms", number))
        if number:
            found = self.table.terms.place_of(current) if current is not None else None
            self.table.go_to(found if found is not None else min(max(0, place), number - 1))
        elif had_focus:
            self.buttons["add"].setFocus()
        self._update()

    def _update(self) -> None:
        """What can be done now."""
        chosen = len(self.table.chosen)
        self.buttons["edit"].setEnabled(chosen == 1)
        self.buttons["delete"].setEnabled(chosen > 0)
        self.buttons["export"].setEnabled(self.glossary.count() > 1)
