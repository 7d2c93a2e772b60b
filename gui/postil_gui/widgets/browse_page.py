"""A page to choose one of several stores, find entries in it, and change them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog_parts import explain, heading, muted
from postil_gui.widgets.front_page import FrontPage, back_button
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.row_table import RowTable
from postil_gui.widgets.wrap_row import WrapRow

FIELD_FRAME = 44  # pixels of a field beside its text: padding, and the button that clears it


@dataclass(frozen=True, slots=True)
class PageButton:
    """A button of a page.

    Parameters
    ----------
    name
        What is asked for when it is pressed.
    help
        What it does, for its tip; not needed where it stands for a command of the desk.
    key
        That presses it, as menus write it.
    command
        Id of the command it stands for.
    """

    name: str
    text: str
    help: str = ""
    key: str = ""
    command: str = ""


class BrowsePage(FrontPage):
    """Base of such pages: a choice of stores, a search, kinds of entries, a table, buttons.

    Parameters
    ----------
    name, title
        Of the page, for screen readers and above it.
    kinds
        Titles of the kinds of entries.
    patience
        Milliseconds after the last letter of a search.
    """

    asked = Signal(str)
    """Name of a button: something is to be done."""

    def __init__(
        self, name: str, title: str, table: RowTable, kinds: Iterable[str], patience: int
    ) -> None:
        super().__init__(name)
        self.table = table
        self._title = title
        self.store = QtWidgets.QComboBox()
        self.store.setMinimumWidth(scaled(self, 280))
        self.search = QtWidgets.QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.kinds = QtWidgets.QTabBar()
        self.kinds.setExpanding(False)
        for kind in kinds:
            self.kinds.addTab(tr(kind))
        self.empty = muted("")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message = MessageLine()
        self.buttons: dict[str, QtWidgets.QPushButton] = {}
        self._described: dict[str, PageButton] = {}
        self.back = back_button()
        self._timer = QtCore.QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(patience)

    @property
    def name(self) -> str:
        """The store in sight, "" for none or all."""
        return str(self.store.currentData() or "")

    def name_parts(self, store: str, search: str, kinds: str) -> None:
        """Names of the choice of stores, the search and the kinds for screen readers."""
        self.store.setAccessibleName(store)
        self.search.setPlaceholderText(search)
        wanted = self.search.fontMetrics().horizontalAdvance(search) + scaled(self, FIELD_FRAME)
        self.search.setMinimumWidth(wanted)
        self.search.setAccessibleName(search)
        self.kinds.setAccessibleName(kinds)

    def look(self) -> None:
        """Show the entries that are looked for."""
        raise NotImplementedError

    def focus(self) -> None:
        """Begin in the list."""
        self.table.setFocus()

    def step_back(self) -> None:
        """Escape empties the search first."""
        if self.search.text():
            self.search.clear()
            self.focus()
        else:
            super().step_back()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.matches(QtGui.QKeySequence.StandardKey.Find):
            self.search.setFocus()
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def _lay_out_head(
        self,
        label: str,
        for_store: Iterable[PageButton],
        for_entries: Iterable[PageButton],
    ) -> QtWidgets.QVBoxLayout:
        """The upper part, to which the page adds its own."""
        head = QtWidgets.QHBoxLayout()
        head.addWidget(heading(self._title))
        head.addStretch(1)
        head.addWidget(self.back)
        buddy = Label(label)
        buddy.setBuddy(self.store)
        choice = WrapRow()
        choice.addWidget(buddy)
        choice.addWidget(self.store)
        for one in for_store:
            choice.addWidget(self._button(one))
        choice.end_with(self.search)
        line = WrapRow(spacing=10)
        line.addWidget(self.kinds)
        line.end_with(*map(self._button, for_entries))
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(22, 16, 22, 14)
        column.setSpacing(10)
        for part in (head, choice, line):
            column.addLayout(part)
        return column

    def _lay_out_body(self, column: QtWidgets.QVBoxLayout, listed: QtWidgets.QWidget) -> None:
        """Lay out the list, and in its place the reason why it is empty."""
        self.parts = QtWidgets.QStackedWidget()
        self.parts.addWidget(listed)
        self.parts.addWidget(self.empty)
        column.addWidget(self.parts, 1)

    def show_body(self, some: bool) -> None:
        """Show what is listed, or why there is nothing."""
        self.parts.setCurrentIndex(0 if some else 1)

    def _connect_head(self) -> None:
        """Bind what all such pages have, once the buttons are there."""
        self.back.clicked.connect(self.left)
        self.store.currentIndexChanged.connect(lambda _: self.look())
        self.kinds.currentChanged.connect(lambda _: self.look())
        self.search.textChanged.connect(lambda _: self._timer.start())
        self.search.returnPressed.connect(self.focus)
        self._timer.timeout.connect(self.look)
        self.table.edit_asked.connect(self.buttons["edit"].click)
        self.table.delete_asked.connect(self.buttons["delete"].click)

    def _button(self, described: PageButton) -> QtWidgets.QPushButton:
        name = described.name
        button = self.buttons[name] = QtWidgets.QPushButton(described.text)
        button.clicked.connect(lambda: self.asked.emit(name))
        self._described[name] = described
        if described.command:
            button.setProperty("command", described.command)
        else:
            explain(button, described.help, described.key)
        return button

    def _enable(self, name: str, possible: bool, why_not: str = "") -> None:
        """Enable a button, or say why it is not possible now."""
        described = self._described[name]
        self.buttons[name].setEnabled(possible)
        explain(self.buttons[name], described.help, described.key, why_not)
