"""Dialog for the tool bar: its buttons, chosen from all commands."""

from __future__ import annotations

from postil_gui.actions.book import LINE, ActionBook
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.settings import TOOLBAR, Settings
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.measures import begin_with, icon_size
from postil_gui.widgets.plain_text import Label, set_tip

ID_ROLE = Qt.ItemDataRole.UserRole
ICON_SIZE = 20


class ToolbarDialog(Dialog):
    """All commands to the left, the tool bar to the right; every change shows at once."""

    guide = "keys"

    def __init__(self, settings: Settings, book: ActionBook, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Tool bar"))
        begin_with(self, 860, 560)
        self._settings = settings
        self._book = book
        self.all = QtWidgets.QListWidget()
        self.all.setAccessibleName(tr("All commands"))
        self.bar = QtWidgets.QListWidget()
        self.bar.setAccessibleName(tr("Commands in the tool bar"))
        for one in (self.all, self.bar):
            one.setProperty("framed", True)
            one.ensurePolished()  # else the rows are measured without their padding
            one.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            one.setIconSize(icon_size(one, ICON_SIZE))
        self.all.addItem(self._item(LINE))
        for name in book.declared:
            self.all.addItem(self._item(name))
        self.all.setCurrentRow(0)
        self.add = QtWidgets.QPushButton(tr("Add"))
        self.remove = QtWidgets.QPushButton(tr("Remove"))
        self.up = QtWidgets.QPushButton(tr("Up"))
        self.down = QtWidgets.QPushButton(tr("Down"))
        self.reset = QtWidgets.QPushButton(tr("Reset"))
        self.close_button = QtWidgets.QPushButton(tr("Close"))
        self._lay_out()
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.reset.clicked.connect(lambda: self._write(list(TOOLBAR.default), 0))
        self.close_button.clicked.connect(self.accept)
        self.all.itemActivated.connect(lambda _: self._add())
        self._show(0)

    def _lay_out(self) -> None:
        middle = QtWidgets.QVBoxLayout()
        for button in (self.add, self.remove, self.up, self.down):
            button.setAutoDefault(False)
            middle.addWidget(button)
        middle.addStretch(1)
        lists = QtWidgets.QGridLayout()
        for place, one in ((0, self.all), (2, self.bar)):
            lists.setColumnStretch(place, 1)
            lists.addWidget(Label(one.accessibleName()), 0, place)
        lists.addWidget(self.all, 1, 0)  # Tab goes in this order
        lists.addLayout(middle, 1, 1)
        lists.addWidget(self.bar, 1, 2)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.reset)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.close_button.setDefault(True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addWidget(muted(tr("Choose what stands in the tool bar, and in which order.")))
        column.addLayout(lists, 1)
        column.addLayout(foot)

    @property
    def entries(self) -> list[str]:
        """Ids of the commands in the tool bar, a sign for each line."""
        return self._settings.get(TOOLBAR)

    def _item(self, entry: str) -> QtWidgets.QListWidgetItem:
        if entry == LINE or entry not in self._book.declared:
            item = QtWidgets.QListWidgetItem(tr("— separator —"))
        else:
            item = QtWidgets.QListWidgetItem(self._book.declared[entry].name)
            icon = self._book[entry].icon()
            item.setIcon(_no_icon() if icon.isNull() else icon)
            set_tip(item, tr(self._book.declared[entry].help))
        item.setData(ID_ROLE, entry)
        return item

    def _add(self) -> None:
        item = self.all.currentItem()
        if item is not None:
            row = self.bar.currentRow() + 1
            entries = self.entries
            entries.insert(row, item.data(ID_ROLE))
            self._write(entries, row)

    def _remove(self) -> None:
        entries, row = self.entries, self.bar.currentRow()
        if 0 <= row < len(entries):
            del entries[row]
            self._write(entries, min(row, len(entries) - 1))

    def _move(self, step: int) -> None:
        entries, row = self.entries, self.bar.currentRow()
        if 0 <= row < len(entries) and 0 <= row + step < len(entries):
            entries.insert(row + step, entries.pop(row))
            self._write(entries, row + step)

    def _write(self, entries: list[str], row: int) -> None:
        self._settings.set(TOOLBAR, entries)
        self._show(row)

    def _show(self, row: int) -> None:
        self.bar.clear()
        for entry in self.entries:
            self.bar.addItem(self._item(entry))
        self.bar.setCurrentRow(row)


def _no_icon() -> QtGui.QIcon:
    """Keeps the place of an icon, so that names stand in line."""
    nothing = QtGui.QPixmap(ICON_SIZE, ICON_SIZE)
    nothing.fill(Qt.GlobalColor.transparent)
    return QtGui.QIcon(nothing)
