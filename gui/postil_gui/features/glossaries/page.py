"""The glossaries page: choose a glossary, find terms in it, change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress

from postil.workspace.proposals.glossary_settings import GlossarySettings
from postil_gui.features.glossaries.listing import SOURCE, TARGET, Ids, Kind, Sought
from postil_gui.features.glossaries.table import TermTable
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.browse_page import BrowsePage, PageButton
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.dialogs.settings_form import MOST_PRIORITY, Number
from postil_gui.widgets.paged_model import Listed
from postil_gui.widgets.plain_text import Label, set_tip

KINDS: tuple[tuple[Kind, str], ...] = (
    ("all", mark("All terms")),
    ("preferred", mark("Preferred terms")),
    ("forbidden", mark("Forbidden terms")),
    ("several", mark("Several translations of one source")),
)
NOTHING: Mapping[Kind, str] = {
    "all": mark(
        "There are no terms here yet. Add one with the Insert key, or import a glossary: TBX, "
        "MultiTerm, UTX, Excel, TSV or CSV."
    ),
    "preferred": mark("No term is preferred. Enter on a term opens it: there it can be preferred."),
    "forbidden": mark("No term is forbidden. Enter on a term opens it: there it can be forbidden."),
    "several": mark("No source has several translations."),
}
PATIENCE_MILLISECONDS = 150  # after the last letter of a search


class GlossariesPage(BrowsePage):
    """Shows the terms of one glossary, or of all of them.

    ``asked`` sends "candidates", "add", "edit", "delete", "import" or "export"; ``name`` is "" for
    all.
    """

    guide = "glossaries"
    own_keys = frozenset({"F2", "Del", "Ins", "Return", "Enter", "Ctrl+F"})
    table: TermTable

    looked = Signal(object)
    """The query: :class:`Sought`."""

    weighed = Signal(str, dict)
    """Name of a glossary, and what of its settings is to be changed."""

    def __init__(self) -> None:
        super().__init__(
            tr("Glossaries"),
            tr("Glossaries of the project"),
            TermTable(),
            (title for _, title in KINDS),
            PATIENCE_MILLISECONDS,
        )
        self.name_parts(
            tr("Glossary"), tr("Search terms, notes and definitions"), tr("Which terms")
        )
        self.count = muted("")
        self.count.setWordWrap(False)  # else it gives its room to the message
        self._settings: Mapping[str, GlossarySettings] = {}
        self._to_list = False  # whether the list has the focus when what is looked for is found
        self._weighed: str | None = None  # the glossary whose priority stands in the field
        self.used = QtWidgets.QCheckBox(tr("In &use"))
        set_tip(self.used, tr("Off: its terms are neither shown, checked nor asked for."))
        self.priority = Number()
        self.priority.setRange(-MOST_PRIORITY, MOST_PRIORITY)
        self.priority.setKeyboardTracking(False)
        self.priority.setAccessibleName(tr("Priority of the glossary"))
        set_tip(
            self.priority,
            tr("Of several translations of a term, those of the higher priority come first."),
        )
        self.read_only = QtWidgets.QCheckBox(tr("Read-&only"))
        set_tip(self.read_only, tr("Its terms cannot be changed, removed or added to."))
        self._lay_out()
        self._connect_head()
        self.table.add_asked.connect(self.buttons["add"].click)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.table.terms.order_asked.connect(self.look)
        self.table.terms.dataChanged.connect(lambda *_: self._update())
        self.store.currentIndexChanged.connect(lambda _: self._show_chosen())
        self.used.clicked.connect(lambda on: self.weighed.emit(self.name, {"used": on}))
        self.read_only.clicked.connect(lambda on: self.weighed.emit(self.name, {"read_only": on}))
        self.priority.valueChanged.connect(
            lambda number: self.weighed.emit(self.name, {"priority": number})
        )
        self._show_chosen()

    def _lay_out(self) -> None:
        column = self._lay_out_head(
            tr("&Glossary"),
            (
                PageButton(
                    "import",
                    tr("&Import …"),
                    tr("Bring the terms of a file into the glossary of its name."),
                ),
                PageButton("export", tr("E&xport …"), tr("Write the terms as TBX or as a table.")),
            ),
            (
                PageButton("candidates", tr("Can&didates …"), command="term.candidates"),
                PageButton("add", tr("&Add …"), tr("Add a term."), "Ins"),
                PageButton("edit", tr("&Edit …"), tr("Change the chosen term."), "F2"),
                PageButton("delete", tr("&Delete"), tr("Remove the chosen terms."), "Del"),
            ),
        )
        weights = QtWidgets.QHBoxLayout()
        weights.setSpacing(12)
        label = Label(tr("Priorit&y"))
        label.setBuddy(self.priority)
        for widget in (self.used, label, self.priority, self.read_only):
            weights.addWidget(widget)
        self.choose_one = muted(tr("Choose one glossary to switch it off, rank or protect it."))
        self.choose_one.setMinimumHeight(self.priority.sizeHint().height())  # nothing jumps
        weights.addWidget(self.choose_one, 1)
        weights.addStretch(1)
        self._weights = (self.used, label, self.priority, self.read_only)
        column.insertLayout(2, weights)
        foot = QtWidgets.QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.count)
        foot.addWidget(self.message, 1)
        self._lay_out_body(column, self.table)
        column.addLayout(foot)

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    @property
    def sought(self) -> Sought:
        """A search of the terms."""
        column, backwards = self.table.terms.order
        return Sought(self.name, self.kind, self.search.text().strip(), column, backwards)

    def show_glossaries(
        self,
        glossaries: Mapping[str, int],
        settings: Mapping[str, GlossarySettings],
        rtl: tuple[bool, bool] = (False, False),
    ) -> None:
        """The glossaries of the project with their numbers of terms, and how they are used; whether
        source and translation run from right to left.
        """
        self.table.terms.set_right_to_left(compress((SOURCE, TARGET), rtl))
        chosen = self.name
        self._settings = settings
        self.store.blockSignals(True)
        self.store.clear()
        total = whole(sum(glossaries.values()))
        self.store.addItem(tr("{name} ({units})", name=tr("All glossaries"), units=total), "")
        for name, count in glossaries.items():
            shown = tr("{name} ({units})", name=name, units=whole(count))
            if not self._of(name).used:
                shown = tr("{glossary} · off", glossary=shown)
            self.store.addItem(shown, name)
        self.store.setCurrentIndex(max(0, self.store.findData(chosen)))
        self.store.blockSignals(False)
        self._show_chosen()

    def show_terms(self, ids: Ids, wanted: int, again: bool) -> None:
        """The terms that were found, in order.

        Parameters
        ----------
        wanted
            The term to be chosen, if it is in sight; 0 for the one that is.
        again
            Whether the terms of the project were listed again: without the chosen one, that in its
            place is.
        """
        had_focus = self.window().focusWidget() is self.table
        terms, place = self.table.terms, self.table.currentIndex().row() if again else 0
        current = wanted or terms.id_at(self.table.currentIndex().row())
        terms.show(Listed("", ids))
        number = len(ids)
        self.show_body(number > 0)
        text = self.sought.text
        self.empty.setText(
            tr("No term or note contains “{text}”.", text=text) if text else tr(NOTHING[self.kind])
        )
        self.count.setText(tr("%Ln terms", number))
        if number:
            found = terms.place_of(current)
            place = found if found is not None else min(max(0, place), number - 1)
            self.table.go_to(place)
            terms.item(place)  # is asked for now, not when it is painted
        elif had_focus:
            self.buttons["add"].setFocus()
        if self._to_list:
            self.focus()
        self._to_list = False
        self._update()

    def _of(self, name: str) -> GlossarySettings:
        return self._settings.get(name, GlossarySettings())

    def _show_chosen(self) -> None:
        """Settings of the chosen glossary."""
        one = self._of(self.name)
        for widget in self._weights:
            widget.setVisible(bool(self.name))
        self.choose_one.setVisible(not self.name and bool(self._settings))
        self.used.setChecked(one.used)
        self.read_only.setChecked(one.read_only)
        if self.name != self._weighed or not self.priority.hasFocus():  # else it is being typed
            with QtCore.QSignalBlocker(self.priority):
                self.priority.setValue(one.priority)
        self._weighed = self.name
        self._update()

    def choose(self, name: str) -> None:
        """Show a glossary, with nothing left out."""
        self.search.clear()
        self.kinds.setCurrentIndex(0)
        self.store.setCurrentIndex(max(0, self.store.findData(name)))

    def look(self) -> None:
        """Ask for the terms that are to be shown."""
        self._timer.stop()
        self.looked.emit(self.sought)

    def focus(self) -> None:
        """Begin in the list, or with what fills it."""
        some = self.table.terms.rowCount() > 0
        (self.table if some else self.buttons["add"]).setFocus()

    def step_back(self) -> None:
        searched = bool(self.search.text())
        super().step_back()
        if searched:  # at once, not after the pause that follows a letter
            self._to_list = True
            self.look()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.buttons["add"].click()
        else:
            super().keyPressEvent(event)

    def _update(self) -> None:
        """Enable the buttons that can be used now."""
        places = self.table.places
        protected = any(self._of(name).read_only for name in self._glossaries_at(places))
        why = tr("The glossary is read-only.") if protected else ""
        self._enable("edit", len(places) == 1 and not protected, why)
        self._enable("delete", len(places) > 0 and not protected, why)
        self.buttons["add"].setEnabled(not self._of(self.name).read_only)
        self.buttons["export"].setEnabled(self.store.count() > 1)

    def _glossaries_at(self, places: Sequence[int]) -> set[str]:
        """Glossaries with a term in one of the rows, as far as they were read; the project does not
        remove others of a read-only one either.
        """
        if self.name:
            return {self.name} if places else set()
        return {glossary for glossary, _ in self.table.terms.known(places)}
