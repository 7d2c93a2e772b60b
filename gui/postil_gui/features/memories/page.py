"""The memories page: choose a memory, find units in it, look at one, change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING

import numpy as np

from postil.errors import PostilError
from postil.memory.unit_filter import UnitFilter
from postil_gui.features.memories.table import SOURCE, TARGET, UnitTable
from postil_gui.features.memories.unit_html import statistics_html, unit_html
from postil_gui.i18n.messages import mark, say, tr, whole
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.browse_page import BrowsePage, PageButton
from postil_gui.widgets.html_page import HtmlView
from postil_gui.widgets.paged_model import Listed

if TYPE_CHECKING:
    from postil.memory.browse import Browsed, Kind, MemoryStatistics
    from postil.memory.unit_filter import UnitChoices
    from postil.memory.units import MemoryUnit
    from postil_gui.features.memories.filter_row import FilterRow

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


@dataclass(frozen=True, slots=True)
class ListedMemory:
    """A memory of the project.

    Attributes
    ----------
    units
        How many it has.
    protected
        Whether they may not be changed.
    own
        Whether it is the project's own, which takes what is confirmed.
    removable
        Whether it may be taken out of the project.
    shared
        Whether other projects may have it, too.
    problem
        Why it cannot be used now, or "".
    waiting
        Changes of this project that a shared memory has not been given yet.
    refused
        Why it could not be given them, or "".
    """

    units: int
    protected: bool
    own: bool
    removable: bool
    shared: bool = False
    problem: str = ""
    waiting: int = 0
    refused: str = ""


class MemoriesPage(BrowsePage):
    """Shows the units of one memory.

    ``asked`` sends "edit", "delete", "undo", "new", "import", "export", "share", "remove",
    "statistics" or "replace".
    """

    guide = "memories"
    own_keys = frozenset({"F2", "Del", "Return", "Enter", "Ctrl+F", "Ctrl+Z"})
    table: UnitTable

    looked = Signal(str, str, object)
    """Memory, kind and :class:`UnitFilter` of the units that are to be shown."""

    choices_asked = Signal(str)
    """The memory whose authors and documents the filters are to name."""

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
        self._memories: Mapping[str, ListedMemory] = {}
        self._count = ""
        self._remark = ""  # said beside the count until something else is looked for
        self._can_undo = False
        self._comes_back = False  # the focus, to the list
        self.name_parts(tr("Memory"), tr("Search both sides"), tr("Which units"))
        self.details = HtmlView(tr("The chosen unit"))
        self.details.setObjectName("examples")
        self._filter_place = QtWidgets.QVBoxLayout()
        self._lay_out()
        self._connect_head()
        self.store.currentIndexChanged.connect(lambda _: self._choose_filters())
        self.buttons["filters"].setCheckable(True)
        self.buttons["filters"].toggled.connect(self._show_filters)
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
                    "share",
                    tr("S&hare …"),
                    tr("Attach a memory that several projects use, or make one of this memory."),
                ),
                PageButton("team", tr("&Team Server …"), command="team.connect"),
                PageButton("remove", tr("&Remove …"), tr("Take this memory out of the project.")),
                PageButton(
                    "statistics",
                    tr("&Statistics"),
                    tr("Count the units, words, authors and documents of this memory."),
                ),
            ),
            (
                PageButton(
                    "filters",
                    tr("Fi&lters"),
                    tr("Only units of an author, a document, an origin or some days."),
                ),
                PageButton(
                    "replace",
                    tr("Re&place …"),
                    tr("Find and replace in the translations of the units that are listed."),
                ),
                PageButton(
                    "edit", tr("&Edit …"), tr("Change the translation of the chosen unit."), "F2"
                ),
                PageButton("delete", tr("&Delete"), tr("Delete the chosen units."), "Del"),
                PageButton(
                    "undo",
                    tr("&Undo"),
                    tr("Take back what was deleted or replaced last."),
                    "Ctrl+Z",
                ),
            ),
        )
        column.addLayout(self._filter_place)
        both = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        both.setChildrenCollapsible(False)
        both.addWidget(self.table)
        both.addWidget(self.details)
        both.setStretchFactor(0, 5)
        both.setStretchFactor(1, 2)
        self._lay_out_body(column, both)
        column.addWidget(self.message)

    @property
    def is_protected(self) -> bool:
        """Whether the units of the memory in sight may not be changed."""
        memory = self._memories.get(self.name)
        return memory is not None and memory.protected

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    @cached_property
    def filters(self) -> FilterRow:
        """The row of filters, made when it is first wanted: its calendars take their time."""
        from postil_gui.features.memories.filter_row import (  # noqa: PLC0415 (few want it)
            FilterRow,
        )

        row = FilterRow()
        row.hide()
        row.changed.connect(self.look)
        self._filter_place.addWidget(row)
        return row

    @property
    def wanted(self) -> UnitFilter:
        """Filter of the units that are listed."""
        text = self.search.text().strip()
        return self.filters.filter_with(text) if "filters" in self.__dict__ else UnitFilter(text)

    @property
    def listed(self) -> list[int]:
        """Ids of the units that are listed."""
        units = self.table.units
        return units.ids_at(range(units.rowCount())) if units.store == self.name else []

    def _show_filters(self, on: bool) -> None:
        self.filters.setVisible(on)
        if on:
            self.choices_asked.emit(self.name)
            self.filters.side.setFocus()
        else:
            self.filters.clear()

    def _choose_filters(self) -> None:
        """Another memory has other authors and documents."""
        if self.buttons["filters"].isChecked():
            self.choices_asked.emit(self.name)

    def show_choices(self, memory: str, found: UnitChoices) -> None:
        """Show the values by which the units of a memory can be filtered."""
        if memory == self.name:
            self.filters.show_choices(found)

    def refuse(self, error: Exception) -> None:
        """Show why the units cannot be searched."""
        self._count = ""
        self.table.units.show(Listed(self.name, np.zeros(0, dtype=np.int64)))
        self.show_body(False)
        self.empty.setText(say(error) if isinstance(error, PostilError) else str(error))
        self.message.say("")
        self._update()

    def step_back(self) -> None:
        """Escape empties the search, then the filters."""
        if not self.search.text() and self.buttons["filters"].isChecked():
            self.buttons["filters"].setChecked(False)
            self.focus()
        else:
            super().step_back()

    @property
    def units_in_sight(self) -> int:
        """Number of units of the memory in sight."""
        return self._memories[self.name].units if self.name in self._memories else 0

    @property
    def is_shared(self) -> bool:
        """Whether the memory in sight is one of several projects."""
        return self.name in self._memories and self._memories[self.name].shared

    @property
    def unit(self) -> MemoryUnit | None:
        """The current unit."""
        return self.table.units.item(self.table.currentIndex().row())

    def show_memories(
        self,
        memories: Mapping[str, ListedMemory],
        rtl: tuple[bool, bool],
        first: str,
    ) -> None:
        """The memories of the project; which of them is shown if none is in sight."""
        chosen = self.name if self.name in memories else first
        self._memories, self._right_to_left = memories, rtl
        self.table.units.set_right_to_left(compress((SOURCE, TARGET), rtl))
        self.store.blockSignals(True)
        self.store.clear()
        for name, memory in memories.items():
            text = tr("{name} ({units})", name=name, units=whole(memory.units))
            if memory.shared:
                text = tr("{memory} · shared", memory=text)
            self.store.addItem(text, name)
        self.store.setCurrentIndex(max(0, self.store.findData(chosen)))
        self.store.blockSignals(False)
        self._read_units()

    def forget(self) -> None:
        """The project is closed: no memory is in sight."""
        self.store.blockSignals(True)
        self.store.clear()
        self.store.blockSignals(False)
        self.table.units.show(None)
        self._remark = ""
        self.allow_undo(False)

    def choose(self, name: str) -> None:
        """Show a memory."""
        self.store.setCurrentIndex(max(0, self.store.findData(name)))

    def look(self) -> None:
        """Show the units that are looked for."""
        self._remark = ""
        self._read_units()

    def _read_units(self) -> None:
        self._update()
        memory = self._memories.get(self.name)
        if memory is not None and memory.problem:
            self.table.units.show(None)
            self.say_count()
        elif self.name:
            self.looked.emit(self.name, self.kind, self.wanted)

    def show_units(self, memory: str, found: Browsed) -> None:
        """The units that were found in a memory."""
        place = max(0, self.table.currentIndex().row())
        self.table.units.show(Listed(memory, found.ids))
        some = len(found.ids) > 0
        had_focus = self.table.hasFocus()
        self.show_body(some)
        self._keep_focus(had_focus, some)
        wanted = self.wanted
        if wanted.asks_details or (wanted.text and (wanted.expression or wanted.side != "both")):
            nothing = tr("No unit is as the filters say.")
        elif wanted.text:
            nothing = tr("No unit has “{text}” on either side.", text=wanted.text)
        else:
            nothing = tr(NOTHING[self.kind])
        self.empty.setText(nothing)
        if some:
            self.table.go_to(min(place, len(found.ids) - 1))
        count = tr("%Ln units", len(found.ids))
        self._count = count if found.complete else tr("{count}; there are more.", count=count)
        self.say_count()
        self._show_unit()

    def _keep_focus(self, had_focus: bool, some: bool) -> None:
        """The keys of a list that was emptied, and of one that is filled again, go on working."""
        if had_focus and not some and self._can_undo:
            self.buttons["undo"].setFocus()
            self._comes_back = True
        elif some and self._comes_back:
            self.table.setFocus()
            self._comes_back = False

    def show_statistics(self, found: MemoryStatistics) -> None:
        """Show the statistics of the memory, in place of the unit."""
        self.show_body(True)
        self.details.show_html(statistics_html(found, self._theme.scheme))
        self.details.setFocus()

    def say_count(self) -> None:
        """Number of units shown, whether they may be changed, and what was done last."""
        count = self._count
        if self.is_protected:
            count = tr("{count} · protected against changes", count=count)
        memory = self._memories.get(self.name)
        if memory is not None and memory.problem:
            self.message.say(say(memory.problem), wrong=True)
            return
        if memory is not None and memory.waiting:
            count += " · " + tr("%Ln changes of this project wait to be written", memory.waiting)
        refused = say(memory.refused) if memory is not None else ""
        text = " · ".join(filter(None, (count, self._remark, refused)))
        self.message.say(text, wrong=bool(refused))

    def remark(self, text: str) -> None:
        """Show the outcome of a command beside the count, until the next search."""
        self._remark = text
        self.say_count()

    def allow_undo(self, possible: bool) -> None:
        """Whether there is something to take back."""
        self._can_undo = possible
        self._update()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.matches(QtGui.QKeySequence.StandardKey.Undo):
            self.buttons["undo"].click()
        else:
            super().keyPressEvent(event)

    def _show_unit(self) -> None:
        unit = self.unit
        if unit is not None:
            self.details.show_html(unit_html(unit, self._theme.scheme, self._right_to_left))
        else:
            self.details.clear()
        self._update()

    def _update(self) -> None:
        """Enable the buttons that can be used now."""
        protected = self.is_protected
        locked = tr("This memory is protected. Memory › Matching allows changes.")
        why = locked if protected else ""
        changeable = not protected and self.table.units.store == self.name  # not while it is read
        selected: Sequence[int] = self.table.chosen
        self._enable("edit", changeable and len(selected) == 1, why)
        self._enable("delete", changeable and bool(selected), why)
        why_not = why or tr("No unit is listed.")
        self._enable("replace", changeable and self.table.units.rowCount() > 0, why_not)
        self._enable("undo", self._can_undo, tr("Nothing was deleted or replaced."))
        memory = self._memories.get(self.name)
        stays = tr("The project's own memory stays.") if memory and memory.own else locked
        removable = memory is not None and memory.removable
        self._enable("remove", removable, "" if removable else stays)
