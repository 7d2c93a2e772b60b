"""The memories page: choose a memory, find units in it, look at one, change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from postil_gui.dialogs.parts import heading, muted
from postil_gui.dialogs.train_result import set_flag_text
from postil_gui.front_page import FrontPage
from postil_gui.i18n import mark, tr, whole
from postil_gui.memories.table import UnitTable
from postil_gui.memories.unit_html import statistics_html, unit_html
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme

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


class MemoriesPage(FrontPage):
    """Shows the units of one memory."""

    own_keys = frozenset({"F2", "Del", "Return", "Enter", "Ctrl+F"})

    looked = Signal(str, str, str)
    """Memory, kind and text of the units that are to be shown."""

    asked = Signal(str)
    """One of "edit", "delete", "new", "import", "export", "statistics"."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Memories"))
        self._theme = theme
        self._right_to_left = (False, False)
        self._protected: Mapping[str, bool] = {}
        self.memory = QtWidgets.QComboBox()
        self.memory.setAccessibleName(tr("Memory"))
        self.memory.setMinimumWidth(280)
        self.search = QtWidgets.QLineEdit()
        self.search.setPlaceholderText(tr("Search both sides"))
        self.search.setAccessibleName(tr("Search both sides"))
        self.search.setClearButtonEnabled(True)
        self.kinds = QtWidgets.QTabBar()
        self.kinds.setAccessibleName(tr("Which units"))
        self.kinds.setExpanding(False)
        for _, title in KINDS:
            self.kinds.addTab(tr(title))
        self.table = UnitTable()
        self.empty = muted("")
        self.details = QtWidgets.QTextBrowser()
        self.details.setObjectName("examples")
        self.details.setAccessibleName(tr("The chosen unit"))
        self.details.setOpenLinks(False)
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
        head.addWidget(heading(tr("Memories of the project")))
        head.addStretch(1)
        head.addWidget(self.back)
        label = QtWidgets.QLabel(tr("&Memory"))
        label.setBuddy(self.memory)
        choice = QtWidgets.QHBoxLayout()
        choice.setSpacing(8)
        choice.addWidget(label)
        choice.addWidget(self.memory)
        for name, text in (
            ("new", tr("&New …")),
            ("import", tr("&Import …")),
            ("export", tr("E&xport …")),
            ("statistics", tr("&Statistics")),
        ):
            choice.addWidget(self._button(name, text))
        choice.addStretch(1)
        choice.addWidget(self.search, 1)
        line = QtWidgets.QHBoxLayout()
        line.addWidget(self.kinds)
        line.addStretch(1)
        line.addWidget(self._button("edit", tr("&Edit …")))
        line.addWidget(self._button("delete", tr("&Delete")))
        self.parts = QtWidgets.QSplitter(Qt.Orientation.Vertical)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.table)
        self.parts.addWidget(self.details)
        self.parts.setStretchFactor(0, 3)
        self.parts.setStretchFactor(1, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(choice)
        column.addLayout(line)
        column.addWidget(self.empty)
        column.addWidget(self.parts, 1)
        column.addWidget(self.message)

    def _button(self, name: str, text: str) -> QtWidgets.QPushButton:
        button = self.buttons[name] = QtWidgets.QPushButton(text)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.memory.currentIndexChanged.connect(lambda _: self.look())
        self.kinds.currentChanged.connect(lambda _: self.look())
        self.search.textChanged.connect(lambda _: self._timer.start())
        self.search.returnPressed.connect(self.table.setFocus)
        self._timer.timeout.connect(self.look)
        self.table.edit_asked.connect(self.buttons["edit"].click)
        self.table.delete_asked.connect(self.buttons["delete"].click)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_unit())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update())
        self.table.units.dataChanged.connect(lambda *_: self._show_unit())
        self._theme.changed.connect(self._show_unit)

    @property
    def name(self) -> str:
        """The memory in sight."""
        return str(self.memory.currentData() or "")

    @property
    def kind(self) -> Kind:
        return KINDS[max(0, self.kinds.currentIndex())][0]

    @property
    def unit(self) -> MemoryUnit | None:
        """The current unit."""
        return self.table.units.unit(self.table.currentIndex().row())

    def show_memories(
        self, memories: Mapping[str, int], protected: Mapping[str, bool], rtl: tuple[bool, bool]
    ) -> None:
        """The memories of the project with their units; whether they may be changed."""
        chosen = self.name
        self._protected, self._right_to_left = protected, rtl
        self.memory.blockSignals(True)
        self.memory.clear()
        for name, units in memories.items():
            text = tr("{name} ({units})", name=name, units=whole(units))
            self.memory.addItem(text, name)
        self.memory.setCurrentIndex(max(0, self.memory.findData(chosen)))
        self.memory.blockSignals(False)
        self.look()

    def choose(self, name: str) -> None:
        """Show a memory."""
        self.memory.setCurrentIndex(max(0, self.memory.findData(name)))

    def look(self) -> None:
        """Ask for the units that are to be shown."""
        if self.name:
            self.looked.emit(self.name, self.kind, self.search.text().strip())

    def show_units(self, found: Browsed) -> None:
        """The units that were found."""
        place = max(0, self.table.currentIndex().row())
        self.table.units.show(found.ids)
        some = len(found.ids) > 0
        self.empty.setVisible(not some)
        self.parts.setVisible(some)
        searched = self.search.text().strip()
        self.empty.setText(
            tr("No unit has “{text}” on either side.", text=searched)
            if searched
            else tr(NOTHING[self.kind])
        )
        if some:
            self.table.go_to(min(place, len(found.ids) - 1))
        count = tr("%Ln units", len(found.ids))
        self.say(count if found.complete else tr("{count}; there are more.", count=count))
        self._show_unit()

    def show_statistics(self, found: MemoryStatistics) -> None:
        """What the memory holds, in place of the unit."""
        self.details.setHtml(statistics_html(found, self._theme.scheme))
        self.details.setFocus()

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Tell something in a sentence."""
        set_flag_text(self.message, "kind", "wrong" if wrong else "muted")
        self.message.setText(text)

    def focus(self) -> None:
        """Begin in the list."""
        self.table.setFocus()

    def step_back(self) -> None:
        """Escape empties the search first."""
        if self.search.text():
            self.search.clear()
            self.table.setFocus()
        else:
            super().step_back()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.matches(QtGui.QKeySequence.StandardKey.Find):
            self.search.setFocus()
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def _show_unit(self) -> None:
        unit = self.unit
        self.details.setHtml(
            unit_html(unit, self._theme.scheme, self._right_to_left) if unit is not None else ""
        )
        self._update()

    def _update(self) -> None:
        """What can be done now."""
        changeable = not self._protected.get(self.name, False)
        why = (
            ""
            if changeable
            else tr("This memory is protected. Project ▸ Memories and Matches allows changes.")
        )
        selected: Sequence[int] = self.table.chosen
        self.buttons["edit"].setEnabled(changeable and len(selected) == 1)
        self.buttons["delete"].setEnabled(changeable and bool(selected))
        for name in ("edit", "delete"):
            self.buttons[name].setToolTip(why)
