"""The actions as Qt has them: menus, tool bar, shortcuts, made from ``all_actions``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from postil_gui.actions.action import Action
from postil_gui.actions.all_actions import ACTIONS, MENUS
from postil_gui.i18n import tr
from postil_gui.qt import Qt, QtGui, QtWidgets
from postil_gui.theme.theme import Theme


class ActionBook:
    """The actions as Qt has them: shortcuts, menus, tool bar, and which of them are possible now.

    Parameters
    ----------
    callbacks
        By id of the action; exactly the declared ones.
    """

    def __init__(
        self,
        window: QtWidgets.QMainWindow,
        theme: Theme,
        callbacks: Mapping[str, Callable[[], None]],
    ) -> None:
        ids = {action.id for action in ACTIONS}
        if ids != callbacks.keys():
            raise ValueError(f"actions without callbacks or the reverse: {ids ^ callbacks.keys()}")
        self._window = window
        self._theme = theme
        self._groups: dict[str, QtGui.QActionGroup] = {}
        self.actions = {action.id: self._make(action, callbacks[action.id]) for action in ACTIONS}
        theme.changed.connect(self._colour)
        self._colour()

    def __getitem__(self, action_id: str) -> QtGui.QAction:
        return self.actions[action_id]

    def enable(self, possible: set[str]) -> None:
        """Enable what needs no more than ``possible`` (names of :data:`When`)."""
        for action in ACTIONS:
            self.actions[action.id].setEnabled(action.when in possible | {"always"})

    def fill_menus(self, bar: QtWidgets.QMenuBar) -> dict[str, QtWidgets.QMenu]:
        """Build the menus; returns them by name."""
        menus = {name: bar.addMenu(tr(f"&{name}")) for name in MENUS}
        for action in ACTIONS:
            if action.menu not in menus:
                parent, _, name = action.menu.partition("/")
                menus[action.menu] = menus[parent].addMenu(tr(name))
            if action.separate:
                menus[action.menu].addSeparator()
            menus[action.menu].addAction(self.actions[action.id])
        return menus

    def fill_toolbar(self, bar: QtWidgets.QToolBar, groups: tuple[tuple[str, ...], ...]) -> None:
        """Put actions into the tool bar, a line between groups."""
        for number, group in enumerate(groups):
            if number:
                bar.addSeparator()
            for action_id in group:
                bar.addAction(self.actions[action_id])
                button = bar.widgetForAction(self.actions[action_id])
                declared = next(action for action in ACTIONS if action.id == action_id)
                if isinstance(button, QtWidgets.QToolButton):
                    button.setAccessibleName(self.actions[action_id].text().replace("&", ""))
                    if declared.bar_text:
                        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _make(self, declared: Action, callback: Callable[[], None]) -> QtGui.QAction:
        action = QtGui.QAction(tr(declared.title), self._window)
        plain = action.text().replace("&", "").rstrip(" …")
        text = tr(declared.help)
        action.setObjectName(declared.id)
        action.setShortcuts([QtGui.QKeySequence(keys) for keys in declared.shortcuts])
        action.setIconText(tr(declared.bar_text) or plain)
        keys = action.shortcut().toString(QtGui.QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{plain} ({keys})\n{text}" if keys else f"{plain}\n{text}")
        action.setStatusTip("")
        action.triggered.connect(lambda _=False: callback())
        if declared.choice:
            group = self._groups.get(declared.choice)
            if group is None:
                group = self._groups[declared.choice] = QtGui.QActionGroup(self._window)
            action.setCheckable(True)
            group.addAction(action)
        self._window.addAction(action)
        return action

    def _colour(self) -> None:
        for declared in ACTIONS:
            if declared.icon:
                role = "accent" if declared.id == "segment.confirm" else "muted"
                self.actions[declared.id].setIcon(self._theme.icon(declared.icon, role))
