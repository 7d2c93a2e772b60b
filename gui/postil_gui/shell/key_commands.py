"""Commands about commands: palette, keyboard sheet, shortcut editor, tool bar."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.help.keyboard_sheet import KeysDialog
from postil_gui.qt import Qt, QtCore, QtGui
from postil_gui.shell.actions.book import CONTEXT_MENU, ActionBook
from postil_gui.shell.actions.keys import BARE
from postil_gui.shell.palette import CommandPalette
from postil_gui.shell.project_view import ProjectView
from postil_gui.shell.shortcuts_dialog import ShortcutsDialog
from postil_gui.shell.toolbar_dialog import ToolbarDialog


def serve_view(book: ActionBook, view: ProjectView) -> None:
    """Give an open project its context menu, and Enter where the keymap confirms with it."""
    grid = view.grid
    grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show_menu(place: QtCore.QPoint) -> None:
        menu = book.menu_of(CONTEXT_MENU, grid)
        menu.popup(grid.viewport().mapToGlobal(place))

    def confirms(event: QtGui.QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (plain and enter and BARE.intersection(book.assigned["segment.confirm"])):
            return False
        book["segment.confirm"].trigger()
        return True

    grid.customContextMenuRequested.connect(show_menu)
    grid.editor.key_filters.append(confirms)


def show_palette(context: Context) -> None:
    """Find a command by a few letters."""
    window, book = context.window, context.shell.book
    CommandPalette(context.theme, context.settings, book, window).show_over(window)


def show_keys(context: Context) -> None:
    """Show all commands and their keys."""
    dialog = KeysDialog(context.theme, context.shell.book, context.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.change_asked.connect(lambda: change_keys(context))
    dialog.open()


def change_keys(context: Context) -> None:
    """Choose a keymap, and give commands other keys."""
    dialog = ShortcutsDialog(context.settings, context.shell.book, context.window)
    for sheet in context.window.findChildren(KeysDialog):
        dialog.finished.connect(sheet.refresh)
    dialog.open()


def customise_tool_bar(context: Context) -> None:
    """Choose which commands stand in the tool bar."""
    ToolbarDialog(context.settings, context.shell.book, context.window).open()
