"""Commands about commands: palette, keyboard sheet, shortcut editor, tool bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.features.help.keyboard_sheet import KeysDialog
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.shell.actions.book import CONTEXT_MENU
from postil_gui.shell.actions.keys import BARE
from postil_gui.shell.palette import CommandPalette
from postil_gui.shell.shortcuts_dialog import ShortcutsDialog
from postil_gui.shell.toolbar_dialog import ToolbarDialog

if TYPE_CHECKING:
    from postil_gui.shell.desk import Desk
    from postil_gui.shell.project_view import ProjectView


def key_callbacks(desk: Desk) -> dict[str, Callable[[], None]]:
    """By id of the action."""
    return {
        "help.palette": lambda: _palette(desk),
        "help.keys": lambda: _sheet(desk),
        "help.shortcuts": lambda: _shortcuts(desk),
        "help.toolbar": lambda: ToolbarDialog(desk.settings, desk.window.book, desk.window).open(),
    }


def serve_view(desk: Desk, view: ProjectView) -> None:
    """Give an open project its context menu, and Enter where the keymap confirms with it."""
    grid = view.grid
    grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show_menu(place: QtCore.QPoint) -> None:
        menu = desk.window.book.menu_of(CONTEXT_MENU, grid)
        menu.popup(grid.viewport().mapToGlobal(place))

    def confirms(event: QtGui.QKeyEvent) -> bool:
        book = desk.window.book
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (plain and enter and BARE.intersection(book.assigned["segment.confirm"])):
            return False
        book["segment.confirm"].trigger()
        return True

    grid.customContextMenuRequested.connect(show_menu)
    grid.editor.key_filters.append(confirms)


def _palette(desk: Desk) -> None:
    window = desk.window
    CommandPalette(desk.theme, desk.settings, window.book, window).show_over(window)


def _sheet(desk: Desk) -> None:
    dialog = KeysDialog(desk.theme, desk.window.book, desk.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.change_asked.connect(lambda: _shortcuts(desk))
    dialog.open()


def _shortcuts(desk: Desk) -> None:
    dialog = ShortcutsDialog(desk.settings, desk.window.book, desk.window)
    for sheet in desk.window.findChildren(KeysDialog):
        dialog.finished.connect(sheet.refresh)
    dialog.open()
