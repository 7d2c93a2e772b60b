"""The glossaries page: choose a glossary, find terms in it, change them."""

from __future__ import annotations

from collections.abc import Mapping

from postil_gui.browse_page import BrowsePage
from postil_gui.dialogs.parts import muted
from postil_gui.glossaries.listing import Entry, Kind, Listing
from postil_gui.glossaries.table import TermTable
from postil_gui.i18n import mark, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets

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


class GlossariesPage(BrowsePage):
    """Shows the terms of one glossary, or of all of them.

    ``asked`` tells "add", "edit", "delete", "import" or "export"; ``name`` is "" for all.
    """

    own_keys = frozenset({"F2", "Del", "Ins", "Return", "Enter", "Ctrl+F"})
    table: TermTable

    def __init__(self) -> None:
        super().__init__(
            tr("Glossaries"),
            tr("Glossaries of the project"),
            TermTable(),
            (title for _, title in KINDS),
            PATIENCE_MILLISECONDS,
        )
        self.name_parts(tr("Glossary"), tr("Search terms and notes"), tr("Which terms"))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = muted("")
        self._lay_out()
        self._connect_head()
        self.table.add_asked.connect(self.buttons["add"].click)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.table.terms.modelReset.connect(self._update)

    def _lay_out(self) -> None:
        column = self._lay_out_head(
            tr("&Glossary"),
            (("import", tr("&Import …")), ("export", tr("E&xport …"))),
            (("add", tr("&Add …")), ("edit", tr("&Edit …")), ("delete", tr("&Delete"))),
        )
        self.parts = QtWidgets.QStackedWidget()
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.empty)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.message, 1)
        foot.addWidget(self.count)
        column.addWidget(self.parts, 1)
        column.addLayout(foot)

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    def show_terms(
        self, terms: Listing, glossaries: Mapping[str, int], wanted: Entry | None = None
    ) -> None:
        """The terms of the project, and the glossaries with their numbers of terms.

        Parameters
        ----------
        wanted
            The term to be chosen, if it is in sight; by default the one that is.
        """
        chosen = self.name
        self.store.blockSignals(True)
        self.store.clear()
        self.store.addItem(
            tr("{name} ({units})", name=tr("All glossaries"), units=whole(len(terms.entries))), ""
        )
        for name, count in glossaries.items():
            self.store.addItem(tr("{name} ({units})", name=name, units=whole(count)), name)
        self.store.setCurrentIndex(max(0, self.store.findData(chosen)))
        self.store.blockSignals(False)
        current = wanted or self._current()
        place = self.table.currentIndex().row()
        self.table.terms.show(terms)
        self._look(current, place)

    def choose(self, name: str) -> None:
        """Show a glossary, with nothing left out."""
        self.search.clear()
        self.kinds.setCurrentIndex(0)
        self.store.setCurrentIndex(max(0, self.store.findData(name)))

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
        searched = bool(self.search.text())
        super().step_back()
        if searched:  # at once, not after the pause that follows a letter
            self.look()
            self.focus()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
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
        self.buttons["export"].setEnabled(self.store.count() > 1)
