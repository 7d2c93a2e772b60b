"""The shortcut editor: choose a keymap, give commands other keys; all of it works at once."""

from __future__ import annotations

from postil_gui.actions import keys
from postil_gui.actions.book import ActionBook
from postil_gui.actions.keymaps import EDITOR_KEYS, KEYMAP_NAMES
from postil_gui.actions.search import fits, folded
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets
from postil_gui.settings import KEYMAP, Settings
from postil_gui.shell.keys.key_field import KeyField
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label, set_tip

NAME, KEYS, MENU = range(3)
ROW_HEIGHT = 27
ID_ROLE = Qt.ItemDataRole.UserRole


class ShortcutsDialog(Dialog):
    """Keys of all commands, and one field to change those of the marked one."""

    guide = "keys"

    def __init__(
        self, theme: Theme, settings: Settings, book: ActionBook, parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keys"))
        begin_with(self, 940, 640)
        self._settings = settings
        self._book = book
        self._make_fields()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._search("")

    def _make_fields(self) -> None:
        self.keymap = QtWidgets.QComboBox()
        self.keymap.setAccessibleName(tr("Keymap"))
        for code, name in KEYMAP_NAMES.items():
            self.keymap.addItem(tr(name), code)
        self.keymap.setCurrentIndex(self.keymap.findData(self._book.keymap))
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Search: a command or a key"))
        self.field.setAccessibleName(tr("Search commands and keys"))
        self.field.setClearButtonEnabled(True)
        self.list = QtWidgets.QTreeWidget()
        self.list.setProperty("framed", True)
        self.list.setAccessibleName(tr("Commands and their keys"))
        self.list.setHeaderLabels([tr("Command"), tr("Keys"), tr("Menu")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        header = self.list.header()
        header.setStretchLastSection(False)  # what is left is for the names
        header.setSectionResizeMode(NAME, QtWidgets.QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(KEYS, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(MENU, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        self.recorder = KeyField()
        self.recorder.setPlaceholderText(tr("Press the key here"))
        self.recorder.setAccessibleName(tr("New key: press it here"))
        self.recorder.setMinimumWidth(scaled(self, 220))
        self.message = muted("")
        self.message.setMinimumHeight(36)

    def _make_buttons(self) -> None:
        self.use = QtWidgets.QPushButton(tr("Use this key"))
        self.add = QtWidgets.QPushButton(tr("Add it"))
        set_tip(self.add, tr("Keep the keys there are, and add this one."))
        self.remove = QtWidgets.QPushButton(tr("No key"))
        set_tip(self.remove, tr("Take all keys of the marked command away."))
        self.reset = QtWidgets.QPushButton(tr("Reset"))
        set_tip(self.reset, tr("Give the marked command the keys of the keymap again."))
        self.reset_all = QtWidgets.QPushButton(tr("Reset all"))
        self.close_button = QtWidgets.QPushButton(tr("Close"))
        for button in self._buttons():
            button.setAutoDefault(False)

    def _buttons(self) -> tuple[QtWidgets.QPushButton, ...]:
        return (self.use, self.add, self.remove, self.reset, self.reset_all, self.close_button)

    def _lay_out(self) -> None:
        head = QtWidgets.QHBoxLayout()
        label = Label(tr("&Keymap"))
        label.setBuddy(self.keymap)
        head.addWidget(label)
        head.addWidget(self.keymap)
        head.addSpacing(12)
        head.addWidget(self.field, 1)
        change = QtWidgets.QHBoxLayout()
        change.addWidget(Label(tr("New key")))
        change.addWidget(self.recorder)
        for button in (self.use, self.add, self.remove, self.reset):
            change.addWidget(button)
        change.addStretch(1)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.reset_all)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addLayout(change)
        column.addWidget(self.message)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(lambda *_: self._chosen())
        self.recorder.key_changed.connect(self._recorded)
        self.keymap.activated.connect(self._choose_keymap)
        self.use.clicked.connect(lambda: self._assign(False))
        self.add.clicked.connect(lambda: self._assign(True))
        self.remove.clicked.connect(lambda: self._set(()))
        self.reset.clicked.connect(lambda: self._set(None))
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.accept)

    @property
    def command(self) -> str:
        """Id of the marked command, or ""."""
        item = self.list.currentItem()
        return str(item.data(NAME, ID_ROLE)) if item is not None else ""

    @property
    def key(self) -> str:
        """The key that was recorded, or ""."""
        return keys.normal(self.recorder.key.toString())

    def choose(self, command: str) -> None:
        """Mark a command."""
        for row in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(row)
            if item is not None and item.data(NAME, ID_ROLE) == command:
                self.list.setCurrentItem(item)

    def _search(self, text: str) -> None:
        before = self.command
        self.list.clear()
        own = self._book.own_keys
        for action in self._book.declared.values():
            shown = self._book.keys_text(action.id, 4)
            by_key = folded(text.strip()) in folded(shown)
            if not by_key and fits(text, action.name, action.searched) is None:
                continue
            changed = action.id in own
            has_keys = shown or ("–" if changed else "")
            item = QtWidgets.QTreeWidgetItem([action.name, has_keys, action.path])
            item.setData(NAME, ID_ROLE, action.id)
            set_tip(item, tr(action.help), NAME)
            item.setSizeHint(NAME, QtCore.QSize(0, ROW_HEIGHT))
            if changed:
                set_tip(item, tr("Changed by you"), KEYS)
                font = item.font(KEYS)
                font.setBold(True)
                item.setFont(KEYS, font)
                item.setIcon(KEYS, self._theme.icon("state-draft"))
            self.list.addTopLevelItem(item)
        self.choose(before)
        first = self.list.topLevelItem(0)
        if not self.command and first is not None:
            self.list.setCurrentItem(first)
        self.reset_all.setEnabled(bool(own))
        self._recorded()

    def _chosen(self) -> None:
        self.recorder.clear()
        self._recorded()

    def _recorded(self) -> None:
        """Show which command has the recorded key, and the effect of assigning it."""
        command, key = self.command, self.key
        refused = key in EDITOR_KEYS or (bool(key) and len(key) == 1)
        self.use.setEnabled(bool(command and key) and not refused)
        self.add.setEnabled(self.use.isEnabled())
        self.remove.setEnabled(bool(command) and bool(self._book.assigned[command]))
        self.reset.setEnabled(command in self._book.own_keys)
        other = keys.holder(self._book.assigned, key) if key else None
        if refused:
            text = tr("{key} is needed for typing. Choose another one.", key=keys.shown(key))
        elif other == command and key:
            text = tr("{key} is this command's key already.", key=keys.shown(key))
        elif other is not None:
            text = tr(
                "{key} belongs to “{name}”. Use it, and that command loses it.",
                key=keys.shown(key),
                name=self._book.declared[other].name,
            )
        elif key:
            text = tr("{key} is free.", key=keys.shown(key))
        else:
            text = tr("Mark a command, go to “New key” and press the key.")
        self.message.setText(text)
        self.recorder.setAccessibleDescription(text)

    def _assign(self, beside: bool) -> None:
        command, key = self.command, self.key
        own = self._book.own_keys
        other = keys.holder(self._book.assigned, key)
        if other is not None and other != command:
            own[other] = tuple(one for one in self._book.assigned[other] if one != key)
        there = self._book.assigned[command] if beside else ()
        own[command] = tuple(dict.fromkeys((*there, key)))
        self._book.set_own_keys(own)
        self._after_change()

    def _set(self, given: tuple[str, ...] | None) -> None:
        own = self._book.own_keys
        if given is None:
            own.pop(self.command, None)
        else:
            own[self.command] = given
        self._book.set_own_keys(own)
        self._after_change()

    def _reset_all(self) -> None:
        self._book.set_own_keys({})
        self._after_change()

    def _choose_keymap(self) -> None:
        self._settings.set(KEYMAP, str(self.keymap.currentData()))
        self._after_change()

    def _after_change(self) -> None:
        self.recorder.clear()
        self._search(self.field.text())

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.field.hasFocus():
            self.list.setFocus()
            return
        super().keyPressEvent(event)
