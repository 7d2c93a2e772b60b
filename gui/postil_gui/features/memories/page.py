"""The memories page: choose a memory, find units in it, look at one, change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import TYPE_CHECKING

from postil_gui.features.memories.table import SOURCE, TARGET, UnitTable
from postil_gui.features.memories.unit_html import statistics_html, unit_html
from postil_gui.features.training.result_page import set_flag_text
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.browse_page import BrowsePage, PageButton
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.paged_model import Listed

if TYPE_CHECKING:
    from postil.memory.browse import Browsed, Kind, MemoryStatistics
    from postil.memory.units import MemoryUnit

KINDS: tuple[tuple[Kind, str], ...] = (
    ("all", mark("All units")),
    ("doubles", mark("Repetitions")),
    ("conflicts", mark("Different translations of one source")),
)
NOTHING: Mapping[Kind, str] = {
    "all": mark(
        "This memory is empty. What you confirm goes into the project's own memory; other "
        "memories are filled by Import."
    ),
    "doubles": mark("No unit repeats another one."),
    "conflicts": mark("No source has different translations."),
}
PATIENCE_MILLISECONDS = 250  # after the last letter of a search


class MemoriesPage(BrowsePage):
    """Shows the units of one memory.

    ``asked`` tells "edit", "delete", "new", "import", "export" or "statistics".
    """

    guide = "memories"
    own_keys = frozenset({"F2", "Del", "Return", "Enter", "Ctrl+F"})
    table: UnitTable

    looked = Signal(str, str, str)
    """Memory, kind and text of the units that are to be shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(
            tr("Memories"),
            tr("Memories of the project"),
            UnitTable(),
            (title for _, title in KINDS),
            PATIENCE_MILLISECONDS,
        )
        self._theme = theme
        self._right_to_left = (False, False)
        self._protected: Mapping[str, bool] = {}
        self._count = ""
        self.name_parts(tr("Memory"), tr("Search both sides"), tr("Which units"))
        self.details = HtmlView(tr("The chosen unit"))
        self.details.setObjectName("examples")
        self._lay_out()
        self._connect_head()
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_unit())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.table.units.dataChanged.connect(lambda *_: self._show_unit())
        self._theme.changed.connect(self._show_unit)

    def _lay_out(self) -> None:
        column = self._lay_out_head(
            tr("&Memory"),
            (
                PageButton("new", tr("&New …"), tr("Make an empty memory in this project.")),
                PageButton("import", tr("&Import …"), command="project.add_memory"),
                PageButton("export", tr("E&xport …"), tr("Write this memory as TMX.")),
                PageButton(
                    "statistics",
                    tr("&Statistics"),
                    tr("Count the units, words, authors and documents of this memory."),
                ),
            ),
            (
                PageButton(
                    "edit", tr("&Edit …"), tr("Change the translation of the chosen unit."), "F2"
                ),
                PageButton("delete", tr("&Delete"), tr("Delete the chosen units."), "Del"),
            ),
        )
        both = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        both.setChildrenCollapsible(False)
        both.addWidget(self.table)
        both.addWidget(self.details)
        both.setStretchFactor(0, 5)
        both.setStretchFactor(1, 2)
        self._lay_out_body(column, both)
        column.addWidget(self.message)

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    @property
    def unit(self) -> MemoryUnit | None:
        """The current unit."""
        return self.table.units.item(self.table.currentIndex().row())

    def show_memories(
        self,
        memories: Mapping[str, int],
        protected: Mapping[str, bool],
        rtl: tuple[bool, bool],
        first: str,
    ) -> None:
        """The memories of the project with their units; whether they may be changed; which of them
        is shown if none is in sight.
        """
        chosen = self.name or first
        self._protected, self._right_to_left = protected, rtl
        self.table.units.set_right_to_left(compress((SOURCE, TARGET), rtl))
        self.store.blockSignals(True)
        self.store.clear()
        for name, units in memories.items():
            text = tr("{name} ({units})", name=name, units=whole(units))
            self.store.addItem(text, name)
        self.store.setCurrentIndex(max(0, self.store.findData(chosen)))
        self.store.blockSignals(False)
        self.look()

    def forget(self) -> None:
        """The project is closed: no memory is in sight."""
        self.store.blockSignals(True)
        self.store.clear()
        self.store.blockSignals(False)
        self.table.units.show(None)

    def choose(self, name: str) -> None:
        """Show a memory."""
        self.store.setCurrentIndex(max(0, self.store.findData(name)))

    def look(self) -> None:
        """Ask for the units that are to be shown."""
        self._update()
        if self.name:
            self.looked.emit(self.name, self.kind, self.search.text().strip())

    def show_units(self, memory: str, found: Browsed) -> None:
        """The units that were found in a memory."""
        place = max(0, self.table.currentIndex().row())
        self.table.units.show(Listed(memory, found.ids))
        some = len(found.ids) > 0
        self.show_body(some)
        searched = self.search.text().strip()
        self.empty.setText(
            tr("No unit has “{text}” on either side.", text=searched)
            if searched
            else tr(NOTHING[self.kind])
        )
        if some:
            self.table.go_to(min(place, len(found.ids) - 1))
        count = tr("%Ln units", len(found.ids))
        self._count = count if found.complete else tr("{count}; there are more.", count=count)
        self.say_count()
        self._show_unit()

    def show_statistics(self, found: MemoryStatistics) -> None:
        """Show the statistics of the memory, in place of the unit."""
        self.show_body(True)
        self.details.show_html(statistics_html(found, self._theme.scheme))
        self.details.setFocus()

    def say_count(self) -> None:
        """How many units are shown, and whether they may be changed."""
        if self._protected.get(self.name, False):
            self.say(tr("{count} · protected against changes", count=self._count))
        else:
            self.say(self._count)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Tell something in a sentence."""
        set_flag_text(self.message, "kind", "wrong" if wrong else "muted")
        self.message.setText(text)

    def _show_unit(self) -> None:
        unit = self.unit
        if unit is not None:
            self.details.show_html(unit_html(unit, self._theme.scheme, self._right_to_left))
        else:
            self.details.clear()
        self._update()

    def _update(self) -> None:
        """Enable the buttons that can be used now."""
        protected = self._protected.get(self.name, False)
        why = (
            tr("This memory is protected. Project ▸ Memories and Matches allows changes.")
            if protected
            else ""
        )
        changeable = not protected and self.table.units.store == self.name  # not while it is read
        selected: Sequence[int] = self.table.chosen
        self._enable("edit", changeable and len(selected) == 1, why)
        self._enable("delete", changeable and bool(selected), why)
