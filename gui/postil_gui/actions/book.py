"""The actions as Qt has them: menus, tool bar, shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, cast

from postil_gui.actions import keys
from postil_gui.actions.action import Action, Place
from postil_gui.actions.keymaps import Keymap, Keys
from postil_gui.actions.menus import MENUS
from postil_gui.i18n.messages import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.settings import KEYMAP, OWN_KEYS, TOOLBAR, TOOLBAR_LABELS, Setting, Settings
from postil_gui.theme.theme import Theme
from postil_gui.widgets.keys.mnemonics import of_menu, use_distinct
from postil_gui.widgets.plain_text import set_tip

LINE = "|"
"""Stands for a line in the list of the tool bar."""

ROLES = {
    "project.quit": QtGui.QAction.MenuRole.QuitRole,
    "project.settings": QtGui.QAction.MenuRole.PreferencesRole,
    "help.about": QtGui.QAction.MenuRole.AboutRole,
}
"""Actions that macOS puts into the application menu; without them it would guess by titles."""

COMMAND = "command"
"""Property of a button: the id of the command it stands for."""


class ActionBook:
    """The actions as Qt has them: shortcuts, menus, tool bar, and which of them are possible now.

    Parameters
    ----------
    actions
        The commands, in the order of the menus.
    bind
        What a command does when it is given.

    Attributes
    ----------
    declared
        The commands by their id, in the order of the menus.
    assigned
        The keys of every command in the keymap in use, with the user's own.
    possible
        What there is now, of the names of ``actions.When``.
    """

    def __init__(
        self,
        window: QtWidgets.QMainWindow,
        theme: Theme,
        settings: Settings,
        actions: Iterable[Action],
        bind: Callable[[Action], Callable[[], None]],
    ) -> None:
        self._window = window
        self._theme = theme
        self._settings = settings
        self._groups: dict[str, QtGui.QActionGroup] = {}
        self._bar: QtWidgets.QToolBar | None = None
        self._reasons: dict[str, str] = {}  # why a command cannot be done now
        self._tips: dict[str, str] = {}  # what a command does, and by which key
        self.declared = {action.id: action for action in actions}
        self.possible: set[str] = set()
        self.assigned: dict[str, tuple[str, ...]] = {}
        self.actions = {
            name: self._make(action, bind(action)) for name, action in self.declared.items()
        }
        self.apply_keys()
        settings.listen(self._setting_changed)
        theme.changed.connect(self._colour)
        self._colour()

    def __getitem__(self, action_id: str) -> QtGui.QAction:
        return self.actions[action_id]

    @property
    def keymap(self) -> Keymap:
        """The keymap in use."""
        return cast("Keymap", self._settings.get(KEYMAP))

    @property
    def own_keys(self) -> dict[str, tuple[str, ...]]:
        """Keys that the user set on top of the keymap."""
        return keys.read_own(self._settings.get(OWN_KEYS))

    def set_own_keys(self, own: Mapping[str, Keys]) -> None:
        """Use and remember other keys; the keymap gives the rest."""
        self._settings.set(OWN_KEYS, keys.written_own(own))

    def apply_keys(self) -> None:
        """Give every action the keys of the keymap in use."""
        self.assigned = keys.assign(list(self.declared.values()), self.keymap, self.own_keys)
        keys.use(self.assigned)
        for action_id, action in self.actions.items():
            action.setShortcuts(keys.sequences(self.assigned[action_id]))
            declared, key = self.declared[action_id], self.keys_text(action_id, 1)
            self._tips[action_id] = keys.tip(declared.name, key, tr(declared.help))
            self._describe(action_id)
        self.describe_buttons()

    def describe_buttons(self, within: QtWidgets.QWidget | None = None) -> None:
        """Give buttons that stand for a command, by their property :data:`COMMAND`, its tip; those
        of a widget only, or all of the window.
        """
        for button in (within or self._window).findChildren(QtWidgets.QAbstractButton):
            action = self.actions.get(str(button.property(COMMAND)))
            if action is not None and button.toolTip() != action.toolTip():
                set_tip(button, action.toolTip())
                button.setAccessibleDescription(action.toolTip())

    def keys_text(self, action_id: str, most: int = 2) -> str:
        """The keys of a command as keyboards have them: "Ctrl+K or F3"."""
        return tr(" or ").join(keys.shown(key) for key in self.assigned[action_id][:most])

    def enable(self, possible: set[str]) -> None:
        """Enable what needs no more than ``possible`` (names of ``actions.When``); the tips of the
        others say why not.
        """
        if self._reasons and possible == self.possible:
            return  # asked for whenever a segment is opened, which seldom changes anything
        self.possible = set(possible)
        changed = False
        reasons: dict[str, str] = {}  # many commands need the same
        for action in self.declared.values():
            if action.when not in reasons:
                reasons[action.when] = action.why_not(possible)
            reason = reasons[action.when]
            if reason != self._reasons.get(action.id, ""):
                self._reasons[action.id] = reason
                self._describe(action.id)
                changed = True
            self.actions[action.id].setEnabled(not reason)
        if changed:
            self.describe_buttons()

    def fill_menus(self, bar: QtWidgets.QMenuBar) -> dict[str, QtWidgets.QMenu]:
        """Build the menus; returns them by name."""
        titles = {name: f"&{name}" for name in MENUS}
        menus = {name: bar.addMenu(tr(title)) for name, title in titles.items()}
        for action in self.declared.values():
            if action.menu not in menus:
                parent, _, name = action.menu.partition("/")
                menus[action.menu] = menus[parent].addMenu(tr(name))
            if action.separate:
                menus[action.menu].addSeparator()
            menus[action.menu].addAction(self.actions[action.id])
        use_distinct(of_menu(bar))
        for menu in menus.values():
            menu.setToolTipsVisible(True)
            use_distinct(of_menu(menu))
        return menus

    def fill_toolbar(self, bar: QtWidgets.QToolBar) -> None:
        """Put the actions the settings name into the tool bar; it follows them from now on."""
        self._bar = bar
        bar.destroyed.connect(self._bar_gone)
        bar.clear()
        for entry in self._settings.get(TOOLBAR):
            if entry == LINE:
                bar.addSeparator()
            elif entry in self.actions:
                bar.addAction(self.actions[entry])
                button = bar.widgetForAction(self.actions[entry])
                if isinstance(button, QtWidgets.QToolButton):
                    self._dress(button, self.declared[entry])

    def context_menu(
        self, place: Place, parent: QtWidgets.QWidget, but: Collection[str] = ()
    ) -> QtWidgets.QMenu:
        """The menu of a place, without the commands ``but``; gone when it is closed."""
        menu = QtWidgets.QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.add_context(menu, place, but)
        return menu

    def add_context(self, menu: QtWidgets.QMenu, place: Place, but: Collection[str] = ()) -> None:
        """Add the commands of a place to a menu, a line between those of different menus."""
        before = ""
        for one in self.declared.values():
            if place in one.places and one.id not in but:
                if before and one.menu != before:
                    menu.addSeparator()
                menu.addAction(self.actions[one.id])
                before = one.menu

    def _dress(self, button: QtWidgets.QToolButton, declared: Action) -> None:
        button.setAccessibleName(declared.name)
        button.setAccessibleDescription(tr(declared.help))
        if declared.bar_text and self._settings.get(TOOLBAR_LABELS):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        elif not declared.icon:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)

    def _bar_gone(self) -> None:
        self._bar = None

    def _make(self, declared: Action, callback: Callable[[], None]) -> QtGui.QAction:
        action = QtGui.QAction(tr(declared.title), self._window)
        action.setObjectName(declared.id)
        action.setIconText(tr(declared.bar_text) if declared.bar_text else declared.name)
        action.setStatusTip("")
        action.setMenuRole(ROLES.get(declared.id, QtGui.QAction.MenuRole.NoRole))
        action.triggered.connect(lambda _=False: callback())
        action.setCheckable(declared.switch)
        if declared.ticked is not None:
            action.setCheckable(True)
            self._tick(action, *declared.ticked)
        if declared.choice:
            group = self._groups.get(declared.choice)
            if group is None:
                group = self._groups[declared.choice] = QtGui.QActionGroup(self._window)
            action.setCheckable(True)
            group.addAction(action)
        self._window.addAction(action)
        return action

    def _tick(self, action: QtGui.QAction, setting: Setting[Any], value: object) -> None:
        action.setChecked(self._settings.get(setting) == value)

    def _describe(self, action_id: str) -> None:
        told = filter(None, (self._tips[action_id], self._reasons.get(action_id, "")))
        set_tip(self.actions[action_id], "\n".join(told))

    def _setting_changed(self, key: str) -> None:
        if key in (KEYMAP.key, OWN_KEYS.key):
            self.apply_keys()
        elif key in (TOOLBAR.key, TOOLBAR_LABELS.key) and self._bar is not None:
            self.fill_toolbar(self._bar)
        for name, declared in self.declared.items():
            if declared.ticked is not None and declared.ticked[0].key == key:
                self._tick(self.actions[name], *declared.ticked)

    def _colour(self) -> None:
        for declared in self.declared.values():
            if declared.icon:
                role = "accent" if declared.id == "segment.confirm" else "muted"
                self.actions[declared.id].setIcon(self._theme.icon(declared.icon, role))
